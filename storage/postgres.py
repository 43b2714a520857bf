"""A PostgreSQL server through asyncpg: the same synchronous units of work, in its greenlet, on a thread of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

T = TypeVar("T")
POOL = 8
MIGRATING = 0x6261726C  # any number that all our processes share


class PostgresServer:
    """`write` and `read` run a function with a connection on their thread and return what it returns."""

    def __init__(self, url: URL) -> None:
        query = dict(url.query)
        if "sslmode" in query:  # libpq's name for what asyncpg calls ssl
            query["ssl"] = query.pop("sslmode")
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg", query=query), pool_size=POOL, max_overflow=0
        )
        self._snapshot = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="postgres", daemon=True)

    async def open(self, migrate: Callable[[Connection], None]) -> None:
        if self._thread.ident is None:
            self._thread.start()
        await self.write(migrate)

    async def close(self) -> None:
        if self._thread.is_alive():
            await self._there(self._engine.dispose())
            self._loop.call_soon_threadsafe(self._loop.stop)
            await asyncio.to_thread(self._thread.join)
        self._loop.close()

    async def write(self, act: Callable[..., T], *args: Any) -> T:
        return await self._there(self._run(self._engine, act, args))

    async def read(self, act: Callable[..., T], *args: Any) -> T:
        return await self._there(self._run(self._snapshot, act, args))

    async def _there(self, doing: Coroutine[Any, Any, T]) -> T:
        """On the server's own thread and loop, so that what a unit computes holds nobody up who waits for Discord."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(doing, self._loop))

    async def _run(self, engine: AsyncEngine, act: Callable[..., T], args: tuple[Any, ...]) -> T:
        """Once more on a new connection when the server dropped the one that the pool had kept.

        Should a commit have gone through before that, the interaction's key makes the repetition harmless.
        """
        try:
            return await self._once(engine, act, args)
        except DBAPIError as wrong:
            if not wrong.connection_invalidated:
                raise
        return await self._once(engine, act, args)

    async def _once(self, engine: AsyncEngine, act: Callable[..., T], args: tuple[Any, ...]) -> T:
        async with engine.connect() as connection:
            return await connection.run_sync(act, *args)


def lock(connection: Connection) -> None:
    """Waits until no other process migrates; the end of the transaction gives it back."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})
