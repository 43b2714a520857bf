"""Printed charts as data: each box keeps its words, and each walk leaves a trace."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.core.game import Box, Trace


class Lost(Exception):
    """A walk did not end. Holds the trace up to there; the state is untouched."""

    def __init__(self, trace: Trace) -> None:
        super().__init__("the walk did not end")
        self.trace = trace


@dataclass(frozen=True, slots=True)
class Ask:
    """A question box. `test` returns the answer and the fact that gave it."""

    text: str
    section: str
    test: Callable[[Any], tuple[bool, str]]
    yes: str
    no: str


@dataclass(frozen=True, slots=True)
class Do:
    """An action box. `act` returns the command and the fact that chose it.

    Without a command (None), or with nothing at all, the walk goes on at `otherwise`.
    """

    text: str
    section: str
    act: Callable[[Any], tuple[Any, str] | None]
    otherwise: str | None = None


Chart = Mapping[str, Ask | Do]


def walk(name: str, chart: Chart, view: Any, start: str) -> tuple[Any, Trace]:
    """Follows the chart from `start` to a command.

    `view` is whatever the boxes' tests read. Raises Lost when no box gives a command within as many
    boxes as the chart has.
    """
    trace: list[Box] = []
    here: str | None = start
    for _ in range(len(chart)):
        if here is None:
            break
        node = chart[here]
        if isinstance(node, Ask):
            answer, fact = node.test(view)
            trace.append(Box(name, here, node.text, answer, fact, node.section))
            here = node.yes if answer else node.no
            continue
        command, fact = node.act(view) or (None, "Nothing fits.")
        trace.append(Box(name, here, node.text, None, fact, node.section))
        if command is not None:
            return command, tuple(trace)
        here = node.otherwise
    raise Lost(tuple(trace))
