"""`evolve`: what each event does to the state. The only code that builds a new one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.card_game.events import Repaired
from rules.card_game.events.evolve_cards import CARD_WRITERS
from rules.card_game.events.evolve_repairs import repaired
from rules.card_game.events.evolve_table import TABLE_WRITERS
from rules.card_game.state import State

_WRITERS: dict[type, Callable[[Any, Any], State]] = {**CARD_WRITERS, **TABLE_WRITERS, Repaired: repaired}


def evolve(state: State, event: Any) -> State:
    """The state after an event; only GameStarted does without one before it."""
    return _WRITERS[type(event)](state, event)
