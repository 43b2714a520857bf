"""What the stand-in's tests share: a guild with three people, raw requests, and answers held against the document."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest

from bot.playground import Player, StandIn, openapi
from tests.playground.demobot import DemoBot
from tests.standin import NewStandIn, new_standin, running, standin  # noqa: F401 - fixtures

Json = dict[str, Any]


def undocumented(record: Json) -> str | None:
    """What is wrong with an answer of the stand-in by Discord's document, or None."""
    spec = openapi.found()
    if spec is None:
        return None
    answer = record["response"]
    if record["status"] >= 400:  # the document wants numbers as inner codes, Discord's reference shows words
        answer = {k: v for k, v in answer.items() if k != "errors"}
    where = f"{record['method']} {record['path']} {record['status']}"
    try:
        errors = spec.response(record["method"], record["path"], record["status"], answer)
    except LookupError as e:
        return f"{where}: not in the document ({e})"
    return f"{where}: {errors}" if errors else None


@pytest.fixture
async def checked(new_standin: NewStandIn) -> AsyncIterator[NewStandIn]:  # noqa: F811 - the fixture
    """Makes stand-ins whose every answer must be as Discord's document says."""
    wrong: list[str] = []

    def capture(record: Json) -> None:
        why = undocumented(record)
        if why:
            wrong.append(why)

    async def make(**ways: Any) -> StandIn:
        return await new_standin(**{"capture": capture, **ways})

    yield make
    assert wrong == [], "the stand-in answered as Discord never would"


@dataclass
class Api:
    """Requests as a bot would send them."""

    standin: StandIn
    session: aiohttp.ClientSession

    async def __call__(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, Any]:
        """Status and body. `more` goes to aiohttp."""
        headers = {"Authorization": f"Bot {self.standin.token}", **more.pop("headers", {})}
        if body is not None:
            more["json"] = body
        async with self.session.request(method, self.standin.api_base + path, headers=headers, **more) as r:
            return r.status, await r.json() if r.content_type == "application/json" else await r.text()

    async def code(self, method: str, path: str, body: Any = None, **more: Any) -> int:
        """The error code of a refusal; 0 for success."""
        status, out = await self(method, path, body, **more)
        return 0 if status < 300 else out["code"]


@dataclass
class Scene:
    """A guild with a channel, a second one, and three people of whom one has closed DMs."""

    standin: StandIn
    api: Api
    guild: Json
    channel: str
    other: str
    alice: Player
    bob: Player
    shy: Player


def people(s: StandIn) -> Json:
    """The guild and the people of a Scene."""
    g = s.add_guild("Prancing Pony", "table-1", "table-2")
    first, second = (c["id"] for c in g["channels"])
    alice, bob, shy = s.add_user("alice"), s.add_user("bob"), s.add_user("shy", accepts_dms=False)
    return {"guild": g, "channel": first, "other": second, "alice": alice, "bob": bob, "shy": shy}


@pytest.fixture
async def scene(checked: NewStandIn) -> AsyncIterator[Scene]:
    """A Scene without a bot."""
    s = await checked()
    async with aiohttp.ClientSession() as session:
        yield Scene(s, Api(s, session), **people(s))


@pytest.fixture
async def played(scene: Scene) -> AsyncIterator[Scene]:
    """A Scene with the demo bot connected."""
    async with running(DemoBot(), scene.standin):
        yield scene
