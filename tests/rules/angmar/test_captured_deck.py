"""Captured decks, Capture X and rescues in Escape from Mount Gram (RULES 6, 8.3 and 10.5; EDGE_CASES F)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.angmar import GAME, doing, ending, leaving, looking
from rules.angmar import events as ev
from rules.angmar.campaign_log import Log
from rules.angmar.decks import PlayerCard
from rules.angmar.looking import front, owner
from rules.angmar.scenarios.captured_deck import completed, free_some, set_threat
from rules.angmar.state import MAIN, Step, changed
from rules.angmar.steps import reveal
from rules.angmar.writing import then
from tests.rules.angmar.gram import CELL, EXECUTIONERS, GUARD, PATROL, Begun, Gram, deck
from tests.rules.angmar.kit import Table

SPIRIT = "01007 01008 01009"


def titles(play: Table, cards: tuple[str, ...]) -> set[str]:
    return {front(play.state, card).name for card in cards}


# Building it


@pytest.mark.parametrize(
    ("code", "is_taken"),
    [
        ("01043", True),  # an ally
        ("01073", True),  # a neutral ally
        ("01039", True),  # an Item and Weapon
        ("01027", True),  # an Artifact and Item
        ("04110", True),  # a Mount
        ("01026", False),  # a Title
        ("01050", False),  # an event
        ("17003", False),  # a side quest
    ],
)
def test_allies_items_mounts_and_artifacts_are_captured_and_nothing_else(code: str, is_taken: bool) -> None:
    play = Begun(1, deck(SPIRIT, {"01046": 3, code: 1}))
    play.answer()
    lies_captured = f"p1:{code}#1" in looking.captives(play.state, "p1")
    stays = f"p1:{code}#1" in (*play.pile("deck:p1"), *play.pile("hand:p1"))
    assert (lies_captured, stays) == (is_taken, not is_taken)


def test_one_of_the_other_heroes_lies_on_top_of_the_captured_deck_at_random() -> None:
    tops = set()
    for n in range(12):
        play = Begun(1, deck(SPIRIT, {"01043": 3, "01044": 3, "01046": 3}), seed=f"seed {n}")
        play.answer("p1:01007#1")
        tops.add(play.pile("under:quest-5-2#1")[-1])
        assert {"p1:01008#1", "p1:01009#1"} <= set(looking.captives(play.state, "p1"))
    assert tops == {"p1:01008#1", "p1:01009#1"}


def test_the_third_hero_is_shuffled_into_the_captured_deck() -> None:
    places = set()
    for n in range(8):
        play = Begun(1, deck(SPIRIT, {"01043": 3, "01044": 3, "01045": 3, "01046": 3}), seed=f"seed {n}")
        play.answer("p1:01007#1")
        assert any(isinstance(e, ev.Shuffled) and e.pile == "captured:p1" for e in play.events)
        cell = play.in_play(CELL)[0]
        taken = (*reversed(play.pile("under:quest-5-2#1")), *reversed(play.pile(f"under:{cell}")))
        rest = (*taken, *play.pile("captured:p1"))
        places |= {at for at, card in enumerate(rest) if card in {"p1:01008#1", "p1:01009#1"}}
    assert 0 in places
    assert len(places) > 3


def test_with_two_heroes_the_other_one_lies_on_top() -> None:
    play = Begun(1, deck("01007 01008", {"01043": 3, "01044": 3, "01045": 3, "01046": 3}))
    play.answer("p1:01007#1")
    assert play.pile("under:quest-5-2#1")[-1] == "p1:01008#1"


def test_with_one_hero_no_hero_is_captured_and_nobody_is_asked() -> None:
    play = Begun(1, deck("01007", {"01043": 3, "01046": 3}))
    assert play.asked() == "play"
    assert titles(play, looking.captives(play.state, "p1")) == {"Wandering Took"}
    assert play.threat() == 9


def test_the_other_heroes_are_captured_without_being_killed() -> None:
    play = Gram(2)
    assert len(leaving.unkilled(play.state, "p1")) == 2
    assert play.pile("discard:p1") == ()
    assert not play.state.players["p1"].out
    assert ending.score(play.state)["p1"] == 12


def test_F21_any_ally_goes_into_the_captured_deck() -> None:
    play = Begun(1, deck("01007", {"01073": 3, "01046": 3}))
    assert titles(play, looking.captives(play.state, "p1")) == {"Gandalf"}


# Settings


def penalized(**options: str) -> Table:
    play = Gram(1)
    log = Log(penalty={"p1": 5}, despair=1)
    play.state = changed(play.state, log=log, options={**play.state.options, **options})
    play.do(lambda t: set_threat(t, Step(name="script", seat="p1", env={"chosen": play.heroes()[0]})), go_on=False)
    return play


def test_the_threat_penalties_of_the_campaign_are_added_or_not_as_the_table_likes() -> None:
    assert penalized().threat() == 12 + 5 - 2
    assert penalized(**{"gram-threat": "none"}).threat() == 12


@pytest.mark.parametrize(("option", "count"), [("stages", 2), ("cards", 4)])
def test_completed_quest_cards_are_counted_as_the_table_likes(option: str, count: int) -> None:
    play = Gram(3, **{"gram-quests": option})
    assert completed(play.state) == 1
    play.gather()
    assert completed(play.state) == count


@pytest.mark.parametrize(("option", "is_out"), [("play", False), ("out", True)])
def test_whether_captured_heroes_keep_a_player_in_the_game_is_a_setting(option: str, is_out: bool) -> None:
    play = Gram(2, **{"captured-heroes": option})
    play.do(lambda t: leaving.destroy(t, play.heroes()[0]))
    assert play.state.players["p1"].out == is_out


def test_a_player_whose_heroes_are_all_killed_is_eliminated() -> None:
    play = Gram(2)
    for hero in leaving.unkilled(play.state, "p1"):
        play.do(lambda t, hero=hero: doing.move(t, hero, "discard:p1"), go_on=False)
    play.do(lambda t: leaving.destroy(t, play.heroes()[0]))
    assert play.state.players["p1"].out


def without_a_hero(play: Gram, *, hand: bool = False) -> str:
    """His hero in play is dead, and so is one of the captured ones; the other one, on top of his captured deck or in
    his hand.
    """
    last, other = leaving.unkilled(play.state, "p1")
    play.do(lambda t: doing.move(t, other, "discard:p1"), go_on=False)
    play.do(lambda t: leaving.destroy(t, play.heroes()[0]))
    play.do(lambda t: doing.move(t, last, "hand:p1" if hand else "captured:p1"), go_on=False)
    assert not play.state.players["p1"].out
    return last


def test_a_player_without_heroes_is_eliminated_when_his_last_captured_one_is_discarded() -> None:
    """EDGE_CASES F-05: it counts as dead."""
    play = Gram(2)
    last = without_a_hero(play)
    play.reveal("interrogation-efmg", "p1", "p1")
    assert last in play.pile("discard:p1")
    assert play.state.players["p1"].out


def test_also_by_the_executioners_or_out_of_his_hand() -> None:
    play = Gram(2)
    last, card = without_a_hero(play), play.put(EXECUTIONERS, "staging:p1")
    play.do(lambda t: doing.move(t, last, f"under:{card}"), go_on=False)
    play.mark(card, time=1)
    play.do(lambda t: then(t, Step(name="counters")))
    assert play.state.players["p1"].out
    play = Gram(2)
    without_a_hero(play, hand=True)
    for other in play.pile("hand:p1")[1:]:
        play.do(lambda t, other=other: doing.move(t, other, "deck:p1"), go_on=False)
    play.attack(play.put(GUARD, "engaged:p1"), shadow="interrogation-efmg")
    play.answer_all()
    assert play.state.players["p1"].out


def test_a_player_who_still_has_a_hero_is_not() -> None:
    play = Gram(2)
    for hero in leaving.unkilled(play.state, "p1"):
        play.do(lambda t, hero=hero: doing.move(t, hero, "captured:p1"), go_on=False)
    for _ in range(2):
        play.reveal("interrogation-efmg", "p1", "p1")
    assert leaving.unkilled(play.state, "p1") == ()
    assert not play.state.players["p1"].out


# Capture X


@pytest.mark.parametrize(("key", "count"), [(GUARD, 1), (CELL, 1), (PATROL, 2), (EXECUTIONERS, 5)])
def test_a_revealed_card_captures_from_the_top_of_the_captured_deck(key: str, count: int) -> None:
    play = Gram(2)
    top, before = play.pile("captured:p1")[:count], (play.captured(), play.captured("p2"))
    card = play.reveal(key, "p1", "p1")
    assert set(play.under(card)) == set(top)
    assert (play.captured(), play.captured("p2")) == (before[0] - count, before[1])


def test_a_card_that_enters_play_without_being_revealed_captures_too() -> None:
    play = Gram(2)
    card = play.find(PATROL)
    play.do(lambda t: doing.enter(t, card, "staging:p2", how="added"))
    assert {owner(c) for c in play.under(card)} == {"p2"}
    assert len(play.under(card)) == 2


def test_each_player_at_the_staging_area_captures() -> None:
    play = Gram(3)
    play.gather()
    card = play.reveal(PATROL)
    assert sorted(owner(c) for c in play.under(card)) == ["p1", "p1", "p2", "p2", "p3", "p3"]


def test_a_card_without_capture_captures_nothing() -> None:
    play = Gram(1)
    before = play.captured()
    card = play.reveal("angmar-captain-tlr", "p1", "p1")
    assert play.under(card) == ()
    assert play.captured() == before


def test_a_card_that_comes_back_captures_again() -> None:
    play = Gram(1)
    card = play.reveal(GUARD, "p1", "p1")
    play.do(lambda t: leaving.destroy(t, card))
    play.answer_all(lambda q: q.options[-1])
    assert play.under(card) == ()
    again = play.reveal(GUARD, "p1", "p1")
    assert len(play.under(again)) == 1


def test_F02_a_cancelled_card_has_captured_already() -> None:
    play = Gram(1)
    card = play.on_top(GUARD)
    play.phase("quest")

    def change(t: Any) -> None:
        doing.move(t, card, "revealed")
        doing.note(t, f"phase:cancelled:{card}")
        then(t, *(Step(name=f"reveal.{part}", card=card, seat="p1", other="p1") for part in reveal.PARTS))

    play.do(change)
    assert len(play.under(card)) == 1
    assert play.piece(card).at == "staging:p1"


def test_cards_are_captured_before_the_card_enters_play() -> None:
    play = Gram(1)
    card = play.reveal(GUARD, "p1", "p1")
    kinds = [
        "captured" if isinstance(e, ev.Moved) else "entered"
        for e in play.events
        if (isinstance(e, ev.Moved) and e.to == f"under:{card}") or (isinstance(e, ev.Entered) and e.card == card)
    ]
    assert kinds == ["captured", "entered"]


def test_captured_cards_are_out_of_play_and_nobodys() -> None:
    play = Gram(1)
    hidden_away = play.under(play.quest())
    assert hidden_away
    assert set(hidden_away).isdisjoint(play.state.pieces)


def test_F13_a_card_captured_from_play_loses_tokens_and_attachments_and_comes_back_clean() -> None:
    play = Gram(1)
    guard, ally = play.put(GUARD, "staging:p1"), play.ally(title="Faramir")
    stone = play.attachment(ally, "Celebrían's Stone")
    play.mark(ally, damage=1, exhausted=1)
    play.do(lambda t: leaving.capture(t, ally, guard))
    assert play.under(guard) == (ally,)
    assert stone in play.pile("discard:p1")
    play.do(lambda t: leaving.discard(t, guard))
    play.answer_all(lambda q: q.options[-1])
    assert ally in play.pile("hand:p1")
    play.do(lambda t: doing.enter(t, ally, "play:p1", how="test"))
    assert (play.piece(ally).damage, play.piece(ally).exhausted) == (0, False)


# Rescue


def test_when_the_card_above_leaves_play_all_captured_cards_are_rescued_to_their_owners_hands() -> None:
    play = Gram(2)
    play.gather()
    cell = play.put(CELL)
    mine, his = play.capture(cell, "Longbeard Orc Slayer"), play.capture(cell, "Gandalf", seat="p2")
    play.explore(cell)
    assert set(mine) <= set(play.pile("hand:p1"))
    assert set(his) <= set(play.pile("hand:p2"))


def test_a_rescued_hero_comes_into_play_at_once() -> None:
    play = Gram(1)
    cell = play.put(CELL, "staging:p1")
    (hero,) = play.capture(cell, "Théodred")
    play.explore(cell)
    assert play.piece(hero).at == "play:p1"
    assert (play.piece(hero).exhausted, play.piece(hero).resources) == (False, 0)


def test_F20_a_rescued_hero_enters_play() -> None:
    play = Gram(1)
    cell = play.put(CELL, "staging:p1")
    (hero,) = play.capture(cell, "Théodred")
    play.explore(cell)
    assert [e.how for e in play.events if isinstance(e, ev.Entered) and e.card == hero] == ["rescued"]


def test_F14_each_owner_gets_his_card_also_from_another_stage() -> None:
    play = Gram(2)
    cell = play.put(CELL, "staging:p1")
    (card,) = play.capture(cell, "Gandalf", seat="p2")
    play.explore(cell)
    assert card in play.pile("hand:p2")


def test_F15_a_rescued_hero_whose_title_is_in_play_stays_out_of_play() -> None:
    play = Gram(2)
    twin = PlayerCard(code="twin", name="Faramir", type="hero", unique=True)
    play.ally("p1", title="Faramir")
    cell = play.put(CELL, "staging:p2")
    piles = {**play.state.piles, f"under:{cell}": ("p2:twin#1",)}
    play.state = changed(play.state, library={**play.state.library, "twin": twin}, piles=piles)
    play.explore(cell)
    assert play.pile("hand:p2")[0] == "p2:twin#1"
    assert "p2:twin#1" not in play.state.pieces


def test_rescued_cards_of_stage_2_are_chosen_at_random() -> None:
    rescued = set()
    for seed in range(6):
        play = Table("escape-from-mount-gram", 1, seed=f"seed {seed}")
        under = play.pile("under:quest-5-2#1")
        play.do(lambda t: free_some(t, "quest-5-2#1", 1))
        (gone,) = set(under) - set(play.pile("under:quest-5-2#1"))
        rescued.add(under.index(gone))
    assert len(rescued) > 2


def test_the_captured_cards_of_an_eliminated_player_are_discarded_when_they_come_out() -> None:
    play = Gram(2)
    play.gather()
    cell = play.put(CELL)
    (his,) = play.capture(cell, "Gandalf", seat="p2")
    play.set_threat(50, "p2")
    play.settle()
    assert play.under(cell) == (his,)
    play.explore(cell)
    assert his in play.pile("discard:p2")


# Score


def test_captured_heroes_are_not_dead_in_the_score() -> None:
    play = Gram(1)
    assert ending.score(play.state)["p1"] == 12


def test_F05_a_hero_who_went_from_the_captured_deck_to_the_discard_pile_counts_as_dead() -> None:
    play = Gram(1)
    play.on_captured("Théodred")
    play.do(lambda t: doing.mill(t, "p1", 1, pile="captured"))
    assert ending.score(play.state)["p1"] == 12 + 8


def test_an_eliminated_player_counts_all_his_heroes_also_captured_ones() -> None:
    play = Gram(2)
    play.set_threat(50, "p1")
    play.settle()
    assert ending.score(play.state)["p1"] == 50 + 12 + 8 + 9


def test_nothing_is_lost_or_made_up() -> None:
    play = Gram(4)
    play.gather()
    assert GAME.inventory(play.state) == ()
    assert tuple(play.state.areas) == (MAIN,)
