"""The declarations of all faction cards, paths and battlegrounds: one module per set."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from rules.card_game.facts import Battleground, Card, Faction, Kind, Path, Side
from rules.card_game.match import Match
from rules.core.catalogue import Catalogue, scan

CARDS: Catalogue[Card] = Catalogue()
PATHS: Catalogue[Path] = Catalogue()
BATTLEGROUNDS: Catalogue[Battleground] = Catalogue()

SOURCES: Mapping[str, str] = {
    "SEED": "Against the Shadow, rulebook",
    "SHEET": "a fan's spreadsheet of all cards, version 0.2 of March 2023",
    "CARDTABLE": "Cardtable (erlloyd/cardtable): titles, card numbers, deck lists",
    "ENGINE": "wotr-card-game (kaashif): a list of some cards, older than the spreadsheet",
    "DIZED": "the official rules in Dized: examples with named cards",
    "RULEBOOK": "rulebook of the base game: components and pictures",
    "OPERATOR": "the operator of this server, off the card itself",
}
"""What the codes in `source` stand for. A fact without a source of its own has both of LISTS."""

A_HOBBIT = Match(factions=("hobbit",), kinds=("character",))
A_NAZGUL = Match(traits=("Nazgûl",), kinds=("character",))
AN_ARMY = Match(kinds=("army",))

LISTS = "SHEET, CARDTABLE"
BLANK = "The sheet leaves its icons blank."
WEAPON_GUESSED = "That it counts as a Weapon is a guess: no source lists the characteristic."
_FREE = ("dunedain", "dwarf", "elf", "hobbit", "rohan", "wizard")


def card(key: str, name: str, faction: Faction, kind: Kind, **facts: Any) -> Card:
    """Declares a faction card of the base game, unless `edition` says otherwise. `copies` defaults to the key alone."""
    side: Side = "free" if faction in _FREE else "shadow"
    printed = {"copies": (key,), "edition": "base", "source": LISTS} | facts
    return CARDS.add(Card(key=key, name=name, faction=faction, kind=kind, side=side, **printed))


def bot_card(key: str, base: str, **facts: Any) -> Card:
    """Declares the bots' edition of a base card; what is not given is assumed to be as on that card.

    Raises KeyError if the base card is not declared yet: its module's name comes before this one's.
    """
    unsure = {"icons_confidence": "assumed", "text_confidence": "assumed", "source": LISTS}
    printed = {"copies": (key,), "edition": "bot"} | unsure | facts
    return CARDS.add(replace(CARDS[base], key=key, **printed))


def path(key: str, name: str, **facts: Any) -> Path:
    """Declares a path card."""
    return PATHS.add(Path(key=key, name=name, **({"edition": "base", "source": LISTS} | facts)))


def battleground(key: str, name: str, **facts: Any) -> Battleground:
    """Declares a battleground card."""
    return BATTLEGROUNDS.add(Battleground(key=key, name=name, **({"edition": "base", "source": LISTS} | facts)))


def declared() -> Iterator[Card | Path | Battleground]:
    """Every card, path and battleground there is."""
    yield from CARDS.values()
    yield from PATHS.values()
    yield from BATTLEGROUNDS.values()


def load() -> None:
    """Imports every module of this package, once the effect words exist. Raises ValueError for a wrong declaration."""
    from rules.card_game.checking import faults  # noqa: PLC0415 -- it knows the effect words, as above

    scan(__name__, __path__)
    for fact in declared():
        for wrong in faults(fact):
            raise ValueError(f"{fact.key} {fact.name}: {wrong}")
