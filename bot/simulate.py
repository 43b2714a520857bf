"""Self-play in the rules alone: many games at once, and what they tell with how much certainty."""

from __future__ import annotations

import argparse
import math
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from statistics import fmean, quantiles, stdev
from typing import Any

from tqdm import tqdm

from rules.card_game.cautious import choose as cautious
from rules.core.game import Game, Illegal, Question, Setup
from rules.games import GAMES

PLAYED = "against-the-shadow"
"""The game that bots and policies can play to its end; the others need people."""

LONGEST = 20_000
"""Moves after which a game counts as endless, which is a bug and is said so."""

Z = 1.96
"""Standard errors on each side of a 95 % confidence interval."""


@dataclass(frozen=True, slots=True)
class Played:
    """One simulated game. `margin` is the first side's score less the other's; `seconds` is its own time."""

    winner: str
    margin: int
    rounds: int
    moves: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Spread:
    """A mean with its 95 % confidence interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Report:
    """What a series of games tells. `margins`: below them end 5, 25, 50, 75 and 95 % of the games."""

    game: str
    scenario: str
    options: dict[str, str]
    policy: str
    games: int
    free_wins: Spread
    margin: Spread
    margins: tuple[float, ...]
    rounds: Spread
    moves: Spread
    games_per_second: float
    moves_per_second: float


Policy = Callable[[Any, Question, random.Random], Any]

POLICIES: dict[str, Policy] = {
    "random": lambda _state, question, chance: chance.choice(question.options),
    "cautious": lambda state, question, _chance: cautious(state, question),
}


def play(game: Game, scenario: str, options: dict[str, str], policy: str, seed: str) -> Played:
    """One game from start to end, people played by the policy and bots by themselves."""
    began, chance = time.perf_counter(), random.Random(seed)
    state = game.start(Setup(scenario=scenario, seed=seed, options=options)).state
    choose = POLICIES[policy]
    for moves in range(LONGEST):
        if game.over(state):
            return _result(state, moves, time.perf_counter() - began)
        reply = game.opponent(state)
        if reply is not None:
            state = game.play(state, reply.seat, reply.command).state
        else:
            question = chance.choice(game.questions(state))
            state = game.play(state, question.seat, choose(state, question, chance)).state
    raise RuntimeError(f"{game.key} {scenario} with the seed {seed} did not end")


def _result(state: Any, moves: int, seconds: float) -> Played:
    result = state.result
    return Played(result.winner or "nobody", result.free - result.shadow, state.round, moves, seconds)


def _share(task: tuple[str, str, dict[str, str], str, list[str]]) -> list[Played]:
    game, scenario, options, policy, seeds = task
    return [play(GAMES[game], scenario, options, policy, seed) for seed in seeds]


def run(
    game: str,
    scenario: str,
    options: dict[str, str],
    policy: str,
    *,
    games: int,
    seed: int,
    processes: int | None = None,
) -> Report:
    """A series of games on all cores. Equal arguments give equal games. Raises Illegal for what cannot be played."""
    if game not in GAMES or scenario not in GAMES[game].scenarios:
        raise Illegal(f"There is no scenario {scenario} of {game} to simulate; see `simulate --help` for the lists.")
    if game != PLAYED:
        raise Illegal(f"{GAMES[game].title} cannot play itself, it needs people; nothing was played, try {PLAYED}.")
    if games < 1:
        raise Illegal("A series has 1 game or more; nothing was played, give --games a number from 1.")
    seeds = [f"{seed}:{n}" for n in range(games)]
    size = max(1, min(20, games // 8 or 1))
    tasks = [(game, scenario, options, policy, seeds[at : at + size]) for at in range(0, games, size)]
    began = time.perf_counter()
    played = list(_all(tasks, processes or os.cpu_count() or 1, " ".join((scenario, *options.values(), policy)), games))
    wall = time.perf_counter() - began
    moves = sum(p.moves for p in played)
    return Report(
        game=game,
        scenario=scenario,
        options=options,
        policy=policy,
        games=games,
        free_wins=proportion(sum(p.winner == "free" for p in played), games),
        margin=spread([p.margin for p in played]),
        margins=shares([p.margin for p in played]),
        rounds=spread([p.rounds for p in played]),
        moves=spread([p.moves for p in played]),
        games_per_second=games / wall,
        moves_per_second=moves / wall,
    )


def _all(tasks: list[Any], processes: int, label: str, games: int) -> Iterator[Played]:
    with tqdm(total=games, desc=label, unit="game", leave=False) as bar:
        if processes == 1:
            results: Iterator[list[Played]] = map(_share, tasks)
            for share in results:
                bar.update(len(share))
                yield from share
            return
        with ProcessPoolExecutor(processes) as pool:
            for share in pool.map(_share, tasks):
                bar.update(len(share))
                yield from share


def spread(values: list[int]) -> Spread:
    """Mean and normal 95 % interval; one value has no spread."""
    mean = fmean(values)
    half = Z * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Spread(mean, mean - half, mean + half)


def shares(values: list[int]) -> tuple[float, ...]:
    """The values below which 5, 25, 50, 75 and 95 % of them lie."""
    cuts = quantiles(values * 2 if len(values) == 1 else values, n=20, method="inclusive")
    return tuple(cuts[at] for at in (0, 4, 9, 14, 18))


def proportion(hits: int, of: int) -> Spread:
    """A share with its 95 % Wilson interval, which is honest near 0 and 1."""
    p, z2 = hits / of, Z * Z
    centre = (p + z2 / (2 * of)) / (1 + z2 / of)
    half = Z / (1 + z2 / of) * math.sqrt(p * (1 - p) / of + z2 / (4 * of * of))
    return Spread(p, max(0.0, centre - half), min(1.0, centre + half))


def simulate(args: argparse.Namespace) -> int:
    """The command: every scenario, difficulty and policy that was asked for; returns the exit code."""
    from bot.simulate_report import as_json, as_text, plot

    if args.game not in GAMES:
        sys.stderr.write(f"There is no game {args.game} to simulate; choose one of: {', '.join(GAMES)}.\n")
        return 2
    if args.plot and not Path(args.plot).parent.is_dir():
        sys.stderr.write(f"There is no folder {Path(args.plot).parent} for the picture; nothing was played, make it.\n")
        return 2
    try:
        reports = [
            run(args.game, scenario, options, policy, games=args.games, seed=args.seed, processes=args.processes)
            for scenario, options, policy in _series(args)
        ]
        if args.plot:
            plot(reports, Path(args.plot))
    except Illegal as refusal:
        sys.stderr.write(f"{refusal}\n")
        return 2
    print(as_json(reports) if args.json else as_text(reports))
    return 0


def _series(args: argparse.Namespace) -> Iterator[tuple[str, dict[str, str], str]]:
    """Every combination, as (scenario, options, policy); "all" stands for all there are."""
    scenarios = GAMES[args.game].scenarios
    chosen = list(scenarios) if args.scenario == "all" else [args.scenario]
    policies = list(POLICIES) if args.policy == "all" else [args.policy]
    for scenario, policy in product(chosen, policies):
        found = scenarios[scenario].setting("difficulty") if scenario in scenarios else None
        offered = [choice.value for choice in found.choices] if found else [""]
        for difficulty in offered if args.difficulty == "all" else [args.difficulty]:
            yield scenario, {"difficulty": difficulty} if difficulty else {}, policy
