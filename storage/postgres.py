"""A PostgreSQL server through asyncpg: the same synchronous units of work, run inside its greenlet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

T = TypeVar("T")
POOL = 8
MIGRATING = 0x6261726C  # any number that all our processes share


class PostgresServer:
    """`write` and `read` run a function with a connection and return what it returns."""

    def __init__(self, url: URL) -> None:
        query = dict(url.query)
        if "sslmode" in query:  # libpq's name for what asyncpg calls ssl
            query["ssl"] = query.pop("sslmode")
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg", query=query), pool_size=POOL, max_overflow=0
        )
        self._snapshot = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    async def open(self, migrate: Callable[[Connection], None]) -> None:
        await self.write(migrate)

    async def close(self) -> None:
        await self._engine.dispose()

    async def write(self, act: Callable[..., T], *args: Any) -> T:
        return await self._run(self._engine, act, args)

    async def read(self, act: Callable[..., T], *args: Any) -> T:
        return await self._run(self._snapshot, act, args)

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
