"""Elves: thirteen cards."""

from rules.card_game.cards import A_HOBBIT, BLANK, card
from rules.card_game.effects import AddToken, Count, CycleIt, Draw, Each, EliminateIt, RemoveCorruption, Take
from rules.card_game.facts import Ability, Icons
from rules.card_game.match import Match
from rules.card_game.passives import Boost, Carryover, CycledInstead, DrawBonus, LoneWeapon, SeesTop, SiteDefense

# fmt: off

card(
    "F18", "High Elves", "elf", "army",
    copies=("F18", "F19"),
    icons=Icons(attack=2, defense=2),
    icons_confidence="high",
    text_confidence="high",
    source="SHEET, CARDTABLE, DIZED",
)
card(
    "F20", "Arwen", "elf", "character",
    icons=Icons(lead_defense=1),
    abilities=(Ability("played", (Draw(),)),),
    passives=(Boost(match=Match(names=("Strider", "Aragorn")), icons=Icons(path=1, defense=1)),),
    text="When played: draw 1. In reserve: Strider or Aragorn on a path or battleground has 1 more defense.",
    note="The sheet's '-1' is read as a (1) that the spreadsheet reformatted: one leadership defense icon.",
)
card(
    "F21", "Elrond", "elf", "character",
    icons=Icons(path=2, attack=1, defense=1, lead_attack=1, lead_defense=1),
    paths=(3,),
    abilities=(Ability("played", (Draw(),)),),
    passives=(Carryover(),),
    text="When played: draw 1. In reserve: your carryover limit is 1 higher.",
    text_confidence="high",
    source="SHEET, CARDTABLE, DIZED",
)
card(
    "F22", "Galadriel", "elf", "character",
    icons=Icons(path=2, attack=1, defense=1, lead_attack=1, lead_defense=1),
    paths=(5,),
    abilities=(Ability("played", (Draw(),)),),
    passives=(DrawBonus(then_cycle=1),),
    text="When played: draw 1. In reserve: 1 more card in the Draw step, then cycle 1 from hand.",
    icons_confidence="high",
    source="SHEET, CARDTABLE, DIZED",
)
card(
    "F23", "Legolas", "elf", "character",
    icons=Icons(path=1, attack=1, defense=1),
    paths=(3, 4, 5, 6, 7, 8, 9),
    abilities=(Ability("played", (Take(match=Match(names=("Bow of the Galadhrim",)), may=True),)),),
    text="When played: you may take the Bow of the Galadhrim out of your draw deck.",
    icons_confidence="high",
    source="SHEET, CARDTABLE, DIZED",
)
card(
    "F24", "Bow of the Galadhrim", "elf", "item",
    icons=Icons(path=1, attack=1, defense=1),
    wielders=("faction:elf",),
    traits=("Weapon",),
    passives=(LoneWeapon(),),
    text="Its wielder cannot wield another Weapon.",
    icons_confidence="high",
    source="SHEET, CARDTABLE, DIZED",
)
card(
    "F25", "Elven Cloak", "elf", "item",
    icons=Icons(path=1),
    wielders=("faction:hobbit", "faction:elf"),
    passives=(CycledInstead(cause=("path_combat",), items=True, wielder=True),),
    text="If its wielder would be eliminated in path combat, cycle wielder and items instead.",
)
card(
    "F26", "Lembas", "elf", "item",
    wielders=("faction:hobbit",),
    abilities=(
        Ability(
            "action_path",
            (EliminateIt(), RemoveCorruption(Count(A_HOBBIT))),
            by="hobbit",
        ),
    ),
    text="Action of the Hobbit player on a path: eliminate it to remove 1 corruption for each Hobbit character there.",
    icons_confidence="low",
    text_confidence="high",
    source="SHEET, CARDTABLE, DIZED",
    note=BLANK,
)
card(
    "F27", "Mirror of Galadriel", "elf", "item",
    wielders=("Galadriel",),
    passives=(SeesTop(),),
    text="In play: you may look at the top card of your draw deck at any time.",
    icons_confidence="low",
    note=BLANK,
)
card(
    "F28", "Nenya, Ring of Adamant", "elf", "item",
    icons=Icons(path=1, attack=1, defense=1),
    wielders=("Galadriel",),
    abilities=(Ability("action_reserve", (CycleIt(), AddToken(token="defense", on="site"))),),
    text="Action with Galadriel in reserve: cycle it to put 1 defense token on the active path or a battleground.",
    icons_confidence="derived",
    source="SHEET, CARDTABLE, DIZED",
    note="The sheet leaves its icons blank; an example of combat needs 1 attack, the rest is like the other two Rings.",
)
card(
    "F29", "Phial of Galadriel", "elf", "item",
    wielders=("Frodo", "Sam"),
    passives=(SiteDefense(icons=2),),
    text="On a path: 2 defense on the path itself, before any character.",
    note="The sheet leaves its icons blank; Dized names it as an item whose icons are the path's.",
    source="SHEET, CARDTABLE, DIZED",
)
card(
    "F30", "Vilya, Ring of Air", "elf", "item",
    icons=Icons(path=1, attack=1, defense=1),
    wielders=("Elrond",),
    abilities=(Ability("action_reserve", (CycleIt(), Each("free", (Draw(),)))),),
    text="Action with Elrond in reserve: cycle it; each Free Peoples player draws 1.",
)
