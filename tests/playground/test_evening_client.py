"""What a person cannot do in the client, and the words for it."""

import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.playground import Player
from bot.playground.evening_client import Client, Failed
from bot.playground.run import Bot
from bot.playground.watched import Watched

RACE = (sys.executable, "-m", "tests.playground.race")


@pytest.fixture
async def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Client]:
    """A client in a channel where the small bot has opened a table."""
    monkeypatch.setattr("bot.playground.evening_client.PATIENCE", 0.1)
    standin = Watched(ack_deadline=0.5)
    guild = standin.add_guild("Guild", "table-1")
    await standin.start()
    bot = Bot(standin, f"sqlite:///{tmp_path}/race.json", tmp_path, command=RACE)
    await bot.start()
    client = Client(standin, tmp_path)
    client.place = guild["channels"][0]["id"]
    yield client
    await bot.stop()
    await standin.stop()


async def test_the_client_says_what_cannot_be_done(client: Client):
    alice = client.standin.add_user("alice")
    await client.slash(alice, "game new", {})
    await client.press(alice, "Join")
    await client.standin.quiet(0.05)

    def slash(path: str, **given: str) -> Callable[[], Awaitable[object]]:
        return lambda: client.slash(alice, path, given)

    cases: list[tuple[Callable[[], Awaitable[object]], str]] = [
        (lambda: client.press(alice, "Fly"), "alice sees no button [Fly] to press, only [Take 3], [Join], [Your move]"),
        (
            lambda: client.pick(alice, "Take steps", ["Take 9"]),
            "the menu [Take steps] does not offer Take 9, only Take 1",
        ),
        (lambda: client.pick(alice, "Cards", ["Frodo"]), "alice sees no menu [Cards], only [Take steps]"),
        (lambda: client.fill(alice, {"x": "1"}), "no form is open for alice"),
        (lambda: client.ask(alice, "act", {}, "how"), "there is no option 'how'"),
        (slash("fly"), "/fly is not registered"),
        (slash("game"), "needs one of ['new']"),
        (slash("act", how="1"), "there is no option 'how', only what"),
        (slash("act"), "needs a value for ['what']"),
        (slash("game new", rounds="many"), "'many' is no whole number"),
        (slash("game new", rounds="99"), "99 is out of range"),
        (slash("game new", loud="maybe"), "'maybe' is neither true nor false"),
        (slash("game new", guest="zoe"), "there is nobody called 'zoe'"),
        (slash("read", file="@none.txt"), "there is no file"),
        (slash("read", file="none.txt"), "write @path"),
        (slash("silence"), "the application did not respond in 0.5 s"),
    ]
    for deed, why in cases:
        with pytest.raises(Failed) as e:
            await deed()
        assert why in str(e.value)


async def test_a_form_refuses_what_its_fields_do_not_take(client: Client):
    alice = client.standin.add_user("alice")
    await client.slash(alice, "note", {})
    for given, why in (
        ({"size": "1"}, "it has no field 'size', only amount, card"),
        ({"amount": "1", "card": "Gollum"}, "'Gollum' is not among Frodo, Sam"),
        ({"amount": "1000", "card": "Sam"}, "4 characters will not do"),
        ({"card": "Sam"}, "0 characters will not do"),
    ):
        with pytest.raises(Failed) as e:
            await client.fill(alice, given)
        assert why in str(e.value)
    answer = await client.fill(alice, {"how MANY": "7", "Card": "Sam"})
    assert answer.message is not None
    assert answer.message["content"] == "Alice noted 7 of sam"


async def test_the_newest_message_with_the_label_is_meant(client: Client):
    alice: Player = client.standin.add_user("alice")
    first = (await client.slash(alice, "game new", {})).message
    second = (await client.slash(alice, "game new", {})).message
    pressed = await client.press(alice, "Join")
    assert first is not None
    assert second is not None
    assert pressed.source is not None
    assert pressed.source["id"] == second["id"]
