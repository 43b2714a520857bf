"""What events about faction cards do to the state."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rules.card_game import events as ev
from rules.card_game.agenda import Open, Placing, Script
from rules.card_game.events.writing import changed, copied, deck_changed, put_into_play, taken_from_play, without
from rules.card_game.state import Deck, State, Tokens


def _shuffled(state: State, event: ev.DeckShuffled) -> State:
    return changed(state, decks=deck_changed(state, event.seat, draw=event.cards), cup=state.cup.taken())


def _recycled(state: State, event: ev.PileRecycled) -> State:
    return changed(state, decks=deck_changed(state, event.seat, draw=event.cards, cycle=()), cup=state.cup.taken())


def _drawn(state: State, event: ev.CardsDrawn) -> State:
    deck, count = state.decks[event.seat], len(event.cards)
    return changed(
        state, decks=deck_changed(state, event.seat, draw=deck.draw[count:], hand=deck.hand + _known(event.cards))
    )


def _known(cards: tuple[str | None, ...]) -> tuple[str, ...]:
    """Cards as the log has them; a heard event with blanks is not for folding."""
    return tuple(c for c in cards if c is not None)


def _set_aside(state: State, event: ev.CardsSetAside) -> State:
    deck, count = state.decks[event.seat], len(event.cards)
    return changed(
        state, decks=deck_changed(state, event.seat, draw=deck.draw[count:], aside=deck.aside + _known(event.cards))
    )


def _kept(state: State, event: ev.CardKept) -> State:
    deck, card = state.decks[event.seat], _known((event.card,))
    return changed(
        state, decks=deck_changed(state, event.seat, aside=without(deck.aside, card[0]), hand=deck.hand + card)
    )


def _card_taken(state: State, event: ev.CardTaken) -> State:
    deck = state.decks[event.seat]
    out = {event.out_of: without(getattr(deck, event.out_of), event.card)}
    return changed(state, decks=deck_changed(state, event.seat, hand=(*deck.hand, event.card), **out))


def _picked(state: State, event: ev.RandomCardPicked) -> State:
    """The card waits for its place."""
    number = state.asked + 1
    opened = Open(number=number, step=Placing(seat=event.seat, card=event.card))
    return changed(state, cup=state.cup.taken(), agenda=(*state.agenda, opened), asked=number)


def _played(state: State, event: ev.CardPlayed) -> State:
    deck = state.decks[event.seat]
    left = changed(
        state,
        decks=deck_changed(state, event.seat, **{event.out_of: without(getattr(deck, event.out_of), event.card)}),
        played=(*state.played, event.card),
    )
    free = state.frame.side[event.seat] == "free"
    return changed(left, **put_into_play(left, event.seat, event.card, event.to, free=free))


def _moved(state: State, event: ev.CardMoved) -> State:
    left = changed(state, **taken_from_play(state, event.card))
    kept = state.tokens.get(event.card)
    free = state.frame.side[event.seat] == "free"
    put = put_into_play(left, event.seat, event.card, event.to, free=free)
    return changed(left, **put, **({"tokens": state.tokens} if kept else {}))


def _gone(state: State, card: str, seat: str, out_of: str) -> State:
    """The state without the card where it was."""
    if out_of == "play":
        return changed(state, **taken_from_play(state, card))
    if out_of == "event":
        return changed(state, resolving=without(state.resolving, card))
    deck: Deck = state.decks[seat]
    return changed(state, decks=deck_changed(state, seat, **{out_of: without(getattr(deck, out_of), card)}))


def _to_pile(pile: str) -> Callable[[State, Any], State]:
    def write(state: State, event: ev.CardCycled | ev.CardEliminated) -> State:
        card = _known((event.card,))[0]
        left = _gone(state, card, event.seat, event.out_of)
        decks = deck_changed(left, event.seat, **{pile: (*getattr(left.decks[event.seat], pile), card)})
        return changed(left, decks=decks, cup=left.cup.taken()) if event.random else changed(left, decks=decks)

    return write


def _used(state: State, event: ev.TextUsed) -> State:
    """An action's script opens after it; any other is the open step, and has now been said."""
    if event.action:
        return changed(state, used=(*state.used, f"{event.card}:{event.ability}"))
    top = state.agenda[-1]
    if not isinstance(top.step, Script):
        return state
    said = Open(number=top.number, step=replace(top.step, said=True))
    return changed(state, agenda=(*state.agenda[:-1], said))


def _ring(state: State, event: ev.RingUsed) -> State:
    return changed(state, decks=deck_changed(state, event.seat, ring=False))


def _tokens(state: State, event: ev.TokensAdded) -> State:
    attack, defense = (event.count, 0) if event.token == "attack" else (0, event.count)
    if state.path is not None and state.path.card == event.on:
        path = copied(state.path, attack=state.path.attack + attack, defense=state.path.defense + defense)
        return changed(state, path=path)
    for at, ground in enumerate(state.battlegrounds):
        if ground.card == event.on:
            new = copied(ground, attack=ground.attack + attack, defense=ground.defense + defense)
            grounds = (*state.battlegrounds[:at], new, *state.battlegrounds[at + 1 :])
            return changed(state, battlegrounds=grounds)
    had = state.tokens.get(event.on, Tokens())
    new_tokens = Tokens(attack=had.attack + attack, defense=had.defense + defense)
    return changed(state, tokens={**state.tokens, event.on: new_tokens})


def _same(state: State, _: Any) -> State:
    return state


CARD_WRITERS: dict[type, Callable[[Any, Any], State]] = {
    ev.DeckShuffled: _shuffled,
    ev.PileRecycled: _recycled,
    ev.CardsDrawn: _drawn,
    ev.CardsSetAside: _set_aside,
    ev.CardKept: _kept,
    ev.CardTaken: _card_taken,
    ev.NothingFound: _same,
    ev.RandomCardPicked: _picked,
    ev.CardPlayed: _played,
    ev.CardMoved: _moved,
    ev.CardCycled: _to_pile("cycle"),
    ev.CardEliminated: _to_pile("eliminated"),
    ev.TextUsed: _used,
    ev.TextDeclined: _same,
    ev.OptionChosen: _same,
    ev.RingUsed: _ring,
    ev.NothingForsaken: _same,
    ev.TokensAdded: _tokens,
}
