"""Everything that is not an answer to an interaction: paced, kept in the database until it was said."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Hashable
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot import errors
from bot.boards import CALM, Boards
from bot.letters import Letters
from bot.table import Mail, Told
from bot.ui import post
from rules.core.game import Illegal

if TYPE_CHECKING:
    from bot.client import Barliman

log = logging.getLogger("barliman.outbox")

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
MOST = 10_000
"""Rows taken up after a start."""


class Pace:
    """So many requests a second and no more, spread evenly but for a small handful."""

    def __init__(self, rate: float) -> None:
        self._gap = 1.0 / rate
        self._due = 0.0

    async def turn(self) -> None:
        """Waits until one more request may be made."""
        now = asyncio.get_running_loop().time()
        self._due = max(self._due, now - 3 * self._gap) + self._gap
        if self._due > now:
            await asyncio.sleep(self._due - now)


class Outbox:
    """Says in the background what deeds left to be said; the database forgets it once it was said.

    News of one channel go out one after another and are joined while they wait. Boards and direct
    messages have lanes of their own. What Discord refuses for good (a channel that is gone, a server
    that removed the bot) is given up; the table is as it was saved.
    """

    def __init__(self, app: Barliman) -> None:
        self.app = app
        self.boards = Boards(self)
        self.letters = Letters(self)
        self._pace = Pace(app.settings.sends_per_second)
        self._posts: dict[int, deque[post.Post]] = {}
        self._lanes: dict[Hashable, asyncio.Task[None]] = {}

    # What comes in
    def take(self, told: Told, *, delivered: Collection[str] = ()) -> None:
        """Says a deed to whom it concerns, but for the kinds of mail that the answer itself has brought."""
        self.boards.answered(told.view, drawn="board" in delivered)
        done = []
        for mail in told.mail:
            if mail.kind not in delivered:
                self._sort(mail, told)
            elif mail.kind == "news" and post.is_last(told):
                self.post(told.view.where.channel, post.of(told, self.app.face(told.view), mail)[-1])
            else:
                done.append(mail.id)
        self.said(done)

    def _sort(self, mail: Mail, told: Told, *, again: bool = False) -> None:
        if mail.kind == "board":
            self.boards.want(told, mail.id)
        elif mail.kind == "hand":
            self.letters.want(mail, told)
        else:
            self.boards.left(mail.data)
            messages = post.of(told, self.app.face(told.view), mail)
            for message in messages:
                message.alone = again
                self.post(told.view.where.channel, message)
            if not messages:
                self.said([mail.id])

    def post(self, channel: int, message: post.Post) -> None:
        """A public message; it is joined to the last one that still waits, where both are plain."""
        waiting = self._posts.setdefault(channel, deque())
        if not (waiting and waiting[-1].join(message)):
            waiting.append(message)
        self.work(("posts", channel), lambda: self._say(channel))

    def said(self, mail: Collection[int]) -> None:
        """The database may forget these rows; it does so soon, many at once."""
        if mail:
            self.work(("said", min(mail)), lambda: self.app.store.done(mail))

    async def resume(self) -> None:
        """Takes up what was not said before the last stop."""
        for mail in await self.app.store.pending(MOST):
            try:
                await self._take_up(mail)
            except Exception as error:  # One table that cannot be read must not keep the others silent
                errors.reference(error, f"taking up {mail.kind} of table {mail.table}")

    async def _take_up(self, mail: Mail) -> None:
        try:
            act = mail.data.get("act")
            told = await (self._as_it_stands(mail) if act is None else self.app.tables.recall(mail.table, act))
        except Illegal:
            self.said([mail.id])
        else:
            self._sort(mail, told, again=True)

    async def _as_it_stands(self, mail: Mail) -> Told:
        view = await self.app.tables.look(mail.table)
        return Told(view=view, deed=str(mail.data.get("deed", "")), by=self.app.myself, ballot=view.ballot)

    # How it goes out
    def work(self, lane: Hashable, doing: Callable[[], Awaitable[None]]) -> None:
        """Works in the background, unless that lane is at work already."""
        if lane not in self._lanes:
            self._lanes[lane] = asyncio.create_task(self._work(lane, doing), name=f"outbox {lane}")

    async def _work(self, lane: Hashable, doing: Callable[[], Awaitable[None]]) -> None:
        try:
            await doing()
        except Exception as error:  # Nobody awaits a lane: this is where its bugs are seen
            errors.reference(error, f"saying {lane}")
        finally:
            # In the same step in which the lane saw that nothing waits: what comes next opens it again.
            del self._lanes[lane]

    @property
    def busy(self) -> bool:
        """Whether something is still to be said."""
        return bool(self._lanes)

    async def drain(self, seconds: float) -> None:
        """Lets what is on its way arrive, for so long at most; the rest is said after the next start."""
        if self._lanes:
            await asyncio.wait(list(self._lanes.values()), timeout=seconds)
        for task in list(self._lanes.values()):
            task.cancel()

    async def send(self, doing: str, request: Callable[[], Awaitable[Any]]) -> discord.HTTPException | None:
        """Makes a request, again and again while Discord is away. The refusal, if Discord refuses it for good."""
        pause = FIRST_PAUSE
        while True:
            await self._pace.turn()
            try:
                await request()
            except discord.HTTPException as refused:
                if refused.status < 500 and (refused.status != 429 or refused.code):
                    return refused
                log.warning("%s: Discord answered %s; again in %.0f s", doing, refused.status, pause)
            except (aiohttp.ClientError, OSError, TimeoutError) as away:
                log.warning("%s: Discord is away (%s); again in %.0f s", doing, away, pause)
            else:
                return None
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    def given_up(self, doing: str, refused: discord.HTTPException) -> None:
        """Notes a refusal: expected where something is gone or not allowed, else a bug."""
        if refused.status in {403, 404}:
            log.info("%s: given up, Discord answered %s %s", doing, refused.code, refused.text)
        else:
            errors.reference(refused, doing)

    async def _say(self, channel: int) -> None:
        await asyncio.sleep(CALM)
        waiting = self._posts[channel]
        place = self.app.get_partial_messageable(channel)
        while waiting:
            message = waiting.popleft()
            may_call = discord.AllowedMentions(users=[discord.Object(message.call)] if message.call else False)

            async def request(m: post.Post = message, may_call: discord.AllowedMentions = may_call) -> None:
                await place.send(view=m.message(), allowed_mentions=may_call, nonce=m.nonce or secrets.token_hex(8))

            if refused := await self.send(f"news in channel {channel}", request):
                self.given_up(f"news in channel {channel}", refused)
            self.said(message.mail)
        del self._posts[channel]
