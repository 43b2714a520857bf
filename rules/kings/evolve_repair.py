"""What a moderator's repair does: one value is set."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

from rules.kings.agenda import Action, Open
from rules.kings.board import first_owner, is_settlement
from rules.kings.cards import EVENTS
from rules.kings.events import Repaired
from rules.kings.evolve_copy import changed
from rules.kings.facts import DeckKind, Face, Nation, Side, Units
from rules.kings.nations import NATIONS
from rules.kings.rulers import SOVEREIGNS
from rules.kings.state import Army, Die, Hand, State

Setter = Callable[[State, tuple[str, ...], str], State]


def _fellowship(**changes: Callable[[str], Any]) -> Setter:
    def set_(s: State, _: tuple[str, ...], value: str) -> State:
        return changed(s, fellowship=changed(s.fellowship, **{k: f(value) for k, f in changes.items()}))

    return set_


def _of(s: State, side: str) -> Hand:
    return s.free if side == "free" else s.shadow


def _hand(s: State, side: str, **changes: Any) -> State:
    hand = changed(_of(s, side), **changes)
    return changed(s, free=hand) if side == "free" else changed(s, shadow=hand)


def _add_die(s: State, rest: tuple[str, ...], value: str) -> State:
    return _hand(s, rest[0], rolled=(*_of(s, rest[0]).rolled, Die(face=cast("Face", value))))


def _drop_die(s: State, rest: tuple[str, ...], value: str) -> State:
    """Raises ValueError if there is none."""
    dice = _of(s, rest[0]).rolled
    at = [d.face for d in dice].index(cast("Face", value))
    return _hand(s, rest[0], rolled=dice[:at] + dice[at + 1 :])


def _ruler_die(s: State, rest: tuple[str, ...], value: str) -> State:
    return _hand(s, rest[0], ruler=value == "yes", ruler_due=False)


def _nation(s: State, rest: tuple[str, ...], value: str) -> State:
    key = cast("Nation", rest[0])
    return changed(s, politics={**s.politics, key: changed(s.politics[key], box=int(value))})


def _active(s: State, rest: tuple[str, ...], value: str) -> State:
    key = cast("Nation", rest[0])
    return changed(s, politics={**s.politics, key: changed(s.politics[key], active=value == "yes")})


def _person(s: State, rest: tuple[str, ...], value: str) -> State:
    return changed(s, characters={**s.characters, rest[0]: value})


# Sovereigns and tiles.


def _ruler(s: State, key: str, **changes: Any) -> State:
    return changed(s, rulers={**s.rulers, key: changed(s.rulers[key], **changes)})


def _into_pool(s: State, *tiles: str) -> State:
    return changed(s, pool=changed(s.pool, tiles=tuple(sorted((*s.pool.tiles, *tiles)))))


def _state(s: State, rest: tuple[str, ...], value: str) -> State:
    """Only a Leader-state Sovereign holds tiles: the others' go back to the pool. An eliminated one is nowhere."""
    key = rest[0]
    region = None if value == "eliminated" else s.rulers[key].region or SOVEREIGNS[key].home
    tiles = s.rulers[key].tiles
    if value == "leader":
        return _ruler(s, key, state=value, region=region)
    return _into_pool(_ruler(s, key, state=value, region=region, tiles=()), *tiles)


def _taken(s: State, value: str) -> tuple[State, str]:
    """The tile off the pool, or off a Sovereign on whom another out of the pool takes its place."""
    tile, *swap = value.split("|")
    gone = swap[1] if swap else tile
    out = changed(s, pool=changed(s.pool, tiles=tuple(t for t in s.pool.tiles if t != gone)))
    if swap:
        tiles = tuple(gone if t == tile else t for t in s.rulers[swap[0]].tiles)
        out = _ruler(out, swap[0], tiles=tiles)
    return out, tile


def _add_tile(s: State, rest: tuple[str, ...], value: str) -> State:
    out, tile = _taken(s, value)
    return _ruler(out, rest[0], tiles=(*out.rulers[rest[0]].tiles, tile))


