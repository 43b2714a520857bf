"""`/game`: a table in this channel, from the lobby to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.boards import FURTHER
from bot.cogs import complete, looks, new, takeback
from bot.cogs.rights import GUILD_ONLY, must_be_writable, must_moderate
from bot.errors import Refused
from bot.table import View
from bot.ui import answer, board, slow, status

if TYPE_CHECKING:
    from bot.client import Barliman
    from bot.ui.answer import Interaction

BIGGEST = 4 * 1024 * 1024
"""Bytes of a file that may be imported."""


class Game(app_commands.Group):
    """A table in this channel."""

    def __init__(self, app: Barliman) -> None:
        super().__init__(name="game", description="A table in this channel", allowed_contexts=GUILD_ONLY)
        self.add_command(new.command(app.games, seeds=app.settings.allow_seeds))

    @app_commands.command(description="Sit down at the table in this channel")
    @app_commands.describe(seat="Which seat; without it, the first free one")
    @app_commands.autocomplete(seat=complete.free_seat)
    async def join(self, i: Interaction, seat: str | None = None) -> None:
        await answer.told(i, await i.client.tables.join(answer.where(i), answer.person(i), seat, key=i.id))

    @app_commands.command(description="Leave the table in this channel")
    @app_commands.describe(seat="Which seat; without it, all of yours")
    @app_commands.autocomplete(seat=complete.own_seat)
    async def leave(self, i: Interaction, seat: str | None = None) -> None:
        await answer.told(i, await i.client.tables.leave(answer.where(i), answer.person(i), seat=seat, key=i.id))

    @app_commands.command(description="Start the game when every seat is taken")
    async def start(self, i: Interaction) -> None:
        await answer.told(i, await i.client.tables.start(answer.where(i), answer.person(i), key=i.id))

    @app_commands.command(description="The board, what is asked of you, and what happened since you last acted")
    async def status(self, i: Interaction) -> None:
        view, me = await here(i), answer.person(i)
        lines = await i.client.tables.since(view.code, me)
        await answer.show(i, status.status(view, i.client.face(view), me, lines))

    @app_commands.command(description="The board as a picture with a description, or as text for a screen reader")
    @app_commands.rename(how="as")
    @app_commands.describe(how="Picture or text; the text becomes the table's board message")
    @app_commands.choices(how=[Choice(name="Picture", value="picture"), Choice(name="Text", value="text")])
    async def board(self, i: Interaction, how: str = "picture") -> None:
        view = await here(i)
        if how == "text" or view.phase == "lobby":
            await bringhere(i, view)
        else:
            await show_picture(i, view)

    @app_commands.command(description="What happened, in words, with the bot's reasons")
    @app_commands.describe(last="How many moves on a page")
    async def history(self, i: Interaction, last: Range[int, 1, 50] = looks.LAST) -> None:
        await looks.history(i, await here(i), last)

    @app_commands.command(description="Take back what was done last; where others are concerned, by vote")
    async def undo(self, i: Interaction) -> None:
        view = await here(i)
        await takeback.undo(i, view)

    @app_commands.command(description="Bring back what was taken back, until the next move")
    async def redo(self, i: Interaction) -> None:
        view = await here(i)
        await takeback.redo(i, view)

    @app_commands.command(description="The rulings and options of this table")
    @app_commands.describe(setting="Which one to change", value="To what")
    @app_commands.autocomplete(setting=complete.setting, value=complete.setting_value)
    async def settings(self, i: Interaction, setting: str | None = None, value: str | None = None) -> None:
        view = await here(i)
        if setting is None or value is None:
            await looks.settings(i, view)
            return
        await answer.told(i, await i.client.tables.change(view.code, answer.person(i), setting, value, key=i.id))

    @app_commands.command(description="The game as a file, as far as you may know it")
    async def export(self, i: Interaction) -> None:
        view = await here(i)
        await slow.send_file(
            i, i.client.tables.export(view.code, answer.person(i)), "The game as far as you may know it."
        )

    @app_commands.command(name="import", description="Open a game from a file (moderators: it holds every hand)")
    @app_commands.describe(file="A file from an export")
    async def import_(self, i: Interaction, file: discord.Attachment) -> None:
        await open_file(i, file)

    @app_commands.command(description="End this game by vote of the seats")
    async def end(self, i: Interaction) -> None:
        view = await here(i)
        await answer.told(i, await i.client.tables.end(view.code, answer.person(i), key=i.id))


def commands(app: Barliman) -> tuple[Game]:
    return (Game(app),)


async def here(i: Interaction) -> View:
    return await i.client.tables.at(answer.where(i))


async def bringhere(i: Interaction, view: View) -> None:
    """The board as the newest message of the channel; the old one says where it went."""
    face = i.client.face(view)
    if view.phase == "over":
        await answer.show(i, board.show(view, face))
        return
    message = await slow.send(i, board.show(view, face, await answer.latest(i, view)), private=False)
    await i.client.tables.board_is(view.code, message)
    if view.board is not None:
        i.client.outbox.boards.moved_on(view.where.channel, view.board, FURTHER)


async def show_picture(i: Interaction, view: View) -> None:
    """The picture for everybody; after the game for its asker alone, so that the ending stays the last word."""
    private = view.phase == "over"
    shown, file = await slow.drawn(view, i.client.face(view))
    await slow.send(i, shown, file=file, private=private)


async def open_file(i: Interaction, file: discord.Attachment) -> None:
    """A table from an attachment, with its board as the answer. A file holds every hand: only for moderators."""
    await must_moderate(i)
    must_be_writable(i)
    if file.size > BIGGEST:
        raise Refused(f"That file is larger than {BIGGEST >> 20} MiB, so it is no game of mine; nothing was opened.")
    data = await file.read()
    await answer.opened(i, await i.client.tables.import_(answer.where(i), answer.person(i), data, key=i.id))
