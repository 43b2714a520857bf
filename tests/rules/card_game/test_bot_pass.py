"""Bot Flowchart, 2. Pass?: four questions, and every one must be answered Yes."""

import random
from typing import Any

import pytest

from rules.card_game import GAME
from rules.card_game.agenda import Combats
from rules.core.game import Setup
from tests.rules.card_game.shadow import Board, box, keys


def board(**changes: Any) -> Board:
    """A20: the bot holds 2, a person 4, path 5 of 9, the Shadow wins everything."""
    given: dict[str, Any] = {
        "path": "Dimrill Dale",
        "sites": {"Dimrill Dale": {"attack": 1}},
        "hands": {"witch_king": 2, "frodo": 4},
    }
    return Board(**(given | changes))


@pytest.mark.rule("Bot Flowchart, 2. Pass?")
def test_A20_it_passes_when_all_four_questions_are_answered_yes():
    table = board()
    assert table.does() == "pass"
    trace = table.reply().trace
    assert keys(trace) == ["use", "pass", "pass_carryover", "pass_path", "pass_winning", "pass_now"]
    assert box(trace, "pass") == (True, "It holds 2 cards, its limit is 2.")
    assert box(trace, "pass_carryover") == (True, "Frodo holds 4 cards, above the limit of 2.")
    assert box(trace, "pass_path") == (True, "Path 5 of 9.")
    assert box(trace, "pass_winning") == (True, "Dimrill Dale: attack 1 against defense 0.")


@pytest.mark.rule("Bot Flowchart, 2. Pass? a. Carryover?")
def test_A21_it_does_not_pass_while_nobody_else_is_above_the_limit():
    table = board(hands={"witch_king": 2, "frodo": 2, "aragorn": 1})
    assert table.does() == "play ?"
    assert box(table.reply().trace, "pass_carryover")[0] is False
    assert "move" in keys(table.reply().trace)


@pytest.mark.rule("Bot Flowchart, 2. Pass? b. Path?")
def test_A22_it_does_not_pass_on_the_last_path():
    last = board(path="Crack of Doom", sites={"Crack of Doom": {"attack": 1}})
    assert last.does() == "play ?"
    assert box(last.reply().trace, "pass_path") == (False, "Path 9 of 9.")
    moria = board(
        scenario="fellowship",
        seat="balrog_of_moria",
        path="Amon Hen",
        sites={"Amon Hen": {"attack": 1}},
        hands={"balrog_of_moria": 2, "gandalf": 4},
    )
    assert moria.does() == "play ?"
    assert box(moria.reply().trace, "pass_path") == (False, "Path 6 of 6.")


@pytest.mark.rule("Bot Flowchart, 2. Pass? c. Winning?")
def test_A23_it_does_not_pass_while_one_combat_is_not_won():
    table = board(sites={"Dimrill Dale": {"attack": 1}, "Orthanc": {"attack": 3}})
    assert table.does() == "play ?"
    assert box(table.reply().trace, "pass_winning") == (False, "Not at Orthanc: attack 3 against defense 2.")


@pytest.mark.rule("Action step, Passing")
def test_A24_it_does_not_pass_where_passing_is_not_legal():
    table = board(hands={"witch_king": 5, "frodo": 4, "aragorn": 4})
    assert table.does() == "play ?"
    assert box(table.reply().trace, "pass") == (
        False,
        "It holds 5 cards, above its limit of 2, and not fewer than each enemy (Frodo 4, Aragorn 4).",
    )


@pytest.mark.rule("Action step, Passing")
def test_A25_it_may_pass_above_its_limit_with_fewer_cards_than_each_enemy():
    table = board(hands={"witch_king": 3, "frodo": 4, "aragorn": 4})
    assert table.does() == "pass"
    assert "but fewer than each enemy" in box(table.reply().trace, "pass")[1]


@pytest.mark.rule("Bot Flowchart, 2. Pass? a. Carryover?")
def test_A26_another_bot_above_the_limit_counts_like_a_player():
    table = board(hands={"witch_king": 2, "saruman": 3, "frodo": 2, "aragorn": 2})
    assert table.does() == "pass"
    assert box(table.reply().trace, "pass_carryover") == (True, "Saruman holds 3 cards, above the limit of 2.")


@pytest.mark.rule("Bot Flowchart, 2. Pass? a. Carryover?")
@pytest.mark.parametrize(("ruling", "does"), [("own", "play ?"), ("printed", "pass")])
def test_A27_whose_limit_counts_is_a_ruling(ruling: str, does: str):
    table = board(
        hands={"witch_king": 2, "aragorn": 3}, reserves={"aragorn": ["Elrond"]}, options={"carryover": ruling}
    )
    assert table.does() == does


@pytest.mark.rule("Action step")
@pytest.mark.parametrize("scenario", ["trilogy", "two-player-duel", "fellowship"])
def test_A29_when_the_action_step_ends_every_bot_hand_is_empty(scenario: str):
    for seed in range(3):
        state = GAME.start(Setup(scenario, f"A29-{seed}")).state
        chance = random.Random(seed)
        while not GAME.over(state):
            if isinstance(state.agenda[-1].step, Combats) and state.step == "combat":
                assert all(not state.decks[bot].hand for bot in state.bots)
            reply = GAME.opponent(state)
            if reply is not None:
                state = GAME.play(state, reply.seat, reply.command).state
                continue
            question = GAME.questions(state)[0]
            state = GAME.play(state, question.seat, chance.choice(question.options)).state


@pytest.mark.rule("Action step")
def test_a_bot_with_nothing_left_to_do_passes():
    table = board(hands={}, sites={"Dimrill Dale": {}})
    assert table.does() == "pass"
    assert keys(table.reply().trace)[-2:] == ["play", "pass_empty"]
