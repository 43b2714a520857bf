"""Dwarves and Hobbits: twelve cards."""

from rules.card_game.cards import A_HOBBIT, BLANK, WEAPON_GUESSED, card
from rules.card_game.effects import ActivatePath, AddToken, CycleIt, Draw, EliminateIt, Take
from rules.card_game.facts import Ability, Icons
from rules.card_game.match import Ground, Match
from rules.card_game.passives import CycledInstead, MayGo, SiteDefense, SupportedBy

ALL_PATHS = (1, 2, 3, 4, 5, 6, 7, 8, 9)

# fmt: off

card(
    "F31", "Gimli", "dwarf", "character",
    icons=Icons(path=1, attack=1, defense=1),
    paths=(3, 4, 5, 6, 7, 8, 9),
    abilities=(Ability("played", (Take(match=Match(names=("Dwarven Axe",)), out_of=("cycle",), may=True),)),),
    text="When played: you may take the Dwarven Axe out of your cycle pile.",
    icons_confidence="high",
    source="SHEET, CARDTABLE, DIZED",
)
card(
    "F32", "Dwarven Axe", "dwarf", "item",
    icons=Icons(path=1, attack=1, defense=1),
    wielders=("Gimli",),
    traits=("Weapon",),
    note=f"{WEAPON_GUESSED} The sheet names no wielder; Gimli is the only Dwarf.",
)
card(
    "F33", "Bilbo Baggins", "hobbit", "character",
    icons=Icons(path=1),
    paths=(3,),
    abilities=(Ability("action_reserve", (CycleIt(), Draw(2))),),
    passives=(CycledInstead(cause=("any",), items=True),),
    text="Eliminated or forsaken: cycled instead, with his items. Action in reserve: cycle him to draw 2.",
)
card(
    "F34", "Fatty Bolger", "hobbit", "character",
    abilities=(Ability("action_reserve", (EliminateIt(), Draw(3))),),
    passives=(CycledInstead(cause=("forsaken_reserve",), items=True),),
    text="Forsaken from reserve: cycled instead, with his items. Action in reserve: eliminate him to draw 3.",
)
card(
    "F35", "Frodo Baggins", "hobbit", "character",
    icons=Icons(path=1),
    paths=ALL_PATHS,
    passives=(CycledInstead(cause=("any",)),),
    text="Eliminated or forsaken: cycled instead; his items are still eliminated.",
)
card(
    "F36", "Merry Brandybuck", "hobbit", "character",
    icons=Icons(path=1, lead_defense=1),
    paths=ALL_PATHS,
    passives=(
        MayGo(ground=Ground(defended_by=("rohan",)), army="merry"),
        SupportedBy(factions=("rohan",)),
        CycledInstead(cause=("path_combat",), items=True),
    ),
    text="May go to a Rohan battleground, where a Rohan army can support him. Eliminated in path combat: cycled "
    "instead, with his items.",
)
card(
    "F37", "Pippin Took", "hobbit", "character",
    icons=Icons(path=1, lead_defense=1),
    paths=ALL_PATHS,
    passives=(
        MayGo(ground=Ground(defended_by=("dunedain",)), army="merry"),
        SupportedBy(factions=("dunedain",)),
        CycledInstead(cause=("path_combat",), items=True),
    ),
    text="May go to a Dúnedain battleground, where a Dúnedain army can support him. Eliminated in path combat: "
    "cycled instead, with his items.",
)
card(
    "F38", "Sam Gamgee", "hobbit", "character",
    icons=Icons(path=1),
    paths=ALL_PATHS,
    abilities=(Ability("action_reserve", (CycleIt(), AddToken(token="defense", on="path"))),),
    text="Action in reserve: cycle him and his items to put 1 defense token on the active path.",
)
card(
    "F39", "Herbs and Stewed Rabbit", "hobbit", "item",
    wielders=("Frodo", "Sam"),
    abilities=(Ability("action", (EliminateIt(), Take(match=A_HOBBIT, out_of=("cycle",)), Draw())),),
    text="Action in play: eliminate it to take a Hobbit character out of your cycle pile and draw 1.",
    icons_confidence="low",
    note=BLANK,
)
card("F40", "Mithril Coat", "hobbit", "item", icons=Icons(path=2), wielders=("Frodo", "Sam"))
card(
    "F41", "Sting", "hobbit", "item",
    wielders=("Frodo", "Sam"),
    traits=("Weapon",),
    passives=(SiteDefense(icons=1, against=Match(factions=("monstrous",), kinds=("character",))),),
    text="On a path that holds a Monstrous character: 1 defense on the path itself.",
    icons_confidence="low",
    note=f"{WEAPON_GUESSED} {BLANK}",
)
card(
    "F42", "There is Another Way", "hobbit", "event",
    abilities=(Ability("event", (ActivatePath(), AddToken(token="defense", on="path"))),),
    text="Activate another path with the number of the active one, and put 1 defense token on it.",
)
