"""What can happen to faction cards. A hidden card is None to whoever may not know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Source = Literal["hand", "draw", "cycle", "aside", "play", "event"]
"""Where a card came from: "aside" are cards drawn by a text and not yet placed; "event" an event just
carried out."""
Why = Literal["", "setup", "cost", "action", "text", "forsaken", "combat", "unplayable", "twice", "rest", "wielder"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckShuffled:
    """`cards` is the new draw deck, top first."""

    kind: Literal["deck_shuffled"] = "deck_shuffled"
    seat: str
    cards: tuple[str | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PileRecycled:
    """The cycle pile went into the draw deck; `cards` is the whole new deck, top first."""

    kind: Literal["pile_recycled"] = "pile_recycled"
    seat: str
    cards: tuple[str | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDrawn:
    """From the top of the draw deck to hand."""

    kind: Literal["cards_drawn"] = "cards_drawn"
    seat: str
    cards: tuple[str | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsSetAside:
    """From the top of the draw deck aside, because a text draws and then says what happens to them.

    `open`: everybody sees them, since a bot's cards must be looked at to know which of them fit.
    """

    kind: Literal["cards_set_aside"] = "cards_set_aside"
    seat: str
    cards: tuple[str | None, ...]
    open: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CardKept:
    """One of the cards lying aside went to hand."""

    kind: Literal["card_kept"] = "card_kept"
    seat: str
    card: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTaken:
    """A text took this card out of the draw deck or the cycle pile into hand; it was shown."""

    kind: Literal["card_taken"] = "card_taken"
    seat: str
    card: str
    out_of: Literal["draw", "cycle"]


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingFound:
    """A text looked for a card that is not there."""

    kind: Literal["nothing_found"] = "nothing_found"
    seat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RandomCardPicked:
    """The card that chance drew from a bot's hand, face up now, about to be placed."""

    kind: Literal["random_card_picked"] = "random_card_picked"
    seat: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed:
    """`to`: "reserve", a path, a battleground, a wielder, or "" for an event."""

    kind: Literal["card_played"] = "card_played"
    seat: str
    card: str
    to: str
    out_of: Literal["hand", "aside"] = "hand"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardMoved:
    """From reserve to a path or battleground."""

    kind: Literal["card_moved"] = "card_moved"
    seat: str
    card: str
    to: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardCycled:
    """Onto its owner's cycle pile (`seat`). `random`: chance picked it (and took from the cup).

    `open`: everybody sees it although it came from a hidden place.
    """

    kind: Literal["card_cycled"] = "card_cycled"
    seat: str
    card: str | None
    out_of: Source
    why: Why = ""
    random: bool = False
    open: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CardEliminated:
    """Onto its owner's eliminated pile (`seat`). `random` and `open` as in CardCycled; a bot's pile is open."""

    kind: Literal["card_eliminated"] = "card_eliminated"
    seat: str
    card: str | None
    out_of: Source
    why: Why = ""
    random: bool = False
    open: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TextUsed:
    """A text of a card or location is carried out; `ability` -1 is the text for a card that cannot be
    played. `action`: it was the action of this turn.
    """

    kind: Literal["text_used"] = "text_used"
    seat: str
    card: str
    ability: int
    action: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TextDeclined:
    """An optional text was not used."""

    kind: Literal["text_declined"] = "text_declined"
    seat: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionChosen:
    """One of the options of a text was chosen: `text` names it."""

    kind: Literal["option_chosen"] = "option_chosen"
    seat: str
    card: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RingUsed:
    kind: Literal["ring_used"] = "ring_used"
    seat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingForsaken:
    """There was nothing at all to forsake: no penalty."""

    kind: Literal["nothing_forsaken"] = "nothing_forsaken"
    seat: str
