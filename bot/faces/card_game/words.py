"""What happened, in words: one line for each event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.faces.card_game import words_of_cards, words_of_table
from rules.card_game.events.agenda import Noted, StepChanged, StepClosed, StepOpened
from rules.card_game.events.table import Acted, TurnCame
from rules.card_game.sight import Sight

Say = Callable[[Sight, Any], str]

SILENT: frozenset[type] = frozenset({StepOpened, StepChanged, StepClosed, Noted, Acted, TurnCame})
"""Bookkeeping, and whose turn it is: the board and its question say that."""
SAID: dict[type, Say] = {**words_of_cards.SAID, **words_of_table.SAID}


def say(sight: Sight, event: Any) -> str:
    """One line of Discord Markdown; "" for what is silent. Raises KeyError for an event of no known kind."""
    return "" if type(event) in SILENT else SAID[type(event)](sight, event)
