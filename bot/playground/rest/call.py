"""One request to the API as its handler sees it, and the order of the layers that it passes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from aiohttp import BodyPartReader, web

from bot.playground.errors import Refused
from bot.playground.limits import VIA
from bot.playground.openapi import OpenApi
from bot.playground.uploads import Upload
from bot.playground.wire import Json, dumps, loads

if TYPE_CHECKING:
    from bot.playground.standin import StandIn

INVALID_WINDOW = 600.0  # topics/rate-limits: invalid requests, 10 minutes


@dataclass(slots=True)
class Call:
    """`info`: the parts of the path; `body`: the JSON or {}; `files`: what was uploaded with it."""

    standin: StandIn
    info: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    files: list[Upload]

    def channel(self) -> Json:
        """The channel of the path. Raises Refused 10003, or 50001 where the bot does not see it."""
        return self.standin.seen_channel(self.info["channel_id"])

    def message(self) -> Json:
        """The message of the path. Raises Refused."""
        return self.standin.message(self.channel()["id"], self.info["message_id"])


Answer = tuple[int, Any]
Handler = Callable[[Call], Awaitable[Answer]]


@dataclass(frozen=True, slots=True)
class Route:
    """`path` is written as in Discord's OpenAPI document. `auth`: needs the bot's token."""

    method: str
    path: str
    handler: Handler
    auth: bool = True


def answer(body: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """A JSON answer. discord.py compares the content type with ==: no charset."""
    return web.Response(
        body=dumps(body), status=status, headers={"Content-Type": "application/json", **(headers or {})}
    )


def serve(standin: StandIn, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """The route as aiohttp wants it: ban, token, limits, body, Discord's document, then the handler's own rules."""
    method, path = route.method, route.path
    key = f"{method} {path}"

    async def run(request: web.Request) -> web.StreamResponse:
        standin.counts[key] = standin.counts.get(key, 0) + 1
        if banned(standin):
            return web.Response(status=429, text="error code: 1015", headers={"Retry-After": "600"})
        if route.auth and request.headers.get("Authorization") != f"Bot {standin.token}":
            standin.count_invalid()
            return answer({"message": "401: Unauthorized", "code": 0}, 401, VIA)
        headers, wait = standin.limits.check(method, path, request.match_info)
        if wait is not None:
            standin.count_invalid()
            return answer(wait, 429, headers)
        standin.in_flight += 1
        try:
            return await _handle(standin, route, request, headers)
        finally:
            standin.in_flight -= 1
            standin.touched()

    return run


def banned(standin: StandIn) -> bool:
    """Whether too many requests were invalid (401, 403, 429) within ten minutes."""
    recent = standin.invalid
    while recent and recent[0] < standin.clock.now() - INVALID_WINDOW:
        recent.popleft()
    return len(recent) >= standin.invalid_limit


async def _handle(standin: StandIn, route: Route, request: web.Request, headers: dict[str, str]) -> web.Response:
    body: Any = None
    call: Call | None = None
    out: Any
    try:
        body, parts = await _read(request)
        if body is not None and standin.validator is not None:
            _documented(standin.validator, route, body)
        files = _described(body, parts) if parts else []
        call = Call(standin, request.match_info, request.query, {} if body is None else body, files)
        status, out = await route.handler(call)
    except Refused as e:
        status, out = e.status, {"message": e.message, "code": e.code, **({"errors": e.errors} if e.errors else {})}
        headers = {**headers, **VIA}
        if status == 429:
            out |= {"retry_after": 1.0, "global": False}
        if status in (401, 403, 429):
            standin.count_invalid()
        if e.violation:
            standin.violated(route.method, route.path, body, out)
    if standin.capture:
        files_sent = len(call.files) if call else 0
        record = {"method": route.method, "path": route.path, "query": dict(request.query), "body": body}
        standin.capture({**record, "files": files_sent, "status": status, "response": out})
    if out is None:
        return web.Response(status=status, headers=headers)
    return answer(out, status, headers)


def _documented(validator: OpenApi, route: Route, body: Any) -> None:
    errors = validator.request(route.method, route.path, body)
    if errors:
        raise Refused(400, 50035, "Invalid Form Body", errors, violation=True)


async def _read(request: web.Request) -> tuple[Any, dict[str, Upload]]:
    if not request.can_read_body:
        return None, {}
    try:
        if request.content_type == "multipart/form-data":
            return await _read_parts(request)
        if request.content_type == "application/json":
            return loads(await request.read()), {}
    except ValueError:
        raise Refused(400, 50109, "The request body contains invalid JSON.", violation=True) from None
    raise Refused(400, 0, f"400: Bad Request: {request.content_type}", violation=True)


async def _read_parts(request: web.Request) -> tuple[Any, dict[str, Upload]]:
    body: Any = None
    parts: dict[str, Upload] = {}
    reader = await request.multipart()
    while (part := await reader.next()) is not None:
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read())
        if part.name == "payload_json":
            body = loads(data)
        elif part.name and part.name.startswith("files["):
            kind = part.headers.get("Content-Type")
            name = part.filename or "unknown"
            parts[part.name[6:-1]] = Upload(
                name, data, content_type=None if kind == "application/octet-stream" else kind
            )
    return body, parts


def _described(body: Any, parts: dict[str, Upload]) -> list[Upload]:
    """The files in their order, with the alt texts that the body's `attachments` give them by number."""
    data = (body or {}).get("data") or body or {}
    about = {str(a.get("id")): a for a in data.get("attachments") or ()}
    out = []
    for n, f in parts.items():
        told = about.get(n) or {}
        out.append(replace(f, name=told.get("filename") or f.name, description=told.get("description")))
    return out
