"""How the game ends, in order of precedence (RULES 1.9)."""

from __future__ import annotations

from typing import Literal

from rules.core.ledger import Ledger
from rules.kings import board
from rules.kings.events import GameEnded
from rules.kings.facts import Side
from rules.kings.state import State

CORRUPTION = 12
CRACK_OF_DOOM = 5
POINTS: dict[Side, int] = {"shadow": 10, "free": 4}


def end(
    t: Ledger,
    winner: Side | None,
    why: Literal["corruption", "crack_of_doom", "military_shadow", "military_free", "ended"],
) -> None:
    t.happen(GameEnded(winner=winner, why=why, seed=t.state.cup.seed))


def ring_check(t: Ledger) -> bool:
    """Corruption and the Crack of Doom end the game at once."""
    s: State = t.state
    if s.result is not None:
        return True
    if s.fellowship.corruption >= CORRUPTION:
        end(t, "shadow", "corruption")
        return True
    if s.fellowship.mordor is not None and s.fellowship.mordor >= CRACK_OF_DOOM:
        end(t, "free", "crack_of_doom")
        return True
    return False


def victory_check(t: Ledger) -> bool:
    """The military goals; if both are reached the Shadow wins (EDGE_CASES G5)."""
    if board.points(t.state, "shadow") >= POINTS["shadow"]:
        end(t, "shadow", "military_shadow")
        return True
    if board.points(t.state, "free") >= POINTS["free"]:
        end(t, "free", "military_free")
        return True
    return False
