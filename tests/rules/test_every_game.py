"""Promises that every game keeps on random play, in every scenario and for every setup.

`RANDOM_GAMES=2000 pytest tests/rules/test_every_game.py` plays that many of each.
"""

from __future__ import annotations

import random
from functools import reduce
from typing import Any

import pytest

from rules.core import codec
from rules.core.game import TABLE, Game
from rules.games import GAMES
from tests.rules import secrets
from tests.rules.play import Case, cases, ended, played, start

SAMPLE = 12
"""Each promise that is costly to keep is looked at about once in so many moves."""


@pytest.fixture(params=list(cases()), ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    return request.param  # type: ignore[no-any-return]


def test_a_question_is_open_until_the_game_is_over(case: Case) -> None:
    first = start(case)
    last = first.state
    for move in played(case, first):
        last = move.outcome.state
    assert ended(case, last)


def test_folding_the_events_gives_the_same_state(case: Case) -> None:
    game, first = GAMES[case.game], start(case)
    assert reduce(game.evolve, first.events, None) == first.state
    for move in played(case, first):
        assert reduce(game.evolve, move.outcome.events, move.before) == move.outcome.state


def test_a_number_is_never_asked_twice(case: Case) -> None:
    """A question that was answered, or went away, never comes back under its number; others may stay open."""
    game, first = GAMES[case.game], start(case)
    gone: set[tuple[str, int]] = set()
    for move in played(case, first):
        before, after = game.questions(move.before), game.questions(move.outcome.state)
        still = {(q.seat, q.step) for q in after}
        gone |= {(q.seat, q.step) for q in before} - still
        gone |= {(q.seat, q.step) for q in before if q.seat == move.seat and move.command in q.options}
        assert not still & gone


def test_dumping_and_loading_gives_an_equal_state(case: Case) -> None:
    game, rng = GAMES[case.game], random.Random(case.seed)
    first = start(case)
    _same(game.State, first.state)
    for move in played(case, first):
        if rng.randrange(SAMPLE) == 0:
            _same(game.State, move.outcome.state)
            _same(game.Command, move.command)
            assert codec.load_many(game.Event, codec.dump_many(game.Event, move.outcome.events)) == move.outcome.events


def _same(kind: Any, value: Any) -> None:
    assert codec.load(kind, codec.dump(kind, value)) == value


def test_every_offered_option_can_be_played(case: Case) -> None:
    game, rng = GAMES[case.game], random.Random(case.seed)
    for move in played(case, start(case)):
        if rng.randrange(SAMPLE) == 0:
            for question in game.questions(move.before):
                digests = {codec.digest(game.Command, option) for option in question.options}
                assert len(digests) == len(question.options), "two options look the same"
                for option in question.options:
                    game.play(move.before, question.seat, option)


def test_hand_moves_take_what_they_say(case: Case) -> None:
    """A tool's first choice of everything is carried out or refused with a sentence; nothing else happens."""
    game, rng = GAMES[case.game], random.Random(case.seed)
    for move in played(case, start(case)):
        if rng.randrange(SAMPLE * 4) == 0:
            for tool in game.tools(move.before, TABLE):
                if all(p.choices or p.lo is not None for p in tool.params):
                    values = {p.key: rng.choice(p.choices).value if p.choices else str(p.lo) for p in tool.params}
                    secrets.try_tool(game, move.before, tool.key, values)


def test_what_is_hidden_changes_no_sight(case: Case) -> None:
    """Two states that differ only in what a seat may not see give that seat byte-identical sight."""
    game, rng = GAMES[case.game], random.Random(case.seed)
    first = start(case)
    seats = [None, *(s.key for s in game.seats(case.scenario, dict(case.options)))]
    for move in played(case, first):
        if rng.randrange(SAMPLE) == 0:
            for seat in seats:
                other = secrets.mixed(case.game, move.before, seat, rng)
                assert repr(game.seen_by(move.before, seat)) == repr(game.seen_by(other, seat))


def test_what_is_offered_openly_gives_nothing_away(case: Case) -> None:
    """The open options are the same whatever lies hidden from the whole channel."""
    game, rng = GAMES[case.game], random.Random(case.seed)
    for move in played(case, start(case)):
        if rng.randrange(SAMPLE) == 0:
            other = secrets.mixed(case.game, move.before, None, rng)
            assert _open(game, move.before) == _open(game, other)


def _open(game: Game, state: Any) -> list[tuple[str, str, list[Any]]]:
    return [(q.seat, q.text, [o for o in q.options if game.is_open(state, q.seat, o)]) for q in game.questions(state)]


def test_nothing_is_lost_and_nothing_is_made(case: Case) -> None:
    game, first = GAMES[case.game], start(case)
    all_there, counted = secrets.inventory(case.game, first.state), game.inventory(first.state)
    assert sorted(all_there.elements()) == list(counted)
    for move in played(case, first):
        assert secrets.inventory(case.game, move.outcome.state) == all_there
        assert game.inventory(move.outcome.state) == counted
