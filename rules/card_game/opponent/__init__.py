"""The Shadow bots: one file per printed chart and per definition of Against the Shadow.

A bot is asked three things: what it does with its turn, where the card goes that it drew or that a text
plays, and, as the starting player, which combat comes next. Whatever else the rules demand of it
(forsaking, cycling at random, losses from right to left) leaves nothing to decide, so the steps do it.
"""

from rules.card_game.opponent.deciding import decide

__all__ = ["decide"]
