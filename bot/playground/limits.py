"""Rate limits: a bucket for each route and channel, told by headers, and 50 requests a second in all."""

from __future__ import annotations

import zlib
from collections import deque
from collections.abc import Mapping

from bot.playground.clock import Clock
from bot.playground.wire import Json

# Requests and seconds. Observed by the community, not published: the docs say to read the headers.
ROUTES = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me"): (1, 0.25),
    ("PATCH", "/channels/{channel_id}"): (5, 15.0),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): (5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"): (5, 2.0),
}
OTHERS = (50, 1.0)
MAJORS = ("channel_id", "guild_id", "webhook_token", "interaction_token")  # each has buckets of its own
VIA = {"Via": "1.1 standin"}  # discord.py takes a 429 without it for a ban by Cloudflare


class Limits:
    """`on`: whether at all. `scale`: how long the windows last, 1 being as on Discord; 0.01 is for quick tests."""

    def __init__(self, clock: Clock, *, on: bool, global_per_s: int) -> None:
        self.clock, self.on, self.global_per_s = clock, on, global_per_s
        self.scale = 1.0
        self.hits = 0  # answers of 429
        self._slots: dict[tuple[str, str, str], list[float]] = {}
        self._recent: deque[float] = deque()
        self._names: dict[tuple[str, str], str] = {}

    def check(self, method: str, path: str, info: Mapping[str, str]) -> tuple[dict[str, str], Json | None]:
        """The headers for the answer and, when it is too much, the body of the 429."""
        if not self.on:
            return {}, None
        now = self.clock.now()
        if not path.startswith(("/interactions", "/webhooks")):  # topics/rate-limits: not bound to the global limit
            refused = self._global(now)
            if refused:
                return refused
        limit, window = ROUTES.get((method, path), OTHERS)
        major = next((info[k] for k in MAJORS if k in info), "")
        slot = self._slots.get((method, path, major))
        if slot is None or now >= slot[1]:
            if len(self._slots) > 20000:
                self._slots = {k: v for k, v in self._slots.items() if v[1] > now}
            slot = self._slots[method, path, major] = [limit, now + window * self.scale]
        after = slot[1] - now
        headers = {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(max(int(slot[0]) - 1, 0)),
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Reset": f"{self.clock.unix() + after:.3f}",
            "X-RateLimit-Bucket": self._name(method, path),
        }
        if slot[0] > 0:
            slot[0] -= 1
            return headers, None
        return self._refuse(headers, after, scope="user")

    def _name(self, method: str, path: str) -> str:
        name = self._names.get((method, path))
        if name is None:
            name = self._names[method, path] = f"{zlib.crc32((method + path).encode()):08x}"
        return name

    def _global(self, now: float) -> tuple[dict[str, str], Json] | None:
        second = self.scale
        while self._recent and self._recent[0] <= now - second:
            self._recent.popleft()
        if len(self._recent) >= self.global_per_s:
            return self._refuse({"X-RateLimit-Global": "true"}, self._recent[0] + second - now, scope="global")
        self._recent.append(now)
        return None

    def _refuse(self, headers: dict[str, str], after: float, *, scope: str) -> tuple[dict[str, str], Json]:
        self.hits += 1
        headers |= {"X-RateLimit-Scope": scope, "Retry-After": str(int(after) + 1), **VIA}
        body = {"message": "You are being rate limited.", "retry_after": round(after, 3), "global": scope == "global"}
        return headers, body
