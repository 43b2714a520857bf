"""Every script in this folder is played through the real client, on a fresh database and with a bot of its own."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SCRIPTS = sorted(HERE.glob("*.evening"))


@pytest.mark.timeout(900)
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
async def test_the_evening_goes_as_written(script: Path):
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "evening", str(script)),
        cwd=HERE.parents[1],
        env={k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"},  # the bot starts again and again
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, err = await process.communicate()
    wrong = out.decode().partition("✗")[2]
    assert process.returncode == 0, f"{wrong or out.decode()[-2000:]}\n{err.decode()[-3000:]}"


def test_there_are_evenings():
    assert SCRIPTS
