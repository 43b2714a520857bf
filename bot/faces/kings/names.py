"""What people call things: regions, tiles, dice, Nations, Rulers, cards, sides."""

from __future__ import annotations

from collections.abc import Iterable

from bot.ui.words import listed
from rules.kings.cards import EVENTS
from rules.kings.characters import CHARACTERS
from rules.kings.facts import Nation, Side, Units
from rules.kings.nations import AT_WAR, NATIONS
from rules.kings.regions import REGIONS
from rules.kings.rulers import CHIEFTAINS, SOVEREIGNS
from rules.kings.seats import TEAMS
from rules.kings.sight import Sight

SIDES: dict[Side, str] = {"free": "the Free Peoples", "shadow": "the Shadow"}

FACES: dict[str, str] = {
    "character": "Character",
    "army": "Army",
    "muster": "Muster",
    "event": "Event",
    "muster_army": "Muster/Army",
    "will": "Will of the West",
    "eye": "Eye",
}
"""The faces of the dice."""

TILES: dict[str, str] = {
    "3": "3",
    "2": "2",
    "2r": "2 with Reveal",
    "1": "1",
    "1r": "1 with Reveal",
    "0r": "0 with Reveal",
    "eye": "Eye",
    "kings-1": "Kings 1",
    "kings-2": "Kings 2",
    "elven-cloaks": "Elven Cloaks 0",
    "elven-rope": "Elven Rope 0",
    "phial": "Phial −2",
    "smeagol": "Sméagol −1",
    "shelobs-lair": "Shelob's Lair, a die",
    "ring-is-mine": "The Ring is Mine, Eye",
    "on-on": "On, On They Went 3",
    "give-it": "Give it to Uss 1",
}
"""The kinds of tiles."""

PHASES = {
    "recover": "Recover dice and draw",
    "fellowship": "Fellowship phase",
    "allocation": "Hunt allocation",
    "roll": "Action roll",
    "action": "Action resolution",
    "victory": "Victory check",
}

PLACES = {"fellowship": "the Fellowship", "out": "out of play", "dead": "eliminated"}


def upper(text: str) -> str:
    """The text with a capital at its beginning, in bold letters or not."""
    at = 2 if text.startswith("**") else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def count(number: int, one: str, more: str = "") -> str:
    """ "1 tile", "3 tiles"."""
    return f"{number} {one if number == 1 else more or one + 's'}"


def side(key: Side) -> str:
    """The side as the subject of a sentence."""
    return f"**{upper(SIDES[key])}**"


def verb(key: Side, one: str, many: str = "") -> str:
    """The Shadow draws, the Free Peoples draw."""
    return one if key == "shadow" else many or one.removesuffix("s")


def tile(key: str | None) -> str:
    """A tile by its kind; a hidden one is said to be so."""
    return "a hidden tile" if key is None else f"the tile **{TILES[key]}**"


def tiles(keys: Iterable[str | None]) -> str:
    """ "2 hidden tiles, 3 and Eye"."""
    all_of_them = list(keys)
    hidden = sum(key is None for key in all_of_them)
    shown = [TILES[key] for key in all_of_them if key is not None]
    return listed([*([count(hidden, "hidden tile")] if hidden else []), *shown])


def region(key: str) -> str:
    return REGIONS[key].name if key in REGIONS else PLACES.get(key, key)


def nation(key: str) -> str:
    return next(n.name for k, n in NATIONS.items() if k == key)


def person(key: str) -> str:
    """A Companion, Minion, Chieftain or Sovereign."""
    for people in (SOVEREIGNS, CHIEFTAINS, CHARACTERS):
        if key in people:
            return people[key].name
    return key


def card(key: str) -> str:
    return f"“{EVENTS[key].name}”"


def combat(key: str) -> str:
    """The Combat title of an Event card."""
    return f"“{EVENTS[key].combat}”"


def die(face: str, *, ruler: bool) -> str:
    return f"Ruler Die: {FACES[face]}" if ruler else FACES[face]


def dice(pool: Iterable[tuple[str, bool]]) -> str:
    """ "2 Army, Muster and Ruler Die: Event"; equal ones are counted."""
    counts: dict[str, int] = {}
    for face, ruler in pool:
        name = die(face, ruler=ruler)
        counts[name] = counts.get(name, 0) + 1
    return listed(f"{n} {name}" if n > 1 else name for name, n in counts.items())


def seat(key: str) -> str:
    return TEAMS[key][1] if key in TEAMS else key


KINDS = (("regular", "Regular"), ("elite", "Elite"), ("leader", "Leader"), ("nazgul", "Nazgûl"))
UNITS = dict(KINDS)


def army(units: Units) -> str:
    """ "2 Regulars, 1 Elite"."""
    counts = [(getattr(units, kind), name) for kind, name in KINDS]
    return ", ".join(count(n, name, name if name == "Nazgûl" else "") for n, name in counts if n) or "nobody"


def short(units: Units) -> str:
    """ "2R 1E"."""
    return " ".join(f"{n}{name[0]}" for kind, name in KINDS if (n := getattr(units, kind)))


def politics(sight: Sight, key: Nation) -> str:
    """ "2 steps from war, passive"."""
    track = sight.politics[key]
    left = AT_WAR - track.box
    if left <= 0:
        return "At War"
    return f"{count(left, 'step')} from war{'' if track.active else ', passive'}"


def cause(key: str) -> str:
    """Why something happens: words, or the Event card that does it."""
    return card(key) if key in EVENTS else key


def ability(text: str) -> tuple[str, str]:
    """The name and the words of "Stewardship (Muster; Gondor At War): a Gondor Regular ..."."""
    name, _, words = text.partition(": ")
    return name.partition(" (")[0], words
