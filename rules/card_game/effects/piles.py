"""Words about hands, draw decks, cycle piles and eliminated piles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.card_game.effects.conditions import Amount
from rules.card_game.effects.word import Choice, Word
from rules.card_game.match import Match


@dataclass(frozen=True, slots=True)
class Draw(Word):
    """You draw."""

    cards: Amount = 1


@dataclass(frozen=True, slots=True)
class Forsake(Word):
    """You forsake. Whether it happened is noted for Forsook()."""

    cards: int = 1


@dataclass(frozen=True, slots=True)
class CycleFromHand(Word):
    """You cycle cards from hand; when you must and your hand is empty, you forsake instead.

    As a cost of something optional (`may`, an action) it can only be paid from hand.
    """

    cards: int = 1


@dataclass(frozen=True, slots=True)
class EliminateFromHand(Word):
    """You eliminate cards from hand."""

    cards: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Take(Choice):
    """You take a card that fits into hand: searched, shown, and the draw deck shuffled afterwards.

    Taking several is written several times. `may`: you need not take one.
    """

    match: Match
    out_of: tuple[Literal["draw", "cycle"], ...] = ("draw",)
    may: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawAndPlay(Word):
    """Draw `draw` cards aside, eliminate `eliminate` of them, play up to `play` that fit, cycle the rest.

    That cycling pays for the cards played. `to`: "" where their rules allow, "reserve", or the name of
    a location.
    """

    draw: int
    play: int
    match: Match
    eliminate: int = 0
    to: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawUntil(Word):
    """Draw one card at a time, at most `draw`: the first that fits is played and ends the drawing, the
    others are cycled. `to`: "" where the flowchart sends it, or "reserve".
    """

    draw: int
    match: Match
    to: str = ""


@dataclass(frozen=True, slots=True)
class SortTop(Word):
    """Look at as many cards from the top of your draw deck as `into` has places; one goes to each, in order."""

    into: tuple[Literal["eliminate", "cycle", "hand"], ...]


@dataclass(frozen=True, slots=True)
class Recycle(Word):
    """Shuffle your cycle pile into your draw deck."""


@dataclass(frozen=True, slots=True)
class Remove(Word):
    """Eliminate the card with this name wherever it is, whoever owns it; a searched draw deck is shuffled."""

    match: Match
