"""War of the Ring, Second Edition, with Kings of Middle-earth."""

from rules.kings.game import Kings

GAME = Kings()
