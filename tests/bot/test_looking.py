"""Status, pictures, text boards, history, settings, files: what people look at."""

import json
import re
from pathlib import Path

from bot.playground.uploads import Upload
from bot.playground.watched import Watched
from tests.bot.angmar_kit import FIRST, north
from tests.bot.kit import Scene


async def test_status_tells_what_is_asked_of_you_and_what_you_missed(scene: Scene) -> None:
    await scene.deal("long")
    await scene.round()
    page = await scene.type(scene.bob, "game status")
    assert "**You, as Ash**: Choose a card." in page.text
    since = page.text.split("Since you last acted")[1]
    assert "Troll rolled" in since
    assert "Ash chose" not in since
    assert "Oak: " in page.text
    assert "Nobody has ever confirmed this troll." in page.text


async def test_status_is_private_and_shows_a_lobby_too(scene: Scene) -> None:
    await scene.type(scene.alice, "game new", game="troll-bluff", scenario="long")
    before = len(scene.public())
    page = await scene.type(scene.bob, "game status")
    assert "**Oak**: *free*" in page.text
    assert len(scene.public()) == before


async def test_the_picture_has_a_description_and_a_name(scene: Scene) -> None:
    await scene.deal("long")
    page = await scene.type(scene.alice, "game board", **{"as": "Picture"})
    (file,) = page.files
    assert file["name"] == "board.png"
    assert file["alt"] == "The troll's cave in round 1."


async def test_the_text_board_comes_down_and_the_old_one_says_where_it_went(scene: Scene) -> None:
    await scene.deal("long")
    await scene.type(scene.bob, "game board", **{"as": "Text"})
    await scene.settled()
    assert scene.public()[0].text == "The board is further down."
    assert scene.public()[-1].text.startswith("## Troll Bluff")
    await scene.type(scene.alice, "act", what="card 5")
    await scene.settled()
    boards = [p for p in scene.public() if p.text.startswith("## ")]
    assert len(boards) == 1
    assert "2 cards" in boards[0].text


async def test_after_the_game_nothing_public_follows_the_ending(scene: Scene) -> None:
    await scene.deal()
    for _ in range(3):
        await scene.round()
    for path, more in (("game board", {"as": "Picture"}), ("game board", {"as": "Text"}), ("game status", {})):
        await scene.type(scene.alice, path, **more)
    await scene.press(scene.bob, "History")
    await scene.settled()
    assert scene.public()[-1].text.startswith("The game is over")


async def test_history_is_told_in_pages_as_its_reader_may_know_it(scene: Scene) -> None:
    await scene.deal("long")
    for _ in range(3):
        await scene.round()
    page = await scene.type(scene.alice, "game history", last=5)
    assert "Troll" in page.text
    assert "because: Has the troll" in page.text or "because: It" in page.text
    assert page.buttons == ("Older",)
    older = await scene.press(scene.alice, "Older")
    assert set(older.buttons) == {"Older", "Newer"}
    newer = await scene.press(scene.alice, "Newer")
    assert newer.text == page.text
    whole = await scene.type(scene.alice, "game history", last=50)
    assert "Oak chose card" in whole.text
    assert "Ash chose card" not in whole.text
    assert "Ash chose a card" in whole.text


async def test_history_folds_moves_that_there_is_nothing_to_say_of(standin: Watched, tmp_path: Path) -> None:
    async with north(standin, tmp_path) as table:
        await table.open(FIRST)
        await table.press(table.alice, "Join")
        await table.press(table.alice, "Start")
        await table.settled()
        for label in ("Captains", "Keep", "Chetwood", "Go on", "Go on", "Play no more cards", "Go on"):
            await table.type(table.alice, "act", what=label)
            await table.settled()
        page = await table.type(table.alice, "game history", last=50)
    rows = page.text.splitlines()
    assert any(re.fullmatch(r"`\d+` to `\d+` \*\*Alice · Player 1\*\* went on\.", row) for row in rows), rows
    assert any(row.endswith("**Alice · Player 1**: **Planning phase.**") for row in rows), rows
    assert any("**Alice · Player 1** plays “Captains of the West (Leadership)”" in row for row in rows), "named once"
    assert "moved." not in page.text


async def test_settings_show_reason_and_source_and_change_freely_in_the_lobby(scene: Scene) -> None:
    await scene.type(scene.alice, "game new", game="troll-bluff", scenario="long")
    await scene.press(scene.alice, "Join")
    page = await scene.press(scene.alice, "Settings")
    assert "How often the troll roars: **2** (the default)" in page.text
    assert "Printed so. *Troll*" in page.text
    changed = await scene.pick(scene.alice, "Change: How often the troll roars", "1")
    assert "How often the troll roars" in changed.text
    await scene.settled()
    assert "How often the troll roars: **1**" in scene.board().text


