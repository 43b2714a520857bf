"""The walk of a bot through its printed chart, in words: short for the channel, in full for whoever asks why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.ui.words import clip
from rules.core.game import Box, Trace


@dataclass(frozen=True, slots=True)
class Walked:
    """One decision of the automated side: its number in the log, who decided, how, and what then happened."""

    number: int
    who: str
    trace: Trace
    news: tuple[str, ...]


ANSWER = {True: "**Yes**", False: "**No**", None: ""}


def box(b: Box, *, section: bool = False) -> str:
    """The printed words and the answer; in small letters below, the fact and with `section` the rule."""
    sign = "◆" if b.answer is None else "◇"
    below = " · ".join(part for part in (b.fact, b.section if section else "") if part)
    words = " ".join(part for part in (sign, b.text, ANSWER[b.answer]) if part)
    return f"{words}\n-# {below}" if below else words


def reason(b: Box) -> str:
    """The same in one line."""
    return " – ".join(part for part in (f"{b.text} {ANSWER[b.answer]}".strip(), b.fact) if part)


def told(w: Walked, boxes: Sequence[Box], skipped: int) -> str:
    """A decision without its head."""
    gap = [f"-# … {skipped} boxes before this one: press Why?"] if skipped else []
    return "\n".join([*gap, *(box(b) for b in boxes), *(f"➜ {line}" for line in w.news)])


def _full(w: Walked) -> str:
    return told(w, w.trace, 0)


def _deciding(w: Walked) -> str:
    return told(w, w.trace[-2:], max(len(w.trace) - 2, 0))


def _bare(w: Walked) -> str:
    return told(w, (), 0)


SHORTER: tuple[Callable[[Walked], str], ...] = (_full, _deciding, _bare)


def public(walks: Sequence[Walked], limit: int) -> str:
    """All decisions of a run in at most `limit` characters: the earlier ones are folded first."""
    level = [0] * len(walks)
    for depth in range(1, len(SHORTER)):
        for at in range(len(walks)):
            if len(_joined(walks, level)) <= limit:
                break
            level[at] = depth
    return clip(_joined(walks, level), limit)


def _joined(walks: Sequence[Walked], level: Sequence[int]) -> str:
    """One after another; whose they are is said where it changes."""
    parts, who = [], ""
    for w, depth in zip(walks, level, strict=True):
        parts.append(f"**{w.who}**\n{SHORTER[depth](w)}" if w.who != who else SHORTER[depth](w))
        who = w.who
    return "\n".join(parts)


def full(w: Walked, limit: int) -> str:
    """One decision with the section of each box."""
    head = f"### Move {w.number}: {w.who}"
    return clip("\n".join([head, *(box(b, section=True) for b in w.trace), *(f"➜ {line}" for line in w.news)]), limit)
