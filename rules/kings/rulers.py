"""The Sovereigns and the Dark Chieftains (RULES 4, 9, 15). Numbers rest on one transcription; a group confirms them."""

from rules.kings.facts import Chieftain, Sovereign

SOVEREIGNS: dict[str, Sovereign] = {
    sovereign.key: sovereign
    for sovereign in (
        Sovereign(
            "brand", "Brand", "King of Dale", "north", "dale", 2, 1, 1, "muster",
            (
                "Heir of Bard: in a battle with a North unit, he gives up his side's Combat card and the Shadow's has no effect.",
                "Call to Arms (North At War): a North Regular or Leader in each of two free North Settlements, and one in his region if it is free.",
            ),
            (
                "North Leaders and Elites can be recruited only by an Event.",
                "Once a battle against North units the Shadow may give up its Combat card: the Free Peoples' has no effect.",
            ),
            doubt="Leadership once awakened is 1 or 2: sources disagree.",
        ),
        Sovereign(
            "dain", "Dáin Ironfoot", "King Under the Mountain", "dwarves", "erebor", 4, 1, 1, "muster",
            (
                "Dwarvenking (Muster; Dwarves At War, Dáin in Erebor): a Dwarven Regular with him becomes an Elite.",
                "Iron Guard (Dwarves At War): a Dwarven unit in his region, free or besieged, then a Regular or Leader in another free Dwarven Settlement.",
            ),
            (
                "In Erebor Leaders and Elites can be recruited only by an Event.",
                "Once a siege battle at Erebor the Shadow may extend it by removing a Regular.",
            ),
            doubt="Leadership once awakened is 1 or 2: sources disagree.",
        ),
        Sovereign(
            "denethor", "Denethor", "Lord Steward of Gondor", "gondor", "minas-tirith", 3, 1, 1, "event",
            (
                "Stewardship (Muster; Gondor At War, Denethor in Minas Tirith): a Gondor Regular with him becomes an Elite.",
                "Palantír of Anárion (Denethor in Minas Tirith): after the Ruler Die drew or played an Event card, draw one more from either deck.",
            ),
            (
                "In Minas Tirith Leaders and Elites can be recruited only by an Event.",
                "Once a siege battle at Minas Tirith the Shadow may extend it by removing a Regular.",
            ),
        ),
        Sovereign(
            "theoden", "Théoden", "King of the Riddermark", "rohan", "edoras", 3, 2, 1, "muster",
            (
                "Forth, Eorlingas!: his Leadership is 3 in the first round of each battle he is in.",
                "Mustering of the Mark (Rohan At War): a Rohan Regular or Leader in each of two free Rohan Settlements, and one in his region if it is free.",
            ),
            (
                "Rohan Leaders and Elites can be recruited only by an Event.",
                "While the Shadow holds Helm's Deep it is an Isengard Stronghold, and still worth its points.",
            ),
        ),
        Sovereign(
            "thranduil", "Thranduil", "King of the Woodland Realm", "elves", "woodland-realm", 4, 2, 1, "character",
            (
                "Elvenking (Muster; Elves At War, Thranduil in the Woodland Realm): an Elven Regular with him becomes an Elite.",
                "Far-sighted (Fellowship not on the Mordor Track): move it with one Hunt die fewer (at least one), or move or separate Companions one region further.",
            ),
            (
                "In the Woodland Realm Elites can be recruited only by an Event.",
                "Once a siege battle at the Woodland Realm the Shadow may extend it by removing a Regular.",
            ),
            doubt="Corrupted: whether Leaders are barred as well is not known.",
        ),
    )
}  # fmt: skip

CHIEFTAINS: dict[str, Chieftain] = {
    chieftain.key: chieftain
    for chieftain in (
        Chieftain(
            "shadow-of-mirkwood", "The Shadow of Mirkwood", "sauron", 3, 1,
            "the Dwarves, the Elves or the North At War; a region with a Sauron unit",
            "Lord of the Bats: gives up the Combat card and his Leadership: +1 on the Leader re-roll.",
        ),
        Chieftain(
            "ugluk", "Uglúk", "isengard", 2, 1,
            "Rohan At War or the Fellowship revealed; a region with an Isengard unit, or a free one at or next to the revealed Fellowship",
            "I Command: gives up the Combat card: +1 on all rolls of both Armies. Near the Fellowship: +1 on the Hunt re-roll.",
        ),
        Chieftain(
            "black-serpent", "The Black Serpent", "southrons", 2, 2,
            "Gondor At War; a region with a Southron or Easterling unit",
            "Red Wrath: gives up the Combat card and takes one hit: +1 on the Combat roll.",
        ),
    )
}  # fmt: skip
