"""Rohan: eight cards."""

from rules.card_game.cards import A_NAZGUL, card
from rules.card_game.effects import Activate, As, DrawAndPlay, EliminateAny, EliminateOne, MoveIt, Note, Take
from rules.card_game.facts import Ability, Icons
from rules.card_game.match import Ground, Match
from rules.card_game.passives import Extra, WhileInPlay

# fmt: off

card(
    "F43", "Riders of Rohan", "rohan", "army",
    copies=("F43", "F44"),
    icons=Icons(attack=2, defense=1),
    icons_confidence="high",
    text_confidence="high",
    source="SHEET, CARDTABLE, ENGINE",
)
card(
    "F45", "Village Militia", "rohan", "army",
    icons=Icons(attack=1, defense=1),
    icons_confidence="high",
    text_confidence="high",
    source="SHEET, CARDTABLE, ENGINE",
)
card(
    "F46", "Éomer", "rohan", "character",
    icons=Icons(attack=1, lead_defense=1),
    abilities=(Ability("played", (DrawAndPlay(draw=5, play=1, match=Match(factions=("rohan",), kinds=("army",))),)),),
    text="When played: draw 5, play up to 1 Rohan army of these, cycle the rest, which pays for the army.",
    text_confidence="high",
    source="SHEET, CARDTABLE, DIZED",
)
card(
    "F47", "Éowyn", "rohan", "character",
    icons=Icons(attack=1, lead_defense=1),
    abilities=(
        Ability("played_battleground", (EliminateOne(match=A_NAZGUL, may=True),)),
        Ability("played_reserve", (Take(match=Match(names=("Merry", "Pippin")), out_of=("cycle",), may=True),)),
    ),
    text="When played to a battleground: you may eliminate a Nazgûl character. When played to reserve: you may take "
    "Merry or Pippin out of your cycle pile.",
    note="The sheet does not say where the Nazgûl must be; anywhere in play is assumed.",
)
card(
    "F48", "Théoden", "rohan", "character",
    abilities=(Ability("played", (DrawAndPlay(draw=5, play=1, match=Match(factions=("rohan",))),)),),
    passives=(Extra(icons=Icons(attack=1, defense=1), when=WhileInPlay(Match(names=("Gandalf",)))),),
    text="While Gandalf is in play: 1 attack and 1 defense. When played: draw 5, play up to 1 Rohan card of these, "
    "cycle the rest.",
    icons_confidence="low",
    note="The sheet prints only stars: his own icons, and whether Gandalf's are leadership icons, are not known.",
)
card(
    "F49", "Shadowfax", "rohan", "item",
    icons=Icons(attack=1, defense=1),
    wielders=("Gandalf",),
    abilities=(
        Ability("action_reserve", (Activate(ground=Ground(), out_of=("deck", "areas")), MoveIt(what="wielder"))),
    ),
    text="Action with Gandalf in reserve: activate or reactivate any battleground; Gandalf must move there.",
)
card(
    "F50", "Death! Ride, Ride to Ruin!", "rohan", "event",
    abilities=(
        Ability(
            "event",
            (
                EliminateAny(match=Match(factions=("rohan",))),
                As(
                    "mordor",
                    (
                        EliminateOne(
                            match=Match(factions=("mordor",)), where="battleground", times=Note("eliminated")
                        ),
                    ),
                ),
            ),
        ),
    ),
    text="Eliminate any number of Rohan cards from reserve; the Mordor player must eliminate as many Mordor cards "
    "from active battlegrounds.",
)
