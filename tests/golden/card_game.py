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
MOVES = 2000
"""A game that is longer is not kept."""


def wanted() -> Iterator[tuple[str, Callable[[], Recorded]]]:
    """Between people by a lead and on the last path; against the bots only the last path ends a game."""
    for scenario, winner in itertools.product(GAME.scenarios, ("free", "shadow")):
        for why in ("lead", "last path"):
            name = f"{GAME.key}/{scenario}-people-{winner}-{why.replace(' ', '-')}.json"
            yield name, lambda s=scenario, w=winner, y=why: search(s, {"shadow": "people"}, w, y)
        for difficulty in ("standard", "challenging"):
            options = {"difficulty": difficulty, "shadow": "bots"}
            name = f"{GAME.key}/{scenario}-bots-{difficulty}-{winner}.json"
            yield name, lambda s=scenario, o=options, w=winner: search(s, o, w, "last path")


def search(scenario: str, options: dict[str, str], winner: str, why: str) -> Recorded:
    """The first seed with which the game ends so.

    Between people a game goes to its last path only if nobody leads by much: then all play well. Else the side that
    shall lose plays badly.
    """
    close = options["shadow"] == "people" and why == "last path"
    for seed in itertools.count(1):
        setup = Setup(scenario=scenario, seed=f"golden {seed}", options=options)
        found = play(GAME, setup, helped("" if close else winner), MOVES)
        if (found.end.get("winner"), found.end.get("why")) == (winner, why):
            return found
    raise AssertionError("never reached")


def helped(winner: str) -> Callable[[Game, Any, Question, random.Random], Any]:
    """A policy for all people: good play for the winner, mostly bad play for the loser; "": all play well."""

    def policy(game: Game, state: Any, question: Question, chance: random.Random) -> Any:
        if winner in ("", side_of(state, question.seat)):
            return cautious(state, question)
        return foolish(state, question) if chance.random() < 0.8 else chance.choice(question.options)

    return policy


def foolish(state: Any, question: Question) -> Any:
    """The option that serves its side least."""
    return min(question.options, key=lambda option: worth(state, question.seat, option))
