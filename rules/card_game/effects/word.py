"""What every effect word is: can it be done, does it serve a bot, and doing it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from rules.core.ledger import Ledger

if TYPE_CHECKING:
    from rules.card_game.state import State


@dataclass(frozen=True, slots=True)
class Context:
    """Where a word stands: `seat` is "you", `source` the card or location whose text it is, `env` what
    earlier words noted; `ability`, `block` and `at` point to the word as in Script.
    """

    source: str
    seat: str
    env: Mapping[str, str]
    ability: int = 0
    block: tuple[int, ...] = ()
    at: int = 0

    @property
    def tried(self) -> tuple[str, ...]:
        """What has been chosen for this word before, where it asks more than once."""
        return tuple(filter(None, self.env.get("tried", "").split(",")))

    @property
    def inside(self) -> Context:
        """Where the words that this one holds stand: nothing has been chosen for them yet."""
        return replace(self, env={k: v for k, v in self.env.items() if k != "tried"}) if self.tried else self


class Word:
    """One instruction of a card. Words are frozen dataclasses; all they know of the table is their context."""

    __slots__ = ()

    def can(self, state: State, ctx: Context) -> bool:
        """Whether it may be attempted, as far as everybody can see."""
        return True

    def useful(self, state: State, ctx: Context) -> bool:
        """Whether it serves the Shadow ("Usefully", Against the Shadow). Costs do not."""
        return False

    def fails(self, state: State, ctx: Context) -> bool:
        """Whether it would certainly find nothing, hidden cards included. Never shown before it is tried."""
        return False

    def blocks(self) -> tuple[tuple[Any, ...], ...]:
        """The blocks of words that it holds."""
        return ()

    def run(self, ledger: Ledger, ctx: Context) -> None:
        """Does as much of it as is possible. The script has already gone on to the next word."""


class Choice(Word, ABC):
    """A word that needs something to be chosen first: a card, a place, an option's number."""

    __slots__ = ()

    @abstractmethod
    def options(self, state: State, ctx: Context) -> tuple[str, ...]:
        """What can be chosen, as values of Pick."""

    def optional(self, state: State, ctx: Context) -> bool:
        """Whether choosing nothing is allowed."""
        return False

    def stays(self, state: State, ctx: Context, what: str) -> bool:
        """Whether the same word asks once more after this choice."""
        return False

    def words(self, what: str) -> str:
        """What a person reads for an option that is neither a card nor a place."""
        return ""

    @abstractmethod
    def text(self) -> str:
        """The question, one sentence."""

    def useful_option(self, state: State, ctx: Context, what: str) -> bool:
        """Whether choosing this would serve the Shadow; asked only for a bot."""
        return True

    def automatic(self, state: State, ctx: Context, options: tuple[str, ...]) -> str | None:
        """What a bot takes without anybody being asked; None: somebody is asked."""
        return None

    @abstractmethod
    def take(self, ledger: Ledger, ctx: Context, what: str) -> None:
        """Does it with what was chosen. The script has already gone on to the next word."""

    def can(self, state: State, ctx: Context) -> bool:
        return bool(self.options(state, ctx))
