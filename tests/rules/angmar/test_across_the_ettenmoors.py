"""The enemies of Across the Ettenmoors and Troll-fells (encounter_sets.json; EDGE_CASES G)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking
from tests.rules.angmar.ettenmoors import (
    AMARTHIUL,
    CAMP,
    CAVE,
    HAVENS,
    WOODS,
    hurt,
    quest,
    run,
    sheltered,
    table,
    total,
)

TROLL, GIANT, CRUEL, RUTHLESS, GOBLIN = (
    "savage-trollspawn-ate", "coldfell-giant-ate", "cruel-mountain-troll-ate", "ruthless-hill-troll-ate",
    "goblin-pursuer-ate",
)  # fmt: skip


def test_a_savage_trollspawn_is_stronger_by_each_damaged_character_of_its_player() -> None:
    play = table()
    troll = play.put(TROLL, "engaged:p1")
    hurt(play, AMARTHIUL, play.heroes()[0], *play.heroes("p2"))
    assert play.value("attack", troll) == 2 + 2
    play.do(lambda t: doing.to_staging(t, troll))
    assert play.value("attack", troll) == 2


def test_the_shadow_of_savage_trollspawn_strengthens_the_attacker_by_damaged_characters() -> None:
    play = table()
    goblin, hero = play.put(GOBLIN, "engaged:p1"), play.heroes()[0]
    hurt(play, *play.heroes()[1:], *play.heroes("p2"))
    play.attack(goblin, shadow=TROLL)
    play.answer(hero)
    assert play.piece(hero).damage == 2 + 2 - play.value("defense", hero)


def test_a_coldfell_giant_hurts_three_different_characters_of_the_player_it_engages() -> None:
    play = table()
    play.engage(GIANT)
    first, second, third = play.heroes()
    play.answer(first)
    assert first not in play.options()
    play.answer(second)
    play.answer(AMARTHIUL)
    assert [play.piece(card).damage for card in (first, second, third, AMARTHIUL)] == [1, 1, 0, 1]
    assert total(play) == 3


def test_a_coldfell_giant_hurts_fewer_where_there_are_fewer() -> None:
    play = table()
    for hero in play.heroes("p2")[1:]:
        play.do(lambda t, hero=hero: leaving.destroy(t, hero))
    play.engage(GIANT, "p2")
    assert play.asked() == "may"  # Amarthiúl may come; nobody else can be hurt
    play.answer("")
    assert total(play) == 1


def test_nobody_is_hurt_when_another_enemy_engages_beside_a_coldfell_giant() -> None:
    play = table()
    play.put(GIANT, "engaged:p1")
    play.engage(GOBLIN)
    assert play.asked() == ""
    assert total(play) == 0


@pytest.mark.parametrize(("damage", "again"), [(1, True), (0, False)])
def test_the_shadow_of_coldfell_giant_gives_another_attack_against_a_damaged_defender(damage: int, again: bool) -> None:
    play = table()
    troll, hero = play.put(TROLL, "engaged:p1"), play.heroes()[0]
    play.mark(hero, damage=damage)
    play.on_top("troll-fells-ate")
    play.attack(troll, shadow=GIANT)
    play.answer(hero)
    assert (play.asked() == "defend") is again


def test_the_shadow_of_coldfell_giant_does_nothing_without_a_defender() -> None:
    play = table()
    troll = play.put(TROLL, "engaged:p1")
    hurt(play, *play.heroes())
    play.attack(troll, shadow=GIANT)
    play.answer("")
    play.answer(play.heroes()[0])
    assert play.asked() == ""


def test_what_a_cruel_mountain_troll_deals_too_much_is_taken_from_every_quest() -> None:
    play = table()
    troll, ally, side = play.put(CRUEL, "engaged:p1"), play.ally(), play.put("make-camp-tlr")
    play.mark(quest(play), progress=9)
    play.mark(side, progress=1)
    left = play.value("hit_points", ally)
    over = 6 - play.value("defense", ally) - left
    assert over > 0
    play.attack(troll)
    play.answer(ally)
    assert play.piece(quest(play)).progress == 9 - over
    assert play.piece(side).progress == max(0, 1 - over)


def test_a_cruel_mountain_troll_that_kills_nobody_takes_no_progress() -> None:
    play = table()
    troll, hero = play.put(CRUEL, "engaged:p1"), play.heroes()[0]
    play.mark(quest(play), progress=9)
    play.attack(troll)
    play.answer(hero)
    assert play.piece(hero).damage == 4
    assert play.piece(quest(play)).progress == 9


def test_another_enemy_takes_no_progress_beside_a_cruel_mountain_troll() -> None:
    play = table()
    play.put(CRUEL)
    troll, ally = play.put(RUTHLESS, "engaged:p1"), play.ally()
    play.mark(troll, damage=3)
    play.mark(quest(play), progress=9)
    play.attack(troll)
    play.answer(ally)
    assert play.piece(quest(play)).progress == 9


@pytest.mark.parametrize(("damage", "attack", "defense"), [(0, 4, 1), (2, 4, 1), (3, 6, 3), (9, 6, 3)])
def test_a_ruthless_hill_troll_rages_with_3_damage(damage: int, attack: int, defense: int) -> None:
    play = table()
    troll = play.put(RUTHLESS)
    play.mark(troll, damage=damage)
    assert (play.value("attack", troll), play.value("defense", troll)) == (attack, defense)


def test_the_shadow_of_ruthless_hill_troll_shuffles_a_safe_location_away_but_not_its_guard() -> None:
    play = table()
    troll, guard = play.put(TROLL, "engaged:p1"), play.put(GOBLIN)
    place = play.put(CAVE, f"on:{guard}")
    other = play.put(WOODS, "active:main")
    play.put("troll-fells-ate")
    play.attack(troll, shadow=RUTHLESS)
    play.answer(play.heroes()[0])
    assert set(play.options()) == {place, other}
    play.answer(place)
    assert place in play.pile("encounter")
    assert play.piece(guard).at == "staging:main"
    assert play.piece(other).at == "active:main"


def test_G07_safe_locations_in_the_victory_display_are_out_of_its_reach() -> None:
    play, place = sheltered()
    run(play, "quest.end")
    troll = play.put(TROLL, "engaged:p1")
    play.attack(troll, shadow=RUTHLESS)
    play.answer(play.heroes()[0])
    assert place in play.pile("victory")


def test_damaged_characters_neither_attack_a_goblin_pursuer_nor_defend_against_it() -> None:
    play = table()
    goblin, troll = play.put(GOBLIN, "engaged:p1"), play.put(TROLL, "engaged:p1")
    weak, strong, other = play.heroes()
    hurt(play, weak, AMARTHIUL)
    play.attack(goblin)
    assert play.options() == (strong, other, "")
    play.attack(troll)
    assert weak in play.options()
    run(play, "combat phase")
    while play.asked() != "strike":
        play.answer("" if "" in play.options() else play.options()[0])
    play.answer(goblin)
    assert weak not in play.options()


@pytest.mark.parametrize(("defended", "more"), [(True, 1), (False, 3)])
def test_the_shadow_of_goblin_pursuer_strengthens_most_an_undefended_attack(defended: bool, more: int) -> None:
    play = table()
    goblin, hero = play.put(GOBLIN, "engaged:p1"), play.heroes()[0]
    play.attack(goblin, shadow=GOBLIN)
    play.answer(hero if defended else "")
    if not defended:
        play.answer(hero)
    dealt = [event.n for event in play.told("dealt")]
    assert dealt == [2 + more - (play.value("defense", hero) if defended else 0)]


# Locations


@pytest.mark.parametrize(("place", "doomed"), [("active:main", 1), ("staging:main", 0)])
def test_active_troll_fells_give_weather_cards_doomed_1(place: str, doomed: int) -> None:
    play = table()
    play.put("troll-fells-ate", place)
    before = play.threat(), play.threat("p2")
    play.reveal("biting-wind-tlr")
    assert (play.threat(), play.threat("p2")) == (before[0] + doomed, before[1] + doomed)


def test_active_troll_fells_add_to_printed_doomed_and_leave_other_cards_alone() -> None:
    play = table()
    play.put("troll-fells-ate", "active:main")
    before = play.threat()
    play.reveal("freezing-blast-tlr")
    assert play.threat() == before + 2 + 1
    play.reveal("troll-fells-ate")
    assert play.threat() == before + 3


def test_troll_fells_bring_a_safe_location_that_they_guard() -> None:
    play = table()
    fells = play.reveal("troll-fells-ate")
    assert {looking.key_of(card) for card in play.options()} == set(HAVENS)
    place = next(card for card in play.options() if card.startswith(CAMP))
    play.answer(place)
    assert play.piece(fells).at == "staging:main"
    assert play.piece(place).at == f"on:{fells}"
    play.explore(fells)
    assert play.piece(place).at == "staging:main"


def test_troll_fells_that_guard_a_safe_location_bring_no_other() -> None:
    play = table()
    fells = play.on_top("troll-fells-ate")
    place = play.reveal(CAVE)
    assert play.asked() == ""
    assert looking.attached(play.state, fells) == (place,)


def test_troll_fells_bring_nothing_when_every_safe_location_is_gone() -> None:
    play = table()
    for haven in HAVENS:
        play.put(haven)
    fells = play.reveal("troll-fells-ate")
    assert play.asked() == ""
    assert looking.attached(play.state, fells) == ()
