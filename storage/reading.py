"""What may be asked of the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable, bindparam, cast, func, null, select, union_all

from storage import paths
from storage.models import ballots, campaigns, deeds, drafts, guilds, moves, outbox, people, restores, seats, tables
from storage.rows import (
    BallotRow,
    CampaignRow,
    DeedRow,
    DoneRow,
    Mail,
    MoveRow,
    PersonRow,
    RestoreRow,
    Sitter,
    TableRow,
)

R = TypeVar("R")
OVER = "over"
"""The deed that a game came to its end; its data has the hash of the seed."""
LONGEST_ACT = 1 << 30

_TABLE = select(tables)
_BY_CODE = _TABLE.where(tables.c.code == bindparam("code"))
_BY_LIVE = _TABLE.where(tables.c.live == bindparam("live"))
_BY_ID = _TABLE.where(tables.c.id == bindparam("id"))
_SITTERS = (
    select(seats.c.seat, seats.c.user_id, people.c.name)
    .join(people, people.c.id == seats.c.user_id)
    .where(seats.c.table_id == bindparam("table"))
    .order_by(seats.c.since, seats.c.user_id)
)
_BALLOT = select(*ballots.c["id", "kind", "data", "user_id", "yes", "state"]).where(ballots.c.id == bindparam("id"))
_DEED = select(*deeds.c["at", "user_id", "kind", "moderator", "data", "reason"]).where(
    deeds.c.table_id == bindparam("table")
)
_DONE_BEFORE = union_all(
    select(moves.c.table_id, moves.c.act, moves.c.kind, cast(null(), deeds.c.data.type).label("data")).where(
        moves.c.key == bindparam("key")
    ),
    select(deeds.c.table_id, null().label("act"), deeds.c.kind, deeds.c.data).where(deeds.c.key == bindparam("key")),
)
_PENDING = (
    select(outbox.c.id, tables.c.code, outbox.c.kind, outbox.c.data, outbox.c.tries)
    .join(tables, tables.c.id == outbox.c.table_id)
    .where(outbox.c.not_before <= bindparam("now"))
    .order_by(outbox.c.not_before, outbox.c.id)
    .limit(bindparam("limit"))
)


class Reading:
    """One consistent look at the database. What is not there is None or empty, never an error."""

    def __init__(self, connection: Connection) -> None:
        self._c = connection

    def _all(self, statement: Executable, **values: Any) -> Sequence[Any]:
        return self._c.execute(statement, values).all()

    def _read(self, row: type[R], statement: Executable, /, **values: Any) -> tuple[R, ...]:
        """Rows whose columns are the fields of a class."""
        return tuple(row(**r) for r in self._c.execute(statement, values).mappings())

    def _first(self, row: type[R], statement: Executable, /, **values: Any) -> R | None:
        found = self._c.execute(statement, values).mappings().first()
        return None if found is None else row(**found)

    def table(self, code: str) -> TableRow | None:
        return self._first(TableRow, _BY_CODE, code=code)

    def table_in(self, channel: int) -> TableRow | None:
        """The live table of a channel."""
        return self._first(TableRow, _BY_LIVE, live=channel)

    def table_of(self, table: int) -> TableRow | None:
        return self._first(TableRow, _BY_ID, id=table)

    def live(self) -> tuple[str, ...]:
        """The codes of all live tables."""
        return tuple(r.code for r in self._all(select(tables.c.code).where(tables.c.live.is_not(None))))

    def campaigns(self, guild: int) -> tuple[CampaignRow, ...]:
        """Those of a server, the newest first."""
        mine = select(campaigns).where(campaigns.c.guild == guild).order_by(campaigns.c.at.desc(), campaigns.c.name)
        return self._read(CampaignRow, mine)

    def draft(self, user: int) -> str | None:
        """What somebody has begun to bring."""
        found = self._c.execute(select(drafts.c.data).where(drafts.c.user_id == user)).scalar()
        return None if found is None else str(found)

    def campaign_at(self, table: int) -> CampaignRow | None:
        """The campaign that a table plays, or played last."""
        return self._first(CampaignRow, select(campaigns).where(campaigns.c.table_id == table))

    def sitters(self, table: int) -> tuple[Sitter, ...]:
        """In the order in which they sat down."""
        return tuple(Sitter(*r) for r in self._all(_SITTERS, table=table))

    def ballot(self, ballot: int) -> BallotRow | None:
        return self._first(BallotRow, _BALLOT, id=ballot)

    def restore(self, code: str) -> RestoreRow | None:
        return self._first(RestoreRow, select(restores).where(restores.c.code == code))

    def moderators_deeds(self, table: int, last: int) -> tuple[DeedRow, ...]:
        """What moderators did last, oldest first."""
        newest = _DEED.where(deeds.c.moderator.is_(True)).order_by(deeds.c.id.desc()).limit(last)
        return self._read(DeedRow, newest, table=table)[::-1]

    def last_deed(self, table: int, kind: str) -> DeedRow | None:
        return self._first(DeedRow, _DEED.where(deeds.c.kind == kind).order_by(deeds.c.id.desc()).limit(1), table=table)

    def has_done(self, table: int, user: int, kind: str) -> bool:
        """Whether somebody ever did something of this kind."""
        theirs = (deeds.c.table_id == table, deeds.c.user_id == user, deeds.c.kind == kind)
        return self._c.scalar(select(deeds.c.id).where(*theirs).limit(1)) is not None

    def has_sat(self, table: int, user: int) -> bool:
        """Whether somebody ever had a seat, taken or given."""
        given = _DEED.where(deeds.c.kind == "seat")
        seated = (row.data.get("after") for row in self._all(given, table=table))
        return self.has_done(table, user, "join") or user in seated

    def was_over(self, table: int, seed: str) -> bool:
        """Whether the game with this seed, told by its hash, was ever over at a table, and so was shown to all."""
        ends = self._all(select(deeds.c.data).where(deeds.c.table_id == table, deeds.c.kind == OVER))
        return any(row.data.get("seed") == seed for row in ends)

    def done_before(self, key: int) -> DoneRow | None:
        """What an interaction has already done."""
        return self._first(DoneRow, _DONE_BEFORE, key=key)

    # Moves. A line is what leads from the first move to `head`.
    def line(self, table: int, head: int, low: int, high: int) -> tuple[MoveRow, ...]:
        """The moves numbered `low` to `high` on a line, first to last."""
        return self._read(MoveRow, paths.LINE, table=table, head=head, low=low, high=high)

    def since_kept(self, table: int, head: int) -> tuple[MoveRow, ...]:
        """From the nearest move that keeps a snapshot up to `head`."""
        return self._read(MoveRow, paths.SINCE_KEPT, table=table, head=head)

    def count_after(self, table: int, head: int, after: int, low: int) -> int:
        """How many moves on a line, of those numbered above `low`, were made later than the move `after`."""
        return len(self._all(paths.AFTER, table=table, head=head, after=after, low=low))

    def towards(self, table: int, target: int, head: int) -> tuple[tuple[int, int], ...]:
        """(id, act) of the moves that lead from `target` to `head`; `target` must be on its line."""
        return tuple((r.id, r.act) for r in self._all(paths.TOWARDS, table=table, target=target, head=head))

    def last_of_kind(self, table: int, head: int, kind: str, low: int) -> MoveRow | None:
        return self._first(MoveRow, paths.LAST_OF_KIND, table=table, head=head, kind=kind, low=low)

    def act(self, table: int, act: int, last: int = LONGEST_ACT) -> tuple[MoveRow, ...]:
        """The moves made in one transaction, up to the move `last`."""
        return self._read(MoveRow, paths.ACT, table=table, act=act, last=last)

    def last_by(self, table: int, user: int) -> int | None:
        """The last move that somebody made, taken back or not."""
        mine = (moves.c.table_id == table, moves.c.user_id == user)
        found: int | None = self._c.scalar(select(func.max(moves.c.id)).where(*mine))
        return found

    # People, servers, mail
    def person(self, user: int) -> PersonRow | None:
        return self._first(PersonRow, select(people).where(people.c.id == user))

    def config(self, guild: int) -> dict[str, Any]:
        return dict(self._c.scalar(select(guilds.c.config).where(guilds.c.id == guild)) or {})

    def pending(self, now: float, limit: int) -> tuple[Mail, ...]:
        """Mail that is due, oldest first."""
        return tuple(Mail(*r) for r in self._all(_PENDING, now=int(now), limit=limit))
