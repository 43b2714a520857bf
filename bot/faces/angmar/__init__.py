"""The face of Angmar Awakened: its words and its picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.faces.angmar import board, labels, likely, names, picture, private, questions, words
from bot.faces.face import Label
from rules.angmar.sight import Sight
from rules.core.game import Question


class AngmarFace:
    """See bot/faces/face.py for what each method promises."""

    key = "angmar-awakened"

    def title(self, sight: Sight, seat: str) -> str:  # noqa: ARG002 -- seats are called the same at every table
        return names.seat(seat)

    def question(self, sight: Sight, question: Question) -> str:
        return names.once(questions.question(sight, question))

    def label(self, sight: Sight, command: Any) -> Label:
        return labels.label(sight, command)

    def likely(self, sight: Sight, tool: str, given: Mapping[str, str], param: str) -> tuple[str, ...]:  # noqa: ARG002 -- nothing hangs on what was given
        return likely.likely(sight, tool, param)

    def say(self, sight: Sight, event: Any) -> str:
        return names.once(words.say(sight, event))

    def headline(self, sight: Sight) -> str:
        return board.headline(sight)

    def board(self, sight: Sight) -> str:
        return names.once(board.board(sight))

    def picture(self, sight: Sight) -> bytes:
        return picture.render(sight)

    def alt(self, sight: Sight) -> str:
        return names.once(board.alt(sight))

    def private(self, sight: Sight) -> str:
        return names.once(private.private(sight))

    def foot(self, sight: Sight) -> str:
        return board.foot(sight)

    def ending(self, sight: Sight) -> str:
        return board.ending(sight)


FACE = AngmarFace()
