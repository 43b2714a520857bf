"""A cautious player of either side for simulations: wins what it can, wastes little, reads only what it may know.

It counts every fight as it stands, waits until the bots' hands are empty where it may, then sends the cards that
turn a fight for less than the fight is worth.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from rules.card_game import commands as cmd
from rules.card_game.agenda import Combat, Drawn, Eliminating, Script, Sorting, Turn
from rules.card_game.cautious_cards import DRAW, kept, kept_with_items, power, ready, returns, rounds_left
from rules.card_game.cautious_fights import Look, adds
from rules.card_game.cautious_hand import Hand
from rules.card_game.cautious_texts import block, ground, text
from rules.card_game.effects import (
    Activate,
    ActivatePath,
    AddToken,
    Choose,
    Context,
    EliminateAny,
    EliminateOne,
    MoveIt,
)
from rules.card_game.passives import Cause
from rules.card_game.procedures import TOP
from rules.card_game.state import State
from rules.card_game.steps.script import block_of
from rules.card_game.table import RESERVE, card_of, owner
from rules.card_game.triggers import abilities
from rules.core.game import Question

EARLY = 0.1
"""Which part of a gain is seen in going to a fight while bots have cards left to answer."""
EFFORT = 0.05
"""What any action must be worth."""
NEVER = -99.0
"""What a text's action is worth that brings nothing: whoever may not pass could take it for ever."""
TOP_CARD, SCARCE = 0.25, 0.2
"""What the unseen top card of a draw deck is worth, and how much more if it will be drawn before the end."""
SPARED = 0.15
"""What a card is worth that is cycled instead of being eliminated."""
MOST = 10
"""Cards among which the cheapest losses are searched."""


def choose(state: State, question: Question) -> Any:
    """The option that is worth most; the first one among equals, so the same state gives the same choice."""
    if len(question.options) == 1:
        return question.options[0]
    hand = Hand(Look(state, question.seat))
    return max(question.options, key=lambda option: _worth(hand, option))


def worth(state: State, seat: str, command: Any) -> float:
    """A rough value of an option for its side, in victory points; to pass or decline is worth nothing."""
    return _worth(Hand(Look(state, seat)), command)


def _worth(hand: Hand, command: Any) -> float:
    match command:
        case cmd.Play(card=card, to=to):
            return _played(hand, card, to) - hand.pay(card)
        case cmd.Move(card=card, to=to):
            arriving = text(hand.look, card, "arrived", f"arrived_{hand.look.kind_of(to)}")
            return _sent(hand, card, to) + arriving - EFFORT
        case cmd.UseAction(card=card, ability=index):
            return _used(hand.look, card, index)
        case cmd.UseRing():
            return _ring(hand.look)
        case cmd.Winnow(cards=cards):
            return DRAW - 0.3 - sum(hand.worth(card) + hand.planned(card) for card in cards)
        case cmd.Cycle(card=card):
            return -hand.cycled(card) - (0.1 if isinstance(hand.look.step, Turn) else 0.0)
        case cmd.Forsake(card=card):
            return -_forsaken(hand, card)
        case cmd.Lose(card=card):
            return _lost(hand.look, hand.look.step, card)
        case cmd.Pick(what=what):
            return _picked(hand, what)
        case _:
            return 0.0


def _played(hand: Hand, card: str, to: str) -> float:
    look = hand.look
    kind = card_of(look.state, card).kind
    if kind == "event":
        return text(look, card, "event") - 2 * EFFORT
    if kind == "item":
        return _wielded(look, card, to) + text(look, card, "played") - 0.2 * hand.worth(card)
    where = look.kind_of(to)
    if to == RESERVE:
        serves = ready(look.state, card) - 0.3 * hand.worth(card) - hand.planned(card)
        return serves + text(look, card, "played", "played_reserve")
    return _sent(hand, card, to) + text(look, card, "played", f"played_{where}", "arrived", f"arrived_{where}")


