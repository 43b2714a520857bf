"""Buttons of another time or table, and games that go on after everything in them was shown."""

from __future__ import annotations

from bot.playground.checks.components import walk
from storage.store import Store
from tests.bot.kit import Json, Scene
from tests.table_kit import ALICE, begun, key, round_of, service


def standing(scene: Scene) -> Json:
    """The newest message with buttons that everybody sees, as a slow client keeps it."""
    w = scene.standin
    return next(
        {**m, "components": [*m["components"]]}
        for m in reversed(w.messages[scene.channel].values())
        if m["id"] not in w.private_to and any("custom_id" in c for c in walk(m["components"]))
    )


def label(m: Json, words: str) -> str:
    return str(next(c["custom_id"] for c in walk(m["components"]) if c.get("label") == words))


async def press(scene: Scene, who: object, m: Json, words: str) -> str:
    """Presses a button that may stand on no message any more."""
    now = scene.standin.messages[m["channel_id"]][m["id"]]
    fresh, now["components"] = now["components"], m["components"]
    try:
        i = await who.click(m, label(m, words))  # type: ignore[attr-defined]  # a Player
    finally:
        now["components"] = fresh
    return scene.page((i.followups or [await i.wait_response()])[-1]).text


async def test_the_button_of_a_closed_lobby_does_nothing_at_the_table_that_came_after_it(scene: Scene) -> None:
    await scene.type(scene.alice, "game new", game="troll-bluff", scenario="long", seed="7")
    old = standing(scene)
    await scene.type(scene.mia, "moderator end")
    await scene.press(scene.mia, "End the table")
    await scene.deal("long")
    for words in ("Join", "Sit at Oak", "Start", "Leave"):
        assert "closed" in await press(scene, scene.alice, old, words), words
    view = await scene.app.tables.look((await scene.app.tables.live())[0])
    assert [len(people) for people in view.seats.values()] == [1, 1]


async def test_a_game_that_is_over_is_taken_back_by_vote_alone(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    for _ in range(3):
        told = await round_of(tables, code)
    assert told.view.seed is not None
    told = await tables.undo(code, ALICE, key=key())
    assert told.ballot is not None
    assert told.view.phase == "over"


async def test_whoever_goes_on_after_the_end_is_told_that_nothing_is_hidden_any_more(scene: Scene) -> None:
    await scene.deal("short")
    for _ in range(3):
        await scene.round()
    await scene.type(scene.alice, "game undo")
    await scene.press(scene.bob, "Yes")
    await scene.settled()
    said = [p.text for p in scene.public() if "took back" in p.text]
    assert "no secret any more" in said[-1]
    await scene.press(scene.alice, "Rest")
    await scene.type(scene.mia, "moderator rewind", to=2)
    await scene.press(scene.mia, "Go back to move 2")
    await scene.settled()
    said = [p.text for p in scene.public() if "took this table back" in p.text]
    assert "no secret any more" in said[-1]
    await scene.type(scene.mia, "moderator rewind", to=1)
    await scene.press(scene.mia, "Go back to move 1")
    await scene.settled()
    said = [p.text for p in scene.public() if "took this table back" in p.text]
    assert "no secret any more" not in said[-1]


async def test_a_moderator_of_one_server_moderates_no_table_of_another(scene: Scene) -> None:
    await scene.deal("long")
    code = (await scene.app.tables.live())[0]
    view = await scene.app.tables.look(code)
    abroad = scene.standin.add_guild("Rohan", "hall")
    await scene.standin.quiet(0.1)
    scene.client.place = abroad["channels"][0]["id"]
    await scene.type(scene.mia, "game new", game="troll-bluff", scenario="long")
    m = standing(scene)
    found = next(c for c in walk(m["components"]) if c.get("label") == "Start")
    found["custom_id"] = f"c:{code}:sure:close:{view.version}"
    assert "another server" in await press(scene, scene.mia, m, "Start")
    assert (await scene.app.tables.look(code)).phase == "playing"


async def test_nobody_looks_at_a_seat_that_was_left_without_the_channel_hearing_of_it(scene: Scene) -> None:
    await scene.deal("long")
    await scene.type(scene.bob, "game leave")
    await scene.type(scene.alice, "game join", seat="ash")
    await scene.type(scene.alice, "game leave", seat="ash")
    await scene.type(scene.bob, "game join")
    await scene.settled()
    said = "\n".join(p.text for p in scene.public() if not p.text.startswith("## "))
    deeds = [f"{who} {did}" for who in ("Alice", "Bob") for did in ("sat down at Ash", "left the seat Ash")]
    assert [said.count(deed) for deed in deeds] == [1] * 4


async def test_a_button_as_it_was_made_long_ago_gets_its_sentence(scene: Scene) -> None:
    await scene.deal("long")
    code = (await scene.app.tables.live())[0]
    for custom_id in ("move", f"c:{code}:Move-1", f"x:{code}", f"c:{code}:vote", f"c:{code}:why:1:2:3", f"s:{code}"):
        m = standing(scene)
        found = next(c for c in walk(m["components"]) if c.get("label") == "Your move")
        kept, found["custom_id"] = found["custom_id"], custom_id
        assert "older than I am" in await press(scene, scene.alice, m, "Your move"), custom_id
        found["custom_id"] = kept
