"""What the operator lets go of: closed tables that nobody needs any more, and codes that are too old."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import Connection, func, select

from bot import run
from bot.table import Tables
from rules.core.game import Illegal
from storage.models import metadata
from storage.store import Store
from tests.bot.kit import Scene
from tests.table_kit import ALICE, BOB, HERE, MIA, THERE, begun, chooses, key, round_of, service

NEW_YEAR = datetime(2030, 1, 1, tzinfo=UTC)


class Days:
    """A clock that tests turn."""

    def __init__(self) -> None:
        self.now = NEW_YEAR

    def __call__(self) -> datetime:
        return self.now

    def pass_by(self, days: float) -> None:
        self.now += timedelta(days=days)


async def rows(store: Store, code: str) -> dict[str, int]:
    """How many rows of each kind a table has."""
    of_table = [t for t in metadata.sorted_tables if any(k.column.table.name == "tables" for k in t.foreign_keys)]

    def count(connection: Connection) -> dict[str, int]:
        with connection.begin():
            this = select(metadata.tables["tables"].c.id).where(metadata.tables["tables"].c.code == code)
            found = connection.scalar(this)
            return {
                t.name: connection.scalar(select(func.count()).select_from(t).where(t.c.table_id == found)) or 0
                for t in of_table
            }

    return await store._database.read(count)


async def is_there(tables: Tables, code: str) -> bool:
    try:
        await tables.look(code)
    except Illegal:
        return False
    return True


async def test_by_default_everything_stays(store: Store) -> None:
    days = Days()
    tables = service(store, clock=days)
    code = await begun(tables)
    await tables.close(code, MIA, key=key())
    days.pass_by(10_000)
    assert await tables.sweep(None) == (0, 0)
    assert await is_there(tables, code)


async def test_a_closed_table_goes_with_all_that_belongs_to_it_once_its_code_is_too_old(store: Store) -> None:
    days = Days()
    tables = service(store, clock=days, keep_days=90)
    code = await begun(tables)
    await round_of(tables, code)
    told = await tables.undo(code, ALICE, key=key())
    assert told.ballot is not None
    ended = await tables.close(code, MIA, key=key())
    assert all((await rows(store, code)).values())
    days.pass_by(89)
    assert await tables.sweep(30) == (0, 0)
    assert (await tables.restore(HERE, MIA, ended.code or "", key=key())).view.phase == "playing"
    await tables.close(code, MIA, key=key())
    days.pass_by(91)
    assert await tables.sweep(30) == (1, 2)
    assert not await is_there(tables, code)
    assert not any((await rows(store, code)).values())
    assert await tables.sweep(30) == (0, 0)


async def test_a_deck_that_was_brought_long_ago_goes_and_a_newer_one_stays(store: Store) -> None:
    days = Days()
    tables = service(store, clock=days)
    await tables.set_draft(ALICE, "old")
    days.pass_by(20)
    await tables.set_draft(BOB, "new")
    days.pass_by(15)
    assert await tables.sweep(30) == (0, 0)
    assert (await tables.draft(ALICE), await tables.draft(BOB)) == (None, "new")


async def test_a_finished_game_whose_place_was_taken_has_no_code_to_wait_for(store: Store) -> None:
    days = Days()
    tables = service(store, clock=days)
    code = await begun(tables)
    for _ in range(3):
        await round_of(tables, code)
    newer = await begun(tables)
    days.pass_by(29)
    await chooses(tables, newer, ALICE)
    assert await tables.sweep(30) == (0, 0)
    days.pass_by(2)
    assert await tables.sweep(30) == (1, 0)
    assert await is_there(tables, newer)


async def test_a_table_that_stands_in_a_channel_stays_however_long_nobody_moves(store: Store) -> None:
    days = Days()
    tables = service(store, clock=days, keep_days=90)
    code = await begun(tables)
    await chooses(tables, code, BOB)
    reset = await tables.reset(code, MIA, key=key())
    days.pass_by(1000)
    assert await tables.sweep(30) == (0, 1)
    assert (await tables.look(code)).phase == "playing"
    with pytest.raises(Illegal, match="restore code"):
        await tables.restore(HERE, MIA, reset.code or "", key=key())


async def test_many_go_a_few_at_a_time(store: Store) -> None:
    days = Days()
    tables = service(store, clock=days, keep_days=1)
    for _ in range(45):
        await tables.close(
            (await tables.open(THERE, ALICE, "troll-bluff", "long", {}, key=key())).view.code, MIA, key=key()
        )
    days.pass_by(60)
    assert await tables.sweep(30) == (45, 45)


async def test_it_is_done_when_the_bot_starts_and_every_day_after(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    swept, turns = asyncio.Event(), []

    async def sweep(days: int | None) -> tuple[int, int]:
        turns.append(days)
        if len(turns) == 2:
            swept.set()
        if len(turns) == 1:
            raise OSError("the database is away")
        return 1, 2

    scene.app.settings.keep_closed_days = 30
    monkeypatch.setattr(run, "DAY", 0.0)
    monkeypatch.setattr(scene.app.tables, "sweep", sweep)
    task = asyncio.create_task(run.sweep_daily(scene.app))
    async with asyncio.timeout(5):
        await swept.wait()
    task.cancel()
    assert turns[:2] == [30, 30]
