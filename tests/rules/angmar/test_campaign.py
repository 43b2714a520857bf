"""The campaign: what the log changes before a scenario, and what a victory writes into it (campaign.json, RULES 11)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.angmar import doing, ending, leaving, looking
from rules.angmar.campaign import heroes, record
from rules.angmar.campaign_log import Log
from rules.angmar.decks import STARTERS, Deck
from rules.angmar.state import changed
from tests.rules.angmar.kit import Table

CHETWOOD, HILLS, DIKE = "intruders-in-chetwood", "the-weather-hills", "deadmens-dike"


def won(play: Table) -> Log:
    """Wins the game and answers the resolution; the log that lasts."""
    play.do(lambda t: ending.win(t, "quest"))
    play.answer_all()
    log = record.remembered(play.state)
    assert log is not None
    return log


def card(play: Table, number: str) -> str:
    """The campaign card in play."""
    return play.in_play(f"campaign-{number}")[0]


def test_156_puts_the_pendant_on_iarion_and_protect_the_innocent_into_staging() -> None:
    play = Table(CHETWOOD, log=Log(), clear=False)
    iarion = play.in_play("iarion-tlr")[0]
    assert looking.host(play.state, card(play, "157")) == iarion
    assert play.piece(card(play, "158")).at == "staging:main"
    assert play.value("willpower", iarion) == len(looking.quest_cards(play.state, "main")) + 1


def test_158_protect_the_innocent_takes_1_damage_for_each_character_that_an_attack_damages() -> None:
    play = Table(CHETWOOD, log=Log(), clear=False)
    innocent = card(play, "158")
    orc = play.put("angmar-marauder-tlr", "engaged:p1")
    play.attack(orc, shadow="outlying-homestead-tlr")
    play.answer("")
    play.answer(play.heroes()[0])
    assert play.piece(innocent).damage == 1


def test_158_damage_that_no_attack_deals_does_not_count() -> None:
    play = Table(CHETWOOD, log=Log(), clear=False)
    play.do(lambda t: leaving.damage(t, play.heroes()[0], 1))
    assert play.piece(card(play, "158")).damage == 0


def test_158_progress_removes_damage_instead() -> None:
    play = Table(CHETWOOD, log=Log(), clear=False)
    innocent = card(play, "158")
    play.mark(innocent, damage=5)
    play.current(innocent)
    play.by_hand("quest", count="3")
    assert play.piece(innocent).damage == 2
    play.by_hand("quest", count="3")
    assert play.piece(innocent).damage == 0
    assert play.piece(innocent).progress == 0


@pytest.mark.parametrize(("players", "limit"), [(1, 10), (2, 10), (3, 20), (4, 20)])
def test_158_at_its_limit_the_players_lose(players: int, limit: int) -> None:
    play = Table(CHETWOOD, players, log=Log(), clear=False)
    innocent = card(play, "158")
    play.mark(innocent, damage=limit - 1)
    play.do(lambda t: doing.note(t, "phase:test"))
    assert play.state.result is None
    play.mark(innocent, damage=limit)
    play.do(lambda t: doing.note(t, "phase:test"))
    assert play.state.result is not None
    assert not play.state.result.won


def test_the_damage_of_the_first_scenario_is_carried_into_the_second() -> None:
    play = Table(CHETWOOD, log=Log(), clear=False)
    play.mark(card(play, "158"), damage=4)
    log = won(play)
    assert (log.scenario, log.protect, log.pool) == (2, 4, ("158",))
    play = Table(HILLS, log=log, clear=False)
    assert play.piece(card(play, "158")).damage == 4
    assert "160" in play.state.log.pool


def test_a_victory_by_the_last_progress_is_followed_by_the_resolution_alone() -> None:
    play = Table(CHETWOOD, log=Log())
    quest = looking.main_quest(play.state, "main")
    play.mark(quest, progress=30)
    play.do(lambda t: doing.note(t, "phase:test"))
    assert play.state.result is not None
    assert play.state.result.won


def test_a_lost_scenario_leaves_the_log_as_it_was() -> None:
    play = Table(CHETWOOD, log=Log(), clear=False)
    play.mark(card(play, "158"), damage=4)
    play.do(lambda t: ending.lose(t, "test"))
    assert record.remembered(play.state) == Log()


def test_160_defeated_leaves_the_pool_and_gives_each_player_a_permanent_boon() -> None:
    play = Table(HILLS, log=Log(scenario=2, pool=("158",), protect=0), clear=False)
    omens = play.find("campaign-160")
    play.do(lambda t: doing.enter(t, omens, "staging:main"))
    play.do(lambda t: leaving.leave(t, omens, how="defeated") or doing.moment(t, "defeated", card=omens, area="main"))
    play.answer("Hardy")
    hero = play.heroes()[0]
    play.answer(hero)
    play.answer("None")
    log = play.state.log
    assert log is not None
    assert "160" not in log.pool
    assert log.boons == {"162": looking.front(play.state, hero).name}
    assert looking.host(play.state, card(play, "162")) == hero


def test_permanent_boons_come_back_on_their_heroes() -> None:
    title = heroes.titles(STARTERS[0])[0]
    log = Log(scenario=2, pool=("158", "162"), protect=0, boons={"162": title})
    play = Table(HILLS, log=log, clear=False)
    host = looking.host(play.state, card(play, "162"))
    face = looking.front(play.state, host)
    assert face.name == title
    assert play.value("hit_points", host) == (face.hits or 0) + 2


def test_a_hero_in_a_discard_pile_after_a_victory_has_fallen_with_what_was_fixed_to_him() -> None:
    title = heroes.titles(STARTERS[0])[0]
    log = Log(scenario=2, pool=("158", "162"), protect=0, boons={"162": title})
    play = Table(HILLS, log=log, clear=False)
    hero = next(c for c in play.heroes() if looking.front(play.state, c).name == title)
    play.do(lambda t: leaving.destroy(t, hero))
    after = won(play)
    assert after.fallen == (title,)
    assert "162" not in after.pool
    assert after.boons == {}


def test_nobody_may_play_a_fallen_hero() -> None:
    deck = STARTERS[0]
    title = heroes.titles(deck)[0]
    assert title in heroes.refusal(Log(scenario=3, fallen=(title,)), "p1", deck)
    assert heroes.refusal(Log(scenario=3), "p1", deck) == ""


def test_I03_a_traded_hero_costs_every_player_1_threat_for_good() -> None:
    old, new = STARTERS[0], STARTERS[1]
    log = Log(scenario=3, heroes={"p1": heroes.titles(old)})
    after = heroes.written(log, {"p1": new, "p2": STARTERS[2]}, {})
    assert after.penalty == {"p1": 3, "p2": 3}


@pytest.mark.parametrize("scenario", [4, 8])
def test_before_scenarios_4_and_8_heroes_change_for_nothing(scenario: int) -> None:
    log = Log(scenario=scenario, heroes={"p1": heroes.titles(STARTERS[0])})
    assert heroes.written(log, {"p1": STARTERS[1]}, {}).penalty == {"p1": 0}


def test_I05_a_recorded_hero_may_not_be_left_out_and_one_more_costs_nothing() -> None:
    deck = STARTERS[0]
    two = changed_heroes(deck, 2)
    log = Log(scenario=3, heroes={"p1": heroes.titles(deck)})
    assert heroes.refusal(log, "p1", two)
    log = Log(scenario=3, heroes={"p1": heroes.titles(two)})
    assert heroes.written(log, {"p1": deck}, {}).penalty == {"p1": 0}


def changed_heroes(deck: Deck, count: int) -> Deck:
    """The deck with fewer heroes."""
    return replace(deck, heroes=dict(list(deck.heroes.items())[:count]))


def test_the_starting_threat_follows_penalties_and_fend_off_despair() -> None:
    plain = Table(HILLS, log=Log(scenario=2, pool=("158",), protect=0)).threat()
    play = Table(HILLS, log=Log(scenario=2, pool=("158",), protect=0, penalty={"p1": 3}, despair=1))
    assert play.threat() == plain + 3 - 2


def test_166_thaurdir_takes_one_random_burden_which_joins_the_pool() -> None:
    play = Table(DIKE, log=Log(scenario=3, pool=("158",), protect=2), clear=False)
    thaurdir = play.find("thaurdir-tlr")
    play.do(lambda t: doing.enter(t, thaurdir, "staging:main"))
    burdens = looking.attached(play.state, thaurdir)
    assert len(burdens) == 1
    number = looking.key_of(burdens[0]).removeprefix("campaign-")
    assert number in {"168", "169", "170"}
    assert number in play.state.log.pool


def test_166_after_the_third_scenario_arnor_ravaged_takes_the_place_of_protect_the_innocent() -> None:
    play = Table(DIKE, log=Log(scenario=3, pool=("158",), protect=2), clear=False)
    log = won(play)
    assert "158" not in log.pool
    assert "158/2" in log.pool
    assert log.protect == 2
    assert "157" in log.pool


def test_arnor_ravaged_moves_1_damage_to_a_character_that_an_attack_hurt() -> None:
    play = Table("wastes-of-eriador", log=Log(scenario=4, pool=("158/2",), protect=3), clear=False)
    doom = card(play, "158")
    hero = play.heroes()[0]
    play.mark(hero, damage=0)
    enemy = play.put("northern-warg-woe", "engaged:p1")
    play.attack(enemy, shadow="shrouded-hills-tlr")
    play.answer("")
    play.answer(hero)
    assert play.piece(doom).damage == 2
    assert play.piece(hero).damage == 3 + 1


def test_171_each_player_has_a_determination_in_hand_and_fend_off_despair_is_in_the_deck() -> None:
    play = Table("wastes-of-eriador", log=Log(scenario=4, pool=("158/2",), protect=0), clear=False)
    for seat in ("p1", "p2"):
        assert any(looking.key_of(c) == "campaign-172" for c in play.pile(f"hand:{seat}"))
    cards = (*play.pile("encounter"), *play.pile("discard"), *play.staged())
    assert any(looking.key_of(c) == "campaign-173" for c in cards)


def test_182_counts_and_reveals_a_losing_time_with_the_third_token() -> None:
    play = Table("across-the-ettenmoors", log=Log(scenario=6, pool=(), protect=0), clear=False)
    scene = card(play, "182")
    play.mark(scene, tokens=2)
    play.phase("quest")
    play.moment("quest-begins")
    play.answer_all()
    assert play.piece(scene).tokens == 0
    assert any(looking.key_of(c) == "campaign-183" for c in play.pile("discard"))


def test_188_boons_are_offered_and_damage_on_heroes_is_noted() -> None:
    play = Table("the-battle-of-carn-dum", log=Log(scenario=8), clear=False)
    hero = play.heroes()[0]
    play.mark(hero, damage=1)
    log = won(play)
    assert log.damage == {looking.front(play.state, hero).name: 1}
    play = Table("the-dread-realm", log=changed(log, heroes={}), clear=False)
    assert play.piece(play.heroes()[0]).damage >= 1


def test_the_campaign_is_over_after_the_ninth_victory() -> None:
    play = Table("the-dread-realm", log=Log(scenario=9), clear=False)
    log = won(play)
    assert log.scenario == 10
    assert [entry.scenario for entry in log.won] == [9]


def test_172_whoever_bears_determination_at_a_victory_is_determined_from_then_on() -> None:
    log = Log(scenario=4, pool=("158/2", "173"), protect=0, determined=("Halbarad",))
    play = Table("wastes-of-eriador", log=log)
    (event,) = [c for c in play.pile("hand:p1") if looking.key_of(c) == "campaign-172"]
    hero = play.heroes()[0]
    play.do(lambda t: doing.attach(t, event, hero))
    assert won(play).determined == ("Halbarad", looking.front(play.state, hero).name)
