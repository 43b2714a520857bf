"""Monstrous: the bots' eleven cards of Against the Shadow."""

from rules.card_game.cards import bot_card
from rules.card_game.effects import ActivatePath, If, MoveIt, PathNumber
from rules.card_game.facts import Ability
from rules.card_game.passives import DrawnTo

CREBAIN = (2, 3, 4, 5, 6)

# fmt: off

bot_card("S73", "S13", copies=("S73", "S74"))
bot_card(
    "S75", "S15",
    text_confidence="seed",
    source="SEED, CARDTABLE, SHEET",
    note="The rulebook's extra icon on Khazad-dûm is read as a path icon, as on the base card.",
)
bot_card("S76", "S16")
bot_card("S77", "S17")
bot_card("S78", "S18")
bot_card("S79", "S19")
bot_card(
    "S80", "S20",
    abilities=(
        Ability("action_path", (If(PathNumber(CREBAIN), (ActivatePath(random=True),)),)),
        Ability("action_reserve", (If(PathNumber(CREBAIN), (MoveIt(to="path"),)),), ruling=("crebain", ("action",))),
    ),
    passives=(DrawnTo(paths=CREBAIN),),
    text="In reserve: goes to an active path from 2 to 6, even where the Shadow is winning. Action on a path from 2 "
    "to 6: activate another path with the same number, at random.",
    text_confidence="seed",
    source="SEED, CARDTABLE, SHEET",
    note="Its path numbers are copied; only 2 to 6 are known. Which box of the chart moves it is a ruling.",
)
bot_card("S81", "S21")
bot_card("S82", "S22")
bot_card("S83", "S23")
