"""The player cards whose facts are known to the program, read once from their tables.

A row has the columns code | OCTGN id | title | type | sphere | traits | numbers. Codes are those of RingsDB.
Numbers: unique; cost; threat (of a hero); willpower/attack/defense/hit points; quest points; victory points;
limit, the copies of a title that a deck may hold where it is not the usual 1 hero or 3 of another card.
Source: DECK_FORMATS 7, which also names the four cards on which two sources differ.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from rules.angmar.decks import first_cycles, last_cycles, middle_cycles
from rules.angmar.decks.card import PlayerCard


def _rows(table: str) -> Iterator[PlayerCard]:
    pack_code = pack_name = ""
    for line in table.strip().splitlines():
        if line.startswith("# "):
            pack_code, pack_name = line[2:].split("|")
        else:
            yield _card(line, pack_code, pack_name)


def _card(line: str, pack_code: str, pack_name: str) -> PlayerCard:
    code, octgnid, name, kind, sphere, traits, words = line.split("|")
    number = {"unique": "", "cost": "", "limit": "1" if kind == "hero" else "3"}
    stats = ["0", "0", "0", "0"]
    for word in words.split(", ") if words else ():
        if "/" in word:
            stats = word.split("/")
        else:
            key, _, value = word.partition(" ")
            number[key] = value or "yes"
    willpower, attack, defense, health = (int(n) for n in stats)
    return PlayerCard(
        code=code,
        octgnid=octgnid,
        name=name,
        type=kind,
        sphere=sphere,
        traits=tuple(traits.split(". ")) if traits else (),
        unique=bool(number["unique"]),
        cost=number["cost"],
        threat=int(number.get("threat", 0)),
        willpower=willpower,
        attack=attack,
        defense=defense,
        health=health,
        quest=int(number["quest"]) if "quest" in number else None,
        victory=int(number.get("victory", 0)),
        deck_limit=int(number["limit"]),
        pack_code=pack_code,
        pack_name=pack_name,
    )


CARDS: Mapping[str, PlayerCard] = MappingProxyType(
    {card.code: card for module in (first_cycles, middle_cycles, last_cycles) for card in _rows(module.TABLE)}
)
