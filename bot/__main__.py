"""The command line: `python -m bot run`, `play`, `doctor`, `evening` and `simulate`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from collections.abc import Coroutine, Sequence
from typing import Any

from bot.settings import BadSetting, Settings, read


def parser() -> argparse.ArgumentParser:
    """The commands and their arguments."""
    top = argparse.ArgumentParser(prog="python -m bot", description="Keeps the table for games of Middle-earth.")
    commands = top.add_subparsers(dest="command", required=True)
    commands.add_parser("run", help="the bot on Discord; needs DISCORD_TOKEN")
    play = commands.add_parser("play", help="try everything without Discord, in a web page")
    play.add_argument("--text", action="store_true", help="in this terminal instead")
    play.add_argument("--port", type=int, default=0, help="the page's port; a free one if not given")
    play.add_argument("--db", help="a SQLite file or a database URL (default: data/playground.db)")
    doctor = commands.add_parser("doctor", help="checks token, intents, permissions, database and version")
    doctor.add_argument("--heartbeat", action="store_true", help="only whether a running bot is alive")
    evening = commands.add_parser("evening", help="plays a script through the real client")
    evening.add_argument("file", help="the script")
    evening.add_argument("--json", action="store_true", help="one JSON object for each visible thing")
    evening.add_argument("--db", help="a database URL instead of a fresh SQLite file")
    evening.add_argument("--keep", action="store_true", help="keep the database")
    evening.add_argument("--limits", action="store_true", help="rate limits as long as Discord's")
    cards = commands.add_parser("cards", help="card facts that an operator corrects (CARD_FACTS)")
    what = cards.add_mutually_exclusive_group(required=True)
    what.add_argument("--check", metavar="FILE", help="says what is wrong with a file")
    what.add_argument("--template", action="store_true", help="writes one with every doubtful field")
    simulate = commands.add_parser("simulate", help="plays many games with the rules alone and says what they tell")
    simulate.add_argument("game", help="for example against-the-shadow")
    simulate.add_argument("--scenario", default="all", help="one scenario, or all")
    simulate.add_argument("--difficulty", default="all", choices=("standard", "challenging", "all"))
    simulate.add_argument("--policy", default="random", choices=("random", "cautious", "all"), help="how people play")
    simulate.add_argument("--games", type=int, default=100, help="games of each kind")
    simulate.add_argument("--seed", type=int, default=1, help="equal seeds give equal games")
    simulate.add_argument("--processes", type=int, help="how many cores to use (default: all)")
    simulate.add_argument("--json", action="store_true", help="as JSON")
    simulate.add_argument("--plot", metavar="FILE.png", help="draw the result")
    return top


def main(words: Sequence[str] | None = None) -> int:
    """Runs a command; returns the exit code. Modules are imported where they are needed, so each starts quickly."""
    args = parser().parse_args(words)
    try:
        settings = read()
    except BadSetting as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 2
    level = "WARNING" if args.command in {"play", "evening"} else settings.log_level  # their bot logs for itself
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # it warns of voice, which is not used
    logging.getLogger("alembic").setLevel(logging.WARNING)  # the doctor says what schema there is
    if args.command == "cards":
        from bot.cards import cards

        return cards(args)
    if args.command == "simulate":
        from bot.simulate import simulate

        return simulate(args)
    return _loop(_work(args, settings))


async def _work(args: argparse.Namespace, settings: Settings) -> int:
    if args.command == "evening":
        from bot.playground.evening import evening

        return await evening(args)
    if args.command == "play":
        from bot.playground.play import play

        return await play(args)
    from bot import run
    from bot.faces.games import FACES
    from rules.games import GAMES

    if args.command == "doctor":
        return await run.doctor(settings, (GAMES, FACES), print, beat=args.heartbeat)
    return await run.run(settings, (GAMES, FACES))


def _loop(work: Coroutine[Any, Any, int]) -> int:
    """On uvloop where it is installed: a fifth quicker."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


if __name__ == "__main__":
    sys.exit(main())
