"""The encounter set Eriador Wilds (encounter_sets.json)."""

from rules.angmar.facts.faces import card

SET = "eriador-wilds"

CARDS = (
    card(SET, "rugged-country-tlr", "Rugged Country", "location", copies=3, traits=("Arnor",), threat=2, points=3),
    card(
        SET, "shrouded-hills-tlr", "Shrouded Hills", "location", copies=2, easy=1, traits=("Arnor", "Hills"), points=5
    ),
    card(SET, "pressing-needs-tlr", "Pressing Needs", "treachery", copies=2, easy=1, doomed=2),
    card(SET, "weight-of-responsibility-tlr", "Weight of Responsibility", "treachery", copies=2, easy=1),
    card(SET, "lost-in-the-wilderness-tlr", "Lost in the Wilderness", "side-quest", points=4, victory=10),
)
