"""Isengard: the bots' twelve cards of Against the Shadow."""

from rules.card_game.cards import bot_card
from rules.card_game.cards.isengard import ELIMINATE_ROHAN, TAKE_SARUMAN
from rules.card_game.effects import Choose, CycleIt, Draw, EliminateIt, Option
from rules.card_game.facts import Ability
from rules.card_game.passives import CycledInstead

SUMS = "The rulebook's examples fit this defense; the other icons are copied from the base card."

# fmt: off

bot_card("S61", "S1")
bot_card("S62", "S2")
bot_card("S63", "S3", source="SHEET, CARDTABLE, SEED", note=SUMS)
bot_card(
    "S64", "S4",
    copies=("S64", "S65"),
    passives=(CycledInstead(cause=("any",)),),
    text="Eliminated, whatever the reason: cycled instead.",
    text_confidence="seed",
    source="SEED, CARDTABLE, SHEET",
    note=SUMS,
)
bot_card(
    "S66", "S6",
    abilities=(
        Ability(
            "action_reserve",
            (EliminateIt(), Choose((TAKE_SARUMAN, ELIMINATE_ROHAN, Option("Draw 2", (Draw(2),))))),
        ),
    ),
    text="Action in reserve: eliminate him, and a person chooses for the bot: draw 2, find Saruman in the draw deck, "
    "or eliminate a Rohan character that is in play.",
    text_confidence="seed",
    source="SEED, CARDTABLE, SHEET",
)
bot_card("S67", "S7", text_confidence="seed", source="SEED, CARDTABLE, SHEET", note=SUMS)
bot_card("S68", "S8")
bot_card("S69", "S9", if_unplayable=(CycleIt(),))
bot_card("S70", "S10", if_unplayable=(CycleIt(),))
bot_card("S71", "S11", if_unplayable=(CycleIt(),))
bot_card("S72", "S12")
