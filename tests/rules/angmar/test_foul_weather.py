"""The encounter set Foul Weather, card by card (encounter_sets.json)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking, questing, values
from tests.rules.angmar.kit import Table


def table(players: int = 2, **options: str) -> Table:
    """The Weather Hills, where the first Weather card of the round has been revealed: the next ones have no surge."""
    play = Table("the-weather-hills", players, **options)
    play.do(lambda t: doing.note(t, "round:weather"))
    return play


def damage(play: Table, *cards: str) -> list[int]:
    return [play.piece(card).damage for card in cards]


def attacked(play: Table, shadow: str, defender: str = "") -> str:
    """A Cornered Orc (attack 2) attacks the first player with that shadow card; gives the orc."""
    orc = play.put("cornered-orc-tlr", "engaged:p1")
    play.attack(orc, shadow=shadow)
    play.answer(defender)
    return orc


# Biting Wind


def test_biting_wind_spreads_as_much_damage_as_characters_are_committed() -> None:
    play = table()
    first, second = play.heroes()[:2]
    third = play.heroes("p2")[0]
    play.commit(first, second, third)
    play.reveal("biting-wind-tlr", seat="p2")
    asked = []
    for card in (third, third, first):
        assert play.asked() == "spread"
        assert set(play.options()) == {first, second, third}
        asked.append(play.questions()[0].seat)
        play.answer(card)
    assert asked == ["p1"] * 3
    assert play.asked() == ""
    assert damage(play, first, second, third) == [1, 0, 2]


def test_biting_wind_hurts_nobody_when_nobody_is_committed() -> None:
    play = table()
    play.reveal("biting-wind-tlr")
    assert play.asked() == ""
    assert not any(piece.damage for piece in play.state.pieces.values())


def test_the_shadow_of_biting_wind_deals_1_damage_to_the_defender() -> None:
    play = table()
    hero, orc = play.heroes()[0], play.put("cornered-orc-tlr", "engaged:p1")
    play.do(lambda t: doing.last(t, "game", "defense", 9, hero))
    play.attack(orc, shadow="biting-wind-tlr")
    play.answer(hero)
    assert play.piece(hero).damage == 1


def test_the_shadow_of_biting_wind_hurts_nobody_if_nobody_defends() -> None:
    play = table()
    attacked(play, "biting-wind-tlr")
    hero, *others = play.heroes()
    play.answer(hero)
    assert damage(play, hero, *others) == [2, 0, 0]


# Freezing Blast


def test_freezing_blast_removes_the_damaged_characters_from_the_quest() -> None:
    play = table()
    hurt, well, other = *play.heroes()[:2], play.heroes("p2")[0]
    play.commit(hurt, well, other)
    play.mark(hurt, damage=1)
    play.mark(other, damage=1)
    before = play.threat(), play.threat("p2")
    play.reveal("freezing-blast-tlr")
    assert looking.committed(play.state, "main") == (well,)
    assert play.piece(hurt).exhausted
    assert (play.threat(), play.threat("p2")) == (before[0] + 2, before[1] + 2)


def test_the_shadow_of_freezing_blast_adds_1_attack_for_each_damaged_character() -> None:
    play = table()
    hero, hurt, _ = play.heroes()
    play.mark(hurt, damage=1)
    play.mark(play.heroes("p2")[0], damage=1)
    attacked(play, "freezing-blast-tlr")
    play.answer(hero)
    assert play.piece(hero).damage == 2 + 1


# Cold from Angmar


def test_cold_from_angmar_hurts_a_hero_of_each_player_and_lies_on_the_quest() -> None:
    play = table()
    mine, his = play.heroes()[1], play.heroes("p2")[2]
    play.ally()
    card = play.reveal("cold-from-angmar-tlr")
    assert set(play.options()) == set(play.heroes())
    play.answer(mine)
    assert play.questions()[0].seat == "p2"
    play.answer(his)
    assert damage(play, mine, his) == [1, 1]
    assert looking.host(play.state, card) == looking.main_quest(play.state, "main")
    assert card not in play.pile("discard")


def test_cold_from_angmar_blanks_the_damaged_characters_alone() -> None:
    play = table()
    mine = play.heroes()[0]
    play.reveal("cold-from-angmar-tlr")
    play.answer(mine)
    play.answer_all()
    assert values.blank(play.state, mine)
    assert not values.blank(play.state, play.heroes()[1])
    orc = play.put("cornered-orc-tlr")
    play.mark(orc, damage=1)
    assert not values.blank(play.state, orc)


def test_a_blank_character_keeps_its_numbers_keywords_and_traits() -> None:
    play = table()
    hero = play.heroes()[0]
    before = [play.value(stat, hero) for stat in ("willpower", "attack", "defense", "hit_points")]
    play.by_hand("keyword", card=hero, keyword="sentinel", until="game")
    play.reveal("cold-from-angmar-tlr")
    play.answer(hero)
    play.answer_all()
    assert [play.value(stat, hero) for stat in ("willpower", "attack", "defense", "hit_points")] == before
    assert play.state.notes.get(f"game:sentinel:{hero}")
    assert looking.printed(play.state, hero).traits


def test_A05_cold_from_angmar_goes_on_a_current_side_quest_and_leaves_with_it() -> None:
    play = table()
    quest = play.put("make-camp-tlr")
    play.current(quest)
    card = play.reveal("cold-from-angmar-tlr")
    play.answer_all()
    assert looking.host(play.state, card) == quest
    play.do(lambda t: questing.on_card(t, quest, 6))
    assert card in play.pile("discard")
    assert not values.blank(play.state, next(h for h in play.heroes() if play.piece(h).damage))


def test_A06_with_no_side_quest_chosen_it_goes_on_the_main_quest() -> None:
    play = table()
    play.put("make-camp-tlr")
    card = play.reveal("cold-from-angmar-tlr")
    play.answer_all()
    assert looking.host(play.state, card) == looking.main_quest(play.state, "main")


@pytest.mark.rule("RULES 5.8")
def test_once_the_current_side_quest_is_defeated_it_has_no_quest_to_lie_on() -> None:
    play = table()
    quest = play.put("make-camp-tlr")
    play.current(quest)
    play.do(lambda t: questing.on_card(t, quest, 6))
    card = play.reveal("cold-from-angmar-tlr")
    play.answer_all()
    assert card in play.pile("discard")
    assert any(play.piece(hero).damage for hero in play.heroes())


def test_A07_it_stays_on_a_stage_that_turns_to_side_b_and_leaves_with_the_stage() -> None:
    play = table()
    quest = looking.main_quest(play.state, "main")
    play.mark(quest, side=0)
    card = play.reveal("cold-from-angmar-tlr")
    play.answer_all()
    play.mark(quest, side=1)
    assert looking.host(play.state, card) == quest
    play.do(lambda t: leaving.leave(t, quest, to="removed", how="advanced"))
    assert card in play.pile("discard")


def test_D04_an_ally_is_blank_before_the_round_ends_if_exposed_ridge_hurts_it() -> None:
    """So what it says about the end of the round is not done: nothing discards it."""
    play = table(1)
    play.reveal("cold-from-angmar-tlr")
    play.answer_all()
    play.put("exposed-ridge-tlr", "active:main")
    ally = play.ally()
    play.by_hand("modify", card=ally, stat="hit_points", sign="more", count="1", until="game")
    play.moment("refresh-ends")
    play.answer(ally)
    assert play.piece(ally).damage == 1
    assert values.blank(play.state, ally)
    play.moment("round-ends")
    assert ally in play.state.pieces


def test_D05_a_character_is_blank_only_after_its_first_damage() -> None:
    play = table(1)
    play.reveal("cold-from-angmar-tlr")
    play.answer(play.heroes()[0])
    hero = play.heroes()[1]
    assert not values.blank(play.state, hero)
    play.by_hand("damage", card=hero, count="1")
    play.by_hand("modify", card=hero, stat="attack", sign="more", count="1", until="phase")
    assert values.blank(play.state, hero)
    assert play.value("attack", hero) == looking.printed(play.state, hero).attack + 1


# Make Camp


def test_while_make_camp_is_in_play_characters_cannot_be_healed() -> None:
    play = table()
    hero, orc = play.heroes()[0], play.put("cornered-orc-tlr")
    play.put("make-camp-tlr")
    play.mark(hero, damage=2)
    play.mark(orc, damage=1)
    play.do(lambda t: leaving.heal(t, hero, 1))
    play.do(lambda t: leaving.heal(t, orc, 1))
    assert damage(play, hero, orc) == [2, 0]


def test_after_its_defeat_each_player_may_heal_3_damage_on_a_hero() -> None:
    play = table()
    quest = play.put("make-camp-tlr")
    mine, his = play.heroes()[0], play.heroes("p2")[0]
    ally = play.ally()
    play.do(lambda t: doing.last(t, "game", "hit_points", 2, ally))
    play.mark(ally, damage=1)
    play.mark(mine, damage=4)
    play.mark(his, damage=2)
    play.do(lambda t: questing.on_card(t, quest, 6))
    assert play.asked() == "may"
    play.answer()
    assert set(play.options()) == {mine, ""}
    play.answer(mine)
    play.answer(his)
    assert damage(play, mine, his, ally) == [1, 0, 1]


def test_after_its_defeat_nobody_has_to_heal() -> None:
    play = table()
    quest = play.put("make-camp-tlr")
    mine = play.heroes()[0]
    play.mark(mine, damage=2)
    play.do(lambda t: questing.on_card(t, quest, 6))
    play.answer("")
    assert play.asked() == ""
    assert damage(play, mine) == [2]


def test_another_defeated_side_quest_heals_nobody() -> None:
    play = table()
    play.put("make-camp-tlr")
    quest = play.put("find-shelter-tlr")
    play.mark(play.heroes()[0], damage=2)
    play.do(lambda t: questing.on_card(t, quest, 6))
    assert quest in play.pile("victory")
    assert play.asked() == ""


@pytest.mark.parametrize("key", ["make-camp-tlr", "search-the-ruins-tlr", "find-shelter-tlr"])
def test_the_side_quests_of_the_hills_surge(key: str) -> None:
    play = table()
    place = play.on_top("ancient-causeway-tlr")
    card = play.find(key)
    play.on_top(key)
    play.reveal(key)
    assert {card, place} <= set(play.staged())
