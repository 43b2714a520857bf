"""The nine scenarios: their encounter sets and numbers (scenarios.json)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sets:
    """A scenario: its number in the campaign, its title and its encounter sets."""

    number: int
    key: str
    title: str
    text: str
    sets: tuple[str, ...]


_TABLE = (
    Sets(1, "intruders-in-chetwood", "Intruders in Chetwood", "Orcs roam the Chetwood; Iârion leads you after them.",
         ("intruders-in-chetwood", "iarion", "eriador-wilds", "angmar-orcs")),
    Sets(2, "the-weather-hills", "The Weather Hills", "A hunt for Orcs in bad weather, and they hunt you back.",
         ("the-weather-hills", "angmar-orcs", "foul-weather", "ruins-of-arnor")),
    Sets(3, "deadmens-dike", "Deadmen's Dike", "The dead of Fornost eat away at your decks.",
         ("deadmen-s-dike", "iarion", "dark-sorcery", "cursed-dead")),
    Sets(4, "wastes-of-eriador", "Wastes of Eriador", "Days to march, nights to fear: the Wargs follow.",
         ("amarthiul", "the-wastes-of-eriador", "eriador-wilds", "foul-weather")),
    Sets(5, "escape-from-mount-gram", "Escape from Mount Gram", "Captured and alone: free yourselves and each other.",
         ("escape-from-mount-gram", "angmar-orcs")),
    Sets(6, "across-the-ettenmoors", "Across the Ettenmoors", "Trolls, and a few safe places on the way.",
         ("amarthiul", "across-the-ettenmoors", "eriador-wilds", "foul-weather")),
    Sets(7, "the-treachery-of-rhudaur", "The Treachery of Rhudaur", "Clues in a haunted ruin, before time runs out.",
         ("amarthiul", "the-treachery-of-rhudaur", "cursed-dead", "ruins-of-arnor")),
    Sets(8, "the-battle-of-carn-dum", "The Battle of Carn Dûm", "Thaurdir with his host: the hardest battle.",
         ("the-battle-of-carn-dum", "angmar-orcs", "dark-sorcery")),
    Sets(9, "the-dread-realm", "The Dread Realm", "Under Carn Dûm, where the fallen rise against you.",
         ("the-dread-realm", "cursed-dead", "dark-sorcery")),
)  # fmt: skip

SCENARIOS: Mapping[str, Sets] = {sets.key: sets for sets in _TABLE}
