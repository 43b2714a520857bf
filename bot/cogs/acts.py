"""What `/act` offers and understands: exactly what a person may do now, questions first, then hand moves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.errors import Refused
from bot.faces.face import Face
from bot.table import Person, View
from bot.ui import ids, menu, news, offers
from bot.ui.words import clip, listed

OPTION, WARNED = re.compile(ids.OPTION), re.compile(ids.WARNED)
"""What the list carries is what the button of the same option carries."""
TOOL = re.compile(r"tool:(\w+):([\w.-]+)")


@dataclass(frozen=True, slots=True)
class Act:
    """One thing that may be done: what people read, what the command carries, and the option or (seat, tool) it is."""

    words: str
    value: str
    option: offers.Choice | None = None
    tool: tuple[str, str] | None = None


def acts(view: View, face: Face, person: Person) -> list[Act]:
    """All of them in order; with several seats each is named by its seat."""
    several = len(view.held(person)) > 1
    out = []
    for question in view.questions(person):
        for choice in menu.choices(view, face, question)[1]:
            words = f"{choice.label.group}: {choice.label.text}" if choice.label.group else choice.label.text
            out.append(Act(_named(view, question.seat, words, several), _value(view, choice), choice))
    for seat, tool in view.tools(person):
        out.append(Act(_named(view, seat, tool.text, several), f"tool:{seat}:{tool.key}", tool=(seat, tool.key)))
    return out


def _value(view: View, choice: offers.Choice) -> str:
    return ids.option(view.code, choice.step, choice.digest, warned=bool(choice.label.warning))


def _named(view: View, seat: str, words: str, several: bool) -> str:
    return f"{news.seat_title(view, seat)} – {words}" if several else words


def matching(found: Sequence[Act], typed: str) -> list[Act]:
    """Those that what was typed may mean, the nearest first: the same words, their beginning, somewhere in them."""
    wanted = typed.strip().casefold()

    def ranks(act: Act) -> int:
        texts = [act.words.casefold(), *([act.option.label.text.casefold()] if act.option else [])]
        if wanted in texts:
            return 0
        if any(t.startswith(wanted) for t in texts):
            return 1
        return 2 if any(wanted in t for t in texts) else 3

    ranked = sorted(((ranks(a), n, a) for n, a in enumerate(found)), key=lambda r: r[:2])
    return [a for rank, _, a in ranked if rank < 3]


def meant(view: View, face: Face, person: Person, typed: str) -> Act:
    """The one act that was chosen or typed. Raises Refused if it is none, or if it could be several."""
    menu.seated(view, person)
    found = acts(view, face, person)
    chosen = next((a for a in found if a.value == typed), None)
    if chosen is not None:
        return chosen
    if TOOL.fullmatch(typed):
        raise Refused("The table has moved on since that was offered; nothing was done. Choose from the newest list.")
    if not found:
        raise Refused(menu.waiting(view))
    near = matching(found, typed)
    sure = [a for a in near if a.words.casefold() == typed.strip().casefold()] or near
    if len(sure) == 1:
        return sure[0]
    if near:
        some = listed((f"“{clip(a.words, 60)}”" for a in near[:4]), "or")
        raise Refused(f"{typed!r} could mean {some}. Nothing was done; choose one from the list.")
    some = listed((f"“{clip(a.words, 60)}”" for a in found[:4]), "or")
    raise Refused(
        f"{clip(typed, 60)!r} is nothing that you may do now; nothing was done. Possible is for example {some}."
    )
