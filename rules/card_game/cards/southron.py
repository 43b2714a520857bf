"""Southrons: seven cards of the base game."""

from rules.card_game.cards import card
from rules.card_game.effects import Activate, EliminateIt
from rules.card_game.facts import Ability, Icons
from rules.card_game.match import Ground
from rules.card_game.passives import Extra, On


def raid(name: str) -> Ability:
    """Eliminated in reserve, the army brings a battleground out of its deck."""
    return Ability("action_reserve", (EliminateIt(), Activate(ground=Ground(names=(name,)))))


def raids(name: str, deck: str) -> str:
    return f"Action in reserve: eliminate it to activate {name}, if that is still in the {deck} deck."


# fmt: off

card(
    "S24", "Coastal Raiders", "southron", "army",
    icons=Icons(attack=1, defense=1),
    abilities=(raid("Dol Amroth"),),
    passives=(Extra(icons=Icons(attack=1), when=On("Dol Amroth")),),
    text=f"On Dol Amroth: 1 more attack. {raids('Dol Amroth', 'Free Peoples')}",
)
card(
    "S25", "Corsairs of Umbar", "southron", "army",
    icons=Icons(attack=1, defense=1),
    abilities=(raid("Umbar"),),
    text=raids("Umbar", "Shadow"),
)
card("S26", "Haradrim Mûmakil", "southron", "army", icons=Icons(attack=2, defense=1))
card(
    "S27", "Haradrim Regulars", "southron", "army",
    icons=Icons(attack=1, defense=1),
    abilities=(raid("Harad"),),
    text=raids("Harad", "Shadow"),
)
card(
    "S28", "Haradrim Cavalry", "southron", "army",
    icons=Icons(attack=1, defense=1),
    abilities=(raid("Minas Tirith"),),
    passives=(Extra(icons=Icons(attack=1), when=On("Minas Tirith")),),
    text=f"On Minas Tirith: 1 more attack. {raids('Minas Tirith', 'Free Peoples')}",
)
card(
    "S29", "The Black Fleet", "southron", "army",
    icons=Icons(attack=1, defense=1),
    abilities=(raid("Pelargir"),),
    passives=(Extra(icons=Icons(attack=1), when=On("Pelargir")),),
    text=f"On Pelargir: 1 more attack. {raids('Pelargir', 'Free Peoples')}",
)
card(
    "S30", "The Black Serpent", "southron", "character",
    icons=Icons(lead_attack=1, lead_defense=1),
    abilities=(
        Ability(
            "action_reserve",
            (EliminateIt(), Activate(ground=Ground(defended_by=("southron",)), out_of=("areas",))),
        ),
    ),
    text="Action in reserve: eliminate it to reactivate any Southron battleground.",
)
