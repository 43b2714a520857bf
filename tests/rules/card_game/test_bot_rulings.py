"""What the rulebook leaves open about the bots: each point a setting with its default, reason and source."""

import pytest

from rules.card_game import GAME
from rules.card_game.rulings import BOT, RULINGS, ruling
from rules.core.game import TABLE, Setting
from rules.core.repairs import SetOption
from tests.rules.card_game.shadow import Board

OPEN = ("A16", "A27", "A31", "A33", "A37", "A43", "A46", "A53", "A61", "A66")
FLOWCHART = ("crebain", "last_path_gate", "targets", "useless_event")


@pytest.mark.rule("Bot Flowchart")
@pytest.mark.parametrize("case", OPEN)
def test_every_open_case_of_the_flowchart_is_a_setting(case: str):
    assert [s.key for s in BOT if f"({case})" in s.source], case


@pytest.mark.rule("Bot Flowchart")
@pytest.mark.parametrize("key", FLOWCHART)
def test_every_open_point_of_the_flowchart_is_a_setting(key: str):
    assert key in {s.key for s in BOT}


@pytest.mark.parametrize("setting", RULINGS, ids=lambda s: s.key)
def test_a_setting_has_a_default_a_reason_and_a_source(setting: Setting):
    values = [c.value for c in setting.choices]
    assert len(values) == len(set(values)) >= 2
    assert setting.default == values[0]
    assert setting.reason
    assert setting.source
    assert setting.when == "any"
    assert ruling({}, setting.key) == setting.default
    assert ruling({setting.key: values[1]}, setting.key) == values[1]


def test_an_unknown_ruling_is_an_error():
    with pytest.raises(KeyError):
        ruling({}, "weather")


def test_a_ruling_changed_in_the_middle_of_a_game_holds_from_the_next_decision():
    board = Board(
        path="Crack of Doom",
        sites={"Crack of Doom": {"defense": 9}},
        reserves={"witch_king": ["The Witch-king"]},
        hands={"witch_king": 1},
    )
    assert board.does() == "move The Witch-king to Crack of Doom"
    outcome = GAME.play(board.state, TABLE, SetOption(key="last_path_lost", value="keep"))
    assert [e.kind for e in outcome.events] == ["option_set"]
    board.state = outcome.state
    assert board.does() == "play ?"
