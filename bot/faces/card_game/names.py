"""How seats, sides, cards and places are called in every text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.ui.words import listed
from rules.card_game.facts import Battleground, Card, Confidence, Faction, Icons, Side
from rules.card_game.rulings import RULINGS
from rules.card_game.sight import InPlay, Place, Sight

SIDE: dict[Side, str] = {"free": "the Free Peoples", "shadow": "the Shadow"}
FACTION: dict[Faction, str] = {
    "dunedain": "Dúnedain",
    "dwarf": "Dwarf",
    "elf": "Elf",
    "hobbit": "Hobbit",
    "rohan": "Rohan",
    "wizard": "Wizard",
    "isengard": "Isengard",
    "monstrous": "Monstrous",
    "southron": "Southron",
    "mordor": "Mordor",
}
SCENARIO = {
    "two-player-duel": "Two-Player Duel",
    "trilogy": "Trilogy",
    "three-player-duel": "Three-Player Duel",
    "fellowship": "The Fellowship of the Ring",
}
STEP = {
    "setup": "Setup",
    "location": "Location step",
    "action": "Action step",
    "combat": "Combat step",
    "victory": "Victory check",
    "draw": "Draw step",
    "over": "The game is over",
}
DOUBTFUL: frozenset[Confidence] = frozenset({"low", "assumed", "unknown"})
MARK = "†"
"""Stands after the name of a card whose icons or text no source confirms."""


def upper(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def count(number: int, one: str, more: str = "") -> str:
    """ "1 card", "3 cards"."""
    return f"{number} {one if number == 1 else more or one + 's'}"


def title(sight: Sight, seat: str) -> str:
    """A deck's name, without the side that some lists put behind it."""
    return next((p.title for p in sight.players if p.seat == seat), seat).split(" (")[0]


def who(sight: Sight, seat: str) -> str:
    """The deck as the subject of a sentence; "deck" tells it from the character of that name."""
    return f"**{title(sight, seat).removeprefix('The ')} deck**"


def side_wins(side: Side | None) -> str:
    """ "The Shadow wins", "The Free Peoples win"."""
    return {"free": "The Free Peoples win", "shadow": "The Shadow wins", None: "Nobody wins"}[side]


def card(sight: Sight, key: str | None) -> str:
    """A card's name, or "a card" where the reader may not know it."""
    return "a card" if key is None else sight.book.name(key)


def wording(sight: Sight, name: str) -> str:
    """What the card or location with this name does, in our words."""
    pools = (sight.book.cards, sight.book.paths, sight.book.battlegrounds)
    return next((fact.text for pool in pools for fact in pool.values() if fact.name == name), "")


def cards(sight: Sight, keys: Sequence[str | None]) -> str:
    """ "Sam Gamgee and 2 cards": the known ones by name, the hidden ones by number."""
    known = [card(sight, key) for key in keys if key is not None]
    hidden = len(keys) - len(known)
    return listed([*known, *([count(hidden, "card")] if hidden else [])]) or "no card"


def pile(sight: Sight, keys: Iterable[str]) -> str:
    """The cards of a pile by name, copies counted: "Gollum and Mordor Orcs (2 copies)"."""
    copies = Counter(sight.book.name(key) for key in keys)
    return listed(f"{name} ({n} copies)" if n > 1 else name for name, n in sorted(copies.items()))


def place(sight: Sight, key: str) -> str:
    """A place as the end of a sentence: "the reserve", "path 4, Lothlórien", "Moria", a wielder."""
    if key in ("", "reserve"):
        return "the reserve"
    path = sight.book.paths.get(key)
    return f"path {path.number}, {path.name}" if path else sight.book.name(key)


def icons(card: Card, where: str = "") -> str:
    """A card's printed icons in words: those of a "path", of a "battleground", or all."""
    i: Icons = card.icons
    battle = [
        ("attack", i.attack),
        ("defense", i.defense),
        ("leading attack", i.lead_attack),
        ("leading defense", i.lead_defense),
    ]
    parts = ([] if where == "battleground" else [("path", i.path)]) + ([] if where == "path" else battle)
    return ", ".join(f"{name} {number}" for name, number in parts if number)


def short(card: Card, where: str = "") -> str:
    """The same as letters: P path, A attack, D defense, L leadership (attack/defense)."""
    i = card.icons
    parts = [] if where == "battleground" or not i.path else [f"P{i.path}"]
    if where != "path":
        parts += [f"{letter}{number}" for letter, number in (("A", i.attack), ("D", i.defense)) if number]
        parts += [f"L{i.lead_attack}/{i.lead_defense}"] if i.lead_attack or i.lead_defense else []
    return " ".join(parts)


def tokens(card: InPlay | Place) -> str:
    """The combat tokens on a card or place in words."""
    parts = ((card.attack, "attack token"), (card.defense, "defense token"))
    return listed(count(number, word) for number, word in parts if number)


def roles(ground: Battleground) -> str:
    """ "the Shadow defends (Monstrous), the Free Peoples attack (Elf and Dwarf)"."""
    shadow = ground.side == "shadow"
    defend = f"{SIDE[ground.side]} defend{'s' if shadow else ''} ({factions(ground.defenders)})"
    attack = f"{SIDE['free' if shadow else 'shadow']} attack{'' if shadow else 's'} ({factions(ground.attackers)})"
    return f"{defend}, {attack}"


def factions(some: Iterable[Faction]) -> str:
    return listed(FACTION[f] for f in some)


def doubtful(card: Card) -> bool:
    """Whether no source confirms what is printed on it."""
    return card.icons_confidence in DOUBTFUL or card.text_confidence in DOUBTFUL


def stake(sight: Sight, where: Place) -> str:
    """What the winner would get now: "2 corruption", "1 point"."""
    path = sight.book.paths.get(where.card)
    if path and where.totals.winner == "shadow":
        return f"{where.totals.corruption} corruption"
    return count(path.points if path else sight.book.battlegrounds[where.card].points, "point")


def verdict(sight: Sight, where: Place) -> str:
    """Who would win if the combat were resolved now, and what for: the end of a sentence."""
    winner = where.totals.winner
    return f"{SIDE[winner]} would win {stake(sight, where)}" if winner else "nobody would take it"


def ruling(key: str, value: str) -> tuple[str, str]:
    """A ruling and what it is set to, in the words of the settings."""
    setting = next((s for s in RULINGS if s.key == key), None)
    if setting is None:
        return key, value
    return setting.text, next((c.text for c in setting.choices if c.value == value), value)


def sites(sight: Sight) -> tuple[Place, ...]:
    """All active places: the path, then the battlegrounds from left to right."""
    return (*((sight.path,) if sight.path else ()), *sight.battlegrounds)
