"""The one writer: rules tell it what happened, and `evolve` says what that does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Ledger:
    """A state and the events that led to it, in order."""

    __slots__ = ("_evolve", "events", "state")

    def __init__(self, state: Any, evolve: Callable[[Any, Any], Any]) -> None:
        self.state = state
        self._evolve = evolve
        self.events: list[Any] = []

    def happen(self, event: Any) -> None:
        self.state = self._evolve(self.state, event)
        self.events.append(event)
