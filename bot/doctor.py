"""`python -m bot doctor`: looks at everything the bot needs, and says in words what to do."""

from __future__ import annotations

import asyncio
import platform
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

import discord

from bot.client import INTENTS, ITSELF, PERMISSIONS, Barliman, invite
from bot.settings import Settings
from storage.store import Health, Store

STALE = 180.0
"""Seconds after which the heartbeat of a running bot counts as stopped."""
PATIENCE = 20.0


@dataclass(frozen=True, slots=True)
class Finding:
    """`good` is None for what is neither: a hint."""

    good: bool | None
    words: str

    def __str__(self) -> str:
        return f"{ {True: '✓', False: '✗', None: '·'}[self.good] } {self.words}"


async def examine(settings: Settings, app: Barliman, store: Store) -> AsyncIterator[Finding]:
    """What is found, in the order in which it matters. `app` is not connected."""
    yield Finding(None, f"Python {platform.python_version()}, discord.py {discord.__version__}, {_own()}")
    yield await _database(store)
    if settings.discord_token is None:
        yield Finding(
            False,
            "DISCORD_TOKEN is not set. Make an application at https://discord.com/developers/applications, "
            "copy its bot's token and put it into .env as DISCORD_TOKEN=...",
        )
        return
    async for finding in _discord(settings.discord_token.get_secret_value(), app, store):
        yield finding


def _own() -> str:
    try:
        return f"Barliman {version('barliman')}"
    except ImportError:
        return "Barliman from its source"


async def _database(store: Store) -> Finding:
    try:
        health: Health = await store.healthy()
    except Exception as away:  # whatever the driver raises, it is told in words
        return Finding(False, f"The database cannot be reached ({away}). Check DATABASE_URL and that the server runs.")
    if health.schema != health.newest:
        state = f"has schema {health.schema or 'none'}, this version writes {health.newest}"
        return Finding(None, f"{health.database} {state}: it is brought up to date when the bot starts.")
    if not health.writable:
        return Finding(False, f"{health.database} cannot be written. Check who owns the file and its folder.")
    return Finding(True, f"{health.database}, schema {health.schema}, can be written")


class Visitor(discord.Client):
    """Connects as the bot would, answers nothing, and looks around."""

    def __init__(self) -> None:
        super().__init__(intents=INTENTS, max_messages=None, guild_ready_timeout=1.0)


async def _discord(token: str, app: Barliman, store: Store) -> AsyncIterator[Finding]:
    visitor = Visitor()
    running: asyncio.Task[None] | None = None
    try:
        await visitor.login(token)
        yield Finding(True, f"The token is that of {visitor.user}")
        running = asyncio.create_task(visitor.connect(reconnect=False))
        ready = asyncio.create_task(visitor.wait_until_ready())
        await asyncio.wait({running, ready}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if not ready.done():
            ready.cancel()
            yield _not_connected(running)
            return
        yield Finding(True, "Connected; the intents that are needed (servers only) are not privileged")
        for finding in (await _commands(visitor, app, store), *_servers(visitor)):
            yield finding
    except discord.LoginFailure:
        yield Finding(False, "Discord does not know this token. Copy it anew (Bot, Reset Token) into DISCORD_TOKEN.")
    except (discord.HTTPException, OSError) as away:
        yield Finding(
            False, f"Discord cannot be reached ({away}). Check the network, or DISCORD_API_BASE if it is set."
        )
    finally:
        await visitor.close()
        if running is not None:
            await asyncio.wait({running})


def _not_connected(running: asyncio.Task[None]) -> Finding:
    error = running.exception() if running.done() and not running.cancelled() else None
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return Finding(False, "Discord refuses the intents: look under Bot, Privileged Gateway Intents.")
    return Finding(
        False, f"The gateway does not answer ({error or 'no reply'}). Check DISCORD_GATEWAY_URL if it is set."
    )


async def _commands(visitor: Visitor, app: Barliman, store: Store) -> Finding:
    assert visitor.application_id is not None  # noqa: S101 -- it has logged in
    there = {c["name"] for c in await visitor.http.get_global_commands(visitor.application_id)}
    missing = {c.name for c in app.tree.get_commands()} - there
    if missing:
        return Finding(None, f"Not registered yet: {', '.join(sorted(missing))}. The bot does it when it starts.")
    known: dict[str, Any] = {}
    try:
        known = await store.read(lambda reading: reading.config(ITSELF))
    except Exception:  # an empty database has no table yet; it was spoken of above
        return Finding(None, "The commands are registered; whether they are the newest is seen at the next start.")
    if known.get("commands") != app.fingerprint(visitor.application_id):
        return Finding(None, "The commands have changed since they were registered; the next start does it.")
    return Finding(True, f"{len(there)} commands are registered")


def _servers(visitor: Visitor) -> Iterator[Finding]:
    """Every server, with the channels where something is missing."""
    if visitor.application_id is not None:
        yield Finding(None, f"To invite the bot: {invite(visitor.application_id)}")
    if not visitor.guilds:
        yield Finding(None, "It is in no server yet.")
    for guild in visitor.guilds:
        lacking = list(_lacking(guild))
        if not lacking:
            yield Finding(True, f"{guild.name}: it may keep a table in every channel")
        for channel, names in lacking[:10]:
            yield Finding(None, f"{guild.name}, #{channel}: it lacks {', '.join(names)}; no table can stand there")


def _lacking(guild: discord.Guild) -> Iterator[tuple[str, list[str]]]:
    for channel in guild.text_channels:
        given = channel.permissions_for(guild.me)
        names = [name.replace("_", " ").title() for name, needed in PERMISSIONS if needed and not getattr(given, name)]
        if names:
            yield channel.name, names


def heartbeat(settings: Settings, now: float | None = None) -> Finding:
    """Whether a running bot has touched its file lately, for a health check."""
    file = settings.heartbeat_file
    if file is None:
        return Finding(False, "HEARTBEAT_FILE is not set, so there is no heartbeat to look at.")
    if not file.exists():
        return Finding(False, f"{file} does not exist: the bot does not run, or has not connected yet.")
    age = (time.time() if now is None else now) - file.stat().st_mtime
    return Finding(age < STALE, f"The last heartbeat was {age:.0f} seconds ago")
