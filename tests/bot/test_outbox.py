"""What is not an answer: paced, joined, said once, kept until it was said, given up in peace."""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from bot import boards
from bot.outbox import Pace
from bot.playground.errors import Refused
from bot.playground.evening_client import Client
from bot.playground.watched import Watched
from bot.ui.post import of
from tests.bot.kit import Json, Scene, connected, house

POST = "POST /channels/{channel_id}/messages"
PATCH = "PATCH /channels/{channel_id}/messages/{message_id}"


async def test_requests_are_spread_over_the_second() -> None:
    loop = asyncio.get_running_loop()
    pace = Pace(1000)
    began = loop.time()
    for _ in range(50):
        await pace.turn()
    assert loop.time() - began >= 0.046


async def test_many_moves_at_once_become_few_messages_and_few_edits(scene: Scene) -> None:
    await scene.deal("long")
    posts, edits = scene.standin.counts[POST], scene.standin.counts.get(PATCH, 0)
    tables = scene.app.tables
    view = await tables.look((await tables.live())[0])
    alice = view.seats["oak"][0]
    deeds = [await tables.use(view.code, alice, "mark", {"text": f"mark {n}"}, key=1000 + n) for n in range(20)]
    for told in deeds:
        scene.app.outbox.take(told)
    await scene.settled()
    said = "\n".join(p.text for p in scene.public() if not p.text.startswith("## "))
    assert [said.count(f"wrote mark {n}.") for n in range(20)] == [1] * 20
    assert scene.standin.counts[POST] - posts <= 3
    assert scene.standin.counts[PATCH] - edits <= 2
    assert "mark 19" in scene.board().text


async def test_a_deleted_board_comes_back_as_a_new_message(scene: Scene) -> None:
    await scene.deal("long")
    w = scene.standin
    first = next(m for m in w.messages[scene.channel].values() if m["id"] not in w.private_to)
    del w.messages[scene.channel][first["id"]]
    await scene.type(scene.alice, "act", what="card 5")
    await scene.settled()
    assert "Oak: 0 points, 2 cards" in scene.board().text
    await scene.choose(scene.bob)
    await scene.settled()
    boards = [p for p in scene.public() if p.text.startswith("## ")]
    assert len(boards) == 1
    assert "The Troll" in boards[0].text


async def test_what_was_not_said_before_a_crash_is_said_after_the_next_start(scene: Scene) -> None:
    await scene.deal("long")
    view = await scene.app.tables.look((await scene.app.tables.live())[0])
    await scene.app.tables.use(view.code, view.seats["oak"][0], "mark", {"text": "before the crash"}, key=77)
    assert "before the crash" not in "".join(p.text for p in scene.public())
    async with connected(scene.standin, house(scene.folder)) as app:
        while app.outbox.busy:
            await scene.standin.quiet(0.05)
    assert "Oak wrote before the crash." in "".join(p.text for p in scene.public() if not p.text.startswith("## "))
    assert "before the crash" in scene.board().text
    async with connected(scene.standin, house(scene.folder)) as app:
        while app.outbox.busy:
            await scene.standin.quiet(0.05)
    assert len([p for p in scene.public() if "wrote before the crash" in p.text and not p.text.startswith("## ")]) == 1


