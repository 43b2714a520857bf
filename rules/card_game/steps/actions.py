"""Action step: one action or a pass each, in turn order, until all have passed in a row."""

from __future__ import annotations

from rules.card_game import events as ev
from rules.card_game.agenda import Actions, Combats, Cycling
from rules.card_game.rulings import ruling
from rules.card_game.state import State
from rules.card_game.stepping import go_on_as, open_in_order
from rules.card_game.steps.step import never, nobody
from rules.card_game.table import carryover_limit
from rules.core.ledger import Ledger


def go(ledger: Ledger, step: Actions) -> bool:
    state = ledger.state
    if not step.begun:
        ledger.happen(ev.StepBegan(step="action"))
        go_on_as(ledger, Actions(begun=True))
        _open_turn(ledger, state.starting)
    elif _all_passed(state):
        go_on_as(ledger, Combats())
        open_in_order(ledger, *_too_many(state))
    else:
        _open_turn(ledger, (state.turn + 1) % len(state.order))
    return True


def _all_passed(state: State) -> bool:
    """Whether the turns since the last action were passes of every player."""
    if state.passes < len(state.decks):
        return False
    size = len(state.order)
    seats = {state.order[(state.turn - back) % size] for back in range(min(state.passes, size))}
    return len(seats) == len(state.decks)


def _too_many(state: State) -> tuple[Cycling, ...]:
    """What players must give up who hold more than their limit: nothing, unless the table rules otherwise."""
    if ruling(state.options, "over_limit") == "keep":
        return ()
    over = {seat: len(deck.hand) - carryover_limit(state, seat) for seat, deck in state.decks.items()}
    return tuple(Cycling(seat=seat, left=more) for seat, more in over.items() if more > 0)


def _open_turn(ledger: Ledger, turn: int) -> None:
    ledger.happen(ev.TurnCame(turn=turn, seat=ledger.state.order[turn]))


asks, resolve = nobody, never
