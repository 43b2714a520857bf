"""Every act at a table: look it up, lock it, one transaction, then the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from bot.table import back, campaigns, files, imports, lobby, log, moderating, playing, votes
from bot.table.house import House, clean, read_code
from bot.table.log import read_move
from bot.table.packing import unpack
from bot.table.shapes import Campaign, Config, Deed, Dm, File, Line, Person, Told, View, Where
from bot.table.table import Table, load
from bot.table.viewing import Seen, see
from rules.core.game import Game, Illegal, Trace
from storage.reading import Reading
from storage.rows import TableRow
from storage.store import Store
from storage.work import Conflict, Work

T = TypeVar("T")
FEW = 20
"""Tables that are deleted in one transaction."""
DEEDS = {"play": "act", "tool": "use", "stuck": "bot"}
"""What a move of some kind is called as a deed; the others are called by their kind."""


def _now() -> datetime:
    return datetime.now(UTC)


class Tables:
    """The service. Every refusal is rules.core.game.Illegal with a sentence; then nothing has changed.

    `key` is the id of the interaction: delivered twice, it acts once and answers the same again.
    `table` is a table's short code. Whether a person is a moderator is the caller's to check.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        *,
        allow_seeds: bool = False,
        keep_days: int = 90,
        facts: Mapping[str, Mapping[str, Any]] | None = None,
        clock: Callable[[], datetime] = _now,
    ) -> None:
        self._store = store
        self._house = House(games=games, facts=facts or {}, allow_seeds=allow_seeds, keep_days=keep_days, clock=clock)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # One act
    async def _do(self, lock: str, key: int, deed: str, unit: Callable[[Work], Table]) -> Told:
        """One act in one transaction, repeated once if another process was faster."""
        async with self._locks.setdefault(lock, asyncio.Lock()):
            try:
                return await self._once_or_again(key, deed, unit)
            except Conflict:
                raise Illegal(
                    "Somebody else acted here at the same moment; nothing was done. Look at the board, then try again."
                ) from None

    async def _once_or_again(self, key: int, deed: str, unit: Callable[[Work], Table]) -> Told:
        def act(work: Work) -> Told:
            return unit(work).save(deed, key)

        try:
            return await self._store.work(act)
        except (Conflict, Illegal) as refused:
            before = await self._store.read(lambda reading: self._before(reading, key))
            if before is not None:
                return before
            if isinstance(refused, Illegal):
                raise
        return await self._store.work(act)

    def _before(self, reading: Reading, key: int) -> Told | None:
        """What this interaction has done already, if it was delivered before."""
        done = reading.done_before(key)
        row = None if done is None else reading.table_of(done.table_id)
        if done is None or row is None:
            return None
        data = done.data or {}
        span = data.get("moves") or (1, 0)
        more = {"code": data.get("code"), "numbers": tuple(range(span[0], span[1] + 1))}
        return self._recall(reading, row, done.act or data.get("act"), DEEDS.get(done.kind, done.kind), **more)

    def _recall(self, reading: Reading, row: TableRow, act: int | None, deed: str, **more: Any) -> Told:
        seen = self._seen(reading, row)
        rows = () if act is None else reading.act(row.id, act)
        moves = tuple(read_move(seen.game, move) for move in rows)
        by = moves[0].by if moves else None
        return Told(view=see(seen, reading), deed=deed, by=Person(by or 0, ""), _moves=moves, again=True, **more)

    async def _at_table(self, table: str, by: Person, key: int, deed: str, do: Callable[[Table], None]) -> Told:
        def unit(work: Work) -> Table:
            found = load(self._house, work, table, by)
            do(found)
            return found

        return await self._do(table, key, deed, unit)

    async def _in_channel(self, where: Where, by: Person, key: int, deed: str, do: Callable[[Table], None]) -> Told:
        code = await self._store.read(lambda reading: _row_in(reading, where).code)
        return await self._at_table(code, by, key, deed, do)

    # The lobby
    async def open(
        self,
        where: Where,
        person: Person,
        game: str,
        scenario: str,
        options: Mapping[str, str],
        *,
        seed: str | None = None,
        campaign: str = "",
        key: int,
    ) -> Told:
        """A new table in a channel that has none, or whose game is over. Nobody sits at it yet.

        `campaign` names what it goes on with in this server; a name that is new begins one.
        """

        wish = lobby.Wish(game, scenario, options, seed, campaign)

        def unit(work: Work) -> Table:
            return lobby.open_table(self._house, work, where, person, wish)

        return await self._do(f"in {where.channel}", key, "open", unit)

    async def join(self, where: Where, person: Person, seat: str | None, *, key: int) -> Told:
        """Takes a seat, or the first free one. In the lobby a taken seat is shared, during play it is not."""
        return await self._in_channel(where, person, key, "join", lambda t: lobby.join(t, seat))

    async def leave(self, where: Where, person: Person, *, seat: str | None = None, key: int) -> Told:
        """Leaves one seat, or all."""
        return await self._in_channel(where, person, key, "leave", lambda t: lobby.leave(t, seat))

    async def start(self, where: Where, person: Person, *, key: int) -> Told:
        """Starts the game when every seat is held."""
        return await self._in_channel(where, person, key, "start", lobby.start)

    async def change(
        self, table: str, person: Person, setting: str, value: str, *, moderator: bool = False, key: int
    ) -> Told:
        """A setting: at once in the lobby or by a moderator, else by vote (`ballot` is then open)."""

        def do(found: Table) -> None:
            votes.change(found, setting, value, moderator=moderator)

        return await self._at_table(table, person, key, "setting", do)

    # Play
    async def act(self, table: str, person: Person, step: str, digest: str, *, key: int) -> Told:
        """Chooses an option of an open question: `View.step` and `Offer.digest`."""
        return await self._at_table(table, person, key, "act", lambda t: playing.act(t, step, digest))

    async def use(
        self, table: str, person: Person, tool: str, values: Mapping[str, str], *, seat: str | None = None, key: int
    ) -> Told:
        """A hand move of a seat that the person holds (the first that has the tool)."""
        return await self._at_table(table, person, key, "use", lambda t: playing.use(t, tool, values, seat))

    async def run_bot(self, table: str, person: Person, *, key: int) -> Told:
        """The automated side plays until a person must answer."""
        return await self._at_table(table, person, key, "bot", playing.run_bot)

    async def undo(self, table: str, person: Person, *, moderator: bool = False, key: int) -> Told:
        """Takes the last act back: at once where that is free or for a moderator, else by vote."""
        return await self._at_table(table, person, key, "undo", lambda t: votes.undo(t, moderator=moderator))

    async def redo(self, table: str, person: Person, *, moderator: bool = False, key: int) -> Told:
        """Brings back what was taken back last, until the next move."""
        return await self._at_table(table, person, key, "redo", lambda t: votes.redo(t, moderator=moderator))

    async def end(self, table: str, person: Person, *, key: int) -> Told:
        """Ends the table by vote of the seats, with a restore code."""
        return await self._at_table(table, person, key, "end", votes.end)

    async def vote(self, table: str, person: Person, ballot: int, yes: bool, *, key: int) -> Told:
        """A yes or no; when it decides the ballot, the deed is done in the same transaction."""
        return await self._at_table(table, person, key, "vote", lambda t: votes.vote(t, ballot, yes=yes))

    async def say(self, table: str, person: Person, command: Any, *, key: int) -> Told:
        """A command that no option holds, such as a deck of one's own; to a question that this person is asked."""
        return await self._at_table(table, person, key, "act", lambda t: playing.say(t, command))

    # Campaigns
    async def campaigns(self, guild: int) -> tuple[Campaign, ...]:
        """Those of a server, the newest first."""
        return await self._store.read(lambda reading: campaigns.listed(reading, guild))

    async def campaign(self, guild: int, name: str) -> Campaign:
        return await self._store.read(lambda reading: campaigns.find(reading, guild, name))

    async def put_campaign(self, guild: int, game: str, name: str, data: Mapping[str, Any]) -> str:
        """From a file: new, or in the place of one that nobody plays. Its name, as it is kept."""
        filed = campaigns.Filed(game, name, data)
        try:
            return await self._store.work(lambda work: campaigns.put(self._house, work, guild, filed))
        except Conflict:
            raise Illegal("Somebody else brought that campaign at the same moment; nothing was done.") from None

    async def drop_campaign(self, guild: int, name: str) -> None:
        await self._store.work(lambda work: campaigns.drop(work, guild, name))

    async def draft(self, person: Person) -> str | None:
        """A deck that this person has begun to bring, as it was kept."""
        return await self._store.read(lambda reading: reading.draft(person.id))

    async def set_draft(self, person: Person, data: str | None) -> None:
        await self._store.work(lambda work: work.draft_is(person.id, data, self._house.now()))

    # Looking
    def _seen(self, reading: Reading, row: TableRow) -> Seen:
        game = self._house.game(row.game)
        state = None if row.state is None else unpack(game.State, row.state)
        return Seen(self._house, row, state, reading.sitters(row.id))

    async def _look(self, table: str, look: Callable[[Seen, Reading], T]) -> T:
        def reading(found: Reading) -> T:
            row = found.table(table)
            if row is None:
                raise Illegal("That table does not exist any more.")
            return look(self._seen(found, row), found)

        return await self._store.read(reading)

    async def at(self, where: Where) -> View:
        """The table of this channel. Raises Illegal if there is none."""
        return await self._store.read(lambda r: see(self._seen(r, _row_in(r, where)), r))

    async def look(self, table: str) -> View:
        """Raises Illegal if there is no such table."""
        return await self._look(table, see)

    async def history(
        self, table: str, *, last: int = 10, before: int | None = None, viewer: Person | None = None
    ) -> tuple[Line, ...]:
        """Up to `last` moves before move number `before`, oldest first, as the viewer may know them."""
        return await self._look(table, lambda seen, r: log.history(seen, r, last, before, viewer))

    async def since(self, table: str, person: Person, *, most: int = 50) -> tuple[Line, ...]:
        """What happened since this person last acted here, oldest first, the newest `most` of it."""
        return await self._look(table, lambda seen, r: log.since(seen, r, person, most))

    async def why(self, table: str, move: int | None = None) -> tuple[int, Trace]:
        """The walk of a move, or of the automated side's last one, with the move's number."""
        return await self._look(table, lambda seen, r: log.why(seen, r, move))

    async def recall(self, table: str, act: int) -> Told:
        """The answer of an earlier act again (outbox: data["act"])."""
        return await self._look(table, lambda seen, r: self._recall(r, seen.row, act, "news"))

    async def export(self, table: str, viewer: Person | None, *, moderator: bool = False) -> File:
        """What the viewer may know of the game; all of it when it is over, or for a moderator who does not play.

        A moderator who took all of it before the end is on record and cannot sit down here any more.
        """
        file, peeks = await self._look(table, lambda seen, r: files.export(seen, r, viewer, moderator=moderator))
        if peeks and viewer is not None:
            await self._store.work(lambda work: moderating.looked(self._house, work, table, viewer.id))
        return file

    async def import_(self, where: Where, person: Person, data: bytes, *, key: int) -> Told:
        """Opens an exported game as a new table. The file has hidden parts, so this needs a moderator."""
        game = await asyncio.to_thread(imports.read, self._house, data)

        def unit(work: Work) -> Table:
            return imports.open_game(self._house, work, where, person, game)

        return await self._do(f"in {where.channel}", key, "import", unit)

    # For moderators. `version` is the View.version that was confirmed: refused if the table has moved on.
    async def reset(self, table: str, person: Person, *, version: int | None = None, key: int) -> Told:
        """A fresh start of the same table; `code` brings back what was there."""

        def do(found: Table) -> None:
            back.must_be_started(found, version)
            back.reset(found)

        return await self._at_table(table, person, key, "reset", do)

    async def rewind(self, table: str, person: Person, to: int, *, version: int | None = None, key: int) -> Told:
        """Back to right after move `to` (0: the start); `code` brings back what was there."""

        def do(found: Table) -> None:
            back.must_be_started(found, version)
            back.rewind(found, to)

        return await self._at_table(table, person, key, "rewind", do)

    async def restore(self, where: Where, person: Person, code: str, *, key: int) -> Told:
        """Brings back in this channel exactly what a code was given for."""
        code = read_code(code)

        def unit(work: Work) -> Table:
            kept, row = back.find_kept(work, code, where.guild, self._house.now())
            if row.live != where.channel:
                lobby.make_room(work, where, self._house.now())
            table = Table(self._house, work, row, person)
            back.restore(table, kept, where)
            return table

        return await self._do(f"code {code}", key, "restore", unit)

    async def repair(
        self, table: str, person: Person, tool: str, values: Mapping[str, str], reason: str, *, key: int
    ) -> Told:
        """Sets one value by hand: a move of the table, with a reason on record."""

        def do(found: Table) -> None:
            moderating.repair(found, tool, values, reason)

        return await self._at_table(table, person, key, "repair", do)

    async def seat(
        self, table: str, person: Person, seat: str, to: Person | None, reason: str = "", *, key: int
    ) -> Told:
        """Gives a seat to one person, or empties it."""
        return await self._at_table(table, person, key, "seat", lambda t: moderating.seat(t, seat, to, reason))

    async def lock(self, table: str, person: Person, reason: str = "", *, key: int) -> Told:
        """Nobody at the table can act until it is unlocked."""
        return await self._at_table(table, person, key, "lock", lambda t: moderating.lock(t, reason))

    async def unlock(self, table: str, person: Person, *, key: int) -> Told:
        return await self._at_table(table, person, key, "unlock", moderating.unlock)

    async def close(self, table: str, person: Person, *, version: int | None = None, key: int) -> Told:
        """Ends the table without a vote; `code` brings it back."""

        def do(found: Table) -> None:
            back.unchanged(found, version)
            back.close(found, vote=False)

        return await self._at_table(table, person, key, "close", do)

    async def audit(self, table: str, viewer: Person, *, last: int = 20) -> tuple[Deed, ...]:
        """What moderators did here, oldest first."""
        return await self._look(table, lambda seen, r: moderating.record(seen, r, viewer.id, last))

    async def config(self, guild: int) -> Config:
        return Config(**await self._store.read(lambda reading: reading.config(guild)))

    async def configure(self, guild: int, config: Config) -> None:
        await self._store.work(lambda work: work.configure(guild, {"moderator_role": config.moderator_role}))

    # For the Discord layer's own book-keeping
    async def board_is(self, table: str, message: int | None) -> None:
        """Remembers the id of the board message (View.board)."""
        await self._store.work(lambda work: work.board_is(table, message))

    async def dm(self, person: int) -> Dm:
        row = await self._store.read(lambda reading: reading.person(person))
        return Dm(None, closed=False) if row is None else Dm(row.dm_channel, row.dm_closed)

    async def dm_is(self, person: Person, dm: Dm) -> None:
        def unit(work: Work) -> None:
            work.meet(person.id, clean(person.name, lobby.NAME))
            work.dm_is(person.id, dm.channel, dm.closed)

        await self._store.work(unit)

    async def live(self) -> tuple[str, ...]:
        """The codes of all tables that are in a channel (after a restart)."""
        return await self._store.read(Reading.live)

    async def sweep(self, days: int | None) -> tuple[int, int]:
        """Deletes restore codes that are too old; tables that were closed and left alone, and decks that were brought
        and left, for so many days. Returns how many (tables, codes).

        A table whose restore code is still good stays; None: everything does.
        """
        if days is None:
            return 0, 0
        now = self._house.now()
        codes = await self._store.work(lambda work: work.forget_codes(now))
        await self._store.work(lambda work: work.forget_drafts(now - days * back.DAY))
        tables = 0
        while gone := await self._store.work(lambda work: work.forget_tables(now - days * back.DAY, FEW)):
            tables += gone
        return tables, codes


def _row_in(reading: Reading, where: Where) -> TableRow:
    row = reading.table_in(where.channel)
    if row is None:
        raise Illegal("There is no table in this channel. `/game new` opens one.")
    return row
