"""What takes longer than Discord waits: the person is told in time, and the answer comes when the work is done."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot import patience
from bot.playground.checks.components import walk
from bot.playground.interaction import Interaction
from bot.playground.people import Player
from tests.bot.kit import Json, Scene

BOARD = "## Troll Bluff"
MESSAGE, THINKING, LATER, IN_PLACE = 4, 5, 6, 7


@asynccontextmanager
async def busy(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[asyncio.Event]:
    """The database lets nothing be written until the event is set; nobody's patience lasts longer than a moment."""
    free, work = asyncio.Event(), scene.app.store.work

    async def waits(unit: Callable[..., Any]) -> Any:
        await free.wait()
        return await work(unit)

    with monkeypatch.context() as patched:
        patched.setattr(scene.app.store, "work", waits)
        patched.setattr(patience, "SOON", 0.0)
        patched.setattr(patience, "LEAST", 0.0)
        yield free
        free.set()


def button(m: Json, label: str) -> str:
    return next(str(c["custom_id"]) for c in walk(m["components"]) if c.get("label") == label)


async def click(scene: Scene, who: Player, text: str, label: str) -> Interaction:
    """Presses a button on the newest message that holds a text."""
    m = scene.raw(text)
    return await who.click(m, button(m, label))


async def test_a_press_on_the_board_is_answered_in_time_and_the_board_drawn_later(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.deal("long")
    await scene.choose(scene.alice)
    await scene.choose(scene.bob)
    await scene.type(scene.alice, "bot-turn")
    await scene.settled()
    async with busy(scene, monkeypatch) as free:
        i = await click(scene, scene.alice, BOARD, "Rest")
        assert await i.acked == LATER
        assert "Round 1" in scene.board().text
        free.set()
        await i.wait_response()
    assert "Round 2" in scene.board().text
    await scene.settled()
    assert len([p for p in scene.public() if p.text.startswith("## ")]) == 1


async def test_a_private_menu_shows_afterwards_what_was_done(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    await scene.deal("long")
    await scene.press(scene.alice, "Your move")
    m = scene.raw("Choose a card")
    menu = next(c for c in walk(m["components"]) if c.get("placeholder") == "Play a card")
    async with busy(scene, monkeypatch) as free:
        i = await scene.alice.select(m, menu["custom_id"], [menu["options"][0]["value"]])
        assert await i.acked == LATER
        free.set()
        await i.wait_response()
    assert i.message is not None
    assert i.message["id"] == m["id"]
    assert "Oak chose card" in scene.page(i.message).text
    await scene.settled()
    assert scene.public()[-1].text == "**Alice · Oak**: Oak chose a card."


async def test_a_command_is_answered_privately_and_the_channel_still_hears_of_it(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.deal("long")
    await scene.choose(scene.alice)
    await scene.choose(scene.bob)
    async with busy(scene, monkeypatch) as free:
        i = await scene.alice.slash(scene.channel, "bot-turn")
        assert await i.acked == THINKING
        free.set()
        await i.wait_response()
    assert i.message is not None
    assert i.message["id"] in scene.standin.private_to
    assert "Rest or gamble?" in scene.page(i.message).text
    await scene.settled()
    assert "Has the troll roared twice?" in scene.public()[-1].text
    assert "Rest or gamble?" in scene.board().text


async def test_a_refusal_stays_private(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    await scene.deal("long")
    async with busy(scene, monkeypatch) as free:
        typed = await scene.alice.slash(scene.channel, "bot-turn")
        pressed = await click(scene, scene.mia, BOARD, "Your move")
        assert await typed.acked == THINKING
        free.set()
        await typed.wait_response()
        await pressed.wait_response()
    for i in (typed, pressed):
        shown = i.followups[-1] if i.followups else i.message
        assert shown is not None
        assert shown["id"] in scene.standin.private_to
    assert "nothing to do now" in scene.page(typed.message).text
    assert "You have no seat" in scene.page(pressed.followups[-1]).text
    assert "Choose a card." in scene.board().text


async def test_a_form_cannot_open_any_more_and_that_is_said(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    await scene.deal("long")
    await scene.press(scene.alice, "Your move")
    await scene.press(scene.alice, "Hand moves")
    m = scene.raw("by hand?")
    menu = next(c for c in walk(m["components"]) if c.get("placeholder") == "Oak: by hand")
    async with busy(scene, monkeypatch):
        i = await scene.alice.select(m, menu["custom_id"], ["mark"])
        assert await i.acked == LATER
        await i.wait_response()
    assert "choose it again" in scene.page(i.message).text
    await scene.press(scene.alice, "Hand moves")
    await scene.pick(scene.alice, "Oak: by hand", "Write a mark")
    async with busy(scene, monkeypatch) as free:
        sent = await scene.alice.submit(scene.client.forms["alice"], text="here")
        assert await sent.acked == LATER
        free.set()
        await sent.wait_response()
    assert "Oak wrote here." in scene.page(sent.message).text


async def test_a_stale_menu_becomes_the_newest_one_then_too(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    await scene.deal("long")
    await scene.press(scene.alice, "Your move")
    m = scene.raw("**Oak**: Choose a card.")
    menu = next(c for c in walk(m["components"]) if c.get("placeholder") == "Play a card")
    await scene.type(scene.alice, "act", what="card 5")
    async with busy(scene, monkeypatch) as free:
        i = await scene.alice.select(m, menu["custom_id"], [menu["options"][0]["value"]])
        assert await i.acked == LATER
        free.set()
        await i.wait_response()
    assert i.followups == []
    assert scene.page(i.message).text.startswith("⚠️ The table has moved on")


async def test_a_new_table_is_public_although_its_opener_was_asked_to_wait(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with busy(scene, monkeypatch) as free:
        i = await scene.alice.slash(scene.channel, "game new", game="troll-bluff", scenario="long")
        assert await i.acked == THINKING
        free.set()
        await i.wait_response()
        await scene.settled()
    assert "Oak**: *free*" in scene.board().text
    await scene.press(scene.alice, "Join")
    await scene.settled()
    assert "Oak**: Alice" in scene.board().text
    assert len([p for p in scene.public() if p.text.startswith("## ")]) == 1


async def test_who_votes_sees_the_vote_anew(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    await scene.deal("long")
    await scene.choose(scene.alice)
    await scene.choose(scene.bob)
    await scene.type(scene.alice, "game undo")
    async with busy(scene, monkeypatch) as free:
        i = await click(scene, scene.bob, "proposes to take back", "Yes")
        assert await i.acked == LATER
        free.set()
        await i.wait_response()
    assert "Agreed: it is done." in scene.page(i.message).text
    await scene.settled()
    assert "Ash: 0 points, 3 cards" in scene.board().text


async def test_what_is_quick_is_answered_at_once(scene: Scene) -> None:
    await scene.deal("long")
    i = await scene.alice.slash(scene.channel, "hand")
    assert await i.acked == MESSAGE
    pressed = await click(scene, scene.alice, BOARD, "Your move")
    assert await pressed.acked == MESSAGE
    await pressed.wait_response()
