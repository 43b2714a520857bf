"""The encounter set Ruins of Arnor."""

from rules.angmar import looking, values
from rules.angmar.pools import about_me, area
from rules.angmar.shadow_words import boost, on_killing, undefended
from rules.angmar.state import State, Step
from rules.angmar.texts import Text, Trigger, write
from rules.angmar.words import lower_threat, option, raise_threat


def _treachery_canceled(s: State, f: Step) -> bool:
    """A "when revealed" was canceled, not a shadow effect of a treachery."""
    return f.env["kind"] == "treachery" and f.env["it"] in looking.pile(s, "revealed")


def _threat_of_the_active_location(s: State, f: Step) -> int:
    place = looking.active(s, area(s, f))
    return values.threat(s, place) if place else 0


write(
    "ruins-of-arnor-tlr",
    Text(
        forced=(Trigger("cancelled", (raise_threat(2, "all"),), when=_treachery_canceled),),
        shadow=(boost(1), on_killing("character", raise_threat(2))),
    ),
)
write(
    "ancient-causeway-tlr",
    Text(forced=(Trigger("explored", (raise_threat(2, "all"),), when=about_me, out=True),)),
)
write(
    "tragic-discovery-tlr",
    Text(
        revealed=(raise_threat(_threat_of_the_active_location, "all"),),
        shadow=(
            option(
                "What happens?",
                {
                    "Raise your threat by 3": (None, (raise_threat(3),)),
                    "The attack is undefended": (None, (undefended(),)),
                },
                who="you",
            ),
        ),
    ),
)
write(
    "search-the-ruins-tlr",
    Text(
        forced=(
            Trigger("refresh-ends", (raise_threat(2, "all"),)),
            Trigger(
                "defeated",
                (lower_threat(3, "all"),),
                when=about_me,
                optional=True,
                out=True,
                text="Each player lowers his threat by 3",
            ),
        ),
    ),
)
