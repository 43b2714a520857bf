"""Words for what is set by hand, and for rulings that are changed."""

from __future__ import annotations

from bot.faces.kings import names as n
from bot.ui.words import listed
from rules.kings import events as ev
from rules.kings.repairs import TOOLS
from rules.kings.rulings import SETTINGS
from rules.kings.tiles import KINDS

TEXTS = {tool.key: {c.value: c.text for param in tool.params for c in param.choices} for tool in TOOLS}
"""The words of the values that each repair takes."""
TITLES = {tool.key: tool.text for tool in TOOLS}


def repaired(e: ev.Repaired) -> str:
    """ "By hand: Set a Nation's box (Gondor, 3)."; a hidden value is left out."""
    tool, *parts = e.what.split("/")
    values = [*parts, *([e.value] if e.value is not None else [])]
    words = listed(n.TILES[v] if v in KINDS and tool == "tile" else TEXTS[tool].get(v, v) for v in values)
    return f"By hand: {TITLES[tool]} – {words}." if words else f"By hand: {TITLES[tool]}."


def ruled(key: str, value: str) -> str:
    """A ruling in the words of its setting."""
    setting = next(s for s in SETTINGS if s.key == key)
    words = next((c.text for c in setting.choices if c.value == value), value)
    return f"From now on at this table – {setting.text}: **{words}**."
