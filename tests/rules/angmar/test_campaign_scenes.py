"""The nine campaign cards: their Setups, Forced effects and resolutions (campaign.json 156-193)."""

from __future__ import annotations

import pytest

from rules.angmar import GAME, doing, leaving, looking
from rules.angmar.campaign import heroes
from rules.angmar.campaign_log import Log
from rules.angmar.decks import STARTERS
from rules.angmar.state import Step
from rules.angmar.writing import then
from tests.rules.angmar.campaigns import (
    CARN,
    CHETWOOD,
    DIKE,
    ETTENMOORS,
    GRAM,
    HILLS,
    REALM,
    RHUDAUR,
    WASTES,
    Until,
    card,
    title,
    won,
)
from tests.rules.angmar.kit import Table, at_stage_1

FIRST = heroes.titles(STARTERS[0])


def copies(play: Table, number: str) -> int:
    """How many copies of a campaign card are at the table."""
    cards = (*play.state.pieces, *(one for pile in play.state.piles.values() for one in pile))
    return sum(1 for one in cards if looking.key_of(one) == f"campaign-{number}")


# 156 Intruders in Chetwood


def test_156_each_player_in_turn_may_load_4_damage_for_a_resource_on_each_of_his_heroes() -> None:
    play = Until(CHETWOOD, "load 4 damage", Log())
    innocent = card(play, "158")
    assert play.questions()[0].seat == "p1"
    had = [play.piece(hero).resources for hero in play.heroes()]
    play.answer("Yes")
    assert play.piece(innocent).damage == 4
    assert [play.piece(hero).resources for hero in play.heroes()] == [one + 1 for one in had]
    assert play.questions()[0].seat == "p2"
    play.answer("No")
    assert play.piece(innocent).damage == 4
    assert play.state.phase == "planning"
    assert {play.piece(hero).resources for hero in play.heroes()} == {2}
    assert {play.piece(hero).resources for hero in play.heroes("p2")} == {1}


def test_156_side_b_comes_after_the_campaign_card() -> None:
    play = Until(CHETWOOD, "load 4 damage", Log())
    assert play.piece(looking.main_quest(play.state, "main")).side == 0


# 159 The Weather Hills


def test_159_mysterious_omens_joins_the_campaign_and_the_encounter_deck_once() -> None:
    first = Table(HILLS, log=Log(scenario=2, pool=("158",), protect=3), clear=False)
    assert copies(first, "160") == 1
    again = Table(HILLS, log=Log(scenario=2, pool=("158", "160"), protect=3), clear=False)
    assert copies(again, "160") == 1


def test_159_the_damage_at_the_end_replaces_the_number_of_the_log() -> None:
    play = Table(HILLS, log=Log(scenario=2, pool=("158",), protect=3), clear=False)
    innocent = card(play, "158")
    assert play.piece(innocent).damage == 3
    play.mark(innocent, damage=1)
    assert won(play).protect == 1


# 166 Deadmen's Dike


def dike(**log: object) -> Table:
    return Table(DIKE, log=Log(scenario=3, pool=("158",), protect=2, **log), clear=False)  # type: ignore[arg-type]


def test_166_the_pendant_is_on_iarion_before_the_first_cards_are_revealed() -> None:
    state = at_stage_1(DIKE, 2, log=Log(scenario=3, pool=("158",), protect=2))
    (pendant,) = (c for c in state.pieces if looking.key_of(c) == "campaign-157")
    (innocent,) = (c for c in state.pieces if looking.key_of(c) == "campaign-158")
    assert looking.printed(state, looking.host(state, pendant)).name == "Iârion"
    assert state.pieces[innocent].damage == 2


def test_166_the_pendant_joins_the_deck_of_the_player_whom_the_group_names() -> None:
    log = won(dike(), "Iârion's Pendant", "p2")
    assert log.cards == {"p2": ("157",)}
    assert "157" in log.pool
    assert "167" not in log.pool


