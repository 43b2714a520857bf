"""The declarations of all faction cards, paths and battlegrounds: one module per set."""

from __future__ import annotations

from typing import Any

from rules.card_game.facts import Battleground, Card, Path
from rules.core.catalogue import Catalogue, scan

CARDS: Catalogue[Card] = Catalogue()
PATHS: Catalogue[Path] = Catalogue()
BATTLEGROUNDS: Catalogue[Battleground] = Catalogue()


def card(key: str, name: str, **facts: Any) -> Card:
    """Declares a faction card. `copies` defaults to the key alone."""
    facts.setdefault("copies", (key,))
    return CARDS.add(Card(key=key, name=name, **facts))


def path(key: str, name: str, **facts: Any) -> Path:
    """Declares a path card."""
    return PATHS.add(Path(key=key, name=name, **facts))


def battleground(key: str, name: str, **facts: Any) -> Battleground:
    """Declares a battleground card."""
    return BATTLEGROUNDS.add(Battleground(key=key, name=name, **facts))


def load() -> None:
    """Imports every module of this package, once the effect words exist."""
    scan(__name__, __path__)
