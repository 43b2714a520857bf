"""The phases of a turn, one after the other (RULES 1.1)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.ledger import Ledger
from rules.kings import board
from rules.kings.agenda import Actions, Allocation, Dismay, FellowshipPhase, HandLimit, Round, RulerDiscard
from rules.kings.cards import EVENTS
from rules.kings.characters import CHARACTERS
from rules.kings.commands import Choose
from rules.kings.drawing import LIMIT, draw_card, hand_of, in_hand
from rules.kings.ends import ring_check, victory_check
from rules.kings.events import (
    CardDiscarded,
    CorruptionChanged,
    DiceRecovered,
    DiceRolled,
    EyesBoxed,
    HuntAllocated,
    PhaseBegan,
    StepChanged,
    StepClosed,
    StepOpened,
    TurnBegan,
)
from rules.kings.facts import Face, Side
from rules.kings.rulers import CHIEFTAINS
from rules.kings.setup import DICE, KINDS
from rules.kings.state import State

FACES: dict[Side, tuple[Face, ...]] = {
    "free": ("character", "character", "muster", "event", "muster_army", "will"),
    "shadow": ("character", "army", "muster", "event", "muster_army", "eye"),
}
"""The six faces of a side's dice; its Ruler Die has the same (RULES 1.2, 3.1)."""

MOST: dict[Side, int] = {"free": 6, "shadow": 10}


def run_round(t: Ledger, step: Round) -> None:
    """Begins the next phase; most of them open a step of their own."""
    match step.at:
        case "recover":
            t.happen(StepChanged(step=Round(at="fellowship")))
            t.happen(TurnBegan(number=t.state.turn + 1))
            _recover(t)
        case "fellowship":
            t.happen(StepChanged(step=Round(at="allocation")))
            t.happen(PhaseBegan(phase="fellowship"))
            t.happen(StepOpened(step=FellowshipPhase()))
        case "allocation":
            t.happen(StepChanged(step=Round(at="roll")))
            t.happen(PhaseBegan(phase="allocation"))
            t.happen(StepOpened(step=_allocation(t.state)))
        case "roll":
            t.happen(StepChanged(step=Round(at="action")))
            _roll(t)
        case "action":
            t.happen(StepChanged(step=Round(at="victory")))
            t.happen(PhaseBegan(phase="action"))
            t.happen(StepOpened(step=Actions()))
        case "victory":
            t.happen(PhaseBegan(phase="victory"))
            _mordor_waits(t)
            if not ring_check(t) and not victory_check(t):
                t.happen(StepChanged(step=Round()))


def _recover(t: Ledger) -> None:
    """Dice come back, pools change, each side draws one card of each deck (RULES 1.1.1, 3.2, 3.3)."""
    t.happen(PhaseBegan(phase="recover"))
    sides: tuple[Side, Side] = ("free", "shadow")
    for side in sides:
        t.happen(DiceRecovered(side=side, dice=pool_dice(t.state, side), ruler=keeps_ruler(t.state, side)))
    for side in sides:
        for kind in KINDS:
            draw_card(t, side, kind, "the recover phase")


def pool_dice(s: State, side: Side) -> int:
    """Standard dice: the start plus one for each character in play that brings one."""
    bonus = sum(
        person.dice
        for key, person in CHARACTERS.items()
        if person.side == side and s.characters[key] not in {"out", "dead"}
    )
    return min(MOST[side], DICE[side] + bonus)


def keeps_ruler(s: State, side: Side) -> bool:
    """In, or joining now, and somebody is in play who keeps it in the pool (RULES 3.2, 3.3)."""
    if side == "free":
        reason = any(r.state == "awakened" for r in s.rulers.values())
    else:
        reason = any(s.characters[k] not in {"out", "dead"} for k in CHIEFTAINS)
    hand = hand_of(s, side)
    return reason and (hand.ruler or hand.ruler_due)


def ask_hand_limit(s: State, step: HandLimit) -> tuple[str, tuple[Choose, ...]]:
    hand = in_hand(s, step.side)
    if len(hand) <= LIMIT:
        return "", ()
    return "You hold more than six Event cards: which do you discard?", tuple(Choose(what=c) for c in hand)


def resolve_hand_limit(t: Ledger, step: HandLimit, command: Choose) -> None:
    card = command.what
    t.happen(CardDiscarded(side=step.side, deck=EVENTS[card].deck, card=card))


def _allocation(s: State) -> Allocation:
    most = max(1, len(board.in_fellowship(s)))
    return Allocation(least=min(1, s.box_free_last), most=min(most, s.shadow.dice))


def ask_allocation(step: Allocation) -> tuple[str, tuple[Choose, ...]]:
    numbers = range(step.least, step.most + 1)
    return "How many dice go into the Hunt Box?", tuple(Choose(what=str(n)) for n in numbers)


def resolve_allocation(t: Ledger, command: Choose) -> None:
    t.happen(StepClosed())
    t.happen(HuntAllocated(dice=int(command.what)))


def _faces(t: Ledger, side: Side, count: int) -> tuple[Face, ...]:
    sides: Sequence[Face] = FACES[side]
    return tuple(sides[n - 1] for n in t.state.cup.roll(count))


def _roll(t: Ledger) -> None:
    """Both sides roll; the Shadow Ruler Die is always rolled (RULES 3.4); then the discards in order (3.5)."""
    t.happen(PhaseBegan(phase="roll"))
    for side in ("free", "shadow"):
        hand = hand_of(t.state, side)
        count = max(0, hand.dice - (t.state.box if side == "shadow" else 0))  # a repair may have set the box
        faces = _faces(t, side, count + int(hand.ruler))
        t.happen(DiceRolled(side=side, faces=faces[:count], ruler=faces[count] if hand.ruler else None))
    early = t.state.options.get("dismay_time") == "before"
    if not early:
        t.happen(StepOpened(step=Dismay()))
    if t.state.free.ruler:
        t.happen(StepOpened(step=RulerDiscard(side="free")))
    if t.state.shadow.ruler:
        t.happen(StepOpened(step=RulerDiscard(side="shadow")))
    else:
        box_eyes(t)
    if early:
        t.happen(StepOpened(step=Dismay(before=True)))


def box_eyes(t: Ledger) -> None:
    eyes = sum(d.face == "eye" for d in t.state.shadow.rolled)
    if eyes:
        t.happen(EyesBoxed(count=eyes))


def _mordor_waits(t: Ledger) -> None:
    """On the Mordor Track, neither moving nor hiding costs one Corruption (RULES 1.5.5)."""
    if t.state.fellowship.mordor is not None and not t.state.fellowship.moved:
        t.happen(CorruptionChanged(by=1, cause="waiting on the Mordor Track"))
