"""The state of the stand-in: people, guilds, channels, messages, and looking things up in it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from bot.playground.clock import Clock
from bot.playground.errors import unknown
from bot.playground.interaction import Interaction
from bot.playground.people import Player
from bot.playground.permissions import ADMINISTRATOR, EVERYTHING, MANAGE_THREADS, MEMBER, VIEW_CHANNEL, in_channel
from bot.playground.uploads import Upload
from bot.playground.wire import DM, PRIVATE_THREAD, TEXT, THREADS, Json

OWNER_ID = "1"  # owns every guild and the application; nobody plays it


class World:
    """Everything in memory. Ids are snowflakes as strings; objects are as Discord sends them."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.token = "standin." + secrets.token_hex(8)
        self.bot_id = self.app_id = self.clock.snowflake()
        self.cdn = ""  # where uploaded files are fetched: http://127.0.0.1:port once it listens
        self.players: dict[str, Player] = {}
        self.guilds: dict[str, Json] = {}
        self.absent: set[str] = set()  # guilds that the bot is not, or no longer, in
        self.channels: dict[str, Json] = {}  # threads and DMs too
        self.messages: dict[str, dict[str, Json]] = {}  # channel id, message id
        self.private_to: dict[str, str] = {}  # ephemeral message id: player id
        self.dm_of: dict[str, str] = {}  # player id: channel id
        self.thread_members: dict[str, set[str]] = {}
        self.bot_roles: dict[str, set[str]] = {}  # guild id: role ids
        self.commands: dict[str | None, list[Json]] = {None: []}  # guild id or None for global ones
        self.command_overrides: dict[tuple[str, str], dict[str, bool]] = {}  # guild, command: role, user: may use
        self.interactions: dict[str, Interaction] = {}  # by token, oldest first
        self.reactions: dict[str, dict[str, list[str]]] = {}  # message id, emoji: who, in order
        self.uploads: dict[str, Upload] = {}  # by attachment id
        self.observers: list[Callable[[str], None]] = []  # called with a channel id whenever it looks different

    def snowflake(self) -> str:
        """A fresh id."""
        return self.clock.snowflake()

    # ---------------------------------------------------------------- making
    def add_guild(self, name: str, *channel_names: str, id: str | None = None, bot: int = EVERYTHING) -> Json:  # noqa: A002 - Discord's word
        """A guild with text channels, before the bot connects. `bot`: the bits of the bot's own role."""
        gid = id or self.snowflake()
        mine = self.new_role("bot", bot & ~ADMINISTRATOR, managed=True, tags={"bot_id": self.bot_id})
        g: Json = {
            "id": gid,
            "name": name,
            "owner_id": OWNER_ID,
            "roles": [{**self.new_role("@everyone", MEMBER), "id": gid}, mine],
            "channels": [],
            "threads": [],
            "member_count": len(self.players) + 1,
            "preferred_locale": "en-US",
            "joined_at": "2024-01-01T00:00:00+00:00",
            "large": False,
            "unavailable": False,
            **{k: [] for k in GUILD_LISTS},
            **dict.fromkeys(GUILD_NUMBERS, 0),
            **dict.fromkeys(GUILD_EMPTY),
            "afk_timeout": 300,
            "max_members": 500000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "nsfw": False,
            "premium_progress_bar_enabled": False,
            "widget_enabled": False,
            "region": "local",
        }
        self.guilds[gid] = g
        self.bot_roles[gid] = {mine["id"]}
        self.commands.setdefault(gid, [])
        for cn in channel_names:
            self.put_channel(g, cn)
        return g

    def new_role(self, name: str, permissions: int = 0, **more: Any) -> Json:
        """A role object that stands in no guild yet."""
        return {
            "id": self.snowflake(),
            "name": name,
            "description": None,
            "permissions": str(permissions),
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "icon": None,
            "unicode_emoji": None,
            "position": 0,
            "managed": False,
            "mentionable": False,
            "flags": 0,
            **more,
        }

    def put_channel(self, guild: Json, name: str, **more: Any) -> Json:
        """A text channel, without telling the bot."""
        c: Json = {
            "id": self.snowflake(),
            "type": TEXT,
            "guild_id": guild["id"],
            "name": name,
            "position": len(guild["channels"]),
            "topic": None,
            "nsfw": False,
            "rate_limit_per_user": 0,
            "parent_id": None,
            "last_message_id": None,
            "permission_overwrites": [],
            "flags": 0,
            **more,
        }
        guild["channels"].append(c)
        self.channels[c["id"]], self.messages[c["id"]] = c, {}
        return c

    def put_dm(self, p: Player) -> Json:
        """The direct conversation of the bot with a person; always the same one."""
        cid = self.dm_of.get(p.id)
        if cid is None:
            cid = self.dm_of[p.id] = self.snowflake()
            self.channels[cid] = {"id": cid, "type": DM, "recipients": [p.user], "last_message_id": None, "flags": 0}
            self.messages[cid] = {}
        return self.channels[cid]

    def attach(self, channel_id: str, upload: Upload, **more: Any) -> Json:
        """Keeps a file; the attachment object says where it can be fetched."""
        id_ = self.snowflake()
        self.uploads[id_] = upload
        return upload.attachment(id_, f"{self.cdn}/attachments/{channel_id}/{id_}/{quote(upload.name)}", **more)

    def notify(self, channel_id: str) -> None:
        """Tells the watchers that a channel looks different now."""
        for o in self.observers:
            o(channel_id)

    # --------------------------------------------------------------- looking
    def bot_user(self) -> Json:
        """The bot, as others see it."""
        return {
            "id": self.bot_id,
            "username": "barliman",
            "discriminator": "0000",
            "global_name": None,
            "avatar": None,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": None,
            "bot": True,
        }

    def bot_member(self, guild_id: str) -> Json:
        """The bot as a member, with its roles."""
        return {
            "user": self.bot_user(),
            "nick": None,
            "avatar": None,
            "banner": None,
            "roles": sorted(self.bot_roles.get(guild_id, ())),
            "joined_at": "2024-01-01T00:00:00+00:00",
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
        }

    def role_bits(self, guild_id: str, roles: set[str]) -> int:
        """All that some roles of a guild allow together."""
        bits = 0
        for r in self.guilds[guild_id]["roles"] if roles else ():
            if r["id"] in roles:
                bits |= int(r["permissions"])
        return bits

    def bot_may(self, channel: Json) -> int:
        """The bot's bits in a channel. Nothing in a guild it is not in, everything in a DM."""
        gid = channel.get("guild_id")
        if gid is None:
            return EVERYTHING
        if gid in self.absent:
            return 0
        roles = self.bot_roles[gid]
        return self._bits(channel, self.role_bits(gid, roles | {gid}), roles, self.bot_id)

    def may(self, p: Player, channel: Json) -> int:
        """A person's bits in a channel."""
        gid = channel.get("guild_id")
        if gid is None:
            return EVERYTHING if self.dm_of.get(p.id) == channel["id"] else 0
        return self._bits(channel, p.permissions | self.role_bits(gid, p.roles), p.roles, p.id)

    def _bits(self, channel: Json, base: int, roles: set[str], who: str) -> int:
        thread = channel["type"] in THREADS
        home = self.channels[channel["parent_id"]] if thread else channel
        bits = in_channel(base, home["permission_overwrites"], channel["guild_id"], roles, who)
        if channel["type"] == PRIVATE_THREAD and not bits & MANAGE_THREADS:
            return bits if who in self.thread_members[channel["id"]] else 0
        return bits

    def visible(self, channel_id: str, player: Player) -> list[Json]:
        """The messages of a channel that this person can see, oldest first."""
        channel = self.channels.get(channel_id)
        if channel is None or not self.may(player, channel) & VIEW_CHANNEL:
            return []
        private = self.private_to
        return [m for m in self.messages[channel_id].values() if private.get(m["id"], player.id) == player.id]

    def files(self, message: Json) -> tuple[Upload, ...]:
        """The files of a message, with their bytes."""
        return tuple(self.uploads[a["id"]] for a in message["attachments"])

    def guild(self, guild_id: str) -> Json:
        """A guild that the bot is in. Raises Refused."""
        if guild_id not in self.guilds or guild_id in self.absent:
            raise unknown(10004, "Guild")
        return self.guilds[guild_id]

    def message(self, channel_id: str, message_id: str) -> Json:
        """Raises Refused 10008."""
        m = self.messages[channel_id].get(message_id)
        if m is None:
            raise unknown(10008, "Message")
        return m


GUILD_LISTS = (
    "features",
    "emojis",
    "stickers",
    "members",
    "presences",
    "voice_states",
    "stage_instances",
    "guild_scheduled_events",
    "soundboard_sounds",
)
GUILD_NUMBERS = (
    "premium_tier",
    "premium_subscription_count",
    "verification_level",
    "default_message_notifications",
    "explicit_content_filter",
    "system_channel_flags",
    "nsfw_level",
    "mfa_level",
)
GUILD_EMPTY = (
    "afk_channel_id",
    "application_id",
    "banner",
    "description",
    "discovery_splash",
    "home_header",
    "icon",
    "incidents_data",
    "public_updates_channel_id",
    "rules_channel_id",
    "safety_alerts_channel_id",
    "splash",
    "system_channel_id",
    "vanity_url_code",
    "widget_channel_id",
    "max_presences",
)
