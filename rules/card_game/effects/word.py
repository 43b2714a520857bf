"""What every effect word is: can it be done, does it serve a bot, and doing it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.core.ledger import Ledger

if TYPE_CHECKING:
    from rules.card_game.state import State


@dataclass(frozen=True, slots=True)
class Context:
    """Where a word stands: `seat` is "you", `source` the card or location whose text it is, `env` what
    earlier words noted, `ability` and `at` (the way through blocks to the word) where it is printed.
    """

    source: str
    seat: str
    env: Mapping[str, str]
    ability: int = 0
    at: tuple[int, ...] = ()


class Word:
    """One instruction of a card. Words are frozen dataclasses; all they know of the table is their context."""

    __slots__ = ()

    def can(self, state: State, ctx: Context) -> bool:  # noqa: ARG002 -- the words that care override it
        """Whether it may be attempted, as far as everybody can see."""
        return True

    def useful(self, state: State, ctx: Context) -> bool:  # noqa: ARG002 -- as above
        """Whether it serves the Shadow ("Usefully", Against the Shadow). Costs do not."""
        return False

    def run(self, ledger: Ledger, ctx: Context) -> None:
        """Does as much of it as is possible. The script has already gone on to the next word."""


class Choice(Word):
    """A word that needs something to be chosen first: a card, a place, an option's number."""

    __slots__ = ()

    def options(self, state: State, ctx: Context) -> tuple[str, ...]:
        """What can be chosen, as values of Pick."""
        raise AssertionError(type(self).__name__)

    def optional(self, state: State, ctx: Context) -> bool:  # noqa: ARG002 -- the words that care override it
        """Whether choosing nothing is allowed."""
        return False

    def text(self) -> str:
        """The question, one sentence."""
        raise AssertionError(type(self).__name__)

    def useful_option(self, state: State, ctx: Context, what: str) -> bool:  # noqa: ARG002 -- as above
        """Whether choosing this would serve the Shadow; asked only for a bot."""
        return True

    def automatic(self, state: State, ctx: Context, options: tuple[str, ...]) -> str | None:  # noqa: ARG002 -- as above
        """What a bot takes without anybody being asked; None: somebody is asked."""
        return None

    def take(self, ledger: Ledger, ctx: Context, what: str) -> None:
        """Does it with what was chosen. The script has already gone on to the next word."""
        raise AssertionError(type(self).__name__)

    def can(self, state: State, ctx: Context) -> bool:
        return bool(self.options(state, ctx))
