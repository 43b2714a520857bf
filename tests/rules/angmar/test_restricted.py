"""Restricted attachments: a character has two, with a third one is discarded (RULES 6); known of the boons alone."""

from __future__ import annotations

import pytest

from rules.angmar import GAME, looking
from tests.rules.angmar.campaigns import CHETWOOD, boon
from tests.rules.angmar.kit import Table


@pytest.fixture
def play() -> Table:
    return Table(CHETWOOD)


def test_a_third_restricted_attachment_makes_its_player_discard_one_of_the_three(play: Table) -> None:
    hero = play.heroes()[0]
    three = [boon(play, number, hero) for number in ("177", "186", "191")]
    assert set(play.options()) == set(three)
    play.answer(three[0])
    assert set(looking.attached(play.state, hero)) == set(three[1:])
    assert three[0] in play.pile("discard:p1")


def test_two_restricted_attachments_and_others_are_allowed(play: Table) -> None:
    hero = play.heroes()[0]
    for number in ("177", "186", "157", "162"):
        boon(play, number, hero)
        assert not play.questions()
    assert len(looking.attached(play.state, hero)) == 4


def test_restricted_attachments_of_different_characters_do_not_count_together(play: Table) -> None:
    first, second = play.heroes()[:2]
    for number, host in (("177", first), ("186", first), ("191", second)):
        boon(play, number, host)
        assert not play.questions()
    assert GAME.inventory(play.state) == ()


def test_moving_a_restricted_attachment_onto_a_full_hero_counts_too(play: Table) -> None:
    first, second = play.heroes()[:2]
    for number in ("177", "186"):
        boon(play, number, first)
    moved = boon(play, "191", second)
    play.by_hand("attach", card=moved, host=first)
    assert play.asked() == "pick"
