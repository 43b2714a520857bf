"""Hand moves: what a player card's text says is done on the table (RULES 3, 4, 6)."""

from __future__ import annotations

import pytest

from rules.angmar import GAME, doing, looking, values
from rules.angmar.state import Step
from rules.angmar.writing import then
from rules.core.game import Illegal
from tests.rules.angmar.kit import Table

CHETWOOD = "intruders-in-chetwood"


@pytest.fixture
def play() -> Table:
    return Table(CHETWOOD)


def test_a_hero_readies_is_hurt_and_healed(play: Table) -> None:
    hero = play.heroes()[0]
    play.by_hand("exhaust", card=hero)
    assert play.piece(hero).exhausted
    play.by_hand("ready", card=hero)
    assert not play.piece(hero).exhausted
    play.by_hand("damage", card=hero, count="2")
    play.by_hand("heal", card=hero, count="1")
    assert play.piece(hero).damage == 1


def test_resources_are_added_and_spent_but_not_more_than_there_are(play: Table) -> None:
    hero = play.heroes()[0]
    had = play.piece(hero).resources
    play.by_hand("gain", card=hero, count="2")
    play.by_hand("spend", card=hero, count=str(had + 1))
    assert play.piece(hero).resources == 1
    with pytest.raises(Illegal, match="not so many resources"):
        play.by_hand("spend", card=hero, count="2")


def test_a_number_changes_for_a_phase_and_is_back_after_it(play: Table) -> None:
    hero = play.heroes()[0]
    before = play.value("attack", hero)
    play.by_hand("modify", card=hero, stat="attack", sign="more", count="3", until="phase")
    assert play.value("attack", hero) == before + 3
    play.do(lambda t: then(t, Step(name="phase.end")))
    assert play.value("attack", hero) == before


def test_what_lasts_for_a_card_ends_when_it_leaves_play(play: Table) -> None:
    ally = play.ally()
    play.by_hand("modify", card=ally, stat="attack", sign="more", count="3", until="game")
    play.by_hand("leave", card=ally, to="hand")
    assert ally in play.pile("hand:p1")
    play.by_hand("enter", card=ally)
    assert play.value("attack", ally) == looking.front(play.state, ally).attack


def test_an_event_is_paid_for_and_discarded(play: Table) -> None:
    deck = (*play.pile("deck:p1"), *play.pile("hand:p1"))
    event = next(c for c in deck if looking.front(play.state, c).kind == "event")
    if event not in play.pile("hand:p1"):
        play.do(lambda t: doing.move(t, event, "hand:p1"))
    for hero in play.heroes():
        play.mark(hero, resources=5)
    play.by_hand("play", card=event, paid="yes", x="0")
    play.answer_all()
    assert event in play.pile("discard:p1")
    spent = sum(5 - play.piece(hero).resources for hero in play.heroes())
    assert spent == looking.cost_number(play.state, event)


def test_without_resources_an_event_is_only_played_at_no_cost(play: Table) -> None:
    deck = (*play.pile("deck:p1"), *play.pile("hand:p1"))
    event = next(c for c in deck if looking.front(play.state, c).kind == "event" and looking.cost_number(play.state, c))
    if event not in play.pile("hand:p1"):
        play.do(lambda t: doing.move(t, event, "hand:p1"))
    for hero in play.heroes():
        play.mark(hero, resources=0)
    with pytest.raises(Illegal, match="cannot pay"):
        play.by_hand("play", card=event, paid="yes", x="0")
    play.by_hand("play", card=event, paid="no", x="0")
    assert event in play.pile("discard:p1")


def test_a_card_that_is_being_played_is_not_played_again(play: Table) -> None:
    (guard,) = play.throw("p1", "Guard of the Citadel")
    play.do(lambda t: doing.move(t, guard, "hand:p1"), go_on=False)
    for hero in play.heroes():
        play.mark(hero, resources=3)
    play.by_hand("play", card=guard, paid="yes", x="0")
    assert play.asked() == "pay"
    with pytest.raises(Illegal):
        play.by_hand("play", card=guard, paid="no", x="0")
    with pytest.raises(Illegal):
        play.by_hand("enter", card=guard)
    play.answer_all()
    assert play.piece(guard).at == "play:p1"


