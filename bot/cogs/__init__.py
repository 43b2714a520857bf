"""The commands that people type, one file per group."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from discord import app_commands

if TYPE_CHECKING:
    from bot.client import Barliman

Declared = app_commands.Group | app_commands.Command[Any, ..., Any]


def declared(app: Barliman) -> Iterator[Declared]:
    """What the files of this folder declare: each that has commands gives them by its `commands(app)`."""
    for found in sorted(pkgutil.iter_modules(__path__), key=lambda module: module.name):
        module = importlib.import_module(f"{__name__}.{found.name}")
        if hasattr(module, "commands"):
            yield from module.commands(app)
