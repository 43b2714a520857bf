"""What a deed leaves to be said in the channel: plain news that may be joined, and messages that stand alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.faces.face import Face
from bot.table import Ballot, Mail, Told, View
from bot.ui import deeds, ids, layout, news
from bot.ui.deeds import OVER
from bot.ui.words import TEXT, clip, listed
from rules.core.game import Trace


@dataclass(slots=True)
class Post:
    """A public message to be sent. `call` is the one person it may ping. `mail`: what is done when it was sent.

    `alone`: it may have been sent before a crash, and then its nonce must not swallow another's news.
    """

    words: str
    rows: list[layout.Row] = field(default_factory=list)
    mail: list[int] = field(default_factory=list)
    call: int | None = None
    nonce: str = ""
    alone: bool = False

    def join(self, other: Post) -> bool:
        """Takes another one in, if both are plain and there is room."""
        if self.rows or other.rows or self.call or other.call or len(self.words) + len(other.words) + 1 > TEXT:
            return False
        if self.alone or other.alone:
            return False
        if self.words.startswith(OVER) or other.words.startswith(OVER):
            return False
        self.words = f"{self.words}\n{other.words}" if self.words and other.words else self.words or other.words
        self.mail += other.mail
        return True

    def message(self) -> LayoutView:
        return layout.message(layout.text(self.words), *self.rows)


def of(told: Told, face: Face, mail: Mail) -> list[Post]:
    """The messages of one outbox row, in order; the row is done with the last of them."""
    found = [moves(told, face), ended(told, face)] if mail.kind == "news" else [deed(told, mail.data)]
    out = []
    for number, post in enumerate(found):
        if post is not None:
            post.nonce = f"b{mail.id}.{number}"
            out.append(post)
    for post in out[-1:]:
        post.mail = [mail.id]
    return out


def moves(told: Told, face: Face) -> Post | None:
    """The news of an act; after a walk there is a button that shows it in full."""
    lines = told.lines(None)
    words = [news.began(told.view)] if lines and lines[0].kind == "start" else []
    words.append(news.news(told.view, face, lines))
    if told.stuck is not None:
        words.append(lost(told.stuck))
    text = "\n".join(part for part in words if part)
    walked = news.last_walk(lines)
    why = [layout.button("Why?", ids.control(told.view.code, "why", walked))] if walked is not None else []
    return Post(clip(text, TEXT), layout.rows(why)) if text else None


def lost(stuck: Trace) -> str:
    """The automated side gave up, and at which box."""
    where = f" at the box “{stuck[-1].text}”" if stuck else ""
    return f"⚠️ The bot lost its way{where}. Nothing is lost: choose its next move with Your move or `/act`."


def is_last(told: Told) -> bool:
    """Whether a game has ended with these moves."""
    return told.view.phase == "over" and bool(told.moves) and told.moves[-1].number == told.view.number


def ended(told: Told, face: Face) -> Post | None:
    """The last public message of a game, when this act was its last."""
    return Post(news.over(told.view, face)) if is_last(told) else None


def vote(view: View, ballot: Ballot) -> Post:
    """A vote with its two buttons, or what became of it."""
    yes = layout.button("Yes", ids.control(view.code, "vote", ballot.id, "yes"), ButtonStyle.success)
    no = layout.button("No", ids.control(view.code, "vote", ballot.id, "no"), ButtonStyle.danger)
    return Post(news.ballot(view, ballot), layout.rows([yes, no]) if ballot.state == "open" else [])


def deed(told: Told, data: Mapping[str, Any]) -> Post | None:
    """Something that was done besides moves; None for what other words say already."""
    view, ballot = told.view, told.ballot or told.view.ballot
    if data["deed"] == "propose":
        return vote(view, ballot) if ballot is not None and ballot.state == "open" else None
    if data["deed"] == "vote":
        return Post("Somebody said no: everything stays as it is.") if data.get("state") == "refused" else None
    words = deeds.sentence(view, data, told.by)
    return Post(words) if words else None


def answer(told: Told, face: Face) -> Post:
    """The public answer to a typed deed: what else the outbox would have said of it."""
    if told.ballot is not None and told.ballot.state == "open":
        return vote(told.view, told.ballot)
    said = next((m.data for m in told.mail if m.kind == "deed" and m.data["deed"] not in {"propose", "vote"}), None)
    words = deeds.sentence(told.view, said, told.by) if said else ""
    news_of_moves = moves(told, face)
    if news_of_moves is None:
        return Post(words or deeds.done(told))
    news_of_moves.words = clip("\n".join(part for part in (words, news_of_moves.words) if part), TEXT)
    return news_of_moves


def delivery(reached: Sequence[str], missed: Sequence[str]) -> str:
    """The note about direct messages after the cards were dealt."""
    parts = [f"✉️ Sent their hands by direct message: {listed(reached)}."] if reached else []
    parts += [f"No direct message reaches {listed(missed)}: Show my hand does."] if missed else []
    return "-# " + " ".join(parts) if parts else ""
