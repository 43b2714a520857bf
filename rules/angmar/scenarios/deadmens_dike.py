"""Scenario 3, Deadmen's Dike (quests.json 3; RULES 10.3)."""

from rules.angmar import leaving, looking
from rules.angmar.cards.deadmens_dike import thaurdir_stands
from rules.angmar.looking import printed
from rules.angmar.pools import kind, named, seats
from rules.angmar.state import State, Step
from rules.angmar.texts import Constant, Text, Trigger, write
from rules.angmar.words import (
    act,
    add_engaged,
    each_player,
    find,
    mill,
    option,
    reshuffle,
    reveal,
    set_aside,
    take,
    to_staging,
)
from rules.core.ledger import Ledger

THAURDIR = "thaurdir-tlr"


def _players(s: State, f: Step) -> int:
    return len(seats(s, f))


def _empty(s: State) -> str:
    """The first player in order whose deck is empty, or ""."""
    return next((seat for seat in looking.order(s) if not looking.pile(s, f"deck:{seat}")), "")


def _eliminate(t: Ledger, f: Step) -> None:
    leaving.eliminate(t, _empty(t.state), "deck")


EMPTY_DECK = Trigger("always", (act(_eliminate),), when=lambda s, f: bool(_empty(s)))
"""A player with no cards in his deck is eliminated at once; side A does not say so."""


def _by_thaurdir(s: State, f: Step) -> bool:
    """He destroyed a character by an attack."""
    by = f.env["by"]
    character = f.env["kind"] in looking.CHARACTERS
    return character and f.env["attack"] not in {"", "0"} and by in s.pieces and printed(s, by).name == "Thaurdir"


def _thaurdir_engaged(s: State, f: Step) -> bool:
    return any(looking.engaged_with(s, card) for card in named("Thaurdir")(s, f))


write(
    "quest-3-1",
    Text(
        setup=(
            take("iarion-tlr", "play:first"),
            set_aside(THAURDIR),
            take("fornost-square-tlr", "staging"),
            reshuffle(),
        ),
    ),
)
write(
    "quest-3-1/2",
    Text(
        revealed=(
            each_player(
                find(kind("enemy", name="Baleful Shade"), "Which Baleful Shade engages you?", discard=False),
                add_engaged(),
            ),
            reshuffle(),
            reveal(_players),
        ),
        forced=(Trigger("refresh-ends", (each_player(mill(1)),)), EMPTY_DECK),
    ),
)
write("quest-3-2", Text(revealed=(take(THAURDIR, "staging"), reveal(_players))))
write(
    "quest-3-2/2",
    Text(
        constants=(Constant("undefeatable", when=thaurdir_stands),),
        forced=(
            Trigger(
                "destroyed",
                (
                    option(
                        "Thaurdir has destroyed your character. What do you do?",
                        {
                            "Discard 3 cards from your deck": (None, (mill(3),)),
                            "Return Thaurdir to the staging area": (
                                _thaurdir_engaged,
                                (to_staging(named("Thaurdir")),),
                            ),
                        },
                        who="you",
                    ),
                ),
                when=_by_thaurdir,
            ),
            EMPTY_DECK,
        ),
    ),
)
