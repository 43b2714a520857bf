"""The gateway: HELLO, IDENTIFY, READY, heartbeats, RESUME with replay, and the close codes (events/gateway)."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from bot.playground.session import Session, Socket
from bot.playground.wire import INTENT_GUILDS, INTENT_MEMBERS, Json, dumps, loads

if TYPE_CHECKING:
    from bot.playground.standin import StandIn

UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, INVALID_SEQ, RATE_LIMITED, TIMED_OUT, INVALID_SHARD = 4005, 4007, 4008, 4009, 4010
SHARDING_REQUIRED, INVALID_VERSION, INVALID_INTENTS, DISALLOWED_INTENTS = 4011, 4012, 4013, 4014

KNOWN_INTENTS = 0x1FFFF | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25
IDENTIFIES_A_DAY = 1000
RESUMABLE = 180.0  # seconds a session waits for its client
INVALID_SESSION = b'{"op":9,"s":null,"t":null,"d":false}'


class Gateway:
    """Sessions and their sockets. An event goes to the shard of its guild; without a guild to shard 0."""

    def __init__(
        self,
        standin: StandIn,
        *,
        heartbeat_ms: int,
        max_concurrency: int,
        identify_window: float,
        compression: bool,
        allowed_intents: int,
    ) -> None:
        self.standin = standin
        self.heartbeat_ms, self.max_concurrency = heartbeat_ms, max_concurrency
        self.identify_window, self.compression = identify_window, compression
        self.allowed_intents = allowed_intents
        self.sessions: dict[str, Session] = {}
        self.last_identify: dict[int, float] = {}
        self.identifies = self.resumes = self.beats = 0
        self.identified = asyncio.Event()

    # ---------------------------------------------------------------- sending
    def anyone(self, need: int) -> bool:
        """Whether some session has one of these intents."""
        return any(s.intents & need for s in self.sessions.values())

    async def dispatch(self, t: str, d: Any, *, guild_id: str | None = None, need: int = 0, lack: int = 0) -> None:
        """Sends an event to whom it concerns; a session without socket gets it when it resumes.

        `need`: intents that a session must all have; `lack`: intents that it must not have.
        """
        self._forget()
        for s in list(self.sessions.values()):
            sid, n = s.shard
            home = (int(guild_id) >> 22) % n if guild_id else 0
            if home != sid or s.intents & need != need or s.intents & lack:
                continue
            raw = s.event(t, d)
            if s.ws is not None:
                try:
                    await s.ws.send(raw)
                except ConnectionError:
                    s.ws, s.last = None, self.standin.clock.now()

    def _forget(self) -> None:
        now = self.standin.clock.now()
        for s in list(self.sessions.values()):
            if s.ws is None and now - s.last > RESUMABLE:
                del self.sessions[s.id]

    async def drop(self, code: int = 4000) -> None:
        """Closes every connection; after most codes the bot resumes."""
        for s in list(self.sessions.values()):
            if s.ws:
                await s.ws.ws.close(code=code)

    async def ask_reconnect(self) -> None:
        """Asks every client to reconnect and resume (opcode 7)."""
        for s in list(self.sessions.values()):
            if s.ws:
                await s.ws.send(b'{"op":7,"s":null,"t":null,"d":null}')

    # -------------------------------------------------------------- receiving
    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from HELLO to its close."""
        ws = web.WebSocketResponse(max_msg_size=1 << 16, compress=False)
        await ws.prepare(request)
        sock = Socket(ws, request.query.get("compress") if self.compression else None)
        if request.query.get("v") != "10" or request.query.get("encoding", "json") != "json":
            await ws.close(code=INVALID_VERSION)
            return ws
        hello = {"heartbeat_interval": self.heartbeat_ms, "_trace": []}
        await sock.send(dumps({"op": 10, "s": None, "t": None, "d": hello}))
        sock.beat = time.monotonic()
        watch = asyncio.get_running_loop().create_task(self._watch(sock))
        try:
            async for msg in ws:
                code = await self._frame(sock, msg.data if msg.type == WSMsgType.TEXT else None)
                if code:
                    await ws.close(code=code)
                    break
        finally:
            watch.cancel()
            if sock.session and sock.session.ws is sock:
                sock.session.ws = None
                sock.session.last = self.standin.clock.now()
        return ws

    async def _watch(self, sock: Socket) -> None:
        """A client that forgets its heartbeat loses its connection."""
        patience = self.heartbeat_ms / 1000 * 1.5
        while not sock.ws.closed:
            await asyncio.sleep(max(sock.beat + patience - time.monotonic(), 0.001))
            if time.monotonic() - sock.beat >= patience:
                await sock.ws.close(code=TIMED_OUT)

    async def _frame(self, sock: Socket, data: str | None) -> int | None:
        now = time.monotonic()
        sock.received.append(now)
        while sock.received[0] < now - 60:
            sock.received.popleft()
        if len(sock.received) > 120:
            return RATE_LIMITED
        if data is None or len(data) > 4096:
            return DECODE_ERROR
        try:
            p = loads(data)
            return await self._op(sock, p["op"], p.get("d"))
        except (ValueError, KeyError, TypeError, AttributeError):
            return DECODE_ERROR

    async def _op(self, sock: Socket, op: int, d: Any) -> int | None:
        if op == 1:
            sock.beat = time.monotonic()
            self.beats += 1
            await sock.send(b'{"op":11,"s":null,"t":null,"d":null}')
            return None
        if op == 2:
            return await self._identify(sock, d)
        if op == 6:
            return await self._resume(sock, d)
        if op not in (3, 4, 8, 31):
            return UNKNOWN_OPCODE
        if sock.session is None:
            return NOT_AUTHENTICATED
        if op == 8:
            await self._members(sock, sock.session, d)
        return None

    async def _identify(self, sock: Socket, d: Json) -> int | None:
        w = self.standin
        if sock.session:
            return ALREADY_AUTHENTICATED
        if d["token"].removeprefix("Bot ") != w.token or not isinstance(d["properties"], dict):
            return AUTHENTICATION_FAILED
        intents, shard = int(d["intents"]), tuple(d.get("shard") or (0, 1))
        if intents & ~KNOWN_INTENTS:
            return INVALID_INTENTS
        if intents & ~self.allowed_intents:
            return DISALLOWED_INTENTS
        if not 0 <= shard[0] < shard[1]:
            return INVALID_SHARD
        if len(w.guilds) / shard[1] > 2500:
            return SHARDING_REQUIRED
        key, now = shard[0] % self.max_concurrency, w.clock.now()
        if now - self.last_identify.get(key, -1e9) < self.identify_window:
            await sock.send(INVALID_SESSION)
            return None
        self.last_identify[key] = now
        self.identifies += 1
        if self.identifies > IDENTIFIES_A_DAY:  # events/gateway: all sessions end and the token is reset
            w.token = "reset." + w.token
            return AUTHENTICATION_FAILED
        await self._ready(sock, Session((shard[0], shard[1]), intents))
        return None

    async def _ready(self, sock: Socket, s: Session) -> None:
        w = self.standin
        s.ws, sock.session = sock, s
        self.sessions[s.id] = s
        mine = [g for g in w.guilds.values() if (int(g["id"]) >> 22) % s.shard[1] == s.shard[0]]
        mine = [g for g in mine if g["id"] not in w.absent]
        ready = {
            "v": 10,
            "user": {**w.bot_user(), "verified": True, "mfa_enabled": False, "locale": "en-US", "email": None},
            "guilds": [{"id": g["id"], "unavailable": True} for g in mine],
            "session_id": s.id,
            "resume_gateway_url": w.gateway_url,
            "shard": list(s.shard),
            "application": {"id": w.app_id, "flags": 0},
            "user_settings": {},
            "private_channels": [],
            "relationships": [],
        }
        await sock.send(s.event("READY", ready))
        if s.intents & INTENT_GUILDS:
            for g in mine:
                await sock.send(s.event("GUILD_CREATE", self.guild_create(g, s.intents)))
        self.identified.set()

    def guild_create(self, g: Json, intents: int) -> Json:
        """A guild with what the bot sees of it: its members only with the intent, its threads while active."""
        w = self.standin
        members = [w.bot_member(g["id"])]
        if intents & INTENT_MEMBERS:
            members += [p.member() for p in w.players.values()]
        threads = [t for t in g["threads"] if not t["thread_metadata"]["archived"] and w.bot_may(t)]
        return {**g, "members": members, "threads": threads}

    async def _resume(self, sock: Socket, d: Json) -> int | None:
        self._forget()
        if sock.session:
            return ALREADY_AUTHENTICATED
        if d["token"].removeprefix("Bot ") != self.standin.token:
            return AUTHENTICATION_FAILED
        s, seq = self.sessions.get(d["session_id"]), d["seq"]
        if s is None or not s.holds(seq):
            await sock.send(INVALID_SESSION)
            return None
        if seq > s.seq:
            return INVALID_SEQ
        self.resumes += 1
        sock.session, old, s.ws = s, s.ws, None
        if old:
            await old.ws.close(code=4000)
        while missed := [frame for frame in s.log if frame[0] > seq]:  # more may come while these are sent
            for _, raw in missed:
                await sock.send(raw)
            seq = missed[-1][0]
        s.ws = sock
        await sock.send(s.event("RESUMED", {"_trace": []}))
        return None

    async def _members(self, sock: Socket, s: Session, d: Json) -> None:
        want, query = d.get("user_ids"), d.get("query")
        want = [want] if isinstance(want, (str, int)) else want
        people = self.standin.players.values()
        found = [p.member() for p in people if (p.id in map(str, want) if want else p.name.startswith(query or ""))]
        chunk = {"guild_id": d["guild_id"], "members": found, "chunk_index": 0, "chunk_count": 1, "not_found": []}
        await sock.send(s.event("GUILD_MEMBERS_CHUNK", {**chunk, "nonce": d.get("nonce")}))
