"""Setting a game up (RULES 2)."""

from __future__ import annotations

from rules.angmar import GAME, looking
from rules.angmar.state import State
from rules.core.game import Setup

CHETWOOD = "intruders-in-chetwood"


def at_the_hands(players: int = 2, **options: str) -> State:
    """All have their decks, and the first is asked whether he keeps his hand."""
    options = {"players": str(players), "pace": "quick", **options}
    state: State = GAME.start(Setup(CHETWOOD, "a test", options)).state
    while GAME.questions(state)[0].options[0].of != "mulligan":
        asked = GAME.questions(state)[0]
        state = GAME.play(state, asked.seat, asked.options[0]).state
    return state


def test_each_player_begins_with_his_heroes_six_cards_and_the_threat_of_his_heroes_together() -> None:
    state = at_the_hands()
    for seat in ("p1", "p2"):
        team = looking.heroes(state, seat)
        assert len(team) == 3
        assert len(looking.pile(state, f"hand:{seat}")) == 6
        assert state.players[seat].threat == sum(looking.front(state, hero).threat_cost or 0 for hero in team)


def test_a_hand_is_drawn_anew_once_and_then_kept() -> None:
    state = at_the_hands()
    first, asked = looking.pile(state, "hand:p1"), GAME.questions(state)[0]
    again = next(option for option in asked.options if getattr(option, "what", "") == "again")
    state = GAME.play(state, "p1", again).state
    hand = looking.pile(state, "hand:p1")
    assert len(hand) == 6
    assert set(hand) != set(first)
    assert set(first) <= {*hand, *looking.pile(state, "deck:p1")}
    assert [question.seat for question in GAME.questions(state)] == ["p2"]


def test_who_keeps_his_hand_has_the_same_cards() -> None:
    state = at_the_hands()
    hand = looking.pile(state, "hand:p1")
    state = GAME.play(state, "p1", GAME.questions(state)[0].options[0]).state
    assert looking.pile(state, "hand:p1") == hand


def test_the_first_seat_is_first_player_unless_the_table_leaves_it_to_chance() -> None:
    assert at_the_hands(4).first == "p1"
    firsts = set()
    for n in range(12):
        options = {"players": "4", "pace": "quick", "first": "random"}
        state: State = GAME.start(Setup(CHETWOOD, f"seed {n}", options)).state
        while not state.areas:
            asked = GAME.questions(state)[0]
            state = GAME.play(state, asked.seat, asked.options[0]).state
        firsts.add(state.first)
    assert len(firsts) > 1


def test_nobody_may_play_the_hero_of_another() -> None:
    state: State = GAME.start(Setup(CHETWOOD, "a test", {"players": "2"})).state
    asked = GAME.questions(state)
    deck = asked[0].options[0]
    state = GAME.play(state, asked[0].seat, deck).state
    assert all(deck not in question.options for question in GAME.questions(state))
