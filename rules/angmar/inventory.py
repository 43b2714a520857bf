"""Every card of the table is somewhere, once: what is wrong about that."""

from __future__ import annotations

from collections import Counter

from rules.angmar.facts import CARDS
from rules.angmar.looking import DEAD, key_of
from rules.angmar.scenarios.table import SCENARIOS
from rules.angmar.state import State


def inventory(s: State) -> tuple[str, ...]:
    """Cards that lie nowhere or more than once, and cards that do not belong to the table. A right state has none.

    Before the setup nothing lies anywhere.
    """
    if not s.areas and not s.piles:
        return ()
    there = Counter(
        [*(c for c in s.pieces if key_of(c) != DEAD), *(card for cards in s.piles.values() for card in cards)]
    )
    wanted = Counter(_wanted(s))
    wrong = [f"lost {card}" for card in (wanted - there).elements()]
    wrong += [f"made up {card}" for card in (there - wanted).elements() if not _extra(card)]
    return tuple(sorted(wrong))


def _wanted(s: State) -> list[str]:
    scenario, out = SCENARIOS[s.scenario], []
    for seat, deck in s.decks.items():
        out += [f"{seat}:{code}#1" for code in deck.heroes]
        out += [f"{seat}:{code}#{n + 1}" for code, count in deck.cards.items() for n in range(count)]
    for card in CARDS.values():
        copies = card.easy if s.options.get("mode") == "easy" else card.copies
        if card.set in scenario.sets or card.set == f"quest-{scenario.number}":
            out += [f"{card.key}#{n + 1}" for n in range(copies)]
    return out


def _extra(card: str) -> bool:
    """Campaign cards come and go with the campaign log."""
    return key_of(card).startswith("campaign-")
