"""Random play of any game: people answer at random, the automated side by its charts."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.core.game import Game, Outcome, Setup
from rules.games import GAMES
from tests.rules.angmar import policy as angmar
from tests.rules.kings import policy as kings

ENOUGH: Mapping[str, Callable[[Any], bool]] = {
    "kings-of-middle-earth": kings.enough,
    "angmar-awakened": angmar.enough,
}
"""When a random game of this kind has gone on long enough, though it is not over."""
PLAYERS: Mapping[str, Callable[[Any, random.Random], tuple[str, Any]]] = {
    "kings-of-middle-earth": kings.choose,
    "angmar-awakened": angmar.choose,
}
"""How people play this game at random, where answering questions alone would not be all of it."""
ALIKE: Mapping[str, str] = {"angmar-awakened": "intruders-in-chetwood"}
"""The one scenario of a game whose other setups are played too, where all of its scenarios share them."""
MOVES = 6_000
"""More than any game needs: a longer one does not end."""
GAMES_EACH = int(os.environ.get("RANDOM_GAMES", "1"))
"""Random games for each table; RANDOM_GAMES=2000 for a long run."""


@dataclass(frozen=True)
class Case:
    """A game to play: which, how set up, with which seed."""

    game: str
    scenario: str
    options: Mapping[str, str]
    seed: int

    def __str__(self) -> str:
        return "-".join((self.game, self.scenario, *self.options.values(), str(self.seed)))


def cases(games_each: int = GAMES_EACH) -> Iterator[Case]:
    """Each scenario of each game with its defaults, and with every other choice that must be made before (`ALIKE`)."""
    for key, game in GAMES.items():
        for scenario in game.scenarios.values():
            setups: list[dict[str, str]] = [{}]
            for setting in scenario.settings:
                if setting.when == "setup" and ALIKE.get(key, scenario.key) == scenario.key:
                    setups += [{setting.key: c.value} for c in setting.choices if c.value != setting.default]
            for options in setups:
                yield from (Case(key, scenario.key, options, seed) for seed in range(games_each))


@dataclass(frozen=True)
class Move:
    """One command of a random game: the state before, who gave it, and what it led to."""

    before: Any
    seat: str
    command: Any
    outcome: Outcome


def start(case: Case) -> Outcome:
    return GAMES[case.game].start(Setup(case.scenario, f"random {case.seed}", dict(case.options)))


def ended(case: Case, state: Any) -> bool:
    return GAMES[case.game].over(state) or (case.game in ENOUGH and ENOUGH[case.game](state))


def played(case: Case, first: Outcome) -> Iterator[Move]:
    """The moves from a start to the end. Fails if nobody is asked while the game goes on, or if it never ends."""
    game: Game = GAMES[case.game]
    rng = random.Random(str(case))
    state = first.state
    for _ in range(MOVES):
        if game.over(state):
            assert not game.questions(state), "somebody is asked after the end"
        if ended(case, state):
            return
        reply = game.opponent(state)
        if reply is not None:
            seat, command = reply.seat, reply.command
        else:
            questions = game.questions(state)
            assert questions, "nobody is asked, and the game is not over"
            question = rng.choice(questions)
            assert question.options, f"{question.seat} is asked without an option: {question.text}"
            seat, command = question.seat, rng.choice(question.options)
            if case.game in PLAYERS:
                seat, command = PLAYERS[case.game](state, rng)
        outcome = game.play(state, seat, command)
        yield Move(state, seat, command, outcome)
        state = outcome.state
    raise AssertionError(f"not over after {MOVES} moves")
