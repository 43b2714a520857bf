"""States, commands and events to JSON and back, and the digest that a button carries."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def dump(kind: Any, value: Any) -> bytes:
    """JSON bytes. `kind` is a dataclass, or a union of dataclasses told apart by their `kind` field."""
    return _adapter(kind).dump_json(value)


def load(kind: Any, data: bytes | str, *, strict: bool = False) -> Any:
    """The value again. Raises pydantic.ValidationError for bytes that do not hold one.

    `strict`: nothing stands for anything else, as "5" or true for a number.
    """
    return _adapter(kind).validate_json(data, strict=strict or None)


def fault(wrong: ValueError) -> str:
    """Where the first thing is that `load` could not read, and what it says about it, in a line without a full stop."""
    if not isinstance(wrong, ValidationError):
        return "it cannot be read"
    first = wrong.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"][:3])[:60]
    return f"{where or 'its text'}: {first['msg'][:100]}"


def dump_many(kind: Any, values: tuple[Any, ...]) -> bytes:
    return _adapter(tuple[kind, ...]).dump_json(values)


def load_many(kind: Any, data: bytes | str) -> tuple[Any, ...]:
    out: tuple[Any, ...] = _adapter(tuple[kind, ...]).validate_json(data)
    return out


def digest(kind: Any, command: Any) -> str:
    """Ten hex characters that name a command among the options of its step."""
    return hashlib.sha256(dump(kind, command)).hexdigest()[:10]
