"""A table of The Treachery of Rhudaur for tests: its three inquiries lie in the staging area."""

from __future__ import annotations

from rules.angmar import doing, looking
from rules.angmar import events as ev
from tests.rules.angmar.kit import Table

RHUDAUR = "the-treachery-of-rhudaur"
QUIET = "quiet-the-spirits-daechanar-s-brand-tor"
SIFT = "sift-through-the-debris-heirloom-of-iarchon-tor"
DECIPHER = "decipher-ancient-texts-orders-from-angmar-tor"
INQUIRIES = (QUIET, SIFT, DECIPHER)
AMARTHIUL = "amarthiul-woe#1"
BLANK = "wight-of-rhudaur-tor"
"""A card without a shadow effect."""


def table(players: int = 2, **options: str) -> Table:
    """Stage 1 without anything of the encounter side in play but the inquiries; p1 controls Amarthiúl."""
    play = Table(RHUDAUR, players, **options)
    for key in INQUIRIES:
        play.put(key)
    return play


def clue(play: Table, key: str, bearer: str = "") -> str:
    """An inquiry lies with its Clue up, in the staging area or on a character."""
    card = f"{key}#1"

    def change(t: doing.Ledger) -> None:
        t.happen(ev.Marked(card=card, what="side", value=1))
        if bearer:
            t.happen(ev.Shifted(card=card, to=f"on:{bearer}"))

    play.do(change, go_on=False)
    return card


def progress(play: Table) -> list[int]:
    """The progress on the three inquiries."""
    return [play.piece(f"{key}#1").progress for key in INQUIRIES]


def set_progress(play: Table, *amounts: int) -> None:
    for key, amount in zip(INQUIRIES, amounts, strict=True):
        play.mark(f"{key}#1", progress=amount)


def deck(play: Table, *keys: str) -> list[str]:
    """The top cards of the encounter deck, the first one on top; copies of one key must be different cards."""
    cards: list[str] = []

    def change(t: doing.Ledger) -> None:
        doing.all_to(t, "discard", "encounter")
        for key in reversed(keys):
            there = looking.pile(t.state, "encounter")
            cards.insert(0, next(c for c in there if looking.key_of(c) == key and c not in cards))
            doing.move(t, cards[0], "encounter")

    play.do(change, go_on=False)
    return cards


def quest(play: Table) -> str:
    return looking.main_quest(play.state, "main")
