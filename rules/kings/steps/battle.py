"""A battle, round by round: Combat cards, abilities, rolls, casualties, going on or not (base rules: Battles)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.ledger import Ledger
from rules.kings import board
from rules.kings.agenda import Battle, foe
from rules.kings.combat import hits_needed, leadership, strength
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
    StepChanged,
    StepClosed,
    UnitsPlaced,
    UnitsRemoved,
)
from rules.kings.facts import Nation, Side, Units
from rules.kings.nations import NATIONS
from rules.kings.regions import REGIONS
from rules.kings.state import State
from rules.kings.steps import abilities
from rules.kings.taking import march_in, settle_region

NONE = "none"
"""No Combat card."""


def defender(step: Battle) -> Side:
    return foe(step.attacker)


def where(step: Battle, side: Side) -> str:
    """The region that a side's Army stands in."""
    return step.origin if side == step.attacker else step.region


def asked(step: Battle) -> tuple[Side, ...]:
    """The sides that are asked now; both at once for Combat cards and abilities."""
    match step.stage:
        case "cards":
            return tuple(side for side in ("free", "shadow") if side not in step.cards)
        case "abilities":
            return tuple(side for side in ("free", "shadow") if side not in step.ready)
        case "casualties":
            return tuple(side for side in ("free", "shadow") if step.hits.get(side, 0) > 0)[:1]
        case "after":
            return (step.attacker,)
        case "shelter" | "retreat":
            return (defender(step),)
        case _:
            return ()


def ask(s: State, step: Battle, side: Side) -> tuple[str, tuple[Command, ...]]:
    match step.stage:
        case "shelter":
            return "Fight in the field, or withdraw into the Stronghold?", (Choose(what="field"), Choose(what="siege"))
        case "cards":
            cards = tuple(Choose(what=card) for card in combat_cards(s, step, side))
            return "Which Combat card do you lay down?", (*cards, Choose(what=NONE))
        case "abilities":
            return "Use an ability in this round?", (*abilities.offered(s, step, side), Done())
        case "casualties":
            return f"Take {step.hits[side]} more hits.", casualties(s, where(step, side), side)
        case "after":
            return "Go on with the battle, or cease?", _after(s, step)
        case _:
            places = tuple(Choose(what=r) for r in retreats(s, step))
            return "Retreat, or hold?", (*places, *_into(s, step), Choose(what="hold"))


def combat_cards(s: State, step: Battle, side: Side) -> tuple[str, ...]:
    """Any Event card in hand; none for the Free Peoples where Denethor's Folly forbids it (RULES 11)."""
    if side == "free" and "sh-str-03-km" in s.shadow.table:
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
        case "abilities":
            if isinstance(command, Done):
                _on(t, replace(step, ready=(*step.ready, side)))
            elif isinstance(command, Choose):
                abilities.use(t, step, side, command.what)
        case "casualties":
            _casualty(t, step, side, command)
        case "after":
            _decided(t, step, command)
        case _:
            _retreat(t, step, command)


def _shelter(t: Ledger, step: Battle, command: Command) -> None:
    """An Army in its Stronghold may withdraw before the battle: then there is none, and a siege begins."""
    if command == Choose(what="siege"):
        t.happen(SiegeChanged(region=step.region, side=defender(step), besieged=True))
        _advance(t, step)
        _close(t, step, None)
    else:
        _on(t, replace(step, stage="cards"))


def _lay(t: Ledger, step: Battle, side: Side, command: Command) -> None:
    card = "" if command == Choose(what=NONE) else getattr(command, "what", "")
    t.happen(CombatCardChosen(side=side, card=card))
    cards = {**step.cards, side: card}
    if len(cards) < 2:
        _on(t, replace(step, cards=cards))
        return
    _on(t, replace(step, cards=cards, stage="abilities"))
    t.happen(CombatCardsRevealed(free=cards["free"], shadow=cards["shadow"]))
    for who in ("free", "shadow"):
        if cards[who]:
            t.happen(CardPlayed(side=who, card=cards[who]))


def run(t: Ledger, step: Battle) -> None:
    """The stages that ask nobody."""
    match step.stage:
        case "abilities":
            _on(t, replace(step, stage="roll"))
        case "roll":
            _roll(t, step)
        case "casualties":
            _checked(t, step)
        case _:
            _on(t, replace(step, stage="roll"))


def _roll(t: Ledger, step: Battle) -> None:
    """Each side rolls a die for each Army unit, five at most, then re-rolls misses up to its Leadership."""
    hits: dict[Side, int] = {}
    sides: tuple[Side, Side] = (step.attacker, defender(step))
    for side in sides:
        s = t.state
        dice = strength(s, where(step, side), side)
        needs = hits_needed(s, step, side) - step.bonus.get(f"{side}:roll", 0)
        again_needs = hits_needed(s, step, side) - step.bonus.get(f"{side}:again", 0)
        thrown = s.cup.roll(dice * 2)
        rolls = thrown[:dice]
        missed = sum(not _hit(n, needs) for n in rolls)
        again = thrown[dice : dice + min(missed, leadership(s, step, where(step, side), side))]
        scored = sum(_hit(n, needs) for n in rolls) + sum(_hit(n, again_needs) for n in again)
        t.happen(CombatRolled(side=side, rolls=rolls, again=again, needs=needs, needs_again=again_needs, hits=scored))
        hits[foe(side)] = scored
    _on(t, replace(step, stage="casualties", hits=hits))


