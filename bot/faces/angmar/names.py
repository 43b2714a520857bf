"""What people call things: players, cards, places, numbers. Words that come from strangers do nothing here."""

from __future__ import annotations

import re
from functools import cache

from bot.faces.angmar.texts import KINDS
from bot.ui.words import clip, in_one_line
from rules.angmar.decks import CARDS as PLAYER_CARDS
from rules.angmar.facts import FACES
from rules.angmar.sight import Seen, Sight

PHASES = {
    "setup": "Setup",
    "resource": "Resource phase",
    "planning": "Planning phase",
    "quest": "Quest phase",
    "travel": "Travel phase",
    "encounter": "Encounter phase",
    "combat": "Combat phase",
    "refresh": "Refresh phase",
    "end": "End",
}
SPHERES = {
    "leadership": "Leadership",
    "lore": "Lore",
    "spirit": "Spirit",
    "tactics": "Tactics",
    "neutral": "Neutral",
    "baggins": "Baggins",
    "fellowship": "Fellowship",
}
CHARACTERS = frozenset({"hero", "ally", "objective-ally"})
QUESTS = frozenset({"quest", "side-quest", "player-side-quest"})
SIDE_QUESTS = QUESTS - {"quest"}
PLACES = frozenset({"location", "objective-location"})
UNKNOWN = "a card"
LONGEST = 60
"""A title or the name of a deck is not told in more letters."""
_MARKS = re.compile(r"([\\*_~|`\[\]<>#])")
_TWICE = re.compile(r"([!?](?:\*\*)?[”’]?)\.(?!\.)")


def plain(text: str) -> str:
    """Somebody's words in one short line, as menus and pictures show them."""
    return clip(in_one_line(text), LONGEST)


@cache
def md(text: str) -> str:
    """The same with nothing in it that Discord would read as Markdown, a link or a call."""
    return _MARKS.sub(r"\\\1", plain(text)).replace("@", "@\u200b").replace("://", ":\u200b//")


def once(text: str) -> str:
    """The text without a full stop behind a title that brings its own mark: "Sound the Alarm!"."""
    return _TWICE.sub(r"\1", text)


def upper(text: str) -> str:
    """The text with a capital at its beginning, in bold letters or not."""
    at = 2 if text.startswith("**") else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def count(number: int, one: str, more: str = "") -> str:
    """ "1 card", "3 cards"."""
    return f"{number} {one if number == 1 else more or one + 's'}"


# Players and places


def seat(key: str) -> str:
    """ "Player 1"."""
    return f"Player {key[1:]}" if re.fullmatch(r"p\d", key) else key.title()


def area(key: str) -> str:
    """A staging area as part of a sentence."""
    if key == "*":
        return "every staging area"
    return "the staging area" if key == "main" else f"the staging area of {seat(key)}"


# Cards


def code(card: str) -> str:
    """The card that this is a copy of."""
    return card.rpartition("#")[0].rpartition(":")[2]


def owner(card: str) -> str:
    found, colon, _ = card.partition(":")
    return found if colon else ""


def face_of(key: str, side: int = 0) -> str:
    """The title of a face by its card's key."""
    turned = f"{key}/2"
    if side and turned in FACES:
        return FACES[turned].name
    if key == "dead":
        return "Reanimated Dead"
    if key in FACES:
        return FACES[key].name
    return PLAYER_CARDS[key].name if key in PLAYER_CARDS else ""


@cache
def aspect(key: str) -> str:
    """What tells a face apart from its other side of the same title: "Captain"; "" where the titles do."""
    face, other = FACES.get(key), FACES.get(key.removesuffix("/2") if key.endswith("/2") else f"{key}/2")
    if face is None or other is None or face.name != other.name or face.kind == "quest":
        return ""
    return " ".join(trait for trait in face.traits if trait not in other.traits)


def title(sight: Sight, card: str | None) -> str:
    """A card's own title as a menu or picture shows it; "a card" for one that the reader does not know."""
    if not card:
        return UNKNOWN
    known = sight.names.get(card) or sight.names.get(code(card)) or face_of(code(card))
    return plain(known) if known else UNKNOWN


def called(sight: Sight, card: str) -> str:
    """The title, with a number where another copy is in play too: "Snowbourn Scout (2)"."""
    piece = sight.pieces.get(card)
    if piece is None:
        return title(sight, card)
    same = sorted(
        (c for c, other in sight.pieces.items() if other.name == piece.name and other.kind == piece.kind), key=_rank
    )
    at = same.index(card)
    return f"{plain(piece.name)} ({at + 1})" if at else plain(piece.name)


def _rank(card: str) -> tuple[str, str, int]:
    key, _, number = card.rpartition("#")
    return owner(card), key, int(number) if number.isdecimal() else 0


def name(sight: Sight, card: str | None) -> str:
    """A card in a sentence; copies that are in play are told apart."""
    return md(called(sight, card)) if card and card in sight.pieces else md(title(sight, card))


def subject(sight: Sight, card: str | None) -> str:
    """A card as the subject of a sentence."""
    return f"**{upper(name(sight, card))}**"


def player(key: str) -> str:
    """A player as the subject of a sentence."""
    return f"**{seat(key)}**"


def kind(key: str) -> str:
    return KINDS.get(key, key)


CAUSES = {"hand": "by hand", "quest": "the quest failed", "refresh": "refresh", "elimination": "eliminated"}


def because(sight: Sight, cause: str) -> str:
    """ " (Orc Ambush)": why something happens; "" where that goes without saying."""
    if not cause or cause in {"setup", "repair"}:
        return ""
    return f" ({CAUSES.get(cause) or name(sight, cause)})"


# Cards in play


def attached(sight: Sight, card: str) -> tuple[Seen, ...]:
    """What is attached to a card in play."""
    return tuple(piece for piece in sight.pieces.values() if piece.at == f"on:{card}")


def at(sight: Sight, *places: str) -> tuple[Seen, ...]:
    """The cards in play at these places, in the order they came."""
    return tuple(piece for piece in sight.pieces.values() if piece.at in places)


def left(piece: Seen) -> int:
    """Hit points that are left."""
    return max(0, (piece.hits or 0) - piece.damage)


def stage(sight: Sight, quest: str) -> str:
    """ "Stage 2B, Cornered Animals"."""
    piece = sight.pieces[quest]
    number = code(quest).rpartition("-")[2]
    return f"Stage {number}{'B' if piece.side else 'A'}, {piece.name}"


def progress(piece: Seen) -> str:
    """ "7 of 30 progress", or "3 progress" where no number is to be reached."""
    return f"{piece.progress} of {piece.points} progress" if piece.points is not None else f"{piece.progress} progress"
