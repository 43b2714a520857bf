"""What every kind of deck file comes down to: lines of so many copies of a card."""

from __future__ import annotations

from dataclasses import dataclass

from bot.decks.read import BadDeck

MOST_COPIES = 20
MOST_CARDS = 300


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """So many copies of a card, named as the file names it. `hint` is the type that its place in the file shows."""

    copies: int
    name: str = ""
    code: str = ""
    octgnid: str = ""
    pack: str = ""
    hint: str = ""
    side: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing:
    name: str = ""
    lines: tuple[Line, ...] = ()
    notes: tuple[str, ...] = ()


def copies(number: int, title: str) -> int:
    """The number of copies. Raises BadDeck for one that no deck has."""
    if number < 1:
        raise BadDeck(f"The deck has {number} copies of {shown(title)}; it must be 1 or more. Nothing was changed.")
    if number > MOST_COPIES:
        raise BadDeck(
            f"The deck has {shown(str(number))} copies of {shown(title)}; nobody plays more than {MOST_COPIES}. "
            "Nothing was changed."
        )
    return number


def shown(text: str, most: int = 60) -> str:
    """Words of a stranger's file, in one short line."""
    text = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return text if len(text) <= most else f"{text[: most - 1]}…"


def some(words: list[str], most: int = 10) -> str:
    """The words of a list, or the first of many."""
    more = [f"and {len(words) - most} more"] if len(words) > most else []
    return ", ".join([*(shown(word) for word in words[:most]), *more])
