"""Scenario 7, The Treachery of Rhudaur: its setup and its two stages (quests.json 7; scenarios.json 7; RULES 10.7)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking, questing, values
from rules.angmar.events import Shuffled, StepClosed
from rules.angmar.state import State, Step
from rules.angmar.writing import then
from tests.rules.angmar.kit import Table, at_stage_1
from tests.rules.angmar.rhudaur import (
    AMARTHIUL,
    DECIPHER,
    INQUIRIES,
    QUIET,
    RHUDAUR,
    SIFT,
    clue,
    deck,
    quest,
    set_progress,
    table,
)


def counters(play: Table, times: int = 1) -> None:
    """The end of so many refresh phases, for time counters."""
    for _ in range(times):
        play.do(lambda t: then(t, Step(name="counters")))


def stage_2(players: int = 2) -> Table:
    """Stage 2B with only Thaurdir of the encounter side in play, and the Clues on nobody."""
    play = table(players)
    for key in INQUIRIES:
        clue(play, key)
    play.settle()
    play.answer_all()
    for card in play.staged():
        if looking.key_of(card) not in {*INQUIRIES, "thaurdir-tor"}:
            play.do(lambda t, card=card: leaving.discard(t, card))
    return play


def keys(s: State, cards: tuple[str, ...]) -> list[str]:
    return [looking.key_of(card) for card in cards]


# Setup


@pytest.mark.parametrize(("players", "causeways"), [(1, 1), (2, 1), (3, 2), (4, 2)])
@pytest.mark.parametrize("mode", ["standard", "easy"])
def test_setup(players: int, causeways: int, mode: str) -> None:
    s = at_stage_1(RHUDAUR, players, mode)
    size = {("standard", 1): 41, ("standard", 2): 40, ("easy", 1): 30, ("easy", 2): 29}[mode, causeways]
    assert len(looking.pile(s, "encounter")) == size
    assert keys(s, looking.pile(s, "aside")) == ["thaurdir-tor"]
    assert looking.key_of(looking.active(s, "main")) == "the-great-hall-tor"
    staged = looking.staging(s, "main")
    assert keys(s, staged) == [*INQUIRIES, *["ancient-causeway-tlr"] * causeways]
    assert [looking.kind(s, card) for card in staged[:3]] == ["side-quest"] * 3
    assert s.pieces[AMARTHIUL].at == "play:p1"
    assert not looking.pile(s, "discard")


def test_setup_shuffles_the_encounter_deck_again() -> None:
    play = table()
    play.do(lambda t: then(t, Step(name="script", script="quest-7-1/setup", card=quest(play), seat="p1")))
    assert [e.pile for e in play.events if isinstance(e, Shuffled)] == ["encounter"]


def test_stage_1_begins_with_5_time_counters_and_reveals_nothing() -> None:
    s = at_stage_1(RHUDAUR, 2, "standard")
    assert s.pieces[looking.main_quest(s, "main")].time == 5
    play = Table(RHUDAUR, 2, clear=False)
    assert len(play.pile("encounter")) == 41


# Stage 1


def test_stage_1_cannot_be_the_current_quest_in_the_quest_phase() -> None:
    play = table()
    play.phase("quest")
    play.do(lambda t: then(t, Step(name="current", other="main")))
    assert set(play.options()) == {f"{key}#1" for key in INQUIRIES}
    play.answer(SIFT)
    assert looking.current_quest(play.state, "main") == f"{SIFT}#1"


def test_a_clue_cannot_be_the_current_quest_other_side_quests_can() -> None:
    play = table()
    clue(play, SIFT)
    seal = play.put("seal-the-tomb-tlr")
    play.do(lambda t: then(t, Step(name="current", other="main")))
    assert set(play.options()) == {f"{QUIET}#1", f"{DECIPHER}#1", seal}


def test_no_progress_ends_stage_1() -> None:
    play = table()
    play.mark(quest(play), progress=50)
    play.settle()
    assert looking.key_of(quest(play)) == "quest-7-1"


def test_out_of_time_the_inquiries_that_are_left_are_removed_from_the_game_and_stage_2_begins() -> None:
    play = table()
    card = clue(play, SIFT)
    play.mark(quest(play), time=5)
    counters(play, 4)
    assert looking.key_of(quest(play)) == "quest-7-1"
    counters(play)
    assert looking.key_of(quest(play)) == "quest-7-2"
    assert {f"{QUIET}#1", f"{DECIPHER}#1"} <= set(play.pile("removed"))
    assert play.piece(card).side == 1
    assert play.state.result is None


def test_the_time_of_another_card_does_not_end_stage_1() -> None:
    play = table()
    seal = play.put("seal-the-tomb-tlr")
    play.mark(quest(play), time=3)
    play.mark(seal, time=1)
    counters(play)
    assert looking.key_of(quest(play)) == "quest-7-1"


def test_out_of_time_other_side_quests_stay() -> None:
    play = table()
    seal = play.put("seal-the-tomb-tlr")
    play.mark(quest(play), time=1)
    counters(play)
    assert seal in play.state.pieces


def test_once_no_inquiry_is_left_stage_2_begins_at_once() -> None:
    play = table()
    clue(play, QUIET)
    clue(play, SIFT, play.heroes()[0])
    play.settle()
    assert looking.key_of(quest(play)) == "quest-7-1"
    play.mark(f"{DECIPHER}#1", progress=14)
    play.settle()
    assert looking.key_of(quest(play)) == "quest-7-2"
    assert play.state.result is None
    assert set(play.state.pieces) >= {f"{key}#1" for key in INQUIRIES}


def test_when_the_last_inquiry_was_current_stage_2_is_current_only_after_that_quest_phase() -> None:
    play = table()
    clue(play, QUIET)
    clue(play, SIFT)
    play.current(f"{DECIPHER}#1")
    play.do(lambda t: questing.progress(t, "main", 14 + 5))
    play.answer_all()
    assert looking.key_of(quest(play)) == "quest-7-2"
    play.phase("quest")
    play.do(lambda t: questing.progress(t, "main", 3))
    assert play.piece(quest(play)).progress == 0
    play.do(lambda t: then(t, Step(name="quest.end", other="main")))
    play.do(lambda t: questing.progress(t, "main", 3))
    assert play.piece(quest(play)).progress == 3


def test_the_loss_of_amarthiul_loses_the_game() -> None:
    play = table()
    play.do(lambda t: leaving.discard(t, AMARTHIUL))
    assert play.state.result is not None
    assert (play.state.result.won, play.state.result.why) == (False, "amarthiul")


# Stage 2


def test_stage_2_brings_thaurdir_and_one_undead_enemy_for_each_player_out_of_deck_or_discard_pile() -> None:
    play = table()
    set_progress(play, 0, 0, 14)
    clue(play, QUIET)
    clue(play, SIFT)
    play.discards("dead-lord-tlr")
    play.settle()
    assert play.questions()[0].seat == "p1"
    offered = {looking.key_of(card) for card in play.options()}
    assert offered == {"dead-lord-tlr", "cursed-dead-tlr", "wight-of-rhudaur-tor", "traitorous-wight-tor"}
    mine = next(card for card in play.options() if card in play.pile("discard"))
    play.answer(mine)
    assert play.questions()[0].seat == "p2"
    play.answer("cursed-dead-tlr")
    assert keys(play.state, play.staged())[-3:] == ["thaurdir-tor", "dead-lord-tlr", "cursed-dead-tlr"]
    assert not play.told("revealed")
    assert [e.pile for e in play.events if isinstance(e, Shuffled)] == ["encounter"]


@pytest.mark.parametrize(("bearers", "points"), [(0, 30), (1, 25), (2, 20), (3, 15)])
def test_H03_each_clue_on_a_character_takes_5_quest_points_off_stage_2(bearers: int, points: int) -> None:
    play = stage_2()
    people = (AMARTHIUL, play.heroes()[0], play.heroes("p2")[1])
    for key, person in tuple(zip(INQUIRIES, people, strict=True))[:bearers]:
        clue(play, key, person)
    assert values.quest_points(play.state, quest(play)) == points


def test_other_cards_on_a_character_take_nothing_off_stage_2() -> None:
    play = stage_2()
    (steward,) = play.throw("p1", "Steward of Gondor")
    play.do(lambda t: doing.attach(t, steward, play.heroes()[0]))
    assert values.quest_points(play.state, quest(play)) == 30


def test_the_players_win_with_the_progress_and_9_damage_on_thaurdir() -> None:
    play = stage_2()
    thaurdir = play.in_play("thaurdir-tor")[0]
    clue(play, SIFT, play.heroes()[0])
    play.mark(quest(play), progress=25)
    play.mark(thaurdir, damage=8)
    play.settle()
    assert play.state.result is None
    play.do(lambda t: leaving.damage(t, thaurdir, 2))
    assert play.state.result is not None
    assert play.state.result.won


def test_9_damage_on_thaurdir_without_the_progress_do_not_win() -> None:
    play = stage_2()
    clue(play, SIFT, play.heroes()[0])
    play.mark(play.in_play("thaurdir-tor")[0], damage=9)
    play.mark(quest(play), progress=24)
    play.settle()
    assert play.state.result is None


def test_a_lost_clue_raises_the_points_again() -> None:
    play = stage_2()
    hero = play.heroes("p2")[0]
    clue(play, SIFT, hero)
    play.do(lambda t: leaving.destroy(t, hero))
    assert values.quest_points(play.state, quest(play)) == 30


def test_stage_2_may_be_the_current_quest() -> None:
    play = stage_2()
    play.put("seal-the-tomb-tlr")
    play.do(lambda t: then(t, Step(name="current", other="main")))
    assert "" in play.options()


def test_haunting_fog_adds_6_points_to_stage_2() -> None:
    play = stage_2()
    fog = play.find("haunting-fog-tor")
    play.do(lambda t: doing.attach(t, fog, quest(play)))
    assert values.quest_points(play.state, quest(play)) == 36


def test_a_whole_round_passes_and_takes_one_counter() -> None:
    play = Table(RHUDAUR, 1, clear=False)
    time = play.piece(quest(play)).time
    play.set_threat(0)
    play.do(lambda t: t.happen(StepClosed()) if t.state.agenda else None)
    play.do(lambda t: then(t, Step(name="refresh phase")))
    assert play.piece(quest(play)).time == time - 1


def test_centuries_of_sorrow_may_make_stage_2_current_again() -> None:
    play = stage_2()
    seal = play.put("seal-the-tomb-tlr")
    play.current(seal)
    deck(play, "centuries-of-sorrow-tor", "eerie-halls-tor")
    play.by_hand("reveal")
    assert looking.current_quest(play.state, "main") == quest(play)
