"""What a player can say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.core.repairs import Repair, SetOption

ANY = "?"
"""Stands for a random card of a bot's hand."""

# Places are named by "reserve", or by the id of an active path or battleground, or by the id of a
# wielder for an item.


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """Play a card to a place ("" for an event). Its cost is asked for next.

    A bot's turn offers it with the card ANY: a random card of its hand, which no one looks at before.
    """

    kind: Literal["play"] = "play"
    card: str
    to: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    kind: Literal["move"] = "move"
    card: str
    to: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Cycle:
    """Cycle one card from hand: the action, a cost, or an answer to a text that demands it."""

    kind: Literal["cycle"] = "cycle"
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Winnow:
    """Eliminate two cards from hand to draw one. Ids in the order of the hand."""

    kind: Literal["winnow"] = "winnow"
    cards: tuple[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class UseAction:
    """Use the "use an action" text of a card in play. `ability` is its index among the card's."""

    kind: Literal["use"] = "use"
    card: str
    ability: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class UseRing:
    kind: Literal["ring"] = "ring"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass:
    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True, kw_only=True)
class Forsake:
    """Forsake a card from hand or reserve, or "top" for the unseen top of the draw deck."""

    kind: Literal["forsake"] = "forsake"
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Lose:
    """In combat: this card is eliminated to cancel icons."""

    kind: Literal["lose"] = "lose"
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Fight:
    """The starting player resolves this site's combat next."""

    kind: Literal["fight"] = "fight"
    site: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick:
    """One of the things a text lets somebody choose: a card, a site, a place, an option's number, or "yes".

    `text` are the words of an option that is neither a card nor a place.
    """

    kind: Literal["pick"] = "pick"
    what: str
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decline:
    """No: to a text that may be used, or to going on with one that allows fewer."""

    kind: Literal["decline"] = "decline"


Command = (
    Play
    | Move
    | Cycle
    | Winnow
    | UseAction
    | UseRing
    | Pass
    | Forsake
    | Lose
    | Fight
    | Pick
    | Decline
    | Repair
    | SetOption
)
