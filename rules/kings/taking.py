"""What follows when Armies move and melt away: Settlements fall, Leaders alone are lost (base rules: Armies)."""

from __future__ import annotations

from rules.core.ledger import Ledger
from rules.kings import board
from rules.kings.agenda import foe
from rules.kings.corruption import eliminate
from rules.kings.events import CharacterMoved, SettlementTaken, SiegeChanged, UnitsMoved, UnitsRemoved
from rules.kings.facts import Side, Units
from rules.kings.nations import NATIONS
from rules.kings.politics import activate, advance
from rules.kings.regions import REGIONS
from rules.kings.rulers import CHIEFTAINS


def march_in(t: Ledger, origin: str, region: str, side: Side) -> None:
    """The whole Army and its Leaders go on into the region."""
    for nation, units in board.army(t.state, origin, side).units.items():
        t.happen(UnitsMoved(origin=origin, region=region, side=side, nation=nation, units=units))
    entered(t, region, side)


def entered(t: Ledger, region: str, side: Side) -> None:
    """An Army came: the Nation is activated, and an undefended enemy Settlement falls and advances it (RULES 1.6)."""
    nation = REGIONS[region].nation
    if nation is not None and NATIONS[nation].side == foe(side):
        activate(t, nation, "an enemy entered its land")
    if REGIONS[region].settlement is None or board.holder(t.state, region) == side:
        return
    if not board.has_army(t.state, region, foe(side)):
        t.happen(SettlementTaken(region=region, side=side))
        if nation is not None and NATIONS[nation].side == foe(side):
            advance(t, nation, "one of its Settlements was captured")


def settle_region(t: Ledger, region: str, side: Side) -> None:
    """A side's last Army unit has gone: its Leaders are lost, and so is a Leader-state Sovereign (RULES 1.8, 4)."""
    s = t.state
    if board.has_army(s, region, side):
        return
    for nation, units in board.army(s, region, side).units.items():
        if side == "free" and units.leader:
            alone = Units(leader=units.leader)
            t.happen(UnitsRemoved(region=region, side=side, nation=nation, units=alone, lost=True, cause="left alone"))
    if side == "free":
        for key, ruler in s.rulers.items():
            if ruler.state == "leader" and ruler.region == region:
                eliminate(t, key, "left alone without an Army")


def lift_siege(t: Ledger, region: str) -> None:
    """No enemy is left around the Stronghold."""
    for side in ("free", "shadow"):
        if board.besieged(t.state, region, side) and not board.has_army(t.state, region, foe(side)):
            t.happen(SiegeChanged(region=region, side=side, besieged=False))


def lost_with_army(t: Ledger, region: str) -> None:
    """Minions that cannot be alone are lost with the Army they were in."""
    for person in board.minions_at(t.state, region):
        if person not in CHIEFTAINS and board.has_army(t.state, region, "free"):
            t.happen(CharacterMoved(person=person, to="dead", cause="lost with the Army"))
