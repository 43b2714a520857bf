"""Moderators' repairs: every value of the table can be set by hand, without showing what is hidden."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.game import Choice, Illegal, Param, Tool
from rules.core.ledger import Ledger
from rules.kings.characters import CHARACTERS
from rules.kings.commands import Repair, SetOption
from rules.kings.events import OptionSet, Repaired
from rules.kings.nations import NATIONS
from rules.kings.regions import REGIONS
from rules.kings.rulers import CHIEFTAINS, SOVEREIGNS
from rules.kings.rulings import RULINGS
from rules.kings.state import State
from rules.kings.tiles import SPECIAL, TILES
from rules.kings.tools import UNIT, check

SIDES = (Choice("free", "Free Peoples"), Choice("shadow", "Shadow"))
FACES = tuple(
    Choice(f, f.replace("_", "/").title())
    for f in ("character", "army", "muster", "event", "muster_army", "will", "eye")
)


def _number(hi: int) -> Param:
    return Param("value", "New number", lo=0, hi=hi)


def tools_of(s: State) -> tuple[Tool, ...]:
    """All repairs. Tiles on a Sovereign and pool tiles are named by kind or by position, never shown."""
    if s.result is not None:
        return ()
    regions = tuple(Choice(k, r.name) for k, r in REGIONS.items())
    sovereign = Param("sovereign", "Sovereign", tuple(Choice(k, r.name) for k, r in SOVEREIGNS.items()))
    side, region = Param("side", "Side", SIDES), Param("region", "Region", regions)
    nation = Param("nation", "Nation", tuple(Choice(k, n.name) for k, n in NATIONS.items()))
    names = {**{k: c.name for k, c in CHARACTERS.items()}, **{k: c.name for k, c in CHIEFTAINS.items()}}
    places = (
        *regions,
        Choice("fellowship", "In the Fellowship"),
        Choice("out", "Not in play"),
        Choice("dead", "Eliminated"),
    )
    yes = (Choice("yes", "Yes"), Choice("no", "No"))
    tiles = tuple(Choice(k, k) for k in dict.fromkeys(t.key for t in TILES.values()))
    states = tuple(Choice(x, x.title()) for x in ("leader", "awakened", "corrupted", "eliminated"))
    options = tuple(Choice(f"{r.key}={c.value}", f"{r.text}: {c.text}") for r in RULINGS for c in r.choices)
    return (
        Tool("corruption", "Set the Ring-bearers' Corruption", (_number(12),)),
        Tool("progress", "Set the Fellowship's progress", (_number(12),)),
        Tool("mordor", "Set the step on the Mordor Track (6: not there)", (_number(6),)),
        Tool("hidden", "Hide or reveal the Fellowship", (Param("value", "Hidden", yes),)),
        Tool("place", "Put the Fellowship's figure somewhere", (Param("value", "Where", regions),)),
        Tool("guide", "Set the Guide", (Param("value", "Who", tuple(Choice(k, c.name) for k, c in CHARACTERS.items())),)),
        Tool("box", "Set the Shadow dice in the Hunt Box", (_number(20),)),
        Tool("box_free", "Set the Free Peoples dice in the Hunt Box", (_number(8),)),
        Tool("add_die", "Add an unused die", (side, Param("value", "Face", FACES))),
        Tool("drop_die", "Remove an unused die", (side, Param("value", "Face", FACES))),
        Tool("ruler_die", "Put the Ruler Die into or out of the pool", (side, Param("value", "In", yes))),
        Tool("rings", "Set the Elven Rings of a side", (side, _number(3))),
        Tool("nation", "Set a Nation's box (4: At War)", (nation, Param("value", "Box", lo=1, hi=4))),
        Tool("active", "Activate a Nation, or not", (nation, Param("value", "Active", yes))),
        Tool("person", "Put a character somewhere", (
            Param("person", "Who", tuple(Choice(k, n) for k, n in names.items())), Param("value", "Where", places),
        )),
        Tool("sovereign", "Set a Sovereign's state", (sovereign, Param("value", "State", states))),
        Tool("home", "Put a Sovereign somewhere", (sovereign, Param("value", "Where", regions))),
        Tool("ruler_token", "Set a Ruler Token", (
            sovereign, Param("value", "Where", tuple(Choice(x, x.title()) for x in ("supply", "free", "used", "shadow", "gone"))),
        )),
        Tool("add_tile", "Put a tile of the pool on a Sovereign", (sovereign, Param("value", "Kind", tiles))),
        Tool("drop_tile", "Return a tile of a Sovereign to the pool", (sovereign, Param("value", "Which, in order", lo=1, hi=18))),
        Tool("special", "Put a Special tile into the pool or aside", (
            Param("tile", "Tile", tuple(Choice(k, TILES[k].key) for k in SPECIAL)), Param("value", "In the pool", yes),
        )),
        Tool("units", "Set units in a region", (region, nation, UNIT, _number(40))),
        Tool("control", "Say who controls a Settlement", (region, Param("value", "Side", SIDES))),
        Tool("turn", "Say whose action it is", (Param("value", "Side", SIDES),)),
        Tool("option", "Change a ruling", (Param("value", "Ruling", options),)),
    )  # fmt: skip


def use(s: State, tool: str, values: Mapping[str, str]) -> Repair | SetOption:
    """The command of a repair. Raises Illegal for a value that it does not take."""
    found = next((t for t in tools_of(s) if t.key == tool), None)
    if found is None:
        raise Illegal("There is no such repair at this table. Nothing has changed; choose one from the list.")
    for param in found.params:
        check(param, values.get(param.key, ""))
    if tool == "option":
        key, _, value = values["value"].partition("=")
        return SetOption(key=key, value=value)
    *what, last = (values[p.key] for p in found.params)
    return Repair(what=":".join((tool, *what)), value=last)


HIDDEN = frozenset({"add_tile", "drop_tile"})


def repair(t: Ledger, command: Repair | SetOption) -> None:
    """Raises Illegal where the value cannot be."""
    if isinstance(command, SetOption):
        t.happen(OptionSet(key=command.key, value=command.value))
        return
    tool = command.what.partition(":")[0]
    event = Repaired(what=command.what, value=command.value, hidden=tool in HIDDEN)
    try:
        t.happen(event)
    except (ValueError, IndexError, StopIteration):
        raise Illegal("The table cannot be set to that. Nothing has changed; choose another value.") from None
