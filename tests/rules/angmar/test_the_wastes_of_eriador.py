"""Day and Night and the enemies of The Wastes of Eriador (encounter_sets.json; RULES 10.4; EDGE_CASES E)."""

from __future__ import annotations

import pytest

from rules.angmar import GAME, doing, leaving, looking, questing
from rules.angmar import events as ev
from rules.angmar.state import MAIN, Step
from rules.angmar.steps import planning
from rules.angmar.writing import then
from tests.rules.angmar.wastes import (
    Start,
    at_day,
    at_night,
    encounter_phase,
    healthy,
    quest,
    revealed,
    side,
    table,
    turn,
)


def test_by_day_enemies_make_no_engagement_checks() -> None:
    play = at_day()
    warg = play.put("white-warg-woe")
    play.set_threat(40)
    encounter_phase(play)
    play.answer("")
    play.answer("")
    assert play.piece(warg).at == "staging:main"


def test_by_day_players_may_still_engage_enemies() -> None:
    play = at_day()
    warg = play.put("northern-warg-woe")
    encounter_phase(play)
    play.answer(warg)
    assert play.piece(warg).at == "engaged:p1"


def test_at_night_enemies_make_engagement_checks() -> None:
    play = at_night()
    warg = play.put("northern-warg-woe")
    play.set_threat(30)
    encounter_phase(play)
    play.answer("")
    play.answer("")
    assert play.piece(warg).at == "engaged:p1"


def test_when_it_becomes_day_every_enemy_returns_to_the_staging_area() -> None:
    play = at_night()
    mine, his = play.put("northern-warg-woe", "engaged:p1"), play.put("white-warg-woe", "engaged:p2")
    turn(play)
    assert side(play) == 0
    assert {play.piece(mine).at, play.piece(his).at} == {"staging:main"}


def test_when_it_becomes_night_engaged_enemies_stay() -> None:
    play = at_day()
    warg = play.put("northern-warg-woe", "engaged:p1")
    turn(play)
    assert play.piece(warg).at == "engaged:p1"


def test_the_objective_turns_once_at_the_end_of_each_round() -> None:
    """FAQ 1.58: the new side's Forced effect for the end of the round does not follow in the same moment."""
    play = at_day()
    seen = []
    for _ in range(4):
        play.on_top("north-downs-woe")
        play.moment("round-ends")
        play.answer_all()
        seen.append(side(play))
    assert seen == [1, 0, 1, 0]


def test_when_it_becomes_night_one_card_is_revealed() -> None:
    play = at_day()
    play.on_top("north-downs-woe")
    turn(play)
    assert revealed(play) == ["north-downs-woe"]


def test_when_it_becomes_day_nothing_is_revealed() -> None:
    play = at_night()
    turn(play)
    assert revealed(play) == []


def test_when_another_card_is_turned_over_it_becomes_neither_day_nor_night() -> None:
    play = at_night()
    play.moment("flipped", card=quest(play))
    assert revealed(play) == []
    play = at_day()
    warg = play.put("northern-warg-woe", "engaged:p1")
    play.moment("flipped", card=quest(play))
    assert play.piece(warg).at == "engaged:p1"


def test_at_night_no_quest_card_takes_progress() -> None:
    play = at_night()
    side_quest = play.put("make-camp-tlr")
    play.do(lambda t: questing.progress(t, MAIN, 3))
    play.do(lambda t: questing.on_card(t, side_quest, 3))
    assert (play.piece(quest(play)).progress, play.piece(side_quest).progress) == (0, 0)


def test_by_day_quest_cards_take_progress() -> None:
    play = at_day()
    side_quest = play.put("make-camp-tlr")
    play.do(lambda t: questing.progress(t, MAIN, 3))
    play.do(lambda t: questing.on_card(t, side_quest, 3))
    assert (play.piece(quest(play)).progress, play.piece(side_quest).progress) == (3, 3)


def test_E01_at_night_the_active_location_takes_progress() -> None:
    play = at_night()
    place = play.put("north-downs-woe", "active:main")
    play.do(lambda t: questing.progress(t, MAIN, 3))
    assert play.piece(place).progress == 3


