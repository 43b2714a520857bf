"""Work that people do by hand on the board: the table waits until they say that it is done."""

from __future__ import annotations

from rules.core.ledger import Ledger
from rules.kings.agenda import Work
from rules.kings.cards import EVENTS
from rules.kings.commands import Command, Done
from rules.kings.events import StepClosed
from rules.kings.state import State

TEXTS = {
    "army": "Move Armies by hand, then say that you are done.",
    "attack": "Attack by hand, then say that you are done.",
    "muster": "Recruit by hand, then say that you are done.",
    "companions": "Move Companions by hand, then say that you are done.",
    "minions": "Move Nazgûl and Minions by hand, then say that you are done.",
}


def ask(_: State, step: Work) -> tuple[str, tuple[Command, ...]]:
    if step.what == "event":
        return f"Do by hand what your card {EVENTS[step.card].name} says, then say that you are done.", (Done(),)
    return TEXTS[step.what], (Done(),)


def resolve(t: Ledger, _step: Work, _command: Command) -> None:
    t.happen(StepClosed())
