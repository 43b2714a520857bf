"""However it is pressed, delivered or interrupted: exactly one move, or none."""

from __future__ import annotations

import asyncio
import gc
import sys

import pytest

from bot.table import Told, Where
from rules.core.game import Illegal
from storage.store import Store
from tests.table_kit import ALICE, BOB, CAROL, HERE, begun, chooses, key, opened, pick, round_of, service
from tests.toy import TOY


def moved(results: list[Told | BaseException]) -> list[Told]:
    """Those that moved; the others must have been refused in words."""
    assert all(isinstance(r, Told | Illegal) for r in results), results
    return [r for r in results if isinstance(r, Told) and not r.again]


async def test_a_double_click_moves_once(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    step, digest = pick(await tables.look(code), ALICE)
    pressed = (tables.act(code, ALICE, step, digest, key=key()) for _ in range(8))
    assert len(moved(await asyncio.gather(*pressed, return_exceptions=True))) == 1
    assert (await tables.look(code)).number == 1


async def test_two_people_on_one_seat_move_once(store: Store) -> None:
    tables = service(store)
    code = await opened(tables)
    await tables.join(HERE, CAROL, "oak", key=key())
    view = (await tables.start(HERE, ALICE, key=key())).view
    pressed = (tables.act(code, who, *pick(view, who, n), key=key()) for n, who in enumerate((ALICE, CAROL)))
    assert len(moved(await asyncio.gather(*pressed, return_exceptions=True))) == 1


async def test_two_stores_on_one_database_move_once(database: str, store: Store) -> None:
    other = Store(database)
    await other.open()
    code = await begun(service(store))
    for person in (ALICE, BOB):
        press = pick(await service(store).look(code), person)
        both = [service(s).act(code, person, *press, key=key()) for s in (store, other) for _ in range(3)]
        assert len(moved(await asyncio.gather(*both, return_exceptions=True))) == 1
    asked = [service(s).run_bot(code, ALICE, key=key()) for s in (store, other)]
    assert len(moved(await asyncio.gather(*asked, return_exceptions=True))) == 1
    assert (await service(other).look(code)).number == 5
    await other.close()


async def test_two_processes_on_one_database_move_once(database: str, store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    press = (code, str(ALICE.id), *pick(await tables.look(code), ALICE))
    runs = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.bot.presses", database, *press, "press", "5", str(first), stdout=-1
        )
        for first in (2_000_000, 3_000_000)
    ]
    printed = [(await run.communicate())[0].decode() for run in runs]
    assert sorted(printed) == ["0", "1"]
    assert (await tables.look(code)).number == 1


async def test_two_stores_open_one_table_in_a_channel(database: str, store: Store) -> None:
    other = Store(database)
    await other.open()
    opening = [service(s).open(HERE, ALICE, TOY.key, "short", {}, key=key()) for s in (store, other)]
    first, second = await asyncio.gather(*opening, return_exceptions=True)
    assert len(moved([first, second])) == 1
    assert len(await service(store).live()) == 1
    await other.close()


async def test_two_people_who_join_at_once_through_two_stores_get_two_seats(database: str, store: Store) -> None:
    other = Store(database)
    await other.open()
    await service(store).open(HERE, ALICE, TOY.key, "short", {}, key=key())
    await asyncio.gather(*(service(s).join(HERE, who, None, key=key()) for s, who in ((store, ALICE), (other, BOB))))
    view = await service(store).at(HERE)
    assert {len(people) for people in view.seats.values()} == {1}
    await other.close()


async def test_an_interaction_delivered_twice_acts_once_and_answers_the_same(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    press, same = pick(await tables.look(code), ALICE), key()
    first = await tables.act(code, ALICE, *press, key=same)
    second = await tables.act(code, ALICE, *press, key=same)
    assert (second.again, second.deed) == (True, "act")
    assert second.lines("oak") == first.lines("oak")
    assert second.view.version == first.view.version


async def test_a_hand_move_delivered_twice_at_once_acts_once(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    same = key()
    twice = (tables.use(code, ALICE, "mark", {"text": "x"}, key=same) for _ in range(2))
    told = await asyncio.gather(*twice)
    assert sorted(t.again for t in told) == [False, True]
    assert told[0].view.sight(None).marks == ("oak: x",)


@pytest.mark.parametrize("deed", ["open", "join", "start", "undo", "bot", "reset", "close", "setting"])
async def test_every_other_deed_delivered_twice_acts_once(store: Store, deed: str) -> None:
    tables = service(store)
    same = key()

    async def act(code: str) -> Told:
        match deed:
            case "open":
                return await tables.open(HERE, ALICE, TOY.key, "short", {}, key=same)
            case "join":
                return await tables.join(HERE, CAROL, "oak", key=same)
            case "start":
                return await tables.start(HERE, ALICE, key=same)
            case "undo":
                return await tables.undo(code, ALICE, moderator=True, key=same)
            case "bot":
                return await tables.run_bot(code, ALICE, key=same)
            case "reset":
                return await tables.reset(code, ALICE, key=same)
            case "close":
                return await tables.close(code, ALICE, key=same)
        return await tables.change(code, ALICE, "roars", "1", moderator=True, key=same)

    code = "" if deed == "open" else await opened(tables)
    if deed not in {"open", "join", "start"}:
        await tables.start(HERE, ALICE, key=key())
        await chooses(tables, code, ALICE)
        await chooses(tables, code, BOB)
    first = await act(code)
    second = await act(code)
    assert (second.again, second.deed, second.code) == (True, first.deed, first.code)
    assert second.numbers == first.numbers
    assert (second.view.version, second.view.number) == (first.view.version, first.view.number)


async def test_a_crash_in_the_middle_leaves_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = service(store)
    code = await begun(tables)
    before = await tables.look(code)

    def crash(*_: object) -> None:
        raise RuntimeError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr("storage.work.Work.post", crash)
        with pytest.raises(RuntimeError, match="disk"):
            await chooses(tables, code, ALICE)
    assert await tables.look(code) == before
    assert (await chooses(tables, code, ALICE)).view.number == 1


async def test_a_process_killed_between_any_two_statements_leaves_nothing_half(database: str, store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    before = await tables.look(code)
    press = (code, str(ALICE.id), *pick(before, ALICE))
    run = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bot.presses", database, *press, "kill", stdout=-1
    )
    killed = int((await run.communicate())[0])
    assert killed >= 5
    after = await tables.look(code)
    assert (after.version, after.number) == (before.version + 1, 1)
    assert [x.kind for x in await tables.history(code)] == ["start", "play"]
    assert len([m for m in await store.pending() if m.kind == "news"]) == 2


async def test_an_idle_table_holds_no_memory(store: Store) -> None:
    tables = service(store)
    code = await begun(tables, seed="idle")
    await round_of(tables, code)
    for _ in range(4):  # a thread lets go of its last work when it takes up the next
        await asyncio.gather(store.work(lambda _: None), *(store.read(lambda _: None) for _ in range(4)))
    gc.collect()
    assert not tables._locks
    assert not [o for o in gc.get_objects() if type(o) is TOY.State and o.cup.seed == "idle"]


async def test_many_tables_play_at_once(store: Store) -> None:
    tables = service(store)

    async def play(channel: int) -> int:
        code = await begun(tables, Where(7, channel))
        for _ in range(3):
            told = await round_of(tables, code)
        return told.view.number

    assert await asyncio.gather(*(play(1000 + n) for n in range(6))) == [18] * 6
