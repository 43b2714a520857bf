"""Run as a process of its own: presses one button often, or is killed in the middle of a move.

`python -m tests.bot.presses URL TABLE PERSON STEP DIGEST press TIMES KEY` prints how many presses moved.
`... kill` moves once, in one process after the other, each killed one statement later than the one
before it, until one lives to its end; prints how many were killed.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from typing import Any

from sqlalchemy import Engine, event

from bot.table import Person
from rules.core.game import Illegal
from storage.store import Store
from tests.table_kit import service


async def _press(url: str, press: tuple[Any, ...], keys: range) -> int:
    store = Store(url)
    await store.open()
    tables = service(store)
    told = await asyncio.gather(*(tables.act(*press, key=k) for k in keys), return_exceptions=True)
    await store.close()
    strange = [t for t in told if isinstance(t, BaseException) and not isinstance(t, Illegal)]
    if strange:
        raise strange[0]
    return sum(not isinstance(t, BaseException) and not t.again for t in told)


def _die_after(statements: int) -> None:
    """Kills this process when so many statements of the move have been carried out."""
    left = [statements]

    def count(*_: Any) -> None:
        left[0] -= 1
        if left[0] <= 0:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "after_cursor_execute", count)
    event.listen(Engine, "commit", count)


async def _move(url: str, press: tuple[Any, ...], statements: int) -> None:
    store = Store(url)
    await store.open()
    _die_after(statements)
    await service(store).act(*press, key=1_000_000 + statements)


def _kill_often(url: str, press: tuple[Any, ...]) -> int:
    for statements in range(1, 50):
        pid = os.fork()
        if pid == 0:
            asyncio.run(_move(url, press, statements))
            os._exit(0)
        if not os.WIFSIGNALED(os.waitpid(pid, 0)[1]):
            return statements - 1
    raise AssertionError("no process lived to its end")


def main(url: str, *rest: str) -> int:
    table, person, step, digest, what, *more = rest
    press = (table, Person(int(person), "somebody"), step, digest)
    if what == "kill":
        return _kill_often(url, press)
    times, key = map(int, more)
    return asyncio.run(_press(url, press, range(key, key + times)))


if __name__ == "__main__":
    sys.stdout.write(str(main(*sys.argv[1:])))
