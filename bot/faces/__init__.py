"""One face a game: the words and pictures that people see."""

from bot.faces.games import FACES

__all__ = ["FACES"]
