"""The service against crowds, forged values and files that somebody has doctored."""

from __future__ import annotations

import gzip
import json

import pytest

from bot.table import Person
from rules.core.game import Illegal
from storage.store import Store
from tests.table_kit import ALICE, BOB, HERE, MIA, THERE, begun, chooses, key, opened, service


async def test_a_crowd_on_one_seat_does_not_bring_the_table_to_a_halt(store: Store) -> None:
    tables = service(store)
    code = await opened(tables)
    for n in range(100, 107):
        await tables.join(HERE, Person(n, f"raider {n}"), "oak", key=key())
    with pytest.raises(Illegal, match="sit as Oak already"):
        await tables.join(HERE, Person(107, "one too many"), "oak", key=key())
    await tables.start(HERE, ALICE, key=key())
    await chooses(tables, code, ALICE)
    assert (await chooses(tables, code, BOB)).view.number == 2


@pytest.mark.parametrize("part", ["[],", "0,", '{"a":0},'])
async def test_a_small_file_of_many_parts_is_refused_before_it_is_read(store: Store, part: str) -> None:
    text = f'{{"barliman":1,"full":true,"x":[{part * 700_000}0]}}'
    with pytest.raises(Illegal, match="more than any game"):
        await service(store).import_(HERE, MIA, gzip.compress(text.encode()), key=key())


@pytest.mark.parametrize("options", [{"cards": "17"}, {"no such": "on"}])
async def test_options_that_lie_deep_in_a_file_are_checked_too(store: Store, options: dict[str, str]) -> None:
    tables = service(store)
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    game = json.loads((await tables.export(code, MIA, moderator=True)).data)
    game["moves"][1]["options"] = options
    with pytest.raises(Illegal):
        await tables.import_(THERE, MIA, json.dumps(game).encode(), key=key())
