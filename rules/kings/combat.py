"""Combat Strength, Leadership and what hits (base rules: Battles)."""

from __future__ import annotations

from rules.kings import board
from rules.kings.agenda import Battle, foe
from rules.kings.cards import EVENTS
from rules.kings.characters import CHARACTERS
from rules.kings.corruption import number
from rules.kings.facts import Nation, Side, Units
from rules.kings.regions import REGIONS
from rules.kings.rulers import CHIEFTAINS, SOVEREIGNS
from rules.kings.state import State
from rules.kings.taking import leaders_at

MOST_DICE = 5


def defender(step: Battle) -> Side:
    return foe(step.attacker)


def where(step: Battle, side: Side) -> str:
    """The region that a side's Army stands in."""
    return step.origin if side == step.attacker else step.region


def fighting(s: State, step: Battle, side: Side) -> dict[Nation, Units]:
    """The units of a side that take part; the attacker's rearguard does not."""
    here = board.army(s, where(step, side), side).units
    if side != step.attacker or not step.held:
        return here
    left = {nation: units.less(step.held.get(nation, Units())) for nation, units in here.items()}
    return {nation: units for nation, units in left.items() if units}


def army_units(s: State, step: Battle, side: Side) -> int:
    return board.sum_units(fighting(s, step, side)).army


def people(s: State, step: Battle, side: Side) -> tuple[str, ...]:
    """Companions, Minions, Chieftains and Leader-state Sovereigns in the battle. Corrupted ones never are."""
    region = where(step, side)
    if side == "shadow":
        return board.minions_at(s, region)
    return (*board.companions_at(s, region), *leaders_at(s, region))


def strength(s: State, step: Battle, side: Side) -> int:
    """Dice of the Combat roll: Army units, one more with a Captain of the West, five at most."""
    units = army_units(s, step, side)
    if not units:
        return 0
    captain = any(CHARACTERS[p].captain for p in people(s, step, side) if p in CHARACTERS)
    dice = min(MOST_DICE, units + int(captain)) + step.bonus.get(f"{side}:dice", 0)
    return max(1, min(MOST_DICE, dice))


def leadership(s: State, step: Battle, side: Side) -> int:
    """Leaders, Nazgûl and characters with the Army, five re-rolls at most.

    Gandalf the White may have given up his own to cancel that of all Nazgûl, the Witch-king among them.
    """
    units = board.sum_units(fighting(s, step, side))
    total = units.leader + step.bonus.get(f"{side}:leaders", 0)
    cancelled = {"gandalf-white", "witch-king"} if "white" in step.used else set()
    if not cancelled:
        total += units.nazgul
    for person in people(s, step, side):
        if f"{person}:leadership" not in step.used and person not in cancelled:
            total += leads(s, step, person)
    if side == "shadow" and s.characters["saruman"] not in {"out", "dead"}:
        total += fighting(s, step, side).get("isengard", Units()).elite
    return max(0, min(MOST_DICE, total))


def leads(s: State, step: Battle, person: str) -> int:
    """One character's Leadership; Théoden's is 3 in the first round once he is awakened (RULES 15)."""
    if person in SOVEREIGNS:
        if s.rulers[person].state == "leader":
            return 1
        if person == "theoden" and step.number == 1:
            return 3
        return number(s, f"{person}.leadership", SOVEREIGNS[person].leadership)
    if person in CHIEFTAINS:
        return number(s, f"{person}.leadership", CHIEFTAINS[person].leadership)
    return CHARACTERS[person].leadership


def hits_needed(step: Battle, side: Side) -> int:
    """5, but 6 for the attacker in a siege, and in the first round against a City or Fortification."""
    if side != step.attacker or step.sortie:
        return 5
    walls = REGIONS[step.region].settlement in {"city", "fortification"} and step.number == 1
    return 6 if step.siege or walls else 5


def initiative(s: State, card: str) -> int | None:
    """The printed number; Deadly Strife's is a setting (GAPS 15). None where sources give none or two."""
    if EVENTS[card].combat == "Deadly Strife":
        return s.numbers.get("deadly_strife", 2)
    return EVENTS[card].initiative


def first(s: State, step: Battle) -> Side | None:
    """Whose Combat card takes effect first: the lower initiative, on a tie the defender's (base rules p.29)."""
    free, shadow = (initiative(s, step.cards[side]) if step.cards[side] else None for side in ("free", "shadow"))
    if free is None or shadow is None:
        return None
    if free == shadow:
        return defender(step)
    return "free" if free < shadow else "shadow"
