"""What one seat, or the whole channel, may know: the one road from the state to people (RULES 7.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.core.dice import commitment
from rules.kings import board
from rules.kings import events as ev
from rules.kings.agenda import Attempt
from rules.kings.corruption import level, resistance, visible
from rules.kings.facts import DeckKind, Face, Nation, Side, Units
from rules.kings.seats import side_of
from rules.kings.state import Die, Fellowship, Hand, Politics, Result, State


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenHand:
    """One side. `hand` is None to the other side and the channel; counts are open."""

    dice: int
    rolled: tuple[Die, ...]
    used: tuple[Die, ...]
    ruler: bool
    rings: int
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
    token: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenArmy:
    units: Mapping[Nation, Units]
    besieged: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """`pool` counts the tiles; which ones they are nobody learns. `attempt` is the attempt that is open."""

    seat: str | None
    side: Side | None
    options: Mapping[str, str]
    turn: int
    phase: str
    actor: Side
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
    attempt: tuple[str, ...] | None
    commitment: str
    seed: str | None
    result: Result | None


def _hand(hand: Hand, *, open_: bool) -> SeenHand:
    return SeenHand(
        dice=hand.dice,
        rolled=hand.rolled,
        used=hand.used,
        ruler=hand.ruler,
        rings=hand.rings,
        held=len(hand.hand),
        hand=hand.hand if open_ else None,
        draw={kind: len(cards) for kind, cards in hand.draw.items()},
        discard={kind: len(cards) for kind, cards in hand.discard.items()},
        table=hand.table,
    )


def _ruler(s: State, key: str, *, shadow: bool) -> SeenRuler:
    ruler = s.rulers[key]
    all_seen = shadow or visible(s)
    tiles = tuple(t if all_seen or t.startswith("kings") else None for t in ruler.tiles)
    return SeenRuler(
        state=ruler.state,
        region=ruler.region,
        tiles=tiles,
        level=level(s, key) if all_seen else None,
        resistance=resistance(s, key),
        token=ruler.token,
    )


def seen_by(s: State, seat: str | None) -> Sight:
    """Values of tiles and candidates are the Shadow's alone; hands are their own side's."""
    side = side_of(seat) if seat in s.seats else None
    shadow = side == "shadow"
    top = s.agenda[-1].step if s.agenda else None
    candidates = top.candidates if isinstance(top, Attempt) and (shadow or visible(s)) else None
    return Sight(
        seat=seat,
        side=side,
        options=s.options,
        turn=s.turn,
        phase=s.phase,
        actor=s.actor,
        free=_hand(s.free, open_=side == "free"),
        shadow=_hand(s.shadow, open_=shadow),
        box=s.box,
        box_free=s.box_free,
        pool=len(s.pool.tiles),
        drawn=tuple(sorted(s.pool.drawn)),
        waiting=tuple(sorted(s.pool.waiting)),
        removed=tuple(sorted(s.pool.removed)),
        fellowship=s.fellowship,
        rulers={key: _ruler(s, key, shadow=shadow) for key in s.rulers},
        politics=s.politics,
        characters=s.characters,
        armies={key: SeenArmy(units=a.units, besieged=a.besieged) for key, a in s.armies.items()},
        control=s.control,
        losses=s.losses,
        points={"free": board.points(s, "free"), "shadow": board.points(s, "shadow")},
        attempts=s.attempts,
        attempt=candidates,
        commitment=commitment(s.cup.seed),
        seed=s.cup.seed if s.result else None,
        result=s.result,
    )


FACES: tuple[Face, ...] = ("character", "army", "muster", "event", "muster_army", "will", "eye")


def heard_by(event: Any, seat: str | None) -> Any | None:
    """The event as that seat may know it: hidden parts blanked, None for what nobody hears."""
    side = side_of(seat) if seat else None
    match event:
        case ev.StepOpened() | ev.StepChanged() | ev.StepClosed() | ev.Noted():
            return None
        case ev.GameStarted():
            return replace(event, seed=None)
        case ev.DeckShuffled():
            return replace(event, cards=(None,) * len(event.cards))
        case ev.CardDrawn() | ev.CardDiscarded() | ev.CombatCardChosen():
            return event if event.side == side else replace(event, card=None)
        case ev.AttemptDrew():
            return event if event.shown or side == "shadow" else replace(event, tile=None)
        case ev.TilePlaced():
            return event if event.face_up or side == "shadow" else replace(event, tile=None)
        case ev.TileReturned():
            return event if event.shown or side == "shadow" else replace(event, tile=None)
        case ev.TilesReturned():
            if event.shown or side == "shadow":
                return event
            return replace(event, tiles=tuple(t if t and t.startswith("kings") else None for t in event.tiles))
        case ev.TilesSeen():
            return event if side is not None else replace(event, tiles=(None,) * len(event.tiles))
        case ev.Repaired():
            return replace(event, value=None) if event.hidden else event
        case _:
            return event
