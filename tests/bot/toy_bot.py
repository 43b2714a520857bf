"""The bot with the toy game as a process of its own: `python -m tests.bot.toy_bot run` or `doctor`."""

import asyncio
import logging
import sys

from bot.run import doctor, run
from bot.settings import read
from tests import toy
from tests.bot.toy_face import FACES

if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO)
    house = (toy.GAMES, FACES)
    work = doctor(read(), house, print) if sys.argv[1:] == ["doctor"] else run(read(), house)
    sys.exit(asyncio.run(work))
