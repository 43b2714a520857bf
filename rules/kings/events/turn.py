"""What happens to the turn, the dice and the Event cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from rules.kings.facts import DeckKind, Face, Side
from rules.kings.state import Phase


@dataclass(frozen=True, slots=True, kw_only=True)
class GameStarted:
    """The board is set up. Others than the log hear no seed, only its commitment.

    `numbers` are values that the group read off its own cards ("brand.leadership": 2).
    """

    kind: Literal["game_started"] = "game_started"
    scenario: str
    options: dict[str, str] = field(default_factory=dict)
    seats: dict[str, Side] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    seed: str | None
    commitment: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckShuffled:
    """`cards` is the new order of a deck, top first; hidden from everybody."""

    kind: Literal["deck_shuffled"] = "deck_shuffled"
    side: Side
    deck: DeckKind
    cards: tuple[str | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan:
    kind: Literal["turn_began"] = "turn_began"
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseBegan:
    kind: Literal["phase_began"] = "phase_began"
    phase: Phase


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceRecovered:
    """All used dice come back; the pool is now `dice` Standard dice and perhaps the Ruler Die."""

    kind: Literal["dice_recovered"] = "dice_recovered"
    side: Side
    dice: int
    ruler: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDrawn:
    """An Event card enters a hand: always said, with its cause, never its face."""

    kind: Literal["card_drawn"] = "card_drawn"
    side: Side
    deck: DeckKind
    card: str | None
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDiscarded:
    """An Event card leaves a hand unplayed, face down: `card` is known to its side only. `random`: chance chose it."""

    kind: Literal["card_discarded"] = "card_discarded"
    side: Side
    deck: DeckKind
    card: str | None
    random: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed:
    """`table`: it stays in play."""

    kind: Literal["card_played"] = "card_played"
    side: Side
    card: str
    table: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CardStayed:
    """The Event card that was just played stays in play after all, as its text says."""

    kind: Literal["card_stayed"] = "card_stayed"
    side: Side
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardLeftTable:
    kind: Literal["card_left_table"] = "card_left_table"
    side: Side
    card: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HuntAllocated:
    kind: Literal["hunt_allocated"] = "hunt_allocated"
    dice: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceRolled:
    """The Action roll of one side; `ruler` is the face of its Ruler Die, if it rolled one."""

    kind: Literal["dice_rolled"] = "dice_rolled"
    side: Side
    faces: tuple[Face, ...]
    ruler: Face | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class EyesBoxed:
    """All Eyes that the Shadow rolled and kept go to the Hunt Box."""

    kind: Literal["eyes_boxed"] = "eyes_boxed"
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DieDiscarded:
    """The discard that a Ruler Die brings with it (RULES 3.5)."""

    kind: Literal["die_discarded"] = "die_discarded"
    side: Side
    face: Face
    ruler: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DieUsed:
    kind: Literal["die_used"] = "die_used"
    side: Side
    face: Face
    ruler: bool
    use: str
    target: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DieBoxed:
    """The Free Peoples die that paid for a move of the Fellowship goes into the Hunt Box (RULES 1.5)."""

    kind: Literal["die_boxed"] = "die_boxed"


@dataclass(frozen=True, slots=True, kw_only=True)
class DieChanged:
    """A die shows another face now. `boxed`: a Shadow die that became an Eye and goes to the Hunt Box at once."""

    kind: Literal["die_changed"] = "die_changed"
    side: Side
    old: Face
    face: Face
    ruler: bool
    cause: Literal["ring", "token", "dismay", "card"]
    boxed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RingUsed:
    """An Elven Ring was used: the Free Peoples' goes to the Shadow, the Shadow's leaves the game."""

    kind: Literal["ring_used"] = "ring_used"
    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed:
    kind: Literal["passed"] = "passed"
    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class ActorChanged:
    kind: Literal["actor_changed"] = "actor_changed"
    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionSet:
    kind: Literal["option_set"] = "option_set"
    key: str
    value: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Repaired:
    """A moderator's repair. `what` names the value, its parts joined by "/"; a `hidden` one is None to everybody.

    `chance`: a tile was picked by chance for it.
    """

    kind: Literal["repaired"] = "repaired"
    what: str
    value: str | None
    hidden: bool = False
    chance: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded:
    kind: Literal["game_ended"] = "game_ended"
    winner: Side | None
    why: Literal["corruption", "crack_of_doom", "military_shadow", "military_free", "ended"]
    seed: str = ""
