"""The one door for whoever takes decks from people: text, file or link in, a Read out."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.decks.cardfile import operators_cards
from bot.decks.catalogue import PRINTED, Catalogue, Found
from bot.decks.links import link
from bot.decks.read import BadDeck, Read
from bot.decks.reading import read_deck
from bot.decks.ringsdb import RingsDB
from bot.settings import Settings

LONGEST_LINK = 300


class Decks:
    """Knows the operator's cards and, where it is allowed, RingsDB. `close` it at the end."""

    def __init__(self, ringsdb: RingsDB | None = None, own: tuple[Found, ...] = ()) -> None:
        self._ringsdb = ringsdb
        self._own = own
        self._mine = PRINTED.with_cards(own, over=True)
        self._all: tuple[tuple[Found, ...], Catalogue] = ((), self._mine)

    @classmethod
    def of(cls, settings: Settings) -> Decks:
        """As the operator set it up. Raises BadCards for a file of PLAYER_CARDS that cannot be used."""
        return cls(
            RingsDB(settings.ringsdb_url) if settings.ringsdb_url else None,
            operators_cards(settings.player_cards) if settings.player_cards else (),
        )

    async def close(self) -> None:
        if self._ringsdb is not None:
            await self._ringsdb.close()

    async def read(self, given: bytes | str, name: str = "") -> Read:
        """The deck in a file, a pasted list or a link. `name`: of the file. Raises BadDeck with a sentence.

        RingsDB is asked for a link, and for its cards if the deck has some that are not known here.
        """
        data = await self._fetched(given)
        read = await asyncio.to_thread(read_deck, data, name, self._mine)
        if self._ringsdb is None or not (read.unknown or read.choices):
            return read
        try:
            catalogue = await self._catalogue(self._ringsdb)
        except BadDeck as away:
            return replace(read, notes=(*read.notes, f"RingsDB could not be asked about unknown cards: {away}"))
        return await asyncio.to_thread(read_deck, data, name, catalogue)

    async def _fetched(self, given: bytes | str) -> bytes | str:
        if self._ringsdb is None or len(given) > LONGEST_LINK:
            return given
        found = link(given if isinstance(given, str) else given.decode("utf-8", "replace"))
        return await self._ringsdb.deck(found) if found else given

    async def _catalogue(self, ringsdb: RingsDB) -> Catalogue:
        """The compiled cards, RingsDB's new ones, and the operator's over both."""
        cards = await ringsdb.cards()
        if self._all[0] is not cards:
            self._all = (cards, await asyncio.to_thread(self._laid, cards))
        return self._all[1]

    def _laid(self, cards: tuple[Found, ...]) -> Catalogue:
        return PRINTED.with_cards(cards, over=False).with_cards(self._own, over=True)
