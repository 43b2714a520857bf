"""The steps that can lie on the agenda: what must still happen, as data. The last one is the open one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from rules.kings.facts import Face, Nation, Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """The phases of a turn, one after the other (RULES 1.1). `at` is the one that comes next."""

    kind: Literal["round"] = "round"
    at: Literal["recover", "fellowship", "allocation", "roll", "action", "victory"] = "recover"


@dataclass(frozen=True, slots=True, kw_only=True)
class HandLimit:
    """`side` holds more than six Event cards and discards one."""

    kind: Literal["hand_limit"] = "hand_limit"
    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class FellowshipPhase:
    """The Free Peoples may declare, change the Guide, enter Mordor."""

    kind: Literal["fellowship_phase"] = "fellowship_phase"


@dataclass(frozen=True, slots=True, kw_only=True)
class Allocation:
    """The Shadow sets `least` to `most` Standard dice in the Hunt Box."""

    kind: Literal["allocation"] = "allocation"
    least: int
    most: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RulerDiscard:
    """`side` discards one die because its pool holds a Ruler Die (RULES 3.5)."""

    kind: Literal["ruler_discard"] = "ruler_discard"
    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Dismay:
    """Variant: the Shadow may use a Dismay token now (RULES 13)."""

    kind: Literal["dismay"] = "dismay"


@dataclass(frozen=True, slots=True, kw_only=True)
class Actions:
    """Action resolution: turns alternate until both sides are out of dice (RULES 1.1.5)."""

    kind: Literal["actions"] = "actions"
    begun: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """`side` uses a die, or does what stands in for that, or passes."""

    kind: Literal["action"] = "action"
    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """`side` carries out by hand what its die or card allows, then says that it is done.

    `what` names it: "army", "attack", "muster", "characters", "event". `card` is the Event card, or "".
    """

    kind: Literal["work"] = "work"
    side: Side
    what: str
    card: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hunting:
    """A Hunt: `stage` goes on by itself. `dice` rolled, `successes` so far; `mordor`: no roll (RULES 1.5)."""

    kind: Literal["hunting"] = "hunting"
    stage: Literal["roll", "tile", "damage", "reveal", "end"] = "roll"
    dice: int = 0
    successes: int = 0
    rolled: bool = True
    fewer: int = 0
    tile: str = ""
    damage: int = 0
    reveal: bool = False
    stop: bool = False
    lost: bool = False
    guided: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Reveal:
    """The Fellowship is revealed: the Free Peoples move its figure up to `steps` regions."""

    kind: Literal["reveal"] = "reveal"
    steps: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseGuide:
    """The Guide left: the Companion with the highest Level takes over, the Free Peoples choose a tie."""

    kind: Literal["choose_guide"] = "choose_guide"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceCompanion:
    """A Companion leaves the Fellowship and goes up to `steps` regions from `region`."""

    kind: Literal["place_companion"] = "place_companion"
    person: str
    region: str
    steps: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """A Corruption attempt (RULES 7). `left` draws remain; `candidates` are hidden, `shown` go back after it.

    `cause` is "action" or the Event card that makes it. `chosen`: the Shadow must still choose.
    """

    kind: Literal["attempt"] = "attempt"
    sovereign: str
    left: int
    candidates: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    cause: str = "action"


@dataclass(frozen=True, slots=True, kw_only=True)
class Removal:
    """The Free Peoples may return one random hidden tile of this Sovereign to the pool (RULES 8)."""

    kind: Literal["removal"] = "removal"
    sovereign: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardStep:
    """An Event card that touches Kings state is carried out; `at` is its next instruction."""

    kind: Literal["card"] = "card"
    card: str
    side: Side
    at: int = 0
    target: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Recruit:
    """`side` recruits: `units` lists what may still come, as "regular|leader" choices, in `regions`."""

    kind: Literal["recruit"] = "recruit"
    side: Side
    nations: tuple[Nation, ...]
    units: tuple[str, ...]
    regions: tuple[str, ...]
    event: bool = False
    apart: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Battle:
    """A battle, led round by round (base rules: Battles). `origin` is where the attacking Army stands.

    `siege`: the defender stands inside the Stronghold. `cards` are the Combat cards chosen this round, "" for
    none; hidden until both are. `given`: sides whose card has no effect, by an ability. `bonus` adds to the dice
    of "free:roll", "free:again" and so on. `hits` are still to be taken by a side. `ready`: sides with nothing
    more to add. `used`: abilities used up in this battle.
    """

    kind: Literal["battle"] = "battle"
    region: str
    origin: str
    attacker: Side
    siege: bool = False
    number: int = 1
    stage: Literal["shelter", "cards", "abilities", "roll", "casualties", "after", "retreat"] = "cards"
    cards: dict[Side, str] = field(default_factory=dict)
    given: tuple[Side, ...] = ()
    bonus: dict[str, int] = field(default_factory=dict)
    hits: dict[Side, int] = field(default_factory=dict)
    ready: tuple[Side, ...] = ()
    used: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class EventUse:
    """A second ability goes on. `extra`: Denethor's, draw or play a card and then draw one more; else
    Thranduil's, move the Fellowship with one Hunt die fewer or move or separate Companions one region further.
    """

    kind: Literal["event_use"] = "event_use"
    side: Side
    extra: bool
    done: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RingFace:
    """An Elven Ring changes this die: to which face?"""

    kind: Literal["ring_face"] = "ring_face"
    side: Side
    face: Face
    ruler: bool


Step = (
    Round
    | HandLimit
    | FellowshipPhase
    | Allocation
    | RulerDiscard
    | Dismay
    | Actions
    | Action
    | Work
    | Hunting
    | Reveal
    | ChooseGuide
    | PlaceCompanion
    | Attempt
    | Removal
    | CardStep
    | Recruit
    | Battle
    | EventUse
    | RingFace
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Open:
    """A step on the agenda under its number; a number is never used twice in one line of play."""

    number: int
    step: Step


def foe(side: Side) -> Side:
    return "shadow" if side == "free" else "free"