def test_looking_at_the_deck_shows_it_to_that_player_alone(play: Table) -> None:
    top = play.pile("deck:p1")[:3]
    play.by_hand("look", count="3")
    mine = GAME.seen_by(play.state, "p1").players["p1"].looking_at
    assert mine is not None
    assert tuple(card.card for card in mine) == top
    assert GAME.seen_by(play.state, "p2").players["p1"].looking_at is None
    event = next(e for e in play.events if e.kind == "looked")
    assert GAME.heard_by(event, None).cards == (None, None, None)
    play.by_hand("fetch", card=top[2], to="hand")
    assert top[2] in play.pile("hand:p1")
    play.by_hand("stop", order="same")
    assert play.pile("deck:p1")[:2] == top[:2]


def test_when_revealed_effects_are_cancelled_in_their_window() -> None:
    play = Table(CHETWOOD, pace="windows")
    orc = play.put("angmar-orc-tlr", "engaged:p1")
    play.phase("quest")
    card = play.on_top("surprising-speed-tlr")
    play.do(lambda t: then(t, Step(name="reveal", script="encounter", seat="p1", other="main")))
    assert play.asked() == "revealed"
    play.by_hand("cancel", what="effect")
    play.answer("")
    assert play.piece(orc).at == "engaged:p1"
    assert card in play.pile("discard")


def test_side_quests_and_sudden_assault_cannot_be_cancelled() -> None:
    play = Table(CHETWOOD, pace="windows")
    for key in ("rescue-iarion-tlr", "sudden-assault-tlr"):
        play.phase("quest")
        play.on_top(key)
        play.do(lambda t: then(t, Step(name="reveal", script="encounter", seat="p1", other="main")))
        assert play.asked() == "revealed"
        assert "cancel" not in play.offered()


def test_cards_immune_to_player_cards_are_not_offered() -> None:
    play = Table("the-weather-hills")
    place = play.put("amon-forn-tlr")
    other = play.put("exposed-ridge-tlr")
    assert place not in play.offered()["progress"]
    assert other in play.offered()["progress"]


def test_a_hand_is_its_players_to_see_also_in_the_list_of_hand_moves(play: Table) -> None:
    for card in play.pile("hand:p1"):
        for choices in play.offered("p2").values():
            assert card not in choices


def test_a_card_is_not_attached_to_itself(play: Table) -> None:
    deck = (*play.pile("deck:p1"), *play.pile("hand:p1"))
    card = next(c for c in deck if looking.front(play.state, c).kind == "attachment")
    play.do(lambda t: doing.attach(t, card, play.heroes()[0]))
    with pytest.raises(Illegal, match="itself"):
        play.by_hand("attach", card=card, host=card)


def test_unknown_hand_moves_and_values_are_refused_with_a_sentence(play: Table) -> None:
    with pytest.raises(Illegal, match="no such hand move"):
        play.by_hand("fly", card="p1")
    with pytest.raises(Illegal, match="does not take that value"):
        play.by_hand("exhaust", card="nobody")


def test_sentinel_and_ranged_are_said_of_characters(play: Table) -> None:
    hero = play.heroes("p2")[0]
    play.by_hand("keyword", "p2", card=hero, keyword="sentinel", until="game")
    orc = play.put("angmar-orc-tlr", "engaged:p1")
    play.attack(orc, shadow="orc-war-party-tlr")
    assert hero in play.options()


def test_threat_changes_by_hand_also_downwards(play: Table) -> None:
    before = play.threat("p2")
    command = GAME.use(play.state, "p1", "threat", {"seat": "p2", "sign": "less", "count": "3"})
    play.state = GAME.play(play.state, "p1", command).state
    assert play.threat("p2") == before - 3
    assert values.staging_threat(play.state, "main") == 0


def test_a_number_of_thousands_of_digits_is_refused_like_any_other_too_large_one(play: Table) -> None:
    hero = play.heroes()[0]
    with pytest.raises(Illegal, match="does not take that value"):
        play.by_hand("gain", card=hero, count="9" * 5000)
