"""Discord's OpenAPI document as a layer: the stand-in's routes are in it, and both sides are held to it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.playground import openapi
from bot.playground.standin import ROUTES
from tests.playground.conftest import undocumented


@pytest.fixture
def spec() -> openapi.OpenApi:
    found = openapi.found()
    if found is None:
        assert os.environ.get("CI") != "true", "Discord's OpenAPI document is absent in CI: set DISCORD_OPENAPI"
        pytest.skip("DISCORD'S OPENAPI DOCUMENT IS ABSENT: the layer that checks bodies with it is off")
    return found


def test_it_lies_where_the_environment_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_OPENAPI", "/nowhere.json")
    assert openapi.document() is None
    assert openapi.found() is None
    monkeypatch.setenv("DISCORD_OPENAPI", str(Path(__file__)))
    assert openapi.document() == Path(__file__)


def test_every_route_of_the_stand_in_is_a_route_of_discord(spec: openapi.OpenApi) -> None:
    known = {(m.upper(), p.replace("@original", "{message_id}")) for p, ops in spec.doc["paths"].items() for m in ops}
    assert {(r.method, r.path) for r in ROUTES} - known == set()


def test_errors_lead_to_the_field(spec: openapi.OpenApi) -> None:
    errors = spec.request("POST", "/channels/{channel_id}/messages", {"embeds": [{"title": "x" * 257}]})
    assert errors["embeds"]["0"]["title"]["_errors"][0]["message"]


def test_an_answer_that_discord_would_not_give_is_noticed(spec: openapi.OpenApi) -> None:
    record = {"method": "GET", "path": "/users/@me", "status": 200, "response": {"id": "5"}}
    assert "required" in str(undocumented(record))
    assert "not in the document" in str(undocumented({**record, "path": "/users/me"}))


def test_snowflakes_may_be_integers(spec: openapi.OpenApi) -> None:
    for rid in ("5", 5):
        assert spec.request("POST", "/users/@me/channels", {"recipient_id": rid}) == {}
    assert spec.request("POST", "/users/@me/channels", {"recipient_id": "five"})
