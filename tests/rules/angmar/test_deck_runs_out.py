"""An encounter deck that runs out (RULES 4.4): in the quest phase the card at hand is resolved first, then it is made
anew; at other times it stays empty.
"""

from __future__ import annotations

import pytest

from rules.angmar import doing, looking, questing
from rules.angmar.state import Step
from rules.angmar.writing import then
from rules.core.game import Illegal
from tests.rules.angmar.kit import Table

HILLS = "the-weather-hills"
TREACHERY, LOCATION = "tragic-discovery-tlr", "exposed-ridge-tlr"
"""Neither has surge or anything to do with the encounter deck."""


def last_card(play: Table, key: str) -> str:
    """The encounter deck is that card alone; all others are discarded."""
    card = play.find(key)

    def change(t: doing.Ledger) -> None:
        doing.all_to(t, "encounter", "discard")
        doing.move(t, card, "encounter")

    play.do(change, go_on=False)
    play.phase("quest")
    return card


def reveal(play: Table, count: int = 1) -> None:
    steps = (Step(name="reveal", script="encounter", other="main") for _ in range(count))
    play.do(lambda t: then(t, *steps))


def test_a_treachery_that_was_the_last_card_is_shuffled_in_too() -> None:
    play = Table(HILLS)
    card = last_card(play, TREACHERY)
    reveal(play)
    assert card in play.pile("encounter")
    assert not play.pile("discard")


def test_the_last_card_is_resolved_before_the_deck_is_made_anew() -> None:
    play = Table(HILLS, pace="windows")
    last_card(play, TREACHERY)
    reveal(play)
    assert play.asked() == "revealed"
    assert not play.pile("encounter")
    play.answer("")
    assert play.pile("encounter")


def test_the_next_card_of_the_staging_step_comes_from_the_new_deck() -> None:
    play = Table(HILLS)
    place = last_card(play, LOCATION)
    reveal(play, 2)
    assert len(play.told("revealed")) >= 2
    assert place in play.staged()


def test_a_card_that_needs_cards_gets_them_from_the_new_deck_at_once() -> None:
    play = Table(HILLS)
    orc = play.put("angmar-orc-tlr", "engaged:p1")
    card = play.find(TREACHERY)

    def change(t: doing.Ledger) -> None:
        doing.all_to(t, "encounter", "discard")
        then(t, Step(name="reveal.place", card=card))  # a card is being revealed
        doing.deal_shadow(t, orc)

    play.phase("quest")
    play.do(change, go_on=False)
    assert len(play.pile(f"shadow:{orc}")) == 1
    assert play.pile("encounter")


def test_cards_that_an_effect_uses_up_are_made_anew_after_the_card_that_is_being_revealed() -> None:
    play = Table(HILLS)
    orc, card = play.put("angmar-orc-tlr", "engaged:p1"), play.find(TREACHERY)
    last_card(play, LOCATION)

    def change(t: doing.Ledger) -> None:
        then(t, Step(name="reveal.place", card=card))
        doing.deal_shadow(t, orc)

    play.do(change, go_on=False)
    assert not play.pile("encounter")


def test_outside_the_quest_phase_it_stays_empty() -> None:
    play = Table(HILLS)
    card = last_card(play, TREACHERY)
    play.phase("combat")
    reveal(play)
    assert card in play.pile("discard")
    assert not play.pile("encounter")


def test_a_deck_emptied_in_another_phase_is_made_anew_when_the_quest_phase_begins() -> None:
    play = Table(HILLS)
    play.do(lambda t: doing.all_to(t, "encounter", "discard"), go_on=False)
    play.phase("quest")
    play.do(lambda t: then(t, Step(name="quest.begin", other="main")))
    assert play.pile("encounter")
    assert not [c for c in play.pile("discard") if looking.key_of(c) == TREACHERY]


def no_side_quest_left(t: doing.Ledger) -> None:
    for card in (*looking.pile(t.state, "encounter"), *looking.pile(t.state, "discard")):
        if looking.front(t.state, card).kind == "side-quest":
            doing.move(t, card, "removed")


def test_a_deck_that_a_new_stage_has_gone_through_in_vain_is_made_anew_in_the_quest_phase() -> None:
    play = Table("across-the-ettenmoors")
    play.do(no_side_quest_left, go_on=False)
    cards = len(play.pile("encounter")) + len(play.pile("discard"))
    play.phase("quest")
    play.do(lambda t: questing.advance(t, "main"))
    assert looking.key_of(looking.main_quest(play.state, "main")) == "quest-6-2"
    assert (len(play.pile("encounter")), play.pile("discard")) == (cards, ())


def test_in_another_phase_such_a_deck_stays_empty() -> None:
    play = Table("across-the-ettenmoors")
    play.do(no_side_quest_left, go_on=False)
    play.phase("combat")
    play.do(lambda t: questing.advance(t, "main"))
    assert play.pile("encounter") == ()
    assert play.pile("discard")


def test_a_deck_without_wargs_enough_is_made_anew_but_for_the_one_that_came() -> None:
    """The Wastes of Eriador 2A looks for two of them; there is a single one left."""
    play = Table("wastes-of-eriador")
    warg = play.find("hunting-pack-woe")

    def change(t: doing.Ledger) -> None:
        for card in (*looking.pile(t.state, "encounter"), *looking.pile(t.state, "discard")):
            if card != warg and "Warg" in looking.front(t.state, card).traits:
                doing.move(t, card, "removed")

    play.do(change, go_on=False)
    cards = len(play.pile("encounter")) + len(play.pile("discard"))
    play.phase("quest")
    play.do(lambda t: questing.advance(t, "main"))
    assert warg in play.staged()
    assert (len(play.pile("encounter")), play.pile("discard")) == (cards - 1, ())


def test_a_card_whose_surge_would_reveal_it_for_ever_is_refused_with_a_sentence() -> None:
    """No rule says how that ends (Restless Evil is all that is left): the players bring other cards back first."""
    play = Table("deadmens-dike")
    last_card(play, "restless-evil-tlr")
    play.do(lambda t: doing.all_to(t, "discard", "victory"), go_on=False)
    before = play.state
    with pytest.raises(Illegal, match=r"for ever.*Nothing has changed"):
        reveal(play)
    assert play.state == before
