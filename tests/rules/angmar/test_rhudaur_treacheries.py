"""The encounter set The Treachery of Rhudaur: its treacheries (encounter_sets.json)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, looking, values
from rules.angmar.state import Step
from rules.angmar.writing import then
from tests.rules.angmar.rhudaur import (
    AMARTHIUL,
    BLANK,
    DECIPHER,
    INQUIRIES,
    QUIET,
    SIFT,
    clue,
    deck,
    progress,
    quest,
    set_progress,
    table,
)

# Centuries of Sorrow


def test_centuries_of_sorrow_makes_the_first_player_choose_another_current_quest() -> None:
    play = table()
    play.current(f"{QUIET}#1")
    deck(play, "centuries-of-sorrow-tor", BLANK)
    play.by_hand("reveal", "p2")
    assert play.questions()[0].seat == "p1"
    assert set(play.options()) == {f"{SIFT}#1", f"{DECIPHER}#1"}, "stage 1 cannot be current"
    play.answer(DECIPHER)
    assert looking.current_quest(play.state, "main") == f"{DECIPHER}#1"
    assert len(play.told("revealed")) == 1, "surge comes after the choice"


def test_centuries_of_sorrow_changes_nothing_without_another_quest() -> None:
    play = table()
    clue(play, SIFT)
    clue(play, DECIPHER)
    play.current(f"{QUIET}#1")
    deck(play, "centuries-of-sorrow-tor", BLANK)
    play.by_hand("reveal")
    assert looking.current_quest(play.state, "main") == f"{QUIET}#1"


def test_outside_the_quest_phase_centuries_of_sorrow_may_name_stage_1() -> None:
    play = table()
    play.current(f"{QUIET}#1")
    play.phase("combat")
    deck(play, "centuries-of-sorrow-tor", BLANK)
    play.by_hand("reveal")
    assert quest(play) in play.options()


def test_the_quest_that_centuries_of_sorrow_made_current_is_so_until_the_end_of_the_phase() -> None:
    play = table()
    clue(play, DECIPHER)
    play.current(f"{QUIET}#1")
    deck(play, "centuries-of-sorrow-tor", BLANK)
    play.by_hand("reveal")
    assert looking.current_quest(play.state, "main") == f"{SIFT}#1"
    play.do(lambda t: then(t, Step(name="phase.end")))
    assert looking.current_quest(play.state, "main") == quest(play)


def test_the_shadow_of_centuries_of_sorrow_makes_the_attack_undefended_for_who_has_no_clue() -> None:
    play = table()
    dead, hero = play.put("cursed-dead-tlr", "engaged:p1"), play.heroes()[0]
    play.attack(dead, shadow="centuries-of-sorrow-tor")
    play.answer(hero)
    assert play.asked() == "hero"


def test_the_shadow_of_centuries_of_sorrow_does_nothing_to_who_controls_a_clue() -> None:
    play = table()
    dead, hero = play.put("cursed-dead-tlr", "engaged:p1"), play.heroes()[0]
    clue(play, QUIET, AMARTHIUL)
    play.attack(dead, shadow="centuries-of-sorrow-tor")
    play.answer(hero)
    assert play.piece(hero).damage == 3 - 2


# Curse of the Years


def test_curse_of_the_years_hurts_each_exhausted_character() -> None:
    play = table()
    mine, his = play.heroes(), play.heroes("p2")
    play.mark(mine[0], exhausted=1)
    play.mark(his[2], exhausted=1)
    play.reveal("curse-of-the-years-tor")
    assert [play.piece(hero).damage for hero in (*mine, *his)] == [1, 0, 0, 0, 0, 1]


def test_curse_of_the_years_discards_exhausted_attachments_of_players_with_35_threat() -> None:
    play = table()
    steward, stone = play.throw("p1", "Steward of Gondor", "Celebrían's Stone")
    (blade,) = play.throw("p2", "Blade of Gondolin")
    for card, hero in ((steward, play.heroes()[0]), (stone, play.heroes()[0]), (blade, play.heroes("p2")[0])):
        play.do(lambda t, card=card, hero=hero: doing.attach(t, card, hero))
    play.mark(steward, exhausted=1)
    play.mark(blade, exhausted=1)
    play.set_threat(35)
    play.set_threat(34, "p2")
    play.reveal("curse-of-the-years-tor")
    assert steward in play.pile("discard:p1")
    assert {stone, blade} <= set(play.state.pieces)


@pytest.mark.parametrize(("has_clue", "more"), [(False, 3), (True, 1)])
def test_the_shadow_of_curse_of_the_years_adds_3_attack_or_1_against_who_controls_a_clue(
    has_clue: bool, more: int
) -> None:
    play = table()
    dead, hero = play.put("cursed-dead-tlr", "engaged:p1"), play.heroes()[0]
    if has_clue:
        clue(play, SIFT, play.heroes()[1])
    play.attack(dead, shadow="curse-of-the-years-tor")
    play.answer(hero)
    assert [told.n for told in play.told("dealt")] == [3 + more - 2]


# Dark Covenant


def test_dark_covenant_removes_progress_equal_to_the_milled_threat_divided_as_the_first_player_likes() -> None:
    play = table()
    set_progress(play, 4, 4, 0)
    deck(play, "dark-covenant-tor", "eerie-halls-tor", "restless-evil-tlr", "cursed-dead-tlr", BLANK)
    play.by_hand("reveal", "p2")
    assert play.questions()[0].seat == "p1"
    play.answer("Remove")
    for key in (QUIET, QUIET, SIFT, QUIET, QUIET):
        assert play.questions()[0].seat == "p1"
        play.answer(key)
    assert not play.asked(), "the last point can only come from one quest"
    assert progress(play) == [0, 2, 0]
    assert play.pile("encounter")[0].startswith(BLANK)


def test_dark_covenant_may_spread_the_damage_over_the_first_players_characters() -> None:
    play = table()
    set_progress(play, 9, 0, 0)
    deck(play, "dark-covenant-tor", "dead-lord-tlr", "restless-evil-tlr", "restless-evil-tlr")
    play.by_hand("reveal", "p2")
    play.answer("Spread")
    mine = play.heroes()
    for hero in (mine[0], mine[0], mine[1]):
        assert play.questions()[0].seat == "p1"
        play.answer(hero)
    assert [play.piece(hero).damage for hero in mine] == [2, 1, 0]
    assert progress(play) == [9, 0, 0]


def test_C06_dark_covenant_lets_the_first_player_kill_amarthiul_though_that_loses_the_game() -> None:
    play = table()
    set_progress(play, 9, 0, 0)
    deck(play, "dark-covenant-tor", "dead-lord-tlr", "restless-evil-tlr", "restless-evil-tlr")
    play.by_hand("reveal")
    play.answer("Spread")
    for _ in range(3):
        play.answer(AMARTHIUL)
    assert play.state.result is not None
    assert play.state.result.why == "amarthiul"


def test_dark_covenant_leaves_no_choice_when_there_is_too_little_progress() -> None:
    play = table()
    set_progress(play, 2, 0, 0)
    deck(play, "dark-covenant-tor", "dead-lord-tlr", "restless-evil-tlr", "restless-evil-tlr")
    play.by_hand("reveal")
    assert play.asked() == "spread"


def test_dark_covenant_offers_the_removal_when_there_is_just_enough_progress() -> None:
    play = table()
    set_progress(play, 1, 0, 0)
    deck(play, "dark-covenant-tor", "cursed-dead-tlr", "restless-evil-tlr", "restless-evil-tlr")
    play.by_hand("reveal")
    play.answer("Remove")
    assert progress(play) == [0, 0, 0]


def test_dark_covenant_does_nothing_when_the_milled_cards_have_no_threat() -> None:
    play = table()
    deck(play, "dark-covenant-tor", "restless-evil-tlr", "haunting-fog-tor", "restless-evil-tlr")
    play.by_hand("reveal")
    assert not play.asked()


def test_the_shadow_of_dark_covenant_raises_your_threat_by_the_willpower_of_who_fell() -> None:
    play = table()
    dead, faramir = play.put("dead-lord-tlr", "engaged:p1"), play.titled("Faramir")
    before = play.threat(), play.threat("p2")
    play.mark(faramir, damage=2)
    play.attack(dead, shadow="dark-covenant-tor")
    play.answer(faramir)
    assert faramir in play.pile("discard:p1")
    assert (play.threat(), play.threat("p2")) == (before[0] + 2, before[1])


def test_the_shadow_of_dark_covenant_counts_a_hero_who_fell_too() -> None:
    play = table()
    dead, hero, before = play.put("dead-lord-tlr", "engaged:p1"), play.heroes()[0], play.threat()
    willpower = play.value("willpower", hero)
    play.mark(hero, damage=play.value("hit_points", hero) - 1)
    play.attack(dead, shadow="dark-covenant-tor")
    play.answer(hero)
    assert hero in play.pile("discard:p1")
    assert play.threat() == before + willpower


def test_the_shadow_of_dark_covenant_raises_nothing_when_nobody_falls() -> None:
    play = table()
    dead, before = play.put("dead-lord-tlr", "engaged:p1"), play.threat()
    play.attack(dead, shadow="dark-covenant-tor")
    play.answer(play.heroes()[0])
    assert play.threat() == before


# Haunting Fog


def test_haunting_fog_exhausts_a_character_of_each_player_and_adds_6_quest_points_to_the_current_quest() -> None:
    play = table()
    play.current(f"{QUIET}#1")
    fog = play.on_top("haunting-fog-tor")
    play.by_hand("reveal")
    assert set(play.options()) == {*play.heroes(), AMARTHIUL}
    play.answer(play.heroes()[1])
    play.answer(play.heroes("p2")[2])
    everybody = (*play.heroes(), *play.heroes("p2"), AMARTHIUL)
    assert [c for c in everybody if play.piece(c).exhausted] == [play.heroes()[1], play.heroes("p2")[2]]
    assert looking.host(play.state, fog) == f"{QUIET}#1"
    assert [values.quest_points(play.state, f"{key}#1") for key in INQUIRIES] == [22, 18, 14]


def test_haunting_fog_passes_over_a_player_without_a_ready_character() -> None:
    play = table()
    play.current(f"{QUIET}#1")
    for card in (*play.heroes(), AMARTHIUL):
        play.mark(card, exhausted=1)
    play.on_top("haunting-fog-tor")
    play.by_hand("reveal")
    assert play.questions()[0].seat == "p2"


def test_haunting_fog_does_not_come_along_when_its_quest_is_flipped() -> None:
    play = table()
    fog = play.find("haunting-fog-tor")
    play.do(lambda t: doing.attach(t, fog, f"{QUIET}#1"))
    play.mark(f"{QUIET}#1", progress=21)
    play.settle()
    assert play.piece(f"{QUIET}#1").side == 0
    play.mark(f"{QUIET}#1", progress=22)
    play.settle()
    assert play.piece(f"{QUIET}#1").side == 1
    assert fog in play.pile("discard")
