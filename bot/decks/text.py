"""Decks as lists that people read: RingsDB's text export and what people write like it (DECK_FORMATS 3)."""

from __future__ import annotations

import re
from dataclasses import replace

from bot.decks.catalogue import Catalogue, plain
from bot.decks.listing import Line, Listing, copies, shown, some
from bot.decks.read import BadDeck

MOST_ROWS = 1000
MOST_IN_A_ROW = 200
"""Characters; the patterns below would take very long over a very long row."""

_HEADINGS = {
    "hero": "hero",
    "heroes": "hero",
    "ally": "ally",
    "allies": "ally",
    "attachment": "attachment",
    "attachments": "attachment",
    "event": "event",
    "events": "event",
    "side quest": "player-side-quest",
    "side quests": "player-side-quest",
    "player side quest": "player-side-quest",
    "player side quests": "player-side-quest",
    "player objective": "player-objective",
    "player objectives": "player-objective",
    "contract": "contract",
    "contracts": "contract",
    "campaign": "treasure",
    "boons": "treasure",
    "treasures": "treasure",
    "main deck": "",
    "deck": "",
}
_HEADS = "|".join(sorted((*_HEADINGS, "packs"), key=len, reverse=True))
_UNROLLED = re.compile(
    rf"(?<!player) (?=\d{{1,2}} ?[x×] |(?:{_HEADS}) ?(?:\(\d{{1,2}}\)|:)|sideboard\b)", re.IGNORECASE
)
"""Where a list breaks that was pasted where only one line goes, so that its line ends became spaces."""
_BULLET = re.compile(r"^\s*(?:[-*•·]\s+)?")
_BEFORE = re.compile(r"^([-+]?\d+)\s*[x×]\s+(.+)$|^[x×]\s*([-+]?\d+)\s+(.+)$|^(\d+)\s+(.+)$", re.IGNORECASE)
_AFTER = re.compile(r"^(.+?)\s+(?:[x×]\s*([-+]?\d+)|([-+]?\d+)\s*[x×])$", re.IGNORECASE)
_PACK = re.compile(r"^(.+?)\s*\(([^()]+)\)$")


def list_text(text: str, catalogue: Catalogue) -> Listing:
    """Lines that name no card are not counted; those that look as if they should are told in the notes.

    Raises BadDeck for a number of copies that no deck has, and for too many lines.
    """
    given = text.splitlines() if "\n" in text.strip() else _UNROLLED.split(" ".join(text.split()))
    rows = [_BULLET.sub("", row[:MOST_IN_A_ROW]).strip() for row in given]
    if len(list(filter(None, rows))) > MOST_ROWS:
        raise BadDeck(f"It has more than {MOST_ROWS} lines, more than any deck. Nothing was changed.")
    name, rows = _deck_name(rows, catalogue)
    lines: list[Line] = []
    strange: list[str] = []
    hint, side, below = "", False, False
    for row in filter(None, rows):
        heading = plain(re.sub(r"\s*\(\d+\)$|:$|^#+\s*", "", row))
        if heading == "sideboard":
            hint, side, below = "", True, True
        elif heading in _HEADINGS:
            hint, below = _HEADINGS[heading], True
        elif (line := _card(row, catalogue)) is not None:
            lines.append(replace(line, hint=hint, side=side))
        elif below:
            strange.append(shown(row, 40))
    notes = (f"Not read as cards: {some(strange)}.",) if strange else ()
    return Listing(name=name, lines=tuple(lines), notes=notes)


def _deck_name(rows: list[str], catalogue: Catalogue) -> tuple[str, list[str]]:
    """The first line is the deck's name if it stands alone, or if it is neither a card nor a heading."""
    while rows and not rows[0]:
        rows = rows[1:]
    if not rows or _BEFORE.match(rows[0]) or _AFTER.match(rows[0]):
        return "", rows
    first = plain(re.sub(r"\s*\(\d+\)$|:$", "", rows[0]))
    if first == "sideboard" or first in _HEADINGS:
        return "", rows
    alone = len(rows) > 1 and not rows[1]
    return (rows[0], rows[1:]) if alone or _card(rows[0], catalogue) is None else ("", rows)


def _card(row: str, catalogue: Catalogue) -> Line | None:
    """A row with a number of copies names a card, known or not; one without does if it is a known title."""
    rest, pack = _unpacked(row, catalogue)
    number, title = _counted(rest)
    if not pack:
        title, pack = _unpacked(title, catalogue)
    if number is None and not catalogue.named(title):
        return None
    return Line(copies=copies(1 if number is None else number, title), name=title, pack=pack)


def _unpacked(text: str, catalogue: Catalogue) -> tuple[str, str]:
    """Title and pack: what stands in brackets at the end, unless they belong to a title."""
    found = _PACK.match(text)
    return (found[1], found[2]) if found and not catalogue.named(text) else (text, "")


def _counted(text: str) -> tuple[int | None, str]:
    """The number of copies, before or after the title; None if there is none."""
    if before := _BEFORE.match(text):
        number, title = (part for part in before.groups() if part is not None)
    elif after := _AFTER.match(text):
        title, number = (part for part in after.groups() if part is not None)
    else:
        return None, text
    return int(number[:9]), title
