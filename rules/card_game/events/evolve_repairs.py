"""What a moderator's repair does to the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.card_game import events as ev
from rules.card_game.events.writing import changed, copied, deck_changed, put_into_play, taken_from_play, without
from rules.card_game.facts import Side
from rules.card_game.standing import RESERVE
from rules.card_game.state import Site, State, Tokens


def _corruption(state: State, _: str, value: str) -> State:
    return changed(state, corruption=int(value))


def _tokens(state: State, rest: str, value: str) -> State:
    on, token = rest.split("/")
    number = {token: int(value)}
    if state.path is not None and state.path.card == on:
        return changed(state, path=copied(state.path, attack=number.get("attack", state.path.attack),
                                           defense=number.get("defense", state.path.defense)))  # fmt: skip
    if any(g.card == on for g in state.battlegrounds):
        grounds = tuple(
            copied(g, attack=number.get("attack", g.attack), defense=number.get("defense", g.defense))
            if g.card == on
            else g
            for g in state.battlegrounds
        )
        return changed(state, battlegrounds=grounds)
    had = state.tokens.get(on, Tokens())
    new = Tokens(attack=number.get("attack", had.attack), defense=number.get("defense", had.defense))
    return changed(state, tokens={**state.tokens, on: new})


def _put(state: State, seat: str, card: str, to: str) -> State:
    """Onto a place, into hand, on top of the draw deck, or on a pile."""
    deck = state.decks[seat]
    if to == "draw":
        return changed(state, decks=deck_changed(state, seat, draw=(card, *deck.draw)))
    if to in ("hand", "cycle", "eliminated"):
        return changed(state, decks=deck_changed(state, seat, **{to: (*getattr(deck, to), card)}))
    free = state.frame.side[seat] == "free"
    return changed(state, **put_into_play(state, seat, card, to, free=free))


def _card(state: State, card: str, to: str) -> State:
    """Items stay with a card that stays in play; else each goes the same way to its own owner."""
    owners = state.frame.owner
    items = state.items.get(card, ()) if to in ("hand", "draw", "cycle", "eliminated") else ()
    for one in (*items, card):
        left = changed(state, **taken_from_play(state, one))
        state = _put(left, owners[one], one, to)
    return state


def _pile(state: State, rest: str, to: str) -> State:
    seat, out_of, position = rest.split("/")
    cards = getattr(state.decks[seat], out_of)
    card = cards[int(position) - 1]
    if to == RESERVE and state.frame.book.cards[card].kind not in ("army", "character"):
        return state  # Only armies and characters lie in reserve: it stays where it is.
    left = changed(state, decks=deck_changed(state, seat, **{out_of: without(cards, card)}))
    return _put(left, seat, card, to)


def _path(state: State, _: str, key: str) -> State:
    """The cards on the old path stand on the new one; the old one counts as used."""
    number = state.frame.book.paths[key].number
    site = Site(card=key) if state.path is None else copied(state.path, card=key)
    spent = state.spent if key in state.spent else (*state.spent, key)
    areas = {side: tuple(k for k in cards if k != key) for side, cards in state.areas.items()}
    return changed(state, path=site, path_number=number, spent=spent, areas=areas)


def _battleground(state: State, key: str, to: str) -> State:
    """Cards on a battleground that leaves the table go to their owners' cycle piles."""
    frame = state.frame
    site = next((g for g in state.battlegrounds if g.card == key), None)
    if site is not None and to == "active":
        return state
    for card in () if site is None else site.free + site.shadow:
        state = _card(state, card, "cycle")
    decks = {side: tuple(k for k in cards if k != key) for side, cards in state.battleground_decks.items()}
    areas = {side: tuple(k for k in cards if k != key) for side, cards in state.areas.items()}
    grounds = tuple(g for g in state.battlegrounds if g.card != key)
    side: Side = frame.book.battlegrounds[key].side
    if to == "active":
        grounds = (*grounds, Site(card=key))
    elif to == "deck":
        decks[side] = (*decks[side], key)
    else:
        areas = {s: (*cards, key) if s == to else cards for s, cards in areas.items()}
    return changed(state, battleground_decks=decks, areas=areas, battlegrounds=grounds)


def _ring(state: State, seat: str, value: str) -> State:
    return changed(state, decks=deck_changed(state, seat, ring=value == "up"))


def _same(state: State, *_: Any) -> State:
    """What follows is told by other events."""
    return state


_BY_TOOL: dict[str, Callable[[State, str, str], State]] = {
    "corruption": _corruption,
    "tokens": _tokens,
    "card": _card,
    "pile": _pile,
    "path": _path,
    "battleground": _battleground,
    "ring": _ring,
    "draw": _same,
    "shuffle": _same,
    "turn": _same,
}


def repaired(state: State, event: ev.Repaired) -> State:
    tool, _, rest = event.what.partition("/")
    return _BY_TOOL[tool](state, rest, event.value)
