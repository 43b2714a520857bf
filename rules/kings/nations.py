"""The eight Nations, their figures and where they start on the Political Track (RULES 1.6)."""

from rules.kings.facts import Nation, NationFacts, Units

AT_WAR = 4
"""The box of the Political Track that means At War."""

NATIONS: dict[Nation, NationFacts] = {
    nation.key: nation
    for nation in (
        NationFacts("dwarves", "Dwarves", "free", False, 1, Units(5, 5, 4), "dain"),
        NationFacts("elves", "Elves", "free", True, 1, Units(5, 10, 4), "thranduil"),
        NationFacts("gondor", "Gondor", "free", False, 2, Units(15, 5, 4), "denethor"),
        NationFacts("north", "The North", "free", False, 1, Units(10, 5, 4), "brand"),
        NationFacts("rohan", "Rohan", "free", False, 1, Units(10, 5, 4), "theoden"),
        NationFacts("isengard", "Isengard", "shadow", True, 3, Units(12, 6), "ugluk"),
        NationFacts("sauron", "Sauron", "shadow", True, 3, Units(36, 6, 0, 8), "shadow-of-mirkwood"),
        NationFacts("southrons", "Southrons & Easterlings", "shadow", True, 2, Units(24, 6), "black-serpent"),
    )
}
