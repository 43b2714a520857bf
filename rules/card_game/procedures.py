"""Draw, cycle, eliminate, forsake, remove: what the rulebook's last pages define and every step uses."""

from __future__ import annotations

from collections.abc import Iterable

from rules.card_game import events as ev
from rules.card_game.events.cards import Source, Why
from rules.card_game.passives import Cause, CycledInstead
from rules.card_game.rulings import ruling
from rules.card_game.state import State
from rules.card_game.table import RESERVE, card_of, fits_where, is_bot, owner
from rules.core.ledger import Ledger

TOP = "top"
"""Stands for the unseen top card of a draw deck in Forsake."""


def refill(ledger: Ledger, seat: str) -> None:
    """An empty draw deck is at once made anew of the cycle pile (rules: Recycling the cycle pile)."""
    deck = ledger.state.decks[seat]
    if not deck.draw and deck.cycle:
        ledger.happen(ev.PileRecycled(seat=seat, cards=ledger.state.cup.shuffle(deck.cycle)))


def recycle(ledger: Ledger, seat: str) -> None:
    """A text shuffles the cycle pile into the draw deck there is."""
    deck = ledger.state.decks[seat]
    if deck.cycle:
        ledger.happen(ev.PileRecycled(seat=seat, cards=ledger.state.cup.shuffle(deck.draw + deck.cycle)))


def shuffle(ledger: Ledger, seat: str) -> None:
    """After a search."""
    ledger.happen(ev.DeckShuffled(seat=seat, cards=ledger.state.cup.shuffle(ledger.state.decks[seat].draw)))


def draw(ledger: Ledger, seat: str, count: int, *, aside: bool = False, unseen: bool = False) -> tuple[str, ...]:
    """Draws to hand, or aside; as many as there are (rules: Running out of cards). The cards drawn.

    A bot's cards aside are looked at, for one of them may fit; but not if they are `unseen`.
    """
    drawn: tuple[str, ...] = ()
    while len(drawn) < count:
        refill(ledger, seat)
        cards = ledger.state.decks[seat].draw[: count - len(drawn)]
        if not cards:
            break
        if aside:
            shown = is_bot(ledger.state, seat) and not unseen
            ledger.happen(ev.CardsSetAside(seat=seat, cards=cards, open=shown))
        else:
            ledger.happen(ev.CardsDrawn(seat=seat, cards=cards))
        drawn += cards
    refill(ledger, seat)
    return drawn


def zone(ledger: Ledger, card: str) -> Source | None:
    """Where a card is, for an event that takes it away; None if it is gone for good."""
    state = ledger.state
    if card in state.standing:
        return "play"
    if card in state.resolving:
        return "event"
    deck = state.decks[owner(state, card)]
    zones: Iterable[Source] = ("hand", "draw", "cycle", "aside")
    return next((z for z in zones if card in getattr(deck, z)), None)


def cycle(ledger: Ledger, card: str, *, why: Why = "", random: bool = False, shown: bool = False) -> None:
    """Puts a card on its owner's cycle pile, its items with it, each on its own owner's.

    `shown`: its own text sends it there, so everybody sees it ("look at the card"); the rest of what a
    bot drew aside was seen before.
    """
    out_of = zone(ledger, card)
    if out_of is None:
        return
    for item in ledger.state.items.get(card, ()):
        cycle(ledger, item, why="wielder")
    seat = owner(ledger.state, card)
    seen = shown or (out_of == "aside" and why == "rest" and is_bot(ledger.state, seat))
    ledger.happen(ev.CardCycled(seat=seat, card=card, out_of=out_of, why=why, random=random, open=seen))
    if out_of == "draw":
        refill(ledger, seat)


def remove(ledger: Ledger, card: str, *, why: Why = "text", random: bool = False) -> None:
    """Puts a card on its owner's eliminated pile, its items with it; no text of its own stops that."""
    out_of = zone(ledger, card)
    if out_of is None:
        return
    for item in ledger.state.items.get(card, ()):
        eliminate(ledger, item, why="wielder")
    seat = owner(ledger.state, card)
    ledger.happen(
        ev.CardEliminated(seat=seat, card=card, out_of=out_of, why=why, random=random, open=is_bot(ledger.state, seat))
    )
    if out_of == "draw":
        refill(ledger, seat)


def spared(ledger: Ledger, card: str, causes: frozenset[str]) -> CycledInstead | None:
    """The text that lets the card be cycled instead of being eliminated for one of these causes.

    Of several, one that keeps its items.
    """
    state = ledger.state
    place = state.standing.get(card)
    items = state.items.get(card, ())
    found: CycledInstead | None = None
    for source in (card, *items):
        for text in card_of(state, source).passives:
            if type(text) is not CycledInstead or text.wielder != (source != card):
                continue
            held = text.where == "always" or (place is not None and fits_where(state, place, text.where))
            if held and causes.intersection(text.cause) and (found is None or text.items):
                found = text
    return found


def eliminate(
    ledger: Ledger, card: str, *, why: Why = "text", causes: Iterable[Cause] = (), random: bool = False
) -> None:
    """Eliminates a card for `causes`, unless a text says that it is cycled instead.

    With it go its items: cycled where the text says so, else eliminated.
    """
    text = spared(ledger, card, frozenset(("any", *causes)))
    if text is None:
        remove(ledger, card, why=why, random=random)
        return
    if not text.items:
        for item in ledger.state.items.get(card, ()):
            eliminate(ledger, item, why="wielder")
    cycle(ledger, card, why=why, random=random, shown=True)


def forsakable(state: State, seat: str, but: str = "") -> tuple[str, ...]:
    """Cards in hand, cards and items in reserve, and TOP for the draw deck, which the cycle pile refills.

    `but` is a card that cannot be chosen.
    """
    deck = state.decks[seat]
    reserve = tuple(c for card in deck.reserve for c in (card, *state.items.get(card, ())) if c != but)
    return (*deck.hand, *reserve, *((TOP,) if deck.draw or deck.cycle else ()))


def forsake(ledger: Ledger, seat: str, card: str) -> None:
    """Eliminates a card that its player forsakes out of hand or reserve, or off the top of the deck."""
    if card == TOP:
        refill(ledger, seat)
        eliminate(ledger, ledger.state.decks[seat].draw[0], why="forsaken", causes=("forsaken", "forsaken_top"))
    elif ledger.state.standing.get(card) == RESERVE:
        eliminate(ledger, card, why="forsaken", causes=("forsaken", "forsaken_reserve"))
    else:
        eliminate(ledger, card, why="forsaken", causes=("forsaken",))


def forsake_for_bot(ledger: Ledger, seat: str) -> bool:
    """Against the Shadow, Forsake: the right-most reserve card is cycled, else a random hand card, else the
    top of the deck is eliminated. False if there is nothing.
    """
    deck = ledger.state.decks[seat]
    if deck.reserve:
        last = deck.reserve[-1]
        items = ledger.state.items.get(last, ())
        alone = items and ruling(ledger.state.options, "bot_items") == "alone"
        cycle(ledger, items[-1] if alone else last, why="forsaken")
    elif deck.hand:
        cycle(ledger, ledger.state.cup.pick(deck.hand), why="forsaken", random=True)
    elif deck.draw or deck.cycle:
        forsake(ledger, seat, TOP)
    else:
        return False
    return True
