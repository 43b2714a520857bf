"""Who is asked what: worked out once for each state."""

from __future__ import annotations

from rules.card_game.state import State
from rules.card_game.steps import STEPS
from rules.core.game import Question
from rules.core.memo import Remembered


def _questions(state: State) -> tuple[Question, ...]:
    if not state.agenda:
        return ()
    step = state.agenda[-1].step
    return STEPS[type(step)].asks(state, step)


asked: Remembered[tuple[Question, ...]] = Remembered(_questions)
"""The open questions; none when the game is over."""
