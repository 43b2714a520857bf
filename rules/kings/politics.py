"""The Political Track: activation, advance, and the corruption that they may remove (RULES 1.6, 8)."""

from __future__ import annotations

from rules.core.ledger import Ledger
from rules.kings import board
from rules.kings.agenda import Removal
from rules.kings.events import NationActivated, NationMoved, StepOpened
from rules.kings.facts import Nation
from rules.kings.nations import AT_WAR, NATIONS
from rules.kings.rulers import SOVEREIGNS
from rules.kings.state import State


def can_advance(s: State, nation: Nation, steps: int = 1) -> bool:
    """A passive Nation cannot reach At War."""
    track = s.politics[nation]
    return track.box + steps <= (AT_WAR if track.active else AT_WAR - 1)


def activate(t: Ledger, nation: Nation, cause: str) -> None:
    if not t.state.politics[nation].active:
        t.happen(NationActivated(nation=nation, cause=cause))
        _may_remove(t, nation)


def advance(t: Ledger, nation: Nation, cause: str) -> None:
    """One step, if it can: a step that has no effect is none (EDGE_CASES E10)."""
    if can_advance(t.state, nation):
        t.happen(NationMoved(nation=nation, by=1, cause=cause))
        _may_remove(t, nation)


def activate_and_advance(t: Ledger, nation: Nation, cause: str) -> None:
    """One effect that does both offers one removal, or two if the table says so (EDGE_CASES E8)."""
    before = t.state.politics[nation]
    if not before.active:
        t.happen(NationActivated(nation=nation, cause=cause))
    moved = can_advance(t.state, nation)
    if moved:
        t.happen(NationMoved(nation=nation, by=1, cause=cause))
    happened = int(not before.active) + int(moved)
    for _ in range(happened if t.state.options.get("removals") == "two" else min(1, happened)):
        _may_remove(t, nation)


def _may_remove(t: Ledger, nation: Nation) -> None:
    """Kings hook: an appropriate Companion with the Leader-state Sovereign (RULES 8)."""
    for key, sovereign in SOVEREIGNS.items():
        if sovereign.nation == nation and can_remove(t.state, key):
            t.happen(StepOpened(step=Removal(sovereign=key)))


def can_remove(s: State, sovereign: str) -> bool:
    ruler = s.rulers[sovereign]
    if ruler.state != "leader" or ruler.region is None or "sh-char-25-km" in s.shadow.table:
        return False
    helpers = board.appropriate(s, SOVEREIGNS[sovereign].nation, ruler.region)
    if s.options.get("inside") == "counts" and s.fellowship.region == ruler.region:
        nation = SOVEREIGNS[sovereign].nation
        helpers += tuple(p for p in board.in_fellowship(s) if board.icon(p) in (nation, "free"))
    return bool(helpers) and bool(hidden_tiles(s, sovereign))


def hidden_tiles(s: State, sovereign: str) -> tuple[str, ...]:
    """Tiles that lie face down: Kings tiles never do; in the visible variant "hidden" means the same tiles."""
    return tuple(tile for tile in s.rulers[sovereign].tiles if not tile.startswith("kings"))


def free_nations() -> tuple[Nation, ...]:
    return tuple(key for key, nation in NATIONS.items() if nation.side == "free")
