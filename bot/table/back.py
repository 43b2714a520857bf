"""Going back and forth on the tree of moves. The head moves; nothing is ever deleted."""

from __future__ import annotations

from typing import Any

from bot.table import campaigns, lobby
from bot.table.house import code
from bot.table.packing import body, unpack
from bot.table.shapes import Where
from bot.table.table import Table
from rules.core.dice import commitment
from rules.core.game import Illegal
from storage.rows import MoveRow, RestoreRow, TableRow
from storage.work import Work

DAY = 86_400


def last_act(table: Table) -> tuple[MoveRow, ...]:
    """The moves that undo takes back: all that were made in the last transaction. Raises Illegal."""
    head = table.row.head
    if head is None or table.row.number == 0:
        raise Illegal("Nothing has been done yet, so there is nothing to take back.")
    tail = table.work.line(table.row.id, head, table.row.number, table.row.number)
    return table.work.act(table.row.id, tail[0].act, head)


def is_free(table: Table, act: tuple[MoveRow, ...]) -> bool:
    """Undo is free for the seat that made the last act, if that showed nothing hidden and rolled no dice.

    The end of a game shows everything.
    """
    if table.row.phase == "over" or not _is_mine(table, act):
        return False
    events = (e for move in act for e in unpack(body(table.game), move.body)[1])
    return not any(table.game.reveals(e) for e in events)


def _is_mine(table: Table, act: tuple[MoveRow, ...]) -> bool:
    mine = table.seen.held(table.by.id)
    return {m.seat for m in act} <= set(mine)


def undo(table: Table, *, moderator: bool = False) -> None:
    """`moderator`: it was not free, and no vote was held."""
    act = last_act(table)
    parent, tip = act[0].parent, table.row.tip
    if parent is None:
        raise Illegal("Nothing has been done yet, so there is nothing to take back.")
    numbers = tuple(m.number for m in act)
    table.change(tip=tip if tip is not None else table.row.head)
    table.stand_at(parent)
    _went(table, "undo", numbers, moderator=moderator)


def next_act(table: Table) -> tuple[MoveRow, ...]:
    """The moves that redo brings back. Raises Illegal."""
    row = table.row
    if row.tip is None or row.head is None:
        raise Illegal("There is nothing to bring back: redo works only until the next move.")
    ahead = table.work.towards(row.id, row.head, row.tip)
    first = ahead[0][1]
    last = max(move for move, act in ahead if act == first)
    return tuple(m for m in table.work.act(row.id, first, last) if m.id > row.head)


def is_own(table: Table) -> bool:
    """Redo is free for the seat whose act comes back: everything in it has been seen already."""
    return _is_mine(table, next_act(table))


def redo(table: Table, *, moderator: bool = False) -> None:
    """As `undo`."""
    act = next_act(table)
    table.stand_at(act[-1].id)
    if table.row.head == table.row.tip:
        table.change(tip=None)
    _went(table, "redo", tuple(m.number for m in act), moderator=moderator)


def _went(table: Table, deed: str, numbers: tuple[int, ...], *, moderator: bool) -> None:
    table.deed, table.numbers = deed, numbers
    span = [numbers[0], numbers[-1]]
    table.note(deed, moderator=moderator, moves=span)
    right = {"moderator": True} if moderator else {}
    table.announce(deed, moves=span, **right, **_bared(table))


def _bared(table: Table) -> dict[str, bool]:
    """Whether a game comes back whose seed and hands were once shown, because it was over."""
    old, row = table.old, table.row
    if row.phase != "playing" or row.seed is None or (old.phase, old.seed) == ("playing", row.seed):
        return {}
    return {"bared": True} if table.work.was_over(row.id, commitment(row.seed)) else {}


