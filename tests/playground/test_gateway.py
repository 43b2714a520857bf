"""The gateway by raw websockets: greeting, heartbeats, compression, resuming, and every close code."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest
import zstandard

from bot.playground.wire import INTENT_CONTENT, INTENT_GUILDS, INTENT_MEMBERS, INTENT_MESSAGES, dumps, loads
from tests.playground.conftest import Json, Scene
from tests.standin import NewStandIn

PROPERTIES = {"os": "linux", "browser": "test", "device": "test"}


class Line:
    """A client's side of one connection."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.ws = ws

    async def send(self, op: int, d: Any = None) -> None:
        await self.ws.send_str(dumps({"op": op, "d": d}).decode())

    async def hear(self) -> Json:
        """The next frame."""
        msg = await self.ws.receive(timeout=10)
        assert msg.type == aiohttp.WSMsgType.TEXT, msg
        return loads(msg.data)

    async def event(self, name: str) -> Json:
        """The data of the next event of this name."""
        while (p := await self.hear())["t"] != name:
            pass
        return p["d"]

    async def closed(self) -> int | None:
        """Reads on until the other side closes; its code."""
        while not self.ws.closed:
            await self.ws.receive(timeout=10)
        return self.ws.close_code

    async def identify(self, s: Scene, intents: int = INTENT_GUILDS, **more: Any) -> Json:
        """READY's data."""
        await self.send(2, {"token": s.standin.token, "intents": intents, "properties": PROPERTIES, **more})
        return await self.event("READY")


@asynccontextmanager
async def line(s: Scene, query: str = "?v=10&encoding=json") -> AsyncIterator[Line]:
    """A connection on which HELLO was heard."""
    async with s.api.session.ws_connect(s.standin.gateway_url + query) as ws:
        one = Line(ws)
        assert (await one.hear())["op"] == 10
        yield one


async def test_hello_asks_for_a_heartbeat_and_answers_it(scene: Scene) -> None:
    async with scene.api.session.ws_connect(scene.standin.gateway_url + "?v=10") as ws:
        one = Line(ws)
        assert (await one.hear())["d"]["heartbeat_interval"] == 41250
        await one.send(1)
        assert (await one.hear())["op"] == 11


async def test_guilds_are_unavailable_in_ready_and_come_one_by_one(scene: Scene) -> None:
    async with line(scene) as one:
        ready = await one.identify(scene)
        assert ready["guilds"] == [{"id": scene.guild["id"], "unavailable": True}]
        guild = await one.event("GUILD_CREATE")
        assert [c["name"] for c in guild["channels"]] == ["table-1", "table-2"]
        assert len(guild["members"]) == 1


async def test_members_come_only_with_their_intent(scene: Scene) -> None:
    async with line(scene) as one:
        await one.identify(scene, INTENT_GUILDS | INTENT_MEMBERS)
        assert len((await one.event("GUILD_CREATE"))["members"]) == 4
        await one.send(8, {"guild_id": scene.guild["id"], "query": "al", "limit": 0, "nonce": "n"})
        chunk = await one.event("GUILD_MEMBERS_CHUNK")
        assert [m["user"]["username"] for m in chunk["members"]] == ["alice"]


async def test_zlib_is_one_stream_with_a_flush_after_each_message(scene: Scene) -> None:
    url = scene.standin.gateway_url + "?v=10&compress=zlib-stream"
    async with scene.api.session.ws_connect(url) as ws:
        stream = zlib.decompressobj()
        for op in (10, 11):
            data = await ws.receive_bytes(timeout=10)
            assert data.endswith(b"\x00\x00\xff\xff")
            assert loads(stream.decompress(data))["op"] == op
            await ws.send_str('{"op":1,"d":null}')


async def test_zstd_is_one_frame_for_the_life_of_the_socket(scene: Scene) -> None:
    url = scene.standin.gateway_url + "?v=10&compress=zstd-stream"
    async with scene.api.session.ws_connect(url) as ws:
        stream = zstandard.ZstdDecompressor().decompressobj()
        for op in (10, 11):
            assert loads(stream.decompress(await ws.receive_bytes(timeout=10)))["op"] == op
            await ws.send_str('{"op":1,"d":null}')


