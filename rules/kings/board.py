"""Questions about the board that rules ask: who stands where, who holds what."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kings.agenda import foe
from rules.kings.characters import CHARACTERS
from rules.kings.facts import Nation, Side, Units
from rules.kings.nations import AT_WAR, NATIONS
from rules.kings.regions import REGIONS
from rules.kings.rulers import CHIEFTAINS, SOVEREIGNS
from rules.kings.state import Army, State

COMPANIONS = tuple(k for k, c in CHARACTERS.items() if c.side == "free" and k != "gollum")
"""All Companions of the base game."""
MINIONS = (*(k for k, c in CHARACTERS.items() if c.side == "shadow"), *CHIEFTAINS)
"""The Minions of the base game and the Dark Chieftains, who are Minions too (RULES 9)."""

NOBODY = Army(units={})
STACK = 10
INSIDE = 5
"""At most ten Army units in a region, five inside a besieged Stronghold (base rules: Stacking)."""


def army(s: State, region: str, side: Side) -> Army:
    return s.armies.get(f"{region}:{side}", NOBODY)


def units(s: State, region: str, side: Side) -> Units:
    """All figures of a side in a region, its Nations together."""
    return sum_units(army(s, region, side).units)


def sum_units(parts: dict[Nation, Units]) -> Units:
    total = Units()
    for part in parts.values():
        total = total + part
    return total


def has_army(s: State, region: str, side: Side) -> bool:
    here = s.armies.get(f"{region}:{side}")
    return here is not None and any(u.regular or u.elite for u in here.units.values())


def first_owner(region: str) -> Side | None:
    nation = REGIONS[region].nation
    return None if nation is None else NATIONS[nation].side


def is_settlement(region: str) -> bool:
    """A Fortification is none: nobody captures it (base rules: Settlements; EDGE_CASES G6)."""
    return REGIONS[region].settlement in {"town", "city", "stronghold"}


def holder(s: State, region: str) -> Side | None:
    """Who controls a Settlement: whoever captured it, else its Nation's side. None where there is none."""
    if not is_settlement(region):
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


def room(s: State, region: str, side: Side) -> int:
    """How many Army units a side may have there."""
    return INSIDE if besieged(s, region, side) else STACK


def takes_recruits(s: State, region: str, side: Side, *, event: bool) -> bool:
    """Whether a side may recruit there: where it is free, by an Event also inside a besieged Stronghold (p.27)."""
    return is_free(s, region, side) or (event and besieged(s, region, side) and holder(s, region) == side)


def at_war(s: State, nation: Nation) -> bool:
    return s.politics[nation].box >= AT_WAR


def settlements(s: State, nation: Nation) -> Iterator[str]:
    """The Nation's own Settlements; with Théoden corrupted a Shadow-held Helm's Deep is Isengard's (RULES 15)."""
    for region in REGIONS.values():
        if region.nation == nation and is_settlement(region.key):
            yield region.key
    if nation == "isengard" and isengard_helms_deep(s):
        yield "helms-deep"


def isengard_helms_deep(s: State) -> bool:
    return s.rulers["theoden"].state == "corrupted" and s.control.get("helms-deep") == "shadow"


def on_board(s: State, nation: Nation) -> Units:
    side = NATIONS[nation].side
    total = Units()
    for key, there in s.armies.items():
        if nation in there.units and key.endswith(side):
            total = total + there.units[nation]
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
    people = tuple(k for k in COMPANIONS if s.characters[k] == region)
    return people + tuple(k for k, r in s.rulers.items() if r.state == "awakened" and r.region == region)


def icon(s: State, person: str) -> str | None:
    """The Nation's icon that a Companion bears, "free" for the Free Peoples icon (GAPS 4: Strider's is a setting)."""
    if person in SOVEREIGNS:
        return SOVEREIGNS[person].nation
    if person == "strider":
        return s.options.get("strider", "north")
    return CHARACTERS[person].icon


def fits(s: State, person: str, nation: Nation) -> bool:
    return icon(s, person) in (nation, "free")


def helpers(s: State, nation: Nation, region: str) -> tuple[str, ...]:
    """Companions there who bear the Nation's icon or the Free Peoples icon (RULES 8; EDGE_CASES E6)."""
    people = companions_at(s, region)
    if s.options.get("inside") == "counts" and s.fellowship.mordor is None and s.fellowship.region == region:
        people += in_fellowship(s)
    return tuple(p for p in people if fits(s, p, nation))


def in_fellowship(s: State) -> tuple[str, ...]:
    return tuple(k for k in COMPANIONS if s.characters[k] == "fellowship")


def nazgul_at(s: State, region: str) -> bool:
    """The Witch-king counts as a Nazgûl."""
    return s.characters["witch-king"] == region or bool(units(s, region, "shadow").nazgul)


def minions_at(s: State, region: str) -> tuple[str, ...]:
    return tuple(k for k in MINIONS if s.characters[k] == region)


def free_city_or_stronghold(region: str) -> bool:
    return first_owner(region) == "free" and REGIONS[region].settlement in {"city", "stronghold"}
