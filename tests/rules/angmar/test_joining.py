"""Players who join one another in Escape from Mount Gram, and how they reach stage 3 (RULES 10.5)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking, values
from rules.angmar import events as ev
from rules.angmar.state import MAIN, Step
from rules.angmar.writing import then
from tests.rules.angmar.gram import CELL, GUARD, PATROL, Gram


def set_first(play: Gram, seat: str) -> None:
    play.do(lambda t: t.happen(ev.FirstPlayer(seat=seat)), go_on=False)


def test_players_join_at_the_beginning_of_the_travel_phase() -> None:
    play = Gram(3)
    play.free("p1")
    assert play.area("p1") == "p1"
    play.travel_phase()
    assert play.questions()[0].seat == "p1"
    assert set(play.options()) == {"p2", "p3"}
    play.answer("p3")
    assert play.area("p1") == "p3"
    assert set(play.state.areas) == {"p2", "p3"}


def test_staged_cards_come_along_engaged_enemies_stay_engaged() -> None:
    play = Gram(2)
    cell, guard = play.put(CELL, "staging:p1"), play.put(GUARD, "engaged:p1")
    (captive,) = play.capture(cell, "Gandalf")
    play.free("p1")
    play.travel_phase()
    assert play.piece(cell).at == "staging:p2"
    assert play.under(cell) == (captive,)
    assert play.piece(guard).at == "engaged:p1"
    assert looking.area_of(play.state, guard) == "p2"


def test_attachments_of_staged_cards_come_along() -> None:
    play = Gram(2)
    guard = play.put(GUARD, "staging:p1")
    trap = play.attachment(play.heroes("p1")[0], "Celebrían's Stone")
    play.do(lambda t: doing.shift(t, trap, f"on:{guard}"), go_on=False)
    play.free("p1")
    play.travel_phase()
    assert looking.area_of(play.state, trap) == "p2"


def test_F18_an_active_location_that_is_left_is_discarded_and_its_captives_rescued() -> None:
    play = Gram(2)
    cell = play.put(CELL, "active:p1")
    (captive,) = play.capture(cell, "Gandalf")
    play.free("p1")
    play.travel_phase()
    assert cell in play.pile("discard")
    assert captive in play.pile("hand:p1")


def test_the_active_location_of_the_area_that_is_joined_stays() -> None:
    play = Gram(2)
    cell = play.put(CELL, "active:p2")
    play.free("p1")
    play.travel_phase()
    assert play.piece(cell).at == "active:p2"


def test_the_stage_that_is_left_is_removed() -> None:
    play = Gram(2)
    old = play.quest("p1")
    play.free("p1")
    play.travel_phase()
    assert old in play.pile("removed")
    assert play.quest("p1") == play.quest("p2") == "quest-5-2#2"
    assert looking.players_at(play.state, "p2") == ("p1", "p2")


def test_a_player_with_captured_cards_left_does_not_join() -> None:
    play = Gram(2)
    play.free("p1", 6)
    play.travel_phase()
    assert play.area("p1") == "p1"


def test_F19_several_join_from_the_first_player_on() -> None:
    play = Gram(4)
    set_first(play, "p3")
    for seat in ("p1", "p2", "p3"):
        play.free(seat)
    play.travel_phase()
    assert play.questions()[0].seat == "p3"
    play.answer("p4")
    assert play.questions()[0].seat == "p1"
    assert set(play.options()) == {"p2", "p3"}
    play.answer("p3")
    assert tuple(play.state.areas) == ("p4",)
    assert looking.players_at(play.state, "p4") == ("p3", "p4", "p1", "p2")


def test_F19_who_joins_a_player_that_is_free_too_goes_on_with_him() -> None:
    play = Gram(3)
    play.free("p1")
    play.free("p2")
    play.travel_phase()
    play.answer("p2")
    assert tuple(play.state.areas) == ("p3",)
    assert {play.area(seat) for seat in ("p1", "p2", "p3")} == {"p3"}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_F19_with_all_free_they_reach_stage_3_together(players: int) -> None:
    play = Gram(players)
    play.gather()
    assert tuple(play.state.areas) == (MAIN,)
    assert looking.players_at(play.state, MAIN) == play.state.seats
    assert play.pile("quest") == ()


def test_at_stage_3_staged_cards_and_the_active_location_are_still_there() -> None:
    play = Gram(1)
    cell, room, guard = play.put(CELL, "active:p1"), play.put(PATROL, "staging:p1"), play.put(GUARD, "engaged:p1")
    play.free()
    play.travel_phase()
    assert play.piece(cell).at == "active:main"
    assert play.piece(room).at == "staging:main"
    assert play.piece(guard).at == "engaged:p1"


def test_those_who_have_joined_travel_in_the_same_phase() -> None:
    play = Gram(2)
    cell = play.put(CELL, "staging:p1")
    play.free("p1")
    play.travel_phase()
    assert play.asked() == "travel"
    assert cell in play.options()
    play.answer(cell)
    assert play.piece(cell).at == "active:p2"


def test_those_who_reached_stage_3_travel_in_the_same_phase() -> None:
    play = Gram(1)
    cell = play.put(CELL, "staging:p1")
    play.free()
    play.travel_phase()
    while play.asked() not in {"travel", ""}:
        play.answer()
    assert cell in play.options()


def test_whoever_has_joined_helps_to_free_the_cards_of_the_other() -> None:
    play = Gram(2)
    play.free("p1")
    play.travel_phase()
    play.answer_all()
    play.commit(play.heroes("p1")[0])
    hand = len(play.pile("hand:p2")) + len(play.heroes("p2"))
    brought = values.questing(play.state, "p2") - values.staging_threat(play.state, "p2")
    play.do(lambda t: then(t, Step(name="quest.resolve", other="p2")))
    assert len(play.under(play.quest("p2"))) == 7 - brought
    assert len(play.pile("hand:p2")) + len(play.heroes("p2")) == hand + brought


def test_a_lasting_effect_of_an_area_goes_with_its_player() -> None:
    play = Gram(2)
    guard = play.put(GUARD, "staging:p1")
    play.reveal("sound-the-alarm-efmg", "p1", "p1")
    assert play.value("engagement", guard) == 6
    play.do(lambda t: leaving.rescue(t, play.quest("p1"), play.under(play.quest("p1")), "p1"))
    play.do(lambda t: then(t, Step(name="travel.begin", other="p1")))
    assert looking.area_of(play.state, guard) == "p2"
    assert play.value("engagement", guard) == 6
