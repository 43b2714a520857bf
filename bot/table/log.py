"""The log of a table: its moves as one reader may know them, and the walks of the automated side."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.table.packing import body, unpack
from bot.table.shapes import Line, Move, Person, hear
from bot.table.viewing import Seen
from rules.core import codec
from rules.core.game import Game, Illegal, Trace
from storage.reading import Reading
from storage.rows import MoveRow, TableRow

FAR = 1000
"""How many moves back the last walk is looked for."""


def read_move(game: Game, row: MoveRow) -> Move:
    command, events, trace = unpack(body(game), row.body)
    at = datetime.fromtimestamp(row.at, UTC)
    return Move(
        id=row.id,
        number=row.number,
        seat=row.seat,
        by=row.user_id,
        kind=row.kind,
        command=command,
        events=events,
        trace=trace,
        at=at,
    )


def history(seen: Seen, reading: Reading, last: int, before: int | None, viewer: Person | None) -> tuple[Line, ...]:
    head = seen.row.head
    if head is None:
        return ()
    high = seen.row.number if before is None else min(before - 1, seen.row.number)
    rows = reading.line(seen.row.id, head, max(0, high - last + 1), high) if high >= 0 else ()
    return _heard(seen, rows, viewer)


def since(seen: Seen, reading: Reading, person: Person, most: int) -> tuple[Line, ...]:
    """The moves on this line that were made after the person's last own one."""
    head, table = seen.row.head, seen.row.id
    if head is None:
        return ()
    mine = reading.last_by(table, person.id) or 0
    newer = reading.count_after(table, head, mine, seen.row.number - most)
    rows = reading.line(table, head, seen.row.number - newer + 1, seen.row.number) if newer else ()
    return _heard(seen, rows, person)


def _heard(seen: Seen, rows: tuple[MoveRow, ...], viewer: Person | None) -> tuple[Line, ...]:
    seats = () if viewer is None else seen.held(viewer.id)
    return tuple(hear(seen.game, read_move(seen.game, row), *seats) for row in rows)


def why(seen: Seen, reading: Reading, move: int | None) -> tuple[int, Trace]:
    row = seen.row
    if move is None and row.stuck:
        lost = reading.last_deed(row.id, "stuck")
        if lost is not None:
            return row.number, codec.load(Trace, lost.data["trace"])
    found = None if row.head is None else _named(reading, row, row.head, move)
    if found is None:
        raise Illegal(
            f"Move {move} is not one of this table's." if move is not None else "The automated side has not moved."
        )
    trace = read_move(seen.game, found).trace
    if not trace:
        raise Illegal(f"Move {found.number} was made by a person, so there is no walk to show.")
    return found.number, trace


def _named(reading: Reading, row: TableRow, head: int, move: int | None) -> MoveRow | None:
    if move is None:
        return reading.last_of_kind(row.id, head, "bot", max(0, row.number - FAR))
    return next(iter(reading.line(row.id, head, move, move)), None) if 0 <= move <= row.number else None
