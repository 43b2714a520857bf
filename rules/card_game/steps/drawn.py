"""Cards that a text drew: some are eliminated, some played, the rest is cycled (Special cases)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.card_game import events as ev
from rules.card_game.agenda import Drawn, Placing
from rules.card_game.commands import Decline, Pick, Play
from rules.card_game.destinations import may_play, places_to_play
from rules.card_game.procedures import cycle, eliminate
from rules.card_game.state import State
from rules.card_game.stepping import close_step, go_on_as, open_in_order, open_step
from rules.card_game.steps.step import ask
from rules.card_game.table import card_of, is_bot
from rules.card_game.triggers import after_play
from rules.core.game import Question
from rules.core.ledger import Ledger


def _playable(state: State, step: Drawn) -> tuple[Play, ...]:
    """Every way to play one of the cards that fit, where the text lets it go."""
    names = state.frame.book.name
    return tuple(
        Play(card=card, to=to)
        for card in step.cards
        if step.match.fits(card_of(state, card)) and may_play(state, card)
        for to in places_to_play(state, card)
        if step.to in ("", to) or names(to) == step.to
    )


def go(ledger: Ledger, step: Drawn) -> bool:
    """Without cards to choose from it goes on by itself; a bot lets chance choose what is eliminated."""
    state, bot = ledger.state, is_bot(ledger.state, step.seat)
    if step.eliminate and step.cards:
        if not bot and len(step.cards) > 1:
            return False
        _eliminate(ledger, step, state.cup.pick(step.cards), random=True)
        return True
    plays = _playable(state, step) if step.play else ()
    if not bot and step.cards and (plays or (step.play and not state.bots)):
        # Asked also where none fits: between people the question would tell the others that one does.
        return False
    if plays:
        card = plays[0].card
        _rest(ledger, step, card)
        open_step(ledger, Placing(seat=step.seat, card=card, to=step.to, out_of="aside"))
        return True
    close_step(ledger)
    for card in step.cards:
        cycle(ledger, card, why="rest")
    return True


def _rest(ledger: Ledger, step: Drawn, card: str) -> None:
    left = tuple(c for c in step.cards if c != card)
    go_on_as(ledger, replace(step, cards=left, eliminate=0, play=step.play - 1))


def _eliminate(ledger: Ledger, step: Drawn, card: str, *, random: bool = False) -> None:
    left = tuple(c for c in step.cards if c != card)
    go_on_as(ledger, replace(step, cards=left, eliminate=step.eliminate - 1))
    eliminate(ledger, card, random=random)


def asks(state: State, step: Drawn) -> tuple[Question, ...]:
    if step.eliminate and step.cards:
        cards = tuple(Pick(what=c) for c in step.cards)
        return ask(state, step.seat, "Choose one of the cards drawn to eliminate.", cards)
    options: tuple[Any, ...] = _playable(state, step)
    return ask(state, step.seat, "You may play one of the cards drawn; the rest is cycled.", (*options, Decline()))


def resolve(ledger: Ledger, step: Drawn, seat: str, command: Any) -> None:
    if type(command) is Pick:
        _eliminate(ledger, step, command.what)
    elif type(command) is Play:
        _rest(ledger, step, command.card)
        ledger.happen(ev.CardPlayed(seat=step.seat, card=command.card, to=command.to, out_of="aside"))
        open_in_order(ledger, *after_play(ledger.state, command.card, command.to))
    else:
        go_on_as(ledger, replace(step, play=0))
