"""The encounter set Dark Sorcery (encounter_sets.json)."""

from rules.angmar.facts.faces import card

SET = "dark-sorcery"

CARDS = (
    card(SET, "terror-of-the-north-tlr", "Terror of the North", "treachery", copies=3, easy=2, traits=("Sorcery",)),
    card(SET, "dark-sorcery-tlr", "Dark Sorcery", "treachery", copies=2, easy=1, traits=("Sorcery",), doomed=2),
    card(SET, "heavy-curse-tlr", "Heavy Curse", "treachery", copies=3, easy=1, traits=("Sorcery",), surge=True),
    card(SET, "the-power-of-angmar-tlr", "The Power of Angmar", "side-quest", points=8, victory=10, surge=True),
)
