"""A gateway session that outlives its socket, and a socket with the compression that its address asked for."""

from __future__ import annotations

import asyncio
import secrets
import zlib
from collections import deque
from typing import Any

import zstandard
from aiohttp import web

from bot.playground.wire import dumps


class Session:
    """What RESUME comes back to: numbered events, the newest 5000 of them kept."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard, self.intents = shard, intents
        self.seq = 0
        self.log: deque[tuple[int, bytes]] = deque(maxlen=5000)
        self.ws: Socket | None = None
        self.last = 0.0  # when its socket closed, on the stand-in's clock

    def event(self, t: str, d: Any) -> bytes:
        """Numbers and keeps an event; returns the frame."""
        self.seq += 1
        raw = dumps({"op": 0, "s": self.seq, "t": t, "d": d})
        self.log.append((self.seq, raw))
        return raw

    def holds(self, seq: int) -> bool:
        """Whether everything after `seq` is still kept."""
        return not self.log or seq >= self.log[0][0] - 1


class Socket:
    """One websocket. zlib: one context, every message flushed; zstd: one frame for the socket's life."""

    def __init__(self, ws: web.WebSocketResponse, compress: str | None) -> None:
        self.ws, self.kind = ws, compress
        self.session: Session | None = None
        self.received: deque[float] = deque()
        self.beat = 0.0
        self._lock = asyncio.Lock()
        self._zlib = zlib.compressobj() if compress == "zlib-stream" else None
        self._zstd = zstandard.ZstdCompressor().compressobj() if compress == "zstd-stream" else None

    async def send(self, raw: bytes) -> None:
        """Sends one frame, unless the socket is closed."""
        async with self._lock:
            if self.ws.closed:
                return
            if self._zstd:
                await self.ws.send_bytes(self._zstd.compress(raw) + self._zstd.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK))
            elif self._zlib:
                await self.ws.send_bytes(self._zlib.compress(raw) + self._zlib.flush(zlib.Z_SYNC_FLUSH))
            else:
                await self.ws.send_str(raw.decode())
