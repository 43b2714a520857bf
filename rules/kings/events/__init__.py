"""What can happen. `evolve` (evolve.py) is the only code that builds a new state from it."""

from rules.kings.events.agenda import StepChanged, StepClosed, StepOpened
from rules.kings.events.armies import (
    AbilityUsed,
    ArmyRetreated,
    BattleBegan,
    BattleEnded,
    CombatCardChosen,
    CombatCardsRevealed,
    CombatRolled,
    DiceThrown,
    Overridden,
    SettlementTaken,
    SiegeChanged,
    UnitsMoved,
    UnitsPlaced,
    UnitsRemoved,
)
from rules.kings.events.hunt import (
    AttemptBegan,
    AttemptDrew,
    CharacterMoved,
    CorruptionChanged,
    FellowshipDeclared,
    FellowshipHidden,
    FellowshipMoved,
    FellowshipRevealed,
    GuideChanged,
    HuntRolled,
    MordorAdvanced,
    MordorEntered,
    NationActivated,
    NationMoved,
    Noted,
    PoolRefilled,
    SovereignAwakened,
    SovereignCorrupted,
    SovereignLeft,
    SovereignMoved,
    TileAdded,
    TileDrawn,
    TilePlaced,
    TileReturned,
    TilesReturned,
    TilesSeen,
    TokenMoved,
)
from rules.kings.events.turn import (
    ActorChanged,
    CardDiscarded,
    CardDrawn,
    CardLeftTable,
    CardPlayed,
    DeckShuffled,
    DiceRecovered,
    DiceRolled,
    DieBoxed,
    DieChanged,
    DieDiscarded,
    DieUsed,
    EyesBoxed,
    GameEnded,
    GameStarted,
    HuntAllocated,
    OptionSet,
    Passed,
    PhaseBegan,
    Repaired,
    RingUsed,
    TurnBegan,
)

Event = (
    StepOpened
    | StepChanged
    | StepClosed
    | GameStarted
    | DeckShuffled
    | TurnBegan
    | PhaseBegan
    | DiceRecovered
    | CardDrawn
    | CardDiscarded
    | CardPlayed
    | CardLeftTable
    | HuntAllocated
    | DiceRolled
    | EyesBoxed
    | DieDiscarded
    | DieUsed
    | DieBoxed
    | DieChanged
    | RingUsed
    | Passed
    | ActorChanged
    | OptionSet
    | Repaired
    | GameEnded
    | FellowshipMoved
    | FellowshipHidden
    | FellowshipDeclared
    | FellowshipRevealed
    | MordorEntered
    | MordorAdvanced
    | GuideChanged
    | CorruptionChanged
    | HuntRolled
    | TileDrawn
    | PoolRefilled
    | TileAdded
    | AttemptBegan
    | AttemptDrew
    | TilePlaced
    | TileReturned
    | TilesReturned
    | SovereignCorrupted
    | SovereignAwakened
    | SovereignMoved
    | SovereignLeft
    | TokenMoved
    | TilesSeen
    | CharacterMoved
    | NationActivated
    | NationMoved
    | Noted
    | UnitsPlaced
    | UnitsRemoved
    | UnitsMoved
    | SiegeChanged
    | SettlementTaken
    | Overridden
    | BattleBegan
    | CombatCardChosen
    | CombatCardsRevealed
    | AbilityUsed
    | CombatRolled
    | ArmyRetreated
    | BattleEnded
    | DiceThrown
)

__all__ = [
    "AbilityUsed",
    "ActorChanged",
    "ArmyRetreated",
    "AttemptBegan",
    "AttemptDrew",
    "BattleBegan",
    "BattleEnded",
    "CardDiscarded",
    "CardDrawn",
    "CardLeftTable",
    "CardPlayed",
    "CharacterMoved",
    "CombatCardChosen",
    "CombatCardsRevealed",
    "CombatRolled",
    "CorruptionChanged",
    "DeckShuffled",
    "DiceRecovered",
    "DiceRolled",
    "DiceThrown",
    "DieBoxed",
    "DieChanged",
    "DieDiscarded",
    "DieUsed",
    "Event",
    "EyesBoxed",
    "FellowshipDeclared",
    "FellowshipHidden",
    "FellowshipMoved",
    "FellowshipRevealed",
    "GameEnded",
    "GameStarted",
    "GuideChanged",
    "HuntAllocated",
    "HuntRolled",
    "MordorAdvanced",
    "MordorEntered",
    "NationActivated",
    "NationMoved",
    "Noted",
    "OptionSet",
    "Overridden",
    "Passed",
    "PhaseBegan",
    "PoolRefilled",
    "Repaired",
    "RingUsed",
    "SettlementTaken",
    "SiegeChanged",
    "SovereignAwakened",
    "SovereignCorrupted",
    "SovereignLeft",
    "SovereignMoved",
    "StepChanged",
    "StepClosed",
    "StepOpened",
    "TileAdded",
    "TileDrawn",
    "TilePlaced",
    "TileReturned",
    "TilesReturned",
    "TilesSeen",
    "TokenMoved",
    "TurnBegan",
    "UnitsMoved",
    "UnitsPlaced",
    "UnitsRemoved",
]
