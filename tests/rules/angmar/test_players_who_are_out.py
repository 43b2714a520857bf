"""Effects for each player leave those who are out of the game alone (RULES 8.4), and work for four (RULES 1.1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.angmar import looking
from tests.rules.angmar import ettenmoors, wastes
from tests.rules.angmar.gram import Gram
from tests.rules.angmar.kit import Table


def out(play: Table, seat: str = "p2") -> Table:
    play.set_threat(50, seat)
    play.settle()
    assert play.state.players[seat].out
    return play


def dike(players: int) -> Table:
    return Table("deadmens-dike", players)


def night(players: int) -> Table:
    return wastes.at_night(players)


def gram(players: int) -> Table:
    play = Gram(players)
    play.gather()
    return play


def moors(players: int) -> Table:
    return ettenmoors.table(players)


EACH_PLAYER = (
    (dike, "terror-of-the-north-tlr"), (dike, "dark-sorcery-tlr"), (night, "sudden-darkness-woe"),
    (night, "predatory-wolves-woe"), (gram, "sound-the-alarm-efmg"), (gram, "feeble-and-weary-efmg"),
    (gram, "captives-of-gornakh-efmg"), (gram, "interrogation-efmg"), (moors, "arador-s-bane-ate"),
)  # fmt: skip


def belongings(play: Table, seat: str) -> object:
    piles = {name: cards for name, cards in play.state.piles.items() if name.endswith(f":{seat}")}
    return piles, play.threat(seat), looking.characters(play.state, seat)


@pytest.mark.parametrize(("begin", "key"), EACH_PLAYER)
def test_a_player_who_is_out_is_neither_asked_nor_hit(begin: Callable[[int], Table], key: str) -> None:
    play = out(begin(4))
    before, asked = belongings(play, "p2"), []
    play.reveal(key)
    while play.asked():
        asked.append(play.questions()[0].seat)
        play.answer()
    assert belongings(play, "p2") == before
    assert "p2" not in asked


@pytest.mark.parametrize(
    ("begin", "key", "rise"), [(dike, "dark-sorcery-tlr", 2), (night, "sudden-darkness-woe", 4),
                               (gram, "sound-the-alarm-efmg", 3)]
)  # fmt: skip
def test_each_of_four_players_raises_his_threat(begin: Callable[[int], Table], key: str, rise: int) -> None:
    play = begin(4)
    before = [play.threat(seat) for seat in play.state.seats]
    play.reveal(key)
    play.answer_all()
    assert [play.threat(seat) for seat in play.state.seats] == [threat + rise for threat in before]


def test_four_players_choose_in_player_order() -> None:
    play = night(4)
    asked = []
    play.reveal("predatory-wolves-woe")
    while play.asked():
        if play.asked() == "pick":
            asked.append(play.questions()[0].seat)
        play.answer("Find" if play.asked() == "option" else None)
    assert asked == ["p1", "p2", "p3", "p4"]


def test_the_shadow_of_northern_warg_passes_over_a_player_who_is_out() -> None:
    play = out(night(4))
    warg = play.put("northern-warg-woe", "engaged:p1")
    play.attack(warg, shadow="northern-warg-woe")
    play.answer(play.heroes()[0])
    assert play.piece(warg).at == "engaged:p3"


def test_a_safe_location_gives_to_each_of_four_players_who_is_left() -> None:
    play = out(moors(4))
    place = play.put(ettenmoors.CAVE)
    before = {seat: len(play.pile(f"hand:{seat}")) for seat in play.state.seats}
    play.travel(place)
    play.answer(ettenmoors.CAVE)
    drawn = {seat: len(play.pile(f"hand:{seat}")) - count for seat, count in before.items()}
    assert drawn == {"p1": 3, "p2": 0, "p3": 3, "p4": 3}


def test_captives_that_a_player_who_is_out_left_behind_pay_nothing_to_the_executioners() -> None:
    play = Gram(2)
    play.gather()
    card = play.put("stop-the-executioners-efmg")
    (his,) = play.capture(card, "Gandalf", seat="p2")
    out(play)
    play.mark(card, time=1)
    before = play.threat(), play.threat("p2")
    play.by_hand("time", card=card, sign="less")
    assert his in play.pile("discard:p2")
    assert (play.threat(), play.threat("p2")) == before
