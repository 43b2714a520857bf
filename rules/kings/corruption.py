"""Corruption attempts and what they lead to (RULES 7)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.ledger import Ledger
from rules.kings.agenda import Attempt
from rules.kings.events import (
    AttemptBegan,
    AttemptDrew,
    AttemptEnded,
    CardLeftTable,
    PoolRefilled,
    SovereignCorrupted,
    StepChanged,
    StepClosed,
    StepOpened,
    TilePlaced,
)
from rules.kings.politics import THREATS
from rules.kings.rulers import SOVEREIGNS
from rules.kings.state import State
from rules.kings.tiles import TILES, as_corruption

MOST_DRAWS = 3
STORMCROW = "sh-str-06-km"
LOOKED = 2
"""The instruction of a card at which the Free Peoples have looked at tiles and choose one."""


def number(s: State, key: str, printed: int) -> int:
    """A value that the group may have read differently off its own card."""
    return s.numbers.get(key, printed)


def resistance(s: State, sovereign: str) -> int:
    return number(s, f"{sovereign}.resistance", SOVEREIGNS[sovereign].resistance)


def level(s: State, sovereign: str) -> int:
    """The Corruption Level: hidden from the Free Peoples (RULES 7)."""
    return sum(map(as_corruption, s.rulers[sovereign].tiles))


def visible(s: State) -> bool:
    """The variant with tiles face up (RULES 14)."""
    return s.options.get("tiles") == "visible"


def sequential(s: State) -> bool:
    """The variant in which the Shadow may stop, and the last tile counts (RULES 14)."""
    return s.options.get("draw") == "sequential"


def targets(s: State, seat: str = "") -> tuple[str, ...]:
    """The Sovereigns that an attempt by an action may choose now (RULES 7; EDGE_CASES A9, A30)."""
    if s.box < 2 or not s.free.rolled:
        return ()
    if not s.shadow.rolled and s.options.get("no_dice_attempt") != "allowed":
        return ()
    if seat and s.corruptor == seat and list(s.seats.values()).count("shadow") > 1:
        return ()
    return tuple(k for k, r in s.rulers.items() if r.state == "leader" and k not in s.attempts)


def begin(t: Ledger, sovereign: str, *, cause: str, eye: bool, seat: str = "") -> None:
    """Steps 1 and 2: the Eye leaves, then as many draws as Eyes are left, at most three (A27)."""
    draws = min(MOST_DRAWS, t.state.box - int(eye))
    if not draws and t.state.options.get("failed_no_eyes") == "one":
        draws = 1
    _open(t, sovereign, draws, cause=cause, eye=eye, seat=seat)


def given(t: Ledger, sovereign: str, *, cause: str) -> None:
    """Stormcrow: one tile, drawn as in an attempt (EDGE_CASES A28)."""
    _open(t, sovereign, 1, cause=cause, eye=False, seat="")


def _open(t: Ledger, sovereign: str, draws: int, *, cause: str, eye: bool, seat: str) -> None:
    t.happen(AttemptBegan(sovereign=sovereign, cause=cause, eye=eye, draws=draws, seat=seat))
    t.happen(StepOpened(step=Attempt(sovereign=sovereign, left=draws, cause=cause)))


def draw(t: Ledger, step: Attempt) -> None:
    """One draw: a number is a candidate; Eyes and Specials are shown and replaced; a Kings tile ends the attempt."""
    if not t.state.pool.tiles:
        refill(t)
    if not t.state.pool.tiles:
        t.happen(StepChanged(step=replace(step, left=0)))
        return
    tile = t.state.cup.pick(t.state.pool.tiles)
    facts = TILES[tile]
    hidden = facts.kind == "standard" and not facts.eye
    as_drawn = step.cause == STORMCROW and t.state.options.get("stormcrow") == "as_drawn"
    shown = facts.kind == "kings" or visible(t.state) or not (hidden or as_drawn)
    t.happen(AttemptDrew(sovereign=step.sovereign, tile=tile, shown=shown))
    if facts.kind == "kings":
        _kings(t, step, tile)
    elif hidden or as_drawn:
        t.happen(StepChanged(step=replace(step, left=step.left - 1, candidates=(*step.candidates, tile))))
    else:
        t.happen(StepChanged(step=replace(step, shown=(*step.shown, tile))))


def _kings(t: Ledger, step: Attempt, tile: str) -> None:
    """It lies face up on him; all other tiles go back, candidates shown or not as the table rules (A12, A13)."""
    if t.state.options.get("shown_after_kings") == "hidden" and not visible(t.state):
        _place(t, step, tile, face_up=True, returned=step.shown, unseen=step.candidates)
    else:
        _place(t, step, tile, face_up=True, returned=(*step.candidates, *step.shown))


def refill(t: Ledger) -> None:
    """The pool is empty: drawn Standard tiles come back (RULES 1.4; EDGE_CASES A25, A26)."""
    s = t.state
    wanted = [tile for tile in s.pool.drawn if TILES[tile].kind == "standard"]
    if s.options.get("kings_refill") == "return":
        wanted += [tile for tile in s.pool.drawn if TILES[tile].kind == "kings"]
    if s.options.get("discard_refill") == "return":
        wanted += [tile for tile in s.pool.removed if TILES[tile].kind == "standard"]
    if wanted:
        t.happen(PoolRefilled(tiles=tuple(sorted(wanted))))


def _place(
    t: Ledger, step: Attempt, tile: str, *, face_up: bool, returned: tuple[str, ...], unseen: tuple[str, ...] = ()
) -> None:
    """The tile goes on the Sovereign, the rest goes back; then his Corruption is checked."""
    t.happen(StepClosed())
    t.happen(
        TilePlaced(
            sovereign=step.sovereign, tile=tile, face_up=face_up, returned=returned, cause=step.cause, unseen=unseen
        )
    )
    check(t, step.sovereign)


def keep(t: Ledger, step: Attempt, tile: str) -> None:
    """The Shadow's choice; the other candidates are shown to the Free Peoples (RULES 7.4)."""
    rest = tuple(x for x in (*step.candidates, *step.shown) if x != tile)
    _place(t, step, tile, face_up=visible(t.state), returned=rest)


def close_empty(t: Ledger, step: Attempt) -> None:
    """No candidate was to be had, or he is no Leader any more: all goes back and nothing is added."""
    t.happen(StepClosed())
    t.happen(AttemptEnded(sovereign=step.sovereign, returned=step.shown, cause=step.cause, unseen=step.candidates))


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
    if THREATS in t.state.shadow.table:
        t.happen(CardLeftTable(side="shadow", card=THREATS, cause="a Sovereign became Corrupted"))
