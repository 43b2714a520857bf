"""Messages: built, edited, stored, reacted to and deleted, with the events that the bot hears of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.playground.checks.components import media, walk
from bot.playground.wire import (
    COMPONENTS_V2,
    INTENT_CONTENT,
    INTENT_DIRECT_MESSAGES,
    INTENT_DIRECT_REACTIONS,
    INTENT_MESSAGES,
    INTENT_REACTIONS,
    SUPPRESS_EMBEDS,
    Json,
    dumps,
    loads,
)

if TYPE_CHECKING:
    from bot.playground.people import Player
    from bot.playground.standin import StandIn
    from bot.playground.uploads import Upload


def build(
    w: StandIn, channel_id: str, body: Json, files: Sequence[Upload], *, author: Json | None = None, **more: Any
) -> Json:
    """A new message object; `more` are further fields. It is not stored yet."""
    m: Json = {
        "id": w.snowflake(),
        "channel_id": channel_id,
        "type": 0,
        "author": author or w.bot_user(),
        "content": body.get("content") or "",
        "timestamp": w.clock.utc().isoformat(),
        "edited_timestamp": None,
        "tts": bool(body.get("tts")),
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [w.attach(channel_id, f) for f in files],
        "embeds": _embeds(body.get("embeds")),
        "pinned": False,
        "components": numbered(body.get("components")),
        "flags": body.get("flags") or 0,
        **more,
    }
    if m["attachments"] or m["components"]:
        _link(w, m)
    return m


def edit(w: StandIn, m: Json, body: Json, files: Sequence[Upload]) -> None:
    """Changes the fields that the body names; the attachments it lists stay, new files are added."""
    if "content" in body:
        m["content"] = body["content"] or ""
    if "embeds" in body:
        m["embeds"] = _embeds(body["embeds"])
    if "components" in body:
        m["components"] = numbered(body["components"])
    if body.get("flags") is not None:
        m["flags"] = m["flags"] & ~SUPPRESS_EMBEDS | body["flags"] & (SUPPRESS_EMBEDS | COMPONENTS_V2)
    if body.get("attachments") is not None:
        listed = {str(a["id"]) for a in body["attachments"]}
        m["attachments"] = [a for a in m["attachments"] if a["id"] in listed]
    m["attachments"] = m["attachments"] + [w.attach(m["channel_id"], f) for f in files]
    if m["attachments"] or m["components"]:
        _link(w, m)
    m["edited_timestamp"] = w.clock.utc().isoformat()


def numbered(components: list[Json] | None) -> list[Json]:
    """A copy in which every component has an id: Discord numbers those that the app did not (reference: anatomy)."""
    if not components:
        return []
    out: list[Json] = loads(dumps(components))
    taken = {c["id"] for c in walk(out) if c.get("id")}
    n = 0
    for c in walk(out):
        if not c.get("id"):
            n += 1
            while n in taken:
                n += 1
            c["id"] = n
    return out


def _embeds(embeds: list[Json] | None) -> list[Json]:
    shown = [{"type": "rich", **{k: v for k, v in e.items() if v is not None}} for e in embeds or ()]
    for e in shown:
        if "fields" in e:
            e["fields"] = [{"inline": False, **f} for f in e["fields"]]
    return shown


def _link(w: StandIn, m: Json) -> None:
    """attachment://name becomes the address of the file; media in components get what Discord tells of them."""
    named = {f"attachment://{a['filename']}": a for a in m["attachments"]}
    pictures = [(e[k], "url") for e in m["embeds"] for k in ("image", "thumbnail") if k in e]
    icons = [(e[k], "icon_url") for e in m["embeds"] for k in ("author", "footer") if "icon_url" in e.get(k, ())]
    for holder, key in (*pictures, *icons):
        if holder[key] in named:
            holder[key] = named[holder[key]]["url"]
    for c in walk(m["components"]):
        for item in (c, *c.get("items", ())):
            if "media" in item:
                item |= {"description": None, "spoiler": False, **item}
        if "file" in c:
            a = named.get(c["file"]["url"], {})
            c |= {"spoiler": False, "name": a.get("filename"), "size": a.get("size"), **c}
    for unfurled in media(m["components"]):
        a = named.get(unfurled["url"])
        if a:
            told = {k: a[k] for k in ("url", "proxy_url", "width", "height", "content_type") if k in a}
            unfurled |= {"id": a["id"], "attachment_id": a["id"], **told}
        elif "id" not in unfurled:
            unfurled |= {"id": w.snowflake(), "proxy_url": unfurled["url"]}


