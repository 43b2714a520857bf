"""What a hand move most likely takes next: near regions, the figures that are there, own Settlements."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.faces.kings import names as n
from rules.kings.characters import CHARACTERS
from rules.kings.facts import Side
from rules.kings.nations import AT_WAR, NATIONS
from rules.kings.regions import REGIONS
from rules.kings.rulers import CHIEFTAINS
from rules.kings.sight import Sight

FAR = 25
"""As many as one menu holds."""


def likely(sight: Sight, tool: str, given: Mapping[str, str], param: str) -> tuple[str, ...]:
    side: Side = sight.side or "free"
    match param:
        case "to":
            return _to(sight, side, tool, given)[:FAR]
        case "from" if tool == "attack":
            return tuple(r for r in _own(sight, side) if _targets(sight, side, r))
        case "figure" | "nation":
            return _figures(sight, side, given, param)
        case "cause" if tool != "hunt_tile":
            return ("combat",) if sight.battle else ("an event",) if _by_event(sight) else ("an action",)
        case "by" if tool == "recruit":
            return ("event",) if _by_event(sight) else ("action",)
        case "people":
            return ("with",)
        case "lost":
            return ("lost",) if side == "free" else ("back",)
        case _:
            return ()


def _by_event(sight: Sight) -> bool:
    return sight.work is not None and sight.work.what == "event"


def _to(sight: Sight, side: Side, tool: str, given: Mapping[str, str]) -> tuple[str, ...]:
    if tool == "attack":
        return _targets(sight, side, given.get("from", ""))
    if given.get("from") in REGIONS:
        return _named(REGIONS[given["from"]].adjacent)
    if "person" in given:
        return _reach(sight, given["person"])
    match tool:
        case "recruit":
            return _named(_homes(sight, side))
        case "take":
            return tuple(r for r in _own(sight, side) if _holder(sight, r) not in (None, side))
        case _:
            return _named(REGIONS[sight.fellowship.region].adjacent)


def _named(keys: Iterator[str] | tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(keys, key=n.region))


def _own(sight: Sight, side: Side) -> tuple[str, ...]:
    return _named(key.partition(":")[0] for key in sight.armies if key.endswith(f":{side}"))


def _foe(side: Side) -> Side:
    return "shadow" if side == "free" else "free"


def _targets(sight: Sight, side: Side, origin: str) -> tuple[str, ...]:
    """The region itself, in a siege, and its neighbours where an enemy Army stands."""
    near = (origin, *REGIONS[origin].adjacent) if origin in REGIONS else ()
    return tuple(r for r in near if f"{r}:{_foe(side)}" in sight.armies)


def _holder(sight: Sight, region: str) -> Side | None:
    facts = REGIONS[region]
    if facts.nation is None or facts.settlement in {None, "fortification"}:
        return None
    return sight.control.get(region, NATIONS[facts.nation].side)


def _homes(sight: Sight, side: Side) -> tuple[str, ...]:
    """Own Settlements of Nations At War; of all own Nations while none is."""
    nations = [key for key, facts in NATIONS.items() if facts.side == side]
    war = [key for key in nations if sight.politics[key].box >= AT_WAR] or nations
    return tuple(r for r, f in REGIONS.items() if f.nation in war and _holder(sight, r) == side)


def _reach(sight: Sight, person: str) -> tuple[str, ...]:
    """The nearest regions within a character's Level; one who flies goes anywhere."""
    ruler = sight.rulers.get(person)
    origin = ruler.region if ruler else sight.characters.get(person)
    if origin not in REGIONS:
        return ()
    steps = ruler.moves if ruler else CHIEFTAINS[person].level if person in CHIEFTAINS else CHARACTERS[person].level
    found = [origin]
    edge = [origin]
    for _ in range(steps or 0):
        edge = [r for r in dict.fromkeys(x for e in edge for x in REGIONS[e].adjacent) if r not in found]
        found += sorted(edge, key=n.region)
    return tuple(found[1:])


def _figures(sight: Sight, side: Side, given: Mapping[str, str], param: str) -> tuple[str, ...]:
    """Those that stand where they come from; of a Settlement's own Nation where they are recruited."""
    army = sight.armies.get(f"{given.get('from', '')}:{side}")
    if army is not None:
        if param == "nation":
            return tuple(army.units)
        return tuple(f"{k}:{unit}" for k, u in army.units.items() for unit in n.UNITS if getattr(u, unit))
    nation = REGIONS[given["to"]].nation if given.get("to") in REGIONS else None
    if nation is None:
        return ()
    return tuple(f"{nation}:{unit}" for unit in n.UNITS) if param == "figure" else (nation,)
