"""A malformed request fails its test even when the bot swallowed the error; a refusal of the moment does not."""

from __future__ import annotations

import pytest

from tests.playground.conftest import Scene
from tests.standin import expected_violation

pytest_plugins = ["pytester"]

SWALLOWS = """
import contextlib
import discord
from tests.playground.demobot import DemoBot
from tests.standin import new_standin, running, standin

async def test_swallowed(standin):
    channel = standin.add_guild("G", "table")["channels"][0]["id"]
    bot = DemoBot()
    async with running(bot, standin):
        with contextlib.suppress(discord.HTTPException):
            await bot.get_partial_messageable(int(channel)).send(%s)
"""


@pytest.mark.parametrize(("said", "errors"), [('"x" * 2001', 1), ('"x"', 0)])
def test_a_swallowed_error_fails_the_test(pytester: pytest.Pytester, said: str, errors: int) -> None:
    pytester.makepyfile(SWALLOWS % said)
    pytester.makeini("[pytest]\nasyncio_mode = auto\nasyncio_default_fixture_loop_scope = function\n")
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider", "-p", "no:xdist")
    result.assert_outcomes(passed=1, errors=errors)
    if errors:
        result.stdout.fnmatch_lines(["*the bot sent what Discord refuses as malformed*"])


async def test_an_unknown_route_is_a_violation(scene: Scene) -> None:
    with expected_violation(scene.standin, "no such route"):
        assert (await scene.api("GET", "/channels/5/polls"))[0] == 404
    assert scene.standin.unknown_routes == ["GET /api/v10/channels/5/polls"]


async def test_a_body_that_is_no_json_is_a_violation(scene: Scene) -> None:
    path = f"/channels/{scene.channel}/messages"
    with expected_violation(scene.standin, "invalid JSON"):
        status, _ = await scene.api("POST", path, data=b"{", headers={"Content-Type": "application/json"})
    assert status == 400
    with expected_violation(scene.standin, "text/plain"):
        await scene.api("POST", path, data=b"x", headers={"Content-Type": "text/plain"})


async def test_refusals_of_the_moment_are_none(scene: Scene) -> None:
    assert await scene.api.code("GET", "/channels/5") == 10003
    assert await scene.api.code("POST", "/webhooks/5/nonsense", {"content": "x"}) == 50027
    _, dm = await scene.api("POST", "/users/@me/channels", {"recipient_id": scene.shy.id})
    assert await scene.api.code("POST", f"/channels/{dm['id']}/messages", {"content": "x"}) == 50007
    assert scene.standin.violations == []


async def test_expecting_one_that_does_not_come_fails(scene: Scene) -> None:
    with pytest.raises(AssertionError, match="one violation expected"), expected_violation(scene.standin):
        await scene.api("GET", "/users/@me")
