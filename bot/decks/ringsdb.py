"""Asks RingsDB: one deck by its number, and all cards, once and then seldom (DECK_FORMATS 1).

Only where the operator set RINGSDB_URL. The interface is known from its source code; nobody tried it live.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import aiohttp

from bot.decks.cardfile import BadCard, found
from bot.decks.catalogue import Found
from bot.decks.links import Link
from bot.decks.read import BadDeck
from bot.decks.reading import MOST_BYTES

log = logging.getLogger("barliman")

DAY = 86_400.0
MOST_CARDS_BYTES = 32 << 20
_TRY_LATER = "Nothing is lost: try again later, or export the deck as text or .o8d and give me that."
_PATHS = {"decklist": "/api/public/decklist/{}.json", "deck": "/api/oauth2/deck/load/{}"}


@dataclass(frozen=True, slots=True)
class _Answer:
    status: int
    body: bytes = b""
    modified: str = ""


class RingsDB:
    """A client with its own session; `close` it. All its failures are BadDeck with a sentence for the player."""

    def __init__(self, base: str, *, seconds: float = 15.0, clock: Callable[[], float] = time.monotonic) -> None:
        """`seconds`: how long one answer may take. `clock`: seconds, to know when the cards are a day old."""
        self._base = base.rstrip("/")
        self._seconds = seconds
        self._clock = clock
        self._session: aiohttp.ClientSession | None = None
        self._lock = asyncio.Lock()
        self._cards: tuple[Found, ...] = ()
        self._modified = ""
        self._asked: float | None = None

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def deck(self, link: Link) -> bytes:
        """The JSON of one deck, as it came."""
        answer = await self._get(_PATHS[link.kind].format(link.id), MOST_BYTES)
        if answer.status in (401, 403, 404) or (link.kind == "deck" and answer.status >= 500):
            raise BadDeck(
                f"RingsDB shows no {link.kind} {link.id}: it is gone, was never published, or its owner does not share "
                "decks. Nothing is lost: check the link, or export the deck as text or .o8d and give me that."
            )
        self._check(answer)
        return answer.body

    async def cards(self) -> tuple[Found, ...]:
        """All cards of RingsDB, asked for at most once a day. Cards that cannot be understood are left out.

        If RingsDB does not answer, those of the last time; BadDeck if there was none.
        """
        async with self._lock:
            if self._asked is None or self._clock() - self._asked >= DAY:
                try:
                    await self._refresh()
                except BadDeck:
                    if not self._cards:
                        raise
                    log.info("RingsDB gave no new cards; those of the last time are kept")
                self._asked = self._clock()
            return self._cards

    async def _refresh(self) -> None:
        answer = await self._get("/api/public/cards/", MOST_CARDS_BYTES, since=self._modified)
        if answer.status == 304 and self._cards:
            return
        self._check(answer)
        self._cards = await asyncio.to_thread(_parsed, answer.body)
        self._modified = answer.modified

    async def _get(self, path: str, most: int, *, since: str = "") -> _Answer:
        if self._session is None:
            self._session = aiohttp.ClientSession(
                timeout=aiohttp.ClientTimeout(total=self._seconds),
                headers={"Accept": "application/json", "User-Agent": "Barliman"},
            )
        try:
            async with self._session.get(
                self._base + path, headers={"If-Modified-Since": since} if since else {}, max_redirects=3
            ) as response:
                body = b""
                async for chunk in response.content.iter_chunked(1 << 16):
                    body += chunk
                    if len(body) > most:
                        raise BadDeck(f"RingsDB's answer is larger than {most >> 10} KiB. {_TRY_LATER}")
                return _Answer(response.status, body, response.headers.get("Last-Modified", ""))
        except TimeoutError:
            raise BadDeck(f"RingsDB did not answer within {self._seconds:g} seconds. {_TRY_LATER}") from None
        except aiohttp.ClientError as away:
            log.info("RingsDB cannot be reached: %s", away)
            raise BadDeck(f"RingsDB cannot be reached. {_TRY_LATER}") from None

    def _check(self, answer: _Answer) -> None:
        if answer.status == 429:
            raise BadDeck(f"RingsDB is asked too often just now. {_TRY_LATER}")
        if answer.status != 200:
            raise BadDeck(f"RingsDB answered with error {answer.status}. {_TRY_LATER}")
        if answer.body.lstrip()[:1] not in (b"{", b"["):
            raise BadDeck(f"RingsDB answered with something that is no deck data. {_TRY_LATER}")


def _parsed(body: bytes) -> tuple[Found, ...]:
    try:
        entries = json.loads(body)
    except (ValueError, RecursionError):
        raise BadDeck(f"RingsDB's list of cards is damaged. {_TRY_LATER}") from None
    cards = tuple(_good(entries if isinstance(entries, list) else []))
    if not cards:
        raise BadDeck(f"RingsDB's list of cards has no card that I understand. {_TRY_LATER}")
    return cards


def _good(entries: list[object]) -> Iterator[Found]:
    left_out = 0
    for entry in entries:
        try:
            yield found(entry)
        except BadCard:
            left_out += 1
    if left_out:
        log.info("%d cards of RingsDB were not understood and are left out", left_out)
