"""Sentences for what is done at a table besides moves: taking back, settings, repairs, locks, ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.table import Person, Told, View
from bot.ui import news
from bot.ui.words import in_one_line

OVER = "The game is over"
"""How the last public message of every game begins."""

DEEDS = {
    "join": "sat down at {seat}, and sees its hand",
    "leave": "left the seat {seat}",
    "undo": "took back {moves}{right}",
    "redo": "brought back {moves}{right}",
    "setting": "set “{setting}” to “{value}”",
    "end": "ended it, as the table had agreed",
    "close": "ended it as a moderator",
    "reset": "set this table back to a fresh start; {moves} are out of sight",
    "rewind": "took this table back to move {to}; {moves} are out of sight",
    "restore": "brought this table back as it was",
    "repair": "repaired a value by hand ({tool}, move {move})",
    "seat": "gave the seat {seat} to {after}",
    "lock": "locked this table for the moment",
    "unlock": "unlocked this table",
    "import": "opened this game from a file; whoever has the file knows its hands and its shuffles",
}

BARED = " ⚠️ The game was over: its seed and every hand were shown, so they are no secret any more."

SILENT = frozenset({"stuck", "vote", "propose", "open"})
"""What the board, the news or the vote itself shows."""


def sentence(view: View, data: Mapping[str, Any], by: Person) -> str:
    """What was done, by whom, why, and how to bring back what it removed; "" for what needs no sentence.

    The end of a table begins as the end of every game does.
    """
    kind = data["deed"]
    if kind in SILENT:
        return ""
    name = news.called(by) if by.id == data.get("by") else news.person_name(view, data.get("by"))
    what = f"{name} {DEEDS[kind].format_map(_words(view, data))}"
    why = f" Reason: {in_one_line(data['reason'])}." if data.get("reason") else ""
    back = f" Restore code: `{data['code']}`." if data.get("code") else ""
    if kind in {"end", "close"}:
        return f"{OVER}: {what}.{why}{back}{news.proof(view)}"
    return f"**{what}.**{why}{back}{BARED if data.get('bared') else ''}"


def _words(view: View, data: Mapping[str, Any]) -> Mapping[str, object]:
    """The values of a sentence, as people read them."""
    words = dict(data)
    words["moves"] = news.numbered(data["moves"]) if data.get("moves") else "no moves"
    words["right"] = " as a moderator" if data.get("moderator") else ""
    if "setting" in data:
        words["setting"], words["value"] = news.setting_words(view, data["setting"], data["value"])
    if "seat" in data:
        words["seat"] = news.seat_title(view, data["seat"])
        words["after"] = news.person_name(view, data["after"]) if data.get("after") else "nobody yet"
    return words


DONE = {
    "join": "You have a seat. When every seat is taken, press Start or type `/game start`.",
    "leave": "You have left the table.",
}


def done(told: Told) -> str:
    """A short word to the person who did it."""
    return DONE.get(told.deed, "Done.")
