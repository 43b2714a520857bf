"""Routes of command definitions (interactions/application-commands)."""

from __future__ import annotations

from bot.playground.checks.commands import check_commands
from bot.playground.errors import Refused, unknown
from bot.playground.rest.call import Answer, Call, Route
from bot.playground.wire import Json

CREATES_A_DAY = 200
DAY = 86400.0
COPIED = ("name_localizations", "description_localizations", "contexts", "options")


def definition(c: Call, body: Json, old: Json | None) -> Json:
    """The command as Discord keeps it: an old id where the name was known, a new version."""
    w, gid = c.standin, c.info.get("guild_id")
    bits = body.get("default_member_permissions")
    full: Json = {
        "id": old["id"] if old else w.snowflake(),
        "application_id": w.app_id,
        "version": w.snowflake(),
        "type": body.get("type") or 1,
        "name": body["name"],
        "description": body.get("description") or "",
        "nsfw": body.get("nsfw", False),
        "default_member_permissions": None if bits is None else str(bits),
        "integration_types": body.get("integration_types") or [0],
        **{k: body.get(k) for k in COPIED if k != "options" or body.get(k)},
    }
    if gid:
        full["guild_id"] = gid
        return full
    if full["contexts"] is None and body.get("dm_permission") is False:
        full["contexts"] = [0]
    # deprecated, and the contexts win over what was sent
    full["dm_permission"] = full["contexts"] is None or 1 in full["contexts"]
    return full


def scope(c: Call) -> list[Json]:
    """The commands of the path's guild, or the global ones. Raises Refused where the bot is not in the guild."""
    gid = c.info.get("guild_id")
    if c.info["application_id"] != c.standin.app_id:
        raise Refused(403, 20012, "You are not authorized to perform this action on this application")
    if gid:
        if gid in c.standin.absent or gid not in c.standin.guilds:
            raise Refused(403, 50001, "Missing Access")
        return c.standin.commands.setdefault(gid, [])
    return c.standin.commands[None]


def _count(c: Call, fresh: int) -> None:
    """200 creates a day and scope; replacing a command of the same name is none."""
    made = c.standin.command_creates.setdefault(c.info.get("guild_id"), [])
    now = c.standin.clock.now()
    made[:] = [t for t in made if now - t < DAY]
    if len(made) + fresh > CREATES_A_DAY:
        raise Refused(400, 30034, "Max number of daily application command creates has been reached (200)")
    made.extend([now] * fresh)


async def put(c: Call) -> Answer:
    """Replaces all commands of a scope."""
    check_commands(c.body or [])
    have = scope(c)
    old = {(x["name"], x["type"]): x for x in have}
    new = [definition(c, b, old.get((b["name"], b.get("type") or 1))) for b in c.body or ()]
    _count(c, sum((x["name"], x["type"]) not in old for x in new))
    have[:] = new
    c.standin.commands_changed()
    return 200, new


async def create(c: Call) -> Answer:
    """Adds one command, or replaces the one of the same name."""
    have = scope(c)
    kind = c.body.get("type") or 1
    old = next((x for x in have if (x["name"], x["type"]) == (c.body["name"], kind)), None)
    check_commands([*(x for x in have if x is not old), c.body])
    _count(c, old is None)
    new = definition(c, c.body, old)
    have[:] = [*(x for x in have if x is not old), new]
    c.standin.commands_changed()
    return 200 if old else 201, new


def one(c: Call) -> Json:
    """The command of the path. Raises Refused 10063."""
    for x in scope(c):
        if x["id"] == c.info["command_id"]:
            return x
    raise unknown(10063, "application command")


async def edit(c: Call) -> Answer:
    """Changes one command."""
    have, old = scope(c), one(c)
    wanted = {**old, **c.body}
    check_commands([*(x for x in have if x is not old), wanted])
    have[have.index(old)] = new = definition(c, wanted, old)
    c.standin.commands_changed()
    return 200, new


async def delete(c: Call) -> Answer:
    """Removes one command."""
    scope(c).remove(one(c))
    c.standin.commands_changed()
    return 204, None


async def get_all(c: Call) -> Answer:
    """The commands of a scope."""
    return 200, scope(c)


async def get(c: Call) -> Answer:
    """One command."""
    return 200, one(c)


def _overrides(c: Call, command: Json) -> Json:
    gid = c.info["guild_id"]
    own = c.standin.command_overrides.get((gid, command["id"]), {})
    return {
        "id": command["id"],
        "application_id": c.standin.app_id,
        "guild_id": gid,
        "permissions": [{"id": k, "type": 2 if k in c.standin.players else 1, "permission": v} for k, v in own.items()],
    }


async def permissions(c: Call) -> Answer:
    """What a guild's admins have set for its commands."""
    gid = c.info["guild_id"]
    every = [*scope(c), *c.standin.commands[None]]
    return 200, [_overrides(c, x) for x in every if (gid, x["id"]) in c.standin.command_overrides]


async def permissions_of(c: Call) -> Answer:
    """The same for one command."""
    gid = c.info["guild_id"]
    for x in [*scope(c), *c.standin.commands[None]]:
        if x["id"] == c.info["command_id"] and (gid, x["id"]) in c.standin.command_overrides:
            return 200, _overrides(c, x)
    raise unknown(10066, "application command permissions")


async def edit_permissions(c: Call) -> Answer:
    """Never with a bot's token: only an admin of the guild may."""
    scope(c)
    raise Refused(403, 20001, "Bots cannot use this endpoint", violation=True)


GLOBAL = "/applications/{application_id}/commands"
GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"
ROUTES = (
    Route("GET", GUILD + "/permissions", permissions),
    Route("GET", GUILD + "/{command_id}/permissions", permissions_of),
    Route("PUT", GUILD + "/{command_id}/permissions", edit_permissions),
    *(
        Route(method, base + tail, handler)
        for base in (GLOBAL, GUILD)
        for method, tail, handler in (
            ("GET", "", get_all),
            ("PUT", "", put),
            ("POST", "", create),
            ("GET", "/{command_id}", get),
            ("PATCH", "/{command_id}", edit),
            ("DELETE", "/{command_id}", delete),
        )
    ),
)
