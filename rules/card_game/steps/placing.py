"""A bot places the random card it drew, or one that a text plays (Against the Shadow, Play)."""

from __future__ import annotations

from typing import Any

from rules.card_game import events as ev
from rules.card_game.agenda import Finish, Placing, Script
from rules.card_game.commands import Cycle, Decline, Play
from rules.card_game.destinations import may_play, places_to_play
from rules.card_game.procedures import cycle
from rules.card_game.rulings import ruling
from rules.card_game.state import State
from rules.card_game.stepping import close_step, open_in_order
from rules.card_game.steps.step import ask
from rules.card_game.steps.turn import draw_random
from rules.card_game.table import card_of
from rules.card_game.triggers import after_play
from rules.core.game import Question
from rules.core.ledger import Ledger


def go(ledger: Ledger, step: Placing) -> bool:
    return False


def asks(state: State, step: Placing) -> tuple[Question, ...]:
    """Cannot Be Played Twice: then it is cycled. An item without a wielder: Decline() uses its text for that."""
    card = card_of(state, step.card)
    text = f"Place {card.name}."
    if not may_play(state, step.card):
        return ask(state, step.seat, text, (Cycle(card=step.card),))
    places = (step.to,) if step.to else places_to_play(state, step.card)
    options: tuple[Any, ...] = tuple(Play(card=step.card, to=to) for to in places)
    if card.kind == "event" and ruling(state.options, "useless_event") == "cycle":
        options += (Cycle(card=step.card),)
    return ask(state, step.seat, text, options or (Decline(),))


def resolve(ledger: Ledger, step: Placing, seat: str, command: Any) -> None:
    close_step(ledger)
    if type(command) is Play:
        ledger.happen(ev.CardPlayed(seat=step.seat, card=step.card, to=command.to, out_of=step.out_of))
        open_in_order(ledger, *after_play(ledger.state, step.card, command.to))
    elif type(command) is Cycle:
        twice = not may_play(ledger.state, step.card)
        cycle(ledger, step.card, why="twice" if twice else "unplayable")
        again = twice and step.out_of == "hand" and ruling(ledger.state.options, "twice") == "again"
        if again and ledger.state.decks[step.seat].hand:
            draw_random(ledger, step.seat)
    else:
        script = Script(source=step.card, ability=-1, seat=step.seat)
        open_in_order(ledger, script, Finish(card=step.card))