def _drop_tile(s: State, rest: tuple[str, ...], value: str) -> State:
    tiles = s.rulers[rest[0]].tiles
    tile = tiles[int(value) - 1]
    return _into_pool(_ruler(s, rest[0], tiles=tuple(t for t in tiles if t != tile)), tile)


def _tile(s: State, rest: tuple[str, ...], value: str) -> State:
    _, out_of, to = rest
    if out_of == "pool":
        out, tile = _taken(s, value)
    else:
        tile = value
        pile = tuple(t for t in getattr(s.pool, out_of) if t != tile)
        out = changed(s, pool=changed(s.pool, **{out_of: pile}))
    if to == "pool":
        return _into_pool(out, tile)
    return changed(out, pool=changed(out.pool, **{to: (*getattr(out.pool, to), tile)}))


def _attempted(s: State, rest: tuple[str, ...], value: str) -> State:
    others = tuple(k for k in s.attempts if k != rest[0])
    return changed(s, attempts=(*others, rest[0]) if value == "yes" else others)


# Cards.


def _card(s: State, rest: tuple[str, ...], value: str) -> State:
    side, to = rest
    hand, kind = _of(s, side), EVENTS[value].deck
    held = tuple(c for c in hand.hand if c != value)
    if to == "discard":
        return _hand(s, side, hand=held, discard={**hand.discard, kind: (*hand.discard[kind], value)})
    pile = (value, *hand.draw[kind]) if to == "top" else (*hand.draw[kind], value)
    return _hand(s, side, hand=held, draw={**hand.draw, kind: pile})


def _recall(s: State, rest: tuple[str, ...], value: str) -> State:
    hand, kind = _of(s, rest[0]), cast("DeckKind", value)
    draw = {**hand.draw, kind: (*hand.draw[kind], *hand.discard[kind])}
    return _hand(s, rest[0], draw=draw, discard={**hand.discard, kind: ()})


def _table(s: State, rest: tuple[str, ...], value: str) -> State:
    card = rest[0]
    side, kind = EVENTS[card].side, EVENTS[card].deck
    hand = _of(s, side)
    held, draw = hand.hand, {k: tuple(c for c in cards if c != card) for k, cards in hand.draw.items()}
    discard = {k: tuple(c for c in cards if c != card) for k, cards in hand.discard.items()}
    if card in held:
        held = tuple(x for c in held for x in (draw[kind][:1] if c == card else (c,)))
        draw = {**draw, kind: draw[kind][1:]}
    table = tuple(c for c in hand.table if c != card)
    if value == "yes":
        table = (*table, card)
    else:
        discard = {**discard, kind: (*discard[kind], card)}
    return _hand(s, side, hand=held, draw=draw, discard=discard, table=table)


# Armies.


def _figures(rest: str) -> tuple[Nation, str]:
    key, _, unit = rest.partition(":")
    return cast("Nation", key), unit


def _units(s: State, rest: tuple[str, ...], value: str) -> State:
    """Raises ValueError if the Nation does not have that many figures."""
    region, (nation, unit) = rest[0], _figures(rest[1])
    key = f"{region}:{NATIONS[nation].side}"
    army = s.armies.get(key, Army(units={}))
    units = replace(army.units.get(nation, Units()), **{unit: int(value)})
    parts = {n: u for n, u in {**army.units, nation: units}.items() if u}
    armies = {k: a for k, a in s.armies.items() if k != key}
    if parts:
        armies[key] = changed(army, units=parts)
    out = changed(s, armies=dict(sorted(armies.items())))
    _count(out, nation)
    return out


def _losses(s: State, rest: tuple[str, ...], value: str) -> State:
    """Raises ValueError if the Nation does not have that many figures."""
    nation, unit = _figures(rest[0])
    lost = replace(s.losses.get(nation, Units()), **{unit: int(value)})
    out = changed(s, losses={**s.losses, nation: lost})
    _count(out, nation)
    return out


