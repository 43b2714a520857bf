"""The same scenes under the stand-in and under SimCord, an independent simulation: everybody must see the same."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import discord
import pytest
import simcord

from bot.playground.checks.components import walk
from bot.playground.wire import EPHEMERAL
from tests.playground.conftest import Json, Scene
from tests.playground.demobot import DemoBot
from tests.standin import running

Seen = list[Any]


class Keeper(DemoBot):
    """Has one command that keeps its interaction for later."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[discord.Interaction] = []
        self.arrived: asyncio.Queue[int] = asyncio.Queue()

        @self.tree.command(description="Keeps the interaction")
        async def keep(interaction: discord.Interaction) -> None:
            self.kept.append(interaction)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.arrived.put_nowait(interaction.id)

    async def finish(self) -> None:
        """Waits until one more interaction has come and discord.py's tasks for it are done."""
        await asyncio.wait_for(self.arrived.get(), 10)
        busy = [t for t in asyncio.all_tasks() if t.get_name().startswith(("CommandTree", "discord-ui"))]
        if busy:
            await asyncio.wait(busy, timeout=10)

    async def answer(self, text: str) -> int:
        """Answers what was kept; the error code, or 0."""
        try:
            await self.kept[-1].response.send_message(text)
        except discord.HTTPException as e:
            return e.code
        return 0


def shown(content: str, flags: int, embeds: list[Json], components: list[Json]) -> Seen:
    """What a person's eye gets of a message."""
    parts: Seen = [content, "private" if flags & EPHEMERAL else "public"]
    parts += [e.get("title") for e in embeds]
    for c in walk(components):
        texts = [o["label"] for o in c.get("options") or ()]
        parts.append((c["type"], c.get("label") or c.get("placeholder") or c.get("content"), texts))
    return parts


class Stage(Protocol):
    """One of the two worlds."""

    bot: Keeper

    async def slash(self, who: str, path: str, **options: Any) -> None: ...
    async def press(self, who: str, custom_id: str, values: list[str] | None = None) -> None: ...
    async def submit(self, who: str, **values: str) -> None: ...
    async def complete(self, who: str, path: str, option: str, text: str) -> list[Json]: ...
    async def advance(self, seconds: float) -> None: ...
    def sees(self, who: str) -> Seen: ...
    def form(self) -> Seen: ...


@dataclass
class Ours:
    scene: Scene
    bot: Keeper
    last: Any = None

    def who(self, name: str) -> Any:
        return {"alice": self.scene.alice, "bob": self.scene.bob}[name]

    async def slash(self, who: str, path: str, **options: Any) -> None:
        self.last = await self.who(who).slash(self.scene.channel, path, **options)
        await self.bot.finish()

    async def press(self, who: str, custom_id: str, values: list[str] | None = None) -> None:
        p = self.who(who)
        m = self.scene.standin.visible(self.scene.channel, p)[-1]
        self.last = await (p.click(m, custom_id) if values is None else p.select(m, custom_id, values))
        await self.bot.finish()

    async def submit(self, who: str, **values: str) -> None:
        self.last = await self.who(who).submit(self.last, **values)
        await self.bot.finish()

    async def complete(self, who: str, path: str, option: str, text: str) -> list[Json]:
        return await self.who(who).autocomplete(self.scene.channel, path, option, **{option: text})

    async def advance(self, seconds: float) -> None:
        await self.scene.standin.clock.advance(seconds)

    def sees(self, who: str) -> Seen:
        visible = self.scene.standin.visible(self.scene.channel, self.who(who))
        return [shown(m["content"], m["flags"], m["embeds"], m["components"]) for m in visible]

    def form(self) -> Seen:
        return [self.last.modal["title"], *shown("", 0, [], self.last.modal["components"])]


