"""What the campaign log lets players bring, and what is written into it (RULES 11; EDGE_CASES I)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.angmar import GAME, doing, ending, leaving, looking
from rules.angmar.campaign import heroes, record
from rules.angmar.campaign.begin import boon_of, bring
from rules.angmar.campaign_log import Log
from rules.angmar.decks import STARTERS, Deck, PlayerCard
from rules.angmar.state import changed
from tests.rules.angmar.campaigns import (
    CHETWOOD,
    DIKE,
    ETTENMOORS,
    GRAM,
    HILLS,
    WASTES,
    boon,
    title,
    won,
)
from tests.rules.angmar.kit import Table

FIRST = heroes.titles(STARTERS[0])


def with_heroes(deck: Deck, count: int) -> Deck:
    """The deck with fewer heroes."""
    return replace(deck, heroes=dict(list(deck.heroes.items())[:count]))


def other_version(deck: Deck) -> Deck:
    """The deck with another card of its first hero's title."""
    old = next(iter(deck.heroes))
    other = replace(deck.card(old), code="99001")
    return replace(deck, heroes={"99001": 1, **dict(list(deck.heroes.items())[1:])}, extra={"99001": other})


def test_I01_a_hero_who_died_in_a_lost_attempt_has_not_fallen() -> None:
    log = Log(scenario=2, pool=("158",), protect=0)
    play = Table(HILLS, log=log)
    play.do(lambda t: leaving.destroy(t, play.heroes()[0]))
    play.do(lambda t: ending.lose(t, "test"))
    assert record.remembered(play.state) == log


def test_I02_after_a_lost_attempt_with_a_traded_hero_nothing_of_the_trade_is_left() -> None:
    log = Log(scenario=2, pool=("158",), protect=0, heroes={"p1": heroes.titles(STARTERS[2])})
    play = Table(HILLS, log=log)
    assert play.state.log is not None
    assert play.state.log.penalty == {"p1": 3, "p2": 3}
    play.do(lambda t: ending.lose(t, "test"))
    assert record.remembered(play.state) == log


def test_I04_another_version_of_the_same_hero_costs_nothing() -> None:
    deck = STARTERS[0]
    log = Log(scenario=3, heroes={"p1": heroes.titles(deck)})
    after = heroes.written(log, {"p1": other_version(deck)}, {})
    assert after.penalty == {"p1": 0}
    assert after.heroes == log.heroes


def test_a_hero_in_the_place_of_a_fallen_one_costs_1() -> None:
    log = Log(scenario=3, heroes={"p1": (*FIRST[:2], "Théoden")}, fallen=("Théoden",))
    after = heroes.written(log, {"p1": STARTERS[0], "p2": STARTERS[1]}, {})
    assert after.penalty == {"p1": 1, "p2": 1}
    assert after.heroes["p1"] == FIRST


def test_a_fallen_hero_need_not_be_replaced_and_whoever_comes_later_in_his_place_costs_1_too() -> None:
    log = Log(scenario=3, heroes={"p1": (*FIRST[:2], "Théoden")}, fallen=("Théoden",))
    two = with_heroes(STARTERS[0], 2)
    assert heroes.refusal(log, "p1", two) == ""
    after = heroes.written(log, {"p1": two}, {})
    assert after.penalty == {"p1": 0}
    later = heroes.written(changed(after, scenario=5), {"p1": STARTERS[0]}, {})
    assert later.penalty == {"p1": 1}


@pytest.mark.parametrize("name", ["Beravor", "beravor", "Beravör"])
def test_a_fallen_hero_is_refused_under_every_code_and_however_he_is_written(name: str) -> None:
    again = PlayerCard(code="own-hero-again", name=name, type="hero", sphere="lore", threat=10, health=4)
    deck = Deck(name="Mine", heroes={"own-hero-again": 1}, extra={"own-hero-again": again})
    assert "has fallen" in heroes.refusal(Log(scenario=3, fallen=("Beravor",)), "p2", deck)
    assert heroes.refusal(Log(scenario=3, fallen=("Beregond",)), "p2", deck) == ""


def test_a_card_that_is_no_hero_may_have_the_title_of_a_fallen_one() -> None:
    ally = PlayerCard(code="own-ally-beravor", name="Beravor", type="ally", sphere="lore", cost="3")
    deck = Deck(name="Mine", heroes={"01001": 1}, cards={"own-ally-beravor": 1}, extra={"own-ally-beravor": ally})
    assert heroes.refusal(Log(scenario=3, fallen=("Beravor",)), "p1", deck) == ""


