"""What hand moves do, and what follows from them by the rules (base rules: Armies, Battles; RULES 1.6, 1.8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import cast

from rules.core.game import Illegal
from rules.core.ledger import Ledger
from rules.kings import board
from rules.kings.agenda import Battle, Hunting, Reveal, Separating, foe
from rules.kings.cards import EVENTS
from rules.kings.combat import fighting
from rules.kings.drawing import draw_card, in_hand, laid
from rules.kings.events import (
    BattleBegan,
    CardDiscarded,
    CardLeftTable,
    CombatAdjusted,
    CorruptionChanged,
    DiceThrown,
    DieChanged,
    FellowshipDeclared,
    FellowshipHidden,
    FellowshipRevealed,
    GuideChanged,
    RearguardHeld,
    SettlementTaken,
    SiegeChanged,
    StepChanged,
    StepOpened,
    UnitsMoved,
    UnitsPlaced,
    UnitsRemoved,
)
from rules.kings.facts import Face, Nation, Side, Units
from rules.kings.hand_checks import Values, figures, part
from rules.kings.nations import NATIONS
from rules.kings.politics import activate, advance, attacked
from rules.kings.regions import REGIONS
from rules.kings.state import Die, State
from rules.kings.steps import battle, fellowship
from rules.kings.steps.hunting import extra_tile
from rules.kings.taking import entered, left_behind, march, move_person


def _there(s: State, side: Side, region: str, nation: Nation, units: Units) -> None:
    """Figures that are not there cannot be overridden into being. Raises Illegal."""
    here = board.army(s, region, side).units.get(nation, Units())
    try:
        here - units
    except ValueError:
        raise Illegal(
            f"There are not that many of them in {REGIONS[region].name}. Nothing has changed; choose fewer."
        ) from None


def _stocked(s: State, nation: Nation, units: Units) -> None:
    """Raises Illegal if the reinforcements do not hold them."""
    try:
        board.reinforcements(s, nation) - units
    except ValueError:
        raise Illegal("The reinforcements do not hold that many. Nothing has changed; choose fewer.") from None


# Armies.


def _move(t: Ledger, side: Side, v: Values) -> None:
    nation, _, units = figures(v)
    _there(t.state, side, v["from"], nation, units)
    _go(t, side, v, {nation: units})


def _part(t: Ledger, side: Side, v: Values) -> None:
    units = part(t.state, side, v)
    if not units:
        raise Illegal("No unit of that kind stands there. Nothing has changed; choose others.")
    _go(t, side, v, units)


def _go(t: Ledger, side: Side, v: Values, parts: dict[Nation, Units]) -> None:
    if v["from"] == v["to"]:
        raise Illegal("They stand there already. Nothing has changed; choose another region.")
    for nation, units in parts.items():
        t.happen(UnitsMoved(origin=v["from"], region=v["to"], side=side, nation=nation, units=units))
    left_behind(t, v["from"], side)
    if board.sum_units(parts).army:
        entered(t, v["to"], side)


def _army(t: Ledger, side: Side, v: Values) -> None:
    if v["from"] == v["to"]:
        raise Illegal("The Army stands there already. Nothing has changed; choose another region.")
    march(t, v["from"], v["to"], side, {}, people=v["people"] == "with")


def _person(t: Ledger, _: Side, v: Values) -> None:
    move_person(t, v["person"], v["to"], "moved")


def _recruit(t: Ledger, side: Side, v: Values) -> None:
    nation, _, units = figures(v)
    _stocked(t.state, nation, units)
    cause = "recruited by an Event" if v["by"] == "event" else "recruited"
    t.happen(UnitsPlaced(region=v["to"], side=side, nation=nation, units=units, cause=cause))


def _remove(t: Ledger, side: Side, v: Values) -> None:
    nation, _, units = figures(v)
    _there(t.state, side, v["from"], nation, units)
    lost = v["lost"] == "lost"
    t.happen(UnitsRemoved(region=v["from"], side=side, nation=nation, units=units, lost=lost, cause="by hand"))
    left_behind(t, v["from"], side)


def _exchange(t: Ledger, side: Side, v: Values) -> None:
    """Figures go back to the reinforcements and others come out of them."""
    nation, region, count = next(n for n in NATIONS if n == v["nation"]), v["from"], int(v["count"])
    regulars, elites = Units(regular=count), Units(elite=count)
    old, new = (regulars, elites) if v["way"] == "up" else (elites, regulars)
    _there(t.state, side, region, nation, old)
    _stocked(t.state, nation, new)
    t.happen(UnitsRemoved(region=region, side=side, nation=nation, units=old, lost=False, cause="exchanged"))
    t.happen(UnitsPlaced(region=region, side=side, nation=nation, units=new, cause="exchanged"))


# Battles and sieges.


def _attack(t: Ledger, side: Side, v: Values) -> None:
    """Units of a Nation that is not At War stay out of it; the attacked Nations wake and advance (RULES 1.6)."""
    region, origin, s = v["to"], v["from"], t.state
    if not board.has_army(s, region, foe(side)) or any(isinstance(o.step, Battle) for o in s.agenda):
        raise Illegal("No battle can begin there now. Nothing has changed; choose another region.")
    inside = origin == region
    sortie = inside and board.besieged(s, region, side)
    siege = inside and not sortie and board.besieged(s, region, foe(side))
    t.happen(BattleBegan(region=region, origin=origin, attacker=side, siege=siege, sortie=sortie))
    held = _unwilling(t, origin, side)
    for nation in board.army(s, region, foe(side)).units:
        attacked(t, nation)
    step = Battle(region=region, origin=origin, attacker=side, siege=siege, sortie=sortie, held=held)
    if battle.may_shelter(t.state, step):
        step = replace(step, stage="shelter")
    t.happen(StepOpened(step=step))


def _unwilling(t: Ledger, origin: str, side: Side) -> dict[Nation, Units]:
    held: dict[Nation, Units] = {}
    units = board.army(t.state, origin, side).units
    if any(u.army and board.at_war(t.state, n) for n, u in units.items()):
        for nation, here in units.items():
            kept = Units(regular=here.regular, elite=here.elite)
            if kept and not board.at_war(t.state, nation):
                held[nation] = kept
                cause = "not At War"
                t.happen(RearguardHeld(region=origin, side=side, nation=nation, units=kept, cause=cause))
    return held


def _hold(t: Ledger, side: Side, v: Values) -> None:
    """A rearguard, of at least one unit as the attacking Army is (base rules p.28)."""
    nation, _, units = figures(v)
    step = cast("Battle", t.state.agenda[-1].step)
    here = fighting(t.state, step, side)
    try:
        left = here.get(nation, Units()) - units
    except ValueError:
        raise Illegal("There are not that many of them. Nothing has changed; choose fewer.") from None
    if not board.sum_units({**here, nation: left}).army:
        raise Illegal("At least one unit must attack. Nothing has changed; choose fewer.")
    t.happen(RearguardHeld(region=step.origin, side=side, nation=nation, units=units, cause="a rearguard"))
    held = {**step.held, nation: step.held.get(nation, Units()) + units}
    t.happen(StepChanged(step=replace(step, held=held)))


def _combat(t: Ledger, _: Side, v: Values) -> None:
    """A Combat card's effect by hand; once rolls are made only hits can still be changed."""
    step = cast("Battle", t.state.agenda[-1].step)
    by = int(v["count"]) if v["sign"] == "more" else -int(v["count"])
    side: Side = "free" if v["side"] == "free" else "shadow"
    if step.stage in {"casualties", "after"} and v["what"] == "hits":
        hits = {**step.hits, foe(side): max(0, step.hits.get(foe(side), 0) + by)}
        after = replace(step, stage="casualties", hits=hits)
    elif step.stage in {"cards", "before", "abilities"}:
        key = f"{side}:{v['what']}"
        after = replace(step, bonus={**step.bonus, key: step.bonus.get(key, 0) + by})
    else:
        raise Illegal("The dice of this round have been rolled. Nothing has changed; do it in the next round.")
    t.happen(CombatAdjusted(side=side, what=v["what"], by=by, cause=v["cause"]))
    t.happen(StepChanged(step=after))


