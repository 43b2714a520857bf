"""Hand moves of the players."""

from __future__ import annotations

from collections.abc import Mapping

from rules.angmar.commands import Hand
from rules.angmar.state import State
from rules.core.game import Illegal, Tool
from rules.core.ledger import Ledger


def tools_of(s: State, seat: str) -> tuple[Tool, ...]:
    """The hand moves of a seat."""
    return ()


def use(s: State, seat: str, tool: str, values: Mapping[str, str]) -> Hand:
    raise Illegal("There is no such hand move at this table. Nothing has changed.")


def carry_out(t: Ledger, seat: str, command: Hand) -> None:
    raise Illegal("There is no such hand move at this table. Nothing has changed.")
