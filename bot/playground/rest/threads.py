"""Routes of threads (resources/channel, topics/threads)."""

from __future__ import annotations

from bot.playground.errors import Refused, malformed, not_permitted, unknown
from bot.playground.permissions import (
    CREATE_PRIVATE_THREADS,
    CREATE_PUBLIC_THREADS,
    MANAGE_THREADS,
    SEND_IN_THREADS,
)
from bot.playground.rest.call import Answer, Call, Route
from bot.playground.wire import PRIVATE_THREAD, PUBLIC_THREAD, TEXT, THREADS, Json

ARCHIVE_AFTER = (60, 1440, 4320, 10080)  # minutes


async def start(c: Call) -> Answer:
    """A thread by itself: public or private."""
    kind = c.body.get("type", PRIVATE_THREAD)
    if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
        raise malformed("type", "BASE_TYPE_CHOICES", "11 or 12")
    return 201, await _start(c, kind)


async def start_from_message(c: Call) -> Answer:
    """A public thread that hangs on a message and has its id."""
    m = c.message()
    if m["id"] in c.standin.channels:
        raise Refused(400, 160004, "A thread has already been created for this message")
    t = await _start(c, PUBLIC_THREAD, id_=m["id"])
    m["thread"], m["flags"] = t, m["flags"] | 1 << 5
    return 201, t


async def _start(c: Call, kind: int, id_: str | None = None) -> Json:
    channel, body = c.channel(), c.body
    if not 1 <= len(body.get("name") or "") <= 100:
        raise malformed("name", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
    minutes = body.get("auto_archive_duration") or 1440
    if minutes not in ARCHIVE_AFTER:
        raise malformed("auto_archive_duration", "BASE_TYPE_CHOICES", f"one of {ARCHIVE_AFTER}")
    if channel["type"] != TEXT:
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    need = CREATE_PRIVATE_THREADS if kind == PRIVATE_THREAD else CREATE_PUBLIC_THREADS
    if not c.standin.bot_may(channel) & need:
        raise not_permitted()
    invitable = bool(body.get("invitable", True))
    w = c.standin
    return await w.open_thread(channel, body["name"], kind, w.bot_id, minutes=minutes, invitable=invitable, id_=id_)


def thread(c: Call, *, active: bool = False) -> Json:
    """The thread of the path; with `active` an archived one is refused. Raises Refused."""
    t = c.channel()
    if t["type"] not in THREADS:
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    if active and t["thread_metadata"]["archived"]:
        raise Refused(400, 50083, "Tried to perform an operation on an archived thread")
    return t


def who(c: Call) -> str:
    """The member of the path: @me is the bot. Raises Refused 10013."""
    uid = c.info.get("user_id", "@me")
    if uid == "@me":
        return c.standin.bot_id
    if uid not in c.standin.players:
        raise unknown(10013, "User")
    return uid


async def join(c: Call) -> Answer:
    """The bot joins, or adds somebody."""
    t = thread(c, active=True)
    if not c.standin.bot_may(t) & SEND_IN_THREADS:
        raise not_permitted()
    await c.standin.thread_member(t, who(c), joins=True)
    return 204, None


async def leave(c: Call) -> Answer:
    """The bot leaves, or removes somebody (a private thread's own creator may too)."""
    t, uid = thread(c, active=True), who(c)
    owns = t["type"] == PRIVATE_THREAD and t["owner_id"] == c.standin.bot_id
    if uid != c.standin.bot_id and not owns and not c.standin.bot_may(t) & MANAGE_THREADS:
        raise not_permitted()
    await c.standin.thread_member(t, uid, joins=False)
    return 204, None


async def members(c: Call) -> Answer:
    """Who has joined."""
    t = thread(c)
    return 200, [c.standin.thread_member_object(t, uid) for uid in sorted(c.standin.thread_members[t["id"]])]


async def member(c: Call) -> Answer:
    """One who has joined. Raises Refused 10007."""
    t, uid = thread(c), who(c)
    if uid not in c.standin.thread_members[t["id"]]:
        raise unknown(10007, "Member")
    return 200, c.standin.thread_member_object(t, uid)


def _listing(c: Call, threads: list[Json]) -> Json:
    me = c.standin.bot_id
    mine = [t for t in threads if me in c.standin.thread_members[t["id"]]]
    return {"threads": threads, "members": [c.standin.thread_member_object(t, me) for t in mine]}


async def active(c: Call) -> Answer:
    """All threads of a guild that are not archived, newest first."""
    g = c.standin.guild(c.info["guild_id"])
    found = [t for t in g["threads"] if not t["thread_metadata"]["archived"] and c.standin.bot_may(t)]
    return 200, {**_listing(c, found[::-1]), "has_more": False}


async def archived(c: Call) -> Answer:
    """The archived public threads of a channel."""
    channel = c.channel()
    threads = c.standin.guilds[channel["guild_id"]]["threads"]
    found = [t for t in threads if t["parent_id"] == channel["id"] and t["type"] == PUBLIC_THREAD]
    found = [t for t in found if t["thread_metadata"]["archived"]]
    return 200, {**_listing(c, found[::-1]), "has_more": False}


CHANNEL = "/channels/{channel_id}"
ROUTES = (
    Route("POST", CHANNEL + "/threads", start),
    Route("POST", CHANNEL + "/messages/{message_id}/threads", start_from_message),
    Route("GET", CHANNEL + "/threads/archived/public", archived),
    Route("GET", CHANNEL + "/thread-members", members),
    Route("PUT", CHANNEL + "/thread-members/@me", join),
    Route("DELETE", CHANNEL + "/thread-members/@me", leave),
    Route("GET", CHANNEL + "/thread-members/{user_id}", member),
    Route("PUT", CHANNEL + "/thread-members/{user_id}", join),
    Route("DELETE", CHANNEL + "/thread-members/{user_id}", leave),
    Route("GET", "/guilds/{guild_id}/threads/active", active),
)
