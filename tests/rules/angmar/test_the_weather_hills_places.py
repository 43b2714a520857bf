"""The encounter set The Weather Hills, its locations (encounter_sets.json)."""

from __future__ import annotations

import pytest

from rules.angmar import GAME, doing, leaving, looking, questing
from rules.angmar.state import Step
from rules.angmar.writing import then
from rules.core.ledger import Ledger
from tests.rules.angmar.kit import Table

MISSION = "hunting-the-orcs-savage-counter-attack-tlr"
HUNT = f"{MISSION}#1"


def table(players: int = 2, **options: str) -> Table:
    return Table("the-weather-hills", players, **options)


def damage(play: Table, *cards: str) -> list[int]:
    return [play.piece(card).damage for card in cards]


def travels(play: Table) -> set[str]:
    """The locations that the players can travel to."""
    play.do(lambda t: then(t, Step(name="travel", other="main")))
    return set(play.options()) - {""}


# Amon Forn


def test_while_amon_forn_is_active_an_orc_added_to_the_staging_area_attacks_the_first_player() -> None:
    play = table()
    play.put("amon-forn-tlr", "active:main")
    orc = play.reveal("angmar-marauder-tlr")
    assert orc in play.staged()
    assert play.asked() == "defend"
    assert play.questions()[0].seat == "p1"
    play.answer(play.heroes()[0])
    assert play.asked() == ""


def test_amon_forn_counts_orcs_that_are_added_without_being_revealed() -> None:
    play = table()
    play.put("amon-forn-tlr", "active:main")
    orc = play.find("cornered-orc-tlr")
    play.do(lambda t: doing.enter(t, orc, "staging:main"))
    assert play.asked() == "defend"


def test_amon_forn_counts_no_orc_that_returns_to_the_staging_area_or_engages() -> None:
    play = table()
    play.put("amon-forn-tlr", "active:main")
    orc, marauder = play.put("cornered-orc-tlr", "engaged:p1"), play.find("angmar-marauder-tlr")
    play.do(lambda t: doing.to_staging(t, orc))
    assert play.asked() == ""
    play.do(lambda t: doing.enter(t, marauder, "engaged:p1"))
    assert play.asked() == ""


def test_a_staged_amon_forn_makes_no_orc_attack_and_no_location_attacks() -> None:
    play = table()
    forn = play.put("amon-forn-tlr")
    play.reveal("angmar-marauder-tlr")
    assert play.asked() == ""
    play.do(lambda t: doing.shift(t, forn, "active:main"))
    play.reveal("ancient-causeway-tlr")
    assert play.asked() == ""


def test_the_players_cannot_win_while_amon_forn_is_in_play() -> None:
    play = table()
    second(play)
    forn, quest = play.put("amon-forn-tlr"), looking.main_quest(play.state, "main")
    play.mark(quest, progress=20)
    play.do(lambda _: None)
    assert play.state.result is None
    play.explore(forn)
    assert play.state.result is not None
    assert play.state.result.won
    assert forn in play.pile("victory")


def second(play: Table) -> None:
    """The second stage, on side B, without what side A does."""
    quest = looking.main_quest(play.state, "main")

    def change(t: Ledger) -> None:
        leaving.leave(t, quest, to="removed", how="advanced")
        doing.enter(t, "quest-2-2#1", "quest:main", how="stage")
        doing.mark(t, "quest-2-2#1", "side", 1)

    play.do(change, go_on=False)


def test_amon_forn_is_immune_to_player_cards() -> None:
    play = table()
    forn = play.put("amon-forn-tlr")
    other = play.put("ancient-causeway-tlr")
    tool = next(tool for tool in GAME.tools(play.state, "p1") if tool.key == "progress")
    cards = {choice.value for choice in tool.params[0].choices}
    assert other in cards
    assert forn not in cards


# Weathered Hilltop


