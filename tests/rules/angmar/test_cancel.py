"""Canceling an effect, and canceling a whole card (RULES 4.1, 4.3; FAQ 1.53, 1.54)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.angmar import looking
from rules.angmar.looking import front
from rules.angmar.state import MAIN, Step
from rules.angmar.writing import then
from tests.rules.angmar import ettenmoors, wastes
from tests.rules.angmar.gram import PATROL, Gram
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


def dike() -> Table:
    """An ally in play has a copy in his player's discard pile."""
    play = Table(DIKE, pace="brisk")
    play.titled("Guard of the Citadel")
    play.throw("p1", "Guard of the Citadel")
    return play


def day() -> Table:
    """An ally and a Warg are in play."""
    play = wastes.at_day(pace="brisk")
    play.ally()
    play.put("white-warg-woe")
    return play


def gram() -> Table:
    """An exhausted ally and a location are in play, no enemy is."""
    play = Gram(1, pace="brisk")
    play.ally(ready=False)
    play.put(PATROL, "staging:p1")
    return play


def moors() -> Table:
    play = ettenmoors.table(pace="brisk")
    play.put("savage-trollspawn-ate")
    return play


WHEN_REVEALED = (
    (dike, "terror-of-the-north-tlr"), (dike, "dark-sorcery-tlr"),
    (day, "northern-warg-woe"), (day, "predatory-wolves-woe"), (day, "sudden-darkness-woe"),
    (gram, "sound-the-alarm-efmg"), (gram, "feeble-and-weary-efmg"), (gram, "captives-of-gornakh-efmg"),
    (gram, "interrogation-efmg"),
    (moors, "arador-s-bane-ate"), (moors, "troll-fells-ate"),
)  # fmt: skip


def others(play: Table, card: str) -> object:
    """All that the effect could change: what is in play, what players have, what lasts."""
    pieces = {c: piece for c, piece in play.state.pieces.items() if c != card}
    piles = {name: cards for name, cards in play.state.piles.items() if ":" in name}
    return pieces, piles, play.state.lasting


@pytest.mark.parametrize("canceled", [True, False])
@pytest.mark.parametrize(("begin", "key"), WHEN_REVEALED)
def test_a_canceled_when_revealed_changes_nothing(begin: Callable[[], Table], key: str, canceled: bool) -> None:
    play = begin()
    area = "p1" if begin is gram else MAIN
    card = play.reveal(key, "p1", area)
    before, threat = others(play, card), play.threat()
    if canceled:
        play.by_hand("cancel", what="effect")
    play.answer("")
    play.answer_all()
    assert (others(play, card) == before) == canceled
    if canceled:
        assert play.threat() == threat + front(play.state, card).doomed


def test_a_canceled_treachery_attaches_to_nobody() -> None:
    play = moors()
    card = play.reveal("no-rest-ate")
    play.by_hand("cancel", what="effect")
    play.answer("")
    assert play.asked() == ""
    assert card in play.pile("discard")
