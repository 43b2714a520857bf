"""Tables of Kings of Middle-earth for its face: random games, and tables that differ only in what is hidden."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from rules.core.game import Question, Setup
from rules.kings import GAME
from rules.kings import agenda as ag
from rules.kings.cards import EVENTS
from rules.kings.tiles import TILES
from tests.rules.kings import policy

HIDDEN = tuple(key for key, tile in TILES.items() if tile.kind == "standard" and not tile.eye)
"""Tiles that can lie face down on a Sovereign."""


class Moment(NamedTuple):
    """A table between two moves, and what led to it."""

    state: Any
    events: tuple[Any, ...]
    questions: tuple[Question, ...]


def game(seed: str, moves: int = 160, options: Mapping[str, str] | None = None) -> Iterator[Moment]:
    """A random game, hand moves and battles included."""
    chance = Random(seed)
    outcome = GAME.start(Setup("war-of-the-ring", seed, dict(options or {})))
    for _ in range(moves):
        questions = GAME.questions(outcome.state)
        yield Moment(outcome.state, outcome.events, questions)
        if not questions:
            return
        outcome = GAME.play(outcome.state, *policy.choose(outcome.state, chance))


def tiles_stirred(state: Any, chance: Random) -> Any:
    """The state with other tiles face down: on Sovereigns and among the candidates of an attempt."""
    down = [t for r in state.rulers.values() for t in r.tiles if t in HIDDEN]
    drawn = [t for o in state.agenda if isinstance(o.step, ag.Attempt) for t in o.step.candidates if t in HIDDEN]
    bag = [*down, *drawn, *(t for t in state.pool.tiles if t in HIDDEN)]
    chance.shuffle(bag)

    def other(tiles: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(bag.pop() if t in HIDDEN else t for t in tiles)

    rulers = {key: replace(r, tiles=other(r.tiles)) for key, r in state.rulers.items()}
    steps = tuple(
        replace(o, step=replace(o.step, candidates=other(o.step.candidates))) if isinstance(o.step, ag.Attempt) else o
        for o in state.agenda
    )
    pool = replace(state.pool, tiles=tuple(sorted(other(state.pool.tiles))))
    return replace(state, rulers=rulers, agenda=steps, pool=pool)


def hands_stirred(state: Any, chance: Random, but: str = "") -> Any:
    """The state with other Event cards in the hands (but one side's), and decks in another order."""
    for side in ("free", "shadow"):
        if side == but:
            continue
        hand = getattr(state, side)
        laid = {
            o.step.cards.get(side) for o in state.agenda if isinstance(o.step, ag.Battle) and not o.step.open
        }  # a Combat card that lies face down stays what it is: the hand must hold it
        held, draw = list(hand.hand), {kind: list(cards) for kind, cards in hand.draw.items()}
        for k, card in enumerate(held):
            pile = draw[EVENTS[card].deck]
            if card not in laid and pile:
                at = chance.randrange(len(pile))
                held[k], pile[at] = pile[at], card
        for pile in draw.values():
            chance.shuffle(pile)
        draws = {kind: tuple(cards) for kind, cards in draw.items()}
        state = replace(state, **{side: replace(hand, hand=tuple(held), draw=draws)})
    return state
