"""Iârion (encounter_sets.json; RULES 10.0; EDGE_CASES A-13, C-05, C-07)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking, values
from rules.angmar import events as ev
from rules.angmar.decks import PlayerCard
from rules.angmar.looking import unique_free
from rules.angmar.state import changed
from rules.core.ledger import Ledger
from tests.rules.angmar.kit import Table

IARION = "iarion-tlr#1"


def table(players: int = 2, **options: str) -> Table:
    return Table("intruders-in-chetwood", players, **options)


def blank(play: Table) -> None:
    """Cold from Angmar lies on the quest, and Iârion is damaged."""

    def change(t: Ledger) -> None:
        t.happen(ev.PileMade(pile="aside", cards=("cold-from-angmar-tlr#1",)))
        doing.attach(t, "cold-from-angmar-tlr#1", looking.main_quest(t.state, "main"))

    play.do(change)
    play.mark(IARION, damage=1)


@pytest.mark.parametrize("stat", ["willpower", "attack", "defense"])
def test_his_numbers_are_the_number_of_quest_cards_in_play(stat: str) -> None:
    play = table()
    assert play.value(stat, IARION) == 1
    play.put("orc-rearguard-tlr")
    play.put("lost-in-the-wilderness-tlr")
    assert play.value(stat, IARION) == 3


def test_locations_and_enemies_do_not_add_to_his_numbers() -> None:
    play = table()
    play.put("angmar-orc-tlr")
    play.put("rugged-country-tlr")
    assert play.value("willpower", IARION) == 1


def test_A13_player_side_quests_count_too() -> None:
    play = table()
    card = "p1:gather#1"
    known = PlayerCard(code="gather", name="Gather Information", type="player-side-quest", sphere="neutral", quest=4)
    play.state = changed(play.state, library={**play.state.library, "gather": known})

    def change(t: Ledger) -> None:
        t.happen(ev.PileMade(pile="hand:p1", cards=(card,)))
        t.happen(ev.Entered(card=card, source="hand:p1", at="staging:main"))

    play.do(change)
    assert play.value("willpower", IARION) == 2


def test_control_of_him_goes_on_with_the_first_player_token() -> None:
    play = table()
    play.mark(IARION, damage=2)
    play.do(leaving.pass_token)
    assert play.state.first == "p2"
    assert play.piece(IARION).at == "play:p2"
    assert play.piece(IARION).damage == 2
    assert play.piece(play.heroes()[0]).at == "play:p1"


def test_given_to_another_player_he_comes_back_to_the_first_player() -> None:
    play = table()
    play.do(lambda t: doing.shift(t, IARION, "play:p2"))
    assert play.piece(IARION).at == "play:p1"


def test_C05_blank_he_stays_where_he_is_and_follows_again_once_healed() -> None:
    play = table()
    blank(play)
    play.do(leaving.pass_token)
    assert play.piece(IARION).at == "play:p1"
    assert play.value("willpower", IARION) == 0
    play.do(lambda t: leaving.heal(t, IARION, 1))
    assert play.piece(IARION).at == "play:p2"


def test_C05_blank_he_is_lost_nevertheless_when_he_leaves_play() -> None:
    play = table()
    blank(play)
    play.do(lambda t: leaving.discard(t, IARION))
    assert play.state.result is not None
    assert not play.state.result.won


def test_C05_blank_he_does_not_answer_a_side_quest() -> None:
    play = table()
    blank(play)
    play.mark(IARION, exhausted=1)
    play.reveal("orc-rearguard-tlr")
    assert play.asked() == ""
    assert play.piece(IARION).exhausted


def test_after_a_side_quest_is_revealed_he_may_be_readied() -> None:
    play = table()
    play.mark(IARION, exhausted=1)
    play.reveal("orc-rearguard-tlr")
    assert play.asked() == "may"
    assert play.questions()[0].seat == "p1"
    play.answer()
    assert not play.piece(IARION).exhausted


def test_he_may_stay_exhausted() -> None:
    play = table()
    play.mark(IARION, exhausted=1)
    play.reveal("orc-rearguard-tlr")
    play.answer("")
    assert play.piece(IARION).exhausted


def test_nothing_else_that_is_revealed_readies_him_and_ready_he_is_not_asked_for() -> None:
    play = table()
    play.mark(IARION, exhausted=1)
    play.reveal("rugged-country-tlr")
    assert play.asked() == ""
    assert play.piece(IARION).exhausted
    play.mark(IARION, exhausted=0)
    play.reveal("orc-rearguard-tlr")
    assert play.asked() == ""


@pytest.mark.parametrize("how", ["damage", "discard"])
def test_when_he_leaves_play_the_players_lose(how: str) -> None:
    play = table()
    if how == "damage":
        play.do(lambda t: leaving.damage(t, IARION, 4))
    else:
        play.do(lambda t: leaving.discard(t, IARION))
    assert play.state.result is not None
    assert (play.state.result.won, play.state.result.why) == (False, "iarion")


def test_when_another_ally_leaves_play_nobody_loses() -> None:
    play = table()
    ally = play.ally()
    play.do(lambda t: leaving.discard(t, ally))
    assert play.state.result is None


def test_a_player_eliminated_with_him_loses_the_game_for_all() -> None:
    """RULES 8.5: his cards leave play before the token passes."""
    play = table()
    play.set_threat(50)
    play.do(lambda _: None)
    assert play.state.result is not None
    assert play.state.result.why == "iarion"


def test_a_player_eliminated_without_him_loses_it_for_nobody() -> None:
    play = table()
    play.set_threat(50, "p2")
    play.do(lambda _: None)
    assert play.state.result is None


def test_C07_he_is_unique() -> None:
    play = table()
    assert looking.front(play.state, IARION).unique
    twin = PlayerCard(code="twin", name="Iârion", type="ally", sphere="neutral", unique=True, cost="0")
    play.state = changed(play.state, library={**play.state.library, "twin": twin})
    assert not unique_free(play.state, "p1:twin#1")


def test_he_is_an_ally_that_can_quest() -> None:
    play = table()
    play.commit(IARION)
    assert values.questing(play.state, "main") == 1
