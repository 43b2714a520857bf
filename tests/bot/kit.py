"""A table of the toy game in a stand-in, with the real client and a SQLite file: verbs and what people see."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import yarl
from pydantic import SecretStr

from bot.client import Barliman
from bot.playground import Player
from bot.playground.evening_client import Client
from bot.playground.evening_seen import Page, message
from bot.playground.watched import Watched
from bot.settings import Settings
from bot.table import Tables
from storage.store import Store
from tests import toy
from tests.bot.toy_face import FACES
from tests.standin import running

Json = dict[str, Any]
CALM = 0.06
MANAGE_MESSAGES = 1 << 13


@dataclass
class Scene:
    """One server with people in it. `mia` moderates."""

    standin: Watched
    folder: Path
    app: Barliman
    client: Client
    alice: Player
    bob: Player
    mia: Player
    guild: Json
    began: dict[str, int] = field(default_factory=dict)

    @property
    def channel(self) -> str:
        return self.client.place

    # What people do; each gives what its doer was shown
    async def type(self, who: Player, path: str, **values: Any) -> Page:
        i = await self.client.slash(who, path, values)
        return self.page(i.message) if i.message else Page("")

    async def press(self, who: Player, label: str) -> Page:
        i = await self.client.press(who, label)
        return self.page((i.followups or [i.message])[-1])

    async def pick(self, who: Player, menu: str, option: str) -> Page:
        i = await self.client.pick(who, menu, [option])
        return self.page((i.followups or [i.message])[-1]) if i.message else Page("")

    async def fill(self, who: Player, **values: Any) -> Page:
        i = await self.client.fill(who, values)
        return self.page(i.message)

    async def offered(self, who: Player, path: str, option: str, typed: str = "", **others: Any) -> list[str]:
        return [c["name"] for c in await self.client.ask(who, path, {**others, option: typed}, option)]

    async def settled(self) -> None:
        """Everything that the bot had to say has been said."""
        while self.app.outbox.busy or self.app.answering:
            await self.standin.quiet(CALM)

    # What people see
    def page(self, m: Json | None) -> Page:
        return message(m, lambda text: text) if m else Page("")

    def public(self) -> list[Page]:
        """The messages of the channel that everybody sees, oldest first."""
        w = self.standin
        return [self.page(m) for m in w.messages[self.channel].values() if m["id"] not in w.private_to]

    def everything(self, who: Player) -> str:
        """All that a person can read anywhere."""
        seen = [self.page(m) for m in self.standin.visible(self.channel, who)] + [self.page(m) for m in who.dms]
        return "\n".join(page.text + " ".join(page.buttons) + str(page.selects) for page in seen)

    def board(self) -> Page:
        """The message of the table."""
        return next(p for p in reversed(self.public()) if p.text.startswith(("## ", "### ")))

    def raw(self, text: str) -> Json:
        """The newest message anywhere, public or private, that holds a text."""
        everywhere = (m for place in self.standin.messages.values() for m in place.values())
        return max((m for m in everywhere if text in self.page(m).text), key=lambda m: int(m["id"]))

    async def deal(self, scenario: str = "short", **options: str) -> None:
        """Alice sits at Oak, Bob at Ash, and the game begins."""
        await self.type(self.alice, "game new", game="troll-bluff", scenario=scenario, seed="7", **options)
        await self.press(self.alice, "Join")
        await self.press(self.bob, "Join")
        await self.press(self.alice, "Start")
        await self.settled()

    async def choose(self, who: Player, first: int = 0) -> Page:
        """Plays a card from the hand through the private menu."""
        page = await self.press(who, "Your move")
        return await self.pick(who, "Play a card", page.selects[0]["options"][first])

    async def round(self) -> None:
        """Both choose a card, the troll roars, Oak rests."""
        await self.choose(self.alice)
        await self.choose(self.bob)
        await self.type(self.alice, "bot-turn")
        await self.press(self.alice, "Rest")
        await self.settled()


def house(folder: Path, **settings: Any) -> Barliman:
    """The bot with the toy game, not yet connected. Its store must be opened."""
    given = {"_env_file": None, "allow_seeds": True, "discord_token": SecretStr("x"), **settings}
    settings_ = Settings(**given)
    store = Store(f"sqlite:///{folder / 'tables.db'}", synchronous="OFF")
    tables = Tables(store, toy.GAMES, allow_seeds=settings_.allow_seeds)
    return Barliman(settings_, store, tables, toy.GAMES, FACES, guild_ready_timeout=0.05)


@asynccontextmanager
async def connected(standin: Watched, app: Barliman) -> AsyncIterator[Barliman]:
    """The bot is on line inside."""
    discord.http.Route.BASE = standin.api_base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(standin.gateway_url)
    standin.identified.clear()
    await app.store.open()
    try:
        async with running(app, standin):
            yield app
            await app.outbox.drain(2.0)
    finally:
        await app.store.close()
