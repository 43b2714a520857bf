"""What Rulers do in battle: their abilities, weaknesses, and the Combat cards that touch them (RULES 9, 11, 15).

It is declared first and takes effect in order of initiative before the roll, so that one may cancel another.
A declaration is "key" or "key:person".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from rules.core.ledger import Ledger
from rules.kings import board
from rules.kings.agenda import Battle, foe
from rules.kings.awakening import awaken, may_awaken
from rules.kings.cards import EVENTS
from rules.kings.combat import army_units, defender, fighting, initiative, leads, people, where
from rules.kings.commands import Choose
from rules.kings.drawing import draw_card
from rules.kings.events import AbilityTook, AbilityUsed, StepAnswered, StepChanged, UnitsRemoved
from rules.kings.facts import Nation, Side, Units
from rules.kings.rulers import SOVEREIGNS
from rules.kings.seats import nations_of, seats_of
from rules.kings.state import State
from rules.kings.steps.casualties import reduce, remove


@dataclass(frozen=True, slots=True)
class Ability:
    """`gives` up the own card's effects. `once` a battle. `early`: before the cards are shown. `stronger` with a title.

    `initiative` None: that of the Combat card itself.
    """

    name: str
    side: Side
    initiative: int | None = None
    gives: bool = True
    once: bool = False
    early: bool = False
    stronger: str = ""


ABILITIES: Mapping[str, Ability] = {
    "shadow-of-mirkwood": Ability("Lord of the Bats", "shadow", 4, early=True, stronger="Swarm of Bats"),
    "ugluk": Ability("I Command", "shadow", 3, early=True, stronger="Desperate Battle"),
    "black-serpent": Ability("Red Wrath", "shadow", 3, early=True, stronger="Relentless Assault"),
    "brand": Ability("Heir of Bard", "free", 0, once=True),
    "north": Ability("Shadow in the North", "shadow", 0, once=True),
    "sorcerer": Ability("Sorcerer", "shadow", 0, gives=False, once=True),
    "white": Ability("Gandalf the White", "free", 0, gives=False, once=True, early=True),
    "defiance": Ability("Daring Defiance", "free", gives=False),
    "hope": Ability("There Is Hope for Victory", "free", gives=False),
    "banner": Ability("The King's Banner", "free", gives=False),
    "old": Ability("Like a King of Old", "free", gives=False),
    "servant": Ability("Servant of the Shadow", "shadow", gives=False),
    "waxes": Ability("His Power Waxes", "shadow", gives=False),
}
CHIEFS = ("shadow-of-mirkwood", "ugluk", "black-serpent")
SIEGES: Mapping[str, tuple[str, str]] = {
    "erebor": ("dain", "Fate of the Lonely Mountain"),
    "minas-tirith": ("denethor", "Fate of the White Tower"),
    "woodland-realm": ("thranduil", "Fate of Mirkwood"),
}


def offered(s: State, step: Battle, side: Side) -> tuple[Choose, ...]:
    """What a side may still declare now: an ability each round, and never one that was used up in this battle."""
    early = step.stage == "before"
    return tuple(Choose(what=what) for what in _possible(s, step, side) if _may(step, side, what, early=early))


def belongs_to(s: State, seat: str, ability: Choose) -> bool:
    """With two players on a side, an Awakened Sovereign's ability is for the player of his Nation (RULES 12)."""
    ruler = SOVEREIGNS.get(ability.what)
    return ruler is None or len(seats_of(s, "free")) == 1 or ruler.nation in nations_of(seat)


def _may(step: Battle, side: Side, what: str, *, early: bool) -> bool:
    key = what.partition(":")[0]
    ability = ABILITIES[key]
    if ability.early != early or key in step.used or any(d.partition(":")[0] == key for d in step.declared):
        return False
    return not (ability.gives or ability.initiative is None) or side not in step.given


def _possible(s: State, step: Battle, side: Side) -> Iterator[str]:
    here = people(s, step, side)
    if side == "free":
        if step.number == 1 and "gandalf-white" in here:
            yield "white"
        if step.cards.get(side):
            yield from _free_cards(s, step, here)
    elif step.cards.get(side):
        yield from (key for key in CHIEFS if key in here and _can_pay(s, step, key))
        yield from _shadow_cards(s, step, here)


