"""What can happen to the table as a whole: setup, turns, activation, combat, the end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from rules.card_game.facts import Side


@dataclass(frozen=True, slots=True, kw_only=True)
class GameStarted:
    """The table is set up, decks still in printed order. Others than the log hear no seed, only its commitment."""

    kind: Literal["game_started"] = "game_started"
    scenario: str
    options: dict[str, str] = field(default_factory=dict)
    corrections: str = ""
    seed: str | None
    commitment: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BattlegroundsShuffled:
    """`cards` is the new order of that side's battleground deck, top first; hidden."""

    kind: Literal["battlegrounds_shuffled"] = "battlegrounds_shuffled"
    side: Side
    cards: tuple[str | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan:
    """`seat` is the starting player."""

    kind: Literal["round_began"] = "round_began"
    number: int
    seat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StepBegan:
    """A step of the round."""

    kind: Literal["step_began"] = "step_began"
    step: Literal["location", "action", "combat", "victory", "draw"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnCame:
    """`turn` is the place in the turn order, `seat` whose it is; its turn is open."""

    kind: Literal["turn_came"] = "turn_came"
    turn: int
    seat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed:
    """`seat` passed; its turn is closed."""

    kind: Literal["passed"] = "passed"
    seat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Acted:
    """`seat` takes an action: its turn is closed, and the passes before it no longer count.

    What it does is told by the events that follow.
    """

    kind: Literal["acted"] = "acted"
    seat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BattlegroundActivated:
    """`out_of` "free" or "shadow": reactivated out of that scoring area. `bare`: its printed defense does not count."""

    kind: Literal["battleground_activated"] = "battleground_activated"
    card: str
    out_of: Literal["deck", "free", "shadow"] = "deck"
    bare: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class NoBattlegroundLeft:
    """Both battleground decks are empty: none is activated this round."""

    kind: Literal["no_battleground"] = "no_battleground"


@dataclass(frozen=True, slots=True, kw_only=True)
class PathPicked:
    """Chance named the path that becomes active next."""

    kind: Literal["path_picked"] = "path_picked"
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PathActivated:
    """`number` is the card's."""

    kind: Literal["path_activated"] = "path_activated"
    card: str
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatBegan:
    """`attack` and `defense` as counted: `ground` are the defense icons of the place itself with its
    tokens, `cards` those of the defending cards. `left`: attack icons that cards must cancel.
    """

    kind: Literal["combat_began"] = "combat_began"
    site: str
    attack: int
    ground: int
    cards: int
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardLost:
    """A defending card is given up to cancel `icons` attack icons; `left` remain."""

    kind: Literal["card_lost"] = "card_lost"
    site: str
    card: str
    icons: int
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatEnded:
    """`winner` None: nobody takes the path (Duels, a tie). The site leaves the table; `points` are its
    points if the winner scores it; the Shadow gets `corruption`.
    """

    kind: Literal["combat_ended"] = "combat_ended"
    site: str
    winner: Side | None
    points: int = 0
    corruption: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CorruptionChanged:
    """By a text: `by` is negative where corruption was removed."""

    kind: Literal["corruption_changed"] = "corruption_changed"
    by: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TokensAdded:
    """Combat tokens on a path, a battleground or a card."""

    kind: Literal["tokens_added"] = "tokens_added"
    on: str
    token: Literal["attack", "defense"]
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ModifierBegan:
    """The text of this card holds for the rest of the round."""

    kind: Literal["modifier_began"] = "modifier_began"
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundEnded:
    """The starting player token passes on."""

    kind: Literal["round_ended"] = "round_ended"
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored:
    """The score as it stands at a Victory Check."""

    kind: Literal["scored"] = "scored"
    free: int
    shadow: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded:
    """`why` "last path", "lead" or "ended". `seed` is what the commitment at the start was made of."""

    kind: Literal["game_ended"] = "game_ended"
    winner: Side | None
    free: int
    shadow: int
    why: str
    seed: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionSet:
    """A ruling of this table was changed."""

    kind: Literal["option_set"] = "option_set"
    key: str
    value: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Repaired:
    """A moderator set a value by hand: what it was and what it is now, as words for the log."""

    kind: Literal["repaired"] = "repaired"
    what: str
    value: str
