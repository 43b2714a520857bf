"""Stages that cannot be defeated yet wait with their progress, and hold back no side quest (quests.json; RULES 5.3)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, looking, questing, values
from rules.angmar.state import MAIN, Step
from rules.angmar.writing import then
from tests.rules.angmar import rhudaur
from tests.rules.angmar.gram import GATE, Gram
from tests.rules.angmar.kit import Table

STAGES = [
    ("deadmens-dike", 2, "thaurdir-tlr", "the-shadow-world-tlr"),
    ("wastes-of-eriador", 3, "pack-leader-woe", "make-camp-tlr"),
    ("escape-from-mount-gram", 3, GATE, "stop-the-executioners-efmg"),
    ("the-treachery-of-rhudaur", 2, "thaurdir-tor", "seal-the-tomb-tlr"),
    ("the-battle-of-carn-dum", 2, "thaurdir-captain-champion-bocd", "the-power-of-angmar-tlr"),
]
"""A scenario, its last stage, what keeps that from being defeated, and a side quest."""


def last_stage(scenario: str, stage: int, guard: str) -> Table:
    """The last stage with what guards it in play and nothing else of the encounter side."""
    if scenario == "escape-from-mount-gram":
        play: Table = Gram(2)
        assert isinstance(play, Gram)
        play.gather()
    else:
        play = Table(scenario)
        while play.state.areas[MAIN].stage < stage:
            play.do(lambda t: questing.advance(t, MAIN))
            play.answer_all()
    play.clear()
    play.put(guard)
    return play


@pytest.mark.parametrize(("scenario", "stage", "guard", "side"), STAGES)
def test_a_side_quest_is_defeated_while_the_stage_waits(scenario: str, stage: int, guard: str, side: str) -> None:
    play = last_stage(scenario, stage, guard)
    quest, card = looking.main_quest(play.state, MAIN), play.put(side)
    play.do(lambda t: questing.on_card(t, quest, 40))
    assert (play.state.result, play.piece(quest).progress) == (None, 40)
    play.do(lambda t: questing.on_card(t, card, 9))
    assert card in play.pile("victory")
    assert play.state.result is None


def test_clues_take_points_off_stage_2_only() -> None:
    play = rhudaur.table()
    for key in rhudaur.INQUIRIES:
        rhudaur.clue(play, key, rhudaur.AMARTHIUL)
    play.settle()
    play.answer_all()
    side = play.put("seal-the-tomb-tlr")
    assert values.quest_points(play.state, looking.main_quest(play.state, MAIN)) == 30 - 3 * 5
    assert values.quest_points(play.state, side) == 6


def test_while_stage_1_of_rhudaur_cannot_be_current_another_side_quest_can() -> None:
    play = rhudaur.table()
    side = play.put("seal-the-tomb-tlr")
    play.do(lambda t: then(t, Step(name="current", other=MAIN)))
    assert set(play.options()) == {side, *(f"{key}#1" for key in rhudaur.INQUIRIES)}


@pytest.mark.parametrize("progress", [14, 15])
def test_carn_dum_2B_takes_indestructible_only_from_thaurdir(progress: int) -> None:
    play = last_stage("the-battle-of-carn-dum", 2, "thaurdir-captain-champion-bocd")
    (thaurdir,), orc = play.in_play("thaurdir-captain-champion-bocd"), play.put("angmar-orc-tlr")
    play.do(lambda t: doing.last(t, "game", "indestructible", 1, orc), go_on=False)
    play.mark(looking.main_quest(play.state, MAIN), progress=progress)
    assert values.has(play.state, "indestructible", thaurdir) == (progress < 15)
    assert values.has(play.state, "indestructible", orc)


def test_carn_dum_2B_other_enemies_attack_only_whom_they_are_engaged_with_and_leave_the_staging_area() -> None:
    play = last_stage("the-battle-of-carn-dum", 2, "thaurdir-captain-champion-bocd")
    orc = play.put("angmar-orc-tlr")
    play.set_threat(49)
    play.do(lambda t: then(t, Step(name="checks", other=MAIN)))
    assert play.piece(orc).at == "engaged:p1"
    play.phase("combat")
    play.do(lambda t: then(t, Step(name="enemies", seat="p2")))
    assert {told.card for told in play.told("attacks")} == set(play.in_play("thaurdir-captain-champion-bocd"))
