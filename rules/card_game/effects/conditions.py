"""What a word may depend on: conditions that hold or not, and amounts that are counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.card_game.effects.word import Context
from rules.card_game.match import Match
from rules.card_game.state import State
from rules.card_game.table import card_of, in_play, site


@dataclass(frozen=True, slots=True)
class Forsook:
    """The Forsake before it in the same block happened ("if you do")."""


@dataclass(frozen=True, slots=True)
class Took:
    """The Take before it in the same block found and took a card."""


@dataclass(frozen=True, slots=True)
class InPlay:
    """A card that fits is in play, or only in the places of `where`."""

    match: Match
    where: Literal["play", "reserve", "path", "battleground", "site"] = "play"


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


Condition = Forsook | Took | InPlay | PathIs | PathNumber | HereIs


def holds(condition: Condition, state: State, ctx: Context) -> bool:
    """Whether the condition holds now."""
    book = state.frame.book
    match condition:
        case Forsook():
            return ctx.env.get("forsook") == "yes"
        case Took():
            return ctx.env.get("took") == "yes"
        case InPlay(match, where):
            return bool(in_play(state, match, where))
        case PathIs(name):
            return state.path is not None and book.paths[state.path.card].name == name
        case PathNumber(numbers):
            return state.path is not None and book.paths[state.path.card].number in numbers
        case HereIs(name):
            return book.name(state.standing.get(ctx.source, "")) == name


@dataclass(frozen=True, slots=True)
class Count:
    """As many as there are cards that fit on the source's own path or battleground ("here"), or in play.

    A source that has just left counts where it was, as long as the text noted it.
    """

    match: Match
    where: Literal["here", "play"] = "here"


@dataclass(frozen=True, slots=True)
class Note:
    """The number that an earlier word noted under this key."""

    key: str


Amount = int | Count | Note


def counted(amount: Amount, state: State, ctx: Context) -> int:
    """The number that an amount stands for now."""
    match amount:
        case Count(match, where):
            if where == "play":
                return len(in_play(state, match))
            here = site(state, ctx.env.get("here") or state.standing.get(ctx.source, ""))
            return 0 if here is None else sum(match.fits(card_of(state, c)) for c in here.free + here.shadow)
        case Note(key):
            return int(ctx.env.get(key) or 0)
        case int():
            return amount
