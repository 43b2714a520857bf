"""Routes of guilds, their channels, roles and members, and of the overwrites of a channel."""

from __future__ import annotations

from bot.playground.errors import malformed, not_permitted, unknown
from bot.playground.permissions import MANAGE_CHANNELS, MANAGE_ROLES, MANAGE_THREADS
from bot.playground.rest.call import Answer, Call, Route
from bot.playground.wire import DM, THREADS, Json

CHANNEL_FIELDS = ("name", "topic", "nsfw", "rate_limit_per_user", "position", "parent_id")
THREAD_FIELDS = ("archived", "locked", "auto_archive_duration", "invitable")


def guild(c: Call) -> Json:
    """The guild of the path, if the bot is in it."""
    return c.standin.guild(c.info["guild_id"])


async def get(c: Call) -> Answer:
    """One guild, with its roles but without its channels."""
    g = guild(c)
    left = ("channels", "threads", "members", "presences", "voice_states", "unavailable", "joined_at", "large")
    shown = {k: v for k, v in g.items() if k not in left}
    if c.query.get("with_counts", "").lower() in ("1", "true"):
        shown["approximate_member_count"] = shown["approximate_presence_count"] = len(c.standin.players) + 1
    return 200, shown


async def mine(c: Call) -> Answer:
    """The guilds that the bot is in."""
    w = c.standin
    here = [g for g in w.guilds.values() if g["id"] not in w.absent]
    return 200, [
        {
            "id": g["id"],
            "name": g["name"],
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(w.role_bits(g["id"], w.bot_roles[g["id"]] | {g["id"]})),
            "features": [],
        }
        for g in here
    ]


async def leave(c: Call) -> Answer:
    """The bot leaves the guild."""
    await c.standin.remove_bot(guild(c)["id"])
    return 204, None


async def channels(c: Call) -> Answer:
    """The guild's channels, without threads."""
    return 200, guild(c)["channels"]


