"""Opening a database, migrating it, one transaction at a time, and mail."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from dataclasses import fields, replace
from pathlib import Path

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from storage.migrate import Newer, newest
from storage.models import metadata
from storage.postgres import PostgresServer
from storage.reading import Reading
from storage.rows import Mail, TableRow
from storage.store import Store
from storage.work import MOVING, SELDOM, Conflict, Work
from tests.storage.kit import add_table


async def test_models_and_migrations_agree(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, metadata))

    assert await store._database.read(differences) == []


async def test_a_sqlite_file_is_kept_safe(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    await store.open()

    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert await store._database.write(pragmas) == ["wal", 2, 1, 10_000]
    await store.close()


async def test_synchronous_can_be_relaxed(sqlite_url: str) -> None:
    store = Store(sqlite_url, synchronous="NORMAL")
    await store.open()
    assert await store._database.write(lambda c: c.exec_driver_sql("PRAGMA synchronous").scalar()) == 1
    await store.close()


async def test_health_tells_database_and_schema(store: Store) -> None:
    health = await store.healthy()
    assert health.database.split()[0] in {"SQLite", "PostgreSQL"}
    assert health.schema == health.newest == newest()
    assert health.writable


async def test_an_unmigrated_database_is_not_called_healthy(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/new.db")
    health = await store.healthy()
    assert (health.schema, health.writable) == (None, False)
    await store.close()


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "mysql://localhost/x"])
def test_an_address_that_cannot_be_used_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="DATABASE_URL"):
        Store(url)


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_each_form_of_a_postgresql_address_is_taken(scheme: str) -> None:
    database = Store(f"{scheme}://me:secret@db.example/barliman?sslmode=require")._database
    assert isinstance(database, PostgresServer)
    assert database._engine.url.render_as_string(hide_password=False) == (
        "postgresql+asyncpg://me:secret@db.example/barliman?ssl=require"
    )


async def test_a_database_of_a_newer_bot_is_left_alone(database: str) -> None:
    store = Store(database)
    await store.open()
    await store._database.write(_set_schema, "9999")
    with pytest.raises(Newer, match="9999"):
        await store.open()
    await store._database.write(_set_schema, newest())
    await store.close()


def _set_schema(connection: Connection, schema: str) -> None:
    with connection.begin():
        connection.execute(text("UPDATE alembic_version SET version_num = :to"), {"to": schema})


async def test_several_may_open_a_new_file_at_once(tmp_path: Path) -> None:
    stores = [Store(f"sqlite:///{tmp_path}/new.db") for _ in range(6)]
    await asyncio.gather(*(s.open() for s in stores))
    assert {(await s.healthy()).schema for s in stores} == {newest()}
    await asyncio.gather(*(s.close() for s in stores))


async def test_a_new_file_that_another_process_writes_is_waited_for(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "new.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    store = Store(f"sqlite:///{tmp_path}/new.db")
    opening = asyncio.create_task(store.open())
    await asyncio.wait({opening}, timeout=0.05)
    assert not opening.done()
    other.execute("COMMIT")
    await opening
    await store.close()
    other.close()


async def test_what_raises_leaves_nothing(store: Store) -> None:
    def unit(work: Work) -> None:
        add_table(work, "AAAAAA", channel=1)
        raise RuntimeError("on the way")

    with pytest.raises(RuntimeError, match="on the way"):
        await store.work(unit)
    assert await store.read(lambda r: r.table("AAAAAA")) is None


async def test_a_version_is_written_once(store: Store) -> None:
    await store.work(lambda w: add_table(w, "AAAAAA", channel=1))
    row = await store.read(lambda r: r.table("AAAAAA"))
    assert row is not None
    await store.work(lambda w: w.save(replace(row, version=2, number=1), row))
    for later in (replace(row, version=2, number=7), replace(row, version=2, locked=True)):
        with pytest.raises(Conflict):
            await store.work(lambda w, later=later: w.save(later, row))
    after = await store.read(lambda r: r.table("AAAAAA"))
    assert after is not None
    assert (after.number, after.locked) == (1, False)


def test_every_column_of_a_table_is_written_by_moves_or_deeds_or_never() -> None:
    never = {"id", "code", "guild", "game", "scenario", "opened_at", "board"}
    assert sorted([*MOVING, *SELDOM, *never]) == sorted(f.name for f in fields(TableRow))


async def test_a_channel_has_one_live_table(store: Store) -> None:
    await store.work(lambda w: add_table(w, "AAAAAA", channel=1))
    with pytest.raises(Conflict):
        await store.work(lambda w: add_table(w, "BBBBBB", channel=1))
    await store.work(lambda w: add_table(w, "CCCCCC", channel=2))
    assert set(await store.read(lambda r: r.live())) == {"AAAAAA", "CCCCCC"}


async def test_readers_of_a_file_do_not_wait_for_its_writer(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    await store.open()
    await store.work(lambda w: add_table(w, "AAAAAA", channel=1))
    began, seen = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def unit(work: Work) -> None:
        work.board_is("AAAAAA", 5)
        loop.call_soon_threadsafe(began.set)
        asyncio.run_coroutine_threadsafe(seen.wait(), loop).result(30)

    writing = asyncio.create_task(store.work(unit))
    await began.wait()
    row = await store.read(lambda r: r.table("AAAAAA"))
    assert row is not None
    assert row.board is None
    seen.set()
    await writing
    await store.close()


async def test_what_takes_long_in_a_transaction_does_not_hold_up_the_event_loop(store: Store) -> None:
    loop, went_on = asyncio.get_running_loop(), threading.Event()

    def unit(_: Reading) -> bool:
        loop.call_soon_threadsafe(went_on.set)
        return went_on.wait(2)

    assert await store.work(unit)
    went_on.clear()
    assert await store.read(unit)


async def test_a_unit_that_is_given_up_leaves_nothing(store: Store) -> None:
    began, go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def unit(work: Work) -> None:
        add_table(work, "AAAAAA", channel=1)
        loop.call_soon_threadsafe(began.set)
        go_on.wait(2)
        raise RuntimeError("as it happens")

    working = asyncio.create_task(store.work(unit))
    await began.wait()
    working.cancel()
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await working
    await store.work(lambda w: add_table(w, "AAAAAA", channel=1))


async def test_a_campaign_does_not_take_another_table_for_one_that_was_deleted(store: Store) -> None:
    """SQLite gives the number of a deleted last row to the next one."""

    def play(work: Work) -> None:
        row = add_table(work, "AAAAAA", channel=1)
        work.take_campaign(work.add_campaign(1, "a-game", "Angmar", {}, 0), None, row.id)
        work.save(replace(row, live=None, phase="closed"), row)

    await store.work(play)
    assert await store.work(lambda work: work.forget_tables(1, 20)) == 1
    row = await store.work(lambda work: add_table(work, "BBBBBB", channel=1))
    assert await store.read(lambda reading: reading.campaign_at(row.id)) is None
    assert [c.name for c in await store.read(lambda reading: reading.campaigns(1))] == ["Angmar"]


async def test_a_campaign_that_another_table_took_meanwhile_is_not_taken(store: Store) -> None:
    first = (await store.work(lambda work: add_table(work, "AAAAAA", channel=1))).id
    second = (await store.work(lambda work: add_table(work, "BBBBBB", channel=2))).id
    campaign = await store.work(lambda work: work.add_campaign(1, "a-game", "Angmar", {}, 0))
    await store.work(lambda work: work.take_campaign(campaign, None, first))
    with pytest.raises(Conflict):
        await store.work(lambda work: work.take_campaign(campaign, None, second))
    await store.work(lambda work: work.take_campaign(campaign, first, second))


async def test_a_server_that_dropped_its_connections_is_asked_again(postgres_url: str) -> None:
    store = Store(postgres_url)
    await store.open()
    await store.work(lambda w: add_table(w, "AAAAAA", channel=1))
    admin = await asyncpg.connect(postgres_url)
    for again in (store.read(lambda r: r.table("AAAAAA")), store.work(lambda w: w.table("AAAAAA"))):
        await admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
            "AND datname = current_database()"
        )
        assert await again is not None
    await admin.close()
    await store.close()


async def posted(store: Store, *kinds: str) -> tuple[Mail, ...]:
    def unit(work: Work) -> tuple[Mail, ...]:
        row = work.table("AAAAAA") or add_table(work, "AAAAAA", channel=1)
        return work.post(row, [(kind, {"n": n}) for n, kind in enumerate(kinds)])

    return await store.work(unit)


async def test_mail_waits_until_it_is_delivered(store: Store) -> None:
    mail = await posted(store, "news", "board", "hand")
    assert await store.pending() == mail
    await store.done([mail[0].id, mail[2].id])
    assert await store.pending() == (mail[1],)


async def test_delivered_mail_is_gone_after_a_restart(database: str) -> None:
    store = Store(database)
    await store.open()
    mail = await posted(store, "news", "board")
    await store.done([mail[0].id])
    await store.close()
    again = Store(database)
    await again.open()
    assert await again.pending() == (mail[1],)
    await again.close()


async def test_failed_mail_comes_later_and_counts(store: Store) -> None:
    mail = await posted(store, "news", "board")
    await store.failed(mail[0].id, time.time() + 60)
    assert [m.kind for m in await store.pending()] == ["board"]
    await store.failed(mail[0].id, time.time() - 5)
    assert [(m.kind, m.tries) for m in await store.pending() if m.kind == "news"] == [("news", 2)]


async def test_what_is_delivered_while_the_delivered_is_swept_is_swept_soon_too(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.store.SWEEP_SECONDS", 0.0)
    first, second = await posted(store, "news", "board")
    sweep = store._sweep

    async def swept() -> None:
        done = asyncio.ensure_future(sweep())
        await asyncio.sleep(0)
        await store.done([second.id])
        await done

    monkeypatch.setattr(store, "_sweep", swept)
    await store.done([first.id])
    async with asyncio.timeout(5):
        while await store.read(lambda reading: reading.pending(time.time(), 9)):
            monkeypatch.setattr(store, "_sweep", sweep)
