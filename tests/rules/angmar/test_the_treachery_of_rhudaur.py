"""The encounter set The Treachery of Rhudaur: its enemies and most of its locations (encounter_sets.json)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, questing, values
from rules.angmar.events import LastingEnded, Moved
from rules.angmar.steps.windows import actions_of
from tests.rules.angmar.rhudaur import (
    AMARTHIUL,
    BLANK,
    QUIET,
    SIFT,
    clue,
    deck,
    progress,
    quest,
    set_progress,
    table,
)

# Thaurdir


def test_thaurdir_of_rhudaur_heals_3_and_attacks_the_first_player_after_a_sorcery_treachery() -> None:
    play = table()
    thaurdir = play.put("thaurdir-tor")
    play.mark(thaurdir, damage=5)
    play.reveal("curse-of-the-years-tor")
    assert play.piece(thaurdir).damage == 2
    assert [(told.card, told.seat) for told in play.told("attacks")] == [(thaurdir, "p1")]


def test_thaurdir_of_rhudaur_does_not_heed_a_treachery_without_sorcery() -> None:
    play = table()
    play.put("thaurdir-tor")
    deck(play, "centuries-of-sorrow-tor", BLANK)
    play.by_hand("reveal")
    play.answer_all()
    assert not play.told("attacks")


# Wight of Rhudaur


def test_wight_of_rhudaur_has_doomed_2_while_the_current_quest_has_no_progress() -> None:
    play = table()
    set_progress(play, 0, 3, 3)
    play.current(f"{QUIET}#1")
    deck(play, "wight-of-rhudaur-tor", "eerie-halls-tor")
    before = play.threat(), play.threat("p2")
    play.by_hand("reveal")
    assert (play.threat(), play.threat("p2")) == (before[0] + 2, before[1] + 2)
    assert len(play.told("revealed")) == 1


def test_wight_of_rhudaur_has_surge_while_the_current_quest_has_progress() -> None:
    play = table()
    set_progress(play, 0, 1, 0)
    play.current(f"{SIFT}#1")
    deck(play, "wight-of-rhudaur-tor", "eerie-halls-tor")
    before = play.threat()
    play.by_hand("reveal")
    assert play.threat() == before
    assert len(play.told("revealed")) == 2


def test_wight_of_rhudaur_has_neither_while_no_quest_is_current() -> None:
    play = table()
    set_progress(play, 0, 1, 1)
    play.current(f"{QUIET}#1")
    clue(play, QUIET)
    deck(play, "wight-of-rhudaur-tor", "eerie-halls-tor")
    before = play.threat()
    play.by_hand("reveal")
    assert play.threat() == before
    assert len(play.told("revealed")) == 1


def test_a_wight_of_rhudaur_in_play_gives_its_keywords_to_no_other_card() -> None:
    play = table()
    play.put("wight-of-rhudaur-tor")
    play.current(f"{QUIET}#1")
    set_progress(play, 3, 0, 0)
    deck(play, "forbidden-descent-tor", "eerie-halls-tor")
    before = play.threat()
    play.by_hand("reveal")
    assert play.threat() == before
    assert len(play.told("revealed")) == 1


# Traitorous Wight


def test_traitorous_wight_removes_2_progress_from_every_quest_in_play_when_it_engages() -> None:
    play = table()
    set_progress(play, 1, 2, 7)
    play.mark(quest(play), progress=4)
    play.engage("traitorous-wight-tor", "p2")
    assert progress(play) == [0, 0, 5]
    assert play.piece(quest(play)).progress == 2


def test_traitorous_wight_takes_nothing_when_another_enemy_engages_nor_from_the_active_location() -> None:
    play = table()
    place = play.put("eerie-halls-tor", "active:main")
    play.mark(place, progress=3)
    set_progress(play, 3, 3, 3)
    play.put("traitorous-wight-tor", "engaged:p1")
    play.engage("cursed-dead-tlr")
    assert progress(play) == [3, 3, 3]
    play.engage("traitorous-wight-tor")
    assert play.piece(place).progress == 3


@pytest.mark.parametrize("key", ["traitorous-wight-tor", "decrepit-remains-tor"])
def test_that_shadow_removes_1_progress_from_every_quest_for_each_point_of_damage_dealt(key: str) -> None:
    play = table()
    set_progress(play, 1, 5, 5)
    dead, hero = play.put("dead-lord-tlr", "engaged:p1"), play.heroes()[0]
    play.attack(dead, shadow=key)
    play.answer(hero)
    assert play.piece(hero).damage == 4 - 2
    assert progress(play) == [0, 3, 3]


@pytest.mark.parametrize("key", ["traitorous-wight-tor", "decrepit-remains-tor"])
def test_that_shadow_removes_nothing_when_no_damage_is_dealt(key: str) -> None:
    play = table()
    set_progress(play, 5, 5, 5)
    dead = play.put("cursed-dead-tlr", "engaged:p1")
    play.attack(dead, shadow=key)
    play.answer(AMARTHIUL)
    assert progress(play) == [5, 5, 5]


# The Great Hall


def test_when_the_great_hall_is_explored_each_player_mills_5_and_adds_one_undead_enemy_of_them() -> None:
    play = table()
    hall = play.put("the-great-hall-tor", "active:main")
    mine = deck(play, "eerie-halls-tor", "cursed-dead-tlr", "restless-evil-tlr", "dead-lord-tlr", "seal-the-tomb-tlr",
                "haunting-fog-tor", "wight-of-rhudaur-tor", "haunting-fog-tor", "eerie-halls-tor", "dark-covenant-tor",
                "cursed-dead-tlr")  # fmt: skip
    play.explore(hall)
    assert hall in play.pile("victory")
    assert play.questions()[0].seat == "p1"
    assert set(play.options()) == {mine[1], mine[3]}
    play.answer(mine[3])
    assert play.piece(mine[3]).at == play.piece(mine[6]).at == "staging:main"
    assert {mine[0], mine[1], mine[5]} <= set(play.pile("discard"))
    assert play.pile("encounter")[0] == mine[10]


def test_when_the_deck_runs_out_in_the_quest_phase_the_great_hall_mills_on_from_the_new_one() -> None:
    play = table(1)
    hall = play.put("the-great-hall-tor", "active:main")
    play.phase("quest")
    play.discards()
    top = play.pile("encounter")[:3]
    rest = play.pile("encounter")[3:]

    def lay(t: doing.Ledger) -> None:
        for card in rest:
            doing.move(t, card, "discard")

    play.do(lay, go_on=False)
    assert play.pile("encounter") == top
    play.explore(hall)
    milled = [e for e in play.events if isinstance(e, Moved) and e.how == "milled"]
    assert len(milled) == 5


def test_outside_the_quest_phase_the_great_hall_mills_what_there_is() -> None:
    play = table(1)
    hall = play.put("the-great-hall-tor", "active:main")
    play.discards()
    for card in play.pile("encounter")[3:]:
        play.do(lambda t, card=card: doing.move(t, card, "discard"), go_on=False)
    play.explore(hall)
    assert len([e for e in play.events if isinstance(e, Moved) and e.how == "milled"]) == 3


def test_without_an_undead_enemy_among_the_5_the_great_hall_adds_nothing() -> None:
    play = table(1)
    hall = play.put("the-great-hall-tor", "active:main")
    deck(play, "eerie-halls-tor", "haunting-fog-tor", "dark-covenant-tor", "seal-the-tomb-tlr", "restless-evil-tlr")
    play.discards("cursed-dead-tlr")
    deck_cards = play.pile("encounter")
    play.explore(hall)
    assert not play.in_play("cursed-dead-tlr")
    assert len(play.pile("encounter")) == len(deck_cards) - 5


def test_the_great_hall_heeds_only_its_own_exploration() -> None:
    play = table()
    play.put("the-great-hall-tor", "active:main")
    cards = play.pile("encounter")
    play.explore(play.put("eerie-halls-tor"))
    assert len(play.pile("encounter")) == len(cards) - 1


def test_the_great_hall_does_not_offer_an_enemy_that_ghostly_ruins_have_returned_already() -> None:
    play = table(1)
    hall = play.put("the-great-hall-tor", "active:main")
    play.put("ghostly-ruins-tor")
    mine = deck(play, "dead-lord-tlr", "wight-of-rhudaur-tor", "eerie-halls-tor", "haunting-fog-tor", "cursed-dead-tlr")
    play.phase("quest")
    for card in play.pile("encounter")[5:]:
        play.do(lambda t, card=card: doing.move(t, card, "removed"), go_on=False)
    play.explore(hall)
    assert play.piece(mine[4]).at == "staging:main"
    assert set(play.options()) == {mine[0], mine[1]}


# Forbidden Descent


def test_the_first_2_progress_of_a_round_for_a_quest_go_on_a_staged_forbidden_descent() -> None:
    play = table()
    descent = play.put("forbidden-descent-tor")
    play.current(f"{QUIET}#1")
    for _ in range(2):
        play.do(lambda t: questing.progress(t, "main", 3))
    assert play.piece(descent).progress == 2
    assert progress(play)[0] == 4


def test_progress_that_a_side_quests_own_text_puts_on_it_goes_to_forbidden_descent_too() -> None:
    play = table()
    descent, dead = play.put("forbidden-descent-tor"), play.put("cursed-dead-tlr")
    play.do(lambda t: leaving.destroy(t, dead))
    assert play.piece(descent).progress == 2
    assert progress(play)[0] == 0


def test_an_active_forbidden_descent_takes_nothing_beforehand() -> None:
    play = table()
    descent = play.put("forbidden-descent-tor", "active:main")
    play.do(lambda t: questing.on_card(t, f"{QUIET}#1", 3))
    assert play.piece(descent).progress == 0
    assert progress(play)[0] == 3


def test_a_forbidden_descent_that_leaves_the_staging_area_raises_each_threat_by_2() -> None:
    play = table()
    descent = play.put("forbidden-descent-tor")
    before = play.threat(), play.threat("p2")
    play.mark(descent, progress=4)
    play.do(lambda t: questing.on_card(t, f"{QUIET}#1", 2))
    assert descent in play.pile("discard")
    assert (play.threat(), play.threat("p2")) == (before[0] + 2, before[1] + 2)


def test_a_forbidden_descent_that_is_travelled_to_and_explored_raises_no_threat() -> None:
    play = table()
    descent, before = play.put("forbidden-descent-tor"), play.threat()
    play.travel(descent)
    play.explore(descent)
    assert play.threat() == before


def test_other_cards_that_leave_the_staging_area_raise_no_threat_by_a_forbidden_descent() -> None:
    play = table()
    play.put("forbidden-descent-tor")
    halls, before = play.put("eerie-halls-tor"), play.threat()
    play.do(lambda t: leaving.discard(t, halls))
    assert play.threat() == before


# Eerie Halls


def test_any_player_may_raise_his_threat_by_1_for_1_threat_less_of_eerie_halls_this_phase() -> None:
    play = table()
    halls = play.put("eerie-halls-tor")
    other = play.put("eerie-halls-tor")
    before = play.threat(), play.threat("p2")
    for seat in ("p2", "p2", "p1"):
        play.by_hand("action", seat, what=f"{halls}/0")
    assert (play.threat(), play.threat("p2")) == (before[0] + 1, before[1] + 2)
    assert values.threat(play.state, halls) == 2
    assert values.threat(play.state, other) == 5
    play.do(lambda t: t.happen(LastingEnded(until="phase")))
    assert values.threat(play.state, halls) == 5


def test_no_threat_is_raised_for_eerie_halls_that_have_none_left() -> None:
    play = table()
    halls = play.put("eerie-halls-tor")
    for _ in range(5):
        play.by_hand("action", what=f"{halls}/0")
    assert values.threat(play.state, halls) == 0
    assert f"{halls}/0" not in actions_of(play.state, "p1")


def test_the_shadow_of_eerie_halls_brings_one_more_attack_against_who_has_no_clue() -> None:
    play = table()
    clue(play, SIFT, play.heroes("p2")[0])
    dead, heroes = play.put("cursed-dead-tlr", "engaged:p1"), play.heroes()
    deck(play, "eerie-halls-tor", BLANK)
    play.attack(dead, deal=True)
    play.answer(heroes[0])
    assert play.asked() == "defend"
    play.answer(heroes[1])
    assert not play.asked()
    assert [play.piece(hero).damage for hero in heroes[:2]] == [3 - 2, 3 - 1]


def test_the_shadow_of_eerie_halls_does_nothing_to_who_controls_a_clue() -> None:
    play = table()
    dead, heroes = play.put("cursed-dead-tlr", "engaged:p1"), play.heroes()
    clue(play, SIFT, heroes[2])
    play.attack(dead, shadow="eerie-halls-tor")
    play.answer(heroes[0])
    assert not play.asked()