@dataclass
class Theirs:
    env: Any
    bot: Keeper
    people: dict[str, Any] = field(default_factory=dict)
    last: Any = None

    def __post_init__(self) -> None:
        guild = self.env.create_guild()
        self.channel = guild.create_text_channel("table-1")
        for name in ("alice", "bob"):
            self.people[name] = guild.add_member(self.env.create_user(name, global_name=name.title()))

    async def slash(self, who: str, path: str, **options: Any) -> None:
        self.last = await self.people[who].slash(self.channel, path, **options)

    async def press(self, who: str, custom_id: str, values: list[str] | None = None) -> None:
        p, m = self.people[who], self.channel.history(viewer=self.people[who])[-1]
        act: Awaitable[Any] = (
            p.click(m, custom_id=custom_id) if values is None else p.select(m, values, custom_id=custom_id)
        )
        self.last = await act

    async def submit(self, who: str, **values: str) -> None:
        self.last = await self.people[who].submit_modal(self.last, values)

    async def complete(self, who: str, path: str, option: str, text: str) -> list[Json]:
        return await self.people[who].autocomplete(self.channel, path, option, text)

    async def advance(self, seconds: float) -> None:
        await self.env.advance_time(seconds)

    def sees(self, who: str) -> Seen:
        return [
            shown(m.content, m.flags.value, [e.to_dict() for e in m.embeds], [c.to_dict() for c in m.components])
            for m in self.channel.history(viewer=self.people[who])
        ]

    def form(self) -> Seen:
        return [self.last.modal["title"], *shown("", 0, [], self.last.modal["components"])]


async def a_command(t: Stage) -> Seen:
    await t.slash("alice", "ping")
    return []


async def a_private_answer(t: Stage) -> Seen:
    await t.slash("alice", "whisper")
    return []


async def a_deferred_answer(t: Stage) -> Seen:
    await t.slash("alice", "slow")
    await t.slash("bob", "deferred")
    return []


async def a_button_edits_the_board(t: Stage) -> Seen:
    await t.slash("alice", "board")
    await t.press("bob", "pass")
    return []


async def a_menu_edits_the_board(t: Stage) -> Seen:
    await t.slash("alice", "board")
    await t.press("bob", "card", ["AS"])
    return []


async def a_form_edits_the_board(t: Stage) -> Seen:
    await t.slash("alice", "board")
    await t.press("bob", "bid")
    form = t.form()
    await t.submit("bob", amount="17")
    return form


async def components_v2(t: Stage) -> Seen:
    await t.slash("alice", "table")
    await t.press("bob", "draw")
    return []


async def autocomplete(t: Stage) -> Seen:
    return [c["value"] for c in await t.complete("alice", "game start", "kind", "ch")]


async def answering_twice(t: Stage) -> Seen:
    await t.slash("alice", "twice")
    return []


async def answering_in_time(t: Stage) -> Seen:
    await t.slash("alice", "keep")
    await t.advance(2)
    return [await t.bot.answer("in time")]


async def answering_too_late(t: Stage) -> Seen:
    await t.slash("alice", "keep")
    await t.advance(4)
    return [await t.bot.answer("too late")]


SCENES = (
    a_command,
    a_private_answer,
    a_deferred_answer,
    a_button_edits_the_board,
    a_menu_edits_the_board,
    a_form_edits_the_board,
    components_v2,
    autocomplete,
    answering_twice,
    answering_in_time,
    answering_too_late,
)


@pytest.mark.parametrize("play", SCENES, ids=lambda f: f.__name__)
async def test_both_worlds_show_the_same(scene: Scene, play: Callable[[Stage], Awaitable[Seen]]) -> None:
    bot = Keeper()
    async with running(bot, scene.standin):
        ours: Stage = Ours(scene, bot)
        said = await play(ours), ours.sees("alice"), ours.sees("bob")
    bot = Keeper()
    async with simcord.run(bot) as env:
        theirs: Stage = Theirs(env, bot)
        assert (await play(theirs), theirs.sees("alice"), theirs.sees("bob")) == said
    assert said[0] or said[1], "nothing happened in either"
