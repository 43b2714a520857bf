"""Mordor: thirty cards of the base game."""

from rules.card_game.cards import A_NAZGUL, AN_ARMY, BLANK, card
from rules.card_game.effects import (
    Activate,
    AddCorruption,
    AddToken,
    CycleFromHand,
    CycleIt,
    Draw,
    DrawAndPlay,
    Each,
    EliminateIt,
    Forsake,
    If,
    InPlay,
    May,
    MoveIt,
    PathIs,
    Take,
)
from rules.card_game.facts import Ability, Icons
from rules.card_game.match import Ground, Match
from rules.card_game.passives import Carryover, CycledInstead, DrawBonus, Extra, MayNotGo, On

RIDER = Icons(path=1, lead_attack=1)
RIDERS_PATHS = (1, 2, 3, 5, 6, 7, 8, 9)
WITCH_KING = Match(names=("The Witch-king",))
NO_PATH = MayNotGo(to="path", while_active=Ground(side="shadow"))
NOT_ON_A_PATH = "Never goes to a path while a Shadow battleground is active."

# fmt: off

card("S31", "Black Uruks", "mordor", "army", icons=Icons(attack=2, defense=1))
card("S32", "Grond, Hammer of the Underworld", "mordor", "army", icons=Icons(attack=3))
card(
    "S33", "Mordor Orcs", "mordor", "army",
    copies=("S33", "S34", "S35", "S36", "S37"),
    icons=Icons(attack=1, defense=1),
    icons_confidence="high",
    text_confidence="high",
    source="SHEET, CARDTABLE, DIZED",
)
card(
    "S38", "Olog-hai", "mordor", "army",
    icons=Icons(attack=2, defense=2),
    icons_confidence="high",
    source="SHEET, CARDTABLE, DIZED",
)
card("S39", "Trolls of Udûn", "mordor", "army", icons=Icons(attack=1, defense=2))
card(
    "S40", "Gorbag and Shagrat", "mordor", "character",
    icons=Icons(lead_defense=1),
    paths=(8, 9),
    abilities=(
        Ability(
            "arrived_path",
            (
                CycleFromHand(),
                If(
                    PathIs("Cirith Ungol"),
                    (AddToken(token="attack", count=2),),
                    (AddToken(token="attack"),),
                ),
            ),
            may=True,
        ),
    ),
    text="Arriving on a path, played or moved: you may cycle 1 from hand to put 1 attack token on it, or 2 on "
    "Cirith Ungol.",
    icons_confidence="low",
    source="SHEET, CARDTABLE, DIZED",
    note="An example of combat fixes the supported defense; a leadership attack icon is possible.",
)
card(
    "S41", "Grishnákh", "mordor", "character",
    icons=RIDER,
    paths=(6, 7),
    abilities=(Ability("action_path", (EliminateIt(), AddCorruption())),),
    text="Action on a path: eliminate him to add 1 corruption.",
)
card(
    "S42", "Mouth of Sauron", "mordor", "character",
    icons=Icons(path=1, lead_attack=1, lead_defense=1),
    paths=(7, 8, 9),
    passives=(DrawBonus(), NO_PATH),
    text=f"In reserve: 1 more card in the Draw step. {NOT_ON_A_PATH}",
)
card(
    "S43", "The Beguiler", "mordor", "character",
    icons=RIDER,
    paths=RIDERS_PATHS,
    traits=("Nazgûl",),
    abilities=(Ability("action_reserve", (CycleIt(), Each("free", (CycleFromHand(),)))),),
    text="Action in reserve: cycle it; each Free Peoples player must cycle 1 from hand.",
)
card(
    "S44", "The Black Easterling", "mordor", "character",
    icons=Icons(path=1, lead_attack=1, lead_defense=1),
    paths=RIDERS_PATHS,
    traits=("Nazgûl",),
    abilities=(Ability("played", (Draw(),)),),
    passives=(Extra(icons=Icons(defense=1), when=On("Dol Guldur")),),
    text="On Dol Guldur: 1 more defense. When played: draw 1.",
    note="The star is read as an icon more; perhaps the leadership defense icon is there on Dol Guldur only.",
)
card(
    "S45", "The Commander", "mordor", "character",
    icons=RIDER,
    paths=RIDERS_PATHS,
    traits=("Nazgûl",),
    abilities=(Ability("action_reserve", (CycleIt(), Each("shadow", (Draw(),)))),),
    text="Action in reserve: cycle it; each Shadow player draws 1.",
    icons_confidence="high",
    source="SHEET, CARDTABLE, DIZED",
)
card(
    "S46", "The Destroyer", "mordor", "character",
    icons=RIDER,
    paths=RIDERS_PATHS,
    traits=("Nazgûl",),
    abilities=(Ability("action_reserve", (CycleIt(), AddToken(token="attack", on="battleground"))),),
    text="Action in reserve: cycle it to put 1 attack token on an active battleground.",
    icons_confidence="high",
    source="SHEET, CARDTABLE, DIZED",
)
card(
    "S47", "The Hunter", "mordor", "character",
    icons=RIDER,
    paths=RIDERS_PATHS,
    traits=("Nazgûl",),
    abilities=(Ability("action_reserve", (CycleIt(), AddToken(token="attack"))),),
    text="Action in reserve: cycle it to put 1 attack token on the active path.",
)
card(
    "S48", "The Lidless Eye", "mordor", "character",
    icons=Icons(path=1),
    paths=(9,),
    abilities=(Ability("played", (Each("shadow", (Draw(),)),)),),
    passives=(Carryover(), NO_PATH),
    text=f"When played: each Shadow player draws 1. In reserve: your carryover limit is 1 higher. {NOT_ON_A_PATH}",
)
card(
    "S49", "The Messenger", "mordor", "character",
    icons=RIDER,
    paths=RIDERS_PATHS,
    traits=("Nazgûl",),
    abilities=(Ability("action_reserve", (CycleIt(), Take(match=A_NAZGUL, out_of=("cycle",)))),),
    text="Action in reserve: cycle it to take a Nazgûl character out of your cycle pile.",
)
card(
    "S50", "The Reaver", "mordor", "character",
    icons=RIDER,
    paths=RIDERS_PATHS,
    traits=("Nazgûl",),
    abilities=(Ability("action_reserve", (CycleIt(), Each("free", (Forsake(),)))),),
    text="Action in reserve, even on the round it came: cycle it; each Free Peoples player must forsake 1.",
    text_confidence="high",
    source="SHEET, CARDTABLE, DIZED",
)
card(
    "S51", "The Warrior", "mordor", "character",
    icons=RIDER,
    paths=RIDERS_PATHS,
    traits=("Nazgûl",),
    abilities=(Ability("action_reserve", (CycleIt(), AddToken(token="defense", on="battleground"))),),
    text="Action in reserve: cycle it to put 1 defense token on an active battleground.",
)
card(
    "S52", "The Witch-king", "mordor", "character",
    icons=Icons(path=2, attack=2),
    paths=RIDERS_PATHS,
    traits=("Nazgûl",),
    passives=(DrawBonus(), CycledInstead(cause=("forsaken_top",))),
    text="In reserve: 1 more card in the Draw step. Forsaken off the top of the draw deck: cycled instead.",
)
card(
    "S53", "Black Breath", "mordor", "item",
    wielders=("trait:Nazgûl",),
    abilities=(Ability("action_site", (CycleIt("wielder"), AddCorruption())),),
    text="Action on a path or battleground: cycle its Nazgûl and all its items to add 1 corruption.",
    icons_confidence="low",
    note=BLANK,
)
card(
    "S54", "Black Rider's Mount", "mordor", "item",
    icons=Icons(path=1),
    wielders=("trait:Nazgûl",),
    abilities=(Ability("played", (MoveIt(what="wielder", to="path"),), may=True),),
    text="When played on a Nazgûl in reserve, even one that came this round: you may move it to a path.",
    icons_confidence="derived",
    source="SHEET, CARDTABLE, DIZED",
    note="The sheet leaves its icons blank; an example of path combat fixes 1 path icon.",
)
card(
    "S55", "Fell Beast", "mordor", "item",
    wielders=("trait:Nazgûl",),
    abilities=(Ability("played", (MoveIt(what="wielder", to="battleground"),), may=True),),
    text="When played on a Nazgûl in reserve, even one that came this round: you may move it to a battleground.",
    icons_confidence="low",
    note=f"{BLANK} An attack icon is likely.",
)
card(
    "S56", "Morgul Blade", "mordor", "item",
    wielders=("trait:Nazgûl",),
    traits=("Weapon",),
    abilities=(Ability("action_path", (EliminateIt(), AddCorruption())),),
    text="Action on a path: eliminate it to add 1 corruption.",
    icons_confidence="low",
    note=f"{BLANK} That it counts as a Weapon is a guess.",
)
card(
    "S57", "Nazgûl's Mantle", "mordor", "item",
    wielders=("trait:Nazgûl",),
    passives=(CycledInstead(cause=("combat",), items=True, wielder=True),),
    text="If its Nazgûl is eliminated in combat, cycle Nazgûl and items instead.",
    icons_confidence="low",
    note=BLANK,
)
card(
    "S58", "The Black Captain", "mordor", "event",
    abilities=(
        Ability(
            "event",
            (
                If(
                    InPlay(WITCH_KING, "reserve"),
                    (
                        Activate(ground=Ground(defended_by=("mordor",)), out_of=("deck", "areas")),
                        May((MoveIt(what=WITCH_KING),)),
                    ),
                ),
            ),
        ),
    ),
    text="If the Witch-king is in reserve, even if he came this round: activate or reactivate a Mordor battleground, "
    "then you may move him there.",
)
card(
    "S59", "The Day Without Dawn", "mordor", "event",
    abilities=(Ability("event", (DrawAndPlay(draw=7, eliminate=1, play=2, match=AN_ARMY),)),),
    text="Draw 7, eliminate 1 of these, play up to 2 armies of these, cycle the rest.",
)
card(
    "S60", "The Ringwraiths Are Abroad", "mordor", "event",
    abilities=(Ability("event", (DrawAndPlay(draw=7, eliminate=1, play=2, match=A_NAZGUL),)),),
    text="Draw 7, eliminate 1 of these, play up to 2 Nazgûl characters of these, cycle the rest.",
)
