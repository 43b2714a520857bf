"""Putting steps on the agenda."""

from __future__ import annotations

from rules.angmar.events import StepInserted, StepOpened
from rules.angmar.state import Step
from rules.angmar.texts import SCRIPTS
from rules.core.ledger import Ledger


def then(t: Ledger, *steps: Step) -> None:
    """These steps come next, the first one first."""
    for step in reversed(steps):
        t.happen(StepOpened(step=step))


def before(t: Ledger, name: str, *steps: Step, n: int | None = None) -> bool:
    """These steps come right after the step of this name (and number) on the agenda, the first one first.

    False if it is not there.
    """
    agenda = t.state.agenda
    for at in range(len(agenda) - 1, -1, -1):
        if agenda[at].step.name == name and (n is None or agenda[at].step.n == n):
            for step in steps:
                t.happen(StepInserted(step=step, at=at))
            return True
    return False


def script(name: str, *, card: str = "", seat: str = "", env: dict[str, str] | None = None) -> tuple[Step, ...]:
    """A step for the words of that name; none if there are no such words."""
    if not SCRIPTS.get(name):
        return ()
    return (Step(name="script", script=name, card=card, seat=seat, env=env or {}),)
