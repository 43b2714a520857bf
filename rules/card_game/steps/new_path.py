"""The old path's combat is over: another becomes the active one (Activating paths)."""

from __future__ import annotations

from rules.card_game.agenda import NewPath
from rules.card_game.stepping import close_step
from rules.card_game.steps.step import never, nobody
from rules.card_game.triggers import activate_path
from rules.core.ledger import Ledger


def go(ledger: Ledger, step: NewPath) -> bool:
    close_step(ledger)
    activate_path(ledger, step.card)
    return True


asks, resolve = nobody, never
