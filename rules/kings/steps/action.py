"""Action resolution: turns alternate, a die, an attempt or a pass each (RULES 1.1.5)."""

from __future__ import annotations

from functools import lru_cache

from rules.core.ledger import Ledger
from rules.kings import corruption
from rules.kings.agenda import Action, Actions, EventUse, Separating, Work, foe
from rules.kings.awakening import awaken
from rules.kings.commands import Command, Pass, TryCorruption, Use, UseDie, UseRing, UseToken
from rules.kings.drawing import draw_card, hand_of
from rules.kings.events import (
    ActorChanged,
    CardLeftTable,
    CharacterMoved,
    DieChanged,
    DieUsed,
    FellowshipHidden,
    Noted,
    Passed,
    RingUsed,
    SovereignLeft,
    StepChanged,
    StepClosed,
    StepOpened,
    TokenMoved,
    UnitsPlaced,
    UnitsRemoved,
)
from rules.kings.facts import Face, Nation, Side, Units
from rules.kings.politics import activate, advance, advance_by_ability, arrive, free_nations
from rules.kings.recruiting import second_recruits
from rules.kings.rulers import CHIEFTAINS, SOVEREIGNS
from rules.kings.seats import nations_of, seats_of
from rules.kings.state import State
from rules.kings.steps import fellowship
from rules.kings.steps.dice import distinct, rings, use_ring
from rules.kings.steps.options import ENVOYS, PALANTIR, free_uses, tokens
from rules.kings.steps.playing import play_card
from rules.kings.steps.shadow_options import shadow_uses, spends


def can_act(s: State, side: Side) -> bool:
    """With unused dice; or, if the table allows it, by a Corruption attempt alone (EDGE_CASES A9)."""
    if hand_of(s, side).rolled:
        return True
    return side == "shadow" and any(corruption.targets(s, seat) for seat in seats_of(s, side))


def run_actions(t: Ledger, step: Actions) -> None:
    """Opens the next turn: the Free Peoples first, then in alternation; once one side is out the other plays on."""
    s = t.state
    side: Side = foe(s.actor) if step.begun else "free"
    if not can_act(s, side):
        side = foe(side)
    if not can_act(s, side):
        t.happen(StepClosed())
        return
    t.happen(StepChanged(step=Actions(begun=True)))
    t.happen(ActorChanged(side=side))
    t.happen(StepOpened(step=Action(side=side)))


def ask_action(s: State, step: Action) -> dict[str, tuple[Command, ...]]:
    """The options of each seat of the side: Rulers belong to the player of their Nation (RULES 12)."""
    uses = die_uses(s, step.side)
    return {seat: _for_seat(s, step.side, seat, uses) for seat in seats_of(s, step.side)}


def die_uses(s: State, side: Side) -> tuple[UseDie, ...]:
    """Every use of every different unused die of a side; each may also be skipped."""
    out: list[UseDie] = []
    for die in distinct(hand_of(s, side).rolled):
        found = dict.fromkeys(free_uses(s, die) if side == "free" else shadow_uses(s, die))
        out += [_used(die.face, die.ruler, use, target) for use, target in found]
        out.append(_used(die.face, die.ruler, "nothing", ""))
    return tuple(out)


@lru_cache(maxsize=8192)
def _used(face: Face, ruler: bool, use: Use, target: str) -> UseDie:
    """The same command again and again: it is offered at every action."""
    return UseDie(face=face, ruler=ruler, use=use, target=target)


def _for_seat(s: State, side: Side, seat: str, uses: tuple[UseDie, ...]) -> tuple[Command, ...]:
    mine = nations_of(seat)
    alone = len(seats_of(s, side)) == 1
    out: list[Command] = list(uses) if alone else [use for use in uses if _ruler_nation(use) in (None, *mine)]
    if side == "free":
        out += [token for token in tokens(s) if SOVEREIGNS[token.sovereign].nation in mine]
    else:
        out += [TryCorruption(sovereign=key) for key in corruption.targets(s, seat)]
    out += rings(s, side)
    if len(hand_of(s, side).rolled) < len(hand_of(s, foe(side)).rolled):
        out.append(Pass())
    return tuple(out)


def _ruler_nation(use: UseDie) -> Nation | None:
    if use.use not in {"awaken", "first", "second", "chieftain"}:
        return None
    key = use.target.partition("@")[0]
    return SOVEREIGNS[key].nation if key in SOVEREIGNS else CHIEFTAINS[key].nation


