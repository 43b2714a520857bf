"""What must hold of every declaration: values of their type, moments that fit, and names that are printed somewhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from rules.card_game.cards import BATTLEGROUNDS, CARDS, declared
from rules.card_game.effects import Activate, DrawAndPlay, DrawUntil, HereIs, PathIs
from rules.card_game.facts import Ability, Battleground, Card, Path
from rules.card_game.match import Ground, Match, named
from rules.card_game.notation import misfits
from rules.card_game.passives import MayGo, On, Supporting
from rules.card_game.rulings import RULINGS

Fact = Card | Path | Battleground


def faults(fact: Fact) -> Iterator[str]:
    """Everything that is wrong with a declaration, one half sentence each."""
    if wrong := list(misfits(fact)):
        yield from wrong
        return
    yield from _wrong_moments(fact)
    for part in parts(fact):
        yield from _strangers(part)
    if isinstance(fact, Card):
        yield from (f"there is no path {n}" for n in fact.paths if n not in range(1, 10))
        yield from (f"nobody can wield it as {word!r}" for word in fact.wielders if not _wields(word))


def parts(value: Any) -> Iterator[Any]:
    """A declaration and everything it is made of."""
    yield value
    if isinstance(value, tuple):
        for part in value:
            yield from parts(part)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from parts(getattr(value, field.name))


def _wrong_moments(fact: Fact) -> Iterator[str]:
    """An event has only its own text, a location only that of its activation, and other cards neither."""
    only = "activated" if not isinstance(fact, Card) else "event" if fact.kind == "event" else None
    for when in (ability.when for ability in fact.abilities):
        if only is None and when in ("event", "activated"):
            yield f"it has no moment {when!r}"
        elif only is not None and when != only:
            yield f"it has no moment {when!r}, only {only!r}"


@cache
def _names() -> tuple[frozenset[str], frozenset[str]]:
    """The names of faction cards, and those of paths and battlegrounds."""
    cards = frozenset(card.name for card in CARDS.values())
    return cards, frozenset(fact.name for fact in declared() if not isinstance(fact, Card))


@cache
def _rulings() -> Mapping[str, frozenset[str]]:
    return {s.key: frozenset(c.value for c in s.choices) for s in RULINGS}


def _strangers(part: Any) -> Iterator[str]:
    """What a part of a text speaks of although it does not exist."""
    cards, places = _names()
    match part:
        case Match(names=names) | Supporting(names=names):
            yield from (f"no card is called {n!r}" for n in names if not any(named(c, n) for c in cards))
        case On(name) | PathIs(name) | HereIs(name):
            yield from [f"no path or battleground is called {name!r}"] * (name not in places)
        case Ground(names=names):
            yield from (f"no battleground is called {n!r}" for n in names if n not in places)
        case Activate(ground=ground) if not any(ground.fits(b) for b in BATTLEGROUNDS.values()):
            yield "no battleground fits what it activates"
        case DrawAndPlay(to=to) | DrawUntil(to=to) if to not in ("", "reserve") and to not in places:
            yield f"no battleground is called {to!r}"
        case Ability(ruling=(key, values)) if not set(values) <= _rulings().get(key, frozenset()):
            yield f"there is no ruling {key!r} with the values {', '.join(map(repr, values))}"
        case MayGo():
            asked = [part.army] * bool(part.army) + [part.by.removeprefix("ruling:")] * part.by.startswith("ruling:")
            yield from (f"there is no ruling {key!r}" for key in asked if key not in _rulings())
            if part.by not in ("both", "play") and not part.by.startswith("ruling:"):
                yield f"MayGo: by cannot be {part.by!r}"


def _wields(word: str) -> bool:
    """Whether some character fits what an item says of its wielder: a name, "faction:elf", "trait:Nazgûl"."""
    kind, _, value = word.rpartition(":")
    characters = [c for c in CARDS.values() if c.kind == "character"]
    if kind == "faction":
        return any(c.faction == value for c in characters)
    if kind == "trait":
        return any(value in c.traits for c in characters)
    return any(named(c.name, word) for c in characters)
