"""What a player can say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.angmar.campaign_log import Log
from rules.angmar.decks import Deck
from rules.core.repairs import Repair, SetOption


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose:
    """One of the things that are offered. `of` is the name of the question ("commit", "travel", "defend")."""

    kind: Literal["choose"] = "choose"
    of: str
    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """Nothing more of what is asked; in a window: go on."""

    kind: Literal["done"] = "done"
    of: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BringDeck:
    """A deck of one's own instead of a starter deck. `casual`: it is not legal, and everybody may know."""

    kind: Literal["deck"] = "deck"
    deck: Deck
    casual: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeLog:
    """The table goes on with a campaign: before anybody has brought a deck."""

    kind: Literal["log"] = "log"
    log: Log


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand:
    """A hand move: what a player card's text says, done on the table."""

    kind: Literal["hand"] = "hand"
    tool: str
    values: dict[str, str]


Command = Choose | Done | BringDeck | TakeLog | Hand | Repair | SetOption