def resolve_action(t: Ledger, step: Action, seat: str, command: Command) -> None:
    match command:
        case UseRing():
            use_ring(t, step.side, command)
        case Pass():
            t.happen(StepClosed())
            t.happen(Passed(side=step.side))
        case TryCorruption(sovereign=sovereign):
            t.happen(StepClosed())
            corruption.begin(t, sovereign, cause="action", eye=True, seat=seat)
        case UseToken(sovereign=sovereign):
            t.happen(StepClosed())
            _use_token(t, sovereign)
        case UseDie():
            t.happen(StepClosed())
            use_die(t, step.side, command)


def _use_token(t: Ledger, sovereign: str) -> None:
    """The Ruler Die is set to the face of his second ability, which is used at once (RULES 6)."""
    die = next(d for d in t.state.free.rolled if d.ruler)
    face: Face = SOVEREIGNS[sovereign].second
    dismay = t.state.options.get("dismay") == "in"
    t.happen(TokenMoved(sovereign=sovereign, to="shadow" if dismay else "used"))
    t.happen(Noted(what="token"))
    if die.face != face:
        t.happen(DieChanged(side="free", old=die.face, face=face, ruler=True, cause="token"))
    use_die(t, "free", UseDie(face=face, ruler=True, use="second", target=sovereign))


def use_die(t: Ledger, side: Side, command: UseDie) -> None:
    """Spends the die and does what it is used for."""
    once = spends(t.state, command) if side == "shadow" else ""
    t.happen(DieUsed(side=side, face=command.face, ruler=command.ruler, use=command.use, target=command.target))
    if once:
        t.happen(Noted(what=once))
    target = command.target
    match command.use:
        case "move_fellowship":
            fellowship.move(t)
        case "hide":
            t.happen(FellowshipHidden())
        case "separate":
            t.happen(StepOpened(step=Separating(people=(target,))))
        case "companions" | "minions" | "army" | "attack" | "muster":
            t.happen(StepOpened(step=Work(side=side, what=command.use)))
        case "politics":
            advance(t, next(key for key in t.state.politics if key == target), "a diplomatic action")
        case "draw":
            draw_card(t, side, "character" if target == "character" else "strategy", "an Event die")
        case "play":
            play_card(t, side, target, guide=command.face in {"event", "will"})
        case _:
            _use_ruler(t, command)


def _use_ruler(t: Ledger, command: UseDie) -> None:
    """Uses that concern a Ruler, a character or a card on the table."""
    target, _, region = command.target.partition("@")
    match command.use:
        case "awaken":
            awaken(t, target, region, "an action")
        case "chieftain" | "character":
            enter(t, target, region)
        case "first":
            _promote(t, target)
        case "second":
            _second(t, target)
        case "uncorrupt":
            t.happen(SovereignLeft(sovereign=target, cause="a Companion freed his people of him"))
        case "discard_table":
            _discard_table(t, target, command.face)
        case "advance":
            advance_by_ability(t, ENVOYS[target], target)


def enter(t: Ledger, person: str, region: str) -> None:
    """A character or Dark Chieftain enters play (companions; RULES 9)."""
    match person:
        case "aragorn":
            t.happen(CharacterMoved(person="strider", to="out", cause="he is Aragorn now"))
            arrive(t, person, region, "Will of the West")
        case "gandalf-white":
            t.happen(CharacterMoved(person="gandalf-grey", to="out", cause="he is the White now"))
            arrive(t, person, region, "Will of the West")
        case _:
            t.happen(CharacterMoved(person=person, to=region, cause="entered play"))
    if person == "witch-king":
        for nation in free_nations():
            activate(t, nation, "the Witch-king entered play")


def _promote(t: Ledger, sovereign: str) -> None:
    """A Regular with him becomes an Elite; the Regular goes back to the reinforcements (RULES 5.6)."""
    facts = SOVEREIGNS[sovereign]
    home, nation = facts.home, facts.nation
    t.happen(
        UnitsRemoved(region=home, side="free", nation=nation, units=Units(regular=1), lost=False, cause=facts.name)
    )
    t.happen(UnitsPlaced(region=home, side="free", nation=nation, units=Units(elite=1), cause=facts.name))


def _second(t: Ledger, sovereign: str) -> None:
    """The second abilities (RULES 15)."""
    match sovereign:
        case "denethor":
            t.happen(StepOpened(step=EventUse(side="free", what="palantir")))
        case "thranduil":
            t.happen(StepOpened(step=EventUse(side="free", what="far_sighted")))
        case _:
            for step in reversed(second_recruits(t.state, sovereign)):
                t.happen(StepOpened(step=step))


def _discard_table(t: Ledger, card: str, face: Face) -> None:
    """A Shadow card on the table ends; the Palantír costs an Elven Ring unless Will of the West did it."""
    t.happen(CardLeftTable(side="shadow", card=card, cause="the Free Peoples ended it"))
    if card == PALANTIR and face != "will":
        t.happen(RingUsed(side="free"))
