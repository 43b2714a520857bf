"""What happens to Armies, Settlements and in battles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.kings.facts import Nation, Side, Units


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitsPlaced:
    """Out of the reinforcements onto the board; `again`: out of the Free Peoples' losses."""

    kind: Literal["units_placed"] = "units_placed"
    region: str
    side: Side
    nation: Nation
    units: Units
    cause: str
    again: bool = False


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
class RearguardHeld:
    """Units of the attacking Army that take no part in the battle."""

    kind: Literal["rearguard_held"] = "rearguard_held"
    region: str
    side: Side
    nation: Nation
    units: Units
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatCardChosen:
    """A Combat card lies face down, or none does: that is seen. Which one is hidden until both are shown."""

    kind: Literal["combat_card_chosen"] = "combat_card_chosen"
    side: Side
    card: str | None
    laid: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatCardsRevealed:
    """Card ids, "" for none. `first`: whose has the lower initiative, on a tie the defender's; None if not known."""

    kind: Literal["combat_cards_revealed"] = "combat_cards_revealed"
    free: str
    shadow: str
    first: Side | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AbilityUsed:
    """What a Ruler, a weakness, or a Combat card that touches a Ruler will do this round.

    `ruler` is whose ability it is; `ability` its name. `card_given`: the effects of the side's own Combat card are
    given up for it.
    """

    kind: Literal["ability_used"] = "ability_used"
    side: Side
    ruler: str
    ability: str
    card_given: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AbilityTook:
    """It takes effect now, in order of initiative; `strong`: with its bonus. `cancelled`: it has none after all."""

    kind: Literal["ability_took"] = "ability_took"
    side: Side
    ruler: str
    ability: str
    strong: bool = False
    cancelled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatAdjusted:
    """A card's effect by hand: `side` gets `by` on `what` ("roll", "again", "dice", "leaders", "hits") this round."""

    kind: Literal["combat_adjusted"] = "combat_adjusted"
    side: Side
    what: str
    by: int
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatRolled:
    """The Combat roll and Leader re-roll of one side: dice, what hits, and the hits. `extra` dice hit on 3."""

    kind: Literal["combat_rolled"] = "combat_rolled"
    side: Side
    rolls: tuple[int, ...]
    again: tuple[int, ...]
    needs: int
    needs_again: int
    hits: int
    extra: tuple[int, ...] = ()


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
    """Dice that a hand move or an Event asks for, with their cause; `needs` is the number that hits, 0: none does."""

    kind: Literal["dice_thrown"] = "dice_thrown"
    side: Side
    rolls: tuple[int, ...]
    cause: str
    needs: int = 0
    hits: int = 0
