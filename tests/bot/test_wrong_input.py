"""Wrong input on purpose: each gets its sentence, privately, and nothing is lost."""

import asyncio

import pytest

from bot.playground.checks.components import walk
from bot.playground.interaction import Interaction
from bot.playground.people import Player
from tests.bot.kit import Json, Scene


def button(m: Json, label: str) -> str:
    return next(c["custom_id"] for c in walk(m["components"]) if c.get("label") == label)


def board(scene: Scene) -> Json:
    w = scene.standin
    return next(m for m in w.messages[scene.channel].values() if m["id"] not in w.private_to)


def copy(m: Json) -> Json:
    """The message as it is now: what somebody's screen still shows when the real one has changed."""
    return {**m, "components": [*m["components"]]}


async def said(scene: Scene, i: Interaction) -> str:
    shown = await i.wait_response()
    page = scene.page((i.followups or [shown])[-1])
    return page.text


async def stale(scene: Scene, who: object, m: Json, custom_id: str) -> str:
    """Presses a button that the message does not show any more, as a slow client would."""
    now = scene.standin.messages[m["channel_id"]][m["id"]]
    fresh, now["components"] = now["components"], m["components"]
    try:
        i = await who.click(m, custom_id)  # type: ignore[attr-defined]
    finally:
        now["components"] = fresh
    return await said(scene, i)


async def test_an_unknown_seat(scene: Scene) -> None:
    await scene.type(scene.alice, "game new", game="troll-bluff", scenario="long")
    page = await scene.type(scene.alice, "game join", seat="beech")
    assert "There is no seat 'beech'" in page.text


async def test_an_unknown_game_scenario_option_or_value(scene: Scene) -> None:
    new = "game new"
    assert "There is no game 'chess'" in (await scene.type(scene.alice, new, game="chess", scenario="long")).text
    page = await scene.type(scene.alice, new, game="troll-bluff", scenario="blitz")
    assert "has no scenario 'blitz'" in page.text
    page = await scene.type(scene.alice, new, game="troll-bluff", scenario="long", cards="17")
    assert "cannot be '17'" in page.text
    page = await scene.type(scene.alice, "game settings", setting="bot_turn", value="never")
    assert "There is no table" in page.text or "no table" in page.text


async def test_no_table_in_this_channel(scene: Scene) -> None:
    for path in ("game status", "game join", "game start", "game undo", "game end", "hand", "bot-turn", "bot-why"):
        page = await scene.type(scene.alice, path)
        assert "no table in this channel" in page.text, path
    assert scene.public() == []


async def test_a_second_table_in_the_channel(scene: Scene) -> None:
    await scene.deal("long")
    page = await scene.type(scene.bob, "game new", game="troll-bluff", scenario="long")
    assert "has a table already" in page.text


async def test_not_your_turn(scene: Scene) -> None:
    await scene.deal("long")
    await scene.choose(scene.alice)
    await scene.choose(scene.bob)
    await scene.type(scene.alice, "bot-turn")
    await scene.settled()
    page = await scene.press(scene.bob, "Rest")
    assert "asked of Oak, not of you" in page.text
    assert "Rest or gamble?" in scene.board().text


async def test_a_stranger_at_the_table(scene: Scene) -> None:
    await scene.deal("long")
    for label in ("Your move", "Show my hand"):
        assert "You have no seat at this table" in (await scene.press(scene.mia, label)).text
    await scene.choose(scene.alice)
    await scene.settled()
    cleo: Player = scene.standin.add_user("cleo")
    assert "do not sit" in (await scene.press(cleo, "Undo")).text
    assert "do not sit" in (await scene.type(scene.mia, "bot-turn")).text


async def test_a_bot_turn_that_is_not_due(scene: Scene) -> None:
    await scene.deal("long")
    page = await scene.type(scene.alice, "bot-turn")
    assert "nothing to do now" in page.text


async def test_a_stale_button_on_the_board_says_so_and_the_board_is_drawn_anew(scene: Scene) -> None:
    await scene.deal("long")
    await scene.choose(scene.alice)
    await scene.choose(scene.bob)
    await scene.type(scene.alice, "bot-turn")
    await scene.settled()
    old = copy(board(scene))
    await scene.press(scene.alice, "Rest")
    await scene.settled()
    edits = scene.standin.counts["PATCH /channels/{channel_id}/messages/{message_id}"]
    assert "The table has moved on" in await stale(scene, scene.alice, old, button(old, "Rest"))
    await scene.settled()
    assert scene.standin.counts["PATCH /channels/{channel_id}/messages/{message_id}"] == edits + 1
    assert "Round 2" in scene.board().text


async def test_a_stale_private_menu_becomes_the_newest_one(scene: Scene) -> None:
    await scene.deal("long")
    await scene.press(scene.alice, "Your move")
    menu = scene.raw("**Oak**: Choose a card.")
    select = next(c for c in walk(menu["components"]) if c["type"] == 3)
    await scene.type(scene.alice, "act", what="card 5")
    i = await scene.alice.select(menu, select["custom_id"], [select["options"][0]["value"]])
    text = await said(scene, i)
    assert text.startswith("⚠️ The table has moved on")
    assert "waits for Ash" in text
    assert i.message is not None
    assert i.message["id"] == menu["id"]


async def test_a_button_from_before_an_undo_is_dead_though_the_question_is_asked_again(scene: Scene) -> None:
    await scene.deal("long")
    await scene.press(scene.alice, "Your move")
    menu = scene.raw("**Oak**: Choose a card.")
    select = next(c for c in walk(menu["components"]) if c["type"] == 3)
    await scene.type(scene.alice, "act", what="card 5")
    await scene.type(scene.alice, "game undo")
    i = await scene.alice.select(menu, select["custom_id"], [select["options"][0]["value"]])
    assert "moved on" in await said(scene, i)


