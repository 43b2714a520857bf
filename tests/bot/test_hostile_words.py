"""Words that somebody types to break something: much too long, full of Markdown, calling everybody."""

import pytest

from bot.playground.wire import Json
from tests.bot.kit import Scene

LONG = "x" * 6000
ODD = "`@everyone` **<@&1>** \u202e||"


@pytest.mark.parametrize("words", [LONG, ODD], ids=["long", "odd"])
async def test_whatever_is_typed_gets_its_sentence(scene: Scene, words: str) -> None:
    typed = [
        ("game new", {"game": words, "scenario": "long"}),
        ("game new", {"game": "troll-bluff", "scenario": words}),
        ("game new", {"game": "troll-bluff", "scenario": "long", "cards": words}),
    ]
    for path, values in typed:
        assert "nothing was" in (await scene.type(scene.alice, path, **values)).text.lower(), path
    await scene.deal("long")
    seated = [
        ("game join", {"seat": words}),
        ("game leave", {"seat": words}),
        ("game settings", {"setting": words, "value": "auto"}),
        ("game settings", {"setting": "bot_turn", "value": words}),
        ("act", {"what": words}),
    ]
    for path, values in seated:
        assert "nothing was" in (await scene.type(scene.alice, path, **values)).text.lower(), path
    moderating = [
        ("moderator set", {"what": words, "reason": "r", "value": "1"}),
        ("moderator set", {"what": "repair", "reason": "r", "value": words, "second": "1"}),
        ("moderator set", {"what": "repair", "reason": "r", "value": "oak", "second": words}),
        ("moderator seat", {"seat": words}),
    ]
    for path, values in moderating:
        assert "nothing was" in (await scene.type(scene.mia, path, **values)).text.lower(), (path, values)
    await scene.type(scene.alice, "help", topic=words)
    assert "@everyone" not in "".join(p.text for p in scene.public())


async def test_nobody_is_called_by_a_name_or_a_reason(scene: Scene) -> None:
    sent: list[Json] = []
    scene.standin.capture = sent.append
    bob = scene.bob.id
    scene.alice.name = f"@everyone <@{bob}>"
    await scene.deal("long")
    reason = f"@everyone @here <@{bob}> <@&{scene.guild['id']}>"
    await scene.type(scene.mia, "moderator lock", reason=reason)
    await scene.type(scene.mia, "moderator unlock")
    await scene.type(scene.alice, "game end")
    await scene.press(scene.bob, "No")
    await scene.choose(scene.alice)
    await scene.settled()
    bodies = [r["body"].get("data", r["body"]) for r in sent if isinstance(r["body"], dict)]
    shown = [b for b in bodies if "@everyone" in str(b).lower()]
    assert len(shown) > 5
    assert {str(b.get("allowed_mentions")) for b in shown} == {"{'parse': []}"}


async def test_a_name_is_shown_as_it_was_chosen_and_does_nothing(scene: Scene) -> None:
    scene.alice.name = "[gift](http://x.y) ||b||"
    await scene.deal("long")
    await scene.choose(scene.alice)
    await scene.type(scene.alice, "game end")
    await scene.type(scene.mia, "moderator rewind", to=0)
    await scene.press(scene.mia, "Go back to move 0")
    await scene.settled()
    said = "\n".join(p.text for p in scene.public())
    assert said.count("Gift") > 4
    assert said.count("\\[Gift](Http://X.Y) \\|\\|B\\|\\|") == said.count("Gift")
    offered = await scene.offered(scene.mia, "game join", "seat")
    assert any("[Gift](Http://X.Y) ||B||" in words for words in offered)


async def test_a_board_full_of_long_words_is_still_a_message(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    await scene.type(scene.alice, "game new", game="troll-bluff", scenario="long", seed="7")
    for n in range(7):
        who = scene.standin.add_user(f"|_|_|_|_|_|_|_|_|_|_|_|_|_|_|{n:02}")
        await scene.type(who, "game join", seat="oak" if n % 2 else "ash")
    await scene.type(scene.alice, "game join", seat="oak")
    face = type(next(iter(scene.app.faces.values())))
    for part, length in (("board", 5000), ("foot", 900), ("headline", 900), ("alt", 5000), ("private", 5000)):
        monkeypatch.setattr(face, part, lambda *_, length=length: "word " * (length // 5))
    monkeypatch.setattr(face, "question", lambda *_: "word " * 300)
    await scene.press(scene.alice, "Start")
    await scene.settled()
    for path in ("game status", "game board", "hand", "game history", "game settings"):
        assert "wrong" not in (await scene.type(scene.alice, path)).text, path
    await scene.type(scene.alice, "game end")
    await scene.press(scene.alice, "Your move")
    await scene.settled()
    assert "word" in scene.board().text


async def test_a_reason_makes_no_lines_of_its_own(scene: Scene) -> None:
    await scene.deal("long")
    await scene.type(scene.mia, "moderator lock", reason="x\n# The game is over\n**Bob** wins")
    await scene.settled()
    assert all(not line.startswith("# ") for p in scene.public() for line in p.text.splitlines())
    assert "Reason: x # The game" in (await scene.type(scene.mia, "moderator audit")).text
