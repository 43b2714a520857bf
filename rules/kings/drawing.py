"""Event cards enter hands: always logged with their cause, never with their face."""

from __future__ import annotations

from rules.core.ledger import Ledger
from rules.kings.events import CardDrawn
from rules.kings.facts import DeckKind, Side
from rules.kings.state import Hand, State


def hand_of(s: State, side: Side) -> Hand:
    return s.free if side == "free" else s.shadow


def draw_card(t: Ledger, side: Side, kind: DeckKind, cause: str) -> None:
    """Decks that are used up are not shuffled again (RULES 1.1.1)."""
    pile = hand_of(t.state, side).draw[kind]
    if pile:
        t.happen(CardDrawn(side=side, deck=kind, card=pile[0], cause=cause))
