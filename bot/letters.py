"""Hands by direct message: a convenience with a note of delivery; a closed door never holds a game up."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import discord

from bot.table import Dm, Mail, Person, Told, View
from bot.ui import ids, layout, menu, news, post

if TYPE_CHECKING:
    from bot.outbox import Outbox

CALM = 0.4
"""Seconds to wait for more changes of the same hand."""


@dataclass(slots=True)
class Dealing:
    """Who was reached when a game was dealt: the channel is told when everybody was tried."""

    waiting: set[int]
    reached: list[str] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Letter:
    """The hand that a person holds at a table has changed."""

    table: str
    mail: list[int]
    dealing: Dealing | None


class Letters:
    """One person's letters go out one after another."""

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox
        self._waiting: dict[int, dict[str, Letter]] = {}
        self._dealings: dict[tuple[str, int], Dealing] = {}

    def want(self, mail: Mail, told: Told) -> None:
        """A seat's private things have changed for one person."""
        if told.view.options.get("dm") != "on":
            self._outbox.said([mail.id])
            return
        user = int(mail.data["user"])
        letter = self._waiting.setdefault(user, {}).setdefault(mail.table, Letter(mail.table, [], None))
        letter.mail.append(mail.id)
        if told.deed == "start":
            letter.dealing = self._dealing(told)
        self._outbox.work(("letters", user), lambda: self._write(user))

    def _dealing(self, told: Told) -> Dealing:
        """The one dealing of this start, whoever's letter asks first."""
        key = (told.view.code, told.view.version)
        if key not in self._dealings:
            self._dealings[key] = Dealing({int(m.data["user"]) for m in told.mail if m.kind == "hand"})
        return self._dealings[key]

    async def _write(self, user: int) -> None:
        while self._waiting.get(user):
            await asyncio.sleep(CALM)
            code, letter = next(iter(self._waiting[user].items()))
            del self._waiting[user][code]
            view = await self._outbox.app.tables.look(code)
            person = next((p for sitters in view.seats.values() for p in sitters if p.id == user), None)
            if person is not None and view.phase == "playing":
                self._note(view, letter, person, reached=await self._deliver(view, person, letter))
            elif letter.dealing:
                letter.dealing.waiting.discard(user)
            self._outbox.said(letter.mail)
        del self._waiting[user]

    async def _deliver(self, view: View, person: Person, letter: Letter) -> bool:
        """Sends the hand; calls the person in the channel when that fails for the first time or at a start."""
        app = self._outbox.app
        door = await app.tables.dm(person.id)
        refused = await self._outbox.send(f"letter to {person.id}", lambda: self._hand(view, person, door))
        if refused is None:
            return True
        self._outbox.given_up(f"letter to {person.id}", refused)
        await app.tables.dm_is(person, Dm(door.channel, closed=True))
        if not door.closed or letter.dealing:
            self._outbox.post(view.where.channel, _call(view, person))
        return False

    async def _hand(self, view: View, person: Person, door: Dm) -> None:
        app = self._outbox.app
        channel = door.channel or (await app.create_dm(discord.Object(person.id))).id
        await app.get_partial_messageable(channel).send(view=menu.letter(view, app.face(view), person))
        if door.closed or door.channel is None:
            await app.tables.dm_is(person, Dm(channel, closed=False))

    def _note(self, view: View, letter: Letter, person: Person, *, reached: bool) -> None:
        dealing = letter.dealing
        if dealing is None:
            return
        (dealing.reached if reached else dealing.missed).append(news.called(person))
        dealing.waiting.discard(person.id)
        if not dealing.waiting:
            self._dealings = {k: d for k, d in self._dealings.items() if d is not dealing}
            note = post.delivery(sorted(dealing.reached), sorted(dealing.missed))
            self._outbox.post(view.where.channel, post.Post(note))


def _call(view: View, person: Person) -> post.Post:
    """The one message that pings: the person's direct messages are closed."""
    words = f"<@{person.id}>, your direct messages are closed to me. Nothing is lost: your hand is behind this button."
    buttons = [
        layout.button("Show my hand", ids.control(view.code, "hand")),
        layout.button("Your move", ids.control(view.code, "move")),
    ]
    return post.Post(words, layout.rows(buttons), call=person.id)
