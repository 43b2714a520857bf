"""A finished game as a file: its setup, every command with its seat, and how it ended.

`python -m tests.golden.record` searches for games that are missing and writes them; it never touches those there.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules.core.codec import dump, load
from rules.core.game import Game, Question, Setup
from rules.games import GAMES

FOLDER = Path(__file__).parent
Policy = Callable[[Game, Any, Question, random.Random], Any]


@dataclass(frozen=True, slots=True)
class Recorded:
    """`end` says how it must end, as the game's result says it; `state` is the digest of the last state."""

    game: str
    scenario: str
    options: dict[str, str]
    seed: str
    moves: tuple[tuple[str, Any], ...]
    end: dict[str, Any]
    state: str


def digest(game: Game, state: Any) -> str:
    return hashlib.sha256(dump(game.State, state)).hexdigest()[:16]


def ending(game: Game, state: Any) -> dict[str, Any]:
    """The result as data; empty if there is none."""
    if state.result is None:
        return {}
    result: dict[str, Any] = json.loads(dump(type(state.result), state.result))
    return result


def save(path: Path, game: Game, record: Recorded) -> None:
    """One move a line, so that a difference can be read."""
    moves = ",\n".join(f'["{seat}", {dump(game.Command, command).decode()}]' for seat, command in record.moves)
    head = {"game": record.game, "scenario": record.scenario, "options": record.options, "seed": record.seed}
    tail = {"end": record.end, "state": record.state}
    path.parent.mkdir(exist_ok=True)
    text = f'{json.dumps(head)[:-1]},\n"moves": [\n{moves}\n],\n{json.dumps(tail)[1:]}\n'
    path.write_text(text, encoding="utf-8")


def read(path: Path) -> Recorded:
    data = json.loads(path.read_text(encoding="utf-8"))
    game = GAMES[data["game"]]
    moves = tuple((seat, load(game.Command, json.dumps(command))) for seat, command in data["moves"])
    return Recorded(data["game"], data["scenario"], data["options"], data["seed"], moves, data["end"], data["state"])


def play(game: Game, setup: Setup, policy: Policy, most: int = 20_000) -> Recorded:
    """One game to its end, recorded."""
    chance, state = random.Random(setup.seed), game.start(setup).state
    moves: list[tuple[str, Any]] = []
    for _ in range(most):
        if game.over(state):
            break
        reply = game.opponent(state)
        if reply is not None:
            seat, command = reply.seat, reply.command
        else:
            question = chance.choice(game.questions(state))
            seat, command = question.seat, policy(game, state, question, chance)
        state = game.play(state, seat, command).state
        moves.append((seat, command))
    return Recorded(
        game.key,
        setup.scenario,
        dict(setup.options),
        setup.seed,
        tuple(moves),
        ending(game, state),
        digest(game, state),
    )


def missing() -> Iterator[tuple[Path, Callable[[], Recorded]]]:
    """What every game's own list wants and the folder does not have yet."""
    from tests.golden import angmar, card_game, kings

    for name, search in (*angmar.wanted(), *card_game.wanted(), *kings.wanted()):
        path = FOLDER / name
        if not path.exists():
            yield path, search


if __name__ == "__main__":
    for where, found in missing():
        kept = found()
        save(where, GAMES[kept.game], kept)
        sys.stdout.write(f"{where.relative_to(FOLDER)}: {len(kept.moves)} moves, {kept.end}\n")
        sys.stdout.flush()
