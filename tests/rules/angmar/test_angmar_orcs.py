"""The encounter set Angmar Orcs, card by card (encounter_sets.json)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, looking
from tests.rules.angmar.kit import Table


def table(players: int = 2, **options: str) -> Table:
    return Table("intruders-in-chetwood", players, **options)


def weak(play: Table, seat: str = "p1") -> str:
    """An ally of the seat that any blow kills."""
    ally = play.ally(seat)
    play.mark(ally, damage=play.value("hit_points", ally) - 1)
    play.do(lambda t: doing.last(t, "game", "defense", -9, ally))
    return ally


# Angmar Orc


def test_angmar_orc_makes_the_players_discard_an_ally_or_reveal_another_card() -> None:
    play = table()
    mine, his = play.ally(), play.ally("p2")
    orc = play.reveal("angmar-orc-tlr", seat="p2")
    assert play.asked() == "option"
    assert play.questions()[0].seat == "p1"
    play.answer("Discard")
    assert play.questions()[0].seat == "p1"
    assert set(play.options()) == {mine, his, "iarion-tlr#1"}
    play.answer(his)
    assert his in play.pile("discard:p2")
    assert mine in play.state.pieces
    assert orc in play.staged()
    assert play.told("revealed") == []


def test_angmar_orc_can_have_another_card_revealed_instead() -> None:
    play = table()
    ally = play.ally()
    place = play.on_top("rugged-country-tlr")
    orc = play.find("angmar-orc-tlr")
    play.on_top("angmar-orc-tlr")
    play.reveal("angmar-orc-tlr")
    play.answer("Reveal")
    assert {place, orc} <= set(play.staged())
    assert ally in play.state.pieces


def test_without_an_ally_angmar_orc_reveals_another_card() -> None:
    hills = Table("the-weather-hills")
    place = hills.on_top("ancient-causeway-tlr")
    hills.reveal("angmar-orc-tlr")
    assert hills.asked() == ""
    assert place in hills.staged()


def test_C06_iarion_can_be_the_ally_that_is_discarded_and_that_loses_the_game() -> None:
    play = table()
    play.reveal("angmar-orc-tlr")
    play.answer("Discard")
    assert play.state.result is not None
    assert play.state.result.why == "iarion"


def test_angmar_orc_added_to_the_staging_area_makes_nobody_choose() -> None:
    """FAQ 1.22: it is not revealed."""
    play = table()
    orc = play.find("angmar-orc-tlr")
    play.do(lambda t: doing.enter(t, orc, "staging:main"))
    assert play.asked() == ""


@pytest.mark.parametrize("kill", [True, False])
def test_the_shadow_of_angmar_orc_sends_the_attacker_back_if_it_kills_an_ally(kill: bool) -> None:
    play = table()
    ally = weak(play)
    marauder = play.put("angmar-captain-tlr", "engaged:p1")
    hero = play.heroes()[0]
    play.attack(marauder, shadow="angmar-orc-tlr")
    play.answer(ally if kill else hero)
    if kill:
        assert ally in play.pile("discard:p1")
        assert play.piece(marauder).at == "staging:main"
    else:
        assert play.piece(hero).damage == 5 + 1 - play.value("defense", hero)
        assert play.piece(marauder).at == "engaged:p1"


def test_the_shadow_of_angmar_orc_lets_an_attacker_that_kills_a_hero_stay() -> None:
    play = table()
    captain, hero = play.put("angmar-captain-tlr", "engaged:p1"), play.heroes()[0]
    play.mark(hero, damage=play.value("hit_points", hero) - 1)
    play.attack(captain, shadow="angmar-orc-tlr")
    play.answer(hero)
    assert hero in play.pile("discard:p1")
    assert play.piece(captain).at == "engaged:p1"


# Angmar Marauder


def test_a_marauder_that_kills_an_ally_returns_to_the_staging_area() -> None:
    play = table()
    ally = weak(play)
    marauder = play.engage("angmar-marauder-tlr")
    play.attack(marauder)
    play.answer(ally)
    assert ally in play.pile("discard:p1")
    assert play.piece(marauder).at == "staging:main"


def test_a_marauder_that_kills_a_hero_or_nobody_stays_engaged() -> None:
    play = table()
    marauder = play.engage("angmar-marauder-tlr")
    hero = play.heroes()[0]
    play.mark(hero, damage=play.value("hit_points", hero) - 1)
    play.attack(marauder)
    play.answer("")
    play.answer(hero)
    assert hero in play.pile("discard:p1")
    assert play.piece(marauder).at == "engaged:p1"


def test_the_kill_of_another_enemy_moves_no_marauder() -> None:
    play = table()
    ally = weak(play)
    marauder, captain = play.engage("angmar-marauder-tlr"), play.engage("angmar-orc-tlr")
    play.attack(captain)
    play.answer(ally)
    assert play.piece(marauder).at == "engaged:p1"


def test_the_shadow_of_marauder_adds_1_attack_for_each_ally_of_the_attacked_player() -> None:
    play = table()
    play.ally()
    play.ally("p2")
    hero = play.heroes()[0]
    orc = play.engage("angmar-orc-tlr")
    play.attack(orc, shadow="angmar-marauder-tlr")
    play.answer("")
    play.answer(hero)
    assert play.piece(hero).damage == 2 + 2  # his ally and Iârion


# Angmar Captain


def captain_kills(play: Table, milled: str) -> str:
    """The Captain kills an ally of the first player, whose deck has a card of that type on top."""
    ally = weak(play)
    card = next(c for c in play.pile("deck:p1") if looking.front(play.state, c).kind == milled)
    play.do(lambda t: doing.move(t, card, "deck:p1"), go_on=False)
    captain = play.engage("angmar-captain-tlr")
    play.attack(captain)
    play.answer(ally)
    assert card in play.pile("discard:p1")
    return captain


def test_after_killing_an_ally_the_captain_attacks_again_if_the_card_is_an_ally() -> None:
    play = table()
    top = play.on_top("rugged-country-tlr")
    captain = captain_kills(play, "ally")
    assert play.asked() == "defend"
    assert top in play.pile(f"shadow:{captain}")
    hero = play.heroes()[0]
    play.answer(hero)
    assert play.asked() == ""
    assert play.piece(hero).damage == 5 + 1 - play.value("defense", hero)
    assert len(play.pile("discard:p1")) == 2


def test_the_captain_attacks_no_more_if_the_card_is_no_ally() -> None:
    play = table()
    captain_kills(play, "event")
    assert play.asked() == ""


def test_the_captain_that_kills_no_ally_discards_nothing() -> None:
    play = table()
    captain = play.engage("angmar-captain-tlr")
    play.attack(captain)
    play.answer(play.heroes()[0])
    assert play.pile("discard:p1") == ()


# Orc Ambush


@pytest.mark.parametrize("stat", ["threat", "attack", "defense"])
def test_orc_ambush_gives_each_orc_enemy_1_more(stat: str) -> None:
    play = table()
    orc, party = play.put("angmar-orc-tlr"), play.put("orc-war-party-tlr", "engaged:p2")
    before = play.value(stat, orc), play.value(stat, party)
    play.put("orc-ambush-tlr")
    assert (play.value(stat, orc), play.value(stat, party)) == (before[0] + 1, before[1] + 1)


def test_orc_ambush_gives_nothing_to_places_people_and_other_enemies() -> None:
    play = table()
    place, hero, other = play.put("rugged-country-tlr"), play.heroes()[0], play.foreign("cursed-dead-tlr")

    def numbers() -> tuple[int, ...]:
        things = [(stat, card) for stat in ("attack", "defense") for card in (hero, other)]
        return tuple(play.value(stat, card) for stat, card in (*things, ("threat", place), ("threat", other)))

    before = numbers()
    play.put("orc-ambush-tlr")
    assert numbers() == before


def test_orc_ambush_brings_each_player_an_orc_of_his_choice() -> None:
    play = table()
    play.do(lambda t: doing.move(t, play.find("angmar-captain-tlr"), "discard"), go_on=False)
    quest = play.reveal("orc-ambush-tlr")
    assert play.asked() == "pick"
    assert play.questions()[0].seat == "p1"
    play.answer("angmar-captain-tlr")
    assert play.questions()[0].seat == "p2"
    play.answer("orc-war-party-tlr")
    engaged = [looking.key_of(looking.at(play.state, f"engaged:{seat}")[0]) for seat in ("p1", "p2")]
    assert engaged == ["angmar-captain-tlr", "orc-war-party-tlr"]
    assert quest in play.staged()
    assert any(e.kind == "shuffled" and e.pile == "encounter" for e in play.events)


def test_orc_ambush_offers_orcs_alone() -> None:
    play = Table("the-battle-of-carn-dum")
    assert any(looking.front(play.state, c).kind == "enemy" for c in play.pile("discard"))
    play.reveal("orc-ambush-tlr")
    assert play.asked() == "pick"
    fronts = [looking.front(play.state, card) for card in play.options()]
    assert all(face.kind == "enemy" and "Orc" in face.traits for face in fronts)
