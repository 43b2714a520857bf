"""What one seat, or the whole channel, may know of the table: the one road from the state to people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.card_game.book import Book, Used, book
from rules.card_game.facts import Side
from rules.card_game.state import Result


@dataclass(frozen=True, slots=True, kw_only=True)
class InPlay:
    """A face-up card. `attack` and `defense` are its combat tokens; `fresh`: it came to reserve this round."""

    card: str
    owner: str
    items: tuple[str, ...] = ()
    attack: int = 0
    defense: int = 0
    fresh: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Totals:
    """A combat as if it were resolved now.

    `ground` are the defense icons of the place and its tokens, `cards` those of the defending cards.
    `left`: attack icons that cards would have to cancel. `winner` None: nobody (a tie on a Duel path).
    """

    attack: int
    ground: int
    cards: int
    left: int
    winner: Side | None
    corruption: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """An active path or battleground. `attack` and `defense` are the tokens on it; `bare` as in the state."""

    card: str
    defender: Side
    free: tuple[InPlay, ...]
    shadow: tuple[InPlay, ...]
    attack: int
    defense: int
    bare: bool
    totals: Totals


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """One deck. Counts are open; the tuples of hidden zones are None to whoever may not look.

    `top` is the top card of the draw deck where a text lets its owner look. `limit` is the carryover
    limit as it is now. `ring`: the Ring token can be used; None: the player has none.
    """

    seat: str
    title: str
    side: Side
    bot: bool
    draw: int
    hand: int
    cycle: int
    eliminated: int
    aside: int
    limit: int
    ring: bool | None
    reserve: tuple[InPlay, ...]
    hand_cards: tuple[str, ...] | None = None
    cycle_cards: tuple[str, ...] | None = None
    eliminated_cards: tuple[str, ...] | None = None
    aside_cards: tuple[str, ...] | None = None
    top: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """The table for `seat` (None: the whole channel).

    `step` is "setup", "location", "action", "combat", "victory", "draw" or "over"; `turn` the seat whose
    turn it is in the Action step. `last_path` is the scenario's highest path number. `areas` are what
    each side has scored, `decks_left` the battlegrounds still in each deck (which ones, in no order).
    `spent` are all paths activated so far. `points` is the score now. `shown` is a bot's random card
    that is about to be placed. `unverified` are the keys of facts in this game, in play now, that no
    source confirms. `seed` follows when the game is over.
    """

    seat: str | None
    scenario: str
    options: Mapping[str, str]
    used: Used
    corrections: str
    step: str
    round: int
    order: tuple[str, ...]
    starting: str
    turn: str | None
    path_number: int
    last_path: int
    path: Place | None
    battlegrounds: tuple[Place, ...]
    players: tuple[Player, ...]
    decks_left: Mapping[Side, tuple[str, ...]]
    areas: Mapping[Side, tuple[str, ...]]
    spent: tuple[str, ...]
    corruption: int
    points: Mapping[Side, int]
    events: tuple[str, ...]
    modifiers: tuple[str, ...]
    shown: str | None
    unverified: tuple[str, ...]
    commitment: str
    seed: str | None
    result: Result | None

    @property
    def book(self) -> Book:
        """Names, icons and texts of every card by its id."""
        return book(self.used, self.corrections)

    def player(self, seat: str) -> Player:
        return next(p for p in self.players if p.seat == seat)
