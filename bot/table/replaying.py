"""The moves of a file, made once more: what is told of each is what the game itself says of it, never the file."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from rules.core.game import TABLE, Game, Outcome, Trace


@dataclass(frozen=True, slots=True)
class Claim:
    """A move as a file tells it."""

    seat: str
    kind: str
    command: Any
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Made:
    """A move as it is written down, and the state it led to.

    `silent`: this version of the game would not make it so, because older rules did or because it was made up.
    Then nothing is told of it, and only the state after it counts.
    """

    seat: str
    body: tuple[Any, tuple[Any, ...], Trace]
    state: Any
    silent: bool


def begin(fresh: Outcome, start: Any, claim: Claim) -> Made:
    """`fresh` is how the game itself would have started."""
    silent = fresh != Outcome(start, claim.events)
    return Made(TABLE, (None, () if silent else claim.events, ()), start, silent)


def remake(game: Game, places: Collection[str], before: Any, claim: Claim) -> Made:
    """Raises whatever the game raises at events that cannot happen."""
    after = before
    for event in claim.events:
        after = game.evolve(after, event)
    body = _again(game, before, claim)
    if body is None:
        return Made(claim.seat if claim.seat in places else TABLE, (None, (), ()), after, silent=True)
    return Made(claim.seat, body, after, silent=False)


def _again(game: Game, before: Any, claim: Claim) -> tuple[Any, tuple[Any, ...], Trace] | None:
    """The body of a move that the game makes now as it is told; None if it does not."""
    try:
        if game.play(before, claim.seat, claim.command).events != claim.events:
            return None
        reply = game.opponent(before) if claim.kind == "bot" else None
    except Exception:  # a command that was made up may break the game's own code in any way
        return None
    walked = reply is not None and (reply.seat, reply.command) == (claim.seat, claim.command)
    return claim.command, claim.events, reply.trace if reply is not None and walked else ()
