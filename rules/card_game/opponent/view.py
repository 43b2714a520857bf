"""What a bot looks at while it decides: open cards, the number of hidden ones, and its options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from rules.card_game.combat import Tally, hope, tally
from rules.card_game.facts import Card
from rules.card_game.rulings import ruling
from rules.card_game.state import Site, State
from rules.core.game import Question

T = TypeVar("T")


class View:
    """One decision of one bot.

    `card` is the card it is about to place, face up by now, or "". `sites` is the order in which the
    flowchart looks at places: the path, then the battlegrounds from right to left.
    """

    __slots__ = ("_kept", "card", "frame", "options", "seat", "sites", "state")

    def __init__(self, state: State, question: Question, card: str = "") -> None:
        self.state = state
        self.frame = state.frame
        self.seat = question.seat
        self.options = question.options
        self.card = card
        newest_first = state.battlegrounds[::-1]
        self.sites: tuple[Site, ...] = newest_first if state.path is None else (state.path, *newest_first)
        self._kept: dict[Any, Any] = {}

    def once(self, function: Callable[[View], T]) -> T:
        """What a function makes of this view, worked out once: several boxes ask for the same thing."""
        if function not in self._kept:
            self._kept[function] = function(self)
        found: T = self._kept[function]
        return found

    def ruling(self, key: str) -> str:
        return ruling(self.state.options, key)

    def name(self, key: str) -> str:
        return self.frame.book.name(key)

    def print(self, card: str) -> Card:
        """What is printed on a card that lies face up."""
        return self.frame.book.cards[card]

    def place(self, card: str) -> str:
        """Where a card in play is; an item's place is its wielder's."""
        return self.state.standing[card]

    @property
    def path_number(self) -> int:
        """The number of the active path; 0 while there is none."""
        path = self.state.path
        return 0 if path is None else self.frame.book.paths[path.card].number

    @property
    def last_path(self) -> int:
        return self.frame.layout.last_path

    def is_path(self, site: Site) -> bool:
        return site is self.state.path

    def now(self, site: Site) -> Tally:
        """The combat as if it were resolved now."""
        return tally(self.state, site.card)

    def could(self, site: Site) -> Tally:
        """The combat as if all Shadow cards in reserve that may go there had gone, and the one being placed."""
        return hope(self.state, site.card, card=self.card)
