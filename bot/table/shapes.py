"""What the service takes and gives: people, places, what they may see, and what they are told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Literal

from rules.core import codec
from rules.core.game import TABLE, Game, Illegal, Question, Scenario, Seat, Setting, Tool, Trace
from storage.rows import Mail

__all__ = ["Ballot", "Config", "Deed", "Dm", "File", "Line", "Mail", "Offer", "Person", "Told", "View", "Where"]

Phase = Literal["lobby", "playing", "over", "closed"]


@dataclass(frozen=True, slots=True)
class Person:
    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Where:
    """A channel or thread, and its server (None in a private conversation)."""

    guild: int | None
    channel: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Campaign:
    """What a game kept for the next one: `data` as that game understands it; `channel` where it is being played."""

    game: str
    name: str
    data: Mapping[str, Any]
    channel: int | None
    at: int


@dataclass(frozen=True, slots=True)
class Offer:
    """One option of a question. Only an `open` one may stand in a message that others see."""

    command: Any
    digest: str
    open: bool


@dataclass(frozen=True, slots=True)
class Ballot:
    """A vote of the seats: every seat that somebody holds must have a yes, one no ends it.

    `kind` is "undo", "redo", "end" or "setting". `data` says what about: for undo and redo
    {"moves": [first, last]}, for a setting {"setting", "value"}. `yes` are people who agreed,
    `waiting` the seats without a yes. `state` is "open", "agreed", "refused" or "expired".
    """

    id: int
    kind: str
    data: Mapping[str, Any]
    proposer: Person
    yes: tuple[int, ...]
    waiting: tuple[str, ...]
    state: str


@dataclass(frozen=True, slots=True)
class Line:
    """One move as one reader may know it.

    `kind` is "start", "play", "tool", "bot", "option" or "repair". `events` went through `heard_by`.
    `trace` is the automated side's walk, empty for people.
    """

    number: int
    seat: str
    by: int | None
    kind: str
    events: tuple[Any, ...]
    trace: Trace
    at: datetime


@dataclass(frozen=True, slots=True)
class Deed:
    """Something done to a table that is no move, for the audit list.

    `data` depends on `kind`; hidden values are left out for a reader who may not know them.
    """

    at: datetime
    by: int | None
    kind: str
    moderator: bool
    data: Mapping[str, Any]
    reason: str


@dataclass(frozen=True, slots=True)
class File:
    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Dm:
    """Where a person's direct messages go; `closed` after Discord refused one."""

    channel: int | None
    closed: bool


