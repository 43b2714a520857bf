"""A scene for every test that asks for one; what the bot sends malformed fails it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.playground.evening_client import Client
from bot.playground.watched import Watched
from tests.bot.kit import MANAGE_MESSAGES, Scene, connected, house


@pytest.fixture
async def standin(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Watched]:
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    gateway = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY)
    w = Watched()
    w.limits.scale = 0.02
    w.add_guild("Bree", "table-1", "table-2")
    await w.start()
    yield w
    await w.stop()
    assert w.violations == [], "the bot sent what Discord refuses as malformed"


@pytest.fixture
async def scene(standin: Watched, tmp_path: Path) -> AsyncIterator[Scene]:
    guild = next(iter(standin.guilds.values()))
    client = Client(standin, tmp_path)
    client.place = guild["channels"][0]["id"]
    alice, bob = standin.add_user("alice"), standin.add_user("bob")
    mia = standin.add_user("mia")
    mia.permissions |= MANAGE_MESSAGES
    async with connected(standin, house(tmp_path)) as app:
        yield Scene(standin, tmp_path, app, client, alice, bob, mia, guild)
