"""The encounter set Intruders in Chetwood, card by card, and its stage (encounter_sets.json, quests.json 1)."""

from __future__ import annotations

import pytest

from rules.angmar import GAME, doing, leaving, looking, values
from rules.angmar.state import Step
from rules.angmar.steps import planning
from rules.angmar.writing import then
from tests.rules.angmar.kit import Table

CHETWOOD, IARION = "intruders-in-chetwood", "iarion-tlr#1"


def table(players: int = 2, **options: str) -> Table:
    return Table(CHETWOOD, players, **options)


def test_a_staged_orc_war_party_keeps_staged_enemies_from_damage() -> None:
    play = table()
    party, orc = play.put("orc-war-party-tlr"), play.put("angmar-orc-tlr")
    play.do(lambda t: leaving.damage(t, orc, 2))
    assert play.piece(orc).damage == 0
    play.do(lambda t: leaving.damage(t, party, 2))
    assert play.piece(party).damage == 0


def test_an_orc_war_party_does_not_keep_engaged_enemies_from_damage() -> None:
    play = table()
    play.put("orc-war-party-tlr")
    orc = play.put("angmar-orc-tlr", "engaged:p1")
    play.do(lambda t: leaving.damage(t, orc, 2))
    assert play.piece(orc).damage == 2


def test_an_engaged_orc_war_party_protects_nobody() -> None:
    play = table()
    play.put("orc-war-party-tlr", "engaged:p1")
    orc = play.put("angmar-orc-tlr")
    play.do(lambda t: leaving.damage(t, orc, 2))
    assert play.piece(orc).damage == 2


def test_the_players_cannot_win_while_an_orc_war_party_is_in_play() -> None:
    play = table()
    quest = looking.main_quest(play.state, "main")
    party = play.put("orc-war-party-tlr", "engaged:p1")
    play.mark(quest, progress=30)
    play.do(lambda _: None)
    assert play.state.result is None
    play.do(lambda t: leaving.destroy(t, party))
    assert play.state.result is not None
    assert play.state.result.won


def test_surprising_speed_returns_one_enemy_of_each_player() -> None:
    play = table()
    mine, his = play.put("angmar-orc-tlr", "engaged:p1"), play.put("angmar-marauder-tlr", "engaged:p2")
    before = play.threat()
    play.reveal("surprising-speed-tlr")
    assert {play.piece(mine).at, play.piece(his).at} == {"staging:main"}
    assert play.threat() == before
    assert len(play.told("revealed")) == 1


def test_surprising_speed_without_an_engaged_enemy_gains_surge_and_doomed_1() -> None:
    play = table()
    before = play.threat(), play.threat("p2")
    play.on_top("rugged-country-tlr")
    card = play.find("surprising-speed-tlr")
    play.on_top(looking.key_of(card))
    play.reveal("surprising-speed-tlr")
    assert (play.threat(), play.threat("p2")) == (before[0] + 1, before[1] + 1)
    assert len(play.told("revealed")) == 2


def test_the_shadow_of_surprising_speed_sends_the_attacker_back() -> None:
    play = table()
    orc = play.put("angmar-orc-tlr", "engaged:p1")
    hero = play.heroes()[0]
    play.attack(orc, shadow="surprising-speed-tlr")
    play.answer(hero)
    expected = max(0, 2 + 1 - values.defense(play.state, hero))
    assert play.piece(hero).damage == expected
    assert play.piece(orc).at == "staging:main"
    assert values.attack(play.state, orc) == 2


# Orc War Party


def test_an_orc_war_party_cannot_have_attachments() -> None:
    play = table()
    party, orc = play.put("orc-war-party-tlr"), play.put("angmar-orc-tlr")
    card = next(c for c in play.pile("deck:p1") if looking.front(play.state, c).kind == "attachment")
    assert orc in planning.hosts(play.state, card)
    assert party not in planning.hosts(play.state, card)


# Chetwood Forest


def test_travelling_to_chetwood_forest_has_a_player_engage_a_staged_enemy_of_his_choice() -> None:
    play = table()
    forest, orc, party = play.put("chetwood-forest-tlr"), play.put("angmar-orc-tlr"), play.put("orc-war-party-tlr")
    play.put("angmar-marauder-tlr", "engaged:p1")
    play.travel(forest)
    assert play.questions()[0].seat == "p1"
    assert play.options() == ("p1", "p2")
    play.answer("p2")
    assert play.questions()[0].seat == "p2"
    assert set(play.options()) == {orc, party}
    play.answer(party)
    assert play.piece(party).at == "engaged:p2"
    assert play.piece(orc).at == "staging:main"
    assert play.piece(forest).at == "active:main"


def test_without_a_staged_enemy_nobody_can_travel_to_chetwood_forest() -> None:
    play = table()
    play.put("chetwood-forest-tlr")
    play.put("angmar-orc-tlr", "engaged:p1")
    place = play.put("rugged-country-tlr")
    assert travels(play) == {place}


def travels(play: Table) -> set[str]:
    """The locations that the players can travel to."""
    play.do(lambda t: then(t, Step(name="travel", other="main")))
    return set(play.options()) - {""}


