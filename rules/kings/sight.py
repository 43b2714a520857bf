"""What one seat, or the whole channel, may know of a table: the shapes that faces read (RULES 7.1).

Tiles are named by kind ("2r"), see `rules.kings.tiles.KINDS`: which of two equal tiles one is, is nobody's to know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.kings.agenda import Stage
from rules.kings.facts import DeckKind, Nation, Side, Units
from rules.kings.state import Die, Fellowship, Politics, Result


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenHand:
    """One side. `hand` is None to the other side and the channel; counts are open."""

    dice: int
    rolled: tuple[Die, ...]
    used: tuple[Die, ...]
    ruler: bool
    ruler_due: bool
    rings: int
    ringed: bool
    held: int
    hand: tuple[str, ...] | None
    draw: Mapping[DeckKind, int]
    discard: Mapping[DeckKind, int]
    table: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenRuler:
    """A Sovereign. `tiles` holds None for a tile whose value this reader may not know; `level` likewise."""

    state: str
    region: str | None
    tiles: tuple[str | None, ...]
    level: int | None
    resistance: int
    leadership: int
    moves: int
    token: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenArmy:
    units: Mapping[Nation, Units]
    besieged: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenAttempt:
    """The Corruption attempt that is open. `hidden` candidates were drawn so far, `left` draws remain.

    `candidates` are their kinds, to those who may know them; `shown` lie face up.
    """

    sovereign: str
    cause: str
    left: int
    hidden: int
    candidates: tuple[str, ...] | None
    shown: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenHunt:
    """The Hunt that is being resolved; `tile` is "" before it is drawn."""

    stage: str
    dice: int
    successes: int
    tile: str
    damage: int
    reveal: bool
    stop: bool
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenWork:
    """What `side` is doing by hand."""

    side: Side
    what: str
    card: str
    extra: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenRecruit:
    """What `side` may still recruit: each of `units` ("regular|elite") of one of `nations`, in one of `regions`."""

    side: Side
    nations: tuple[Nation, ...]
    units: tuple[str, ...]
    regions: tuple[str, ...]
    event: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenBattle:
    """The battle that is open. `cards`: a side is missing until it has chosen; then "" is none, None a hidden card.

    The other fields are those of `rules.kings.agenda.Battle`.
    """

    region: str
    origin: str
    attacker: Side
    siege: bool
    sortie: bool
    held: Mapping[Nation, Units]
    number: int
    stage: Stage
    cards: Mapping[Side, str | None]
    given: tuple[Side, ...]
    declared: tuple[str, ...]
    bonus: Mapping[str, int]
    hits: Mapping[Side, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """`pool` counts the tiles; which ones they are nobody learns. `drawn`, `waiting`, `removed` are kinds of tiles.

    `step` is the kind of the open step, `asked` the seats that are asked. `attempt`, `hunt`, `work`, `recruit` and
    `battle` are what is being done, the innermost of each kind. `looked` are the tiles that the Free Peoples have
    been shown and choose from, to them. `numbers` are values that the group read off its own cards.
    """

    seat: str | None
    side: Side | None
    seats: Mapping[str, Side]
    options: Mapping[str, str]
    numbers: Mapping[str, int]
    turn: int
    phase: str
    actor: Side
    step: str | None
    asked: tuple[str, ...]
    free: SeenHand
    shadow: SeenHand
    box: int
    box_free: int
    pool: int
    drawn: tuple[str, ...]
    waiting: tuple[str, ...]
    removed: tuple[str, ...]
    fellowship: Fellowship
    rulers: Mapping[str, SeenRuler]
    politics: Mapping[Nation, Politics]
    characters: Mapping[str, str]
    armies: Mapping[str, SeenArmy]
    control: Mapping[str, Side]
    losses: Mapping[Nation, Units]
    points: Mapping[Side, int]
    attempts: tuple[str, ...]
    corruptor: str
    attempt: SeenAttempt | None
    hunt: SeenHunt | None
    work: SeenWork | None
    recruit: SeenRecruit | None
    battle: SeenBattle | None
    looked: tuple[str, ...] | None
    commitment: str
    seed: str | None
    result: Result | None
