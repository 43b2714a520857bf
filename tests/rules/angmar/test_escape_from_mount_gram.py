"""The encounter set Escape from Mount Gram: its enemies and its side quest (encounter_sets.json; RULES 10.5)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, questing
from rules.angmar.looking import front, owner
from rules.angmar.state import Lasting, Step, changed
from rules.angmar.steps import quest
from rules.angmar.writing import then
from tests.rules.angmar.gram import (
    CELL,
    EXECUTIONERS,
    GUARD,
    JAILOR,
    PATROL,
    TORMENTOR,
    TORTURER,
    Gram,
)


def together(players: int = 2, **options: str) -> Gram:
    """All players at stage 3, where nothing of the encounter side is in play."""
    play = Gram(players, **options)
    play.gather()
    return play


# Jailor Gornákh


def test_gornakh_engages_the_player_with_the_highest_threat_after_a_rescue_and_attacks_at_once() -> None:
    play = together()
    jailor, cell = play.put(JAILOR), play.put(CELL)
    play.capture(cell, "Gandalf")
    play.set_threat(30, "p2")
    play.explore(cell)
    assert play.piece(jailor).at == "engaged:p2"
    assert (play.asked(), play.questions()[0].seat) == ("defend", "p2")
    assert len(play.pile(f"shadow:{jailor}")) == 1


def test_the_first_player_chooses_between_players_of_the_same_threat() -> None:
    play = together()
    jailor, cell = play.put(JAILOR), play.put(CELL)
    play.capture(cell, "Gandalf")
    for seat in ("p1", "p2"):
        play.set_threat(30, seat)
    play.explore(cell)
    assert (play.options(), play.questions()[0].seat) == (("p1", "p2"), "p1")
    play.answer("p2")
    assert play.piece(jailor).at == "engaged:p2"


def test_gornakh_attacks_also_a_player_with_whom_he_is_engaged_already() -> None:
    play = together(1)
    jailor, cell = play.put(JAILOR, "engaged:p1"), play.put(CELL)
    play.capture(cell, "Gandalf")
    play.explore(cell)
    assert play.asked() == "defend"
    assert play.piece(jailor).at == "engaged:p1"


def test_gornakh_stays_when_a_card_without_captives_leaves_play() -> None:
    play = together()
    jailor, cell = play.put(JAILOR), play.put(CELL)
    play.explore(cell)
    assert play.piece(jailor).at == "staging:main"
    assert play.asked() == ""


def test_gornakh_does_not_answer_the_rescue_of_his_own_captives() -> None:
    play = together()
    jailor = play.put(JAILOR)
    (card,) = play.capture(jailor, "Gandalf")
    play.do(lambda t: leaving.destroy(t, jailor))
    assert card in play.pile("hand:p1")
    assert play.asked() == ""
    assert jailor in play.pile("victory")


def test_F08_gornakh_attacks_before_the_guards_response() -> None:
    play = together(1)
    play.put(JAILOR)
    guard = play.put(GUARD)
    play.capture(guard, "Gandalf")
    play.do(lambda t: leaving.destroy(t, guard))
    assert play.asked() == "defend"
    while play.asked() != "may":
        play.answer()
    assert play.asked() == "may"


def test_F10_an_effect_against_his_attacks_comes_too_late_for_the_one_that_has_begun() -> None:
    play = together(1)
    jailor, cell = play.put(JAILOR), play.put(CELL)
    hero = play.heroes()[0]
    play.capture(cell, "Gandalf")
    play.on_top(PATROL)
    play.explore(cell)
    caught = Lasting(until="game", stat="no-attack", amount=1, on=jailor)
    play.state = changed(play.state, lasting=(*play.state.lasting, caught))
    play.answer(hero)
    assert play.piece(hero).damage > 0
    play.attack(jailor)
    assert play.asked() == ""


# Cruel Torturer


def test_an_ally_whom_the_torturers_attack_would_damage_is_captured_under_it_instead() -> None:
    play = Gram(1)
    torturer, ally = play.put(TORTURER, "engaged:p1"), play.ally()
    play.attack(torturer)
    play.answer(ally)
    assert play.under(torturer) == (ally,)
    assert ally not in play.state.pieces
    assert play.pile("discard:p1") == ()


def test_the_torturers_attack_damages_heroes_as_usual() -> None:
    play = Gram(1)
    torturer, hero = play.put(TORTURER, "engaged:p1"), play.heroes()[0]
    play.attack(torturer)
    play.answer(hero)
    assert play.piece(hero).damage == 3 - 2
    assert play.under(torturer) == ()


def test_an_ally_who_takes_no_damage_from_the_torturer_is_not_captured() -> None:
    play = Gram(1)
    torturer, ally = play.put(TORTURER, "engaged:p1"), play.ally()
    play.by_hand("modify", card=torturer, stat="attack", sign="less", count="3", until="phase")
    play.attack(torturer)
    play.answer(ally)
    assert play.piece(ally).damage == 0
    assert play.under(torturer) == ()


def test_other_damage_and_other_enemies_capture_nobody() -> None:
    play = Gram(1)
    torturer, guard = play.put(TORTURER, "engaged:p1"), play.put(GUARD, "engaged:p1")
    first, second = play.ally(), play.ally()
    play.do(lambda t: leaving.damage(t, first, 9, cause=torturer))
    assert first in play.pile("discard:p1")
    play.attack(guard)
    play.answer(second)
    assert play.under(torturer) == play.under(guard) == ()


def test_a_captured_ally_comes_back_when_the_torturer_dies() -> None:
    play = Gram(1)
    torturer, ally = play.put(TORTURER, "engaged:p1"), play.ally()
    play.attack(torturer)
    play.answer(ally)
    play.do(lambda t: leaving.destroy(t, torturer))
    assert ally in play.pile("hand:p1")


# Dungeon Guard


def test_after_its_captive_is_rescued_a_dungeon_guard_lets_it_into_play_at_no_cost() -> None:
    play = Gram(1)
    guard = play.put(GUARD, "staging:p1")
    (gandalf,) = play.capture(guard, "Gandalf")
    resources = play.piece(play.heroes()[0]).resources
    play.do(lambda t: leaving.destroy(t, guard))
    play.answer("dungeon-guard")
    play.answer(gandalf)
    assert play.piece(gandalf).at == "play:p1"
    assert play.piece(play.heroes()[0]).resources == resources


def test_the_guards_response_is_optional() -> None:
    play = Gram(1)
    guard = play.put(GUARD, "staging:p1")
    (gandalf,) = play.capture(guard, "Gandalf")
    play.do(lambda t: leaving.destroy(t, guard))
    play.answer("")
    assert gandalf in play.pile("hand:p1")
    assert play.asked() == ""


def test_only_one_of_the_guards_captives_comes_into_play() -> None:
    play = Gram(1)
    guard = play.put(GUARD, "staging:p1")
    gandalf, slayer = play.capture(guard, "Gandalf", "Longbeard Orc Slayer")
    play.do(lambda t: leaving.destroy(t, guard))
    play.answer("dungeon-guard")
    assert set(play.options()) == {gandalf, slayer, ""}
    play.answer(slayer)
    assert slayer in play.state.pieces
    assert gandalf in play.pile("hand:p1")
    assert play.asked() == ""


def test_a_captive_that_a_hand_move_took_elsewhere_while_it_was_chosen_stays_there() -> None:
    play = Gram(1)
    guard = play.put(GUARD, "staging:p1")
    gandalf, slayer = play.capture(guard, "Gandalf", "Longbeard Orc Slayer")
    play.do(lambda t: leaving.destroy(t, guard))
    play.answer("dungeon-guard")
    play.by_hand("discard", card=gandalf)
    assert play.options() == (slayer, "")
    play.answer(slayer)
    assert gandalf in play.pile("discard:p1")
    assert slayer in play.state.pieces


def test_each_player_is_asked_only_for_his_own_captives_of_the_guard() -> None:
    play = together()
    guard = play.put(GUARD)
    mine, his = play.capture(guard, "Longbeard Orc Slayer"), play.capture(guard, "Gandalf", seat="p2")
    play.do(lambda t: leaving.destroy(t, guard))
    play.answer("dungeon-guard")
    assert (play.questions()[0].seat, play.options()) == ("p1", (*mine, ""))
    play.answer("")
    assert (play.questions()[0].seat, play.options()) == ("p2", (*his, ""))
    play.answer(his[0])
    assert play.piece(his[0]).at == "play:p2"
    assert mine[0] in play.pile("hand:p1")


def test_once_a_player_has_put_a_captive_of_the_guard_into_play_nobody_else_may() -> None:
    play = together()
    guard = play.put(GUARD)
    (mine,), (his,) = play.capture(guard, "Longbeard Orc Slayer"), play.capture(guard, "Gandalf", seat="p2")
    play.do(lambda t: leaving.destroy(t, guard))
    play.answer("dungeon-guard")
    play.answer(mine)
    assert play.asked() == ""
    assert his in play.pile("hand:p2")


def test_a_rescued_attachment_is_attached_where_its_owner_says() -> None:
    play = Gram(1)
    guard = play.put(GUARD, "staging:p1")
    (stone,) = play.capture(guard, "Celebrían's Stone")
    play.do(lambda t: leaving.destroy(t, guard))
    play.answer("dungeon-guard")
    play.answer(stone)
    hero = play.heroes()[0]
    play.answer(hero)
    assert play.piece(stone).at == f"on:{hero}"


def test_a_unique_card_whose_title_is_in_play_cannot_be_put_into_play() -> None:
    play = Gram(2)
    play.ally("p2", title="Gandalf")
    guard = play.put(GUARD, "staging:p1")
    gandalf, slayer = play.capture(guard, "Gandalf", "Longbeard Orc Slayer")
    play.do(lambda t: leaving.destroy(t, guard))
    play.answer("dungeon-guard")
    assert play.options() == (slayer, "")
    assert gandalf in play.pile("hand:p1")


def test_who_rescued_a_card_that_cannot_enter_is_asked_too_for_not_to_ask_would_tell_which_it_is() -> None:
    play = Gram(2)
    play.ally("p2", title="Gandalf")
    guard = play.put(GUARD, "staging:p1")
    (gandalf,) = play.capture(guard, "Gandalf")
    play.do(lambda t: leaving.destroy(t, guard))
    play.answer("dungeon-guard")
    assert (play.asked(), play.options()) == ("pick", ("",))
    play.answer("")
    assert gandalf in play.pile("hand:p1")
    assert play.asked() == ""


def test_the_guard_does_not_answer_the_rescue_of_others() -> None:
    play = Gram(1)
    play.put(GUARD, "staging:p1")
    cell = play.put(CELL, "staging:p1")
    play.capture(cell, "Gandalf")
    play.explore(cell)
    assert play.asked() == ""


# Goblin Tormentor


def test_the_tormentors_attack_counts_cards_with_captives_at_its_staging_area() -> None:
    play = Gram(2)
    tormentor, cell = play.put(TORMENTOR, "engaged:p1"), play.put(CELL, "staging:p1")
    far = play.put(PATROL, "staging:p2")
    play.capture(far, "Gandalf", seat="p2")
    assert play.value("attack", tormentor) == 1  # the stage
    play.capture(cell, "Snowbourn Scout", "Gandalf")
    assert play.value("attack", tormentor) == 2
    play.capture(tormentor, "Longbeard Orc Slayer")
    assert play.value("attack", tormentor) == 3


def test_other_effects_are_added_to_the_tormentors_x() -> None:
    play = Gram(1)
    tormentor = play.put(TORMENTOR, "engaged:p1")
    play.do(lambda t: doing.last(t, "round", "attack", 2, tormentor), go_on=False)
    assert play.value("attack", tormentor) == 1 + 2


@pytest.mark.parametrize(("captives", "more"), [(("Gandalf",), 1), ((), 2)])
def test_the_tormentors_shadow_is_worse_from_an_attacker_without_captives(captives: tuple[str, ...], more: int) -> None:
    play = Gram(1)
    guard = play.put(GUARD, "engaged:p1")
    play.capture(guard, *captives)
    play.attack(guard, shadow=TORMENTOR)
    play.answer("")
    assert play.piece(play.heroes()[0]).damage == 2 + more


# Stop the Executioners!


def test_stop_the_executioners_comes_with_4_counters_and_5_captives_of_each_player() -> None:
    play = together()
    card = play.reveal(EXECUTIONERS)
    assert play.piece(card).time == 4
    assert sorted(owner(c) for c in play.under(card)) == ["p1"] * 5 + ["p2"] * 5


def executed(play: Gram, *titles: str, seat: str = "p1", at: str = "staging:p1") -> str:
    """Its last counter is removed while these cards are under it."""
    card = play.put(EXECUTIONERS, at)
    play.mark(card, time=1)
    play.capture(card, *titles, seat=seat)
    play.do(lambda t: then(t, Step(name="counters")))
    return card


def test_B05_at_its_last_counter_its_captives_are_discarded_and_each_costs_its_owner_3_threat() -> None:
    play = Gram(1)
    before = play.threat()
    card = executed(play, "Gandalf", "Théodred", "Celebrían's Stone")
    assert {front(play.state, c).name for c in play.pile("discard:p1")} == {"Gandalf", "Théodred", "Celebrían's Stone"}
    assert play.threat() == before + 2 * 3
    assert card in play.pile("removed")


def test_B05_nobody_is_rescued_by_it() -> None:
    play = together(1)
    jailor = play.put(JAILOR)
    hand = len(play.pile("hand:p1"))
    executed(play, "Gandalf", at="staging:main")
    assert play.piece(jailor).at == "staging:main"
    assert len(play.pile("hand:p1")) == hand


def test_each_player_pays_only_for_his_own_dead() -> None:
    play = together()
    before = play.threat("p1"), play.threat("p2")
    executed(play, "Gandalf", seat="p2", at="staging:main")
    assert (play.threat("p1"), play.threat("p2")) == (before[0], before[1] + 3)


def test_before_its_last_counter_nothing_happens() -> None:
    play = Gram(1)
    card = play.reveal(EXECUTIONERS, "p1", "p1")
    play.do(lambda t: then(t, Step(name="counters")))
    assert play.piece(card).time == 3
    assert len(play.under(card)) == 5


def test_defeated_it_goes_to_the_victory_display_and_its_captives_are_rescued() -> None:
    play = Gram(1)
    card = play.put(EXECUTIONERS, "staging:p1")
    (gandalf,) = play.capture(card, "Gandalf")
    play.do(lambda t: questing.on_card(t, card, 6))
    assert card in play.pile("victory")
    assert gandalf in play.pile("hand:p1")


def test_A10_progress_beyond_its_points_frees_nobody_under_stage_2() -> None:
    play = Gram(1)
    card = play.put(EXECUTIONERS, "staging:p1")
    play.phase("quest")
    play.do(lambda t: quest.make_current(t, "p1", card))
    play.do(lambda t: questing.progress(t, "p1", 9))
    assert card in play.pile("victory")
    assert len(play.under(play.quest())) == 7


def test_as_a_shadow_card_the_side_quest_does_nothing() -> None:
    play = Gram(1)
    guard = play.put(GUARD, "engaged:p1")
    captured = play.captured()
    play.attack(guard, shadow=EXECUTIONERS)
    play.answer("")
    assert play.piece(play.heroes()[0]).damage == 2
    assert play.captured() == captured
