"""The movable clock."""

from __future__ import annotations

import asyncio

from bot.playground.clock import Clock


async def test_what_is_due_rings_in_order_and_once() -> None:
    clock, rung = Clock(), []
    for n in (30, 10, 20):
        clock.later(n, lambda n=n: rung.append(n))
    await clock.advance(25)
    assert rung == [10, 20]
    await clock.advance(25)
    await clock.advance(25)
    assert rung == [10, 20, 30]


async def test_it_also_runs_by_itself() -> None:
    clock, rung = Clock(), asyncio.Event()
    clock.later(3600, lambda: None)
    clock.later(0.001, rung.set)
    await asyncio.wait_for(rung.wait(), 5)


async def test_a_ring_may_wind_the_next() -> None:
    clock, rung = Clock(), []

    def again() -> None:
        rung.append(len(rung))
        clock.later(60, again)

    clock.later(60, again)
    for _ in range(3):
        await clock.advance(61)
    assert rung == [0, 1, 2]


async def test_ids_carry_its_time_and_grow() -> None:
    clock = Clock()
    a, b = int(clock.snowflake()), int(clock.snowflake())
    await clock.advance(3600)
    c = int(clock.snowflake())
    assert a < b < c
    assert ((c >> 22) - (b >> 22)) // 1000 in (3600, 3601)
    assert abs(clock.unix() - clock.utc().timestamp()) < 1


async def test_nothing_rings_after_it_was_stopped() -> None:
    clock, rung = Clock(), []
    clock.later(1, lambda: rung.append(1))
    clock.stop()
    await clock.advance(10)
    assert rung == []
