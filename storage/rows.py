"""The rows as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Mail:
    """An outbox row: something to be said that must not be lost.

    `table` is the short code. Kinds: "news" {"act"}: the moves of an act (Tables.recall). "board": show
    the board anew. "hand" {"seat", "user"}: that seat's private things changed. "deed" {"deed", "by",
    "moves", "code", ...}: something other than a move was done.
    """

    id: int
    table: str
    kind: str
    data: Mapping[str, Any]
    tries: int = 0