IDENTIFY = {"token": None, "intents": 1, "properties": PROPERTIES}
WRONG: list[tuple[str, int, list[Any]]] = [
    ("unknown opcode", 4001, [{"op": 99}]),
    ("no opcode", 4002, [{"d": 1}]),
    ("no JSON", 4002, ["{"]),
    ("identify without intents", 4002, [{"op": 2, "d": {"token": None, "properties": {}}}]),
    ("a frame over 4096 bytes", 4002, [{"op": 3, "d": "x" * 4096}]),
    ("not identified", 4003, [{"op": 3, "d": {}}]),
    ("wrong token", 4004, [{"op": 2, "d": {**IDENTIFY, "token": "nonsense"}}]),
    ("wrong token on resume", 4004, [{"op": 6, "d": {"token": "nonsense", "session_id": "x", "seq": 1}}]),
    ("identified twice", 4005, [{"op": 2, "d": IDENTIFY}, {"op": 2, "d": IDENTIFY}]),
    ("121 frames in a minute", 4008, [{"op": 1, "d": None}] * 121),
    ("shard 2 of 2", 4010, [{"op": 2, "d": {**IDENTIFY, "shard": [2, 2]}}]),
    ("intents that do not exist", 4013, [{"op": 2, "d": {**IDENTIFY, "intents": 1 << 30}}]),
    ("intents that were not granted", 4014, [{"op": 2, "d": {**IDENTIFY, "intents": INTENT_MEMBERS}}]),
]


@pytest.mark.parametrize(("code", "frames"), [pytest.param(c, f, id=name) for name, c, f in WRONG])
async def test_it_closes_with_the_code_for_the_mistake(scene: Scene, code: int, frames: list[Any]) -> None:
    scene.standin.gateway.allowed_intents = ~INTENT_MEMBERS
    async with line(scene) as one:
        for f in frames:
            text = f if isinstance(f, str) else dumps(f).decode()
            await one.ws.send_str(text.replace('"token":null', f'"token":"{scene.standin.token}"'))
        assert await one.closed() == code


async def test_the_wrong_version_is_refused_before_hello(scene: Scene) -> None:
    for query in ("?v=9", "?v=10&encoding=etf"):
        async with scene.api.session.ws_connect(scene.standin.gateway_url + query) as ws:
            assert await Line(ws).closed() == 4012


async def test_bytes_are_no_json(scene: Scene) -> None:
    async with line(scene) as one:
        await one.ws.send_bytes(b"\x00")
        assert await one.closed() == 4002


async def test_a_client_without_heartbeat_is_closed(checked: NewStandIn) -> None:
    s = await checked(heartbeat_ms=20)
    async with aiohttp.ClientSession() as session, session.ws_connect(s.gateway_url + "?v=10") as ws:
        assert await Line(ws).closed() == 4009


async def test_more_guilds_than_a_shard_may_have_need_sharding(scene: Scene) -> None:
    for n in range(2500):
        scene.standin.guilds[str(n)] = {"id": str(n)}
    async with line(scene) as one:
        await one.send(2, {**IDENTIFY, "token": scene.standin.token})
        assert await one.closed() == 4011


async def test_identifying_too_soon_is_an_invalid_session(scene: Scene) -> None:
    scene.standin.gateway.identify_window = 5.0
    async with line(scene) as one, line(scene) as two:
        await one.identify(scene)
        await two.send(2, {**IDENTIFY, "token": scene.standin.token})
        assert (await two.hear()) == {"op": 9, "s": None, "t": None, "d": False}
        await scene.standin.clock.advance(5)
        assert await two.identify(scene)


async def test_the_thousand_and_first_identify_of_a_day_resets_the_token(scene: Scene) -> None:
    scene.standin.gateway.identifies = 1000
    old = scene.standin.token
    async with line(scene) as one:
        await one.send(2, {**IDENTIFY, "token": old})
        assert await one.closed() == 4004
    assert scene.standin.token != old


async def test_resume_replays_what_was_missed(scene: Scene) -> None:
    async with line(scene) as one:
        ready = await one.identify(scene)
        await one.event("GUILD_CREATE")
    await scene.standin.add_channel(scene.guild["id"], "table-3")
    async with line(scene) as two:
        await two.send(6, {"token": scene.standin.token, "session_id": ready["session_id"], "seq": 2})
        missed, resumed = await two.hear(), await two.hear()
    assert (missed["t"], missed["s"], missed["d"]["name"]) == ("CHANNEL_CREATE", 3, "table-3")
    assert (resumed["t"], resumed["s"]) == ("RESUMED", 4)


async def test_what_happens_during_a_replay_comes_after_it_in_order(scene: Scene) -> None:
    async with line(scene) as one:
        ready = await one.identify(scene)
    session = scene.standin.sessions[ready["session_id"]]
    for _ in range(200):
        session.event("TYPING_START", {})
    async with line(scene) as two:
        await two.send(6, {"token": scene.standin.token, "session_id": session.id, "seq": 2})
        first = await two.hear()
        for n in range(5):
            await scene.standin.add_channel(scene.guild["id"], f"more-{n}")
        numbers = [first["s"], *[(await two.hear())["s"] for _ in range(205)]]
    assert numbers == list(range(3, 209))


