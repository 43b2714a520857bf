"""`dataclasses.replace` for the parts of the state, much faster: it is called for every event."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")


def changed(part: T, **changes: Any) -> T:
    """A copy with some fields changed. The fields must exist, and the class must have no slots."""
    new = object.__new__(type(part))
    new.__dict__.update(part.__dict__, **changes)
    return new
