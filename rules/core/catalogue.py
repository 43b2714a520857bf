"""Finds the declarations in a folder by importing every module in it."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable
from typing import Generic, Protocol, TypeVar


class Named(Protocol):
    @property
    def key(self) -> str: ...


N = TypeVar("N", bound=Named)


class Catalogue(dict[str, N], Generic[N]):
    """Declarations by key; a key declared twice is an error that names it."""

    def add(self, item: N) -> N:
        if item.key in self:
            raise ValueError(f"{item.key!r} is declared twice")
        self[item.key] = item
        return item


def scan(package: str, path: Iterable[str]) -> None:
    """Imports each module of a package, in the order of their names."""
    for found in sorted(pkgutil.iter_modules(path), key=lambda m: m.name):
        importlib.import_module(f"{package}.{found.name}")
