"""The old path's combat is over: another becomes the active one (Activating paths)."""

from __future__ import annotations

from typing import Any

from rules.card_game.agenda import NewPath
from rules.card_game.state import State
from rules.card_game.stepping import close_step
from rules.card_game.triggers import activate_path
from rules.core.game import Question
from rules.core.ledger import Ledger


def go(ledger: Ledger, step: NewPath) -> bool:
    close_step(ledger)
    activate_path(ledger, step.card)
    return True


def asks(state: State, step: NewPath) -> tuple[Question, ...]:  # noqa: ARG001 -- nobody is asked anything here
    return ()


def resolve(ledger: Ledger, step: NewPath, seat: str, command: Any) -> None:
    raise AssertionError("nobody is asked when a path becomes active")
