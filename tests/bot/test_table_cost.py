"""What a move costs, and that it costs the same after a thousand moves."""

from __future__ import annotations

import contextlib
import sqlite3
import statistics
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Engine, event

from bot.table import Tables
from bot.table.table import KEEP_EVERY
from storage.models import metadata
from storage.store import Store
from tests.table_kit import ALICE, BOB, HERE, MIA, begun, chooses, key, service


@dataclass
class Counted:
    """Statements with their values, the bytes written with them, and commits."""

    statements: list[str] = field(default_factory=list)
    values: list[Any] = field(default_factory=list)
    written: int = 0
    commits: int = 0


@contextmanager
def counted() -> Iterator[Counted]:
    count = Counted()

    def look(_c: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, many: bool) -> None:
        count.statements.append(statement)
        count.values.append(parameters)
        rows = parameters if many else [parameters]
        count.written += sum(len(v) for row in rows for v in row if isinstance(v, bytes))

    def commit(_c: Any) -> None:
        count.commits += 1

    event.listen(Engine, "before_cursor_execute", look)
    event.listen(Engine, "commit", commit)
    try:
        yield count
    finally:
        event.remove(Engine, "commit", commit)
        event.remove(Engine, "before_cursor_execute", look)


async def play_on(tables: Tables, code: str, moves: int) -> None:
    """Rounds of 154 moves, most of them the troll's, until so many are reached."""
    while (await tables.look(code)).number < moves:
        await chooses(tables, code, ALICE)
        await chooses(tables, code, BOB)
        await tables.run_bot(code, ALICE, key=key())
        await chooses(tables, code, ALICE)


async def costs(tables: Tables, code: str) -> dict[str, tuple[int, int]]:
    """(statements, bytes written) of each thing that people do, at a move that keeps no state."""
    doing: dict[str, Callable[[], Awaitable[object]]] = {
        "act": lambda: chooses(tables, code, ALICE),
        "undo": lambda: tables.undo(code, ALICE, key=key()),
        "redo": lambda: tables.redo(code, ALICE, key=key()),
        "look": lambda: tables.look(code),
        "history": lambda: tables.history(code, viewer=ALICE),
        "since": lambda: tables.since(code, BOB),
        "why": lambda: tables.why(code),
        "reset": lambda: tables.reset(code, MIA, key=key()),
    }
    found = {}
    for name, do in doing.items():
        with counted() as count:
            await do()
        found[name] = (len(count.statements), count.written)
    return found


async def test_a_move_costs_the_same_at_any_length(store: Store) -> None:
    tables = service(store)
    early = await begun(tables, scenario="long", roars="2")
    await play_on(tables, early, 10)
    first = await costs(tables, early)
    await tables.close(early, MIA, key=key())
    late = await begun(tables, scenario="long", roars="150")
    await play_on(tables, late, 1000)
    for name, (statements, written) in (await costs(tables, late)).items():
        assert statements == first[name][0], name
        assert written <= 1.2 * first[name][1] + 100, name


async def test_a_move_takes_five_statements_and_one_commit(store: Store) -> None:
    tables = service(store)
    code = await begun(tables, scenario="long")
    view = await tables.look(code)
    question = view.questions(ALICE)[0]
    press = (view.step(question), view.offers(question)[0].digest)
    with counted() as count:
        await tables.act(code, ALICE, *press, key=key())
    assert [s.split()[0] for s in count.statements] == ["SELECT", "SELECT", "UPDATE", "INSERT", "INSERT"]
    assert count.commits == 1


async def test_no_statement_reads_through_all_moves_or_tables(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    await store.open()
    code = await begun(service(store), scenario="long", roars="2")
    await play_on(service(store), code, 10)
    with counted() as count:
        await costs(service(store), code)
        await service(store).at(HERE)

    def plan(statement: str, values: Any) -> list[str]:
        explained = "EXPLAIN QUERY PLAN " + statement
        return [row[3] for row in asked.execute(explained, values if isinstance(values, tuple) else values[0])]

    with contextlib.closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as asked:
        steps = [
            s for statement, values in zip(count.statements, count.values, strict=True) for s in plan(statement, values)
        ]
    assert any("SEARCH moves" in s for s in steps)
    assert [s for s in steps if s.startswith("SCAN") and s.split()[1] in metadata.tables] == []
    await store.close()


async def test_the_moves_of_the_automated_side_are_written_together(store: Store) -> None:
    tables = service(store)
    code = await begun(tables, scenario="long", roars="150")
    await chooses(tables, code, ALICE)
    await chooses(tables, code, BOB)
    with counted() as count:
        told = await tables.run_bot(code, ALICE, key=key())
    assert len(told.moves) == 151
    assert len(count.statements) == 5


async def test_a_stored_move_is_small(store: Store) -> None:
    tables = service(store)
    code = await begun(tables, scenario="long", roars="150")
    await play_on(tables, code, 300)
    row = await store.read(lambda r: r.table(code))
    assert row is not None
    assert row.head is not None
    rows = await store.read(lambda r: r.line(row.id, row.head or 0, 0, row.number))
    kept, *later = await store.read(lambda r: r.since_kept(row.id, row.head or 0))
    assert len(later) < KEEP_EVERY
    assert kept.number % KEEP_EVERY == 0
    assert statistics.median(len(r.body) for r in rows) + len(kept.snapshot or b"") / KEEP_EVERY < 4096
    assert sum(1 for r in rows if r.options) == 1 + row.number // KEEP_EVERY
