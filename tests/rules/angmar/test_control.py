"""Who controls what, and what player cards cannot do (RULES 1.5, 5.1, 8.1, 8.4)."""

from __future__ import annotations

import pytest

from rules.angmar import GAME, doing, looking, questing
from rules.core.game import Illegal
from tests.rules.angmar.kit import Table

CHETWOOD, HILLS = "intruders-in-chetwood", "the-weather-hills"


def attachment(play: Table, seat: str = "p1") -> str:
    deck = (*play.pile(f"deck:{seat}"), *play.pile(f"hand:{seat}"))
    return next(card for card in deck if looking.front(play.state, card).kind == "attachment")


def on(play: Table, host: str, seat: str = "p1") -> str:
    """An attachment of that seat comes into play on the card."""
    card = attachment(play, seat)
    play.do(lambda t: doing.attach(t, card, host))
    return card


def test_whoever_plays_an_attachment_on_an_enemy_keeps_control_of_it() -> None:
    play = Table(CHETWOOD)
    card = on(play, play.put("angmar-orc-tlr"), "p2")
    assert looking.controller(play.state, card) == "p2"


def test_an_attachment_on_a_character_of_another_player_is_his() -> None:
    play = Table(CHETWOOD)
    card = on(play, play.heroes("p2")[0], "p1")
    assert looking.controller(play.state, card) == "p2"


def test_nobody_controls_an_encounter_card_that_is_attached_to_his_hero() -> None:
    play = Table(HILLS)
    card = play.put("cold-from-angmar-tlr")
    play.do(lambda t: doing.attach(t, card, play.heroes()[0]))
    assert looking.controller(play.state, card) == ""


def test_the_attachments_of_a_player_who_is_out_leave_the_enemies_that_they_are_on() -> None:
    play = Table(CHETWOOD)
    orc = play.put("angmar-orc-tlr")
    mine, other = on(play, orc, "p2"), on(play, orc, "p1")
    play.set_threat(50, "p2")
    play.settle()
    assert mine in play.pile("discard:p2")
    assert looking.host(play.state, other) == orc


def test_an_attachment_is_given_to_nobody_without_its_card() -> None:
    play = Table(CHETWOOD)
    card = on(play, play.heroes()[0])
    tools = {tool.key: tool for tool in GAME.tools(play.state, "p1")}
    given = [choice.value for choice in tools["control"].params[0].choices]
    assert play.heroes()[0] in given
    assert card not in given


def test_player_cards_place_no_progress_while_the_active_location_is_immune() -> None:
    play = Table(HILLS)
    place = play.put("amon-forn-tlr", "active:main")
    quest = looking.main_quest(play.state, "main")
    with pytest.raises(Illegal, match="immune"):
        play.by_hand("quest", count="3")
    assert (play.piece(place).progress, play.piece(quest).progress) == (0, 0)


def test_no_player_card_makes_the_players_leave_an_immune_active_location() -> None:
    play = Table("the-weather-hills")
    forn, place = play.put("amon-forn-tlr", "active:main"), play.put("ruins-of-arnor-tlr")
    with pytest.raises(Illegal, match="immune"):
        play.by_hand("travel", card=place)
    assert (play.piece(forn).at, play.piece(place).at) == ("active:main", "staging:main")


def test_a_player_card_makes_the_players_leave_another_active_location() -> None:
    play = Table("the-weather-hills")
    ridge, place = play.put("exposed-ridge-tlr", "active:main"), play.put("ruins-of-arnor-tlr")
    play.by_hand("travel", card=place)
    assert (play.piece(ridge).at, play.piece(place).at) == ("staging:main", "active:main")


def test_questing_places_progress_on_an_immune_active_location() -> None:
    play = Table(HILLS)
    place = play.put("amon-forn-tlr", "active:main")
    play.do(lambda t: questing.progress(t, "main", 1))
    assert play.piece(place).progress == 1


@pytest.mark.parametrize("to", ["hand", "top", "bottom", "shuffle"])
def test_no_card_takes_a_dead_hero_to_a_hand_or_a_deck(to: str) -> None:
    play = Table(CHETWOOD)
    hero = play.heroes()[0]
    play.by_hand("leave", card=hero, to="destroyed")
    with pytest.raises(Illegal, match="hero"):
        play.by_hand("recover", card=hero, to=to)
    assert hero in play.pile("discard:p1")


def test_a_card_may_put_a_dead_hero_into_play() -> None:
    play = Table(CHETWOOD)
    hero = play.heroes()[0]
    play.by_hand("leave", card=hero, to="destroyed")
    play.by_hand("recover", card=hero, to="play")
    assert play.piece(hero).at == "play:p1"
    assert GAME.inventory(play.state) == ()
