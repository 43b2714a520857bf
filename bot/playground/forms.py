"""Filling in a modal and picking people, roles or channels, as Discord's client sends it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.playground.checks.components import LABEL, ROW, SELECT, TEXT_DISPLAY, TEXT_INPUT
from bot.playground.options import Values
from bot.playground.wire import Json

if TYPE_CHECKING:
    from bot.playground.people import Player

USERS, ROLES, MENTIONABLES, CHANNELS = 5, 6, 7, 8
FILES, RADIO, CHECKBOXES, CHECKBOX = 19, 21, 22, 23


def resolve_picks(p: Player, channel_id: str, kind: int, values: list[str], got: Values | None = None) -> Json:
    """The objects behind the ids picked in a menu of people, roles or channels. Raises ValueError."""
    w, channel = p.standin, p.standin.channels[channel_id]
    got = got or Values()
    for v in values:
        try:
            if kind == USERS or (kind == MENTIONABLES and v in w.players):
                got.person(w, v, channel)
            elif kind in (ROLES, MENTIONABLES):
                got.role(w, v, channel)
            elif kind == CHANNELS:
                got.place(w, p, v)
        except (KeyError, StopIteration):
            raise ValueError(f"there is no {v!r} to pick here") from None
    return got.resolved


def filled(p: Player, channel_id: str, modal: Json, values: dict[str, Any]) -> tuple[list[Json], Json]:
    """The components of the submission and what they resolve to. Raises ValueError as the client's form would."""
    got = Values()
    out: list[Json] = []
    known: set[str] = set()
    for top in modal["components"]:
        r: Json = {"type": top["type"], "id": top["id"]}
        if top["type"] == ROW:
            r["components"] = [_answer(p, channel_id, c, values, got) for c in top["components"]]
            known.update(c["custom_id"] for c in top["components"])
        elif top["type"] == LABEL:
            r["component"] = _answer(p, channel_id, top["component"], values, got)
            known.add(top["component"]["custom_id"])
        elif top["type"] != TEXT_DISPLAY:
            raise ValueError(f"component type {top['type']} is not known in a modal")
        out.append(r)
    if values.keys() - known:
        raise LookupError(f"the form has no {sorted(values.keys() - known)}, only {sorted(known)}")
    return out, got.resolved


def _answer(p: Player, channel_id: str, c: Json, values: dict[str, Any], got: Values) -> Json:
    name, kind = c["custom_id"], c["type"]
    r: Json = {"type": kind, "id": c["id"], "custom_id": name}
    value = values.get(name)
    if kind == TEXT_INPUT:
        r["value"] = _text(c, c.get("value") or "" if value is None else str(value))
    elif kind == CHECKBOX:
        r["value"] = bool(c.get("default") if value is None else value)
    elif kind == FILES:
        w = p.standin
        many = value if isinstance(value, list) else [] if value is None else [value]
        r["values"] = [got.upload(w, f, w.channels[channel_id]) for f in _count(c, many)]
    else:
        picks = _picked(c, _many(c, value))
        resolve_picks(p, channel_id, kind, picks, got)
        r |= {"value": next(iter(picks), None)} if kind == RADIO else {"values": picks}
    return r


def _required(c: Json) -> bool:
    return c.get("required") is not False


def _many(c: Json, value: Any) -> list[str]:
    if value is None:
        return [o["value"] for o in c.get("options") or () if o.get("default")]
    return [str(getattr(v, "id", v)) for v in (value if isinstance(value, list) else [value])]


def _picked(c: Json, picks: list[str]) -> list[str]:
    offered = {o["value"] for o in c.get("options") or ()}
    if c["type"] in (SELECT, RADIO, CHECKBOXES) and not set(picks) <= offered:
        raise ValueError(f"{c['custom_id']}: {picks} not offered, only {sorted(offered)}")
    return _count(c, picks)


def _count(c: Json, picks: list[Any]) -> list[Any]:
    low, high = c.get("min_values"), c.get("max_values")
    low = 1 if low is None else low
    high = (len(c["options"]) if c["type"] == CHECKBOXES else 1) if high is None else high
    if (picks or _required(c)) and not low <= len(picks) <= high:
        raise ValueError(f"{c['custom_id']}: {len(picks)} given, {low} to {high} needed")
    return picks


def _text(c: Json, text: str) -> str:
    low = c.get("min_length") or int(_required(c))
    if not (low <= len(text) or (not text and not _required(c))) or len(text) > (c.get("max_length") or 4000):
        raise ValueError(f"{c['custom_id']}: {len(text)} characters will not do")
    return text
