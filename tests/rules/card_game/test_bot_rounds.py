"""Setup, Draw step, Victory, order of combats and card texts of a table with Shadow bots."""

from dataclasses import replace

import pytest

from rules.card_game import GAME
from rules.card_game.agenda import Check, Draws
from rules.card_game.state import State
from rules.core.game import Setup
from tests.rules.card_game.shadow import Board, box, fights


def draws(board: Board) -> dict[str, int]:
    """How many cards each player draws in the Draw step."""
    events = board.carry_on(Draws())
    now = events[: next(i for i, e in enumerate(events) if e.kind == "round_ended")]
    return {e.seat: len(e.cards) for e in now if e.kind == "cards_drawn"}


@pytest.mark.rule("Setup")
def test_A54_a_bot_draws_seven_unseen_and_cycles_the_last_two_unseen():
    outcome = GAME.start(Setup("trilogy", "A54"))
    events = outcome.events
    while outcome.state.step == "setup":
        question = GAME.questions(outcome.state)[0]
        outcome = GAME.play(outcome.state, question.seat, question.options[0])
        events += outcome.events
    for bot in ("witch_king", "saruman"):
        drew = next(e for e in events if e.kind == "cards_drawn" and e.seat == bot)
        cycled = [e for e in events if e.kind == "card_cycled" and e.seat == bot and e.why == "setup"]
        assert len(drew.cards) == 7
        assert [e.card for e in cycled] == list(drew.cards[5:])
        for seat in (None, "frodo", "aragorn"):
            assert all(GAME.heard_by(e, seat).card is None for e in cycled)
            assert set(GAME.heard_by(drew, seat).cards) == {None}


@pytest.mark.rule("Setup")
def test_A54_a_bot_has_no_ring_token_and_a_duel_bot_draws_six():
    state = GAME.start(Setup("two-player-duel", "A54")).state
    deck = state.decks["witch_king"]
    assert len(deck.hand) + len(deck.cycle) >= 6
    assert deck.ring is False
    assert state.decks["gandalf"].ring is True


@pytest.mark.rule("Difficulty Modes")
@pytest.mark.parametrize(("difficulty", "cards"), [("standard", 3 + 1), ("challenging", 4 + 1)])
def test_A55_saruman_in_reserve_draws_on_top_of_the_difficulty(difficulty: str, cards: int):
    board = Board(reserves={"saruman": ["Saruman"]}, options={"difficulty": difficulty})
    assert draws(board) == {"frodo": 3, "aragorn": 3, "witch_king": cards - 1, "saruman": cards}


@pytest.mark.rule("Difficulty Modes")
@pytest.mark.parametrize(("difficulty", "cards"), [("standard", 4 + 2), ("challenging", 6 + 2)])
def test_A56_both_captains_in_reserve_of_a_duel(difficulty: str, cards: int):
    board = Board(
        scenario="two-player-duel",
        reserves={"witch_king": ["Saruman", "The Witch-king"]},
        options={"difficulty": difficulty},
    )
    assert draws(board) == {"gandalf": 4, "witch_king": cards}


@pytest.mark.rule("Difficulty Modes")
def test_A64_standard_is_one_card_fewer_for_each_bot_and_two_in_the_two_player_duel():
    fewer = {}
    for scenario, bot in (("trilogy", "saruman"), ("three-player-duel", "saruman"), ("two-player-duel", "witch_king")):
        by = [
            draws(Board(scenario=scenario, seat=bot, options={"difficulty": d}))[bot]
            for d in ("challenging", "standard")
        ]
        fewer[scenario] = by[0] - by[1]
    assert fewer == {"trilogy": 1, "three-player-duel": 1, "two-player-duel": 2}


@pytest.mark.rule("Victory")
def test_A57_a_lead_of_fifteen_does_not_end_the_game_before_the_last_path():
    lead = "Minas Tirith, Lórien, Rivendell, Helm's Deep, Orthanc, Minas Morgul, Morannon"
    board = Board(path="Dimrill Dale")
    board.state = _scored(board, lead)
    events = board.carry_on(Check())
    scored = next(e for e in events if e.kind == "scored")
    assert (scored.free, scored.shadow) == (15, 0)
    assert not GAME.over(board.state)
    assert board.state.round == 2


