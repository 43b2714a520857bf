"""Decks come to the table: whose list is known to whom, who is asked for one, and which campaign's log is taken."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

import pytest

from rules.angmar import GAME
from rules.angmar.campaign_log import Log
from rules.angmar.commands import BringDeck
from rules.angmar.decks import CARDS, STARTERS, Deck, PlayerCard
from rules.angmar.looking import front
from rules.core.game import TABLE, Illegal, Outcome, Setup

OWN = PlayerCard(code="own-ally-lindir", name="Lindir", type="ally", sphere="lore", cost="2")


def table(players: int = 2, scenario: str = "intruders-in-chetwood") -> Any:
    return GAME.start(Setup(scenario, "a test", {"players": str(players)})).state


def deck(heroes: str, *extra: PlayerCard) -> Deck:
    cards = {code: 3 for code, card in CARDS.items() if card.type == "event"}
    more = {card.code: 3 for card in extra}
    return Deck(
        name="Mine",
        heroes=dict.fromkeys(heroes.split(), 1),
        cards={**dict(list(cards.items())[:20]), **more},
        extra={card.code: card for card in extra},
    )


def brought(state: Any, seat: str, own: Deck) -> Outcome:
    return GAME.play(state, seat, BringDeck(deck=own))


@pytest.mark.parametrize("reader", [None, "p2"])
def test_the_list_of_a_deck_is_its_players_alone(reader: str | None) -> None:
    outcome = brought(table(), "p1", deck("01010 01011", OWN))
    heard = [GAME.heard_by(event, reader) for event in outcome.events]
    assert OWN.name not in str(heard)
    assert "01010" in str(heard)
    assert OWN.code not in str(GAME.seen_by(outcome.state, reader))
    assert OWN.name not in str(GAME.seen_by(outcome.state, reader))


def test_its_player_knows_what_he_brought() -> None:
    outcome = brought(table(), "p1", deck("01010 01011", OWN))
    assert OWN.name in str([GAME.heard_by(event, "p1") for event in outcome.events])
    assert GAME.seen_by(outcome.state, "p1").names[OWN.code] == OWN.name


def test_everybody_knows_a_hero_that_somebody_described() -> None:
    hero = replace(OWN, code="own-hero-lindir", type="hero", threat=8)
    own = replace(deck("01010"), heroes={"01010": 1, hero.code: 1}, extra={hero.code: hero})
    outcome = brought(table(), "p1", own)
    assert hero.name in str([GAME.heard_by(event, None) for event in outcome.events])


def test_what_another_player_says_of_a_card_changes_no_card_of_mine() -> None:
    """Two players describe a card of one title: each plays it as he has described it."""
    mighty = replace(OWN, attack=9)
    first = brought(table(), "p1", deck("01010 01011", replace(OWN, attack=1))).state
    state = brought(first, "p2", deck("01001 01002", mighty)).state
    assert front(state, f"p1:{OWN.code}#1").attack == 1
    assert front(state, f"p2:{OWN.code}#1").attack == 9


def test_a_seat_is_asked_for_its_deck_also_where_no_starter_deck_is_left() -> None:
    """One hero of each starter deck is in somebody's own deck (RULES 1.3: unique titles)."""
    state = brought(table(3), "p1", deck("01001 01004 01007")).state
    state = brought(state, "p2", deck("01010")).state
    (asked,) = GAME.questions(state)
    assert asked.seat == "p3"
    assert len(brought(state, "p3", deck("01011")).state.decks) == 3


def test_a_campaign_says_which_scenario_comes_next() -> None:
    state = table(scenario="deadmens-dike")
    with pytest.raises(Illegal, match=r"another scenario.*2, The Weather Hills"):
        GAME.play(state, TABLE, GAME.recall(asdict(Log(scenario=2))))


def test_a_campaign_that_is_won_has_no_next_scenario() -> None:
    with pytest.raises(Illegal, match="is won"):
        GAME.play(table(), TABLE, GAME.recall(asdict(Log(scenario=10))))


def test_a_starter_deck_has_the_heroes_that_these_tests_count_on() -> None:
    assert [next(iter(one.heroes)) for one in STARTERS] == ["01001", "01004", "01007", "01010"]
