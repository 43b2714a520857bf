"""Decks as OCTGN and DragnCards keep them: .o8d files (DECK_FORMATS 4)."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring

from bot.decks.listing import Line, Listing, copies, shown, some
from bot.decks.read import BadDeck

GAME = "a21af4e8-be4b-4cda-a6b6-534f9717391f"
_HINTS = {
    "hero": "hero",
    "ally": "ally",
    "attachment": "attachment",
    "event": "event",
    "side quest": "player-side-quest",
    "sideboard": "",
}


def list_octgn(data: str) -> Listing:
    """Raises BadDeck for what is no such file. Document types and entities are refused unread."""
    try:
        root: Element = fromstring(data, forbid_dtd=True)
    except DefusedXmlException:
        raise BadDeck(
            "The file declares a document type or entities, which no deck needs. Nothing was changed."
        ) from None
    except (ParseError, ValueError):
        raise BadDeck("The XML breaks off or is damaged; export the deck again. Nothing was changed.") from None
    if root.tag != "deck":
        raise BadDeck(f"The XML is no OCTGN deck: it begins with {shown(root.tag)}, not deck. Nothing was changed.")
    if root.get("game", "").casefold() != GAME:
        raise BadDeck("The OCTGN deck is one of another game. Nothing was changed.")
    return Listing(lines=tuple(_lines(root)), notes=tuple(_notes(root)))


def _lines(root: Element) -> Iterator[Line]:
    for section in root.findall("section"):
        place = section.get("name", "").casefold()
        if place in _HINTS:
            for card in section.findall("card"):
                yield _line(card, place)


def _line(card: Element, place: str) -> Line:
    title = " ".join((card.text or "").split())
    octgnid = card.get("id", "").strip()
    if not title and not octgnid:
        raise BadDeck("The OCTGN deck has a card with neither id nor title. Nothing was changed.")
    try:
        number = int(card.get("qty", "1"))
    except ValueError:
        raise BadDeck(
            f"In the OCTGN deck the copies of {shown(title or octgnid)} are not a number. Nothing was changed."
        ) from None
    return Line(
        copies=copies(number, title or f"card {octgnid}"),
        name=title,
        octgnid=octgnid,
        hint=_HINTS[place],
        side=place == "sideboard",
    )


def _notes(root: Element) -> Iterator[str]:
    names = [section.get("name", "") for section in root.findall("section") if len(section)]
    others = [name for name in names if name.casefold() not in _HINTS]
    if others:
        yield f"Left out, since the table brings its own: {some(others)}."
