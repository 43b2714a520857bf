"""Combat Strength, Leadership and what hits (base rules: Battles)."""

from __future__ import annotations

from rules.kings import board
from rules.kings.agenda import Battle
from rules.kings.characters import CHARACTERS
from rules.kings.corruption import number
from rules.kings.facts import Side
from rules.kings.regions import REGIONS
from rules.kings.rulers import CHIEFTAINS, SOVEREIGNS
from rules.kings.state import State

MOST_DICE = 5


def strength(s: State, region: str, side: Side) -> int:
    """Dice of the Combat roll: Army units, one more with a Captain of the West, five at most."""
    units = board.units(s, region, side).army
    captain = side == "free" and any(CHARACTERS[p].captain for p in people(s, region, side) if p in CHARACTERS)
    return min(MOST_DICE, units + int(captain)) if units else 0


def people(s: State, region: str, side: Side) -> tuple[str, ...]:
    """Companions, Minions, Chieftains and Leader-state Sovereigns with an Army. Corrupted ones never count."""
    if side == "shadow":
        return board.minions_at(s, region)
    leaders = tuple(k for k, r in s.rulers.items() if r.state == "leader" and r.region == region)
    return (*board.companions_at(s, region), *leaders)


def leadership(s: State, step: Battle, region: str, side: Side) -> int:
    """Leaders, Nazgûl and characters with the Army, five re-rolls at most."""
    units = board.units(s, region, side)
    total = units.leader + units.nazgul
    for person in people(s, region, side):
        if f"{person}:leadership" not in step.used:
            total += _of(s, step, person)
    return min(MOST_DICE, total)


def _of(s: State, step: Battle, person: str) -> int:
    if person in SOVEREIGNS:
        if s.rulers[person].state == "leader":
            return 1
        if person == "theoden" and step.number == 1:
            return 3
        return number(s, f"{person}.leadership", SOVEREIGNS[person].leadership)
    if person in CHIEFTAINS:
        return number(s, f"{person}.leadership", CHIEFTAINS[person].leadership)
    return CHARACTERS[person].leadership


def hits_needed(s: State, step: Battle, side: Side) -> int:
    """5, but 6 for the attacker in a siege, and in the first round against a City or Fortification."""
    if side != step.attacker:
        return 5
    walls = REGIONS[step.region].settlement in {"city", "fortification"} and step.number == 1
    return 6 if step.siege or (walls and board.holder(s, step.region) != step.attacker) else 5
