"""The encounter set Angmar Orcs (encounter_sets.json)."""

from rules.angmar.facts.faces import card

SET = "angmar-orcs"

CARDS = (
    card(
        SET,
        "angmar-orc-tlr",
        "Angmar Orc",
        "enemy",
        copies=3,
        traits=("Orc",),
        engagement=25,
        threat=2,
        attack=2,
        defense=3,
        hits=3,
    ),
    card(
        SET,
        "angmar-marauder-tlr",
        "Angmar Marauder",
        "enemy",
        copies=3,
        easy=2,
        traits=("Orc",),
        engagement=30,
        threat=3,
        attack=3,
        defense=2,
        hits=4,
    ),
    card(
        SET,
        "angmar-captain-tlr",
        "Angmar Captain",
        "enemy",
        copies=2,
        easy=1,
        traits=("Orc",),
        engagement=35,
        threat=3,
        attack=5,
        defense=2,
        hits=5,
    ),
    card(SET, "orc-ambush-tlr", "Orc Ambush", "side-quest", points=4, victory=10),
)
