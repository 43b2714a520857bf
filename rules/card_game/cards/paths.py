"""Paths: three for each number from 1 to 9, and the four of Against the Shadow."""

from rules.card_game.cards import A_NAZGUL, AN_ARMY, path
from rules.card_game.effects import (
    AddToken,
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
)
from rules.card_game.effects.word import Word
from rules.card_game.facts import Ability

SKULL = AddToken(token="attack")
A_NEW_TEXT = "Only its existence has a source; text and numbers are guessed from the base card and Minas Morgul."


def does(*words: Word) -> tuple[Ability, ...]:
    """What happens when the path is activated."""
    return (Ability("activated", words),)


# fmt: off

path("P1-1", "Bag End", number=1, points=1, text="The Hobbit player draws 2.",
     abilities=does(As("hobbit", (Draw(2),))), confidence="high", text_confidence="high",
     source="SHEET, CARDTABLE, ENGINE, RULEBOOK")
path("P1-2", "Bucklebury Ferry", number=1, points=1, defense=1, text="The Mordor player and the Hobbit player draw 1.",
     abilities=does(As("mordor", (Draw(),)), As("hobbit", (Draw(),))))
path("P1-3", "Gildor's Encampment", number=1, points=1, defense=1,
     text="The Elf player draws 1, then cycles 1 from hand.",
     abilities=does(As("elf", (Draw(), CycleFromHand()))))

path("P2-1", "Inn of the Prancing Pony", number=2, points=2, defense=1, text="Each Shadow player draws 2.",
     abilities=does(Each("shadow", (Draw(2),))))
path("P2-2", "The Old Forest", number=2, points=2, defense=1, text="Each Free Peoples player must forsake 1.",
     abilities=does(Each("free", (Forsake(),))))
path("P2-3", "Weathertop", number=2, points=2, text="The Mordor player draws 2.",
     abilities=does(As("mordor", (Draw(2),))))

path("P3-1", "Fords of Bruinen", number=3, points=1, text="Each Free Peoples player must forsake 1, then draws 3.",
     abilities=does(Each("free", (Forsake(), Draw(3)))))
path("P3-2", "Imladris", number=3, points=1, defense=1, text="The Elf player draws 2.",
     abilities=does(As("elf", (Draw(2),))))
path("P3-3", "The Council of Elrond", number=3, points=1, defense=1, text="Each Free Peoples player draws 1.",
     abilities=does(Each("free", (Draw(),))))

path("P4-1", "Caradhras", number=4, points=2, text="Each Free Peoples player must forsake 1.",
     abilities=does(Each("free", (Forsake(),))))
path("P4-2", "Khazad-dûm", number=4, points=2, text="The Monstrous player draws 2.",
     abilities=does(As("monstrous", (Draw(2),))))
path("P4-3", "The Doors of Durin", number=4, points=2,
     text="The Monstrous player may forsake 1 to put 1 attack token on this path.",
     abilities=does(As("monstrous", (May((Forsake(), If(Forsook(), (SKULL,)))),))))

path("P5-1", "Dimrill Dale", number=5, points=1, text="Each Shadow player must cycle 2 from hand.",
     abilities=does(Each("shadow", (CycleFromHand(2),))))
path("P5-2", "Egladil", number=5, points=1, defense=1,
     text="Each Free Peoples player draws 2, then cycles 1 from hand.",
     abilities=does(Each("free", (Draw(2), CycleFromHand()))), confidence="high", source="SHEET, CARDTABLE, DIZED")
path("P5-3", "Lothlórien", number=5, points=1, defense=2, text="The Elf player draws 1, then cycles 1 from hand.",
     abilities=does(As("elf", (Draw(), CycleFromHand()))))

path("P6-1", "Amon Hen", number=6, points=2, text="The Mordor player draws 1, then cycles 1 from hand.",
     abilities=does(As("mordor", (Draw(), CycleFromHand()))))
path("P6-2", "Dead Marshes", number=6, points=2, defense=1, text="The Monstrous player draws 2.",
     abilities=does(As("monstrous", (Draw(2),))))
path("P6-3", "Emyn Muil", number=6, points=2, text="Each Free Peoples player must forsake 1.",
     abilities=does(Each("free", (Forsake(),))))

path("P7-1", "Henneth Annûn", number=7, points=1, defense=1, text="The Dúnedain player draws 1.",
     abilities=does(As("dunedain", (Draw(),))))
path("P7-2", "Osgiliath", number=7, points=1, text="The Dúnedain player may forsake 1 to draw 3.",
     abilities=does(As("dunedain", (May((Forsake(), If(Forsook(), (Draw(3),)))),))))
path("P7-3", "The Cross-roads", number=7, points=1, text="Each Free Peoples player draws 1.",
     abilities=does(Each("free", (Draw(),))))

path("P8-1", "Cirith Ungol", number=8, points=2,
     text="The Mordor player draws 5, may play 1 army of these, and cycles the rest.",
     abilities=does(As("mordor", (DrawAndPlay(draw=5, play=1, match=AN_ARMY),))))
path("P8-2", "Morgul Vale", number=8, points=2,
     text="The Mordor player draws 5, may play 1 Nazgûl character of these, and cycles the rest.",
     abilities=does(As("mordor", (DrawAndPlay(draw=5, play=1, match=A_NAZGUL),))))
path("P8-3", "Shelob's Lair", number=8, points=2, text="The Monstrous player draws 2.",
     abilities=does(As("monstrous", (Draw(2),))))

path("P9-1", "Crack of Doom", number=9, points=3, text="The Monstrous player draws 2.",
     abilities=does(As("monstrous", (Draw(2),))))
path("P9-2", "Morgai", number=9, points=3, text="The Shadow puts 1 attack token on this path.",
     abilities=does(SKULL), note="A thread's title speaks of corruption here; the sheet of an attack icon.")
path("P9-3", "Orodruin", number=9, points=3, text="The Mordor player draws 2.",
     abilities=does(As("mordor", (Draw(2),))))

path("P4-3-coop", "The Doors of Durin", edition="bot", number=4, points=2,
     text="The Monstrous player must forsake 1; this puts 1 attack token on this path.",
     abilities=does(As("monstrous", (Forsake(), If(Forsook(), (SKULL,))))),
     confidence="assumed", text_confidence="seed", source="SEED, CARDTABLE, SHEET")
path("P6-1-coop", "Amon Hen", edition="bot", number=6, points=2,
     text="The Mordor player draws 1, then cycles 1 from hand.",
     abilities=does(As("mordor", (Draw(), CycleFromHand()))),
     confidence="assumed", text_confidence="assumed", source="CARDTABLE", note=A_NEW_TEXT)
path("P8-1-coop", "Cirith Ungol", edition="bot", number=8, points=2,
     text="The Mordor player draws up to 5, one at a time. The first army is played and ends this; the others are "
     "cycled.",
     abilities=does(As("mordor", (DrawUntil(draw=5, match=AN_ARMY),))),
     confidence="assumed", text_confidence="assumed", source="CARDTABLE", note=A_NEW_TEXT)
path("P8-2-coop", "Morgul Vale", edition="bot", number=8, points=2,
     text="The Mordor player draws up to 5, one at a time. The first Nazgûl character is played and ends this; the "
     "others are cycled.",
     abilities=does(As("mordor", (DrawUntil(draw=5, match=A_NAZGUL),))),
     confidence="assumed", text_confidence="assumed", source="CARDTABLE", note=A_NEW_TEXT)
