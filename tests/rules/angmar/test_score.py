"""The score and easy mode (RULES 9.1, 9.2)."""

from __future__ import annotations

from rules.angmar import doing, ending, leaving, looking
from rules.angmar import events as ev
from rules.angmar.state import Step
from rules.angmar.writing import then
from tests.rules.angmar.kit import Table

CHETWOOD, GRAM = "intruders-in-chetwood", "escape-from-mount-gram"


def cost(play: Table, *heroes: str) -> int:
    return sum(looking.front(play.state, hero).threat_cost or 0 for hero in heroes)


def end_of_phase(play: Table, phase: str, number: int) -> None:
    def change(t: doing.Ledger) -> None:
        t.happen(ev.RoundBegan(number=number))
        t.happen(ev.PhaseBegan(phase=phase))  # type: ignore[arg-type]
        then(t, Step(name="phase.end"))

    play.do(change)


def test_an_eliminated_player_counts_threat_50_and_all_his_heroes() -> None:
    play = Table(CHETWOOD)
    heroes = play.heroes("p2")
    play.set_threat(60, "p2")
    play.settle()
    assert ending.score(play.state)["p2"] == 50 + cost(play, *heroes)


def test_damage_counts_on_heroes_and_on_no_other_character() -> None:
    play = Table(CHETWOOD)
    play.mark(play.ally(), damage=1)
    assert ending.score(play.state)["p1"] == play.threat()
    play.mark(play.heroes()[0], damage=1)
    assert ending.score(play.state)["p1"] == play.threat() + 1


def test_the_rounds_do_not_count_unless_the_table_says_so() -> None:
    play = Table(CHETWOOD)
    end_of_phase(play, "refresh", 1)
    assert ending.score(play.state)["all"] == play.threat() + play.threat("p2")


def test_each_completed_round_counts_10_where_the_table_says_so() -> None:
    play = Table(CHETWOOD, score="rounds")
    base = play.threat() + play.threat("p2")
    for number in (1, 2):
        end_of_phase(play, "refresh", number)
    end_of_phase(play, "quest", 3)
    assert ending.score(play.state)["all"] == base + 20


def test_a_round_that_is_not_over_does_not_count() -> None:
    play = Table(CHETWOOD, score="rounds")
    assert play.state.round == 1
    assert ending.score(play.state)["all"] == play.threat() + play.threat("p2")


def test_captured_heroes_are_not_dead() -> None:
    play = Table(GRAM, clear=False)
    assert ending.score(play.state)["p1"] == play.threat()


def test_F05_a_captured_hero_who_lies_in_the_discard_pile_is_dead() -> None:
    play = Table(GRAM, clear=False)
    hero = next(c for c in looking.captives(play.state, "p1") if looking.front(play.state, c).kind == "hero")
    play.do(lambda t: doing.move(t, hero, "discard:p1"))
    assert ending.score(play.state)["p1"] == play.threat() + cost(play, hero)


def test_a_lost_game_is_scored_too() -> None:
    play = Table(CHETWOOD)
    for seat in ("p1", "p2"):
        play.do(lambda t, seat=seat: leaving.eliminate(t, seat, "test"))
    assert play.state.result is not None
    assert play.state.result.score["p1"] >= 50


def test_in_easy_mode_each_hero_begins_with_one_resource_more() -> None:
    easy, plain = Table(CHETWOOD, mode="easy"), Table(CHETWOOD)
    for one, other in zip(easy.heroes(), plain.heroes(), strict=True):
        assert easy.piece(one).resources == plain.piece(other).resources + 1


def test_in_easy_mode_the_gold_ring_cards_are_left_out() -> None:
    easy, plain = Table(CHETWOOD, mode="easy", clear=False), Table(CHETWOOD, clear=False)

    def copies(play: Table, key: str) -> int:
        cards = (*play.state.pieces, *(card for pile in play.state.piles.values() for card in pile))
        return sum(1 for card in cards if looking.key_of(card) == key)

    cards = (("outlying-homestead-tlr", 3, 2), ("sudden-assault-tlr", 2, 0), ("orc-war-party-tlr", 3, 1))
    for key, standard, left in cards:
        assert (copies(plain, key), copies(easy, key)) == (standard, left)
