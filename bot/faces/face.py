"""What a game looks like to people: the contract between the generic Discord layer and one game's words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from rules.core.game import Question


@dataclass(frozen=True, slots=True)
class Label:
    """How an option is offered.

    `text` goes on a button or into a menu (at most 80 characters). Options with the same `group`
    share one select menu, whose placeholder it is ("Play a card"); "" asks for a button of its own.
    `note` is the small line below a menu entry (at most 100). `icon` is one emoji, or "".
    `warning` is a sentence said before a move that the rules punish, or "".
    """

    text: str
    group: str = ""
    note: str = ""
    icon: str = ""
    warning: str = ""


class Face(Protocol):
    """The words and pictures of one game. It reads sights and heard events, never a state.

    All texts are Discord Markdown without mentions. `sight` is what `seen_by` gave for the reader.
    """

    key: str

    def title(self, sight: Any, seat: str) -> str:
        """What a seat is called, also one that the automated side plays."""

    def question(self, sight: Any, question: Question) -> str:
        """The question as it is put to the seat that is asked, one sentence."""

    def label(self, sight: Any, command: Any) -> Label:
        """The option as that seat reads it. Only called with the asked seat's own sight, or for open options."""

    def likely(self, sight: Any, tool: str, given: Mapping[str, str], param: str) -> tuple[str, ...]:
        """The values that a parameter of a hand move most likely takes after those `given`: they are offered first."""

    def say(self, sight: Any, event: Any) -> str:
        """What happened, one line; "" for what is not worth saying. `event` went through `heard_by`."""

    def headline(self, sight: Any) -> str:
        """Where the game stands, one line: round, step, score."""

    def board(self, sight: Any) -> str:
        """The whole public table as text, at most 3,000 characters, walkable by a screen reader."""

    def picture(self, sight: Any) -> bytes:
        """The same as a PNG. Slow (tens of milliseconds): call it off the loop's thread."""

    def alt(self, sight: Any) -> str:
        """The picture in words, at most 1,024 characters."""

    def private(self, sight: Any) -> str:
        """All that this seat alone may see, at most 3,000 characters."""

    def foot(self, sight: Any) -> str:
        """One small line: which facts on this table no source confirms; "" if all are."""

    def ending(self, sight: Any) -> str:
        """Who won and how, a few lines. The caller puts "The game is over" before it."""
