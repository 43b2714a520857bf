"""The database: opening it, one transaction at a time, and the outbox."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy import Connection, make_url

from storage.migrate import migrate, newest, standing
from storage.postgres import PostgresServer
from storage.reading import Reading
from storage.rows import Mail
from storage.sqlite import SqliteFile
from storage.work import Work, carry_out, look

T = TypeVar("T")
SWEEP_SECONDS = 0.5


@dataclass(frozen=True, slots=True)
class Health:
    """What `python -m bot doctor` tells: `database` is e.g. "SQLite 3.40.1", `schema` the migration it stands at."""

    database: str
    schema: str | None
    newest: str
    writable: bool


class Store:
    """`url`: sqlite:///file (also sqlite+aiosqlite:///), postgres:// or postgresql://. `synchronous` is for SQLite.

    Raises ValueError for any other address.
    """

    def __init__(self, url: str, *, synchronous: str = "FULL") -> None:
        address = make_url(url.replace("postgres://", "postgresql://", 1))
        backend = address.get_backend_name()
        if backend not in {"sqlite", "postgresql"}:
            raise ValueError("DATABASE_URL must begin with sqlite:/// or postgresql://")
        self._database: SqliteFile | PostgresServer
        self._database = SqliteFile(address, synchronous) if backend == "sqlite" else PostgresServer(address)
        self._delivered: set[int] = set()
        self._sweeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connects and migrates under a lock. Call it once before anything else. Raises storage.migrate.Newer."""
        await self._database.open(migrate)

    async def close(self) -> None:
        """Lets what is under way finish, then lets go of the database."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self._sweep()
        await self._database.close()

    async def work(self, unit: Callable[[Work], T]) -> T:
        """Runs a unit of work as one transaction. Whatever it raises comes out, and nothing is written.

        The unit is synchronous and must not touch the event loop: it may run on another thread.
        """
        return await self._database.write(carry_out, unit)

    async def read(self, reading: Callable[[Reading], T]) -> T:
        """Runs a reading against one moment of the database; it never waits for a writer."""
        return await self._database.read(look, reading)

    async def healthy(self) -> Health:
        """Raises what the database raised if it cannot be reached or written."""
        version, schema = await self._database.read(_version)
        writable = schema is not None and await self.work(Work.is_writable)
        return Health(version, schema, newest(), writable)

    async def pending(self, limit: int = 100) -> tuple[Mail, ...]:
        """Unsent mail that is due, oldest first."""
        waiting = await self.read(lambda reading: reading.pending(time.time(), limit + len(self._delivered)))
        return tuple(mail for mail in waiting if mail.id not in self._delivered)[:limit]

    async def done(self, ids: Iterable[int]) -> None:
        """Delivered; written soon after, many at once. After a crash in between it is delivered again."""
        self._delivered.update(ids)
        if self._delivered and (self._sweeping is None or self._sweeping.done()):
            self._sweeping = asyncio.create_task(self._sweep_soon())

    async def failed(self, mail: int, not_before: float) -> None:
        """To be tried again, not before this moment (seconds since 1970)."""
        await self.work(lambda work: work.postpone(mail, not_before))

    async def _sweep_soon(self) -> None:
        while self._delivered:  # more may have come while it swept
            await asyncio.sleep(SWEEP_SECONDS)
            await self._sweep()

    async def _sweep(self) -> None:
        gone = tuple(self._delivered)
        if gone:
            await self.work(lambda work: work.unpost(gone))
            self._delivered.difference_update(gone)


def _version(connection: Connection) -> tuple[str, str | None]:
    with connection.begin():
        dialect = connection.dialect
        name = "SQLite" if dialect.name == "sqlite" else "PostgreSQL"
        return f"{name} {'.'.join(map(str, dialect.server_version_info or ()))}", standing(connection)
