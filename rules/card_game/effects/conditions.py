"""What a word may depend on: conditions that hold or not, and amounts that are counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.card_game.match import Match


@dataclass(frozen=True, slots=True)
class Forsook:
    """The Forsake before it in the same block happened ("if you do")."""


@dataclass(frozen=True, slots=True)
class InPlay:
    """A card that fits is in play, or only in the places of `where`."""

    match: Match
    where: Literal["play", "reserve", "path", "battleground"] = "play"


@dataclass(frozen=True, slots=True)
class PathIs:
    """The active path has this name."""

    name: str


@dataclass(frozen=True, slots=True)
class PathNumber:
    """The active path has one of these numbers."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HereIs:
    """The path or battleground that the source (or its wielder) stands on has this name."""

    name: str


Condition = Forsook | InPlay | PathIs | PathNumber | HereIs


@dataclass(frozen=True, slots=True)
class Count:
    """As many as there are cards that fit on the source's own path or battleground ("here"), or in play."""

    match: Match
    where: Literal["here", "play"] = "here"


@dataclass(frozen=True, slots=True)
class Note:
    """The number that an earlier word noted under this key."""

    key: str


Amount = int | Count | Note
