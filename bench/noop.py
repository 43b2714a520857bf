"""The floor: a real discord.py client with one command that does nothing."""

from __future__ import annotations

import asyncio
import gc
import os

import discord
import yarl
from discord import app_commands


class Floor(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(description="Answers at once, to you alone")
        async def noop(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("done", ephemeral=True)

    async def setup_hook(self) -> None:
        await self.tree.sync()


async def main() -> None:
    discord.http.Route.BASE = os.environ["DISCORD_API_BASE"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
    bot = Floor()
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    try:
        import uvloop
    except ImportError:
        asyncio.run(main())
    else:
        uvloop.run(main())