async def store(w: StandIn, m: Json, *, owner: Player | None = None) -> None:
    """Puts a message into its channel; with `owner` it is ephemeral: seen by one person, told to nobody."""
    cid = m["channel_id"]
    w.messages[cid][m["id"]] = m
    if owner is not None:
        w.private_to[m["id"]] = owner.id
        w.notify(cid)
    else:
        channel = w.channels[cid]
        channel["last_message_id"] = m["id"]
        if "thread_metadata" in channel:
            channel["message_count"] += 1
            channel["total_message_sent"] += 1
        await tell(w, "MESSAGE_CREATE", m)
    w.wake(m)


async def tell(w: StandIn, event: str, m: Json) -> None:
    """A message was created or changed: the watchers and, unless it is ephemeral, the bot hear it."""
    w.notify(m["channel_id"])
    if m["id"] in w.private_to or not w.gateway.anyone(INTENT_MESSAGES | INTENT_DIRECT_MESSAGES):
        return
    gid = w.channels[m["channel_id"]].get("guild_id")
    if gid is None:
        await w.dispatch(event, m, need=INTENT_DIRECT_MESSAGES)
        return
    d = {**m, "guild_id": gid}
    if m["author"]["id"] in w.players:
        d["member"] = {k: v for k, v in w.players[m["author"]["id"]].member().items() if k != "user"}
    if m["author"]["id"] == w.bot_id or any(u["id"] == w.bot_id for u in m["mentions"]):
        await w.dispatch(event, d, guild_id=gid, need=INTENT_MESSAGES)
        return
    # topics/gateway: without the content intent these fields are empty
    blank = {**d, "content": "", "embeds": [], "attachments": [], "components": []}
    await w.dispatch(event, d, guild_id=gid, need=INTENT_MESSAGES | INTENT_CONTENT)
    await w.dispatch(event, blank, guild_id=gid, need=INTENT_MESSAGES, lack=INTENT_CONTENT)


async def changed(w: StandIn, m: Json) -> None:
    """An edit has been made."""
    await tell(w, "MESSAGE_UPDATE", m)
    w.wake(m)


async def delete(w: StandIn, m: Json) -> None:
    """Takes a message out of its channel."""
    cid = m["channel_id"]
    del w.messages[cid][m["id"]]
    for a in m["attachments"]:
        w.uploads.pop(a["id"], None)
    w.notify(cid)
    if w.private_to.pop(m["id"], None) is None:
        gid = w.channels[cid].get("guild_id")
        d = {"id": m["id"], "channel_id": cid, **({"guild_id": gid} if gid else {})}
        await w.dispatch("MESSAGE_DELETE", d, guild_id=gid, need=INTENT_MESSAGES if gid else INTENT_DIRECT_MESSAGES)


async def react(w: StandIn, m: Json, emoji: str, who: str, *, add: bool) -> None:
    """`who` adds or takes back a reaction. `emoji`: a character, or name:id of a custom one."""
    given = w.reactions.setdefault(m["id"], {}).setdefault(emoji, [])
    if (who in given) == add:
        return
    (given.append if add else given.remove)(who)
    retally(w, m)
    gid = w.channels[m["channel_id"]].get("guild_id")
    d: Json = {"user_id": who, "channel_id": m["channel_id"], "message_id": m["id"], "emoji": emoji_object(emoji)}
    d |= {"burst": False, "type": 0, **({"guild_id": gid} if gid else {})}
    if add:
        d["message_author_id"] = m["author"]["id"]
        if gid:
            d["member"] = w.players[who].member() if who in w.players else w.bot_member(gid)
    await tell_reaction(w, "MESSAGE_REACTION_ADD" if add else "MESSAGE_REACTION_REMOVE", m, d)


async def tell_reaction(w: StandIn, event: str, m: Json, d: Json) -> None:
    """Watchers and bot hear of a change in the reactions of a message."""
    w.notify(m["channel_id"])
    gid = w.channels[m["channel_id"]].get("guild_id")
    await w.dispatch(event, d, guild_id=gid, need=INTENT_REACTIONS if gid else INTENT_DIRECT_REACTIONS)


def emoji_object(emoji: str) -> Json:
    """Discord's emoji object of a character or a name:id."""
    name, _, id_ = emoji.partition(":")
    return {"id": id_ or None, "name": name}


def retally(w: StandIn, m: Json) -> None:
    """Writes the counts of reactions into the message."""
    tally: Json = {}
    for emoji, who in list(w.reactions.get(m["id"], {}).items()):
        if who:
            tally[emoji] = {
                "emoji": emoji_object(emoji),
                "count": len(who),
                "count_details": {"burst": 0, "normal": len(who)},
                "burst_colors": [],
                "me": w.bot_id in who,
                "me_burst": False,
            }
        else:
            del w.reactions[m["id"]][emoji]
    m["reactions"] = list(tally.values())
