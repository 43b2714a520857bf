"""What is printed on every encounter card (encounter_sets.json), against `printed.txt`.

A line there is a face: its key, title, type, copies and those of them in easy mode, traits, and what else it has.
"""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from rules.angmar.facts import CARDS, FACES
from rules.angmar.facts.faces import Face

TABLE = (Path(__file__).parent / "printed.txt").read_text("utf-8")
OTHER = ("key", "name", "kind", "traits")
KEYWORDS = ("doomed", "time", "capture")
"""0 for a card without that keyword."""


def lines() -> list[tuple[str, list[str]]]:
    """Each line's encounter set, and its columns."""
    out, set_ = [], ""
    for line in TABLE.splitlines():
        if line.startswith("# "):
            set_ = line[2:]
        else:
            out.append((set_, [column.strip() for column in line.split("|")]))
    return out


def printed(face: Face) -> list[str]:
    """What a face has besides its title, type and traits; an X is none."""
    out = []
    for field in fields(face):
        value = getattr(face, field.name)
        none = value is None or value is False or value == "" or (field.name in KEYWORDS and not value)
        if field.name not in OTHER and not none:
            out.append(field.name if value is True else f"{field.name} {value}")
    return sorted(out)


@pytest.mark.parametrize(("set_", "columns"), lines(), ids=lambda value: value[0] if isinstance(value, list) else "")
def test_a_card_is_as_it_is_printed(set_: str, columns: list[str]) -> None:
    key, name, kind, copies, traits, rest = columns
    face, card = FACES[key], CARDS[key.removesuffix("/2")]
    assert (card.set, face.name, face.kind) == (set_, name, kind)
    assert ", ".join(face.traits) == ("" if traits == "-" else traits)
    assert printed(face) == ([] if rest == "-" else sorted(rest.split(", ")))
    if copies != "-":
        assert f"{card.copies}/{card.easy}" == copies


def test_every_card_of_an_encounter_set_is_there() -> None:
    sets = {set_ for set_, _ in lines()}
    faces = {face.key for card in CARDS.values() if card.set in sets for face in card.faces}
    assert faces == {columns[0] for _, columns in lines()}


def test_seed_there_are_290_encounter_cards() -> None:
    assert sum(int(columns[3].partition("/")[0]) for _, columns in lines() if columns[3] != "-") == 290
