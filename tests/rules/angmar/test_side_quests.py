"""Side quests as current quests (RULES 5.5, 5.8, 5.9; EDGE_CASES A)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, looking, questing, values
from rules.angmar.state import Step
from rules.angmar.writing import then
from tests.rules.angmar.kit import Table

CHETWOOD, SIDE = "intruders-in-chetwood", "orc-rearguard-tlr"


def test_A04_battle_on_the_main_quest_counts_only_while_that_is_the_current_quest() -> None:
    play = Table(CHETWOOD)
    quest, side, hero = looking.main_quest(play.state, "main"), play.put(SIDE), play.heroes()[0]
    play.do(lambda t: doing.last(t, "round", "battle", 1, quest), go_on=False)
    play.commit(hero)
    assert values.questing(play.state, "main") == play.value("attack", hero)
    play.current(side)
    assert values.questing(play.state, "main") == play.value("willpower", hero)
    play.do(lambda t: then(t, Step(name="phase.end")))
    assert values.in_battle(play.state, "main") == "attack"


def test_progress_after_a_current_side_quest_was_defeated_is_lost_for_that_phase() -> None:
    play = Table(CHETWOOD)
    side, quest = play.put(SIDE), looking.main_quest(play.state, "main")
    play.current(side)
    play.mark(side, progress=99)
    play.settle()
    assert side in play.pile("victory")
    play.do(lambda t: questing.progress(t, "main", 3))
    assert play.piece(quest).progress == 0
    play.do(lambda t: then(t, Step(name="phase.end")))
    play.do(lambda t: questing.progress(t, "main", 3))
    assert play.piece(quest).progress == 3


def defeated(play: Table, key: str) -> None:
    """The current side quest is defeated early in the quest phase."""
    side = play.put(key)
    play.current(side)
    play.mark(side, progress=99)
    play.settle()
    assert side in play.pile("victory")


def test_characters_may_still_commit_when_the_current_side_quest_was_defeated_before() -> None:
    play = Table(CHETWOOD)
    defeated(play, SIDE)
    play.do(lambda t: then(t, Step(name="commit", seat="p2")))
    assert play.options() == (*play.heroes("p2"), "")


@pytest.mark.parametrize(
    ("scenario", "side", "key"),
    [
        ("the-weather-hills", "make-camp-tlr", "cold-from-angmar-tlr"),
        ("deadmens-dike", "the-shadow-world-tlr", "heavy-curse-tlr"),
        ("the-dread-realm", "seal-the-tomb-tlr", "death-and-calamity-tdr"),
    ],
)
def test_once_the_current_side_quest_is_defeated_nothing_is_attached_to_a_quest_that_phase(
    scenario: str, side: str, key: str
) -> None:
    play = Table(scenario)
    defeated(play, side)
    deck = play.pile("deck:p1")
    card = play.on_top(key)
    play.do(lambda t: then(t, Step(name="reveal", script="encounter", seat="p1", other="main")))
    play.answer_all(limit=4)
    assert card in play.pile("discard")
    assert play.pile("deck:p1") == deck, "what depends on it is not done"


def test_a_side_quest_is_current_until_the_end_of_the_quest_phase() -> None:
    play = Table(CHETWOOD)
    side, quest = play.put(SIDE), looking.main_quest(play.state, "main")
    play.current(side)
    assert looking.current_quest(play.state, "main") == side
    play.do(lambda t: then(t, Step(name="quest.end", other="main")))
    assert looking.current_quest(play.state, "main") == quest


def test_a_current_side_quest_stays_current_when_the_main_quest_goes_on_to_its_next_stage() -> None:
    play = Table("the-battle-of-carn-dum")
    side, old = play.put("the-power-of-angmar-tlr"), looking.main_quest(play.state, "main")
    play.current(side)
    play.do(lambda t: questing.on_card(t, old, 15))
    assert play.state.areas["main"].stage == 2
    assert looking.current_quest(play.state, "main") == side
    play.do(lambda t: questing.progress(t, "main", 2))
    new = looking.main_quest(play.state, "main")
    assert (play.piece(side).progress, play.piece(new).progress) == (2, 0)
    play.do(lambda t: then(t, Step(name="phase.end")))
    assert looking.current_quest(play.state, "main") == new


def test_side_quests_keep_their_progress_when_the_main_quest_goes_on_and_the_active_location_too() -> None:
    play = Table("the-battle-of-carn-dum")
    side, place = play.put("the-power-of-angmar-tlr"), play.put("fortress-walls-bocd", "active:main")
    play.mark(side, progress=3)
    play.mark(place, progress=1)
    play.do(lambda t: questing.on_card(t, looking.main_quest(t.state, "main"), 15 + 4))
    assert play.state.areas["main"].stage == 2
    assert (play.piece(side).progress, play.piece(place).progress, play.piece(place).at) == (3, 1, "active:main")


def test_side_quests_in_the_staging_area_add_no_threat() -> None:
    play = Table(CHETWOOD)
    play.put(SIDE)
    assert values.staging_threat(play.state, "main") == 0
