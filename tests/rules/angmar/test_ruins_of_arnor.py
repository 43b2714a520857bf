"""The encounter set Ruins of Arnor, card by card (encounter_sets.json)."""

from __future__ import annotations

import pytest

from rules.angmar import questing
from rules.angmar.state import Step
from rules.angmar.writing import then
from tests.rules.angmar.kit import Table


def table(players: int = 2, **options: str) -> Table:
    return Table("the-weather-hills", players, **options)


def threats(play: Table) -> tuple[int, int]:
    return play.threat(), play.threat("p2")


def raised(before: tuple[int, int], by: int) -> tuple[int, int]:
    return before[0] + by, before[1] + by


# Ruins of Arnor


@pytest.mark.parametrize("what", ["effect", "card"])
def test_after_a_treachery_is_canceled_each_threat_rises_by_2(what: str) -> None:
    play = table(pace="brisk")
    play.put("ruins-of-arnor-tlr")
    before = threats(play)
    play.reveal("ice-storm-tlr")
    assert threats(play) == before
    play.by_hand("cancel", what=what)
    assert threats(play) == raised(before, 2)


def test_an_effect_that_was_canceled_is_not_canceled_again_with_its_card() -> None:
    play = table(pace="brisk")
    play.put("ruins-of-arnor-tlr")
    before = threats(play)
    play.reveal("ice-storm-tlr")
    play.by_hand("cancel", what="effect")
    play.by_hand("cancel", what="card")
    assert threats(play) == raised(before, 2)


def test_two_ruins_of_arnor_raise_it_twice() -> None:
    play = table(pace="brisk")
    play.put("ruins-of-arnor-tlr")
    play.put("ruins-of-arnor-tlr", "active:main")
    before = threats(play)
    play.reveal("ice-storm-tlr")
    play.by_hand("cancel", what="effect")
    assert threats(play) == raised(before, 4)


def test_a_canceled_enemy_raises_no_threat() -> None:
    play = table(pace="brisk")
    play.put("ruins-of-arnor-tlr")
    before = threats(play)
    play.reveal("angmar-orc-tlr")
    play.by_hand("cancel", what="effect")
    assert threats(play) == before


def test_a_canceled_shadow_effect_of_a_treachery_raises_no_threat() -> None:
    play = table(pace="brisk")
    play.put("ruins-of-arnor-tlr")
    orc = play.put("cornered-orc-tlr", "engaged:p1")
    before = threats(play)
    play.attack(orc, shadow="tragic-discovery-tlr")
    play.answer("")
    assert play.asked() == "shadow"
    play.by_hand("cancel")
    assert threats(play) == before


@pytest.mark.parametrize("kill", [True, False])
def test_the_shadow_of_ruins_of_arnor_raises_the_threat_by_2_if_the_attack_kills(kill: bool) -> None:
    play = table()
    orc, hero = play.put("cornered-orc-tlr", "engaged:p1"), play.heroes()[0]
    before, room = threats(play), 3 if kill else 4
    play.mark(hero, damage=play.value("hit_points", hero) - room)
    play.attack(orc, shadow="ruins-of-arnor-tlr")
    play.answer("")
    play.answer(hero)
    assert (hero in play.pile("discard:p1")) == kill
    assert threats(play) == (before[0] + (2 if kill else 0), before[1])


def test_a_card_that_was_canceled_is_not_when_it_is_revealed_again_in_the_same_phase() -> None:
    play = table(pace="brisk")
    hill = play.put("weathered-hilltop-tlr", "active:main")
    card = play.reveal("tragic-discovery-tlr")
    play.by_hand("cancel", what="card")
    play.answer("")
    before = threats(play)
    play.do(lambda t: then(t, Step(name="reveal", card=card, seat="p1", other="main")))
    play.answer("")
    assert threats(play) == raised(before, play.value("threat", hill))


# Ancient Causeway


@pytest.mark.parametrize("place", ["active:main", "staging:main"])
def test_exploring_ancient_causeway_raises_each_threat_by_2(place: str) -> None:
    play = table()
    card = play.put("ancient-causeway-tlr", place)
    before = threats(play)
    play.explore(card)
    play.answer_all()
    assert threats(play) == raised(before, 2)
    assert card in play.pile("discard")


def test_another_explored_location_raises_no_threat() -> None:
    play = table()
    play.put("ancient-causeway-tlr")
    other, before = play.put("ruins-of-arnor-tlr"), threats(play)
    play.explore(other)
    assert threats(play) == before


def test_ancient_causeway_that_is_discarded_raises_no_threat() -> None:
    play = table()
    card, before = play.put("ancient-causeway-tlr"), threats(play)
    play.by_hand("remove", card=card)
    assert threats(play) == before


# Tragic Discovery


def test_tragic_discovery_raises_each_threat_by_that_of_the_active_location() -> None:
    play = table()
    hill = play.put("weathered-hilltop-tlr", "active:main")
    play.mark(hill, tokens=3)
    before = threats(play)
    play.reveal("tragic-discovery-tlr")
    assert threats(play) == raised(before, 4)


def test_tragic_discovery_without_an_active_location_raises_nothing() -> None:
    play = table()
    play.put("ancient-causeway-tlr")
    before = threats(play)
    play.reveal("tragic-discovery-tlr")
    assert threats(play) == before


def test_the_shadow_of_tragic_discovery_raises_the_threat_of_the_attacked_player_by_3() -> None:
    play = table()
    orc, hero = play.put("cornered-orc-tlr", "engaged:p2"), play.heroes("p2")[0]
    before = threats(play)
    play.attack(orc, "p2", shadow="tragic-discovery-tlr")
    play.answer(hero)
    assert play.questions()[0].seat == "p2"
    play.answer("Raise")
    assert threats(play) == (before[0], before[1] + 3)
    assert play.piece(hero).damage == max(0, 2 - play.value("defense", hero))


def test_the_shadow_of_tragic_discovery_can_make_the_attack_undefended() -> None:
    play = table()
    orc, hero = play.put("cornered-orc-tlr", "engaged:p1"), play.heroes()[0]
    before = threats(play)
    play.attack(orc, shadow="tragic-discovery-tlr")
    play.answer(hero)
    play.answer("The attack")
    assert play.asked() == "hero"
    play.answer(play.heroes()[1])
    assert play.piece(play.heroes()[1]).damage == 2
    assert threats(play) == before


# Search the Ruins


def test_search_the_ruins_raises_each_threat_by_2_at_the_end_of_the_refresh_phase() -> None:
    play = table()
    play.put("search-the-ruins-tlr")
    before = threats(play)
    play.moment("refresh-ends")
    assert threats(play) == raised(before, 2)
    play.moment("round-ends")
    assert threats(play) == raised(before, 2)


@pytest.mark.parametrize("use", [True, False])
def test_after_its_defeat_each_player_may_lower_his_threat_by_3(use: bool) -> None:
    play = table()
    quest, before = play.put("search-the-ruins-tlr"), threats(play)
    play.do(lambda t: questing.on_card(t, quest, 8))
    assert play.asked() == "may"
    play.answer(None if use else "")
    assert threats(play) == raised(before, -3 if use else 0)
    assert quest in play.pile("victory")
    play.moment("refresh-ends")
    assert threats(play) == raised(before, -3 if use else 0)


def test_another_defeated_side_quest_lowers_no_threat() -> None:
    play = table()
    play.put("search-the-ruins-tlr")
    quest = play.put("find-shelter-tlr")
    play.do(lambda t: questing.on_card(t, quest, 6))
    assert quest in play.pile("victory")
    assert play.asked() == ""
