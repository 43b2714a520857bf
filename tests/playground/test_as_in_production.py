"""The unmodified client over TLS to "discord.com", and a client of several shards."""

from __future__ import annotations

import asyncio
import socket
import ssl
from typing import Any

import aiohttp
import discord
import trustme
from aiohttp.abc import AbstractResolver, ResolveResult

from bot.playground import StandIn
from tests.playground.conftest import people
from tests.playground.demobot import DemoBot, ShardedDemoBot
from tests.standin import NewStandIn, running


class ToLoopback(AbstractResolver):
    """Answers every name with the stand-in's address and port, and remembers who was asked for."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.asked: set[tuple[str, int]] = set()

    async def resolve(self, host: str, port: int = 0, family: Any = socket.AF_INET) -> list[ResolveResult]:
        self.asked.add((host, port))
        at = ResolveResult(hostname=host, host="127.0.0.1", port=self.port, family=family, proto=0, flags=0)
        return [at]

    async def close(self) -> None:
        pass


async def test_the_unmodified_client_speaks_tls_to_discord_com() -> None:
    ca = trustme.CA()
    server, client = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH), ssl.create_default_context()
    ca.issue_cert("discord.com", "gateway.discord.gg").configure_cert(server)
    ca.configure_trust(client)
    resumed = asyncio.Event()

    class Bot(DemoBot):
        async def on_resumed(self) -> None:
            resumed.set()

    s = await StandIn(identify_window=0.0, tls=server).start()
    s.gateway_url = "wss://gateway.discord.gg/"
    scene = people(s)
    to = ToLoopback(s.port)
    bot = Bot(connector=aiohttp.TCPConnector(resolver=to, ssl=client, limit=0))
    async with running(bot, s):
        assert discord.http.Route.BASE == "https://discord.com/api/v10"
        i = await scene["alice"].slash(scene["channel"], "ping")
        assert (await i.wait_response())["content"] == "pong"
        await s.drop(4000)
        await asyncio.wait_for(resumed.wait(), 10)
        i = await scene["alice"].slash(scene["channel"], "ping")
        assert (await i.wait_response())["content"] == "pong"
    assert to.asked == {("discord.com", 443), ("gateway.discord.gg", 443)}
    assert s.gateway.resumes == 1
    assert s.violations == []
    await s.stop()


async def test_every_shard_answers_for_its_own_guilds(checked: NewStandIn) -> None:
    s = await checked(shards=4)
    alice = s.add_user("alice")
    base = int(s.snowflake()) >> 22
    guilds = [s.add_guild(f"Guild {k}", "general", id=str((base + k) << 22)) for k in range(8)]
    bot = ShardedDemoBot()
    async with running(bot, s):
        assert sorted(bot.shards) == [0, 1, 2, 3]
        assert (len(bot.guilds), s.gateway.identifies) == (8, 4)
        for g in guilds:
            i = await alice.slash(g["channels"][0]["id"], "ping")
            assert (await i.wait_response())["content"] == "pong"
        by_shard = {x.shard[0]: x for x in s.sessions.values()}
        heard = {n: sum(b"INTERACTION_CREATE" in raw for _, raw in x.log) for n, x in by_shard.items()}
        assert heard == dict.fromkeys(range(4), 2)
        told = s.wait_message(lambda m: m["content"] == "sent")
        await alice.slash(guilds[0]["channels"][0]["id"], "dm", who=alice, text="hello")
        await told
        dm = await alice.slash(s.dm_of[alice.id], "ping")
        assert (await dm.wait_response())["content"] == "pong"
        assert sum(b"INTERACTION_CREATE" in raw for _, raw in by_shard[0].log) >= 3


async def test_one_shard_of_several_processes_hears_only_its_guilds(checked: NewStandIn) -> None:
    s = await checked(max_concurrency=16)
    alice = s.add_user("alice")
    base = int(s.snowflake()) >> 22
    guilds = [s.add_guild(f"Guild {k}", "general", id=str((base + k) << 22)) for k in range(4)]
    bot = ShardedDemoBot(shard_ids=[0, 1], shard_count=4)
    async with running(bot, s):
        assert "GET /gateway/bot" not in s.counts
        for g in guilds:
            i = await alice.slash(g["channels"][0]["id"], "ping")
            if (int(g["id"]) >> 22) % 4 < 2:
                assert (await i.wait_response())["content"] == "pong"
            else:
                await s.clock.advance(3)
                assert i.dead
