"""The Companions and Minions (RULES 1.7)."""

from rules.kings.facts import Character

CHARACTERS: dict[str, Character] = {
    person.key: person
    for person in (
        Character("gandalf-grey", "Gandalf the Grey", "free", 3, 1, "free", fellowship=True, captain=True,
                  text="Guide: after an Event die played an Event card, may draw from the deck of its type."),
        Character("strider", "Strider", "free", 3, 1, "north", fellowship=True, captain=True,
                  text="Guide: any die may hide a revealed Fellowship. His icon is not certain."),
        Character("boromir", "Boromir", "free", 2, 1, "gondor", fellowship=True, captain=True,
                  text="In an unconquered Gondor City or Stronghold any die advances Gondor."),
        Character("legolas", "Legolas", "free", 2, 1, "elves", fellowship=True, captain=True,
                  text="In an unconquered Elven Stronghold any die advances the Elves."),
        Character("gimli", "Gimli", "free", 2, 1, "dwarves", fellowship=True, captain=True,
                  text="In unconquered Erebor any die advances the Dwarves."),
        Character("meriadoc", "Meriadoc Brandybuck", "free", 1, 1, "free", fellowship=True,
                  text="Guide: Hunt damage of 1 or more is one less if he leaves the Fellowship."),
        Character("peregrin", "Peregrin Took", "free", 1, 1, "free", fellowship=True,
                  text="Guide: Hunt damage of 1 or more is one less if he leaves the Fellowship."),
        Character("aragorn", "Aragorn, Heir to Isildur", "free", 3, 2, "free", dice=1, captain=True,
                  text="Enters by Will of the West in place of Strider in unconquered Minas Tirith, Dol Amroth or Pelargir."),
        Character("gandalf-white", "Gandalf the White", "free", 3, 1, "free", dice=1,
                  text="Enters by Will of the West once the Grey has left and a Minion, not a Chieftain, is or was in play."),
        Character("gollum", "Gollum", "free", 0, 0, None,
                  text="Guide when no Companion is left: numbered Standard tiles do not reveal; may reveal for 1 damage less."),
        Character("witch-king", "The Witch-king", "shadow", None, 2, "sauron", dice=1,
                  text="Enters by Muster with Sauron and a Free Peoples Nation At War, in a Shadow Army with a Sauron unit."),
        Character("mouth-of-sauron", "The Mouth of Sauron", "shadow", 3, 2, "sauron", dice=1,
                  text="Enters by Muster with the Fellowship in Mordor or all Free Peoples Nations At War, in a Sauron Stronghold."),
        Character("saruman", "Saruman", "shadow", 0, 1, "isengard", dice=1,
                  text="Enters by Muster with Isengard At War, in unconquered Orthanc, and never leaves it."),
    )
}  # fmt: skip
