"""The encounter set Angmar Orcs."""

from rules.angmar.looking import front
from rules.angmar.pools import about_me, characters, chosen, count, kind, me, of_kind
from rules.angmar.shadow_words import again, attacker, boost, on_killing, victims
from rules.angmar.state import State, Step
from rules.angmar.texts import Constant, Text, Trigger, write
from rules.angmar.words import (
    add_engaged,
    choose,
    discard,
    each_player,
    find,
    listed,
    mill,
    option,
    reshuffle,
    reveal,
    to_staging,
    when,
)

ORC = kind("enemy", trait="Orc")
ORCS = of_kind("enemy", trait="Orc")
ALLIES = characters("all", "ally")


def killed_an_ally(s: State, f: Step) -> bool:
    """After an attack of this enemy that destroyed an ally."""
    return about_me(s, f) and bool(victims(s, f, "ally"))


write(
    "angmar-orc-tlr",
    Text(
        revealed=(
            option(
                "What do the players do?",
                {
                    "Discard an ally": (
                        lambda s, f: bool(ALLIES(s, f)),
                        (choose(ALLIES, "Which ally is discarded?", who="first"), discard(chosen())),
                    ),
                    "Reveal another encounter card": (None, (reveal(),)),
                },
            ),
        ),
        shadow=(boost(1), on_killing("ally", to_staging(attacker))),
    ),
)
write(
    "angmar-marauder-tlr",
    Text(
        forced=(Trigger("attacked", (to_staging(me),), when=killed_an_ally),),
        shadow=(boost(count(characters("you", "ally"))),),
    ),
)


def _milled_an_ally(s: State, f: Step) -> bool:
    return any(front(s, card).kind == "ally" for card in listed(s, f))


write(
    "angmar-captain-tlr",
    Text(forced=(Trigger("attacked", (mill(1), when(_milled_an_ally, again())), when=killed_an_ally),)),
)
write(
    "orc-ambush-tlr",
    Text(
        revealed=(each_player(find(ORC, "Which Orc engages you?"), add_engaged()), reshuffle()),
        constants=tuple(Constant(stat, 1, of=ORCS) for stat in ("threat", "attack", "defense")),
    ),
)
