"""Words that a crash must neither lose nor stop: what was said is kept until it was said."""

import sqlite3

import pytest

from bot.table import Told
from bot.ui import post
from tests.bot.kit import Scene, connected, house


async def marked(scene: Scene, text: str, key: int) -> None:
    """A move that is saved and not said."""
    view = await scene.app.tables.look((await scene.app.tables.live())[0])
    await scene.app.tables.use(view.code, view.seats["oak"][0], "mark", {"text": text}, key=key)


async def restarted(scene: Scene) -> None:
    """A new process on the same database says what the old one did not."""
    async with connected(scene.standin, house(scene.folder)) as app:
        while app.outbox.busy:
            await scene.standin.quiet(0.05)


def news(scene: Scene) -> str:
    return "\n".join(p.text for p in scene.public() if not p.text.startswith("## "))


async def test_a_crash_between_sending_and_forgetting_loses_no_later_words(scene: Scene) -> None:
    await scene.deal("long")
    await marked(scene, "one", 71)
    mail = next(m for m in await scene.app.store.pending() if m.kind == "news")
    place = scene.app.get_partial_messageable(int(scene.channel))
    await place.send("**Alice · Oak**: Oak wrote one.", nonce=f"b{mail.id}.0")
    await marked(scene, "two", 72)
    await restarted(scene)
    assert (news(scene).count("wrote one."), news(scene).count("wrote two.")) == (1, 1)


async def test_one_table_that_cannot_be_read_keeps_no_other_silent(scene: Scene) -> None:
    await scene.deal("long")
    await marked(scene, "unreadable", 73)
    code = (await scene.app.tables.live())[0]
    scene.client.place = scene.guild["channels"][1]["id"]
    await scene.deal("long")
    other = next(c for c in await scene.app.tables.live() if c != code)
    view = await scene.app.tables.look(other)
    await scene.app.tables.use(other, view.seats["oak"][0], "mark", {"text": "heard"}, key=74)
    with sqlite3.connect(scene.folder / "tables.db") as file:
        file.execute("update tables set state = x'00' where code = ?", (code,))
    await restarted(scene)
    assert "wrote heard." in news(scene)


async def over(scene: Scene, key: int) -> Told:
    """The game has come to its end, and nothing was said of it yet."""
    await scene.deal("short")
    for _ in range(2):
        await scene.round()
    await scene.choose(scene.alice)
    await scene.choose(scene.bob)
    await scene.type(scene.alice, "bot-turn")
    await scene.settled()
    tables = scene.app.tables
    view = await tables.look((await tables.live())[0])
    alice = view.seats["oak"][0]
    (question,) = view.questions(alice)
    return await tables.act(view.code, alice, view.step(question), view.offers(question)[1].digest, key=key)


def endings(scene: Scene) -> int:
    return sum(p.text.startswith("The game is over") for p in scene.public())


async def test_the_last_words_outlive_a_crash_right_after_an_answer_that_told_the_news(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.store.SWEEP_SECONDS", 0.0)
    told = await over(scene, 75)
    with monkeypatch.context() as crash:
        crash.setattr(scene.app.outbox, "post", lambda *_: None)
        scene.app.outbox.take(told, delivered=("news", "board", "hand"))
    await scene.settled()
    assert endings(scene) == 0
    await restarted(scene)
    assert endings(scene) == 1


async def test_a_row_is_done_with_the_last_of_its_messages(scene: Scene) -> None:
    told = await over(scene, 76)
    mail = next(m for m in told.mail if m.kind == "news")
    moved, ended = post.of(told, scene.app.face(told.view), mail)
    assert (moved.mail, ended.mail) == ([], [mail.id])
    assert moved.nonce != ended.nonce
