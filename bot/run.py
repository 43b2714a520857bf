"""`python -m bot run` and `doctor`: puts the parts together, starts them, and stops them in order."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

import discord

from bot import errors
from bot.cards import BadFacts, card_facts
from bot.client import Barliman, point_at
from bot.decks.cardfile import BadCards
from bot.doctor import examine, heartbeat
from bot.faces.face import Face
from bot.settings import Settings
from bot.table import Tables
from rules.core.game import Game
from storage.migrate import Newer
from storage.store import Store

log = logging.getLogger("barliman")

BEAT = 30.0
"""Seconds between two touches of the heartbeat file."""

DAY = 86_400.0
"""Seconds between two sweeps."""

House = tuple[Mapping[str, Game], Mapping[str, Face]]
"""The games that can be played, and their faces."""

UNNAMED = (
    "DISCORD_TOKEN is not set, so there is nothing to connect with. Put it into .env (see .env.example), "
    "or try everything without Discord: make play."
)


def assembled(settings: Settings, store: Store, house: House) -> Barliman:
    """The bot, not yet connected."""
    games, faces = house
    facts = card_facts(settings.card_facts) if settings.card_facts else {}
    return Barliman(settings, store, Tables(store, games, allow_seeds=settings.allow_seeds, facts=facts), games, faces)


async def run(settings: Settings, house: House) -> int:
    """Runs until it is told to stop. Returns the exit code; what went wrong is said on stderr."""
    if settings.discord_token is None:
        return _failed(UNNAMED)
    point_at(settings)
    try:
        store = Store(settings.database_url)
        await store.open()
    except Newer as newer:
        return _failed(str(newer))
    except Exception as away:  # whatever the driver raises
        log.debug("opening the database", exc_info=True)
        return _failed(f"The database cannot be opened ({away}). Check DATABASE_URL; python -m bot doctor says more.")
    try:
        await _serve(assembled(settings, store, house), settings.discord_token.get_secret_value())
    except (BadFacts, BadCards) as wrong:
        return _failed(str(wrong))
    except discord.LoginFailure:
        return _failed("Discord does not know this token. Copy it anew (Bot, Reset Token) into DISCORD_TOKEN.")
    finally:
        await store.close()
    return 0


def _failed(words: str) -> int:
    sys.stderr.write(f"{words}\n")
    return 1


async def _serve(app: Barliman, token: str) -> None:
    """Connected until a signal says stop; then what is under way comes to its end."""
    stop = asyncio.Event()
    async with app, _beating(app):
        with_signals(stop.set)
        running = asyncio.create_task(app.start(token))
        others = [asyncio.create_task(calm_collector(app)), asyncio.create_task(sweep_daily(app))]
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        for task in others:
            task.cancel()
        if not running.done():
            log.info("stopping: what is under way comes to its end first")
            await app.finish()
        await running


async def calm_collector(app: Barliman) -> None:
    """What is there after the start stays: the garbage collector need not look through it again and again.

    Its pauses of 50 to 100 ms were the longest waits of all (measured).
    """
    await app.wait_until_ready()
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


async def sweep_daily(app: Barliman) -> None:
    """Deletes what the operator does not want to keep, now and then every day; by default nothing."""
    while app.settings.keep_closed_days is not None:
        try:
            tables, codes = await app.tables.sweep(app.settings.keep_closed_days)
            log.info("deleted %s closed tables and %s restore codes that were too old", tables, codes)
        except Exception as error:  # Tomorrow is another day
            errors.reference(error, "deleting closed tables")
        await asyncio.sleep(DAY)


def with_signals(stop: Callable[[], None]) -> None:
    """SIGTERM and SIGINT ask for a calm end, where the system has them."""
    for name in (signal.SIGTERM, signal.SIGINT):
        try:
            asyncio.get_running_loop().add_signal_handler(name, stop)
        except NotImplementedError:  # Windows has no such handlers; Ctrl+C still ends the program
            return


@asynccontextmanager
async def _beating(app: Barliman) -> AsyncIterator[None]:
    """Touches the heartbeat file, if there is one, while Discord and the database are there."""
    file = app.settings.heartbeat_file

    async def beat() -> None:
        while file is not None:
            await asyncio.sleep(BEAT if file.exists() else 1.0)
            if app.is_ready() and not app.is_closed():
                await app.tables.live()
                await asyncio.to_thread(file.touch)

    task = asyncio.create_task(beat())
    try:
        yield
    finally:
        task.cancel()


async def doctor(settings: Settings, house: House, say: Callable[[str], None], *, beat: bool = False) -> int:
    """Says what is found, one line each. 0 if nothing is wrong."""
    if beat:
        finding = heartbeat(settings)
        say(str(finding))
        return 0 if finding.good else 1
    point_at(settings)
    store = Store(settings.database_url)
    good = True
    try:
        await store.open()
    except Exception as away:  # whatever the driver raises
        say(f"✗ The database cannot be opened ({away}). Check DATABASE_URL.")
        return 1
    try:
        async for finding in examine(settings, assembled(settings, store, house), store):
            say(str(finding))
            good = good and finding.good is not False
    except (BadFacts, BadCards) as wrong:
        say(f"✗ {wrong}")
        good = False
    finally:
        await store.close()
    say("Nothing is wrong." if good else "Something is wrong: see above what to do.")
    return 0 if good else 1
