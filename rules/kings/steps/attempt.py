"""A Corruption attempt, and the removal of a tile, step by step (RULES 7, 8)."""

from __future__ import annotations

from rules.core.ledger import Ledger
from rules.kings import corruption
from rules.kings.agenda import Attempt, Removal
from rules.kings.commands import Choose, Done
from rules.kings.events import StepClosed
from rules.kings.politics import can_remove
from rules.kings.state import State

DRAW = "draw"
"""The answer in the sequential variant: draw the next tile instead of stopping (RULES 14)."""


def draws(s: State, step: Attempt) -> bool:
    """Whether a tile is drawn now without anybody being asked."""
    return step.left > 0 and not (corruption.sequential(s) and step.candidates)


def run_attempt(t: Ledger, step: Attempt) -> None:
    """Draws, or ends an attempt in which there is nothing to choose from."""
    if draws(t.state, step):
        after = corruption.draw(t, step)
        if after is not None:
            corruption.go_on(t, after)
    else:
        corruption.close_empty(t, step)


def ask_attempt(s: State, step: Attempt) -> tuple[str, tuple[Choose, ...]]:
    """One candidate is kept; in the sequential variant only the last one can be."""
    if draws(s, step) or not step.candidates:
        return "", ()
    if not corruption.sequential(s):
        return "Which tile do you place on him?", tuple(Choose(what=tile) for tile in step.candidates)
    keep = (Choose(what=step.candidates[-1]),)
    more = (Choose(what=DRAW),) if step.left else ()
    return "Place the last tile, or draw another?" if more else "Place the tile.", (*keep, *more)


def resolve_attempt(t: Ledger, step: Attempt, command: Choose) -> None:
    if command.what == DRAW:
        after = corruption.draw(t, step)
        if after is not None:
            corruption.go_on(t, after)
        return
    corruption.keep(t, step, command.what)


def ask_removal(s: State, step: Removal) -> tuple[str, tuple[Choose | Done, ...]]:
    if not can_remove(s, step.sovereign):
        return "", ()
    return "Return one random hidden tile of this Sovereign to the pool?", (Choose(what=step.sovereign), Done())


def resolve_removal(t: Ledger, step: Removal, command: Choose | Done) -> None:
    t.happen(StepClosed())
    if isinstance(command, Choose):
        corruption.remove_random(t, step.sovereign, "a Companion with him")
