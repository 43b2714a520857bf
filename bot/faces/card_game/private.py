"""What one seat alone may see: its hand, its piles, and the top card where a text lets it look."""

from __future__ import annotations

from collections.abc import Callable

from bot.faces.card_game.names import FACTION, MARK, count, doubtful, icons, pile
from bot.faces.card_game.names import card as name_of
from bot.ui.words import clip, listed
from rules.card_game.facts import Card
from rules.card_game.sight import Player, Sight

LIMIT = 3000


def paths(card: Card) -> str:
    """ "paths 2-4"."""
    if not card.paths:
        return ""
    runs = [str(n) for n in card.paths]
    together = list(card.paths) == list(range(card.paths[0], card.paths[-1] + 1)) and len(card.paths) > 1
    return f"{'path' if len(runs) == 1 else 'paths'} {f'{runs[0]}-{runs[-1]}' if together else listed(runs)}"


def wielders(card: Card) -> str:
    """ "for Frodo or Sam"."""
    if not card.wielders:
        return ""
    any_of = {f"faction:{key}": f"any {name}" for key, name in FACTION.items()}
    shown = [any_of.get(w, w.removeprefix("trait:")) for w in card.wielders]
    return f"for {listed(shown, 'or')}"


def full(card: Card) -> str:
    """All that matters of a card in hand."""
    parts = [
        f"{FACTION[card.faction]} {card.kind}",
        icons(card),
        f"may go to {p}" if (p := paths(card)) else "",
        wielders(card),
    ]
    text = f" {card.text}" if card.text else ""
    return f"- **{card.name}**{MARK if doubtful(card) else ''}: {'; '.join(p for p in parts if p)}.{text}"


def brief(card: Card) -> str:
    """A card in hand without its text."""
    parts = [FACTION[card.faction], card.kind, icons(card), paths(card)]
    return f"- **{card.name}**{MARK if doubtful(card) else ''}: {', '.join(p for p in parts if p)}."


def told(sight: Sight, own: Player, way: Callable[[Card], str]) -> str:
    book = sight.book
    hand = own.hand_cards or ()
    lines = [f"**Your hand, {count(len(hand), 'card')}** (carryover limit {own.limit})"]
    lines += [way(book.cards[key]) for key in hand]
    if own.aside_cards:
        lines += ["### Drawn and lying aside", *(way(book.cards[key]) for key in own.aside_cards)]
    if own.top:
        lines.append(f"### Top of your draw deck\n{name_of(sight, own.top)}")
    for heading, cards in (("Your cycle pile", own.cycle_cards), ("Your eliminated cards", own.eliminated_cards)):
        if cards:
            lines.append(f"### {heading}, {count(len(cards), 'card')}\n{pile(sight, cards)}")
    if any(doubtful(book.cards[key]) for key in hand):
        lines.append(f"-# {MARK} Printed icons or text not confirmed by any source.")
    return "\n".join(lines)


def private(sight: Sight) -> str:
    """At most 3,000 characters; "" for a reader without a deck, or with a bot's."""
    own = next((p for p in sight.players if p.seat == sight.seat), None)
    if own is None or own.bot:
        return ""
    whole = told(sight, own, full)
    return whole if len(whole) <= LIMIT else clip(told(sight, own, brief), LIMIT)
