"""What a moderator's repair does: one value is set."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

from rules.kings.board import first_owner
from rules.kings.events import Repaired
from rules.kings.facts import Face, Nation, Side, Units
from rules.kings.nations import NATIONS
from rules.kings.state import Army, Die, Hand, State
from rules.kings.tiles import TILES

Setter = Callable[[State, tuple[str, ...], str], State]


def _fellowship(**changes: Callable[[str], Any]) -> Setter:
    def set_(s: State, _: tuple[str, ...], value: str) -> State:
        return replace(s, fellowship=replace(s.fellowship, **{k: f(value) for k, f in changes.items()}))

    return set_


def _hand(s: State, side: str, change: Callable[[Hand], Hand]) -> State:
    return replace(s, free=change(s.free)) if side == "free" else replace(s, shadow=change(s.shadow))


def _add_die(s: State, rest: tuple[str, ...], value: str) -> State:
    return _hand(s, rest[0], lambda h: replace(h, rolled=(*h.rolled, Die(face=cast("Face", value)))))


def _drop_die(s: State, rest: tuple[str, ...], value: str) -> State:
    def drop(h: Hand) -> Hand:
        at = [d.face for d in h.rolled].index(cast("Face", value))
        return replace(h, rolled=h.rolled[:at] + h.rolled[at + 1 :])

    return _hand(s, rest[0], drop)


def _ruler_die(s: State, rest: tuple[str, ...], value: str) -> State:
    return _hand(s, rest[0], lambda h: replace(h, ruler=value == "yes", ruler_due=False))


def _rings(s: State, rest: tuple[str, ...], value: str) -> State:
    return _hand(s, rest[0], lambda h: replace(h, rings=int(value)))


def _nation(s: State, rest: tuple[str, ...], value: str) -> State:
    key = cast("Nation", rest[0])
    return replace(s, politics={**s.politics, key: replace(s.politics[key], box=int(value))})


def _active(s: State, rest: tuple[str, ...], value: str) -> State:
    key = cast("Nation", rest[0])
    return replace(s, politics={**s.politics, key: replace(s.politics[key], active=value == "yes")})


def _person(s: State, rest: tuple[str, ...], value: str) -> State:
    return replace(s, characters={**s.characters, rest[0]: value})


def _ruler(s: State, key: str, **changes: Any) -> State:
    return replace(s, rulers={**s.rulers, key: replace(s.rulers[key], **changes)})


def _into_pool(s: State, *tiles: str) -> State:
    return replace(s, pool=replace(s.pool, tiles=tuple(sorted((*s.pool.tiles, *tiles)))))


def _state(s: State, rest: tuple[str, ...], value: str) -> State:
    """Only a Leader-state Sovereign holds tiles: the others go back to the pool."""
    if value == "leader":
        return _ruler(s, rest[0], state=value)
    tiles = s.rulers[rest[0]].tiles
    return _into_pool(_ruler(s, rest[0], state=value, tiles=()), *tiles)


def _home(s: State, rest: tuple[str, ...], value: str) -> State:
    return _ruler(s, rest[0], region=value)


def _token(s: State, rest: tuple[str, ...], value: str) -> State:
    return _ruler(s, rest[0], token=value)


def _add_tile(s: State, rest: tuple[str, ...], value: str) -> State:
    tile = next(t for t in s.pool.tiles if TILES[t].key == value)
    pool = replace(s.pool, tiles=tuple(t for t in s.pool.tiles if t != tile))
    return _ruler(replace(s, pool=pool), rest[0], tiles=(*s.rulers[rest[0]].tiles, tile))


def _drop_tile(s: State, rest: tuple[str, ...], value: str) -> State:
    tiles = s.rulers[rest[0]].tiles
    tile = tiles[int(value) - 1]
    return _into_pool(_ruler(s, rest[0], tiles=tuple(t for t in tiles if t != tile)), tile)


def _special(s: State, rest: tuple[str, ...], value: str) -> State:
    tile = rest[0]
    piles = {
        name: tuple(t for t in getattr(s.pool, name) if t != tile)
        for name in ("tiles", "drawn", "aside", "waiting", "removed")
    }
    home = "tiles" if value == "yes" else "aside"
    piles[home] = tuple(sorted((*piles[home], tile)))
    return replace(s, pool=replace(s.pool, **piles))


def _units(s: State, rest: tuple[str, ...], value: str) -> State:
    """Raises ValueError if the Nation does not have that many figures."""
    region, nation, unit = rest[0], cast("Nation", rest[1]), rest[2]
    side = NATIONS[nation].side
    key = f"{region}:{side}"
    army = s.armies.get(key, Army(units={}))
    units = replace(army.units.get(nation, Units()), **{unit: int(value)})
    parts = {**army.units, nation: units}
    armies = {**s.armies, key: replace(army, units={n: u for n, u in parts.items() if u})}
    out = replace(s, armies={k: a for k, a in sorted(armies.items()) if a.units})
    everywhere = out.losses.get(nation, Units())
    for there in out.armies.values():
        everywhere = everywhere + there.units.get(nation, Units())
    NATIONS[nation].units - everywhere
    return out


def _control(s: State, rest: tuple[str, ...], value: str) -> State:
    control = {r: side for r, side in s.control.items() if r != rest[0]}
    if first_owner(rest[0]) != value:
        control[rest[0]] = cast("Side", value)
    return replace(s, control=control)


SETTERS: dict[str, Setter] = {
    "corruption": _fellowship(corruption=int),
    "progress": _fellowship(progress=int),
    "mordor": _fellowship(mordor=lambda v: None if v == "6" else int(v)),
    "hidden": _fellowship(hidden=lambda v: v == "yes"),
    "place": _fellowship(region=str),
    "guide": _fellowship(guide=str),
    "box": lambda s, _, v: replace(s, box=int(v)),
    "box_free": lambda s, _, v: replace(s, box_free=int(v)),
    "add_die": _add_die,
    "drop_die": _drop_die,
    "ruler_die": _ruler_die,
    "rings": _rings,
    "nation": _nation,
    "active": _active,
    "person": _person,
    "sovereign": _state,
    "home": _home,
    "ruler_token": _token,
    "add_tile": _add_tile,
    "drop_tile": _drop_tile,
    "special": _special,
    "units": _units,
    "control": _control,
    "turn": lambda s, _, v: replace(s, actor=cast("Side", v)),
}


def repaired(s: State, e: Repaired) -> State:
    tool, *rest = e.what.split(":")
    return SETTERS[tool](s, tuple(rest), e.value or "")
