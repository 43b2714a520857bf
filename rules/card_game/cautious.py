"""A cautious player of either side for simulations: wins what it can, wastes little, reads only what it may know."""

from __future__ import annotations

from typing import Any

from rules.card_game import commands as cmd
from rules.card_game.combat import Tally, tally
from rules.card_game.facts import Card
from rules.card_game.state import State
from rules.card_game.table import RESERVE, framed, site
from rules.core.game import Question

PASS = 0.9
"""What a pass is worth: anything that serves less is left undone."""


def choose(state: State, question: Question) -> Any:
    """The option that is worth most; the first one among equals, so the same state gives the same choice."""
    return max(question.options, key=lambda option: worth(state, question.seat, option))


def worth(state: State, seat: str, command: Any) -> float:
    """A rough value of an option for its side, in victory points."""
    match command:
        case cmd.Play(card=card, to=to):
            return _sent(state, card, to) + 0.3
        case cmd.Move(card=card, to=to):
            return _sent(state, card, to) + 0.6
        case cmd.UseAction(card=card):
            return 1.1 if framed(state).book.cards[card].kind == "item" else 0.95
        case cmd.UseRing():
            return 1.5 if len(state.decks[seat].hand) <= 3 else 0.5
        case cmd.Winnow():
            return 0.1
        case cmd.Pass():
            return PASS
        case cmd.Cycle(card=card) | cmd.Forsake(card=card):
            return 0.5 - _kept(state, seat, card) / 10
        case cmd.Lose(card=card):
            return _loss(state, card)
        case cmd.Pick(what=what):
            return 0.5 + _picked(state, what)
        case _:
            return 0.2


def _card(state: State, card: str) -> Card | None:
    return framed(state).book.cards.get(card)


def _strength(card: Card | None) -> int:
    if card is None:
        return 1
    icons = card.icons
    return icons.path + icons.attack + icons.defense + icons.lead_attack + icons.lead_defense


def _kept(state: State, seat: str, card: str) -> float:
    """How much a card in hand or reserve is worth keeping; the unseen top of the deck is an average card."""
    if card == "top":
        return 2.5
    facts = _card(state, card)
    reserve = card in state.decks[seat].reserve
    return _strength(facts) + (1.5 if reserve else 0) - (1 if facts is not None and facts.kind == "event" else 0)


def _loss(state: State, card: str) -> float:
    """Losses: the weakest card first."""
    return 1 - _strength(_card(state, card)) / 10


def _sent(state: State, card: str, to: str) -> float:
    """What it serves to send a card somewhere: to turn a fight, or to save corruption on the path."""
    facts = _card(state, card)
    place = site(state, to)
    if facts is None or to in ("", RESERVE) or place is None:
        return 0.8 if facts is not None and facts.kind != "event" else 0.7
    now = tally(state, to)
    if framed(state).book.battlegrounds.get(to) is None:
        return _on_path(state, facts, now)
    ground = framed(state).book.battlegrounds[to]
    defends = ground.side == facts.side
    mine = facts.icons.defense if defends else facts.icons.attack
    mine += facts.icons.lead_defense if defends else facts.icons.lead_attack
    short = now.attack - now.defense if defends else now.defense - now.attack + 1
    if now.winner == facts.side or not mine:
        return 0.1
    return ground.points * min(1.0, mine / max(1, short)) + 0.2


def _on_path(state: State, card: Card, now: Tally) -> float:
    points = framed(state).book.paths[now.site].points
    if card.side == "shadow":
        return min(card.icons.path, max(0, now.attack + card.icons.path - now.defense)) + 0.1
    uncancelled = now.attack - now.defense + (1 if framed(state).layout.strict_paths else 0)
    if uncancelled <= 0 or not card.icons.path:
        return 0.1
    saved = min(card.icons.path, uncancelled)
    return saved + (points if card.icons.path >= uncancelled else 0)


def _picked(state: State, what: str) -> float:
    return _strength(_card(state, what)) / 10 if what in framed(state).book.cards else 0.0