def _siege(t: Ledger, side: Side, v: Values) -> None:
    now = board.besieged(t.state, v["from"], side)
    t.happen(SiegeChanged(region=v["from"], side=side, besieged=not now))
    if not now:
        entered(t, v["from"], side)


def _take(t: Ledger, side: Side, v: Values) -> None:
    if not board.is_settlement(v["to"]):
        raise Illegal("There is no Settlement in that region. Nothing has changed; choose another.")
    t.happen(SettlementTaken(region=v["to"], side=side))


# Dice and cards.


def _dice(t: Ledger, side: Side, v: Values) -> None:
    t.happen(DiceThrown(side=side, rolls=t.state.cup.roll(int(v["count"])), cause=v["cause"]))


def _draw(t: Ledger, side: Side, v: Values) -> None:
    draw_card(t, side, "character" if v["deck"] == "character" else "strategy", v["cause"])


def _discard(t: Ledger, side: Side, v: Values) -> None:
    _drop(t, side, v["card"], random=False)


def _random(t: Ledger, _: Side, v: Values) -> None:
    side: Side = "free" if v["side"] == "free" else "shadow"
    hand = in_hand(t.state, side)
    if not hand:
        raise Illegal("That hand is empty. Nothing has changed; choose the other side.")
    _drop(t, side, t.state.cup.pick(hand), random=True)


