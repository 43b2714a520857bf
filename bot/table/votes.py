"""Votes of the seats: every seat that somebody holds must agree, one no ends it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.table import back, lobby
from bot.table.house import check_value, find_setting, is_of_table
from bot.table.shapes import Ballot
from bot.table.sitting import acts_alone, must_be_unlocked
from bot.table.table import Table
from bot.table.viewing import ballot_of
from rules.core.game import Illegal
from storage.rows import BallotRow


def undo(table: Table, *, moderator: bool) -> None:
    alone = moderator and acts_alone(table.seen, table.by)
    act = _may_go(table, alone, back.last_act)
    free = back.is_free(table, act)
    if free or alone:
        back.undo(table, moderator=not free)
    else:
        propose(table, "undo", {"moves": [act[0].number, act[-1].number]})


def redo(table: Table, *, moderator: bool) -> None:
    alone = moderator and acts_alone(table.seen, table.by)
    act = _may_go(table, alone, back.next_act)
    free = back.is_own(table)
    if free or alone:
        back.redo(table, moderator=not free)
    else:
        propose(table, "redo", {"moves": [act[0].number, act[-1].number]})


def _may_go(table: Table, alone: bool, find: Any) -> Any:
    back.must_be_started(table, None)
    if not alone:
        table.held()
        must_be_unlocked(table.seen)
    return find(table)


def end(table: Table) -> None:
    back.unchanged(table, None)
    must_be_unlocked(table.seen)
    propose(table, "end", {})


def change(table: Table, key: str, value: str, *, moderator: bool) -> None:
    back.unchanged(table, None)
    setting = find_setting(table.seen.scenario, key)
    check_value(setting, value)
    if moderator:
        lobby.change(table, key, value)
        return
    table.held()
    must_be_unlocked(table.seen)
    if table.row.phase == "lobby":
        lobby.change(table, key, value)
    elif setting.when == "setup" and not is_of_table(key):
        raise Illegal(f"{setting.text} is fixed once the game has started; nothing was changed.")
    else:
        propose(table, "setting", {"setting": key, "value": value})


def propose(table: Table, kind: str, data: Mapping[str, Any]) -> None:
    """Opens a vote with the proposer's yes, or agrees to the same one; done at once if nobody else is asked."""
    table.held()
    open_now = _open(table)
    if open_now is not None and (open_now.kind, open_now.data) != (kind, data):
        raise Illegal("Another vote is open at this table; nothing was done. Answer that one first.")
    if open_now is not None:
        vote(table, open_now.id, yes=True)
        return
    row = BallotRow(id=0, kind=kind, data=data, user_id=table.by.id, yes=[table.by.id], state="open")
    if not ballot_of(table.seen, row).waiting:
        _carry_out(table, row)
        return
    fields = {"kind": kind, "data": dict(data), "user_id": row.user_id, "yes": row.yes, "state": "open"}
    ballot = table.work.add_ballot(table.row.id, {**fields, "at": table.house.now()})
    table.change(ballot=ballot)
    table.deed = "propose"
    table.ballot = _shown(table, row, ballot, "open")
    table.note("propose", vote=kind, about=dict(data))
    table.announce("propose", ballot=ballot, vote=kind, about=dict(data))


def vote(table: Table, ballot: int, *, yes: bool) -> None:
    table.held()
    must_be_unlocked(table.seen)
    row = _open(table)
    if row is None or row.id != ballot:
        raise Illegal("That vote is over, for the table has moved on; nothing was done.")
    row.yes[:] = [*row.yes, *([table.by.id] if yes and table.by.id not in row.yes else [])]
    waiting = ballot_of(table.seen, row).waiting
    table.note("vote", yes=yes, ballot=ballot)
    state = "refused" if not yes else "open" if waiting else "agreed"
    table.work.mark_ballot(ballot, yes=row.yes, state=state)
    table.deed = "vote"
    if state != "open":
        table.change(ballot=None)
        table.announce("vote", ballot=ballot, vote=row.kind, about=dict(row.data), state=state)
    if state == "agreed":
        _carry_out(table, row)
    table.ballot = _shown(table, row, ballot, state)


def _open(table: Table) -> BallotRow | None:
    return None if table.row.ballot is None else table.work.ballot(table.row.ballot)


def _shown(table: Table, row: BallotRow, ballot: int, state: str) -> Ballot:
    full = BallotRow(id=ballot, kind=row.kind, data=row.data, user_id=row.user_id, yes=row.yes, state=state)
    return ballot_of(table.seen, full)


def _carry_out(table: Table, row: BallotRow) -> None:
    """What was agreed; the same as if it had been free."""
    match row.kind:
        case "undo":
            back.undo(table)
        case "redo":
            back.redo(table)
        case "end":
            back.close(table, vote=True)
        case "setting":
            lobby.change(table, row.data["setting"], row.data["value"])
            table.deed = "setting"
