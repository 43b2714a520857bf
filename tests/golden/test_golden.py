"""Every kept game replays to the same end, and each way a game can end is kept."""

from __future__ import annotations

import pytest

from rules.core.game import Setup
from rules.games import GAMES
from tests.golden.record import FOLDER, digest, ending, missing, read

FILES = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_a_kept_game_ends_as_it_did(path) -> None:  # type: ignore[no-untyped-def] # a parametrised path
    kept = read(path)
    game = GAMES[kept.game]
    state = game.start(Setup(scenario=kept.scenario, seed=kept.seed, options=kept.options)).state
    for number, (seat, command) in enumerate(kept.moves, 1):
        offered = [q for q in game.questions(state) if q.seat == seat]
        legal = any(command in q.options for q in offered) or command.kind == "hand"
        assert legal, f"move {number}: {seat} is not offered {command}"
        reply = game.opponent(state)
        assert reply is None or (reply.seat, reply.command) == (seat, command), f"move {number}: the bot does otherwise"
        state = game.play(state, seat, command).state
    assert ending(game, state) == kept.end
    assert digest(game, state) == kept.state


def test_no_way_to_end_is_missing() -> None:
    assert not [path.name for path, _ in missing()]
