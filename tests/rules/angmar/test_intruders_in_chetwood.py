"""The encounter set Intruders in Chetwood, card by card, and its stage (encounter_sets.json, quests.json 1)."""

from __future__ import annotations

from rules.angmar import leaving, looking, values
from tests.rules.angmar.kit import Table

CHETWOOD = "intruders-in-chetwood"


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
