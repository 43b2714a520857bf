"""A deck that was read: what is clear, what must be chosen, what somebody must describe."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.angmar.decks import CARDS, COUNTED, Deck, PlayerCard, unplayable
from rules.core.game import Illegal

MOST_TOLD = 8
"""Sentences in one refusal."""


class BadDeck(Illegal):
    """What was given cannot become a deck; the message says why and what to do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Unknown:
    """A card that nobody has described here. `hint` is its type where the list shows it, else "".

    A card for the sideboard need not be described: it is left out then.
    """

    name: str = ""
    code: str = ""
    octgnid: str = ""
    pack: str = ""
    copies: int = 1
    hint: str = ""
    side: bool = False

    @property
    def title(self) -> str:
        """What people call it: its title, or its code where the list gives no titles."""
        return self.name or f"card {self.code or self.octgnid}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """A title that several cards have, or a card of a pack that is not known here: which one is meant?

    The answer may also be that it is none of these; then it is an Unknown.
    """

    unknown: Unknown
    cards: tuple[PlayerCard, ...]

    @property
    def text(self) -> str:
        of = f" ({self.unknown.pack})" if self.unknown.pack else ""
        return f"Which card is {self.unknown.title}{of}?"


@dataclass(frozen=True, slots=True, kw_only=True)
class Read:
    """The deck so far, the questions that are open, and what its player should know (a sentence each)."""

    deck: Deck
    choices: tuple[Choice, ...] = ()
    unknown: tuple[Unknown, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def needed(self) -> tuple[Unknown, ...]:
        """The cards that must be described before the deck can be played."""
        return tuple(u for u in self.unknown if not u.side)


def label(card: PlayerCard) -> str:
    """One line that tells cards of a title apart."""
    of = f", threat {card.threat}" if card.type == "hero" else f", cost {card.cost}" if card.cost else ""
    stats = f", {card.willpower}/{card.attack}/{card.defense}/{card.health}" if card.health else ""
    return f"{card.name} ({card.pack_name or 'no pack'}): {card.sphere} {card.type}{of}{stats}"


def put(deck: Deck, card: PlayerCard, copies: int, *, side: bool) -> Deck:
    """The deck with that many more copies, in the place where a card of its type belongs."""
    place = "side"
    if not side and card.type in (*COUNTED, "hero"):
        place = "heroes" if card.type == "hero" else "cards"
    counts: dict[str, int] = getattr(deck, place)
    counts = {**counts, card.code: counts.get(card.code, 0) + copies}
    extra = deck.extra if CARDS.get(card.code) == card else {**deck.extra, card.code: card}
    return replace(deck, extra=extra, **{place: counts})  # type: ignore[arg-type]  # each place holds such counts


def choose(read: Read, choice: Choice, code: str | None) -> Read:
    """The read with a choice answered; None: it is another card. Raises BadDeck for an answer that is not offered."""
    if choice not in read.choices:
        raise BadDeck("That question was answered already; nothing was changed.")
    rest = replace(read, choices=tuple(c for c in read.choices if c != choice))
    if code is None:
        return replace(rest, unknown=(*read.unknown, choice.unknown))
    card = next((c for c in choice.cards if c.code == code), None)
    if card is None:
        raise BadDeck(f"{code} is none of the cards to choose from; nothing was changed.")
    return replace(rest, deck=put(read.deck, card, choice.unknown.copies, side=choice.unknown.side))


def add(read: Read, unknown: Unknown, card: PlayerCard) -> Read:
    """The read with an unknown card described. Raises BadDeck if it was described already."""
    if unknown not in read.unknown:
        raise BadDeck(f"{unknown.title} was described already; nothing was changed.")
    rest = tuple(u for u in read.unknown if u != unknown)
    return replace(read, unknown=rest, deck=put(read.deck, card, unknown.copies, side=unknown.side))


def finish(read: Read) -> Deck:
    """The deck. Raises BadDeck with a sentence for everything that keeps it from being played, even casually.

    What makes it illegal beyond that is asked of `rules.angmar.decks.problems`.
    """
    if missing := [*_open(read), *unplayable(read.deck)]:
        more = f" And {len(missing) - MOST_TOLD} more." if len(missing) > MOST_TOLD else ""
        raise BadDeck(f"{' '.join(missing[:MOST_TOLD])}{more} Nothing was changed.")
    return read.deck


def _open(read: Read) -> Iterator[str]:
    for choice in read.choices:
        yield f"{choice.text} Choose one of {len(choice.cards)}."
    for unknown in read.needed:
        yield f"{unknown.title} is not known here; describe it, or take it out of the list."
