"""The rows as plain data. Moments are seconds since 1970; bytes are packed by whoever knows the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """Fields in the order of the columns; models.py says what they mean."""

    id: int
    code: str
    guild: int | None
    channel: int
    live: int | None
    game: str
    scenario: str
    options: Mapping[str, str]
    settings: Mapping[str, str]
    phase: str
    version: int
    epoch: int
    seed: str | None
    made: int
    head: int | None
    number: int
    tip: int | None
    stuck: bool
    locked: bool
    ballot: int | None
    board: int | None
    opened_at: int
    moved_at: int
    state: bytes | None


@dataclass(frozen=True, slots=True, kw_only=True)
class CampaignRow:
    """models.py says what the fields mean."""

    id: int
    guild: int
    game: str
    name: str
    data: Mapping[str, Any]
    base: Mapping[str, Any]
    table_id: int | None
    at: int


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody on a seat."""

    seat: str
    user: int
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveRow:
    """A move; `options` only where it keeps them, `snapshot` too where it was asked for."""

    id: int
    parent: int | None
    number: int
    act: int
    seat: str
    user_id: int | None
    kind: str
    at: int
    body: bytes
    key: int | None = None
    options: Mapping[str, str] | None = None
    snapshot: bytes | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DeedRow:
    at: int
    user_id: int | None
    kind: str
    moderator: bool
    data: Mapping[str, Any]
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DoneRow:
    """What an interaction did: an act of moves, or a deed with its data."""

    table_id: int
    act: int | None
    kind: str
    data: Mapping[str, Any] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class BallotRow:
    id: int
    kind: str
    data: Mapping[str, Any]
    user_id: int
    yes: list[int]
    state: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RestoreRow:
    code: str
    table_id: int
    why: str
    user_id: int | None
    at: int
    until: int
    phase: str
    seed: str | None
    options: Mapping[str, str]
    settings: Mapping[str, str]
    head: int | None
    number: int
    tip: int | None
    stuck: bool
    state: bytes | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRow:
    id: int
    name: str
    dm_channel: int | None
    dm_closed: bool


@dataclass(frozen=True, slots=True)
class Mail:
    """An outbox row: something to be said that must not be lost.

    `table` is the short code. Kinds: "news" {"act"}: the moves of an act (Tables.recall). "board": show
    the board anew. "hand" {"seat", "user"}: that seat's private things changed. "deed" {"deed", "by", ...}:
    something other than a move was done; where moves went away or came back, "moves" is [first, last].
    """

    id: int
    table: str
    kind: str
    data: Mapping[str, Any]
    tries: int = 0