@dataclass(frozen=True, slots=True)
class Config:
    """What a server has set: the role that moderates besides those with the permission."""

    moderator_role: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """A move as the log has it, hidden parts included; it stays inside the service."""

    id: int
    number: int
    seat: str
    by: int | None
    kind: str
    command: Any
    events: tuple[Any, ...]
    trace: Trace
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A table as it stands; everything hidden leaves it only through `sight`, `questions` and `tools`.

    `places` are the seats people take, `seats` who sits there. `options` holds the current value of
    every setting, the game's and the table's. `number` is the last move's number (0: just started).
    `commitment` is the hash of the seed; `seed` is there when the game is over. `stuck`: the automated
    side lost its way, so people choose its next move. `ballot` is the vote that is open. `campaign` is the name of
    the campaign that the table plays, or played last; "" for none.
    """

    code: str
    where: Where
    game: Game
    scenario: Scenario
    phase: Phase
    version: int
    epoch: int
    number: int
    places: tuple[Seat, ...]
    seats: Mapping[str, tuple[Person, ...]]
    settings: tuple[Setting, ...]
    options: Mapping[str, str]
    board: int | None
    locked: bool
    stuck: bool
    redoable: bool
    ballot: Ballot | None
    commitment: str | None
    seed: str | None
    campaign: str
    _state: Any = field(repr=False)
    _sights: dict[str | None, Any] = field(default_factory=dict, init=False, repr=False, compare=False)

    def held(self, person: Person) -> tuple[str, ...]:
        """The seats of a person, in turn order."""
        return tuple(s.key for s in self.places if any(p.id == person.id for p in self.seats[s.key]))

    @property
    def adrift(self) -> bool:
        """Whether its game belongs to a campaign that goes on without this table, so that nothing of it is kept."""
        return not self.campaign and self._state is not None and self.game.keeps(self._state) is not None

    def sight(self, seat: str | None) -> Any:
        """All that a seat may know; None is the whole channel. None before the start."""
        if self._state is not None and seat not in self._sights:
            self._sights[seat] = self.game.seen_by(self._state, seat)
        return self._sights.get(seat)

    def questions(self, person: Person | None) -> tuple[Question, ...]:
        """What a person is asked, with every option; for None what anybody is asked, with open options only."""
        if self._state is None:
            return ()
        asked = self.game.questions(self._state)
        if person is not None:
            mine = self.held(person)
            return tuple(q for q in asked if q.seat in mine or (mine and self.stuck and not self.is_place(q.seat)))
        shown = self.game.is_open
        return tuple(replace(q, options=tuple(o for o in q.options if shown(self._state, q.seat, o))) for q in asked)

    def is_place(self, seat: str) -> bool:
        """Whether people take this seat; the others are the automated side's."""
        return any(s.key == seat for s in self.places)

    @property
    def bot_asked(self) -> bool:
        """Whether the automated side has to answer something."""
        return self._state is not None and any(not self.is_place(q.seat) for q in self.game.questions(self._state))

    def offers(self, question: Question) -> tuple[Offer, ...]:
        """The options of a question with their digests, in order."""
        digest, kind, shown = codec.digest, self.game.Command, self.game.is_open
        return tuple(Offer(o, digest(kind, o), shown(self._state, question.seat, o)) for o in question.options)

    def step(self, question: Question) -> str:
        """The <step> of a button: digits and "-", at most 30 characters; opaque to everybody else.

        It names the seat too, for a step may ask several seats the same at once.
        """
        return f"{self.epoch}-{question.step}-{seat_number(self.places, question.seat)}"

    def tools(self, person: Person) -> tuple[tuple[str, Tool], ...]:
        """The hand moves of each seat that a person holds, as (seat, tool)."""
        if self._state is None:
            return ()
        return tuple((seat, t) for seat in self.held(person) for t in self.game.tools(self._state, seat))

    def repairs(self) -> tuple[Tool, ...]:
        """The moderators' tools of this table. Their choices depend on nothing hidden."""
        return () if self._state is None else self.game.tools(self._state, TABLE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """The answer of everything that changed a table.

    `deed` is what was done: "open", "join", "leave", "start", "act", "use", "bot", "undo", "redo",
    "propose", "vote", "end", "setting", "reset", "rewind", "restore", "repair", "seat", "lock",
    "unlock", "import". `numbers` are the moves that were taken back or brought back, lowest first.
    `ballot` is set when a vote was opened, voted in or decided; when it was agreed, `deed` is what was
    thereby done. `code` restores what this deed removed. `stuck` is the walk that did not end.
    `mail` are the outbox rows of this deed: mark those done that the answer itself has delivered.
    `again`: the same interaction had been carried out before; nothing was done now.
    """

    view: View
    deed: str
    by: Person
    _moves: tuple[Move, ...] = field(default=(), repr=False)
    numbers: tuple[int, ...] = ()
    ballot: Ballot | None = None
    code: str | None = None
    stuck: Trace | None = None
    mail: tuple[Mail, ...] = ()
    again: bool = False

    @property
    def moves(self) -> tuple[Line, ...]:
        """The new moves as the whole channel may know them."""
        return self.lines(None)

    def lines(self, seat: str | None) -> tuple[Line, ...]:
        """The new moves as a seat may know them; None is the whole channel."""
        return tuple(hear(self.view.game, move, *(() if seat is None else (seat,))) for move in self._moves)

    def heard(self, seat: str | None) -> tuple[Any, ...]:
        """The new events as a seat may know them, in order."""
        return tuple(event for line in self.lines(seat) for event in line.events)


def hear(game: Game, move: Move, *seats: str) -> Line:
    """A move as a reader who holds these seats may know it; with none, as the whole channel."""
    heard = tuple(h for e in move.events if (h := _hear(game, e, seats)) is not None)
    return Line(move.number, move.seat, move.by, move.kind, heard, move.trace, move.at)


def _hear(game: Game, event: Any, seats: tuple[str, ...]) -> Any:
    public = game.heard_by(event, None)
    own = (game.heard_by(event, seat) for seat in seats)
    return next((heard for heard in own if heard is not None and heard != public), public)


def seat_number(places: tuple[Seat, ...], seat: str) -> int:
    """A seat's place in turn order; the automated side comes after all of them."""
    return next((i for i, place in enumerate(places) if place.key == seat), len(places))


def parse_step(step: str) -> tuple[int, int, int]:
    """(epoch, step, seat number) of what `View.step` gave. Raises Illegal for anything else."""
    parts = step.split("-")
    if len(parts) != 3 or not all(p.isascii() and p.isdigit() and len(p) < 10 for p in parts):
        raise Illegal("That button is not one of this table's; nothing was done.")
    return int(parts[0]), int(parts[1]), int(parts[2])
