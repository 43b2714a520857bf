"""The face of each game in `rules/games.py`."""

from bot.faces.angmar import FACE as ANGMAR
from bot.faces.card_game import FACE as CARD_GAME
from bot.faces.face import Face
from bot.faces.kings import FACE as KINGS

FACES: dict[str, Face] = {face.key: face for face in (CARD_GAME, KINGS, ANGMAR)}
"""The faces by the keys of their games."""
