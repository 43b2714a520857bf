"""The locations, treachery and side quest of Deadmen's Dike (encounter_sets.json; RULES 10.3)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking, values
from rules.angmar.state import Step
from rules.angmar.writing import then
from tests.rules.angmar.kit import Table

DIKE = "deadmens-dike"
BLANK = "fornost-square-tlr"
"""A card without a shadow effect."""


def table(players: int = 2, **options: str) -> Table:
    return Table(DIKE, players, **options)


def deck(play: Table, seat: str = "p1") -> int:
    return len(play.pile(f"deck:{seat}"))


# Broken Battlements


def test_broken_battlements_has_3_time_counters_when_it_is_revealed() -> None:
    play = table()
    assert play.piece(play.reveal("broken-battlements-tlr")).time == 3


@pytest.mark.parametrize("players", [1, 3])
def test_the_last_counter_of_broken_battlements_mills_5_each_and_each_player_puts_one_back(players: int) -> None:
    play = table(players)
    place = play.put("broken-battlements-tlr")
    play.mark(place, time=2)
    before = [deck(play, seat) for seat in play.state.seats]
    play.do(lambda t: then(t, Step(name="counters")))
    assert [deck(play, seat) for seat in play.state.seats] == before
    play.do(lambda t: then(t, Step(name="counters")))
    assert [deck(play, seat) for seat in play.state.seats] == [n - 5 for n in before]
    assert play.piece(place).time == players


def test_each_broken_battlements_counts_its_own_time() -> None:
    play = table()
    one, other = play.put("broken-battlements-tlr"), play.put("broken-battlements-tlr")
    play.mark(one, time=1)
    play.mark(other, time=3)
    before = deck(play)
    play.do(lambda t: then(t, Step(name="counters")))
    assert deck(play) == before - 5
    assert (play.piece(one).time, play.piece(other).time) == (2, 2)


def test_travelling_to_broken_battlements_mills_1_of_each_player() -> None:
    play = table()
    place = play.put("broken-battlements-tlr")
    before = deck(play), deck(play, "p2")
    play.travel(place)
    assert (deck(play), deck(play, "p2")) == (before[0] - 1, before[1] - 1)
    assert play.piece(place).at == "active:main"


# Norbury Tombs


def test_D06_nobody_can_travel_to_norbury_tombs_without_an_enemy_in_the_discard_pile() -> None:
    play = table()
    tombs, keep = play.put("norbury-tombs-tlr"), play.put("haunted-keep-tlr")
    play.discards("fornost-square-tlr", "restless-evil-tlr")
    play.travel(keep)
    play.do(lambda t: doing.to_staging(t, keep))
    play.do(lambda t: then(t, Step(name="travel", other="main")))
    assert tombs not in play.options()


def test_travelling_to_norbury_tombs_returns_the_topmost_enemy_of_the_discard_pile() -> None:
    play = table()
    tombs = play.put("norbury-tombs-tlr")
    low, high, _ = play.discards("cursed-dead-tlr", "baleful-shade-tlr", "restless-evil-tlr")
    play.travel(tombs)
    assert play.piece(high).at == "staging:main"
    assert low in play.pile("discard")
    assert play.piece(tombs).at == "active:main"


def test_when_the_active_norbury_tombs_are_explored_the_top_5_of_each_discard_pile_may_be_shuffled_back() -> None:
    play = table()
    tombs = play.put("norbury-tombs-tlr", "active:main")
    old = play.throw("p1", "Sneak Attack")
    new = play.throw("p1", "Faramir", "Faramir", "Gandalf", "Snowbourn Scout", "Snowbourn Scout")
    his = play.throw("p2", "Feint")
    play.explore(tombs)
    assert (play.asked(), play.questions()[0].seat) == ("may", "p1")
    play.answer()
    assert play.pile("discard:p1") == old
    assert set(new) <= set(play.pile("deck:p1"))
    assert set(his) <= set(play.pile("deck:p2"))


def test_the_power_of_angmar_does_not_bar_norbury_tombs_which_are_no_player_card() -> None:
    play = table()
    play.put("the-power-of-angmar-tlr")
    tombs = play.put("norbury-tombs-tlr", "active:main")
    play.throw("p1", "Sneak Attack")
    play.explore(tombs)
    play.answer()
    assert not play.pile("discard:p1")


def test_the_response_of_norbury_tombs_may_be_left() -> None:
    play = table()
    tombs = play.put("norbury-tombs-tlr", "active:main")
    old = play.throw("p1", "Sneak Attack")
    play.explore(tombs)
    play.answer("")
    assert play.pile("discard:p1") == old


def test_norbury_tombs_explored_in_the_staging_area_return_nothing() -> None:
    play = table()
    play.explore(play.put("norbury-tombs-tlr"))
    assert not play.asked()
    play.put("norbury-tombs-tlr", "active:main")
    play.explore(play.put("haunted-keep-tlr"))
    assert not play.asked()


# Fornost Square


def test_each_time_the_first_player_mills_fornost_square_gets_a_token_and_a_point_of_threat() -> None:
    play = table()
    square = play.put("fornost-square-tlr")
    play.do(lambda t: doing.mill(t, "p1", 4))
    play.do(lambda t: doing.mill(t, "p1", 1))
    assert play.piece(square).tokens == 2
    assert values.threat(play.state, square) == 3


def test_fornost_square_does_not_count_the_other_players_or_milling_nothing() -> None:
    play = table()
    square = play.put("fornost-square-tlr")
    play.do(lambda t: doing.mill(t, "p2", 4))
    play.do(lambda t: doing.mill(t, "p1", 0))
    play.do(lambda t: doing.draw(t, "p1", 2))
    assert play.piece(square).tokens == 0


def test_fornost_square_follows_the_first_player_token() -> None:
    play = table()
    square = play.put("fornost-square-tlr")
    play.do(leaving.pass_token)
    play.do(lambda t: doing.mill(t, "p1", 1))
    assert play.piece(square).tokens == 0
    play.do(lambda t: doing.mill(t, "p2", 1))
    assert play.piece(square).tokens == 1


# Haunted Keep


def test_while_haunted_keep_is_active_the_first_revealed_undead_enemy_of_a_round_has_surge() -> None:
    play = table()
    play.put("haunted-keep-tlr", "active:main")
    play.on_top("norbury-tombs-tlr")
    play.reveal("baleful-shade-tlr")
    assert len(play.told("revealed")) == 2
    play.on_top("norbury-tombs-tlr")
    play.reveal("baleful-shade-tlr")
    assert len(play.told("revealed")) == 1


def test_a_staged_haunted_keep_gives_no_surge() -> None:
    play = table()
    keep = play.put("haunted-keep-tlr")
    play.on_top("norbury-tombs-tlr")
    play.reveal("baleful-shade-tlr")
    assert len(play.told("revealed")) == 1
    play.do(lambda t: doing.shift(t, keep, "active:main"))
    play.on_top("norbury-tombs-tlr")
    play.reveal("baleful-shade-tlr")
    assert len(play.told("revealed")) == 1, "that was the second Undead enemy of the round"


def test_an_undead_enemy_revealed_before_haunted_keep_came_was_the_first_of_the_round() -> None:
    play = table()
    play.reveal("baleful-shade-tlr")
    play.put("haunted-keep-tlr", "active:main")
    play.on_top("norbury-tombs-tlr")
    play.reveal("baleful-shade-tlr")
    assert len(play.told("revealed")) == 1
    play.do(lambda t: then(t, Step(name="round.over")))
    play.on_top("norbury-tombs-tlr")
    play.reveal("cursed-dead-tlr")
    assert len(play.told("revealed")) == 2


def test_haunted_keep_gives_surge_to_nothing_but_undead_enemies() -> None:
    play = table()
    play.put("haunted-keep-tlr", "active:main")
    play.on_top("norbury-tombs-tlr")
    play.reveal("fornost-square-tlr")
    assert len(play.told("revealed")) == 1
    play.on_top("norbury-tombs-tlr")
    play.reveal("cursed-dead-tlr")
    assert len(play.told("revealed")) == 2


def test_the_shadow_of_haunted_keep_mills_1_and_adds_its_cost_to_the_attack() -> None:
    play = table()
    dead, hero = play.put("cursed-dead-tlr", "engaged:p1"), play.heroes()[0]
    play.stack("p1", "Steward of Gondor")
    play.attack(dead, shadow="haunted-keep-tlr")
    play.answer(hero)
    assert play.piece(hero).damage == 3 + 2 - play.value("defense", hero)
    assert looking.front(play.state, play.pile("discard:p1")[0]).name == "Steward of Gondor"


# Deadmen's Gate


def test_while_deadmens_gate_is_active_who_plays_an_event_mills_1() -> None:
    play = table()
    play.put("deadmen-s-gate-tlr", "active:main")
    (feint,) = play.throw("p2", "Feint")
    play.do(lambda t: doing.move(t, feint, "hand:p2"), go_on=False)
    before = deck(play), deck(play, "p2")
    play.by_hand("play", "p2", card=feint, paid="no", x="0")
    assert feint in play.pile("discard:p2")
    assert (deck(play), deck(play, "p2")) == (before[0], before[1] - 1)


def test_while_deadmens_gate_is_active_who_uses_an_action_or_response_mills_1() -> None:
    play = table()
    play.put("deadmen-s-gate-tlr", "active:main")
    before = deck(play), deck(play, "p2")
    play.by_hand("trigger", "p2")
    assert (deck(play), deck(play, "p2")) == (before[0], before[1] - 1)


def test_a_staged_deadmens_gate_mills_nothing() -> None:
    play = table()
    play.put("deadmen-s-gate-tlr")
    before = deck(play)
    play.by_hand("trigger")
    assert deck(play) == before


def test_deadmens_gate_also_sees_the_response_of_iarion_but_not_one_that_is_left() -> None:
    play = table()
    play.put("deadmen-s-gate-tlr", "active:main")
    iarion, before = play.in_play("iarion-tlr")[0], deck(play)
    for answer, milled in (("", 0), ("iarion", 1)):
        play.mark(iarion, exhausted=1)
        play.on_top(BLANK)
        play.reveal("the-shadow-world-tlr")
        play.answer(answer)
        assert play.piece(iarion).exhausted == (not milled)
        assert deck(play) == before - milled
        play.do(lambda t: leaving.discard(t, play.in_play("the-shadow-world-tlr")[0]))


def test_the_shadow_of_deadmens_gate_discards_one_attachment_that_you_control() -> None:
    play = table()
    dead, hero = play.put("cursed-dead-tlr", "engaged:p1"), play.heroes()[0]
    steward, stone = play.throw("p1", "Steward of Gondor", "Celebrían's Stone")
    (blade,) = play.throw("p2", "Blade of Gondolin")
    play.do(lambda t: doing.attach(t, steward, hero))
    play.do(lambda t: doing.attach(t, stone, hero))
    play.do(lambda t: doing.attach(t, blade, play.heroes("p2")[0]))
    play.attack(dead, shadow="deadmen-s-gate-tlr")
    play.answer(hero)
    assert set(play.options()) == {steward, stone}
    play.answer(stone)
    assert stone in play.pile("discard:p1")
    assert {steward, blade} <= set(play.state.pieces)


# Unnatural Fog


def test_under_unnatural_fog_each_player_mills_for_his_questing_characters_or_takes_them_out_of_the_quest() -> None:
    play = table()
    mine, his = play.heroes(), play.heroes("p2")
    play.commit(mine[0], mine[1], his[0])
    before = deck(play), deck(play, "p2")
    threat = play.threat(), play.threat("p2")
    play.reveal("unnatural-fog-tlr")
    assert (play.threat(), play.threat("p2")) == (threat[0] + 2, threat[1] + 2)
    assert play.questions()[0].seat == "p1"
    play.answer("Discard")
    assert play.questions()[0].seat == "p2"
    play.answer("Take")
    assert (deck(play), deck(play, "p2")) == (before[0] - 2, before[1])
    assert play.piece(mine[0]).committed
    assert not play.piece(his[0]).committed
    assert play.piece(his[0]).exhausted, "a character taken out of a quest stays exhausted"


def test_unnatural_fog_asks_nobody_who_has_no_questing_character() -> None:
    play = table()
    play.commit(play.heroes("p2")[0])
    before = deck(play)
    play.reveal("unnatural-fog-tlr")
    assert play.questions()[0].seat == "p2"
    play.answer("Take")
    assert not play.asked()
    assert deck(play) == before


# The Shadow World


def test_the_shadow_world_mills_1_for_each_undead_enemy_engaged_with_a_player() -> None:
    play = table()
    play.put("cursed-dead-tlr", "engaged:p2")
    play.put("baleful-shade-tlr", "engaged:p2")
    play.put("dead-lord-tlr")
    play.foreign("angmar-orc-tlr", "engaged:p1")
    before = deck(play), deck(play, "p2")
    play.moment("refresh-ends")
    quest_alone = before[0] - deck(play), before[1] - deck(play, "p2")
    play.put("the-shadow-world-tlr")
    before = deck(play), deck(play, "p2")
    play.moment("refresh-ends")
    lost = before[0] - deck(play), before[1] - deck(play, "p2")
    assert (lost[0] - quest_alone[0], lost[1] - quest_alone[1]) == (0, 2)


def test_A10_progress_beyond_5_on_the_shadow_world_is_lost() -> None:
    play = table()
    world, quest = play.put("the-shadow-world-tlr"), looking.main_quest(play.state, "main")
    play.current(world)
    play.by_hand("quest", count="8")
    assert world in play.pile("victory")
    assert play.piece(quest).progress == 0
