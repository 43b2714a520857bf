"""The encounter set Iârion (encounter_sets.json)."""

from rules.angmar.facts.faces import card

SET = "iarion"

CARDS = (card(SET, "iarion-tlr", "Iârion", "objective-ally", traits=("Dúnedain", "Ranger"), unique=True, hits=4),)
