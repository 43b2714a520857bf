"""Cards looked at from the top of the draw deck: each goes to the place that the text names next."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.card_game import events as ev
from rules.card_game.agenda import Sorting
from rules.card_game.commands import Pick
from rules.card_game.procedures import cycle, eliminate
from rules.card_game.state import State
from rules.card_game.stepping import close_step, go_on_as
from rules.card_game.steps.step import ask
from rules.card_game.table import is_bot
from rules.core.game import Question
from rules.core.ledger import Ledger

_TEXTS = {
    "eliminate": "Choose the card to eliminate.",
    "cycle": "Choose the card to cycle.",
    "hand": "Choose the card to take into hand.",
}


def go(ledger: Ledger, step: Sorting) -> bool:
    """A bot's cards lie in no order that anybody chose, so it takes them as they come."""
    if not step.cards or not step.left:
        close_step(ledger)
        for card in step.cards:
            cycle(ledger, card, why="rest")
        return True
    if len(step.cards) > 1 and not is_bot(ledger.state, step.seat):
        return False
    _put(ledger, step, step.cards[0])
    return True


def _put(ledger: Ledger, step: Sorting, card: str) -> None:
    go_on_as(ledger, replace(step, cards=tuple(c for c in step.cards if c != card), left=step.left[1:]))
    match step.left[0]:
        case "eliminate":
            eliminate(ledger, card)
        case "cycle":
            cycle(ledger, card, why="text")
        case "hand":
            ledger.happen(ev.CardKept(seat=step.seat, card=card))


def asks(state: State, step: Sorting) -> tuple[Question, ...]:
    return ask(state, step.seat, _TEXTS[step.left[0]], tuple(Pick(what=c) for c in step.cards))


def resolve(ledger: Ledger, step: Sorting, seat: str, command: Any) -> None:
    _put(ledger, step, command.what)
