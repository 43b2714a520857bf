"""Statements that walk the tree of moves by its parents."""

from __future__ import annotations

from typing import Any

from sqlalchemy import CTE, ColumnElement, Select, and_, bindparam, select

from storage.models import moves

MOVE = (
    moves.c.id,
    moves.c.parent,
    moves.c.number,
    moves.c.act,
    moves.c.seat,
    moves.c.user_id,
    moves.c.kind,
    moves.c.at,
    moves.c.body,
    moves.c.key,
    moves.c.options,
)


def _back(go_on: ColumnElement[bool], *carried: Any) -> CTE:
    """The ids from move :head back to the root, for as long as `go_on` holds for the later one.

    `go_on` and `carried` speak of the columns of `moves`.
    """
    here = moves.c.table_id == bindparam("table")
    ids = (moves.c.id, moves.c.parent, moves.c.number, go_on.label("on"), *carried)
    start = select(*ids).where(here, moves.c.id == bindparam("head")).cte("line", recursive=True)
    return start.union_all(select(*ids).join(start, and_(here, moves.c.id == start.c.parent, start.c.on)))


def _rows(line: CTE, *columns: Any) -> Select[Any]:
    return select(*columns).join(line, and_(moves.c.table_id == bindparam("table"), moves.c.id == line.c.id))


def _line() -> Select[Any]:
    line = _back(moves.c.number > bindparam("low"))
    return _rows(line, *MOVE).where(line.c.number <= bindparam("high")).order_by(line.c.number)


def _since_kept() -> Select[Any]:
    line = _back(moves.c.snapshot.is_(None))
    return _rows(line, *MOVE, moves.c.snapshot).order_by(line.c.number)


def _after() -> Select[Any]:
    line = _back(and_(moves.c.id > bindparam("after"), moves.c.number > bindparam("low")))
    return select(line.c.id).where(line.c.id > bindparam("after"), line.c.number > bindparam("low"))


def _last_of_kind() -> Select[Any]:
    line = _back(and_(moves.c.kind != bindparam("kind"), moves.c.number > bindparam("low")), moves.c.kind)
    return _rows(line, *MOVE).where(line.c.kind == bindparam("kind"))


def _towards() -> Select[Any]:
    line = _back(moves.c.parent != bindparam("target"), moves.c.act)
    return select(line.c.id, line.c.parent, line.c.act).order_by(line.c.number)


LINE = _line()
"""The moves numbered :low to :high on the line that ends in :head, first to last."""

SINCE_KEPT = _since_kept()
"""From the nearest move that keeps a snapshot to :head, first to last."""

AFTER = _after()
"""The ids on the line that ends in :head that are greater than :after and numbered above :low."""

LAST_OF_KIND = _last_of_kind()
"""The last move of a :kind on the line that ends in :head, numbered :low or more; or none."""

TOWARDS = _towards()
"""id, parent and act of the moves after :target up to :head, first to last."""

ACT = select(*MOVE).where(
    moves.c.table_id == bindparam("table"),
    moves.c.id.between(bindparam("act"), bindparam("last")),
    moves.c.act == bindparam("act"),
)
ACT = ACT.order_by(moves.c.id)
"""The moves of an :act, up to the one with id :last."""
