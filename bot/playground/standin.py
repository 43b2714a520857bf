"""The stand-in for Discord: one server on loopback that a real, unmodified discord.py client connects to.

standin = StandIn()
alice = standin.add_user("alice")
guild = standin.add_guild("Guild", "table-1")
await standin.start()                     # then give api_base, gateway_url and token to the bot
i = await alice.slash(guild["channels"][0]["id"], "ping")
message = await i.wait_response()
"""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
from collections import deque
from collections.abc import Callable
from typing import Any, Literal
from urllib.parse import quote

from aiohttp import web

from bot.playground import offers, openapi
from bot.playground.errors import Refused
from bot.playground.gateway import Gateway
from bot.playground.interaction import Interaction
from bot.playground.limits import Limits
from bot.playground.people import Player
from bot.playground.places import Places
from bot.playground.rest import application, commands, guilds, interactions, messages, reactions, threads
from bot.playground.rest.call import answer, serve
from bot.playground.rest.messages import OLD
from bot.playground.wire import REQUEST_LIMIT, Json

ROUTES = (
    *application.ROUTES,
    *guilds.ROUTES,
    *threads.ROUTES,
    *messages.ROUTES,
    *reactions.ROUTES,
    *commands.ROUTES,
    *interactions.ROUTES,
)


