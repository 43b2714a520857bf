"""The face of Angmar Awakened on tables that were really played: random games of every scenario, with hand moves."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.faces.angmar import FACE
from bot.faces.angmar.board import ALT, BOARD
from bot.faces.angmar.choices import CHOICES
from bot.faces.angmar.labels import NOTE, TEXT, WARNING
from bot.faces.angmar.private import LIMIT
from bot.faces.angmar.questions import LIMIT as ASKED
from rules.angmar import GAME
from rules.angmar.facts import FACES
from tests.bot.faces.angmar_kit import SCENARIOS, game
from tests.rules.angmar.hidden import mixed

EVERY = pytest.mark.parametrize("scenario", SCENARIOS)
RAW = {key for key in FACES if "-" in key} | {"None", "staging:", "engaged:", "@"}
"""Keys that must never be read by people."""
LINE = 600
"""The longest line of news: a revealed card with all that it says."""


def read(text: str) -> str:
    """The text, if people can read it."""
    assert not [key for key in RAW if key in text], text
    assert "#" not in text.replace("\\#", "").replace("###", "").replace("-#", ""), text
    return text


@EVERY
def test_options_of_one_question_never_read_the_same(scenario: str) -> None:
    for moment in game(scenario, "labels"):
        for question in moment.questions:
            sight = GAME.seen_by(moment.state, question.seat)
            words = FACE.question(sight, question)
            assert 0 < len(read(words)) <= ASKED
            assert words[-1] in "?.…!", words
            made = [FACE.label(sight, option) for option in question.options]
            seen = [(label.group, label.text) for label in made]
            assert len(set(seen)) == len(seen), sorted(seen)
            for label in made:
                assert 0 < len(read(label.text)) <= TEXT
                assert len(read(label.note)) <= NOTE
                assert len(read(label.warning)) <= WARNING
                assert not label.text[0].islower(), label.text


@EVERY
def test_open_options_are_told_without_a_hand(scenario: str) -> None:
    for moment in game(scenario, "open"):
        sight = GAME.seen_by(moment.state, None)
        for question in moment.questions:
            assert FACE.question(sight, question)
            open_ = [o for o in question.options if GAME.is_open(moment.state, question.seat, o)]
            made = [FACE.label(sight, option) for option in open_]
            assert len({(label.group, label.text) for label in made}) == len(open_)


@EVERY
def test_every_event_is_one_clear_line_for_every_listener(scenario: str) -> None:
    for moment in game(scenario, "events"):
        for seat in (None, *moment.state.seats):
            sight = GAME.seen_by(moment.state, seat)
            heard = [e for event in moment.events if (e := GAME.heard_by(event, seat)) is not None]
            for line in (FACE.say(sight, event) for event in heard):
                assert "\n" not in line
                assert len(read(line)) <= LINE
                assert not line or not line[0].islower(), line
                assert not line or line.strip("*")[-1] in ".?!”", line


@EVERY
def test_boards_fit_and_pictures_are_drawn_at_every_moment(scenario: str) -> None:
    for number, moment in enumerate(game(scenario, "boards", moves=150)):
        sight = GAME.seen_by(moment.state, None)
        assert 0 < len(read(FACE.board(sight))) <= BOARD
        assert 0 < len(read(FACE.alt(sight))) <= ALT
        assert "\n" not in FACE.headline(sight)
        assert len(FACE.headline(sight)) <= 300
        assert len(FACE.foot(sight)) <= 400
        assert bool(FACE.ending(sight)) == GAME.over(moment.state)
        if number % 40 == 0 or not moment.questions:
            assert FACE.picture(sight).startswith(b"\x89PNG")
        assert FACE.private(sight) == ""
        for seat in moment.state.seats:
            own = GAME.seen_by(moment.state, seat)
            assert 0 < len(read(FACE.private(own))) <= LIMIT
            assert FACE.board(own) == FACE.board(sight), "what a seat alone knows is no part of the public board"


@pytest.mark.rule("Who sees what")
@EVERY
def test_two_tables_that_differ_only_in_what_is_hidden_look_the_same(scenario: str) -> None:
    chance = Random(scenario)
    for number, moment in enumerate(game(scenario, "hidden", moves=80)):
        for seat in (None, *moment.state.seats):
            other = mixed(moment.state, seat, chance)
            one, two = GAME.seen_by(moment.state, seat), GAME.seen_by(other, seat)
            assert FACE.board(one) == FACE.board(two)
            assert FACE.private(one) == FACE.private(two)
            if seat is None and number % 40 == 0:
                assert FACE.picture(one) == FACE.picture(two)
            for mine, others in zip(GAME.questions(moment.state), GAME.questions(other), strict=True):
                assert FACE.question(one, mine) == FACE.question(two, others)


def test_questions_of_most_kinds_were_read() -> None:
    """The random games above would prove little if they never came to fights, quests or choices of cards."""
    names: Counter[str] = Counter()
    for scenario in SCENARIOS:
        for moment in game(scenario, "labels"):
            names.update(o.of for q in moment.questions for o in q.options)
    assert set(CHOICES) - {"action", "divide", "ordering", "tie", "spread", "current"} <= set(names)
