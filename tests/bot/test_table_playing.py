"""A move at a table: who may make it, what it leaves, and that it happens exactly once."""

from __future__ import annotations

import asyncio

import pytest

from bot.table import Person
from rules.core.game import Illegal
from storage.store import Store
from tests.table_kit import ALICE, BOB, CAROL, HERE, begun, chooses, key, opened, pick, round_of, service


async def test_a_game_goes_from_the_lobby_to_its_end(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    for _ in range(3):
        told = await round_of(tables, code)
    assert told.view.phase == "over"
    assert told.view.seed == "7"
    assert told.view.questions(ALICE) == ()


async def test_a_move_is_told_to_each_as_they_may_know_it(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    told = await chooses(tables, code, ALICE)
    assert [e.card for e in told.heard("oak")] != [0]
    assert [e.card for e in told.heard("ash")] == [0]
    assert [e.card for e in told.heard(None)] == [0]
    assert told.view.questions(None)[0].options == ()
