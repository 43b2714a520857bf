"""A question becomes menus and buttons: options of one group share a menu, the others are buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle, SelectOption

from bot.faces.face import Face, Label
from bot.table import View
from bot.ui import ids, layout
from rules.core.game import Question


@dataclass(frozen=True, slots=True)
class Choice:
    """One option as its reader sees it, and how to name it again."""

    seat: str
    step: str
    digest: str
    label: Label
    open: bool
    command: Any = None

    @property
    def value(self) -> str:
        return f"{ids.MARK if self.label.warning else ''}{self.digest}"


def choices(view: View, face: Face, question: Question, reader: str | None) -> list[Choice]:
    """The options of a question in the words for one reader: the asked seat, or None for everybody (open ones only)."""
    sight, step = view.sight(reader), view.step(question)
    return [
        Choice(question.seat, step, offer.digest, face.label(sight, offer.command), offer.open, offer.command)
        for offer in view.offers(question)
        if offer.open or reader is not None
    ]


def rows(view: View, offered: Sequence[Choice], first: int = 0) -> list[layout.Row]:
    """Menus first, in the order in which their groups appear; then the buttons. `first` numbers the menus."""
    groups: dict[str, list[Choice]] = {}
    for choice in offered:
        groups.setdefault(choice.label.group, []).append(choice)
    lone = groups.pop("", [])
    out: list[layout.Row] = []
    for group, members in groups.items():
        for at in range(0, len(members), layout.MENU):
            part = members[at : at + layout.MENU]
            name = group if at == 0 else f"{group} ({at + 1} to {at + len(part)})"
            out.append(
                layout.menu(name, ids.options(view.code, part[0].step, first + len(out)), [_entry(c) for c in part])
            )
    return out + layout.rows(_button(view, c) for c in lone)


def _entry(c: Choice) -> SelectOption:
    icon = c.label.icon or ("⚠️" if c.label.warning else "")
    return layout.choice(c.label.text, c.value, c.label.note or c.label.warning, icon)


def _button(view: View, c: Choice) -> layout.Press:
    custom_id = ids.option(view.code, c.step, c.digest, warned=bool(c.label.warning))
    return layout.button(c.label.text, custom_id, ButtonStyle.primary, c.label.icon)
