"""What a hostile player or a careless moderator tries: every state that is reached can be played on."""

from __future__ import annotations

import pytest

from rules.angmar import GAME, doing, looking
from rules.angmar.campaign_log import Log
from rules.angmar.commands import Hand
from rules.angmar.flow_words import choose
from rules.angmar.looking import front
from rules.angmar.state import Step
from rules.angmar.steps.attack import attack
from rules.angmar.steps.reveal import reveal
from rules.angmar.writing import then
from rules.core.game import TABLE, Illegal
from tests.rules.angmar.gram import CELL, Gram
from tests.rules.angmar.kit import Table

CHETWOOD = "intruders-in-chetwood"


def repaired(play: Table, tool: str, **values: str) -> None:
    outcome = GAME.play(play.state, TABLE, GAME.use(play.state, TABLE, tool, values))
    play.state, play.events = outcome.state, list(outcome.events)


def kinds(play: Table, kind: str) -> tuple[str, ...]:
    return looking.in_play(play.state, {kind})


@pytest.mark.parametrize("where", ["staging:main", "active:main", "engaged:p1", "play:p2"])
def test_a_main_quest_is_put_nowhere_else(where: str) -> None:
    play = Table(CHETWOOD)
    with pytest.raises(Illegal, match="does not lie there"):
        repaired(play, "put", card=looking.main_quest(play.state, "main"), value=where)


def test_a_main_quest_leaves_play_only_by_the_rules() -> None:
    play = Table(CHETWOOD)
    quest = looking.main_quest(play.state, "main")
    with pytest.raises(Illegal, match="quest and the campaign card stay"):
        repaired(play, "out", card=quest, value="removed")
    with pytest.raises(Illegal, match="quest and the campaign card stay"):
        repaired(play, "attach", card=quest, value=play.heroes()[0])


def test_a_campaign_card_stays_where_it_is() -> None:
    play = Table(CHETWOOD, log=Log(), clear=False)
    (card,) = kinds(play, "campaign")
    with pytest.raises(Illegal, match="does not lie there"):
        repaired(play, "put", card=card, value="staging:main")
    with pytest.raises(Illegal, match="campaign card stay"):
        repaired(play, "out", card=card, value="removed")


@pytest.mark.parametrize(
    ("kind", "where"),
    [
        ("hero", "staging:main"), ("hero", "engaged:p2"), ("hero", "active:main"),
        ("enemy", "play:p1"), ("enemy", "active:main"),
        ("location", "engaged:p1"), ("location", "play:p1"),
    ],
)  # fmt: skip
def test_a_repair_puts_each_card_where_cards_of_its_type_lie(kind: str, where: str) -> None:
    play = Table(CHETWOOD, clear=False)
    with pytest.raises(Illegal, match="does not lie there"):
        repaired(play, "put", card=kinds(play, kind)[0], value=where)


def test_a_repair_puts_cards_where_they_may_be() -> None:
    play = Table(CHETWOOD, clear=False)
    enemy, place = kinds(play, "enemy")[0], kinds(play, "location")[0]
    repaired(play, "put", card=enemy, value="engaged:p2")
    repaired(play, "put", card=place, value="active:main")
    assert play.piece(enemy).at == "engaged:p2"
    assert looking.active(play.state, "main") == place


def test_a_repair_makes_no_second_active_location() -> None:
    play = Table(CHETWOOD, clear=False)
    one, two = kinds(play, "location")[:2]
    repaired(play, "put", card=one, value="active:main")
    with pytest.raises(Illegal, match="active location"):
        repaired(play, "put", card=two, value="active:main")


def test_nothing_is_given_to_a_player_who_is_out() -> None:
    play = Table(CHETWOOD, clear=False)
    play.do(lambda t: doing.threat(t, "p2", 50))
    assert play.state.players["p2"].out
    enemy = kinds(play, "enemy")[0]
    for tool, values in (
        ("put", {"card": enemy, "value": "engaged:p2"}),
        ("put", {"card": play.heroes()[0], "value": "play:p2"}),
        ("first", {"value": "p2"}),
    ):
        with pytest.raises(Illegal, match="out of the game"):
            repaired(play, tool, **values)


def told_apart(play: Table) -> bool:
    """Whether the last command showed something hidden, so that it is not taken back for nothing."""
    return any(GAME.reveals(event) for event in play.events)


@pytest.mark.parametrize("pace", ["windows", "brisk"])
def test_no_shadow_card_is_looked_at_and_taken_back_for_free(pace: str) -> None:
    play = Table(CHETWOOD, pace=pace)
    enemy = play.put("angmar-orc-tlr", "engaged:p1")
    play.on_top("angmar-marauder-tlr")
    play.do(lambda t: doing.deal_shadow(t, enemy))
    play.do(lambda t: then(t, *attack(t, enemy, "p1", fresh=False)))
    play.answer(play.heroes()[0])
    while play.asked() != "shadow":
        assert not told_apart(play)
        play.answer()
    assert told_apart(play)


def test_no_captured_cards_are_looked_at_and_taken_back_for_free() -> None:
    play = Gram(2, pace="quick")
    cell = play.put(CELL, "staging:p1")
    play.capture(cell, "Gandalf")
    play.capture(cell, "Faramir")
    play.do(lambda t: then(t, Step(name="travel", seat="p1", other="p1")))
    play.answer(cell)
    assert not told_apart(play)
    play.answer(play.options()[0])
    assert play.asked() == "pick"
    assert told_apart(play)


