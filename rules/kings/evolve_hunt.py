"""What the events of the hunt do: Fellowship, tiles, Sovereigns, Nations, characters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.kings import events as ev
from rules.kings.evolve_copy import changed
from rules.kings.rulers import CHIEFTAINS
from rules.kings.state import Die, Ruler, State
from rules.kings.tiles import TILES


def _fellowship(s: State, **changes: Any) -> State:
    return changed(s, fellowship=changed(s.fellowship, **changes))


def _moved(s: State, _: ev.FellowshipMoved) -> State:
    """On the Mordor Track the Hunt decides about the step; trying counts as moving."""
    steps = int(s.fellowship.mordor is None)
    return _fellowship(s, progress=s.fellowship.progress + steps, moved=True)


def _hidden(s: State, _: ev.FellowshipHidden) -> State:
    return _fellowship(s, hidden=True, moved=True)


def _declared(s: State, e: ev.FellowshipDeclared) -> State:
    if e.by_card:
        return _fellowship(s, region=e.region)
    return _fellowship(s, region=e.region, progress=0, declared=True)


def _revealed(s: State, e: ev.FellowshipRevealed) -> State:
    return _fellowship(s, region=e.region, progress=0, hidden=False)


def _entered(s: State, e: ev.MordorEntered) -> State:
    pool = changed(
        s.pool,
        tiles=tuple(sorted((*s.pool.tiles, *e.tiles))),
        drawn=tuple(t for t in s.pool.drawn if t not in e.tiles),
        waiting=(),
    )
    return changed(_fellowship(s, mordor=0, progress=0), pool=pool)


def _advanced(s: State, _: ev.MordorAdvanced) -> State:
    return _fellowship(s, mordor=(s.fellowship.mordor or 0) + 1)


def _guide(s: State, e: ev.GuideChanged) -> State:
    return _fellowship(s, guide=e.guide)


def _corruption(s: State, e: ev.CorruptionChanged) -> State:
    return _fellowship(s, corruption=max(0, min(12, s.fellowship.corruption + e.by)))


def _hunt_rolled(s: State, _: ev.HuntRolled) -> State:
    return changed(s, cup=s.cup.taken())


def _out_of_pool(s: State, tile: str) -> State:
    pool = changed(s.pool, tiles=tuple(t for t in s.pool.tiles if t != tile))
    return changed(s, pool=pool, cup=s.cup.taken())


def _tile_drawn(s: State, e: ev.TileDrawn) -> State:
    out = _out_of_pool(s, e.tile)
    if TILES[e.tile].kind in {"standard", "kings"}:
        return changed(out, pool=changed(out.pool, drawn=(*out.pool.drawn, e.tile)))
    return changed(out, pool=changed(out.pool, removed=(*out.pool.removed, e.tile)))


def _into_pool(s: State, tiles: tuple[str, ...]) -> State:
    return changed(s, pool=changed(s.pool, tiles=tuple(sorted((*s.pool.tiles, *tiles)))))


def _refilled(s: State, e: ev.PoolRefilled) -> State:
    back = changed(
        s.pool,
        drawn=tuple(t for t in s.pool.drawn if t not in e.tiles),
        removed=tuple(t for t in s.pool.removed if t not in e.tiles),
    )
    return _into_pool(changed(s, pool=back), e.tiles)


def _tile_added(s: State, e: ev.TileAdded) -> State:
    pool = changed(s.pool, aside=tuple(t for t in s.pool.aside if t != e.tile))
    if e.waits:
        return changed(s, pool=changed(pool, waiting=(*pool.waiting, e.tile)))
    return _into_pool(changed(s, pool=pool), (e.tile,))


def _ruler(s: State, key: str, **changes: Any) -> State:
    return changed(s, rulers={**s.rulers, key: changed(s.rulers[key], **changes)})


def _attempt_began(s: State, e: ev.AttemptBegan) -> State:
    out = changed(s, attempts=(*s.attempts, e.sovereign) if e.cause == "action" else s.attempts)
    if e.seat:
        out = changed(out, corruptor=e.seat)
    if not e.eye:
        return out
    shadow = changed(out.shadow, used=(*out.shadow.used, Die(face="eye")))
    return changed(out, box=out.box - 1, shadow=shadow)


def _attempt_drew(s: State, e: ev.AttemptDrew) -> State:
    return _out_of_pool(s, e.tile or "")


def _placed(s: State, e: ev.TilePlaced) -> State:
    ruler: Ruler = s.rulers[e.sovereign]
    back = (*e.returned, *(t for t in e.unseen if t is not None))
    return _into_pool(_ruler(s, e.sovereign, tiles=(*ruler.tiles, e.tile or "")), back)


def _attempt_ended(s: State, e: ev.AttemptEnded) -> State:
    return _into_pool(s, (*e.returned, *(t for t in e.unseen if t is not None)))


def _rejected(s: State, e: ev.TileRejected) -> State:
    """Back into the pool it goes, out of where the draw had put it."""
    pool = s.pool
    out = changed(
        pool,
        drawn=tuple(t for t in pool.drawn if t != e.tile),
        removed=tuple(t for t in pool.removed if t != e.tile),
    )
    return _into_pool(changed(s, pool=out), (e.tile,))


def _eased(s: State, _: ev.HuntEased) -> State:
    return s


def _returned(s: State, e: ev.TileReturned) -> State:
    tiles = s.rulers[e.sovereign].tiles
    out = _into_pool(_ruler(s, e.sovereign, tiles=tuple(t for t in tiles if t != e.tile)), (e.tile or "",))
    return changed(out, cup=out.cup.taken()) if e.random else out


def _all_returned(s: State, e: ev.TilesReturned) -> State:
    return _into_pool(_ruler(s, e.sovereign, tiles=()), tuple(t for t in e.tiles if t is not None))


def _corrupted(s: State, e: ev.SovereignCorrupted) -> State:
    out = _ruler(s, e.sovereign, state="corrupted", region=e.region, tiles=())
    pool = changed(out.pool, removed=(*out.pool.removed, e.discarded) if e.discarded else out.pool.removed)
    return _into_pool(changed(out, pool=pool), tuple(t for t in e.tiles if t != e.discarded))


def _awakened(s: State, e: ev.SovereignAwakened) -> State:
    out = _ruler(s, e.sovereign, state="awakened", region=e.region, token="free")
    return changed(out, free=changed(out.free, ruler_due=not out.free.ruler))


def _sovereign_moved(s: State, e: ev.SovereignMoved) -> State:
    return _ruler(s, e.sovereign, region=e.region)


def _sovereign_left(s: State, e: ev.SovereignLeft) -> State:
    return _ruler(s, e.sovereign, state="eliminated", region=None)


def _token(s: State, e: ev.TokenMoved) -> State:
    return _ruler(s, e.sovereign, token=e.to)


def _seen(s: State, _: ev.TilesSeen) -> State:
    return s


def _character(s: State, e: ev.CharacterMoved) -> State:
    cup = s.cup.taken() if e.random else s.cup
    out = changed(s, characters={**s.characters, e.person: e.to}, cup=cup)
    if e.to in {"out", "dead"}:
        return out
    if e.person in CHIEFTAINS:
        return changed(out, shadow=changed(out.shadow, ruler_due=not out.shadow.ruler))
    minion = e.person in {"witch-king", "mouth-of-sauron", "saruman"}
    return changed(out, minion_seen=out.minion_seen or minion)


def _activated(s: State, e: ev.NationActivated) -> State:
    return changed(s, politics={**s.politics, e.nation: changed(s.politics[e.nation], active=True)})


def _nation_moved(s: State, e: ev.NationMoved) -> State:
    track = s.politics[e.nation]
    return changed(s, politics={**s.politics, e.nation: changed(track, box=track.box + e.by)})


def _noted(s: State, e: ev.Noted) -> State:
    return changed(s, used=(*s.used, e.what))


HUNT: dict[type, Callable[[State, Any], State]] = {
    ev.FellowshipMoved: _moved,
    ev.FellowshipHidden: _hidden,
    ev.FellowshipDeclared: _declared,
    ev.FellowshipRevealed: _revealed,
    ev.MordorEntered: _entered,
    ev.MordorAdvanced: _advanced,
    ev.GuideChanged: _guide,
    ev.CorruptionChanged: _corruption,
    ev.HuntRolled: _hunt_rolled,
    ev.TileDrawn: _tile_drawn,
    ev.PoolRefilled: _refilled,
    ev.TileAdded: _tile_added,
    ev.AttemptBegan: _attempt_began,
    ev.AttemptDrew: _attempt_drew,
    ev.TilePlaced: _placed,
    ev.AttemptEnded: _attempt_ended,
    ev.TileRejected: _rejected,
    ev.HuntEased: _eased,
    ev.TileReturned: _returned,
    ev.TilesReturned: _all_returned,
    ev.SovereignCorrupted: _corrupted,
    ev.SovereignAwakened: _awakened,
    ev.SovereignMoved: _sovereign_moved,
    ev.SovereignLeft: _sovereign_left,
    ev.TokenMoved: _token,
    ev.TilesSeen: _seen,
    ev.CharacterMoved: _character,
    ev.NationActivated: _activated,
    ev.NationMoved: _nation_moved,
    ev.Noted: _noted,
}
