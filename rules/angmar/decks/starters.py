"""Four decks for people without one: one sphere each, from a single core set (DECK_FORMATS 7).

Each holds the 29 cards that a core set of 2011 has of its sphere, and one of its four copies of Gandalf; so four
players can build all four from one box. Thirty cards: for casual play. Copies: danpoage/hall-of-beorn, CoreSet.
"""

from __future__ import annotations

from rules.angmar.decks.deck import Deck

_GANDALF = {"01073": 1}


def _deck(name: str, heroes: str, first: int, copies: str) -> Deck:
    """A deck of one sphere: `copies` has one digit for each code from `first` on."""
    cards = {f"{first + i:05}": int(n) for i, n in enumerate(copies)}
    return Deck(name=name, heroes=dict.fromkeys(heroes.split(), 1), cards={**cards, **_GANDALF})


STARTERS: tuple[Deck, ...] = (
    _deck("Captains of the West (Leadership)", "01001 01002 01003", 1013, "322322122222121"),
    _deck("Blades against the Orcs (Tactics)", "01004 01005 01006", 1028, "332132222112221"),
    _deck("Hearts that do not fail (Spirit)", "01007 01008 01009", 1043, "232222223211221"),
    _deck("Keepers of old lore (Lore)", "01010 01011 01012", 1058, "321223222212212"),
)
