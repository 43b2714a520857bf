"""The commands that people type, one file per group."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from discord import app_commands

if TYPE_CHECKING:
    from bot.client import Barliman

Declared = app_commands.Group | app_commands.Command[Any, ..., Any]

FILES = ("campaign", "deck", "game", "kings", "moderator", "play")
"""The files of this folder that declare commands: each gives them by its `commands(app)`."""


def declared(app: Barliman) -> Iterator[Declared]:
    """All commands, in the order of FILES."""
    for name in FILES:
        yield from importlib.import_module(f"{__name__}.{name}").commands(app)
