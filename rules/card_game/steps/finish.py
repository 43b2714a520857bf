"""The end of a card's text: an event is eliminated, a card that could not be played is cycled."""

from __future__ import annotations

from rules.card_game.agenda import Finish
from rules.card_game.procedures import cycle, eliminate, zone
from rules.card_game.stepping import close_step
from rules.card_game.steps.step import never, nobody
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


asks, resolve = nobody, never
