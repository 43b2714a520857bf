"""What is demanded of a hand: the cost of playing, cycling, eliminating, forsaking."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.card_game import events as ev
from rules.card_game.agenda import Cost, Cycling, Eliminating, Forsaking
from rules.card_game.commands import Cycle, Forsake, Pick
from rules.card_game.events.cards import Why
from rules.card_game.procedures import cycle, eliminate, forsakable, forsake, forsake_for_bot
from rules.card_game.rulings import ruling
from rules.card_game.state import State
from rules.card_game.stepping import close_step, go_on_as
from rules.card_game.steps.step import ask
from rules.card_game.table import is_bot
from rules.core.game import Question
from rules.core.ledger import Ledger

Demand = Cost | Cycling | Eliminating | Forsaking


def go(ledger: Ledger, step: Demand) -> bool:
    match step:
        case Cost():
            return _go_cost(ledger, step)
        case Cycling():
            return _go_cycling(ledger, step)
        case Eliminating():
            return _go_eliminating(ledger, step)
        case Forsaking():
            return _go_forsaking(ledger, step)


def _go_cost(ledger: Ledger, step: Cost) -> bool:
    """Cycle another card; if it was the last one, forsake instead (Playing a card)."""
    hand = ledger.state.decks[step.seat].hand
    if not hand:
        itself = ruling(ledger.state.options, "last_card") == "any"
        go_on_as(ledger, Forsaking(seat=step.seat, left=1, but="" if itself else step.card))
    elif len(hand) == 1:
        close_step(ledger)
        cycle(ledger, hand[0], why="cost")
    return len(hand) <= 1


def _go_cycling(ledger: Ledger, step: Cycling) -> bool:
    """Whoever must cycle more cards than the hand holds cycles all and forsakes the others."""
    hand = ledger.state.decks[step.seat].hand
    if len(hand) <= step.left:
        if missing := step.left - len(hand):
            go_on_as(ledger, Forsaking(seat=step.seat, left=missing))
        else:
            close_step(ledger)
        for card in hand:
            cycle(ledger, card, why="text")
        return True
    if not is_bot(ledger.state, step.seat):
        return False
    close_step(ledger)
    for _ in range(step.left):
        cycle(ledger, ledger.state.cup.pick(ledger.state.decks[step.seat].hand), why="text", random=True)
    return True


def _go_eliminating(ledger: Ledger, step: Eliminating) -> bool:
    """No penalty for what is not there."""
    hand, bot = ledger.state.decks[step.seat].hand, is_bot(ledger.state, step.seat)
    if len(hand) > step.left and not bot:
        return False
    close_step(ledger)
    for _ in range(min(step.left, len(hand))):
        left = ledger.state.decks[step.seat].hand
        eliminate(ledger, ledger.state.cup.pick(left) if bot else left[0], random=bot)
    return True


def _go_forsaking(ledger: Ledger, step: Forsaking) -> bool:
    state = ledger.state
    options = forsakable(state, step.seat, step.but)
    if not is_bot(state, step.seat) and len(options) > 1:
        return False
    _less(ledger, step)
    if not options:
        ledger.happen(ev.NothingForsaken(seat=step.seat))
        return True
    if is_bot(state, step.seat):
        forsake_for_bot(ledger, step.seat)
    else:
        forsake(ledger, step.seat, options[0])
    _note(ledger, step)
    return True


def _less(ledger: Ledger, step: Cycling | Eliminating | Forsaking) -> None:
    """One less is demanded; the step closes with the last."""
    if step.left <= 1:
        close_step(ledger)
    else:
        go_on_as(ledger, replace(step, left=step.left - 1))


def _note(ledger: Ledger, step: Forsaking) -> None:
    if step.noted:
        ledger.happen(ev.Noted(key="forsook", value="yes"))


def asks(state: State, step: Demand) -> tuple[Question, ...]:
    hand = state.decks[step.seat].hand
    match step:
        case Cost():
            return ask(state, step.seat, "Choose the card to cycle as the cost.", tuple(Cycle(card=c) for c in hand))
        case Cycling():
            return ask(state, step.seat, "Choose a card from hand to cycle.", tuple(Cycle(card=c) for c in hand))
        case Eliminating():
            return ask(state, step.seat, "Choose a card from hand to eliminate.", tuple(Pick(what=c) for c in hand))
        case Forsaking():
            cards = forsakable(state, step.seat, step.but)
            return ask(state, step.seat, "Choose what to forsake.", tuple(Forsake(card=c) for c in cards))


def resolve(ledger: Ledger, step: Demand, seat: str, command: Any) -> None:
    if isinstance(step, Cost):
        close_step(ledger)
    else:
        _less(ledger, step)
    if isinstance(step, Forsaking):
        forsake(ledger, step.seat, command.card)
        _note(ledger, step)
    elif isinstance(step, Eliminating):
        eliminate(ledger, command.what)
    else:
        why: Why = "cost" if isinstance(step, Cost) else "text"
        cycle(ledger, command.card, why=why)
