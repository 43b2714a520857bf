"""The double-sided cards of The Treachery of Rhudaur: side quests, then Clues (encounter_sets.json; RULES 10.7)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking, questing, values
from rules.angmar.events import LastingEnded, RoundBegan
from rules.angmar.state import Step
from rules.angmar.steps.windows import actions_of
from rules.angmar.writing import then
from rules.core.game import Illegal
from tests.rules.angmar.kit import Table
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


def staging_threat(play: Table) -> int:
    return values.staging_threat(play.state, "main")


# Defeated, they are turned over


@pytest.mark.parametrize(("key", "points"), [(QUIET, 16), (SIFT, 18), (DECIPHER, 14)])
def test_with_its_quest_points_an_inquiry_is_turned_over_where_it_lies(key: str, points: int) -> None:
    play = table()
    card = f"{key}#1"
    play.mark(card, progress=points - 1)
    play.settle()
    assert looking.kind(play.state, card) == "side-quest"
    play.mark(card, progress=points)
    play.settle()
    assert looking.kind(play.state, card) == "objective"
    assert play.piece(card).at == "staging:main"
    assert play.piece(card).progress == 0
    assert not play.pile("victory")
    assert looking.key_of(quest(play)) == "quest-7-1"


def test_A10_progress_beyond_the_points_of_an_inquiry_is_lost() -> None:
    play = table()
    set_progress(play, 12, 0, 0)
    play.current(f"{QUIET}#1")
    play.do(lambda t: questing.progress(t, "main", 9))
    assert play.piece(f"{QUIET}#1").side == 1
    assert play.piece(f"{QUIET}#1").progress == play.piece(quest(play)).progress == 0
    assert progress(play) == [0, 0, 0]


def test_no_other_quest_becomes_current_when_the_current_inquiry_is_turned_over() -> None:
    play = table()
    set_progress(play, 16, 0, 0)
    play.current(f"{QUIET}#1")
    assert looking.current_quest(play.state, "main") == ""
    play.do(lambda t: questing.progress(t, "main", 9))
    assert progress(play) == [0, 0, 0]


# Quiet the Spirits


def test_while_quiet_the_spirits_is_current_an_undead_enemy_engages_the_player_with_the_highest_threat() -> None:
    play = table()
    play.set_threat(30)
    play.set_threat(31, "p2")
    play.current(f"{QUIET}#1")
    before = staging_threat(play)
    dead = play.on_top("cursed-dead-tlr")
    play.by_hand("reveal")
    assert play.piece(dead).at == "engaged:p2"
    assert staging_threat(play) == before + 1, "its threat still counts this phase"
    play.do(lambda t: t.happen(LastingEnded(until="phase")))
    assert staging_threat(play) == before


def test_an_enemy_that_comes_back_to_the_staging_area_counts_only_once() -> None:
    play = table()
    play.set_threat(31, "p2")
    play.current(f"{QUIET}#1")
    before = staging_threat(play)
    dead = play.on_top("cursed-dead-tlr")
    play.by_hand("reveal")
    play.do(lambda t: doing.to_staging(t, dead))
    assert staging_threat(play) == before + 1


def test_of_players_with_the_same_threat_the_first_player_chooses() -> None:
    play = table(3)
    for seat, threat in (("p1", 30), ("p2", 31), ("p3", 31)):
        play.set_threat(threat, seat)
    play.current(f"{QUIET}#1")
    dead = play.on_top("cursed-dead-tlr")
    play.by_hand("reveal")
    assert (play.questions()[0].seat, play.options()) == ("p1", ("p2", "p3"))
    play.answer("p3")
    assert play.piece(dead).at == "engaged:p3"


def test_the_first_player_also_chooses_for_an_enemy_that_comes_engaged_with_another_player() -> None:
    play = table(3)
    for seat, threat in (("p1", 31), ("p2", 30), ("p3", 31)):
        play.set_threat(threat, seat)
    play.current(f"{QUIET}#1")
    (dead,) = play.discards("cursed-dead-tlr")
    play.engage("dead-lord-tlr", "p2")
    while play.asked() == "may":
        play.answer("")
    assert (play.questions()[0].seat, play.options()) == ("p1", ("p1", "p3"))
    play.answer("p3")
    assert play.piece(dead).at == "engaged:p3"


def test_an_undead_enemy_that_comes_engaged_with_another_goes_on_to_the_highest_threat() -> None:
    play = table()
    play.set_threat(30)
    play.set_threat(31, "p2")
    play.current(f"{QUIET}#1")
    (dead,) = play.discards("cursed-dead-tlr")
    play.engage("dead-lord-tlr", "p1")
    assert play.piece(dead).at == "engaged:p2"


def test_an_undead_enemy_that_comes_engaged_with_one_of_the_highest_stays_with_him_and_engages_only_once() -> None:
    play = table()
    play.set_threat(31)
    play.set_threat(31, "p2")
    set_progress(play, 5, 5, 5)
    play.current(f"{QUIET}#1")
    before = staging_threat(play)
    (wight,) = play.discards("traitorous-wight-tor")
    play.engage("dead-lord-tlr", "p2")
    while play.asked() == "may":
        play.answer("")
    assert not play.asked()
    assert play.piece(wight).at == "engaged:p2"
    assert staging_threat(play) == before + 2
    assert progress(play) == [3, 3, 3]


def test_quiet_the_spirits_heeds_neither_locations_nor_enemies_that_are_no_undead() -> None:
    play = table()
    play.set_threat(31, "p2")
    play.current(f"{QUIET}#1")
    halls, orc = play.on_top("eerie-halls-tor"), play.foreign("angmar-orc-tlr")
    play.by_hand("reveal")
    play.do(lambda t: doing.moment(t, "entered", card=orc, area="main", how="added"))
    assert play.piece(halls).at == play.piece(orc).at == "staging:main"


def test_quiet_the_spirits_lets_undead_enemies_be_when_another_quest_is_current() -> None:
    play = table()
    play.current(f"{SIFT}#1")
    dead = play.on_top("cursed-dead-tlr")
    play.by_hand("reveal")
    assert play.piece(dead).at == "staging:main"


def test_quiet_the_spirits_does_not_engage_undead_enemies_that_were_in_play_before() -> None:
    play = table()
    dead = play.put("cursed-dead-tlr")
    play.current(f"{QUIET}#1")
    assert play.piece(dead).at == "staging:main"


def test_each_destroyed_enemy_puts_2_progress_on_quiet_the_spirits_also_when_it_is_not_current() -> None:
    play = table()
    dead, hero = play.put("cursed-dead-tlr", "engaged:p1"), play.heroes()[2]
    play.do(lambda t: leaving.damage(t, dead, 2))
    assert progress(play) == [2, 0, 0]
    play.do(lambda t: leaving.destroy(t, hero))
    other = play.put("cursed-dead-tlr")
    play.do(lambda t: leaving.discard(t, other))
    assert other in play.pile("discard")
    assert progress(play) == [2, 0, 0]


# Sift through the Debris


def test_while_sift_through_the_debris_is_current_each_staged_location_has_1_threat_more() -> None:
    play = table()
    halls, ruins = play.put("eerie-halls-tor"), play.put("ghostly-ruins-tor", "active:main")
    dead = play.put("cursed-dead-tlr")
    assert values.threat(play.state, halls) == 5
    play.current(f"{SIFT}#1")
    assert [values.threat(play.state, card) for card in (halls, ruins, dead)] == [6, 4, 1]


def test_each_explored_location_puts_2_progress_on_sift_through_the_debris() -> None:
    play = table()
    play.explore(play.put("eerie-halls-tor"))
    play.explore(play.put("ghostly-ruins-tor", "active:main"))
    assert progress(play) == [0, 4, 0]
    remains = play.put("decrepit-remains-tor")
    play.do(lambda t: leaving.discard(t, remains))
    assert remains in play.pile("discard")
    assert progress(play) == [0, 4, 0]


# Decipher Ancient Texts


def test_while_decipher_ancient_texts_is_current_allies_have_2_willpower_less() -> None:
    play = table()
    gandalf, hero = play.titled("Gandalf"), play.heroes()[0]
    assert play.value("willpower", gandalf) == 4
    play.current(f"{DECIPHER}#1")
    assert [play.value("willpower", c) for c in (gandalf, AMARTHIUL, hero)] == [2, 0, 2]
    play.current(f"{SIFT}#1")
    assert play.value("willpower", gandalf) == 4


def test_any_player_may_pay_1_resource_for_1_progress_on_decipher_ancient_texts() -> None:
    play = table()
    for hero in (*play.heroes(), *play.heroes("p2")):
        play.mark(hero, resources=0)
    hero = play.heroes("p2")[1]
    play.mark(hero, resources=2)
    play.by_hand("action", "p2", what=f"{DECIPHER}#1/0")
    assert play.piece(hero).resources == 1
    assert progress(play) == [0, 0, 1]
    with pytest.raises(Illegal):
        play.by_hand("action", "p1", what=f"{DECIPHER}#1/0")


def test_H01_decipher_ancient_texts_takes_3_resources_a_round_from_all_players_together() -> None:
    play = table()
    for seat in ("p1", "p2"):
        play.mark(play.heroes(seat)[0], resources=5)
        for hero in play.heroes(seat)[1:]:
            play.mark(hero, resources=0)
    for seat in ("p1", "p2", "p1"):
        play.by_hand("action", seat, what=f"{DECIPHER}#1/0")
    assert progress(play) == [0, 0, 3]
    assert not actions_of(play.state, "p1")
    assert not actions_of(play.state, "p2")
    play.do(lambda t: t.happen(RoundBegan(number=9)))
    assert actions_of(play.state, "p2")


# Clues


@pytest.mark.parametrize("key", INQUIRIES)
def test_a_hero_exhausts_to_claim_a_clue_and_bears_it(key: str) -> None:
    play = table()
    card, hero = clue(play, key), play.heroes("p2")[1]
    play.by_hand("action", "p2", what=f"{card}/0")
    assert set(play.options()) == set(play.heroes("p2"))
    play.answer(hero)
    assert looking.host(play.state, card) == hero
    assert play.piece(hero).exhausted
    assert looking.controller(play.state, card) == "p2"
    assert f"{card}/0" not in actions_of(play.state, "p1"), "it has been claimed"


def test_amarthiul_may_claim_a_clue_other_allies_and_the_weary_may_not() -> None:
    play = table()
    card = clue(play, SIFT)
    play.titled("Faramir")
    for hero in play.heroes():
        play.mark(hero, exhausted=1)
    play.by_hand("action", what=f"{card}/0")
    assert looking.host(play.state, card) == AMARTHIUL
    for hero in play.heroes("p2"):
        play.mark(hero, exhausted=1)
    clue(play, QUIET)
    assert not [what for what in actions_of(play.state, "p2") if what.startswith(QUIET)]


def test_an_inquiry_that_lies_quest_side_up_cannot_be_claimed() -> None:
    play = table()
    assert not [what for what in actions_of(play.state, "p1") if not what.startswith(DECIPHER)]


def test_H02_a_clue_whose_bearer_leaves_play_returns_to_the_staging_area_unclaimed() -> None:
    play = table()
    hero = play.heroes("p2")[0]
    card = clue(play, SIFT, hero)
    play.do(lambda t: leaving.destroy(t, hero))
    assert play.piece(card).at == "staging:main"
    assert play.piece(card).side == 1
    assert f"{card}/0" in actions_of(play.state, "p1")


def strike(play: Table, hero: str, enemy: str) -> int:
    """The damage of an attack by that hero alone."""
    play.do(lambda t: then(t, Step(name="strike", seat="p1")))
    play.answer(enemy)
    play.answer(hero)
    play.answer("")
    return play.told("struck")[0].n


def test_daechanars_brand_adds_1_attack_against_undead_enemies_only() -> None:
    for bearer, foe, attack in ((0, "undead", 4), (1, "undead", 3), (0, "orc", 3)):
        play = table()
        heroes = play.heroes()
        clue(play, QUIET, heroes[bearer])
        enemy = (
            play.foreign("angmar-captain-tlr", "engaged:p1")
            if foe == "orc"
            else play.put("cursed-dead-tlr", "engaged:p1")
        )
        assert play.value("attack", heroes[0]) == 3
        assert strike(play, heroes[0], enemy) == attack - (2 if foe == "orc" else 1)


def test_the_heirloom_of_iarchon_adds_1_willpower_to_its_bearer() -> None:
    play = table()
    hero, other = play.heroes()[:2]
    before = play.value("willpower", hero), play.value("willpower", other)
    clue(play, SIFT, hero)
    assert (play.value("willpower", hero), play.value("willpower", other)) == (before[0] + 1, before[1])


def test_the_orders_from_angmar_add_1_defense_against_undead_enemies_only_to_their_bearer() -> None:
    play = table()
    hero, other = play.heroes()[:2]
    clue(play, DECIPHER, hero)
    dead = play.put("dead-lord-tlr", "engaged:p1")
    for card, defense in ((hero, 2 + 1), (other, 1)):
        play.attack(dead, shadow=BLANK)
        play.answer(card)
        assert play.piece(card).damage == 4 - defense
    play.mark(hero, exhausted=0, damage=0)
    enemy = play.foreign("angmar-captain-tlr", "engaged:p1")
    play.attack(enemy, shadow=BLANK)
    play.answer(hero)
    assert [told.n for told in play.told("dealt")] == [5 - 2]


def test_an_unclaimed_clue_helps_nobody() -> None:
    play = table()
    clue(play, SIFT)
    heroes = (*play.heroes(), *play.heroes("p2"))
    assert [play.value("willpower", hero) for hero in heroes] == [
        looking.printed(play.state, hero).willpower for hero in heroes
    ]


def test_a_turned_inquiry_says_no_more_what_its_quest_side_says() -> None:
    play = table()
    clue(play, QUIET)
    clue(play, SIFT)
    dead = play.put("cursed-dead-tlr")
    play.do(lambda t: leaving.destroy(t, dead))
    play.explore(play.put("eerie-halls-tor"))
    assert progress(play) == [0, 0, 0]
    halls = play.put("eerie-halls-tor")
    play.current(f"{SIFT}#1")
    assert values.threat(play.state, halls) == 5


def test_a_wight_that_engages_through_quiet_the_spirits_still_takes_progress() -> None:
    play = table()
    set_progress(play, 5, 5, 5)
    play.set_threat(40)
    play.current(f"{QUIET}#1")
    deck(play, "traitorous-wight-tor", BLANK)
    play.by_hand("reveal")
    assert progress(play) == [3, 3, 3]