def test_weathered_hilltop_has_1_more_threat_for_each_token() -> None:
    play = table()
    hill, other = play.put("weathered-hilltop-tlr"), play.put("ancient-causeway-tlr")
    assert play.value("threat", hill) == 1
    play.mark(hill, tokens=2)
    assert play.value("threat", hill) == 3
    assert play.value("threat", other) == 3


@pytest.mark.parametrize("key", ["ice-storm-tlr", "freezing-blast-tlr", "cold-from-angmar-tlr", "biting-wind-tlr"])
def test_a_revealed_weather_treachery_puts_a_token_on_it(key: str) -> None:
    play = table()
    play.do(lambda t: doing.note(t, "round:weather"))
    hill = play.put("weathered-hilltop-tlr")
    play.reveal(key)
    play.answer_all()
    assert play.piece(hill).tokens == 1


def test_a_canceled_weather_treachery_was_revealed_too() -> None:
    play = table(pace="brisk")
    hill = play.put("weathered-hilltop-tlr")
    play.do(lambda t: doing.note(t, "round:weather"))
    play.reveal("ice-storm-tlr")
    play.by_hand("cancel", what="effect")
    play.answer("")
    assert play.piece(hill).tokens == 1


@pytest.mark.parametrize("key", ["tragic-discovery-tlr", "ancient-causeway-tlr"])
def test_other_cards_put_no_token_on_weathered_hilltop(key: str) -> None:
    play = table()
    hill = play.put("weathered-hilltop-tlr")
    play.reveal(key)
    assert play.piece(hill).tokens == 0


def test_a_weather_card_that_is_a_shadow_card_puts_no_token_on_it() -> None:
    play = table()
    hill, orc = play.put("weathered-hilltop-tlr"), play.put("cornered-orc-tlr", "engaged:p1")
    play.attack(orc, shadow="biting-wind-tlr")
    play.answer(play.heroes()[0])
    assert play.piece(hill).tokens == 0


# Exposed Ridge


def test_while_exposed_ridge_is_active_each_player_hurts_a_character_at_the_end_of_the_refresh_phase() -> None:
    play = table()
    play.put("exposed-ridge-tlr", "active:main")
    mine, his, ally = play.heroes()[1], play.heroes("p2")[0], play.ally()
    play.moment("refresh-ends")
    assert set(play.options()) == {*play.heroes(), ally}
    play.answer(mine)
    assert play.questions()[0].seat == "p2"
    play.answer(his)
    assert damage(play, mine, his, ally) == [1, 1, 0]


def test_a_staged_exposed_ridge_hurts_nobody() -> None:
    play = table()
    play.put("exposed-ridge-tlr")
    play.moment("refresh-ends")
    assert play.asked() == ""


def test_the_shadow_of_exposed_ridge_adds_1_attack_for_each_damaged_character() -> None:
    play = table()
    hero, hurt, also = play.heroes()
    for card in (hurt, also, play.heroes("p2")[0]):
        play.mark(card, damage=1)
    orc = play.put("angmar-orc-tlr", "engaged:p1")
    play.attack(orc, shadow="exposed-ridge-tlr")
    play.answer("")
    play.answer(hero)
    assert play.piece(hero).damage == 2 + 2


# Sheltered Valley


def test_travelling_to_sheltered_valley_takes_a_token_from_the_mission() -> None:
    play = table()
    valley, hunt = play.put("sheltered-valley-tlr"), play.put(MISSION)
    play.mark(hunt, tokens=2)
    play.travel(valley)
    assert play.piece(hunt).tokens == 1
    assert play.piece(valley).at == "active:main"


def test_without_a_token_nobody_can_travel_to_sheltered_valley() -> None:
    play = table()
    valley, _ = play.put("sheltered-valley-tlr"), play.put(MISSION)
    other = play.put("ancient-causeway-tlr")
    assert travels(play) == {other}
    assert valley in play.staged()


