"""The Lord of the Rings: The Card Game with the Angmar Awakened campaign."""

from rules.angmar.game import Angmar

GAME = Angmar()
"""The game, for `rules.games`."""
