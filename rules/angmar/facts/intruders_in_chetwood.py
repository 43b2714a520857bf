"""The encounter set Intruders in Chetwood (encounter_sets.json)."""

from rules.angmar.facts.faces import card

SET = "intruders-in-chetwood"

CARDS = (
    card(
        SET,
        "orc-war-party-tlr",
        "Orc War Party",
        "enemy",
        copies=3,
        easy=1,
        traits=("Orc",),
        engagement=40,
        threat=3,
        attack=6,
        defense=3,
        hits=6,
        no_attachments=True,
    ),
    card(
        SET,
        "chetwood-forest-tlr",
        "Chetwood Forest",
        "location",
        copies=3,
        easy=2,
        traits=("Arnor", "Forest"),
        threat=3,
        points=3,
    ),
    card(
        SET,
        "borders-of-bree-land-tlr",
        "Borders of Bree-land",
        "location",
        copies=2,
        traits=("Arnor",),
        threat=2,
        points=4,
    ),
    card(
        SET,
        "outlying-homestead-tlr",
        "Outlying Homestead",
        "location",
        copies=3,
        easy=2,
        traits=("Arnor",),
        threat=2,
        points=8,
        doomed=1,
    ),
    card(SET, "sudden-assault-tlr", "Sudden Assault", "treachery", copies=2, easy=0),
    card(SET, "surprising-speed-tlr", "Surprising Speed", "treachery", copies=3, easy=2),
    card(SET, "orc-rearguard-tlr", "Orc Rearguard", "side-quest", points=3, victory=10),
    card(SET, "rescue-iarion-tlr", "Rescue Iârion", "side-quest", points=6, victory=10, time=4),
)