async def test_during_the_game_the_seats_vote_on_a_setting(scene: Scene) -> None:
    await scene.deal("long")
    page = await scene.type(scene.alice, "game settings", setting="roars", value="1")
    assert "**Alice** proposes to change “How often the troll roars” to “1”." in page.text
    assert "Still asked: Ash (Bob)." in page.text
    assert page.buttons == ("Yes", "No")
    refused = await scene.press(scene.mia, "Yes")
    assert "do not sit" in refused.text
    done = await scene.press(scene.bob, "Yes")
    assert "Agreed" in done.text
    await scene.settled()
    assert "set “How often the troll roars” to “1”" in scene.public()[-1].text


async def test_one_no_ends_a_vote(scene: Scene) -> None:
    await scene.deal("long")
    await scene.type(scene.alice, "game end")
    assert "Somebody said no" in (await scene.press(scene.bob, "No")).text


async def test_a_game_ends_by_vote_with_a_code_that_brings_it_back(scene: Scene) -> None:
    await scene.deal("long")
    await scene.type(scene.alice, "act", what="card 5")
    await scene.type(scene.alice, "game end")
    await scene.press(scene.bob, "Yes")
    await scene.settled()
    last = scene.public()[-1].text
    assert last.startswith("The game is over: ")
    code = last.split("Restore code: `")[1].split("`")[0]
    await scene.type(scene.mia, "moderator restore", code=code)
    await scene.settled()
    assert "waits for Ash" in (await scene.press(scene.alice, "Your move")).text


async def test_undo_is_free_for_ones_own_hidden_choice_and_names_what_it_takes_back(scene: Scene) -> None:
    await scene.deal("long")
    await scene.type(scene.alice, "act", what="card 5")
    page = await scene.type(scene.alice, "game undo")
    assert page.text == "**Alice took back move 1.**"
    await scene.settled()
    assert "Oak: 0 points, 3 cards" in scene.board().text
    assert (await scene.type(scene.alice, "game redo")).text == "**Alice brought back move 1.**"


async def test_undo_of_what_was_revealed_needs_a_vote(scene: Scene) -> None:
    await scene.deal("long")
    await scene.choose(scene.alice)
    await scene.choose(scene.bob)
    await scene.settled()
    await scene.press(scene.bob, "Undo")
    await scene.settled()
    asked = scene.public()[-1]
    assert "**Bob** proposes to take back move 2." in asked.text
    await scene.press(scene.alice, "Yes")
    await scene.settled()
    assert "took back move 2" in scene.public()[-1].text
    assert "Choose a card." in scene.board().text


async def test_an_export_holds_what_its_reader_may_know(scene: Scene) -> None:
    await scene.deal("long")
    await scene.type(scene.alice, "act", what="card 5")
    page = await scene.type(scene.bob, "game export")
    assert len(page.files) == 1
    message = scene.raw("The game as far as you may know it.")
    (upload,) = scene.standin.files(message)
    assert scene.bob.sees_alone(message)
    assert json.loads(upload.data)


async def test_a_moderators_file_opens_the_game_again(scene: Scene) -> None:
    await scene.deal("long")
    await scene.type(scene.alice, "act", what="card 5")
    await scene.type(scene.mia, "moderator export")
    (upload,) = scene.standin.files(scene.raw("The game as far as you may know it"))
    scene.client.place = scene.guild["channels"][1]["id"]
    refused = await scene.type(scene.alice, "game import", file=Upload("game.json", upload.data))
    assert "Only moderators" in refused.text
    page = await scene.type(scene.mia, "game import", file=Upload("game.json", upload.data))
    assert page.text.startswith("## Troll Bluff")
    assert "Oak: 0 points, 2 cards" in page.text


async def test_a_file_that_is_no_game_is_refused_in_a_sentence(scene: Scene) -> None:
    page = await scene.type(scene.mia, "game import", file=Upload("cat.png", b"\x89PNG meow"))
    assert "went wrong" not in page.text
    assert page.text
    assert scene.public() == []


async def test_help_has_topics(scene: Scene) -> None:
    assert "/game new" in (await scene.type(scene.alice, "help")).text
    assert "Taking back" in await scene.offered(scene.alice, "help", "topic")
    assert "the seats vote" in (await scene.type(scene.alice, "help", topic="undo")).text