def _free_cards(s: State, step: Battle, here: tuple[str, ...]) -> Iterator[str]:
    awakened = [p for p in here if p in SOVEREIGNS and s.rulers[p].state == "awakened"]
    if "brand" in awakened and _north(s, step):
        yield "brand"
    if not step.open:
        return
    match EVENTS[step.cards["free"]].combat:
        case "Daring Defiance" if any(d in CHIEFS for d in step.declared):
            yield "defiance"
        case "There Is Hope for Victory":
            yield from (f"hope:{p}" for p in here if p in SOVEREIGNS)
        case "The King's Banner":
            yield from (f"banner:{p}" for p in here if p in awakened or p == "aragorn")
        case "Like a King of Old":
            yield from (f"old:{p}" for p in awakened)


def _can_pay(s: State, step: Battle, chieftain: str) -> bool:
    """Red Wrath costs a hit that does not end the Army."""
    units = board.sum_units(fighting(s, step, "shadow"))
    return chieftain != "black-serpent" or units.army > 1 or units.elite > 0


def _shadow_cards(s: State, step: Battle, here: tuple[str, ...]) -> Iterator[str]:
    if s.rulers["brand"].state == "corrupted" and _north(s, step):
        yield "north"
    if step.number == 1 and "witch-king" in here:
        yield "sorcerer"
    if not step.open:
        return
    match EVENTS[step.cards["shadow"]].combat:
        case "Servant of the Shadow":
            yield from (f"servant:{p}" for p in here)
        case "His Power Waxes":
            region = where(step, defender(step))
            yield from (f"waxes:{k}" for k, r in s.rulers.items() if r.region == region and r.state != "eliminated")


def _north(s: State, step: Battle) -> bool:
    """A North Army unit of the Free Peoples in the battle."""
    return fighting(s, step, "free").get("north", Units()).army > 0


def declare(t: Ledger, step: Battle, side: Side, what: str) -> None:
    key, _, person = what.partition(":")
    ability = ABILITIES[key]
    after = replace(step, declared=(*step.declared, what))
    if ability.gives:
        after = replace(after, given=(*after.given, side))
    if ability.once:
        after = replace(after, used=(*after.used, key))
    t.happen(StepAnswered(side=side, step=after))
    ruler = {"north": "brand", "white": "gandalf-white", "sorcerer": "witch-king"}.get(key, person or key)
    t.happen(AbilityUsed(side=side, ruler=ruler, ability=ability.name, card_given=ability.gives))
    if key == "sorcerer":
        draw_card(t, side, EVENTS[step.cards[side]].deck, "Sorcerer")


# Taking effect.


def take_effect(t: Ledger) -> None:
    """Lower initiative first, on a tie the defender's; what was cancelled by then has no effect (base rules p.29)."""
    step: Battle = t.state.agenda[-1].step
    s, cancelled = t.state, set[Side]()
    for what in sorted(step.declared, key=lambda w: _rank(s, step, w)):
        key, _, person = what.partition(":")
        if key in {"sorcerer", "white"}:
            continue
        ability = ABILITIES[key]
        strong = bool(ability.stronger) and EVENTS[step.cards[ability.side]].combat == ability.stronger
        off = ability.side in cancelled
        ruler = "brand" if key == "north" else person or key
        t.happen(
            AbilityTook(side=ability.side, ruler=ruler, ability=ability.name, strong=strong and not off, cancelled=off)
        )
        if off:
            continue
        if key in {"brand", "north", "defiance"} or (key == "shadow-of-mirkwood" and strong):
            cancelled.add(foe(ability.side))
        _EFFECTS[key](t, person, strong)
    step = t.state.agenda[-1].step
    t.happen(StepChanged(step=replace(step, given=tuple(dict.fromkeys((*step.given, *sorted(cancelled)))))))


def _rank(s: State, step: Battle, what: str) -> tuple[int, int]:
    key = what.partition(":")[0]
    ability = ABILITIES[key]
    card = step.cards[ability.side]
    number = ability.initiative
    if key == "shadow-of-mirkwood" and EVENTS[card].combat == ability.stronger:
        number = 0
    if number is None:
        number = initiative(s, card) or 0
    return number, int(ability.side != defender(step))


