"""Routes of reactions (resources/message: reactions)."""

from __future__ import annotations

from bot.playground import posts
from bot.playground.errors import Refused, no_access, not_permitted, unknown
from bot.playground.permissions import ADD_REACTIONS, MANAGE_MESSAGES, READ_HISTORY
from bot.playground.rest.call import Answer, Call, Route
from bot.playground.wire import DM, EPHEMERAL, THREADS, Json

MOST = 20  # different emoji on one message (opcodes: 30010)


def emoji(c: Call) -> str:
    """The emoji of the path: a character, or name:id. Raises Refused 10014."""
    name = c.info["emoji_name"]
    if name.isascii() and (":" not in name or not name.rpartition(":")[2].isdigit()):
        raise unknown(10014, "Emoji")
    return name


def target(c: Call) -> tuple[Json, int]:
    """The message of the path and the bot's bits there. Raises Refused."""
    channel, m = c.channel(), c.message()
    if m["flags"] & EPHEMERAL:
        raise unknown(10008, "Message")
    bits = c.standin.bot_may(channel)
    if not bits:
        raise no_access()
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        raise Refused(400, 50083, "Tried to perform an operation on an archived thread")
    return m, bits


async def add(c: Call) -> Answer:
    """The bot reacts. A new emoji needs the right to add reactions; joining one that is there does not."""
    m, bits = target(c)
    e = emoji(c)
    there = c.standin.reactions.get(m["id"], {})
    if not bits & READ_HISTORY or (e not in there and not bits & ADD_REACTIONS):
        raise not_permitted()
    if e not in there and len(there) >= MOST:
        raise Refused(400, 30010, "Maximum number of reactions reached (20)")
    await posts.react(c.standin, m, e, c.standin.bot_id, add=True)
    return 204, None


async def take_back(c: Call) -> Answer:
    """The bot's own reaction goes."""
    await posts.react(c.standin, target(c)[0], emoji(c), c.standin.bot_id, add=False)
    return 204, None


async def remove(c: Call) -> Answer:
    """Somebody's reaction goes."""
    m, bits = target(c)
    if not bits & MANAGE_MESSAGES:
        raise not_permitted()
    await posts.react(c.standin, m, emoji(c), c.info["user_id"], add=False)
    return 204, None


async def who(c: Call) -> Answer:
    """Who reacted with this emoji."""
    w, m = c.standin, target(c)[0]
    ids = w.reactions.get(m["id"], {}).get(emoji(c), [])
    return 200, [w.players[i].user if i in w.players else w.bot_user() for i in ids]


async def clear(c: Call) -> Answer:
    """All reactions go."""
    m, d = _clearing(c)
    c.standin.reactions.pop(m["id"], None)
    posts.retally(c.standin, m)
    await posts.tell_reaction(c.standin, "MESSAGE_REACTION_REMOVE_ALL", m, d)
    return 204, None


async def clear_one(c: Call) -> Answer:
    """All reactions with one emoji go."""
    m, d = _clearing(c)
    c.standin.reactions.get(m["id"], {}).pop(emoji(c), None)
    posts.retally(c.standin, m)
    d["emoji"] = posts.emoji_object(emoji(c))
    await posts.tell_reaction(c.standin, "MESSAGE_REACTION_REMOVE_EMOJI", m, d)
    return 204, None


def _clearing(c: Call) -> tuple[Json, Json]:
    m, bits = target(c)
    channel = c.channel()
    if channel["type"] == DM or not bits & MANAGE_MESSAGES:
        raise not_permitted()
    return m, {"channel_id": channel["id"], "message_id": m["id"], "guild_id": channel["guild_id"]}


ALL = "/channels/{channel_id}/messages/{message_id}/reactions"
ONE = ALL + "/{emoji_name}"
ROUTES = (
    Route("DELETE", ALL, clear),
    Route("GET", ONE, who),
    Route("DELETE", ONE, clear_one),
    Route("PUT", ONE + "/@me", add),
    Route("DELETE", ONE + "/@me", take_back),
    Route("DELETE", ONE + "/{user_id}", remove),
)
