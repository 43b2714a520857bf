"""The values a person gives to a command's options, held to what Discord's client lets through."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.playground.uploads import Upload
from bot.playground.wire import ATTACHMENT, BOOLEAN, CHANNEL, INTEGER, MENTIONABLE, NUMBER, ROLE, STRING, USER, Json

if TYPE_CHECKING:
    from bot.playground.people import Player
    from bot.playground.world import World


@dataclass(slots=True)
class Values:
    """Option values in Discord's shape, and the objects that their ids stand for."""

    values: list[Json] = field(default_factory=list)
    resolved: dict[str, dict[str, Json]] = field(default_factory=dict)

    def person(self, w: World, value: Any, channel: Json) -> str:
        """Takes a Player, or an id, into `resolved`; returns the id."""
        p = w.players[str(getattr(value, "id", value))]
        self.resolved.setdefault("users", {})[p.id] = p.user
        if channel.get("guild_id"):
            m = p.member(w.may(p, channel))
            del m["user"]
            self.resolved.setdefault("members", {})[p.id] = m
        return p.id

    def place(self, w: World, asker: Player, value: Any) -> str:
        """Takes a channel, or its id."""
        c = w.channels[value["id"] if isinstance(value, dict) else str(value)]
        self.resolved.setdefault("channels", {})[c["id"]] = {**c, "permissions": str(w.may(asker, c))}
        return str(c["id"])

    def role(self, w: World, value: Any, channel: Json) -> str:
        """Takes a role of the guild, or its id."""
        rid = value["id"] if isinstance(value, dict) else str(value)
        r = next(r for r in w.guilds[channel["guild_id"]]["roles"] if r["id"] == rid)
        self.resolved.setdefault("roles", {})[rid] = r
        return str(rid)

    def upload(self, w: World, value: Upload, channel: Json) -> str:
        """Takes a file, which can then be fetched from the stand-in."""
        a = w.attach(channel["id"], value, ephemeral=True)
        self.resolved.setdefault("attachments", {})[a["id"]] = a
        return str(a["id"])


def given(p: Player, channel: Json, options: list[Json], values: dict[str, Any], *, focused: str | None) -> Values:
    """The values of one command. Raises LookupError for an option that is not there, ValueError for a bad value."""
    by_name = {o["name"]: o for o in options}
    got = Values()
    for name, value in values.items():
        o = by_name.get(name)
        if o is None:
            raise LookupError(f"there is no option {name!r}, only {list(by_name)}")
        if name == focused:
            got.values.append({"name": name, "type": o["type"], "value": str(value), "focused": True})
            continue
        got.values.append({"name": name, "type": o["type"], "value": _value(p, channel, o, value, got)})
    if focused is None:
        missing = [o["name"] for o in options if o.get("required") and o["name"] not in values]
        if missing:
            raise ValueError(f"needs a value for {missing}")
    elif focused not in values:
        got.values.append({"name": focused, "type": by_name[focused]["type"], "value": "", "focused": True})
    return got


def _value(p: Player, channel: Json, o: Json, value: Any, got: Values) -> Any:
    w, kind = p.standin, o["type"]
    take: dict[int, Callable[[], Any]] = {
        STRING: lambda: _text(o, value),
        INTEGER: lambda: _number(o, value, int),
        NUMBER: lambda: _number(o, value, float),
        BOOLEAN: lambda: _truth(o, value),
        USER: lambda: got.person(w, value, channel),
        CHANNEL: lambda: got.place(w, p, value),
        ROLE: lambda: got.role(w, value, channel),
        MENTIONABLE: lambda: got.person(w, value, channel),
        ATTACHMENT: lambda: got.upload(w, value, channel),
    }
    if kind == ATTACHMENT and not isinstance(value, Upload):
        raise ValueError(f"{o['name']} needs a file")
    try:
        value = take[kind]()
    except (KeyError, StopIteration):
        raise ValueError(f"{o['name']}: there is no {value!r} here") from None
    if o.get("choices") and value not in [c["value"] for c in o["choices"]]:
        raise ValueError(f"{o['name']}: {value!r} is not one of {[c['value'] for c in o['choices']]}")
    return value


def _text(o: Json, value: Any) -> str:
    text = str(value)
    if not o.get("min_length", 0) <= len(text) <= o.get("max_length", 6000):
        raise ValueError(f"{o['name']}: too long or too short")
    return text


def _number(o: Json, value: Any, kind: type[int] | type[float]) -> int | float:
    n = kind(value)
    if not o.get("min_value", n) <= n <= o.get("max_value", n):
        raise ValueError(f"{o['name']}: {n} is out of range")
    return n


def _truth(o: Json, value: Any) -> bool:
    if not isinstance(value, bool):
        raise TypeError(f"{o['name']} is true or false")
    return value
