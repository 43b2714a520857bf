"""The database: opening it, one transaction at a time, and the outbox."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from storage.rows import Mail


@dataclass(frozen=True, slots=True)
class Health:
    """What `python -m bot doctor` tells: `database` is e.g. "SQLite 3.40.1", `schema` the migration it stands at."""

    database: str
    schema: str
    newest: str
    writable: bool


class Store:
    """`url`: sqlite:///file (also sqlite+aiosqlite:///), postgres:// or postgresql://. `synchronous` is for SQLite."""

    def __init__(self, url: str, *, synchronous: str = "FULL") -> None: ...

    async def open(self) -> None:
        """Connects and migrates under a lock. Call it once before anything else."""

    async def close(self) -> None:
        """Lets what is under way finish, then lets go of the database."""

    async def healthy(self) -> Health:
        """Raises what the database raised if it cannot be reached."""

    async def pending(self, limit: int = 100) -> tuple[Mail, ...]:
        """Unsent mail that is due, oldest first."""

    async def done(self, ids: Iterable[int]) -> None:
        """Delivered; written soon after, many at once. After a crash in between it is delivered again."""

    async def failed(self, id: int, not_before: float) -> None:
        """To be tried again, not before this moment (seconds since 1970)."""
