"""`python -m bot evening FILE`: plays a script through the real client and says whether it went as written."""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from bot.playground.evening_grammar import Unreadable, read
from bot.playground.evening_print import JsonLines, Paper
from bot.playground.evening_run import SHORT, Evening
from bot.playground.evening_script import Script
from bot.playground.run import COMMAND, Bot, Stopped
from bot.playground.watched import Watched

HELD, NOT_HELD, UNREADABLE = 0, 1, 2


async def evening(args: Namespace, *, command: Sequence[str] = COMMAND) -> int:
    """Plays the file of the arguments. 0: everything held; 1: something did not; 2: the script cannot be read.

    `args`: file, json, db (None: a fresh SQLite file), keep, limits (windows as long as Discord's). `command`: the bot.
    """
    try:
        script = opened(Path(args.file))
    except (OSError, UnicodeDecodeError, Unreadable) as e:
        sys.stderr.write(f"{args.file}: {e}\n")
        return UNREADABLE
    folder = Path(tempfile.mkdtemp(prefix="evening-"))
    database = args.db or f"sqlite+aiosqlite:///{folder / 'evening.db'}"
    paper = (JsonLines if args.json else Paper)(sys.stdout)
    try:
        return await _play(script, database, folder, paper, limits=args.limits, command=command)
    finally:
        if args.keep:
            sys.stderr.write(f"The database is kept: {database}\n")
        else:
            shutil.rmtree(folder, ignore_errors=True)


def opened(path: Path) -> Script:
    """The script in a file. Raises OSError, UnicodeDecodeError or Unreadable."""
    return read(path.read_text("utf-8"), path.resolve().parent)


async def _play(
    script: Script, database: str, folder: Path, paper: Paper, *, limits: bool, command: Sequence[str]
) -> int:
    loop = asyncio.get_running_loop()
    began = loop.time()
    standin = Watched()
    standin.limits.scale = 1.0 if limits else SHORT
    standin.add_guild("Evening", "general")
    await standin.start()
    bot = Bot(standin, database, folder, command=command)
    failures: list[str] = []
    try:
        await bot.start()
        failures = await Evening(script, standin, bot, paper).play()
    except Stopped as e:
        failures = [str(e)]
        paper.failure(str(e))
    finally:
        await bot.stop()
        await standin.stop()
    if failures and bot.lines:
        sys.stderr.write(f"The bot's log ended with:\n{bot.last_words()}\n")
    paper.end(len(failures), loop.time() - began)
    return NOT_HELD if failures else HELD