def _drop(t: Ledger, side: Side, card: str, *, random: bool) -> None:
    if card == laid(t.state, side):
        raise Illegal("That card lies on the table as your Combat card. Nothing has changed; choose another.")
    t.happen(CardDiscarded(side=side, deck=EVENTS[card].deck, card=card, random=random))


def _lift(t: Ledger, side: Side, v: Values) -> None:
    t.happen(CardLeftTable(side=side, card=v["card"], cause=v["cause"]))


def _eye(t: Ledger, side: Side, v: Values) -> None:
    face = cast("Face", v["face"])
    die = next((d for d in (Die(face=face), Die(face=face, ruler=True)) if d in t.state.shadow.rolled), None)
    if die is None:
        raise Illegal("You have no such unused die. Nothing has changed; choose another.")
    t.happen(DieChanged(side=side, old=face, face="eye", ruler=die.ruler, cause="card", boxed=True))


# Nations and the Fellowship.


def _nation(key: str) -> Nation:
    return next(n for n in NATIONS if n == key)


def _advance(t: Ledger, _: Side, v: Values) -> None:
    advance(t, _nation(v["nation"]), v["cause"])


def _activate(t: Ledger, _: Side, v: Values) -> None:
    activate(t, _nation(v["nation"]), v["cause"])


def _corruption(t: Ledger, _: Side, v: Values) -> None:
    by = int(v["by"]) if v["sign"] == "more" else -int(v["by"])
    t.happen(CorruptionChanged(by=by, cause=v["cause"]))


def _figure(t: Ledger, _: Side, v: Values) -> None:
    """The figure goes elsewhere; the Fellowship is as hidden as before, its progress stays."""
    if t.state.fellowship.mordor is not None:
        raise Illegal("The Fellowship is on the Mordor Track. Nothing has changed; a moderator can repair its place.")
    t.happen(FellowshipDeclared(region=v["to"], by_card=True))


def _fellowship(t: Ledger, _: Side, v: Values) -> None:
    """A card moves it: the Hunt follows, but no die goes into the box."""
    hidden = t.state.fellowship.hidden
    if _hunted(t.state) or (v["what"] == "move") != hidden:
        raise Illegal(
            "The Fellowship cannot do that now. Nothing has changed; it moves while hidden, and hides while not."
        )
    if v["what"] == "move":
        fellowship.move(t, boxed=False)
    else:
        t.happen(FellowshipHidden())


def _hunted(s: State) -> bool:
    return any(isinstance(o.step, Hunting | Reveal) for o in s.agenda)


def _reveal(t: Ledger, _: Side, __: Values) -> None:
    f = t.state.fellowship
    if not f.hidden or any(isinstance(o.step, Reveal) for o in t.state.agenda):
        raise Illegal("The Fellowship is revealed already. Nothing has changed; go on.")
    if f.mordor is not None:
        t.happen(FellowshipRevealed(region=f.region))
    else:
        t.happen(StepOpened(step=Reveal(steps=f.progress)))


def _hunt_tile(t: Ledger, _: Side, v: Values) -> None:
    extra_tile(t, v["cause"])


def _separate(t: Ledger, _: Side, v: Values) -> None:
    t.happen(StepOpened(step=Separating(people=(v["person"],))))


def _casualty(t: Ledger, _: Side, v: Values) -> None:
    """A hobbit, not on the Mordor Track, is set apart instead (companions)."""
    chance = v["person"] == "random"
    person = t.state.cup.pick(board.in_fellowship(t.state)) if chance else v["person"]
    fellowship.lose(t, person, v["cause"], by_chance=chance)


def _guide(t: Ledger, _: Side, v: Values) -> None:
    t.happen(GuideChanged(guide=v["person"]))


DO: Mapping[str, Callable[[Ledger, Side, Values], None]] = {
    "move": _move,
    "army": _army,
    "part": _part,
    "person": _person,
    "recruit": _recruit,
    "remove": _remove,
    "exchange": _exchange,
    "attack": _attack,
    "hold": _hold,
    "combat": _combat,
    "siege": _siege,
    "take": _take,
    "dice": _dice,
    "draw_card": _draw,
    "discard_card": _discard,
    "random_card": _random,
    "lift": _lift,
    "eye": _eye,
    "advance": _advance,
    "activate": _activate,
    "corruption": _corruption,
    "figure": _figure,
    "fellowship": _fellowship,
    "reveal": _reveal,
    "hunt_tile": _hunt_tile,
    "separate": _separate,
    "casualty": _casualty,
    "guide": _guide,
}