async def test_it_is_said_again_and_again_while_discord_is_away_and_only_once(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.deal("long")
    monkeypatch.setattr("bot.outbox.FIRST_PAUSE", 0.01)
    failures = iter(range(7))
    sees = scene.standin.seen_channel

    def away(channel: str) -> Json:
        if next(failures, None) is not None:
            raise Refused(503, 0, "away")
        return sees(channel)

    monkeypatch.setattr(scene.standin, "seen_channel", away)
    await scene.type(scene.alice, "act", what="card 5")
    await scene.settled()
    assert [p.text for p in scene.public()].count("**Alice · Oak**: Oak chose a card.") == 1


async def test_a_restart_in_the_middle_of_a_choice_is_not_noticed(standin: Watched, tmp_path: Path) -> None:
    guild = next(iter(standin.guilds.values()))
    client = Client(standin, tmp_path)
    client.place = guild["channels"][0]["id"]
    people = {name: standin.add_user(name) for name in ("alice", "bob", "mia")}
    async with connected(standin, house(tmp_path)) as app:
        scene = Scene(standin, tmp_path, app, client, **people, guild=guild)
        await scene.deal("long")
        await scene.press(scene.alice, "Your move")
    async with connected(standin, house(tmp_path)) as app:
        scene = Scene(standin, tmp_path, app, client, **people, guild=guild)
        assert "Oak chose card 2." in (await scene.pick(scene.alice, "Play a card", "Card 2")).text
        await scene.choose(scene.bob)
        await scene.press(scene.bob, "Bot turn")
        await scene.settled()
        assert "Rest or gamble?" in scene.board().text
    assert standin.counts["PUT /applications/{application_id}/commands"] == 1


async def test_a_board_that_is_nearly_an_hour_old_is_sent_anew(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord limits the edits of older messages."""
    await scene.deal("long")
    monkeypatch.setattr("bot.boards.OLD", timedelta(0))
    await scene.type(scene.alice, "act", what="card 5")
    await scene.settled()
    assert scene.public()[0].text == "The board is further down."
    boards = [p for p in scene.public() if p.text.startswith("## ")]
    assert len(boards) == 1
    assert "Oak: 0 points, 2 cards" in boards[0].text


async def test_a_table_that_is_brought_back_elsewhere_leaves_word_where_it_stood(scene: Scene) -> None:
    await scene.deal("long")
    await scene.type(scene.mia, "moderator end")
    await scene.press(scene.mia, "End the table")
    await scene.settled()
    code = scene.public()[-1].text.split("Restore code: `")[1].split("`")[0]
    here, there = scene.channel, scene.guild["channels"][1]["id"]
    scene.client.place = there
    page = await scene.type(scene.mia, "moderator restore", code=code)
    assert "Choose a card." in page.text
    await scene.settled()
    scene.client.place = here
    assert scene.public()[0].text == "This table was brought back in another channel."


async def test_what_arrived_before_a_crash_is_not_said_twice_and_swallows_nothing(scene: Scene) -> None:
    """Discord answers a nonce that it has seen with the message of then: nothing else may travel with it."""
    await scene.deal("long")
    tables = scene.app.tables
    view = await tables.look((await tables.live())[0])
    oak = view.seats["oak"][0]
    first = await tables.use(view.code, oak, "mark", {"text": "arrived"}, key=71)
    await tables.use(view.code, oak, "mark", {"text": "not yet said"}, key=72)
    news = next(m for m in first.mail if m.kind == "news")
    (post,) = of(first, scene.app.face(view), news)
    place = scene.app.get_partial_messageable(int(scene.channel))
    await place.send(view=post.message(), nonce=post.nonce)
    async with connected(scene.standin, house(scene.folder)) as app:
        while app.outbox.busy:
            await scene.standin.quiet(0.05)
    said = [p.text for p in scene.public() if not p.text.startswith("## ")]
    assert [sum(f"wrote {text}." in s for s in said) for text in ("arrived", "not yet said")] == [1, 1]


async def test_nothing_is_left_to_be_said_after_a_whole_round(scene: Scene) -> None:
    """Also of what the answers themselves have brought: else it would come once more after the next start."""
    await scene.deal("long")
    await scene.round()
    await scene.type(scene.alice, "act", what="mark")
    await scene.fill(scene.alice, text="hm")
    await scene.type(scene.alice, "game undo")
    await scene.type(scene.mia, "moderator lock")
    await scene.settled()
    assert await scene.app.store.pending(1000) == ()


async def test_a_board_that_waited_to_be_drawn_does_not_undo_a_newer_answer(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boards, "CALM", 0.5)
    await scene.type(scene.alice, "game new", game="troll-bluff", scenario="short", seed="7")
    await scene.type(scene.alice, "game join", seat="oak")
    await scene.type(scene.bob, "game join", seat="ash")
    await scene.press(scene.bob, "Start")
    await scene.settled()
    assert "Round 1" in scene.board().text
