"""What never changes during one game: its layout, its book, and whose card is whose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from rules.card_game.book import Book, Used, book
from rules.card_game.facts import Ability, Card, Faction, Side
from rules.card_game.passives import MayGo, MayNotGo, Passive
from rules.card_game.scenarios import LAYOUTS, DeckList, Layout

if TYPE_CHECKING:
    from rules.card_game.state import State


@dataclass(frozen=True, slots=True)
class Frame:
    """`decks` are the copy ids of each seat in printed order, `owner` the seat of each card,
    `faction` the seat that plays a faction, `side` that of each seat. `paths` and `battlegrounds` are
    the keys of those in the game. `goes` are the places that list a card's faction or that its numbers
    allow, texts aside; `bound` are the cards whose own text changes that; `actions` the "use an action"
    texts of each card that has any: index, ability and the kind of place; `passives` the texts that hold
    all the time of each card that has any.
    """

    layout: Layout
    book: Book
    decks: Mapping[str, tuple[str, ...]]
    owner: Mapping[str, str]
    faction: Mapping[Faction, str]
    side: Mapping[str, Side]
    seats: tuple[str, ...]
    paths: tuple[str, ...]
    battlegrounds: Mapping[Side, tuple[str, ...]]
    goes: Mapping[str, frozenset[str]]
    bound: frozenset[str]
    actions: Mapping[str, tuple[tuple[int, Ability, str], ...]]
    passives: Mapping[str, tuple[Passive, ...]]


def _goes(card: Card, pages: Book) -> frozenset[str]:
    """Armies: battlegrounds of their faction. Characters: also the paths with their numbers (Playing a card)."""
    if card.kind not in ("army", "character"):
        return frozenset()
    places = [k for k, b in pages.battlegrounds.items() if card.faction in b.defenders + b.attackers]
    if card.kind == "character":
        places += [k for k, p in pages.paths.items() if p.number in card.paths]
    return frozenset(places)


def _actions(card: Card) -> tuple[tuple[int, Ability, str], ...]:
    found = ((i, a) for i, a in enumerate(card.abilities) if a.when.startswith("action"))
    return tuple((i, a, a.when.removeprefix("action").removeprefix("_") or "play") for i, a in found)


def _deck(deck: DeckList, cards: Mapping[str, Card], side: Side, promos: bool) -> tuple[str, ...]:
    wanted = dict(deck.cards)
    out = []
    for copy, card in cards.items():
        if card.side != side or (card.edition in ("promo", "bot_promo") and not promos):
            continue
        if card.faction in deck.factions:
            out.append(copy)
        elif wanted.get(card.name, 0) > 0:
            wanted[card.name] -= 1
            out.append(copy)
    return tuple(out)


@lru_cache(maxsize=64)
def frame(scenario: str, used: Used, promos: bool, corrections: str) -> Frame:
    layout, pages = LAYOUTS[scenario], book(used, corrections)
    side: dict[str, Side] = {seat: s for s, seats in layout.seats.items() for seat in seats}
    decks = {seat: _deck(layout.decks[seat], pages.cards, side[seat], promos) for seat in side}
    owner = {copy: seat for seat, copies in decks.items() for copy in copies}
    faction = {pages.cards[copy].faction: seat for copy, seat in owner.items()}
    paths = tuple(key for key, p in pages.paths.items() if not layout.paths or p.name in layout.paths.get(p.number, ()))
    named = {name for names in layout.battlegrounds.values() for name in names}
    grounds: dict[Side, tuple[str, ...]] = {
        s: tuple(k for k, b in pages.battlegrounds.items() if b.side == s and (not named or b.name in named))
        for s in ("free", "shadow")
    }
    seats = tuple(dict.fromkeys(layout.order))
    goes = {i: _goes(pages.cards[i], pages) for i in owner}
    bound = frozenset(i for i in owner if any(isinstance(p, MayGo | MayNotGo) for p in pages.cards[i].passives))
    actions = {i: found for i in owner if (found := _actions(pages.cards[i]))}
    passives = {i: pages.cards[i].passives for i in owner if pages.cards[i].passives}
    return Frame(layout, pages, decks, owner, faction, side, seats, paths, grounds, goes, bound, actions, passives)


def frame_of(state: State) -> Frame:
    used: Used = "bot" if state.bots else "base"
    return frame(state.scenario, used, state.options.get("promos") == "in", state.corrections)
