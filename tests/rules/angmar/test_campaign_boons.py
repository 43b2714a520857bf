"""Iârion's Pendant, the permanent boons and Amarthiúl's Courage (campaign.json 157, 161-165, 167)."""

from __future__ import annotations

import pytest

from rules.angmar import GAME, doing, leaving, looking
from rules.angmar.campaign import heroes
from rules.angmar.campaign_log import Log
from rules.angmar.decks import STARTERS
from rules.angmar.pools import attachments
from rules.angmar.state import Step
from rules.angmar.writing import then
from rules.core.game import Illegal
from tests.rules.angmar.campaigns import (
    CHETWOOD,
    DIKE,
    HILLS,
    REALM,
    RHUDAUR,
    WASTES,
    Until,
    actions,
    boon,
    card,
    played,
)
from tests.rules.angmar.kit import Table

FIRST = heroes.titles(STARTERS[0])[0]
"""The first hero of the first seat's deck."""


@pytest.fixture
def play() -> Table:
    return Table(CHETWOOD)


def act(play: Table, boon_: str, seat: str = "p1", number: int = 0) -> None:
    play.by_hand("action", seat, what=f"{boon_}/{number}")


# 157 Iârion's Pendant


def revealing(play: Table, key: str) -> str:
    """The card is turned up, and its "when revealed" waits."""
    top = play.on_top(key)
    play.phase("quest")
    play.do(lambda t: then(t, Step(name="reveal", script="encounter", seat="p1", other="main")))
    assert play.asked() == "revealed"
    return top


def test_157_cancels_a_when_revealed_and_goes_to_the_victory_display() -> None:
    play = Table(CHETWOOD, pace="windows")
    orc = play.put("angmar-orc-tlr", "engaged:p1")
    pendant = boon(play, "157", play.heroes()[0])
    speed = revealing(play, "surprising-speed-tlr")
    act(play, pendant)
    assert pendant in play.pile("victory")
    play.answer("")
    assert play.piece(orc).at == "engaged:p1"
    assert speed in play.pile("discard")


def test_157_cancels_a_shadow_effect() -> None:
    play = Table(CHETWOOD, pace="windows")
    orc, hero = play.put("angmar-captain-tlr", "engaged:p1"), play.heroes()[0]
    pendant = boon(play, "157", hero)
    play.attack(orc, shadow="chetwood-forest-tlr")
    play.answer(hero)
    play.answer("")
    assert play.asked() == "shadow"
    act(play, pendant)
    play.answer("")
    assert play.asked() != "option"
    assert pendant in play.pile("victory")


def test_157_is_offered_only_while_something_waits_that_can_be_canceled() -> None:
    play = Table(CHETWOOD, pace="windows")
    pendant = boon(play, "157", play.heroes()[0])
    assert pendant not in actions(play)
    revealing(play, "rescue-iarion-tlr")
    assert pendant not in actions(play)


def test_157_is_its_controllers_to_use() -> None:
    play = Table(CHETWOOD, pace="windows")
    play.put("angmar-orc-tlr", "engaged:p1")
    pendant = boon(play, "157", play.heroes()[0])
    revealing(play, "surprising-speed-tlr")
    assert pendant in actions(play)
    assert pendant not in actions(play, "p2")


def test_157_gives_its_character_1_willpower_and_no_other(play: Table) -> None:
    hero, other = play.heroes()[:2]
    before = play.value("willpower", hero), play.value("willpower", other)
    boon(play, "157", hero)
    assert (play.value("willpower", hero), play.value("willpower", other)) == (before[0] + 1, before[1])


def test_GAP5_157_is_played_on_any_character_but_on_nothing_else(play: Table) -> None:
    orc, ally = play.put("angmar-orc-tlr"), play.ally()
    played(play, "157")
    assert play.asked() == "host"
    people = looking.in_play(play.state, looking.CHARACTERS)
    assert set(play.options()) == set(people)
    assert {ally, *play.heroes("p2")} <= set(people)
    assert orc not in people


def test_157_on_iarion_is_the_first_players_card_and_follows_him() -> None:
    play = Table(CHETWOOD, log=Log(), clear=False)
    pendant = card(play, "157")
    assert looking.controller(play.state, pendant) == "p1"
    play.do(leaving.pass_token)
    assert looking.controller(play.state, pendant) == "p2"


def test_157_cancels_in_the_setup_too_where_no_action_is_used() -> None:
    log = Log(scenario=3, pool=("158", "161"), protect=0, boons={"161": FIRST})
    play = Until(DIKE, "This card was revealed", log, pace="windows")
    assert play.state.phase == "setup"
    pendant = card(play, "157")
    assert actions(play) == (pendant,)
    act(play, pendant)
    assert pendant in play.pile("victory")


# The permanent boons