@pytest.mark.parametrize(("start", "able"), [(at_day, True), (at_night, False)])
def test_only_by_day_can_a_when_revealed_be_canceled(start: Start, able: bool) -> None:
    play = start(pace="brisk")
    play.reveal("northern-warg-woe")
    assert play.asked() == "revealed"
    assert ("cancel" in {tool.key for tool in GAME.tools(play.state, "p1")}) is able


@pytest.mark.parametrize(("start", "able"), [(at_day, True), (at_night, False)])
def test_only_by_day_can_a_shadow_effect_be_canceled(start: Start, able: bool) -> None:
    play = start(pace="brisk")
    warg = play.put("northern-warg-woe", "engaged:p1")
    play.attack(warg, shadow="predatory-wolves-woe")
    play.answer("")
    assert play.asked() == "shadow"
    assert ("cancel" in {tool.key for tool in GAME.tools(play.state, "p1")}) is able


# Enemies


def test_the_pack_leader_cannot_be_engaged_by_choice() -> None:
    play = at_day()
    play.put("pack-leader-woe")
    warg = play.put("northern-warg-woe")
    encounter_phase(play)
    assert play.options() == (warg, "")


def test_the_pack_leader_engages_by_a_check() -> None:
    play = at_night()
    leader = play.put("pack-leader-woe")
    encounter_phase(play)
    assert play.piece(leader).at == "engaged:p1"


def test_the_pack_leader_can_have_no_attachments() -> None:
    play = table()
    leader, warg = play.put("pack-leader-woe"), play.put("northern-warg-woe")
    hosts = planning.hosts(play.state, play.pile("hand:p1")[0])
    assert warg in hosts
    assert leader not in hosts


def test_when_the_pack_leader_engages_you_a_character_tires_for_each_warg_with_you() -> None:
    play = at_night()
    play.put("northern-warg-woe", "engaged:p1")
    play.put("white-warg-woe", "engaged:p2")
    play.foreign("angmar-orc-tlr", "engaged:p1")
    play.engage("pack-leader-woe")
    first, second = play.heroes()[:2]
    play.answer(first)
    assert first not in play.options()
    play.answer(second)
    tired = [card for card in looking.characters(play.state, "p1") if play.piece(card).exhausted]
    assert tired == [first, second]
    assert play.asked() == ""


def test_with_too_few_ready_characters_all_of_them_tire() -> None:
    play = at_night()
    play.put("northern-warg-woe", "engaged:p1")
    for card in looking.characters(play.state, "p1"):
        play.mark(card, exhausted=1)
    play.mark(play.heroes()[0], exhausted=0)
    play.engage("pack-leader-woe")
    assert play.asked() == ""
    assert all(play.piece(card).exhausted for card in looking.characters(play.state, "p1"))


def test_nobody_tires_when_another_warg_joins_the_pack_leader() -> None:
    play = at_night()
    play.put("pack-leader-woe", "engaged:p1")
    play.engage("northern-warg-woe")
    assert play.asked() == ""
    assert not any(play.piece(card).exhausted for card in looking.characters(play.state, "p1"))


def test_northern_warg_revealed_gives_every_warg_1_threat_this_phase() -> None:
    play = table()
    other = play.put("white-warg-woe")
    northern = play.reveal("northern-warg-woe")
    later = play.put("hunting-pack-woe")
    place, orc = play.put("eriador-wastes-woe"), play.foreign("angmar-orc-tlr")
    assert [play.value("threat", card) for card in (other, northern, later, place, orc)] == [3, 3, 4, 3, 2]
    play.do(lambda t: then(t, Step(name="phase.end")))
    assert [play.value("threat", card) for card in (other, northern, later)] == [2, 2, 3]


