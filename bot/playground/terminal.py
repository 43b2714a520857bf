"""The playground in a terminal: the language of evenings, typed line by line, with what people can see below it."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path

from bot.playground.evening_client import Failed
from bot.playground.evening_grammar import Bad, Reader, bare
from bot.playground.evening_print import Paper
from bot.playground.evening_run import Evening
from bot.playground.evening_script import Line, Script
from bot.playground.run import Bot, Stopped
from bot.playground.watched import Watched

HELP = """alice: /game new game:... scenario:...   a command; the name may be left out if it is the same person again
alice: ?/act what:Fro                    what autocomplete offers
alice: [Join]                            presses a button
alice: [Play a card] > "Frodo"           picks from a menu
alice: {amount=3, note="two words"}      fills in the form that is open
channel table-2                          goes to another channel, made if new
random alice 5 seed 1                    random legal moves
players dora, close-dms bob, open-dms bob, wait 20m, restart, commands, help, quit"""


def typed() -> str | None:
    """The next line of the terminal; None when there is no more."""
    try:
        return input("> " if sys.stdin.isatty() else "")
    except EOFError:
        return None


class Terminal:
    """`read` gives the next line and may block; it runs beside."""

    def __init__(self, standin: Watched, bot: Bot, *, read: Callable[[], str | None] = typed) -> None:
        self.standin, self.paper, self._read = standin, Paper(sys.stdout), read
        self.evening = Evening(Script((), Path.cwd()), standin, bot, self.paper)
        self.people = [p.name for p in standin.players.values()]
        self._reader = Reader(*self.people)
        self._last = self.people[0]
        self._number = 0

    async def talk(self, stop: asyncio.Event) -> None:
        """Until "quit", the end of the input or `stop`."""
        here = self.standin.channels[self.evening.client.place]["name"]
        self.paper.note(f"People: {', '.join(self.people)}. Channel: #{here}. Type help or commands; quit ends it.")
        async for text in self._lines(stop):
            if text in ("quit", "exit"):
                return
            if text == "help":
                self.paper.note(HELP)
            elif text == "commands":
                self.paper.note(self._commands())
            elif text:
                await self._does(text)

    async def _does(self, text: str) -> None:
        if text.startswith(("/", "?/", "[", "{")):
            text = f"{self._last}: {text}"
        self._number += 1
        try:
            says = self._reader.line(text)
            self._last = getattr(says, "player", self._last)
            await self.evening.do(Line(self._number, text, says))
        except (Bad, Failed, Stopped) as e:
            self.paper.failure(str(e))

    def _commands(self) -> str:
        person = next(iter(self.standin.players.values()))
        lines = []
        for c in self.standin.offered(person, self.evening.client.place):
            inner = [o for o in c.get("options") or () if o["type"] in (1, 2)]
            lines += [f"/{c['name']} {o['name']}: {o['description']}" for o in inner] or [
                f"/{c['name']}: {c['description']}"
            ]
        return "\n".join(lines)

    async def _lines(self, stop: asyncio.Event) -> AsyncIterator[str]:
        loop = asyncio.get_running_loop()
        lines: asyncio.Queue[str | None] = asyncio.Queue()
        turn = threading.Event()

        def listen() -> None:
            text: str | None = ""
            while text is not None and turn.wait():
                turn.clear()
                text = self._read()
                with suppress(RuntimeError):  # the loop has ended meanwhile
                    loop.call_soon_threadsafe(lines.put_nowait, text)

        threading.Thread(target=listen, daemon=True).start()
        while True:
            turn.set()
            line, end = asyncio.ensure_future(lines.get()), asyncio.ensure_future(stop.wait())
            await asyncio.wait((line, end), return_when=asyncio.FIRST_COMPLETED)
            text = line.result() if line.done() else None
            line.cancel()
            end.cancel()
            if text is None:
                return
            yield bare(text)