async def create_channel(c: Call) -> Answer:
    """A new text channel."""
    g = guild(c)
    if not 1 <= len(c.body.get("name") or "") <= 100:
        raise malformed("name", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
    if not c.standin.role_bits(g["id"], c.standin.bot_roles[g["id"]]) & MANAGE_CHANNELS:
        raise not_permitted()
    more = {k: c.body[k] for k in CHANNEL_FIELDS if k in c.body and k != "name"}
    overwrites = [_overwrite(o["id"], o) for o in c.body.get("permission_overwrites") or ()]
    return 201, await c.standin.add_channel(g["id"], c.body["name"], permission_overwrites=overwrites, **more)


def _overwrite(target: str | int, o: Json) -> Json:
    return {
        "id": str(target),
        "type": int(o["type"]),
        "allow": str(o.get("allow") or 0),
        "deny": str(o.get("deny") or 0),
    }


async def roles(c: Call) -> Answer:
    """The guild's roles."""
    return 200, guild(c)["roles"]


async def role(c: Call) -> Answer:
    """One role."""
    for r in guild(c)["roles"]:
        if r["id"] == c.info["role_id"]:
            return 200, r
    raise unknown(10011, "Role")


async def member(c: Call) -> Answer:
    """One member, the bot too."""
    w, g, uid = c.standin, guild(c), c.info["user_id"]
    if uid == w.bot_id:
        return 200, w.bot_member(g["id"])
    if uid not in w.players:
        raise unknown(10007, "Member")
    return 200, w.players[uid].member()


async def members(c: Call) -> Answer:
    """All members."""
    g = guild(c)
    return 200, [c.standin.bot_member(g["id"]), *(p.member() for p in c.standin.players.values())][
        : int(c.query.get("limit", 1))
    ]


async def give_role(c: Call) -> Answer:
    """A member gets a role."""
    return _role(c, gives=True)


async def take_role(c: Call) -> Answer:
    """A member loses a role."""
    return _role(c, gives=False)


def _role(c: Call, *, gives: bool) -> Answer:
    w, g = c.standin, guild(c)
    p = w.players.get(c.info["user_id"])
    if p is None:
        raise unknown(10007, "Member")
    if c.info["role_id"] not in {r["id"] for r in g["roles"]}:
        raise unknown(10011, "Role")
    if not w.role_bits(g["id"], w.bot_roles[g["id"]]) & MANAGE_ROLES:
        raise not_permitted()
    (p.roles.add if gives else p.roles.discard)(c.info["role_id"])
    return 204, None


async def channel(c: Call) -> Answer:
    """A channel, thread or direct conversation."""
    return 200, c.channel()


async def edit_channel(c: Call) -> Answer:
    """Changes a channel; a thread is archived, locked and revived so (its owner may archive it)."""
    ch, w = c.channel(), c.standin
    bits = w.bot_may(ch)
    if ch["type"] == DM:
        raise not_permitted()
    if ch["type"] in THREADS:
        if not bits & MANAGE_THREADS and (ch["owner_id"] != w.bot_id or "locked" in c.body):
            raise not_permitted()
        await w.edit_thread(ch, **{k: c.body[k] for k in (*THREAD_FIELDS, "name") if k in c.body})
        return 200, ch
    if not bits & MANAGE_CHANNELS:
        raise not_permitted()
    ch |= {k: c.body[k] for k in CHANNEL_FIELDS if k in c.body}
    if "permission_overwrites" in c.body:
        ch["permission_overwrites"] = [_overwrite(o["id"], o) for o in c.body["permission_overwrites"] or ()]
    await w.channel_changed(ch)
    return 200, ch


async def delete_channel(c: Call) -> Answer:
    """Removes a channel or thread; a direct conversation is only closed."""
    ch = c.channel()
    if ch["type"] != DM:
        if not c.standin.bot_may(ch) & (MANAGE_THREADS if ch["type"] in THREADS else MANAGE_CHANNELS):
            raise not_permitted()
        await c.standin.delete_channel(ch["id"])
    return 200, ch


async def put_overwrite(c: Call) -> Answer:
    """Sets what a role or a member may do in a channel."""
    ch = _own(c)
    await c.standin.overwrite(ch, _overwrite(c.info["overwrite_id"], c.body))
    return 204, None


async def delete_overwrite(c: Call) -> Answer:
    """Removes an overwrite. Raises Refused 10009."""
    ch, target = _own(c), c.info["overwrite_id"]
    if target not in {o["id"] for o in ch["permission_overwrites"]}:
        raise unknown(10009, "Overwrite")
    await c.standin.overwrite(ch, {"id": target})
    return 204, None


def _own(c: Call) -> Json:
    ch = c.channel()
    if ch["type"] in (DM, *THREADS) or not c.standin.bot_may(ch) & MANAGE_ROLES:
        raise not_permitted()
    return ch


GUILD, CHANNEL = "/guilds/{guild_id}", "/channels/{channel_id}"
ROUTES = (
    Route("GET", "/users/@me/guilds", mine),
    Route("DELETE", "/users/@me/guilds/{guild_id}", leave),
    Route("GET", GUILD, get),
    Route("GET", GUILD + "/channels", channels),
    Route("POST", GUILD + "/channels", create_channel),
    Route("GET", GUILD + "/roles", roles),
    Route("GET", GUILD + "/roles/{role_id}", role),
    Route("GET", GUILD + "/members", members),
    Route("GET", GUILD + "/members/{user_id}", member),
    Route("PUT", GUILD + "/members/{user_id}/roles/{role_id}", give_role),
    Route("DELETE", GUILD + "/members/{user_id}/roles/{role_id}", take_role),
    Route("GET", CHANNEL, channel),
    Route("PATCH", CHANNEL, edit_channel),
    Route("DELETE", CHANNEL, delete_channel),
    Route("PUT", CHANNEL + "/permissions/{overwrite_id}", put_overwrite),
    Route("DELETE", CHANNEL + "/permissions/{overwrite_id}", delete_overwrite),
)
