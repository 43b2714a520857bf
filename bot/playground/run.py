"""The bot as a process of its own, connected to a stand-in in this one."""

from __future__ import annotations

import asyncio
import ctypes
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.playground.standin import StandIn

ROOT = Path(__file__).resolve().parents[2]
COMMAND = (sys.executable, "-m", "bot", "run")
PATIENCE = 60.0  # seconds for a start, the database's migrations among them
KEPT = 2000  # lines of log


def _die_with_parent() -> None:
    """Linux: the bot is killed when this process is, so that none is left behind."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


class Stopped(Exception):
    """The bot's process has ended or never became ready; the message holds its last words."""


class Bot:
    """`listeners` get every line of its log. It is killed as a crash would, or stopped as an operator would."""

    def __init__(
        self, standin: StandIn, database: str, folder: Path, *, command: Sequence[str] = COMMAND, **settings: str
    ) -> None:
        self.standin, self.folder, self.command = standin, folder, command
        self.settings: Mapping[str, str] = {"DATABASE_URL": database, "ALLOW_SEEDS": "1", **settings}
        self.lines: deque[str] = deque(maxlen=KEPT)
        self.listeners: list[Callable[[str], None]] = []
        self.ended = asyncio.Event()  # no process runs
        self.ended.set()
        self.stopping = False
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return not self.ended.is_set()

    async def start(self) -> None:
        """Starts the process and waits until it is connected and has commands. Raises Stopped."""
        w = self.standin
        told = {"DISCORD_TOKEN": w.token, "DISCORD_API_BASE": w.api_base, "DISCORD_GATEWAY_URL": w.gateway_url}
        path = os.pathsep.join(p for p in (str(ROOT), os.environ.get("PYTHONPATH")) if p)
        env = {**os.environ, **told, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1", **self.settings}
        w.identified.clear()
        self.ended.clear()
        self.stopping = False
        self._process = await asyncio.create_subprocess_exec(
            *self.command,
            cwd=self.folder,  # not here: an operator's .env is not for this bot
            env=env,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            limit=1 << 20,
            start_new_session=True,  # Ctrl-C is for us, who then stop it
            preexec_fn=_die_with_parent if sys.platform == "linux" else None,
        )
        self._reading = asyncio.create_task(self._read(self._process))
        await self._first(self._ready())

    async def _ready(self) -> None:
        await self.standin.identified.wait()
        await self.standin.synced()

    async def _first(self, ready: Any) -> None:
        tasks = [asyncio.ensure_future(ready), asyncio.ensure_future(self.ended.wait())]
        try:
            await asyncio.wait(tasks, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            if not tasks[0].done():
                why = "ended" if self.ended.is_set() else f"was not ready after {PATIENCE:g} s"
                raise Stopped(f"The bot {why}. Its last words:\n{self.last_words()}")
        finally:
            for task in tasks:
                task.cancel()

    def last_words(self, count: int = 30) -> str:
        return "\n".join(list(self.lines)[-count:]) or "(none)"

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None  # noqa: S101 - it was opened as a pipe above
        async for raw in process.stdout:
            line = raw.decode(errors="replace").rstrip()
            self.lines.append(line)
            for hear in self.listeners:
                hear(line)
        await process.wait()
        self.ended.set()
        for hear in self.listeners:
            hear(f"(the process ended with code {process.returncode})")

    async def kill(self) -> None:
        """SIGKILL: nothing is finished, nothing is said."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """SIGTERM, and SIGKILL if that is not heard."""
        await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        process, self.stopping = self._process, True
        if process is None or process.returncode is not None:
            return
        process.send_signal(how)
        try:
            await asyncio.wait_for(self.ended.wait(), 8)
        except TimeoutError:
            process.kill()
            await self.ended.wait()
