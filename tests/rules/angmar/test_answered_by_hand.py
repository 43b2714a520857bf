"""Hand moves that are made while somebody is asked: the rest of the round knows of them (RULES 3, 8.1)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, looking
from rules.angmar.state import Step
from rules.angmar.writing import then
from rules.core.game import Illegal
from tests.rules.angmar.kit import Table

CHETWOOD = "intruders-in-chetwood"
ORC = "angmar-orc-tlr"


@pytest.fixture
def play() -> Table:
    return Table(CHETWOOD)


# 3.6


def test_a_player_whose_chosen_enemy_is_gone_may_still_attack_another_one(play: Table) -> None:
    first, other = play.put(ORC, "engaged:p1"), play.put(ORC, "engaged:p1")
    play.phase("combat")
    play.do(lambda t: then(t, Step(name="strike", seat="p1")))
    play.answer(first)
    assert play.asked() == "attackers"
    play.by_hand("damage", card=first, count="20")
    assert play.asked() == "strike"
    assert play.options() == (other, "")


def test_who_attacked_nothing_may_end_his_attacks_without_one(play: Table) -> None:
    first = play.put(ORC, "engaged:p1")
    play.phase("combat")
    play.do(lambda t: then(t, Step(name="strike", seat="p1"), Step(name="travel", other="main")))
    play.answer(first)
    play.by_hand("damage", card=first, count="20")
    assert play.asked() != "attackers"
    assert not any(waiting.step.name == "strike" for waiting in play.state.agenda)


# 3.3


def test_a_character_who_was_exhausted_before_the_commitment_does_not_commit(play: Table) -> None:
    one, two, *_ = play.heroes()
    play.phase("quest")
    play.do(lambda t: then(t, Step(name="commit", seat="p1")))
    play.answer(one)
    play.by_hand("exhaust", card=one)
    play.answer(two)
    play.answer("")
    assert looking.committed(play.state, "main") == (two,)


# 8.1


def test_a_character_without_hit_points_is_destroyed_also_without_damage(play: Table) -> None:
    hero = play.heroes()[0]
    play.by_hand("modify", card=hero, stat="hit_points", sign="less", count="20", until="phase")
    assert hero in play.pile("discard:p1")


def test_an_enemy_without_hit_points_is_destroyed_also_without_damage(play: Table) -> None:
    orc = play.put(ORC, "engaged:p1")
    play.by_hand("modify", card=orc, stat="hit_points", sign="less", count="20", until="round")
    assert orc in play.pile("discard")


# 3.2


def test_while_a_card_is_paid_for_its_resources_are_not_spent_elsewhere(play: Table) -> None:
    card = next(c for c in play.pile("deck:p1") if looking.front(play.state, c).name == "Gandalf")
    play.do(lambda t: doing.move(t, card, "hand:p1"), go_on=False)
    one, two, *_ = play.heroes()
    for hero in play.heroes():
        play.mark(hero, resources=2)
    play.by_hand("play", card=card, paid="yes", x="0")
    assert play.asked() == "pay"
    for tool, more in (("spend", {}), ("pass", {"host": two})):
        with pytest.raises(Illegal, match="being paid for"):
            play.by_hand(tool, card=one, count="2", **more)
    play.answer_all(limit=6)
    assert play.piece(card).at == "play:p1"
    assert sum(play.piece(hero).resources for hero in play.heroes()) == 1
