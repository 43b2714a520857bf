"""Southrons: the bots' seven cards of Against the Shadow."""

from rules.card_game.cards import bot_card
from rules.card_game.effects import Activate, Each, Forsake, MoveIt
from rules.card_game.facts import Ability
from rules.card_game.match import Ground

# fmt: off

bot_card(
    "S84", "S24",
    abilities=(Ability("action_reserve", (Activate(ground=Ground(names=("Dol Amroth",))), MoveIt())),),
    passives=(),
    text="Action in reserve: activate Dol Amroth, if that is still in the Free Peoples deck, then move it there.",
    icons_confidence="derived",
    text_confidence="seed",
    source="SEED, CARDTABLE, SHEET",
    note="The rulebook asks for two more symbols against Dol Amroth: 1 attack, and no bonus there as on the base card.",
)
bot_card("S85", "S25")
bot_card("S86", "S26")
bot_card("S87", "S27")
bot_card("S88", "S28")
bot_card("S89", "S29")
bot_card(
    "S90", "S30",
    abilities=(Ability("arrived_battleground", (Each("free", (Forsake(),)),)),),
    text="Arriving on a battleground, played or moved: each Free Peoples player must forsake 1.",
    text_confidence="seed",
    source="SEED, CARDTABLE, SHEET",
)
