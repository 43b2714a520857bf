"""The encounter set Ruins of Arnor (encounter_sets.json)."""

from rules.angmar.facts.faces import card

SET = "ruins-of-arnor"

CARDS = (
    card(
        SET,
        "ruins-of-arnor-tlr",
        "Ruins of Arnor",
        "location",
        copies=3,
        easy=2,
        traits=("Arnor", "Ruins"),
        threat=2,
        points=3,
    ),
    card(
        SET,
        "ancient-causeway-tlr",
        "Ancient Causeway",
        "location",
        copies=2,
        traits=("Arnor", "Ruins"),
        threat=3,
        points=2,
    ),
    card(SET, "tragic-discovery-tlr", "Tragic Discovery", "treachery", copies=2),
    card(SET, "search-the-ruins-tlr", "Search the Ruins", "side-quest", points=8, victory=10, surge=True),
)
