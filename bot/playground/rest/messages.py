"""Routes of messages in channels and direct conversations (resources/message)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.playground import posts
from bot.playground.checks.messages import CREATE_FLAGS, EDIT_FLAGS, check_flags, check_message
from bot.playground.errors import Refused, malformed, no_access, not_permitted, unknown
from bot.playground.permissions import (
    ATTACH_FILES,
    EMBED_LINKS,
    MANAGE_MESSAGES,
    MANAGE_THREADS,
    PIN_MESSAGES,
    READ_HISTORY,
    SEND_IN_THREADS,
    SEND_MESSAGES,
)
from bot.playground.rest.call import Answer, Call, Route
from bot.playground.wire import DM, EPHEMERAL, THREADS, Json

NONCE_LIFE = 300.0  # seconds; "the past few minutes" in resources/message
OLD = 3600.0  # seconds after which edits of a message are counted (opcodes: 30046)


def may_send(c: Call, channel: Json, body: Json, files: Sequence[object]) -> None:
    """Whether the bot may write this here. Raises Refused 50007, 50001, 50013 or 160005."""
    w = c.standin
    if channel["type"] == DM:
        if not w.players[channel["recipients"][0]["id"]].accepts_dms:
            raise Refused(403, 50007, "Cannot send messages to this user")
        return
    bits = w.bot_may(channel)
    thread = channel["type"] in THREADS
    need = SEND_IN_THREADS if thread else SEND_MESSAGES
    need |= EMBED_LINKS if body.get("embeds") else 0
    need |= ATTACH_FILES if files else 0
    if not bits:
        raise no_access()
    if need & ~bits:
        raise not_permitted()
    if thread and channel["thread_metadata"]["locked"] and not bits & MANAGE_THREADS:
        raise Refused(400, 160005, "Thread is locked")


async def create(c: Call) -> Answer:
    """Sends a message. With enforce_nonce the same nonce again returns the message that is already there."""
    w, body = c.standin, c.body
    check_flags(body, CREATE_FLAGS)
    check_message(body, files=c.files)
    channel = c.channel()
    may_send(c, channel, body, c.files)
    nonce = body.get("nonce")
    if nonce is not None and len(str(nonce)) > 25:
        raise malformed("nonce", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    now = w.clock.now()
    if nonce and body.get("enforce_nonce"):
        told = w.nonces.get((channel["id"], str(nonce)))
        if told and now - told[0] < NONCE_LIFE and told[1]["id"] in w.messages[channel["id"]]:
            return 200, told[1]
    m = posts.build(w, channel["id"], body, c.files)
    reply = body.get("message_reference")
    if reply:
        _refer(c, channel, m, reply)
    if nonce:
        m["nonce"] = nonce
        w.nonces[channel["id"], str(nonce)] = (now, m)
    await w.unarchive(channel)
    await posts.store(w, m)
    return 200, m


def _refer(c: Call, channel: Json, m: Json, reply: Json) -> None:
    target = c.standin.messages[channel["id"]].get(str(reply["message_id"]))
    if target is None and reply.get("fail_if_not_exists", True):
        raise malformed("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    if target is not None:
        guild = {"guild_id": channel["guild_id"]} if "guild_id" in channel else {}
        m["type"] = 19
        m["message_reference"] = {"type": 0, "channel_id": channel["id"], "message_id": target["id"], **guild}
        m["referenced_message"] = target


async def edit(c: Call) -> Answer:
    """Changes a message of the bot's own."""
    w, body = c.standin, c.body
    check_flags(body, EDIT_FLAGS)
    channel, m = c.channel(), c.message()
    check_message(body, files=c.files, old=m)
    if m["flags"] & EPHEMERAL:  # message: ephemeral ones are reached through the interaction's token alone
        raise unknown(10008, "Message")
    if m["author"]["id"] != w.bot_id:
        raise Refused(403, 50005, "Cannot edit a message authored by another user")
    may_send(c, channel, body, c.files)
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        raise Refused(400, 50083, "Tried to perform an operation on an archived thread")
    w.count_old_edit(m)
    posts.edit(w, m, body, c.files)
    await posts.changed(w, m)
    return 200, m


