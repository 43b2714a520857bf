"""A table of The Dread Realm for tests."""

from __future__ import annotations

from rules.angmar import doing, leaving, looking
from rules.angmar.state import MAIN
from tests.rules.angmar.kit import Table

DREAD_REALM = "the-dread-realm"
DAECHANAR, ALTAR = "daechanar-tdr", "altar-of-midwinter-tdr"
DWIMMERLAIK, WITCH, WRAITH = "dwimmerlaik-tdr", "witch-of-angmar-tdr", "wraith-of-carn-dum-tdr"
DUNGEON, TOMBS, HALLS, CRYPT = "sinister-dungeon-tdr", "tombs-of-carn-dum-tdr", "dark-halls-tdr", "unholy-crypt-tdr"
POSSESSION, DREAD, CALAMITY = "possession-tdr", "a-fell-dread-tdr", "death-and-calamity-tdr"
CURSED, CURSE = "cursed-dead-tlr", "heavy-curse-tlr"
BLANK = WITCH
"""A card without a shadow effect."""


def table(players: int = 2, **options: str) -> Table:
    """A table in the planning phase, its Reanimated Dead of the setup back in the discard piles and these emptied."""
    play = Table(DREAD_REALM, players, **options)
    for seat in play.state.seats:
        play.do(lambda t, seat=seat: doing.all_to(t, f"discard:{seat}", f"deck:{seat}"), go_on=False)
    assert not dead(play)
    return play


def dead(play: Table) -> tuple[str, ...]:
    return play.in_play(looking.DEAD)


def risen(play: Table, title: str = "Common Cause", seat: str = "p1", at: str = "") -> str:
    """That player has reanimated a card of that title."""
    card = play.throw(seat, title)[0]
    name: str = play.do(lambda t: doing.reanimate(t, card, at or f"engaged:{seat}"))
    return name


def under(play: Table, piece: str) -> str:
    """The title of the card that a Reanimated Dead was."""
    (card,) = play.pile(f"under:{piece}")
    return looking.front(play.state, card).name


def titles(play: Table, pile: str) -> list[str]:
    return [looking.front(play.state, card).name for card in play.pile(pile)]


def attached(play: Table, key: str, host: str) -> str:
    """A card of the encounter side is attached to that host, without anything being triggered."""
    return play.put(key, f"on:{host}")


def main_quest(play: Table) -> str:
    return looking.main_quest(play.state, MAIN)


def hurt(play: Table, card: str, amount: int) -> None:
    play.do(lambda t: leaving.damage(t, card, amount))
