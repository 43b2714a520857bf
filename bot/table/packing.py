"""States and moves to compressed bytes and back."""

from __future__ import annotations

import threading
from types import GenericAlias
from typing import Any

from zstandard import ZstdCompressor, ZstdDecompressor

from rules.core import codec
from rules.core.game import Game, Trace

LEVEL = 3


class _Tools(threading.local):
    """A compressor must not be shared by threads."""

    def __init__(self) -> None:
        self.press = ZstdCompressor(level=LEVEL)
        self.open = ZstdDecompressor()


_tools = _Tools()


def pack(kind: Any, value: Any) -> bytes:
    return _tools.press.compress(codec.dump(kind, value))


def raw(data: bytes) -> bytes:
    """The JSON inside."""
    return _tools.open.decompress(data)


def unpack(kind: Any, data: bytes) -> Any:
    """The value again. Raises pydantic.ValidationError if this version of the game cannot read it."""
    return codec.load(kind, raw(data))


def body(game: Game) -> Any:
    """The type of what a move keeps: its command, its events and the walk that chose it."""
    return GenericAlias(tuple, (game.Command | None, GenericAlias(tuple, (game.Event, ...)), Trace))
