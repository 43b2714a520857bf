"""Draw step; then the starting player token passes on and the next round begins."""

from __future__ import annotations

from rules.card_game import events as ev
from rules.card_game.agenda import Cycling, Draws, Location
from rules.card_game.passives import DrawBonus
from rules.card_game.procedures import draw
from rules.card_game.state import State
from rules.card_game.stepping import go_on_as, open_step
from rules.card_game.steps.step import never, nobody
from rules.card_game.table import holding, is_bot, owner
from rules.core.ledger import Ledger


def go(ledger: Ledger, step: Draws) -> bool:
    if step.at == 0:
        ledger.happen(ev.StepBegan(step="draw"))
    seats = ledger.state.frame.seats
    if step.at < len(seats):
        go_on_as(ledger, Draws(at=step.at + 1))
        _draw(ledger, seats[step.at])
    else:
        next_round(ledger)
    return True


def _draw(ledger: Ledger, seat: str) -> None:
    texts = [t for card, t in holding(ledger.state, DrawBonus) if owner(ledger.state, card) == seat]
    draw(ledger, seat, cards_to_draw(ledger.state, seat) + sum(t.cards for t in texts))
    if then := sum(t.then_cycle for t in texts):
        open_step(ledger, Cycling(seat=seat, left=then))


def cards_to_draw(state: State, seat: str) -> int:
    """The scenario's number; a bot draws fewer in standard difficulty (Difficulty Modes)."""
    layout = state.frame.layout
    standard = is_bot(state, seat) and state.options.get("difficulty", "standard") == "standard"
    return layout.draw_step[seat] - (layout.fewer if standard else 0)


def next_round(ledger: Ledger) -> None:
    """The open step goes on as the Location step of a new round."""
    ledger.happen(ev.RoundEnded(number=ledger.state.round))
    state = ledger.state
    ledger.happen(ev.RoundBegan(number=state.round + 1, seat=state.order[state.starting]))
    go_on_as(ledger, Location())


asks, resolve = nobody, never
