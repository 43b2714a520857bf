"""Event cards enter hands: always logged with their cause, never with their face."""

from __future__ import annotations

from rules.core.ledger import Ledger
from rules.kings.agenda import Battle, HandLimit
from rules.kings.events import CardDrawn, StepOpened
from rules.kings.facts import DeckKind, Side
from rules.kings.state import Hand, State

LIMIT = 6
"""Event cards that a hand holds; more are discarded at once (RULES 1.1.1)."""


def hand_of(s: State, side: Side) -> Hand:
    return s.free if side == "free" else s.shadow


def laid(s: State, side: Side) -> str:
    """The Combat card that lies face down on the table, "" for none: it is in no hand until both are shown."""
    steps = (o.step for o in s.agenda)
    return next((x.cards.get(side, "") for x in steps if isinstance(x, Battle) and not x.open), "")


def in_hand(s: State, side: Side) -> tuple[str, ...]:
    down = laid(s, side)
    return tuple(card for card in hand_of(s, side).hand if card != down)


def draw_card(t: Ledger, side: Side, kind: DeckKind, cause: str) -> None:
    """Decks that are used up are not shuffled again (RULES 1.1.1)."""
    pile = hand_of(t.state, side).draw[kind]
    if not pile:
        return
    t.happen(CardDrawn(side=side, deck=kind, card=pile[0], cause=cause))
    waiting = HandLimit(side=side)
    if len(in_hand(t.state, side)) > LIMIT and all(entry.step != waiting for entry in t.state.agenda):
        t.happen(StepOpened(step=waiting))
