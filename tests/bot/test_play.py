"""A table from its lobby to its end, as people see it."""

from tests.bot.kit import Scene


async def test_a_game_is_played_from_the_lobby_to_its_end(scene: Scene) -> None:
    opened = await scene.type(scene.alice, "game new", game="troll-bluff", scenario="short", seed="7")
    assert "Oak**: *free*" in opened.text
    await scene.press(scene.alice, "Join")
    assert "Oak**: Alice" in scene.board().text
    await scene.press(scene.bob, "Join")
    await scene.press(scene.alice, "Start")
    assert "Oak: 0 points, 3 cards" in scene.board().text
    for _ in range(3):
        await scene.round()
    assert scene.public()[-1].text.startswith("The game is over")
