"""The encounter sets of the first three scenarios where they meet other rules: players who are out, cards that are
added and not revealed, canceled effects, surge after surge, decks that are empty.
"""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking, questing
from tests.rules.angmar.kit import Table

CHETWOOD, HILLS, DIKE, IARION = "intruders-in-chetwood", "the-weather-hills", "deadmens-dike", "iarion-tlr#1"


def out(play: Table, seat: str) -> None:
    """The player is eliminated."""
    play.do(lambda t: leaving.eliminate(t, seat, "threat"))


# Players who are out


@pytest.mark.rule("RULES 8.4")
def test_cards_of_a_player_who_is_out_are_discarded_when_lost_in_the_wilderness_is_defeated() -> None:
    play = Table(CHETWOOD)
    mine, his = set(play.pile("hand:p1")), set(play.pile("hand:p2"))
    quest = play.reveal("lost-in-the-wilderness-tlr")
    out(play, "p2")
    play.do(lambda t: questing.on_card(t, quest, 4))
    assert set(play.pile("hand:p1")) == mine
    assert play.pile("hand:p2") == ()
    assert his <= set(play.pile("discard:p2"))


@pytest.mark.rule("RULES 8.5")
def test_a_first_player_who_is_out_while_iarion_is_to_be_rescued_loses_it_for_nobody() -> None:
    play = Table(CHETWOOD)
    quest = play.reveal("rescue-iarion-tlr")
    out(play, "p1")
    assert play.state.result is None
    play.do(lambda t: questing.on_card(t, quest, 6))
    assert play.piece(IARION).at == "play:p2"


def test_orc_ambush_brings_no_orc_to_a_player_who_is_out() -> None:
    play = Table(CHETWOOD, 4)
    out(play, "p3")
    play.reveal("orc-ambush-tlr")
    asked = []
    while play.asked() == "pick":
        asked.append(play.questions()[0].seat)
        play.answer()
    assert asked == ["p1", "p2", "p4"]
    assert [len(looking.at(play.state, f"engaged:p{n}")) for n in (1, 2, 3, 4)] == [1, 1, 0, 1]


def test_find_shelter_and_exposed_ridge_hurt_nobody_who_is_out() -> None:
    play = Table(HILLS, 3)
    shelter, _ = play.put("find-shelter-tlr"), play.put("exposed-ridge-tlr", "active:main")
    out(play, "p2")
    play.moment("time", card=shelter)
    play.answer()
    play.answer()
    assert play.asked() == ""
    play.moment("refresh-ends")
    play.answer(play.heroes("p1")[0])
    play.answer(play.heroes("p3")[0])
    assert play.asked() == ""


def test_a_player_whose_last_hero_falls_to_ice_storm_has_nobody_more_to_exhaust() -> None:
    play = Table(HILLS)
    for hero in play.heroes():
        play.mark(hero, damage=play.value("hit_points", hero) - 1)
    for key in ("make-camp-tlr", "search-the-ruins-tlr"):
        play.put(key)
    play.reveal("ice-storm-tlr")
    while play.asked() and play.questions()[0].seat == "p1":
        play.answer()
    assert play.state.players["p1"].out
    hero = play.heroes("p2")[0]
    for _ in range(3):
        play.answer(hero)
    assert play.asked() == ""
    assert play.piece(hero).exhausted


# Cards that are added and not revealed


@pytest.mark.rule("FAQ 1.22")
@pytest.mark.parametrize(
    ("scenario", "key"),
    [
        (CHETWOOD, "outlying-homestead-tlr"), (CHETWOOD, "rescue-iarion-tlr"), (CHETWOOD, "orc-ambush-tlr"),
        (CHETWOOD, "lost-in-the-wilderness-tlr"), (CHETWOOD, "shrouded-hills-tlr"), (HILLS, "find-shelter-tlr"),
        (HILLS, "make-camp-tlr"), (HILLS, "search-the-ruins-tlr"), (DIKE, "the-shadow-world-tlr"),
        (DIKE, "seal-the-tomb-tlr"), (DIKE, "cursed-dead-tlr"), (DIKE, "broken-battlements-tlr"),
    ],
)  # fmt: skip
def test_what_is_added_is_not_revealed(scenario: str, key: str) -> None:
    play = Table(scenario)
    play.phase("quest")
    card = play.find(key)
    in_play, hands = set(play.state.pieces), play.pile("hand:p1")
    threats = play.threat(), play.threat("p2")
    play.do(lambda t: doing.enter(t, card, "staging:main"))
    assert play.asked() == ""
    assert set(play.state.pieces) == in_play | {card}
    assert play.pile("hand:p1") == hands
    assert (play.threat(), play.threat("p2")) == threats
    assert play.piece(card).time == 0


