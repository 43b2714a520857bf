"""A table of Wastes of Eriador for tests, by Day and at Night."""

from __future__ import annotations

from collections.abc import Callable

from rules.angmar import doing, looking
from rules.angmar.state import MAIN, Step
from rules.angmar.writing import then
from tests.rules.angmar.kit import Table

TIME = "daybreak-nightfall-woe"
AMARTHIUL = "amarthiul-woe#1"
Start = Callable[..., Table]


def table(players: int = 2, **options: str) -> Table:
    """Wastes of Eriador with nothing in play but the quest and what players control, unhurt."""
    play = Table("wastes-of-eriador", players, seed="a cold night", **options)
    for card in play.state.pieces:
        play.mark(card, damage=0, exhausted=0)
    return play


def at_day(players: int = 2, **options: str) -> Table:
    play = table(players, **options)
    play.put(TIME)
    return play


def at_night(players: int = 2, **options: str) -> Table:
    play = table(players, **options)
    play.put(TIME, side=1)
    return play


def time(play: Table) -> str:
    return play.in_play(TIME)[0]


def side(play: Table) -> int:
    """0 by Day, 1 at Night."""
    return play.piece(time(play)).side


def turn(play: Table) -> None:
    """The Time objective is turned over."""
    play.do(lambda t: doing.flip(t, time(play)))


def quest(play: Table) -> str:
    return looking.main_quest(play.state, MAIN)


def encounter_phase(play: Table) -> None:
    play.do(lambda t: then(t, Step(name="encounter phase")))


def revealed(play: Table) -> list[str]:
    return [looking.key_of(event.card) for event in play.told("revealed")]


def healthy(play: Table) -> bool:
    return not any(piece.damage for piece in play.state.pieces.values())
