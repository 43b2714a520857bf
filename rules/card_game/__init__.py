"""War of the Ring: The Card Game, with Against the Shadow."""

from rules.card_game import cards
from rules.card_game.game import CardGame

cards.load()

GAME = CardGame()
