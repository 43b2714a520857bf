"""All cards of one game by the ids of their copies: the edition in use, with the operator's corrections."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from rules.card_game.cards import BATTLEGROUNDS, CARDS, PATHS
from rules.card_game.facts import Battleground, Card, Path, Side
from rules.card_game.passives import Passive

Used = Literal["base", "bot"]
"""Which Shadow cards and locations a game uses: the base game's, or those of Against the Shadow."""


@dataclass(frozen=True, slots=True)
class Book:
    """`cards` by copy id, `paths` and `battlegrounds` by key: only those of the edition in use.

    `lasting` are the passives that an event's text gives to the rest of the round.
    """

    cards: Mapping[str, Card]
    paths: Mapping[str, Path]
    battlegrounds: Mapping[str, Battleground]
    lasting: Mapping[str, tuple[Passive, ...]]

    def name(self, key: str) -> str:
        """The printed name of a faction card, path or battleground."""
        found: Card | Path | Battleground | None = (
            self.cards.get(key) or self.paths.get(key) or self.battlegrounds.get(key)
        )
        return key if found is None else found.name


def _lasting(card: Card) -> tuple[Passive, ...]:
    """Passives that a word of the text gives to the rest of the round (effects.ForRound)."""
    return tuple(p for a in card.abilities for w in a.does for p in getattr(w, "passives", ()))


@lru_cache(maxsize=64)
def book(used: Used, corrections: str = "") -> Book:
    """`corrections` are the operator's, packed, or empty."""
    from rules.card_game.corrections import corrected, unpack  # noqa: PLC0415 -- texts are words, and these need the book

    fixes = unpack(corrections)

    def wanted(side: Side | None, edition: str) -> bool:
        return edition in ("base", "promo") if side == "free" or used == "base" else edition in ("bot", "bot_promo")

    def fixed(fact: Any) -> Any:
        return corrected(fact, fixes[fact.key]) if fact.key in fixes else fact

    cards = {i: c for k in CARDS.values() if wanted(k.side, k.edition) for c in (fixed(k),) for i in c.copies}
    paths = {p.key: fixed(p) for p in PATHS.values() if p.edition == "base"}
    grounds = {b.key: fixed(b) for b in BATTLEGROUNDS.values() if b.edition == "base"}
    if used == "bot":
        _replace(paths, {p.key: fixed(p) for p in PATHS.values() if p.edition != "base"})
        _replace(grounds, {b.key: fixed(b) for b in BATTLEGROUNDS.values() if b.edition != "base"})
    lasting = {i: found for i, c in cards.items() if (found := _lasting(c))}
    return Book(cards, paths, grounds, lasting)


def _replace(base: dict[str, Any], newer: Mapping[str, Any]) -> None:
    """Against the Shadow, Components: its six locations take the place of those with the same names."""
    names = {fact.name for fact in newer.values()}
    for key in [k for k, fact in base.items() if fact.name in names]:
        del base[key]
    base.update(newer)
