"""Which finished games of The Card Game are kept: each scenario, difficulty and way to end."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

from rules.card_game.cautious import choose as cautious
from rules.card_game.cautious import worth
from rules.card_game.table import side_of
from rules.core.game import Game, Question, Setup
from rules.games import GAMES
from tests.golden.record import Recorded, play

GAME = GAMES["against-the-shadow"]
SOUGHT = (
    "three-player-duel-bots-standard-free",
    "three-player-duel-bots-challenging-free",
    "trilogy-bots-standard-free",
    "trilogy-bots-challenging-free",
    "two-player-duel-bots-standard-free",
    "two-player-duel-bots-challenging-free",
)
"""The Free Peoples' wins against the bots that the search (`make golden`) has not found yet."""
MOVES = 2000
"""A game that is longer is not kept."""
LOOKS = 3
"""How many of the better options are played out before one is chosen, in the search for a Free Peoples' win."""


def wanted() -> Iterator[tuple[str, Callable[[], Recorded]]]:
    """Those that are found at once first; wins against the bots take long."""
    for scenario, winner in itertools.product(GAME.scenarios, ("free", "shadow")):
        for why in ("lead", "last path"):
            name = f"{GAME.key}/{scenario}-people-{winner}-{why.replace(' ', '-')}.json"
            yield name, lambda s=scenario, w=winner, y=why: search(s, {"shadow": "people"}, w, y)
    for winner, scenario in itertools.product(("shadow", "free"), GAME.scenarios):
        for difficulty in ("standard", "challenging"):
            options = {"difficulty": difficulty, "shadow": "bots"}
            name = f"{GAME.key}/{scenario}-bots-{difficulty}-{winner}.json"
            yield name, lambda s=scenario, o=options, w=winner: search(s, o, w, "last path")


def search(scenario: str, options: dict[str, str], winner: str, why: str) -> Recorded:
    """The first seed with which the game ends so; the side that shall win looks ahead, the other plays at random."""
    for seed in itertools.count(1):
        setup = Setup(scenario=scenario, seed=f"golden {seed}", options=options)
        found = play(GAME, setup, helped(winner, seed, close=why == "last path"), MOVES)
        if (found.end.get("winner"), found.end.get("why")) == (winner, why):
            return found
    raise AssertionError("never reached")


def helped(winner: str, seed: int, *, close: bool) -> Callable[[Game, Any, Question, random.Random], Any]:
    """A policy for all people: good play for the winner, bad play for the loser, so that it ends as wanted.

    Between people a game goes to its last path only if nobody leads by much, so there the loser plays well too
    now and then.
    """

    def policy(game: Game, state: Any, question: Question, chance: random.Random) -> Any:
        if side_of(state, question.seat) != winner:
            well = close and not state.bots and chance.random() < 0.5
            if well:
                return cautious(state, question)
            return foolish(state, question) if chance.random() < 0.8 else chance.choice(question.options)
        if winner == "free" and state.bots and seed > 2:
            return looking(game, state, question)
        return cautious(state, question)

    return policy


def foolish(state: Any, question: Question) -> Any:
    """The option that serves its side least."""
    return min(question.options, key=lambda option: worth(state, question.seat, option))


def looking(game: Game, state: Any, question: Question) -> Any:
    """The option after which cautious play ends best, of those that look best."""
    if len(question.options) == 1:
        return question.options[0]
    first = cautious(state, question)
    rest = [option for option in question.options if option != first]
    tried = [first, *random.Random(str(state.cup.drawn)).sample(rest, min(LOOKS, len(rest)))]
    return max(tried, key=lambda option: margin(game, game.play(state, question.seat, option).state))


def margin(game: Game, state: Any) -> int:
    """The Free Peoples' score less the Shadow's when everybody plays on cautiously."""
    while not game.over(state):
        reply = game.opponent(state)
        if reply is not None:
            state = game.play(state, reply.seat, reply.command).state
        else:
            asked = game.questions(state)[0]
            state = game.play(state, asked.seat, cautious(state, asked)).state
    return int(state.result.free - state.result.shadow)
