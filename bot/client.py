"""The client: what it needs of Discord, its commands and buttons, and a calm start and end."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Mapping
from typing import Any

import discord
import yarl
from discord import app_commands

from bot import errors, patience
from bot.cogs import buttons, deck, declared, forms
from bot.decks.decks import Decks
from bot.faces.face import Face
from bot.outbox import Outbox
from bot.settings import Settings
from bot.table import Person, Tables, View
from rules.core.game import Game
from storage.store import Store

log = logging.getLogger("barliman")

INTENTS = discord.Intents(guilds=True)
"""Slash commands, buttons and messages of one's own need no more; none of these is privileged."""

PERMISSIONS = discord.Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True, embed_links=True, attach_files=True
)
"""What the bot needs in a channel where a table stands."""

ITSELF = 0
"""The bot's own row among the servers' settings."""

FINISH = 10.0
"""Seconds for what is under way when the bot is told to stop."""


class Tree(app_commands.CommandTree["Barliman"]):
    """The commands; every failure of one ends in the one place for failures."""

    async def interaction_check(self, i: discord.Interaction[Any], /) -> bool:
        """Everybody may; from here on it is answered in time."""
        if i.type is discord.InteractionType.application_command:
            patience.watch(i)
        return True

    async def on_error(self, i: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        await errors.answer(i, error)


class Barliman(discord.Client):
    """Keeps tables in channels. It knows people only by their interactions."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        tables: Tables,
        games: Mapping[str, Game],
        faces: Mapping[str, Face],
        *,
        guild_ready_timeout: float = 2.0,
    ) -> None:
        super().__init__(
            intents=INTENTS,
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=guild_ready_timeout,
        )
        self.settings, self.store, self.tables, self.games, self.faces = settings, store, tables, games, faces
        self.decks = Decks.of(settings)
        self.outbox = Outbox(self)
        self.tree = Tree(self)
        for command in declared(self):
            self.tree.add_command(command)

    def face(self, view: View) -> Face:
        """The words of the game that is played at a table."""
        return self.faces[view.game.key]

    @property
    def myself(self) -> Person:
        """The bot, where somebody must have done something."""
        return Person(self.user.id if self.user else ITSELF, self.user.name if self.user else "Barliman")

    async def setup_hook(self) -> None:
        """Before the connection: buttons of old messages, commands, and what was not said before the last stop."""
        self.add_dynamic_items(*buttons.ITEMS)
        await self.register()
        await self.outbox.resume()

    async def register(self, *, anyway: bool = False) -> bool:
        """Tells Discord the commands if they have changed since it was last told. True if they were sent."""
        fingerprint = self.fingerprint(self.application_id)
        known = await self.store.read(lambda reading: reading.config(ITSELF))
        if known.get("commands") == fingerprint and not anyway:
            return False
        await self.tree.sync()
        await self.store.work(lambda work: work.configure(ITSELF, {**known, "commands": fingerprint}))
        log.info("the commands were registered anew")
        return True

    def fingerprint(self, application: int | None) -> str:
        """Changes when a command's definition does, or when another application is to have them."""
        defined = json.dumps([c.to_dict(self.tree) for c in self.tree.get_commands()], sort_keys=True)
        return hashlib.sha256(f"{application} {defined}".encode()).hexdigest()

    async def on_interaction(self, i: discord.Interaction[Any]) -> None:
        """Forms, known by their custom ids like buttons, so that one outlives a restart; and old buttons."""
        if i.type is discord.InteractionType.modal_submit:
            await forms.submitted(i)
            await deck.submitted(i)
        elif i.type is discord.InteractionType.component:
            await buttons.unknown(i)

    @property
    def answering(self) -> list[asyncio.Task[Any]]:
        """The interactions that are being answered; the library names their tasks so."""
        return [t for t in asyncio.all_tasks() if t.get_name().startswith(("CommandTree-invoker", "discord-ui-"))]

    async def close(self) -> None:
        await self.decks.close()
        await super().close()

    async def finish(self) -> None:
        """Lets what is under way come to its end, then leaves."""
        if self.answering:
            await asyncio.wait(self.answering, timeout=FINISH)
        await self.outbox.drain(FINISH / 2)
        await self.close()


def point_at(settings: Settings) -> None:
    """Sends the library elsewhere than to Discord: to a proxy, or to the stand-in. For the whole process."""
    if settings.discord_api_base:
        discord.http.Route.BASE = settings.discord_api_base
    if settings.discord_gateway_url:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)


def invite(application: int) -> str:
    """The address at which somebody adds the bot to a server, with the permissions that it needs and no more."""
    return discord.utils.oauth_url(application, permissions=PERMISSIONS, scopes=("bot", "applications.commands"))
