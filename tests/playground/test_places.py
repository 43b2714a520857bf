"""Guilds, channels, threads and reactions, with the real client listening."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.playground.permissions import (
    ADD_REACTIONS,
    CREATE_PUBLIC_THREADS,
    MANAGE_CHANNELS,
    MANAGE_ROLES,
    MANAGE_THREADS,
    SEND_IN_THREADS,
    VIEW_CHANNEL,
)
from tests.playground.conftest import Scene
from tests.playground.demobot import DemoBot
from tests.standin import running, until

INTENTS = discord.Intents(guilds=True, guild_reactions=True, dm_reactions=True, guild_messages=True)


class Listener(DemoBot):
    """Keeps the names of what it hears, and lets one wait for them."""

    def __init__(self) -> None:
        super().__init__(intents=INTENTS)
        self.heard: list[str] = []

    def dispatch(self, event: str, /, *args: Any, **more: Any) -> None:
        self.heard.append(event)
        super().dispatch(event, *args, **more)

    async def hears(self, event: str) -> None:
        """Waits until this event has come."""
        await until(lambda: event in self.heard)


@pytest.fixture
async def bot(scene: Scene) -> Any:
    """The listening client, connected; limits are off."""
    scene.standin.limits.on = False
    b = Listener()
    async with running(b, scene.standin):
        yield b


def channel(bot: Listener, scene: Scene) -> discord.TextChannel:
    found = bot.get_channel(int(scene.channel))
    assert isinstance(found, discord.TextChannel)
    return found


async def test_channels_come_change_and_go(bot: Listener, scene: Scene) -> None:
    made = await scene.standin.add_channel(scene.guild["id"], "table-3")
    await bot.hears("guild_channel_create")
    await scene.standin.permit(made["id"], "everyone", deny=VIEW_CHANNEL)
    await bot.hears("guild_channel_update")
    assert not bot.get_channel(int(made["id"])).permissions_for(bot.guilds[0].default_role).view_channel
    await scene.standin.delete_channel(made["id"])
    await bot.hears("guild_channel_delete")
    assert bot.get_channel(int(made["id"])) is None
    with pytest.raises(discord.NotFound) as e:
        await bot.get_partial_messageable(int(made["id"])).send("x")
    assert e.value.code == 10003


async def test_a_bot_that_was_removed_finds_no_guild_and_comes_back_when_invited(bot: Listener, scene: Scene) -> None:
    gid = scene.guild["id"]
    await scene.standin.remove_bot(gid)
    await bot.hears("guild_remove")
    with pytest.raises(discord.Forbidden) as e:
        await bot.get_partial_messageable(int(scene.channel)).send("x")
    assert e.value.code == 50001
    with pytest.raises(discord.NotFound):
        await bot.fetch_guild(int(gid))
    with pytest.raises(PermissionError, match="not in this guild"):
        await scene.alice.slash(scene.channel, "ping")
    await scene.standin.invite_bot(gid)
    await bot.hears("guild_join")
    i = await scene.alice.slash(scene.channel, "ping")
    assert (await i.wait_response())["content"] == "pong"


async def test_a_bot_may_leave_and_a_guild_may_be_unavailable_for_a_while(bot: Listener, scene: Scene) -> None:
    await scene.standin.outage(scene.guild["id"])
    await bot.hears("guild_unavailable")
    bot.heard.clear()
    await scene.standin.outage(scene.guild["id"], over=True)
    await bot.hears("guild_available")
    await bot.guilds[0].leave()
    await bot.hears("guild_remove")
    assert [g async for g in bot.fetch_guilds()] == []


async def test_what_the_client_fetches_of_a_guild(bot: Listener, scene: Scene) -> None:
    role = await scene.standin.add_role(scene.guild["id"], "Moderators")
    await bot.hears("guild_role_create")
    scene.alice.roles.add(role["id"])
    guild = await bot.fetch_guild(int(scene.guild["id"]))
    assert (guild.name, guild.approximate_member_count) == ("Prancing Pony", 4)
    assert [c.name for c in await guild.fetch_channels()] == ["table-1", "table-2"]
    assert [r.name for r in await guild.fetch_roles()] == ["@everyone", "bot", "Moderators"]
    alice = await guild.fetch_member(int(scene.alice.id))
    assert [r.id for r in alice.roles[1:]] == [int(role["id"])]
    assert (await guild.fetch_member(bot.user.id)).id == bot.user.id
    assert (await bot.fetch_user(int(scene.bob.id))).name == "bob"
    assert (await bot.fetch_channel(int(scene.other))).name == "table-2"
    await alice.remove_roles(discord.Object(int(role["id"])))
    assert scene.alice.roles == set()
    with pytest.raises(discord.NotFound):
        await guild.fetch_member(5)


async def test_the_bot_makes_edits_and_deletes_channels_only_with_permission(bot: Listener, scene: Scene) -> None:
    made = await bot.guilds[0].create_text_channel("den", topic="quiet")
    await made.edit(name="lair")
    assert scene.standin.channels[str(made.id)]["name"] == "lair"
    mine = scene.guild["roles"][1]
    mine["permissions"] = str(int(mine["permissions"]) & ~MANAGE_CHANNELS)
    for act in (made.edit(name="x"), made.delete(), bot.guilds[0].create_text_channel("y")):
        with pytest.raises(discord.Forbidden) as e:
            await act
        assert e.value.code == 50013
    mine["permissions"] = str(int(mine["permissions"]) | MANAGE_CHANNELS)
    await made.delete()
    assert str(made.id) not in scene.standin.channels


async def test_overwrites_are_set_and_removed_by_the_bot(bot: Listener, scene: Scene) -> None:
    ch, everyone = channel(bot, scene), bot.guilds[0].default_role
    await ch.set_permissions(bot.guilds[0].me, view_channel=True)  # or the next line shuts the bot out too
    await ch.set_permissions(everyone, view_channel=False)
    assert scene.standin.visible(scene.channel, scene.alice) == []
    with pytest.raises(PermissionError):
        await scene.alice.slash(scene.channel, "ping")
    await ch.set_permissions(everyone, overwrite=None)
    await scene.alice.slash(scene.channel, "ping")
    await scene.standin.permit(scene.channel, "bot", deny=MANAGE_ROLES)
    with pytest.raises(discord.Forbidden):
        await ch.set_permissions(everyone, view_channel=False)


async def test_a_thread_is_opened_played_in_archived_and_revived(bot: Listener, scene: Scene) -> None:
    thread = await channel(bot, scene).create_thread(name="game", type=discord.ChannelType.public_thread)
    await bot.hears("thread_create")
    i = await scene.alice.slash(str(thread.id), "ping")
    await i.wait_response()
    said = await thread.send("board")
    await thread.edit(archived=True)
    for act in (said.edit(content="x"), said.add_reaction("👍"), thread.add_user(discord.Object(int(scene.bob.id)))):
        with pytest.raises(discord.HTTPException) as e:
            await act
        assert e.value.code == 50083
    await thread.send("awake")
    assert not scene.standin.channels[str(thread.id)]["thread_metadata"]["archived"]
    await said.edit(content="x")
    assert scene.standin.channels[str(thread.id)]["message_count"] == 3


async def test_a_locked_thread_takes_messages_only_from_who_may_manage_it(bot: Listener, scene: Scene) -> None:
    thread = await channel(bot, scene).create_thread(name="game", type=discord.ChannelType.public_thread)
    await thread.edit(locked=True)
    await thread.send("still here")
    await scene.standin.permit(scene.channel, "bot", deny=MANAGE_THREADS)
    with pytest.raises(discord.HTTPException) as e:
        await thread.send("x")
    assert e.value.code == 160005


async def test_a_quiet_thread_archives_itself(bot: Listener, scene: Scene) -> None:
    thread = await channel(bot, scene).create_thread(
        name="game", type=discord.ChannelType.public_thread, auto_archive_duration=60
    )
    await scene.standin.clock.advance(50 * 60)
    await thread.send("not yet")
    await scene.standin.clock.advance(50 * 60)
    assert not scene.standin.channels[str(thread.id)]["thread_metadata"]["archived"]
    await scene.standin.clock.advance(61 * 60)
    await bot.hears("raw_thread_update")
    assert [t.name async for t in channel(bot, scene).archived_threads()] == ["game"]
    assert await bot.guilds[0].active_threads() == []


async def test_a_thread_hangs_on_its_message_and_only_one(bot: Listener, scene: Scene) -> None:
    said = await channel(bot, scene).send("a new game")
    thread = await said.create_thread(name="game")
    assert thread.id == said.id
    with pytest.raises(discord.HTTPException) as e:
        await said.create_thread(name="game")
    assert e.value.code == 160004
    assert [t.id for t in await bot.guilds[0].active_threads()] == [thread.id]


async def test_a_private_thread_is_seen_by_its_members_alone(bot: Listener, scene: Scene) -> None:
    thread = await channel(bot, scene).create_thread(name="council")
    await thread.send("psst")
    assert scene.standin.visible(str(thread.id), scene.alice) == []
    await thread.add_user(discord.Object(int(scene.alice.id)))
    assert len(scene.standin.visible(str(thread.id), scene.alice)) == 1
    assert {m.id for m in await thread.fetch_members()} == {bot.user.id, int(scene.alice.id)}
    await thread.remove_user(discord.Object(int(scene.alice.id)))
    assert scene.standin.visible(str(thread.id), scene.alice) == []
    await thread.delete()
    assert str(thread.id) not in scene.standin.channels


async def test_threads_need_their_permissions(bot: Listener, scene: Scene) -> None:
    ch = channel(bot, scene)
    thread = await ch.create_thread(name="game", type=discord.ChannelType.public_thread)
    await scene.standin.permit(scene.channel, "bot", deny=CREATE_PUBLIC_THREADS | SEND_IN_THREADS)
    for act in (ch.create_thread(name="x", type=discord.ChannelType.public_thread), thread.send("x"), thread.join()):
        with pytest.raises(discord.Forbidden) as e:
            await act
        assert e.value.code == 50013


async def test_reactions_are_counted_and_heard(bot: Listener, scene: Scene) -> None:
    said = await channel(bot, scene).send("ready?")
    await said.add_reaction("👍")
    await scene.alice.react(scene.standin.messages[scene.channel][str(said.id)], "👍")
    await bot.hears("raw_reaction_add")
    (thumbs,) = (await channel(bot, scene).fetch_message(said.id)).reactions
    assert (thumbs.count, thumbs.me) == (2, True)
    assert {u.id async for u in thumbs.users()} == {bot.user.id, int(scene.alice.id)}
    await said.remove_reaction("👍", bot.user)
    await said.remove_reaction("👍", discord.Object(int(scene.alice.id)))
    await bot.hears("raw_reaction_remove")
    assert (await channel(bot, scene).fetch_message(said.id)).reactions == []


async def test_reactions_are_cleared(bot: Listener, scene: Scene) -> None:
    said = await channel(bot, scene).send("ready?")
    for e in "👍👎🎲":
        await said.add_reaction(e)
    await said.clear_reaction("👎")
    await bot.hears("raw_reaction_clear_emoji")
    assert [str(r.emoji) for r in (await channel(bot, scene).fetch_message(said.id)).reactions] == ["👍", "🎲"]
    await said.clear_reactions()
    await bot.hears("raw_reaction_clear")
    assert (await channel(bot, scene).fetch_message(said.id)).reactions == []


async def test_a_reaction_needs_an_emoji_and_permission(bot: Listener, scene: Scene) -> None:
    said = await channel(bot, scene).send("ready?")
    with pytest.raises(discord.NotFound) as e:
        await said.add_reaction("thumbsup")
    assert e.value.code == 10014
    await scene.alice.react(scene.standin.messages[scene.channel][str(said.id)], "👍")
    await scene.standin.permit(scene.channel, "bot", deny=ADD_REACTIONS)
    await said.add_reaction("👍")
    with pytest.raises(discord.Forbidden):
        await said.add_reaction("👎")


async def test_a_message_bears_twenty_kinds_of_reaction(bot: Listener, scene: Scene) -> None:
    said = await channel(bot, scene).send("ready?")
    for n in range(20):
        await said.add_reaction(chr(0x1F600 + n))
    with pytest.raises(discord.HTTPException) as e:
        await said.add_reaction("👍")
    assert e.value.code == 30010