class StandIn(Places):
    """`violations`: requests that were malformed or asked for an unknown route; a test or an evening with one fails.

    `ack_deadline`, `token_life`: seconds of an interaction's life; `heartbeat_ms`: what HELLO asks for;
    `identify_window`: seconds between identifies; `validator`: "auto" takes Discord's OpenAPI document where it is
    found, None switches that layer off; `capture` is called with every request and its answer; `extra_routes` adds
    pages to the same server; `tls` makes it speak TLS.
    """

    def __init__(
        self,
        *,
        ack_deadline: float = 3.0,
        token_life: float = 900.0,
        heartbeat_ms: int = 41250,
        rate_limits: bool = True,
        global_per_s: int = 50,
        max_concurrency: int = 1,
        identify_window: float = 5.0,
        shards: int = 1,
        compression: bool = True,
        validator: openapi.OpenApi | Literal["auto"] | None = "auto",
        capture: Callable[[Json], None] | None = None,
        allowed_intents: int = (1 << 32) - 1,
        tls: ssl.SSLContext | None = None,
        extra_routes: Callable[[StandIn, web.Application], None] | None = None,
    ) -> None:
        super().__init__()
        self.ack_deadline, self.token_life, self.shards = ack_deadline, token_life, shards
        self.validator = openapi.found() if validator == "auto" else validator
        self.capture, self.tls, self.extra_routes = capture, tls, extra_routes
        self.limits = Limits(self.clock, on=rate_limits, global_per_s=global_per_s)
        self.gateway = Gateway(
            self,
            heartbeat_ms=heartbeat_ms,
            max_concurrency=max_concurrency,
            identify_window=identify_window,
            compression=compression,
            allowed_intents=allowed_intents,
        )
        self.sessions, self.identified = self.gateway.sessions, self.gateway.identified
        self.violations: list[Json] = []
        self.unknown_routes: list[str] = []
        self.counts: dict[str, int] = {}  # requests by method and path
        self.in_flight, self.last_touch = 0, 0.0
        self.invalid: deque[float] = deque()  # when a request was answered with 401, 403 or 429
        self.invalid_limit = 10_000  # topics/rate-limits: then all is refused
        self.dm_limit: int | None = None  # new DMs in ten minutes; Discord publishes no number
        self.old_edit_limit = 30  # edits an hour of a message older than an hour; Discord publishes no number
        self.nonces: dict[tuple[str, str], tuple[float, Json]] = {}
        self.command_creates: dict[str | None, list[float]] = {}
        self._dms: list[float] = []
        self._old_edits: dict[str, list[float]] = {}
        self.clock.moved.append(self._sweep)
        self._waiters: list[tuple[Callable[[Json], bool], asyncio.Future[Json]]] = []
        self._synced = asyncio.Event()
        self.api_base = self.gateway_url = ""
        self.port = 0

    # ------------------------------------------------------------- the server
    async def start(self, host: str = "127.0.0.1", port: int = 0) -> StandIn:
        """Listens on loopback; port 0 takes a free one. Raises ValueError for any other address."""
        if not ipaddress.ip_address(host).is_loopback:
            raise ValueError(f"the stand-in listens on loopback only, not on {host}")
        app = web.Application(client_max_size=REQUEST_LIMIT * 2)
        app.router.add_get("/", self.gateway.serve)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", self._file)
        for r in ROUTES:
            app.router.add_route(r.method, "/api/v10" + r.path, serve(self, r))
        if self.extra_routes:
            self.extra_routes(self, app)
        app.router.add_route("*", "/api/{tail:.*}", self._unknown)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port, ssl_context=self.tls).start()
        self.port = self._runner.addresses[0][1]
        s = "s" if self.tls else ""
        at = f"{f'[{host}]' if ':' in host else host}:{self.port}"
        self.cdn, self.api_base, self.gateway_url = f"http{s}://{at}", f"http{s}://{at}/api/v10", f"ws{s}://{at}/"
        return self

    async def stop(self) -> None:
        """Closes every connection and stops listening."""
        self.clock.stop()
        await self.gateway.drop(1001)
        await self._runner.cleanup()

    async def _unknown(self, request: web.Request) -> web.Response:
        self.unknown_routes.append(f"{request.method} {request.path}")
        self.violated(request.method, request.path, None, {"message": "no such route", "code": 0})
        return answer({"message": "404: Not Found", "code": 0}, 404)

    async def _file(self, request: web.Request) -> web.Response:
        upload = self.uploads.get(request.match_info["attachment_id"])
        if upload is None:
            return web.Response(status=404, text="This content is no longer available.")
        safe = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}
        named = f"inline; filename*=UTF-8''{quote(upload.name)}"
        headers = {**safe, "Content-Type": upload.kind, "Content-Disposition": named}
        return web.Response(body=upload.data, headers=headers)

    # ------------------------------------------------------------- the people
    def add_user(self, name: str, **more: Any) -> Player:
        """A person who is a member of every guild. `more`: fields of Player."""
        p = Player(self, self.snowflake(), name, **more)
        self.players[p.id] = p
        return p

    def offered(self, player: Player, channel_id: str) -> list[Json]:
        """The definitions of the commands that this person is offered in this channel."""
        return offers.offered(self, player, channel_id)

    def allow_command(self, guild_id: str, name: str, who: Player | Json, *, allow: bool) -> None:
        """What a guild's admin sets for a command under Integrations: for a person or a role, over its default."""
        here = [c for c in (*self.commands[guild_id], *self.commands[None]) if c["name"] == name]
        target = who["id"] if isinstance(who, dict) else who.id
        for c in here:
            self.command_overrides.setdefault((guild_id, c["id"]), {})[target] = allow

    async def launch(self, i: Interaction) -> Interaction:
        """Sends an interaction to the bot and starts its deadline."""
        self._sweep()
        self.interactions[i.token] = i
        why = f"{i.name}: the application did not respond in {self.ack_deadline:g} s"
        self.clock.later(self.ack_deadline, lambda: None if i.acked.done() else i.expire(why))
        await self.deliver(i)
        return i

    async def deliver(self, i: Interaction) -> None:
        """Sends the same interaction once more, as Discord sometimes does."""
        await self.dispatch("INTERACTION_CREATE", i.payload, guild_id=i.payload.get("guild_id"))

    def token_spent(self, i: Interaction) -> bool:
        """Whether the interaction is older than its token lives."""
        return self.clock.now() - i.created > self.token_life

    def _sweep(self) -> None:
        while self.interactions and self.token_spent(i := next(iter(self.interactions.values()))):
            i.expire(f"{i.name}: the token has expired")
            del self.interactions[i.token]

    # --------------------------------------------------------------- watching
    def wait_message(self, wanted: Callable[[Json], bool]) -> asyncio.Future[Json]:
        """Resolves with the next message, new or edited, that satisfies the condition."""
        found: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._waiters.append((wanted, found))
        return found

    def wake(self, m: Json) -> None:
        """A message has come or changed: whoever waits for it may go on."""
        for pair in list(self._waiters):
            if pair[1].done():
                self._waiters.remove(pair)
            elif pair[0](m):
                self._waiters.remove(pair)
                pair[1].set_result(m)

    def commands_changed(self) -> None:
        """The bot has registered commands."""
        self._synced.set()

    async def synced(self) -> None:
        """Waits until the bot has registered its commands for the first time."""
        await self._synced.wait()

    def touched(self) -> None:
        """A request was answered just now."""
        self.last_touch = asyncio.get_running_loop().time()

    async def settled(self, calm: float = 0.05) -> None:
        """Waits until no request is being answered and none has been for `calm` real seconds."""
        loop = asyncio.get_running_loop()
        self.last_touch = max(self.last_touch, loop.time())
        while self.in_flight or loop.time() - self.last_touch < calm:  # noqa: ASYNC110 - it waits for nothing to happen
            await asyncio.sleep(max(calm - (loop.time() - self.last_touch), 0.005))

    async def drop(self, code: int = 4000) -> None:
        """Closes every gateway connection; the bot should resume."""
        await self.gateway.drop(code)

    async def ask_reconnect(self) -> None:
        """Asks the bot to reconnect and resume."""
        await self.gateway.ask_reconnect()

    # --------------------------------------------------------------- counting
    def violated(self, method: str, path: str, body: Any, error: Json) -> None:
        """Keeps a request that no bot should send."""
        self.violations.append({"method": method, "path": path, "body": body, **error})

    def count_invalid(self) -> None:
        """One more 401, 403 or 429."""
        self.invalid.append(self.clock.now())

    def count_dm(self) -> None:
        """One more new DM. Raises Refused 40003 above `dm_limit` in ten minutes."""
        now = self.clock.now()
        self._dms = [*(t for t in self._dms if now - t < 600), now]
        if self.dm_limit is not None and len(self._dms) > self.dm_limit:
            raise Refused(400, 40003, "You are opening direct messages too fast")

    def count_old_edit(self, m: Json) -> None:
        """One more edit of this message. Raises Refused 30046 when it is old and was edited too often this hour."""
        made = (int(m["id"]) >> 22) / 1000 + 1420070400
        if self.clock.unix() - made < OLD:
            return
        now = self.clock.now()
        recent = [*(t for t in self._old_edits.get(m["id"], ()) if now - t < OLD), now]
        self._old_edits[m["id"]] = recent
        if len(recent) > self.old_edit_limit:
            raise Refused(429, 30046, "Maximum number of edits to messages older than 1 hour reached.")
