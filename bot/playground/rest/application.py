"""Routes about the bot itself and its people: who it is, where the gateway is, whom it may write to."""

from __future__ import annotations

from bot.playground.errors import Refused, unknown
from bot.playground.gateway import IDENTIFIES_A_DAY
from bot.playground.rest.call import Answer, Call, Route
from bot.playground.wire import Json
from bot.playground.world import OWNER_ID


def owner() -> Json:
    """Who owns the application and the guilds."""
    return {
        "id": OWNER_ID,
        "username": "owner",
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "global_name": None,
        "primary_guild": None,
    }


async def me(c: Call) -> Answer:
    """The bot's own user."""
    return 200, {**c.standin.bot_user(), "mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


async def application(c: Call) -> Answer:
    """The bot's application."""
    w = c.standin
    return 200, {
        "id": w.app_id,
        "name": "barliman",
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot": w.bot_user(),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "owner": owner(),
        "team": None,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": len(w.guilds) - len(w.absent),
        "approximate_user_install_count": sum(p.installed for p in w.players.values()),
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    }


async def gateway(c: Call) -> Answer:
    """Where the gateway is."""
    return 200, {"url": c.standin.gateway_url}


async def gateway_bot(c: Call) -> Answer:
    """The same with the advice for sharding and what is left of today's identifies."""
    g = c.standin.gateway
    left = {
        "total": IDENTIFIES_A_DAY,
        "remaining": max(IDENTIFIES_A_DAY - g.identifies, 0),
        "reset_after": 86400000,
        "max_concurrency": g.max_concurrency,
    }
    return 200, {"url": c.standin.gateway_url, "shards": c.standin.shards, "session_start_limit": left}


async def get_user(c: Call) -> Answer:
    """A person by id."""
    uid = c.info["user_id"]
    if uid == c.standin.bot_id:
        return 200, c.standin.bot_user()
    if uid == OWNER_ID:
        return 200, owner()
    p = c.standin.players.get(uid)
    if p is None:
        raise unknown(10013, "User")
    return 200, p.user


async def open_dm(c: Call) -> Answer:
    """The direct conversation with somebody (user: create DM). Opening it works even where writing will not."""
    w = c.standin
    p = w.players.get(str(c.body.get("recipient_id")))
    if p is None:
        raise Refused(400, 50033, "Invalid Recipient(s)")
    if p.id not in w.dm_of:
        w.count_dm()
    return 200, w.put_dm(p)


ROUTES = (
    Route("GET", "/users/@me", me),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("GET", "/gateway", gateway, auth=False),
    Route("GET", "/gateway/bot", gateway_bot),
    Route("GET", "/users/{user_id}", get_user),
    Route("POST", "/users/@me/channels", open_dm),
)
