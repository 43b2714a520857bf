"""The round: resource, planning, quest, travel, encounter and refresh phases (RULES 3)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.angmar import GAME, doing, looking, questing, values
from rules.angmar.commands import BringDeck
from rules.angmar.decks import STARTERS
from rules.angmar.state import Step
from rules.angmar.steps import planning
from rules.angmar.steps import round as rounds
from rules.angmar.writing import then
from rules.core.game import Illegal, Setup
from tests.rules.angmar.kit import Table

CHETWOOD = "intruders-in-chetwood"


@pytest.fixture
def play() -> Table:
    return Table(CHETWOOD)


def test_where_no_starter_deck_is_left_all_may_choose_anew() -> None:
    """One deck with a hero of each starter deck leaves none for the second player, who is still asked."""
    state = GAME.start(Setup("intruders-in-chetwood", "decks", {"players": "2"})).state
    heroes = dict.fromkeys((next(iter(deck.heroes)) for deck in STARTERS[:3]), 1)
    mine = replace(STARTERS[0], name="Mine", heroes=heroes)
    state = GAME.play(state, "p1", BringDeck(deck=mine, casual=True)).state
    fourth = replace(STARTERS[3], name="His")
    assert len(GAME.questions(state)[0].options) == 1
    state = GAME.play(state, "p2", BringDeck(deck=fourth, casual=True)).state
    assert state.phase == "setup"
    state = GAME.start(Setup("intruders-in-chetwood", "decks", {"players": "4"})).state
    state = GAME.play(state, "p1", BringDeck(deck=mine, casual=True)).state
    state = GAME.play(state, "p2", BringDeck(deck=fourth, casual=True)).state
    (third, _) = GAME.questions(state)
    assert [option.what for option in third.options] == ["again"]
    state = GAME.play(state, third.seat, third.options[0]).state
    assert state.decks == {}
    assert len(GAME.questions(state)) == 4


def phase(play: Table, name: str) -> None:
    play.do(lambda t: then(t, Step(name="phase", script=name), Step(name=f"{name} phase")))


def test_resource_phase_gives_each_hero_one_resource_and_each_player_a_card(play: Table) -> None:
    before = {hero: play.piece(hero).resources for hero in (*play.heroes(), *play.heroes("p2"))}
    hands = {seat: len(play.pile(f"hand:{seat}")) for seat in ("p1", "p2")}
    phase(play, "resource")
    assert {hero: play.piece(hero).resources - had for hero, had in before.items()} == dict.fromkeys(before, 1)
    assert {seat: len(play.pile(f"hand:{seat}")) - had for seat, had in hands.items()} == {"p1": 1, "p2": 1}


def test_without_a_deck_nobody_draws_and_nothing_happens(play: Table) -> None:
    play.do(lambda t: doing.mill(t, "p1", 99))
    hand = len(play.pile("hand:p1"))
    phase(play, "resource")
    assert len(play.pile("hand:p1")) == hand
    assert not play.state.players["p1"].out


def test_an_ally_is_paid_for_with_resources_of_its_sphere(play: Table) -> None:
    card = next(c for c in play.pile("deck:p1") if looking.front(play.state, c).kind == "ally")
    face = looking.front(play.state, card)
    play.do(lambda t: doing.move(t, card, "hand:p1"))
    for hero in play.heroes():
        play.mark(hero, resources=0)
    assert not planning.affordable(play.state, "p1", card)
    for hero in play.heroes():
        play.mark(hero, resources=9)
    play.do(lambda t: planning.play(t, "p1", card))
    play.answer_all()
    assert play.piece(card).at == "play:p1"
    spent = sum(9 - play.piece(hero).resources for hero in play.heroes())
    assert spent == int(face.cost)


def test_a_hero_of_another_sphere_pays_for_no_card_of_this_one(play: Table) -> None:
    card = next(c for c in play.pile("deck:p1") if looking.front(play.state, c).kind == "ally")
    sphere = looking.front(play.state, card).sphere
    payers = planning.payers(play.state, "p1", card)
    assert payers == tuple(h for h in play.heroes() if looking.front(play.state, h).sphere == sphere)


def test_only_one_card_of_a_unique_title_is_in_play(play: Table) -> None:
    hero = play.heroes()[0]
    assert not looking.unique_free(play.state, hero)


def quest(play: Table, *committed: str) -> None:
    play.phase("quest")
    play.commit(*committed)
    play.do(lambda t: then(t, Step(name="quest.resolve", other="main")))


def test_more_willpower_than_threat_is_progress(play: Table) -> None:
    heroes = (*play.heroes(), *play.heroes("p2"))
    brought = sum(play.value("willpower", hero) for hero in heroes)
    quest(play, *heroes)
    assert play.piece(looking.main_quest(play.state, "main")).progress == brought


def test_less_willpower_than_threat_raises_every_threat_by_the_difference(play: Table) -> None:
    play.put("orc-war-party-tlr")
    before = play.threat(), play.threat("p2")
    quest(play)
    assert (play.threat() - before[0], play.threat("p2") - before[1]) == (3, 3)


def test_as_much_willpower_as_threat_does_nothing(play: Table) -> None:
    play.put("orc-war-party-tlr")
    hero = play.heroes()[0]
    play.do(lambda t: doing.last(t, "round", "willpower", 3 - values.willpower(t.state, hero), hero))
    before = play.threat()
    quest(play, hero)
    assert play.threat() == before
    assert play.piece(looking.main_quest(play.state, "main")).progress == 0


def test_engaged_enemies_and_the_active_location_add_no_threat(play: Table) -> None:
    play.put("orc-war-party-tlr", "engaged:p1")
    play.put("chetwood-forest-tlr", "active:main")
    assert values.staging_threat(play.state, "main") == 0


def test_one_card_is_revealed_for_each_player(play: Table) -> None:
    play.phase("quest")
    for key in ("rugged-country-tlr", "chetwood-forest-tlr", "borders-of-bree-land-tlr"):
        play.on_top(key)
    play.do(lambda t: then(t, Step(name="quest.stage", other="main")))
    assert len(play.told("revealed")) == 2


def test_committing_exhausts(play: Table) -> None:
    hero = play.heroes()[0]
    play.phase("quest")
    play.do(lambda t: then(t, Step(name="commit", seat="p1")))
    play.answer(hero)
    assert not play.piece(hero).exhausted
    play.answer("")
    assert play.piece(hero).exhausted
    assert play.piece(hero).committed


def test_progress_goes_on_the_active_location_first(play: Table) -> None:
    place = play.put("chetwood-forest-tlr", "active:main")
    play.do(lambda t: questing.progress(t, "main", 5))
    assert place not in play.state.pieces
    assert play.piece(looking.main_quest(play.state, "main")).progress == 2


def test_a_location_that_is_not_full_takes_all_of_it(play: Table) -> None:
    place = play.put("outlying-homestead-tlr", "active:main")
    play.do(lambda t: questing.progress(t, "main", 5))
    assert play.piece(place).progress == 5
    assert play.piece(looking.main_quest(play.state, "main")).progress == 0


def test_travel_is_offered_only_without_an_active_location(play: Table) -> None:
    place = play.put("borders-of-bree-land-tlr")
    play.do(lambda t: then(t, Step(name="travel", other="main")))
    assert play.options() == (place, "")
    play.put("rugged-country-tlr", "active:main")
    play.do(lambda t: then(t, Step(name="travel", other="main")))
    assert not play.questions()


def test_an_enemy_may_be_engaged_whatever_it_costs() -> None:
    play = Table("wastes-of-eriador", clear=True)
    play.set_threat(1)
    enemy = play.put("hunting-pack-woe")
    play.do(lambda t: then(t, Step(name="engage", seat="p1")))
    play.answer(enemy)
    assert play.piece(enemy).at == "engaged:p1"


def test_engagement_checks_take_the_highest_cost_that_fits_and_go_round() -> None:
    play = Table("the-weather-hills")
    play.set_threat(26)
    play.set_threat(31, "p2")
    cheap, dear = play.put("angmar-orc-tlr"), play.put("angmar-marauder-tlr")
    high = play.put("angmar-captain-tlr")
    play.do(lambda t: then(t, Step(name="checks", other="main")))
    play.answer_all()
    assert play.piece(cheap).at == "engaged:p1"
    assert play.piece(dear).at == "engaged:p2"
    assert play.piece(high).at == "staging:main"


def test_refresh_readies_raises_threat_and_passes_the_token(play: Table) -> None:
    hero = play.heroes()[0]
    play.mark(hero, exhausted=1)
    before = play.threat(), play.threat("p2")
    play.do(lambda t: rounds.refresh(t, Step(name="refresh phase")))
    assert not play.piece(hero).exhausted
    assert (play.threat(), play.threat("p2")) == (before[0] + 1, before[1] + 1)
    assert play.state.first == "p2"


def test_the_token_passes_over_players_who_are_out() -> None:
    play = Table(CHETWOOD, players=3)
    play.set_threat(50, "p2")
    play.do(lambda t: doing.draw(t, "p1"))
    play.do(lambda t: rounds.refresh(t, Step(name="refresh phase")))
    assert play.state.players["p2"].out
    assert play.state.first == "p3"


def test_nobody_may_answer_what_is_not_asked(play: Table) -> None:
    from rules.angmar.commands import Done

    with pytest.raises(Illegal):
        GAME.play(play.state, "p2", Done(of="travel"))
