"""A person's move, and the automated side's answer to it."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from bot.table.shapes import parse_step, seat_number
from bot.table.sitting import must_be_played
from bot.table.table import Table
from rules.core import codec
from rules.core.flowchart import Lost
from rules.core.game import Box, Illegal, Question, Trace

log = logging.getLogger(__name__)
CAP = 300
"""More commands than any automated side needs until a person must answer."""

MOVED_ON = "The table has moved on since this was shown; nothing was done. Look at the board as it is now."


def act(table: Table, step: str, digest: str) -> None:
    must_be_played(table.seen)
    question = _question(table, step, digest)
    command = _option(table, question, digest)
    if command is None:
        raise Illegal("That is not among what may be done now; nothing was done. Choose from the newest list.")
    table.play(question.seat, command, "play")
    follow(table)


def say(table: Table, command: Any) -> None:
    """Raises Illegal if the person is asked nothing, or if the rules do not take the command as an answer."""
    must_be_played(table.seen)
    mine = table.held()
    question = next((q for q in table.game.questions(table.state) if q.seat in mine), None)
    if question is None:
        raise Illegal("You are not asked anything now; nothing was done.")
    table.play(question.seat, command, "play")
    follow(table)


def _option(table: Table, question: Question, digest: str) -> Any:
    return next((o for o in question.options if codec.digest(table.game.Command, o) == digest), None)


def _question(table: Table, step: str, digest: str) -> Question:
    """The open question that a button was made for. Raises Illegal if it is not open to this person.

    Where several seats are asked the same at once the board has one button for all of them.
    """
    seen = table.seen
    mine, places = table.held(), seen.places()
    epoch, number, seat = parse_step(step)
    asked = [q for q in table.game.questions(table.state) if q.step == number]
    question = next((q for q in asked if seat_number(places, q.seat) == seat), None)
    if epoch != table.row.epoch or question is None:
        raise Illegal(MOVED_ON)
    if question.seat in mine or (table.row.stuck and seat == len(places)):
        return question
    for own in (q for q in asked if q.seat in mine):
        command = _option(table, own, digest)
        if command is not None and table.game.is_open(table.state, own.seat, command):
            return own
    raise Illegal(f"That is asked of {seen.title(question.seat)}, not of you; nothing was done.")


def use(table: Table, tool: str, values: Mapping[str, str], seat: str | None) -> None:
    must_be_played(table.seen)
    mine = table.held()
    if seat is not None and seat not in mine:
        raise Illegal(f"You do not sit as {table.seen.title(seat)}; nothing was done.")
    able = (s for s in ((seat,) if seat else mine) if any(t.key == tool for t in table.game.tools(table.state, s)))
    chosen = next(able, None)
    if chosen is None:
        raise Illegal(f"There is no hand move {tool!r} for you now; nothing was done.")
    table.play(chosen, table.game.use(table.state, chosen, tool, values), "tool")
    follow(table)


def run_bot(table: Table) -> None:
    must_be_played(table.seen)
    table.held()
    if not _bots(table) and table.stuck is None:
        waits = ", ".join(table.seen.title(q.seat) for q in table.game.questions(table.state))
        raise Illegal(f"The automated side has nothing to do now; nothing was done. Asked: {waits or 'nobody'}.")


def follow(table: Table) -> None:
    """What comes by itself after a move, where the table wants it so."""
    if table.row.settings.get("bot_turn", "ask") == "auto" and table.row.phase == "playing":
        _bots(table)


def _bots(table: Table) -> int:
    """Plays the automated side until a person must answer; returns how many commands that took.

    When its walk is lost, what it did before stays, and the table lets people choose its move.
    """
    trace: Trace = ()
    for done in range(CAP):
        try:
            reply = table.game.opponent(table.state)
            if reply is None:
                return done
            trace = reply.trace
            table.play(reply.seat, reply.command, "bot", reply.trace)
        except Lost as lost:
            return _stuck(table, lost.trace, done)
        except Exception as wrong:
            # A fault in a chart must not take people's own moves with it: this is the watchdog.
            log.exception("the automated side of table %s failed at move %s", table.row.code, table.row.number)
            return _stuck(table, (*trace, _fault(wrong)), done)
    return _stuck(table, trace, CAP)


def _fault(wrong: Exception) -> Box:
    said = str(wrong) if isinstance(wrong, Illegal) else f"A fault in the program ({type(wrong).__name__})."
    return Box("watchdog", "fault", "The move was not carried out", None, said, "No rule: a fault of this bot")


def _stuck(table: Table, trace: Trace, done: int) -> int:
    table.stuck = trace
    table.change(stuck=True)
    table.note("stuck", trace=codec.dump(Trace, trace).decode())
    table.announce("stuck")
    return done
