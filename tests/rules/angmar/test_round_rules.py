"""Rules of the round that hold whatever the cards say (RULES 3, 4, 5, 8)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking, questing
from rules.angmar.state import Step
from rules.angmar.steps import planning
from rules.angmar.steps import round as rounds
from rules.angmar.steps.reveal import reveal
from rules.angmar.writing import then
from tests.rules.angmar.kit import Table

CHETWOOD = "intruders-in-chetwood"
PLAIN = ("rugged-country-tlr", "chetwood-forest-tlr", "outlying-homestead-tlr")
"""Locations without surge or a "when revealed"."""


@pytest.fixture
def play() -> Table:
    return Table(CHETWOOD)


# 3.2 Paying


def neutral(play: Table) -> str:
    """A card of the first seat whose sphere none of his heroes has; it costs nothing."""
    spheres = {looking.front(play.state, hero).sphere for hero in play.heroes()}
    cards = (*play.pile("deck:p2"), *play.pile("hand:p2"))
    return next(c for c in cards if looking.front(play.state, c).sphere not in {*spheres, "neutral"})


def test_a_card_of_another_sphere_cannot_be_paid_for_however_little_it_costs(play: Table) -> None:
    card = neutral(play)
    play.do(lambda t: doing.last(t, "round", "price", -9, card), go_on=False)
    for hero in play.heroes():
        play.mark(hero, resources=9)
    assert planning.payers(play.state, "p1", card) == ()
    assert not planning.affordable(play.state, "p1", card)


def test_resources_of_several_heroes_pay_for_a_neutral_card_together(play: Table) -> None:
    card = next(c for c in play.pile("deck:p1") if looking.front(play.state, c).name == "Gandalf")
    for hero in play.heroes():
        play.mark(hero, resources=2)
    assert planning.payers(play.state, "p1", card) == play.heroes()
    assert planning.affordable(play.state, "p1", card)
    play.mark(play.heroes()[0], resources=0)
    assert not planning.affordable(play.state, "p1", card)


# 3.3, 4 Staging


def test_the_number_of_cards_is_fixed_at_the_start_of_staging_even_if_a_player_is_eliminated(play: Table) -> None:
    for key in PLAIN:
        play.on_top(key)
    play.phase("quest")
    play.set_threat(49, "p2")

    def change(t: doing.Ledger) -> None:
        then(t, *reveal(2, "main"))
        doing.threat(t, "p2", 1)

    play.do(change)
    assert play.state.players["p2"].out
    assert len(play.told("revealed")) == 2


def test_with_a_player_out_one_card_fewer_is_revealed(play: Table) -> None:
    for key in PLAIN:
        play.on_top(key)
    play.phase("quest")
    play.set_threat(50, "p2")
    play.settle()
    play.do(lambda t: then(t, Step(name="quest.stage", other="main")))
    assert len(play.told("revealed")) == 1


def test_an_enemy_is_not_in_the_staging_area_while_its_when_revealed_is_resolved(play: Table) -> None:
    ally = play.ally()
    card = play.reveal("angmar-orc-tlr")
    assert play.asked() == "option"
    assert card not in play.state.pieces
    assert card in play.pile("revealed")
    play.answer("Discard")
    play.answer(ally)
    assert card in play.staged()


def test_a_card_that_is_added_and_not_revealed_has_no_when_revealed_and_no_doomed(play: Table) -> None:
    play.ally()
    before = play.threat()
    card = play.find("angmar-orc-tlr")
    play.do(lambda t: doing.enter(t, card, "staging:main"))
    assert not play.questions()
    assert play.threat() == before


# 3.6 Combat


def test_an_enemy_that_engages_another_player_after_its_attack_does_not_attack_again(play: Table) -> None:
    orc = play.put("angmar-orc-tlr", "engaged:p1")
    play.phase("combat")
    play.do(lambda t: then(t, Step(name="enemies", seat="p1")))
    play.answer(play.heroes()[0])

    def change(t: doing.Ledger) -> None:
        doing.engage(t, orc, "p2")
        then(t, Step(name="enemies", seat="p2"))

    play.do(change)
    assert play.piece(orc).at == "engaged:p2"
    assert not play.questions()


def test_players_may_not_attack_the_same_enemy_twice_in_a_phase(play: Table) -> None:
    captain = play.put("angmar-captain-tlr", "engaged:p1")
    first, second = play.heroes()[:2]
    play.phase("combat")
    play.do(lambda t: then(t, Step(name="strike", seat="p1")))
    play.answer(captain)
    play.answer(first)
    play.answer("")
    assert not play.piece(second).exhausted
    assert not play.questions()


# 5 Progress


def test_progress_is_taken_from_a_quest_and_never_from_the_active_location_instead(play: Table) -> None:
    place, quest = play.put("outlying-homestead-tlr", "active:main"), looking.main_quest(play.state, "main")
    play.mark(place, progress=2)
    play.mark(quest, progress=1)
    play.do(lambda t: questing.lose_progress(t, quest, 3))
    assert (play.piece(place).progress, play.piece(quest).progress) == (2, 0)


def test_a_location_in_the_staging_area_with_its_points_is_explored_too(play: Table) -> None:
    place = play.put("chetwood-forest-tlr")
    play.do(lambda t: questing.on_location(t, place, 3))
    assert place in play.pile("discard")


def test_progress_beyond_a_stages_points_does_not_go_on_the_next_stage() -> None:
    play = Table("the-battle-of-carn-dum")
    quest = looking.main_quest(play.state, "main")
    play.do(lambda t: questing.on_card(t, quest, 15 + 5))
    other = looking.main_quest(play.state, "main")
    assert other != quest
    assert play.piece(other).progress == 0


# 8 Elimination


def test_the_token_moves_at_once_when_the_first_player_is_eliminated(play: Table) -> None:
    assert play.state.first == "p1"
    play.set_threat(50)
    play.settle()
    assert play.state.first == "p2"


def refreshed(threat: int) -> Table:
    """After a refresh phase that began with that threat of the first of three players."""
    play = Table("the-battle-of-carn-dum", 3)
    play.set_threat(threat)
    play.do(lambda t: then(t, Step(name="refresh phase")))
    return play


def test_a_first_player_whom_the_refresh_phase_eliminates_is_out_before_the_token_passes_left() -> None:
    """RULES 3.7, 8.3, 8.4: at threat 50 he is out at once and the token moves; then it passes as in every round."""
    play = refreshed(49)
    assert play.state.players["p1"].out
    assert play.state.first == "p3"


def test_a_first_player_who_stays_in_the_game_passes_the_token_once() -> None:
    play = refreshed(48)
    assert not play.state.players["p1"].out
    assert play.state.first == "p2"


def test_a_card_after_the_one_that_eliminates_the_first_player_is_revealed_to_the_next() -> None:
    """Orc Grunts have doomed 1 and surge: who is out reveals nothing more."""
    play = Table("the-battle-of-carn-dum")
    play.set_threat(49)
    play.on_top("fortress-walls-bocd")
    play.reveal("orc-grunts-bocd")
    assert play.state.players["p1"].out
    assert [told.seat for told in play.told("revealed")] == ["p1", "p2"]


def test_an_eliminated_players_threat_does_not_rise_any_more(play: Table) -> None:
    play.set_threat(50, "p2")
    play.settle()
    play.do(lambda t: doing.threat(t, "p2", 5))
    assert play.threat("p2") == 50


def test_a_hero_who_was_shuffled_into_his_deck_is_not_killed(play: Table) -> None:
    for hero in play.heroes("p2"):
        play.do(lambda t, hero=hero: leaving.leave(t, hero, to="deck:p2", how="shuffled in"))
    assert not play.state.players["p2"].out


def test_the_refresh_phase_of_players_who_are_out_raises_nothing(play: Table) -> None:
    play.set_threat(50, "p2")
    play.settle()
    before = play.threat()
    play.do(lambda t: rounds.refresh(t, Step(name="refresh phase")))
    assert (play.threat(), play.threat("p2")) == (before + 1, 50)