async def get(c: Call) -> Answer:
    """One message, as everybody sees it."""
    m = c.message()
    if not c.standin.bot_may(c.channel()) & READ_HISTORY:
        raise not_permitted()
    if m["flags"] & EPHEMERAL:
        raise unknown(10008, "Message")
    return 200, m


async def history(c: Call) -> Answer:
    """Messages, newest first; nothing without the right to read the history."""
    w, channel, q = c.standin, c.channel(), c.query
    if not w.bot_may(channel) & READ_HISTORY:
        return 200, []
    found = [m for m in w.messages[channel["id"]].values() if m["id"] not in w.private_to]
    if "before" in q:
        found = [m for m in found if int(m["id"]) < int(q["before"])]
    limit = int(q.get("limit", 50))
    if "after" in q:
        found = [m for m in found if int(m["id"]) > int(q["after"])][:limit]
    if not 1 <= limit <= 100:
        raise malformed("limit", "NUMBER_TYPE_MAX", "between 1 and 100")
    return 200, found[::-1][:limit]


async def delete(c: Call) -> Answer:
    """The bot's own message, or with the right to manage messages anybody's."""
    w, m = c.standin, c.message()
    if m["flags"] & EPHEMERAL:
        raise unknown(10008, "Message")
    if m["author"]["id"] != w.bot_id and not w.bot_may(c.channel()) & MANAGE_MESSAGES:
        raise not_permitted()
    await posts.delete(w, m)
    return 204, None


async def bulk_delete(c: Call) -> Answer:
    """2 to 100 messages at once, not older than two weeks."""
    w, channel = c.standin, c.channel()
    ids = list(map(str, c.body["messages"]))
    if not 2 <= len(ids) <= 100:
        raise malformed("messages", "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 100 in length.")
    if not w.bot_may(channel) & MANAGE_MESSAGES:
        raise not_permitted()
    for mid in ids:
        m = w.messages[channel["id"]].get(mid)
        if m is not None and mid not in w.private_to:
            await posts.delete(w, m)
    return 204, None


async def typing(c: Call) -> Answer:
    """Shows that the bot is writing."""
    may_send(c, c.channel(), {}, ())
    return 204, None


async def pin(c: Call) -> Answer:
    """Pins a message to its channel."""
    return await _pinned(c, pinned=True)


async def unpin(c: Call) -> Answer:
    """Takes the pin off."""
    return await _pinned(c, pinned=False)


async def _pinned(c: Call, *, pinned: bool) -> Answer:
    channel, m = c.channel(), c.message()
    if channel["type"] != DM and not c.standin.bot_may(channel) & PIN_MESSAGES:
        raise not_permitted()
    m["pinned"] = pinned
    await posts.changed(c.standin, m)
    return 204, None


async def pins(c: Call) -> Answer:
    """The pinned messages."""
    now = c.standin.clock.utc().isoformat()
    pinned = [m for m in c.standin.messages[c.channel()["id"]].values() if m["pinned"]]
    return 200, {"items": [{"pinned_at": now, "message": m} for m in reversed(pinned)], "has_more": False}


MESSAGES = "/channels/{channel_id}/messages"
ONE = MESSAGES + "/{message_id}"
ROUTES = (
    Route("GET", MESSAGES, history),
    Route("POST", MESSAGES, create),
    Route("POST", MESSAGES + "/bulk-delete", bulk_delete),
    Route("GET", MESSAGES + "/pins", pins),
    Route("PUT", MESSAGES + "/pins/{message_id}", pin),
    Route("DELETE", MESSAGES + "/pins/{message_id}", unpin),
    Route("GET", ONE, get),
    Route("PATCH", ONE, edit),
    Route("DELETE", ONE, delete),
    Route("POST", "/channels/{channel_id}/typing", typing),
)
