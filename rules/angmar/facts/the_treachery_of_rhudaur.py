"""The encounter set The Treachery of Rhudaur (encounter_sets.json)."""

from rules.angmar.facts.faces import Face, card

SET = "the-treachery-of-rhudaur"

CARDS = (
    card(
        SET,
        "the-great-hall-tor",
        "The Great Hall",
        "location",
        traits=("Ruins",),
        unique=True,
        threat=4,
        points=8,
        victory=2,
    ),
    card(
        SET,
        "thaurdir-tor",
        "Thaurdir",
        "enemy",
        traits=("Undead", "Wraith"),
        unique=True,
        engagement=1,
        threat=4,
        attack=6,
        defense=4,
        hits=9,
        indestructible=True,
        no_attachments=True,
    ),
    card(
        SET,
        "wight-of-rhudaur-tor",
        "Wight of Rhudaur",
        "enemy",
        copies=2,
        traits=("Undead", "Wight"),
        engagement=23,
        threat=2,
        attack=3,
        defense=3,
        hits=5,
    ),
    card(
        SET,
        "traitorous-wight-tor",
        "Traitorous Wight",
        "enemy",
        copies=3,
        easy=2,
        traits=("Undead", "Wight"),
        engagement=32,
        threat=2,
        attack=4,
        defense=2,
        hits=4,
    ),
    card(
        SET, "forbidden-descent-tor", "Forbidden Descent", "location", copies=2, traits=("Ruins",), threat=2, points=6
    ),
    card(SET, "eerie-halls-tor", "Eerie Halls", "location", copies=2, easy=1, traits=("Ruins",), threat=5, points=4),
    card(
        SET, "ghostly-ruins-tor", "Ghostly Ruins", "location", copies=2, easy=0, traits=("Ruins",), threat=4, points=4
    ),
    card(SET, "decrepit-remains-tor", "Decrepit Remains", "location", copies=2, traits=("Ruins",), threat=1, points=3),
    card(SET, "centuries-of-sorrow-tor", "Centuries of Sorrow", "treachery", copies=2, easy=1, surge=True),
    card(SET, "curse-of-the-years-tor", "Curse of the Years", "treachery", copies=3, easy=1, traits=("Sorcery",)),
    card(SET, "dark-covenant-tor", "Dark Covenant", "treachery", copies=3, traits=("Sorcery",)),
    card(SET, "haunting-fog-tor", "Haunting Fog", "treachery", copies=3, traits=("Sorcery",)),
    card(
        SET,
        "quiet-the-spirits-daechanar-s-brand-tor",
        "Quiet the Spirits",
        "side-quest",
        points=16,
        back=Face(
            key="quiet-the-spirits-daechanar-s-brand-tor/2",
            name="Daechanar's Brand",
            kind="objective",
            traits=("Clue",),
        ),
    ),
    card(
        SET,
        "sift-through-the-debris-heirloom-of-iarchon-tor",
        "Sift through the Debris",
        "side-quest",
        points=18,
        back=Face(
            key="sift-through-the-debris-heirloom-of-iarchon-tor/2",
            name="Heirloom of Iârchon",
            kind="objective",
            traits=("Clue",),
        ),
    ),
    card(
        SET,
        "decipher-ancient-texts-orders-from-angmar-tor",
        "Decipher Ancient Texts",
        "side-quest",
        points=14,
        back=Face(
            key="decipher-ancient-texts-orders-from-angmar-tor/2",
            name="Orders from Angmar",
            kind="objective",
            traits=("Clue",),
        ),
    ),
)