def _hit(roll: int, needs: int) -> bool:
    """A 1 always misses, a 6 always hits."""
    return roll != 1 and (roll == 6 or roll >= needs)


def casualties(s: State, region: str, side: Side) -> tuple[Choose, ...]:
    """One hit removes a Regular or turns an Elite into one; two remove an Elite."""
    out = []
    for nation, units in board.army(s, region, side).units.items():
        if units.regular:
            out.append(Choose(what=f"regular:{nation}"))
        if units.elite:
            out.append(Choose(what=f"elite:{nation}"))
    return tuple(out)


def _casualty(t: Ledger, step: Battle, side: Side, command: Command) -> None:
    what, _, nation = getattr(command, "what", "").partition(":")
    take(t, where(step, side), side, next(n for n in NATIONS if n == nation), elite=what == "elite")
    hits = {**step.hits, side: step.hits[side] - 1}
    if not casualties(t.state, where(step, side), side):
        hits[side] = 0
    _on(t, replace(step, hits=hits))


def take(t: Ledger, region: str, side: Side, nation: Nation, *, elite: bool) -> None:
    """One hit. The Free Peoples' losses are gone for good; the Shadow's come back (base rules: Casualties)."""
    lost = side == "free"
    unit = Units(elite=1) if elite else Units(regular=1)
    back = elite and board.reinforcements(t.state, nation).regular > 0
    t.happen(UnitsRemoved(region=region, side=side, nation=nation, units=unit, lost=lost, cause="a hit"))
    if back:
        t.happen(UnitsPlaced(region=region, side=side, nation=nation, units=Units(regular=1), cause="an Elite was hit"))
    settle_region(t, region, side)


def _checked(t: Ledger, step: Battle) -> None:
    """All hits are taken: is anybody left on both sides?"""
    s = t.state
    attacks = board.has_army(s, step.origin, step.attacker)
    defends = board.has_army(s, step.region, defender(step))
    if attacks and defends:
        _on(t, replace(step, stage="after"))
        return
    if attacks:
        _advance(t, step)
    _close(t, step, step.attacker if attacks else defender(step))


def _after(s: State, step: Battle) -> tuple[Command, ...]:
    """In a siege a further round costs an Elite turned into a Regular, or what a Weakness allows (RULES 15)."""
    if not step.siege:
        return Choose(what="go_on"), Choose(what="cease")
    elites = tuple(
        Choose(what=f"extend:{nation}")
        for nation, units in board.army(s, step.origin, step.attacker).units.items()
        if units.elite
    )
    return (*elites, *abilities.extensions(s, step), Choose(what="cease"))


def _decided(t: Ledger, step: Battle, command: Command) -> None:
    what, _, nation = getattr(command, "what", "").partition(":")
    if what == "cease":
        _close(t, step, None)
        return
    if what == "extend":
        take(t, step.origin, step.attacker, next(n for n in NATIONS if n == nation), elite=True)
    if what == "weakness":
        step = abilities.extend(t, step, next(n for n in NATIONS if n == nation))
    _on(t, _next_round(step) if step.siege else replace(step, stage="retreat"))


def _next_round(step: Battle) -> Battle:
    return replace(step, number=step.number + 1, stage="cards", cards={}, given=(), bonus={}, hits={}, ready=())


def retreats(s: State, step: Battle) -> tuple[str, ...]:
    """A neighbouring region that is free for the defender, other than the attacker's."""
    side = defender(step)
    moving = board.units(s, step.region, side).army
    return tuple(
        r
        for r in REGIONS[step.region].adjacent
        if r != step.origin and board.is_free(s, r, side) and board.units(s, r, side).army + moving <= board.STACK
    )


def _into(s: State, step: Battle) -> tuple[Choose, ...]:
    """Into an own Stronghold in the region, up to five units."""
    own = REGIONS[step.region].settlement == "stronghold" and board.holder(s, step.region) == defender(step)
    return (Choose(what="siege"),) if own else ()


def _retreat(t: Ledger, step: Battle, command: Command) -> None:
    side, what = defender(step), getattr(command, "what", "")
    if what == "hold":
        _on(t, _next_round(step))
        return
    if what == "siege":
        t.happen(SiegeChanged(region=step.region, side=side, besieged=True))
    else:
        t.happen(ArmyRetreated(side=side, region=step.region, to=what))
        settle_region(t, step.region, side)
    _advance(t, step)
    _close(t, step, step.attacker if what != "siege" else None)


def _advance(t: Ledger, step: Battle) -> None:
    """The attacker moves in and takes a Settlement that nobody defends."""
    if step.origin != step.region:
        march_in(t, step.origin, step.region, step.attacker)


def _close(t: Ledger, step: Battle, winner: Side | None) -> None:
    t.happen(StepClosed())
    t.happen(BattleEnded(region=step.region, winner=winner))
