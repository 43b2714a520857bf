"""From the lines of a file to cards: what is certain is taken, what is not is asked."""

from __future__ import annotations

from dataclasses import replace

from bot.decks.catalogue import Catalogue, plain
from bot.decks.listing import MOST_CARDS, Line, Listing, shown, some
from bot.decks.read import BadDeck, Choice, Read, Unknown, put
from rules.angmar.decks import BOONS, Deck, PlayerCard

_ALSO = {"ally": ("treasure",), "attachment": ("treasure", "contract"), "event": ("treasure",), "hero": ("contract",)}
"""RingsDB puts treasures and contracts among others in .o8d files (DECK_FORMATS 4)."""
_NOT_SHUFFLED = ("contract", "player-objective", "treasure")
_BOONS = {plain(name) for name in BOONS}


def match(listing: Listing, catalogue: Catalogue, name: str) -> Read:
    """Raises BadDeck for a list without cards, or with more than any deck has."""
    if not listing.lines:
        raise BadDeck(
            "There is no card in it that I can read; lines are like 3x Gandalf (Core Set). Nothing was changed."
        )
    if all(line.side for line in listing.lines):
        raise BadDeck("All its cards are in the sideboard, which is not played. Nothing was changed.")
    if sum(line.copies for line in listing.lines) > MOST_CARDS:
        raise BadDeck(f"It has more than {MOST_CARDS} cards, more than any deck. Nothing was changed.")
    matcher = _Matcher(catalogue, Deck(name=shown(listing.name or name) or "A deck"))
    for line in listing.lines:
        matcher.take(line)
    return matcher.read(listing.notes)


class _Matcher:
    """Goes through the lines one by one; keeps what each comes to."""

    def __init__(self, catalogue: Catalogue, deck: Deck) -> None:
        self.catalogue = catalogue
        self.deck = deck
        self.choices: list[Choice] = []
        self.unknown: list[Unknown] = []
        self.reprints: list[str] = []
        self.aside: list[str] = []
        self.boons: list[str] = []

    def take(self, line: Line) -> None:
        cards, sure = self._candidates(line)
        if len(cards) == 1 and (sure or not _of_many_versions(cards[0])):
            if not sure:
                self.reprints.append(f"{cards[0].name} ({cards[0].pack_name})")
            self._put(cards[0], line)
        elif cards:
            self.choices.append(Choice(unknown=_unknown(line), cards=cards))
        elif plain(line.name) in _BOONS:
            self.boons.append(line.name)
        else:
            self.unknown.append(_unknown(line))

    def read(self, notes: tuple[str, ...]) -> Read:
        more = (
            ("Taken as the card of the same title that I know: {}.", self.reprints),
            ("Kept in the sideboard, since it is not shuffled into a deck: {}.", self.aside),
            ("Left out, since it comes into the game through the campaign: {}.", self.boons),
        )
        told = tuple(words.format(some(titles)) for words, titles in more if titles)
        return Read(deck=self.deck, choices=tuple(self.choices), unknown=_merged(self.unknown), notes=(*notes, *told))

    def _candidates(self, line: Line) -> tuple[tuple[PlayerCard, ...], bool]:
        """The cards that the line may mean; whether its id or pack, where it names one, bears that out."""
        if line.code:
            card = self.catalogue.cards.get(line.code)
            return ((card,) if card else ()), True
        card = self.catalogue.by_octgnid(line.octgnid) if line.octgnid else None
        if card is not None:
            return (card,), True
        named = tuple(c for c in self.catalogue.named(line.name) if _may_be(c, line.hint))
        of_pack = tuple(c for c in named if line.pack and self.catalogue.is_of(c, line.pack))
        return of_pack or named, bool(of_pack) or not (line.pack or line.octgnid)

    def _put(self, card: PlayerCard, line: Line) -> None:
        if card.type in _NOT_SHUFFLED and not line.side:
            self.aside.append(card.name)
        self.deck = put(self.deck, card, line.copies, side=line.side)


def _may_be(card: PlayerCard, hint: str) -> bool:
    return not hint or card.type == hint or card.type in _ALSO.get(hint, ())


def _of_many_versions(card: PlayerCard) -> bool:
    """Unique characters come again in later packs with other numbers; other titles hardly ever do."""
    return card.unique and card.type in {"hero", "ally"}


def _unknown(line: Line) -> Unknown:
    return Unknown(
        name=shown(line.name, 80),
        code=shown(line.code, 20),
        octgnid=shown(line.octgnid, 40),
        pack=shown(line.pack),
        copies=line.copies,
        hint=line.hint,
        side=line.side or line.hint in _NOT_SHUFFLED,
    )


def _merged(unknown: list[Unknown]) -> tuple[Unknown, ...]:
    """A title that stands on two lines is one card."""
    found: dict[Unknown, int] = {}
    for one in unknown:
        alike = replace(one, copies=0)
        found[alike] = found.get(alike, 0) + one.copies
    return tuple(replace(alike, copies=copies) for alike, copies in found.items())
