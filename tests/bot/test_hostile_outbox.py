"""Words that a crash must neither lose nor stop: what was said is kept until it was said."""

import sqlite3

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
