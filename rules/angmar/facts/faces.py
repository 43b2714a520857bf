"""What is printed on cards, as numbers and names (encounter_sets.json, quests.json; player_cards.json)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Kind = Literal[
    "enemy", "location", "treachery", "side-quest", "objective", "objective-ally", "objective-location", "quest",
    "hero", "ally", "attachment", "event", "player-side-quest", "campaign", "other",
]  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Face:
    """One side of a card. None: the number is not printed, or is an X that the text gives.

    `engagement` is an engagement cost; `points` quest points; `cost` the resources that a player card costs ("X" and
    "-" included) and `threat_cost` what a hero adds to the starting threat. `time` and `capture` are the X of those
    keywords, 0 without them.
    """

    key: str
    name: str
    kind: Kind
    traits: tuple[str, ...] = ()
    unique: bool = False
    engagement: int | None = None
    threat: int | None = None
    willpower: int | None = None
    attack: int | None = None
    defense: int | None = None
    hits: int | None = None
    points: int | None = None
    victory: int | None = None
    surge: bool = False
    doomed: int = 0
    time: int = 0
    capture: int = 0
    guarded: bool = False
    safe: bool = False
    indestructible: bool = False
    restricted: bool = False
    permanent: bool = False
    immune: bool = False
    no_attachments: bool = False
    cost: str = ""
    sphere: str = ""
    threat_cost: int | None = None


@dataclass(frozen=True, kw_only=True)
class Card:
    """An encounter or quest card: its faces (the one that is up first comes first) and how many copies there are."""

    key: str
    set: str
    faces: tuple[Face, ...]
    copies: int = 1
    easy: int = 1


def card(
    set_: str,
    key: str,
    name: str,
    kind: Kind,
    *,
    copies: int = 1,
    easy: int | None = None,
    back: Face | None = None,
    **printed: Any,
) -> Card:
    """A card of an encounter set. `easy` is the number of copies in easy mode, if it differs."""
    front = Face(key=key, name=name, kind=kind, **printed)
    faces = (front,) if back is None else (front, back)
    return Card(key=key, set=set_, faces=faces, copies=copies, easy=copies if easy is None else easy)
