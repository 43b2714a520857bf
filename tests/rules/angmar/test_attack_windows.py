"""Action windows after the steps of an attack (RULES 3.6; FAQ 1.28)."""

from __future__ import annotations

from tests.rules.angmar.kit import Table

CHETWOOD = "intruders-in-chetwood"
BLANK = "orc-war-party-tlr"
"""A card without a shadow effect."""


def attacked(**options: str) -> tuple[Table, str]:
    """An attack on the first seat by an enemy with 5 attack, and its shadow card; the defender is asked for."""
    play = Table(CHETWOOD, **{"pace": "windows", **options})
    orc = play.put("angmar-captain-tlr", "engaged:p1")
    play.attack(orc, shadow=BLANK)
    assert play.asked() == "defend"
    return play, orc


def test_there_is_a_window_after_the_declaration_of_a_defender_before_the_shadow_card_is_turned_up() -> None:
    play, _ = attacked()
    play.answer(play.heroes()[0])
    assert play.asked() == "window"
    assert play.questions()[0].seat == "p1"
    assert not play.told("shadow")
    play.answer("")
    assert play.told("shadow")


def test_there_is_a_window_after_the_shadow_card_before_the_damage() -> None:
    play, _ = attacked()
    hero = play.heroes()[0]
    play.answer(hero)
    play.answer("")
    assert play.asked() == "window"
    play.by_hand("modify", card=hero, stat="defense", sign="more", count="9", until="phase")
    play.answer("")
    assert play.piece(hero).damage == 0


def test_of_an_undefended_attack_the_question_whose_hero_suffers_is_the_last_window() -> None:
    play, _ = attacked()
    play.answer("")
    play.answer("")
    assert play.asked() == "hero"


def test_without_a_shadow_card_there_is_one_window() -> None:
    play = Table(CHETWOOD, pace="windows")
    orc, hero = play.put("angmar-captain-tlr", "engaged:p1"), play.heroes()[0]
    play.attack(orc)
    play.answer(hero)
    play.answer("")
    assert not play.questions()
    assert play.piece(hero).damage == max(0, 5 - play.value("defense", hero))


def test_an_attack_whose_enemy_is_gone_has_no_more_windows() -> None:
    play, orc = attacked()
    play.answer(play.heroes()[0])
    play.by_hand("remove", card=orc)
    assert not play.questions()
    assert orc in play.pile("discard")


def test_a_table_that_pauses_for_cards_alone_has_no_windows() -> None:
    play, _ = attacked(pace="brisk")
    play.answer(play.heroes()[0])
    assert not play.questions()


def test_in_the_window_the_attacked_player_may_use_an_action() -> None:
    play = Table("the-treachery-of-rhudaur", pace="windows", clear=False)
    halls, dead = play.put("eerie-halls-tor"), play.put("wight-of-rhudaur-tor", "engaged:p2")
    play.attack(dead, "p2")
    play.answer(play.heroes("p2")[0], seat="p2")
    before = play.threat("p2")
    play.answer(halls, seat="p2")
    assert play.threat("p2") == before + 1
    assert play.asked() == "window"
