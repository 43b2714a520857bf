"""What is only looked at, for commands and buttons alike: hands, menus, pages of history, walks, settings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from bot.faces.face import Face
from bot.table import Line, Person, View
from bot.ui import answer, ids, layout, menu, news, panel, walk
from bot.ui.words import clip

if TYPE_CHECKING:
    from bot.ui.answer import Interaction

PAGE = 3600
LAST = 10


async def moves(i: Interaction, view: View, page: int = 0, head: str = "") -> None:
    """Everything the person may do now."""
    shown = menu.moves(view, i.client.face(view), answer.person(i), head=head, page=page)
    await answer.show(i, shown)


async def hand(i: Interaction, view: View, seat: str | None = None) -> None:
    """What the person's seats alone may see."""
    await answer.show(i, menu.hand(view, i.client.face(view), answer.person(i), seat))


async def history(i: Interaction, view: View, last: int = LAST, before: int | None = None) -> None:
    """A page of the log in words, with the way to older and newer pages."""
    me = answer.person(i)
    lines = await i.client.tables.history(view.code, last=last, before=before, viewer=me)
    words = list(_moves(view, i, me, lines))
    first = lines[0].number if lines else 0
    end = before if before is not None else view.number + 1
    turn = []
    if lines and first > 0:
        turn.append(layout.button("Older", ids.control(view.code, "history", first, last)))
    if end <= view.number:
        turn.append(layout.button("Newer", ids.control(view.code, "history", min(end + last, view.number + 1), last)))
    text = clip("\n".join(["### What happened", *(words or ["Nothing yet."])]), PAGE)
    await answer.show(i, layout.message(layout.text(text), *layout.rows(turn)))


def _moves(view: View, i: Interaction, me: Person, lines: Sequence[Line]) -> Iterator[str]:
    """Each move in words; pauses and choices that a seat made one after another, of which later moves tell, in one."""
    face, held = i.client.face(view), view.held(me)
    reader = held[0] if held else None
    for who, run in groupby(lines, lambda line: _silent(view, face, line, reader)):
        moves = list(run)
        if who:
            first, last = moves[0].number, moves[-1].number
            yield f"`{first}`{f' to `{last}`' if last > first else ''} **{who}** went on."
        else:
            yield from (told(view, face, line, reader) for line in moves)


def _silent(view: View, face: Face, line: Line, reader: str | None) -> str:
    """Who made a move that there is nothing to say of; "" for any other."""
    return "" if line.trace or news.moved(view, face, line, reader) else news.who(view, face, line)


def told(view: View, face: Face, line: Line, reader: str | None) -> str:
    """One move with its number; a walk's reason is the box that decided it."""
    words = news.moved(view, face, line, reader) or f"**{news.who(view, face, line)}** went on."
    reason = f"\n-# because: {walk.reason(line.trace[-1])}" if line.trace else ""
    return f"`{line.number}` {words}{reason}"


async def why(i: Interaction, view: View, move: int | None = None) -> None:
    """The walk of one decision in full, with the way to the others."""
    number, trace = await i.client.tables.why(view.code, move)
    lines: Sequence[Line] = await i.client.tables.history(view.code, last=1, before=number + 1)
    said = news.said(view, i.client.face(view), lines[0]) if lines else ()
    who = news.who(view, i.client.face(view), lines[0]) if lines else "The bot"
    text = walk.full(walk.Walked(number, who, trace, said), PAGE)
    around = await i.client.tables.history(view.code, last=40, before=number + 21)
    older = max((x.number for x in around if x.trace and x.number < number), default=None)
    newer = min((x.number for x in around if x.trace and x.number > number), default=None)
    turn = [
        layout.button(label, ids.control(view.code, "why", to))
        for label, to in (("Decision before", older), ("Decision after", newer))
        if to is not None
    ]
    await answer.show(i, layout.message(layout.text(text), *layout.rows(turn)))


async def settings(i: Interaction, view: View, page: int = 0) -> None:
    """The rulings and options of the table, with a menu for each."""
    await answer.show(i, panel.settings(view, page))
