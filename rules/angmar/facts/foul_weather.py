"""The encounter set Foul Weather (encounter_sets.json)."""

from rules.angmar.facts.faces import card

SET = "foul-weather"

CARDS = (
    card(SET, "biting-wind-tlr", "Biting Wind", "treachery", copies=3, easy=2, traits=("Weather",)),
    card(SET, "freezing-blast-tlr", "Freezing Blast", "treachery", copies=2, easy=1, traits=("Weather",), doomed=2),
    card(SET, "cold-from-angmar-tlr", "Cold from Angmar", "treachery", copies=3, easy=2, traits=("Weather",)),
    card(SET, "make-camp-tlr", "Make Camp", "side-quest", points=6, victory=10, surge=True),
)
