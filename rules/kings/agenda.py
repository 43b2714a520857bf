"""The steps that can lie on the agenda: what must still happen, as data. The last one is the open one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from rules.kings.facts import DeckKind, Face, Nation, Side, Units

Stage = Literal[
    "shelter", "cards", "before", "abilities", "roll", "casualties", "after", "retreat", "advance", "besiege"
]
"""Where a battle stands: withdraw or not, Combat cards, what comes before they are shown and after, rolls, casualties,
going on or not, retreat or not, moving in or not: into a won region, or around a Stronghold."""


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
    """Variant: the Shadow may use a Dismay token now (RULES 13), `before` the discards or after them."""

    kind: Literal["dismay"] = "dismay"
    before: bool = False


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

    `what` names it: "army", "attack", "muster", "companions", "minions", "event". `card` is the Event card, or "".
    `extra` regions further may Companions go.
    """

    kind: Literal["work"] = "work"
    side: Side
    what: Literal["army", "attack", "muster", "companions", "minions", "event"]
    card: str = ""
    extra: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Hunting:
    """A Hunt, or a tile drawn for another `cause`: `stage` goes on by itself (RULES 1.5).

    `dice` were rolled with `successes`; on the Mordor Track, and for an extra tile, nobody rolls. `fewer` dice are
    rolled by an ability. `lost`: a Companion was taken as the casualty. `bared`: Gollum reveals the Fellowship.
    `moves`: it is a move, which on the Mordor Track is a step unless a tile stops it. `boxed`: the die that paid
    goes into the Hunt Box after it. `asked`: Wizard's Staff was offered. `guided`: the Guide's ability was used.
    """

    kind: Literal["hunting"] = "hunting"
    stage: Literal["roll", "tile", "damage", "reveal", "end"] = "roll"
    dice: int = 0
    successes: int = 0
    fewer: int = 0
    tile: str = ""
    damage: int = 0
    reveal: bool = False
    stop: bool = False
    lost: bool = False
    bared: bool = False
    cause: str = "the Hunt"
    moves: bool = True
    boxed: bool = True
    asked: bool = False
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
class Separating:
    """These Companions leave the Fellowship together; others may go with them. `extra` regions further."""

    kind: Literal["separating"] = "separating"
    people: tuple[str, ...]
    extra: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceCompanions:
    """Companions who left the Fellowship go together up to `steps` regions from `region`."""

    kind: Literal["place_companions"] = "place_companions"
    people: tuple[str, ...]
    region: str
    steps: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """A Corruption attempt (RULES 7). `left` draws remain; `candidates` are hidden, `shown` go back after it.

    `cause` is "action" or the Event card that makes it. Tiles are single objects here.
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
    """`side` recruits: `units` lists what may still come, as "regular|leader" choices, in `regions`.

    `event`: by an Event card, so no weakness bars it, and a besieged Stronghold takes it. `apart`: each goes to
    another region; `together`: all to the same one; `peoples`: each is of another Nation, in its own Settlement.
    """

    kind: Literal["recruit"] = "recruit"
    side: Side
    nations: tuple[Nation, ...]
    units: tuple[str, ...]
    regions: tuple[str, ...]
    event: bool = False
    apart: bool = False
    together: bool = False
    peoples: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Losses:
    """`side` takes hits outside a battle."""

    kind: Literal["losses"] = "losses"
    side: Side
    region: str
    hits: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Excess:
    """More Army units than a region holds: `side` puts units back until `most` are left (base rules: Stacking)."""

    kind: Literal["excess"] = "excess"
    side: Side
    region: str
    most: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Battle:
    """A battle, led round by round (base rules: Battles). `origin` is where the attacking Army stands.

    `siege`: the defender stands inside the Stronghold. `sortie`: the attacker comes out of it. `held` units of the
    attacker take no part. `cards` are the Combat cards chosen this round, "" for none; hidden until `open`.
    `given`: sides that gave up their own card's effects. `declared`: what Rulers, and cards that touch them, do this
    round; it takes effect in order of initiative before the roll. `bonus` adds to "free:roll" (Combat roll),
    "free:again" (Leader re-roll), "free:dice" (dice rolled), "free:leaders" (Leadership), "free:extra" (more dice
    that hit on 3). `hits` are still to be taken by a side. `ready`: sides with nothing more to add. `used`:
    abilities used up in this battle.
    """

    kind: Literal["battle"] = "battle"
    region: str
    origin: str
    attacker: Side
    siege: bool = False
    sortie: bool = False
    held: dict[Nation, Units] = field(default_factory=dict)
    number: int = 1
    stage: Stage = "cards"
    cards: dict[Side, str] = field(default_factory=dict)
    open: bool = False
    given: tuple[Side, ...] = ()
    declared: tuple[str, ...] = ()
    bonus: dict[str, int] = field(default_factory=dict)
    hits: dict[Side, int] = field(default_factory=dict)
    ready: tuple[Side, ...] = ()
    used: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class EventUse:
    """An ability goes on. `what`: "palantir" (Denethor: draw or play a card, then draw one more; `done` is the first
    half), "far_sighted" (Thranduil), or "guide" (Gandalf the Grey: draw from the `deck` of the card just played).
    """

    kind: Literal["event_use"] = "event_use"
    side: Side
    what: Literal["palantir", "far_sighted", "guide"]
    done: bool = False
    deck: DeckKind = "character"


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
    | Separating
    | PlaceCompanions
    | Attempt
    | Removal
    | CardStep
    | Recruit
    | Losses
    | Excess
    | Battle
    | EventUse
    | RingFace
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Open:
    """A step on the agenda under its number; a number is never used twice in one line of play.

    Where both sides are asked at once, a side that answered goes on under a number of its own in `own`, so that
    the other's question stays the one it was.
    """

    number: int
    step: Step
    own: dict[Side, int] = field(default_factory=dict)


def foe(side: Side) -> Side:
    return "shadow" if side == "free" else "free"
