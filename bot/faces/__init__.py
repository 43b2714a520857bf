"""One face a game: the words and pictures that people see."""

from collections.abc import Mapping

from bot.faces import card_game
from bot.faces.face import Face, Label

__all__ = ["FACES", "Face", "Label"]

FACES: Mapping[str, Face] = {face.key: face for face in (card_game.FACE,)}
"""The faces by the keys of their games."""
