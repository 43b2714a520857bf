"""Routes that answer an interaction: the callback, the original message, followups (receiving-and-responding)."""

from __future__ import annotations

from bot.playground import posts
from bot.playground.checks.components import check_modal
from bot.playground.checks.messages import ANSWER_FLAGS, EDIT_FLAGS, check_flags, check_message
from bot.playground.errors import Refused, malformed, unknown
from bot.playground.interaction import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from bot.playground.rest.call import Answer, Call, Route
from bot.playground.wire import EPHEMERAL, LOADING, Json

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, OPEN_MODAL = 4, 5, 6, 7, 8, 9
FITS = {
    COMMAND: {MESSAGE, DEFER, OPEN_MODAL},
    COMPONENT: {MESSAGE, DEFER, DEFER_UPDATE, UPDATE, OPEN_MODAL},
    AUTOCOMPLETE: {CHOICES},
    MODAL: {MESSAGE, DEFER, DEFER_UPDATE, UPDATE},
}
USER_FOLLOWUPS = 5  # followups where only the person installed the app


async def callback(c: Call) -> Answer:
    """The one answer to an interaction, within 3 seconds."""
    w = c.standin
    kind, data = c.body["type"], c.body.get("data") or {}
    if kind == OPEN_MODAL:
        check_modal(data)
    elif kind == MESSAGE:
        check_flags(data, ANSWER_FLAGS)
        check_message(data, files=c.files)
    i = w.interactions.get(c.info["interaction_token"])
    if i is not None:
        _fits(i, kind)
    if i is None or i.dead or i.id != c.info["interaction_id"]:
        raise unknown(10062, "interaction")
    if i.acked.done():
        raise Refused(400, 40060, "Interaction has already been acknowledged.")
    if kind == UPDATE and i.source is not None:
        check_flags(data, EDIT_FLAGS | EPHEMERAL)
        check_message(data, files=c.files, old=i.source)
    m = await _respond(c, i, kind, data)
    return _receipt(c, i, kind, m)


def _fits(i: Interaction, kind: int) -> None:
    if kind not in FITS[i.type] or (kind in (DEFER_UPDATE, UPDATE) and i.source is None):
        raise malformed(
            "type", "INTERACTION_RESPONSE_TYPE_INVALID", f"callback {kind} is not for interaction type {i.type}"
        )


async def _respond(c: Call, i: Interaction, kind: int, data: Json) -> Json | None:
    w, m = c.standin, None
    owner = i.player if (data.get("flags") or 0) & EPHEMERAL else None
    i.acknowledge(kind)
    if kind in (MESSAGE, DEFER):
        body = data if kind == MESSAGE else {"flags": LOADING | (EPHEMERAL if owner else 0)}
        m = posts.build(w, i.channel_id, body, c.files, type=20 if i.type == COMMAND else 0, **_origin(i))
        i.message, i.loading = m, kind == DEFER
        await posts.store(w, m, owner=owner)
    elif kind in (DEFER_UPDATE, UPDATE) and i.source is not None:
        i.message = m = i.source
        if kind == UPDATE:
            posts.edit(w, m, data, c.files)
            await posts.changed(w, m)
    elif kind == CHOICES:
        i.choices = data.get("choices") or []
        i.show(i.choices)
    else:
        i.modal = {**data, "components": posts.numbered(data["components"])}
        i.show(i.modal)
    if m is not None and kind in (MESSAGE, UPDATE):
        i.show(m)
    return m


def _receipt(c: Call, i: Interaction, kind: int, m: Json | None) -> Answer:
    if c.query.get("with_response", "").lower() not in ("1", "true"):
        return 204, None
    about: Json = {"id": i.id, "type": i.type}
    out: Json = {"interaction": about}
    if m is not None:
        about["response_message_id"] = m["id"]
        about["response_message_loading"] = kind == DEFER
        about["response_message_ephemeral"] = bool(m["flags"] & EPHEMERAL)
        if kind in (MESSAGE, UPDATE):
            out["resource"] = {"type": kind, "message": m}
    return 200, out


