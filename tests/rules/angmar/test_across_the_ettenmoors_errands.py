"""Barren Moorland, the treacheries and the side quests of Across the Ettenmoors (encounter_sets.json; EDGE_CASES G)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, looking, questing
from rules.angmar.state import Step
from rules.angmar.writing import then
from tests.rules.angmar.ettenmoors import AMARTHIUL, CAVE, defeat, hurt, quest, revealed, run, sheltered, table, total
from tests.rules.angmar.kit import Table

TROLL, GIANT, GOBLIN = "savage-trollspawn-ate", "coldfell-giant-ate", "goblin-pursuer-ate"


def ally_comes(play: Table, seat: str = "p2", *, ready: bool = True) -> str:
    """An ally of the seat comes into play."""
    mine = play.pile(f"hand:{seat}") + play.pile(f"deck:{seat}")
    card = next(c for c in mine if looking.front(play.state, c).kind == "ally")
    play.do(lambda t: doing.enter(t, card, f"play:{seat}", how="played", exhausted=not ready))
    return card


# Barren Moorland


def test_an_ally_that_comes_into_barren_moorland_exhausts_or_is_hurt() -> None:
    play = table()
    play.put("barren-moorland-ate")
    ally = ally_comes(play)
    assert play.questions()[0].seat == "p2"
    play.answer("Exhaust")
    assert (play.piece(ally).exhausted, play.piece(ally).damage) == (True, 0)
    assert total(play) == 0


def test_its_controller_may_choose_the_damage() -> None:
    play = table()
    play.put("barren-moorland-ate")
    ally = ally_comes(play)
    play.answer("It takes")
    assert ally not in play.state.pieces or play.piece(ally).damage == 1
    assert ally not in play.state.pieces or not play.piece(ally).exhausted


def test_an_ally_that_comes_exhausted_is_hurt() -> None:
    play = table()
    play.put("barren-moorland-ate")
    ally = ally_comes(play, ready=False)
    assert play.asked() == ""
    assert ally not in play.state.pieces or play.piece(ally).damage == 1


def test_active_barren_moorland_lets_allies_come() -> None:
    play = table()
    play.put("barren-moorland-ate", "active:main")
    ally = ally_comes(play)
    assert play.asked() == ""
    assert not play.piece(ally).exhausted


def test_staged_barren_moorland_hurts_no_enemy_that_comes() -> None:
    play = table()
    play.put("barren-moorland-ate")
    troll = play.find(TROLL)
    play.do(lambda t: doing.enter(t, troll, "staging:main"))
    assert play.asked() == ""


def test_on_the_way_to_barren_moorland_every_exhausted_character_is_hurt() -> None:
    play = table()
    place = play.put("barren-moorland-ate")
    tired = (play.heroes()[0], play.heroes("p2")[1], AMARTHIUL)
    for card in tired:
        play.mark(card, exhausted=1)
    play.travel(place)
    assert [play.piece(card).damage for card in tired] == [1, 1, 1]
    assert total(play) == 3
    assert play.piece(place).at == "active:main"


def test_nobody_travels_to_barren_moorland_while_all_are_ready() -> None:
    """RULES 1.9: "each" as a cost needs at least one."""
    play = table()
    play.put("barren-moorland-ate")
    run(play, "travel")
    assert play.asked() == ""


# Arador's Bane


def test_aradors_bane_lets_each_player_dare_an_enemy_or_call_another() -> None:
    play = table()
    troll, goblin = play.put(TROLL), play.put(GOBLIN)
    play.set_threat(30)
    play.set_threat(30, "p2")
    play.reveal("arador-s-bane-ate")
    play.answer("Engage")
    assert play.piece(troll).at == "engaged:p1"
    assert len(play.pile(f"shadow:{troll}")) == 2
    assert play.piece(goblin).at == "staging:main"
    assert play.questions()[0].seat == "p2"
    found = next(card for card in play.options() if card.startswith(GIANT))
    traits = {trait for card in play.options() for trait in looking.front(play.state, card).traits}
    assert traits == {"Troll", "Giant"}
    play.answer(found)
    assert play.piece(found).at == "staging:main"
    assert play.pile(f"shadow:{found}") == ()
    assert revealed(play) == []


@pytest.mark.parametrize(("threat", "open_"), [(35, True), (36, False)])
def test_aradors_bane_takes_only_an_enemy_with_a_cost_above_the_threat(threat: int, open_: bool) -> None:
    play = table(1)
    play.put(TROLL)
    play.set_threat(threat)
    play.reveal("arador-s-bane-ate")
    assert (play.asked() == "option") is open_


# No Rest


def test_no_rest_goes_on_an_exhausted_hero() -> None:
    play = table()
    tired = (play.heroes()[1], play.heroes("p2")[2])
    for hero in tired:
        play.mark(hero, exhausted=1)
    card = play.reveal("no-rest-ate")
    assert play.options() == tired
    play.answer(tired[1])
    assert play.piece(card).at == f"on:{tired[1]}"


def test_with_no_hero_exhausted_no_rest_goes_on_a_ready_one_never_twice_on_the_same() -> None:
    play = table()
    play.mark(AMARTHIUL, exhausted=1)
    hero = play.heroes()[0]
    play.reveal("no-rest-ate")
    assert play.options() == play.heroes() + play.heroes("p2")
    play.answer(hero)
    play.reveal("no-rest-ate")
    assert hero not in play.options()


def test_no_rest_is_discarded_when_the_only_exhausted_hero_has_one() -> None:
    play = table()
    hero = play.heroes()[0]
    play.mark(hero, exhausted=1)
    play.reveal("no-rest-ate")
    second = play.reveal("no-rest-ate")
    assert play.asked() == ""
    assert second in play.pile("discard")
    assert len(looking.attached(play.state, hero)) == 1


def test_a_hero_without_rest_neither_readies_nor_collects_resources() -> None:
    play = table()
    hero, other = play.heroes()[:2]
    play.put("no-rest-ate", f"on:{hero}")
    for card in (hero, other):
        play.mark(card, exhausted=1)
    before = play.piece(hero).resources, play.piece(other).resources
    run(play, "resource phase")
    run(play, "refresh phase")
    assert (play.piece(hero).exhausted, play.piece(other).exhausted) == (True, False)
    assert (play.piece(hero).resources, play.piece(other).resources) == (before[0], before[1] + 1)


def test_no_rest_ends_when_the_players_travel_to_a_safe_location_and_nowhere_else() -> None:
    play = table()
    card = play.put("no-rest-ate", f"on:{play.heroes()[0]}")
    fells, cave = play.put("troll-fells-ate"), play.put(CAVE)
    play.travel(fells)
    assert card in play.state.pieces
    play.explore(fells)
    play.travel(cave)
    assert card in play.pile("discard")


# Lie Low


def test_without_progress_on_lie_low_enemies_engage_sooner_until_the_end_of_the_round() -> None:
    play = table()
    play.put("lie-low-ate")
    troll = play.put(TROLL)
    run(play, "quest.end")
    giant = play.put(GIANT)
    assert [play.value("engagement", card) for card in (troll, giant, play.put(GOBLIN))] == [16, 21, 0]
    run(play, "round.over")
    assert play.value("engagement", troll) == 36


def test_with_progress_on_lie_low_this_round_they_do_not() -> None:
    play = table()
    side, troll = play.put("lie-low-ate"), play.put(TROLL)
    play.do(lambda t: questing.on_card(t, side, 1))
    run(play, "quest.end")
    assert play.value("engagement", troll) == 36


def test_lie_low_says_nothing_at_a_safe_location() -> None:
    play, _ = sheltered()
    play.put("lie-low-ate")
    troll = play.put(TROLL)
    run(play, "quest.end")
    assert play.value("engagement", troll) == 36


def test_after_lie_low_a_staged_enemy_may_be_shuffled_into_the_deck() -> None:
    play = table()
    side, troll, other = play.put("lie-low-ate"), play.put(TROLL), play.put(GIANT)
    mine = play.put(GOBLIN, "engaged:p1")
    defeat(play, side)
    play.answer("lie-low-ate")
    assert set(play.options()) == {troll, other}
    play.answer(other)
    assert other in play.pile("encounter")
    assert {troll, mine} <= set(play.state.pieces)
    assert side in play.pile("victory")


def test_after_lie_low_the_enemies_may_be_left_where_they_are() -> None:
    play = table()
    side, troll = play.put("lie-low-ate"), play.put(TROLL)
    defeat(play, side)
    play.answer("")
    assert play.piece(troll).at == "staging:main"


@pytest.mark.parametrize("key", ["lie-low-ate", "forage-for-food-ate", "scavenge-for-supplies-ate", "make-camp-tlr"])
def test_a_side_quest_defeated_at_a_safe_location_gives_and_costs_nothing(key: str) -> None:
    play, _ = sheltered()
    side, troll = play.put(key), play.put(TROLL)
    hurt(play, play.heroes()[0])
    defeat(play, side)
    assert play.asked() == ""
    assert total(play) == 1
    assert play.piece(troll).at == "staging:main"


@pytest.mark.parametrize("key", ["lie-low-ate", "forage-for-food-ate", "scavenge-for-supplies-ate"])
def test_a_side_quest_in_play_answers_only_to_its_own_defeat(key: str) -> None:
    play = table()
    side, other = play.put(key), play.put("lost-in-the-wilderness-tlr")
    play.put(TROLL)
    defeat(play, other)
    assert play.asked() == ""
    assert side in play.state.pieces


# Forage for Food


def pay(play: Table, cost: int, *heroes: str) -> None:
    """The first player plays a neutral card; he is asked who pays."""
    gandalf = next(c for c in play.pile("hand:p1") + play.pile("deck:p1") if c.startswith("p1:01073"))

    def change(t: object) -> None:
        then(t, Step(name="pay", seat="p1", card=gandalf, n=cost))  # type: ignore[arg-type]

    play.do(change)
    for hero in heroes:
        play.answer(hero)


def test_with_forage_for_food_a_hero_that_pays_is_hurt_once_for_each_payment() -> None:
    play = table()
    play.put("forage-for-food-ate")
    first, second, third = play.heroes()
    for hero in (first, second, third):
        play.mark(hero, resources=3)
    pay(play, 3, first, second, first)
    assert [play.piece(hero).damage for hero in (first, second, third)] == [1, 1, 0]
    assert [play.piece(hero).resources for hero in (first, second, third)] == [1, 2, 3]


def test_with_forage_for_food_heroes_that_pay_all_they_have_are_hurt() -> None:
    play = table()
    play.put("forage-for-food-ate")
    first, second, third = play.heroes()
    play.mark(first, resources=2)
    play.mark(second, resources=1)
    play.mark(third, resources=0)
    pay(play, 3)
    assert [play.piece(hero).damage for hero in (first, second, third)] == [1, 1, 0]


def test_without_forage_for_food_paying_hurts_nobody() -> None:
    play = table()
    pay(play, 3)
    assert total(play) == 0


def test_after_forage_for_food_each_hero_may_heal_1_damage() -> None:
    play = table()
    side = play.put("forage-for-food-ate")
    play.mark(play.heroes()[0], damage=2)
    hurt(play, play.heroes("p2")[0], AMARTHIUL)
    defeat(play, side)
    play.answer("forage-for-food-ate")
    assert [play.piece(card).damage for card in (play.heroes()[0], play.heroes("p2")[0], AMARTHIUL)] == [1, 0, 1]


def test_after_forage_for_food_nobody_has_to_heal() -> None:
    play = table()
    side = play.put("forage-for-food-ate")
    hurt(play, play.heroes()[0])
    defeat(play, side)
    play.answer("")
    assert total(play) == 1


def test_G11_the_first_stage_takes_the_points_of_a_side_quest_defeated_while_its_text_is_blank() -> None:
    play, _ = sheltered()
    side = play.put("forage-for-food-ate")
    defeat(play, side)
    assert play.piece(quest(play)).progress == 6


def test_the_guard_of_a_safe_location_that_is_shuffled_into_the_deck_leaves_it_free() -> None:
    play = table()
    side, troll = play.put("lie-low-ate"), play.put(TROLL)
    place = play.put(CAVE, f"on:{troll}")
    defeat(play, side)
    play.answer("lie-low-ate")
    assert troll in play.pile("encounter")
    assert play.piece(place).at == "staging:main"
