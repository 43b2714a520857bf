"""What people give as a deck, told apart by its looks: RingsDB's JSON, an .o8d file, or a list."""

from __future__ import annotations

import re

from bot.decks.catalogue import PRINTED, Catalogue
from bot.decks.links import link
from bot.decks.listing import Listing
from bot.decks.matching import match
from bot.decks.octgn import list_octgn
from bot.decks.read import BadDeck, Read
from bot.decks.ringsdb_json import list_json
from bot.decks.text import list_text

MOST_BYTES = 256 << 10
_HTML = re.compile(r"<(?:!doctype\s+html|html|head|body)\b", re.IGNORECASE)
_FILE = re.compile(r"\.(?:txt|o8d|json|xml)$", re.IGNORECASE)


def read_deck(data: bytes | str, name: str = "", catalogue: Catalogue = PRINTED) -> Read:
    """The deck in a file or a pasted text. `name` (of the file, say) names it where it has none itself.

    Raises BadDeck with one sentence for what is no deck. Cards that are not known are not guessed: `Read.unknown`.
    """
    return match(_listing(_text(data), catalogue), catalogue, _FILE.sub("", name))


def _text(data: bytes | str) -> str:
    if len(data if isinstance(data, bytes) else data.encode("utf-8", "replace")) > MOST_BYTES:
        raise BadDeck(f"It is larger than {MOST_BYTES >> 10} KiB, which no deck is. Nothing was changed.")
    try:
        text = data.decode("utf-8-sig") if isinstance(data, bytes) else data.removeprefix("\ufeff")
    except UnicodeDecodeError:
        raise BadDeck(
            "The file is not text in UTF-8; save it as UTF-8, or paste the list. Nothing was changed."
        ) from None
    if "\0" in text:
        raise BadDeck("The file is not text. Export the deck as text or .o8d. Nothing was changed.")
    if not text.strip():
        raise BadDeck("The file is empty. Export the deck again. Nothing was changed.")
    return text.strip()


def _listing(text: str, catalogue: Catalogue) -> Listing:
    if text[0] in "{[":
        return list_json(text)
    if _HTML.match(text):
        raise BadDeck(
            "This is a web page. Export the deck there as text or .o8d, or give its link. Nothing was changed."
        )
    if text[0] == "<" and "\n" not in text and link(text):
        raise BadDeck(_A_LINK)
    if text[0] == "<":
        return list_octgn(text)
    if link(text) is not None:
        raise BadDeck(_A_LINK)
    return list_text(text, catalogue)


_A_LINK = "This is a link and this bot does not ask RingsDB; export the deck as text or .o8d. Nothing was changed."
