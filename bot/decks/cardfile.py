"""Cards in the form that RingsDB gives them, and the operator's own file of such cards (DECK_FORMATS 1.1)."""

from __future__ import annotations

import difflib
import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from bot.decks.catalogue import Found, Printing
from bot.decks.listing import shown
from rules.angmar.decks import SPHERES, TYPES, PlayerCard

Fault = tuple[str, str]
"""A field, and what is wrong with it."""

_NUMBERS = ("threat", "willpower", "attack", "defense", "health", "victory")
_TEXTS = ("octgnid", "pack_code", "pack_name")
_USED = (
    "code", "name", "type_code", "sphere_code", "traits", "is_unique", "cost", "quest", "deck_limit", "packs",
    *_NUMBERS, *_TEXTS,
)  # fmt: skip
_MOST_WRONG = 20


class BadCards(Exception):
    """The operator's file cannot be used; the message says why, a line each."""


class BadCard(ValueError):
    """A card object that cannot be used, with every fault."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(f"{field}: {why}" for field, why in self.faults))


def found(entry: object, *, strict: bool = False) -> Found:
    """The card of one object. Raises BadCard. Strict: also for a field that is misspelt."""
    if not isinstance(entry, Mapping):
        raise BadCard([("card", f"{_said(entry)} is no card")])
    given = {key: value for key, value in entry.items() if value is not None}
    if wrong := list(_faults(given, strict=strict)):
        raise BadCard(wrong)
    kind = given["type_code"]
    traits = given.get("traits", [])
    if isinstance(traits, str):
        traits = [trait.strip() for trait in traits.split(".") if trait.strip()]
    card = PlayerCard(
        code=given["code"],
        name=given["name"].strip(),
        type=kind,
        sphere=given.get("sphere_code", "neutral"),
        traits=tuple(traits),
        unique=given.get("is_unique", kind == "hero"),
        cost=str(given.get("cost", "")),
        quest=given.get("quest"),
        deck_limit=given.get("deck_limit", 1 if kind == "hero" else 3),
        **{key: given[key] for key in (*_NUMBERS, *_TEXTS) if key in given},
    )
    return Found(card, tuple(_printings(given.get("packs", []))))


def operators_cards(path: Path) -> tuple[Found, ...]:
    """The cards of PLAYER_CARDS: JSON or TOML, a list of cards or one under the key `cards`. Raises BadCards."""
    try:
        text = path.read_text(encoding="utf-8-sig")
        data: object = tomllib.loads(text) if path.suffix.casefold() == ".toml" else json.loads(text)
    except (OSError, UnicodeDecodeError) as away:
        raise BadCards(
            f"PLAYER_CARDS names a file that cannot be read ({away}). Give another, or leave it out."
        ) from away
    except (ValueError, RecursionError) as wrong:
        kind = "TOML" if path.suffix.casefold() == ".toml" else "JSON"
        raise BadCards(f"PLAYER_CARDS: {path} is not {kind}: {wrong}.") from wrong
    cards = data.get("cards") if isinstance(data, Mapping) else data
    if not isinstance(cards, list):
        raise BadCards(f"PLAYER_CARDS: {path} holds no list of cards (in TOML: [[cards]] before each).")
    return _all(cards, path)


def _all(cards: list[object], path: Path) -> tuple[Found, ...]:
    good: dict[str, Found] = {}
    wrong: list[str] = []
    for number, entry in enumerate(cards, 1):
        try:
            one = found(entry, strict=True)
        except BadCard as bad:
            wrong += [f"{_called(entry, number)}: {field}: {why}." for field, why in bad.faults]
            continue
        if one.card.code in good:
            wrong.append(f"{_called(entry, number)}: code: there are two cards of this code.")
        good[one.card.code] = one
    if wrong:
        more = [f"And {len(wrong) - _MOST_WRONG} more."] if len(wrong) > _MOST_WRONG else []
        raise BadCards("\n".join([f"PLAYER_CARDS: {path} cannot be used.", *wrong[:_MOST_WRONG], *more]))
    return tuple(good.values())


def _called(entry: object, number: int) -> str:
    if isinstance(entry, Mapping) and (names := [str(entry[key]) for key in ("code", "name") if entry.get(key)]):
        return shown(" ".join(names))
    return f"Card {number} of the file"


def _faults(given: Mapping[str, Any], *, strict: bool) -> Iterator[Fault]:
    if not _matches(given.get("code"), r"[\w-]{1,20}"):
        yield "code", f"{_said(given.get('code'))} is no code such as 01001"
    if not isinstance(given.get("name"), str) or not 0 < len(given["name"].strip()) <= 80:
        yield "name", f"{_said(given.get('name'))} is no title"
    if given.get("type_code") not in TYPES:
        yield "type_code", f"{_said(given.get('type_code'))} is none of {', '.join(TYPES)}"
    if given.get("sphere_code", "neutral") not in SPHERES:
        yield "sphere_code", f"{_said(given['sphere_code'])} is none of {', '.join(SPHERES)}"
    if not _matches(str(given.get("cost", "")), r"(\d{1,2}|X|-)?") or isinstance(given.get("cost"), bool | float):
        yield "cost", f"{_said(given['cost'])} is neither a number nor X nor -"
    if not isinstance(given.get("is_unique", False), bool):
        yield "is_unique", f"{_said(given['is_unique'])} is neither true nor false"
    yield from _wrong_numbers(given)
    yield from _wrong_texts(given)
    for key in given if strict else ():
        if key not in _USED and (meant := difflib.get_close_matches(str(key), _USED, 1, 0.8)):
            yield shown(str(key)), f"there is no such field; {meant[0]} is meant"


def _wrong_numbers(given: Mapping[str, Any]) -> Iterator[Fault]:
    for key in (*_NUMBERS, "quest", "deck_limit"):
        least = 1 if key == "deck_limit" else 0
        value = given.get(key, least)
        if type(value) is not int or not least <= value <= 99:
            yield key, f"{_said(value)} is no number from {least} to 99"


def _wrong_texts(given: Mapping[str, Any]) -> Iterator[Fault]:
    for key in _TEXTS:
        if not isinstance(given.get(key, ""), str) or len(given.get(key, "")) > 80:
            yield key, f"{_said(given[key])} is no text of at most 80 characters"
    traits = given.get("traits", [])
    if not isinstance(traits, str) and not (isinstance(traits, list) and all(isinstance(t, str) for t in traits)):
        yield "traits", f'{_said(traits)} is neither "Item. Weapon." nor a list of words'
    elif len(str(traits)) > 200:
        yield "traits", "there are more than on any card"
    if not isinstance(given.get("packs", []), list):
        yield "packs", f"{_said(given['packs'])} is no list of printings"


def _printings(packs: list[object]) -> Iterator[Printing]:
    for pack in packs:
        if isinstance(pack, Mapping):
            octgnid, code, name = (pack.get(key) for key in ("octgnid", "pack_code", "pack_name"))
            if isinstance(code, str) and isinstance(name, str):
                yield Printing(octgnid=octgnid if isinstance(octgnid, str) else "", pack_code=code, pack_name=name)


def _matches(value: object, pattern: str) -> bool:
    return isinstance(value, str) and re.fullmatch(pattern, value) is not None


def _said(value: object) -> str:
    return "nothing" if value is None else shown(json.dumps(value, ensure_ascii=False, default=str), 40)
