"""A table of Across the Ettenmoors for tests."""

from __future__ import annotations

from rules.angmar import looking, questing
from rules.angmar.state import MAIN, Step
from rules.angmar.writing import then
from tests.rules.angmar.kit import Table

AMARTHIUL = "amarthiul-woe#1"
CAVE, RIVER, CAMP, WOODS = "secluded-cave-ate", "the-hoarwell-ate", "abandoned-camp-ate", "patch-of-woods-ate"
HAVENS = (CAVE, RIVER, CAMP, WOODS)


def table(players: int = 2, **options: str) -> Table:
    """Nothing is in play but the quest and what players control, unhurt."""
    play = Table("across-the-ettenmoors", players, **options)
    for card in play.state.pieces:
        play.mark(card, damage=0, exhausted=0)
    return play


def sheltered(haven: str = CAVE, **options: str) -> tuple[Table, str]:
    """A safe location is the active location."""
    play = table(**options)
    return play, play.put(haven, "active:main")


def quest(play: Table) -> str:
    return looking.main_quest(play.state, MAIN)


def revealed(play: Table) -> list[str]:
    return [looking.key_of(event.card) for event in play.told("revealed")]


def defeat(play: Table, card: str) -> None:
    play.do(lambda t: questing.defeat(t, card))


def run(play: Table, step: str) -> None:
    """One step of the rules: "encounter phase", "checks", "resource phase", "quest.close", ..."""
    play.do(lambda t: then(t, Step(name=step, other=MAIN)))


def hurt(play: Table, *cards: str) -> None:
    for card in cards:
        play.mark(card, damage=1)


def total(play: Table) -> int:
    """All damage in play."""
    return sum(piece.damage for piece in play.state.pieces.values())
