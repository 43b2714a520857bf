"""What can be read off the table: where cards are, whose they are, what holds there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rules.card_game.facts import Card, Side
from rules.card_game.frame import Frame
from rules.card_game.match import Match
from rules.card_game.passives import Carryover
from rules.card_game.standing import RESERVE as _RESERVE
from rules.card_game.standing import is_where
from rules.card_game.state import Site, State

P = TypeVar("P")
LIMIT = 2
"""The carryover limit of a player without cards that raise it."""
RESERVE = _RESERVE
"""The place of cards in reserve."""


def framed(state: State) -> Frame:
    """The frame of the table."""
    return state.frame


def card_of(state: State, card: str) -> Card:
    return state.frame.book.cards[card]


def owner(state: State, card: str) -> str:
    """The seat whose deck the card belongs to."""
    return state.frame.owner[card]


def side_of(state: State, seat: str) -> Side:
    return state.frame.side[seat]


def is_bot(state: State, seat: str) -> bool:
    return seat in state.bots


def asker(state: State, seat: str) -> str:
    """Who chooses for this seat: for a bot, the Free Peoples player who is first in turn order."""
    if seat not in state.bots:
        return seat
    sides = state.frame.side
    return next(s for s in state.order if sides[s] == "free")


def sites(state: State) -> tuple[Site, ...]:
    """The active path, then the active battlegrounds from left to right."""
    return state.battlegrounds if state.path is None else (state.path, *state.battlegrounds)


def site(state: State, key: str) -> Site | None:
    """The active path or battleground with this key."""
    return next((s for s in sites(state) if s.card == key), None)


def defender(state: State, key: str) -> Side:
    """Who defends there: on paths the Free Peoples, on a battleground the side of its deck."""
    ground = state.frame.book.battlegrounds.get(key)
    return "free" if ground is None else ground.side


def standing(state: State) -> dict[str, str]:
    """The place of every face-up card: "reserve", a path or a battleground; an item's is its wielder's."""
    return state.standing


def wielder(state: State, item: str) -> str | None:
    return next((w for w, items in state.items.items() if item in items), None)


def fits_where(state: State, place: str, where: str) -> bool:
    """Whether a place is of the kind that a text speaks of: reserve, path, battleground, site, play, always."""
    return is_where(place, where, None if state.path is None else state.path.card)


def holding(state: State, kind: type[P]) -> list[tuple[str, P]]:
    """The passives of a kind that hold now by a card in play or for the round, with their cards."""
    return state.held.get(kind, [])


def passives(card: Card, kind: type[P]) -> Iterator[P]:
    """The passives of a kind that are printed on the card."""
    return (p for p in card.passives if isinstance(p, kind))


def carryover_limit(state: State, seat: str) -> int:
    """Cards a seat may hold to pass: LIMIT, raised at once by cards such as Elrond."""
    owners = state.frame.owner
    return LIMIT + sum(p.more for card, p in holding(state, Carryover) if owners[card] == seat)


def in_play(state: State, match: Match, where: str = "play") -> tuple[str, ...]:
    """Face-up cards that fit, in the order in which a bot would pick last: the right-most is last.

    Reserves first, then battlegrounds from left to right, then the path.
    """
    pages = state.frame.book.cards
    return tuple(c for c in _by_place(state, where) if match.fits(pages[c]))


def _by_place(state: State, where: str) -> Iterable[str]:
    out: list[str] = []
    if where in ("play", "reserve"):
        for deck in state.decks.values():
            out += deck.reserve
    if where in ("play", "battleground", "site"):
        for ground in state.battlegrounds:
            out += ground.free + ground.shadow
    if where in ("play", "path", "site") and state.path is not None:
        out += state.path.free + state.path.shadow
    return [c for card in out for c in (card, *state.items.get(card, ()))]


def score(state: State, side: Side) -> int:
    """Points of the battlegrounds and paths a side has taken; for the Shadow also one per corruption."""
    pages = state.frame.book
    taken = sum(
        (pages.battlegrounds[k].points if k in pages.battlegrounds else pages.paths[k].points)
        for k in state.areas[side]
    )
    return taken + (state.corruption if side == "shadow" else 0)
