"""The end of a card's text: an event is eliminated, a card that could not be played is cycled."""

from __future__ import annotations

from typing import Any

from rules.card_game.agenda import Finish
from rules.card_game.procedures import cycle, eliminate, zone
from rules.card_game.state import State
from rules.card_game.stepping import close_step
from rules.core.game import Question
from rules.core.ledger import Ledger


def go(ledger: Ledger, step: Finish) -> bool:
    """Unless the text itself has already put the card somewhere."""
    close_step(ledger)
    where = zone(ledger, step.card)
    if where == "event":
        eliminate(ledger, step.card, why="action")
    elif where in ("hand", "aside"):
        cycle(ledger, step.card, why="unplayable")
    return True


def asks(state: State, step: Finish) -> tuple[Question, ...]:  # noqa: ARG001 -- nobody is asked anything here
    return ()


def resolve(ledger: Ledger, step: Finish, seat: str, command: Any) -> None:
    raise AssertionError("nobody is asked how an event ends")
