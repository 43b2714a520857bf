"""Isengard: twelve cards of the base game."""

from rules.card_game.cards import BLANK, WEAPON_GUESSED, card
from rules.card_game.effects import (
    Activate,
    ActivatePath,
    Choose,
    EliminateIt,
    EliminateOne,
    If,
    InPlay,
    May,
    MoveIt,
    Option,
    SortTop,
    Take,
)
from rules.card_game.facts import Ability, Icons
from rules.card_game.match import Ground, Match
from rules.card_game.passives import Carryover, CycledInstead, DrawBonus

SARUMAN = Match(names=("Saruman",))
TAKE_SARUMAN = Option("Take Saruman out of the draw deck", (Take(match=SARUMAN),))
ELIMINATE_ROHAN = Option(
    "Eliminate a Rohan character", (EliminateOne(match=Match(factions=("rohan",), kinds=("character",))),)
)

# fmt: off

card(
    "S1", "Devilry of Saruman", "isengard", "army",
    icons=Icons(attack=3),
    icons_confidence="high",
    text_confidence="high",
    source="SHEET, CARDTABLE, ENGINE",
)
card(
    "S2", "Fighting Uruk-hai", "isengard", "army",
    icons=Icons(attack=1, defense=2),
    icons_confidence="high",
    text_confidence="high",
    source="SHEET, CARDTABLE, ENGINE",
)
card(
    "S3", "Wolf Riders", "isengard", "army",
    icons=Icons(attack=2, defense=1),
    icons_confidence="high",
    text_confidence="high",
    source="SHEET, CARDTABLE, SEED",
)
card(
    "S4", "White Hand Orcs", "isengard", "army",
    copies=("S4", "S5"),
    icons=Icons(attack=1, defense=1),
    icons_confidence="high",
    text_confidence="high",
    source="SHEET, CARDTABLE, ENGINE",
)
card(
    "S6", "Gríma Wormtongue", "isengard", "character",
    icons=Icons(path=1),
    paths=(1, 2, 5, 6),
    abilities=(Ability("action_reserve", (EliminateIt(), Choose((TAKE_SARUMAN, ELIMINATE_ROHAN)))),),
    text="Action in reserve: eliminate him to take Saruman out of your draw deck or to eliminate a Rohan character.",
)
card(
    "S7", "Saruman", "isengard", "character",
    icons=Icons(path=2, attack=1, defense=1, lead_attack=1, lead_defense=1),
    paths=(5, 6),
    passives=(DrawBonus(), CycledInstead(cause=("forsaken_top",))),
    text="In reserve: 1 more card in the Draw step. Forsaken off the top of the draw deck: cycled instead.",
)
card(
    "S8", "Uglúk", "isengard", "character",
    icons=Icons(path=1, lead_attack=1, lead_defense=1),
    paths=(5, 6),
    abilities=(Ability("action_path", (ActivatePath(),)),),
    text="Action on a path: activate another path with the same number.",
)
card(
    "S9", "Palantír of Orthanc", "isengard", "item",
    wielders=("Saruman",),
    abilities=(Ability("action_reserve", (SortTop(("eliminate", "cycle", "hand")),), once=True),),
    text="Action with Saruman in reserve, once a round: look at the top 3 cards of your draw deck; eliminate 1, "
    "cycle 1 and take 1.",
    icons_confidence="low",
    note=BLANK,
)
card(
    "S10", "Saruman's Staff", "isengard", "item",
    icons=Icons(path=1, attack=1, defense=1),
    wielders=("Saruman",),
    traits=("Weapon",),
    passives=(Carryover(where="play"),),
    text="In play: your carryover limit is 1 higher.",
    note=WEAPON_GUESSED,
)
card(
    "S11", "Woven of All Colours", "isengard", "item",
    wielders=("Saruman",),
    passives=(CycledInstead(cause=("combat",), items=True, wielder=True),),
    text="If Saruman is eliminated in combat, cycle him and his items instead.",
    icons_confidence="low",
    note=BLANK,
)
card(
    "S12", "Threats and Promises", "isengard", "event",
    abilities=(
        Ability(
            "event",
            (
                If(
                    InPlay(SARUMAN, "reserve"),
                    (
                        Activate(ground=Ground(defended_by=("isengard",)), out_of=("deck", "areas")),
                        May((MoveIt(what=SARUMAN),)),
                    ),
                ),
            ),
        ),
    ),
    text="If Saruman is in reserve, even if he came this round: activate or reactivate an Isengard battleground, then "
    "you may move him there.",
)
