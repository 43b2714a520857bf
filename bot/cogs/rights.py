"""Who may moderate: those with Manage Messages, and the role that the server has set."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.errors import Refused
from bot.table import View

if TYPE_CHECKING:
    from bot.ui.answer import Interaction

GUILD_ONLY = discord.app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)


async def moderates(i: Interaction) -> bool:
    """Whether the person moderates here. Discord's own setting only hides the commands; this is what counts."""
    if i.guild_id is None or not isinstance(i.user, discord.Member):
        return False
    if i.permissions.manage_messages:
        return True
    role = (await i.client.tables.config(i.guild_id)).moderator_role
    return role is not None and i.user.get_role(role) is not None


async def moderates_at(i: Interaction, view: View) -> bool:
    """Whether the person moderates where this table stands."""
    return view.where.guild == i.guild_id and await moderates(i)


async def must_moderate(i: Interaction) -> None:
    """Raises Refused for everybody else."""
    if not await moderates(i):
        raise Refused("Only moderators of this server may do that; nothing was changed.")


def must_be_writable(i: Interaction) -> None:
    """Raises Refused where the bot may not keep a board: it names what is missing."""
    may = i.app_permissions
    thread = isinstance(i.channel, discord.Thread)
    need = {
        "View Channel": may.view_channel,
        "Send Messages": may.send_messages or thread,
        "Send Messages in Threads": may.send_messages_in_threads or not thread,
    }
    missing = [name for name, given in need.items() if not given]
    if missing:
        raise Refused(
            f"I may not keep a board in this channel, so nothing was opened. What I lack: {', '.join(missing)}."
        )
