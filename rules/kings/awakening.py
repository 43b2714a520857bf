"""Awakening, elimination, and what returns a Sovereign's tiles to the pool (RULES 4, 5, 8)."""

from __future__ import annotations

from rules.core.ledger import Ledger
from rules.kings import board, paths
from rules.kings.corruption import number, visible
from rules.kings.events import SovereignAwakened, SovereignLeft, TileReturned, TilesReturned, TokenMoved
from rules.kings.politics import WELCOME, can_return, hidden_tiles, wakes
from rules.kings.rulers import SOVEREIGNS
from rules.kings.state import State

FOLLY = "sh-str-03-km"
"""Denethor's Folly: he cannot be awakened (RULES 11)."""


def may_awaken(s: State, sovereign: str) -> bool:
    """Whether anything on the table bars it, by whatever it would happen."""
    ruler = s.rulers[sovereign]
    if ruler.state != "leader" or ruler.region is None:
        return False
    if WELCOME in s.shadow.table and not board.at_war(s, SOVEREIGNS[sovereign].nation):
        return False
    return not (sovereign == "denethor" and FOLLY in s.shadow.table)


def awakening_places(s: State, sovereign: str) -> tuple[str, ...]:
    """The regions in which he may be awakened by an action now (RULES 5; cards).

    He moves there as a Companion of his awakened Level would; where he stands already no move is needed.
    """
    facts, region = SOVEREIGNS[sovereign], s.rulers[sovereign].region
    if region is None or not s.politics[facts.nation].active or not may_awaken(s, sovereign):
        return ()
    reach = paths.walk(s, region, number(s, f"{sovereign}.level", facts.level))
    if sovereign == "brand":
        return tuple(r for r in reach if board.free_city_or_stronghold(r) and board.unconquered(s, r))
    return (facts.home,) if facts.home in reach and board.unconquered(s, facts.home) else ()


def awaken(t: Ledger, sovereign: str, region: str, cause: str) -> None:
    """All his tiles go back, the grey figure becomes the silver one; he is a Companion now (RULES 5.4; D13)."""
    _give_back(t, sovereign)
    t.happen(SovereignAwakened(sovereign=sovereign, region=region, cause=cause))
    wakes(t, sovereign, region)


def eliminate(t: Ledger, sovereign: str, cause: str) -> None:
    """A Leader-state Sovereign gives his tiles back; an Awakened one loses his unused token (RULES 4; D14)."""
    _give_back(t, sovereign)
    if t.state.rulers[sovereign].token == "free":
        dismay = t.state.options.get("dismay") == "in"
        t.happen(TokenMoved(sovereign=sovereign, to="shadow" if dismay else "gone"))
    t.happen(SovereignLeft(sovereign=sovereign, cause=cause))


def _give_back(t: Ledger, sovereign: str) -> None:
    """No text shows these tiles; a table may rule that they are (EDGE_CASES D8)."""
    tiles = t.state.rulers[sovereign].tiles
    if tiles:
        shown = visible(t.state) or t.state.options.get("awakened_tiles") == "shown"
        t.happen(TilesReturned(sovereign=sovereign, tiles=tiles, shown=shown))


def remove_random(t: Ledger, sovereign: str, cause: str) -> None:
    """One hidden tile, chosen at random, goes back to the pool, if anything may (RULES 8; D12)."""
    if can_return(t.state, sovereign):
        tile = t.state.cup.pick(hidden_tiles(t.state, sovereign))
        shown = visible(t.state) or t.state.options.get("removed_tile") == "shown"
        t.happen(TileReturned(sovereign=sovereign, tile=tile, random=True, cause=cause, shown=shown))
