"""`/game status`: the board, whose turn it is, what is asked of the reader, and what they missed."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ui import LayoutView, Separator

from bot.faces.face import Face
from bot.table import Line, Person, View
from bot.ui import board, layout, menu, news
from bot.ui.words import TEXT, clip, last_lines

MISSED = 900


def status(view: View, face: Face, me: Person, lines: Sequence[Line]) -> LayoutView:
    """`lines` are the moves since the reader last acted."""
    if view.phase != "playing":
        return board.show(view, face)
    sight = view.sight(None)
    mine = view.held(me)
    words = [f"## {board.title(view)}\n{clip(face.headline(sight), 300)}", clip(face.board(sight), 2000)]
    mine_asked = view.questions(me)
    asked = board.asking(view, face, [q.seat for q in mine_asked if view.is_place(q.seat)])
    yours = [f"**You, as {news.seat_title(view, q.seat)}**: {face.question(view.sight(q.seat), q)}" for q in mine_asked]
    told = [asked, *(yours or [menu.waiting(view)] if mine else [])]
    words.append(clip("\n".join(line for line in told if line), 600))
    reader = mine[0] if mine else None
    heard = [row for line in lines for row in news.moved(view, face, line, reader).splitlines()]
    since = "Since you last acted" if mine else "So far"
    words.append(f"**{since}:**\n{last_lines(heard, MISSED) or 'nothing happened.'}")
    foot = face.foot(sight)
    if foot:
        words.append(f"-# {clip(foot, TEXT - sum(map(len, words)) - 10)}")
    pieces: list[layout.Piece] = [layout.text(w) for w in words]
    pieces.insert(2, Separator())
    return layout.message(*pieces, *layout.rows(board.controls(view)))