def test_the_shadow_of_chetwood_forest_can_exhaust_a_hero_of_the_attacked_player() -> None:
    play = table()
    orc, hero = play.put("angmar-orc-tlr", "engaged:p2"), play.heroes("p2")[1]
    play.ally("p2")
    play.attack(orc, "p2", shadow="chetwood-forest-tlr")
    play.answer("")
    assert play.questions()[0].seat == "p2"
    play.answer("Exhaust")
    assert set(play.options()) == set(play.heroes("p2"))
    play.answer(hero)
    assert play.piece(hero).exhausted
    play.answer(hero)
    assert play.piece(orc).at == "engaged:p2"


def test_the_shadow_of_chetwood_forest_can_send_the_attacker_back_after_the_attack() -> None:
    play = table()
    orc, hero = play.put("angmar-orc-tlr", "engaged:p1"), play.heroes()[0]
    play.attack(orc, shadow="chetwood-forest-tlr")
    play.answer("")
    play.answer("The attacker")
    assert play.piece(orc).at == "engaged:p1"
    play.answer(hero)
    assert play.piece(hero).damage == 2
    assert play.piece(orc).at == "staging:main"
    assert not any(play.piece(c).exhausted for c in play.heroes())


def test_with_every_hero_exhausted_the_attacker_has_to_go_back() -> None:
    play = table()
    orc = play.put("angmar-orc-tlr", "engaged:p1")
    for hero in play.heroes():
        play.mark(hero, exhausted=1)
    play.attack(orc, shadow="chetwood-forest-tlr")
    play.answer("iarion")
    assert play.asked() == ""
    assert play.piece(orc).at == "staging:main"


@pytest.mark.rule("RULES 4.6")
def test_an_attacker_in_the_staging_area_cannot_return_there_so_a_hero_is_exhausted() -> None:
    play = table()
    orc, hero = play.put("angmar-orc-tlr"), play.heroes()[1]
    play.attack(orc, shadow="chetwood-forest-tlr")
    play.answer("")
    assert set(play.options()) == set(play.heroes())
    play.answer(hero)
    assert play.piece(hero).exhausted


# Borders of Bree-land


def test_borders_of_bree_land_returns_one_engaged_enemy_at_the_beginning_of_the_quest_phase() -> None:
    play = table()
    play.put("borders-of-bree-land-tlr")
    mine, his = play.put("angmar-orc-tlr", "engaged:p1"), play.put("angmar-marauder-tlr", "engaged:p2")
    play.put("angmar-captain-tlr")
    play.moment("quest-begins")
    assert play.questions()[0].seat == "p1"
    assert set(play.options()) == {mine, his}
    play.answer(his)
    assert play.piece(his).at == "staging:main"
    assert play.piece(mine).at == "engaged:p1"


def test_borders_of_bree_land_returns_the_enemy_of_another_player_too() -> None:
    play = table()
    play.put("borders-of-bree-land-tlr")
    orc = play.put("angmar-orc-tlr", "engaged:p2")
    play.moment("quest-begins")
    assert play.piece(orc).at == "staging:main"


def test_an_active_borders_of_bree_land_returns_no_enemy() -> None:
    play = table()
    play.put("borders-of-bree-land-tlr", "active:main")
    orc = play.put("angmar-orc-tlr", "engaged:p1")
    play.moment("quest-begins")
    assert play.piece(orc).at == "engaged:p1"


def test_without_an_engaged_enemy_borders_of_bree_land_does_nothing() -> None:
    play = table()
    play.put("borders-of-bree-land-tlr")
    play.put("angmar-orc-tlr")
    play.moment("quest-begins")
    assert play.asked() == ""


@pytest.mark.parametrize(("stages", "count"), [("all", 3), ("main", 1)])
def test_the_shadow_of_borders_of_bree_land_takes_1_defense_for_each_stage_in_play(stages: str, count: int) -> None:
    play = table(stages=stages)
    play.put("orc-rearguard-tlr")
    play.put("orc-ambush-tlr")
    marauder, hero = play.put("angmar-marauder-tlr", "engaged:p1"), play.heroes()[0]
    play.do(lambda t: doing.last(t, "game", "defense", 2, hero))
    assert (play.value("attack", marauder), play.value("defense", hero)) == (3 + 1, 4)
    play.attack(marauder, shadow="borders-of-bree-land-tlr")
    play.answer(hero)
    assert play.piece(hero).damage == 4 - (4 - count)
    assert play.value("defense", hero) == 4


# Outlying Homestead


def test_while_outlying_homestead_is_staged_nobody_can_lower_his_threat() -> None:
    play = table()
    home = play.put("outlying-homestead-tlr")
    before = play.threat()
    play.do(lambda t: doing.threat(t, "p1", -5))
    assert play.threat() == before
    play.do(lambda t: doing.threat(t, "p1", 1))
    assert play.threat() == before + 1
    play.do(lambda t: doing.shift(t, home, "active:main"))
    play.do(lambda t: doing.threat(t, "p1", -5))
    assert play.threat() == before - 4


