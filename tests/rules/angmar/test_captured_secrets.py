"""What is hidden in Escape from Mount Gram: how captured decks lie, and which card lies under what (RULES 10.5)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules.angmar import GAME
from rules.angmar import events as ev
from rules.angmar.state import changed
from tests.rules.angmar import hidden
from tests.rules.angmar.gram import CELL, Begun, Gram
from tests.rules.angmar.kit import Table


def sights(state: Any) -> list[Any]:
    return [GAME.seen_by(state, seat) for seat in (None, *state.seats)]


def test_nobody_sees_in_which_order_a_captured_deck_lies() -> None:
    play = Gram(2)
    state = play.state
    turned = changed(state, piles={**state.piles, "captured:p1": tuple(reversed(play.pile("captured:p1")))})
    assert turned != state
    assert sights(turned) == sights(state)


def test_nobody_sees_which_card_is_captured_under_what() -> None:
    play = Gram(2)
    cell = play.put(CELL, "staging:p1")
    play.capture(cell, "Gandalf")
    state, under = play.state, f"under:{play.quest()}"
    deck_, quest = list(play.pile("captured:p1")), list(play.pile(under))
    deck_[0], quest[0] = quest[0], deck_[0]
    swapped = {**state.piles, "captured:p1": tuple(deck_), under: (*quest[:-1], *play.under(cell))}
    swapped[f"under:{cell}"] = (quest[-1],)
    other = changed(state, piles=swapped)
    assert other != state
    assert sights(other) == sights(state)


@pytest.mark.parametrize("seed", range(3))
def test_sights_are_the_same_whatever_lies_hidden(seed: int) -> None:
    play = Table("escape-from-mount-gram", 3, seed=f"{seed}", clear=False)
    rng = random.Random(seed)
    for _ in range(25):
        if not play.questions():
            break
        for seat in (None, *play.state.seats):
            other = hidden.mixed(play.state, seat, rng)
            assert GAME.seen_by(other, seat) == GAME.seen_by(play.state, seat)
        play.answer()


def test_each_player_sees_all_his_captured_cards_by_name_and_how_many_lie_where() -> None:
    play = Gram(2)
    sight = GAME.seen_by(play.state, "p1")
    mine = sight.players["p1"]
    assert [c.name for c in mine.captured_cards] == sorted(c.name for c in mine.captured_cards)
    assert len(mine.captured_cards) == 19
    assert mine.captured == 12
    assert sight.pieces[play.quest()].under == 7
    assert sight.players["p2"].captured_cards is None
    assert GAME.seen_by(play.state, None).players["p1"].captured_cards is None


def secret(pile: str) -> bool:
    return pile.startswith(("captured:", "under:", "aside:", "deck:"))


def test_nobody_hears_which_card_is_captured() -> None:
    play = Begun(2)
    heard = []
    while play.asked() == "pick":
        play.answer()
        heard += play.events
    moves = [e for e in heard if isinstance(e, ev.Moved) and secret(e.source) and secret(e.to)]
    assert any(e.to.startswith("captured:") for e in moves)
    assert any(e.to.startswith("under:") for e in moves)
    for event in moves:
        for seat in (None, "p1", "p2"):
            assert GAME.heard_by(event, seat).card is None


def test_only_the_owner_hears_what_is_rescued_to_his_hand() -> None:
    play = Gram(2)
    cell = play.put(CELL, "staging:p1")
    (card,) = play.capture(cell, "Gandalf")
    play.explore(cell)
    (event,) = [e for e in play.events if isinstance(e, ev.Moved) and e.how == "rescued"]
    assert GAME.heard_by(event, "p1").card == card
    assert GAME.heard_by(event, "p2").card is None
    assert GAME.heard_by(event, None).card is None


def test_the_hero_on_top_is_drawn_in_secret() -> None:
    play = Begun(1)
    play.answer()
    heroes = {e.card for e in play.events if isinstance(e, ev.Left) and e.to == "aside:p1"}
    assert len(heroes) == 2
    later = [GAME.heard_by(e, "p1") for e in play.events if isinstance(e, ev.Moved) and e.source == "aside:p1"]
    assert [e.card for e in later] == [None, None]
