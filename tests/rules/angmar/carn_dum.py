"""A table of The Battle of Carn Dûm for tests."""

from __future__ import annotations

from rules.angmar import doing, looking
from rules.angmar.state import MAIN
from tests.rules.angmar.kit import Table

CARN_DUM = "the-battle-of-carn-dum"
THAURDIR = "thaurdir-captain-champion-bocd"
GARRISON, GRUNTS, WEREWOLF = "carn-dum-garrison-bocd", "orc-grunts-bocd", "werewolf-of-angmar-bocd"
ORC = "angmar-orc-tlr"
BLANK = "werewolf-of-angmar-bocd"
"""A card without a shadow effect."""
CAPTAIN, CHAMPION = 0, 1


def table(players: int = 2, **options: str) -> Table:
    return Table(CARN_DUM, players, **options)


def shadows(play: Table, enemy: str) -> int:
    return len(play.pile(f"shadow:{enemy}"))


def lock(play: Table, enemy: str, *keys: str) -> None:
    """These cards are facedown shadow cards of the enemy, without anything being triggered."""
    for key in keys:
        card = play.find(key)
        play.do(lambda t, card=card: doing.move(t, card, f"shadow:{enemy}", bottom=True), go_on=False)


def deal(play: Table, enemy: str) -> None:
    play.do(lambda t: doing.deal_shadow(t, enemy))


def main_quest(play: Table) -> str:
    return looking.main_quest(play.state, MAIN)
