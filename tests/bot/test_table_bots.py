"""The automated side: asked for or by itself, explained, and never able to freeze a table."""

from __future__ import annotations

import pytest

from bot.table import playing
from rules.core.game import Illegal
from storage.store import Store
from tests.table_kit import ALICE, BOB, CAROL, begun, chooses, key, pick, service


async def to_the_troll(store: Store, scenario: str = "short", **options: str) -> str:
    tables = service(store)
    code = await begun(tables, scenario=scenario, **options)
    await chooses(tables, code, ALICE)
    await chooses(tables, code, BOB)
    return code


async def test_it_waits_until_somebody_asks(store: Store) -> None:
    tables = service(store)
    code = await to_the_troll(store)
    assert (await tables.look(code)).bot_asked
    told = await tables.run_bot(code, BOB, key=key())
    assert [(x.kind, x.seat) for x in told.lines(None)] == [("bot", "troll")] * 3
    assert not told.view.bot_asked
    assert told.view.questions(ALICE)


async def test_by_setting_it_follows_the_persons_move_in_the_same_act(store: Store) -> None:
    tables = service(store)
    code = await begun(tables, bot_turn="auto")
    await chooses(tables, code, ALICE)
    told = await chooses(tables, code, BOB)
    assert [x.kind for x in told.lines(None)] == ["play", "bot", "bot", "bot"]
    assert [m.kind for m in told.mail].count("news") == 1


async def test_it_is_not_asked_out_of_turn(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    with pytest.raises(Illegal, match=r"nothing to do now.*Oak, Ash"):
        await tables.run_bot(code, BOB, key=key())
    with pytest.raises(Illegal, match="do not sit"):
        await tables.run_bot(code, CAROL, key=key())


async def test_every_walk_is_kept_with_its_move(store: Store) -> None:
    tables = service(store)
    code = await to_the_troll(store)
    with pytest.raises(Illegal, match="has not moved"):
        await tables.why(code)
    told = await tables.run_bot(code, BOB, key=key())
    number, trace = await tables.why(code)
    assert (number, [b.key for b in trace]) == (5, ["tired", "stop"])
    assert (await tables.why(code, 3))[1] == told.lines(None)[0].trace
    with pytest.raises(Illegal, match="made by a person"):
        await tables.why(code, 2)
    with pytest.raises(Illegal, match="not one of this table's"):
        await tables.why(code, 99)
    await chooses(tables, code, ALICE)
    assert (await tables.why(code))[0] == 5


async def test_a_lost_walk_keeps_what_was_done_and_says_where_it_ended(store: Store) -> None:
    tables = service(store)
    code = await to_the_troll(store, "lost")
    told = await tables.run_bot(code, BOB, key=key())
    assert [x.kind for x in told.lines(None)] == ["bot"]
    assert [b.key for b in told.stuck or ()] == ["here", "there"]
    assert told.view.stuck
    assert (await tables.why(code)) == (3, told.stuck)


async def test_people_choose_a_legal_move_for_a_lost_bot(store: Store) -> None:
    tables = service(store)
    code = await to_the_troll(store, "lost")
    told = await tables.run_bot(code, BOB, key=key())
    assert not told.view.questions(CAROL)
    (question,) = told.view.questions(ALICE)
    assert question.seat == "troll"
    told = await tables.act(code, ALICE, *pick(told.view, ALICE, 1), key=key())
    assert not told.view.stuck
    assert [(x.seat, x.by) for x in told.lines(None)] == [("troll", ALICE.id)]
    assert told.view.questions(ALICE)[0].seat == "oak"


async def test_nobody_moves_for_a_bot_that_is_not_lost(store: Store) -> None:
    tables = service(store)
    code = await to_the_troll(store)
    view = await tables.look(code)
    question = view.questions(None)[0]
    with pytest.raises(Illegal, match="asked of Troll"):
        await tables.act(code, ALICE, view.step(question), view.offers(question)[0].digest, key=key())


async def test_a_fault_in_the_chart_does_not_take_the_persons_move_with_it(store: Store) -> None:
    tables = service(store)
    code = await begun(tables, scenario="wild", bot_turn="auto")
    await chooses(tables, code, ALICE)
    told = await chooses(tables, code, BOB)
    assert [x.kind for x in told.lines(None)] == ["play"]
    assert told.stuck is not None
    assert "KeyError" in told.stuck[-1].fact
    assert told.view.stuck
    assert ("deed", "stuck") in [(m.kind, m.data.get("deed")) for m in told.mail]


async def test_a_walk_that_never_gives_the_turn_back_is_cut_off(store: Store) -> None:
    tables = service(store)
    code = await to_the_troll(store, roars="400")
    told = await tables.run_bot(code, BOB, key=key())
    assert len(told.moves) == playing.CAP
    assert told.stuck
    assert (await tables.look(code)).number == 2 + playing.CAP