@pytest.mark.rule("Victory")
def test_A57_after_the_last_path_the_higher_score_wins_and_a_tie_is_the_shadows():
    for areas, corruption, winner in (("Minas Tirith", 2, "free"), ("Minas Tirith", 3, "shadow")):
        board = Board(path="Crack of Doom")
        board.state = _scored(board, areas, corruption=corruption)
        board.carry_on(Check())
        assert board.state.result is not None
        assert board.state.result.winner == winner


def _scored(board: Board, places: str, corruption: int = 0) -> State:
    keys = tuple(board.card(name.strip()) for name in places.split(","))
    decks = {s: tuple(k for k in d if k not in keys) for s, d in board.state.battleground_decks.items()}
    areas = {"free": keys, "shadow": ()}
    rings = {s: replace(d, ring=False) for s, d in board.state.decks.items()}
    return replace(board.state, areas=areas, battleground_decks=decks, corruption=corruption, decks=rings)


@pytest.mark.rule("Two-Player Duel")
def test_A60_the_balrog_makes_the_one_player_of_a_duel_forsake_twice():
    board = Board(
        scenario="two-player-duel",
        path="Khazad-dûm",
        reserves={"witch_king": ["Balrog of Moria"]},
        hands={"gandalf": 5},
    )
    assert board.does() == "move Balrog of Moria to Khazad-dûm"
    board.act()
    for _ in range(2):
        assert board.table.text(GAME.questions(board.state)[0].options[0]).startswith("forsake")
        board.table.forsakes(board.table.name(board.state.decks["gandalf"].hand[0]))
    assert board.state.agenda[-1].step.kind == "turn"
    assert len(board.state.decks["gandalf"].hand) == 3


@pytest.mark.rule("Combat step")
@pytest.mark.parametrize(
    ("ruling", "order"),
    [
        ("path first", ["Weathertop", "Lórien", "Orthanc"]),
        ("path last", ["Lórien", "Orthanc", "Weathertop"]),
        ("left to right", ["Weathertop", "Orthanc", "Lórien"]),
    ],
)
def test_A61_in_which_order_a_starting_bot_fights_is_a_ruling(ruling: str, order: list[str]):
    sites = {"Orthanc": {}, "Lórien": {}}
    board = fights("witch_king", sites=sites, options={"fights": ruling})
    board.act()
    board.act()
    fought = [e.site for e in board.table.events if e.kind == "combat_ended"]
    first = fights("witch_king", sites=sites, options={"fights": ruling})
    assert first.does() == f"fight {order[0]}"
    # The last combat follows by itself.
    assert board.names(fought) == order[1:]


@pytest.mark.rule("Combat step")
def test_A61_by_one_ruling_the_people_pick_the_order():
    board = fights("witch_king", sites={"Orthanc": {}}, options={"fights": "people"})
    assert GAME.opponent(board.state) is None
    assert board.table.asked == "frodo"
    assert sorted(board.table.options()) == ["fight Orthanc", "fight Weathertop"]


MESSENGER = "The Messenger"


@pytest.mark.rule("Card Notes, The Messenger")
@pytest.mark.parametrize(
    ("ruling", "when_played", "by_action"),
    [("both", True, True), ("played", True, False), ("action", False, True)],
)
def test_A66_when_the_messenger_draws_is_a_ruling(ruling: str, when_played: bool, by_action: bool):
    played = Board(path="Caradhras", hands={"witch_king": [MESSENGER]}, options={"messenger": ruling})
    played.put_on_top("witch_king", "The Hunter")
    played.act()
    assert played.does() == f"play {MESSENGER} to reserve"
    played.act()
    assert any(e.kind == "cards_set_aside" for e in played.table.events) is when_played
    used = Board(path="Caradhras", reserves={"witch_king": [MESSENGER]}, options={"messenger": ruling})
    assert (used.does() == f"use {MESSENGER}") is by_action


@pytest.mark.rule("Card Notes, The Messenger")
def test_A66_the_messengers_action_is_used_once_a_round():
    board = Board(path="Caradhras", reserves={"witch_king": [MESSENGER]})
    board.put_on_top("witch_king", "Mordor Orcs", "Mordor Orcs", "Mordor Orcs", "Mordor Orcs", "Mordor Orcs")
    board.act()
    while board.table.asked != "witch_king":
        board.table.passes()
    assert box(board.reply().trace, "use")[0] is False
