"""What can happen, and `evolve`: the only code that builds a new state."""

from rules.card_game.events.agenda import Noted, StepChanged, StepClosed, StepOpened
from rules.card_game.events.cards import (
    CardCycled,
    CardEliminated,
    CardKept,
    CardMoved,
    CardPlayed,
    CardsDrawn,
    CardsSetAside,
    CardTaken,
    DeckShuffled,
    NothingForsaken,
    NothingFound,
    OptionChosen,
    PileRecycled,
    RandomCardPicked,
    RingUsed,
    TextDeclined,
    TextUsed,
)
from rules.card_game.events.table import (
    Acted,
    BattlegroundActivated,
    BattlegroundsShuffled,
    CardLost,
    CombatBegan,
    CombatEnded,
    CorruptionChanged,
    GameEnded,
    GameStarted,
    ModifierBegan,
    NoBattlegroundLeft,
    OptionSet,
    Passed,
    PathActivated,
    PathPicked,
    Repaired,
    RoundBegan,
    RoundEnded,
    Scored,
    StepBegan,
    TokensAdded,
    TurnCame,
)

Event = (
    StepOpened
    | StepChanged
    | StepClosed
    | Noted
    | GameStarted
    | DeckShuffled
    | PileRecycled
    | BattlegroundsShuffled
    | CardsDrawn
    | CardsSetAside
    | CardKept
    | CardTaken
    | NothingFound
    | RandomCardPicked
    | CardPlayed
    | CardMoved
    | CardCycled
    | CardEliminated
    | TextUsed
    | TextDeclined
    | OptionChosen
    | RingUsed
    | NothingForsaken
    | RoundBegan
    | StepBegan
    | TurnCame
    | Passed
    | Acted
    | BattlegroundActivated
    | NoBattlegroundLeft
    | PathPicked
    | PathActivated
    | CombatBegan
    | CardLost
    | CombatEnded
    | CorruptionChanged
    | TokensAdded
    | ModifierBegan
    | RoundEnded
    | Scored
    | GameEnded
    | OptionSet
    | Repaired
)

__all__ = [
    "Acted",
    "BattlegroundActivated",
    "BattlegroundsShuffled",
    "CardCycled",
    "CardEliminated",
    "CardKept",
    "CardLost",
    "CardMoved",
    "CardPlayed",
    "CardTaken",
    "CardsDrawn",
    "CardsSetAside",
    "CombatBegan",
    "CombatEnded",
    "CorruptionChanged",
    "DeckShuffled",
    "Event",
    "GameEnded",
    "GameStarted",
    "ModifierBegan",
    "NoBattlegroundLeft",
    "Noted",
    "NothingForsaken",
    "NothingFound",
    "OptionChosen",
    "OptionSet",
    "Passed",
    "PathActivated",
    "PathPicked",
    "PileRecycled",
    "RandomCardPicked",
    "Repaired",
    "RingUsed",
    "RoundBegan",
    "RoundEnded",
    "Scored",
    "StepBegan",
    "StepChanged",
    "StepClosed",
    "StepOpened",
    "TextDeclined",
    "TextUsed",
    "TokensAdded",
    "TurnCame",
]
