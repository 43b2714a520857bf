"""How rules move the agenda: open a step, go on as another, close it."""

from __future__ import annotations

from rules.card_game import events as ev
from rules.card_game.agenda import Step
from rules.core.ledger import Ledger


def open_step(ledger: Ledger, step: Step) -> None:
    """Puts a step on top; it comes before everything that is open already."""
    ledger.happen(ev.StepOpened(step=step))


def open_in_order(ledger: Ledger, *steps: Step) -> None:
    """Puts steps on top so that the first of them comes first."""
    for step in reversed(steps):
        open_step(ledger, step)


def go_on_as(ledger: Ledger, step: Step) -> None:
    """The open step becomes this one."""
    ledger.happen(ev.StepChanged(step=step))


def close_step(ledger: Ledger) -> None:
    ledger.happen(ev.StepClosed())
