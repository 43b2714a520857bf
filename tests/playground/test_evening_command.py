"""`python -m bot play` and `evening` as they are typed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def typed(folder: Path, *words: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """`python -m bot ...` in a folder of its own; ended calmly."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *words),
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
            await process.communicate()


async def address(process: asyncio.subprocess.Process) -> str:
    """The address that it prints."""
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    found = re.search(r"http://127\.0\.0\.1:\d+/play/", line)
    assert found, line
    return found[0]


async def used(at: str, channel: str, path: str) -> str:
    """What comes back of a command by alice, as JSON."""
    origin = at.removesuffix("/play/")
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(at + "ws?as=alice", headers={"Origin": origin}) as ws,
    ):
        hello = await ws.receive_json(timeout=10)
        place = next(c["id"] for c in hello["channels"] if c["name"] == channel)
        options = {"game": "against-the-shadow", "scenario": "trilogy"} if path == "game new" else {}
        await ws.send_json({"do": "slash", "n": 1, "channel": place, "path": path, "options": options})
        heard = [await ws.receive_str(timeout=10) for _ in range(2)]
        return "".join(heard)


async def test_a_table_is_found_again_when_the_playground_is_started_again(tmp_path: Path):
    async with typed(tmp_path, "play") as process:
        assert "Frodo (Free Peoples)" in await used(await address(process), "table-1", "game new")
    assert (tmp_path / "data" / "playground.db").is_file()
    async with typed(tmp_path, "play", "--db", "data/playground.db") as process:
        at = await address(process)
        assert "Frodo (Free Peoples)" in await used(at, "table-1", "game status")
        assert "Frodo (Free Peoples)" not in await used(at, "table-2", "game status")


async def test_the_terminal_plays_too(tmp_path: Path):
    async with typed(tmp_path, "play", "--text") as process:
        new = "bob: /game new game:against-the-shadow scenario:two-player-duel"
        script = "\n".join(["help", "commands", new, "[Join]", "fly", "[Fly away", "quit", ""])
        out, err = (text.decode() for text in await process.communicate(script.encode()))
    assert process.returncode == 0, err
    assert "/game new: Open a table" in out
    assert "#table-1, everybody · edit\n      │ - **Gandalf (Free Peoples)**: Bob" in out
    assert "no line starts with 'fly'" in out
    assert "a player does one of" in out


async def test_an_evening_is_told_apart_by_its_exit_code(tmp_path: Path):
    (tmp_path / "good.evening").write_text('players alice\nalice: /help\nsee alice "/game new"\n')
    (tmp_path / "odd.evening").write_text("players alice\nalice jumps\n")
    async with typed(tmp_path, "evening", "good.evening", "--json") as process:
        out, err = await process.communicate()
    assert process.returncode == 0, err.decode()
    assert out.startswith(b'{"line": 2, "to": "alice", "via": "ephemeral", "text": ')
    async with typed(tmp_path, "evening", "odd.evening") as process:
        out, err = await process.communicate()
    assert (process.returncode, out) == (2, b"")
    assert b"line 2: alice jumps" in err
