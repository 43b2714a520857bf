"""The encounter set The Weather Hills, its enemies, treacheries, side quest and objective (encounter_sets.json)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking
from rules.angmar.state import Step
from rules.angmar.writing import then
from tests.rules.angmar.kit import Table

MISSION = "hunting-the-orcs-savage-counter-attack-tlr"
HUNT = f"{MISSION}#1"


def table(players: int = 2, **options: str) -> Table:
    return Table("the-weather-hills", players, **options)


def damage(play: Table, *cards: str) -> list[int]:
    return [play.piece(card).damage for card in cards]


# Cornered Orc


def test_a_cornered_orc_attacks_the_player_whom_it_engages_at_once() -> None:
    play = table()
    orc = play.put("cornered-orc-tlr")
    top = play.on_top("ancient-causeway-tlr")
    hero = play.heroes("p2")[0]
    play.do(lambda t: doing.engage(t, orc, "p2"))
    assert play.asked() == "defend"
    assert play.questions()[0].seat == "p2"
    assert top in play.pile(f"shadow:{orc}")
    play.answer(hero)
    assert play.piece(orc).at == "engaged:p2"
    assert top in play.pile("discard")
    assert play.asked() == ""


def test_the_engagement_of_another_enemy_makes_no_cornered_orc_attack() -> None:
    play = table()
    play.put("cornered-orc-tlr", "engaged:p1")
    play.engage("angmar-orc-tlr")
    assert play.asked() == ""


@pytest.mark.parametrize(("hurt", "more"), [(0, 1), (1, 2)])
def test_its_shadow_adds_1_attack_or_2_against_a_damaged_defender(hurt: int, more: int) -> None:
    play = table()
    orc, hero = play.put("angmar-captain-tlr", "engaged:p1"), play.heroes()[2]
    play.mark(hero, damage=hurt)
    play.mark(play.heroes()[0], damage=1)
    play.do(lambda t: doing.last(t, "game", "hit_points", 9, hero))
    play.attack(orc, shadow="cornered-orc-tlr")
    play.answer(hero)
    assert play.piece(hero).damage == hurt + 5 + more - play.value("defense", hero)


def test_its_shadow_adds_1_attack_to_an_undefended_attack() -> None:
    play = table()
    orc, hero = play.put("angmar-orc-tlr", "engaged:p1"), play.heroes()[0]
    play.mark(hero, damage=1)
    play.attack(orc, shadow="cornered-orc-tlr")
    play.answer("")
    play.answer(hero)
    assert play.piece(hero).damage == 1 + 2 + 1


# Ice Storm


def test_ice_storm_has_each_player_spread_x_damage_and_exhausts_the_damaged() -> None:
    play = table()
    play.do(lambda t: doing.note(t, "round:weather"))
    play.put("make-camp-tlr")
    mine, his, before = play.heroes()[0], play.heroes("p2")[0], play.heroes("p2")[1]
    play.mark(before, damage=1)
    play.reveal("ice-storm-tlr")
    seats = []
    for card in (mine, mine, his, his):
        seats.append(play.questions()[0].seat)
        assert set(play.options()) == set(play.heroes(seats[-1]))
        play.answer(card)
    assert seats == ["p1", "p1", "p2", "p2"]
    assert damage(play, mine, his) == [2, 2]
    exhausted = {c for c, piece in play.state.pieces.items() if piece.exhausted}
    assert exhausted == {mine, his, before}


def test_the_shadow_of_ice_storm_has_the_attacked_player_spread_x_damage() -> None:
    play = table()
    orc, hero = play.put("cornered-orc-tlr", "engaged:p1"), play.heroes()[2]
    play.attack(orc, shadow="ice-storm-tlr")
    play.answer("")
    assert play.asked() == "spread"
    play.answer(hero)
    assert damage(play, hero) == [1]
    assert not play.piece(hero).exhausted
    assert play.asked() == "hero"


# Find Shelter


def test_find_shelter_has_4_time_counters_when_it_is_revealed() -> None:
    play = table()
    quest = play.reveal("find-shelter-tlr")
    play.answer_all()
    assert play.piece(quest).time == 4


def test_B03_at_0_each_player_hurts_a_hero_and_4_new_counters_go_on_it() -> None:
    play = table()
    quest = play.put("find-shelter-tlr")
    play.mark(quest, time=1)
    mine, his = play.heroes()[0], play.heroes("p2")[0]
    ally = play.ally()
    tick(play)
    assert ally not in play.options()
    assert set(play.options()) == set(play.heroes())
    play.answer(mine)
    play.answer(his)
    assert damage(play, mine, his) == [4, 4]
    assert play.piece(quest).time == 4


def test_find_shelter_hurts_nobody_while_it_has_counters() -> None:
    play = table()
    quest = play.put("find-shelter-tlr")
    play.mark(quest, time=2)
    tick(play)
    assert play.asked() == ""
    assert play.piece(quest).time == 1


def test_the_last_counter_of_another_card_hurts_nobody() -> None:
    play = table()
    play.put("find-shelter-tlr")
    play.moment("time", card=play.put("make-camp-tlr"))
    assert play.asked() == ""


def tick(play: Table) -> None:
    """What is done at the end of the refresh phase for time counters."""
    play.do(lambda t: then(t, Step(name="counters")))


# Hunting the Orcs


def test_hunting_the_orcs_gets_a_token_for_each_enemy_that_is_defeated() -> None:
    play = table()
    hunt, orc = play.put(MISSION), play.put("angmar-orc-tlr", "engaged:p1")
    play.do(lambda t: leaving.damage(t, orc, 3))
    assert play.piece(hunt).tokens == 1
    assert play.piece(hunt).side == 0


def test_an_enemy_that_is_discarded_and_a_character_that_dies_are_no_defeated_enemies() -> None:
    play = table()
    hunt, orc = play.put(MISSION), play.put("angmar-orc-tlr", "engaged:p1")
    play.by_hand("remove", card=orc)
    play.do(lambda t: leaving.destroy(t, play.heroes()[0]))
    assert play.piece(hunt).tokens == 0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_flips_with_3_tokens_more_than_players_and_keeps_them(players: int) -> None:
    play = table(players)
    hunt = play.put(MISSION)
    play.mark(hunt, tokens=players + 1)
    kill(play)
    assert (play.piece(hunt).side, play.piece(hunt).tokens) == (0, players + 2)
    kill(play)
    assert (play.piece(hunt).side, play.piece(hunt).tokens) == (1, players + 3)


def test_only_players_who_are_in_the_game_count() -> None:
    play = table(3)
    hunt = play.put(MISSION)
    play.set_threat(50, "p3")
    play.do(lambda _: None)
    play.mark(hunt, tokens=4)
    kill(play)
    assert play.piece(hunt).side == 1


def kill(play: Table) -> None:
    orc = play.put("angmar-orc-tlr", "engaged:p1")
    play.do(lambda t: leaving.destroy(t, orc))


# Savage Counter-attack


def test_when_savage_counter_attack_is_turned_up_the_second_stage_begins() -> None:
    play = table()
    hunt = play.put(MISSION)
    play.mark(hunt, tokens=4)
    kill(play)
    assert looking.key_of(looking.main_quest(play.state, "main")) == "quest-2-2"
    assert play.state.areas["main"].stage == 2


@pytest.mark.parametrize("what", ["hero", "ally"])
def test_an_attack_that_destroys_a_character_takes_a_token_from_it(what: str) -> None:
    play = table()
    savage = play.put(MISSION, side=1)
    play.mark(savage, tokens=3)
    victim = play.heroes()[0] if what == "hero" else play.ally()
    play.mark(victim, damage=play.value("hit_points", victim) - 1)
    play.do(lambda t: doing.last(t, "game", "defense", -9, victim))
    orc = play.put("angmar-captain-tlr", "engaged:p1")
    play.attack(orc)
    play.answer(victim)
    play.answer_all()
    assert victim in play.pile("discard:p1")
    assert play.piece(savage).tokens == 2


def test_a_character_destroyed_by_other_damage_takes_no_token() -> None:
    play = table()
    savage = play.put(MISSION, side=1)
    play.mark(savage, tokens=3)
    play.do(lambda t: leaving.damage(t, play.heroes()[0], 9, cause="ice-storm-tlr#1"))
    kill(play)
    assert play.piece(savage).tokens == 3


def test_with_no_token_left_the_players_lose() -> None:
    play = table()
    savage = play.put(MISSION, side=1)
    play.mark(savage, tokens=1)
    valley = play.put("sheltered-valley-tlr")
    play.travel(valley)
    assert play.state.result is not None
    assert (play.state.result.won, play.state.result.why) == (False, "no tokens")


def test_without_tokens_hunting_the_orcs_loses_nothing() -> None:
    play = table()
    hunt = play.put(MISSION)
    play.do(lambda _: None)
    assert play.piece(hunt).tokens == 0
    assert play.state.result is None


def test_another_card_that_is_turned_over_begins_no_stage() -> None:
    play = table()
    play.mark(play.put(MISSION, side=1), tokens=3)
    play.moment("flipped", card=play.put("ancient-causeway-tlr"))
    assert play.state.areas["main"].stage == 1
