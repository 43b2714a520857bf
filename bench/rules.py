"""The rules alone: random games and moves a second on one core."""

from __future__ import annotations

import random
import time

from bench.figures import median, table
from rules.core.game import Game, Setup
from rules.games import GAMES

SECONDS = 4.0
WAR = "kings-of-middle-earth"
WAR_TURNS = 12
"""A random War of the Ring is stopped after so many turns, as its goal counts them."""


def _game(game: Game, scenario: str, options: dict[str, str], seed: int) -> int:
    """One random game; returns its moves."""
    chance = random.Random(seed)
    state = game.start(Setup(scenario=scenario, seed=str(seed), options=options)).state
    moves = 0
    while not game.over(state) and not (game.key == WAR and state.turn > WAR_TURNS):
        reply = game.opponent(state)
        if reply is not None:
            state = game.play(state, reply.seat, reply.command).state
        else:
            question = chance.choice(game.questions(state))
            state = game.play(state, question.seat, chance.choice(question.options)).state
        moves += 1
    return moves


def _series(game: Game, scenario: str, options: dict[str, str]) -> tuple[float, float]:
    """Games and moves a second: the medians of single games."""
    games, rates, began, seed = [], [], time.perf_counter(), 0
    while time.perf_counter() - began < SECONDS:
        start = time.perf_counter()
        moves = _game(game, scenario, options, seed)
        took = time.perf_counter() - start
        games.append(1 / took)
        rates.append(moves / took)
        seed += 1
    return median(games), median(rates)


def report() -> None:
    rows = []
    for game in GAMES.values():
        for scenario in game.scenarios:
            games, moves = _series(game, scenario, {})
            rows.append((f"{game.key} {scenario}", f"{games:.1f}", f"{moves:,.0f}"))
    table("Random games in the rules alone, one core", ("scenario", "games/s", "moves/s"), rows)
