"""The tiles and Event cards of a game: none is ever lost or made, whatever happens."""

from __future__ import annotations

from rules.kings.agenda import Attempt
from rules.kings.state import State


def inventory(state: State) -> tuple[str, ...]:
    """Every Corruption tile and every Event card, wherever it lies, sorted."""
    pool = state.pool
    held = [t for o in state.agenda if isinstance(o.step, Attempt) for t in (*o.step.candidates, *o.step.shown)]
    found = [*held, *pool.tiles, *pool.drawn, *pool.aside, *pool.waiting, *pool.removed]
    found += [t for r in state.rulers.values() for t in r.tiles]
    for hand in (state.free, state.shadow):
        for pile in (hand.hand, hand.table, *hand.draw.values(), *hand.discard.values()):
            found += pile
    return tuple(sorted(found))
