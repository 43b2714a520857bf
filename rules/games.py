"""The only list of games."""

from rules.angmar import GAME as ANGMAR
from rules.card_game import GAME as CARD_GAME
from rules.core.game import Game
from rules.kings import GAME as KINGS

GAMES: dict[str, Game] = {game.key: game for game in (CARD_GAME, KINGS, ANGMAR)}
