"""What can happen. Hidden cards are None in what others hear (hearing)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from rules.angmar.campaign_log import Log
from rules.angmar.decks import Deck
from rules.angmar.state import Lasting, Phase, Step


@dataclass(frozen=True, slots=True, kw_only=True)
class GameStarted:
    kind: Literal["started"] = "started"
    scenario: str
    options: dict[str, str]
    seats: tuple[str, ...]
    seed: str | None
    commitment: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StepOpened:
    kind: Literal["open"] = "open"
    step: Step


@dataclass(frozen=True, slots=True, kw_only=True)
class StepInserted:
    """A step below others: `at` is its place on the agenda, counted from the bottom."""

    kind: Literal["insert"] = "insert"
    step: Step
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StepChanged:
    """The top step goes on; `kept`: under its old number, since other seats are still asked."""

    kind: Literal["change"] = "change"
    step: Step
    kept: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class StepClosed:
    kind: Literal["close"] = "close"


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckBrought:
    """A seat has its deck. `casual`: it is not legal, and everybody may know."""

    kind: Literal["deck"] = "deck"
    seat: str
    deck: Deck
    casual: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DecksReturned:
    """All have taken their decks back, and choose anew."""

    kind: Literal["decksback"] = "decksback"


@dataclass(frozen=True, slots=True, kw_only=True)
class PileMade:
    """Cards that begin the game in a pile, in order."""

    kind: Literal["pile"] = "pile"
    pile: str
    cards: tuple[str | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Shuffled:
    kind: Literal["shuffled"] = "shuffled"
    pile: str
    cards: tuple[str | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Looked:
    """A seat looks at cards where they lie; none: no longer. `pile` is the one they lie in, where one was named."""

    kind: Literal["looked"] = "looked"
    seat: str
    cards: tuple[str | None, ...]
    pile: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved:
    """A card went from pile to pile. `bottom`: under the others. `how`: drawn, discarded, captured, ... `random`:
    chance chose it. `cause` is the card that said so.
    """

    kind: Literal["moved"] = "moved"
    card: str | None
    source: str
    to: str
    how: str = ""
    bottom: bool = False
    random: bool = False
    cause: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entered:
    """A card came into play from a pile."""

    kind: Literal["entered"] = "entered"
    card: str | None
    source: str
    at: str
    how: str = ""
    exhausted: bool = False
    time: int = 0
    cause: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reanimated:
    """A player card came into play facedown as an enemy, as the piece `dead`; it lies under it."""

    kind: Literal["reanimated"] = "reanimated"
    dead: str
    card: str | None
    source: str
    at: str
    random: bool = False
    cause: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Left:
    """A card left play for a pile; a Reanimated Dead for none (""): it is no card."""

    kind: Literal["left"] = "left"
    card: str
    to: str
    how: str = ""
    bottom: bool = False
    cause: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shifted:
    """A card in play went elsewhere in play. `how`: engaged, returned, travelled, attached, control, ..."""

    kind: Literal["shifted"] = "shifted"
    card: str
    to: str
    how: str = ""
    cause: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Marked:
    """A number or mark of a card in play. `what` is a field of `Piece`; `by` says how much it changed."""

    kind: Literal["marked"] = "marked"
    card: str
    what: Literal["exhausted", "committed", "damage", "progress", "resources", "tokens", "time", "side"]
    value: int
    by: int = 0
    cause: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreatChanged:
    kind: Literal["threat"] = "threat"
    seat: str
    value: int
    by: int
    cause: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerChanged:
    """A player is at another staging area, or out of the game."""

    kind: Literal["player"] = "player"
    seat: str
    area: str
    out: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AreaChanged:
    """`gone`: the staging area is no more."""

    kind: Literal["area"] = "area"
    area: str
    stage: int
    current: str = ""
    gone: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstPlayer:
    kind: Literal["first"] = "first"
    seat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan:
    kind: Literal["round"] = "round"
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseBegan:
    kind: Literal["phase"] = "phase"
    phase: Phase


@dataclass(frozen=True, slots=True, kw_only=True)
class LastingBegan:
    kind: Literal["lasting"] = "lasting"
    effect: Lasting


@dataclass(frozen=True, slots=True, kw_only=True)
class LastingEnded:
    """All effects that lasted until this are over."""

    kind: Literal["lapsed"] = "lapsed"
    until: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LastingStopped:
    """One lasting effect is over before its time."""

    kind: Literal["stopped"] = "stopped"
    effect: Lasting


@dataclass(frozen=True, slots=True, kw_only=True)
class Noted:
    """The table remembers a number; `value` 0 forgets it."""

    kind: Literal["noted"] = "noted"
    key: str
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """Something to say that changes nothing by itself. `what` is a word of the face: revealed, cancelled, attacks,
    defends, undefended, shadow, dealt, quest, commits, struck, captured, defeated, ... Several cards as `other` have
    spaces between them.
    """

    kind: Literal["told"] = "told"
    what: str
    card: str = ""
    other: str = ""
    seat: str = ""
    n: int = 0
    m: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class LogTaken:
    """The campaign that the table goes on with."""

    kind: Literal["logtaken"] = "logtaken"
    log: Log


@dataclass(frozen=True, slots=True, kw_only=True)
class LogWritten:
    """The campaign log as it would be after a victory."""

    kind: Literal["log"] = "log"
    log: Log


@dataclass(frozen=True, slots=True, kw_only=True)
class Chanced:
    """Chance decided something: one was taken from the cup."""

    kind: Literal["chance"] = "chance"


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionSet:
    kind: Literal["option"] = "option"
    key: str
    value: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Repaired:
    """A moderator's repair; what it changed follows as other events. `hidden`: it touched hidden cards."""

    kind: Literal["repaired"] = "repaired"
    what: str
    value: str
    hidden: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded:
    kind: Literal["ended"] = "ended"
    won: bool
    why: str
    score: dict[str, int] = field(default_factory=dict)
    seed: str | None = None


Event = (
    GameStarted | StepOpened | StepInserted | StepChanged | StepClosed | DeckBrought
    | DecksReturned | PileMade | Shuffled | Looked
    | Moved | Entered | Reanimated | Left | Shifted | Marked | ThreatChanged | PlayerChanged | AreaChanged | FirstPlayer
    | RoundBegan | PhaseBegan | LastingBegan | LastingEnded | LastingStopped | Noted | Told | LogTaken
    | LogWritten | Chanced | OptionSet | Repaired
    | GameEnded
)  # fmt: skip