def test_166_the_pendant_need_not_be_in_any_deck() -> None:
    log = won(dike(), "Iârion's Pendant", "")
    assert log.cards == {}
    assert "157" in log.pool
    assert not [c for c in Table(WASTES, log=log).pile("deck:p1") if "campaign-157" in c]


def test_166_a_player_who_was_eliminated_may_have_the_pendant_too() -> None:
    play = dike()
    play.set_threat(50, "p2")
    play.settle()
    assert won(play, "Iârion's Pendant", "p2").cards == {"p2": ("157",)}


def test_166_amarthiuls_courage_joins_the_campaign_and_no_deck() -> None:
    log = won(dike(), "Amarthiúl's Courage")
    assert log.cards == {}
    assert "167" in log.pool
    assert "157" not in log.pool


def test_166_only_thaurdir_takes_a_burden_and_only_one() -> None:
    play = dike()
    shade = play.put("cursed-dead-tlr")
    play.do(lambda t: doing.moment(t, "entered", card=shade, area="main"))
    assert play.state.log is not None
    assert not {"168", "169", "170"} & set(play.state.log.pool)
    thaurdir = play.find("thaurdir-tlr")
    for _ in range(2):
        play.do(lambda t: doing.enter(t, thaurdir, "staging:main"))
        play.do(lambda t: leaving.leave(t, thaurdir, to="aside", how="test"))
    assert len({"168", "169", "170"} & set(play.state.log.pool)) == 1


# 171 Wastes of Eriador


def test_171_fend_off_despair_is_there_once_also_when_it_was_in_the_pool_and_joins_it_after_a_victory() -> None:
    play = Table(WASTES, log=Log(scenario=4, pool=("158/2",), protect=0), clear=False)
    assert copies(play, "173") == 1
    assert "173" in won(play).pool
    again = Table(WASTES, log=Log(scenario=4, pool=("158/2", "173"), protect=0), clear=False)
    assert copies(again, "173") == 1


def test_171_determination_joins_each_players_deck_for_the_rest_of_the_campaign() -> None:
    log = won(Table(WASTES, log=Log(scenario=4, pool=("158/2",), protect=0)))
    assert log.cards == {"p1": ("172",), "p2": ("172",)}
    play = Table(ETTENMOORS, log=Log(scenario=6, pool=log.pool, cards=log.cards))
    for seat in ("p1", "p2"):
        cards = (*play.pile(f"deck:{seat}"), *play.pile(f"hand:{seat}"))
        assert [looking.key_of(c) for c in cards].count("campaign-172") == 1


# 174 Escape from Mount Gram, 175 Loot the Dungeons


def test_174_a_rescued_hero_gets_cunning_without_the_resources_of_its_setup() -> None:
    play = Table(GRAM, log=Log(scenario=5, pool=("161",), boons={"161": "Théodred"}), clear=False)
    hero = next(c for c in looking.captives(play.state, "p1") if title(play, c) == "Théodred")
    assert copies(play, "161") == 0
    under = looking.pile_of(play.state, hero).removeprefix("under:")
    play.do(lambda t: leaving.rescue(t, under, (hero,), "p1"))
    assert copies(play, "161") == 1
    assert play.piece(hero).resources == 0


def test_174_the_starting_hero_has_his_boon_from_the_setup_on() -> None:
    play = Table(GRAM, clear=False)
    name = title(play, play.heroes()[0])
    play = Table(GRAM, log=Log(scenario=5, pool=("162",), boons={"162": name}), clear=False)
    assert looking.host(play.state, card(play, "162")) == play.heroes()[0]


def test_174_the_refresh_phase_raises_no_threat_by_1_but_by_stages_and_side_quests_won() -> None:
    play = Table(GRAM, log=Log(scenario=5), clear=False)
    before = play.threat()
    play.do(lambda t: then(t, Step(name="refresh phase")))
    rise = play.threat() - before
    (loot,) = play.in_play("campaign-175")
    play.do(lambda t: leaving.leave(t, loot, how="defeated"), go_on=False)
    before = play.threat()
    play.do(lambda t: then(t, Step(name="refresh phase")))
    assert play.threat() - before == rise + 1