# What needs a restore code, because a whole line goes out of sight
def keep(table: Table, why: str) -> str:
    """Remembers the table as it stands under a new code."""
    row, now = table.row, table.house.now()
    fields = {
        name: getattr(row, name) for name in ("phase", "seed", "options", "settings", "head", "number", "tip", "stuck")
    }
    until = now + table.house.keep_days * DAY
    kept = RestoreRow(
        code=code(8),
        table_id=row.id,
        why=why,
        user_id=table.by.id,
        at=now,
        until=until,
        state=table.old.state,
        **fields,
    )
    table.work.keep(kept)
    table.code = kept.code
    return kept.code


def must_be_started(table: Table, version: int | None) -> None:
    """Raises Illegal if there is no game, or if the table is not as it was when this was confirmed."""
    unchanged(table, version)
    if table.row.head is None:
        raise Illegal("The game has not started, so there is nothing to go back from.")


def unchanged(table: Table, version: int | None) -> None:
    if table.row.phase == "closed":
        raise Illegal("This table was closed; nothing was done. Its restore code brings it back.")
    if version is not None and version != table.row.version:
        raise Illegal(
            "The table has changed since you were asked to confirm; nothing was done. Look again, then repeat it."
        )


def _left_out(table: Table, deed: str, lost: tuple[int, ...], **data: Any) -> None:
    table.deed, table.numbers = deed, lost
    span = [lost[0], lost[-1]] if lost else []
    table.note(deed, moderator=deed != "end", code=table.code, moves=span, **data)
    table.announce(deed, code=table.code, moves=span, **data, **_bared(table))


def reset(table: Table) -> None:
    """A fresh start of the same table, with a new seed."""
    lost = tuple(range(1, table.row.number + 1))
    keep(table, "reset")
    table.change(tip=None)
    table.turn_over()
    lobby.begin(table, _fresh_seed(table))
    _left_out(table, "reset", lost)


def _fresh_seed(table: Table) -> str:
    """Where seeds are chosen, so that evenings repeat, it follows from the first; else nobody can know it."""
    if table.house.allow_seeds:
        return f"{table.row.seed}+"
    return lobby.new_seed()


def rewind(table: Table, to: int) -> None:
    row = table.row
    if row.head is None or not 0 <= to < row.number:
        raise Illegal(
            f"There is no earlier move {to} on this line; nothing was done. Moves go from 0 to {row.number - 1}."
        )
    lost = tuple(range(to + 1, row.number + 1))
    keep(table, "rewind")
    target = table.work.line(row.id, row.head, to, to)[0].id
    table.change(tip=None)
    table.stand_at(target)
    if to == 0:
        campaigns.go_on(table)
    _left_out(table, "rewind", lost, to=to)


def close(table: Table, *, vote: bool) -> None:
    """Ends the table; its channel is free again."""
    keep(table, "end")
    table.change(phase="closed", live=None)
    table.turn_over()
    _left_out(table, "end" if vote else "close", ())


def restore(table: Table, kept: RestoreRow, where: Where) -> None:
    """Exactly what was there, in this channel; what is there instead is kept under a code of its own."""
    if table.row.live is not None and table.row.head is not None:
        keep(table, "restore")
    before = table.row
    stays = before.channel == where.channel
    left = {} if stays else {"left": {"channel": before.channel, "board": before.board}}
    table.change(
        live=where.channel,
        channel=where.channel,
        phase=kept.phase,
        seed=kept.seed,
        options=kept.options,
        settings=kept.settings,
        head=kept.head,
        number=kept.number,
        tip=kept.tip,
        stuck=kept.stuck,
    )
    if not stays:
        table.work.board_is(before.code, None)
        table.change(board=None)
    table.state = None if kept.state is None else unpack(table.game.State, kept.state)
    table.turn_over()
    _left_out(table, "restore", (), restored=kept.code, **left)


def find_kept(work: Work, code: str, guild: int | None, now: int) -> tuple[RestoreRow, TableRow]:
    """Raises Illegal for a code that is not one of this server's, or is too old."""
    kept = work.restore(code)
    row = None if kept is None else work.table_of(kept.table_id)
    if kept is None or row is None or row.guild != guild or kept.until < now:
        raise Illegal("No table of this server has that restore code, or it is too old; nothing was done.")
    return kept, row