def test_outlying_homestead_is_doomed_1() -> None:
    play = table()
    before = play.threat(), play.threat("p2")
    play.reveal("outlying-homestead-tlr")
    assert (play.threat(), play.threat("p2")) == (before[0] + 1, before[1] + 1)


def test_travelling_to_outlying_homestead_reveals_an_encounter_card() -> None:
    play = table()
    home, below = play.put("outlying-homestead-tlr"), play.on_top("borders-of-bree-land-tlr")
    top = play.on_top("rugged-country-tlr")
    play.travel(home)
    assert top in play.staged()
    assert play.pile("encounter")[0] == below
    assert play.piece(home).at == "active:main"


@pytest.mark.rule("RULES 3.4")
def test_without_an_encounter_card_to_reveal_nobody_can_travel_to_outlying_homestead() -> None:
    play = table()
    play.put("outlying-homestead-tlr")
    place = play.put("rugged-country-tlr")
    play.phase("travel")
    play.do(lambda t: doing.all_to(t, "encounter", "discard"), go_on=False)
    assert travels(play) == {place}


# Sudden Assault


def test_if_more_willpower_is_committed_every_staged_enemy_attacks_the_first_player() -> None:
    play = table()
    orc, marauder = play.put("angmar-orc-tlr"), play.put("angmar-marauder-tlr")
    engaged = play.put("angmar-captain-tlr", "engaged:p1")
    quest(play, 6)
    play.reveal("sudden-assault-tlr", seat="p2")
    attacks = []
    while play.asked():
        assert play.questions()[0].seat == "p1"
        attacks += [e.card for e in play.told("attacks")]
        play.answer("" if play.asked() == "defend" else None)
    assert attacks == [orc, marauder]
    assert engaged not in attacks
    assert play.in_play("orc-war-party-tlr") == ()


@pytest.mark.parametrize("willpower", [0, 5])
def test_if_it_is_not_more_an_orc_war_party_is_added(willpower: int) -> None:
    play = table()
    play.put("angmar-orc-tlr")
    play.put("angmar-marauder-tlr")
    quest(play, willpower)
    play.reveal("sudden-assault-tlr")
    assert play.told("attacks") == []
    play.answer("orc-war-party-tlr")
    (party,) = play.in_play("orc-war-party-tlr")
    assert party in play.staged()
    assert any(e.kind == "shuffled" and e.pile == "encounter" for e in play.events)


def test_with_no_staged_enemy_no_attack_is_made_and_an_orc_war_party_is_added() -> None:
    play = table()
    play.put("angmar-captain-tlr", "engaged:p1")
    quest(play, 3)
    play.reveal("sudden-assault-tlr")
    play.answer("orc-war-party-tlr")
    assert len(play.in_play("orc-war-party-tlr")) == 1


def test_an_orc_war_party_out_of_the_discard_pile_can_be_added() -> None:
    play = table()
    play.reveal("sudden-assault-tlr", seat="p2")
    assert play.questions()[0].seat == "p1"
    party = next(card for card in play.pile("discard") if looking.key_of(card) == "orc-war-party-tlr")
    assert {looking.key_of(card) for card in play.options()} == {"orc-war-party-tlr"}
    assert {looking.pile_of(play.state, card) for card in play.options()} == {"encounter", "discard"}
    play.answer(party)
    assert party in play.staged()


def test_revealed_again_in_the_same_phase_sudden_assault_counts_anew() -> None:
    play = table()
    orc = play.put("angmar-orc-tlr")
    quest(play, 9)
    card = play.reveal("sudden-assault-tlr")
    play.answer_all()
    play.do(lambda t: leaving.discard(t, orc))
    again(play, card)
    play.answer("orc-war-party-tlr")
    assert len(play.in_play("orc-war-party-tlr")) == 1


def again(play: Table, card: str) -> None:
    """The card is revealed once more in the same phase."""
    play.do(lambda t: then(t, Step(name="reveal", card=card, seat="p1", other="main")))


def test_revealed_again_in_the_same_phase_surprising_speed_counts_anew() -> None:
    play = table()
    play.put("angmar-orc-tlr", "engaged:p1")
    card = play.reveal("surprising-speed-tlr")
    before = play.threat()
    play.on_top("rugged-country-tlr")
    again(play, card)
    assert play.threat() == before + 1


def test_sudden_assault_cannot_be_canceled() -> None:
    play = table(pace="brisk")
    play.reveal("sudden-assault-tlr")
    assert play.asked() == "revealed"
    assert "cancel" not in {tool.key for tool in GAME.tools(play.state, "p1")}
    play.answer("")
    play.answer("orc-war-party-tlr")
    assert len(play.in_play("orc-war-party-tlr")) == 1


def quest(play: Table, willpower: int) -> None:
    """A hero is committed who brings so much willpower."""
    hero = play.heroes()[0]
    play.commit(hero)
    more = willpower - play.value("willpower", hero)
    play.do(lambda t: doing.last(t, "game", "willpower", more, hero))
    assert values.questing(play.state, "main") == willpower
