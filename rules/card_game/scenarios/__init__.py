"""The scenarios: one file each, read beside its page of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from rules.card_game.facts import Faction, Side
from rules.core.catalogue import Catalogue, scan

Ring = Literal["round", "game"]
"""Ring token: once a round (draw 3, eliminate 1, cycle 1), or once a game (draw 2)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckList:
    """A player's deck: whole factions, or named cards with their number of copies."""

    factions: tuple[Faction, ...] = ()
    cards: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """All that sets a scenario apart.

    `opening` is (cards drawn, of these cycled) for each seat, `draw_step` the cards of the Draw step,
    `fewer` what a bot draws less in standard mode. `paths` names the paths of each number (empty: all),
    `battlegrounds` those of each round (empty: at random from the decks). `strict_paths`: the Free
    Peoples take a path only if defense is greater than attack. `twice`: on these sides one player does
    what "each player" does twice. `ring_points`: unused Ring tokens count at the end.
    """

    key: str
    title: str
    text: str
    order: tuple[str, ...]
    seats: Mapping[Side, tuple[str, ...]]
    decks: Mapping[str, DeckList]
    opening: Mapping[str, tuple[int, int]]
    draw_step: Mapping[str, int]
    fewer: int = 1
    first_path: int = 1
    last_path: int = 9
    paths: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    battlegrounds: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    rings: Mapping[str, Ring] = field(default_factory=dict)
    ring_points: tuple[str, ...] = ()
    strict_paths: bool = False
    twice: tuple[Side, ...] = ()


LAYOUTS: Catalogue[Layout] = Catalogue()

TITLES: Mapping[str, str] = {
    "gandalf": "Gandalf (Free Peoples)",
    "frodo": "Frodo (Free Peoples)",
    "aragorn": "Aragorn (Free Peoples)",
    "witch_king": "The Witch-king (Shadow)",
    "saruman": "Saruman (Shadow)",
    "balrog_of_moria": "Balrog of Moria (Shadow)",
}
"""What the seats are called."""

scan(__name__, __path__)
