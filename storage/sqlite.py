"""A SQLite file: one thread writes, a few read, each unit of work is one hop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import QueuePool

T = TypeVar("T")
READERS = 2
BUSY_MS = 10_000


class SqliteFile:
    """`write` and `read` run a function with a connection on their threads and return what it returns."""

    def __init__(self, url: URL, synchronous: str) -> None:
        if not url.database or url.database == ":memory:" or "mode=memory" in url.database:
            raise ValueError("DATABASE_URL: SQLite needs a file, not memory: sqlite:///barliman.db")
        self.path = Path(url.database)
        file = url.set(drivername="sqlite")
        self._writing = _engine(file, 1, "BEGIN IMMEDIATE", f"PRAGMA synchronous={synchronous}")
        self._reading = _engine(file, READERS, "BEGIN", "PRAGMA query_only=ON")
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._connection: Connection | None = None

    async def open(self, migrate: Callable[[Connection], None]) -> None:
        await self.write(migrate)

    async def close(self) -> None:
        def let_go() -> None:
            if self._connection is not None:
                self._connection.close()
            self._writing.dispose()

        await asyncio.get_running_loop().run_in_executor(self._writer, let_go)
        self._writer.shutdown()
        self._readers.shutdown()
        self._reading.dispose()

    async def write(self, act: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._written, act, args)

    async def read(self, act: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, act, args)

    def _written(self, act: Callable[..., T], args: tuple[Any, ...]) -> T:
        if self._connection is None:
            self._connection = self._writing.connect()
        return act(self._connection, *args)

    def _read(self, act: Callable[..., T], args: tuple[Any, ...]) -> T:
        with self._reading.connect() as connection:
            return act(connection, *args)


def lock(connection: Connection) -> None:
    """Nothing to do: BEGIN IMMEDIATE holds the file's write lock already."""


def _engine(url: URL, size: int, begin: str, *pragmas: str) -> Engine:
    engine = create_engine(url, poolclass=QueuePool, pool_size=size, max_overflow=0)

    # The driver must not begin transactions of its own: then BEGIN is ours to say.
    @event.listens_for(engine, "connect")
    def _connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma in (f"PRAGMA busy_timeout={BUSY_MS}", "PRAGMA journal_mode=WAL", "PRAGMA foreign_keys=ON", *pragmas):
            connection.execute(pragma)

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
