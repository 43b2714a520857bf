"""The encounter set Deadmen's Dike, enemy by enemy (encounter_sets.json; RULES 10.3)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking
from rules.angmar.steps.planning import hosts
from tests.rules.angmar.kit import Table

DIKE = "deadmens-dike"
BLANK = "fornost-square-tlr"
"""A card without a shadow effect."""
THAURDIR = "thaurdir-tlr"


def table(players: int = 2, **options: str) -> Table:
    return Table(DIKE, players, **options)


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
    assert set(play.options()) == set(play.heroes("p2"))
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
