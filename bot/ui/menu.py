"""Private messages of one person: what may be done now, hand moves, hands, and a last word before a bad move."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.errors import Refused
from bot.faces.face import Face
from bot.table import Person, View
from bot.ui import ids, layout, news, offers
from bot.ui.words import TEXT, clip, listed
from rules.core.game import Question

ROOM = 30
"""Components of one page, besides its controls."""


def moves(view: View, face: Face, person: Person, *, head: str = "", page: int = 0) -> LayoutView:
    """Everything this person may do now, grouped, in pages. `head` is said above it. Raises Refused for a stranger."""
    seated(view, person)
    pages = _paged(_pieces(view, face, person))
    page = min(max(page, 0), len(pages) - 1)
    turn = [
        layout.button(label, ids.control(view.code, "move", to))
        for label, to in (("Earlier moves", page - 1), ("More moves", page + 1))
        if 0 <= to < len(pages)
    ]
    top = [layout.text(head, 1500)] if head else []
    return layout.message(*top, *pages[page], *layout.rows([*turn, *_controls(view, person)]))


def _pieces(view: View, face: Face, person: Person) -> list[layout.Piece]:
    """A text and rows for each question."""
    out: list[layout.Piece] = []
    number = 0
    for question in view.questions(person):
        reader, mine = choices(view, face, question)
        rows = offers.rows(view, mine, number)
        number += len(rows)
        asked = face.question(view.sight(reader), question)
        out += [layout.text(f"**{news.seat_title(view, question.seat)}**: {asked}", 500), *rows]
    return out or [layout.text(waiting(view))]


def choices(view: View, face: Face, question: Question) -> tuple[str | None, list[offers.Choice]]:
    """The options, and in whose eyes: a bot that lost its way shows its hand only if it can do nothing else."""
    if not view.is_place(question.seat):
        shown = offers.choices(view, face, question, None)
        if shown:
            return None, shown
    return question.seat, offers.choices(view, face, question, question.seat)


def waiting(view: View) -> str:
    """Why nothing is asked of the reader."""
    if view.phase == "over":
        return "The game is over."
    if view.phase == "lobby":
        return "The game has not begun. When every seat is taken, press Start or type `/game start`."
    if view.bot_asked:
        return "Nothing is asked of you: the bot is to move. Press Bot turn or type `/bot-turn`."
    asked = listed(news.seat_title(view, q.seat) for q in view.questions(None))
    return f"Nothing is asked of you now. The table waits for {asked}."


def _paged(pieces: Sequence[layout.Piece]) -> list[list[layout.Piece]]:
    pages: list[list[layout.Piece]] = [[]]
    for piece in pieces:
        if sum(map(layout.size, pages[-1])) + layout.size(piece) > ROOM:
            pages.append([])
        pages[-1].append(piece)
    return pages


def _controls(view: View, person: Person) -> list[layout.Press]:
    out = []
    if view.phase == "playing":
        out.append(layout.button("Show my hand", ids.control(view.code, "hand")))
        if view.bot_asked and not view.stuck:
            out.append(layout.button("Bot turn", ids.control(view.code, "bot"), ButtonStyle.primary))
    if view.tools(person):
        out.append(layout.button("Hand moves", ids.control(view.code, "tools")))
    return out


def tools(view: View, person: Person) -> LayoutView:
    """The hand moves of the person's seats. Raises Refused if there are none."""
    seated(view, person)
    mine = view.tools(person)
    if not mine:
        raise Refused("This game needs no hand moves now: everything you may do is behind Your move.")
    rows: list[layout.Row] = []
    for seat in dict.fromkeys(seat for seat, _ in mine):
        of_seat = [tool for s, tool in mine if s == seat]
        for at in range(0, len(of_seat), layout.MENU):
            entries = [layout.choice(t.text, t.key) for t in of_seat[at : at + layout.MENU]]
            rows.append(
                layout.menu(f"{news.seat_title(view, seat)}: by hand", ids.tools(view.code, seat, len(rows)), entries)
            )
    back = layout.button("Back", ids.control(view.code, "move"))
    return layout.message(layout.text("What would you like to do by hand?"), *rows[:12], *layout.rows([back]))


def warning(view: View, choice: offers.Choice) -> LayoutView:
    """The rules punish this move: says how, and asks for a second press."""
    label = choice.label
    again = layout.button("Do it anyway", ids.option(view.code, choice.step, choice.digest), ButtonStyle.danger)
    back = layout.button("Back", ids.control(view.code, "move"))
    return layout.message(layout.text(f"⚠️ **{label.text}**\n{label.warning}"), *layout.rows([again, back]))


def hand(view: View, face: Face, person: Person, seat: str | None = None) -> LayoutView:
    """What the person's seats alone may see: all where it fits together, else one and buttons for the others.

    Raises Refused for a stranger, or a seat that is somebody else's.
    """
    mine = seated(view, person)
    if view.phase == "lobby":
        raise Refused("Nothing has been dealt yet: the game has not begun.")
    if seat is not None and seat not in mine:
        raise Refused(f"{news.seat_title(view, seat)} is not your seat, so its hand stays hidden from you.")
    shown = [seat] if seat else list(mine)
    words = [f"### {news.seat_title(view, s)}\n{face.private(view.sight(s))}" for s in shown]
    if sum(map(len, words)) > TEXT - 100:
        words = words[:1]
    others = [s for s in mine if s not in shown[: len(words)]]
    buttons = [layout.button(news.seat_title(view, s), ids.control(view.code, "hand", s)) for s in others]
    return layout.message(*(layout.text(clip(w, 3800)) for w in words), *layout.rows([*buttons, _to_moves(view)]))


def letter(view: View, face: Face, person: Person) -> LayoutView:
    """A hand as a direct message, with what is asked, the way to the table and the way to move."""
    seats = view.held(person)
    words = [f"### Your hand: {news.seat_title(view, s)}\n{face.private(view.sight(s))}" for s in seats]
    asked = [f"**Your turn**: {face.question(view.sight(q.seat), q)}" for q in view.questions(person)]
    place = f"-# {view.game.title} in <#{view.where.channel}>"
    if view.board and view.where.guild:
        place += f" · https://discord.com/channels/{view.where.guild}/{view.where.channel}/{view.board}"
    text = clip("\n".join([*(clip(w, 3200 // len(words)) for w in words), *asked, place]), TEXT)
    return layout.message(layout.text(text), *layout.rows([_to_moves(view)]))


def _to_moves(view: View) -> layout.Press:
    return layout.button("Your move", ids.control(view.code, "move"), ButtonStyle.success)


def seated(view: View, person: Person) -> tuple[str, ...]:
    """The person's seats. Raises Refused if there are none."""
    mine = view.held(person)
    if not mine:
        raise Refused("You have no seat at this table. Watch as you like; in the lobby you can join with `/game join`.")
    return mine
