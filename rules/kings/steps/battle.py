"""A battle, round by round: Combat cards, abilities, rolls, casualties, going on or not (base rules: Battles)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.ledger import Ledger
from rules.kings import board
from rules.kings.agenda import Battle, Stage, foe
from rules.kings.awakening import FOLLY
from rules.kings.combat import (
    army_units,
    defender,
    fighting,
    first,
    hits_needed,
    leadership,
    strength,
    where,
)
from rules.kings.commands import Choose, Command, Done
from rules.kings.drawing import hand_of
from rules.kings.events import (
    ArmyRetreated,
    BattleEnded,
    CardPlayed,
    CombatCardChosen,
    CombatCardsRevealed,
    CombatRolled,
    SiegeChanged,
    StepAnswered,
    StepChanged,
    StepClosed,
)
from rules.kings.facts import Side
from rules.kings.regions import REGIONS
from rules.kings.state import State
from rules.kings.steps import abilities
from rules.kings.steps.casualties import nation_in, reduce, take, ways
from rules.kings.taking import capture, crowded, led_by, left_behind, lift_siege, march, move_person, wiped_out

NONE = "none"
"""No Combat card."""
SIDES: tuple[Side, Side] = ("free", "shadow")
FIGHTING: tuple[Stage, ...] = ("shelter", "cards", "before", "abilities", "after", "retreat")
"""Stages that need an Army on both sides: hand moves may have taken one away."""


def _both(s: State, step: Battle) -> bool:
    return army_units(s, step, step.attacker) > 0 and army_units(s, step, defender(step)) > 0


def asked(s: State, step: Battle) -> tuple[Side, ...]:
    """The sides that are asked now; both at once for Combat cards and abilities. Nobody, once a side is gone."""
    if step.stage in FIGHTING and not _both(s, step):
        return ()
    match step.stage:
        case "cards":
            return tuple(side for side in SIDES if side not in step.cards)
        case "before":
            return tuple(side for side in SIDES if side not in step.ready and abilities.offered(s, step, side))
        case "abilities":
            laid = any(step.cards.values())
            return tuple(x for x in SIDES if x not in step.ready and (laid or abilities.offered(s, step, x)))
        case "casualties":
            order: tuple[Side, Side] = (step.attacker, defender(step))
            return tuple(side for side in order if step.hits.get(side, 0) > 0 and army_units(s, step, side))[:1]
        case "after" | "advance" | "besiege":
            return (step.attacker,)
        case "shelter":
            return (defender(step),)
        case "retreat":
            return (defender(step),) if _retreats(s, step) else ()
        case _:
            return ()


def ask(s: State, step: Battle, side: Side, seat: str) -> tuple[str, tuple[Command, ...]]:
    """What a seat of that side is asked."""
    match step.stage:
        case "shelter":
            return "Fight in the field, or withdraw into the Stronghold?", (Choose(what="field"), Choose(what="siege"))
        case "cards":
            cards = tuple(Choose(what=card) for card in combat_cards(s, step, side))
            return "Which Combat card do you lay down?", (*cards, Choose(what=NONE))
        case "before":
            return "Use an ability before the Combat cards are shown?", (*abilities.offered(s, step, side), Done())
        case "abilities":
            return "Carry out the Combat cards by hand, use an ability, then go on.", (
                *(x for x in abilities.offered(s, step, side) if abilities.belongs_to(s, seat, x)),
                Done(),
            )
        case "casualties":
            return f"Take {step.hits[side]} more hits.", ways(fighting(s, step, side), step.hits[side])
        case "after":
            return "Go on with the battle, or cease?", _after(s, step)
        case "retreat":
            return "Retreat, or hold?", (*_retreats(s, step), Choose(what="hold"))
        case "besiege":
            return "Go on into the region and besiege the Stronghold?", (Choose(what="advance"), Choose(what="stay"))
        case _:
            return "Move into the region that you won?", (Choose(what="advance"), Choose(what="stay"))


def combat_cards(s: State, step: Battle, side: Side) -> tuple[str, ...]:
    """Any Event card in hand; none for the Free Peoples where Denethor's Folly forbids it (RULES 11)."""
    if side == "free" and FOLLY in s.shadow.table:
        barred = {"minas-tirith", s.rulers["denethor"].region}
        if step.region in barred:
            return ()
    return hand_of(s, side).hand


