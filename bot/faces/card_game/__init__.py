"""The face of The Card Game, Against the Shadow: its words and its picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.faces.card_game import board, labels, names, picture, private, stage, words
from bot.faces.face import Face, Label
from rules.card_game.sight import Sight
from rules.core.game import Question


class CardGameFace:
    """See bot/faces/face.py for what each method promises."""

    key = "against-the-shadow"

    def title(self, sight: Sight, seat: str) -> str:
        return names.title(sight, seat)

    def question(self, sight: Sight, question: Question) -> str:
        return labels.question(sight, question)

    def label(self, sight: Sight, command: Any) -> Label:
        return labels.label(sight, command)

    def likely(self, sight: Sight, tool: str, given: Mapping[str, str], param: str) -> tuple[str, ...]:  # noqa: ARG002 -- there are no hand moves
        return ()

    def say(self, sight: Sight, event: Any) -> str:
        return words.say(sight, event)

    def headline(self, sight: Sight) -> str:
        return board.headline(sight)

    def board(self, sight: Sight) -> str:
        return board.board(sight)

    def picture(self, sight: Sight) -> bytes:
        return picture.render(stage.scene(sight))

    def alt(self, sight: Sight) -> str:
        return board.alt(sight)

    def private(self, sight: Sight) -> str:
        return private.private(sight)

    def foot(self, sight: Sight) -> str:
        return board.foot(sight)

    def ending(self, sight: Sight) -> str:
        return board.ending(sight)


FACE: Face = CardGameFace()
