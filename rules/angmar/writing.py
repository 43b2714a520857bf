"""Putting steps on the agenda."""

from __future__ import annotations

from collections.abc import Callable

from rules.angmar.events import StepInserted, StepOpened
from rules.angmar.state import Step
from rules.angmar.texts import SCRIPTS
from rules.core.ledger import Ledger


def then(t: Ledger, *steps: Step) -> None:
    """These steps come next, the first one first."""
    for step in reversed(steps):
        t.happen(StepOpened(step=step))


def right_after(
    t: Ledger, name: str, *steps: Step, n: int | None = None, past: Callable[[Step], bool] = lambda _: False
) -> bool:
    """These steps come right after the step of this name (and number) on the agenda, the first one first.

    `past`: but after such steps, that were put there before them. False if the named step is not there.
    """
    agenda = [o.step for o in t.state.agenda]
    found = [at for at, step in enumerate(agenda) if step.name == name and (n is None or step.n == n)]
    if not found:
        return False
    at = found[-1]
    while at and past(agenda[at - 1]):
        at -= 1
    for step in steps:
        t.happen(StepInserted(step=step, at=at))
    return True


def script(name: str, *, card: str = "", seat: str = "", env: dict[str, str] | None = None) -> tuple[Step, ...]:
    """A step for the words of that name; none if there are no such words."""
    if not SCRIPTS.get(name):
        return ()
    return (Step(name="script", script=name, card=card, seat=seat, env=env or {}),)
