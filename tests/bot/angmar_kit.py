"""A table of Angmar Awakened in a stand-in: Alice and Bob play, Mia moderates; their decks as files."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.playground.evening_client import Client
from bot.playground.uploads import Upload
from bot.playground.watched import Watched
from bot.table import Person, Where
from tests.bot.kit import MANAGE_MESSAGES, Page, Player, Scene, connected
from tests.bot.war_kit import house

FIRST, SECOND = "intruders-in-chetwood", "the-weather-hills"
DECKS = Path(__file__).resolve().parents[1] / "decks"
EXPORT = (DECKS / "ringsdb-export.txt").read_text("utf-8")


def file(text: str | bytes, name: str = "deck.txt") -> Upload:
    return Upload(name, text if isinstance(text, bytes) else text.encode())


@dataclass
class North(Scene):
    """The real client at work on the real game."""

    async def open(self, scenario: str = FIRST, players: int = 1, **options: str) -> Page:
        return await self.type(
            self.alice,
            "game new",
            game="angmar-awakened",
            scenario=scenario,
            players=str(players),
            seed="7",
            **options,
        )

    async def begin(self, scenario: str = FIRST, players: int = 1, **options: str) -> None:
        """Alice and, where there are two, Bob sit down, and the decks are asked for."""
        await self.open(scenario, players, **options)
        for who in (self.alice, self.bob)[:players]:
            await self.press(who, "Join")
        await self.type(self.alice, "game settings", setting="pace", value="quick")
        await self.press(self.alice, "Start")
        await self.settled()

    async def bring(self, who: Player, text: str | bytes = EXPORT, name: str = "deck.txt") -> Page:
        return await self.type(who, "deck bring", file=file(text, name))

    async def to_round_one(self, who: Player) -> None:
        """The setup, by the first of what is offered each time."""
        for _ in range(30):
            view = await self.app.tables.at(self.place)
            if view.sight(None).round:
                return
            question = view.questions(self.person(who))[0]
            offer = view.offers(question)[0]
            await self.type(who, "act", what=f"{view.step(question)}:{offer.digest}")
            await self.settled()

    async def repair(self, tool: str, **values: str) -> Page:
        """`values` in the order of the repair's parameters."""
        names = dict(zip(("value", "second", "third"), values.values(), strict=False))
        return await self.type(self.mia, "moderator set", what=tool, reason="a test", **names)

    def person(self, who: Player) -> Person:
        from bot.table import Person

        return Person(int(who.id), who.name)

    @property
    def place(self) -> Where:
        from bot.table import Where

        return Where(int(self.guild["id"]), int(self.channel))


@asynccontextmanager
async def north(standin: Watched, folder: Path) -> AsyncIterator[North]:
    guild = next(iter(standin.guilds.values()))
    client = Client(standin, folder)
    client.place = guild["channels"][0]["id"]
    alice, bob, mia = (standin.add_user(name) for name in ("alice", "bob", "mia"))
    mia.permissions |= MANAGE_MESSAGES
    async with connected(standin, house(folder)) as app:
        yield North(standin, folder, app, client, alice, bob, mia, guild)
