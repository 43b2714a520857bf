"""Where face-up cards stand, and which of their texts hold there: worked out of the parts of a state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

RESERVE = "reserve"
Holding = dict[type, list[tuple[str, Any]]]
"""Passives by their class, each with its card."""


def places_of(
    reserves: Iterable[Iterable[str]],
    sites: Iterable[tuple[str, Iterable[str]]],
    items: Mapping[str, tuple[str, ...]],
) -> dict[str, str]:
    """The place of every face-up card: "reserve", a path or a battleground; an item's is its wielder's."""
    out = {card: RESERVE for reserve in reserves for card in reserve}
    for place, cards in sites:
        for card in cards:
            out[card] = place
    for wielder, wielded in items.items():
        for item in wielded:
            out[item] = out[wielder]
    return out


def is_where(place: str, where: str, path: str | None) -> bool:
    """Whether a place is of the kind that a text speaks of; `path` is the active path."""
    if where in ("play", "always"):
        return True
    if place == RESERVE:
        return where == "reserve"
    return where in ("site", "path" if place == path else "battleground")


def texts_that_hold(standing: Mapping[str, str], texts: Mapping[str, tuple[Any, ...]], path: str | None) -> Holding:
    """The passives of cards in play that hold where their card stands."""
    out: Holding = {}
    for card, place in standing.items():
        for passive in texts.get(card, ()):
            if is_where(place, passive.where, path):
                out.setdefault(type(passive), []).append((card, passive))
    return out
