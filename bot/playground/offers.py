"""Which commands a person is offered where (application-commands: permissions, contexts, installation)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.playground.permissions import ADMINISTRATOR, USE_COMMANDS, VIEW_CHANNEL
from bot.playground.wire import Json

if TYPE_CHECKING:
    from bot.playground.people import Player
    from bot.playground.world import World

IN_GUILD, IN_DM = 0, 1
GUILD_INSTALL, USER_INSTALL = 0, 1


def offered(w: World, p: Player, channel_id: str) -> list[Json]:
    """Every command definition that Discord would offer to this person in this channel."""
    channel = w.channels[channel_id]
    return [c for c in _here(w, channel) if refusal(w, p, channel, c) is None]


def find(w: World, p: Player, channel_id: str, name: str, kind: int) -> Json:
    """The command of this name here. Raises LookupError or PermissionError, as a person would meet it."""
    channel = w.channels[channel_id]
    why = None
    for c in _here(w, channel):
        if c["name"] == name and c["type"] == kind:
            why = refusal(w, p, channel, c)
            if why is None:
                return c
    if why:
        raise PermissionError(why)
    raise LookupError(f"/{name} is not registered (was the tree synced?)")


def options_of(command: Json, path: list[str]) -> list[Json]:
    """The options at the end of a path of subcommands. Raises LookupError."""
    options: list[Json] = command.get("options") or []
    for word in path:
        sub = next((o for o in options if o["name"] == word and o["type"] in (1, 2)), None)
        if sub is None:
            raise LookupError(f"/{command['name']} has no subcommand {word!r}")
        options = sub.get("options") or []
    if any(o["type"] in (1, 2) for o in options):
        raise LookupError(f"/{command['name']} {' '.join(path)} needs one of {[o['name'] for o in options]}")
    return options


def _here(w: World, channel: Json) -> Iterator[Json]:
    gid = channel.get("guild_id")
    if gid:
        yield from w.commands.get(gid, ())
    yield from w.commands[None]


def refusal(w: World, p: Player, channel: Json, c: Json) -> str | None:
    """Why the command is not offered, or None."""
    gid, name = channel.get("guild_id"), c["name"]
    bits = w.may(p, channel)
    if not bits & VIEW_CHANNEL:
        return f"{p.name} does not see this channel"
    if c["contexts"] is not None and (IN_GUILD if gid else IN_DM) not in c["contexts"]:
        return f"/{name} is not offered {'in guilds' if gid else 'in DMs'}"
    if gid is None:
        return None
    if gid in w.absent and not (p.installed and USER_INSTALL in c["integration_types"]):
        return f"/{name} is not offered: the bot is not in this guild"
    if bits & ADMINISTRATOR:
        return None
    if not bits & USE_COMMANDS:
        return f"{p.name} may not use commands here"
    if not _granted(w, p, gid, c, bits):
        return f"{p.name} does not see /{name}"
    return None


def _granted(w: World, p: Player, gid: str, c: Json, bits: int) -> bool:
    """A guild's own settings for the command win over its default permissions: person, then roles, then everyone."""
    own = w.command_overrides.get((gid, c["id"]))
    if own:
        if p.id in own:
            return own[p.id]
        roles = [own[r] for r in p.roles if r in own]
        if roles:
            return any(roles)
        if gid in own:
            return own[gid]
    need = c.get("default_member_permissions")
    if need is None:
        return True
    return bool(int(need)) and not int(need) & ~bits
