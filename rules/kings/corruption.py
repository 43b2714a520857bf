"""Corruption attempts and what they lead to; awakening; removal (RULES 5, 7, 8)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.ledger import Ledger
from rules.kings import board
from rules.kings.agenda import Attempt
from rules.kings.events import (
    AttemptBegan,
    AttemptDrew,
    CardLeftTable,
    PoolRefilled,
    SovereignAwakened,
    SovereignCorrupted,
    SovereignLeft,
    StepChanged,
    StepClosed,
    StepOpened,
    TilePlaced,
    TileReturned,
    TilesReturned,
)
from rules.kings.politics import hidden_tiles
from rules.kings.rulers import SOVEREIGNS
from rules.kings.state import State
from rules.kings.tiles import TILES, as_corruption

MOST_DRAWS = 3


def number(s: State, key: str, printed: int) -> int:
    """A value that the group may have read differently off its own card."""
    return s.numbers.get(key, printed)


def resistance(s: State, sovereign: str) -> int:
    return number(s, f"{sovereign}.resistance", SOVEREIGNS[sovereign].resistance)


def level(s: State, sovereign: str) -> int:
    """The Corruption Level: hidden from the Free Peoples (RULES 7)."""
    return sum(map(as_corruption, s.rulers[sovereign].tiles))


def targets(s: State, seat: str = "") -> tuple[str, ...]:
    """The Sovereigns that an attempt by an action may choose now (RULES 7)."""
    if s.box < 2 or not s.free.rolled:
        return ()
    if not s.shadow.rolled and s.options.get("no_dice_attempt") != "allowed":
        return ()
    two = len([k for k, side in s.seats.items() if side == "shadow"]) > 1
    if two and s.corruptor == seat and seat:
        return ()
    return tuple(k for k, r in s.rulers.items() if r.state == "leader" and k not in s.attempts)


def begin(t: Ledger, sovereign: str, *, cause: str, eye: bool, seat: str = "") -> None:
    """Steps 1 and 2: the Eye leaves, then as many draws as Eyes are left, at most three."""
    draws = min(MOST_DRAWS, t.state.box - int(eye))
    if not draws and t.state.options.get("failed_no_eyes") == "one":
        draws = 1
    t.happen(AttemptBegan(sovereign=sovereign, cause=cause, eye=eye, draws=draws, seat=seat))
    t.happen(StepOpened(step=Attempt(sovereign=sovereign, left=draws, cause=cause)))


def sequential(s: State) -> bool:
    return s.options.get("draw") == "sequential"


def draw(t: Ledger, step: Attempt) -> Attempt | None:
    """One draw of an attempt. None: the attempt has ended with it (a Kings tile, or nothing to draw)."""
    s = t.state
    held = (*step.candidates, *step.shown)
    if not s.pool.tiles:
        refill(t, besides=held)
    if not t.state.pool.tiles:
        return replace(step, left=0)
    tile = t.state.cup.pick(t.state.pool.tiles)
    facts = TILES[tile]
    hidden = facts.kind == "standard" and not facts.eye
    t.happen(AttemptDrew(sovereign=step.sovereign, tile=tile, shown=not hidden or visible(s)))
    if facts.kind == "kings":
        place(t, step, tile, face_up=True, returned=held)
        return None
    if not hidden:
        return replace(step, shown=(*step.shown, tile))
    return replace(step, left=step.left - 1, candidates=(*step.candidates, tile))


def visible(s: State) -> bool:
    return s.options.get("tiles") == "visible"


def _shown(s: State, ruling: str) -> bool:
    """No text shows these tiles; a table may rule that they are (GAPS 10)."""
    return visible(s) or s.options.get(ruling) == "shown"


def refill(t: Ledger, besides: tuple[str, ...] = ()) -> None:
    """The pool is empty: drawn Standard tiles come back (RULES 1.4; EDGE_CASES A25, A26)."""
    s = t.state
    wanted = [tile for tile in s.pool.drawn if TILES[tile].kind == "standard" and tile not in besides]
    if s.options.get("kings_refill") == "return":
        wanted += [tile for tile in s.pool.drawn if TILES[tile].kind == "kings"]
    if wanted:
        t.happen(PoolRefilled(tiles=tuple(sorted(wanted))))


def given(t: Ledger, sovereign: str, *, cause: str) -> None:
    """Stormcrow: one tile, drawn as in an attempt (EDGE_CASES A28)."""
    t.happen(AttemptBegan(sovereign=sovereign, cause=cause, eye=False, draws=1))
    t.happen(StepOpened(step=Attempt(sovereign=sovereign, left=1, cause=cause)))


def place(t: Ledger, step: Attempt, tile: str, *, face_up: bool, returned: tuple[str, ...]) -> None:
    """The tile goes on the Sovereign, the rest is shown and goes back; then his Corruption is checked."""
    t.happen(StepClosed())
    t.happen(TilePlaced(sovereign=step.sovereign, tile=tile, face_up=face_up, returned=returned, cause=step.cause))
    check(t, step.sovereign)


def keep(t: Ledger, step: Attempt, tile: str) -> None:
    rest = tuple(x for x in (*step.candidates, *step.shown) if x != tile)
    place(t, step, tile, face_up=visible(t.state), returned=rest)


def close_empty(t: Ledger, step: Attempt) -> None:
    """No candidate was to be had: what was shown goes back and nothing is added."""
    t.happen(StepClosed())
    if step.shown:
        t.happen(PoolRefilled(tiles=step.shown))


def go_on(t: Ledger, step: Attempt) -> None:
    t.happen(StepChanged(step=step))


def discarded(tiles: tuple[str, ...]) -> str:
    """The highest Standard tile; on a tie the one with a Reveal icon (RULES 7). "" if there is none."""
    standard = [tile for tile in tiles if TILES[tile].kind == "standard"]
    return max(standard, key=lambda k: (TILES[k].value, TILES[k].reveal, k), default="")


def check(t: Ledger, sovereign: str) -> None:
    """Corrupted when the Level reaches the Shadow Resistance (RULES 7)."""
    s = t.state
    if s.rulers[sovereign].state != "leader" or level(s, sovereign) < resistance(s, sovereign):
        return
    tiles = s.rulers[sovereign].tiles
    t.happen(
        SovereignCorrupted(
            sovereign=sovereign, region=SOVEREIGNS[sovereign].home, tiles=tiles, discarded=discarded(tiles)
        )
    )
    if "sh-str-05-km" in t.state.shadow.table:
        t.happen(CardLeftTable(side="shadow", card="sh-str-05-km", cause="a Sovereign became Corrupted"))


def remove_random(t: Ledger, sovereign: str, cause: str) -> None:
    """One hidden tile, chosen at random, goes back to the pool (RULES 8)."""
    tiles = hidden_tiles(t.state, sovereign)
    if tiles:
        t.happen(TileReturned(sovereign=sovereign, tile=t.state.cup.pick(tiles), random=True, cause=cause))


def awaken(t: Ledger, sovereign: str, region: str, cause: str) -> None:
    """All his tiles go back, the grey figure becomes the silver one (RULES 5.4)."""
    tiles = t.state.rulers[sovereign].tiles
    if tiles:
        t.happen(TilesReturned(sovereign=sovereign, tiles=tiles, shown=_shown(t.state, "awakened_tiles")))
    t.happen(SovereignAwakened(sovereign=sovereign, region=region, cause=cause))


def eliminate(t: Ledger, sovereign: str, cause: str) -> None:
    """A Leader-state Sovereign gives his tiles back (RULES 4); a Corrupted one is never hurt."""
    tiles = t.state.rulers[sovereign].tiles
    if tiles:
        t.happen(TilesReturned(sovereign=sovereign, tiles=tiles, shown=_shown(t.state, "awakened_tiles")))
    t.happen(SovereignLeft(sovereign=sovereign, cause=cause))


def awakening_places(s: State, sovereign: str) -> tuple[str, ...]:
    """The regions in which he may be awakened by an action now (RULES 5; cards)."""
    ruler, facts = s.rulers[sovereign], SOVEREIGNS[sovereign]
    if ruler.state != "leader" or ruler.region is None or not s.politics[facts.nation].active:
        return ()
    if "sh-char-25-km" in s.shadow.table and not board.at_war(s, facts.nation):
        return ()
    if sovereign == "denethor" and "sh-str-03-km" in s.shadow.table:
        return ()
    reach = board.reachable(s, ruler.region, number(s, f"{sovereign}.level", facts.level))
    if sovereign == "brand":
        return tuple(r for r in reach if board.free_city_or_stronghold(r) and board.unconquered(s, r))
    return (facts.home,) if facts.home in reach and board.unconquered(s, facts.home) else ()
