"""What people do: the interactions that their clients send, and their own messages and reactions."""

from __future__ import annotations

import asyncio
import secrets
from time import perf_counter
from typing import TYPE_CHECKING, Any

from bot.playground import offers, posts
from bot.playground.checks.components import SELECT, walk
from bot.playground.forms import filled, resolve_picks
from bot.playground.interaction import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from bot.playground.options import Values, given
from bot.playground.permissions import ADD_REACTIONS, SEND_IN_THREADS, SEND_MESSAGES
from bot.playground.wire import DM, EPHEMERAL, FILE_LIMIT, GROUP, SUBCOMMAND, THREADS, Json

if TYPE_CHECKING:
    from bot.playground.people import Player


async def invoke(
    p: Player, channel_id: str, path: str, options: dict[str, Any], *, focused: str | None = None
) -> Interaction:
    """A slash command, or with `focused` the autocomplete of one of its options."""
    w = p.standin
    name, *rest = path.split()
    command = offers.find(w, p, channel_id, name, 1)
    got = given(p, w.channels[channel_id], offers.options_of(command, rest), options, focused=focused)
    values = got.values
    for depth, word in reversed(list(enumerate(rest))):
        kind = SUBCOMMAND if depth == len(rest) - 1 else GROUP
        values = [{"name": word, "type": kind, "options": values}]
    data = _command_data(command, 1, got)
    data["options"] = values
    i = begin(p, channel_id, AUTOCOMPLETE if focused else COMMAND, path, data)
    return await w.launch(i)


async def menu(p: Player, channel_id: str, name: str, target: Player | Json) -> Interaction:
    """A context menu command on a person or a message."""
    w = p.standin
    got = Values()
    if isinstance(target, dict):
        kind, tid = 3, target["id"]
        got.resolved["messages"] = {tid: w.messages[target["channel_id"]][tid]}
    else:
        kind, tid = 2, target.id
        got.person(w, target, w.channels[channel_id])
    command = offers.find(w, p, channel_id, name, kind)
    data = _command_data(command, kind, got)
    data["target_id"] = tid
    return await w.launch(begin(p, channel_id, COMMAND, name, data))


def _command_data(command: Json, kind: int, got: Values) -> Json:
    data: Json = {"id": command["id"], "name": command["name"], "type": kind}
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    if got.resolved:
        data["resolved"] = got.resolved
    return data


def own_message(p: Player, message: Json) -> Json:
    """The message as it stands now, if this person can see it. Raises LookupError or PermissionError."""
    w = p.standin
    now = w.messages.get(message["channel_id"], {}).get(message["id"])
    if now is None:
        raise LookupError("that message is gone")
    if w.private_to.get(now["id"], p.id) != p.id:
        raise PermissionError("that message is ephemeral to someone else")
    if not w.may(p, w.channels[now["channel_id"]]):
        raise PermissionError(f"{p.name} does not see this channel")
    return now


async def component(p: Player, message: Json, custom_id: str, values: list[str] | None) -> Interaction:
    """A button is pressed or options of a menu are picked."""
    now = own_message(p, message)
    c = next((c for c in walk(now["components"]) if c.get("custom_id") == custom_id), None)
    if c is None:
        raise LookupError(f"no component {custom_id} on the message")
    if c.get("disabled"):
        raise PermissionError(f"{custom_id} is disabled")
    data: Json = {"custom_id": custom_id, "component_type": c["type"], "id": c["id"]}
    if values is not None:
        low, high = c.get("min_values", 1), c.get("max_values", 1)
        if not low <= len(values) <= high:
            raise ValueError(f"{custom_id}: {len(values)} picked, {low} to {high} allowed")
        if c["type"] == SELECT and not set(values) <= {o["value"] for o in c["options"]}:
            raise ValueError(f"{values} not offered")
        data["values"] = values
        resolved = resolve_picks(p, now["channel_id"], c["type"], values)
        if resolved:
            data["resolved"] = resolved
    i = begin(p, now["channel_id"], COMPONENT, custom_id, data, source=now)
    return await p.standin.launch(i)


async def submit(p: Player, opened: Interaction, values: dict[str, Any]) -> Interaction:
    """A filled-in modal is sent."""
    if opened.modal is None:
        raise LookupError("that interaction opened no modal")
    if opened.player is not p:
        raise PermissionError("that modal is somebody else's")
    components, resolved = filled(p, opened.channel_id, opened.modal, values)
    data: Json = {"custom_id": opened.modal["custom_id"], "components": components}
    if resolved:
        data["resolved"] = resolved
    i = begin(p, opened.channel_id, MODAL, opened.modal["custom_id"], data, source=opened.source)
    i.opener = opened
    return await p.standin.launch(i)


def begin(p: Player, channel_id: str, kind: int, name: str, data: Json, *, source: Json | None = None) -> Interaction:
    """The interaction with its payload, not yet sent (receiving-and-responding: interaction structure)."""
    w = p.standin
    channel = w.channels[channel_id]
    gid = channel.get("guild_id")
    bits = w.may(p, channel)
    only_user = gid in w.absent
    owners: Json = {} if only_user else {"0": gid or "0"}
    if p.installed:
        owners["1"] = p.id
    token, iid = secrets.token_urlsafe(96), w.snowflake()
    d: Json = {
        "id": iid,
        "application_id": w.app_id,
        "type": kind,
        "token": token,
        "version": 1,
        "channel_id": channel_id,
        "channel": {**channel, "permissions": str(bits)},
        "locale": p.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "app_permissions": str(w.bot_may(channel)),
        "attachment_size_limit": FILE_LIMIT,
        "authorizing_integration_owners": owners,
        "context": 0 if gid else 1,
        "data": data,
    }
    if gid:
        locale = w.guilds[gid]["preferred_locale"]
        d["guild_id"], d["guild_locale"] = gid, locale
        d["guild"] = {"id": gid, "features": [], "locale": locale}
        d["member"] = p.member(bits)
    else:
        d["user"] = p.user
    if source:
        d["message"] = source
    loop = asyncio.get_running_loop()
    i = Interaction(
        iid, token, kind, p, channel_id, name, w.clock.now(), loop.create_future(), loop.create_future(), d, source
    )
    i.user_installed, i.t_sent = only_user, perf_counter()
    return i


async def say(p: Player, channel_id: str, content: str) -> Json:
    """A message of a person's own."""
    w = p.standin
    channel = w.channels[channel_id]
    need = SEND_IN_THREADS if channel["type"] in THREADS else SEND_MESSAGES
    if not w.may(p, channel) & need:
        raise PermissionError(f"{p.name} may not write here")
    m = posts.build(w, channel_id, {"content": content}, [], author=p.user)
    if f"<@{w.bot_id}>" in content:
        m["mentions"] = [w.bot_user()]
    await posts.store(w, m)
    return m


async def react(p: Player, message: Json, emoji: str, *, add: bool) -> None:
    """A person's reaction is added or taken back."""
    w = p.standin
    now = own_message(p, message)
    if now["flags"] & EPHEMERAL:
        raise PermissionError("nobody can react to an ephemeral message")
    channel = w.channels[now["channel_id"]]
    if channel["type"] != DM and not w.may(p, channel) & ADD_REACTIONS:
        raise PermissionError(f"{p.name} may not add reactions here")
    await posts.react(w, now, emoji, p.id, add=add)
