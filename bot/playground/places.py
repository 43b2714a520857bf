"""Guilds, channels and threads that come, change and go while the bot is connected."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from bot.playground.errors import no_access, unknown
from bot.playground.people import Player
from bot.playground.permissions import VIEW_CHANNEL
from bot.playground.wire import INTENT_GUILDS, THREADS, Json
from bot.playground.world import World

if TYPE_CHECKING:
    from bot.playground.gateway import Gateway


class Places(World):
    """A world whose changes are told to the bot."""

    gateway: Gateway

    def __init__(self) -> None:
        super().__init__()
        self.tasks: set[asyncio.Task[None]] = set()

    async def dispatch(self, t: str, d: Any, *, guild_id: str | None = None, need: int = 0, lack: int = 0) -> None:
        """Sends a gateway event to the sessions that it concerns."""
        await self.gateway.dispatch(t, d, guild_id=guild_id, need=need, lack=lack)

    async def _tell(self, t: str, d: Json, guild_id: str) -> None:
        await self.dispatch(t, d, guild_id=guild_id, need=INTENT_GUILDS)

    def spawn(self, doing: Coroutine[Any, Any, None]) -> None:
        """Lets something run beside; it is kept until it is done."""
        task = asyncio.get_running_loop().create_task(doing)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # ----------------------------------------------------------------- guilds
    async def invite_bot(self, guild_id: str) -> None:
        """The bot joins a guild: a new one, or one that it was removed from."""
        self.absent.discard(guild_id)
        g = self.gateway.guild_create(self.guilds[guild_id], 0)
        del g["unavailable"]  # its absence is what tells a new guild from one that is back
        await self._tell("GUILD_CREATE", g, guild_id)

    async def remove_bot(self, guild_id: str) -> None:
        """The bot is kicked or leaves; what it asks about the guild is refused from now on."""
        self.absent.add(guild_id)
        await self._tell("GUILD_DELETE", {"id": guild_id}, guild_id)

    async def outage(self, guild_id: str, *, over: bool = False) -> None:
        """The guild becomes unavailable for a while; with `over` it is back."""
        if over:
            await self._tell("GUILD_CREATE", self.gateway.guild_create(self.guilds[guild_id], 0), guild_id)
        else:
            await self._tell("GUILD_DELETE", {"id": guild_id, "unavailable": True}, guild_id)

    async def add_role(self, guild_id: str, name: str, permissions: int = 0) -> Json:
        """A role of the guild; give it with player.roles.add(role["id"])."""
        r = self.new_role(name, permissions)
        self.guilds[guild_id]["roles"].append(r)
        await self._tell("GUILD_ROLE_CREATE", {"guild_id": guild_id, "role": r}, guild_id)
        return r

    # --------------------------------------------------------------- channels
    def seen_channel(self, channel_id: str) -> Json:
        """A channel that the bot sees. Raises Refused 10003 or 50001."""
        c = self.channels.get(channel_id)
        if c is None:
            raise unknown(10003, "Channel")
        if not self.bot_may(c) & VIEW_CHANNEL:
            raise no_access()
        return c

    async def add_channel(self, guild_id: str, name: str, **more: Any) -> Json:
        """A text channel; the bot hears CHANNEL_CREATE."""
        c = self.put_channel(self.guilds[guild_id], name, **more)
        await self._tell("CHANNEL_CREATE", c, guild_id)
        self.notify(c["id"])
        return c

    async def channel_changed(self, c: Json) -> None:
        """The bot hears CHANNEL_UPDATE or THREAD_UPDATE."""
        await self._tell("THREAD_UPDATE" if c["type"] in THREADS else "CHANNEL_UPDATE", c, c["guild_id"])
        self.notify(c["id"])

    async def delete_channel(self, channel_id: str) -> None:
        """Removes a channel with its threads, or one thread."""
        c = self.channels[channel_id]
        g = self.guilds[c["guild_id"]]
        if c["type"] not in THREADS:
            for t in [t for t in g["threads"] if t["parent_id"] == channel_id]:
                await self.delete_channel(t["id"])
        kin, event = (g["threads"], "THREAD_DELETE") if c["type"] in THREADS else (g["channels"], "CHANNEL_DELETE")
        kin.remove(c)
        del self.channels[channel_id]
        for mid in self.messages.pop(channel_id):
            self.private_to.pop(mid, None)
        await self._tell(event, c, g["id"])
        self.notify(channel_id)

    async def permit(self, channel_id: str, who: Player | Json | str, *, allow: int = 0, deny: int = 0) -> None:
        """Sets a channel's overwrite for a Player, a role, "bot" or "everyone"; without bits it is removed."""
        c = self.channels[channel_id]
        roles = {r["id"] for r in self.guilds[c["guild_id"]]["roles"]}
        known = {"bot": self.bot_id, "everyone": c["guild_id"]}
        target = who.id if isinstance(who, Player) else who["id"] if isinstance(who, dict) else known[who]
        o: Json = {"id": target}
        if allow or deny:
            o |= {"type": 0 if target in roles else 1, "allow": str(allow), "deny": str(deny)}
        await self.overwrite(c, o)

    async def overwrite(self, channel: Json, o: Json) -> None:
        """Replaces the overwrite with this id; only an id removes it."""
        kept = [x for x in channel["permission_overwrites"] if x["id"] != o["id"]]
        channel["permission_overwrites"] = [*kept, o] if len(o) > 1 else kept
        await self.channel_changed(channel)

    # ---------------------------------------------------------------- threads
    async def open_thread(
        self,
        parent: Json,
        name: str,
        kind: int,
        owner: str,
        *,
        minutes: int = 1440,
        invitable: bool = True,
        id_: str | None = None,
    ) -> Json:
        """A thread in a channel, with its owner as first member; it archives itself after quiet minutes."""
        now = self.clock.utc().isoformat()
        about: Json = {"archived": False, "auto_archive_duration": minutes, "archive_timestamp": now, "locked": False}
        t: Json = {
            "id": id_ or self.snowflake(),
            "type": kind,
            "guild_id": parent["guild_id"],
            "parent_id": parent["id"],
            "name": name,
            "owner_id": owner,
            "last_message_id": None,
            "message_count": 0,
            "total_message_sent": 0,
            "member_count": 1,
            "rate_limit_per_user": 0,
            "flags": 0,
            "thread_metadata": {**about, "create_timestamp": now, "invitable": invitable},
        }
        self.channels[t["id"]], self.messages[t["id"]], self.thread_members[t["id"]] = t, {}, {owner}
        self.guilds[parent["guild_id"]]["threads"].append(t)
        if owner == self.bot_id:
            t["member"] = self.thread_member_object(t, owner)
        await self._tell("THREAD_CREATE", {**t, "newly_created": True}, parent["guild_id"])
        self.notify(t["id"])
        self.sleepy(t)
        return t

    def sleepy(self, t: Json) -> None:
        """Winds the timer after which a quiet thread archives itself."""
        newest, wait = t["last_message_id"], t["thread_metadata"]["auto_archive_duration"] * 60

        def ring() -> None:
            if t["id"] in self.channels and not t["thread_metadata"]["archived"]:
                if t["last_message_id"] == newest:
                    self.spawn(self.edit_thread(t, archived=True))
                else:
                    self.sleepy(t)

        self.clock.later(wait, ring)

    def thread_member_object(self, t: Json, who: str) -> Json:
        """Discord's thread member object."""
        return {"id": t["id"], "user_id": who, "join_timestamp": t["thread_metadata"]["create_timestamp"], "flags": 0}

    async def edit_thread(self, t: Json, **changes: Any) -> None:
        """Renames, archives, revives or locks a thread."""
        about = t["thread_metadata"]
        if changes.get("archived", about["archived"]) != about["archived"]:
            about["archive_timestamp"] = self.clock.utc().isoformat()
        t["name"] = changes.pop("name", t["name"])
        about |= changes
        await self.channel_changed(t)
        if not about["archived"]:
            self.sleepy(t)

    async def unarchive(self, channel: Json) -> None:
        """A message revives an archived thread (topics/threads: active and archived)."""
        if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
            await self.edit_thread(channel, archived=False)

    async def thread_member(self, t: Json, who: str, *, joins: bool) -> None:
        """Somebody joins or leaves a thread."""
        members = self.thread_members[t["id"]]
        if (who in members) == joins:
            return
        (members.add if joins else members.discard)(who)
        t["member_count"] = len(members)
        added = [self.thread_member_object(t, who)] if joins else []
        d: Json = {"id": t["id"], "guild_id": t["guild_id"], "member_count": len(members), "added_members": added}
        d["removed_member_ids"] = [] if joins else [who]
        await self._tell("THREAD_MEMBERS_UPDATE", d, t["guild_id"])
        self.notify(t["id"])
