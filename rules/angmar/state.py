"""The table as it stands: frozen data, agenda included.

A card is named by its instance: "orc-war-party-tlr#2" for an encounter card, "p1:01073#1" for a card of the deck of
seat p1. It is either in one of the `piles` (out of play), or a `Piece` (in play). A Reanimated Dead is a piece
"dead#3", and the card that it was lies in the pile "under:dead#3": nobody need know which it is. Without slots:
`changed` copies their fields at once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

from rules.angmar.campaign_log import Log
from rules.angmar.decks import Deck, PlayerCard
from rules.core.dice import Cup

Phase = Literal["setup", "resource", "planning", "quest", "travel", "encounter", "combat", "refresh", "end"]
MAIN = "main"
"""The staging area that all share; in Mount Gram each player begins in one named after his seat."""

T = TypeVar("T")


def changed(part: T, **changes: Any) -> T:
    """A copy with some fields changed: `dataclasses.replace`, much faster. The fields must exist."""
    new = object.__new__(type(part))
    new.__dict__.update(part.__dict__, **changes)
    return new


@dataclass(frozen=True, kw_only=True)
class Step:
    """What is still to be done. `name` says what it is; the rest is what that kind of step needs to know.

    A "script" step is a card's text at work: `script` names its words, `at` the next of them, `card` the card whose
    text it is, `seat` the player it means by "you", and `env` what was chosen on the way.
    """

    name: str
    script: str = ""
    at: int = 0
    seat: str = ""
    card: str = ""
    other: str = ""
    n: int = 0
    ids: tuple[str, ...] = ()
    env: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Open:
    """A step on the agenda. `own` numbers the questions of seats that answer one after another to the same step."""

    number: int
    step: Step


@dataclass(frozen=True, kw_only=True)
class Piece:
    """A card in play.

    `at` is "staging:AREA", "active:AREA", "quest:AREA", "engaged:SEAT", "play:SEAT" or "on:ID" for an attachment
    (an objective that is guarded by a card is on that card). `side` is the face that is up, 0 or 1. `tokens` are
    resource tokens on encounter cards, `resources` those of a hero, `time` time counters. `committed`: to the quest.
    """

    at: str
    side: int = 0
    exhausted: bool = False
    committed: bool = False
    damage: int = 0
    progress: int = 0
    resources: int = 0
    tokens: int = 0
    time: int = 0


@dataclass(frozen=True, kw_only=True)
class Player:
    """A seat's threat and the staging area that he plays at. `deck` names it; `casual`: the deck is not legal."""

    threat: int = 0
    area: str = MAIN
    out: bool = False
    deck: str = ""
    casual: bool = False


@dataclass(frozen=True, kw_only=True)
class Area:
    """A staging area: the main quest's stage and the side quest that is current instead of it ("" for none)."""

    stage: int = 1
    current: str = ""


@dataclass(frozen=True, kw_only=True)
class Lasting:
    """An effect that lasts. `until` is "phase", "round", "game" or "attack:N"; `on` a card, or "@GROUP" of cards."""

    until: str
    stat: str
    amount: int
    on: str
    card: str = ""


@dataclass(frozen=True, kw_only=True)
class Result:
    """How it ended. `score` is each seat's part and the whole, lower is better (RULES 9.1)."""

    won: bool
    why: str
    score: dict[str, int] = field(default_factory=dict)

    @property
    def winner(self) -> str:
        return "players" if self.won else "nobody"


@dataclass(frozen=True, kw_only=True)
class State:
    """`piles` are keyed "encounter", "discard", "victory", "aside", "removed", "orcs", "revealed", and for a seat or
    a card "deck:p1", "hand:p1", "discard:p1", "captured:p1" (his captured deck), "removed:p1", "under:ID" (captured
    or put facedown under it), "shadow:ID"; the top card comes first. `notes` count what happened, by keys that begin
    with "phase:", "round:", "game:" or "attack:N:". `log` is the campaign
    as it would be after a victory, `origin` as it was before. `looks` are the cards that a seat looks at
    by a hand move, where they lie. `library` has cards that the compiled facts do not know.
    """

    scenario: str
    options: dict[str, str]
    cup: Cup
    seats: tuple[str, ...]
    decks: dict[str, Deck] = field(default_factory=dict)
    library: dict[str, PlayerCard] = field(default_factory=dict)
    round: int = 0
    phase: Phase = "setup"
    first: str = ""
    players: dict[str, Player] = field(default_factory=dict)
    areas: dict[str, Area] = field(default_factory=dict)
    piles: dict[str, tuple[str, ...]] = field(default_factory=dict)
    pieces: dict[str, Piece] = field(default_factory=dict)
    lasting: tuple[Lasting, ...] = ()
    notes: dict[str, int] = field(default_factory=dict)
    looks: dict[str, tuple[str, ...]] = field(default_factory=dict)
    log: Log | None = None
    origin: Log | None = None
    agenda: tuple[Open, ...] = ()
    asked: int = 0
    result: Result | None = None