def _on(t: Ledger, step: Battle) -> None:
    t.happen(StepChanged(step=step))


def resolve(t: Ledger, step: Battle, side: Side, command: Command) -> None:
    match step.stage:
        case "shelter":
            _shelter(t, step, command)
        case "cards":
            _lay(t, step, side, command)
        case "before" | "abilities":
            if isinstance(command, Choose):
                abilities.declare(t, step, side, command.what)
            else:
                t.happen(StepAnswered(side=side, step=replace(step, ready=(*step.ready, side))))
        case "casualties":
            taken = take(t, where(step, side), command)
            _on(t, replace(step, hits={**step.hits, side: step.hits[side] - taken}))
        case "after":
            _decided(t, step, command)
        case "retreat":
            _retreat(t, step, command)
        case "besiege":
            _besiege(t, step, command)
        case _:
            _advance(t, step, command)


def run(t: Ledger, step: Battle) -> None:
    """The stages that ask nobody."""
    if step.stage in FIGHTING and not _both(t.state, step):
        _checked(t, step)
        return
    match step.stage:
        case "before":
            _show(t, step)
        case "abilities":
            _on(t, replace(step, stage="roll", ready=()))
            abilities.take_effect(t)
        case "roll":
            _roll(t, step)
        case "casualties":
            _checked(t, step)
        case _:
            _on(t, next_round(t.state, step))


# Withdrawing into the Stronghold.


def may_shelter(s: State, step: Battle) -> bool:
    """The defender's own Stronghold, in the field so far: before every round he may withdraw (base rules p.31)."""
    side = defender(step)
    own = REGIONS[step.region].settlement == "stronghold" and board.holder(s, step.region) == side
    return own and not step.siege and not step.sortie and not board.besieged(s, step.region, side)


def _shelter(t: Ledger, step: Battle, command: Command) -> None:
    if command == Choose(what="siege"):
        t.happen(SiegeChanged(region=step.region, side=defender(step), besieged=True))
        _on(t, replace(step, stage="besiege"))
    else:
        _on(t, replace(step, stage="cards"))


def _besiege(t: Ledger, step: Battle, command: Command) -> None:
    """Advancing begins the siege and ends the battle; otherwise the garrison comes out again (base rules p.31)."""
    side = defender(step)
    _close(t, step, None)
    if command == Choose(what="advance"):
        march(t, step.origin, step.region, step.attacker, step.held)
        crowded(t, step.region, side)
    else:
        t.happen(SiegeChanged(region=step.region, side=side, besieged=False))


# Combat cards.


def _lay(t: Ledger, step: Battle, side: Side, command: Command) -> None:
    card = "" if command == Choose(what=NONE) else getattr(command, "what", "")
    t.happen(CombatCardChosen(side=side, card=card, laid=bool(card)))
    cards = {**step.cards, side: card}
    if len(cards) < len(SIDES):
        t.happen(StepAnswered(side=side, step=replace(step, cards=cards)))
    else:
        _on(t, replace(step, cards=cards, stage="before"))


def _show(t: Ledger, step: Battle) -> None:
    """Both cards are shown at once; they count as played whatever is then done with them (RULES 9)."""
    _on(t, replace(step, stage="abilities", open=True, ready=()))
    cards = step.cards
    t.happen(CombatCardsRevealed(free=cards["free"], shadow=cards["shadow"], first=first(t.state, step)))
    for side in SIDES:
        if cards[side]:
            t.happen(CardPlayed(side=side, card=cards[side]))


# Rolls and casualties.


def _roll(t: Ledger, step: Battle) -> None:
    """Each side rolls a die for each Army unit, five at most, then re-rolls misses up to its Leadership."""
    hits: dict[Side, int] = {}
    sides: tuple[Side, Side] = (step.attacker, defender(step))
    for side in sides:
        hits[foe(side)] = _roll_of(t, step, side)
    taken = {side: max(0, hits[side] + step.bonus.get(f"{foe(side)}:hits", 0)) for side in sides}
    _on(t, replace(step, stage="casualties", hits=taken))


