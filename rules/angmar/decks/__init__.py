"""Player cards and decks: facts of the cards, what makes a deck legal, and four starter decks."""

from rules.angmar.decks.card import BOONS, COUNTED, SPHERES, TYPES, PlayerCard, captured, taken
from rules.angmar.decks.deck import (
    CASUAL,
    LONGEST_CODE,
    TOURNAMENT,
    Deck,
    captured_size,
    is_code,
    problems,
    unplayable,
    warnings,
)
from rules.angmar.decks.printed import CARDS
from rules.angmar.decks.starters import STARTERS

__all__ = [
    "BOONS",
    "CARDS",
    "CASUAL",
    "COUNTED",
    "LONGEST_CODE",
    "SPHERES",
    "STARTERS",
    "TOURNAMENT",
    "TYPES",
    "Deck",
    "PlayerCard",
    "captured",
    "captured_size",
    "is_code",
    "problems",
    "taken",
    "unplayable",
    "warnings",
]
