"""Victory Check, and the final scoring after the last path (Victory)."""

from __future__ import annotations

from rules.card_game import events as ev
from rules.card_game.agenda import Check, Draws
from rules.card_game.facts import Side
from rules.card_game.rulings import ruling
from rules.card_game.state import State
from rules.card_game.stepping import go_on_as
from rules.card_game.steps.step import never, nobody
from rules.card_game.table import score, side_of
from rules.core.ledger import Ledger

LEAD = 10
"""Points by which a side must lead to win at a Victory Check."""


def go(ledger: Ledger, step: Check) -> bool:
    state = ledger.state
    ledger.happen(ev.StepBegan(step="victory"))
    last = state.path_number >= state.frame.layout.last_path
    free, shadow = final_score(state, "free", last=last), final_score(state, "shadow", last=last)
    ledger.happen(ev.Scored(free=free, shadow=shadow))
    # Against the Shadow, Victory: with bots there is no check before the last path.
    if last or (not state.bots and abs(free - shadow) >= LEAD):
        end(ledger, free, shadow, "last path" if last else "lead")
    else:
        go_on_as(ledger, Draws())
    return True


def final_score(state: State, side: Side, *, last: bool) -> int:
    """The score; at the very end with one point for each unused Ring token, where the scenario says so."""
    return score(state, side) + (_rings(state, side) if last else 0)


def _rings(state: State, side: Side) -> int:
    points = state.frame.layout.ring_points
    if ruling(state.options, "ring_points") == "shadow" and state.scenario == "three-player-duel":
        points = state.frame.layout.seats["shadow"]
    return sum(deck.ring for seat, deck in state.decks.items() if seat in points and side_of(state, seat) == side)


def end(ledger: Ledger, free: int, shadow: int, why: str) -> None:
    """The higher score wins; a tie is the Shadow's."""
    winner: Side = "free" if free > shadow else "shadow"
    seed = ledger.state.cup.seed
    ledger.happen(ev.GameEnded(winner=winner, free=free, shadow=shadow, why=why, seed=seed))


asks, resolve = nobody, never
