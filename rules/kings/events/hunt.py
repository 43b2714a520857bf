"""What happens to the Fellowship, the hunt and the Sovereigns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.kings.facts import Nation


@dataclass(frozen=True, slots=True, kw_only=True)
class FellowshipMoved:
    """It moves: one step on the Fellowship Track, or an attempt at one on the Mordor Track."""

    kind: Literal["fellowship_moved"] = "fellowship_moved"


@dataclass(frozen=True, slots=True, kw_only=True)
class FellowshipHidden:
    kind: Literal["fellowship_hidden"] = "fellowship_hidden"


@dataclass(frozen=True, slots=True, kw_only=True)
class FellowshipDeclared:
    """The figure goes to `region`, progress to 0; still hidden. `by_card`: only the figure is moved, by a card."""

    kind: Literal["fellowship_declared"] = "fellowship_declared"
    region: str
    by_card: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FellowshipRevealed:
    """`region` is where the figure ends; on the Mordor Track it stays where it is."""

    kind: Literal["fellowship_revealed"] = "fellowship_revealed"
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MordorEntered:
    """The Fellowship stands at the foot of the Mordor Track; `tiles` join the Hunt Pool."""

    kind: Literal["mordor_entered"] = "mordor_entered"
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MordorAdvanced:
    kind: Literal["mordor_advanced"] = "mordor_advanced"


@dataclass(frozen=True, slots=True, kw_only=True)
class GuideChanged:
    kind: Literal["guide_changed"] = "guide_changed"
    guide: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CorruptionChanged:
    """The Ring-bearers' Corruption; `cause` is named in the log."""

    kind: Literal["corruption_changed"] = "corruption_changed"
    by: int
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HuntRolled:
    """`rolls` are the dice, `again` the re-rolled ones; each success is 6 or more with `bonus`."""

    kind: Literal["hunt_rolled"] = "hunt_rolled"
    rolls: tuple[int, ...]
    again: tuple[int, ...]
    bonus: int
    successes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TileDrawn:
    """A tile drawn in the open, with its cause."""

    kind: Literal["tile_drawn"] = "tile_drawn"
    tile: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolRefilled:
    """The pool was empty: the drawn Standard tiles come back."""

    kind: Literal["pool_refilled"] = "pool_refilled"
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TileAdded:
    """A Special tile enters play by its card: into the pool, or to wait for Mordor."""

    kind: Literal["tile_added"] = "tile_added"
    tile: str
    waits: bool
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HuntEased:
    """The damage of the Hunt is `by` less, by a card or ability."""

    kind: Literal["hunt_eased"] = "hunt_eased"
    by: int
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TileRejected:
    """The drawn Hunt tile goes back into the pool, by a card; another is drawn."""

    kind: Literal["tile_rejected"] = "tile_rejected"
    tile: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AttemptBegan:
    """`eye`: an Eye left the Hunt Box for it and is a used die now."""

    kind: Literal["attempt_began"] = "attempt_began"
    sovereign: str
    cause: str
    eye: bool
    draws: int
    seat: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class AttemptDrew:
    """A tile of the attempt: `shown` ones are face up, the others the Shadow alone sees."""

    kind: Literal["attempt_drew"] = "attempt_drew"
    sovereign: str
    tile: str | None
    shown: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TilePlaced:
    """One tile on the Sovereign, `face_up` for a Kings tile. The `returned` ones are shown and go back.

    The `unseen` ones go back without being shown: None to others than the Shadow.
    """

    kind: Literal["tile_placed"] = "tile_placed"
    sovereign: str
    tile: str | None
    face_up: bool
    returned: tuple[str, ...]
    cause: str
    unseen: tuple[str | None, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class AttemptEnded:
    """No tile is placed; the `returned` ones were shown and go back, and so do the `unseen` ones."""

    kind: Literal["attempt_ended"] = "attempt_ended"
    sovereign: str
    returned: tuple[str, ...]
    cause: str
    unseen: tuple[str | None, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TileReturned:
    """One tile goes back to the pool. `random`: chance chose it, else the Free Peoples. `shown`: everybody sees it."""

    kind: Literal["tile_returned"] = "tile_returned"
    sovereign: str
    tile: str | None
    random: bool
    cause: str
    shown: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TilesReturned:
    """All tiles of a Sovereign go back to the pool; unless `shown`, hidden ones are None to others."""

    kind: Literal["tiles_returned"] = "tiles_returned"
    sovereign: str
    tiles: tuple[str | None, ...]
    shown: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SovereignCorrupted:
    """All his tiles are revealed: `discarded` is out, the others go back to the pool."""

    kind: Literal["sovereign_corrupted"] = "sovereign_corrupted"
    sovereign: str
    region: str
    tiles: tuple[str, ...]
    discarded: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SovereignAwakened:
    kind: Literal["sovereign_awakened"] = "sovereign_awakened"
    sovereign: str
    region: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SovereignMoved:
    kind: Literal["sovereign_moved"] = "sovereign_moved"
    sovereign: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SovereignLeft:
    """Eliminated, or a Corrupted one removed from the game."""

    kind: Literal["sovereign_left"] = "sovereign_left"
    sovereign: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenMoved:
    """A Ruler Token. `to` is "used", "shadow" (Dismay) or "gone"."""

    kind: Literal["token_moved"] = "token_moved"
    sovereign: str
    to: Literal["used", "shadow", "gone"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TilesSeen:
    """The Free Peoples look at the tiles of a Sovereign; others hear that they looked, and None for each tile."""

    kind: Literal["tiles_seen"] = "tiles_seen"
    sovereign: str
    tiles: tuple[str | None, ...]
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CharacterMoved:
    """`to` is a region, "fellowship", "out" or "dead". `random`: chance chose the Companion."""

    kind: Literal["character_moved"] = "character_moved"
    person: str
    to: str
    cause: str = ""
    random: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class NationActivated:
    kind: Literal["nation_activated"] = "nation_activated"
    nation: Nation
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NationMoved:
    """`by` boxes towards At War, or back if negative."""

    kind: Literal["nation_moved"] = "nation_moved"
    nation: Nation
    by: int
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Noted:
    """Something that can be done only once a turn has been done."""

    kind: Literal["noted"] = "noted"
    what: str
