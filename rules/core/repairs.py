"""Repairs: what a moderator sets by hand, and the rulings that a vote changes, alike in every game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from rules.core.game import Choice, Illegal, Param, Setting, Tool
from rules.core.values import check

UNKNOWN = "There is no such repair at this table. Nothing has changed; choose one from the list."


@dataclass(frozen=True, slots=True, kw_only=True)
class Repair:
    """A moderator sets one value by hand. `what` is a tool and its values but the last, joined by "/"."""

    kind: Literal["repair"] = "repair"
    what: str
    value: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SetOption:
    """A vote or a moderator changes a ruling of this table."""

    kind: Literal["option"] = "option"
    key: str
    value: str


def rulings(settings: Iterable[Setting]) -> Tool:
    """The repair that changes a ruling; its one value is "key=value". Settings fixed at the start are left out."""
    choices = tuple(
        Choice(f"{s.key}={c.value}", f"{s.text}{' ' if s.text.endswith(('.', '?')) else ': '}{c.text}")
        for s in settings
        if s.when == "any"
        for c in s.choices
    )
    return Tool("option", "Change a ruling", (Param("value", "Ruling", choices),))


def command_of(tools: Iterable[Tool], key: str, values: Mapping[str, str]) -> Repair | SetOption:
    """The command of a repair; a ruling may also be given as "key" and "value". Raises Illegal for wrong values."""
    found = _tool(tools, key)
    if key == "option" and "key" in values:
        values = {"value": f"{values['key']}={values.get('value', '')}"}
    for param in found.params:
        check(param, values.get(param.key, ""))
    if key == "option":
        ruling, _, value = values["value"].partition("=")
        return SetOption(key=ruling, value=value)
    *what, last = (values[p.key] for p in found.params)
    return Repair(what="/".join((key, *what)), value=last)


def parts(tools: Iterable[Tool], command: Repair | SetOption) -> tuple[str, ...]:
    """The tool's key and all its values, the new one last. Raises Illegal for those that the table does not take."""
    if isinstance(command, SetOption):
        key, values = "option", [f"{command.key}={command.value}"]
    else:
        key, *values = *command.what.split("/"), command.value
    found = _tool(tools, key)
    if len(found.params) != len(values):
        raise Illegal(UNKNOWN)
    for param, value in zip(found.params, values, strict=True):
        check(param, value)
    return (key, *values)


def _tool(tools: Iterable[Tool], key: str) -> Tool:
    found = next((tool for tool in tools if tool.key == key), None)
    if found is None:
        raise Illegal(UNKNOWN)
    return found
