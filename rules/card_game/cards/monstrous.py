"""Monstrous: eleven cards of the base game."""

from rules.card_game.cards import card
from rules.card_game.effects import ActivatePath, Each, EliminateIt, Forsake, HereIs, If
from rules.card_game.facts import Ability, Icons
from rules.card_game.passives import CycledInstead, Extra, On

EACH_FORSAKES = Each("free", (Forsake(),))
SACRIFICE = Ability("action_reserve", (EliminateIt(), EACH_FORSAKES))
SACRIFICED = "Action in reserve: eliminate it; each Free Peoples player must forsake 1."
ARRIVES = "Arriving on a path or battleground, played or moved: each Free Peoples player must forsake 1."

# fmt: off

card(
    "S13", "Goblins of the Misty Mountains", "monstrous", "army",
    copies=("S13", "S14"),
    icons=Icons(attack=1, defense=1),
)
card(
    "S15", "Balrog of Moria", "monstrous", "character",
    icons=Icons(path=2, attack=2, defense=2),
    paths=(4, 5),
    abilities=(Ability("arrived", (EACH_FORSAKES,)),),
    passives=(Extra(icons=Icons(path=1), when=On("Khazad-dûm")),),
    text=f"On Khazad-dûm: 1 more path icon. {ARRIVES}",
)
card(
    "S16", "Barrow-wights", "monstrous", "character",
    icons=Icons(path=1),
    paths=(1, 2, 3),
    abilities=(SACRIFICE,),
    text=SACRIFICED,
)
card(
    "S17", "Candles of Corpses", "monstrous", "character",
    icons=Icons(path=1),
    paths=(6, 7),
    abilities=(SACRIFICE,),
    passives=(Extra(icons=Icons(path=1), when=On("Dead Marshes")),),
    text=f"On Dead Marshes: 1 more path icon. {SACRIFICED}",
    note="The sheet prints a star for Dead Marshes; it is read as one more icon.",
)
card(
    "S18", "Caradhras the Cruel", "monstrous", "character",
    icons=Icons(path=1),
    paths=(4, 5),
    abilities=(Ability("played_path", (If(HereIs("Caradhras"), (ActivatePath(),)),)), SACRIFICE),
    text=f"When played on Caradhras: activate another path with the same number. {SACRIFICED}",
)
card(
    "S19", "Cave-troll", "monstrous", "character",
    icons=Icons(path=1, attack=1, defense=1),
    paths=(4, 8, 9),
    abilities=(SACRIFICE,),
    text=SACRIFICED,
)
card(
    "S20", "Flocks of Crebain", "monstrous", "character",
    icons=Icons(path=1),
    paths=(1, 2, 3, 4, 5, 6, 7),
    abilities=(Ability("action_path", (ActivatePath(),)),),
    text="Action on a path: activate another path with the same number.",
)
card(
    "S21", "Gollum", "monstrous", "character",
    icons=Icons(path=1),
    paths=(6, 7, 8, 9),
    abilities=(Ability("action_path", (ActivatePath(),)),),
    passives=(CycledInstead(cause=("path_combat",)),),
    text="Action on a path: activate another path with the same number. Eliminated in path combat: cycled instead.",
)
card(
    "S22", "Hill-troll", "monstrous", "character",
    icons=Icons(path=1, attack=1, defense=1),
    paths=(2, 3, 4, 5, 6, 7, 8, 9),
    abilities=(SACRIFICE,),
    text=SACRIFICED,
)
card(
    "S23", "Shelob", "monstrous", "character",
    icons=Icons(path=1),
    paths=(7, 8, 9),
    abilities=(Ability("arrived", (EACH_FORSAKES,)),),
    passives=(Extra(icons=Icons(path=1), when=On("Shelob's Lair")),),
    text=f"On Shelob's Lair: 1 more path icon. {ARRIVES}",
)
