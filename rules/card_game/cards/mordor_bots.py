"""Mordor: the bots' thirty cards of Against the Shadow."""

from rules.card_game.cards import A_NAZGUL, AN_ARMY, bot_card
from rules.card_game.effects import CycleIt, DrawUntil
from rules.card_game.facts import Ability
from rules.card_game.passives import DrawBonus

FIRST_NAZGUL = (DrawUntil(draw=5, match=A_NAZGUL),)
LIKE_MESSENGER = "No source gives this text; it is guessed to work like The Messenger's."

# fmt: off

bot_card("S91", "S31")
bot_card("S92", "S32")
bot_card("S93", "S33", copies=("S93", "S94", "S95", "S96", "S97"))
bot_card("S98", "S38")
bot_card("S99", "S39")
bot_card("S100", "S40")
bot_card("S101", "S41")
bot_card("S102", "S42")
bot_card("S103", "S43")
bot_card("S104", "S44")
bot_card("S105", "S45")
bot_card("S106", "S46")
bot_card("S107", "S47")
bot_card("S108", "S48")
bot_card(
    "S109", "S49",
    abilities=(
        Ability("played", FIRST_NAZGUL, ruling=("messenger", ("both", "played"))),
        Ability("action_reserve", FIRST_NAZGUL, once=True, ruling=("messenger", ("both", "action"))),
    ),
    text="When played, or once a round by an action in reserve (a ruling of the table): draw up to 5, one at a time. "
    "The first Nazgûl character is played and ends this; the others are cycled.",
    text_confidence="seed",
    source="SEED, CARDTABLE, SHEET",
    note="The rulebook's card note and its example of play disagree about the moment.",
)
bot_card("S110", "S50")
bot_card("S111", "S51")
bot_card(
    "S112", "S52",
    passives=(DrawBonus(),),
    text="In reserve: 1 more card in the Draw step.",
    text_confidence="seed",
    source="SEED, CARDTABLE, SHEET",
    note="Unlike the base card it has no text about the top of the draw deck.",
)
bot_card("S113", "S53", if_unplayable=(CycleIt(),))
bot_card("S114", "S54", if_unplayable=(CycleIt(),))
bot_card("S115", "S55", if_unplayable=(CycleIt(),))
bot_card("S116", "S56", if_unplayable=(CycleIt(),))
bot_card("S117", "S57", if_unplayable=(CycleIt(),))
bot_card("S118", "S58")
bot_card(
    "S119", "S59",
    abilities=(Ability("event", (DrawUntil(draw=7, match=AN_ARMY),)),),
    text="Draw up to 7, one at a time. The first army is played and ends this; the others are cycled.",
    note=LIKE_MESSENGER,
)
bot_card(
    "S120", "S60",
    abilities=(Ability("event", (DrawUntil(draw=7, match=A_NAZGUL),)),),
    text="Draw up to 7, one at a time. The first Nazgûl character is played and ends this; the others are cycled.",
    note=LIKE_MESSENGER,
)
