"""A Corruption attempt, and the removal of a tile, step by step (RULES 7, 8)."""

from __future__ import annotations

from rules.core.ledger import Ledger
from rules.kings import corruption
from rules.kings.agenda import Attempt, Removal
from rules.kings.awakening import remove_random
from rules.kings.commands import Choose, Done
from rules.kings.events import StepClosed
from rules.kings.politics import can_remove
from rules.kings.state import State
from rules.kings.tiles import kind_of

DRAW = "draw"
"""The answer in the sequential variant: draw the next tile instead of stopping (RULES 14)."""


def draws(s: State, step: Attempt) -> bool:
    """Whether a tile is drawn now without anybody being asked."""
    return open_to(s, step) and step.left > 0 and not (corruption.sequential(s) and step.candidates)


def open_to(s: State, step: Attempt) -> bool:
    """He is neither awakened nor corrupted nor, by a hand move in the meantime, eliminated."""
    return s.rulers[step.sovereign].state == "leader"


def run_attempt(t: Ledger, step: Attempt) -> None:
    """Draws, or ends an attempt in which there is nothing to choose from."""
    if draws(t.state, step):
        corruption.draw(t, step)
    elif step.candidates and open_to(t.state, step):
        corruption.keep(t, step, step.candidates[-1])
    else:
        corruption.close_empty(t, step)


def ask_attempt(s: State, step: Attempt) -> tuple[str, tuple[Choose, ...]]:
    """One candidate is kept, chosen by its kind; in the sequential variant only the last one can be.

    With a single candidate there is no choice. Two equal ones are still asked about: to be spared the question
    would tell the Free Peoples that they are equal.
    """
    if draws(s, step) or not step.candidates or not open_to(s, step):
        return "", ()
    if corruption.sequential(s):
        stop = Choose(what=kind_of(step.candidates[-1]))
        return "Place the last tile, or draw another?", (stop, Choose(what=DRAW)) if step.left else ()
    if len(step.candidates) == 1:
        return "", ()
    kinds = dict.fromkeys(map(kind_of, step.candidates))
    return "Which tile do you place on him?", tuple(Choose(what=kind) for kind in kinds)


def resolve_attempt(t: Ledger, step: Attempt, command: Choose) -> None:
    if command.what == DRAW:
        corruption.draw(t, step)
        return
    tile = next(tile for tile in reversed(step.candidates) if kind_of(tile) == command.what)
    corruption.keep(t, step, tile)


def ask_removal(s: State, step: Removal) -> tuple[str, tuple[Choose | Done, ...]]:
    if not can_remove(s, step.sovereign):
        return "", ()
    return "Return one random hidden tile of this Sovereign to the pool?", (Choose(what=step.sovereign), Done())


def resolve_removal(t: Ledger, step: Removal, command: Choose | Done) -> None:
    t.happen(StepClosed())
    if isinstance(command, Choose):
        remove_random(t, step.sovereign, "a Companion with him")
