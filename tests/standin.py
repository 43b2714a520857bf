"""The stand-in as a fixture: whoever's bot sends it something malformed fails the test, even if nobody looked."""

from __future__ import annotations

import asyncio
import os
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import discord
import pytest
import yarl

from bot.playground import StandIn, openapi

NewStandIn = Callable[..., Awaitable[StandIn]]


@pytest.fixture
async def new_standin(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[NewStandIn]:
    """Makes stand-ins that listen, the client pointed at the newest; at the end each must be without violations."""
    if openapi.found() is None:
        assert os.environ.get("CI") != "true", "Discord's OpenAPI document is absent in CI: set DISCORD_OPENAPI"
        warnings.warn("DISCORD'S OPENAPI DOCUMENT IS ABSENT: bodies are checked by our own rules only", stacklevel=1)
    made: list[StandIn] = []

    async def make(**ways: Any) -> StandIn:
        s = await StandIn(**{"identify_window": 0.0, **ways}).start()
        made.append(s)
        monkeypatch.setattr(discord.http.Route, "BASE", s.api_base)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(s.gateway_url))
        return s

    yield make
    for s in made:
        await s.stop()
    for s in made:
        assert s.violations == [], "the bot sent what Discord refuses as malformed"


@pytest.fixture
async def standin(new_standin: NewStandIn) -> StandIn:
    """One stand-in."""
    return await new_standin()


@contextmanager
def expected_violation(standin: StandIn, text: str = "") -> Iterator[None]:
    """Exactly one violation happens inside, with this text in its message or errors; it fails nothing."""
    before = len(standin.violations)
    yield
    found = standin.violations[before:]
    del standin.violations[before:]
    assert len(found) == 1, f"one violation expected, got {found}"
    assert text in str(found[0]), f"{text!r} is not in {found[0]}"


@asynccontextmanager
async def running(bot: discord.Client, standin: StandIn) -> AsyncIterator[None]:
    """The client is connected and ready inside. Make it with guild_ready_timeout=0.05."""
    task = asyncio.create_task(bot.start(standin.token))
    ready = asyncio.create_task(_ready(bot, standin))
    try:
        await asyncio.wait([task, ready], timeout=20, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        assert ready.done(), "the bot did not get ready"
        yield
    finally:
        ready.cancel()
        await bot.close()
        await task


async def until(holds: Callable[[], bool], seconds: float = 10.0) -> None:
    """Waits until something holds, looking again and again; fails when it does not come true."""
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110 - any condition at all, so there is nothing to subscribe to
            await asyncio.sleep(0.002)


async def _ready(bot: discord.Client, standin: StandIn) -> None:
    await standin.identified.wait()
    await bot.wait_until_ready()
