"""`/moderator`: repairs by those who may, twice confirmed where something is lost, and told in the channel."""

import pytest

from bot.playground.people import Player
from tests.bot.kit import MANAGE_MESSAGES, Scene


async def test_it_is_offered_to_moderators_only(scene: Scene) -> None:
    with pytest.raises(Exception, match="does not see /moderator"):
        await scene.type(scene.alice, "moderator reset")


async def test_what_counts_is_the_permission_not_what_discord_shows(scene: Scene) -> None:
    await scene.deal("long")
    everybody = scene.guild["id"]
    command = next(c for c in scene.standin.commands[None] if c["name"] == "moderator")
    scene.standin.command_overrides[everybody, command["id"]] = {everybody: True}
    page = await scene.type(scene.alice, "moderator lock")
    assert page.text == "Only moderators of this server may do that; nothing was changed."


async def test_a_role_can_be_set_that_moderates_too(scene: Scene) -> None:
    await scene.deal("long")
    warden = await scene.standin.add_role(scene.guild["id"], "Warden")
    page = await scene.type(scene.mia, "moderator config", role="Warden")
    assert f"<@&{warden['id']}>" in page.text
    scene.bob.roles.add(warden["id"])
    command = next(c for c in scene.standin.commands[None] if c["name"] == "moderator")
    scene.standin.command_overrides[scene.guild["id"], command["id"]] = {warden["id"]: True}
    assert "locked this table" in (await scene.type(scene.bob, "moderator lock", reason="dinner")).text
    await scene.type(scene.mia, "moderator config", clear=True)
    assert "Only moderators" in (await scene.type(scene.bob, "moderator unlock")).text


async def test_a_locked_table_says_so_and_takes_no_moves(scene: Scene) -> None:
    await scene.deal("long")
    told = await scene.type(scene.mia, "moderator lock", reason="dinner")
    assert told.text == "**Mia locked this table for the moment.** Reason: dinner."
    await scene.settled()
    assert "locked this table" in scene.board().text
    assert "locked" in (await scene.type(scene.alice, "act", what="card 5")).text
    await scene.type(scene.mia, "moderator unlock")
    assert "chose card 5" in (await scene.type(scene.alice, "act", what="card 5")).text


async def test_reset_asks_twice_tells_the_channel_and_gives_a_code(scene: Scene) -> None:
    await scene.deal("long")
    await scene.round()
    asked = await scene.type(scene.mia, "moderator reset")
    assert "Everything since the start goes out of sight" in asked.text
    assert "Round 2" in scene.board().text
    await scene.press(scene.mia, "Reset the table")
    await scene.settled()
    assert "Round 1" in scene.board().text
    said = "\n".join(p.text for p in scene.public())
    assert "**Mia set this table back to a fresh start" in said
    code = said.split("Restore code: `")[1].split("`")[0]
    await scene.type(scene.mia, "moderator restore", code=code.lower())
    await scene.press(scene.mia, "Restore")
    await scene.settled()
    assert "Round 2" in scene.board().text


async def test_the_second_press_is_refused_when_the_table_has_moved_on(scene: Scene) -> None:
    await scene.deal("long")
    await scene.type(scene.mia, "moderator end")
    await scene.type(scene.alice, "act", what="card 5")
    page = await scene.press(scene.mia, "End the table")
    assert "has changed since you were asked" in page.text
    await scene.settled()
    assert "Choose a card." in scene.board().text


async def test_the_second_press_is_for_moderators_too(scene: Scene) -> None:
    await scene.deal("long")
    await scene.type(scene.mia, "moderator end")
    scene.mia.permissions &= ~MANAGE_MESSAGES
    assert "Only moderators" in (await scene.press(scene.mia, "End the table")).text


async def test_rewind_offers_the_moves_and_goes_back_to_one(scene: Scene) -> None:
    await scene.deal("long")
    await scene.round()
    offered = await scene.offered(scene.mia, "moderator rewind", "to")
    assert offered[0] == "0: as it was dealt"
    assert any(o.startswith("1: Alice · Oak") for o in offered)
    assert "name an earlier one" in (await scene.type(scene.mia, "moderator rewind", to=99)).text
    await scene.type(scene.mia, "moderator rewind", to=1)
    await scene.press(scene.mia, "Go back to move 1")
    await scene.settled()
    assert "Oak: 0 points, 2 cards\nAsh: 0 points, 3 cards" in scene.board().text
    assert "took this table back to move 1" in scene.public()[-1].text or "took this table back to move 1" in str(
        scene.public()
    )


