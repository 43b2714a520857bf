"""Dúnedain: seventeen cards, Aragorn's half of the Free Peoples' armies."""

from rules.card_game.cards import WEAPON_GUESSED, card
from rules.card_game.effects import (
    Activate,
    ActivatePath,
    CycleFromHand,
    CycleIt,
    Draw,
    ForRound,
    Forsake,
    If,
    InPlay,
    May,
    MoveIt,
    PathNumber,
    Remove,
    Take,
)
from rules.card_game.facts import Ability, Icons
from rules.card_game.match import Ground, Match
from rules.card_game.passives import CycledInstead, DrawBonus, Extra, MayGo, MayNotGo, On, SupportedBy, Supporting

HEIR = Match(names=("Strider", "Aragorn"))
HUNTERS = Match(names=("Strider", "Aragorn", "Gimli", "Legolas"))

# fmt: off

card(
    "F1", "Dead Men of Dunharrow", "dunedain", "army",
    passives=(Extra(icons=Icons(attack=2, defense=2), when=Supporting(HEIR.names)),),
    text="No icons of its own. While it supports Strider or Aragorn: 2 attack and 2 defense.",
    icons_confidence="high",
    text_confidence="high",
    source="SHEET, CARDTABLE, ENGINE",
)
card(
    "F2", "Knights of Dol Amroth", "dunedain", "army",
    icons=Icons(attack=1, defense=1),
    passives=(Extra(icons=Icons(defense=1), when=On("Dol Amroth")),),
    text="On Dol Amroth: 1 more defense.",
    icons_confidence="high",
    text_confidence="high",
    source="SHEET, CARDTABLE, ENGINE",
)
card(
    "F3", "Guards of the Citadel", "dunedain", "army",
    icons=Icons(attack=1, defense=1),
    passives=(Extra(icons=Icons(defense=1), when=On("Minas Tirith")),),
    text="On Minas Tirith: 1 more defense.",
)
card("F4", "Soldiers of Gondor", "dunedain", "army", icons=Icons(attack=1, defense=1))
card(
    "F5", "The Great Gate", "dunedain", "army",
    passives=(
        Extra(icons=Icons(defense=3), when=On("Minas Tirith")),
        MayNotGo(to="battleground", ground=Ground(side="shadow")),
    ),
    text="On Minas Tirith: 3 defense. It never goes to a Shadow battleground.",
    note="The sheet gives no number for other places; none is assumed.",
)
card(
    "F6", "Aragorn", "dunedain", "character",
    icons=Icons(attack=1, defense=1, lead_attack=1, lead_defense=1),
    abilities=(Ability("played", (Remove(Match(names=("Strider",))),)),),
    passives=(DrawBonus(), CycledInstead(cause=("forsaken_top",))),
    text="When played: Strider is removed from the game. In reserve: 1 more card in the Draw step. "
    "Forsaken off the top of the draw deck: cycled instead.",
)
card(
    "F7", "Boromir", "dunedain", "character",
    icons=Icons(path=1, defense=1, lead_attack=1),
    paths=(3, 4, 5, 6),
    abilities=(Ability("played", (Draw(),)), Ability("arrived_path", (Forsake(),))),
    text="When played: draw 1. Arriving on a path, played or moved: forsake 1.",
)
card(
    "F8", "Denethor", "dunedain", "character",
    icons=Icons(lead_attack=1, lead_defense=1),
    abilities=(Ability("action_reserve", (Forsake(), Take(match=Match(names=("Boromir", "Faramir"))))),),
    text="Action in reserve: forsake 1, then take Boromir or Faramir out of your draw deck.",
)
card(
    "F9", "Faramir", "dunedain", "character",
    icons=Icons(path=1, defense=1, lead_attack=1),
    paths=(7, 8),
    abilities=(Ability("arrived_path", (If(PathNumber((7,)), (May((ActivatePath(),)),)),)),),
    text="Arriving on a path 7, played or moved: you may activate another path 7.",
)
card(
    "F10", "Halbarad", "dunedain", "character",
    icons=Icons(path=1, defense=1, lead_attack=1),
    paths=(2, 3),
    abilities=(Ability("action_reserve", (CycleIt(), Take(match=HEIR))),),
    text="Action in reserve: cycle him to take Strider or Aragorn out of your draw deck.",
)
card(
    "F11", "Prince Imrahil", "dunedain", "character",
    icons=Icons(defense=1, lead_attack=1),
    abilities=(
        Ability("played", (CycleFromHand(), Take(match=Match(names=("Knights of Dol Amroth",)))), may=True),
    ),
    text="When played: you may cycle 1 from hand to take the Knights of Dol Amroth out of your draw deck.",
    text_confidence="high",
    source="SHEET, CARDTABLE, DIZED",
    note="An example of moving a card says that the text does not work on a move.",
)
card(
    "F12", "Strider", "dunedain", "character",
    icons=Icons(path=2, attack=1, defense=1),
    paths=(2, 3, 4, 5, 6),
    abilities=(Ability("action_path", (ActivatePath(number="next"),)),),
    text="Action on a path: activate a path of the next higher number. Removed when Aragorn is played.",
    text_confidence="low",
    note="The sheet reads 'on a path 7', where he may not go; the length of the Fellowship scenario needs any path.",
)
card(
    "F13", "Andúril", "dunedain", "item",
    icons=Icons(path=1, attack=1, defense=1),
    wielders=("Strider", "Aragorn"),
    traits=("Weapon",),
    abilities=(
        Ability(
            "action_reserve",
            (Activate(ground=Ground(defended_by=("dunedain",)), out_of=("deck", "areas")), MoveIt(what="wielder")),
        ),
    ),
    text="Action with the wielder in reserve, even on the round it came: activate or reactivate a Dúnedain "
    "battleground; the wielder must move there.",
    note=f"{WEAPON_GUESSED} The sheet's 'active or not' is read as 'even if it came this round'.",
)
card(
    "F14", "Blade of Westernesse", "dunedain", "item",
    icons=Icons(path=1, attack=1, defense=1),
    wielders=("faction:hobbit",),
    traits=("Weapon",),
    note=WEAPON_GUESSED,
)
card(
    "F15", "Paths of the Dead", "dunedain", "event",
    abilities=(Ability("event", (Forsake(2), If(InPlay(HEIR), (Draw(5),), (Draw(4),)))),),
    text="Forsake 2, then draw 4, or 5 if Strider or Aragorn is in play.",
)
card(
    "F16", "The Red Arrow", "dunedain", "event",
    abilities=(
        Ability(
            "event",
            (
                ForRound(
                    (
                        MayGo(
                            ground=Ground(defended_by=("dunedain",)),
                            match=Match(factions=("rohan",)),
                            by="ruling:red_arrow",
                        ),
                    )
                ),
            ),
        ),
    ),
    text="This round Rohan cards may be played to Dúnedain battlegrounds.",
    note="The sheet says 'played'; whether moving is allowed too is a ruling of the table.",
)
card(
    "F17", "The Three Hunters", "dunedain", "event",
    abilities=(
        Ability(
            "event",
            (ForRound((MayGo(ground=Ground(), match=HUNTERS), SupportedBy(factions="any", match=HUNTERS))),),
        ),
    ),
    text="This round Strider or Aragorn, Gimli and Legolas may go to any battleground, and any Free Peoples army "
    "can support them.",
)
