"""The real discord.py client against the stand-in: everything a bot for board games does."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.playground import Upload
from bot.playground.permissions import MANAGE_GUILD
from bot.playground.wire import COMPONENTS_V2, LOADING
from tests.playground.conftest import Scene
from tests.playground.demobot import PNG, DemoBot
from tests.standin import running, until


async def test_it_connects_with_compression_and_knows_its_guild(scene: Scene) -> None:
    bot = DemoBot()
    async with running(bot, scene.standin):
        assert bot.get_guild(int(scene.guild["id"])).name == "Prancing Pony"
        (session,) = scene.standin.sessions.values()
        assert session.ws.kind == "zstd-stream"


async def test_its_commands_are_registered(played: Scene) -> None:
    names = {c["name"] for c in played.standin.commands[None]}
    assert {"ping", "game", "admin", "Quote"} <= names
    assert len(names) == 15


async def test_a_command_is_answered_at_once(played: Scene) -> None:
    i = await played.alice.slash(played.channel, "ping")
    message = await i.wait_response()
    assert (i.callback_type, message["content"]) == (4, "pong")


async def test_a_deferred_answer_is_loading_until_the_original_is_edited(played: Scene) -> None:
    i = await played.alice.slash(played.channel, "slow")
    assert await i.acked == 5
    assert i.message["flags"] & LOADING
    message = await i.wait_response()
    assert message["content"] == "done"
    assert message["embeds"][0]["title"] == "Result"
    assert not message["flags"] & LOADING


async def test_the_first_followup_becomes_the_deferred_message(played: Scene) -> None:
    i = await played.alice.slash(played.channel, "deferred")
    message = await i.wait_response()
    assert message is i.message
    assert message["content"] == "pong"


async def test_an_ephemeral_answer_is_seen_by_one_person(played: Scene) -> None:
    i = await played.alice.slash(played.channel, "whisper")
    message = await i.wait_response()
    assert message in played.standin.visible(played.channel, played.alice)
    assert message not in played.standin.visible(played.channel, played.bob)
    assert played.alice.sees_alone(message)


async def test_autocomplete_offers_what_begins_so(played: Scene) -> None:
    choices = await played.alice.autocomplete(played.channel, "game start", "kind", kind="ch")
    assert [c["value"] for c in choices] == ["chess", "checkers"]


async def test_a_subcommand_takes_options(played: Scene) -> None:
    i = await played.alice.slash(played.channel, "game start", kind="chess", players=4)
    assert (await i.wait_response())["content"] == "chess for 4"


async def test_a_dynamic_button_answers_privately_and_by_dm(played: Scene) -> None:
    i = await played.alice.slash(played.channel, "game start", kind="chess")
    message = await i.wait_response()
    told = played.standin.wait_message(lambda m: "Your hand" in m["content"])
    j = await played.bob.click(message, "game:42:join")
    assert played.bob.sees_alone(await j.wait_response())
    await told
    assert "Your hand in game 42" in played.bob.dms[-1]["content"]
    assert played.alice.dms == []


async def test_a_button_opens_a_modal_and_its_submit_edits_the_message(played: Scene) -> None:
    message = await (await played.alice.slash(played.channel, "board")).wait_response()
    j = await played.bob.click(message, "bid")
    assert (await j.wait_response())["title"] == "Place a bid"
    await (await played.bob.submit(j, amount="17")).wait_response()
    assert message["content"] == "bid 17 by Bob"


async def test_a_form_is_held_to_its_lengths_before_it_is_sent(played: Scene) -> None:
    message = await (await played.alice.slash(played.channel, "board")).wait_response()
    j = await played.bob.click(message, "bid")
    await j.wait_response()
    for values in ({"amount": "170"}, {}):
        with pytest.raises(ValueError, match="characters will not do"):
            await played.bob.submit(j, **values)
    with pytest.raises(LookupError, match="the form has no"):
        await played.bob.submit(j, amount="1", colour="red")
    with pytest.raises(PermissionError):
        await played.alice.submit(j, amount="1")


async def test_a_select_menu_edits_its_message(played: Scene) -> None:
    message = await (await played.alice.slash(played.channel, "board")).wait_response()
    await (await played.bob.select(message, "card", ["AS"])).wait_response()
    assert message["content"] == "played AS"
    with pytest.raises(ValueError, match="not offered"):
        await played.bob.select(message, "card", ["7H"])


async def test_a_component_may_defer_and_edit_the_original(played: Scene) -> None:
    message = await (await played.alice.slash(played.channel, "board")).wait_response()
    j = await played.bob.click(message, "pass")
    await j.wait_response()
    assert (j.callback_type, message["content"], message["components"]) == (6, "passed", [])


async def test_components_v2_with_a_button_in_a_container(played: Scene) -> None:
    message = await (await played.alice.slash(played.channel, "table")).wait_response()
    assert message["flags"] & COMPONENTS_V2
    assert message["components"][0]["type"] == 17
    answer = await (await played.bob.click(message, "draw")).wait_response()
    assert answer["content"].startswith("You drew")


async def test_a_dm_arrives_and_a_closed_one_is_refused_with_50007(played: Scene) -> None:
    i = await played.alice.slash(played.channel, "dm", who=played.bob, text="hello")
    assert (await i.wait_response())["content"] == "sent"
    assert played.bob.dms[-1]["content"] == "hello"
    i = await played.alice.slash(played.channel, "dm", who=played.shy, text="hello")
    assert "50007" in (await i.wait_response())["content"]


async def test_a_picture_keeps_its_bytes_and_alt_text_and_can_be_fetched(played: Scene) -> None:
    message = await (await played.alice.slash(played.channel, "picture")).wait_response()
    (attachment,) = message["attachments"]
    (file,) = played.standin.files(message)
    assert (file.name, file.data) == ("board.png", PNG)
    assert file.description == attachment["description"] == "Three red pixels above three black ones"
    assert (attachment["width"], attachment["height"]) == (3, 2)
    async with played.api.session.get(attachment["url"]) as r:
        assert (r.content_type, await r.read()) == ("image/png", PNG)


async def test_a_file_of_a_player_can_be_read_by_the_bot(played: Scene) -> None:
    i = await played.alice.slash(played.channel, "read", file=Upload("save.json", b'{"round": 3}'))
    assert (await i.wait_response())["content"] == 'save.json: {"round": 3}'


async def test_context_menus_work_on_people_and_messages(played: Scene) -> None:
    i = await played.alice.menu(played.channel, "Hand of player", played.bob)
    assert (await i.wait_response())["content"] == "the hand of Bob is hidden"
    said = await played.bob.say(played.channel, "It was a dark night")
    i = await played.alice.menu(played.channel, "Quote", said)
    assert (await i.wait_response())["content"] == "> It was a dark night"


async def test_a_second_answer_is_refused_with_40060(played: Scene) -> None:
    followed = played.standin.wait_message(lambda m: "error" in m["content"])
    await played.alice.slash(played.channel, "twice")
    assert (await followed)["content"] == "error 40060"


async def test_an_interaction_without_answer_dies_after_three_seconds(played: Scene) -> None:
    i = await played.alice.slash(played.channel, "hang")
    await played.standin.clock.advance(3)
    with pytest.raises(TimeoutError, match="did not respond"):
        await i.acked
    assert i.dead


async def test_default_permissions_hide_a_command(played: Scene) -> None:
    with pytest.raises(PermissionError, match="does not see"):
        await played.bob.slash(played.channel, "admin cancel")
    played.bob.permissions |= MANAGE_GUILD
    i = await played.bob.slash(played.channel, "admin cancel")
    assert (await i.wait_response())["content"] == "cancelled"


async def test_values_are_held_to_the_definition_as_discords_client_does(played: Scene) -> None:
    with pytest.raises(ValueError, match="out of range"):
        await played.bob.slash(played.channel, "game start", kind="go", players=9)
    with pytest.raises(ValueError, match="needs a value"):
        await played.bob.slash(played.channel, "game start")
    with pytest.raises(LookupError, match="no option"):
        await played.bob.slash(played.channel, "ping", loud=True)
    with pytest.raises(LookupError, match="no subcommand"):
        await played.bob.slash(played.channel, "game burn")
    with pytest.raises(LookupError, match="not registered"):
        await played.bob.slash(played.channel, "xyzzy")


async def test_a_dropped_socket_is_resumed_and_nothing_is_missed(played: Scene) -> None:
    s = played.standin
    await s.drop(4000)
    i = await played.alice.slash(played.channel, "ping")
    assert (await i.wait_response())["content"] == "pong"
    assert (s.gateway.resumes, s.gateway.identifies) == (1, 1)


async def test_the_client_obeys_the_request_to_reconnect(scene: Scene) -> None:
    resumed = asyncio.Event()

    class Bot(DemoBot):
        async def on_resumed(self) -> None:
            resumed.set()

    async with running(Bot(), scene.standin):
        await scene.standin.ask_reconnect()
        await asyncio.wait_for(resumed.wait(), 10)
        i = await scene.alice.slash(scene.channel, "ping")
        assert (await i.wait_response())["content"] == "pong"
    assert (scene.standin.gateway.resumes, scene.standin.gateway.identifies) == (1, 1)


async def test_after_a_restart_old_buttons_still_work(scene: Scene) -> None:
    async with running(DemoBot(), scene.standin):
        board = await (await scene.alice.slash(scene.channel, "board")).wait_response()
        game = await (await scene.alice.slash(scene.channel, "game start", kind="go")).wait_response()
    async with running(DemoBot(), scene.standin):
        await (await scene.bob.select(board, "card", ["2C"])).wait_response()
        assert board["content"] == "played 2C"
        answer = await (await scene.bob.click(game, "game:42:join")).wait_response()
        assert "joins game 42" in answer["content"]
        await until(lambda: bool(scene.bob.dms))


async def test_the_same_interaction_delivered_twice_is_refused_the_second_answer(played: Scene) -> None:
    i = await played.alice.slash(played.channel, "ping")
    await i.wait_response()
    await played.standin.deliver(i)
    answers = "POST /interactions/{interaction_id}/{interaction_token}/callback"
    await until(lambda: played.standin.counts[answers] == 2 and not played.standin.in_flight)
    assert len(played.standin.visible(played.channel, played.alice)) == 1


async def test_a_wrong_token_is_told_as_such(scene: Scene) -> None:
    bot = DemoBot()
    with pytest.raises(discord.LoginFailure):
        await bot.start("nonsense")
    await bot.close()


async def test_an_intent_that_was_not_granted_is_told_as_such(scene: Scene) -> None:
    scene.standin.gateway.allowed_intents = 1
    bot = DemoBot(intents=discord.Intents(guilds=True, members=True))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await bot.start(scene.standin.token)
    await bot.close()
