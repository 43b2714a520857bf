"""How the agenda moves: bookkeeping that nobody hears."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.kings.agenda import Step
from rules.kings.facts import Side


@dataclass(frozen=True, slots=True, kw_only=True)
class StepOpened:
    """A step on top of the agenda, under the next number."""

    kind: Literal["opened"] = "opened"
    step: Step


@dataclass(frozen=True, slots=True, kw_only=True)
class StepChanged:
    """The open step goes on as this one, under the next number."""

    kind: Literal["changed"] = "changed"
    step: Step


@dataclass(frozen=True, slots=True, kw_only=True)
class StepAnswered:
    """One of two sides that are asked at once has answered: its next question gets a new number, the other's stays."""

    kind: Literal["answered"] = "answered"
    side: Side
    step: Step


@dataclass(frozen=True, slots=True, kw_only=True)
class StepClosed:
    """The open step is done."""

    kind: Literal["closed"] = "closed"