async def test_a_double_click_moves_once(scene: Scene) -> None:
    await scene.deal("long")
    await scene.press(scene.alice, "Your move")
    menu = scene.raw("**Oak**: Choose a card.")
    select = next(c for c in walk(menu["components"]) if c["type"] == 3)
    value = [select["options"][0]["value"]]
    both = await asyncio.gather(*(scene.alice.select(menu, select["custom_id"], value) for _ in range(2)))
    texts = [await said(scene, i) for i in both]
    await scene.settled()
    assert sum("Oak: 0 points, 2 cards" in p.text for p in scene.public()) == 1
    assert len([p for p in scene.public() if "Oak chose a card" in p.text and not p.text.startswith("## ")]) == 1
    assert any("moved on" in t for t in texts) or len(set(texts)) == 1


async def test_two_people_click_at_once_and_both_moves_count(scene: Scene) -> None:
    await scene.deal("long")
    pages = await asyncio.gather(
        scene.type(scene.alice, "act", what="card 5"), scene.type(scene.bob, "act", what=await first(scene))
    )
    assert all("chose card" in p.text for p in pages)
    await scene.settled()
    assert "The Troll" in scene.board().text


async def first(scene: Scene) -> str:
    await scene.offered(scene.bob, "act", "what")
    return str(scene.client.offered["bob", "act", "what"][0]["value"])


async def test_the_same_interaction_delivered_twice_acts_once(scene: Scene) -> None:
    await scene.deal("long")
    w = scene.standin
    await scene.offered(scene.alice, "act", "what")
    i = await scene.alice.slash(scene.channel, "act", what="card 5")
    await i.wait_response()
    session = next(iter(w.sessions.values()))
    again = [raw for _, raw in session.log if b"INTERACTION_CREATE" in raw][-1]
    assert session.ws is not None
    await session.ws.send(again)
    await scene.settled()
    await w.quiet(0.2)
    page = await scene.type(scene.alice, "game history")
    assert page.text.count("chose card 5") == 1
    w.violations.clear()  # the second answer to one interaction is refused, as it must be


async def test_a_message_of_a_table_that_does_not_exist_loses_its_buttons(scene: Scene) -> None:
    await scene.deal("long")
    m = board(scene)
    for c in walk(m["components"]):
        if "custom_id" in c:
            c["custom_id"] = c["custom_id"].replace(c["custom_id"].split(":")[1], "NOSUCH")
    text = await said(scene, await scene.alice.click(m, button(m, "Your move")))
    assert "does not exist any more" in text
    assert not [c for c in walk(board(scene)["components"]) if c["type"] == 2]


async def test_a_button_of_a_kind_that_is_known_no_more(scene: Scene) -> None:
    await scene.deal("long")
    m = board(scene)
    found = next(c for c in walk(m["components"]) if c.get("label") == "Your move")
    found["custom_id"] = found["custom_id"].replace("move", "dance")
    text = await said(scene, await scene.alice.click(m, found["custom_id"]))
    assert "means nothing any more" in text


async def test_a_channel_it_may_not_write_in_is_refused_before_a_table_is_opened(scene: Scene) -> None:
    bot = scene.standin.bot_id
    place = scene.standin.channels[scene.channel]
    place["permission_overwrites"] = [{"id": bot, "type": 1, "allow": "0", "deny": str(1 << 11)}]
    page = await scene.type(scene.alice, "game new", game="troll-bluff", scenario="long")
    assert "I may not keep a board in this channel" in page.text
    assert "Send Messages" in page.text
    assert "no table" in (await scene.type(scene.alice, "game status")).text


async def test_a_channel_that_becomes_unwritable_keeps_its_game(scene: Scene) -> None:
    await scene.deal("long")
    place = scene.standin.channels[scene.channel]
    deny = {"id": scene.standin.bot_id, "type": 1, "allow": "0", "deny": str(1 << 11 | 1 << 10)}
    place["permission_overwrites"] = [deny]
    page = await scene.type(scene.alice, "act", what="card 5")
    assert "Oak chose card 5." in page.text
    assert "I may not write in this channel" in page.text
    await scene.settled()
    place["permission_overwrites"] = []
    assert "waits for Ash" in (await scene.press(scene.alice, "Your move")).text


async def test_a_server_that_removed_the_bot_loses_nothing(scene: Scene) -> None:
    await scene.deal("long")
    told = await scene.app.tables.live()
    await scene.standin.remove_bot(scene.guild["id"])
    view = await scene.app.tables.look(told[0])
    scene.app.outbox.boards.show(view)
    await scene.settled()
    await scene.standin.invite_bot(scene.guild["id"])
    await scene.standin.quiet(0.1)
    assert "Oak chose card 5." in (await scene.type(scene.alice, "act", what="card 5")).text


async def test_a_fault_of_the_program_is_told_with_a_number_and_logged(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await scene.deal("long")

    async def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(scene.app.tables, "history", broken)
    page = await scene.type(scene.alice, "game history")
    assert "nothing was lost" in page.text
    number = page.text.split("the number ")[1].rstrip(".")
    assert f"reference {number} while answering /game history" in caplog.text
    monkeypatch.setattr(scene.app.tables, "look", broken)
    assert "nothing was lost" in (await scene.press(scene.alice, "Your move")).text
