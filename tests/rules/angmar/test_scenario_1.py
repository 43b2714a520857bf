"""Scenario 1, Intruders in Chetwood: its setup and its stage (scenarios.json 1, quests.json 1; RULES 10.1)."""

from __future__ import annotations

import pytest

from rules.angmar import GAME, doing, leaving, looking, questing
from rules.angmar.state import Step
from rules.angmar.writing import then
from rules.core.game import Setup
from tests.rules.angmar.kit import Table

CHETWOOD, IARION, QUEST = "intruders-in-chetwood", "iarion-tlr#1", "quest-1-1#1"
PLACES = {
    "borders-of-bree-land-tlr", "chetwood-forest-tlr", "outlying-homestead-tlr", "rugged-country-tlr",
    "shrouded-hills-tlr",
}  # fmt: skip


def table(players: int = 2, **options: str) -> Table:
    return Table(CHETWOOD, players, **options)


# Setup


@pytest.mark.parametrize(
    ("mode", "players", "deck"),
    [
        ("standard", 1, 35), ("standard", 2, 34), ("standard", 3, 33), ("standard", 4, 32),
        ("easy", 1, 23), ("easy", 2, 22), ("easy", 3, 21), ("easy", 4, 20),
    ],
)  # fmt: skip
def test_setup(mode: str, players: int, deck: int) -> None:
    """38 cards (26 in easy mode) less Iârion, 1 Orc War Party and a location of each player."""
    play = Table(CHETWOOD, players, clear=False, mode=mode)
    staged = [looking.key_of(card) for card in play.staged()]
    assert len(play.pile("encounter")) == deck
    assert staged.count("orc-war-party-tlr") == 1
    assert len(set(staged) & PLACES) == players
    assert len(staged) == players + 1
    assert play.piece(IARION).at == "play:p1"
    assert not play.piece(IARION).exhausted
    assert play.piece(QUEST).side == 1
    assert play.pile("quest") == play.pile("aside") == play.pile("discard") == ()
    assert looking.active(play.state, "main") == ""


def test_each_player_chooses_a_location_that_is_not_there_yet() -> None:
    play = setting_up(3)
    chosen: list[str] = []
    for seat in ("p1", "p2", "p3"):
        assert play.questions()[0].seat == seat
        offered = {looking.key_of(card) for card in play.options()}
        assert offered == PLACES - set(chosen)
        chosen.append(sorted(offered)[0])
        play.answer(chosen[-1])
    assert {looking.key_of(card) for card in play.staged()} == {*chosen, "orc-war-party-tlr"}


def setting_up(players: int) -> Table:
    """Before the first location is chosen."""
    play = Table.__new__(Table)
    options = {"players": str(players), "pace": "quick"}
    play.state, play.events = GAME.start(Setup(CHETWOOD, "a test", options)).state, []
    while play.asked() != "pick":
        play.answer()
    return play


def test_what_the_setup_adds_is_not_revealed() -> None:
    """FAQ 1.22: neither doomed nor surge, if an Outlying Homestead or Shrouded Hills is added."""
    play = setting_up(2)
    before = play.threat()
    play.answer("outlying-homestead-tlr")
    play.answer("shrouded-hills-tlr")
    assert play.state.round == 1
    assert play.threat() == before
    assert len(play.staged()) == 3


def test_the_encounter_deck_is_shuffled_after_the_setup() -> None:
    play = setting_up(1)
    play.answer()
    assert any(e.kind == "shuffled" and e.pile == "encounter" for e in play.events)


def test_with_another_first_player_he_has_control_of_iarion() -> None:
    seeds = (Table(CHETWOOD, 2, seed=f"seed {n}", clear=False, first="random") for n in range(20))
    play = next(one for one in seeds if one.state.first == "p2")
    assert play.piece(IARION).at == "play:p2"


# The stage


def test_enemies_make_no_engagement_checks() -> None:
    play = table()
    orc = play.put("angmar-orc-tlr")
    play.set_threat(49)
    play.do(lambda t: then(t, Step(name="checks", other="main")))
    assert play.piece(orc).at == "staging:main"


