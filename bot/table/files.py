"""A game as a file: all of it, or what one reader may know of it."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Mapping
from typing import Any

from bot.table.log import read_move
from bot.table.moderating import may_see
from bot.table.packing import raw
from bot.table.shapes import File, Person, hear
from bot.table.viewing import Seen
from rules.core import codec
from rules.core.game import Illegal
from storage.reading import Reading
from storage.rows import MoveRow

FORMAT = 1
BIG = 4 << 20
"""From here on a file is compressed: Discord takes at most 10 MiB."""


def export(seen: Seen, reading: Reading, viewer: Person | None, *, moderator: bool) -> tuple[File, bool]:
    """Everything when the game is over, or for a moderator who may see it; else the reader's own view.

    And whether it holds what is still hidden from the players.
    """
    row = seen.row
    if row.head is None:
        raise Illegal("The game has not started, so there is nothing to export.")
    moves = reading.line(row.id, row.head, 0, row.number)
    full = row.phase == "over" or (moderator and viewer is not None and may_see(seen, reading, viewer.id))
    head = {
        "barliman": FORMAT,
        "full": full,
        "game": row.game,
        "scenario": row.scenario,
        "options": dict(row.options),
        "settings": dict(row.settings),
        "number": row.number,
    }
    parts = _all_parts(seen, reading, moves) if full else _known_parts(seen, moves, viewer)
    data = _joined(head, **dict(parts))
    name = f"barliman-{row.game}-{row.code}.json"
    file = File(f"{name}.gz", gzip.compress(data, mtime=0)) if len(data) > BIG else File(name, data)
    return file, full and row.phase != "over"


def _joined(plain: Mapping[str, Any], **parts: bytes) -> bytes:
    """A JSON object of plain values and of parts that are JSON already."""
    inner = b"".join(b"," + json.dumps(key).encode() + b":" + part for key, part in parts.items())
    return json.dumps(plain).encode()[:-1] + inner + b"}"


def _array(items: Iterator[bytes]) -> bytes:
    return b"[" + b",".join(items) + b"]"


def _all_parts(seen: Seen, reading: Reading, moves: tuple[MoveRow, ...]) -> Iterator[tuple[str, bytes]]:
    game, row = seen.game, seen.row
    numbers = {m.id: m.number for m in moves}
    yield "seed", json.dumps(row.seed).encode()
    yield "start", raw(_first_state(reading, row.id, moves[0].id))
    yield (
        "moves",
        _array(
            _joined(
                {
                    "number": m.number,
                    "act": numbers.get(m.act, m.number),
                    "seat": m.seat,
                    "kind": m.kind,
                    "at": m.at,
                    "options": m.options,
                },
                body=raw(m.body),
            )
            for m in moves
        ),
    )
    yield "state", codec.dump(game.State, seen.state)


def _first_state(reading: Reading, table: int, first: int) -> bytes:
    kept = reading.since_kept(table, first)[0].snapshot
    if kept is None:
        raise LookupError("the first move keeps no state")
    return kept


def _known_parts(seen: Seen, moves: tuple[MoveRow, ...], viewer: Person | None) -> Iterator[tuple[str, bytes]]:
    game, seats = seen.game, () if viewer is None else seen.held(viewer.id)
    yield "seats", json.dumps(list(seats)).encode()
    yield "table", _dump(game.seen_by(seen.state, None))
    yield "seen", _dump({seat: game.seen_by(seen.state, seat) for seat in seats})
    lines = (hear(game, read_move(game, m), *seats) for m in moves)
    yield (
        "moves",
        _array(
            _joined(
                {"number": line.number, "seat": line.seat, "kind": line.kind, "at": int(line.at.timestamp())},
                events=_array(_dump(e) for e in line.events),
                trace=_dump(line.trace),
            )
            for line in lines
        ),
    )


def _dump(value: Any) -> bytes:
    return codec.dump(Any, value)
