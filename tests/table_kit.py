"""Verbs for tests of the table service: people sit down, choose and look."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any

from bot.table import Person, Tables, Told, View, Where
from rules.core.game import Game
from storage.store import Store
from tests.toy import GAMES, TOY

ALICE, BOB, CAROL, MIA = (Person(n, name) for n, name in ((1, "alice"), (2, "bob"), (3, "carol"), (4, "mia")))
HERE, THERE, ABROAD = Where(7, 100), Where(7, 101), Where(8, 200)

_keys = itertools.count(1)


def key() -> int:
    """The id of an interaction that was never seen before."""
    return next(_keys)


def service(store: Store, games: Mapping[str, Game] = GAMES, **how: Any) -> Tables:
    return Tables(store, games, **{"allow_seeds": True, **how})


async def opened(tables: Tables, where: Where = HERE, scenario: str = "short", seed: str = "7", **options: str) -> str:
    """A lobby with Alice as Oak and Bob as Ash; returns its code."""
    told = await tables.open(where, ALICE, TOY.key, scenario, options, seed=seed, key=key())
    await tables.join(where, ALICE, "oak", key=key())
    await tables.join(where, BOB, "ash", key=key())
    return told.view.code


async def begun(tables: Tables, where: Where = HERE, scenario: str = "short", seed: str = "7", **options: str) -> str:
    """The same, started."""
    code = await opened(tables, where, scenario, seed, **options)
    await tables.start(where, ALICE, key=key())
    return code


def pick(view: View, person: Person, nth: int = 0) -> tuple[str, str]:
    """(step, digest) of the nth option of the first question a person is asked."""
    question = view.questions(person)[0]
    return view.step(question), view.offers(question)[nth].digest


async def chooses(tables: Tables, code: str, person: Person, nth: int = 0) -> Told:
    return await tables.act(code, person, *pick(await tables.look(code), person, nth), key=key())


async def round_of(tables: Tables, code: str) -> Told:
    """Both choose, the troll answers, Oak rests: seven moves with two roars."""
    await chooses(tables, code, ALICE)
    await chooses(tables, code, BOB)
    await tables.run_bot(code, BOB, key=key())
    return await chooses(tables, code, ALICE)