def test_a_player_can_still_engage_an_enemy() -> None:
    play = table()
    orc = play.put("angmar-orc-tlr")
    play.do(lambda t: then(t, Step(name="engage", seat="p1")))
    play.answer(orc)
    assert play.piece(orc).at == "engaged:p1"


def test_at_the_end_of_the_refresh_phase_each_threat_rises_by_1_for_each_staged_enemy() -> None:
    play = table()
    play.put("angmar-orc-tlr")
    play.put("orc-war-party-tlr")
    play.put("angmar-marauder-tlr", "engaged:p1")
    play.put("rugged-country-tlr")
    before = play.threat(), play.threat("p2")
    play.moment("refresh-ends")
    assert (play.threat(), play.threat("p2")) == (before[0] + 2, before[1] + 2)
    play.moment("round-ends")
    assert (play.threat(), play.threat("p2")) == (before[0] + 2, before[1] + 2)


def test_30_progress_win_with_iarion_under_the_first_player() -> None:
    play = table()
    play.do(lambda t: questing.progress(t, "main", 29))
    assert play.state.result is None
    play.do(lambda t: questing.progress(t, "main", 1))
    assert play.state.result is not None
    assert play.state.result.won


def test_without_iarion_the_stage_cannot_be_defeated_but_takes_progress() -> None:
    play = table()
    rescue = play.reveal("rescue-iarion-tlr")
    play.do(lambda t: questing.progress(t, "main", 35))
    assert play.state.result is None
    assert play.piece(QUEST).progress == 35
    play.do(lambda t: questing.on_card(t, rescue, 6))
    assert play.state.result is not None
    assert play.state.result.won


def test_iarion_under_another_player_is_not_enough() -> None:
    """Only blank can he be there (EDGE_CASES C-05)."""
    play = table()
    play.do(lambda t: doing.last(t, "game", "blank", 1, IARION))
    play.do(leaving.pass_token)
    assert play.piece(IARION).at == "play:p1"
    play.do(lambda t: questing.progress(t, "main", 30))
    assert play.state.result is None


def test_with_an_orc_war_party_engaged_the_players_cannot_win() -> None:
    play = table()
    party = play.put("orc-war-party-tlr", "engaged:p2")
    play.do(lambda t: questing.progress(t, "main", 30))
    assert play.state.result is None
    play.do(lambda t: leaving.destroy(t, party))
    assert play.state.result is not None
    assert play.state.result.won


# Order at the end of the refresh phase


def rescue_and_enemy(**options: str) -> tuple[Table, str]:
    """Rescue Iârion with its last counter, and an enemy that raises threats, at the end of the refresh phase."""
    play = table(**options)
    card = play.put("rescue-iarion-tlr")
    play.mark(card, time=1)
    play.put("angmar-orc-tlr")
    play.set_threat(48, "p2")
    play.do(lambda t: then(t, Step(name="refresh phase")))
    return play, card


def test_B07_effects_come_before_the_time_counters() -> None:
    """The second player has risen to 49 and is driven out by the enemy before the counter is the players' loss."""
    play, _ = rescue_and_enemy()
    assert play.state.result is not None
    assert play.state.result.why == "iarion"
    assert play.state.players["p2"].out


def test_B07_a_table_may_have_the_counters_first() -> None:
    play, _ = rescue_and_enemy(counters="before")
    assert play.state.result is not None
    assert not play.state.players["p2"].out


def test_B07_the_first_player_orders_effects_at_the_same_moment() -> None:
    play = Table("the-weather-hills", 2, ordering="ask")
    ruins, ridge = play.put("search-the-ruins-tlr"), play.put("exposed-ridge-tlr", "active:main")
    before = play.threat()
    play.moment("refresh-ends")
    assert play.asked() == "ordering"
    assert set(play.options()) == {ruins, ridge}
    play.answer(ridge)
    assert play.asked() == "pick"
    assert play.threat() == before
    play.answer_all()
    assert play.threat() == before + 2
