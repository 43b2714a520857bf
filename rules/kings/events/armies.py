"""What happens to Armies, Settlements and in battles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.kings.facts import Nation, Side, Units


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitsPlaced:
    """Out of the reinforcements onto the board."""

    kind: Literal["units_placed"] = "units_placed"
    region: str
    side: Side
    nation: Nation
    units: Units
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitsRemoved:
    """Off the board: `lost` for good, else back to the reinforcements."""

    kind: Literal["units_removed"] = "units_removed"
    region: str
    side: Side
    nation: Nation
    units: Units
    lost: bool
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitsMoved:
    kind: Literal["units_moved"] = "units_moved"
    origin: str
    region: str
    side: Side
    nation: Nation
    units: Units


@dataclass(frozen=True, slots=True, kw_only=True)
class SiegeChanged:
    """An Army withdraws into its Stronghold, or the siege is lifted."""

    kind: Literal["siege_changed"] = "siege_changed"
    region: str
    side: Side
    besieged: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SettlementTaken:
    """`side` controls the Settlement now; None: back to its first owner."""

    kind: Literal["settlement_taken"] = "settlement_taken"
    region: str
    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Overridden:
    """A person did by hand what the table refuses; `why` is the refusal."""

    kind: Literal["overridden"] = "overridden"
    side: Side
    tool: str
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleBegan:
    kind: Literal["battle_began"] = "battle_began"
    region: str
    origin: str
    attacker: Side
    siege: bool
    sortie: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatCardChosen:
    """A Combat card lies face down; "" is none. Hidden until both are."""

    kind: Literal["combat_card_chosen"] = "combat_card_chosen"
    side: Side
    card: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatCardsRevealed:
    """Card ids, "" for none."""

    kind: Literal["combat_cards_revealed"] = "combat_cards_revealed"
    free: str
    shadow: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AbilityUsed:
    """A combat ability of a Sovereign or Chieftain, or the weakness of a Corrupted one."""

    kind: Literal["ability_used"] = "ability_used"
    side: Side
    ruler: str
    ability: str
    card: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatRolled:
    """The Combat roll and Leader re-roll of one side: dice, the number that hits, and the hits."""

    kind: Literal["combat_rolled"] = "combat_rolled"
    side: Side
    rolls: tuple[int, ...]
    again: tuple[int, ...]
    needs: int
    needs_again: int
    hits: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmyRetreated:
    kind: Literal["army_retreated"] = "army_retreated"
    side: Side
    region: str
    to: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleEnded:
    """`winner` None: the attacker ceased."""

    kind: Literal["battle_ended"] = "battle_ended"
    region: str
    winner: Side | None


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceThrown:
    """Dice that a hand move or an Event asks for, with their cause."""

    kind: Literal["dice_thrown"] = "dice_thrown"
    side: Side
    rolls: tuple[int, ...]
    cause: str