def _change(t: Ledger, *used: str, **bonus: int) -> None:
    """`free_roll=1` adds 1 to "free:roll"."""
    step: Battle = t.state.agenda[-1].step
    sums = dict(step.bonus)
    for name, by in bonus.items():
        key = name.replace("_", ":", 1)
        sums[key] = sums.get(key, 0) + by
    t.happen(StepChanged(step=replace(step, bonus=sums, used=(*step.used, *used))))


def _bats(t: Ledger, _: str, _strong: bool) -> None:
    _change(t, "shadow-of-mirkwood:leadership", shadow_again=1)


def _command(t: Ledger, _: str, strong: bool) -> None:
    _change(t, shadow_roll=1, shadow_again=1)
    if not strong:
        _change(t, free_roll=1, free_again=1)


def _wrath(t: Ledger, _: str, strong: bool) -> None:
    """Its price is one hit on the own Army: a Regular, unless only an Elite can take it."""
    step: Battle = t.state.agenda[-1].step
    units, region = fighting(t.state, step, "shadow"), where(step, "shadow")
    regular = next((n for n, u in units.items() if u.regular), None)
    elite = next((n for n, u in units.items() if u.elite), None)
    if regular is not None and army_units(t.state, step, "shadow") > 1:
        remove(t, region, regular, Units(regular=1), "Red Wrath")
    elif elite is not None:
        reduce(t, region, elite)
    _change(t, shadow_roll=2 if strong else 1)


def _nothing(_t: Ledger, _: str, _strong: bool) -> None:
    """What it cancels was noted already."""


def _hope(t: Ledger, sovereign: str, _strong: bool) -> None:
    """A Sovereign who is still a Leader is awakened where he is."""
    if may_awaken(t.state, sovereign):
        step: Battle = t.state.agenda[-1].step
        awaken(t, sovereign, where(step, "free"), "There Is Hope for Victory")
    _change(t, free_again=1)


def _banner(t: Ledger, person: str, _strong: bool) -> None:
    _change(t, f"{person}:leadership", shadow_no_again=1)


def _old(t: Ledger, sovereign: str, _strong: bool) -> None:
    _change(t, free_extra=leads(t.state, t.state.agenda[-1].step, sovereign))


def _servant(t: Ledger, minion: str, _strong: bool) -> None:
    _change(t, f"{minion}:leadership", free_dice=-leads(t.state, t.state.agenda[-1].step, minion))


def _waxes(t: Ledger, sovereign: str, _strong: bool) -> None:
    _change(t, shadow_roll=1, shadow_again=1)
    if t.state.rulers[sovereign].state != "corrupted":
        _change(t, free_roll=1, free_again=1)


_EFFECTS: Mapping[str, Callable[[Ledger, str, bool], None]] = {
    "shadow-of-mirkwood": _bats,
    "ugluk": _command,
    "black-serpent": _wrath,
    "brand": _nothing,
    "north": _nothing,
    "defiance": _nothing,
    "hope": _hope,
    "banner": _banner,
    "old": _old,
    "servant": _servant,
    "waxes": _waxes,
}


# Sieges.


def extensions(s: State, step: Battle) -> tuple[Choose, ...]:
    """Dáin, Denethor or Thranduil corrupted: once a siege battle at his home a Regular pays (EDGE_CASES E14)."""
    sovereign, _ = SIEGES.get(step.region, ("", ""))
    if step.attacker != "shadow" or not sovereign or "weakness" in step.used:
        return ()
    if s.rulers[sovereign].state != "corrupted":
        return ()
    return tuple(Choose(what=f"weakness:{n}") for n, units in fighting(s, step, "shadow").items() if units.regular)


def extend(t: Ledger, step: Battle, nation: Nation) -> Battle:
    sovereign, name = SIEGES[step.region]
    t.happen(AbilityUsed(side="shadow", ruler=sovereign, ability=name))
    unit = Units(regular=1)
    t.happen(UnitsRemoved(region=step.origin, side="shadow", nation=nation, units=unit, lost=False, cause=name))
    return replace(step, used=(*step.used, "weakness"))
