"""The encounter set Deadmen's Dike, card by card (encounter_sets.json; RULES 10.3)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking, values
from rules.angmar.state import Step
from rules.angmar.steps.planning import hosts
from rules.angmar.writing import then
from tests.rules.angmar.kit import Table

DIKE = "deadmens-dike"
BLANK = "fornost-square-tlr"
"""A card without a shadow effect."""
THAURDIR = "thaurdir-tlr"


def table(players: int = 2, **options: str) -> Table:
    return Table(DIKE, players, **options)


def step(name: str, other: str = "") -> Step:
    return Step(name=name, other=other)


def deck(play: Table, seat: str = "p1") -> int:
    return len(play.pile(f"deck:{seat}"))


def attackers(play: Table) -> list[str]:
    return [told.card for told in play.told("attacks")]


# Thaurdir


def test_a_revealed_sorcery_treachery_heals_3_of_thaurdir_and_he_attacks_the_first_player() -> None:
    play = table()
    thaurdir = play.put(THAURDIR)
    play.mark(thaurdir, damage=5)
    play.reveal("terror-of-the-north-tlr", "p2")
    assert play.piece(thaurdir).damage == 2
    assert attackers(play) == [thaurdir]
    assert (play.asked(), play.questions()[0].seat) == ("defend", "p1")


def test_thaurdir_attacks_with_6_and_a_shadow_card_of_its_own() -> None:
    play = table()
    play.put(THAURDIR)
    hero = play.heroes()[0]
    shadow = play.on_top(BLANK)
    play.on_top("terror-of-the-north-tlr")
    play.by_hand("reveal")
    play.answer(hero)
    assert play.piece(hero).damage == 6 - 2
    assert [told.card for told in play.told("shadow")] == [shadow]
    assert shadow in play.pile("discard")


def test_a_treachery_without_sorcery_or_an_enemy_leaves_thaurdir_quiet() -> None:
    play = table()
    thaurdir = play.put(THAURDIR)
    play.mark(thaurdir, damage=5)
    for key in ("restless-evil-tlr", "baleful-shade-tlr"):
        play.reveal(key)
        assert not play.told("attacks")
    assert play.piece(thaurdir).damage == 5


def test_without_thaurdir_in_play_a_sorcery_treachery_makes_nobody_attack() -> None:
    play = table()
    play.put("cursed-dead-tlr", "engaged:p1")
    play.reveal("terror-of-the-north-tlr")
    assert not play.told("attacks")


def test_any_player_may_defend_against_a_staged_thaurdir_only_his_own_player_once_he_is_engaged() -> None:
    play = table()
    thaurdir = play.put(THAURDIR)
    play.reveal("terror-of-the-north-tlr")
    assert set(play.heroes("p2")) <= set(play.options())
    play.do(lambda t: doing.engage(t, thaurdir, "p1"))
    play.reveal("terror-of-the-north-tlr")
    assert not set(play.heroes("p2")) & set(play.options())


def test_H12_damage_piles_up_on_indestructible_thaurdir() -> None:
    play = table()
    thaurdir = play.put(THAURDIR, "engaged:p1")
    play.do(lambda t: leaving.damage(t, thaurdir, 9))
    play.do(lambda t: leaving.damage(t, thaurdir, 3))
    assert play.piece(thaurdir).damage == 12


def test_thaurdir_cannot_have_attachments() -> None:
    play = table()
    thaurdir, dead = play.put(THAURDIR, "engaged:p1"), play.put("cursed-dead-tlr", "engaged:p1")
    (card,) = play.throw("p1", "Steward of Gondor")
    assert dead in hosts(play.state, card)
    assert thaurdir not in hosts(play.state, card)


def test_D07_a_sorcery_card_as_shadow_card_does_not_wake_thaurdir() -> None:
    play = table()
    thaurdir, dead = play.put(THAURDIR), play.put("cursed-dead-tlr", "engaged:p1")
    play.mark(thaurdir, damage=5)
    play.attack(dead, shadow="dark-sorcery-tlr")
    play.answer(play.heroes()[0])
    assert play.piece(thaurdir).damage == 5
    assert not [card for card in attackers(play) if card == thaurdir]


@pytest.mark.parametrize(("what", "attacks"), [("effect", True), ("card", False)])
def test_D08_thaurdir_reacts_to_a_canceled_effect_but_not_to_a_canceled_card(what: str, attacks: bool) -> None:
    play = table(pace="brisk")
    thaurdir = play.put(THAURDIR)
    cards = deck(play)
    play.reveal("terror-of-the-north-tlr")
    play.by_hand("cancel", what=what)
    play.answer()
    assert deck(play) == cards
    assert attackers(play) == ([thaurdir] if attacks else [])


def test_D09_the_effect_comes_first_then_thaurdir_then_surge() -> None:
    play = table()
    play.put(THAURDIR)
    surging = play.on_top("norbury-tombs-tlr")
    play.on_top(BLANK)
    curse = play.reveal("heavy-curse-tlr")
    assert looking.host(play.state, curse)
    assert play.asked() == "defend"
    assert surging in play.pile("encounter")
    play.answer(play.heroes()[0])
    assert surging in play.staged()


# Thaurdir's Damned


def test_thaurdirs_damned_mills_2_and_you_spread_damage_equal_to_their_costs() -> None:
    play = table()
    play.stack("p2", "Veteran Axehand", "Blade of Gondolin")
    cards = deck(play), deck(play, "p2")
    play.engage("thaurdir-s-damned-tlr", "p2")
    assert (deck(play), deck(play, "p2")) == (cards[0], cards[1] - 2)
    assert (play.asked(), play.questions()[0].seat) == ("spread", "p2")
    first, second = play.heroes("p2")[:2]
    for hero in (first, second, first):
        play.answer(hero)
    assert (play.piece(first).damage, play.piece(second).damage) == (2, 1)
    assert not play.asked()


def test_costs_of_0_and_x_count_nothing_for_thaurdirs_damned() -> None:
    play = table(3)
    play.stack("p3", "Strength of Will", "Stand and Fight")
    play.engage("thaurdir-s-damned-tlr", "p3")
    assert not play.asked()


def test_thaurdirs_damned_does_nothing_when_another_enemy_engages() -> None:
    play = table()
    play.put("thaurdir-s-damned-tlr", "engaged:p1")
    cards = deck(play)
    play.engage("cursed-dead-tlr")
    assert deck(play) == cards


# Baleful Shade


@pytest.mark.parametrize(("milled", "more"), [("Snowbourn Scout", 2), ("Sneak Attack", 0)])
def test_an_attacking_baleful_shade_mills_1_and_is_2_stronger_if_it_is_an_ally(milled: str, more: int) -> None:
    play = table()
    shade, hero = play.put("baleful-shade-tlr", "engaged:p1"), play.heroes()[2]
    play.stack("p1", milled)
    play.attack(shade, shadow=BLANK)
    assert looking.front(play.state, play.pile("discard:p1")[0]).name == milled
    assert play.value("attack", shade) == 2 + more
    play.answer(hero)
    assert play.piece(hero).damage == 2 + more - 1
    assert play.value("attack", shade) == 2


def test_the_attacked_player_mills_for_a_baleful_shade_and_for_no_other_enemy() -> None:
    play = table()
    shade, dead = play.put("baleful-shade-tlr", "engaged:p2"), play.put("cursed-dead-tlr", "engaged:p2")
    cards = deck(play), deck(play, "p2")
    play.attack(shade, "p2")
    assert (deck(play), deck(play, "p2")) == (cards[0], cards[1] - 1)
    play.attack(dead, "p2")
    assert deck(play, "p2") == cards[1] - 1


def test_the_shadow_of_baleful_shade_exhausts_one_of_your_ready_characters() -> None:
    play = table()
    dead, heroes = play.put("cursed-dead-tlr", "engaged:p1"), play.heroes()
    iarion = play.in_play("iarion-tlr")[0]
    play.attack(dead, shadow="baleful-shade-tlr")
    play.answer(heroes[0])
    assert set(play.options()) == {heroes[1], heroes[2], iarion}
    play.answer(heroes[2])
    assert play.piece(heroes[2]).exhausted
    assert not play.piece(heroes[1]).exhausted
    assert not any(play.piece(hero).exhausted for hero in play.heroes("p2"))


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
    play.do(lambda t: then(t, step("counters")))
    assert [deck(play, seat) for seat in play.state.seats] == before
    play.do(lambda t: then(t, step("counters")))
    assert [deck(play, seat) for seat in play.state.seats] == [n - 5 for n in before]
    assert play.piece(place).time == players


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
    play.do(lambda t: then(t, step("travel", other="main")))
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