def test_161_cunning_gives_2_resources_in_the_setup_alone() -> None:
    log = Log(scenario=2, pool=("158", "161"), protect=0, boons={"161": FIRST})
    play = Table(HILLS, log=log, clear=False)
    host = looking.host(play.state, card(play, "161"))
    others = [hero for hero in play.heroes() if hero != host]
    assert play.piece(host).resources == play.piece(others[0]).resources + 2


def test_161_gives_2_to_three_numbers_this_phase_once_a_game(play: Table) -> None:
    hero = play.heroes()[0]
    cunning = boon(play, "161", hero)
    stats = ("willpower", "attack", "defense")
    before = [play.value(stat, hero) for stat in stats]
    act(play, cunning)
    assert [play.value(stat, hero) for stat in stats] == [value + 2 for value in before]
    assert cunning not in actions(play)
    play.do(lambda t: then(t, Step(name="phase.end")))
    assert [play.value(stat, hero) for stat in stats] == before
    play.do(lambda t: doing.exhaust(t, hero))
    assert cunning not in actions(play)


def test_162_hardy_has_2_hit_points_more_and_readies_its_hero_once(play: Table) -> None:
    hero = play.heroes()[0]
    before = play.value("hit_points", hero)
    hardy = boon(play, "162", hero)
    assert play.value("hit_points", hero) == before + 2
    play.mark(hero, exhausted=1)
    act(play, hardy)
    assert not play.piece(hero).exhausted
    assert hardy not in actions(play)


def test_162_belongs_to_its_heros_player(play: Table) -> None:
    hardy = boon(play, "162", play.heroes()[0])
    assert hardy in actions(play)
    assert hardy not in actions(play, "p2")


def test_163_resolute_cancels_up_to_2_damage_before_it_is_dealt(play: Table) -> None:
    hero = play.heroes()[0]
    before = play.value("willpower", hero)
    boon(play, "163", hero)
    assert play.value("willpower", hero) == before + 1
    play.do(lambda t: leaving.damage(t, hero, 3))
    assert play.options() == ("None of it", "1", "2")
    play.answer("2")
    assert play.piece(hero).damage == 1


def test_163_saves_a_hero_who_would_die(play: Table) -> None:
    hero = play.heroes()[0]
    boon(play, "163", hero)
    hits = play.value("hit_points", hero)
    play.do(lambda t: leaving.damage(t, hero, hits + 1))
    play.answer("2")
    assert play.piece(hero).damage == hits - 1


def test_163_is_used_once_and_not_by_who_lets_the_damage_through(play: Table) -> None:
    hero = play.heroes()[0]
    boon(play, "163", hero)
    play.do(lambda t: leaving.damage(t, hero, 1))
    assert play.options() == ("None of it", "1")
    play.answer("None")
    assert play.piece(hero).damage == 1
    play.do(lambda t: leaving.damage(t, hero, 1))
    play.answer("1")
    assert play.piece(hero).damage == 1
    play.do(lambda t: leaving.damage(t, hero, 1))
    assert not play.questions()
    assert play.piece(hero).damage == 2


def test_163_does_nothing_for_other_heroes(play: Table) -> None:
    hero, other = play.heroes()[:2]
    boon(play, "163", hero)
    play.do(lambda t: leaving.damage(t, other, 1))
    assert not play.questions()
    assert play.piece(other).damage == 1


def test_163_lessens_the_damage_of_an_attack_for_what_counts_it() -> None:
    play = Table(RHUDAUR, clear=False)
    hero, quest = play.heroes()[0], looking.main_quest(play.state, "main")
    boon(play, "163", hero)
    play.mark(quest, progress=9)
    wight = play.put("wight-of-rhudaur-tor", "engaged:p1")
    play.attack(wight, shadow="traitorous-wight-tor")
    play.answer("")
    play.answer(hero)
    play.answer("2")
    assert play.piece(hero).damage
    assert play.piece(quest).progress == 9 - play.piece(hero).damage


def test_164_ruthless_moves_as_much_damage_as_its_player_likes(play: Table) -> None:
    hero = play.heroes()[0]
    before = play.value("attack", hero)
    ruthless = boon(play, "164", hero)
    assert play.value("attack", hero) == before + 1
    orc = play.put("angmar-captain-tlr", "engaged:p1")
    play.mark(hero, damage=2)
    act(play, ruthless)
    assert play.options() == ("1", "2")
    play.answer("1")
    assert (play.piece(hero).damage, play.piece(orc).damage) == (1, 1)
    assert ruthless not in actions(play)


