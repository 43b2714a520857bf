"""Messages as stacks of text and rows (Components V2), within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from discord import ButtonStyle, SelectOption
from discord.ui import ActionRow, Button, Container, Item, LayoutView, Select, TextDisplay

from bot.ui.words import TEXT, clip

Row = ActionRow[Any]
Press = Button[Any]
Piece = Item[Any]

COMPONENTS = 40
"""What one message may hold, counted with everything inside everything."""

MENU = 25
"""Options in one select menu."""

ROW = 5
"""Buttons in one row."""


def message(*pieces: Piece) -> LayoutView:
    """A message of these pieces.

    It is stopped at once: presses are recognised by their custom ids, so nothing need be remembered.
    """
    view = LayoutView(timeout=None)
    for piece in pieces:
        view.add_item(piece)
    view.stop()
    return view


def box(colour: int, *pieces: Piece) -> Container[Any]:
    return Container(*pieces, accent_colour=colour)


def text(words: str, limit: int = TEXT) -> TextDisplay[Any]:
    return TextDisplay(clip(words, limit) or "\u200b")


def button(label: str, custom_id: str, style: ButtonStyle = ButtonStyle.secondary, icon: str = "") -> Press:
    return Button(label=clip(label, 80), custom_id=custom_id, style=style, emoji=icon or None)


def rows(buttons: Iterable[Press]) -> list[Row]:
    """The buttons, five to a row."""
    all_of_them = list(buttons)
    return [ActionRow(*all_of_them[at : at + ROW]) for at in range(0, len(all_of_them), ROW)]


def menu(placeholder: str, custom_id: str, choices: Sequence[SelectOption]) -> Row:
    """One menu. Raises ValueError for none or too many choices."""
    if not 0 < len(choices) <= MENU:
        raise ValueError(f"a menu of {len(choices)} options")
    return ActionRow(Select(placeholder=clip(placeholder, 150), custom_id=custom_id, options=list(choices)))


def choice(label: str, value: str, note: str = "", icon: str = "", *, default: bool = False) -> SelectOption:
    below = clip(note, 100) or None
    return SelectOption(
        label=clip(label, 100) or "…", value=value, description=below, emoji=icon or None, default=default
    )


def size(piece: Piece) -> int:
    """How many of the 40 components a piece takes."""
    return 1 + sum(size(child) for child in getattr(piece, "children", ()))
