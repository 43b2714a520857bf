"""Answers that may take a while: given at once where they are quick, else after a "thinking"."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import discord
from discord.ui import LayoutView, MediaGallery

from bot.faces.face import Face
from bot.table import File, View
from bot.ui import ids, layout

if TYPE_CHECKING:
    from bot.ui.answer import Interaction

T = TypeVar("T")
SOON = 1.0
"""Seconds; Discord waits three."""


async def patiently(i: Interaction, work: Coroutine[Any, Any, T], *, private: bool) -> T:
    """The result of the work; says "thinking" if it is not there soon. Raises what the work raises."""
    task = asyncio.ensure_future(work)
    await asyncio.wait({task}, timeout=SOON)
    if not task.done() and not i.response.is_done():
        await i.response.defer(ephemeral=private, thinking=True)
    return await task


async def send(i: Interaction, view: LayoutView, *, file: discord.File | None = None, private: bool) -> int:
    """The answer, whether or not "thinking" was said before. Returns the id of the message."""
    if i.response.is_done():
        nobody = discord.AllowedMentions.none()
        edited = await i.edit_original_response(view=view, attachments=[file] if file else [], allowed_mentions=nobody)
        return edited.id
    extra: dict[str, Any] = {"file": file} if file else {}
    sent = await i.response.send_message(view=view, ephemeral=private, **extra)
    return sent.message_id or 0


async def drawn(view: View, face: Face) -> tuple[LayoutView, discord.File]:
    """The board as a picture with its words for those who cannot see it, drawn on another thread."""
    sight = view.sight(None)
    data = await asyncio.to_thread(face.picture, sight)
    alt = face.alt(sight)[:1024]
    file = discord.File(io.BytesIO(data), "board.png", description=alt)
    gallery: MediaGallery[Any] = MediaGallery(discord.MediaGalleryItem(file, description=alt))
    buttons = [
        layout.button("Your move", ids.control(view.code, "move"), discord.ButtonStyle.success),
        layout.button("Show my hand", ids.control(view.code, "hand")),
    ]
    rows = layout.rows(buttons) if view.phase == "playing" else []
    return layout.message(layout.text(face.headline(sight), 400), gallery, *rows), file


async def send_file(i: Interaction, exported: Awaitable[File], words: str) -> None:
    """An export as a private attachment."""

    async def made() -> File:
        return await exported

    found = await patiently(i, made(), private=True)
    file = discord.File(io.BytesIO(found.data), found.name, description="The game as data")
    shown = layout.message(layout.text(words), discord.ui.File(file))
    await send(i, shown, file=file, private=True)
