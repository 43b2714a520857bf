"""`python -m bot play`: the stand-in, the bot and a web page or this terminal, until somebody stops it."""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from bot.playground.page import Page
from bot.playground.page_names import newcomer, stable
from bot.playground.page_window import Start
from bot.playground.permissions import MANAGE_MESSAGES, MEMBER
from bot.playground.run import COMMAND, Bot, Stopped
from bot.playground.terminal import Terminal
from bot.playground.watched import Watched
from bot.run import with_signals
from rules.games import GAMES

PEOPLE = ("alice", "bob", "mia")
CHANNELS = ("table-1", "table-2", "table-3")
FOLDER = Path("data")


def database(told: str | None) -> tuple[str, Path]:
    """The database's URL, of a file or of what was told, and a folder for the bot."""
    if told and "://" in told:
        FOLDER.mkdir(exist_ok=True)
        return told, FOLDER.resolve()
    file = Path(told or FOLDER / "playground.db").resolve()
    file.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{file}", file.parent


def starts() -> tuple[Start, ...]:
    """A table for each scenario of each game."""
    return tuple(
        Start(f"{game.title}: {scenario.title}", "game new", {"game": game.key, "scenario": scenario.key})
        for game in GAMES.values()
        for scenario in game.scenarios.values()
    )


def furnished(people: Sequence[str]) -> tuple[Watched, Page]:
    """A stand-in with people and channels, and its page. The last of the people is a moderator."""
    standin = Watched()
    guild = standin.add_guild("Prancing Pony", id=stable("guild"))
    for name in CHANNELS:
        standin.put_channel(guild, name, id=stable(name))
    for name in people:
        newcomer(standin, name, permissions=MEMBER | (MANAGE_MESSAGES if name == people[-1] else 0))
    page = Page(standin, guild["id"], starts())
    standin.extra_routes = page.routes
    return standin, page


async def play(args: Namespace, *, command: Sequence[str] = COMMAND) -> int:
    """Serves until SIGINT or SIGTERM. `args`: text, port (0: a free one), db (None: data/playground.db)."""
    url, folder = database(args.db)
    standin, page = furnished(PEOPLE)
    try:
        await standin.start(port=args.port)
    except OSError as e:
        sys.stderr.write(f"Port {args.port} cannot be used: {e.strerror}. Try another with --port.\n")
        return 1
    bot = Bot(standin, url, folder, command=command)
    page.watch(bot)
    stop = asyncio.Event()
    with_signals(stop.set)
    try:
        await bot.start()
        page.told_bot()
        if args.text:
            await Terminal(standin, bot).talk(stop)
        else:
            sys.stdout.write(
                f"Open {page.address} (Ctrl-C ends it; games are kept in {url.partition(':///')[2] or url}).\n"
            )
            sys.stdout.flush()
            await _until(stop, bot, page)
    except Stopped as e:
        sys.stderr.write(f"{e}\n")
        return 1
    finally:
        await page.close()
        await bot.stop()
        await standin.stop()
    return 0


async def _until(stop: asyncio.Event, bot: Bot, page: Page) -> None:
    """Until it is stopped; a bot that ends by itself is shown as stopped, and can be started again from the page."""
    while not stop.is_set():
        waits = [asyncio.ensure_future(stop.wait()), asyncio.ensure_future(bot.ended.wait())]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
        if bot.ended.is_set() and not stop.is_set():
            page.told_bot()
            await stop.wait()
