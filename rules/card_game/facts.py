"""What is printed on a card, and how sure we are of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Side = Literal["free", "shadow"]
Faction = Literal[
    "dunedain", "dwarf", "elf", "hobbit", "rohan", "wizard",
    "isengard", "monstrous", "mordor", "southron",
]  # fmt: skip
Kind = Literal["army", "character", "item", "event"]
Edition = Literal["base", "promo", "bot", "bot_promo"]
Confidence = Literal["seed", "high", "medium", "low", "derived", "assumed", "unknown", "confirmed"]
"""seed: stated in the Against the Shadow rulebook. high: two sources agree. medium: one source.
low: a source that looks wrong or was blank. derived: follows from a rulebook example. assumed: copied
from the base card. unknown: no source at all. confirmed: this server's operator read it off the card."""


@dataclass(frozen=True, slots=True)
class Icons:
    """Combat icons. On Shadow cards path icons attack, on Free Peoples cards they defend.

    Leadership icons count only while an army of the character's faction supports it.
    """

    path: int = 0
    attack: int = 0
    defense: int = 0
    lead_attack: int = 0
    lead_defense: int = 0


Moment = Literal[
    "played", "played_path", "played_battleground", "played_reserve",
    "arrived", "arrived_path", "arrived_battleground",
    "action", "action_reserve", "action_path", "action_battleground", "action_site",
    "event", "activated",
]  # fmt: skip
"""When a text works. played: once, when played (anywhere, or to that kind of place), never on a move.
arrived: when played or moved to a path or battleground (or to that kind of place), never to reserve.
action: costs the turn's action while in play (or in that kind of place; "site" is path or battleground).
An item's places are its wielder's. event: an event's own text. activated: a location's text."""


@dataclass(frozen=True, slots=True)
class Ability:
    """One piece of game text: when it works and the effect words that it does, in printed order.

    `may` makes the whole of it optional. `once` limits it to once a round. `by` names the faction whose
    player uses it, where that is not the card's owner. `ruling`: it exists only while that setting of
    the table has one of those values. See effects/ for the words.
    """

    when: Moment
    does: tuple[Any, ...]
    may: bool = False
    once: bool = False
    by: Faction | None = None
    ruling: tuple[str, tuple[str, ...]] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A faction card. `copies` are the ids of its physical copies, `key` is the first of them.

    `paths` are the numbers of the paths a character may go to. `wielders` are first names, or
    "faction:elf", "trait:Nazgûl". `passives` hold while the card is where they say (passives.py).
    `text` is the game text in our words. `name_of` a base card is shared by its bot edition.
    """

    key: str
    copies: tuple[str, ...]
    name: str
    side: Side
    faction: Faction
    kind: Kind
    edition: Edition
    icons: Icons = Icons()
    paths: tuple[int, ...] = ()
    wielders: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    passives: tuple[Any, ...] = ()
    if_unplayable: tuple[Any, ...] = ()
    text: str = ""
    icons_confidence: Confidence = "medium"
    text_confidence: Confidence = "medium"
    source: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Path:
    """A path card. The Free Peoples score `points`; the Shadow scores corruption instead."""

    key: str
    number: int
    name: str
    edition: Edition
    points: int
    defense: int = 0
    abilities: tuple[Ability, ...] = ()
    text: str = ""
    confidence: Confidence = "medium"
    text_confidence: Confidence = "medium"
    source: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Battleground:
    """A battleground card. The side whose deck it comes from defends it, always."""

    key: str
    side: Side
    name: str
    edition: Edition
    points: int
    defense: int
    defenders: tuple[Faction, ...]
    attackers: tuple[Faction, ...]
    abilities: tuple[Ability, ...] = ()
    text: str = ""
    confidence: Confidence = "medium"
    text_confidence: Confidence = "medium"
    source: str = ""
    note: str = ""
