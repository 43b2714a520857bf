"""Cards that a player describes: which fields are asked for, and what the answers must be."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.decks.catalogue import bare
from bot.decks.listing import shown
from bot.decks.read import BadDeck, Unknown
from rules.angmar.decks import CARDS, LONGEST_CODE, SPHERES, TYPES, PlayerCard

_NUMBERS = {
    "hero": (("threat", "willpower", "attack", "defense", "health"), "12 2 3 2 5"),
    "ally": (("cost", "willpower", "attack", "defense", "health"), "2 1 1 0 2"),
    "attachment": (("cost",), "1"),
    "event": (("cost",), "1"),
    "player-side-quest": (("cost", "quest"), "1 6"),
}
"""What is printed on a card of each type, in the order in which it is asked for, and an example."""
_WORDS = {"health": "hit points", "quest": "quest points"}
_KNOWN_TRAITS = {bare(trait): trait for card in CARDS.values() for trait in card.traits}
_YES, _NO = ("yes", "y", "true", "1"), ("no", "n", "false", "0")


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One field of a form: the key of its answer, its label, an example, and whether it may stay empty."""

    key: str
    label: str
    example: str = ""
    needed: bool = True


def fields(unknown: Unknown, kind: str) -> tuple[Field, ...]:
    """What to ask about a card of that type (of TYPES): at most five fields, as a Discord form has."""
    asked = [] if unknown.name else [Field(key="name", label="Title", example="Example Blade")]
    asked.append(Field(key="sphere", label="Sphere", example="lore"))
    asked.append(Field(key="traits", label="Traits, a full stop between them", example="Item. Weapon", needed=False))
    if kind in _NUMBERS:
        names, example = _NUMBERS[kind]
        label = ", ".join(_WORDS.get(n, n) for n in names).capitalize()
        asked.append(Field(key="numbers", label=label, example=example))
    if kind in {"ally", "attachment"}:
        asked.append(Field(key="unique", label="Unique? yes or no", example="no"))
    return tuple(asked)


def describe(unknown: Unknown, answers: Mapping[str, str]) -> PlayerCard:
    """The card. `answers`: type (may be left out where the hint says it) and those of `fields`, as typed.

    Raises BadDeck with a sentence for each answer that does not fit.
    """
    given = {key: value.strip() for key, value in answers.items()}
    kind = given.get("type", "").casefold().replace(" ", "-") or unknown.hint
    if kind not in TYPES:
        raise BadDeck(f"{_quoted(kind)} is no type of card: give {', '.join(TYPES)}. Nothing was changed.")
    name = unknown.name or shown(given.get("name", ""), 80)
    if wrong := list(_problems(kind, name, given)):
        raise BadDeck(f"{' '.join(wrong)} Nothing was changed.")
    numbers = _numbers(kind, given)
    return PlayerCard(
        code=unknown.code or _code(kind, name, unknown.pack),
        octgnid=unknown.octgnid,
        name=name,
        type=kind,
        sphere=given["sphere"].casefold(),
        traits=_traits(given),
        unique=given["unique"].casefold() in _YES if given.get("unique") else kind == "hero",
        cost=numbers.get("cost", ""),
        threat=int(numbers.get("threat", 0)),
        willpower=int(numbers.get("willpower", 0)),
        attack=int(numbers.get("attack", 0)),
        defense=int(numbers.get("defense", 0)),
        health=int(numbers.get("health", 0)),
        quest=int(numbers["quest"]) if "quest" in numbers else None,
        deck_limit=1 if kind == "hero" else 3,
        pack_name=unknown.pack,
    )


def _code(kind: str, name: str, pack: str) -> str:
    """A code for a card without one: its words, or of many words the first and a sum of them all."""
    words = re.sub(r"\W+", "-", f"own {kind} {bare(name)} {bare(pack)}").strip("-")
    if len(words) <= LONGEST_CODE:
        return words
    return f"{words[: LONGEST_CODE - 9]}-{hashlib.sha256(words.encode()).hexdigest()[:8]}"


def _problems(kind: str, name: str, given: Mapping[str, str]) -> Iterator[str]:
    if not name:
        yield "The title is missing."
    if given.get("sphere", "").casefold() not in SPHERES:
        yield f"{_quoted(given.get('sphere', ''))} is no sphere: give {', '.join(SPHERES[:-1])} or {SPHERES[-1]}."
    for trait in _traits(given):
        if len(trait) > 30 or not re.fullmatch(r"[^\W\d_]+(?:[ '-][^\W\d_]+)*", trait):
            yield f"{_quoted(trait)} is no trait: traits are words, such as Item. Weapon."
    if len(_traits(given)) > 10:
        yield "There are more than ten traits; no card has so many."
    if given.get("unique", "").casefold() not in ("", *_YES, *_NO):
        yield f"{_quoted(given['unique'])} is neither yes nor no: is the card unique?"
    if kind in _NUMBERS:
        yield from _wrong_numbers(kind, given)


def _wrong_numbers(kind: str, given: Mapping[str, str]) -> Iterator[str]:
    names, example = _NUMBERS[kind]
    parts = _parts(given)
    if len(parts) != len(names):
        said = ", ".join(_WORDS.get(n, n) for n in names)
        yield f"For this card give {said} as on the card, for example {example}."
        return
    for name, part in zip(names, parts, strict=True):
        if not re.fullmatch(r"\d{1,2}|[X-]" if name == "cost" else r"\d{1,2}", part):
            yield f"{_quoted(part)} cannot be its {_WORDS.get(name, name)}."


def _numbers(kind: str, given: Mapping[str, str]) -> dict[str, str]:
    names, _ = _NUMBERS.get(kind, ((), ""))
    return dict(zip(names, _parts(given), strict=False))


def _parts(given: Mapping[str, str]) -> list[str]:
    return re.sub(r"[/,;]", " ", given.get("numbers", "").replace("–", "-")).upper().split()


def _traits(given: Mapping[str, str]) -> tuple[str, ...]:
    """Traits as they are spelt on other cards, whatever the capitals and accents of the answer."""
    words = [" ".join(part.split()) for part in re.split(r"[.,;]", given.get("traits", ""))]
    known = (_KNOWN_TRAITS.get(bare(word), word[:1].upper() + word[1:]) for word in words if word not in ("", "-"))
    return tuple(dict.fromkeys(known))


def _quoted(text: str) -> str:
    return f"“{shown(text, 40)}”" if text else "Nothing"
