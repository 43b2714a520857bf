"""The table as it stands: frozen data, agenda included. Without slots: `evolve_copy` copies their fields at once."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from rules.core.dice import Cup
from rules.kings.agenda import Open
from rules.kings.facts import DeckKind, Face, Nation, Side, Units

Phase = Literal["recover", "fellowship", "allocation", "roll", "action", "victory"]


@dataclass(frozen=True, kw_only=True)
class Die:
    """An Action die that was rolled."""

    face: Face
    ruler: bool = False


@dataclass(frozen=True, kw_only=True)
class Hand:
    """What one side holds. `dice` are its Standard dice for the next roll; `rolled` are unused, `used` are spent.

    `ruler`: its Ruler Die is in the pool; `ruler_due`: it joins in the next recover phase. Draw decks have
    their top card first. `table` are Event cards that stay in play. `ringed`: an Elven Ring was used this turn.
    """

    dice: int
    rolled: tuple[Die, ...] = ()
    used: tuple[Die, ...] = ()
    ruler: bool = False
    ruler_due: bool = False
    rings: int = 0
    ringed: bool = False
    hand: tuple[str, ...] = ()
    draw: dict[DeckKind, tuple[str, ...]] = field(default_factory=dict)
    discard: dict[DeckKind, tuple[str, ...]] = field(default_factory=dict)
    table: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Pool:
    """The Hunt tiles as single objects ("3#1", "eye#4"). `drawn` come back when the pool is empty if Standard.

    `aside` are Special tiles not in play yet, or waiting for the Mordor Track; `removed` are out for good.
    """

    tiles: tuple[str, ...]
    drawn: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Ruler:
    """A Sovereign: his state, where he is, and the tiles in his space (Kings tiles lie face up).

    `token` is "supply", "free" (unused), "used", "shadow" (Dismay) or "gone".
    """

    state: Literal["leader", "awakened", "corrupted", "eliminated"] = "leader"
    region: str | None = None
    tiles: tuple[str, ...] = ()
    token: Literal["supply", "free", "used", "shadow", "gone"] = "supply"


@dataclass(frozen=True, kw_only=True)
class Fellowship:
    """`mordor` is its step on the Mordor Track, None before it. `declared`: once this turn."""

    region: str = "rivendell"
    progress: int = 0
    hidden: bool = True
    guide: str = "gandalf-grey"
    mordor: int | None = None
    corruption: int = 0
    declared: bool = False
    moved: bool = False


@dataclass(frozen=True, kw_only=True)
class Politics:
    """A Nation's box (4 is At War) and whether it is active."""

    box: int
    active: bool


@dataclass(frozen=True, kw_only=True)
class Army:
    """The units of each Nation in one region. `besieged`: it stands inside the Stronghold there."""

    units: dict[Nation, Units]
    besieged: bool = False


@dataclass(frozen=True, kw_only=True)
class Result:
    """How it ended, in the order of precedence of RULES 1.9."""

    winner: Side | None
    why: Literal["corruption", "crack_of_doom", "military_shadow", "military_free", "ended"]


@dataclass(frozen=True, kw_only=True)
class State:
    """`seats` maps a seat to its side (and, with three or four players, `nations` to who plays them).

    `box` counts Shadow dice in the Hunt Box, `box_free` Free Peoples dice; `box_free_last` is last turn's.
    `characters` maps a Companion, Minion or Chieftain to "fellowship", a region, "out" or "dead".
    `armies` maps a region and side ("dale:free") to the Army there. `control` holds captured Settlements.
    `losses` are casualties that cannot be recruited again. `attempts` are this turn's Corruption attempts.
    """

    scenario: str
    options: dict[str, str]
    numbers: dict[str, int] = field(default_factory=dict)
    cup: Cup
    seats: dict[str, Side]
    turn: int = 0
    phase: Phase = "recover"
    free: Hand
    shadow: Hand
    box: int = 0
    box_free: int = 0
    box_free_last: int = 0
    pool: Pool
    fellowship: Fellowship = Fellowship()
    rulers: dict[str, Ruler]
    politics: dict[Nation, Politics]
    characters: dict[str, str]
    armies: dict[str, Army]
    control: dict[str, Side] = field(default_factory=dict)
    losses: dict[Nation, Units] = field(default_factory=dict)
    attempts: tuple[str, ...] = ()
    corruptor: str = ""
    actor: Side = "free"
    used: tuple[str, ...] = ()
    minion_seen: bool = False
    agenda: tuple[Open, ...] = ()
    asked: int = 0
    result: Result | None = None
