"""The message that a table lives in: a lobby, then the board, edited in place. It holds nothing hidden."""

from __future__ import annotations

from collections.abc import Collection

from discord import ButtonStyle
from discord.ui import LayoutView, Separator

from bot.faces.face import Face
from bot.table import View
from bot.ui import ids, layout, news, offers
from bot.ui.words import TEXT, clip, last_lines, listed, plain

GREEN, GOLD, GREY = 0x2E6B4F, 0xB8860B, 0x6B7280
ROOM = 22
"""Components for open options; what does not fit stands behind "Your move"."""


LATEST = 6
"""Lines of news on the board; the channel has them all."""


def show(view: View, face: Face, latest: tuple[str, ...] = ()) -> LayoutView:
    """The message of a table as it stands. `latest` are the newest lines of news."""
    if view.phase == "lobby":
        return lobby(view)
    if view.phase == "closed":
        return layout.message(layout.text(f"### {title(view)}\nThis table is closed."))
    return board(view, face, latest)


def title(view: View) -> str:
    return f"{view.game.title}: {view.scenario.title}"


def lobby(view: View) -> LayoutView:
    """Who sits where, the settings that differ from their defaults, and the buttons to sit down."""
    seats = "\n".join(
        f"- **{s.title}**: {listed(map(news.called, view.seats[s.key])) or '*free*'}" for s in view.places
    )
    changed = [
        news.setting_line(view, s) for s in view.settings if s.when == "setup" or view.options[s.key] != s.default
    ]
    head = [f"## {title(view)}", view.scenario.text, *campaign(view)]
    words = "\n".join([*head, "", seats, *(f"-# {line}" for line in changed)])
    sit = [layout.button(f"Sit at {s.title}", ids.control(view.code, "join", s.key)) for s in view.places]
    first = [
        layout.button("Join", ids.control(view.code, "join"), ButtonStyle.success),
        layout.button("Leave", ids.control(view.code, "leave")),
        layout.button("Start", ids.control(view.code, "start"), ButtonStyle.primary),
        layout.button("Settings", ids.control(view.code, "settings")),
    ]
    seated = layout.rows(sit) if len(view.places) > 1 else []
    return layout.message(layout.box(GOLD, layout.text(words)), *layout.rows(first), *seated)


def campaign(view: View) -> list[str]:
    """The campaign that this game belongs to, in a line, if there is one."""
    if view.adrift and view.phase == "playing":
        return ["⚠️ Its campaign goes on without this table: nothing that happens here is kept for it."]
    return [f"Campaign **{plain(view.campaign)}**"] if view.campaign else []


def board(view: View, face: Face, latest: tuple[str, ...]) -> LayoutView:
    sight = view.sight(None)
    foot = clip(face.foot(sight), 400)
    head = "\n".join([f"## {title(view)}", *(f"-# {line}" for line in campaign(view)), clip(face.headline(sight), 300)])
    asked = clip(asking(view, face), 500)
    room = TEXT - len(head) - len(asked) - len(foot) - 60
    table = clip(face.board(sight), min(3000, room))
    told = last_lines(latest[-LATEST:], min(800, room - len(table)))
    pieces = [layout.text(head), layout.text(table), Separator(), layout.text(asked)]
    if told:
        pieces.append(layout.text(told))
    if foot:
        pieces.append(layout.text(f"-# {foot}"))
    colour = GREY if view.phase == "over" else GREEN
    return layout.message(layout.box(colour, *pieces), *open_rows(view, face), *layout.rows(controls(view)))


def asking(view: View, face: Face, without: Collection[str] = ()) -> str:
    """Whose turn it is and what is asked, except of the seats `without`; it names people and calls nobody."""
    if view.phase == "over":
        return "**The game is over.**"
    lines, sight = [], view.sight(None)
    if view.locked:
        lines.append("🔒 A moderator has locked this table for the moment.")
    for q in view.questions(None):
        if q.seat in without:
            continue
        if view.is_place(q.seat):
            names = listed(map(news.called, view.seats[q.seat]), "or")
            lines.append(f"**{news.seat_title(view, q.seat)}** ({names or 'nobody'}): {face.question(sight, q)}")
        elif not lines:
            turn = "It lost its way: people choose its next move." if view.stuck else "Its turn is due: `/bot-turn`."
            lines.append(f"**{news.bot_title(view, face, q.seat)}** (the bot): {turn}")
    return "\n".join(lines)


def open_rows(view: View, face: Face) -> list[layout.Row]:
    """The options that everybody may know, as far as there is room; what several seats are asked at once, just once."""
    out: list[layout.Row] = []
    known: set[tuple[int, str]] = set()
    for question in view.questions(None):
        if view.is_place(question.seat) or view.stuck:
            choices = offers.choices(view, face, question, None)
            out += offers.rows(view, [c for c in choices if (question.step, c.digest) not in known], len(out))
            known |= {(question.step, c.digest) for c in choices}
    room = ROOM
    kept = []
    for row in out:
        room -= layout.size(row)
        if room >= 0:
            kept.append(row)
    return kept


def controls(view: View) -> list[layout.Press]:
    """The buttons that every board has."""
    if view.phase == "over":
        return [layout.button("History", ids.control(view.code, "history"))]
    out = [
        layout.button("Your move", ids.control(view.code, "move"), ButtonStyle.success),
        layout.button("Show my hand", ids.control(view.code, "hand")),
    ]
    if view.bot_asked and not view.stuck:
        out.append(layout.button("Bot turn", ids.control(view.code, "bot"), ButtonStyle.primary))
    if view.number:
        out.append(layout.button("Undo", ids.control(view.code, "undo"), ButtonStyle.danger))
    return out