def test_the_shadow_of_northern_warg_sends_the_attacker_on_to_the_next_player() -> None:
    play = at_day()
    warg = play.put("hunting-pack-woe", "engaged:p1")
    play.on_top("north-downs-woe")
    play.attack(warg, shadow="northern-warg-woe")
    mine, his = play.heroes()[0], play.heroes("p2")[0]
    play.answer(mine)
    assert play.piece(mine).damage == 6 - play.value("defense", mine)
    play.answer("")  # Amarthiúl stays where he is
    assert play.piece(warg).at == "engaged:p2"
    assert play.questions()[0].seat == "p2"
    play.answer(his)
    assert play.pile(f"shadow:{warg}") == ()
    assert [looking.key_of(card) for card in play.pile("discard")[:2]] == ["north-downs-woe", "northern-warg-woe"]
    assert his not in play.state.pieces or play.piece(his).damage == 7 - play.value("defense", his)


def test_what_two_shadow_cards_do_after_an_attack_comes_in_the_order_of_the_cards() -> None:
    """Northern Warg sends the attacker on to the second player; only then Surprising Speed takes it back."""
    play, speed_key = at_day(), "surprising-speed-tlr"
    warg = play.put("hunting-pack-woe", "engaged:p1")
    play.on_top("northern-warg-woe")
    play.do(lambda t: doing.deal_shadow(t, warg))
    speed = play.foreign(speed_key)
    play.do(lambda t: t.happen(ev.Left(card=speed, to="discard", how="test")), go_on=False)
    play.attack(warg, shadow=speed_key)
    play.answer_all(lambda question: question.options[0])
    assert play.piece(warg).at == "staging:main"


def test_the_shadow_of_northern_warg_goes_from_the_last_player_to_the_first() -> None:
    play = at_day(3)
    warg = play.put("northern-warg-woe", "engaged:p3")
    play.attack(warg, "p3", shadow="northern-warg-woe")
    play.answer(play.heroes("p3")[0])
    assert play.piece(warg).at == "engaged:p1"


def test_the_shadow_of_northern_warg_ends_with_a_player_whom_the_attack_eliminates() -> None:
    """His enemies are in the staging area then (RULES 8.4)."""
    play = at_day(3)
    for hero in play.heroes("p2")[1:]:
        play.do(lambda t, hero=hero: leaving.destroy(t, hero))
    (hero,) = play.heroes("p2")
    play.mark(hero, damage=play.value("hit_points", hero) - 1)
    warg = play.put("hunting-pack-woe", "engaged:p2")
    play.attack(warg, "p2", shadow="northern-warg-woe")
    play.answer("")
    assert play.state.players["p2"].out
    assert play.piece(warg).at == "staging:main"
    assert play.asked() == ""


def test_E06_the_shadow_of_northern_warg_does_nothing_to_a_single_player() -> None:
    play = at_day(1)
    warg = play.put("northern-warg-woe", "engaged:p1")
    play.attack(warg, shadow="northern-warg-woe")
    play.answer(play.heroes()[0])
    assert play.asked() == ""
    assert play.piece(warg).at == "engaged:p1"
    assert len(play.told("attacks")) == 0


def test_a_staged_blood_thirsty_warg_engages_and_attacks_the_first_player_at_nightfall() -> None:
    play = at_day()
    play.do(leaving.pass_token)
    warg = play.put("blood-thirsty-warg-woe")
    play.on_top("north-downs-woe")
    turn(play)
    assert play.piece(warg).at == "engaged:p2"
    while play.asked() == "may":
        play.answer("")
    assert play.asked() == "defend"
    assert play.questions()[0].seat == "p2"
    assert len(play.pile(f"shadow:{warg}")) == 1


def test_an_engaged_blood_thirsty_warg_does_not_attack_at_nightfall() -> None:
    play = at_day()
    warg = play.put("blood-thirsty-warg-woe", "engaged:p2")
    play.on_top("north-downs-woe")
    turn(play)
    assert play.asked() == ""
    assert play.piece(warg).at == "engaged:p2"


def test_a_blood_thirsty_warg_does_not_attack_when_it_becomes_day() -> None:
    play = at_night()
    warg = play.put("blood-thirsty-warg-woe")
    turn(play)
    assert play.piece(warg).at == "staging:main"