def test_nobodys_hand_is_looked_at_by_eliminating_him_and_taking_that_back_for_free() -> None:
    play = Table(CHETWOOD)
    play.do(lambda t: doing.mill(t, "p2", 99), go_on=False)
    play.set_threat(40, "p2")
    raised = Hand(tool="threat", values={"seat": "p2", "sign": "more", "count": "20"})
    outcome = GAME.play(play.state, "p1", raised)
    assert outcome.state.players["p2"].out
    assert any(GAME.reveals(event) for event in outcome.events)


def test_a_choice_among_open_cards_shows_nothing_hidden() -> None:
    play = Table(CHETWOOD)
    play.do(lambda t: choose(lambda s, _: looking.pile(s, "hand:p1"), "Which?").act(t, Step(name="script", seat="p1")))
    assert play.asked() == "pick"
    assert not told_apart(play)
    play.do(lambda t: choose(lambda s, _: looking.pile(s, "deck:p1"), "Which?").act(t, Step(name="script", seat="p1")))
    assert told_apart(play)


def paying(play: Table, kind: str = "ally") -> str:
    """A card that is being paid for, or that is asked where it goes."""
    play.by_hand("draw", count="20")
    for hero in play.heroes():
        play.by_hand("gain", card=hero, count="5")
    hand = play.pile("hand:p1")
    card = next(c for c in hand if front(play.state, c).kind == kind and front(play.state, c).cost in {"2", "3"})
    play.by_hand("play", card=card, paid="yes", x="0")
    assert play.asked() in {"pay", "host"}
    return card


@pytest.mark.parametrize("tool", ["discard", "top", "bottom", "play", "enter"])
def test_a_card_that_is_being_played_goes_nowhere_else(tool: str) -> None:
    play = Table(CHETWOOD)
    card = paying(play)
    values = {"paid": "no", "x": "0"} if tool == "play" else {}
    with pytest.raises(Illegal, match="being played"):
        play.by_hand(tool, card=card, **values)


def test_chance_takes_no_card_that_is_being_played() -> None:
    """It lies on the table already, and is in the hand no more (RULES 3.2)."""
    play = Table(CHETWOOD)
    card = paying(play)
    for other in play.pile("hand:p1"):
        if other != card:
            play.by_hand("discard", card=other)
    with pytest.raises(Illegal, match="being played"):
        play.by_hand("random")


def test_a_card_is_not_taken_from_the_discard_pile_to_its_top() -> None:
    """The order of a discard pile stays as it is."""
    play = Table(CHETWOOD)
    play.by_hand("mill", count="3")
    card = play.pile("discard:p1")[-1]
    with pytest.raises(Illegal, match="already"):
        play.by_hand("recover", card=card, to="discard")


@pytest.mark.parametrize("kind", ["ally", "attachment"])
def test_a_card_that_came_into_play_while_it_was_paid_for_stays_there(kind: str) -> None:
    play = Table(CHETWOOD)
    card = paying(play, kind)
    position = str(play.pile("hand:p1").index(card) + 1)
    repaired(play, "hand", seat="p1", position=position, value="discard:p1")
    repaired(play, "in", card=card, value="play:p1")
    while play.asked() in {"pay", "host"}:
        play.answer()
    assert card in play.state.pieces


def test_an_attachment_without_a_host_that_came_into_play_stays_there() -> None:
    play = Table(CHETWOOD)
    card = next(c for c in play.pile("deck:p1") if front(play.state, c).kind == "attachment")
    play.do(lambda t: doing.enter(t, card, "play:p1"))
    play.do(lambda t: then(t, Step(name="host", seat="p1", card=card)))
    assert play.piece(card).at == "play:p1"


def test_what_is_canceled_is_canceled_once() -> None:
    play = Table(CHETWOOD, pace="windows")
    play.do(lambda t: then(t, *reveal(1, "main", seat="p1")))
    play.by_hand("cancel", what="card")
    for what in ("effect", "card"):
        with pytest.raises(Illegal, match="canceled already"):
            play.by_hand("cancel", what=what)


def test_an_effect_that_was_canceled_can_still_be_canceled_with_its_card() -> None:
    play = Table(CHETWOOD, pace="windows")
    play.do(lambda t: then(t, *reveal(1, "main", seat="p1")))
    play.by_hand("cancel", what="effect")
    play.by_hand("cancel", what="card")
    assert len(play.told("cancelled")) == 1


@pytest.mark.parametrize(("tool", "pile"), [("look", "deck:p1"), ("scry", "encounter")])
def test_a_shuffle_ends_the_look_at_that_pile_alone(tool: str, pile: str) -> None:
    play = Table(CHETWOOD)
    play.by_hand(tool, count="3")
    other = "encounter" if tool == "look" else "deck:p1"
    play.do(lambda t: doing.shuffle(t, other))
    assert looking.looks(play.state, "p1")
    play.do(lambda t: doing.shuffle(t, pile))
    assert not looking.looks(play.state, "p1")
    assert GAME.seen_by(play.state, "p1").players["p1"].looking_at == ()


def test_who_is_eliminated_looks_at_the_encounter_deck_no_longer() -> None:
    play = Table(CHETWOOD)
    play.by_hand("scry", "p2", count="5")
    play.do(lambda t: doing.threat(t, "p2", 50))
    assert GAME.seen_by(play.state, "p2").players["p2"].looking_at == ()
