"""What the channel is told: a line for each person's move, the walk of each bot's, a sentence for everything else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from discord.utils import escape_markdown, escape_mentions

from bot.faces.face import Face
from bot.table import Ballot, Line, Person, View
from bot.ui import walk
from bot.ui.words import clip, listed, plain
from rules.core.game import Setting

WALKS = 3400
"""Room for the walks of one message; the rest is for people's moves before and after them."""


def seat_title(view: View, seat: str) -> str:
    """A seat that people take, as the lobby calls it."""
    return next((s.title for s in view.places if s.key == seat), seat.replace("_", " ").title())


def bot_title(view: View, face: Face, seat: str) -> str:
    """A seat of the automated side."""
    return face.title(view.sight(None), seat)


def called(person: Person) -> str:
    """A name as it was chosen: its stars, links and calls mean nothing here."""
    return escape_mentions(escape_markdown(person.name))


def person_name(view: View, person: int | None) -> str:
    """The name under which somebody sits here; of others Discord shows the name by itself, and calls nobody."""
    if person is None:
        return "Somebody"
    return next((called(p) for sitters in view.seats.values() for p in sitters if p.id == person), f"<@{person}>")


def who(view: View, face: Face, line: Line) -> str:
    """ "Alice · Gandalf", or the automated seat."""
    if line.kind in {"repair", "option"}:
        return "A moderator" if line.kind == "repair" else "The table"
    if line.by is None or not view.is_place(line.seat):
        return bot_title(view, face, line.seat)
    return f"{person_name(view, line.by)} · {seat_title(view, line.seat)}"


def said(view: View, face: Face, line: Line, reader: str | None = None) -> tuple[str, ...]:
    """The sentences of a move for one reader, without the silent ones."""
    sight = view.sight(reader)
    return folded(words for event in line.events if (words := face.say(sight, event)))


def folded(sentences: Iterable[str]) -> tuple[str, ...]:
    """The sentences; one that is said again and again at once is said how many times."""
    out = []
    for words, equal in groupby(sentences):
        count = len(list(equal))
        again = f"{words[:-1]}, {count} times." if words.endswith(".") else f"{words} ({count} times)"
        out.append(words if count == 1 else again)
    return tuple(out)


def moved(view: View, face: Face, line: Line, reader: str | None = None) -> str:
    """A move in one line; a long chain of consequences goes below it, one line each. "" if there is nothing to say."""
    words = said(view, face, line, reader)
    if not words:
        return ""
    words = (_headed(view, face, line, words[0]), *words[1:])
    if len(words) <= 3:
        return " ".join(words)
    return "\n".join([words[0], *(f"- {w}" for w in words[1:])])


def _headed(view: View, face: Face, line: Line, words: str) -> str:
    """The first words of a move after its mover's name; where they begin with his seat, that is said once."""
    if line.kind == "start":
        return words
    name = f"**{who(view, face, line)}**"
    seat = f"**{seat_title(view, line.seat)}**"
    return (
        name + words.removeprefix(seat)
        if name.endswith(f" · {seat[2:]}") and words.startswith(seat)
        else f"{name}: {words}"
    )


def walked(view: View, face: Face, line: Line) -> walk.Walked:
    return walk.Walked(line.number, who(view, face, line), line.trace, said(view, face, line))


def news(view: View, face: Face, lines: Sequence[Line]) -> str:
    """Moves as the channel hears them, in order; walks that stand together are folded together."""
    out: list[str] = []
    walks: list[walk.Walked] = []
    for line in (*lines, None):
        if line is not None and line.trace:
            walks.append(walked(view, face, line))
            continue
        if walks:
            out.append(walk.public(walks, WALKS))
            walks = []
        if line is not None:
            out.append(moved(view, face, line))
    return "\n".join(part for part in out if part)


def latest(view: View, face: Face, lines: Iterable[Line]) -> tuple[str, ...]:
    """The newest moves as lines for the board, without their walks."""
    return tuple(row for line in lines for row in moved(view, face, line).splitlines())


def last_walk(lines: Iterable[Line]) -> int | None:
    """The number of the newest move that the automated side explained."""
    return max((line.number for line in lines if line.trace), default=None)


def began(view: View) -> str:
    """The first words of a game, with the hash that the seed must fit when it is shown at the end."""
    sitters = [f"{seat.title}: {listed(map(called, view.seats[seat.key]))}" for seat in view.places]
    return "\n".join(
        [
            f"**The game begins: {view.game.title}, {view.scenario.title}.**",
            " · ".join(sitters),
            f"-# The shuffles are fixed. SHA-256 of their seed: `{view.commitment}`; the seed follows at the end.",
        ]
    )


def over(view: View, face: Face) -> str:
    """The last public words of a game that was played to its end."""
    return clip(f"The game is over.\n{face.ending(view.sight(None))}", 3500) + campaign(view) + proof(view)


def campaign(view: View) -> str:
    """Where to read what the game's campaign makes of its end, in a line."""
    if view.adrift:
        return "\nIts campaign has gone on without this table: nothing of it is kept."
    return f"\nCampaign **{plain(view.campaign)}**: `/campaign show` has its log." if view.campaign else ""


def proof(view: View) -> str:
    if not view.seed:
        return ""
    return f"\n-# Seed of the shuffles: `{view.seed}`. Its SHA-256 was posted at the start: `{view.commitment}`."


BALLOTS = {
    "undo": "to take back what was done last",
    "redo": "to bring back what was taken back",
    "end": "to end this game now",
}


def about(view: View, ballot: Ballot) -> str:
    """What a vote is about: "to take back moves 5 to 7"."""
    if ballot.kind == "setting":
        setting, value = setting_words(view, ballot.data["setting"], ballot.data["value"])
        return f"to change “{setting}” to “{value}”"
    moves = ballot.data.get("moves")
    if moves and ballot.kind in {"undo", "redo"}:
        verb = "take back" if ballot.kind == "undo" else "bring back"
        return f"to {verb} {numbered(moves)}"
    return BALLOTS[ballot.kind]


def setting_words(view: View, key: str, value: str) -> tuple[str, str]:
    """A setting and one of its values, as people read them."""
    setting = next((s for s in view.settings if s.key == key), None)
    if setting is None:
        return key, value
    return setting.text, next((c.text for c in setting.choices if c.value == value), value)


def setting_line(view: View, setting: Setting) -> str:
    """A setting and its present value in one line."""
    text, value = setting_words(view, setting.key, view.options[setting.key])
    return f"{text} **{value}**" if text.endswith(("?", ".")) else f"{text}: **{value}**"


def numbered(moves: Sequence[int]) -> str:
    """ "move 5", or "moves 5 to 7"."""
    return f"move {moves[0]}" if moves[0] == moves[-1] else f"moves {moves[0]} to {moves[-1]}"


def ballot(view: View, vote: Ballot) -> str:
    """A vote as it stands."""
    head = f"**{called(vote.proposer)}** proposes {about(view, vote)}."
    state = {
        "agreed": "Agreed: it is done.",
        "refused": "Somebody said no: everything stays as it is.",
        "expired": "The table has moved on: this vote counts no longer.",
    }.get(vote.state)
    waiting = listed(f"{seat_title(view, s)} ({listed(map(called, view.seats[s]), 'or')})" for s in vote.waiting)
    return f"{head}\n{state or f'Every seat must agree. Still asked: {waiting}.'}"
