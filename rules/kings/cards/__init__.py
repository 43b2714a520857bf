"""The Event cards and the decks that a table uses."""

from __future__ import annotations

from typing import cast

from rules.kings.cards.table import TABLE
from rules.kings.facts import DeckKind, EventCard, Face, Side
from rules.kings.tiles import TILES

_SIDES: dict[str, Side] = {"fp": "free", "sh": "shadow"}
_DECKS: dict[str, DeckKind] = {"char": "character", "str": "strategy"}


def _card(line: str) -> tuple[str, EventCard]:
    key, name, face, combat, initiative, printing, *rest = (part.strip() for part in line.split("|"))
    side, deck = key.split("-")[:2]
    extra = rest[0] if rest else ""
    return printing, EventCard(
        key=key,
        name=name,
        side=_SIDES[side],
        deck=_DECKS[deck],
        face=cast("Face", face),
        combat=combat,
        initiative=None if initiative == "?" else int(initiative),
        kings=printing == "kings",
        table=extra == "table",
        tile=f"{extra}#1" if f"{extra}#1" in TILES else "",
    )


_ROWS = tuple(map(_card, TABLE.strip().splitlines()))

EVENTS: dict[str, EventCard] = {card.key: card for _, card in _ROWS}


def deck(side: Side, kind: DeckKind) -> tuple[str, ...]:
    """The 26 cards of a deck with the expansion, in the order of their numbers (RULES 2, 11)."""
    return tuple(
        card.key for printing, card in _ROWS if card.side == side and card.deck == kind and printing != "base-only"
    )
