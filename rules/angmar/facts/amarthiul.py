"""The encounter set Amarthiúl (encounter_sets.json)."""

from rules.angmar.facts.faces import card

SET = "amarthiul"

CARDS = (
    card(
        SET,
        "amarthiul-woe",
        "Amarthiúl",
        "objective-ally",
        traits=("Dúnedain", "Ranger", "Warrior"),
        unique=True,
        willpower=1,
        attack=3,
        defense=3,
        hits=3,
    ),
)
