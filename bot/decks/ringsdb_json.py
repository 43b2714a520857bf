"""Decks and decklists as RingsDB's interface gives them (DECK_FORMATS 1.3)."""

from __future__ import annotations

import json
from collections.abc import Iterator

from bot.decks.listing import Line, Listing, copies, shown
from bot.decks.read import BadDeck
from rules.angmar.decks import is_code

_PLACES = {"heroes": "the heroes", "slots": "the cards", "sideslots": "the sideboard"}


def list_json(text: str) -> Listing:
    """Raises BadDeck for what is no JSON, or JSON of something else."""
    try:
        deck = json.loads(text)
    except RecursionError:
        raise BadDeck("The JSON is nested deeper than any deck. Nothing was changed.") from None
    except ValueError as wrong:
        where = f" at line {wrong.lineno}" if isinstance(wrong, json.JSONDecodeError) else ""
        raise BadDeck(f"The JSON breaks off or is damaged{where}; copy it again. Nothing was changed.") from None
    if not isinstance(deck, dict):
        raise BadDeck("The JSON is a list; give one deck, as RingsDB shows it. Nothing was changed.")
    if deck.get("success") is False:
        raise BadDeck(
            "RingsDB does not show this deck: it is gone, or its owner does not share decks. "
            "Export it there as text or .o8d and give me that. Nothing was changed."
        )
    if "slots" not in deck and "heroes" not in deck:
        raise BadDeck("The JSON is no deck of RingsDB: it has neither slots nor heroes. Nothing was changed.")
    name = deck.get("name")
    return Listing(name=name if isinstance(name, str) else "", lines=tuple(_lines(deck)))


def _lines(deck: dict[str, object]) -> Iterator[Line]:
    heroes, slots, side = (_counts(deck, place) for place in _PLACES)
    for code, number in heroes.items():
        yield Line(code=code, copies=number, hint="hero")
    for code, number in slots.items():
        if code not in heroes:
            yield Line(code=code, copies=number)
    for code, number in side.items():
        yield Line(code=code, copies=number, side=True)


def _counts(deck: dict[str, object], place: str) -> dict[str, int]:
    """An empty map may come as an empty list."""
    found = deck.get(place) or {}
    if not isinstance(found, dict):
        raise BadDeck(f"In the JSON {_PLACES[place]} are not listed by code. Nothing was changed.")
    for code, number in found.items():
        if not is_code(code):
            what = f"{shown(code)} is no code of a card" if code.strip() else "there is a card without a code"
            raise BadDeck(f"In the JSON {what}. Nothing was changed.")
        if type(number) is not int:
            raise BadDeck(f"In the JSON the copies of {shown(code)} are not a number. Nothing was changed.")
    return {code: copies(number, f"card {code}") for code, number in found.items()}
