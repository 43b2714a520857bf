"""Nobody is asked where only one answer is possible (RULES 1.7): what must be done is done."""

from __future__ import annotations

import pytest

from rules.angmar import doing
from rules.angmar.looking import front
from rules.angmar.state import Step
from rules.angmar.steps.planning import hosts
from rules.angmar.writing import then
from tests.rules.angmar.kit import Table

CHETWOOD = "intruders-in-chetwood"


def spread(play: Table, count: int, *cards: str) -> None:
    step = Step(name="spread", seat="p1", ids=cards, n=count, env={"text": "Who takes the next point of damage?"})
    play.do(lambda t: then(t, step))


@pytest.mark.rule("RULES 4.6")
def test_damage_that_only_one_character_can_take_is_not_asked_about() -> None:
    play = Table(CHETWOOD)
    hero = play.heroes()[0]
    spread(play, 3, hero)
    assert play.asked() == ""
    assert play.piece(hero).damage == 3


@pytest.mark.rule("RULES 4.6")
def test_the_rest_of_the_damage_goes_on_the_last_character_that_is_left() -> None:
    play = Table(CHETWOOD)
    hero, ally = play.heroes()[0], play.ally()
    play.mark(ally, damage=(front(play.state, ally).hits or 0) - 1)
    spread(play, 3, hero, ally)
    play.answer(ally)
    assert ally not in play.state.pieces
    assert play.asked() == ""
    assert play.piece(hero).damage == 2


@pytest.mark.rule("RULES 3.2")
def test_an_attachment_that_only_one_card_can_have_goes_there() -> None:
    play = Table(CHETWOOD)
    card = next(c for c in play.pile("deck:p1") if front(play.state, c).kind == "attachment")
    first = play.heroes()[0]
    assert len(hosts(play.state, card)) > 1
    play.do(lambda t: doing.move(t, card, "hand:p1"))
    play.do(lambda t: then(t, Step(name="host", seat="p1", card=card, ids=(first,))))
    assert play.asked() == ""
    assert play.piece(card).at == f"on:{first}"


@pytest.mark.rule("RULES 3.2")
def test_an_attachment_goes_on_the_last_card_that_can_have_it_once_the_other_has_left_play() -> None:
    play = Table(CHETWOOD)
    card = next(c for c in play.pile("deck:p1") if front(play.state, c).kind == "attachment")
    first, second = play.heroes()[:2]
    play.do(lambda t: doing.move(t, card, "hand:p1"))
    play.do(lambda t: then(t, Step(name="host", seat="p1", card=card, ids=(first, second))))
    assert play.asked() == "host"
    play.by_hand("leave", card=first, to="destroyed")
    assert play.asked() == ""
    assert play.piece(card).at == f"on:{second}"