def test_E03_a_blood_thirsty_warg_revealed_by_nightfall_does_not_engage() -> None:
    play = at_day()
    warg = play.on_top("blood-thirsty-warg-woe")
    turn(play)
    assert play.asked() == ""
    assert play.piece(warg).at == "staging:main"


def test_E04_a_blood_thirsty_warg_that_cannot_attack_engages_and_gets_no_shadow_card() -> None:
    play = at_day()
    warg = play.put("blood-thirsty-warg-woe")
    play.do(lambda t: doing.last(t, "game", "no-attack", 1, warg), go_on=False)
    play.on_top("north-downs-woe")
    turn(play)
    assert play.asked() == ""
    assert play.piece(warg).at == "engaged:p1"
    assert play.pile(f"shadow:{warg}") == ()


@pytest.mark.parametrize(("threat", "hurt", "engages"), [(38, 2, True), (38, 1, False), (40, 0, True), (39, 0, False)])
def test_a_hunting_pack_engages_sooner_by_each_damaged_character(threat: int, hurt: int, engages: bool) -> None:
    play = at_night()
    pack = play.put("hunting-pack-woe")
    play.set_threat(threat)
    for hero in play.heroes()[:hurt]:
        play.mark(hero, damage=1)
    for hero in play.heroes("p2"):
        play.mark(hero, damage=1)
    play.do(lambda t: then(t, Step(name="checks", other=MAIN)))
    assert (play.piece(pack).at == "engaged:p1") is engages


@pytest.mark.parametrize(("start", "damage"), [(at_day, 1), (at_night, 2)])
def test_a_white_warg_hurts_one_of_your_characters_when_it_engages_you(start: Start, damage: int) -> None:
    play = start()
    play.engage("white-warg-woe")
    hero = play.heroes()[1]
    assert set(play.options()) == set(looking.characters(play.state, "p1"))
    play.answer(hero)
    assert play.piece(hero).damage == damage
    assert sum(piece.damage for piece in play.state.pieces.values()) == damage


def test_a_white_warg_does_nothing_when_another_enemy_engages() -> None:
    play = at_night()
    play.put("white-warg-woe", "engaged:p1")
    play.engage("northern-warg-woe")
    assert play.asked() == ""
    assert healthy(play)


def test_the_shadow_of_white_warg_gives_another_attack_at_night() -> None:
    play = at_night()
    warg = play.put("northern-warg-woe", "engaged:p1")
    play.on_top("eriador-wastes-woe")
    play.attack(warg, shadow="white-warg-woe")
    play.answer(play.heroes()[0])
    assert play.asked() == "defend"
    play.answer(play.heroes()[1])
    assert play.asked() == ""


def test_the_shadow_of_white_warg_does_nothing_by_day() -> None:
    play = at_day()
    warg = play.put("northern-warg-woe", "engaged:p1")
    play.attack(warg, shadow="white-warg-woe")
    play.answer(play.heroes()[0])
    assert play.asked() == ""


@pytest.mark.parametrize(("start", "attack"), [(at_day, 2), (at_night, 4)])
def test_a_wolf_of_angmar_has_2_attack_more_at_night(start: Start, attack: int) -> None:
    play = start()
    wolf, warg = play.put("wolf-of-angmar-woe"), play.put("white-warg-woe")
    assert (play.value("attack", wolf), play.value("attack", warg)) == (attack, 2)


@pytest.mark.parametrize(("start", "more"), [(at_day, 1), (at_night, 2)])
def test_the_shadow_of_wolf_of_angmar_strengthens_the_attacker(start: Start, more: int) -> None:
    play = start()
    warg, hero = play.put("northern-warg-woe", "engaged:p1"), play.heroes()[0]
    play.attack(warg, shadow="wolf-of-angmar-woe")
    play.answer(hero)
    assert play.piece(hero).damage == 3 + more - play.value("defense", hero)
    assert play.value("attack", warg) == 3


def test_wolf_of_angmar_surges() -> None:
    play = table()
    play.on_top("north-downs-woe")
    play.reveal("wolf-of-angmar-woe")
    assert revealed(play) == ["wolf-of-angmar-woe", "north-downs-woe"]
