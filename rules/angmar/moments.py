"""Moments: something happens, and Forced effects and Responses answer it (RULES 7.2, 7.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.angmar import looking
from rules.angmar.looking import printed
from rules.angmar.state import State, Step
from rules.angmar.texts import Trigger, text_of
from rules.angmar.values import blank
from rules.angmar.writing import then
from rules.core.ledger import Ledger


def moment(t: Ledger, on: str, *, card: str = "", seat: str = "", area: str = "", **about: str) -> None:
    """Opens the scripts of every Forced effect and Response for this moment, Forced first.

    `card` is what it happened to ("it"), `seat` whom it concerns; only cards of that staging area answer. Several
    different Forced effects at once: the first player orders them (FAQ 1.02).
    """
    env = {"it": card, "seat": seat, "on": on, **about}
    sources = (*t.state.pieces, *(() if not card or card in t.state.pieces else (card,)))
    answers = [step for source in sources for step in _answers(t.state, source, area, env)]
    forced = [step for step in answers if step.name == "script"]
    optional = [step for step in answers if step.name == "may"]
    if not forced and not optional:
        return
    if len({step.script for step in forced}) > 1 and t.state.options.get("ordering") == "ask":
        steps = [Step(name="ordering", seat=looking.first_at(t.state, area) or t.state.first, env=packed(forced))]
        then(t, *steps, *optional)
    else:
        then(t, *forced, *optional)


def packed(steps: list[Step]) -> dict[str, str]:
    """Scripts as one step's `env`: their names, cards and seats; all share what the moment is about."""
    out = dict(steps[0].env)
    for n, step in enumerate(steps):
        out[f"script{n}"], out[f"card{n}"], out[f"you{n}"] = step.script, step.card, step.seat
    return out


def unpacked(env: Mapping[str, str]) -> list[Step]:
    """The scripts again, in the order they were packed."""
    about = {k: v for k, v in env.items() if k in {"it", "seat", "on"} or not k[-1].isdigit()}
    return [
        Step(name="script", script=script, card=env[f"card{key[6:]}"], seat=env[f"you{key[6:]}"], env=about)
        for key, script in env.items()
        if key.startswith("script")
    ]


def _answers(s: State, source: str, area: str, env: dict[str, str]) -> Iterator[Step]:
    """The steps of one card for this moment. A card that has just left play answers only for itself (`Trigger.out`)."""
    gone = source not in s.pieces
    if not gone and looking.area_of(s, source) == looking.AWAY:
        return
    face = looking.front(s, source) if gone else printed(s, source)
    for n, trigger in enumerate(text_of(face.key).forced):
        if trigger.on != env["on"] or (gone and not trigger.out):
            continue
        if (not gone and _elsewhere(s, source, area)) or (trigger.printed and blank(s, source)):
            continue
        name = "may" if trigger.optional else "script"
        seat = _seat(s, trigger, source, area, env)
        step = Step(name=name, script=f"{face.key}/forced{n}", card=source, seat=seat, env=env)
        if trigger.when is None or trigger.when(s, step):
            yield step


def _elsewhere(s: State, source: str, area: str) -> bool:
    """Whether a card belongs to another staging area than the moment."""
    here = looking.area_of(s, source)
    return bool(area) and here != area and looking.EVERYWHERE not in {here, area}


def _seat(s: State, trigger: Trigger, source: str, area: str, env: dict[str, str]) -> str:
    """Who "you" is in the words of a trigger."""
    here = area or (looking.area_of(s, source) if source in s.pieces else "")
    first = looking.first_at(s, here) or s.first
    if trigger.seat == "controller" and source in s.pieces:
        return looking.controller(s, source) or first
    if trigger.seat == "engaged" and source in s.pieces:
        return looking.engaged_with(s, source) or first
    if trigger.seat == "highest":
        seats = looking.players_at(s, here) or looking.order(s)
        return max(seats, key=lambda seat: s.players[seat].threat, default=first)
    return first if trigger.seat == "first" else env["seat"] or first