def test_174_the_bottom_5_cards_of_each_captured_deck_are_under_loot_the_dungeons() -> None:
    play = Table(GRAM, log=Log(scenario=5), clear=False)
    (loot,) = play.in_play("campaign-175")
    for seat in ("p1", "p2"):
        assert sum(1 for c in play.pile(f"under:{loot}") if looking.owner(c) == seat) == 5


@pytest.mark.parametrize(("players", "points"), [(1, 8), (2, 12), (3, 16), (4, 20)])
def test_175_has_4_quest_points_and_4_more_for_each_player_wherever_he_is(players: int, points: int) -> None:
    play = Table(GRAM, players, log=Log(scenario=5), clear=False)
    (loot,) = play.in_play("campaign-175")
    assert play.value("quest_points", loot) == points
    for seat in play.state.seats:
        assert loot in looking.quest_cards(play.state, play.state.players[seat].area)


def test_175_defeated_each_player_wherever_he_is_may_take_a_boon_that_nobody_has() -> None:
    play = Table(GRAM, log=Log(scenario=5), clear=False)
    (loot,) = play.in_play("campaign-175")
    play.mark(loot, progress=99)
    play.settle()
    assert play.questions()[0].seat == "p1"
    play.answer("Silverthorn")
    assert "Silverthorn" not in play.options()
    assert play.questions()[0].seat == "p2"
    play.answer("Berelind")
    assert "p1:campaign-181#1" in play.pile("hand:p1")
    assert "p2:campaign-176#1" in play.pile("hand:p2")
    log = play.state.log
    assert log is not None
    assert log.cards == {"p1": ("181",), "p2": ("176",)}
    assert {"176", "181"} <= set(log.pool)


# 182 Across the Ettenmoors


def tick(play: Table) -> None:
    play.phase("quest")
    play.moment("quest-begins")
    play.answer_all()


def test_182_two_tokens_reveal_nothing() -> None:
    play = Table(ETTENMOORS, log=Log(scenario=6), clear=False)
    scene = card(play, "182")
    assert sum(1 for c in play.pile("aside") if looking.key_of(c) == "campaign-183") == 5
    tick(play)
    assert play.piece(scene).tokens == 1
    tick(play)
    assert play.piece(scene).tokens == 2
    assert not play.told("revealed")


def test_182_copies_of_the_pool_are_in_the_deck_and_the_rest_set_aside() -> None:
    play = Table(ETTENMOORS, log=Log(scenario=6, pool=("183",), losing_time=2), clear=False)
    assert copies(play, "183") == 5
    assert sum(1 for c in play.pile("aside") if looking.key_of(c) == "campaign-183") == 3


def test_182_with_no_losing_time_left_nothing_is_revealed() -> None:
    play = Table(ETTENMOORS, log=Log(scenario=6), clear=False)
    play.do(lambda t: [doing.move(t, c, "removed") for c in looking.pile(t.state, "aside")], go_on=False)
    play.mark(card(play, "182"), tokens=5)
    tick(play)
    assert not play.told("revealed")


# 184 The Treachery of Rhudaur


def test_184_each_player_may_take_the_boon_of_each_clue_that_he_controls() -> None:
    from tests.rules.angmar.rhudaur import DECIPHER, QUIET, SIFT, clue

    play = Table(RHUDAUR, log=Log(scenario=7), clear=False)
    clue(play, QUIET, play.heroes()[0])
    clue(play, SIFT, play.heroes()[1])
    clue(play, DECIPHER, play.heroes("p2")[0])
    log = won(play, "Yes", "No", "Yes")
    assert log.cards == {"p1": ("185",), "p2": ("187",)}
    assert {"185", "187"} <= set(log.pool)
    assert "186" not in log.pool


def test_184_a_clue_in_the_staging_area_is_nobodys() -> None:
    from tests.rules.angmar.rhudaur import QUIET, clue

    play = Table(RHUDAUR, log=Log(scenario=7), clear=False)
    clue(play, QUIET)
    assert won(play).cards == {}


