"""Words about cards in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.card_game.effects.conditions import Amount
from rules.card_game.effects.word import Choice, Word
from rules.card_game.match import Match

Own = Literal["self", "wielder"]
"""The card whose text it is, or the one that wields it. Items go with their wielder, each to its own owner."""


@dataclass(frozen=True, slots=True)
class CycleIt(Word):
    """The card is cycled with its items, each to its owner's pile."""

    what: Own = "self"


@dataclass(frozen=True, slots=True)
class EliminateIt(Word):
    """The card is eliminated with its items."""

    what: Own = "self"


@dataclass(frozen=True, slots=True, kw_only=True)
class EliminateOne(Choice):
    """You eliminate one card in play that fits. With `times` that many, one after the other.

    Where a bot picks among Shadow cards it takes the right-most; for other choices of a bot's text a
    person picks. `may`: you need not.
    """

    match: Match
    where: Literal["play", "reserve", "battleground", "path"] = "play"
    times: Amount = 1
    may: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class EliminateAny(Choice):
    """You eliminate as many cards that fit as you like, one after the other; their number is noted as `note`."""

    match: Match
    where: Literal["play", "reserve", "battleground", "path"] = "reserve"
    note: str = "eliminated"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveIt(Choice):
    """A card in reserve moves, also if it came there this round.

    `what`: the source, its wielder, or a name. `to`: "activated" (the battleground that Activate named
    before), "path", or "battleground" (one that may be chosen). It must be allowed to go there.
    """

    what: Own | Match = "self"
    to: Literal["activated", "path", "battleground"] = "activated"
