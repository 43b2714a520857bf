"""Words for what is set by hand by a moderator, and for rulings that are changed."""

from __future__ import annotations

from bot.faces.angmar import names as n
from rules.angmar import events as ev
from rules.angmar.rulings import SETTINGS
from rules.angmar.sight import Sight

REPAIRS = {
    "threat": "the threat of {0} is {1}", "damage": "{0} has {1} damage", "progress": "{0} has {1} progress",
    "resources": "{0} has {1:resource}", "tokens": "{0} has {1:token}", "time": "{0} has {1:time counter}",
    "exhausted": "{0} is {1:exhausted/ready}", "committed": "{0} is {1:on the quest/not on the quest}",
    "flip": "{0} is turned over", "put": "{0} is put: {1}", "attach": "{0} is attached to {1}",
    "out": "{0} leaves play: {1}", "in": "{0} is put into play: {1}", "move": "{0} is moved: {1}",
    "hand": "card {1} of the hand of {0} is moved: {2}", "draw": "{0} draws {1:card}", "shuffle": "{0} is shuffled",
    "reset": "the encounter discard pile is shuffled into its deck", "first": "{0} is first player",
    "round": "this is round {0}", "current": "{0} is the current quest",
}  # fmt: skip
"""A sentence for each repair, without its capital: its values by number, some with the word for what they count."""
PLACES = {
    "staging": "the staging area",
    "active": "active location",
    "engaged": "engaged with",
    "play": "controlled by",
}
PILES = {
    "encounter": "the encounter deck", "discard": "the discard pile", "victory": "the victory display",
    "aside": "set aside", "removed": "out of the game", "main": "the main quest", "hand": "the hand",
    "deck": "the deck",
}  # fmt: skip


class _Value(str):
    """A value in words that counts things ("2:token" is "2 tokens") or says yes or no ("1:ready/not")."""

    def __format__(self, spec: str) -> str:
        if "/" in spec:
            return spec.split("/")[0 if self == "1" else 1]
        return n.count(int(self), spec) if spec else str(self)


def repaired(sight: Sight, e: ev.Repaired) -> str:
    """ "By hand: Orc War Party has 2 damage."."""
    tool, *rest = e.what.split("/")
    values = [_Value(_worded(sight, part)) for part in (*rest, e.value)]
    return f"By hand: {REPAIRS[tool].format(*values)}."


def _worded(sight: Sight, value: str) -> str:
    """A card, a player, a place, a pile or a number."""
    if "#" in value:
        return n.name(sight, value)
    kind, colon, of = value.partition(":")
    if not colon:
        return PILES.get(value) or n.seat(value)
    if of == "main":
        return "active location" if kind == "active" else PLACES.get(kind, kind)
    whose = "" if kind in {"engaged", "play"} else "of "
    return f"{ {**PILES, **PLACES}.get(kind, kind) } {whose}{n.seat(of)}"


def ruled(key: str, value: str) -> str:
    """A ruling in the words of its setting."""
    setting = next((s for s in SETTINGS if s.key == key), None)
    if setting is None:
        return ""
    words = next((c.text for c in setting.choices if c.value == value), value)
    return f"From now on at this table – {setting.text}: **{words}**."