async def test_resuming_elsewhere_closes_the_old_connection(scene: Scene) -> None:
    async with line(scene) as one, line(scene) as two:
        ready = await one.identify(scene)
        await two.send(6, {"token": scene.standin.token, "session_id": ready["session_id"], "seq": 2})
        await two.event("RESUMED")
        assert await one.closed() == 4000
        await scene.standin.add_channel(scene.guild["id"], "table-3")
        assert (await two.event("CHANNEL_CREATE"))["name"] == "table-3"


async def test_a_number_not_yet_sent_cannot_be_resumed(scene: Scene) -> None:
    async with line(scene) as one:
        ready = await one.identify(scene)
    async with line(scene) as two:
        await two.send(6, {"token": scene.standin.token, "session_id": ready["session_id"], "seq": 99})
        assert await two.closed() == 4007


async def test_a_session_is_gone_after_three_minutes_away(scene: Scene) -> None:
    async with line(scene) as one:
        ready = await one.identify(scene)
    while scene.standin.sessions[ready["session_id"]].ws:  # noqa: ASYNC110 - the server's side closes in its own time
        await asyncio.sleep(0)
    await scene.standin.clock.advance(181)
    async with line(scene) as two:
        await two.send(6, {"token": scene.standin.token, "session_id": ready["session_id"], "seq": 1})
        assert (await two.hear())["op"] == 9


async def test_an_unknown_session_and_one_with_too_much_missed_are_invalid(scene: Scene) -> None:
    async with line(scene) as one:
        ready = await one.identify(scene)
    session = scene.standin.sessions[ready["session_id"]]
    for _ in range(5001):
        session.event("TYPING_START", {})
    for sid in ("nonsense", session.id):
        async with line(scene) as two:
            await two.send(6, {"token": scene.standin.token, "session_id": sid, "seq": 1})
            assert (await two.hear())["op"] == 9


async def test_an_event_goes_to_the_shard_of_its_guild_and_a_dm_to_shard_0(scene: Scene) -> None:
    s = scene.standin
    odd = s.add_guild("Odd", "hall", id=str(((int(scene.guild["id"]) >> 22) | 1) << 22))
    even = s.add_guild("Even", "hall", id=str(((int(odd["id"]) >> 22) + 1) << 22))
    async with line(scene) as zero, line(scene) as one:
        await zero.identify(scene, shard=[0, 2])
        await one.identify(scene, shard=[1, 2])
        for g in (odd, even):
            await s.add_channel(g["id"], "cellar")
        await s.dispatch("INTERACTION_CREATE", {"in": "a DM"})
        assert (await zero.event("CHANNEL_CREATE"))["guild_id"] == even["id"]
        assert (await zero.hear())["t"] == "INTERACTION_CREATE"
        assert (await one.event("CHANNEL_CREATE"))["guild_id"] == odd["id"]


async def test_text_is_blank_without_the_content_intent(scene: Scene) -> None:
    said = ("It was a dark night", f"<@{scene.standin.bot_id}> wake up")
    async with line(scene) as deaf, line(scene) as hearing:
        await deaf.identify(scene, INTENT_MESSAGES)
        await hearing.identify(scene, INTENT_MESSAGES | INTENT_CONTENT)
        for text in said:
            await scene.alice.say(scene.channel, text)
        assert [(await deaf.event("MESSAGE_CREATE"))["content"] for _ in said] == ["", said[1]]
        assert [(await hearing.event("MESSAGE_CREATE"))["content"] for _ in said] == list(said)


async def test_ephemeral_messages_make_no_event(scene: Scene) -> None:
    s = scene.standin
    s.commands[None] = [{"id": "7", "name": "go", "type": 1, "contexts": None, "integration_types": [0]}]
    async with line(scene) as one:
        await one.identify(scene, INTENT_MESSAGES)
        for flags in (64, 0):
            i = await scene.alice.slash(scene.channel, "go")
            data = {"content": f"flags {flags}", "flags": flags}
            await scene.api("POST", f"/interactions/{i.id}/{i.token}/callback", {"type": 4, "data": data})
            await scene.api("PATCH", f"/webhooks/{s.app_id}/{i.token}/messages/@original", {"content": "edited"})
        heard = [p["d"] for p in [await one.hear() for _ in range(4)] if p["t"].startswith("MESSAGE_")]
        assert [m["content"] for m in heard] == ["flags 0", "edited"]


async def test_the_gateway_tells_how_many_identifies_are_left(scene: Scene) -> None:
    async with line(scene) as one:
        await one.identify(scene)
    _, out = await scene.api("GET", "/gateway/bot")
    assert out["session_start_limit"]["remaining"] == 999
    assert (await scene.api("GET", "/gateway"))[1]["url"] == scene.standin.gateway_url