@pytest.mark.parametrize(("setting", "penalty"), [("traded", 3), ("free", 1)])
def test_whether_a_hero_given_to_another_player_costs_starting_threat_is_a_setting(setting: str, penalty: int) -> None:
    second = heroes.titles(STARTERS[1])
    log = Log(
        scenario=2,
        pool=("158",),
        protect=0,
        heroes={"p1": (second[0], *FIRST[1:]), "p2": (FIRST[0], "Beravor", second[2])},
    )
    play = Table(HILLS, log=log, **{"passed-heroes": setting})
    assert play.state.log is not None
    assert play.state.log.heroes == {"p1": FIRST, "p2": second}
    assert play.state.log.penalty == {"p1": penalty, "p2": penalty}, "Beravor is traded for another in any case"


def test_I07_a_fallen_heros_permanent_boons_leave_the_pool_and_others_stay() -> None:
    log = Log(
        scenario=2,
        pool=("158", "161", "162", "163"),
        protect=0,
        boons={"161": FIRST[0], "162": FIRST[0], "163": FIRST[1]},
    )
    play = Table(HILLS, log=log, clear=False)
    hero = next(c for c in play.heroes() if title(play, c) == FIRST[0])
    play.do(lambda t: leaving.destroy(t, hero))
    after = won(play)
    assert after.boons == {"163": FIRST[1]}
    assert {"161", "162"} & set(after.pool) == set()
    assert "163" in after.pool


def test_an_eliminated_players_heroes_have_fallen_when_the_others_win() -> None:
    play = Table(HILLS, log=Log(scenario=2, pool=("158",), protect=0))
    gone = {title(play, hero) for hero in play.heroes("p2")}
    play.set_threat(50, "p2")
    play.settle()
    assert set(won(play).fallen) == gone


def test_I08_a_boon_may_be_in_the_opening_hand() -> None:
    log = Log(scenario=9, pool=("176",), cards={"p1": ("176",)})
    hands = [Table(CHETWOOD, seed=f"seed {n}", log=replace(log, scenario=1)).pile("hand:p1") for n in range(12)]
    assert any("p1:campaign-176#1" in hand for hand in hands)
    assert any("p1:campaign-176#1" not in hand for hand in hands)


def test_I08_a_burden_is_in_the_encounter_deck_and_never_in_a_hand() -> None:
    log = Log(scenario=6, pool=("173", "183"), losing_time=2)
    play = Table(ETTENMOORS, log=log, clear=False)
    everywhere = (*play.pile("encounter"), *play.pile("discard"), *play.state.pieces)
    keys = [looking.key_of(c) for c in everywhere]
    assert keys.count("campaign-173") == 1
    assert keys.count("campaign-183") == 2
    for seat in ("p1", "p2"):
        cards = (*play.pile(f"hand:{seat}"), *play.pile(f"deck:{seat}"))
        assert not [c for c in cards if looking.key_of(c) in {"campaign-173", "campaign-183"}]


def test_boons_of_the_pool_are_in_their_players_deck_and_in_no_other() -> None:
    log = Log(scenario=2, pool=("158", "157", "176"), protect=0, cards={"p1": ("157",), "p2": ("176",)})
    play = Table(HILLS, log=log)
    for seat, number in (("p1", "157"), ("p2", "176")):
        cards = (*play.pile(f"hand:{seat}"), *play.pile(f"deck:{seat}"))
        assert [c for c in cards if looking.key_of(c).startswith("campaign-")] == [f"{seat}:campaign-{number}#1"]


def test_a_boon_that_left_the_pool_is_in_no_deck() -> None:
    log = Log(scenario=2, pool=("158",), protect=0, cards={"p1": ("157",)})
    play = Table(HILLS, log=log)
    assert not [c for c in (*play.pile("hand:p1"), *play.pile("deck:p1")) if looking.key_of(c) == "campaign-157"]


@pytest.mark.parametrize(("setting", "penalty"), [("free", 0), ("penalty", 3)])
def test_I10_whether_a_new_player_costs_starting_threat_is_a_setting(setting: str, penalty: int) -> None:
    log = Log(scenario=2, pool=("158",), protect=0, heroes={"p1": FIRST})
    play = Table(HILLS, log=log, newcomers=setting)
    assert play.state.log is not None
    assert play.state.log.penalty == {"p1": penalty, "p2": penalty}


