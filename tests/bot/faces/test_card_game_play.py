"""The card game's face on tables that were really played: random games of every scenario."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.faces import FACES
from bot.faces.card_game.board import ALT, BOARD
from bot.faces.card_game.labels import NOTE, TEXT
from bot.faces.card_game.private import LIMIT
from rules.core.game import Question, Setup
from rules.games import GAMES

FACE = FACES["against-the-shadow"]
GAME: Any = GAMES["against-the-shadow"]


class Moment(NamedTuple):
    """A table between two moves, and what led to it."""

    state: Any
    events: tuple[Any, ...]
    questions: tuple[Question, ...]


def game(scenario: str, seed: str, moves: int = 400) -> Iterator[Moment]:
    """A game in which people choose by chance and the bots by their charts."""
    chance = Random(f"{scenario} {seed}")
    outcome = GAME.start(Setup(scenario, seed))
    for _ in range(moves):
        questions = GAME.questions(outcome.state)
        yield Moment(outcome.state, outcome.events, questions)
        if not questions:
            return
        reply = GAME.opponent(outcome.state)
        if reply is not None:
            outcome = GAME.play(outcome.state, reply.seat, reply.command)
        else:
            asked = questions[0]
            outcome = GAME.play(outcome.state, asked.seat, chance.choice(asked.options))


EVERY = pytest.mark.parametrize("scenario", sorted(GAME.scenarios))


@EVERY
def test_options_of_one_question_never_read_the_same(scenario: str) -> None:
    for moment in game(scenario, "labels"):
        for question in moment.questions:
            sight = GAME.seen_by(moment.state, question.seat)
            assert 0 < len(FACE.question(sight, question)) <= 300
            made = [FACE.label(sight, option) for option in question.options]
            read = [(label.group, label.text) for label in made]
            assert len(set(read)) == len(read), sorted(read)
            for label in made:
                assert 0 < len(label.text) <= TEXT
                assert len(label.note) <= NOTE
                assert len(label.warning) <= 400


@EVERY
def test_open_options_are_told_without_a_hand(scenario: str) -> None:
    for moment in game(scenario, "open"):
        sight = GAME.seen_by(moment.state, None)
        for question in moment.questions:
            for option in question.options:
                if GAME.is_open(moment.state, question.seat, option):
                    assert FACE.label(sight, option).text


@EVERY
def test_every_event_is_one_clear_line_for_every_listener(scenario: str) -> None:
    for moment in game(scenario, "events"):
        seats = (None, *(p.seat for p in GAME.seen_by(moment.state, None).players))
        for seat in seats:
            sight = GAME.seen_by(moment.state, seat)
            heard = [e for event in moment.events if (e := GAME.heard_by(event, seat)) is not None]
            for line in (FACE.say(sight, event) for event in heard):
                assert "\n" not in line
                assert "None" not in line
                assert len(line) <= 400
                assert not line or line[0].isupper() or line[0] in "*0123456789", line
                assert not line or line[-1] in ".*", line


@EVERY
def test_boards_fit_and_pictures_are_drawn_at_every_moment(scenario: str) -> None:
    for number, moment in enumerate(game(scenario, "boards")):
        sight = GAME.seen_by(moment.state, None)
        assert 0 < len(FACE.board(sight)) <= BOARD
        assert 0 < len(FACE.alt(sight)) <= ALT
        assert "\n" not in FACE.headline(sight)
        assert len(FACE.foot(sight)) <= 400
        assert bool(FACE.ending(sight)) == GAME.over(moment.state)
        if number % 25 == 0 or not moment.questions:
            assert FACE.picture(sight).startswith(b"\x89PNG")
        for player in sight.players:
            own = GAME.seen_by(moment.state, player.seat)
            assert len(FACE.private(own)) <= LIMIT
            assert FACE.board(own) == FACE.board(sight), "a seat's own cards are no part of the public board"


@EVERY
def test_two_tables_that_differ_only_in_hidden_cards_look_the_same(scenario: str) -> None:
    chance = Random(scenario)
    for number, moment in enumerate(game(scenario, "hidden", moves=120)):
        other = stirred(moment.state, chance)
        one, two = GAME.seen_by(moment.state, None), GAME.seen_by(other, None)
        assert FACE.board(one) == FACE.board(two)
        assert FACE.alt(one) == FACE.alt(two)
        assert FACE.headline(one) == FACE.headline(two)
        if number % 20 == 0:
            assert FACE.picture(one) == FACE.picture(two)


@EVERY
def test_a_seat_reads_the_same_whatever_the_others_hold(scenario: str) -> None:
    chance = Random(scenario)
    for moment in game(scenario, "peek", moves=120):
        for question in moment.questions:
            seat = question.seat
            one = GAME.seen_by(moment.state, seat)
            two = GAME.seen_by(stirred(moment.state, chance, but=seat), seat)
            assert FACE.private(one) == FACE.private(two)
            for option in question.options:
                assert FACE.label(one, option) == FACE.label(two, option)


def stirred(state: Any, chance: Random, but: str = "") -> Any:
    """The state with every deck's hidden cards (but one deck's) dealt anew among its hidden zones."""
    decks = dict(state.decks)
    for seat, deck in decks.items():
        if seat == but:
            continue
        hidden = [*deck.draw, *deck.hand, *deck.cycle]
        chance.shuffle(hidden)
        a, b = len(deck.draw), len(deck.draw) + len(deck.hand)
        decks[seat] = replace(deck, draw=tuple(hidden[:a]), hand=tuple(hidden[a:b]), cycle=tuple(hidden[b:]))
    return replace(state, decks=decks)
