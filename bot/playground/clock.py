"""The stand-in's clock: it runs like the wall's and can be moved ahead, so that nobody waits for a deadline."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from bot.playground.wire import EPOCH_MS


class Clock:
    """Seconds since the clock was made; `advance` adds to them and rings what has become due, in order."""

    def __init__(self) -> None:
        self._start, self._ahead, self._rung = time.monotonic(), 0.0, 0
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._issued = 0
        self.moved: list[Callable[[], None]] = []  # called after each `advance`

    def now(self) -> float:
        """Seconds, fractional, never going back."""
        return time.monotonic() - self._start + self._ahead

    def utc(self) -> datetime:
        """The wall's date, moved ahead as far as the clock was."""
        return datetime.now(UTC) + timedelta(seconds=self._ahead)

    def unix(self) -> float:
        """Seconds since 1970, moved ahead."""
        return time.time() + self._ahead

    def snowflake(self) -> str:
        """A fresh id that carries the clock's millisecond; later ids are greater."""
        self._issued += 1
        return str((int(self.unix() * 1000) - EPOCH_MS) << 22 | (self._issued & 0x3FFFFF))

    def later(self, seconds: float, do: Callable[[], None]) -> None:
        """Calls `do` when the clock stands `seconds` further."""
        self._rung += 1
        heapq.heappush(self._due, (self.now() + seconds, self._rung, do))
        if self._due[0][1] == self._rung:
            self._wind()

    async def advance(self, seconds: float) -> None:
        """Moves the clock ahead. What becomes due happens before this returns; tasks it began run on."""
        self._ahead += seconds
        self._ring()
        for do in self.moved:
            do()
        await asyncio.sleep(0)

    def stop(self) -> None:
        """Forgets all that was still to come."""
        self._due.clear()
        if self._timer:
            self._timer.cancel()

    def _wind(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = None
        if self._due:
            wait = max(self._due[0][0] - self.now(), 0.0)
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        now = self.now()
        while self._due and self._due[0][0] <= now:
            heapq.heappop(self._due)[2]()
        self._wind()
