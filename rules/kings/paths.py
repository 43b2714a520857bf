"""How far it is, and where figures that move alone may go (base rules: moving Characters, p.24-25)."""

from __future__ import annotations

from functools import lru_cache

from rules.kings import board
from rules.kings.agenda import foe
from rules.kings.facts import Side
from rules.kings.regions import REGIONS
from rules.kings.state import State


@lru_cache(maxsize=256)
def distances(region: str) -> dict[str, int]:
    """How many regions away every other region is, over the borders that can be passed."""
    out, edge = {region: 0}, [region]
    for here in edge:
        for there in REGIONS[here].adjacent:
            if there not in out:
                out[there] = out[here] + 1
                edge.append(there)
    return out


@lru_cache(maxsize=2048)
def within(region: str, steps: int) -> tuple[str, ...]:
    """The regions at most so far away, nearest first, the region itself included."""
    return tuple(r for r, d in distances(region).items() if d <= steps)


def walk(s: State, region: str, steps: int, side: Side = "free") -> tuple[str, ...]:
    """Where a character may end a move of up to `steps` regions; staying is always possible.

    Enemy Armies do not stop him. A besieged friendly Stronghold is neither left nor entered; in a Stronghold that
    the enemy controls he must stop, and a Minion may enter one only while the Shadow besieges it.
    """
    if _sealed(s, region, side):
        return (region,)
    out, edge = {region: 0}, [region]
    for here in edge:
        if out[here] == steps or (here != region and _enemy_stronghold(s, here, side)):
            continue
        for there in REGIONS[here].adjacent:
            if there not in out and may_enter(s, there, side):
                out[there] = out[here] + 1
                edge.append(there)
    return tuple(out)


def may_enter(s: State, region: str, side: Side) -> bool:
    if _sealed(s, region, side):
        return False
    return side == "free" or not _enemy_stronghold(s, region, side) or board.besieged(s, region, "free")


def _sealed(s: State, region: str, side: Side) -> bool:
    return REGIONS[region].settlement == "stronghold" and board.besieged(s, region, side)


def _enemy_stronghold(s: State, region: str, side: Side) -> bool:
    return REGIONS[region].settlement == "stronghold" and board.holder(s, region) == foe(side)


def strongholds_on_way(s: State, origin: str, to: str, steps: int) -> int:
    """The fewest Shadow-held Strongholds that a way of at most `steps` regions enters (base rules p.39)."""
    best = {origin: 0}
    for _ in range(steps):
        after = dict(best)
        for here, cost in best.items():
            for there in REGIONS[here].adjacent:
                total = cost + int(_enemy_stronghold(s, there, "free"))
                if total < after.get(there, steps + 1):
                    after[there] = total
        best = after
    return best.get(to, 0)
