"""Scenario 9, The Dread Realm (quests.json 9; RULES 10.9)."""

from rules.angmar import looking
from rules.angmar.cards.the_dread_realm import DAECHANAR
from rules.angmar.dead_words import reanimate_top, sorceries
from rules.angmar.pools import characters, count, kind, places, seats
from rules.angmar.state import State, Step
from rules.angmar.texts import Constant, Text, Trigger, write
from rules.angmar.words import (
    add,
    advance,
    damage,
    each_player,
    find,
    repeat,
    reshuffle,
    reveal,
    set_aside,
    take,
    to_staging,
    when,
    win,
)
from rules.angmar.writing import then
from rules.core.ledger import Ledger

ALTAR = "altar-of-midwinter-tdr"


def _sorcery(s: State, _: str, card: str) -> bool:
    return card in sorceries(s)


write(
    "quest-9-1",
    Text(setup=(set_aside(DAECHANAR, ALTAR), reveal(count(seats)), each_player(reanimate_top()))),
)
write("quest-9-1/2", Text(constants=(Constant("moves-along", of=_sorcery),)))
write(
    "quest-9-2",
    Text(
        revealed=(
            take(DAECHANAR, "staging"),
            to_staging(places("active")),
            take(ALTAR, "active"),
            each_player(reanimate_top()),
        ),
    ),
)
write(
    "quest-9-2/2",
    Text(
        forced=(
            Trigger(
                "destroyed",
                (advance(),),
                when=lambda s, f: looking.key_of(f.env["it"]) == DAECHANAR,
            ),
        ),
    ),
)


def _missing(s: State, f: Step) -> int:
    """How many locations the staging area lacks to hold one for each player."""
    return max(0, len(seats(s, f)) - len(places("staging")(s, f)))


def _on_locations(t: Ledger, quest: str, amount: int) -> bool:
    """Progress for this stage goes on the locations in the staging area instead."""
    then(t, Step(name="divide", card=quest, other=looking.area_of(t.state, quest), n=amount))
    return True


write(
    "quest-9-3",
    Text(
        revealed=(
            when(
                lambda s, f: _missing(s, f) > 0,
                repeat(_missing, find(kind("location"), "Which location is added?", who="first"), add()),
                reshuffle(),
            ),
        ),
    ),
)
write(
    "quest-9-3/2",
    Text(
        takes=_on_locations,
        forced=(
            Trigger(
                "quest-ends",
                (
                    when(
                        lambda s, f: bool(places("play")(s, f)),
                        damage(characters("all")),
                        otherwise=(win(),),
                    ),
                ),
            ),
        ),
    ),
)
