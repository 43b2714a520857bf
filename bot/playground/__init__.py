"""A local stand-in for Discord that the real client connects to, and what people can do in it."""

from bot.playground.interaction import Interaction
from bot.playground.people import Player
from bot.playground.standin import StandIn
from bot.playground.uploads import Upload

__all__ = ["Interaction", "Player", "StandIn", "Upload"]
