"""Round trips through the real client: the bot in its own process, the stand-in and the people in this one."""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from bench.figures import median, percentile, table
from bot.playground.people import Player
from bot.playground.run import Bot
from bot.playground.standin import StandIn

PEOPLE = 32
SHARE = 120
"""Measured acts of each kind in a round, over all people."""

Series = dict[str, list[float]]
GAME = {"game": "against-the-shadow", "scenario": "two-player-duel"}


class Table:
    """One person alone at a table in a channel of their own."""

    def __init__(self, standin: StandIn, player: Player, channel: str, chance: random.Random) -> None:
        self.standin, self.player, self.channel, self.chance = standin, player, channel, chance

    async def _timed(self, path: str, **options: str) -> tuple[float, str]:
        i = await self.player.slash(self.channel, path, **options)
        shown = await i.wait_response(30)
        return i.t_shown - i.t_sent, str(shown)

    async def open(self) -> None:
        await self._timed("game new", **GAME)
        await self._timed("game join")
        await self._timed("game start")

    async def noop(self) -> tuple[str, float]:
        return "no-op", (await self._timed("noop"))[0]

    async def status(self) -> tuple[str, float]:
        return "/game status", (await self._timed("game status"))[0]

    async def act(self) -> tuple[str, float]:
        """A legal move if there is one, else the bot's turn; a new table when the game is over."""
        offered = await self.player.autocomplete(self.channel, "act", "what", what="")
        if offered:
            took, _ = await self._timed("act", what=str(self.chance.choice(offered)["value"]))
            return "a legal move", took
        took, shown = await self._timed("bot-turn")
        if "flags': 64" in shown and "over" in shown:
            await self.open()
        return "/bot-turn", took

    def forget(self) -> None:
        """The stand-in need not keep the channel's past."""
        for message in list(self.standin.messages[self.channel]):
            if len(self.standin.messages[self.channel]) > 40:
                del self.standin.messages[self.channel][message]


async def _people(tables: list[Table], each: int, kinds: Callable[[Table], Awaitable[tuple[str, float]]]) -> Series:
    out: Series = {}

    async def one(at: Table) -> None:
        for _ in range(each):
            kind, took = await kinds(at)
            out.setdefault(kind, []).append(took)
            at.forget()

    await asyncio.gather(*map(one, tables))
    return out


async def _with_bot(folder: Path, rounds: int, *, floor: bool) -> dict[int, Series]:
    """All series of one bot, by number of people."""
    standin = StandIn(rate_limits=False, identify_window=0.0, validator=None)
    guild = standin.add_guild("Bench", *(f"table-{n}" for n in range(PEOPLE)))
    players = [standin.add_user(f"person{n}") for n in range(PEOPLE)]
    await standin.start()
    command = (sys.executable, "-m", "bench.noop") if floor else (sys.executable, "-m", "bot", "run")
    bot = Bot(standin, f"sqlite+aiosqlite:///{folder / 'bench.db'}", folder, command=command, LOG_LEVEL="WARNING")
    await bot.start()
    tables = [
        Table(standin, player, channel["id"], random.Random(n))
        for n, (player, channel) in enumerate(zip(players, guild["channels"], strict=True))
    ]
    found: dict[int, Series] = {1: {}, PEOPLE: {}}
    try:
        if not floor:
            for at in tables:
                await at.open()
        for _ in range(rounds):
            for people in (1, PEOPLE):
                each = max(4, SHARE // people)
                for kinds in (Table.noop,) if floor else (Table.status, Table.act):
                    for kind, times in (await _people(tables[:people], each, kinds)).items():
                        found[people].setdefault(kind, []).extend(times)
    finally:
        await bot.kill()
        await standin.stop()
    return found


async def report(rounds: int) -> None:
    results: dict[int, Series] = {1: {}, PEOPLE: {}}
    with tempfile.TemporaryDirectory() as name:
        for _ in range(rounds):
            for floor in (True, False):
                folder = Path(tempfile.mkdtemp(dir=name))
                for people, series in (await _with_bot(folder, 1, floor=floor)).items():
                    for kind, times in series.items():
                        results[people].setdefault(kind, []).extend(times)
    for people, series in results.items():
        base = percentile(series["no-op"], 0.5)
        rows = [
            (kind, str(len(t)), *(f"{percentile(t, p) * 1e3:.2f}" for p in (0.5, 0.99)), f"{median(t) / base:.1f}")
            for kind, t in series.items()
        ]
        title = f"Round trips through the client, {people} at once, SQLite with synchronous=FULL"
        table(title, ("command", "n", "p50 ms", "p99 ms", "x no-op"), rows)
