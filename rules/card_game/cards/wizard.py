"""Wizards and those who help them: ten cards."""

from rules.card_game.cards import A_HOBBIT, BLANK, WEAPON_GUESSED, card
from rules.card_game.effects import (
    ActivatePath,
    AddCorruption,
    As,
    CycleFromHand,
    CycleIt,
    Each,
    EliminateIt,
    EliminateOne,
    Remove,
    Take,
)
from rules.card_game.facts import Ability, Icons
from rules.card_game.match import Match
from rules.card_game.passives import Carryover, CycledInstead, DrawBonus, Extra, On, Per

# fmt: off

card(
    "F51", "Gandalf the Grey", "wizard", "character",
    icons=Icons(path=3, attack=2, defense=2),
    paths=(1, 2, 3, 4, 5, 6, 7, 8, 9),
    abilities=(Ability("action_path", (ActivatePath(number="next"),)),),
    text="Action on a path: activate a path of the next higher number. Removed when Gandalf the White is played.",
)
card(
    "F52", "Gandalf the White", "wizard", "character",
    icons=Icons(attack=2, defense=3),
    abilities=(Ability("played", (Remove(Match(names=("Gandalf the Grey",))),)),),
    passives=(DrawBonus(), CycledInstead(cause=("forsaken_top",))),
    text="When played: Gandalf the Grey is removed from the game. In reserve: 1 more card in the Draw step. "
    "Forsaken off the top of the draw deck: cycled instead.",
)
card(
    "F53", "Gwaihir the Windlord", "wizard", "character",
    icons=Icons(path=1, attack=1, defense=1),
    paths=(9,),
    abilities=(Ability("action_reserve", (CycleIt(), Take(match=Match(names=("Gandalf",)), out_of=("cycle",)))),),
    text="Action in reserve: cycle him to take either Gandalf out of your cycle pile.",
)
card(
    "F54", "Quickbeam", "wizard", "character",
    icons=Icons(path=1),
    paths=(5, 6),
    traits=("Ent",),
    passives=(
        Extra(
            icons=Icons(attack=1, defense=1),
            when=Per(2, Match(factions=("isengard",), kinds=("army", "character"))),
            where="battleground",
        ),
    ),
    text="On a battleground: 1 attack and 1 defense for every two Isengard armies and characters there.",
)
card(
    "F55", "Sméagol", "wizard", "character",
    icons=Icons(path=1),
    paths=(6, 7, 8, 9),
    abilities=(Ability("action_path", (ActivatePath(number="next"), AddCorruption())),),
    passives=(CycledInstead(cause=("path_combat",)),),
    text="Action on a path: activate a path of the next higher number and add 1 corruption. Eliminated in path "
    "combat: cycled instead.",
)
card(
    "F56", "Treebeard", "wizard", "character",
    icons=Icons(path=1, attack=1, defense=1),
    paths=(5, 6),
    traits=("Ent",),
    abilities=(
        Ability(
            "arrived_battleground",
            (As("isengard", (EliminateOne(match=Match(factions=("isengard",), kinds=("army",))),)),),
        ),
    ),
    passives=(Extra(icons=Icons(attack=1), when=On("Orthanc")),),
    text="On Orthanc: 1 more attack. Arriving on a battleground, played or moved: the Isengard player must eliminate "
    "an Isengard army.",
    note="The sheet does not say where the army must be; anywhere in play is assumed.",
)
card(
    "F57", "Ent-draught", "wizard", "item",
    wielders=("trait:Ent",),
    abilities=(
        Ability(
            "action",
            (EliminateIt(), Take(match=A_HOBBIT, out_of=("cycle",)), Take(match=A_HOBBIT, out_of=("cycle",))),
        ),
    ),
    text="Action in play: eliminate it to take 2 Hobbit characters out of your cycle pile.",
    icons_confidence="low",
    note=BLANK,
)
card(
    "F58", "Gandalf's Staff", "wizard", "item",
    icons=Icons(path=1, attack=1, defense=1),
    wielders=("Gandalf",),
    traits=("Weapon",),
    passives=(Carryover(where="play"),),
    text="In play: your carryover limit is 1 higher.",
    note=WEAPON_GUESSED,
)
card(
    "F59", "Glamdring", "wizard", "item",
    icons=Icons(path=1, attack=1, defense=1),
    wielders=("Gandalf",),
    traits=("Weapon",),
    note=WEAPON_GUESSED,
)
card(
    "F60", "Narya, Ring of Fire", "wizard", "item",
    icons=Icons(path=1, attack=1, defense=1),
    wielders=("Gandalf",),
    abilities=(Ability("action_reserve", (CycleIt(), Each("shadow", (CycleFromHand(),)))),),
    text="Action with Gandalf in reserve: cycle it; each Shadow player must cycle 1 from hand.",
)
