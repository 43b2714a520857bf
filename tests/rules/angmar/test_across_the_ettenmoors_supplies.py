"""Scavenge for Supplies (encounter_sets.json; EDGE_CASES G-08)."""

from __future__ import annotations

from rules.angmar import doing, leaving, looking
from rules.angmar.decks import PlayerCard
from rules.angmar.state import changed
from rules.angmar.steps import planning
from tests.rules.angmar.ettenmoors import defeat, revealed, table
from tests.rules.angmar.kit import Table

TROLL = "savage-trollspawn-ate"
FARAMIR_AND_SCOUT = ("Faramir", "Snowbourn Scout")


def titled(play: Table, card: str) -> str:
    return looking.front(play.state, card).name


def test_with_scavenge_for_supplies_every_player_card_costs_1_more() -> None:
    play = table()
    cards = play.pile("hand:p1") + play.pile("hand:p2")
    before = [planning.price(play.state, card) for card in cards]
    play.put("scavenge-for-supplies-ate")
    assert [planning.price(play.state, card) for card in cards] == [cost + 1 for cost in before if cost is not None]


def test_after_scavenge_for_supplies_a_troll_engages_the_player_with_the_highest_threat() -> None:
    play = table()
    side = play.put("scavenge-for-supplies-ate")
    play.set_threat(30, "p2")
    defeat(play, side)
    assert {trait for card in play.options() for trait in looking.front(play.state, card).traits} == {"Troll"}
    troll = next(card for card in play.options() if card.startswith(TROLL))
    play.answer(troll)
    assert play.piece(troll).at == "engaged:p2"
    assert play.asked() == "may"  # Amarthiúl may come: the Troll has engaged him
    assert revealed(play) == []


def test_with_the_same_threat_the_first_player_chooses_whom_the_troll_engages() -> None:
    play = table()
    side = play.put("scavenge-for-supplies-ate")
    play.set_threat(30)
    play.set_threat(30, "p2")
    defeat(play, side)
    assert (play.questions()[0].seat, play.options()) == ("p1", ("p1", "p2"))


def scavenged(play: Table) -> None:
    """Scavenge for Supplies is defeated, and a Troll has come."""
    side = play.put("scavenge-for-supplies-ate")
    play.set_threat(40)
    defeat(play, side)
    play.answer(TROLL)


def test_G08_then_each_player_may_play_a_card_of_any_type_at_no_cost() -> None:
    play = table()
    play.do(lambda t: doing.draw(t, "p1", 20), go_on=False)
    play.phase("quest")
    for hero in play.heroes():
        play.mark(hero, resources=0)
    scavenged(play)
    assert play.questions()[0].seat == "p1"
    kinds = {looking.front(play.state, card).kind for card in play.options() if card}
    assert kinds == {"ally", "attachment", "event"}
    ally = next(c for c in play.options() if c and looking.front(play.state, c).kind == "ally")
    play.answer(ally)
    assert play.piece(ally).at == "play:p1"
    assert play.questions()[0].seat == "p2"
    play.answer("")
    assert play.asked() == ""


def test_G08_an_attachment_asks_for_its_place_and_an_event_is_discarded() -> None:
    play = table()
    play.do(lambda t: doing.draw(t, "p1", 20), go_on=False)
    scavenged(play)
    item = next(c for c in play.options() if c and looking.front(play.state, c).kind == "attachment")
    play.answer(item)
    assert play.asked() == "host"
    play.answer(play.heroes()[1])
    assert play.piece(item).at == f"on:{play.heroes()[1]}"
    event = next(c for c in play.options() if c and looking.front(play.state, c).kind == "event")
    play.answer(event)
    assert event in play.pile("discard:p2")


def test_G08_neither_a_title_that_is_in_play_nor_a_card_that_cannot_be_played_is_offered() -> None:
    play = table()
    for card in play.pile("hand:p1"):
        play.do(lambda t, card=card: doing.move(t, card, "deck:p1", bottom=True), go_on=False)
    play.titled("Faramir")
    play.stack("p1", "Faramir", "Snowbourn Scout")
    play.do(lambda t: doing.draw(t, "p1", 2), go_on=False)
    twin, scout = (next(c for c in play.pile("hand:p1") if titled(play, c) == name) for name in FARAMIR_AND_SCOUT)
    never = PlayerCard(code="never", name="Never played", type="event", sphere="neutral", cost="-")
    hand = (*play.pile("hand:p1"), "p1:never#1")
    play.state = changed(
        play.state,
        library={**play.state.library, "never": never},
        piles={**play.state.piles, "hand:p1": hand},
    )
    scavenged(play)
    assert play.options() == (scout, "")
    assert twin in play.pile("hand:p1")


def test_G08_a_player_who_can_play_nothing_is_asked_unless_his_hand_is_empty() -> None:
    """Not to ask would tell what he holds."""
    play = table()
    hero = play.heroes("p2")[0]
    for card in play.pile("hand:p2"):
        play.do(lambda t, card=card: doing.move(t, card, "deck:p2", bottom=True), go_on=False)
    play.do(lambda t: leaving.leave(t, hero, to="hand:p2", how="test"), go_on=False)
    scavenged(play)
    play.answer("")
    assert (play.questions()[0].seat, play.options()) == ("p2", ("",))


def test_G08_a_player_with_an_empty_hand_is_not_asked() -> None:
    play = table()
    for card in play.pile("hand:p2"):
        play.do(lambda t, card=card: doing.move(t, card, "deck:p2", bottom=True), go_on=False)
    scavenged(play)
    play.answer("")
    assert play.asked() == ""


def test_without_a_troll_to_be_found_nobody_plays_a_card() -> None:
    """ "Then" needs what comes before it (RULES 4.6)."""
    play = table()
    for key in (TROLL, "cruel-mountain-troll-ate", "ruthless-hill-troll-ate"):
        while any(looking.key_of(c) == key for pile in ("encounter", "discard") for c in play.pile(pile)):
            play.put(key)
    side = play.put("scavenge-for-supplies-ate")
    play.set_threat(40)
    defeat(play, side)
    assert play.asked() == ""
