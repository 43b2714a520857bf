"""Safe and guarded locations (RULES 6, 10.6; EDGE_CASES G)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking, questing, values
from rules.angmar.state import MAIN
from rules.angmar.steps import planning, travel
from tests.rules.angmar.ettenmoors import (
    AMARTHIUL,
    CAMP,
    CAVE,
    HAVENS,
    RIVER,
    WOODS,
    defeat,
    hurt,
    quest,
    revealed,
    run,
    sheltered,
    table,
    total,
)

# Safe


@pytest.mark.parametrize("haven", HAVENS)
def test_whoever_travels_to_a_safe_location_leaves_all_engaged_enemies_behind(haven: str) -> None:
    play = table()
    place = play.put(haven)
    mine, his = play.put("savage-trollspawn-ate", "engaged:p1"), play.put("goblin-pursuer-ate", "engaged:p2")
    play.travel(place)
    assert play.piece(place).at == "active:main"
    assert {play.piece(mine).at, play.piece(his).at} == {"staging:main"}


def test_whoever_travels_elsewhere_keeps_his_enemies() -> None:
    play = table()
    place, troll = play.put("troll-fells-ate"), play.put("savage-trollspawn-ate", "engaged:p1")
    play.travel(place)
    assert play.piece(troll).at == "engaged:p1"


@pytest.mark.parametrize("haven", HAVENS)
def test_at_a_safe_location_the_when_revealed_of_a_treachery_is_ignored_but_not_its_keywords(haven: str) -> None:
    play, _ = sheltered(haven)
    hero = play.heroes()[0]
    hurt(play, hero)
    play.commit(hero)
    before = play.threat(), play.threat("p2")
    play.reveal("freezing-blast-tlr")
    assert play.piece(hero).committed
    assert (play.threat(), play.threat("p2")) == (before[0] + 2, before[1] + 2)


@pytest.mark.parametrize("haven", HAVENS)
def test_a_safe_location_that_is_not_active_keeps_no_treachery_off(haven: str) -> None:
    play = table()
    play.put(haven)
    hero = play.heroes()[0]
    hurt(play, hero)
    play.commit(hero)
    play.reveal("freezing-blast-tlr")
    assert not play.piece(hero).committed


def test_a_treachery_that_is_ignored_attaches_to_nothing_and_stops_for_nobody() -> None:
    play, _ = sheltered(pace="brisk")
    card = play.reveal("no-rest-ate")
    assert play.asked() == ""
    assert card in play.pile("discard")


def test_at_a_safe_location_other_cards_keep_their_when_revealed() -> None:
    play, _ = sheltered()
    play.do(doing.reset_deck)
    play.reveal("troll-fells-ate")
    assert play.asked() == "pick"


@pytest.mark.parametrize("haven", HAVENS)
def test_at_a_safe_location_encounter_side_quests_have_no_text(haven: str) -> None:
    play, place = sheltered(haven)
    hero = play.heroes()[0]
    play.mark(hero, damage=2)
    play.put("make-camp-tlr")
    play.do(lambda t: leaving.heal(t, hero, 1))
    assert play.piece(hero).damage == 1
    play.do(lambda t: doing.to_staging(t, place))
    play.do(lambda t: leaving.heal(t, hero, 1))
    assert play.piece(hero).damage == 1


def test_at_a_safe_location_player_side_quests_keep_their_text() -> None:
    play, _ = sheltered()
    mine, other = play.foreign("17003"), play.put("make-camp-tlr")
    assert looking.kind(play.state, mine) == "player-side-quest"
    assert not values.blank(play.state, mine)
    assert values.blank(play.state, other)


def test_G04_a_side_quest_revealed_at_a_safe_location_is_blank_too() -> None:
    """No when revealed, no surge."""
    play, _ = sheltered()
    hand = play.pile("hand:p1")
    play.reveal("make-camp-tlr")
    assert revealed(play) == ["make-camp-tlr"]
    wild = play.reveal("lost-in-the-wilderness-tlr")
    assert play.pile("hand:p1") == hand
    assert play.piece(wild).at == "staging:main"


def test_G04_elsewhere_it_surges_and_has_its_when_revealed() -> None:
    play = table()
    play.on_top("lost-in-the-wilderness-tlr")
    play.reveal("make-camp-tlr")
    assert revealed(play) == ["make-camp-tlr", "lost-in-the-wilderness-tlr"]
    assert play.pile("hand:p1") == ()


@pytest.mark.parametrize("haven", HAVENS)
def test_at_a_safe_location_enemies_make_no_engagement_checks(haven: str) -> None:
    play, place = sheltered(haven)
    troll = play.put("goblin-pursuer-ate")
    play.set_threat(40)
    run(play, "checks")
    assert play.piece(troll).at == "staging:main"
    play.do(lambda t: doing.to_staging(t, place))
    run(play, "checks")
    assert play.piece(troll).at == "engaged:p1"


def test_at_a_safe_location_players_may_engage() -> None:
    play, _ = sheltered()
    troll = play.put("goblin-pursuer-ate")
    run(play, "encounter phase")
    play.answer(troll)
    assert play.piece(troll).at == "engaged:p1"


@pytest.mark.parametrize("haven", HAVENS)
def test_an_active_safe_location_goes_to_the_victory_display_at_the_end_of_the_quest_phase(haven: str) -> None:
    play, place = sheltered(haven)
    run(play, "quest.end")
    assert place in play.pile("victory")
    assert looking.front(play.state, place).victory == 5


def test_a_staged_safe_location_stays_and_so_do_other_active_locations() -> None:
    play = table()
    safe, other = play.put(CAVE), play.put("troll-fells-ate", "active:main")
    run(play, "quest.end")
    assert play.piece(safe).at == "staging:main"
    assert play.piece(other).at == "active:main"


def test_an_explored_safe_location_goes_to_the_victory_display_too() -> None:
    play, place = sheltered()
    play.do(lambda t: questing.progress(t, MAIN, 9))
    assert place in play.pile("victory")
    assert play.piece(quest(play)).progress == 2


# What may be done on arrival


def test_in_the_secluded_cave_each_player_draws_3_cards() -> None:
    play = table()
    place = play.put(CAVE)
    before = [len(play.pile(f"hand:{seat}")) for seat in ("p1", "p2")]
    play.travel(place)
    assert play.asked() == "may"
    play.answer(CAVE)
    assert [len(play.pile(f"hand:{seat}")) for seat in ("p1", "p2")] == [n + 3 for n in before]


def test_at_the_hoarwell_every_character_heals_1_damage() -> None:
    play = table()
    place, ally = play.put(RIVER), play.ally("p2")
    play.mark(play.heroes()[0], damage=2)
    hurt(play, AMARTHIUL, play.heroes("p2")[0])
    play.mark(ally, damage=1)
    play.travel(place)
    play.answer(RIVER)
    assert total(play) == 1
    assert play.piece(play.heroes()[0]).damage == 1


def test_in_the_abandoned_camp_each_player_may_take_back_a_card_but_no_hero() -> None:
    play = table()
    place, hero = play.put(CAMP), play.heroes()[0]
    play.do(lambda t: doing.mill(t, "p1", 2))
    play.do(lambda t: doing.mill(t, "p2", 1))
    play.do(lambda t: leaving.destroy(t, hero))
    card, other = (c for c in play.pile("discard:p1") if c != hero)
    play.travel(place)
    play.answer(CAMP)
    assert play.options() == (card, other, "")
    play.answer(other)
    assert play.questions()[0].seat == "p2"
    play.answer("")
    assert other in play.pile("hand:p1")
    assert card in play.pile("discard:p1")
    assert len(play.pile("discard:p2")) == 1


def test_in_the_patch_of_woods_each_hero_gains_a_resource() -> None:
    play = table()
    place = play.put(WOODS)
    play.travel(place)
    play.answer(WOODS)
    assert {play.piece(hero).resources for hero in play.heroes() + play.heroes("p2")} == {2}
    assert play.piece(AMARTHIUL).resources == 0


@pytest.mark.parametrize("haven", HAVENS)
def test_what_a_safe_location_offers_may_be_left(haven: str) -> None:
    play = table()
    place, hands = play.put(haven), len(play.pile("hand:p1"))
    hurt(play, play.heroes()[0])
    play.travel(place)
    play.answer("")
    assert play.asked() == ""
    assert len(play.pile("hand:p1")) == hands
    assert total(play) == 1
    assert {play.piece(hero).resources for hero in play.heroes()} == {1}


@pytest.mark.parametrize("haven", HAVENS)
def test_a_staged_safe_location_offers_nothing_when_the_players_travel_elsewhere(haven: str) -> None:
    play = table()
    play.put(haven)
    other = play.put("troll-fells-ate")
    play.travel(other)
    assert play.asked() == ""


def test_G06_a_safe_location_that_a_card_makes_active_offers_nothing_and_leaves_enemies_where_they_are() -> None:
    """Nobody has travelled. In play it is immune; out of play it may be fetched."""
    play = table()
    troll = play.put("savage-trollspawn-ate", "engaged:p1")
    place = play.put(CAVE)
    play.do(lambda t: travel.activate(t, place, MAIN))
    assert play.asked() == ""
    assert play.piece(troll).at == "engaged:p1"
    assert values.barred(play.state, "no-checks")
    assert all(looking.named(haven).immune for haven in HAVENS)


def test_G09_a_safe_location_is_no_location_for_player_cards_that_are_guarded_by_one_or_go_on_one() -> None:
    play = table()
    place, other = play.put(CAVE), play.put("troll-fells-ate")
    assert looking.kind(play.state, place) == "objective-location"
    hosts = planning.hosts(play.state, play.pile("hand:p1")[0])
    assert other in hosts
    assert place not in hosts


# Guarded


def test_the_next_card_guards_a_safe_location_that_is_revealed() -> None:
    play = table()
    troll = play.on_top("savage-trollspawn-ate")
    place = play.reveal(CAVE)
    assert play.piece(troll).at == "staging:main"
    assert play.piece(place).at == f"on:{troll}"
    assert values.staging_threat(play.state, MAIN) == 1
    run(play, "travel")
    assert play.asked() == ""


def test_a_safe_location_that_is_added_has_no_guard() -> None:
    play = table()
    card, deck = play.find(CAVE), len(play.pile("encounter")) + len(play.pile("discard"))
    play.do(lambda t: doing.enter(t, card, "staging:main"))
    assert play.piece(card).at == "staging:main"
    assert len(play.pile("encounter")) + len(play.pile("discard")) == deck - 1


def test_when_the_guard_is_destroyed_the_safe_location_is_free() -> None:
    play = table()
    troll = play.on_top("savage-trollspawn-ate")
    place = play.reveal(CAVE)
    play.do(lambda t: doing.engage(t, troll, "p1"))
    play.answer_all()
    assert play.piece(place).at == f"on:{troll}"
    play.do(lambda t: leaving.destroy(t, troll))
    assert play.piece(place).at == "staging:main"
    play.travel(place)
    assert play.piece(place).at == "active:main"


def test_who_travels_to_the_guarding_location_has_not_travelled_to_the_safe_one() -> None:
    play = table()
    fells = play.on_top("rugged-country-tlr")
    place = play.reveal(WOODS)
    troll = play.put("savage-trollspawn-ate", "engaged:p1")
    play.travel(fells)
    assert play.asked() == ""
    assert play.piece(troll).at == "engaged:p1"
    assert not values.barred(play.state, "no-checks")
    play.do(lambda t: questing.progress(t, MAIN, 3))
    assert play.piece(place).at == "staging:main"


def test_a_side_quest_guards_until_it_is_defeated() -> None:
    play = table()
    side = play.on_top("forage-for-food-ate")
    place = play.reveal(CAVE)
    assert play.piece(place).at == f"on:{side}"
    defeat(play, side)
    play.answer_all()
    assert play.piece(place).at == "staging:main"


def test_an_objective_that_comes_as_the_guard_is_staged_and_the_next_cards_guard() -> None:
    play = table()
    troll, goblin = play.find("savage-trollspawn-ate"), play.find("goblin-pursuer-ate")
    for card in (goblin, troll):
        play.do(lambda t, card=card: doing.move(t, card, "encounter"), go_on=False)
    other = play.on_top(WOODS)
    place = play.reveal(CAVE)
    assert play.piece(other).at == f"on:{troll}"
    assert play.piece(place).at == f"on:{goblin}"


@pytest.mark.parametrize("treachery", ["freezing-blast-tlr", "no-rest-ate", "cold-from-angmar-tlr"])
def test_a_treachery_is_resolved_and_guards_nothing(treachery: str) -> None:
    """Not even one that becomes an attachment."""
    play = table()
    play.on_top(treachery)
    place = play.reveal(CAVE)
    assert revealed(play) == [CAVE, treachery]
    play.answer_all()
    assert play.piece(place).at == "staging:main"
