"""The contract that every game signs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

TABLE = "table"
"""The seat that no person holds: votes, settings and moderators' repairs are played by it."""


class Illegal(Exception):
    """The rules refuse; the message is one sentence for the person who tried."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of an option, with the words that a person reads."""

    value: str
    text: str


@dataclass(frozen=True, slots=True)
class Setting:
    """A ruling or option that a table chooses.

    `when` is "setup" if it must be fixed before the game starts, "any" if a vote may change it
    later. `reason` says why the default is the default; `source` names the rule, or that none is known.
    """

    key: str
    text: str
    choices: tuple[Choice, ...]
    default: str
    reason: str
    source: str
    when: Literal["setup", "any"] = "any"


@dataclass(frozen=True, slots=True)
class Scenario:
    """What a lobby must know before there is a state."""

    key: str
    title: str
    text: str
    settings: tuple[Setting, ...] = ()

    def setting(self, key: str) -> Setting | None:
        return next((s for s in self.settings if s.key == key), None)


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table. Several people may share one; one person may hold several."""

    key: str
    title: str


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that a game is started from. Equal setups give equal games.

    `options` holds a value for each setting of the scenario; a missing one means its default.
    `facts` is the operator's corrections to card facts, as data, or empty.
    """

    scenario: str
    seed: str
    options: Mapping[str, str] = field(default_factory=dict)
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Question:
    """Somebody is asked something. A rules move is legal if and only if it is among the options.

    `step` is the number of the open step; a number is never used twice in one line of play.
    """

    step: int
    seat: str
    text: str
    options: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Param:
    """One value that a hand move needs: one of `choices`, or a whole number from lo to hi."""

    key: str
    text: str
    choices: tuple[Choice, ...] = ()
    lo: int | None = None
    hi: int | None = None


@dataclass(frozen=True, slots=True)
class Tool:
    """A hand move: the table always allows it, within its parameters."""

    key: str
    text: str
    params: tuple[Param, ...] = ()


@dataclass(frozen=True, slots=True)
class Box:
    """One box of a printed chart as it was walked.

    `text` is the box in our words; `answer` is None for a box that does something; `fact` says what
    on the table answered it or what was done; `section` names the rule.
    """

    chart: str
    key: str
    text: str
    answer: bool | None
    fact: str
    section: str


Trace = tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Reply:
    """What the automated side does next, and why."""

    seat: str
    command: Any
    trace: Trace


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a command leads to: the state after it, and what happened on the way, in order."""

    state: Any
    events: tuple[Any, ...]


class Game(Protocol):
    """A game. All methods are pure; states, commands and events are frozen dataclasses."""

    key: str
    title: str
    State: Any
    Command: Any
    Event: Any
    scenarios: Mapping[str, Scenario]
    campaigns: bool
    """Whether it `keeps` something beyond one table."""

    def seats(self, scenario: str, options: Mapping[str, str]) -> tuple[Seat, ...]:
        """The seats that people take, in turn order. Raises Illegal for options that do not fit."""

    def start(self, setup: Setup) -> Outcome:
        """A new game, played on to its first question. Raises Illegal for a setup that does not fit."""

    def questions(self, state: Any) -> tuple[Question, ...]:
        """Who is asked what; empty when the game is over."""

    def tools(self, state: Any, seat: str) -> tuple[Tool, ...]:
        """The hand moves of a seat; those of `TABLE` are the moderators' repairs and the settings."""

    def use(self, state: Any, seat: str, tool: str, values: Mapping[str, str]) -> Any:
        """The command of a hand move. Raises Illegal for a value that the tool does not take."""

    def play(self, state: Any, seat: str, command: Any) -> Outcome:
        """Carries a command out, and all that follows from it. Raises Illegal; then nothing happened."""

    def opponent(self, state: Any) -> Reply | None:
        """The automated side's next command; None when a person must answer or the game is over."""

    def evolve(self, state: Any, event: Any) -> Any:
        """The state after one event. Folding the events of an outcome gives its state."""

    def seen_by(self, state: Any, seat: str | None) -> Any:
        """All that a seat may know of the table; None is the whole channel. The one road out."""

    def heard_by(self, event: Any, seat: str | None) -> Any | None:
        """The event as that seat may know it, hidden parts blanked; None if nothing of it may be known."""

    def is_open(self, state: Any, seat: str, command: Any) -> bool:
        """Whether everybody may know that this option is offered. False by default: a hand hides behind it."""

    def reveals(self, event: Any) -> bool:
        """Whether the event showed somebody something hidden or rolled dice, so that undo needs a vote."""

    def over(self, state: Any) -> bool:
        """Whether the game has ended."""

    def keeps(self, state: Any) -> Any | None:
        """What outlives the game, as JSON data: a campaign. It depends on the state alone; None for nothing."""

    def recall(self, data: Any) -> Any:
        """The command of `TABLE` with which a game goes on from what an earlier one kept; {} begins anew.

        It is played first of all. Raises Illegal for a game that keeps nothing, or data that fits none.
        """

    def inventory(self, state: Any) -> tuple[str, ...]:
        """Every piece that is always somewhere, wherever it is now, sorted: a state with others was made up."""
