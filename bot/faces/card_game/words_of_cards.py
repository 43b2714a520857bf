"""What happened to faction cards, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.faces.card_game.names import card, cards, count, place, who
from bot.ui.words import clip
from rules.card_game.events.cards import (
    CardCycled,
    CardEliminated,
    CardKept,
    CardMoved,
    CardPlayed,
    CardsDrawn,
    CardsSetAside,
    CardTaken,
    DeckShuffled,
    NothingForsaken,
    NothingFound,
    OptionChosen,
    PileRecycled,
    RandomCardPicked,
    RingUsed,
    TextDeclined,
    TextUsed,
)
from rules.card_game.sight import Sight

OUT_OF = {
    "hand": " from hand",
    "draw": " from the top of the draw deck",
    "cycle": " from the cycle pile",
    "aside": " of the cards drawn",
    "play": "",
    "event": "",
}
PILE = {"draw": "the draw deck", "cycle": "the cycle pile"}


def shuffled(sight: Sight, e: DeckShuffled) -> str:
    return f"{who(sight, e.seat)} shuffles the draw deck, {count(len(e.cards), 'card')}."


def recycled(sight: Sight, e: PileRecycled) -> str:
    return (
        f"{who(sight, e.seat)} shuffles the cycle pile into the draw deck, which has {count(len(e.cards), 'card')} now."
    )


def drawn(sight: Sight, e: CardsDrawn) -> str:
    return f"{who(sight, e.seat)} draws {cards(sight, e.cards)}."


def aside(sight: Sight, e: CardsSetAside) -> str:
    return f"{who(sight, e.seat)} draws {cards(sight, e.cards)} and lays {'it' if len(e.cards) == 1 else 'them'} aside."


def kept(sight: Sight, e: CardKept) -> str:
    return f"{who(sight, e.seat)} keeps {card(sight, e.card)} in hand."


def taken(sight: Sight, e: CardTaken) -> str:
    return f"{who(sight, e.seat)} takes {card(sight, e.card)} from {PILE[e.out_of]} into hand, for all to see."


def nothing_found(sight: Sight, e: NothingFound) -> str:
    return f"{who(sight, e.seat)} finds no such card."


def picked(sight: Sight, e: RandomCardPicked) -> str:
    return f"Chance draws {card(sight, e.card)} from the hand of {who(sight, e.seat)}."


def played(sight: Sight, e: CardPlayed) -> str:
    what = card(sight, e.card)
    drawn_now = ", just drawn," if e.out_of == "aside" else ""
    if not e.to:
        return f"{who(sight, e.seat)} plays the event {what}{drawn_now.rstrip(',')}."
    if e.to in sight.book.cards:
        return f"{who(sight, e.seat)} plays {what}{drawn_now} on {place(sight, e.to)}."
    return f"{who(sight, e.seat)} plays {what}{drawn_now} to {place(sight, e.to)}."


def moved(sight: Sight, e: CardMoved) -> str:
    return f"{who(sight, e.seat)} moves {card(sight, e.card)} from reserve to {place(sight, e.to)}."


def left(sight: Sight, e: CardCycled | CardEliminated, verb: str) -> str:
    """A card's way to a pile, with the reason."""
    seat, what = who(sight, e.seat), card(sight, e.card)
    chance = " by chance" if e.random and e.why not in ("combat", "wielder") else ""
    plain = f"{seat} {verb}s {what}{OUT_OF[e.out_of]}{chance}"
    match e.why:
        case "setup":
            return f"{seat} {verb}s {what} of the opening hand{chance}."
        case "cost":
            return f"{plain} as the cost."
        case "forsaken":
            reserve = " from reserve" if e.out_of == "play" else OUT_OF[e.out_of]
            how = "eliminated" if verb == "eliminate" else "cycled"
            return f"{seat} forsakes {what}{reserve}{chance}: it is {how}."
        case "combat":
            return f"{what[:1].upper()}{what[1:]} ({seat}) is {verb}d after the combat."
        case "unplayable":
            return f"{seat} {verb}s {what}: it cannot be played."
        case "twice":
            return f"{seat} {verb}s {what}: it was played this round already."
        case "rest":
            return f"{seat} {verb}s {what}, the rest of the cards drawn."
        case "wielder":
            return f"{what[:1].upper()}{what[1:]} ({seat}) goes with its wielder and is {verb}d."
        case _:
            return f"{plain}."


def cycled(sight: Sight, e: CardCycled) -> str:
    return left(sight, e, "cycle")


def eliminated(sight: Sight, e: CardEliminated) -> str:
    if e.out_of == "event":
        return f"{card(sight, e.card)} has been carried out and is eliminated."
    return left(sight, e, "eliminate")


def text_of(sight: Sight, key: str) -> str:
    """What a card or location does, in our words."""
    book = sight.book
    fact = book.cards.get(key) or book.paths.get(key) or book.battlegrounds.get(key)
    return clip(fact.text, 200) if fact else ""


def used(sight: Sight, e: TextUsed) -> str:
    text = text_of(sight, e.card)
    tail = f": *{text}*" if text else "."
    if e.card not in sight.book.cards:
        return f"{card(sight, e.card)} takes effect{tail}"
    if e.ability < 0:
        return f"{who(sight, e.seat)} cannot play {card(sight, e.card)} and does what its text says for that."
    return f"{who(sight, e.seat)} uses {card(sight, e.card)}{' as the action' if e.action else ''}{tail}"


def declined(sight: Sight, e: TextDeclined) -> str:
    return f"{who(sight, e.seat)} does not use {card(sight, e.card)}."


def chosen(sight: Sight, e: OptionChosen) -> str:
    return f"Chosen for {card(sight, e.card)} of {who(sight, e.seat)}: {e.text}."


def ring(sight: Sight, e: RingUsed) -> str:
    return f"{who(sight, e.seat)} uses the Ring token."


def nothing_forsaken(sight: Sight, e: NothingForsaken) -> str:
    return f"{who(sight, e.seat)} has nothing to forsake, so nothing happens."


SAID: dict[type, Callable[[Sight, Any], str]] = {
    DeckShuffled: shuffled,
    PileRecycled: recycled,
    CardsDrawn: drawn,
    CardsSetAside: aside,
    CardKept: kept,
    CardTaken: taken,
    NothingFound: nothing_found,
    RandomCardPicked: picked,
    CardPlayed: played,
    CardMoved: moved,
    CardCycled: cycled,
    CardEliminated: eliminated,
    TextUsed: used,
    TextDeclined: declined,
    OptionChosen: chosen,
    RingUsed: ring,
    NothingForsaken: nothing_forsaken,
}
