"""Rate limits: headers, the client that obeys them, the global limit, and the ban for invalid requests."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from tests.playground.conftest import Api, Scene, people
from tests.playground.demobot import DemoBot
from tests.standin import NewStandIn, running


async def test_headers_count_down_and_the_sixth_message_is_too_much(scene: Scene) -> None:
    url = f"{scene.standin.api_base}/channels/{scene.channel}/messages"
    token = {"Authorization": f"Bot {scene.standin.token}"}
    left = []
    for _ in range(6):
        async with scene.api.session.post(url, json={"content": "x"}, headers=token) as r:
            left.append((r.status, r.headers["X-RateLimit-Limit"], r.headers["X-RateLimit-Remaining"]))
            answer, headers = await r.json(), r.headers
    assert left == [*((200, "5", str(n)) for n in (4, 3, 2, 1, 0)), (429, "5", "0")]
    assert answer["global"] is False
    assert 0 < answer["retry_after"] <= 5
    assert headers["X-RateLimit-Scope"] == "user"
    assert "Via" in headers
    await scene.standin.clock.advance(5)
    assert await scene.api.code("POST", f"/channels/{scene.channel}/messages", {"content": "x"}) == 0


async def test_each_channel_has_its_own_bucket(scene: Scene) -> None:
    codes = [
        await scene.api.code("POST", f"/channels/{c}/messages", {"content": "x"})
        for c in [scene.channel, scene.other] * 5
    ]
    assert codes == [0] * 10


async def test_the_client_waits_as_it_is_told_and_loses_nothing(scene: Scene) -> None:
    s = scene.standin
    s.limits.scale = 0.01
    bot = DemoBot()
    async with running(bot, s):
        place = bot.get_partial_messageable(int(scene.channel))
        await asyncio.gather(*(place.send(str(n)) for n in range(12)))
    assert {m["content"] for m in s.visible(scene.channel, scene.alice)} == set(map(str, range(12)))
    assert s.limits.hits == 0


async def test_a_429_is_tried_again(scene: Scene) -> None:
    s = scene.standin
    s.limits.scale = 0.1
    bot = DemoBot()
    async with running(bot, s):
        for _ in range(5):
            await scene.api("POST", f"/channels/{scene.channel}/messages", {"content": "by another process"})
        await bot.get_partial_messageable(int(scene.channel)).send("at last")
    assert s.limits.hits == 1
    assert s.visible(scene.channel, scene.alice)[-1]["content"] == "at last"


async def test_fifty_a_second_in_all_but_interactions_are_free(scene: Scene) -> None:
    scene.standin.limits.scale = 10
    answers = [await scene.api("GET", f"/channels/{c}") for c in [scene.channel, scene.other] * 26]
    refused = [out for status, out in answers if status == 429]
    assert len(refused) == 2
    assert all(r["global"] for r in refused)
    s = scene.standin
    s.commands[None] = [{"id": "7", "name": "go", "type": 1, "contexts": None, "integration_types": [0]}]
    asked = [await scene.alice.slash(scene.channel, "go") for _ in range(60)]
    codes = [await scene.api.code("POST", f"/interactions/{i.id}/{i.token}/callback", {"type": 5}) for i in asked]
    assert codes == [0] * 60
    await s.clock.advance(10)
    assert (await scene.api("GET", f"/channels/{scene.channel}"))[0] == 200


async def test_unpaced_dms_meet_the_global_limit_and_every_loss_is_raised(checked: NewStandIn) -> None:
    s = await checked(global_per_s=5)
    s.limits.scale = 0.15
    for n in range(8):
        s.add_user(f"u{n}")
    bot = DemoBot()

    async def hand(person: str) -> None:
        dm = await bot.create_dm(discord.Object(int(person)))
        await dm.send("your hand")

    async with running(bot, s):
        done = await asyncio.gather(*map(hand, s.players), return_exceptions=True)
    lost = [e for e in done if isinstance(e, discord.HTTPException)]
    assert s.limits.hits > 0
    assert sum(len(p.dms) for p in s.players.values()) == 8 - len(lost)


async def test_limits_can_be_switched_off(checked: NewStandIn) -> None:
    s = await checked(rate_limits=False)
    scene = people(s)
    async with aiohttp.ClientSession() as session:
        api = Api(s, session)
        codes = [await api.code("POST", f"/channels/{scene['channel']}/messages", {"content": "x"}) for _ in range(60)]
    assert set(codes) == {0}


async def test_too_many_invalid_requests_end_in_a_ban(scene: Scene) -> None:
    scene.standin.invalid_limit = 3
    bot = DemoBot()
    async with running(bot, scene.standin):
        for _ in range(3):
            await scene.api("GET", f"/channels/{scene.channel}", headers={"Authorization": "Bot nonsense"})
        with pytest.raises(discord.HTTPException) as e:
            await bot.fetch_channel(int(scene.channel))
        assert e.value.status == 429
        await scene.standin.clock.advance(601)
        assert await bot.fetch_channel(int(scene.channel))


async def test_403_and_429_count_as_invalid_and_404_does_not(scene: Scene) -> None:
    s = scene.standin
    await s.permit(scene.channel, "bot", deny=1 << 10)
    await scene.api("GET", f"/channels/{scene.channel}")
    await scene.api("GET", "/channels/5")
    for _ in range(6):
        await scene.api("POST", f"/channels/{scene.other}/messages", {"content": "x"})
    assert len(s.invalid) == 2
