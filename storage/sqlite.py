"""A SQLite file: one thread writes, a few read, each unit of work is one hop."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.pool import NullPool

T = TypeVar("T")
READERS = 2
BUSY_MS = 10_000


class SqliteFile:
    """`write` and `read` run a function with a connection on their threads and return what it returns."""

    def __init__(self, url: URL, synchronous: str) -> None:
        if not url.database or url.database == ":memory:" or "mode=memory" in url.database:
            raise ValueError("DATABASE_URL: SQLite needs a file, not memory: sqlite:///barliman.db")
        file = url.set(drivername="sqlite")
        self._writer = _Lane(file, 1, "BEGIN IMMEDIATE", f"PRAGMA synchronous={synchronous}")
        self._readers = _Lane(file, READERS, "BEGIN", "PRAGMA query_only=ON")

    async def open(self, migrate: Callable[[Connection], None]) -> None:
        await self.write(migrate)

    async def close(self) -> None:
        await self._readers.close()
        await self._writer.close()

    async def write(self, act: Callable[..., T], *args: Any) -> T:
        return await self._writer.run(act, args)

    async def read(self, act: Callable[..., T], *args: Any) -> T:
        return await self._readers.run(act, args)


def lock(connection: Connection) -> None:
    """Nothing to do: BEGIN IMMEDIATE holds the file's write lock already."""


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Sets the mode of the file. While another process writes a new one, SQLite refuses this without waiting."""
    patience = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > patience:
                raise
            time.sleep(0.01)
        else:
            return


class _Lane:
    """Threads that each keep one connection open."""

    def __init__(self, url: URL, threads: int, begin: str, *pragmas: str) -> None:
        self._engine = create_engine(url, poolclass=NullPool, connect_args={"check_same_thread": False})
        self._threads = ThreadPoolExecutor(threads, "sqlite")
        self._mine = threading.local()
        self._open: list[Connection] = []
        first = (f"PRAGMA busy_timeout={BUSY_MS}", "PRAGMA foreign_keys=ON")

        # The driver must not begin transactions of its own: then BEGIN is ours to say.
        @event.listens_for(self._engine, "connect")
        def _connect(connection: Any, _: Any) -> None:
            connection.isolation_level = None
            _write_ahead(connection)
            for pragma in (*first, *pragmas):
                connection.execute(pragma)

        @event.listens_for(self._engine, "begin")
        def _begin(connection: Connection) -> None:
            driver: Any = connection.connection.driver_connection
            driver.execute(begin)

    async def run(self, act: Callable[..., T], args: tuple[Any, ...]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._here, act, args)

    def _here(self, act: Callable[..., T], args: tuple[Any, ...]) -> T:
        connection: Connection | None = getattr(self._mine, "connection", None)
        if connection is None:
            connection = self._mine.connection = self._engine.connect()
            self._open.append(connection)
        return act(connection, *args)

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        for connection in self._open:
            connection.close()
