"""First In, Last Out: the right-most card moves, is forsaken, and is lost."""

from dataclasses import replace

import pytest

from rules.card_game import GAME
from rules.card_game.agenda import Combat, Cycling, Forsaking
from rules.core.dice import Cup
from tests.rules.card_game.shadow import Board, box

ORTHANC = {"shadow": ["White Hand Orcs", "Wolf Riders"], "attack": 5}


def forsakes(board: Board, seat: str = "saruman", left: int = 1) -> Board:
    board.carry_on(Forsaking(seat=seat, left=left))
    return board


@pytest.mark.rule("First In, Last Out Examples, Example 1")
def test_A01_the_right_most_eligible_card_moves_to_orthanc():
    board = Board(seat="saruman", sites={"Orthanc": ORTHANC}, reserves={"saruman": ["Saruman", "The Black Serpent"]})
    assert board.does() == "move Saruman to Orthanc"
    trace = board.act().trace
    assert box(trace, "move") == (
        True,
        "Orthanc: attack 5 against defense 4, losing; with the reserves attack 5 against defense 6, winnable.",
    )
    assert "May not go there: The Black Serpent." in box(trace, "move_battleground")[1]
    assert board.names(board.site("Orthanc").shadow) == ["White Hand Orcs", "Wolf Riders", "Saruman"]


@pytest.mark.rule("First In, Last Out Examples, Example 2")
def test_A02_the_right_most_reserve_card_is_forsaken_and_cycled():
    board = forsakes(Board(seat="saruman", reserves={"saruman": ["Saruman", "The Black Serpent"]}))
    deck = board.state.decks["saruman"]
    assert board.names(deck.cycle) == ["The Black Serpent"]
    assert board.names(deck.reserve) == ["Saruman"]
    assert deck.eliminated == ()


@pytest.mark.rule("First In, Last Out Examples, Example 3")
def test_A03_losses_are_taken_from_the_right_until_enough_icons_are_cancelled():
    here = {"shadow": ["White Hand Orcs", "Wolf Riders", "Saruman"], "attack": 5}
    board = Board(seat="saruman", sites={"Orthanc": here})
    events = board.carry_on(Combat(site=board.card("Orthanc")))
    lost = [(e.card, e.icons, e.left) for e in events if e.kind == "card_lost"]
    assert [(board.names([c])[0], icons, left) for c, icons, left in lost] == [("Saruman", 2, 1), ("Wolf Riders", 1, 0)]
    deck = board.state.decks["saruman"]
    assert board.names(deck.cycle) == ["White Hand Orcs"]
    assert sorted(board.names(deck.eliminated)) == ["Saruman", "Wolf Riders"]
    assert board.card("Orthanc") in board.state.areas["shadow"]


@pytest.mark.rule("First In, Last Out")
def test_A04_the_right_most_card_is_lost_even_where_a_smaller_one_would_do():
    strong = {"S62": {"icons": {"attack": 1, "defense": 3}}}
    here = {"shadow": ["Wolf Riders", "Fighting Uruk-hai"], "attack": 3}
    board = Board(seat="saruman", sites={"Orthanc": here}, facts=strong)
    board.carry_on(Combat(site=board.card("Orthanc")))
    deck = board.state.decks["saruman"]
    assert board.names(deck.eliminated) == ["Fighting Uruk-hai"]
    assert board.names(deck.cycle) == ["Wolf Riders"]


@pytest.mark.rule("Game Procedure Changes, Forsake")
def test_A05_without_reserve_a_random_hand_card_is_cycled():
    board = Board(seat="saruman", hands={"saruman": 3})
    hand = set(board.state.decks["saruman"].hand)
    forsakes(board)
    deck = board.state.decks["saruman"]
    assert len(deck.hand) == 2
    assert set(deck.cycle) == hand - set(deck.hand)
    assert deck.eliminated == ()


@pytest.mark.rule("Game Procedure Changes, Forsake")
@pytest.mark.parametrize(
    ("top", "pile"), [("Gollum", "eliminated"), ("Saruman", "cycle"), ("White Hand Orcs", "cycle")]
)
def test_A06_without_hand_the_top_of_the_deck_is_eliminated_unless_its_text_cycles_it(top: str, pile: str):
    board = Board(seat="saruman")
    board.put_on_top("saruman", top)
    forsakes(board)
    assert board.names(getattr(board.state.decks["saruman"], pile)) == [top]


@pytest.mark.rule("Running out of cards")
def test_A07_with_nothing_anywhere_nothing_is_forsaken():
    board = Board(seat="saruman")
    board.change_deck("saruman", draw=())
    assert [e.kind for e in board.carry_on(Forsaking(seat="saruman", left=1))][:2] == ["closed", "nothing_forsaken"]


@pytest.mark.rule("Game Procedure Changes, Cycle")
def test_A49_who_must_cycle_two_and_holds_one_cycles_it_and_forsakes_once():
    board = Board(seat="saruman", hands={"saruman": ["Wolf Riders"]})
    board.put_on_top("saruman", "Gollum")
    board.carry_on(Cycling(seat="saruman", left=2))
    deck = board.state.decks["saruman"]
    assert board.names(deck.cycle) == ["Wolf Riders"]
    assert board.names(deck.eliminated) == ["Gollum"]


@pytest.mark.rule("Random Shadow Hand")
def test_A50_a_demanded_card_is_cycled_at_random_and_unseen():
    board = Board(seat="saruman", hands={"saruman": 3})
    cycled = next(e for e in board.carry_on(Cycling(seat="saruman", left=1)) if e.kind == "card_cycled")
    assert cycled.random
    assert GAME.heard_by(cycled, None).card is None
    assert GAME.heard_by(cycled, "frodo").card is None


@pytest.mark.rule("Random Shadow Hand")
def test_A50_chance_picks_any_card_of_the_hand():
    picked = set()
    for seed in range(12):
        board = Board(seat="saruman", hands={"saruman": 3})
        board.state = replace(board.state, cup=Cup(f"cup {seed}"))
        events = board.carry_on(Cycling(seat="saruman", left=1))
        picked.add(next(e.card for e in events if e.kind == "card_cycled"))
    assert len(picked) == 3
