"""Every act at a table: look it up, lock it, one transaction, then the answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from bot.table.shapes import Config, Deed, Dm, File, Line, Person, Told, View, Where
from rules.core.game import Game, Trace
from storage.store import Store


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
    ) -> None: ...

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
        key: int,
    ) -> Told:
        """A new table in a channel that has none, or whose game is over. Nobody sits at it yet."""

    async def join(self, where: Where, person: Person, seat: str | None, *, key: int) -> Told:
        """Takes a seat, or the first free one. In the lobby a taken seat is shared, during play it is not."""

    async def leave(self, where: Where, person: Person, *, seat: str | None = None, key: int) -> Told:
        """Leaves one seat, or all."""

    async def start(self, where: Where, person: Person, *, key: int) -> Told:
        """Starts the game when every seat is held."""

    async def change(
        self, table: str, person: Person, setting: str, value: str, *, moderator: bool = False, key: int
    ) -> Told:
        """A setting: at once in the lobby or by a moderator, else by vote (`ballot` is then open)."""

    # Play
    async def act(self, table: str, person: Person, step: str, digest: str, *, key: int) -> Told:
        """Chooses an option of an open question: `View.step` and `Offer.digest`."""

    async def use(
        self, table: str, person: Person, tool: str, values: Mapping[str, str], *, seat: str | None = None, key: int
    ) -> Told:
        """A hand move of a seat that the person holds (the first that has the tool)."""

    async def run_bot(self, table: str, person: Person, *, key: int) -> Told:
        """The automated side plays until a person must answer."""

    async def undo(self, table: str, person: Person, *, moderator: bool = False, key: int) -> Told:
        """Takes the last act back: at once where that is free or for a moderator, else by vote."""

    async def redo(self, table: str, person: Person, *, moderator: bool = False, key: int) -> Told:
        """Brings back what was taken back last, until the next move."""

    async def end(self, table: str, person: Person, *, key: int) -> Told:
        """Ends the table by vote of the seats, with a restore code."""

    async def vote(self, table: str, person: Person, ballot: int, yes: bool, *, key: int) -> Told:
        """A yes or no; when it decides the ballot, the deed is done in the same transaction."""

    # Looking
    async def at(self, where: Where) -> View:
        """The table of this channel. Raises Illegal if there is none."""

    async def look(self, table: str) -> View:
        """Raises Illegal if there is no such table."""

    async def history(
        self, table: str, *, last: int = 10, before: int | None = None, viewer: Person | None = None
    ) -> tuple[Line, ...]:
        """Up to `last` moves before move number `before`, oldest first, as the viewer may know them."""

    async def since(self, table: str, person: Person, *, most: int = 50) -> tuple[Line, ...]:
        """What happened since this person last acted here, oldest first, the newest `most` of it."""

    async def why(self, table: str, move: int | None = None) -> tuple[int, Trace]:
        """The walk of a move, or of the automated side's last one, with the move's number."""

    async def recall(self, table: str, act: int) -> Told:
        """The answer of an earlier act again (outbox: data["act"])."""

    async def export(self, table: str, viewer: Person | None, *, moderator: bool = False) -> File:
        """What the viewer may know of the game; all of it when it is over, or for a moderator who does not play."""

    async def import_(self, where: Where, person: Person, data: bytes, *, key: int) -> Told:
        """Opens an exported game as a new table. A file with hidden parts needs a moderator: the caller's check."""

    # For moderators. `version` is the View.version that was confirmed: refused if the table has moved on.
    async def reset(self, table: str, person: Person, *, version: int | None = None, key: int) -> Told: ...
    async def rewind(
        self, table: str, person: Person, to: int, *, version: int | None = None, key: int
    ) -> Told: ...
    async def restore(self, where: Where, person: Person, code: str, *, key: int) -> Told: ...
    async def repair(
        self, table: str, person: Person, tool: str, values: Mapping[str, str], reason: str, *, key: int
    ) -> Told: ...
    async def seat(
        self, table: str, person: Person, seat: str, to: Person | None, reason: str = "", *, key: int
    ) -> Told:
        """Gives a seat to one person, or empties it."""

    async def lock(self, table: str, person: Person, reason: str = "", *, key: int) -> Told: ...
    async def unlock(self, table: str, person: Person, *, key: int) -> Told: ...
    async def close(self, table: str, person: Person, *, version: int | None = None, key: int) -> Told:
        """Ends the table without a vote, with a restore code."""

    async def audit(self, table: str, viewer: Person, *, last: int = 20) -> tuple[Deed, ...]: ...
    async def config(self, guild: int) -> Config: ...
    async def configure(self, guild: int, config: Config) -> None: ...

    # For the Discord layer's own book-keeping
    async def board_is(self, table: str, message: int | None) -> None:
        """Remembers the id of the board message (View.board)."""

    async def dm(self, person: int) -> Dm: ...
    async def dm_is(self, person: Person, dm: Dm) -> None: ...
    async def live(self) -> tuple[str, ...]:
        """The codes of all tables that are in a channel (after a restart)."""
