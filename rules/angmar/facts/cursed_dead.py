"""The encounter set Cursed Dead (encounter_sets.json)."""

from rules.angmar.facts.faces import card

SET = "cursed-dead"

CARDS = (
    card(
        SET,
        "dead-lord-tlr",
        "Dead Lord",
        "enemy",
        copies=2,
        easy=1,
        traits=("Undead",),
        engagement=33,
        threat=3,
        attack=4,
        defense=2,
        hits=3,
    ),
    card(
        SET,
        "cursed-dead-tlr",
        "Cursed Dead",
        "enemy",
        copies=5,
        easy=4,
        traits=("Undead",),
        engagement=27,
        threat=1,
        attack=3,
        defense=1,
        hits=2,
    ),
    card(SET, "restless-evil-tlr", "Restless Evil", "treachery", copies=2, easy=1),
    card(SET, "seal-the-tomb-tlr", "Seal the Tomb", "side-quest", points=6, victory=10, surge=True),
)