def _roll_of(t: Ledger, step: Battle, side: Side) -> int:
    """The hits that a side scores."""
    s: State = t.state
    bonus = step.bonus
    dice, extra = strength(s, step, side), bonus.get(f"{side}:extra", 0)
    needs = hits_needed(step, side) - bonus.get(f"{side}:roll", 0)
    needs_again = hits_needed(step, side) - bonus.get(f"{side}:again", 0)
    thrown = s.cup.roll(dice * 2 + extra)
    rolls = thrown[:dice]
    missed = sum(not _hit(n, needs) for n in rolls)
    leads = 0 if f"{side}:no_again" in bonus else leadership(s, step, side)
    again = thrown[dice : dice + min(missed, leads)]
    more = thrown[dice * 2 :]
    hits = sum(_hit(n, needs) for n in rolls) + sum(_hit(n, needs_again) for n in again) + sum(n >= 3 for n in more)
    t.happen(
        CombatRolled(side=side, rolls=rolls, again=again, needs=needs, needs_again=needs_again, hits=hits, extra=more)
    )
    return hits


def _hit(roll: int, needs: int) -> bool:
    """A 1 always misses, a 6 always hits."""
    return roll != 1 and (roll == 6 or roll >= needs)


def _checked(t: Ledger, step: Battle) -> None:
    """All hits are taken: is anybody left on both sides?"""
    attacks, defends = army_units(t.state, step, step.attacker), army_units(t.state, step, defender(step))
    if _both(t.state, step):
        _on(t, replace(step, stage="after", hits={}))
        return
    if not attacks:
        wiped_out(t, step.origin, step.attacker)
    if not defends:
        wiped_out(t, step.region, defender(step))
    if attacks and step.origin != step.region:
        _on(t, replace(step, stage="advance", hits={}))
        return
    _close(t, step, step.attacker if attacks else defender(step) if defends else None)
    capture(t, step.region, step.attacker if attacks else defender(step))


# Going on, or not.


def _after(s: State, step: Battle) -> tuple[Command, ...]:
    """In a siege a further round costs an Elite turned into a Regular, or what a Weakness allows (RULES 15)."""
    if not step.siege:
        return Choose(what="go_on"), Choose(what="cease")
    elites = tuple(Choose(what=f"extend:{n}") for n, units in fighting(s, step, step.attacker).items() if units.elite)
    return (*elites, *abilities.extensions(s, step), Choose(what="cease"))


def _decided(t: Ledger, step: Battle, command: Command) -> None:
    if command == Choose(what="cease"):
        _close(t, step, None)
        return
    if not step.siege:
        _on(t, replace(step, stage="retreat"))
        return
    what, nation = nation_in(command)
    if what == "extend":
        reduce(t, step.origin, nation)
    else:
        step = abilities.extend(t, step, nation)
    _on(t, next_round(t.state, step))


def next_round(s: State, step: Battle) -> Battle:
    """The next round begins; a defender in front of his own Stronghold is asked again."""
    used = tuple(u for u in step.used if not u.endswith(":leadership"))
    after = Battle(
        region=step.region, origin=step.origin, attacker=step.attacker, siege=step.siege, sortie=step.sortie,
        held=step.held, number=step.number + 1, used=used,
    )  # fmt: skip
    return replace(after, stage="shelter") if may_shelter(s, after) else after


def _retreats(s: State, step: Battle) -> tuple[Choose, ...]:
    """A neighbouring region that is free for the defender, other than the attacker's; a besieged Army has none."""
    side = defender(step)
    if step.siege:
        return ()
    return tuple(
        Choose(what=r) for r in REGIONS[step.region].adjacent if r != step.origin and board.is_free(s, r, side)
    )


def _retreat(t: Ledger, step: Battle, command: Command) -> None:
    side, to = defender(step), getattr(command, "what", "")
    if to == "hold":
        _on(t, next_round(t.state, step))
        return
    people = led_by(t.state, step.region, side)
    t.happen(ArmyRetreated(side=side, region=step.region, to=to))
    for person in people:
        move_person(t, person, to, "retreats with the Army")
    left_behind(t, step.region, side)
    if step.sortie:
        _close(t, step, step.attacker)
    else:
        _on(t, replace(step, stage="advance"))
    crowded(t, to, side)


def _advance(t: Ledger, step: Battle, command: Command) -> None:
    """The attacker may move in, and takes a Settlement that nobody defends (base rules p.31)."""
    _close(t, step, step.attacker)
    if command == Choose(what="advance"):
        march(t, step.origin, step.region, step.attacker, step.held)
    lift_siege(t, step.region)


def _close(t: Ledger, step: Battle, winner: Side | None) -> None:
    t.happen(StepClosed())
    t.happen(BattleEnded(region=step.region, winner=winner))
