"""Combat abilities of Rulers, and the weaknesses of corrupted ones (RULES 9, 15)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.ledger import Ledger
from rules.kings import board
from rules.kings.agenda import Battle, foe
from rules.kings.cards import EVENTS
from rules.kings.combat import people
from rules.kings.commands import Choose
from rules.kings.events import AbilityUsed, StepChanged, UnitsRemoved
from rules.kings.facts import Nation, Side, Units
from rules.kings.state import State

ABILITIES: dict[str, tuple[str, str]] = {
    "shadow-of-mirkwood": ("Lord of the Bats", "Swarm of Bats"),
    "ugluk": ("I Command", "Desperate Battle"),
    "black-serpent": ("Red Wrath", "Relentless Assault"),
}
"""A Chieftain's combat ability and the Combat card that strengthens it."""

SIEGES: dict[str, str] = {"erebor": "dain", "minas-tirith": "denethor", "woodland-realm": "thranduil"}


def _region(step: Battle, side: Side) -> str:
    return step.origin if side == step.attacker else step.region


def offered(s: State, step: Battle, side: Side) -> tuple[Choose, ...]:
    """All of them give up the effects of the side's own Combat card of this round (RULES 9)."""
    if not step.cards.get(side) or side in step.given:
        return ()
    here = people(s, _region(step, side), side)
    if side == "free":
        north = board.army(s, _region(step, side), "free").units.get("north")
        heir = "brand" in here and s.rulers["brand"].state == "awakened" and north is not None and north.army
        return (Choose(what="brand"),) if heir and "brand" not in step.used else ()
    out = [Choose(what=key) for key in ABILITIES if key in here and key not in step.used and _can_pay(s, step, key)]
    if _shadow_in_the_north(s, step):
        out.append(Choose(what="north"))
    return tuple(out)


def _can_pay(s: State, step: Battle, key: str) -> bool:
    """Red Wrath costs a hit on own units."""
    return key != "black-serpent" or board.units(s, _region(step, "shadow"), "shadow").army > 0


def _shadow_in_the_north(s: State, step: Battle) -> bool:
    """Brand corrupted: once a battle against a North unit (RULES 15)."""
    units = board.army(s, _region(step, "free"), "free").units.get("north")
    return (
        s.rulers["brand"].state == "corrupted" and units is not None and bool(units.army) and "north" not in step.used
    )


def use(t: Ledger, step: Battle, side: Side, what: str) -> None:
    card = step.cards[side]
    given, bonus = (*step.given, side), dict(step.bonus)
    title = EVENTS[card].combat
    used = (*step.used, what)
    if what in {"brand", "north"}:
        name = "Heir of Bard" if what == "brand" else "Shadow in the North"
        given = (*given, foe(side))
    else:
        name, stronger = ABILITIES[what]
        used = _chieftain(t, step, what, bonus, used, strong=title == stronger)
        if what == "shadow-of-mirkwood" and title == stronger:
            given = (*given, foe(side))
    t.happen(StepChanged(step=replace(step, given=tuple(dict.fromkeys(given)), bonus=bonus, used=used)))
    t.happen(AbilityUsed(side=side, ruler=what if what != "north" else "brand", ability=name, card=card))


def _chieftain(
    t: Ledger, step: Battle, what: str, bonus: dict[str, int], used: tuple[str, ...], *, strong: bool
) -> tuple[str, ...]:
    def add(key: str, by: int) -> None:
        bonus[key] = bonus.get(key, 0) + by

    match what:
        case "shadow-of-mirkwood":
            add("shadow:again", 1)
            return (*used, f"{what}:leadership")
        case "ugluk":
            for side in ("shadow",) if strong else ("shadow", "free"):
                add(f"{side}:roll", 1)
                add(f"{side}:again", 1)
        case _:
            add("shadow:roll", 2 if strong else 1)
            _own_hit(t, _region(step, "shadow"))
    return used


def _own_hit(t: Ledger, region: str) -> None:
    """Red Wrath's price: one hit on the own Army, a Regular if there is one."""
    units = board.army(t.state, region, "shadow").units
    nation: Nation = next((n for n, u in units.items() if u.regular), next(iter(units)))
    unit = Units(regular=1) if units[nation].regular else Units(elite=1)
    t.happen(UnitsRemoved(region=region, side="shadow", nation=nation, units=unit, lost=False, cause="Red Wrath"))


def extensions(s: State, step: Battle) -> tuple[Choose, ...]:
    """Dáin, Denethor or Thranduil corrupted: once a siege battle at his home a Regular pays (EDGE_CASES E14)."""
    sovereign = SIEGES.get(step.region, "")
    if step.attacker != "shadow" or not sovereign or "weakness" in step.used:
        return ()
    if s.rulers[sovereign].state != "corrupted":
        return ()
    units = board.army(s, step.origin, "shadow").units
    return tuple(Choose(what=f"weakness:{nation}") for nation, u in units.items() if u.regular)


def extend(t: Ledger, step: Battle, nation: Nation) -> Battle:
    sovereign = SIEGES[step.region]
    name = {"dain": "Fate of the Lonely Mountain", "denethor": "Fate of the White Tower"}.get(
        sovereign, "Fate of Mirkwood"
    )
    t.happen(AbilityUsed(side="shadow", ruler=sovereign, ability=name))
    t.happen(
        UnitsRemoved(region=step.origin, side="shadow", nation=nation, units=Units(regular=1), lost=False, cause=name)
    )
    return replace(step, used=(*step.used, "weakness"))