# 188 The Battle of Carn Dûm


def test_188_in_turn_order_each_player_may_take_a_boon_into_his_hand() -> None:
    play = Until(CARN, "opening hand", Log(scenario=8))
    assert play.questions()[0].seat == "p1"
    play.answer("Elrond's Champion")
    assert play.questions()[0].seat == "p2"
    assert "Elrond's Champion" not in play.options()
    play.answer("None")
    assert "p1:campaign-189#1" in play.pile("hand:p1")
    log = play.state.log
    assert log is not None
    assert (log.cards, log.pool) == ({"p1": ("189",)}, ("189",))


def test_188_only_damaged_heroes_are_noted() -> None:
    play = Table(CARN, log=Log(scenario=8), clear=False)
    hero = play.heroes()[0]
    play.mark(hero, damage=1)
    play.mark(play.ally(), damage=1)
    assert won(play).damage == {title(play, hero): 1}


# 193 The Dread Realm


def test_193_each_player_may_fetch_a_boon_out_of_his_deck() -> None:
    log = Log(scenario=9, pool=("176", "177", "191", "189"), cards={"p1": ("176", "189", "191"), "p2": ("177",)})
    play = Until(REALM, "Which boon", log)
    (boon_,) = [what for what in play.options() if what.startswith("p1:campaign-191")]
    deck = [c for c in play.pile("deck:p1") if c != boon_]
    play.answer(boon_)
    assert boon_ in play.pile("hand:p1")
    assert sorted(play.pile("deck:p1")) == sorted(deck)
    assert list(play.pile("deck:p1")) != deck, "the deck that was searched is shuffled"


def test_193_nobody_has_to_and_only_his_own_boons_are_his_to_fetch() -> None:
    log = Log(scenario=9, pool=("176", "191"), cards={"p1": ("191",), "p2": ("176",)})
    play = Until(REALM, "Which boon", log)
    assert "" in play.options()
    assert not [what for what in play.options() if what.startswith("p2:")]


def test_193_each_hero_begins_with_the_damage_that_the_log_notes() -> None:
    play = Table(REALM, log=Log(scenario=9, damage={FIRST[0]: 2}), clear=False)
    damage = {title(play, hero): play.piece(hero).damage for hero in (*play.heroes(), *play.heroes("p2"))}
    assert damage[FIRST[0]] == 2
    assert sum(damage.values()) == 2


def test_every_scenario_of_a_campaign_begins_with_all_its_cards() -> None:
    pools = {
        2: ("158",), 3: ("158", "160", "161"), 4: ("158/2", "160", "168", "157"), 6: ("158/2", "160", "172", "173"),
        7: ("158/2", "168", "167", "183"), 8: ("158/2", "168", "167", "185"), 9: ("158/2", "189", "167"),
    }  # fmt: skip
    scenarios = {2: HILLS, 3: DIKE, 4: WASTES, 6: ETTENMOORS, 7: RHUDAUR, 8: CARN, 9: REALM}
    for number, pool in pools.items():
        log = Log(scenario=number, pool=pool, protect=1, boons={"161": FIRST[0]}, losing_time=int("183" in pool))
        play = Table(scenarios[number], log=log, clear=False)
        assert GAME.inventory(play.state) == (), number
        assert play.state.result is None


def test_168_waits_for_thaurdir_in_the_seventh_scenario_and_is_on_him_in_the_eighth() -> None:
    play = Table(RHUDAUR, log=Log(scenario=7, pool=("168",)), clear=False)
    assert not play.in_play("campaign-168")
    thaurdir = next(c for c in play.pile("aside") if title(play, c) == "Thaurdir")
    play.do(lambda t: doing.enter(t, thaurdir, "staging:main"))
    assert looking.host(play.state, card(play, "168")) == thaurdir
    play = Table(CARN, log=Log(scenario=8, pool=("168",)), clear=False)
    host = looking.host(play.state, card(play, "168"))
    assert looking.printed(play.state, host).name == "Thaurdir"