def _count(s: State, nation: Nation) -> None:
    everywhere = s.losses.get(nation, Units())
    for there in s.armies.values():
        everywhere = everywhere + there.units.get(nation, Units())
    NATIONS[nation].units - everywhere


def _besieged(s: State, rest: tuple[str, ...], value: str) -> State:
    """Raises KeyError if no Army of that side stands there."""
    key = f"{rest[0]}:{rest[1]}"
    return changed(s, armies={**s.armies, key: changed(s.armies[key], besieged=value == "yes")})


def _control(s: State, rest: tuple[str, ...], value: str) -> State:
    """Raises ValueError where there is no Settlement."""
    if not is_settlement(rest[0]):
        raise ValueError("no Settlement")
    control = {r: side for r, side in s.control.items() if r != rest[0]}
    if first_owner(rest[0]) != value:
        control[rest[0]] = cast("Side", value)
    return changed(s, control=control)


# The turn.


def _turn(s: State, _: tuple[str, ...], value: str) -> State:
    """The open action is that side's now."""
    side = cast("Side", value)
    out = changed(s, actor=side)
    if s.agenda and isinstance(s.agenda[-1].step, Action):
        number = s.asked + 1
        out = changed(out, agenda=(*s.agenda[:-1], Open(number=number, step=Action(side=side))), asked=number)
    return out


def _once(s: State, rest: tuple[str, ...], value: str) -> State:
    what, done = rest[0], value == "yes"
    match what:
        case "ring_free" | "ring_shadow":
            return _hand(s, what.removeprefix("ring_"), ringed=done)
        case "declared":
            return changed(s, fellowship=changed(s.fellowship, declared=done))
        case "moved":
            return changed(s, fellowship=changed(s.fellowship, moved=done))
        case "minion":
            return changed(s, minion_seen=done)
        case _:
            others = tuple(x for x in s.used if x != what)
            return changed(s, used=(*others, what) if done else others)


SETTERS: dict[str, Setter] = {
    "corruption": _fellowship(corruption=int),
    "progress": _fellowship(progress=int),
    "mordor": _fellowship(mordor=lambda v: None if v == "6" else int(v)),
    "hidden": _fellowship(hidden=lambda v: v == "yes"),
    "place": _fellowship(region=str),
    "guide": _fellowship(guide=str),
    "box": lambda s, _, v: changed(s, box=int(v)),
    "box_free": lambda s, _, v: changed(s, box_free=int(v)),
    "box_last": lambda s, _, v: changed(s, box_free_last=int(v)),
    "dice": lambda s, rest, v: _hand(s, rest[0], dice=int(v)),
    "add_die": _add_die,
    "drop_die": _drop_die,
    "ruler_die": _ruler_die,
    "ruler_due": lambda s, rest, v: _hand(s, rest[0], ruler_due=v == "yes"),
    "rings": lambda s, rest, v: _hand(s, rest[0], rings=int(v)),
    "nation": _nation,
    "active": _active,
    "person": _person,
    "sovereign": _state,
    "home": lambda s, rest, v: _ruler(s, rest[0], region=v),
    "ruler_token": lambda s, rest, v: _ruler(s, rest[0], token=v),
    "attempted": _attempted,
    "corruptor": lambda s, _, v: changed(s, corruptor="" if v == "nobody" else v),
    "add_tile": _add_tile,
    "drop_tile": _drop_tile,
    "tile": _tile,
    "hand": _card,
    "recall": _recall,
    "table": _table,
    "units": _units,
    "losses": _losses,
    "besieged": _besieged,
    "control": _control,
    "turn": _turn,
    "turns": lambda s, _, v: changed(s, turn=int(v)),
    "once": _once,
    "number": lambda s, rest, v: changed(s, numbers={**s.numbers, rest[0]: int(v)}),
}


def repaired(s: State, e: Repaired) -> State:
    tool, *rest = e.what.split("/")
    out = SETTERS[tool](s, tuple(rest), e.value or "")
    return changed(out, cup=out.cup.taken()) if e.chance else out
