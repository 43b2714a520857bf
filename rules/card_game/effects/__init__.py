"""The words that card texts are written in, in printed order: each knows `can`, `useful` and `run`.

In a block "you" is the owner of the card; `Each` and `As` change who that is. Location texts have no
owner, so they begin with `Each` or `As` wherever somebody does something.
"""

from rules.card_game.effects.conditions import Count, Forsook, HereIs, InPlay, Note, PathIs, PathNumber, Took
from rules.card_game.effects.flow import As, Choose, Each, ForRound, If, May, Option
from rules.card_game.effects.piles import (
    CycleFromHand,
    Draw,
    DrawAndPlay,
    DrawUntil,
    EliminateFromHand,
    Forsake,
    Recycle,
    Remove,
    SortTop,
    Take,
)
from rules.card_game.effects.places import Activate, ActivatePath, AddCorruption, AddToken, RemoveCorruption
from rules.card_game.effects.play import CycleIt, EliminateAny, EliminateIt, EliminateOne, MoveIt
from rules.card_game.effects.word import Choice, Context, Word

__all__ = [
    "Activate",
    "ActivatePath",
    "AddCorruption",
    "AddToken",
    "As",
    "Choice",
    "Choose",
    "Context",
    "Count",
    "CycleFromHand",
    "CycleIt",
    "Draw",
    "DrawAndPlay",
    "DrawUntil",
    "Each",
    "EliminateAny",
    "EliminateFromHand",
    "EliminateIt",
    "EliminateOne",
    "ForRound",
    "Forsake",
    "Forsook",
    "HereIs",
    "If",
    "InPlay",
    "May",
    "MoveIt",
    "Note",
    "Option",
    "PathIs",
    "PathNumber",
    "Recycle",
    "Remove",
    "RemoveCorruption",
    "SortTop",
    "Take",
    "Took",
    "Word",
]
