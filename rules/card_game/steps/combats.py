"""Combat step: all active battlegrounds and the path, in the order that the starting player picks."""

from __future__ import annotations

from typing import Any

from rules.card_game import events as ev
from rules.card_game.agenda import Check, Combat, Combats
from rules.card_game.commands import Fight
from rules.card_game.rulings import ruling
from rules.card_game.state import State
from rules.card_game.stepping import go_on_as, open_step
from rules.card_game.steps.step import ask
from rules.card_game.table import asker, sites
from rules.core.game import Question
from rules.core.ledger import Ledger


def go(ledger: Ledger, step: Combats) -> bool:
    state = ledger.state
    if state.step != "combat":
        ledger.happen(ev.StepBegan(step="combat"))
    left = sites(state)
    if len(left) > 1:
        return False
    if left:
        open_step(ledger, Combat(site=left[0].card))
    else:
        go_on_as(ledger, Check())
    return True


def asks(state: State, step: Combats) -> tuple[Question, ...]:
    starting = state.order[state.starting]
    seat = asker(state, starting) if ruling(state.options, "fights") == "people" else starting
    return ask(state, seat, "Choose the next combat.", tuple(Fight(site=s.card) for s in sites(state)))


def resolve(ledger: Ledger, step: Combats, seat: str, command: Any) -> None:
    # It asks again after this combat, under another number.
    go_on_as(ledger, Combats())
    open_step(ledger, Combat(site=command.site))
