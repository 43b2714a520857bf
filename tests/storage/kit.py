"""Rows for tests of the store."""

from __future__ import annotations

from typing import Any

from storage.rows import TableRow
from storage.work import Work

EMPTY: dict[str, Any] = {
    "guild": 1,
    "game": "a-game",
    "scenario": "a-scenario",
    "options": {},
    "settings": {},
    "phase": "lobby",
    "version": 1,
    "epoch": 0,
    "seed": None,
    "made": 0,
    "head": None,
    "number": 0,
    "tip": None,
    "stuck": False,
    "locked": False,
    "ballot": None,
    "board": None,
    "opened_at": 0,
    "moved_at": 0,
    "state": None,
}


def add_table(work: Work, code: str, *, channel: int) -> TableRow:
    """A lobby in a channel."""
    fields = {**EMPTY, "code": code, "channel": channel, "live": channel}
    return TableRow(id=work.add_table(fields), **fields)