def _sent(hand: Hand, card: str, to: str) -> float:
    """What it serves to send a card to a fight: as part of the plan for it, or by itself."""
    fight, plan = hand.look.fights[to], hand.plan(to)
    icons = adds(hand.look.state, card, to)
    gain = plan.gain + icons / 100 if card in plan.cards else fight.gain(icons) - hand.spent(card, fight)
    return gain * EARLY - 2 * EFFORT if gain > 0 and hand.look.early else gain


def _wielded(look: Look, item: str, wielder: str) -> float:
    fight = look.fights.get(look.state.standing.get(wielder, ""))
    if fight is None:
        return 0.8 * ready(look.state, item)
    gain = fight.gain(adds(look.state, item, fight.key)) - kept(look.state, item) / 2
    return gain * EARLY if look.early else gain


def _used(look: Look, card: str, index: int) -> float:
    does = abilities(look.state, card)[index].does
    serves = block(look, does, Context(card, owner(look.state, card), {}, index))
    return serves - EFFORT if serves > 0 else NEVER


def _ring(look: Look) -> float:
    """Once a round it costs nothing; once a game it draws 2, and unused it may be a point at the end."""
    if look.state.frame.layout.rings[look.seat] == "round":
        return 2 * DRAW
    return DRAW if rounds_left(look.state) > 0 else -1.0


def _forsaken(hand: Hand, card: str) -> float:
    """What is lost with a card that is forsaken."""
    look = hand.look
    if card == TOP:
        deck = look.state.decks[look.seat]
        scarce = 4 * rounds_left(look.state) > len(deck.draw) + len(deck.cycle)
        return TOP_CARD + (SCARCE if scarce else 0.0)
    causes: tuple[Cause, ...] = ("any", "forsaken") if card in look.hand else ("any", "forsaken", "forsaken_reserve")
    return SPARED if returns(look.state, card, causes) else hand.forsaken(card)


def _lost(look: Look, step: Combat, card: str) -> float:
    """1 for a card of those losses that together cost least, and a little less the dearer it is."""
    costs = {c: _loss(look, step, c) for c in step.icons if c not in step.doomed}
    likely = sorted(costs, key=lambda c: costs[c] / step.icons[c])[:MOST]
    enough = [
        cards
        for size in range(1, len(likely) + 1)
        for cards in combinations(likely, size)
        if sum(step.icons[c] for c in cards) >= step.left
    ]
    best = min(enough, key=lambda cards: sum(costs[c] for c in cards), default=tuple(likely))
    return (1.0 if card in best else 0.0) - costs[card] / 100


def _loss(look: Look, step: Combat, card: str) -> float:
    path = look.kind_of(step.site) == "path"
    causes: tuple[Cause, ...] = ("any", "combat", "path_combat" if path else "battleground_combat")
    return SPARED if returns(look.state, card, causes) else kept_with_items(look.state, card)


def _picked(hand: Hand, what: str) -> float:
    """What is chosen: a card to part with or to keep, or something for a text."""
    match hand.look.step:
        case Eliminating() | Drawn():
            return -hand.worth(what)
        case Sorting(left=left):
            return hand.worth(what) * (1 if left[0] == "hand" else -1)
        case Script() as step:
            return _for_text(hand.look, step, what)
        case _:
            return SPARED


def _for_text(look: Look, step: Script, what: str) -> float:
    """A card to take or to be rid of, a place, one of several texts, or yes to a text."""
    book, words = look.state.frame.book, block_of(look.state, step)
    word: Any = words[step.at]
    ctx = Context(step.source, step.seat, step.env, step.ability)
    match word:
        case EliminateOne() | EliminateAny():
            strength = kept(look.state, what) + power(look.state, what)
            return -strength if book.cards[what].side == look.side else strength
        case Choose(among=among):
            return block(look, among[int(what)].does, ctx)
        case Activate():
            return ground(look, what)
        case ActivatePath():
            easy = book.paths[what].points + book.paths[what].defense
            return 10.0 + (easy if look.side == "free" else -easy)
        case AddToken(count=count):
            fight = look.fights.get(look.state.standing.get(what, what))
            return 0.0 if fight is None else fight.gain(count)
        case MoveIt():
            return 1.0
        case _ if what in book.cards:
            return kept(look.state, what) + power(look.state, what)
        case _:
            return block(look, words, ctx)