def metadata(i: Interaction) -> Json:
    """What a message tells of the interaction that made it (resources/message: interaction metadata)."""
    owners = i.payload["authorizing_integration_owners"]
    md: Json = {"id": i.id, "type": i.type, "user": i.player.user, "authorizing_integration_owners": owners}
    if i.type == COMPONENT and i.source:
        md["interacted_message_id"] = i.source["id"]
    if i.type == MODAL and i.opener:
        md["triggering_interaction_metadata"] = metadata(i.opener)
    return md


def _origin(i: Interaction) -> Json:
    app = i.payload["application_id"]
    return {"application_id": app, "webhook_id": app, "interaction_metadata": metadata(i)}


def hook(c: Call) -> Interaction:
    """The interaction of a token. Raises Refused 50027 after 15 minutes, 10015 before any answer."""
    i = c.standin.interactions.get(c.info["webhook_token"])
    if i is None or c.standin.token_spent(i):
        raise Refused(401, 50027, "Invalid Webhook Token")
    if i.dead or not i.acked.done():
        raise unknown(10015, "Webhook")
    return i


async def followup(c: Call) -> Answer:
    """One more message. After a defer the first one becomes the deferred message, flags of the defer kept."""
    w, body = c.standin, c.body
    check_flags(body, ANSWER_FLAGS)
    check_message(body, files=c.files)
    i = hook(c)
    i.sent += 1
    if i.user_installed and i.sent > USER_FOLLOWUPS:
        raise Refused(400, 40094, "This interaction has reached the maximum number of follow-up messages")
    if i.loading and i.message is not None:
        return await _edit(c, i, i.message, {k: v for k, v in body.items() if k != "flags"} | _v2(body))
    m = posts.build(w, i.channel_id, body, c.files, **_origin(i))
    i.followups.append(m)
    await posts.store(w, m, owner=i.player if m["flags"] & EPHEMERAL else None)
    i.show(m)
    return 200, m


def _v2(body: Json) -> Json:
    return {"flags": body["flags"] & EDIT_FLAGS} if body.get("flags") else {}


async def _edit(c: Call, i: Interaction, m: Json, body: Json) -> Answer:
    check_message(body, files=c.files, old=m)
    if m is i.message:
        i.loading = False
    m["flags"] &= ~LOADING
    posts.edit(c.standin, m, body, c.files)
    await posts.changed(c.standin, m)
    i.show(m)
    return 200, m


def target(c: Call) -> tuple[Interaction, Json]:
    """The interaction of the token and its message: @original, or one of its own by id. Raises Refused."""
    i, mid = hook(c), c.info["message_id"]
    own = [i.message] if mid == "@original" else [i.message, *i.followups]
    for m in own:
        if m is not None and mid in ("@original", m["id"]) and m["id"] in c.standin.messages[i.channel_id]:
            return i, m
    raise unknown(10008, "Message")


async def edit(c: Call) -> Answer:
    """Changes the original message or a followup."""
    check_flags(c.body, EDIT_FLAGS | EPHEMERAL)
    i, m = target(c)
    return await _edit(c, i, m, c.body)


async def get(c: Call) -> Answer:
    """The original message or a followup."""
    return 200, target(c)[1]


async def delete(c: Call) -> Answer:
    """Takes the original message or a followup away."""
    await posts.delete(c.standin, target(c)[1])
    return 204, None


HOOK = "/webhooks/{webhook_id}/{webhook_token}"
ROUTES = (
    Route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", callback, auth=False),
    Route("POST", HOOK, followup, auth=False),
    Route("GET", HOOK + "/messages/{message_id}", get, auth=False),
    Route("PATCH", HOOK + "/messages/{message_id}", edit, auth=False),
    Route("DELETE", HOOK + "/messages/{message_id}", delete, auth=False),
)
