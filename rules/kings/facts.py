"""What is printed: regions, Nations, tiles, Event cards, Sovereigns, Chieftains, Companions and Minions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Side = Literal["free", "shadow"]
Nation = Literal["dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons"]
Settlement = Literal["fortification", "town", "city", "stronghold"]
Face = Literal["character", "army", "muster", "event", "muster_army", "will", "eye"]
DeckKind = Literal["character", "strategy"]
Unit = Literal["regular", "elite", "leader", "nazgul"]


@dataclass(frozen=True, slots=True)
class Units:
    """How many figures of each kind."""

    regular: int = 0
    elite: int = 0
    leader: int = 0
    nazgul: int = 0

    def __add__(self, other: Units) -> Units:
        return Units(
            self.regular + other.regular,
            self.elite + other.elite,
            self.leader + other.leader,
            self.nazgul + other.nazgul,
        )

    def __sub__(self, other: Units) -> Units:
        """Raises ValueError if there are not that many."""
        out = Units(
            self.regular - other.regular,
            self.elite - other.elite,
            self.leader - other.leader,
            self.nazgul - other.nazgul,
        )
        if min(out.regular, out.elite, out.leader, out.nazgul) < 0:
            raise ValueError("not that many units")
        return out

    def less(self, other: Units) -> Units:
        """Without these, as far as they are there."""
        return Units(
            max(0, self.regular - other.regular),
            max(0, self.elite - other.elite),
            max(0, self.leader - other.leader),
            max(0, self.nazgul - other.nazgul),
        )

    @property
    def army(self) -> int:
        """Army units: what counts for stacking and for Combat Strength (base rules: Armies)."""
        return self.regular + self.elite

    def __bool__(self) -> bool:
        return bool(self.regular or self.elite or self.leader or self.nazgul)


@dataclass(frozen=True, slots=True)
class Region:
    """A region of the board. `setup` is its first Army, of `nation` (Osgiliath's is Gondor's)."""

    key: str
    name: str
    nation: Nation | None
    settlement: Settlement | None
    setup: Units
    adjacent: tuple[str, ...]

    @property
    def points(self) -> int:
        """Victory points for capturing it: City 1, Stronghold 2 (RULES 1.9)."""
        return {"city": 1, "stronghold": 2}.get(self.settlement or "", 0)


_LETTERS = {"R": "regular", "E": "elite", "L": "leader", "N": "nazgul"}


def region_from(line: str) -> Region:
    """One row of the board's table: id | name | Nation | Settlement | first Army | borders."""
    key, name, nation, settlement, army, borders = (part.strip() for part in line.split("|"))
    units = {} if army == "-" else {_LETTERS[word[-1]]: int(word[:-1]) for word in army.split()}
    return Region(
        key=key,
        name=name,
        nation=None if nation == "-" else nation,  # type: ignore[arg-type] # the table holds only Nations; a test checks
        settlement=None if settlement == "-" else settlement,  # type: ignore[arg-type] # likewise
        setup=Units(**units),
        adjacent=tuple(part.strip() for part in borders.split(",")),
    )


@dataclass(frozen=True, slots=True)
class NationFacts:
    """A Nation on the Political Track. `box` is where it starts; box 4 is At War (RULES 1.6)."""

    key: Nation
    name: str
    side: Side
    active: bool
    box: int
    units: Units
    ruler: str


@dataclass(frozen=True, slots=True)
class Tile:
    """A Hunt tile. `value` is its printed number; Eye and die tiles have none (RULES 1.4, 10)."""

    key: str
    kind: Literal["standard", "kings", "free_special", "shadow_special"]
    value: int = 0
    eye: bool = False
    die: bool = False
    reveal: bool = False
    stop: bool = False


@dataclass(frozen=True, slots=True)
class EventCard:
    """An Event card: its number, the face beside Event that plays it, its Combat title and initiative.

    `initiative` is None where sources disagree or none gives it; the table then decides.
    """

    key: str
    name: str
    side: Side
    deck: DeckKind
    face: Face
    combat: str
    initiative: int | None
    kings: bool
    text: str = ""
    table: bool = False
    tile: str = ""


@dataclass(frozen=True, slots=True)
class Sovereign:
    """A Sovereign's two cards. `second` is the face of his second ability (and of his Ruler Token)."""

    key: str
    name: str
    title: str
    nation: Nation
    home: str
    resistance: int
    level: int
    leadership: int
    second: Face
    abilities: tuple[str, str]
    weaknesses: tuple[str, ...]
    doubt: str = ""


@dataclass(frozen=True, slots=True)
class Chieftain:
    """A Dark Chieftain: a Non-Flying Minion that adds no Action die (RULES 9)."""

    key: str
    name: str
    nation: Nation
    level: int
    leadership: int
    condition: str
    ability: str


@dataclass(frozen=True, slots=True)
class Character:
    """A Companion or Minion. `icon` is its Nation, "free" for the Free Peoples icon, or None.

    `level` None moves without limit (he flies). `dice` are the Action dice it adds.
    """

    key: str
    name: str
    side: Side
    level: int | None
    leadership: int
    icon: Nation | Literal["free"] | None
    dice: int = 0
    fellowship: bool = False
    captain: bool = False
    text: str = ""
