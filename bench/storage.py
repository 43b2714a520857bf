"""What a stored move weighs, and what it costs at move 10 and at move 1,000, on a SQLite file."""

from __future__ import annotations

import itertools
import random
import sqlite3
import tempfile
import time
from pathlib import Path

from bench.figures import median, percentile, table
from bot.table import Person, Tables, Where
from rules.core.game import Illegal
from rules.games import GAMES
from storage.store import Store

ALICE, MIA = Person(1, "Alice"), Person(2, "Mia")
SCENARIOS = (
    ("against-the-shadow", "two-player-duel", 4),
    ("against-the-shadow", "trilogy", 4),
    ("angmar-awakened", "intruders-in-chetwood", 6),
)
FAR = 1000
"""Repairs fill the log up to this move, so that legal moves can be timed there."""

keys = itertools.count(1)


async def _open(tables: Tables, channel: int, game: str, scenario: str) -> str:
    where = Where(1, channel)
    told = await tables.open(where, ALICE, game, scenario, {}, key=next(keys))
    for place in told.view.places:
        await tables.join(where, ALICE, place.key, key=next(keys))
    return (await tables.start(where, ALICE, key=next(keys))).view.code


async def _acts(tables: Tables, code: str, count: int, chance: random.Random) -> list[float]:
    """Seconds of legal moves; the bots' turns between them are not timed. Ends early with the game."""
    times: list[float] = []
    while len(times) < count:
        view = await tables.look(code)
        if view.phase != "playing":
            break
        mine = view.questions(ALICE)
        if not mine:
            await tables.run_bot(code, ALICE, key=next(keys))
            continue
        question = chance.choice(mine)
        offer = chance.choice(view.offers(question))
        began = time.perf_counter()
        await tables.act(code, ALICE, view.step(question), offer.digest, key=next(keys))
        times.append(time.perf_counter() - began)
    return times


def _weights(file: Path) -> list[int]:
    """Bytes of each stored move: its row, its snapshot and its letters included."""
    with sqlite3.connect(file) as db:
        rows = db.execute(
            "SELECT length(body) + coalesce(length(snapshot), 0) FROM moves WHERE kind IN ('play', 'bot')"
        )
        return [row[0] for row in rows]


async def _weighed() -> list[tuple[str, ...]]:
    out = []
    for game, scenario, most in SCENARIOS:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "bench.db"
            store = Store(f"sqlite+aiosqlite:///{file}")
            await store.open()
            tables = Tables(store, GAMES)
            for n in range(3):
                await _acts(tables, await _open(tables, n + 1, game, scenario), 150, random.Random(n))
            await store.close()
            weights = _weights(file)
        shares = (f"{median(weights):,.0f}", f"{percentile(weights, 0.9):,.0f}", f"{max(weights):,}", f"{most:,} KB")
        out.append((f"{game} {scenario}", str(len(weights)), *shares))
    return out


async def _far(tables: Tables, code: str) -> None:
    n = 0
    while (await tables.look(code)).number < FAR:
        n += 1
        try:
            await tables.repair(code, MIA, "corruption", {"value": str(n % 3)}, "bench", key=next(keys))
        except Illegal as refusal:  # the report must not go on with a shorter log
            raise RuntimeError(str(refusal)) from refusal


async def _at_length() -> list[tuple[str, ...]]:
    """The same legal moves with a short log and with a long one, in alternation."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}")
        await store.open()
        tables = Tables(store, GAMES)
        short = await _open(tables, 1, "against-the-shadow", "trilogy")
        long = await _open(tables, 2, "against-the-shadow", "trilogy")
        await _far(tables, long)
        near: list[float] = []
        far: list[float] = []
        for n in range(8):
            near += await _acts(tables, short, 10, random.Random(n))
            far += await _acts(tables, long, 10, random.Random(n))
        await store.close()
    base, late = median(near), median(far)
    return [
        ("from move 10 on", str(len(near)), f"{base * 1e3:.2f}", "1.00"),
        (f"from move {FAR:,} on", str(len(far)), f"{late * 1e3:.2f}", f"{late / base:.2f}"),
    ]


async def report() -> None:
    head = ("game", "moves", "median", "p90", "most", "aim for the median")
    table("Bytes of a stored move (compressed; snapshots included)", head, await _weighed())
    table(
        "A move through the service, SQLite with synchronous=FULL", ("log", "n", "p50 ms", "ratio"), await _at_length()
    )
