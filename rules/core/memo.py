"""Remembers what was last worked out for a state, by its identity: states never change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Remembered(Generic[T]):
    """A function of a state alone, worked out once for the state that was last asked about."""

    __slots__ = ("_function", "_last")

    def __init__(self, function: Callable[[Any], T]) -> None:
        self._function = function
        self._last: tuple[Any, T] | None = None

    def __call__(self, state: Any) -> T:
        last = self._last
        if last is not None and last[0] is state:
            return last[1]
        value = self._function(state)
        self._last = (state, value)
        return value
