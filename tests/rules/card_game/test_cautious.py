"""The cautious player of simulations: what it would do at a table, and that it knows no more than its seat may see."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules.card_game import GAME
from rules.card_game import commands as cmd
from rules.card_game.agenda import Combat
from rules.card_game.cautious import choose, worth
from rules.core.game import Setup
from tests.rules.card_game.kit import Table, table
from tests.rules.secrets import mixed


def does(t: Table) -> str:
    """What it answers to the first question, as text."""
    question = t.questions[0]
    return t.text(choose(t.state, question))


def played(scenario: str, seed: str, **options: str) -> Any:
    """A whole game: at every question the state and the question, at last the state when it is over."""
    state, chance = GAME.start(Setup(scenario, seed, options)).state, random.Random(seed)
    while not GAME.over(state):
        reply = GAME.opponent(state)
        if reply is None:
            question = chance.choice(GAME.questions(state))
            yield state, question
            state = GAME.play(state, question.seat, choose(state, question)).state
        else:
            state = GAME.play(state, reply.seat, reply.command).state
    yield state, None


@pytest.mark.parametrize(("scenario", "shadow"), [("fellowship", "bots"), ("trilogy", "people"), ("trilogy", "bots")])
def test_it_decides_alike_whatever_is_hidden(scenario: str, shadow: str) -> None:
    """Hands of others, the order of draw decks and the cup may be any; what its seat sees is the same."""
    chance = random.Random(1)
    for state, question in played(scenario, "hidden", shadow=shadow):
        if question is not None and chance.random() < 0.1:
            other = mixed("against-the-shadow", state, question.seat, chance)
            for option in question.options:
                assert worth(other, question.seat, option) == worth(state, question.seat, option)


@pytest.mark.rule("Action step")
def test_it_would_rather_go_to_a_fight_when_the_bots_have_no_cards_left() -> None:
    def to_caradhras(hand: str) -> float:
        t = table(
            "fellowship",
            turn="gandalf",
            at={"Caradhras": "| Commander"},
            reserve={"gandalf": "Gandalf the Grey"},
            hand={"balrog_of_moria": hand},
        )
        return worth(t.state, "gandalf", cmd.Move(card=t.id("Gandalf the Grey"), to=t.id("Caradhras")))

    assert to_caradhras("") > 1 > to_caradhras("Hunter, Warrior, Reaver")


@pytest.mark.rule("Action step")
def test_it_sends_two_cards_where_one_is_not_enough() -> None:
    """Orthanc 2 is taken with 3 attack icons: two Riders of Rohan have 4, one of them 2."""
    riders = {"frodo": "Riders of Rohan, Riders of Rohan"}
    t = table(path="Weathertop", battlegrounds="Orthanc", reserve=riders)
    assert does(t) == "move Riders of Rohan to Orthanc"
    alone = table(path="Weathertop", battlegrounds="Orthanc", reserve={"frodo": "Riders of Rohan"})
    assert worth(alone.state, "frodo", cmd.Move(card=alone.id("Riders of Rohan"), to=alone.id("Orthanc"))) < 0


@pytest.mark.rule("Path combat")
def test_it_loses_what_comes_again() -> None:
    """Merry is cycled instead, and one icon is enough."""
    t = table(at={"Caradhras": "Gimli, Merry | Commander"}, agenda=(Combat(site="P4-1"),)).runs()
    assert does(t) == "lose Merry Brandybuck"


@pytest.mark.rule("Playing to the reserve area")
def test_a_place_in_reserve_serves_nothing_in_the_last_round() -> None:
    gimli = cmd.Play(card="F31", to="reserve")
    early, last = (table(path=p, hand={"frodo": "Gimli, Sam"}) for p in ("Weathertop", "Orodruin"))
    assert worth(early.state, "frodo", gimli) > worth(last.state, "frodo", gimli)


def test_it_does_not_search_for_what_it_knows_is_gone() -> None:
    """It would find nothing, be where it was, and search again for ever: rather it gives up a card it would keep."""
    hand = {"aragorn": "Arwen, High Elves, High Elves"}
    t = table(turn="aragorn", hand=hand, reserve={"aragorn": "Denethor"}, eliminated={"aragorn": "Boromir, Faramir"})
    use = cmd.UseAction(card=t.id("Denethor"))
    others = [o for o in t.questions[0].options if o != use]
    assert worth(t.state, "aragorn", use) < min(worth(t.state, "aragorn", o) for o in others)
    there = table(turn="aragorn", reserve={"aragorn": "Denethor"})
    assert worth(there.state, "aragorn", use) > 0


@pytest.mark.parametrize("gone", ["", "Boromir, Faramir"])
def test_it_does_not_know_what_a_team_mate_has_eliminated(gone: str) -> None:
    t = table(
        turn="frodo",
        reserve={"aragorn": "Denethor"},
        eliminated={"aragorn": gone},
        options={"team_action": "team"},
    )
    assert worth(t.state, "frodo", cmd.UseAction(card=t.id("Denethor"))) > 0
