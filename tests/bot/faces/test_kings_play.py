"""The face of Kings of Middle-earth on tables that were really played: random games with hand moves and battles."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.faces.kings import FACE
from bot.faces.kings.board import ALT, BOARD
from bot.faces.kings.labels import NOTE, TEXT
from bot.faces.kings.private import LIMIT
from rules.kings import GAME
from rules.kings import commands as cmd
from rules.kings.cards import EVENTS
from rules.kings.regions import REGIONS
from tests.bot.faces.kings_kit import game, hands_stirred, tiles_stirred

VARIANTS = (
    {},
    {"free_players": "two", "shadow_players": "two"},
    {"tiles": "visible", "draw": "sequential", "dismay": "in", "tokens": "in"},
    {"draw": "sequential", "shown_after_kings": "hidden", "dismay": "in", "dismay_time": "before"},
)
EVERY = pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(options) or "usual")
RAW = {*EVENTS, *(k for k in REGIONS if "-" in k), "muster_army", "None"}
"""Keys that must never be read by people."""


def read(text: str) -> str:
    """The text, if people can read it."""
    assert not [key for key in RAW if key in text], text
    assert "_" not in text, text
    return text


@EVERY
def test_options_of_one_question_never_read_the_same(options: dict[str, str]) -> None:
    for moment in game("labels", options=options):
        for question in moment.questions:
            sight = GAME.seen_by(moment.state, question.seat)
            words = FACE.question(sight, question)
            assert 0 < len(read(words)) <= 300
            assert words[-1] in "?.", words
            made = [FACE.label(sight, option) for option in question.options]
            seen = [(label.group, label.text) for label in made]
            assert len(set(seen)) == len(seen), sorted(seen)
            for label in made:
                assert 0 < len(read(label.text)) <= TEXT
                assert len(read(label.note)) <= NOTE
                assert len(label.warning) <= 400
                assert label.text[0].isupper() or label.text[0].isdigit() or label.text[0] == "“", label.text
                assert label.text != "Done" or sight.step == "work"


@EVERY
def test_open_options_are_told_without_a_hand(options: dict[str, str]) -> None:
    for moment in game("open", options=options):
        sight = GAME.seen_by(moment.state, None)
        for question in moment.questions:
            assert FACE.question(sight, question)
            for option in question.options:
                if GAME.is_open(moment.state, question.seat, option):
                    assert FACE.label(sight, option).text


@EVERY
def test_every_event_is_one_clear_line_for_every_listener(options: dict[str, str]) -> None:
    for moment in game("events", options=options):
        for seat in (None, *moment.state.seats):
            sight = GAME.seen_by(moment.state, seat)
            heard = [e for event in moment.events if (e := GAME.heard_by(event, seat)) is not None]
            for line in (FACE.say(sight, event) for event in heard):
                assert "\n" not in line
                assert len(read(line)) <= 400
                assert not line or line[0].isupper() or line[0] in "*“⚠0123456789", line
                assert not line or line.strip("*")[-1] in ".?!", line


@EVERY
def test_boards_fit_and_pictures_are_drawn_at_every_moment(options: dict[str, str]) -> None:
    for number, moment in enumerate(game("boards", options=options)):
        sight = GAME.seen_by(moment.state, None)
        assert 0 < len(FACE.board(sight)) <= BOARD
        assert "…" not in FACE.board(sight)
        assert 0 < len(FACE.alt(sight)) <= ALT
        assert "\n" not in FACE.headline(sight)
        assert len(FACE.headline(sight)) <= 300
        assert len(FACE.foot(sight)) <= 400
        assert bool(FACE.ending(sight)) == GAME.over(moment.state)
        if number % 50 == 0 or not moment.questions:
            assert FACE.picture(sight).startswith(b"\x89PNG")
        assert FACE.private(sight) == ""
        for seat in moment.state.seats:
            own = GAME.seen_by(moment.state, seat)
            assert 0 < len(FACE.private(own)) <= LIMIT


def test_labels_of_all_kinds_of_commands_were_read() -> None:
    """The random games above would prove little if they never came to battles, attempts or cards."""
    steps: Counter[str] = Counter()
    kinds: Counter[type] = Counter()
    for seed in ("labels", "open", "events"):
        for moment in game(seed):
            steps[str(GAME.seen_by(moment.state, None).step)] += 1
            kinds.update(type(o) for q in moment.questions for o in q.options)
    assert {"battle", "attempt", "recruit", "hunting", "card", "work", "place_companions"} <= set(steps)
    assert {cmd.UseDie, cmd.TryCorruption, cmd.UseRing, cmd.Choose, cmd.Done, cmd.Pass} <= set(kinds)


@pytest.mark.rule("Who sees what")
@EVERY
def test_two_tables_that_differ_only_in_hidden_tiles_look_the_same(options: dict[str, str]) -> None:
    if options.get("tiles") == "visible":
        pytest.skip("in this variant the tiles lie face up")
    chance = Random("tiles")
    for number, moment in enumerate(game("tiles", options=options)):
        other = tiles_stirred(moment.state, chance)
        free = next(seat for seat, side in moment.state.seats.items() if side == "free")
        _same(moment.state, other, None, draw=number % 60 == 0)
        _same(moment.state, other, free, draw=False)
        one, two = GAME.seen_by(moment.state, free), GAME.seen_by(other, free)
        if one.looked is None:
            assert FACE.private(one) == FACE.private(two)


@pytest.mark.rule("Who sees what")
@EVERY
def test_two_tables_that_differ_only_in_hands_look_the_same(options: dict[str, str]) -> None:
    chance = Random("hands")
    for number, moment in enumerate(game("hands", options=options)):
        _same(moment.state, hands_stirred(moment.state, chance), None, draw=number % 60 == 0)
        for seat, side in moment.state.seats.items():
            other = hands_stirred(moment.state, chance, but=side)
            _same(moment.state, other, seat, draw=False)
            one, two = GAME.seen_by(moment.state, seat), GAME.seen_by(other, seat)
            assert FACE.private(one) == FACE.private(two)


def _same(state: object, other: object, seat: str | None, *, draw: bool) -> None:
    """That reader is told the same of both: the board, what is asked of whom, every open option."""
    one, two = GAME.seen_by(state, seat), GAME.seen_by(other, seat)
    assert FACE.headline(one) == FACE.headline(two)
    assert FACE.board(one) == FACE.board(two)
    assert FACE.alt(one) == FACE.alt(two)
    if draw:
        assert FACE.picture(one) == FACE.picture(two)
    for mine, others in zip(GAME.questions(state), GAME.questions(other), strict=True):
        assert FACE.question(one, mine) == FACE.question(two, others)
        offered = [FACE.label(one, o) for o in mine.options if GAME.is_open(state, mine.seat, o)]
        assert offered == [FACE.label(two, o) for o in others.options if GAME.is_open(other, others.seat, o)]
