"""What can happen. `evolve` (evolve.py) is the only code that builds a new state from it."""

from rules.kings.events.agenda import StepAnswered, StepChanged, StepClosed, StepOpened
from rules.kings.events.armies import (
    AbilityTook,
    AbilityUsed,
    ArmyRetreated,
    BattleBegan,
    BattleEnded,
    CombatAdjusted,
    CombatCardChosen,
    CombatCardsRevealed,
    CombatRolled,
    DiceThrown,
    Overridden,
    RearguardHeld,
    SettlementTaken,
    SiegeChanged,
    UnitsMoved,
    UnitsPlaced,
    UnitsRemoved,
)
from rules.kings.events.hunt import (
    AttemptBegan,
    AttemptDrew,
    AttemptEnded,
    CharacterMoved,
    CorruptionChanged,
    FellowshipDeclared,
    FellowshipHidden,
    FellowshipMoved,
    FellowshipRevealed,
    GuideChanged,
    HuntEased,
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
    TileRejected,
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
    CardStayed,
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
    | CardStayed
    | AttemptEnded
    | TileRejected
    | HuntEased
    | CombatAdjusted
    | AbilityTook
    | RearguardHeld
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
    | StepAnswered
)

__all__ = [
    "AbilityTook",
    "AbilityUsed",
    "ActorChanged",
    "ArmyRetreated",
    "AttemptBegan",
    "AttemptDrew",
    "AttemptEnded",
    "BattleBegan",
    "BattleEnded",
    "CardDiscarded",
    "CardDrawn",
    "CardLeftTable",
    "CardPlayed",
    "CardStayed",
    "CharacterMoved",
    "CombatAdjusted",
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
    "HuntEased",
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
    "RearguardHeld",
    "Repaired",
    "RingUsed",
    "SettlementTaken",
    "SiegeChanged",
    "SovereignAwakened",
    "SovereignCorrupted",
    "SovereignLeft",
    "SovereignMoved",
    "StepAnswered",
    "StepChanged",
    "StepClosed",
    "StepOpened",
    "TileAdded",
    "TileDrawn",
    "TilePlaced",
    "TileRejected",
    "TileReturned",
    "TilesReturned",
    "TilesSeen",
    "TokenMoved",
    "TurnBegan",
    "UnitsMoved",
    "UnitsPlaced",
    "UnitsRemoved",
]
