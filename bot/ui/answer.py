"""How an interaction is answered once a deed is saved: the message pressed is drawn anew, or one is sent."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, cast

import discord
from discord.ui import LayoutView

from bot import patience
from bot.faces.face import Face
from bot.table import Person, Told, View, Where
from bot.ui import board, deeds, layout, menu, news, post, slow

if TYPE_CHECKING:
    from bot.client import Barliman

    Interaction = discord.Interaction[Barliman]

PRIVATE_DEEDS = frozenset({"act", "use", "join", "leave"})
"""Typed as a command, these are confirmed privately: the channel hears of them by its board and its news."""


def person(i: Interaction) -> Person:
    return Person(i.user.id, i.user.display_name)


def data(i: Interaction) -> Mapping[str, Any]:
    """What the interaction brought, as it came."""
    return cast("Mapping[str, Any]", i.data or {})


def where(i: Interaction) -> Where:
    return Where(i.guild_id, i.channel_id or 0)


def pressed(i: Interaction) -> discord.Message | None:
    """The message whose button, menu or form was used."""
    return i.message if i.type in {discord.InteractionType.component, discord.InteractionType.modal_submit} else None


def is_private(message: discord.Message | None) -> bool:
    return message is not None and message.flags.ephemeral


async def show(i: Interaction, view: LayoutView) -> None:
    """Puts a private message in place of the private one that was pressed, else sends it."""
    message = pressed(i)
    if message is not None and is_private(message) and message.flags.components_v2:
        await redraw(i, view)
    elif not await patience.late(i):
        await i.response.send_message(view=view, ephemeral=True)
    elif message is None:
        await i.edit_original_response(view=view, allowed_mentions=slow.NOBODY)
    else:
        await i.followup.send(view=view, ephemeral=True)


async def redraw(i: Interaction, view: LayoutView) -> None:
    """Puts something else in place of the message that was pressed."""
    if await patience.late(i):
        await i.edit_original_response(view=view, allowed_mentions=slow.NOBODY)
    else:
        await i.response.edit_message(view=view)


async def say(i: Interaction, words: str) -> None:
    """A short private sentence."""
    await show(i, layout.message(layout.text(words)))


async def told(i: Interaction, told: Told, instead: LayoutView | None = None) -> None:
    """Answers for a deed, then lets the outbox say the rest, even if the answer did not arrive.

    `instead`: what a private message shows afterwards, where that is not the next question.
    """
    delivered: Collection[str] = ()
    try:
        delivered = await _answered(i, told, instead)
    finally:
        i.client.outbox.take(told, delivered=delivered)


async def _answered(i: Interaction, told: Told, instead: LayoutView | None) -> Collection[str]:
    """Answers; returns the kinds of mail that the answer has brought to the channel."""
    message, face = pressed(i), i.client.face(told.view)
    if message is not None and message.id == told.view.board:
        latest = news.latest(told.view, face, told.lines(None))
        await redraw(i, board.show(told.view, face, latest))
        return ("board",)
    if message is not None and not is_private(message) and told.ballot is not None:
        await redraw(i, post.vote(told.view, told.ballot).message())
        return ("deed",) if told.ballot.state == "open" else ()
    if is_private(message) or told.deed in PRIVATE_DEEDS or told.again or await patience.late(i):
        await show(i, instead or after(told, face, person(i), lacking(i)))
        return ()
    await i.response.send_message(view=post.answer(told, face).message())
    return ("news", "deed")


def lacking(i: Interaction) -> str:
    """What keeps the channel from hearing of it, as a small line; "" where nothing does."""
    may = i.app_permissions
    speaks = may.send_messages_in_threads if isinstance(i.channel, discord.Thread) else may.send_messages
    if i.guild_id is None or (speaks and may.view_channel):
        return ""
    return "\n-# I may not write in this channel, so its board stands still: a moderator can give me that right."


def after(told: Told, face: Face, me: Person, note: str = "") -> LayoutView:
    """What stands in a private message after its reader's deed: what happened, and what may be done next."""
    view, mine = told.view, told.view.held(me)
    acted = (line.seat for line in told.moves if line.seat in mine)
    reader = next(acted, mine[0] if mine else None)
    words = [news.moved(view, face, line, reader) for line in told.lines(reader)]
    if told.ballot is not None:
        words.append(news.ballot(view, told.ballot))
    head = "\n".join(w for w in words if w) or deeds.done(told)
    head += note
    if view.phase == "playing" and mine:
        return menu.moves(view, face, me, head=head)
    return layout.message(layout.text(head))


async def opened(i: Interaction, told: Told) -> None:
    """Answers with the table's own message, and remembers which one it is."""
    delivered: Collection[str] = ()
    try:
        shown = board.show(told.view, i.client.face(told.view), await latest(i, told.view))
        message = await slow.send(i, shown, private=False)
        delivered = ("board",)
        await i.client.tables.board_is(told.view.code, message)
    finally:
        i.client.outbox.take(told, delivered=delivered)


async def latest(i: Interaction, view: View) -> tuple[str, ...]:
    """The newest moves of a table as lines for its board."""
    if view.phase == "lobby":
        return ()
    return news.latest(view, i.client.face(view), await i.client.tables.history(view.code, last=3))