def test_exploring_an_active_sheltered_valley_heals_all_damage_on_a_character() -> None:
    play = table()
    valley = play.put("sheltered-valley-tlr", "active:main")
    mine, his = play.heroes()[0], play.heroes("p2")[0]
    play.mark(mine, damage=1)
    play.mark(his, damage=2)
    play.do(lambda t: questing.on_location(t, valley, 4))
    assert play.asked() == "may"
    play.answer()
    assert set(play.options()) == {mine, his}
    play.answer(his)
    assert damage(play, mine, his) == [1, 0]


def test_sheltered_valley_heals_nobody_if_the_players_pass() -> None:
    play = table()
    valley, mine = play.put("sheltered-valley-tlr", "active:main"), play.heroes()[0]
    play.mark(mine, damage=1)
    play.explore(valley)
    play.answer("")
    play.answer_all()
    assert damage(play, mine) == [1]


def test_sheltered_valley_explored_in_the_staging_area_heals_nobody() -> None:
    play = table()
    valley = play.put("sheltered-valley-tlr")
    play.mark(play.heroes()[0], damage=1)
    play.explore(valley)
    assert play.asked() == ""


# Concealed Orc-camp


def test_travelling_to_a_concealed_orc_camp_brings_the_first_player_an_orc() -> None:
    play = table()
    camp = play.put("concealed-orc-camp-tlr")
    play.travel(camp)
    assert play.asked() == "defend"
    play.answer(play.heroes()[0])
    assert [looking.key_of(c) for c in looking.at(play.state, "engaged:p1")] == ["cornered-orc-tlr"]
    assert play.piece(camp).at == "active:main"


def test_the_first_player_chooses_the_orc_out_of_deck_and_discard_pile() -> None:
    play = table()
    camp = play.put("concealed-orc-camp-tlr")
    marauder = play.find("angmar-marauder-tlr")
    play.do(lambda t: doing.move(t, marauder, "discard"), go_on=False)
    play.travel(camp)
    assert play.asked() == "pick"
    assert {looking.key_of(c) for c in play.options()} == {"angmar-marauder-tlr", "cornered-orc-tlr"}
    play.answer(marauder)
    assert play.piece(marauder).at == "engaged:p1"
    assert any(e.kind == "shuffled" and e.pile == "encounter" for e in play.events)


def test_without_an_orc_to_find_nobody_can_travel_to_a_concealed_orc_camp() -> None:
    play = table()
    camp = play.put("concealed-orc-camp-tlr")
    other = play.put("ancient-causeway-tlr")
    while True:
        try:
            play.put("cornered-orc-tlr", "engaged:p1")
        except LookupError:
            break
    assert travels(play) == {other}
    assert camp in play.staged()


@pytest.mark.rule("RULES 3.4")
def test_an_orc_in_the_discard_pile_is_enough_to_travel_to_a_concealed_orc_camp() -> None:
    play = table()
    camp = play.put("concealed-orc-camp-tlr")
    while any(looking.key_of(c) == "cornered-orc-tlr" for c in play.pile("encounter")):
        orc = play.find("cornered-orc-tlr")
        play.do(lambda t, c=orc: doing.move(t, c, "discard"), go_on=False)
    assert travels(play) == {camp}


@pytest.mark.parametrize("use", [True, False])
def test_exploring_an_active_orc_camp_may_put_a_token_on_the_mission(use: bool) -> None:
    play = table()
    camp, hunt = play.put("concealed-orc-camp-tlr", "active:main"), play.put(MISSION)
    play.mark(hunt, tokens=4)
    play.explore(camp)
    while play.asked() and play.asked() != "may":
        play.answer()
    play.answer(None if use else "")
    assert play.piece(hunt).tokens == (5 if use else 4)
    assert play.piece(hunt).side == 0


def test_an_orc_camp_explored_in_the_staging_area_puts_no_token() -> None:
    play = table()
    camp, hunt = play.put("concealed-orc-camp-tlr"), play.put(MISSION)
    play.explore(camp)
    assert play.asked() == ""
    assert play.piece(hunt).tokens == 0
