"""The Political Track: activation, advance, and the corruption that they may remove (RULES 1.6, 8)."""

from __future__ import annotations

from rules.core.ledger import Ledger
from rules.kings import board
from rules.kings.agenda import Removal
from rules.kings.characters import CHARACTERS
from rules.kings.events import CardLeftTable, CharacterMoved, NationActivated, NationMoved, SovereignMoved, StepOpened
from rules.kings.facts import Nation
from rules.kings.nations import AT_WAR, NATIONS
from rules.kings.regions import REGIONS
from rules.kings.rulers import SOVEREIGNS
from rules.kings.state import State

WELCOME = "sh-char-25-km"
"""Your Welcome Is Doubtful: corruption stays, and only where the Nation is At War a Sovereign awakens (RULES 11)."""
THREATS = "sh-str-05-km"
"""Threats and Promises: a Muster result neither advances a passive Nation nor awakens (RULES 11)."""


def free_nations() -> tuple[Nation, ...]:
    return _FREE


_FREE: tuple[Nation, ...] = tuple(key for key, nation in NATIONS.items() if nation.side == "free")


def can_advance(s: State, nation: Nation) -> bool:
    """A passive Nation cannot reach At War."""
    track = s.politics[nation]
    return track.box < (AT_WAR if track.active else AT_WAR - 1)


def activate(t: Ledger, nation: Nation, cause: str) -> None:
    if not t.state.politics[nation].active:
        t.happen(NationActivated(nation=nation, cause=cause))
        _may_remove(t, nation)


def advance(t: Ledger, nation: Nation, cause: str) -> None:
    """One step, if it can: a step that has no effect is none (EDGE_CASES E10)."""
    if can_advance(t.state, nation):
        t.happen(NationMoved(nation=nation, by=1, cause=cause))
        _may_remove(t, nation)


def advance_by_ability(t: Ledger, nation: Nation, cause: str) -> None:
    """A Companion's ability: Threats and Promises leaves with it (RULES 11)."""
    before = t.state.politics[nation].box
    advance(t, nation, cause)
    _no_more_threats(t, nation, before, "a Companion advanced a Nation")


def activate_and_advance(t: Ledger, nation: Nation, cause: str) -> None:
    """One effect that does both offers one removal, or two if the table says so (EDGE_CASES E8)."""
    woken = not t.state.politics[nation].active
    if woken:
        t.happen(NationActivated(nation=nation, cause=cause))
    moved = can_advance(t.state, nation)
    if moved:
        t.happen(NationMoved(nation=nation, by=1, cause=cause))
    happened = int(woken) + int(moved)
    for _ in range(happened if t.state.options.get("removals") == "two" else min(1, happened)):
        _may_remove(t, nation)


def attacked(t: Ledger, nation: Nation) -> None:
    """An Army with its units is attacked: the Nation wakes and advances, once a battle (RULES 1.6)."""
    before = t.state.politics[nation].box
    activate_and_advance(t, nation, "its Army is attacked")
    _no_more_threats(t, nation, before, "an attack advanced a Nation")


def _no_more_threats(t: Ledger, nation: Nation, before: int, cause: str) -> None:
    free = NATIONS[nation].side == "free"
    if free and THREATS in t.state.shadow.table and t.state.politics[nation].box > before:
        t.happen(CardLeftTable(side="shadow", card=THREATS, cause=cause))


def _may_remove(t: Ledger, nation: Nation) -> None:
    """An appropriate Companion with the Leader-state Sovereign (RULES 8)."""
    for key, sovereign in SOVEREIGNS.items():
        if sovereign.nation == nation and can_remove(t.state, key):
            t.happen(StepOpened(step=Removal(sovereign=key)))


def can_remove(s: State, sovereign: str) -> bool:
    ruler = s.rulers[sovereign]
    if ruler.state != "leader" or ruler.region is None or not can_return(s, sovereign):
        return False
    return bool(board.helpers(s, SOVEREIGNS[sovereign].nation, ruler.region))


def can_return(s: State, sovereign: str) -> bool:
    """Whether the Free Peoples may return a hidden tile of his to the pool at all (EDGE_CASES D12)."""
    return WELCOME not in s.shadow.table and bool(hidden_tiles(s, sovereign))


def hidden_tiles(s: State, sovereign: str) -> tuple[str, ...]:
    """Tiles that lie face down: Kings tiles never do; in the visible variant "hidden" means the same tiles."""
    return tuple(tile for tile in s.rulers[sovereign].tiles if not tile.startswith("kings"))


def arrive(t: Ledger, person: str, region: str, cause: str) -> None:
    """A Companion ends a move, or enters play, there."""
    if person in SOVEREIGNS:
        t.happen(SovereignMoved(sovereign=person, region=region))
    else:
        t.happen(CharacterMoved(person=person, to=region, cause=cause))
    wakes(t, person, region)


def wakes(t: Ledger, person: str, region: str) -> None:
    """A Companion with its icon, or the Free Peoples icon, in a Nation's City or Stronghold activates it (RULES 1.6).

    A Sovereign who is still a Leader is no Companion and activates nothing.
    """
    if person in SOVEREIGNS and t.state.rulers[person].state != "awakened":
        return
    nation = REGIONS[region].nation
    if nation is None or not board.free_city_or_stronghold(region) or not board.unconquered(t.state, region):
        return
    if board.fits(t.state, person, nation):
        activate(t, nation, f"{name_of(person)} came there")


def name_of(person: str) -> str:
    return SOVEREIGNS[person].name if person in SOVEREIGNS else CHARACTERS[person].name
