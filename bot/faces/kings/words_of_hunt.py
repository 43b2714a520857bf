"""Words for the Fellowship, the Hunt and the Nations."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.faces.kings import names as n
from rules.kings import events as ev
from rules.kings.tiles import KINDS


def throws(rolls: tuple[int, ...]) -> str:
    """ "4 6 1"."""
    return " ".join(map(str, rolls)) or "none"


def _declared(e: ev.FellowshipDeclared) -> str:
    if e.by_card:
        return f"The figure of the Fellowship goes to **{n.region(e.region)}**, by a card."
    return f"**The Fellowship is declared** in {n.region(e.region)}."


def _mordor(e: ev.MordorEntered) -> str:
    joined = f" Into the Hunt Pool go: {n.tiles(e.tiles)}." if e.tiles else ""
    return f"**The Fellowship enters Mordor.**{joined}"


def _corruption(e: ev.CorruptionChanged) -> str:
    words = e.cause
    kind = e.cause.removeprefix("the Hunt tile ")
    if kind in KINDS:
        words = f"the Hunt tile {n.TILES[kind]}"
    what = "take" if e.by > 0 else "heal"
    return f"**The Ring-bearers** {what} **{abs(e.by)} Corruption** ({n.cause(words)})."


def _rolled(e: ev.HuntRolled) -> str:
    again = f"; rolled again {throws(e.again)}" if e.again else ""
    bonus = f", +{e.bonus} for the Free Peoples' dice in the box" if e.bonus else ""
    return f"**The Hunt** rolls {throws(e.rolls)}{again}{bonus}: {n.count(e.successes, 'success', 'successes')}."


def _character(e: ev.CharacterMoved) -> str:
    why = f" ({n.cause(e.cause)}{', by chance' if e.random else ''})" if e.cause else ""
    who = f"**{n.person(e.person)}**"
    match e.to:
        case "dead":
            return f"{who} is eliminated{why}."
        case "out":
            return f"{who} leaves the Fellowship." if e.cause == "leaving the Fellowship" else f"{who} leaves{why}."
        case "fellowship":
            return f"{who} joins the Fellowship{why}."
        case _:
            return f"{who} goes to {n.region(e.to)}{why}."


def _nation(e: ev.NationMoved) -> str:
    way = f"a step {'towards war' if e.by > 0 else 'back'} on the Political Track"
    return f"**{n.nation(e.nation)}**: {way} ({n.cause(n.person(e.cause))})."


HUNT: Mapping[type, Callable[[Any], str]] = {
    ev.FellowshipMoved: lambda _: "**The Fellowship** moves.",
    ev.FellowshipHidden: lambda _: "**The Fellowship** hides.",
    ev.FellowshipDeclared: _declared,
    ev.FellowshipRevealed: lambda e: f"**The Fellowship is revealed** in {n.region(e.region)}.",
    ev.MordorEntered: _mordor,
    ev.MordorAdvanced: lambda _: "The Fellowship climbs a step of the Mordor Track.",
    ev.GuideChanged: lambda e: f"**{n.person(e.guide)}** is the Guide.",
    ev.CorruptionChanged: _corruption,
    ev.HuntRolled: _rolled,
    ev.HuntEased: lambda e: f"{e.by} damage less ({n.cause(e.cause)}).",
    ev.TileDrawn: lambda e: f"Drawn: {n.tile(e.tile)} ({n.cause(e.cause)}).",
    ev.TileRejected: lambda e: f"{n.upper(n.tile(e.tile))} goes back into the pool ({n.cause(e.cause)}).",
    ev.PoolRefilled: lambda e: f"The Hunt Pool was empty: {n.count(len(e.tiles), 'tile')} go back into it.",
    ev.TileAdded: lambda e: (
        f"{n.upper(n.tile(e.tile))} {'waits for the Mordor Track' if e.waits else 'joins the Hunt Pool'}"
        f" ({n.cause(e.cause)})."
    ),
    ev.CharacterMoved: _character,
    ev.NationActivated: lambda e: f"**{n.nation(e.nation)}** is activated ({n.cause(e.cause)}).",
    ev.NationMoved: _nation,
}
