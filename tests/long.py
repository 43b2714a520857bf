"""Many random games, each held to every promise on the way: `make long GAMES=2000 ONLY=trilogy`.

The promises are those of tests/rules/test_every_game.py, in one pass over each game: a question is open until it
is over, options can be played, nothing is lost or made, states dump and load, events fold to the same state, hidden
things change no sight, and it ends. Costly looks are taken about once in so many moves.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import reduce

from tqdm import tqdm

from rules.core import codec
from rules.core.game import Game
from rules.games import GAMES
from tests.rules import secrets
from tests.rules.play import Case, Move, cases, played, start

LOOK = 25
"""A costly look is taken about once in so many moves."""


def kept(case: Case) -> tuple[str, int, str]:
    """One game: how it ended, its moves, and the promise that it broke ("" if none)."""
    game, rng, moves = GAMES[case.game], random.Random(f"long {case}"), 0
    try:
        first = start(case)
        assert reduce(game.evolve, first.events, None) == first.state, "folding the start"
        inventory, last = secrets.inventory(case.game, first.state), first.state
        for move in played(case, first):
            moves += 1
            last = move.outcome.state
            _look(case, game, move, rng, inventory)
    except Exception as broken:
        return "broken", moves, f"{case}: {type(broken).__name__}: {broken}"
    result = getattr(last, "result", None)
    return (f"{result.winner}, {result.why}" if result else "long enough"), moves, ""


def _look(case: Case, game: Game, move: Move, rng: random.Random, inventory: Counter[str]) -> None:
    state = move.outcome.state
    if rng.randrange(4) == 0:
        assert reduce(game.evolve, move.outcome.events, move.before) == state, "folding the events"
        assert secrets.inventory(case.game, state) == inventory, "something was lost or made"
    if rng.randrange(LOOK):
        return
    assert codec.load(game.State, codec.dump(game.State, state)) == state, "dump and load"
    for question in game.questions(move.before):
        for option in rng.sample(question.options, min(3, len(question.options))):
            game.play(move.before, question.seat, option)
    for seat in (None, *(s.key for s in game.seats(case.scenario, dict(case.options)))):
        other = secrets.mixed(case.game, move.before, seat, rng)
        assert repr(game.seen_by(move.before, seat)) == repr(game.seen_by(other, seat)), f"{seat} sees hidden things"


def each(key: str) -> Iterator[Case]:
    """Every scenario that has this setting, with each of its values."""
    for game in GAMES.values():
        for scenario in game.scenarios.values():
            setting = scenario.setting(key)
            for choice in setting.choices if setting is not None else ():
                yield Case(game.key, scenario.key, {key: choice.value}, 0)


def main() -> int:
    top = argparse.ArgumentParser(prog="python -m tests.long", description=__doc__)
    top.add_argument("--games", type=int, default=100, help="random games of each setup")
    top.add_argument("--only", default="", help="setups whose name contains this")
    top.add_argument("--defaults", action="store_true", help="only with every setting at its default")
    top.add_argument("--each", default="", help="every scenario with each value of this setting, such as players")
    top.add_argument("--first", type=int, default=0, help="the first seed")
    top.add_argument("--processes", type=int, default=os.cpu_count())
    args = top.parse_args()
    setups = list(each(args.each) if args.each else cases(1))
    setups = [case for case in setups if args.only in str(case) and not (args.defaults and case.options)]
    todo = [Case(c.game, c.scenario, c.options, args.first + n) for n in range(args.games) for c in setups]
    ends: dict[str, Counter[str]] = {}
    broken: list[str] = []
    total, began = 0, time.perf_counter()
    with ProcessPoolExecutor(args.processes) as pool, tqdm(total=len(todo), unit="game") as bar:
        for case, (end, moves, why) in zip(todo, pool.map(kept, todo, chunksize=8), strict=True):
            bar.update()
            total += moves
            ends.setdefault(str(case).rpartition("-")[0], Counter())[end] += 1
            broken += [why] if why else []
    return _told(ends, broken, len(todo), total, time.perf_counter() - began)


def _told(ends: dict[str, Counter[str]], broken: list[str], games: int, moves: int, seconds: float) -> int:
    for name, count in ends.items():
        sys.stdout.write(f"{name}: {', '.join(f'{end}: {n}' for end, n in count.most_common())}\n")
    sys.stdout.write("".join(f"{why}\n" for why in broken[:20]))
    sys.stdout.write(f"{games} games, {moves} moves, {games / seconds:.1f} games/s; {len(broken)} broke a promise\n")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
