"""Promotional cards: four of the base game, and the bots' editions of the two of the Shadow."""

from rules.card_game.cards import BLANK, WEAPON_GUESSED, bot_card, card
from rules.card_game.effects import CycleIt, Draw, Remove
from rules.card_game.facts import Ability, Icons
from rules.card_game.match import Ground, Match
from rules.card_game.passives import CycledTogether, DrawBonus, MayGo

# fmt: off

card(
    "F61", "Ioreth", "dunedain", "character",
    edition="promo",
    icons=Icons(lead_defense=1),
    passives=(
        CycledTogether(
            cause="battleground_combat", other=Match(kinds=("character",), not_factions=("wizard",))
        ),
    ),
    text="After battleground combat: cycle Ioreth and one other character, no Wizard, instead of eliminating them; "
    "their items are still eliminated.",
)
card(
    "F62", "Ghân-buri-Ghân", "rohan", "character",
    edition="promo",
    icons=Icons(lead_defense=1),
    passives=(MayGo(ground=Ground(names=("Minas Tirith",)), match=Match(factions=("rohan",)), where="reserve"),),
    text="In reserve: Rohan cards may go to Minas Tirith.",
)
card(
    "PS1", "Whip of Many Thongs", "monstrous", "item",
    edition="promo",
    icons=Icons(path=1, attack=1, defense=1),
    wielders=("Balrog of Moria",),
    traits=("Weapon",),
    abilities=(Ability("played", (Draw(),)),),
    text="When played: draw 1.",
    note=f"{WEAPON_GUESSED} A printing of this card is said to have an error.",
)
card(
    "PS2", "Gothmog", "mordor", "character",
    edition="promo",
    abilities=(Ability("played", (Remove(Match(names=("The Witch-king",))),)),),
    passives=(DrawBonus(),),
    text="When played: the Witch-king is removed from the game. In reserve: 1 more card in the Draw step.",
    icons_confidence="low",
    note=BLANK,
)

bot_card(
    "PS1_coop", "PS1",
    edition="bot_promo",
    if_unplayable=(CycleIt(),),
    icons_confidence="unknown",
    source="CARDTABLE",
    note="Only its existence has a source; everything is copied from the base card, a guessed Weapon too.",
)
bot_card(
    "PS2_coop", "PS2",
    edition="bot_promo",
    icons_confidence="unknown",
    source="CARDTABLE",
    note="Only its existence has a source; everything is copied from the base card.",
)
