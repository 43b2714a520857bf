"""How the agenda moves: bookkeeping that nobody hears."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.kings.agenda import Step


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
class StepClosed:
    """The open step is done."""

    kind: Literal["closed"] = "closed"
