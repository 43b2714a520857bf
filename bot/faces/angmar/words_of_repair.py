"""Words for what is set by hand by a moderator, and for rulings that are changed."""

from __future__ import annotations

from bot.faces.angmar import names as n
from bot.ui.words import listed
from rules.angmar import events as ev
from rules.angmar.rulings import SETTINGS
from rules.angmar.sight import Sight

REPAIRS = {
    "threat": "Threat set", "damage": "Damage set", "progress": "Progress set", "resources": "Resources set",
    "tokens": "Tokens set", "time": "Time counters set", "exhausted": "Exhausted or readied",
    "committed": "Committed, or not", "flip": "Turned over", "put": "Put elsewhere", "attach": "Attached",
    "out": "Taken out of play", "in": "Put into play", "move": "Moved out of play", "hand": "Moved out of a hand",
    "draw": "Cards drawn", "shuffle": "Shuffled", "reset": "The encounter discard pile is shuffled into its deck",
    "first": "First player", "round": "Number of the round", "current": "Current quest",
}  # fmt: skip
PLACES = {"staging": "staging area", "active": "active location", "engaged": "engaged with", "play": "controlled by"}
PILES = {
    "encounter": "encounter deck", "discard": "discard pile", "victory": "victory display", "aside": "set aside",
    "removed": "out of the game", "main": "the main quest", "hand": "hand", "deck": "deck",
}  # fmt: skip


def repaired(sight: Sight, e: ev.Repaired) -> str:
    """ "By hand: Damage set – Orc War Party, 2."."""
    tool, *rest = e.what.split("/")
    if tool == "reset":
        return f"By hand: {REPAIRS[tool]}."
    value = {"1": "yes", "0": "no"}.get(e.value, e.value) if tool in {"exhausted", "committed"} else e.value
    words = listed((_worded(sight, part) for part in (*rest, value)), "and")
    return f"By hand: {REPAIRS.get(tool, tool)} – {words}."


def _worded(sight: Sight, value: str) -> str:
    """A card, a player, a place, a pile or a number."""
    if "#" in value:
        return n.name(sight, value)
    kind, colon, of = value.partition(":")
    if colon:
        known = {**PILES, **PLACES}.get(kind, kind)
        return known if of == "main" else f"{known} {n.seat(of)}"
    return PILES.get(value) or n.seat(value)


def ruled(key: str, value: str) -> str:
    """A ruling in the words of its setting."""
    setting = next((s for s in SETTINGS if s.key == key), None)
    if setting is None:
        return ""
    words = next((c.text for c in setting.choices if c.value == value), value)
    return f"From now on at this table – {setting.text}: **{words}**."
