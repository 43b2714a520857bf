"""Questions about the board that rules ask: who stands where, who holds what, how far it is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rules.kings.agenda import foe
from rules.kings.characters import CHARACTERS
from rules.kings.facts import Nation, Side, Units
from rules.kings.nations import AT_WAR, NATIONS
from rules.kings.regions import REGIONS
from rules.kings.rulers import CHIEFTAINS, SOVEREIGNS
from rules.kings.state import Army, State

COMPANIONS = tuple(k for k, c in CHARACTERS.items() if c.side == "free" and k != "gollum")
"""All Companions of the base game."""

NOBODY = Army(units={})
STACK = 10
INSIDE = 5
"""At most ten Army units in a region, five inside a besieged Stronghold (base rules: Stacking)."""


def army(s: State, region: str, side: Side) -> Army:
    return s.armies.get(f"{region}:{side}", NOBODY)


def units(s: State, region: str, side: Side) -> Units:
    """All figures of a side in a region, its Nations together."""
    total = Units()
    for part in army(s, region, side).units.values():
        total = total + part
    return total


def has_army(s: State, region: str, side: Side) -> bool:
    return any(u.army for u in army(s, region, side).units.values())


@lru_cache(maxsize=256)
def distances(region: str) -> dict[str, int]:
    """How many regions away every other region is, over the borders that can be passed."""
    out, edge = {region: 0}, [region]
    while edge:
        here = edge.pop(0)
        for there in REGIONS[here].adjacent:
            if there not in out:
                out[there] = out[here] + 1
                edge.append(there)
    return out


def within(region: str, steps: int) -> tuple[str, ...]:
    """The regions at most so far away, nearest first, the region itself included."""
    return tuple(r for r, d in distances(region).items() if d <= steps)


def first_owner(region: str) -> Side | None:
    nation = REGIONS[region].nation
    return None if nation is None else NATIONS[nation].side


def holder(s: State, region: str) -> Side | None:
    """Who controls a Settlement: whoever captured it, else its Nation's side. None where there is none."""
    if REGIONS[region].settlement is None:
        return None
    return s.control.get(region, first_owner(region))


def unconquered(s: State, region: str) -> bool:
    """The Settlement is still its first owner's."""
    return region not in s.control


def is_free(s: State, region: str, side: Side) -> bool:
    """A region free for a side: no enemy Army, and no Settlement that the enemy controls (base rules: Armies)."""
    return not has_army(s, region, foe(side)) and holder(s, region) in (None, side)


def besieged(s: State, region: str, side: Side) -> bool:
    return army(s, region, side).besieged


def at_war(s: State, nation: Nation) -> bool:
    return s.politics[nation].box >= AT_WAR


def settlements(s: State, nation: Nation) -> Iterator[str]:
    """The Nation's own Settlements; with Théoden corrupted a Shadow-held Helm's Deep is Isengard's (RULES 15)."""
    for region in REGIONS.values():
        if region.nation == nation and region.settlement is not None:
            yield region.key
    if nation == "isengard" and isengard_helms_deep(s):
        yield "helms-deep"


def isengard_helms_deep(s: State) -> bool:
    return s.rulers["theoden"].state == "corrupted" and s.control.get("helms-deep") == "shadow"


def on_board(s: State, nation: Nation) -> Units:
    side = NATIONS[nation].side
    total = Units()
    for key, there in s.armies.items():
        if key.endswith(side):
            total = total + there.units.get(nation, Units())
    return total


def reinforcements(s: State, nation: Nation) -> Units:
    """What can still be recruited: all figures less those on the board and the Free Peoples' losses."""
    return NATIONS[nation].units - on_board(s, nation) - s.losses.get(nation, Units())


def points(s: State, side: Side) -> int:
    """Victory points for enemy Cities and Strongholds that a side holds (RULES 1.9)."""
    return sum(
        REGIONS[region].points for region, who in s.control.items() if who == side and first_owner(region) == foe(side)
    )


def where(s: State, person: str) -> str | None:
    """The region of a character or Sovereign on the board; None if he is not on it by himself."""
    if person in SOVEREIGNS:
        ruler = s.rulers[person]
        return ruler.region if ruler.state != "eliminated" else None
    place = s.characters.get(person, "out")
    return place if place in REGIONS else None


def companions_at(s: State, region: str) -> tuple[str, ...]:
    """Companions outside the Fellowship in a region; Awakened Sovereigns are Companions (RULES 4)."""
    people = tuple(k for k, c in CHARACTERS.items() if c.side == "free" and s.characters[k] == region and k != "gollum")
    return people + tuple(k for k, r in s.rulers.items() if r.state == "awakened" and r.region == region)


def icon(person: str) -> str | None:
    """The Nation's icon that a Companion bears, "free" for the Free Peoples icon."""
    if person in SOVEREIGNS:
        return SOVEREIGNS[person].nation
    return CHARACTERS[person].icon


def appropriate(s: State, nation: Nation, region: str) -> tuple[str, ...]:
    """Companions there who bear the Nation's icon or the Free Peoples icon (RULES 8)."""
    return tuple(p for p in companions_at(s, region) if icon(p) in (nation, "free"))


def in_fellowship(s: State) -> tuple[str, ...]:
    return tuple(k for k, place in s.characters.items() if place == "fellowship" and k != "gollum")


def nazgul_at(s: State, region: str) -> bool:
    return bool(units(s, region, "shadow").nazgul) or s.characters.get("witch-king") == region


def minions_at(s: State, region: str) -> tuple[str, ...]:
    return tuple(
        k
        for k, place in s.characters.items()
        if place == region and (k in CHIEFTAINS or CHARACTERS[k].side == "shadow")
    )


def free_city_or_stronghold(region: str) -> bool:
    return first_owner(region) == "free" and REGIONS[region].settlement in {"city", "stronghold"}


def reachable(s: State, region: str, level: int) -> tuple[str, ...]:
    """Where a Companion of that Level may end a move alone (base rules: moving Companions, p.24).

    A besieged friendly Stronghold can be neither left nor entered; a Stronghold that the enemy controls
    cannot be entered. Staying where he is is always possible.
    """
    if besieged(s, region, "free"):
        return (region,)
    return tuple(r for r in within(region, level) if r == region or _may_enter(s, r))


def _may_enter(s: State, region: str) -> bool:
    stronghold = REGIONS[region].settlement == "stronghold"
    return not (stronghold and (besieged(s, region, "free") or holder(s, region) == "shadow"))


def companion_reach(s: State, region: str, steps: int) -> tuple[str, ...]:
    """Where a Companion who leaves the Fellowship may end: not in a besieged or enemy-held Stronghold."""
    return tuple(r for r in within(region, steps) if _may_enter(s, r))
