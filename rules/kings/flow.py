"""The agenda at work: who is asked what, what an answer does, and what goes on by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.core.game import Illegal, Question
from rules.core.ledger import Ledger
from rules.core.memo import Remembered
from rules.kings import agenda as ag
from rules.kings import recruiting, touching
from rules.kings.commands import Choose, Command, Hand, UseDie
from rules.kings.corruption import LOOKED, visible
from rules.kings.ends import ring_check
from rules.kings.events import StepChanged, StepClosed
from rules.kings.facts import Side
from rules.kings.seats import seats_of, side_of
from rules.kings.state import State
from rules.kings.steps import (
    action,
    attempt,
    battle,
    casualties,
    dice,
    event_use,
    fellowship,
    hunting,
    turn,
    work,
)

Asked = tuple[str, tuple[Any, ...]]
"""The text of a question and its options; no options: nobody is asked."""

LONGEST = 400
"""More steps than this without a question would be a loop."""


def _side(step: Any) -> Side:
    """Whose question it is."""
    owned: Side | None = getattr(step, "side", None)
    if owned is not None:
        return owned
    shadow = ag.Allocation | ag.Dismay | ag.Attempt
    return "shadow" if isinstance(step, shadow) else "free"


ASKS: Mapping[type, Callable[[State, Any], Asked]] = {
    ag.HandLimit: turn.ask_hand_limit,
    ag.FellowshipPhase: lambda s, _: fellowship.ask_phase(s),
    ag.Allocation: lambda _, step: turn.ask_allocation(step),
    ag.RulerDiscard: dice.ask_discard,
    ag.Dismay: lambda s, _: dice.ask_dismay(s),
    ag.RingFace: dice.ask_ring_face,
    ag.Hunting: hunting.ask_hunt,
    ag.Reveal: fellowship.ask_reveal,
    ag.ChooseGuide: lambda s, _: fellowship.ask_guide(s),
    ag.Separating: fellowship.ask_separating,
    ag.PlaceCompanions: fellowship.ask_place,
    ag.Attempt: attempt.ask_attempt,
    ag.Removal: attempt.ask_removal,
    ag.Recruit: recruiting.ask,
    ag.Losses: casualties.ask_losses,
    ag.Excess: casualties.ask_excess,
    ag.EventUse: event_use.ask,
    ag.Work: work.ask,
    ag.CardStep: touching.ask,
}

RESOLVES: Mapping[type, Callable[[Ledger, Any, Any], None]] = {
    ag.HandLimit: turn.resolve_hand_limit,
    ag.FellowshipPhase: fellowship.resolve_phase,
    ag.Allocation: lambda t, _, command: turn.resolve_allocation(t, command),
    ag.RulerDiscard: dice.resolve_discard,
    ag.Dismay: dice.resolve_dismay,
    ag.RingFace: dice.resolve_ring_face,
    ag.Hunting: hunting.resolve_hunt,
    ag.Reveal: fellowship.resolve_reveal,
    ag.ChooseGuide: fellowship.resolve_guide,
    ag.Separating: fellowship.resolve_separating,
    ag.PlaceCompanions: fellowship.resolve_place,
    ag.Attempt: attempt.resolve_attempt,
    ag.Removal: attempt.resolve_removal,
    ag.Recruit: recruiting.resolve,
    ag.Losses: casualties.resolve_losses,
    ag.Excess: casualties.resolve_excess,
    ag.EventUse: event_use.resolve,
    ag.Work: work.resolve,
    ag.CardStep: touching.resolve,
}

RUNS: Mapping[type, Callable[[Ledger, Any], None]] = {
    ag.Round: turn.run_round,
    ag.Actions: action.run_actions,
    ag.Hunting: hunting.run_hunt,
    ag.ChooseGuide: fellowship.run_guide,
    ag.Separating: fellowship.run_separating,
    ag.Recruit: recruiting.run,
    ag.Losses: casualties.run_losses,
    ag.Excess: casualties.run_excess,
    ag.Attempt: attempt.run_attempt,
    ag.Battle: battle.run,
    ag.CardStep: touching.run,
}
"""What goes on by itself; any other step that asks nobody is simply done."""


def _questions(s: State) -> tuple[Question, ...]:
    if s.result is not None or not s.agenda:
        return ()
    top = s.agenda[-1]
    if isinstance(top.step, ag.Action):
        asked = action.ask_action(s, top.step)
        return tuple(
            Question(top.number, seat, "What do you do?", offered) for seat, offered in asked.items() if offered
        )
    if isinstance(top.step, ag.Battle):
        return tuple(
            Question(top.own.get(side, top.number), seat, *battle.ask(s, top.step, side, seat))
            for side in battle.asked(s, top.step)
            for seat in seats_of(s, side)
        )
    asks = ASKS.get(type(top.step))
    text, options = asks(s, top.step) if asks is not None else ("", ())
    return tuple(Question(top.number, seat, text, options) for seat in seats_of(s, _side(top.step)) if options)


questions: Remembered[tuple[Question, ...]] = Remembered(_questions)
"""Who is asked what, worked out once for each state; empty when the game is over."""


def is_open(s: State, command: Command) -> bool:
    """Whether everybody may know that it is offered: never what names an Event card in a hand or a hidden tile."""
    if isinstance(command, UseDie):
        return command.use != "play"
    if not isinstance(command, Choose):
        return not isinstance(command, Hand)
    match s.agenda[-1].step if s.agenda else None:
        case ag.HandLimit():
            return False
        case ag.Attempt():
            return visible(s) or command.what == attempt.DRAW
        case ag.CardStep(at=at):
            return at != LOOKED or visible(s)
        case ag.Battle(stage="cards"):
            return command.what == battle.NONE
        case ag.EventUse():
            return not command.what.startswith("play:")
        case _:
            return True


def answer(t: Ledger, seat: str, command: Command) -> None:
    """Carries out an answer to one of the open questions. Raises Illegal if it is none."""
    asked = questions(t.state)
    if not asked:
        raise Illegal("The game is over: nothing more can be done at this table.")
    mine = next((q for q in asked if q.seat == seat), None)
    if mine is None:
        raise Illegal("It is not your turn: somebody else is asked. Nothing has changed; wait until you are.")
    if command not in mine.options:
        raise Illegal("That cannot be done now. Nothing has changed; choose one of the options that are offered.")
    top = t.state.agenda[-1]
    if isinstance(top.step, ag.Battle):
        battle.resolve(t, top.step, side_of(seat), command)
    else:
        if isinstance(top.step, ag.Action):
            action.resolve_action(t, top.step, seat, command)
        else:
            RESOLVES[type(top.step)](t, top.step, command)
        if t.state.agenda and t.state.agenda[-1] is top:
            t.happen(StepChanged(step=top.step))  # It may be asked again, but not under the number that was answered.
    go_on(t)


def go_on(t: Ledger) -> None:
    """Runs everything that asks nobody, up to the next question or the end."""
    for _ in range(LONGEST):
        if ring_check(t) or not t.state.agenda or questions(t.state):
            return
        step = t.state.agenda[-1].step
        run = RUNS.get(type(step))
        if run is None:
            t.happen(StepClosed())
        else:
            run(t, step)
    raise RuntimeError("the steps do not come to a question")