@pytest.mark.parametrize(("setting", "penalty"), [("free", 0), ("penalty", 3)])
def test_I10_whoever_takes_the_seat_of_a_player_who_was_taken_out_of_the_log_is_new(setting: str, penalty: int) -> None:
    log = Log(
        scenario=2, pool=("158",), protect=0, heroes={"p1": FIRST, "p2": ("Beravor",)}, penalty={"p1": 1, "p2": 1}
    )
    left = changed(log, heroes={"p1": FIRST}, penalty={"p1": 1})
    play = Table(HILLS, log=left, newcomers=setting)
    assert play.state.log is not None
    assert play.state.log.penalty == {"p1": 1 + penalty, "p2": penalty}
    stays = Table(HILLS, log=log, newcomers=setting)
    assert stays.state.log is not None
    assert stays.state.log.penalty == {"p1": 2, "p2": 2}


def test_a_player_who_stays_away_once_keeps_his_heroes_boons_and_penalties() -> None:
    log = Log(
        scenario=6,
        pool=("158/2", "162", "176"),
        heroes={"p1": ("Beravor", *FIRST[1:]), "p2": ("Gimli",)},
        penalty={"p1": 1, "p2": 2},
        boons={"162": "Gimli"},
        cards={"p2": ("176",)},
    )
    play = Table(ETTENMOORS, 1, log=log, clear=False)
    assert not [c for c in (*play.state.pieces, *play.pile("deck:p1")) if looking.key_of(c) == "campaign-176"]
    after = won(play)
    assert (after.heroes["p2"], after.boons, after.cards) == (("Gimli",), {"162": "Gimli"}, {"p2": ("176",)})
    assert after.penalty == {"p1": 2, "p2": 3}


def test_I10_whoever_begins_the_campaign_is_no_newcomer() -> None:
    play = Table(CHETWOOD, log=Log(), newcomers="penalty")
    assert play.state.log is not None
    assert play.state.log.penalty == {"p1": 0, "p2": 0}


def captured(play: Table) -> str:
    """A hero of the first seat who is still captured."""
    return next(c for c in looking.captives(play.state, "p1") if looking.front(play.state, c).kind == "hero")


@pytest.mark.parametrize(
    ("setting", "lost", "fallen"), [("lost", True, False), ("fallen", True, True), ("kept", False, False)]
)
def test_I11_what_becomes_of_a_hero_who_is_still_captured_is_a_setting(setting: str, lost: bool, fallen: bool) -> None:
    play = Table(GRAM, log=Log(scenario=5), clear=False, **{"lost-heroes": setting})
    hero = title(play, captured(play))
    log = won(play)
    assert (hero in log.lost.get("p1", ())) == lost
    assert (hero in log.fallen) == fallen
    deck = STARTERS[0]
    assert (hero in heroes.refusal(log, "p1", deck)) == lost


def test_I11_a_lost_hero_may_be_left_out_and_is_another_players_to_use() -> None:
    log = Log(scenario=6, heroes={"p1": FIRST}, lost={"p1": FIRST[2:]})
    assert heroes.refusal(log, "p1", with_heroes(STARTERS[0], 2)) == ""
    assert heroes.refusal(log, "p2", STARTERS[0]) == ""


def test_174_uniques_that_are_still_captured_are_lost_to_their_player_alone() -> None:
    play = Table(GRAM, log=Log(scenario=5, pool=("157",), cards={"p1": ("157",)}), clear=False)
    captives = {seat: looking.captives(play.state, seat) for seat in ("p1", "p2")}
    unique = {
        seat: {title(play, c) for c in cards if looking.front(play.state, c).unique} for seat, cards in captives.items()
    }
    log = won(play)
    assert {seat: set(names) for seat, names in log.lost.items()} == unique
    assert "Iârion's Pendant" in log.lost["p1"]


def test_174_a_lost_card_is_refused_in_that_players_decks_alone() -> None:
    lost = STARTERS[0].card(next(iter(STARTERS[0].cards))).name
    log = Log(scenario=6, lost={"p1": (lost,)})
    assert heroes.refusal(log, "p1", STARTERS[0]) == f"{lost} was lost at Mount Gram."
    assert heroes.refusal(log, "p2", STARTERS[0]) == ""


