"""The boards in the channels: edited in place, the newest state only, sent anew where the message is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import discord

from bot.table import Line, Told, View
from bot.ui import board, layout, news

if TYPE_CHECKING:
    from bot.outbox import Outbox

GONE = frozenset({10008, 30046, 50083})
"""The message was deleted, was edited too often at its age, or lies in a thread that went to the archive."""

OLD = timedelta(minutes=50)
"""Discord limits the edits of messages that are older than an hour: by then the board is sent anew."""

CALM = 0.025
"""Seconds to wait for more of the same: a play and its cost become one edit."""

FURTHER = "The board is further down."
NOBODY = discord.AllowedMentions.none()
"""Said at each edit: the library sends the client's own default only where a message has plain content."""
REMEMBERED = 10.0
"""Seconds for which the newest view of a table is kept, so that an older answer cannot stay in its place."""


@dataclass(slots=True)
class Wanted:
    """A board to be drawn, and the mail that is done with it."""

    view: View
    lines: tuple[Line, ...]
    mail: list[int]


def is_old(view: View) -> bool:
    """Whether a game's board has stood so long that it is better sent anew, further down."""
    if view.board is None or view.phase != "playing":
        return False
    return discord.utils.utcnow() - discord.utils.snowflake_time(view.board) > OLD


class Boards:
    """One edit at a time for each table; what is asked for meanwhile becomes one more."""

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox
        self._wanted: dict[str, Wanted] = {}
        self._newest: dict[str, View] = {}

    def want(self, told: Told, mail: int) -> None:
        """Draws the board after a deed."""
        self._put(told.view, told.lines(None), [mail])

    def show(self, view: View) -> None:
        """Draws the board anew, as it stands or newer."""
        self._put(view, (), [])

    def answered(self, view: View, *, drawn: bool) -> None:
        """An answer told of this state, and with `drawn` put it into the board message itself."""
        newest = self._newest.get(view.code)
        if newest is None or newest.version <= view.version:
            self._newest[view.code] = view
            asyncio.get_running_loop().call_later(REMEMBERED, self._forget, view)
        elif drawn:
            self.show(newest)

    def left(self, data: Mapping[str, Any]) -> None:
        """A table that was brought back elsewhere: the message where it stood says so."""
        left = data.get("left") or {}
        if left.get("board"):
            self.moved_on(left["channel"], left["board"], "This table was brought back in another channel.")

    def moved_on(self, channel: int, message: int, words: str) -> None:
        """A message that was a board is one no more: it loses its buttons."""
        place = self._outbox.app.get_partial_messageable(channel).get_partial_message(message)

        async def work() -> None:
            await self._outbox.send(
                f"old board {message}",
                lambda: place.edit(view=layout.message(layout.text(words)), allowed_mentions=NOBODY),
            )

        self._outbox.work(("old board", message), work)

    def _forget(self, view: View) -> None:
        if self._newest.get(view.code) is view:
            del self._newest[view.code]

    def _put(self, view: View, lines: tuple[Line, ...], mail: list[int]) -> None:
        waiting = self._wanted.get(view.code)
        if waiting is None:
            self._wanted[view.code] = Wanted(view, lines, mail)
        else:
            waiting.mail += mail
            if view.version >= waiting.view.version:
                waiting.view, waiting.lines = view, lines or waiting.lines
        self._outbox.work(("board", view.code), lambda: self._draw(view.code))

    async def _draw(self, code: str) -> None:
        await asyncio.sleep(CALM)
        while wanted := self._wanted.pop(code, None):
            view, lines = wanted.view if wanted.view.board else await self._outbox.app.tables.look(code), wanted.lines
            if (newest := self._newer(view)) is not None:
                view, lines = newest, ()
            if is_old(view) or not await self._edit(view, lines):
                await self._send(view, lines)
            self._outbox.said(wanted.mail)
            if (newest := self._newer(view)) is not None:
                self.show(newest)

    def _newer(self, view: View) -> View | None:
        """What an answer has put into the board message since; None if this view is the newest."""
        newest = self._newest.get(view.code)
        return newest if newest is not None and newest.board and newest.version > view.version else None

    async def _edit(self, view: View, lines: tuple[Line, ...]) -> bool:
        """False if the message is gone, or if there was none."""
        app, face = self._outbox.app, self._outbox.app.face(view)
        if view.board is None:
            return False
        place = app.get_partial_messageable(view.where.channel).get_partial_message(view.board)
        latest = news.latest(view, face, lines or await self._history(view))

        async def request() -> None:
            await place.edit(view=board.show(view, face, latest), allowed_mentions=NOBODY)

        refused = await self._outbox.send(f"board {view.code}", request)
        if refused and refused.code not in GONE:
            self._outbox.given_up(f"board {view.code}", refused)
        return refused is None or refused.code not in GONE

    async def _send(self, view: View, lines: tuple[Line, ...]) -> None:
        app, face = self._outbox.app, self._outbox.app.face(view)
        latest = news.latest(view, face, lines or await self._history(view))

        async def request() -> None:
            sent = await app.get_partial_messageable(view.where.channel).send(view=board.show(view, face, latest))
            await app.tables.board_is(view.code, sent.id)

        refused = await self._outbox.send(f"board {view.code}", request)
        if refused:
            self._outbox.given_up(f"board {view.code}", refused)
        elif view.board is not None:
            self.moved_on(view.where.channel, view.board, FURTHER)

    async def _history(self, view: View) -> tuple[Line, ...]:
        return await self._outbox.app.tables.history(view.code, last=3) if view.phase in {"playing", "over"} else ()
