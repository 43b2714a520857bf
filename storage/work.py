"""One unit of work: what may be written, and the only commit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, fields
from typing import Any, TypeVar

from sqlalchemy import Connection, Update, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from storage.models import ballots, campaigns, deeds, drafts, guilds, moves, outbox, people, restores, seats, tables
from storage.reading import Reading
from storage.rows import Mail, MoveRow, RestoreRow, TableRow

T = TypeVar("T")
MOVING = ("phase", "version", "made", "head", "number", "tip", "stuck", "ballot", "moved_at", "state")
"""What a move changes of its table."""
SELDOM = ("live", "channel", "options", "settings", "epoch", "seed", "locked")
"""What other deeds change besides; the rest of the row stays as it was made."""


def _saving(names: tuple[str, ...]) -> Update:
    this = (tables.c.id == bindparam("this"), tables.c.version == bindparam("expected"))
    return update(tables).where(*this).values({name: bindparam(f"new_{name}") for name in names})


_SAVE = {names: _saving(names) for names in (MOVING, (*MOVING, *SELDOM))}
_MOVE = tuple(f.name for f in fields(MoveRow))


UNIQUE = {"SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY", "23505"}


class Conflict(Exception):
    """Somebody else has saved the table, or taken what must be unique, since it was read; nothing was written."""


class Work(Reading):
    """Reads and writes of one transaction."""

    # The table
    def add_table(self, values: Mapping[str, Any]) -> int:
        """Every column but the id, which is returned. Conflict if the code or channel is taken."""
        return int(self._c.execute(insert(tables).returning(tables.c.id), dict(values)).scalar_one())

    def save(self, row: TableRow, old: TableRow) -> None:
        """Writes what changed of a table. Raises Conflict unless it still has the version of `old`."""
        moved = all(getattr(row, name) == getattr(old, name) for name in SELDOM)
        names = MOVING if moved else (*MOVING, *SELDOM)
        values = {f"new_{name}": getattr(row, name) for name in names}
        if self._c.execute(_SAVE[names], {"this": row.id, "expected": old.version, **values}).rowcount != 1:
            raise Conflict

    def board_is(self, code: str, message: int | None) -> None:
        self._c.execute(update(tables).where(tables.c.code == code).values(board=message))

    # Campaigns
    def add_campaign(self, guild: int, game: str, name: str, data: Mapping[str, Any], at: int) -> int:
        """Its id. Conflict if the name is taken."""
        row = {"guild": guild, "game": game, "name": name, "data": data, "base": data, "table_id": None, "at": at}
        return int(self._c.execute(insert(campaigns).returning(campaigns.c.id), row).scalar_one())

    def take_campaign(self, campaign: int, last: int | None, table: int) -> None:
        """A table plays it now, from where it stands. Conflict if it is not the last table's any more."""
        this = (campaigns.c.id == campaign, campaigns.c.table_id.is_not_distinct_from(last))
        values = {"table_id": table, "base": campaigns.c.data}
        if self._c.execute(update(campaigns).where(*this).values(values)).rowcount != 1:
            raise Conflict

    def keep_campaign(self, table: int, data: Mapping[str, Any], at: int) -> None:
        """What the next table of the campaign goes on from."""
        self._c.execute(update(campaigns).where(campaigns.c.table_id == table).values(data=data, at=at))

    def set_campaign(self, campaign: int, data: Mapping[str, Any], at: int) -> None:
        """Another stand of it, from a file; no table plays it."""
        values = {"data": data, "base": data, "table_id": None, "at": at}
        self._c.execute(update(campaigns).where(campaigns.c.id == campaign).values(values))

    def drop_campaign(self, campaign: int) -> None:
        self._c.execute(delete(campaigns).where(campaigns.c.id == campaign))

    def draft_is(self, user: int, data: str | None, at: int) -> None:
        """What somebody has begun to bring; None for nothing any more."""
        self._c.execute(delete(drafts).where(drafts.c.user_id == user))
        if data is not None:
            self._c.execute(insert(drafts), {"user_id": user, "data": data, "at": at})

    # Seats
    def meet(self, user: int, name: str) -> None:
        """Remembers somebody's name."""
        known = self._c.execute(update(people).where(people.c.id == user).values(name=name)).rowcount
        if not known:
            self._c.execute(insert(people), {"id": user, "name": name, "dm_channel": None, "dm_closed": False})

    def dm_is(self, user: int, channel: int | None, closed: bool) -> None:
        self._c.execute(update(people).where(people.c.id == user).values(dm_channel=channel, dm_closed=closed))

    def sit(self, table: int, seat: str, user: int, since: int) -> None:
        self._c.execute(insert(seats), {"table_id": table, "seat": seat, "user_id": user, "since": since})

    def stand_up(self, table: int, seat: str, user: int | None = None) -> None:
        """Empties a seat, of one person or of all."""
        whom = () if user is None else (seats.c.user_id == user,)
        self._c.execute(delete(seats).where(seats.c.table_id == table, seats.c.seat == seat, *whom))

    # The log
    def add_moves(self, table: int, rows: Sequence[MoveRow]) -> None:
        """Conflict if the key of one was there before."""
        self._c.execute(insert(moves), [{"table_id": table, **{n: getattr(r, n) for n in _MOVE}} for r in rows])

    def add_deed(self, table: int, values: Mapping[str, Any]) -> None:
        """`key`, `at`, `user_id`, `kind`, `moderator`, `data` and `reason`. Conflict as add_moves."""
        self._c.execute(insert(deeds), {"table_id": table, **values})

    def add_ballot(self, table: int, values: Mapping[str, Any]) -> int:
        new = insert(ballots).returning(ballots.c.id)
        return int(self._c.execute(new, {"table_id": table, **values}).scalar_one())

    def mark_ballot(self, ballot: int, **values: Any) -> None:
        self._c.execute(update(ballots).where(ballots.c.id == ballot).values(values))

    def keep(self, row: RestoreRow) -> None:
        self._c.execute(insert(restores), asdict(row))

    # What goes for good
    def forget_codes(self, before: int) -> int:
        """Deletes the restore codes that hold only until then. Returns how many."""
        return self._c.execute(delete(restores).where(restores.c.until < before)).rowcount

    def forget_drafts(self, before: int) -> None:
        """Deletes what somebody began to bring before then."""
        self._c.execute(delete(drafts).where(drafts.c.at < before))

    def forget_tables(self, before: int, most: int) -> int:
        """Deletes tables with all that belongs to them; returns how many.

        Those that stand in no channel, did not change since, and have no restore code; at most so many.
        """
        kept = select(restores.c.table_id)
        gone = select(tables.c.id).where(tables.c.live.is_(None), tables.c.moved_at < before, tables.c.id.not_in(kept))
        ids = [row.id for row in self._all(gone.order_by(tables.c.id).limit(most))]
        for part in (outbox, ballots, deeds, moves, seats):
            self._c.execute(delete(part).where(part.c.table_id.in_(ids)))
        self._c.execute(update(campaigns).where(campaigns.c.table_id.in_(ids)).values(table_id=None))
        self._c.execute(delete(tables).where(tables.c.id.in_(ids)))
        return len(ids)

    # Servers and mail
    def configure(self, guild: int, config: Mapping[str, Any]) -> None:
        known = self._c.execute(update(guilds).where(guilds.c.id == guild).values(config=dict(config))).rowcount
        if not known:
            self._c.execute(insert(guilds), {"id": guild, "config": dict(config)})

    def post(self, row: TableRow, letters: Sequence[tuple[str, Mapping[str, Any]]]) -> tuple[Mail, ...]:
        """Puts (kind, data) into the outbox, at most 256 in one version of the table.

        The ids are made here, of the table, its version and a count, so that none has to be read back.
        """
        first = row.id << 32 | row.version << 8
        mail = tuple(Mail(first + n, row.code, kind, data) for n, (kind, data) in enumerate(letters))
        common = {"table_id": row.id, "not_before": row.moved_at, "tries": 0}
        self._c.execute(insert(outbox), [{**common, "id": m.id, "kind": m.kind, "data": m.data} for m in mail])
        return mail

    def unpost(self, ids: Iterable[int]) -> None:
        self._c.execute(delete(outbox).where(outbox.c.id.in_(list(ids))))

    def postpone(self, mail: int, not_before: float) -> None:
        later = {"not_before": int(not_before), "tries": outbox.c.tries + 1}
        self._c.execute(update(outbox).where(outbox.c.id == mail).values(later))

    def is_writable(self) -> bool:
        """Takes the write lock and gives it back. Raises what the database raises if it may not."""
        self._c.execute(
            update(outbox).where(outbox.c.id == select(outbox.c.id).limit(0).scalar_subquery()).values(tries=0)
        )
        return True


def carry_out(connection: Connection, unit: Callable[[Work], T]) -> T:
    """Runs a unit of work and commits it; whatever it raises leaves nothing behind. Raises Conflict."""
    try:
        with connection.begin():
            return unit(Work(connection))
    except IntegrityError as wrong:
        said = getattr(wrong.orig, "sqlite_errorname", None) or getattr(wrong.orig, "sqlstate", None)
        if said in UNIQUE:
            raise Conflict from wrong
        raise


def look(connection: Connection, reading: Callable[[Reading], T]) -> T:
    """Runs a reading and forgets the transaction it needed."""
    with connection.begin() as transaction:
        try:
            return reading(Reading(connection))
        finally:
            transaction.rollback()