def test_164_all_the_damage_of_a_hero_in_strong_armor_can_be_moved(play: Table) -> None:
    hero = play.heroes()[0]
    ruthless = boon(play, "164", hero)
    troll = play.put("angmar-captain-tlr", "engaged:p1")
    play.do(lambda t: doing.last(t, "round", "hit_points", 20, hero))
    play.mark(hero, damage=14)
    act(play, ruthless)
    assert play.options()[-1] == "14"
    play.answer("14")
    assert play.piece(hero).damage == 0
    assert troll not in play.state.pieces


def test_164_needs_damage_and_an_enemy_engaged_with_its_player(play: Table) -> None:
    hero = play.heroes()[0]
    ruthless = boon(play, "164", hero)
    play.put("angmar-captain-tlr", "engaged:p2")
    play.put("angmar-orc-tlr")
    play.mark(hero, damage=1)
    assert ruthless not in actions(play)
    play.put("angmar-marauder-tlr", "engaged:p1")
    assert ruthless in actions(play)
    play.mark(hero, damage=0)
    assert ruthless not in actions(play)


def attachment(play: Table) -> str:
    deck = (*play.pile("deck:p1"), *play.pile("hand:p1"))
    found = next(c for c in deck if looking.kind(play.state, c) == "attachment" and looking.cost_number(play.state, c))
    play.do(lambda t: doing.move(t, found, "discard:p1"), go_on=False)
    return found


def test_165_stalwart_plays_an_attachment_of_the_discard_pile_for_its_cost(play: Table) -> None:
    hero = play.heroes()[0]
    before = play.value("defense", hero)
    stalwart = boon(play, "165", hero)
    assert play.value("defense", hero) == before + 1
    new = attachment(play)
    cost = looking.cost_number(play.state, new)
    for payer in play.heroes():
        play.mark(payer, resources=5)
    play.phase("planning")
    act(play, stalwart)
    play.answer_all()
    assert looking.host(play.state, new) == hero
    assert sum(5 - play.piece(payer).resources for payer in play.heroes()) == cost
    assert stalwart not in actions(play)


def test_165_is_for_the_planning_phase_and_for_who_can_pay(play: Table) -> None:
    stalwart = boon(play, "165", play.heroes()[0])
    attachment(play)
    for payer in play.heroes():
        play.mark(payer, resources=5)
    play.phase("quest")
    assert stalwart not in actions(play)
    play.phase("planning")
    assert stalwart in actions(play)
    for payer in play.heroes():
        play.mark(payer, resources=0)
    assert stalwart not in actions(play)


def test_165_takes_nothing_while_cards_are_kept_in_the_discard_piles() -> None:
    play = Table(DIKE)
    stalwart = boon(play, "165", play.heroes()[0])
    attachment(play)
    for payer in play.heroes():
        play.mark(payer, resources=5)
    play.phase("planning")
    assert stalwart in actions(play)
    play.put("the-power-of-angmar-tlr")
    assert stalwart not in actions(play)


def test_a_permanent_boon_cannot_be_discarded(play: Table) -> None:
    hero = play.heroes()[0]
    hardy = boon(play, "162", hero)
    play.do(lambda t: leaving.discard(t, hardy))
    assert looking.host(play.state, hardy) == hero
    with pytest.raises(Illegal):
        play.by_hand("leave", card=hardy, to="discard")


def test_a_permanent_boon_is_not_among_the_attachments_that_a_card_discards() -> None:
    play = Table(WASTES)
    hero = play.heroes()[0]
    boon(play, "162", hero)
    other = boon(play, "186", hero)
    assert attachments("you")(play.state, Step(name="script", seat="p1")) == (other,)


def test_a_permanent_boon_is_out_of_the_game_when_its_hero_leaves_play(play: Table) -> None:
    hero = play.heroes()[0]
    hardy = boon(play, "162", hero)
    play.do(lambda t: leaving.destroy(t, hero))
    assert hardy in play.pile("removed")
    assert hardy not in play.pile("discard:p1")


# 167 Amarthiúl's Courage


def test_167_goes_on_amarthiul_with_1_willpower_and_1_hit_point_and_readies_him_once() -> None:
    plain = Table(WASTES, log=Log(scenario=4, pool=("158/2",), protect=0), clear=False)
    play = Table(WASTES, log=Log(scenario=4, pool=("158/2", "167"), protect=0), clear=False)
    courage = card(play, "167")
    friend = looking.host(play.state, courage)
    assert play.piece(friend).at == "play:p1"
    for stat in ("willpower", "hit_points"):
        assert play.value(stat, friend) == plain.value(stat, friend) + 1
    play.mark(friend, exhausted=1)
    assert courage not in actions(play, "p2")
    act(play, courage)
    assert not play.piece(friend).exhausted
    assert courage not in actions(play)


def test_167_stays_out_of_a_scenario_without_amarthiul() -> None:
    play = Table(REALM, log=Log(scenario=9, pool=("167",)), clear=False)
    assert not play.in_play("campaign-167")
    assert GAME.inventory(play.state) == ()
