"""A turn: play, move, cycle, winnow, use an action, use the Ring token, or pass (Action step)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from rules.card_game import commands as cmd
from rules.card_game import events as ev
from rules.card_game.agenda import Cost, Script, Turn, foe
from rules.card_game.destinations import may_play, movable, places_to_move, places_to_play
from rules.card_game.effects.flow import can_all
from rules.card_game.effects.word import Context
from rules.card_game.facts import Ability
from rules.card_game.procedures import cycle, draw, eliminate
from rules.card_game.rulings import ruling
from rules.card_game.state import State
from rules.card_game.stepping import open_in_order, open_step
from rules.card_game.steps.step import ask
from rules.card_game.table import LIMIT, carryover_limit, fits_where, is_bot, owner, side_of
from rules.card_game.triggers import abilities, after_play, exists, move
from rules.core.game import Question
from rules.core.ledger import Ledger


def go(ledger: Ledger, step: Turn) -> bool:
    return False


def asks(state: State, step: Turn) -> tuple[Question, ...]:
    seat = step.seat
    options: tuple[Any, ...] = tuple(_actions(state, seat))
    return ask(state, seat, "Take an action or pass.", (*options, cmd.Pass()) if may_pass(state, seat) else options)


def may_pass(state: State, seat: str) -> bool:
    """Only within the carryover limit, or with fewer cards in hand than each enemy player."""
    hand = len(state.decks[seat].hand)
    if hand <= LIMIT or hand <= carryover_limit(state, seat):
        return True
    enemies = state.frame.layout.seats[foe(side_of(state, seat))]
    return all(hand < len(state.decks[e].hand) for e in enemies)


def _actions(state: State, seat: str) -> Iterator[Any]:
    deck = state.decks[seat]
    if is_bot(state, seat):
        if deck.hand:
            yield cmd.Play(card=cmd.ANY)
    else:
        for card in deck.hand:
            if may_play(state, card):
                yield from (cmd.Play(card=card, to=to) for to in places_to_play(state, card))
    for card in movable(state, seat):
        yield from (cmd.Move(card=card, to=to) for to in places_to_move(state, card))
    yield from usable(state, seat)
    if is_bot(state, seat):
        return
    yield from (cmd.Cycle(card=card) for card in deck.hand)
    yield from (cmd.Winnow(cards=pair) for pair in combinations(deck.hand, 2))
    if deck.ring:
        yield cmd.UseRing()


def usable(state: State, seat: str) -> Iterator[cmd.UseAction]:
    """The "use an action" texts in play that this seat may use now."""
    actions = state.frame.actions
    for card, place in state.standing.items():
        for index, ability, kind in actions.get(card, ()):
            if not _may_use(state, seat, card, ability) or not fits_where(state, place, kind):
                continue
            spent = ability.once and f"{card}:{index}" in state.used
            context = Context(card, _you(state, card, ability, seat), {}, index)
            if not spent and can_all(ability.does, state, context):
                yield cmd.UseAction(card=card, ability=index)


def _you(state: State, card: str, ability: Ability, user: str) -> str:
    """Who "you" is in a text: the card's owner, unless the text names who uses it."""
    return owner(state, card) if ability.by is None else user


def _may_use(state: State, seat: str, card: str, ability: Ability) -> bool:
    """The owner's action; or that of the player a text names; or, by ruling, also a team-mate's."""
    frame = state.frame
    user = frame.owner[card] if ability.by is None else frame.faction.get(ability.by, frame.owner[card])
    if user == seat:
        return exists(state, ability)
    if frame.side[user] != frame.side[seat] or is_bot(state, seat):
        return False
    return ruling(state.options, "team_action") == "team" and exists(state, ability)


def resolve(ledger: Ledger, step: Turn, seat: str, command: Any) -> None:
    if type(command) is cmd.Pass:
        ledger.happen(ev.Passed(seat=step.seat))
        return
    ledger.happen(ev.Acted(seat=step.seat))
    _DOES[type(command)](ledger, step.seat, command)


def _play(ledger: Ledger, seat: str, command: cmd.Play) -> None:
    """The cost comes before the text; a bot pays none and plays what chance draws."""
    if command.card == cmd.ANY:
        draw_random(ledger, seat)
        return
    ledger.happen(ev.CardPlayed(seat=seat, card=command.card, to=command.to))
    open_in_order(ledger, Cost(seat=seat, card=command.card), *after_play(ledger.state, command.card, command.to))


def draw_random(ledger: Ledger, seat: str) -> None:
    """Random Shadow Hand (Against the Shadow): a card is turned up and waits for its place."""
    card = ledger.state.cup.pick(ledger.state.decks[seat].hand)
    ledger.happen(ev.RandomCardPicked(seat=seat, card=card))


def _move(ledger: Ledger, seat: str, command: cmd.Move) -> None:
    move(ledger, command.card, command.to)


def _cycle(ledger: Ledger, seat: str, command: cmd.Cycle) -> None:
    cycle(ledger, command.card, why="action")


def _winnow(ledger: Ledger, seat: str, command: cmd.Winnow) -> None:
    for card in command.cards:
        eliminate(ledger, card, why="action")
    draw(ledger, seat, 1)


def _use(ledger: Ledger, seat: str, command: cmd.UseAction) -> None:
    """ "You" in the text is the card's owner, unless the text names who uses it."""
    ability = abilities(ledger.state, command.card)[command.ability]
    ledger.happen(ev.TextUsed(seat=seat, card=command.card, ability=command.ability, action=True))
    you = _you(ledger.state, command.card, ability, seat)
    open_step(ledger, Script(source=command.card, ability=command.ability, seat=you, said=True))


def _ring(ledger: Ledger, seat: str, command: cmd.UseRing) -> None:
    ledger.happen(ev.RingUsed(seat=seat))
    open_step(ledger, Script(source="ring", ability=0, seat=seat, said=True))


_DOES: dict[type, Callable[[Ledger, str, Any], None]] = {
    cmd.Play: _play,
    cmd.Move: _move,
    cmd.Cycle: _cycle,
    cmd.Winnow: _winnow,
    cmd.UseAction: _use,
    cmd.UseRing: _ring,
}
