"""Action windows of the round: each is a pause of its own, unless nothing could happen since the last (RULES 3)."""

from __future__ import annotations

import pytest

from rules.angmar import GAME
from rules.angmar.state import Step
from rules.angmar.writing import then
from tests.rules.angmar.kit import Table

CHETWOOD = "intruders-in-chetwood"
ENGAGED = ["combat: shadow cards are dealt", "combat: the enemies have attacked", "combat: end"]


def windows(play: Table, phase: str) -> list[str]:
    """The windows that are asked in a phase in which nobody does anything."""
    play.do(lambda t: then(t, Step(name="phase", script=phase), Step(name=f"{phase} phase")))
    seen = []
    while play.questions():
        if play.asked() == "window" and play.state.agenda[-1].step.name == "window":
            seen.append(play.state.agenda[-1].step.other)
        play.answer(None if play.asked() == "hero" else "")
    return seen


@pytest.mark.rule("RULES 3.6")
def test_in_a_combat_phase_without_engaged_enemies_one_window_is_enough() -> None:
    play = Table(CHETWOOD, pace="windows")
    play.put("orc-war-party-tlr")
    assert windows(play, "combat") == ENGAGED[:1]


@pytest.mark.rule("RULES 3.6")
def test_with_an_engaged_enemy_there_is_a_window_after_each_part_of_combat() -> None:
    play = Table(CHETWOOD, pace="windows")
    play.put("angmar-orc-tlr", "engaged:p1")
    assert windows(play, "combat") == ENGAGED


@pytest.mark.rule("RULES 3.6")
def test_an_enemy_that_a_hand_move_brings_into_the_one_window_attacks_and_the_others_are_there_again() -> None:
    play = Table(CHETWOOD, pace="windows")
    orc = play.put("angmar-orc-tlr")
    play.do(lambda t: then(t, Step(name="phase", script="combat"), Step(name="combat phase")))
    assert play.asked() == "window"
    play.state = GAME.play(play.state, "p1", GAME.use(play.state, "p1", "engage", {"card": orc, "seat": "p1"})).state
    play.answer("")
    assert play.asked() == "defend"
    play.answer(play.heroes()[0])
    while play.state.agenda[-1].step.name != "window":
        play.answer("")
    assert play.state.agenda[-1].step.other == ENGAGED[1]


@pytest.mark.rule("RULES 3.5")
def test_an_encounter_phase_without_enemies_has_one_window() -> None:
    play = Table(CHETWOOD, pace="windows")
    assert windows(play, "encounter") == ["encounter: beginning"]
    play = Table(CHETWOOD, pace="windows")
    play.put("orc-war-party-tlr")
    assert windows(play, "encounter") == ["encounter: beginning", "encounter: end"]
