"""Moderators' repairs, and the settings of a running table."""

from __future__ import annotations

from collections.abc import Mapping

from rules.angmar.commands import Repair, SetOption
from rules.angmar.state import State
from rules.core.game import Illegal, Tool
from rules.core.ledger import Ledger


def tools_of(s: State) -> tuple[Tool, ...]:
    return ()


def use(s: State, tool: str, values: Mapping[str, str]) -> Repair | SetOption:
    raise Illegal("There is no such repair at this table. Nothing has changed.")


def repair(t: Ledger, command: Repair | SetOption) -> None:
    raise Illegal("There is no such repair at this table. Nothing has changed.")
