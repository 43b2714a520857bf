"""What cards of the encounter side say, told in our own words, and the facts that are printed on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.faces.angmar import texts_of_angmar, texts_of_eriador, texts_of_quests
from bot.ui.words import clip
from rules.angmar.facts import FACES, Face

KINDS = {
    "enemy": "enemy",
    "location": "location",
    "treachery": "treachery",
    "side-quest": "side quest",
    "player-side-quest": "side quest",
    "objective": "objective",
    "objective-ally": "objective ally",
    "objective-location": "objective location",
    "quest": "quest",
    "hero": "hero",
    "ally": "ally",
    "attachment": "attachment",
    "event": "event",
    "campaign": "campaign card",
    "other": "card",
}
"""The types of cards in words."""


def _read(table: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    for block in table.strip().removeprefix("# ").split("\n# "):
        key, *lines = block.splitlines()
        yield key, tuple(lines)


TEXTS: Mapping[str, tuple[str, ...]] = {
    key: lines for module in (texts_of_eriador, texts_of_angmar, texts_of_quests) for key, lines in _read(module.TABLE)
}
"""A line for each effect of a face; "When revealed: ", "Forced: ", "Travel: " or "Shadow: " stands before it."""


def keywords(face: Face) -> str:
    """The keywords of a face: "Surge. Doomed 2. Time 4."."""
    flags = {
        "Surge": face.surge,
        f"Doomed {face.doomed}": face.doomed,
        f"Time {face.time}": face.time,
        f"Capture {face.capture}": face.capture,
        "Guarded": face.guarded,
        "Safe": face.safe,
        "Indestructible": face.indestructible,
        "Restricted": face.restricted,
        "Permanent": face.permanent,
        "Immune to player card effects": face.immune,
        "No attachments": face.no_attachments,
    }
    return " ".join(f"{word}." for word, there in flags.items() if there)


def stats(face: Face) -> str:
    """ "enemy, engagement 40, threat 3, attack 6, defense 3, 6 hit points"."""
    parts = [KINDS[face.kind]]
    if face.kind == "enemy":
        parts += [f"engagement {face.engagement}"] if face.engagement is not None else []
    parts += [f"threat {face.threat}"] if face.threat is not None else _x(face, "threat")
    if face.kind == "enemy":
        parts += [f"attack {face.attack}"] if face.attack is not None else _x(face, "attack")
        parts += [f"defense {face.defense}"] if face.defense is not None else []
        parts += [f"{face.hits} hit points"] if face.hits is not None else []
    parts += [f"{face.points} quest points"] if face.points is not None else []
    return ", ".join(parts)


def _x(face: Face, number: str) -> list[str]:
    """A number that the card itself works out."""
    return [f"{number} X"] if any(line.startswith(f"{number.title()} X =") for line in TEXTS.get(face.key, ())) else []


def lines(key: str) -> tuple[str, ...]:
    """Everything that a face says: its keywords, then an effect a line."""
    face = FACES.get(key)
    words = keywords(face) if face else ""
    return (*((words,) if words else ()), *TEXTS.get(key, ()))


def part(key: str, kind: str) -> str:
    """Its effects of one kind ("Travel", "Shadow", "When revealed", "Action") without that word; "" for none."""
    found = [line.removeprefix(f"{kind}: ") for line in TEXTS.get(key, ()) if line.startswith(f"{kind}: ")]
    return " ".join(found)


def actions(key: str) -> tuple[str, ...]:
    """Its Actions, in order."""
    return tuple(line.removeprefix("Action: ") for line in TEXTS.get(key, ()) if line.startswith("Action: "))


def at_work(key: str) -> str:
    """What it does while it is in play, without its shadow effect and what only happens as it is revealed."""
    past = ("Shadow: ", "When revealed: ", "Setup: ", "After a win: ")
    return " ".join(line for line in lines(key) if not line.startswith(past))


def whole(key: str, limit: int) -> str:
    """All of it in one line."""
    return clip(" ".join(lines(key)), limit)
