"""Options as they are offered on buttons and in menus."""

from __future__ import annotations

from typing import Any

from bot.faces.angmar import names as n
from bot.faces.angmar.choices import CHOICES
from bot.faces.angmar.choices_done import DONE
from bot.faces.face import Label
from bot.ui.words import clip
from rules.angmar import commands as cmd
from rules.angmar.sight import Sight

TEXT, NOTE, WARNING = 80, 100, 400


def label(sight: Sight, command: Any) -> Label:
    """The option as the reader may know it, clipped to Discord's limits. Raises KeyError for one of no known kind."""
    made = _made(sight, command)
    return Label(
        clip(_apart(sight, command, made.text), TEXT), made.group, clip(n.once(made.note), NOTE), made.icon,
        clip(n.once(made.warning), WARNING),
    )  # fmt: skip


def _made(sight: Sight, command: Any) -> Label:
    match command:
        case cmd.Choose(of=of, what=what):
            return CHOICES[of](sight, what)
        case cmd.Done(of=of):
            return DONE[of](sight)
    raise KeyError(command)


def _apart(sight: Sight, command: Any, text: str) -> str:
    """Copies that are not in play (in a hand, a pile) are numbered if several are offered."""
    what = getattr(command, "what", "")
    if "#" not in what or what in sight.pieces or sight.question is None:
        return text
    options = [getattr(option, "what", "") for option in sight.question.options]
    same = [o for o in options if o not in sight.pieces and "#" in o and n.title(sight, o) == n.title(sight, what)]
    return f"{text} ({same.index(what) + 1})" if what in same[1:] else text
