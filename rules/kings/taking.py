"""What follows when Armies move and melt away: Settlements fall, Leaders alone are lost (base rules: Armies)."""

from __future__ import annotations

from rules.core.ledger import Ledger
from rules.kings import board
from rules.kings.agenda import Excess, foe
from rules.kings.awakening import eliminate
from rules.kings.events import CharacterMoved, SettlementTaken, SiegeChanged, StepOpened, UnitsMoved, UnitsRemoved
from rules.kings.facts import Nation, Side, Units
from rules.kings.nations import NATIONS
from rules.kings.politics import activate, advance, arrive
from rules.kings.regions import REGIONS
from rules.kings.state import State


def entered(t: Ledger, region: str, side: Side) -> None:
    """An Army came: the Nation is activated, and an undefended enemy Settlement falls and advances it (RULES 1.6)."""
    nation = REGIONS[region].nation
    if nation is not None and NATIONS[nation].side == foe(side):
        activate(t, nation, "an enemy entered its land")
    capture(t, region, side)
    crowded(t, region, side)


def capture(t: Ledger, region: str, side: Side) -> None:
    """A Settlement that no enemy Army defends falls to the Army there."""
    s = t.state
    if board.holder(s, region) in (None, side) or not board.has_army(s, region, side):
        return
    if board.has_army(s, region, foe(side)):
        return
    t.happen(SettlementTaken(region=region, side=side))
    nation = REGIONS[region].nation
    if nation is not None and NATIONS[nation].side == foe(side):
        advance(t, nation, "one of its Settlements was captured")


def crowded(t: Ledger, region: str, side: Side) -> None:
    """Units above the limit go back to the reinforcements; their side chooses which (base rules: Stacking)."""
    most = board.room(t.state, region, side)
    if board.units(t.state, region, side).army > most:
        t.happen(StepOpened(step=Excess(side=side, region=region, most=most)))


def march(t: Ledger, origin: str, region: str, side: Side, held: dict[Nation, Units], *, people: bool = True) -> None:
    """The Army goes on into the region, but for what is held back; with all its characters if `people`."""
    for nation, units in board.army(t.state, origin, side).units.items():
        going = units.less(held.get(nation, Units()))
        if going:
            t.happen(UnitsMoved(origin=origin, region=region, side=side, nation=nation, units=going))
    if people:
        for person in led_by(t.state, origin, side):
            move_person(t, person, region, "with the Army")
    left_behind(t, origin, side)
    entered(t, region, side)


def led_by(s: State, region: str, side: Side) -> tuple[str, ...]:
    """Characters and Leader-state Sovereigns in a region who can go along; Saruman never leaves Orthanc."""
    if side == "shadow":
        return tuple(p for p in board.minions_at(s, region) if p != "saruman")
    return (*board.companions_at(s, region), *leaders_at(s, region))


def leaders_at(s: State, region: str) -> tuple[str, ...]:
    """Sovereigns who are Leaders still, and stand there."""
    return tuple(k for k, r in s.rulers.items() if r.state == "leader" and r.region == region)


def move_person(t: Ledger, person: str, region: str, cause: str) -> None:
    if person in board.MINIONS:
        t.happen(CharacterMoved(person=person, to=region, cause=cause))
    else:
        arrive(t, person, region, cause)


def left_behind(t: Ledger, region: str, side: Side) -> None:
    """After figures left: Leaders without an Army are removed for good, a siege that nobody keeps ends (RULES 1.8)."""
    if not board.has_army(t.state, region, side):
        if side == "free":
            _leaders_alone(t, region)
        lift_siege(t, region)


def _leaders_alone(t: Ledger, region: str) -> None:
    for nation, units in board.army(t.state, region, "free").units.items():
        alone = Units(leader=units.leader)
        t.happen(
            UnitsRemoved(
                region=region, side="free", nation=nation, units=alone, lost=True, cause="left without an Army"
            )
        )
    for key in leaders_at(t.state, region):
        eliminate(t, key, "left without an Army")


def wiped_out(t: Ledger, region: str, side: Side) -> None:
    """The Army that fought is gone: Leaders, Nazgûl and characters die with it (base rules p.30).

    A Corrupted Sovereign never does (EDGE_CASES E1).
    """
    people = led_by(t.state, region, side)
    if side == "shadow" and t.state.characters["saruman"] == region:
        people = (*people, "saruman")
    for nation, units in board.army(t.state, region, side).units.items():
        gone = Units(leader=units.leader, nazgul=units.nazgul)
        if gone:
            cause = "lost with the Army"
            t.happen(
                UnitsRemoved(region=region, side=side, nation=nation, units=gone, lost=side == "free", cause=cause)
            )
    for person in people:
        if person in t.state.rulers:
            eliminate(t, person, "lost with the Army")
        else:
            t.happen(CharacterMoved(person=person, to="dead", cause="lost with the Army"))
    lift_siege(t, region)


def lift_siege(t: Ledger, region: str) -> None:
    """No enemy is left around the Stronghold."""
    sides: tuple[Side, Side] = ("free", "shadow")
    for side in sides:
        if board.besieged(t.state, region, side) and not board.has_army(t.state, region, foe(side)):
            t.happen(SiegeChanged(region=region, side=side, besieged=False))
