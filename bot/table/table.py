"""A table while one act is done at it, inside one transaction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from bot.table import sitting
from bot.table.house import House, clean
from bot.table.packing import body, pack, unpack
from bot.table.shapes import Ballot, Move, Person, Told, View
from bot.table.viewing import Seen, see
from rules.core.dice import commitment
from rules.core.game import Illegal, Outcome, Trace
from storage.reading import OVER
from storage.rows import MoveRow, TableRow
from storage.work import Work

KEEP_EVERY = 20
BY_THE_WAY = frozenset({"stuck", OVER})
"""Deeds that go on record beside the moves that led to them."""
Letter = tuple[str, Mapping[str, Any]]


class Table:
    """Loaded, acted on, saved. What it answers is gathered on the way.

    `row` is what will be saved, `old` what was loaded; `state` is the game's, None in the lobby; `kept` is what the
    loaded game keeps beyond this table.
    """

    def __init__(self, house: House, work: Work, row: TableRow, by: Person) -> None:
        self.house, self.work, self.by = house, work, by
        self.old = self.row = row
        self.game = house.game(row.game)
        self.sitters = work.sitters(row.id)
        self.state: Any = None if row.state is None else unpack(self.game.State, row.state)
        self.kept: Any = None if self.state is None else self.game.keeps(self.state)
        self.moves: list[Move] = []
        self._rows: list[MoveRow] = []
        self._deeds: list[dict[str, Any]] = []
        self._letters: list[Letter] = []
        self._shown: set[str] = set()
        self.deed = ""
        self.numbers: tuple[int, ...] = ()
        self.code: str | None = None
        self.stuck: Trace | None = None
        self.ballot: Ballot | None = None

    @property
    def seen(self) -> Seen:
        return Seen(self.house, self.row, self.state, self.sitters)

    def held(self) -> tuple[str, ...]:
        """The seats of the person who acts. Raises Illegal if they hold none."""
        return sitting.held_by(self.seen, self.by)

    def change(self, **fields: Any) -> None:
        """Writes fields of the row."""
        self.row = replace(self.row, **fields)

    # Moves
    def start(self, outcome: Outcome) -> None:
        """The first move of a line: nothing before it."""
        self.change(number=-1, head=None)
        self._log("table", "start", None, outcome, ())

    def play(self, seat: str, command: Any, kind: str, trace: Trace = ()) -> None:
        """Raises Illegal if the rules refuse."""
        self._log(seat, kind, command, self.game.play(self.state, seat, command), trace)

    def _log(self, seat: str, kind: str, command: Any, outcome: Outcome, trace: Trace) -> None:
        row, now = self.row, self.house.now()
        here, number = row.made + 1, row.number + 1
        self.state = outcome.state
        keeps = number % KEEP_EVERY == 0
        self._rows.append(
            MoveRow(
                id=here,
                parent=row.head,
                number=number,
                act=self.old.made + 1,
                seat=seat,
                user_id=self.by.id,
                kind=kind,
                at=now,
                body=pack(body(self.game), (command, outcome.events, trace)),
                options=dict(row.options) if keeps else None,
                snapshot=pack(self.game.State, outcome.state) if keeps else None,
            )
        )
        at = datetime.fromtimestamp(now, UTC)
        self.moves.append(
            Move(
                id=here,
                number=number,
                seat=seat,
                by=self.by.id,
                kind=kind,
                command=command,
                events=outcome.events,
                trace=trace,
                at=at,
            )
        )
        phase = "over" if self.game.over(outcome.state) else "playing"
        self.change(made=here, head=here, number=number, tip=None, stuck=False, phase=phase)

    def rule(self, key: str, value: str) -> None:
        """The last move has set an option of the game."""
        options = {**self.row.options, key: value}
        self.change(options=options)
        self._rows[-1] = replace(self._rows[-1], options=options)

    def stand_at(self, head: int) -> None:
        """The table as it was right after a move: the nearest kept state, and what happened since."""
        kept, *later = self.work.since_kept(self.row.id, head)
        if kept.snapshot is None or kept.options is None:
            raise LookupError(f"no move before {head} of table {self.row.code} keeps a state")
        state, options, number = unpack(self.game.State, kept.snapshot), kept.options, kept.number
        for move in later:
            for event in unpack(body(self.game), move.body)[1]:
                state = self.game.evolve(state, event)
            options, number = move.options or options, move.number
        self.state = state
        phase = "over" if self.game.over(state) else "playing"
        self.change(head=head, number=number, options=options, phase=phase, stuck=False)
        self.turn_over()

    def turn_over(self) -> None:
        """Old buttons die, and hands must be shown again."""
        self.change(epoch=self.row.epoch + 1)
        self.show_hands(*(s.seat for s in self.sitters))

    def show_hands(self, *seats: str) -> None:
        """What these seats alone may see has changed for somebody."""
        self._shown.update(seats)

    # What is said
    def note(self, kind: str, *, moderator: bool = False, reason: str = "", **data: Any) -> None:
        """Something other than a move was done; it goes on record."""
        deed = {"at": self.house.now(), "user_id": self.by.id, "kind": kind, "moderator": moderator}
        self._deeds.append({**deed, "data": data, "reason": clean(reason, 1000), "key": None})

    def tell(self, kind: str, **data: Any) -> None:
        """To the outbox."""
        self._letters.append((kind, data))

    def announce(self, deed: str, **data: Any) -> None:
        """Something other than a move was done that the channel must hear of."""
        self.tell("deed", deed=deed, by=self.by.id, **data)

    def save(self, deed: str, key: int | None) -> Told:
        """Writes everything, once. Raises storage.work.Conflict."""
        row, old, work = self.row, self.old, self.work
        if row.ballot is not None and row.ballot == old.ballot and (row.head, row.epoch) != (old.head, old.epoch):
            work.mark_ballot(row.ballot, state="expired")
            row = replace(row, ballot=None)
        state = row.state
        if self.moves or row.epoch != old.epoch:
            state = None if self.state is None else pack(self.game.State, self.state)
        if row.phase == "over" and old.phase != "over" and row.seed is not None:
            self.note(OVER, seed=commitment(row.seed))
        self.row = replace(row, version=old.version + 1, moved_at=self.house.now(), state=state)
        work.save(self.row, old)
        self._keep()
        self._write_log(key)
        return self._told(deed)

    def _keep(self) -> None:
        """What the game keeps beyond itself changes with it, also when a move is taken back."""
        kept = None if self.state is None else self.game.keeps(self.state)
        if kept is not None and kept != self.kept:
            self.work.keep_campaign(self.row.id, kept, self.house.now())

    def _write_log(self, key: int | None) -> None:
        """The interaction's key goes to the deed that it was for, else to its first move."""
        carriers = [d for d in self._deeds if d["kind"] not in BY_THE_WAY or not self._rows]
        if carriers:
            carriers[-1]["key"] = key
            carriers[-1]["data"]["act"] = self._rows[0].act if self._rows else None
        elif self._rows:
            self._rows[0] = replace(self._rows[0], key=key)
        if self._rows:
            self.work.add_moves(self.row.id, self._rows)
        for deed in self._deeds:
            self.work.add_deed(self.row.id, deed)

    def _told(self, deed: str) -> Told:
        news: list[Letter] = [("news", {"act": self.old.made + 1})] if self.moves else []
        letters: list[Letter] = [*news, *self._letters, ("board", {}), *self._hands()]
        return Told(
            view=self.view(),
            deed=self.deed or deed,
            by=self.by,
            _moves=tuple(self.moves),
            numbers=self.numbers,
            ballot=self.ballot,
            code=self.code,
            stuck=self.stuck,
            mail=self.work.post(self.row, letters),
        )

    def _hands(self) -> list[Letter]:
        if self.row.settings.get("dm", "on") != "on" or self.row.phase == "lobby":
            return []
        changed = {s.seat for s in self.sitters if s.seat in self._shown or self._heard_alone(s.seat)}
        return [("hand", {"seat": s.seat, "user": s.user}) for s in self.sitters if s.seat in changed]

    def _heard_alone(self, seat: str) -> bool:
        hear = self.game.heard_by
        return any(hear(e, seat) != hear(e, None) for move in self.moves for e in move.events)

    def view(self) -> View:
        return see(self.seen, self.work)


def load(house: House, work: Work, code: str, by: Person) -> Table:
    """Raises Illegal if there is no such table."""
    row = work.table(code)
    if row is None:
        raise Illegal(
            "That table does not exist any more; nothing was done. `/game status` shows the one in this channel."
        )
    return Table(house, work, row, by)
