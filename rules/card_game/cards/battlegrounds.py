"""Battlegrounds: seven of each side, and the two of Against the Shadow."""

from rules.card_game.cards import A_NAZGUL, AN_ARMY, battleground
from rules.card_game.effects import (
    Activate,
    As,
    CycleFromHand,
    Draw,
    DrawAndPlay,
    DrawUntil,
    Each,
    Forsake,
    Forsook,
    If,
    May,
    Recycle,
    Take,
    Took,
)
from rules.card_game.effects.word import Word
from rules.card_game.facts import Ability
from rules.card_game.match import Ground, Match

SARUMAN = Take(match=Match(names=("Saruman",)), out_of=("draw", "cycle"), may=True)


def does(*words: Word) -> tuple[Ability, ...]:
    """What happens when the battleground is activated."""
    return (Ability("activated", words),)


def may_forsake(*words: Word) -> tuple[Ability, ...]:
    """The Dúnedain player may forsake 1 for this."""
    return does(As("dunedain", (May((Forsake(), If(Forsook(), words))),)))


# fmt: off

battleground(
    "FS1", "Dol Amroth", side="free", points=1, defense=2,
    defenders=("wizard", "dunedain"), attackers=("southron",),
    abilities=may_forsake(Draw()),
    text="The Dúnedain player may forsake 1 to draw 1.",
    note="An example in Against the Shadow fits defense 2.",
)
battleground(
    "FS2", "Edoras", side="free", points=1, defense=1,
    defenders=("wizard", "rohan"), attackers=("isengard",),
    abilities=does(Activate(ground=Ground(names=("Helm's Deep",)))),
    text="Helm's Deep is activated too, if it is still in the Free Peoples deck.",
)
battleground(
    "FS3", "Helm's Deep", side="free", points=2, defense=2,
    defenders=("wizard", "rohan"), attackers=("isengard",),
    abilities=does(
        As("rohan", (DrawAndPlay(draw=5, play=1, match=Match(kinds=("army", "character")), to="Helm's Deep"),))
    ),
    text="The Rohan player draws 5, may play 1 army or character of these to Helm's Deep, and cycles the rest.",
    confidence="high", text_confidence="high", source="SHEET, CARDTABLE, ENGINE",
)
battleground(
    "FS4", "Lórien", side="free", points=2, defense=2,
    defenders=("wizard", "elf"), attackers=("monstrous", "mordor"),
    abilities=does(Activate(ground=Ground(names=("Dol Guldur",)), out_of=("deck", "areas"))),
    text="Dol Guldur must be activated or reactivated too.",
    confidence="high", text_confidence="high", source="SHEET, CARDTABLE, RULEBOOK",
)
battleground(
    "FS5", "Minas Tirith", side="free", points=3, defense=3,
    defenders=("wizard", "dunedain"), attackers=("southron", "mordor"),
    abilities=may_forsake(Draw(3)),
    text="The Dúnedain player may forsake 1 to draw 3.",
)
battleground(
    "FS6", "Pelargir", side="free", points=1, defense=1,
    defenders=("wizard", "dunedain"), attackers=("southron",),
    abilities=may_forsake(Draw()),
    text="The Dúnedain player may forsake 1 to draw 1.",
)
battleground(
    "FS7", "Rivendell", side="free", points=2, defense=2,
    defenders=("wizard", "elf"), attackers=("monstrous",),
    abilities=does(As("elf", (Draw(), CycleFromHand()))),
    text="The Elf player draws 1, then cycles 1 from hand.",
)
battleground(
    "SS1", "Dol Guldur", side="shadow", points=1, defense=2,
    defenders=("mordor",), attackers=("wizard", "elf"),
    abilities=does(Activate(ground=Ground(names=("Lórien",)), out_of=("deck", "areas"))),
    text="Lórien must be activated or reactivated too.",
    confidence="high", text_confidence="high", source="SHEET, CARDTABLE, RULEBOOK, DIZED",
)
battleground(
    "SS2", "Harad", side="shadow", points=1, defense=1,
    defenders=("southron",), attackers=("wizard", "dunedain"),
    abilities=does(Each("shadow", (Draw(),))),
    text="Each Shadow player draws 1.",
)
battleground(
    "SS3", "Minas Morgul", side="shadow", points=2, defense=2,
    defenders=("mordor",), attackers=("wizard", "dunedain"),
    abilities=does(As("mordor", (DrawAndPlay(draw=5, play=1, match=A_NAZGUL, to="reserve"),))),
    text="The Mordor player draws 5, may play 1 Nazgûl character of these to reserve, and cycles the rest.",
)
battleground(
    "SS4", "Morannon", side="shadow", points=2, defense=2,
    defenders=("southron", "mordor"), attackers=("wizard", "rohan", "dunedain"),
    abilities=does(As("mordor", (DrawAndPlay(draw=5, play=1, match=AN_ARMY),))),
    text="The Mordor player draws 5, may play 1 army of these, and cycles the rest.",
)
battleground(
    "SS5", "Moria", side="shadow", points=1, defense=2,
    defenders=("monstrous",), attackers=("wizard", "dwarf", "elf"),
    abilities=does(As("monstrous", (Draw(2),))),
    text="The Monstrous player draws 2.",
)
battleground(
    "SS6", "Orthanc", side="shadow", points=2, defense=2,
    defenders=("isengard",), attackers=("wizard", "rohan"),
    abilities=(
        Ability("activated", (As("isengard", (SARUMAN, Recycle())),), ruling=("orthanc", ("always",))),
        Ability("activated", (As("isengard", (SARUMAN, If(Took(), (Recycle(),)))),), ruling=("orthanc", ("taken",))),
    ),
    text="The Isengard player may take Saruman out of draw deck or cycle pile, then shuffles the cycle pile into the "
    "draw deck.",
    source="SHEET, CARDTABLE, SEED",
    note="The rulebook's examples fit defense 2. Whether one must recycle without Saruman is a ruling of the table.",
)
battleground(
    "SS7", "Umbar", side="shadow", points=1, defense=2,
    defenders=("southron",), attackers=("wizard", "dunedain"),
    abilities=does(Each("shadow", (Draw(),))),
    text="Each Shadow player draws 1.",
)

battleground(
    "SS3-coop", "Minas Morgul", edition="bot", side="shadow", points=2, defense=2,
    defenders=("mordor",), attackers=("wizard", "dunedain"),
    abilities=does(As("mordor", (DrawUntil(draw=5, match=A_NAZGUL, to="reserve"),))),
    text="The Mordor player draws up to 5, one at a time. The first Nazgûl character is played to reserve and ends "
    "this; the others are cycled.",
    confidence="assumed", text_confidence="seed", source="SEED, CARDTABLE, SHEET",
)
battleground(
    "SS4-coop", "Morannon", edition="bot", side="shadow", points=2, defense=2,
    defenders=("southron", "mordor"), attackers=("wizard", "rohan", "dunedain"),
    abilities=does(As("mordor", (DrawUntil(draw=5, match=AN_ARMY),))),
    text="The Mordor player draws up to 5, one at a time. The first army is played and ends this; the others are "
    "cycled.",
    confidence="assumed", text_confidence="assumed", source="CARDTABLE",
    note="Only its existence has a source; text and numbers are guessed from the base card and Minas Morgul.",
)