def test_174_a_lost_boon_is_not_in_that_players_later_decks() -> None:
    log = Log(scenario=6, pool=("157",), cards={"p1": ("157",)}, lost={"p1": ("Iârion's Pendant",)})
    play = Table(ETTENMOORS, log=log)
    assert not [c for c in (*play.pile("hand:p1"), *play.pile("deck:p1")) if looking.key_of(c) == "campaign-157"]


def test_174_a_captured_unique_of_which_a_copy_is_in_play_is_not_lost() -> None:
    play = Table(GRAM, log=Log(scenario=5), clear=False)
    play.do(lambda t: bring(t, boon_of(t, "p1", "178"), "captured:p1"), go_on=False)
    play.do(lambda t: bring(t, boon_of(t, "p1", "176"), "captured:p1"), go_on=False)
    boon(play, "176", seat="p2")
    lost = won(play).lost["p1"]
    assert "Coruhaer" in lost
    assert "Berelind" not in lost


@pytest.mark.parametrize("setting", ["first", "everywhere"])
def test_I12_where_arnor_ravaged_is_in_mount_gram_is_a_setting(setting: str) -> None:
    play = Table(GRAM, log=Log(scenario=5, pool=("158/2",), protect=4), clear=False, ravaged=setting)
    (doom,) = play.in_play("campaign-158")
    assert play.piece(doom).damage == 4
    for seat, hurt in (("p1", True), ("p2", setting == "everywhere")):
        hero = play.heroes(seat)[0]
        before = play.piece(doom).damage
        play.do(lambda t, hero=hero: leaving.damage(t, hero, 1, cause="test", attack=1))
        assert before - play.piece(doom).damage == (1 if hurt else 0)


def test_I13_thaurdirs_burden_is_out_of_a_game_without_him_and_stays_in_the_pool() -> None:
    play = Table(WASTES, log=Log(scenario=4, pool=("158/2", "169"), protect=0), clear=False)
    assert not play.in_play("campaign-169")
    assert GAME.inventory(play.state) == ()
    assert "169" in won(play).pool


def test_I14_losing_time_that_is_still_set_aside_does_not_join_the_campaign() -> None:
    play = Table(ETTENMOORS, log=Log(scenario=6), clear=False)
    first, second, *_ = (c for c in play.pile("aside") if looking.key_of(c) == "campaign-183")
    play.do(lambda t: doing.move(t, first, "discard"))
    play.do(lambda t: doing.move(t, second, "encounter"))
    log = won(play)
    assert log.losing_time == 2
    assert "183" in log.pool


def test_I14_without_any_the_pool_has_none() -> None:
    log = won(Table(ETTENMOORS, log=Log(scenario=6), clear=False))
    assert (log.losing_time, "183" in log.pool) == (0, False)


def test_I15_fend_off_despair_adds_up() -> None:
    plain = Table(WASTES, log=Log(scenario=4, pool=("158/2", "173"), protect=0)).threat()
    play = Table(WASTES, log=Log(scenario=4, pool=("158/2", "173"), protect=0, despair=2))
    assert play.threat() == plain - 4


def test_172_whoever_bears_determination_in_a_lost_attempt_is_not_determined() -> None:
    log = Log(scenario=4, pool=("158/2", "173"), protect=0)
    play = Table(WASTES, log=log)
    boon(play, "172", play.heroes()[0])
    play.do(lambda t: ending.lose(t, "test"))
    assert record.remembered(play.state) == log


def test_amarthiul_may_be_a_hero_from_the_eighth_scenario_on() -> None:
    deck = STARTERS[0]
    code = next(iter(deck.heroes))
    his = replace(deck, extra={code: replace(deck.card(code), name="Amarthiúl")})
    assert "eighth" in heroes.refusal(Log(scenario=7), "p1", his)
    assert heroes.refusal(Log(scenario=8), "p1", his) == ""


def test_a_won_scenario_is_recorded_with_its_rounds_and_score() -> None:
    play = Table(DIKE, log=Log(scenario=3, pool=("158",), protect=0))
    score = ending.score(play.state)["all"]
    (entry,) = won(play).won
    assert (entry.scenario, entry.rounds, entry.score) == (3, 1, score)
