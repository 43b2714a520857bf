"""Scenario 5, Escape from Mount Gram: its setup, its stages and how it is won (quests.json 5, scenarios.json 5)."""

from __future__ import annotations

import pytest

from rules.angmar import looking, questing
from rules.angmar.events import Shuffled, Told
from rules.angmar.state import MAIN, Step
from rules.angmar.writing import then
from tests.rules.angmar.gram import CELL, GATE, GRAM, JAILOR, Begun, Gram, deck
from tests.rules.angmar.kit import Table


def fresh(players: int, **options: str) -> Table:
    """After the setup and the first resource phase: each hero has 1 resource and each hand 1 card more."""
    return Table(GRAM, players, clear=False, **options)


# Setup


@pytest.mark.parametrize(("players", "encounter"), [(1, 23), (2, 22), (3, 21), (4, 20)])
def test_setup_leaves_24_cards_less_a_prison_cell_for_each_player(players: int, encounter: int) -> None:
    play = fresh(players)
    assert len(play.pile("encounter")) == encounter
    assert len(play.in_play(CELL)) == players
    assert len(play.pile("aside")) == 11
    assert play.pile("discard") == ()


@pytest.mark.parametrize(("players", "encounter"), [(1, 19), (2, 18), (3, 17), (4, 16)])
def test_easy_mode_leaves_20_cards_less_the_cells_and_gives_the_hero_one_resource_more(
    players: int, encounter: int
) -> None:
    play = fresh(players, mode="easy")
    assert len(play.pile("encounter")) == encounter
    assert len(play.pile("aside")) == 9
    for seat in play.state.seats:
        (hero,) = play.heroes(seat)
        assert play.piece(hero).resources == 3 + 1
    assert {"goblin-tormentor-efmg#1", "sound-the-alarm-efmg#2", "captives-of-gornakh-efmg#2"}.isdisjoint(
        play.pile("encounter")
    )


def test_the_jailor_the_gate_and_the_angmar_orcs_wait_aside() -> None:
    keys = [looking.key_of(card) for card in fresh(1).pile("aside")]
    assert {key: keys.count(key) for key in keys} == {
        JAILOR: 1,
        GATE: 1,
        "angmar-orc-tlr": 3,
        "angmar-marauder-tlr": 3,
        "angmar-captain-tlr": 2,
        "orc-ambush-tlr": 1,
    }


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_begins_with_one_hero_2_resources_his_threat_cost_and_3_cards(players: int) -> None:
    play = fresh(players)
    for seat, threat in zip(play.state.seats, (12, 11, 9, 8), strict=False):
        (hero,) = play.heroes(seat)
        assert play.piece(hero).resources == 2 + 1
        assert play.threat(seat) == threat
        assert len(play.pile(f"hand:{seat}")) == 3 + 1
        assert not play.state.players[seat].out


@pytest.mark.parametrize(("seat", "captured", "deck"), [("p1", 19, 13), ("p2", 19, 13), ("p3", 10, 22), ("p4", 15, 17)])
def test_the_captured_deck_takes_allies_items_and_two_heroes(seat: str, captured: int, deck: int) -> None:
    play = fresh(4)
    assert len(looking.captives(play.state, seat)) == captured
    assert len(play.pile(f"deck:{seat}")) + len(play.pile(f"hand:{seat}")) == deck


def test_each_player_chooses_his_starting_hero() -> None:
    play = Begun(1)
    assert set(play.options()) == {"p1:01001#1", "p1:01002#1", "p1:01003#1"}
    play.answer("p1:01003#1")
    assert play.heroes() == ("p1:01003#1",)
    assert play.threat() == 9


def test_the_starting_hand_is_shuffled_back_before_the_captured_deck_is_made() -> None:
    play = Begun(1)
    hand = [c for c in looking.captives(play.state, "p1") if looking.front(play.state, c).kind != "hero"]
    assert len(hand) == 17
    assert play.pile("hand:p1") == ()


# The stages


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_1B_gives_every_player_his_own_staging_area_and_copy_of_stage_2(players: int) -> None:
    play = Gram(players)
    assert tuple(play.state.areas) == play.state.seats
    assert [looking.key_of(play.quest(seat)) for seat in play.state.seats] == ["quest-5-2"] * players
    assert sorted(looking.key_of(c) for c in play.pile("removed")) == ["quest-5-1"] + ["quest-5-2"] * (4 - players)
    assert [looking.key_of(c) for c in play.pile("quest")] == ["quest-5-3"]


@pytest.mark.parametrize("players", [1, 4])
def test_F03_2A_captures_7_cards_and_3_under_a_prison_cell(players: int) -> None:
    play = fresh(players)
    for seat in play.state.seats:
        area = play.state.players[seat].area
        (cell,) = looking.staging(play.state, area)
        assert looking.key_of(cell) == CELL
        assert len(play.pile(f"under:{looking.main_quest(play.state, area)}")) == 7
        assert len(play.pile(f"under:{cell}")) == 3


def test_the_cell_of_2A_is_revealed() -> None:
    play = Begun(2)
    while play.asked() == "pick":
        play.answer()
    cells = [e for e in play.told("revealed") if looking.key_of(e.card) == CELL]
    assert [(e.seat, e.other) for e in cells] == [("p1", "p1"), ("p2", "p2")]


