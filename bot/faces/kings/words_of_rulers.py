"""Words for the Sovereigns: attempts, tiles, awakening, corruption."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.faces.kings import names as n
from rules.kings import events as ev
from rules.kings.rulers import SOVEREIGNS


def who(sovereign: str) -> str:
    return f"**{n.person(sovereign)}**"


def _began(e: ev.AttemptBegan) -> str:
    how = "An Eye leaves the Hunt Box" if e.eye else f"{n.upper(n.cause(e.cause))}"
    draws = f"{n.count(e.draws, 'tile')} to draw" if e.draws else "no tile to draw"
    return f"**Corruption attempt** on {who(e.sovereign)}. {how}; {draws}."


def _drew(e: ev.AttemptDrew) -> str:
    if e.shown:
        return f"The Shadow draws and shows {n.tile(e.tile)}."
    return f"You draw {n.tile(e.tile)}, unseen by others." if e.tile else "The Shadow draws a tile, unseen."


def _back(returned: tuple[str, ...], unseen: tuple[str | None, ...]) -> str:
    """What goes back into the pool besides."""
    shown = f" Shown and returned: {n.tiles(returned)}." if returned else ""
    return shown + (f" Returned unseen: {n.tiles(unseen)}." if unseen else "")


def _placed(e: ev.TilePlaced) -> str:
    what = n.tile(e.tile) if e.tile else "**one hidden tile**"
    return f"{n.upper(what)} lies on {who(e.sovereign)} now.{_back(e.returned, e.unseen)}"


def _ended(e: ev.AttemptEnded) -> str:
    return f"No tile could be placed on {who(e.sovereign)}.{_back(e.returned, e.unseen)}"


def _returned(e: ev.TileReturned) -> str:
    chance = ", by chance" if e.random else ""
    return f"{n.upper(n.tile(e.tile))} of {who(e.sovereign)} goes back to the pool ({n.cause(e.cause)}{chance})."


def _all_returned(e: ev.TilesReturned) -> str:
    return f"All tiles of {who(e.sovereign)} go back to the pool: {n.tiles(e.tiles)}."


def _seen(e: ev.TilesSeen) -> str:
    if any(e.tiles):
        return f"You look at the tiles of {who(e.sovereign)}: {n.tiles(e.tiles)} ({n.cause(e.cause)})."
    return f"**The Free Peoples** look at the tiles of {who(e.sovereign)} ({n.cause(e.cause)})."


def _corrupted(e: ev.SovereignCorrupted) -> str:
    out = f"; {n.tile(e.discarded)} stays out of the pool" if e.discarded else ""
    return f"**{n.person(e.sovereign)} is Corrupted** in {n.region(e.region)}. His tiles: {n.tiles(e.tiles)}{out}."


def weaknesses(sovereign: str) -> str:
    """What is weak while he is Corrupted."""
    return " ".join(SOVEREIGNS[sovereign].weaknesses)


TO = {"used": "is used", "shadow": "goes to the Shadow", "gone": "is out of the game"}

RULERS: Mapping[type, Callable[[Any], str]] = {
    ev.AttemptBegan: _began,
    ev.AttemptDrew: _drew,
    ev.AttemptEnded: _ended,
    ev.TilePlaced: _placed,
    ev.TileReturned: _returned,
    ev.TilesReturned: _all_returned,
    ev.TilesSeen: _seen,
    ev.SovereignCorrupted: lambda e: f"{_corrupted(e)} Weak now: {weaknesses(e.sovereign)}",
    ev.SovereignAwakened: lambda e: (
        f"**{n.person(e.sovereign)} is Awakened** in {n.region(e.region)} ({n.cause(e.cause)}). "
        "The Free Peoples take his Ruler Token."
    ),
    ev.SovereignMoved: lambda e: f"{who(e.sovereign)} goes to {n.region(e.region)}.",
    ev.SovereignLeft: lambda e: f"**{n.person(e.sovereign)} is out of the game** ({n.cause(e.cause)}).",
    ev.TokenMoved: lambda e: f"The Ruler Token of {who(e.sovereign)} {TO[e.to]}.",
}
