"""A stand-in that tells what changed in it, and when nothing does any more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from bot.playground.standin import StandIn
from bot.playground.wire import Json


class Watched(StandIn):
    """A stand-in that tells what changed.

    `listeners` get ("message", message) for every new or edited message, also for one that one person alone can see,
    ("gone", message), ("place", channel), ("commands", {}) and ("violation", request). It also stirs when a request was
    answered.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(identify_window=0.0, **options)
        self.listeners: list[Callable[[str, Json], None]] = []
        self._stir: asyncio.Event = asyncio.Event()
        self._known: dict[str, dict[str, Json]] = {}  # channel id, message id: what was told
        self._shapes: dict[str, tuple[object, ...]] = {}  # channel id: what a list of channels shows of it
        self.observers.append(self._looks_different)

    def wake(self, m: Json) -> None:
        super().wake(m)
        self._known.setdefault(m["channel_id"], {})[m["id"]] = m
        self._say("message", m)

    def commands_changed(self) -> None:
        super().commands_changed()
        self._say("commands", {})

    def violated(self, method: str, path: str, body: Any, error: Json) -> None:
        super().violated(method, path, body, error)
        self._say("violation", self.violations[-1])

    def touched(self) -> None:
        super().touched()
        self._stir.set()

    def _say(self, what: str, about: Json) -> None:
        for hear in self.listeners:
            hear(what, about)
        self._stir.set()

    def _looks_different(self, channel_id: str) -> None:
        """Deletions, reactions and channels are only told as "this channel looks different"."""
        now, known = self.messages.get(channel_id, {}), self._known.setdefault(channel_id, {})
        if len(now) < len(known):
            for gone in [m for k, m in known.items() if k not in now]:
                del known[gone["id"]]
                self._say("gone", gone)
        for m in now.values() if self.reactions else ():
            if m["id"] in self.reactions and m["id"] in known:
                self._say("message", m)
        place = self.channels.get(channel_id)
        shape = (place.get("name"), (place.get("thread_metadata") or {}).get("archived")) if place else ()
        if self._shapes.get(channel_id) != shape:
            self._shapes[channel_id] = shape
            self._say("place", place or {"id": channel_id})

    async def stirred(self, seconds: float) -> None:
        """Returns when something happens, after `seconds` at the latest."""
        self._stir.clear()
        try:
            await asyncio.wait_for(self._stir.wait(), seconds)
        except TimeoutError:
            return

    async def until(self, holds: Callable[[], bool], seconds: float) -> bool:
        """Looks again whenever something happens; whether it held within `seconds`."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while not holds():
            left = end - loop.time()
            if left <= 0:
                return False
            await self.stirred(left)
        return True

    async def quiet(self, calm: float, most: float = 10.0) -> None:
        """Returns when no request is being answered and none was for `calm` seconds, after `most` at the latest."""
        loop = asyncio.get_running_loop()
        end = loop.time() + most
        since = loop.time()
        while (now := loop.time()) < end:
            left = max(since, self.last_touch) + calm - now
            if left <= 0 and not self.in_flight:
                return
            await self.stirred(end - now if self.in_flight else left)