def test_2A_shuffles_the_encounter_deck_after_each_search_for_a_cell() -> None:
    play = Begun(2)
    play.answer()
    play.answer()
    kinds = [(e.pile if isinstance(e, Shuffled) else e.what) for e in play.events if _is_of_the_deck(e)]
    assert kinds[-4:] == ["revealed", "encounter"] * 2


def _is_of_the_deck(e: object) -> bool:
    return (isinstance(e, Shuffled) and e.pile == "encounter") or (isinstance(e, Told) and e.what == "revealed")


def test_3A_shuffles_the_orcs_into_the_deck_before_it_reveals_cards_of_it() -> None:
    play = Gram(1)
    play.free()
    play.travel_phase()
    first = next(e for e in play.events if _is_of_the_deck(e))
    assert isinstance(first, Shuffled)


def test_2A_takes_what_there_is_of_a_captured_deck_that_is_too_small() -> None:
    play = Begun(1, deck("01007 01008", {"01043": 3, "01046": 3, "01048": 3}))
    play.answer("p1:01007#1")
    assert len(play.pile("under:quest-5-2#1")) == 4
    assert play.pile("captured:p1") == ()


def test_progress_on_2B_rescues_as_many_captured_cards_instead() -> None:
    play = Gram(1)
    quest, hand = play.quest(), len(play.pile("hand:p1"))
    heroes = len(play.heroes())
    play.do(lambda t: questing.progress(t, "p1", 3))
    assert len(play.under(quest)) == 4
    assert len(play.pile("hand:p1")) + len(play.heroes()) == hand + heroes + 3
    assert play.piece(quest).progress == 0


def test_the_active_location_takes_progress_before_2B_rescues() -> None:
    play = Gram(1)
    play.put(CELL, "active:p1")
    play.do(lambda t: questing.progress(t, "p1", 4))
    assert play.in_play(CELL) == ()
    assert len(play.under(play.quest())) == 6


def test_progress_beyond_the_captured_cards_of_2B_is_lost() -> None:
    play = Gram(1)
    play.do(lambda t: questing.progress(t, "p1", 9))
    assert play.under(play.quest()) == ()
    assert play.piece(play.quest()).progress == 0
    assert play.area() == "p1"


def test_2B_is_not_left_while_a_card_is_captured_under_it() -> None:
    play = Gram(1)
    play.free(amount=6)
    play.travel_phase()
    assert play.area() == "p1"
    assert looking.key_of(play.quest()) == "quest-5-2"


def test_with_nobody_to_join_the_players_go_on_to_stage_3() -> None:
    play = Gram(1)
    play.free()
    play.travel_phase()
    assert tuple(play.state.areas) == (MAIN,)
    assert play.state.areas[MAIN].stage == 3
    assert looking.key_of(play.quest()) == "quest-5-3"
    assert "quest-5-2#1" in play.pile("removed")


def test_3A_adds_the_gate_and_the_jailor_shuffles_the_orcs_in_and_reveals_a_card_for_each_player() -> None:
    play = Gram(3)
    for seat in ("p1", "p2", "p3"):
        play.free(seat)
    before = len(play.pile("encounter"))
    play.travel_phase()
    play.answer()
    staged = {looking.key_of(card) for card in play.staged()}
    assert {GATE, JAILOR} <= staged
    assert play.pile("aside") == ()
    shown = len([e for e in play.told("revealed") if e.other == MAIN])
    assert shown >= 3
    assert before + 9 - len(play.pile("encounter")) >= 3


def test_the_players_cannot_travel_to_the_gate_before_16_progress() -> None:
    play = Gram(1)
    play.gather()
    gate = play.put(GATE)
    play.mark(play.quest(), progress=15)
    play.do(lambda t: then(t, Step(name="travel", other=MAIN)))
    assert gate not in play.options()
    play.mark(play.quest(), progress=16)
    play.do(lambda t: then(t, Step(name="travel", other=MAIN)))
    assert gate in play.options()


def test_other_locations_may_be_travelled_to_before_16_progress() -> None:
    play = Gram(1)
    play.gather()
    play.put(GATE)
    cell = play.put(CELL)
    play.do(lambda t: then(t, Step(name="travel", other=MAIN)))
    assert play.options() == (cell, "")


def test_stage_3_cannot_be_defeated_while_the_gate_is_in_play() -> None:
    play = Gram(1)
    play.gather()
    gate = play.put(GATE)
    play.do(lambda t: questing.progress(t, MAIN, 20))
    assert play.state.result is None
    assert play.piece(play.quest()).progress == 20
    play.explore(gate)
    assert play.state.result is not None
    assert play.state.result.won
    assert gate in play.pile("victory")


def test_stage_3_is_not_won_with_15_progress() -> None:
    play = Gram(1)
    play.gather()
    play.do(lambda t: questing.progress(t, MAIN, 15))
    assert play.state.result is None
    play.do(lambda t: questing.progress(t, MAIN, 1))
    assert play.state.result is not None


def test_the_players_lose_when_all_are_eliminated() -> None:
    play = Gram(2)
    play.set_threat(50, "p1")
    play.settle()
    assert play.state.result is None
    play.set_threat(50, "p2")
    play.settle()
    assert play.state.result is not None
    assert not play.state.result.won


# A whole game


def test_a_whole_game_can_be_won() -> None:
    play = Gram(2)
    play.gather()
    gate = play.put(GATE)
    play.do(lambda t: questing.progress(t, MAIN, 16))
    play.travel(gate)
    play.do(lambda t: questing.progress(t, MAIN, 8))
    assert play.state.result is not None
    assert play.state.result.won
