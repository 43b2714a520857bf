"""Canceling an effect, and canceling a whole card (RULES 4.1, 4.3; FAQ 1.53, 1.54)."""

from __future__ import annotations

import pytest

from rules.angmar import looking
from rules.angmar.state import Step
from rules.angmar.writing import then
from tests.rules.angmar.kit import Table

DIKE, CHETWOOD, GRAM = "deadmens-dike", "intruders-in-chetwood", "escape-from-mount-gram"
DOOMED, ENEMY = "dark-sorcery-tlr", "angmar-orc-tlr"


def revealing(scenario: str, key: str, pace: str = "brisk") -> tuple[Table, str]:
    """The card is turned up and waits."""
    play = Table(scenario, pace=pace)
    card = play.on_top(key)
    play.phase("quest")
    play.do(lambda t: then(t, Step(name="reveal", script="encounter", seat="p1", other="main")))
    assert play.asked() == "revealed"
    return play, card


@pytest.mark.parametrize(("what", "rise"), [("effect", 2), ("card", 0)])
def test_doomed_survives_a_canceled_effect_and_not_a_canceled_card(what: str, rise: int) -> None:
    play, card = revealing(DIKE, DOOMED)
    before = play.threat(), play.threat("p2")
    play.by_hand("cancel", what=what)
    play.answer("")
    assert (play.threat() - before[0], play.threat("p2") - before[1]) == (rise, rise)
    assert card in play.pile("discard")


@pytest.mark.parametrize(("what", "place"), [("effect", "staging"), ("card", "discard")])
def test_an_enemy_whose_effect_is_canceled_is_staged_and_a_canceled_enemy_is_not(what: str, place: str) -> None:
    play, card = revealing(CHETWOOD, ENEMY)
    play.by_hand("cancel", what=what)
    play.answer("")
    assert (card in play.staged()) == (place == "staging")
    assert (card in play.pile("discard")) == (place == "discard")


def test_nothing_is_revealed_in_the_place_of_a_canceled_card() -> None:
    play, card = revealing(CHETWOOD, ENEMY)
    deck = play.pile("encounter")
    play.by_hand("cancel", what="card")
    play.answer("")
    assert play.pile("encounter") == deck
    assert looking.pile_of(play.state, card) == "discard"


def test_doomed_comes_before_the_effect() -> None:
    play, _ = revealing(DIKE, DOOMED)
    before = play.threat()
    play.answer("")
    assert play.threat() == before + 2
