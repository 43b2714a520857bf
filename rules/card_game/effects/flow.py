"""Words that hold other words: for whom, on which condition, one of several, for how long."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.card_game.effects.conditions import Condition
from rules.card_game.effects.word import Choice, Word
from rules.card_game.facts import Faction, Side

Block = tuple[Any, ...]
"""Words in printed order."""


@dataclass(frozen=True, slots=True)
class Each(Word):
    """Every player of a side carries the block out, in turn order. In the Duels the one player of a
    side does the whole block twice.
    """

    side: Side
    does: Block


@dataclass(frozen=True, slots=True)
class As(Word):
    """The player who owns the deck of this faction carries the block out."""

    faction: Faction
    does: Block


@dataclass(frozen=True, slots=True)
class May(Word):
    """You may carry the block out. A bot does if it is possible and useful."""

    does: Block


@dataclass(frozen=True, slots=True)
class If(Word):
    """The block if the condition holds, else the other one."""

    condition: Condition
    does: Block
    otherwise: Block = ()


@dataclass(frozen=True, slots=True)
class Option:
    """One of the things to choose from; `text` is what a person reads."""

    text: str
    does: Block


@dataclass(frozen=True, slots=True)
class Choose(Choice):
    """One of several blocks. For a bot a person chooses, among what is possible and useful."""

    among: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class ForRound(Word):
    """These passives hold for everybody until the end of the round: The Red Arrow, The Three Hunters."""

    passives: tuple[Any, ...]
