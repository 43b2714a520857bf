"""What every step of the rulebook can do."""

from __future__ import annotations

from typing import Any, Protocol

from rules.card_game.commands import Pick
from rules.card_game.effects.word import Choice
from rules.card_game.state import State
from rules.core.game import Question
from rules.core.ledger import Ledger


class Rules(Protocol):
    """A module of this package. `go` carries on without anybody and says False when somebody must answer;
    `asks` says who is asked what; `resolve` carries an answer out. All three get the open step.
    """

    def go(self, ledger: Ledger, step: Any) -> bool: ...

    def asks(self, state: State, step: Any) -> tuple[Question, ...]: ...

    def resolve(self, ledger: Ledger, step: Any, seat: str, command: Any) -> None: ...


def number(state: State) -> int:
    """The number of the open step."""
    return state.agenda[-1].number


def ask(state: State, seat: str, text: str, options: tuple[Any, ...]) -> tuple[Question, ...]:
    """One seat is asked one question about the open step."""
    return (Question(number(state), seat, text, options),)


def picks(word: Choice, options: tuple[str, ...]) -> tuple[Pick, ...]:
    return tuple(Pick(what=what, text=word.words(what)) for what in options)


def nobody(state: State, step: Any) -> tuple[Question, ...]:
    """`asks` of a step that goes on by itself."""
    return ()


def never(ledger: Ledger, step: Any, seat: str, command: Any) -> None:
    """`resolve` of a step that goes on by itself."""
    raise AssertionError(f"{step} asks nobody")
