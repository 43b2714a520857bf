"""What moderators do to a table: repairs, seats, locks, and what is on record of it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime

from bot.table import back, lobby
from bot.table.house import House
from bot.table.shapes import Deed, Person
from bot.table.table import Table
from bot.table.viewing import Seen
from rules.core.game import TABLE, Illegal
from storage.reading import Reading
from storage.rows import DeedRow
from storage.work import Work

HIDDEN = "(hidden while you play here)"


def repair(table: Table, tool: str, values: Mapping[str, str], reason: str) -> None:
    """Sets one value by hand, as a move of the table: it can be undone like any other."""
    back.must_be_started(table, None)
    if not reason.strip():
        raise Illegal("A repair needs a reason, for the record; nothing was changed.")
    if not any(t.key == tool for t in table.game.tools(table.state, TABLE)):
        raise Illegal(f"There is no repair {tool!r} at this table; nothing was changed.")
    table.play(TABLE, table.game.use(table.state, TABLE, tool, values), "repair")
    if tool == lobby.OPTION_TOOL:
        key, _, value = values["value"].partition("=")
        table.rule(key, value)
    number = table.row.number
    table.note("repair", moderator=True, reason=reason.strip(), tool=tool, values=dict(values), move=number)
    table.announce("repair", tool=tool, reason=reason.strip(), move=number)


def seat(table: Table, key: str, to: Person | None, reason: str) -> None:
    """Gives a seat to one person, or empties it."""
    back.unchanged(table, None)
    seen = table.seen
    if key not in {p.key for p in seen.places()}:
        known = ", ".join(p.key for p in seen.places())
        raise Illegal(f"There is no seat {key!r} at this table; nothing was changed. Choose one of: {known}.")
    if to is not None:
        lobby.must_not_know(table, to)
    before = [s.user for s in table.sitters if s.seat == key]
    lobby.stand_up(table, key)
    if to is not None:
        lobby.sit_down(table, key, to)
    after = None if to is None else to.id
    table.note("seat", moderator=True, reason=reason, seat=key, before=before, after=after)
    table.announce("seat", seat=key, before=before, after=after)


def lock(table: Table, reason: str) -> None:
    back.unchanged(table, None)
    if table.row.locked:
        raise Illegal("This table is locked already; nothing was changed.")
    table.change(locked=True)
    table.note("lock", moderator=True, reason=reason)
    table.announce("lock", reason=reason)


def unlock(table: Table) -> None:
    if not table.row.locked:
        raise Illegal("This table is not locked; nothing was changed.")
    table.change(locked=False)
    table.note("unlock", moderator=True)
    table.announce("unlock")


def may_see(seen: Seen, reading: Reading, user: int) -> bool:
    """Whether a moderator may see what is hidden: not who plays or has played, unless the table says so."""
    return seen.row.settings.get("moderator_sees", "off") == "on" or not reading.has_sat(seen.row.id, user)


def looked(house: House, work: Work, code: str, user: int) -> None:
    """A moderator has taken a game with everything hidden in it: that goes on record."""
    row = work.table(code)
    if row is not None:
        deed = {"at": house.now(), "user_id": user, "kind": "export", "moderator": True}
        work.add_deed(row.id, {**deed, "data": {}, "reason": "", "key": None})


def record(seen: Seen, reading: Reading, viewer: int, last: int) -> tuple[Deed, ...]:
    """What moderators did here, oldest first; values set by others only for who may see them."""
    sees = may_see(seen, reading, viewer)
    return tuple(_deed(row, viewer, sees=sees) for row in reading.moderators_deeds(seen.row.id, last))


def _deed(row: DeedRow, viewer: int, *, sees: bool) -> Deed:
    data = dict(row.data)
    if "values" in data and row.user_id != viewer and not sees:
        data["values"] = dict.fromkeys(data["values"], HIDDEN)
    at = datetime.fromtimestamp(row.at, UTC)
    return Deed(at=at, by=row.user_id, kind=row.kind, moderator=row.moderator, data=data, reason=row.reason)
