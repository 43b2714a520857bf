"""Small hands of `evolve`: a new state with some fields changed, cards put in and taken out of places."""

from __future__ import annotations

from typing import Any, TypeVar

from rules.card_game.state import Deck, Site, State

T = TypeVar("T", Deck, Site)


_DERIVED = ("standing", "held", "counted")
_MOVING = frozenset(("path", "battlegrounds", "items", "tokens", "modifiers", "options"))


def copied(part: T, **changes: Any) -> T:
    """`dataclasses.replace` for a deck or a site, much faster."""
    new = object.__new__(type(part))
    new.__dict__.update(part.__dict__, **changes)
    return new


def changed(state: State, **changes: Any) -> State:
    """`dataclasses.replace` for the state, much faster: it is called for every event.

    What was worked out of the old state stays with the new one as far as no card moved in play.
    """
    values = state.__dict__.copy()
    values.update(changes)
    if not _MOVING.isdisjoint(changes) or ("decks" in changes and _reserves_differ(state.decks, changes["decks"])):
        for name in _DERIVED:
            values.pop(name, None)
    new = object.__new__(State)
    object.__setattr__(new, "__dict__", values)
    return new


def _reserves_differ(old: dict[str, Deck], new: dict[str, Deck]) -> bool:
    return any(old[seat].reserve is not deck.reserve for seat, deck in new.items())


def deck_changed(state: State, seat: str, **changes: Any) -> dict[str, Deck]:
    """The decks with one of them changed."""
    return {**state.decks, seat: copied(state.decks[seat], **changes)}


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards without the first occurrence of one. Raises ValueError if it is not there."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def _left(place: Site, card: str) -> Site | None:
    if card in place.free:
        return copied(place, free=without(place.free, card))
    if card in place.shadow:
        return copied(place, shadow=without(place.shadow, card))
    return None


def taken_from_play(state: State, card: str) -> dict[str, Any]:
    """The changes that take a face-up card from where it is. Raises ValueError if it is not in play.

    Its tokens go back to the supply; items that it wields have been dealt with before.
    """
    tokens = {k: v for k, v in state.tokens.items() if k != card} if card in state.tokens else state.tokens
    for seat, deck in state.decks.items():
        if card in deck.reserve:
            gone = deck_changed(state, seat, reserve=without(deck.reserve, card))
            arrived = without(state.arrived, card) if card in state.arrived else state.arrived
            return {"decks": gone, "tokens": tokens, "arrived": arrived}
    if state.path is not None and (path := _left(state.path, card)) is not None:
        return {"path": path, "tokens": tokens}
    for at, ground in enumerate(state.battlegrounds):
        if (left := _left(ground, card)) is not None:
            grounds = (*state.battlegrounds[:at], left, *state.battlegrounds[at + 1 :])
            return {"battlegrounds": grounds, "tokens": tokens}
    for wielder, items in state.items.items():
        if card in items:
            return {"items": _items(state, wielder, without(items, card)), "tokens": tokens}
    raise ValueError(f"{card} is not in play")


def _items(state: State, wielder: str, items: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    others = {k: v for k, v in state.items.items() if k != wielder}
    return {**others, wielder: items} if items else others


def _arrived_at(place: Site, card: str, free: bool) -> Site:
    return copied(place, free=(*place.free, card)) if free else copied(place, shadow=(*place.shadow, card))


def put_into_play(state: State, seat: str, card: str, to: str, *, free: bool) -> dict[str, Any]:
    """The changes that put a card at the right end of a place: reserve, a site, a wielder, or "" for an event."""
    if to == "":
        return {"resolving": (*state.resolving, card)}
    if to == "reserve":
        decks = deck_changed(state, seat, reserve=(*state.decks[seat].reserve, card))
        return {"decks": decks, "arrived": (*state.arrived, card)}
    if state.path is not None and state.path.card == to:
        return {"path": _arrived_at(state.path, card, free)}
    grounds = tuple(_arrived_at(g, card, free) if g.card == to else g for g in state.battlegrounds)
    if grounds != state.battlegrounds:
        return {"battlegrounds": grounds}
    return {"items": _items(state, to, (*state.items.get(to, ()), card))}
