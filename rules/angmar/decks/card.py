"""What is printed on a player card, without its text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

SPHERES = ("leadership", "lore", "spirit", "tactics", "neutral", "baggins", "fellowship")
TYPES = ("hero", "ally", "attachment", "event", "player-side-quest", "contract", "player-objective", "treasure")
COUNTED = ("ally", "attachment", "event", "player-side-quest")
"""The types that are shuffled into a deck and count for its size. The others (a contract, a boon) do not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerCard:
    """One player card. Keywords and effects are on the card alone: people apply them.

    `type` is one of TYPES, `sphere` one of SPHERES. `cost` is digits, "X", "-" (cannot be paid for) or ""
    (has none: heroes). `threat` is a hero's threat cost. `quest` is the points of a player side quest, else
    None. Numbers that a card of its type does not have are 0. `deck_limit`: copies of its title in a deck.
    """

    code: str
    octgnid: str = ""
    name: str
    type: str
    sphere: str = "neutral"
    traits: tuple[str, ...] = ()
    unique: bool = False
    cost: str = ""
    threat: int = 0
    willpower: int = 0
    attack: int = 0
    defense: int = 0
    health: int = 0
    quest: int | None = None
    victory: int = 0
    deck_limit: int = 3
    pack_code: str = ""
    pack_name: str = ""


def captured(card: PlayerCard) -> bool:
    """Whether Mount Gram takes it (RULES 10.5)."""
    return taken(card.type, card.traits)


def taken(kind: str, traits: Iterable[str]) -> bool:
    """Allies, and attachments with Item, Mount or Artifact (RULES 10.5)."""
    return kind == "ally" or (kind == "attachment" and not {"Item", "Mount", "Artifact"}.isdisjoint(traits))


BOONS = (
    "Iârion's Pendant",
    "Cunning",
    "Hardy",
    "Resolute",
    "Ruthless",
    "Stalwart",
    "Amarthiúl's Courage",
    "Determination",
    "Berelind",
    "Chieftain's Brooch",
    "Coruhaer",
    "Laermuin",
    "Mail of Eärnur",
    "Silverthorn",
    "Daechanar's Brand",
    "Heirloom of Iârchon",
    "Orders from Angmar",
    "Elrond's Champion",
    "Lore of Ancient Arnor",
    "Raiment of the Second Age",
    "Rivendell Skirmishers",
)
"""The campaign's boons (cards 157 to 192): they come to a player through the campaign, not in a deck's list."""
