"""What a seat, or the whole channel, may know of the table: the only thing that leaves the rules."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.angmar.campaign_log import Log
from rules.angmar.state import Lasting, Phase, Result
from rules.core.game import Question


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """A card in play with its numbers as they count now.

    `key` is the face that is up; `kind`, `name` and `traits` are its. Numbers are None where the card has none.
    `shadows` are facedown shadow cards, `shown` those turned up in this attack, `under` how many cards lie facedown
    under it. `owner` is the seat whose deck it is from. `said` is what hand moves say of it besides numbers: keywords,
    spheres, rules.
    """

    card: str
    key: str
    name: str
    kind: str
    traits: tuple[str, ...] = ()
    at: str
    owner: str = ""
    controller: str = ""
    side: int = 0
    exhausted: bool = False
    committed: bool = False
    damage: int = 0
    progress: int = 0
    resources: int = 0
    tokens: int = 0
    time: int = 0
    willpower: int | None = None
    attack: int | None = None
    defense: int | None = None
    hits: int | None = None
    threat: int | None = None
    engagement: int | None = None
    points: int | None = None
    sphere: str = ""
    shadows: int = 0
    shown: tuple[str, ...] = ()
    under: int = 0
    blank: bool = False
    said: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """A card out of play that the reader may know, as it is printed. `points` are a player side quest's, `victory`
    what it is worth in the victory display.
    """

    card: str
    key: str
    name: str
    kind: str
    sphere: str = ""
    cost: str = ""
    traits: tuple[str, ...] = ()
    willpower: int | None = None
    attack: int | None = None
    defense: int | None = None
    hits: int | None = None
    points: int | None = None
    victory: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """What all know of one player. `hand_cards` and `captured_cards` are only there for himself: all his
    captured cards by name, never in which order they lie, nor which in his captured deck (`captured`, their number)
    and which under a card; `looking_at` what he looks at now.
    """

    seat: str
    threat: int
    area: str
    out: bool
    deck_name: str
    casual: bool
    heroes: int
    deck: int
    hand: int
    captured: int
    discard: tuple[Held, ...] = ()
    hand_cards: tuple[Held, ...] | None = None
    captured_cards: tuple[Held, ...] | None = None
    looking_at: tuple[Held, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """A staging area: its quests, its active location, its threat and what is committed against it."""

    area: str
    stage: int
    quest: str
    current: str
    active: str
    threat: int
    brought: int
    battle: bool
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """What the open question is about: `step` is its kind, `card` the card that asks or is meant (the enemy that is
    attacked, the card that is paid for, whose text it is), `other` a second one (a shadow card) or a staging area,
    `chosen` the cards that were chosen so far, `count` what is left (to pay, to spread).
    """

    step: str
    seat: str = ""
    card: str = ""
    other: str = ""
    chosen: tuple[str, ...] = ()
    count: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Fight:
    """An enemy's attack that goes on: on whom, how strong, and who defends with how much defense ("" for nobody).
    `open`: the defender is still to be chosen.
    """

    enemy: str
    seat: str
    attack: int
    defender: str = ""
    defense: int = 0
    open: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """The table as the reader may know it. `seat` is the reader, None for the whole channel.

    `names` are titles by card, and by code for cards that the reader's own deck describes.
    """

    seat: str | None
    scenario: str
    options: dict[str, str]
    round: int
    phase: Phase
    first: str
    seats: tuple[str, ...]
    players: dict[str, Table]
    areas: tuple[Stage, ...]
    pieces: dict[str, Seen]
    encounter: int
    orcs: int
    stages_left: int
    discard: tuple[Held, ...]
    victory: tuple[Held, ...]
    aside: tuple[Held, ...]
    removed: tuple[Held, ...]
    revealed: tuple[Held, ...]
    lasting: tuple[Lasting, ...]
    asked: tuple[str, ...]
    question: Question | None
    work: Work | None = None
    fight: Fight | None = None
    log: Log | None = None
    names: dict[str, str] = field(default_factory=dict)
    result: Result | None = None
