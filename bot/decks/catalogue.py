"""All player cards that are known here: the compiled ones, those of RingsDB, those of the operator's file."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rules.angmar.decks import CARDS, PlayerCard

_QUOTES = str.maketrans({"‘": "'", "’": "'", "´": "'", "`": "'", "“": '"', "”": '"', "„": '"', "–": "-"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Printing:
    """One of the packs in which a card was printed, and its OCTGN id there."""

    octgnid: str
    pack_code: str
    pack_name: str


@dataclass(frozen=True, slots=True)
class Found:
    """A card from outside, with all its printings."""

    card: PlayerCard
    printings: tuple[Printing, ...] = ()


def plain(title: str) -> str:
    """A title as it is compared: straight quotation marks, single spaces, no capitals."""
    return " ".join(unicodedata.normalize("NFC", title).translate(_QUOTES).split()).casefold()


def bare(title: str) -> str:
    """The same without accents, as some files write titles and traits."""
    return "".join(c for c in unicodedata.normalize("NFKD", plain(title)) if not unicodedata.combining(c))


class Catalogue:
    """Player cards by code, OCTGN id and title. Never changed: `with_cards` gives another."""

    def __init__(self, found: Iterable[Found]) -> None:
        self._found = {one.card.code: one for one in found}
        self.cards: Mapping[str, PlayerCard] = MappingProxyType({code: one.card for code, one in self._found.items()})
        self._octgn: dict[str, PlayerCard] = {}
        self._titles: dict[str, dict[str, PlayerCard]] = {}
        for one in self._found.values():
            for octgnid in (one.card.octgnid, *(p.octgnid for p in one.printings)):
                self._octgn.setdefault(octgnid.casefold(), one.card)
            for key in (plain(one.card.name), bare(one.card.name)):
                self._titles.setdefault(key, {})[one.card.code] = one.card
        self._octgn.pop("", None)

    def with_cards(self, found: Iterable[Found], *, over: bool) -> Catalogue:
        """These laid over the cards of the same code; or, if not `over`, only cards and printings that are new."""
        both = dict(self._found)
        for one in found:
            mine = both.get(one.card.code)
            both[one.card.code] = one if over or mine is None else Found(mine.card, (*mine.printings, *one.printings))
        return Catalogue(both.values())

    def by_octgnid(self, octgnid: str) -> PlayerCard | None:
        """The card with a printing of this id."""
        return self._octgn.get(octgnid.casefold())

    def named(self, title: str) -> tuple[PlayerCard, ...]:
        """Every card of that whole title; accents may be missing if no title has it so."""
        return tuple((self._titles.get(plain(title)) or self._titles.get(bare(title)) or {}).values())

    def is_of(self, card: PlayerCard, pack: str) -> bool:
        """Whether the card was printed in a pack of this name or code."""
        packs = {card.pack_name, card.pack_code}
        for printing in self._found[card.code].printings:
            packs |= {printing.pack_name, printing.pack_code}
        return plain(pack) in {plain(name) for name in packs}


PRINTED = Catalogue(Found(card) for card in CARDS.values())
"""What is known without asking anybody."""
