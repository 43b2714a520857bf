"""The face of each game in `rules/games.py`."""

from bot.faces.card_game import FACE as CARD_GAME
from bot.faces.face import Face

FACES: dict[str, Face] = {face.key: face for face in (CARD_GAME,)}
