"""Small habits of text that every message shares."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

TEXT = 4000
"""What all text of one message may hold (Discord: Components V2)."""


_MARKS = re.compile(r"([\\*_~|`\[\]<>#])")


def clip(text: str, limit: int) -> str:
    """At most `limit` characters, cut at a line or a word where one is near, with "…" if anything was cut."""
    if len(text) <= limit:
        return text
    cut = text[: limit - 1]
    for mark in ("\n", " "):
        at = cut.rfind(mark)
        if at > limit * 3 // 4:
            return cut[:at].rstrip(" .,;:") + "…"
    return cut + "…"


def in_one_line(text: str) -> str:
    """What somebody typed, so that it makes no lines or headings of its own."""
    return " ".join(text.split())


def plain(text: str) -> str:
    """Words of strangers in one line, with nothing in it that Discord reads as formatting, a link or a call."""
    return _MARKS.sub(r"\\\1", in_one_line(text)).replace("@", "@\u200b").replace("://", ":\u200b//")


def listed(names: Iterable[str], last: str = "and") -> str:
    """ "Frodo, Aragorn and Gandalf"."""
    out = list(names)
    return f"{', '.join(out[:-1])} {last} {out[-1]}" if len(out) > 1 else "".join(out)


def last_lines(lines: Sequence[str], limit: int) -> str:
    """The newest of the lines that fit, in their order."""
    kept: list[str] = []
    room = limit
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return "\n".join(reversed(kept))
