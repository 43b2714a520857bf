"""The side quests of Intruders in Chetwood (encounter_sets.json, quests.json 1)."""

from __future__ import annotations

from rules.angmar import GAME, leaving, looking, questing
from rules.angmar import events as ev
from rules.angmar.state import Step
from rules.angmar.writing import then
from tests.rules.angmar.kit import Table

CHETWOOD, IARION = "intruders-in-chetwood", "iarion-tlr#1"


def table(players: int = 2, **options: str) -> Table:
    return Table(CHETWOOD, players, **options)


# Orc Rearguard


def test_with_orc_rearguard_3_progress_a_round_is_the_most_for_the_current_quest() -> None:
    play = table()
    play.put("orc-rearguard-tlr")
    main = looking.main_quest(play.state, "main")
    play.do(lambda t: questing.progress(t, "main", 2))
    assert play.piece(main).progress == 2
    play.do(lambda t: questing.progress(t, "main", 7))
    assert play.piece(main).progress == 3


def test_the_cap_is_for_each_round_anew() -> None:
    play = table()
    play.put("orc-rearguard-tlr")
    play.do(lambda t: questing.progress(t, "main", 7))
    play.do(lambda t: t.happen(ev.RoundBegan(number=2)))
    play.do(lambda t: questing.progress(t, "main", 7))
    assert play.piece(looking.main_quest(play.state, "main")).progress == 6


def test_the_cap_is_also_for_a_card_that_puts_progress_on_the_current_quest_by_its_name() -> None:
    play = table()
    play.put("orc-rearguard-tlr")
    main = looking.main_quest(play.state, "main")
    play.by_hand("progress", card=main, count="8")
    assert play.piece(main).progress == 3


def test_the_cap_is_not_for_the_active_location_or_a_quest_that_is_not_current() -> None:
    play = table()
    play.put("orc-rearguard-tlr")
    home, other = play.put("outlying-homestead-tlr", "active:main"), play.put("rescue-iarion-tlr")
    play.do(lambda t: questing.progress(t, "main", 7))
    assert play.piece(home).progress == 7
    play.by_hand("progress", card=other, count="5")
    assert play.piece(other).progress == 5


def test_A10_progress_beyond_the_points_of_a_current_side_quest_is_lost() -> None:
    play = table()
    guard = play.put("orc-rearguard-tlr")
    play.current(guard)
    play.do(lambda t: questing.progress(t, "main", 9))
    assert guard in play.pile("victory")
    assert play.piece(looking.main_quest(play.state, "main")).progress == 0


def test_while_it_is_current_a_card_more_is_revealed_at_the_end_of_the_staging_step() -> None:
    play = table()
    guard, top = play.put("orc-rearguard-tlr"), play.on_top("rugged-country-tlr")
    play.moment("staging-ends")
    assert top in play.pile("encounter")
    play.current(guard)
    play.moment("staging-ends")
    assert top in play.staged()
    assert len(play.told("revealed")) == 1


# Rescue Iârion


def test_rescue_iarion_puts_him_under_it_with_4_time_counters() -> None:
    play = table()
    card = play.reveal("rescue-iarion-tlr")
    assert play.pile(f"under:{card}") == (IARION,)
    assert play.piece(card).time == 4
    assert play.state.result is None


def test_on_its_defeat_he_returns_exhausted_under_the_first_player() -> None:
    play = table()
    play.mark(IARION, damage=2)
    card = play.reveal("rescue-iarion-tlr")
    play.do(leaving.pass_token)
    play.do(lambda t: questing.on_card(t, card, 6))
    assert play.piece(IARION).at == "play:p2"
    assert play.piece(IARION).exhausted
    assert play.piece(IARION).damage == 0
    assert play.state.result is None
    assert card in play.pile("victory")


def test_another_defeated_side_quest_does_not_bring_him_back() -> None:
    play = table()
    card = play.reveal("rescue-iarion-tlr")
    other = play.put("orc-rearguard-tlr")
    play.do(lambda t: questing.on_card(t, other, 3))
    assert play.pile(f"under:{card}") == (IARION,)


def test_after_its_last_time_counter_he_is_discarded_and_the_players_lose() -> None:
    play = table()
    card = play.reveal("rescue-iarion-tlr")
    for left in (3, 2, 1):
        tick(play)
        assert play.piece(card).time == left
        assert play.state.result is None
    tick(play)
    assert IARION in play.pile("discard")
    assert play.state.result is not None
    assert (play.state.result.won, play.state.result.why) == (False, "iarion")


def test_the_last_counter_of_another_card_loses_nothing() -> None:
    play = table()
    card, other = play.reveal("rescue-iarion-tlr"), play.put("orc-rearguard-tlr")
    play.moment("time", card=other)
    assert play.state.result is None
    assert play.pile(f"under:{card}") == (IARION,)


def test_B02_a_time_card_that_came_outside_the_quest_phase_ticks_at_the_coming_refresh_phase() -> None:
    play = table()
    card = play.on_top("rescue-iarion-tlr")
    play.phase("combat")
    play.do(lambda t: then(t, Step(name="reveal", card=card, seat="p1", other="main")))
    play.do(lambda t: then(t, Step(name="refresh phase")))
    play.answer_all()
    assert play.piece(card).time == 3


def test_A08_the_when_revealed_of_a_side_quest_cannot_be_canceled() -> None:
    play = table(pace="brisk")
    card = play.reveal("rescue-iarion-tlr")
    assert play.asked() == "revealed"
    assert "cancel" not in {tool.key for tool in GAME.tools(play.state, "p1")}
    play.answer("")
    assert play.pile(f"under:{card}") == (IARION,)


def tick(play: Table) -> None:
    """A time counter comes off every card with Time."""
    play.do(lambda t: then(t, Step(name="counters")))
