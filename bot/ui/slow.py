"""Answers with files, and answers that everybody sees."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord.ui import LayoutView, MediaGallery

from bot import patience
from bot.faces.face import Face
from bot.table import File, View
from bot.ui import ids, layout

if TYPE_CHECKING:
    from bot.ui.answer import Interaction

NOBODY = discord.AllowedMentions.none()
"""Said at each edit: the library sends the client's own default only where a message has plain content."""


async def send(i: Interaction, view: LayoutView, *, file: discord.File | None = None, private: bool) -> int:
    """The answer to a command. Returns the id of the message.

    Where its doer was told to wait, which is private, what everybody shall see is a message besides.
    """
    extra: dict[str, Any] = {"file": file} if file else {}
    if not await patience.late(i):
        sent = await i.response.send_message(view=view, ephemeral=private, **extra)
        return sent.message_id or 0
    if private:
        edited = await i.edit_original_response(view=view, attachments=list(extra.values()), allowed_mentions=NOBODY)
        return edited.id
    await i.edit_original_response(view=layout.message(layout.text("Done.")), allowed_mentions=NOBODY)
    return (await i.followup.send(view=view, wait=True, **extra)).id


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


async def apart(work: Callable[..., bytes], *given: Any) -> bytes:
    """Slow work on another thread."""
    return await asyncio.to_thread(work, *given)


async def send_file(i: Interaction, exported: Awaitable[File], words: str) -> None:
    """An export as a private attachment."""
    found = await exported
    file = discord.File(io.BytesIO(found.data), found.name, description="The game as data")
    shown = layout.message(layout.text(words), discord.ui.File(file))
    await send(i, shown, file=file, private=True)
