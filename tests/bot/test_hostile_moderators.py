"""Moderators who play: they repair the table, and learn nothing by it that a player may not know."""

from __future__ import annotations

import json

import pytest

from bot.table import Tables
from rules.core.game import Illegal
from storage.store import Store
from tests.bot.kit import Scene
from tests.table_kit import ALICE, BOB, HERE, MIA, begun, chooses, key, round_of, service


async def is_full(tables: Tables, code: str, who: object = MIA) -> bool:
    file = await tables.export(code, who, moderator=True)  # type: ignore[arg-type]  # a Person
    return bool(json.loads(file.data)["full"])


async def test_whoever_gets_up_to_look_has_sat_here(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await tables.leave(HERE, BOB, key=key())
    assert not await is_full(tables, code, BOB)
    await tables.join(HERE, BOB, "ash", key=key())
    await tables.seat(code, BOB, "ash", None, key=key())
    assert not await is_full(tables, code, BOB)


async def test_whoever_was_given_a_seat_and_lost_it_has_sat_here(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await tables.seat(code, ALICE, "ash", MIA, key=key())
    await tables.seat(code, ALICE, "ash", BOB, key=key())
    assert not await is_full(tables, code)


async def test_whoever_looked_is_on_record_and_takes_no_free_seat(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    assert await is_full(tables, code)
    assert [(d.kind, d.by) for d in await tables.audit(code, ALICE)] == [("export", MIA.id)]
    await tables.leave(HERE, BOB, key=key())
    with pytest.raises(Illegal, match="every hand"):
        await tables.join(HERE, MIA, "ash", key=key())


async def test_a_finished_game_is_everybodys_to_take(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    await tables.undo(code, ALICE, key=key())
    for _ in range(3):
        await round_of(tables, code)
    assert await is_full(tables, code, BOB)
    assert await tables.audit(code, ALICE) == ()


async def test_the_record_tells_it_in_words(scene: Scene) -> None:
    await scene.deal("long")
    await scene.type(scene.mia, "moderator export")
    assert "took the whole game as a file" in (await scene.type(scene.mia, "moderator audit")).text


async def test_a_restore_code_that_is_none_gets_its_sentence(scene: Scene) -> None:
    await scene.deal("long")
    for code in ("!!!", "🤦", ":"):
        assert "letters and digits" in (await scene.type(scene.mia, "moderator restore", code=code)).text
    await scene.type(scene.mia, "moderator restore", code="AAAA-BBBB")
    assert "No table of this server" in (await scene.press(scene.mia, "Restore")).text
