"""A deck, what makes it illegal, and what its player should know before a scenario."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain

from rules.angmar.decks.card import COUNTED, PlayerCard, captured
from rules.angmar.decks.printed import CARDS
from rules.angmar.facts import CARDS as ENCOUNTER

TOURNAMENT = 50
"""Cards that a deck has at least, heroes not counted (RULES 1.1)."""
CASUAL = 30
"""What starter decks have and RingsDB asks for (RULES 1.1, DECK_FORMATS 1.3)."""
MOUNT_GRAM = 5
TAKEN = frozenset({*ENCOUNTER, "dead"})
"""The keys of encounter cards, and of the Reanimated Dead: a player card called so would be one of them."""
LONGEST_CODE = 60
"""Letters of a code: buttons and menus carry it with a seat, a number and more, and hold 100."""
_CODE = re.compile(rf"[\w-]{{1,{LONGEST_CODE}}}")
_LONE_AMARTHIUL = (4, 6, 7)  # scenarios with the objective-ally of that name (EDGE_CASES C-09)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """A player's deck: codes and how many copies of each.

    `cards` are shuffled, `side` is the sideboard, which is not played. `extra` holds the facts of every card in
    it that CARDS does not have, or has otherwise (cards that an operator or a player described).
    """

    name: str
    heroes: dict[str, int] = field(default_factory=dict)
    cards: dict[str, int] = field(default_factory=dict)
    side: dict[str, int] = field(default_factory=dict)
    extra: dict[str, PlayerCard] = field(default_factory=dict)

    def card(self, code: str, known: Mapping[str, PlayerCard] = CARDS) -> PlayerCard:
        """The facts of one of its cards. Raises KeyError for a card that nobody described."""
        return self.extra.get(code) or known[code]


def is_code(code: str) -> bool:
    """Whether a player card may have this code: letters, digits and hyphens, and no other kind of card is called so."""
    return _CODE.fullmatch(code) is not None and code not in TAKEN


def unplayable(deck: Deck, known: Mapping[str, PlayerCard] = CARDS) -> tuple[str, ...]:
    """Why nobody could play with this deck, however casually; a sentence each."""
    return tuple(_unplayable(deck, {**known, **deck.extra}))


def problems(deck: Deck, known: Mapping[str, PlayerCard] = CARDS, *, minimum: int = TOURNAMENT) -> tuple[str, ...]:
    """Why the deck is illegal, a sentence each (RULES 1.1); what is also `unplayable` comes first."""
    every = {**known, **deck.extra}
    return (*_unplayable(deck, every), *_illegal(deck, every, minimum))


def warnings(
    deck: Deck, scenario: int, known: Mapping[str, PlayerCard] = CARDS, *, campaign: bool = False
) -> tuple[str, ...]:
    """What its player should know before scenario 1 to 9; nothing here forbids the deck."""
    every = {**known, **deck.extra}
    return tuple(_warnings(deck, scenario, every, campaign=campaign))


def captured_size(deck: Deck, known: Mapping[str, PlayerCard] = CARDS) -> int:
    """Cards in the captured deck of Mount Gram: all heroes but one, and what `captured` takes (RULES 10.5)."""
    every = {**known, **deck.extra}
    taken = sum(copies for code, copies in deck.cards.items() if code in every and captured(every[code]))
    return taken + max(0, sum(deck.heroes.values()) - 1)


def _unplayable(deck: Deck, known: Mapping[str, PlayerCard]) -> Iterator[str]:
    heroes = sum(deck.heroes.values())
    if heroes == 0:
        yield "The deck has no hero; it needs one to three."
    if heroes > 3:
        yield f"The deck has {heroes} heroes; at most three may be chosen."
    titles: Counter[str] = Counter()
    for code, copies in deck.heroes.items():
        if code in known:
            titles[known[code].name] += copies
            if known[code].type != "hero":
                yield f"{known[code].name} stands among the heroes and is none."
    for title, copies in titles.items():
        if copies > 1:
            yield f"{copies} heroes are called {title}; heroes need different titles."
    for code in deck.cards:
        if code in known and known[code].type == "hero":
            yield f"The hero {known[code].name} is shuffled into the deck; heroes begin in play."
    for code, copies in chain(deck.heroes.items(), deck.cards.items()):
        if code not in known:
            yield f"Nobody has described the card {code}."
        elif not is_code(code):
            yield f"{known[code].name} has a code that no player card has."
        elif copies < 1:
            yield f"{known[code].name} is in the deck {copies} times; it must be once or more."


def _illegal(deck: Deck, known: Mapping[str, PlayerCard], minimum: int) -> Iterator[str]:
    size = sum(n for code, n in deck.cards.items() if code not in known or known[code].type in COUNTED)
    if size < minimum:
        yield f"The deck has {size} cards; it needs at least {minimum}."
    copies: Counter[str] = Counter()
    limits: dict[str, int] = {}
    for code, n in deck.cards.items():
        if code in known:
            copies[known[code].name] += n
            limits[known[code].name] = min(known[code].deck_limit, limits.get(known[code].name, 99))
    for title, n in copies.items():
        if n > limits[title]:
            yield f"The deck has {n} copies of {title}; it may hold {limits[title]}."


def _warnings(deck: Deck, scenario: int, known: Mapping[str, PlayerCard], *, campaign: bool) -> Iterator[str]:
    if any(code in known and known[code].name == "Amarthiúl" for code in deck.heroes):
        if campaign and scenario < 8:
            yield "In a campaign Amarthiúl may be chosen as a hero only from the eighth scenario on."
        elif scenario in _LONE_AMARTHIUL:
            yield (
                "Amarthiúl also comes into this scenario as an ally of all players; "
                "when he does, the hero of that title is discarded."
            )
    needed = 15 if campaign else 10
    size = captured_size(deck, known)
    if scenario == MOUNT_GRAM and size < needed:
        yield f"Mount Gram captures {needed} cards of each deck at its start; this deck has only {size} for it."
