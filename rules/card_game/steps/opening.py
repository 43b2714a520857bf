"""Setup: hands are drawn, and some scenarios cycle part of them (Setup)."""

from __future__ import annotations

from typing import Any

from rules.card_game.agenda import Opening
from rules.card_game.commands import Cycle
from rules.card_game.procedures import cycle
from rules.card_game.state import State
from rules.card_game.stepping import close_step, go_on_as
from rules.card_game.steps.step import ask
from rules.card_game.table import is_bot
from rules.core.game import Question
from rules.core.ledger import Ledger


def go(ledger: Ledger, step: Opening) -> bool:
    """A bot's last cards drawn go unseen to its cycle pile (Against the Shadow, Setup)."""
    if step.left and not is_bot(ledger.state, step.seat):
        return False
    for card in ledger.state.decks[step.seat].hand[len(ledger.state.decks[step.seat].hand) - step.left :]:
        cycle(ledger, card, why="setup")
    close_step(ledger)
    return True


def asks(state: State, step: Opening) -> tuple[Question, ...]:
    hand = state.decks[step.seat].hand
    left = "another card" if step.left == 1 else f"{step.left} cards"
    return ask(state, step.seat, f"Choose {left} of your opening hand to cycle.", tuple(Cycle(card=c) for c in hand))


def resolve(ledger: Ledger, step: Opening, seat: str, command: Any) -> None:
    cycle(ledger, command.card, why="setup")
    if step.left > 1:
        go_on_as(ledger, Opening(seat=step.seat, left=step.left - 1))
    else:
        close_step(ledger)