# Canceled effects


@pytest.mark.rule("FAQ 1.53")
@pytest.mark.parametrize(
    ("scenario", "key", "rise"),
    [
        (CHETWOOD, "surprising-speed-tlr", 0), (CHETWOOD, "pressing-needs-tlr", 2),
        (CHETWOOD, "weight-of-responsibility-tlr", 0), (HILLS, "ice-storm-tlr", 0), (HILLS, "biting-wind-tlr", 0),
        (HILLS, "freezing-blast-tlr", 2), (HILLS, "cold-from-angmar-tlr", 0), (HILLS, "tragic-discovery-tlr", 0),
        (DIKE, "unnatural-fog-tlr", 2), (DIKE, "restless-evil-tlr", 0),
    ],
)  # fmt: skip
def test_of_a_canceled_treachery_only_its_keywords_are_left(scenario: str, key: str, rise: int) -> None:
    play = Table(scenario, pace="brisk")
    heroes = play.heroes()
    play.commit(*heroes)
    play.mark(heroes[0], damage=1)
    if scenario == HILLS:
        play.put("exposed-ridge-tlr", "active:main")
        play.do(lambda t: doing.note(t, "round:weather"))  # the stage gives surge to the first Weather of a round only
    play.on_top(key)
    lasting, deck, milled = play.state.lasting, len(play.pile("encounter")), len(play.pile("deck:p1"))
    threat = play.threat()
    card = play.reveal(key)
    play.by_hand("cancel", what="effect")
    play.answer("")
    assert play.asked() == ""
    assert card in play.pile("discard")
    assert play.threat() == threat + rise
    assert play.state.lasting == lasting
    assert (len(play.pile("encounter")), len(play.pile("deck:p1"))) == (deck - 1, milled)
    assert [play.piece(hero).damage for hero in heroes] == [1, 0, 0]
    assert all(play.piece(hero).committed for hero in heroes)


# Surge after surge


def test_side_quests_with_surge_follow_one_another() -> None:
    play = Table(HILLS)
    place, last = play.on_top("ancient-causeway-tlr"), play.on_top("search-the-ruins-tlr")
    middle = play.on_top("find-shelter-tlr")
    first = play.reveal("make-camp-tlr")
    assert [told.card for told in play.told("revealed")] == [first, middle, last, place]
    assert play.piece(middle).time == 4


def test_a_surging_shrouded_hills_that_reveals_a_side_quest_had_surge_when_it_was_revealed() -> None:
    play = Table(CHETWOOD)
    below = play.on_top("rugged-country-tlr")
    quest = play.on_top("orc-rearguard-tlr")
    hills = play.reveal("shrouded-hills-tlr")
    assert [told.card for told in play.told("revealed")] == [hills, quest]
    assert play.pile("encounter")[0] == below
    assert play.value("threat", hills) == 2


# Decks that are empty


@pytest.mark.rule("RULES 4.4")
def test_weight_of_responsibility_outside_the_quest_phase_reveals_no_more_than_there_are() -> None:
    play = Table(CHETWOOD, 1)
    for key in ("orc-rearguard-tlr", "orc-ambush-tlr"):
        play.put(key)
    weight, place = play.find("weight-of-responsibility-tlr"), play.find("rugged-country-tlr")
    play.phase("travel")
    play.do(lambda t: doing.all_to(t, "encounter", "discard"), go_on=False)
    for card in (place, weight):
        play.do(lambda t, c=card: doing.move(t, c, "encounter"), go_on=False)
    play.by_hand("reveal")
    assert [told.card for told in play.told("revealed")] == [weight, place]
    assert play.pile("encounter") == ()


def test_a_captain_whose_player_has_no_deck_left_attacks_no_more() -> None:
    play = Table(CHETWOOD)
    ally, captain = play.ally(), play.put("angmar-captain-tlr", "engaged:p1")
    play.mark(ally, damage=play.value("hit_points", ally) - 1)
    play.do(lambda t: doing.last(t, "game", "defense", -9, ally))
    play.do(lambda t: doing.all_to(t, "deck:p1", "discard:p1"), go_on=False)
    play.attack(captain)
    play.answer(ally)
    assert ally in play.pile("discard:p1")
    assert play.asked() == ""
    assert play.told("attacks") == []
