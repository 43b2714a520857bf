"""Ids that stay the same from one start of the playground to the next, so that its tables are found again."""

from __future__ import annotations

import base64
import hashlib
from typing import Any

from bot.playground.people import Player
from bot.playground.uploads import Upload
from bot.playground.world import World


def stable(name: str) -> str:
    """A snowflake that only depends on the name."""
    digest = hashlib.sha256(f"playground {name}".encode()).digest()
    return str(1 << 57 | int.from_bytes(digest[:7], "big"))


def newcomer(w: World, name: str, **more: Any) -> Player:
    """A person whose id only depends on the name. `more`: fields of Player."""
    p = Player(w, stable(f"@{name}"), name, **more)  # type: ignore[arg-type] # the only world is a StandIn
    w.players[p.id] = p
    return p


def upload(value: Any) -> Any:
    """A file as the page packs it becomes an Upload; lists are unpacked, everything else stays."""
    if isinstance(value, list):
        return [upload(v) for v in value]
    if isinstance(value, dict):
        return Upload(value["filename"], base64.b64decode(value["data"]), content_type=value.get("content_type"))
    return value
