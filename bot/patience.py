"""Discord waits three seconds for an answer: whoever would wait longer is told in time that it comes."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord

log = logging.getLogger("barliman")

SOON = 1.5
"""Seconds after an interaction was made."""
LEAST = 0.25
"""Seconds that we take in any case: the clocks of Discord and of this machine may differ."""


def watch(i: discord.Interaction[Any]) -> None:
    """From now on it is answered in time, by a private "thinking" or silently, if nothing else has answered it.

    Everything that answers asks `late` first.
    """
    i.extras[Watch] = Watch(i)


async def late(i: discord.Interaction[Any]) -> bool:
    """Whether the person was told to wait, or answered already; if not, there is time to answer at once."""
    watching: Watch | None = i.extras.get(Watch)
    if watching is not None:
        await watching.end()
    return i.response.is_done()


class Watch:
    """One interaction that is to be answered in time."""

    def __init__(self, i: discord.Interaction[Any]) -> None:
        self._i = i
        age = (discord.utils.utcnow() - i.created_at).total_seconds()
        self._timer = asyncio.get_running_loop().call_later(min(max(SOON - age, LEAST), SOON), self._ring)
        self._telling: asyncio.Task[None] | None = None

    def _ring(self) -> None:
        if not self._i.response.is_done():
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        i = self._i
        try:
            if i.message is None:
                await i.response.defer(ephemeral=True, thinking=True)
            else:
                await i.response.defer()
        except (discord.HTTPException, OSError) as lost:
            log.info("interaction %s could not be told to wait: %s", i.id, lost)

    async def end(self) -> None:
        """It will be answered now, or was told to wait."""
        self._timer.cancel()
        if self._telling is not None:
            await self._telling
