"""A table of Kings of Middle-earth in a stand-in: Alice leads the Free Peoples, Bob the Shadow, Mia moderates."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from pydantic import SecretStr

from bot.client import Barliman
from bot.faces.games import FACES
from bot.playground.evening_client import Client
from bot.playground.watched import Watched
from bot.settings import Settings
from bot.table import Tables
from rules.games import GAMES
from storage.store import Store
from tests.bot.kit import MANAGE_MESSAGES, Page, Player, Scene, connected

SEED = "1191"
"""In the first turn the Free Peoples roll two Character dice, a Muster and an Event, the Shadow one Eye."""


@dataclass
class War(Scene):
    """The real client at work on the real game."""

    async def begin(self, **options: str) -> None:
        await self.type(
            self.alice, "game new", game="kings-of-middle-earth", scenario="war-of-the-ring", seed=SEED, **options
        )
        await self.type(self.alice, "game join", seat="free")
        await self.type(self.bob, "game join", seat="shadow")
        await self.press(self.bob, "Start")
        await self.settled()

    async def roll(self, boxed: str = "4 dice") -> None:
        """On to the action resolution of the first turn."""
        await self.press(self.alice, "Go on to the dice")
        await self.settled()
        await self.press(self.bob, boxed)
        await self.settled()

    async def by_hand(self, who: Player, side: str, move: str, **picks: str) -> Page:
        """A hand move up to where a form opens, or to its end; each pick names a menu and its option."""
        await self.press(who, "Your move")
        await self.press(who, "Hand moves")
        page = await self.pick(who, f"{side}: by hand", move)
        for menu, option in picks.items():
            label = next(s["label"] for s in page.selects if option in s["options"] and s["label"].startswith(menu))
            page = await self.pick(who, label, option)
        return page


def house(folder: Path) -> Barliman:
    settings = Settings(_env_file=None, allow_seeds=True, discord_token=SecretStr("x"))  # type: ignore[call-arg]
    store = Store(f"sqlite:///{folder / 'tables.db'}", synchronous="OFF")
    return Barliman(settings, store, Tables(store, GAMES, allow_seeds=True), GAMES, FACES, guild_ready_timeout=0.05)


@asynccontextmanager
async def war(standin: Watched, folder: Path) -> AsyncIterator[War]:
    guild = next(iter(standin.guilds.values()))
    client = Client(standin, folder)
    client.place = guild["channels"][0]["id"]
    alice, bob, mia = (standin.add_user(name) for name in ("alice", "bob", "mia"))
    mia.permissions |= MANAGE_MESSAGES
    async with connected(standin, house(folder)) as app:
        yield War(standin, folder, app, client, alice, bob, mia, guild)
