"""What a button carries: `t:<table>:<step>:<digest>` and its kin. At most 100 characters, nothing hidden."""

from __future__ import annotations

from collections.abc import Sequence

OPTION = r"t:(?P<table>\w+):(?P<step>[\d-]+):(?P<digest>[0-9a-f]+)"
"""Play this option."""

WARNED = r"w:(?P<table>\w+):(?P<step>[\d-]+):(?P<digest>[0-9a-f]+)"
"""Say first what the rules do to whoever plays this option."""

OPTIONS = r"o:(?P<table>\w+):(?P<step>[\d-]+):\d+"
"""A menu of options; its values are digests, those to be warned of with MARK before them."""

TOOLS = r"u:(?P<table>\w+):(?P<seat>\w+):\d+"
"""A menu of the hand moves of a seat; its values are their keys."""

FORM = r"f:(?P<table>\w+):(?P<seat>\w+):(?P<tool>[\w.-]+):(?P<given>.*)"
"""The form of a hand move with parameters; the first ones may be given already."""

HAND = r"h:(?P<table>\w+):(?P<seat>\w+):(?P<tool>[\w.-]+):\d+:(?P<given>.*)"
"""A menu of values of the next parameter of a hand move."""

INSIST = r"i:(?P<table>\w+):(?P<seat>\w+):(?P<tool>[\w.-]+):(?P<given>.*)"
"""Do this hand move although the table refuses it."""

CONTROL = r"c:(?P<table>\w+):(?P<verb>[a-z]+)(?::(?P<rest>.*))?"
"""Everything else that a button does at a table."""

SETTING = r"s:(?P<table>\w+):(?P<setting>[\w.-]+)"
"""A menu of the values of a setting."""

MARK = "!"
BAR = "|"
MOST = 100
"""Characters of a custom id."""


def option(table: str, step: str, digest: str, *, warned: bool = False) -> str:
    return f"{'w' if warned else 't'}:{table}:{step}:{digest}"


def options(table: str, step: str, number: int) -> str:
    return f"o:{table}:{step}:{number}"


def tools(table: str, seat: str, number: int) -> str:
    return f"u:{table}:{seat}:{number}"


def form(table: str, seat: str, tool: str, values: Sequence[str] = ()) -> str:
    return f"f:{table}:{seat}:{tool}:{BAR.join(values)}"


def hand(table: str, seat: str, tool: str, number: int, values: Sequence[str]) -> str:
    return f"h:{table}:{seat}:{tool}:{number}:{BAR.join(values)}"


def insist(table: str, seat: str, tool: str, values: Sequence[str]) -> str:
    return f"i:{table}:{seat}:{tool}:{BAR.join(values)}"


def given(text: str) -> tuple[str, ...]:
    """The values that a custom id carries."""
    return tuple(text.split(BAR)) if text else ()


def control(table: str, verb: str, *rest: object) -> str:
    return ":".join(("c", table, verb, *(str(r) for r in rest)))


def setting(table: str, key: str) -> str:
    return f"s:{table}:{key}"