async def test_end_closes_the_table_and_the_last_word_begins_as_every_end_does(scene: Scene) -> None:
    await scene.deal("long")
    await scene.type(scene.mia, "moderator end")
    await scene.press(scene.mia, "End the table")
    await scene.settled()
    assert scene.public()[-1].text.startswith("The game is over: Mia ended it as a moderator.")
    assert "no table" in (await scene.type(scene.alice, "game status")).text


async def test_set_repairs_one_value_with_a_reason_and_is_on_record(scene: Scene) -> None:
    await scene.deal("long")
    assert await scene.offered(scene.mia, "moderator set", "what", reason="x") == ["Set a score", "Change a ruling"]
    await scene.offered(scene.mia, "moderator set", "value", what="repair", reason="x")
    page = await scene.type(
        scene.mia, "moderator set", what="repair", value="troll", second="12", reason="dropped the die"
    )
    assert "troll is now 12." in page.text
    await scene.settled()
    assert "Troll: 12 points" in scene.board().text
    audit = await scene.type(scene.mia, "moderator audit")
    assert f"<@{scene.mia.id}> repaired repair (what troll, value 12)" in audit.text
    assert "Reason: dropped the die." in audit.text


@pytest.mark.parametrize(
    ("given", "answer"),
    [
        ({"what": "luck", "value": "1"}, "There is nothing called 'luck' to repair here"),
        ({"what": "repair", "value": "troll"}, "needs What and Value"),
        ({"what": "repair", "value": "ogre", "second": "1"}, "What cannot be 'ogre'"),
        ({"what": "repair", "value": "troll", "second": "100"}, "a whole number from 0 to 99"),
        ({"what": "repair", "value": "troll", "second": "many"}, "a whole number from 0 to 99"),
    ],
)
async def test_a_repair_that_does_not_fit_changes_nothing(scene: Scene, given: dict[str, str], answer: str) -> None:
    await scene.deal("long")
    page = await scene.type(scene.mia, "moderator set", reason="x", **given)
    assert answer in page.text
    await scene.settled()
    assert "Troll: 0 points" in scene.board().text


async def test_a_seat_is_given_to_somebody_else_who_gets_its_hand(scene: Scene) -> None:
    await scene.deal("long")
    cleo: Player = scene.standin.add_user("cleo")
    page = await scene.type(scene.mia, "moderator seat", seat="ash", person=cleo)
    assert "**Mia gave the seat Ash to Cleo.**" in page.text
    await scene.settled()
    assert "Your hand: Ash" in scene.page(cleo.dms[-1]).text
    assert "You have no seat" in (await scene.press(scene.bob, "Your move")).text


async def test_a_playing_moderator_gets_no_hidden_things_by_the_export(scene: Scene) -> None:
    await scene.deal("long")
    scene.alice.permissions |= MANAGE_MESSAGES
    await scene.type(scene.bob, "act", what=await any_card(scene))
    await scene.type(scene.alice, "moderator export")
    (mine,) = scene.standin.files(scene.raw("The game as far as you may know it"))
    await scene.type(scene.mia, "moderator export")
    (whole,) = scene.standin.files(scene.raw("The game as far as you may know it"))
    assert len(mine.data) < len(whole.data)


async def test_a_moderator_takes_back_without_a_vote_and_the_channel_hears_who_and_what(scene: Scene) -> None:
    await scene.deal("long")
    await scene.choose(scene.alice)
    page = await scene.type(scene.mia, "game undo")
    assert page.text == "**Mia took back move 1 as a moderator.**"
    assert "Cards:" not in scene.everything(scene.mia)
    assert "took back move 1" in (await scene.type(scene.mia, "moderator audit")).text
    await scene.type(scene.mia, "game redo")
    await scene.press(scene.mia, "Undo")
    await scene.settled()
    said = [page.text for page in scene.public()]
    assert "**Mia brought back move 1 as a moderator.**" in said
    assert said.count("**Mia took back move 1 as a moderator.**") == 2
    assert "Oak: 0 points, 3 cards" in scene.board().text


async def test_a_moderator_who_plays_asks_the_seats(scene: Scene) -> None:
    await scene.deal("long")
    scene.alice.permissions |= MANAGE_MESSAGES
    await scene.choose(scene.alice)
    await scene.choose(scene.bob)
    assert "**Alice** proposes to take back move 2." in (await scene.type(scene.alice, "game undo")).text


async def any_card(scene: Scene) -> str:
    await scene.offered(scene.bob, "act", "what")
    return str(scene.client.offered["bob", "act", "what"][0]["value"])
