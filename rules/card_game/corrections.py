"""What an operator read off the cards: a TOML file with one entry a card, checked and laid over the shipped facts."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, fields, replace
from typing import Any, get_args

from rules.card_game.cards import CARDS, declared
from rules.card_game.checking import Fact, faults
from rules.card_game.effects import Word
from rules.card_game.facts import Ability, Battleground, Card, Icons, Path
from rules.card_game.notation import read, spell
from rules.card_game.passives import Passive

Corrections = Mapping[str, Mapping[str, Any]]
"""Entries by the key of the card, as plain data: the `facts` of a Setup."""

DOUBTFUL = ("low", "derived", "assumed", "unknown")
"""Confidences that a look at the card would settle."""

_WORDS: dict[str, tuple[type, ...]] = {
    "abilities": (Ability,), "passives": get_args(Passive), "if_unplayable": (Word,),
}  # fmt: skip
_PRINTED = ("icons", "paths", "wielders", "traits", "points", "defense", "defenders", "attackers")
_FIELDS = (*_PRINTED, *_WORDS, "text", "confirmed")
_HEADER = re.compile(r'\s*\[\s*"?([^\]".]+)"?\s*(?:\.\s*(\w+)\s*)?\]')
_ENTRY = re.compile(r"\s*(\w+)\s*[.=]")

_PREAMBLE = """\
# What this group reads off its own cards. Each field below is one that no source confirms.
# Look at the card, change the value if it differs, and take away the "# " before the field.
# "confirmed = true" says that the card is as it stands here, text and all.
# abilities, passives and if_unplayable are written as in rules/card_game/cards; text is what people read.
# Check the file with: python -m bot cards --check FILE
"""


def check(text: str) -> list[str]:
    """Everything that is wrong with a file, one sentence each, with line and card; empty if nothing is."""
    try:
        entries = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return [f"This is not TOML: {error}."]
    known = {fact.key: fact for fact in declared()}
    copies = {copy: card.key for card in CARDS.values() for copy in card.copies[1:]}
    wrong = []
    for key, entry in entries.items():
        if key in copies:
            wrong.append((_line(text, key), f"{key} is a further copy; its entry is [{copies[key]}]"))
        elif key not in known or not isinstance(entry, dict):
            wrong.append((_line(text, key), f"there is no card {key!r}"))
        else:
            name = f"{key} {known[key].name}"
            wrong += [(_line(text, key, field), f"{name}: {why}") for field, why in _problems(known[key], entry)]
    return [f"Line {line}: {why}." for line, why in sorted(wrong)]


def parse(text: str) -> Corrections:
    """The entries of a file. Raises ValueError with all that is wrong, a line each."""
    if wrong := check(text):
        raise ValueError("\n".join(wrong))
    return tomllib.loads(text)


def pack(entries: Corrections) -> str:
    """The entries as the compact text that a state keeps; equal entries give equal texts."""
    return json.dumps(entries, ensure_ascii=False, sort_keys=True, separators=(",", ":")) if entries else ""


def unpack(packed: str) -> Corrections:
    """The entries again."""
    entries: Corrections = json.loads(packed) if packed else {}
    return entries


def corrected(fact: Any, entry: Mapping[str, Any]) -> Any:
    """The fact as the operator read it off the card; what the entry speaks of is confirmed.

    Raises ValueError for a value that does not fit; `check` finds those first.
    """
    changes = {field: _read(field, value) for field, value in entry.items() if field != "confirmed"}
    printed = "icons_confidence" if isinstance(fact, Card) else "confidence"
    if entry.get("confirmed") or any(field in _PRINTED for field in entry):
        changes[printed] = "confirmed"
    if entry.get("confirmed") or any(field in _WORDS for field in entry):
        changes["text_confidence"] = "confirmed"
    if {printed, "text_confidence"} <= changes.keys():
        changes |= {"source": "OPERATOR", "note": ""}
    elif changes:
        changes["source"] = f"OPERATOR, {fact.source}"
    return replace(fact, **changes)


def _problems(fact: Fact, entry: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Fields that cannot be used, each with the reason."""
    own = [f for f in _FIELDS if f == "confirmed" or hasattr(fact, f)]
    for field, value in entry.items():
        if field not in own:
            yield field, f"there is no field {field!r}; there are {', '.join(own)}"
        elif field == "confirmed":
            yield from [(field, "confirmed must be true or false")] * (type(value) is not bool)
        else:
            try:
                changed = replace(fact, **{field: _read(field, value)})
            except ValueError as error:
                yield field, str(error)
            else:
                yield from ((field, wrong) for wrong in faults(changed))
    if "text" in entry and not entry.get("confirmed") and not any(field in _WORDS for field in entry):
        yield "text", "text changes what people read, not what is played: give abilities, passives or confirmed too"


def _read(field: str, value: Any) -> Any:
    """A field's value as the declarations have it. Raises ValueError for one that cannot be read."""
    if field in _WORDS:
        if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
            raise ValueError(f"{field} must be a list of texts")
        return tuple(read(v, *_WORDS[field]) for v in value)
    if field == "icons":
        names = [f.name for f in fields(Icons)]
        if not isinstance(value, dict) or not all(k in names and type(v) is int and v >= 0 for k, v in value.items()):
            raise ValueError(f"icons must be a table of whole numbers with names out of {', '.join(names)}")
        return Icons(**value)
    return tuple(value) if isinstance(value, list) else value


def _line(text: str, key: str, field: str = "") -> int:
    """The line on which an entry, or a field of it, begins; 1 if it is written in some other way."""
    here, found = "", 1
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            here = header[1].strip()
            if here == key and (header[2] == field or found == 1):
                found = number
        elif here == key and field and (entry := _ENTRY.match(line)) and entry[1] == field:
            return number
    return found


def template() -> str:
    """A file with every field that is in doubt, each as shipped and still commented out."""
    return "\n".join([_PREAMBLE, *(_section(fact) for fact in declared() if _doubts(fact))])


def _doubts(fact: Fact) -> tuple[str, ...]:
    """The fields of a fact that a look at the card would settle."""
    printed = fact.icons_confidence if isinstance(fact, Card) else fact.confidence
    out: tuple[str, ...] = ()
    if printed in DOUBTFUL:
        out += _printed_fields(fact)
    if fact.text_confidence in DOUBTFUL:
        out += ("text", "abilities")
        if isinstance(fact, Card):
            out += ("passives", "if_unplayable") if fact.kind == "item" else ("passives",)
    return out


def _printed_fields(fact: Fact) -> tuple[str, ...]:
    if isinstance(fact, Path):
        return ("points", "defense")
    if isinstance(fact, Battleground):
        return ("points", "defense", "defenders", "attackers")
    more = {"character": ("paths", "traits"), "item": ("wielders", "traits")}
    return ("icons", *more.get(fact.kind, ()))


def _section(fact: Fact) -> str:
    what = f"{fact.faction} {fact.kind}" if isinstance(fact, Card) else type(fact).__name__.lower()
    lines = [f"[{fact.key}]  # {fact.name} ({what}, {fact.edition})", "# confirmed = true"]
    lines += [f"# {field} = {_toml(getattr(fact, field))}" for field in _doubts(fact)]
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, Icons):
        return "{ " + ", ".join(f"{k} = {v}" for k, v in asdict(value).items()) + " }"
    if isinstance(value, tuple):
        return "[" + ", ".join(_toml(v) if isinstance(v, str | int) else _toml(spell(v)) for v in value) + "]"
    return json.dumps(value, ensure_ascii=False)
