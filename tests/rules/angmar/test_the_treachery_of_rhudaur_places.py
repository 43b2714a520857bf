"""The encounter set The Treachery of Rhudaur: Ghostly Ruins and Decrepit Remains (encounter_sets.json)."""

from __future__ import annotations

from rules.angmar import doing, values
from rules.angmar.state import Step
from rules.angmar.writing import then
from tests.rules.angmar.rhudaur import QUIET, SIFT, quest, table

# Ghostly Ruins


def test_when_the_encounter_deck_runs_out_ghostly_ruins_return_the_topmost_undead_enemy_first() -> None:
    play = table()
    play.put("ghostly-ruins-tor")
    play.phase("quest")
    play.do(lambda t: doing.all_to(t, "encounter", "removed"), go_on=False)

    def lay(t: doing.Ledger) -> None:
        for card in ("dead-lord-tlr#1", "cursed-dead-tlr#1", "eerie-halls-tor#1"):
            doing.move(t, card, "discard")
        doing.deck_ran_out(t)

    play.do(lambda t: doing.all_to(t, "discard", "removed"), go_on=False)
    play.do(lay)
    assert play.staged()[-1] == "cursed-dead-tlr#1"
    assert set(play.pile("encounter")) == {"dead-lord-tlr#1", "eerie-halls-tor#1"}


def test_each_of_two_ghostly_ruins_returns_an_enemy() -> None:
    play = table()
    play.put("ghostly-ruins-tor")
    play.put("ghostly-ruins-tor", "active:main")
    play.phase("quest")
    play.do(lambda t: doing.all_to(t, "discard", "removed"), go_on=False)
    play.do(lambda t: doing.all_to(t, "encounter", "removed"), go_on=False)

    def lay(t: doing.Ledger) -> None:
        for card in ("dead-lord-tlr#1", "cursed-dead-tlr#1", "eerie-halls-tor#1"):
            doing.move(t, card, "discard")
        doing.deck_ran_out(t)

    play.do(lay)
    assert {"dead-lord-tlr#1", "cursed-dead-tlr#1"} <= set(play.staged())


def test_ghostly_ruins_return_an_enemy_when_the_deck_runs_out_in_combat_and_not_again_when_it_is_made_anew() -> None:
    play = table()
    play.put("ghostly-ruins-tor")
    enemy = play.put("wight-of-rhudaur-tor", "engaged:p1")
    low, high = play.discards("dead-lord-tlr", "cursed-dead-tlr")
    play.do(lambda t: doing.all_to(t, "encounter", "removed"), go_on=False)
    play.on_top("eerie-halls-tor")
    play.phase("combat")
    play.do(lambda t: doing.deal_shadow(t, enemy))
    assert play.piece(high).at == "staging:main"
    play.do(lambda t: doing.deal_shadow(t, enemy))
    assert play.pile("discard") == (low,)
    play.phase("quest")
    play.do(doing.deck_ran_out)
    assert (play.pile("encounter"), play.pile("discard")) == ((low,), ())
    play.do(lambda t: doing.all_to(t, "encounter", "discard"), go_on=False)
    play.phase("combat")
    play.do(lambda t: doing.deal_shadow(t, enemy))
    assert play.piece(low).at == "staging:main", "it has run out again"


def test_without_ghostly_ruins_nobody_returns_when_the_deck_runs_out() -> None:
    play = table()
    play.phase("quest")
    play.do(lambda t: doing.all_to(t, "encounter", "discard"))
    before = play.staged()
    play.do(doing.deck_ran_out)
    assert play.staged() == before
    assert not play.pile("discard")


def test_travelling_to_ghostly_ruins_returns_the_topmost_undead_enemy() -> None:
    play = table()
    ruins = play.put("ghostly-ruins-tor")
    low, high, _ = play.discards("dead-lord-tlr", "wight-of-rhudaur-tor", "eerie-halls-tor")
    play.travel(ruins)
    assert play.piece(high).at == "staging:main"
    assert play.piece(ruins).at == "active:main"
    assert low in play.pile("discard")


def test_nobody_can_travel_to_ghostly_ruins_without_a_discarded_undead_enemy() -> None:
    play = table()
    ruins, halls = play.put("ghostly-ruins-tor"), play.put("eerie-halls-tor")
    play.discards("dark-covenant-tor")
    play.do(lambda t: then(t, Step(name="travel", other="main")))
    assert halls in play.options()
    assert ruins not in play.options()


# Decrepit Remains


def test_staged_decrepit_remains_add_2_quest_points_to_locations_and_side_quests_in_the_staging_area() -> None:
    play = table()
    remains, halls = play.put("decrepit-remains-tor"), play.put("eerie-halls-tor")
    active = play.put("forbidden-descent-tor", "active:main")
    points = [values.quest_points(play.state, card) for card in (remains, halls, active, f"{QUIET}#1", f"{SIFT}#1")]
    assert points == [3 + 2, 4 + 2, 6, 16 + 2, 18 + 2]
    assert values.quest_points(play.state, quest(play)) is None
    play.current(f"{QUIET}#1")
    assert values.quest_points(play.state, f"{QUIET}#1") == 18, "the current side quest lies there still"


def test_active_decrepit_remains_add_nothing_and_what_had_enough_progress_is_done() -> None:
    play = table()
    remains, halls = play.put("decrepit-remains-tor"), play.put("eerie-halls-tor")
    play.mark(halls, progress=5)
    play.settle()
    assert halls in play.state.pieces
    play.travel(remains)
    assert halls in play.pile("discard")
    assert values.quest_points(play.state, remains) == 3
    assert values.quest_points(play.state, f"{QUIET}#1") == 16
