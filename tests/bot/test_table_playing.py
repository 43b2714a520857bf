"""A move at a table: who may make it, and what it leaves."""

from __future__ import annotations

import pytest

from rules.core.game import Illegal
from storage.store import Store
from tests.table_kit import ALICE, BOB, CAROL, HERE, begun, chooses, key, opened, pick, round_of, service


async def test_a_game_goes_from_the_lobby_to_its_end(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    for _ in range(3):
        told = await round_of(tables, code)
    assert told.view.phase == "over"
    assert told.view.questions(ALICE) == ()
    with pytest.raises(Illegal, match="The game is over"):
        await tables.run_bot(code, ALICE, key=key())


async def test_a_move_stands_in_the_log_once_with_all_that_happened(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    told = await chooses(tables, code, ALICE)
    (line,) = told.lines("oak")
    assert (line.number, line.seat, line.by, line.kind) == (1, "oak", ALICE.id, "play")
    assert [e.kind for e in line.events] == ["chose"]
    assert (await tables.history(code, viewer=ALICE))[1:] == (line,)


async def test_a_hand_is_sent_to_the_seat_for_which_something_changed(store: Store) -> None:
    tables = service(store)
    code = await opened(tables)
    dealt = await tables.start(HERE, ALICE, key=key())
    assert [m.data["seat"] for m in dealt.mail if m.kind == "hand"] == ["oak", "ash"]
    told = await chooses(tables, code, ALICE)
    assert [(m.kind, m.data.get("seat"), m.data.get("user")) for m in told.mail] == [
        ("news", None, None),
        ("board", None, None),
        ("hand", "oak", ALICE.id),
    ]


async def test_two_seats_answer_one_step_in_either_order(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    view = await tables.look(code)
    await tables.act(code, BOB, *pick(view, BOB), key=key())
    told = await tables.act(code, ALICE, *pick(view, ALICE), key=key())
    assert [e.kind for e in told.heard(None)] == ["chose", "showed", "went"]


async def test_one_person_may_answer_for_both_seats_with_equal_options(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await tables.leave(HERE, BOB, key=key())
    told = await tables.join(HERE, ALICE, "ash", key=key())
    oak, ash = told.view.questions(ALICE)
    assert told.view.step(oak) != told.view.step(ash)
    told = await tables.act(code, ALICE, told.view.step(ash), told.view.offers(ash)[0].digest, key=key())
    assert [line.seat for line in told.lines(None)] == ["ash"]


async def test_who_does_not_sit_cannot_move(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    view = await tables.look(code)
    with pytest.raises(Illegal, match="do not sit at this table"):
        await tables.act(code, CAROL, *pick(view, ALICE), key=key())


async def test_somebody_elses_button_names_whose_it_is(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    view = await tables.look(code)
    with pytest.raises(Illegal, match="asked of Oak, not of you"):
        await tables.act(code, BOB, *pick(view, ALICE), key=key())


async def test_an_old_button_dies_politely(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    old = await tables.look(code)
    await chooses(tables, code, ALICE)
    with pytest.raises(Illegal, match="moved on"):
        await tables.act(code, ALICE, *pick(old, ALICE, 1), key=key())


@pytest.mark.parametrize("step", ["", "0-1", "0-1-x", "0-1-0-0", "-1-1-0", "0-99999999999999999999-0", "०-1-0"])
async def test_a_button_that_was_made_up_is_refused(store: Store, step: str) -> None:
    tables = service(store)
    code = await begun(tables)
    with pytest.raises(Illegal):
        await tables.act(code, ALICE, step, "0123456789", key=key())


async def test_an_option_that_was_not_offered_is_refused(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    step, _ = pick(await tables.look(code), ALICE)
    with pytest.raises(Illegal, match="not among what may be done"):
        await tables.act(code, ALICE, step, "0123456789", key=key())


async def test_a_table_that_does_not_exist_is_refused(store: Store) -> None:
    tables = service(store)
    for doing in (tables.look("NOSUCH"), tables.act("NOSUCH", ALICE, "0-1-0", "a", key=key())):
        with pytest.raises(Illegal, match="does not exist any more"):
            await doing


async def test_a_lobby_is_not_played(store: Store) -> None:
    tables = service(store)
    code = await opened(tables)
    with pytest.raises(Illegal, match="has not started"):
        await tables.act(code, ALICE, "0-1-0", "0123456789", key=key())


async def test_a_hand_move_is_logged_like_any_other(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    told = await tables.use(code, BOB, "mark", {"text": "here"}, key=key())
    assert told.view.sight(None).marks == ("ash: here",)
    assert [(x.seat, x.kind) for x in told.lines(None)] == [("ash", "tool")]
    assert [(seat, tool.key) for seat, tool in told.view.tools(BOB)] == [("ash", "mark")]


async def test_hand_moves_that_are_not_there_are_refused(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    with pytest.raises(Illegal, match="no hand move 'repair'"):
        await tables.use(code, BOB, "repair", {"what": "oak", "value": "9"}, key=key())
    with pytest.raises(Illegal, match="do not sit as Oak"):
        await tables.use(code, BOB, "mark", {"text": "x"}, seat="oak", key=key())
    with pytest.raises(Illegal, match="at most 40"):
        await tables.use(code, BOB, "mark", {"text": "x" * 41}, key=key())
    assert (await tables.look(code)).number == 0


async def test_history_pages_back(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await round_of(tables, code)
    numbers = [line.number for line in await tables.history(code, last=3)]
    assert numbers == [4, 5, 6]
    assert [line.number for line in await tables.history(code, last=3, before=4)] == [1, 2, 3]
    assert [line.number for line in await tables.history(code, last=3, before=1)] == [0]
    assert await tables.history(code, last=3, before=0) == ()


async def test_status_tells_what_happened_since_one_last_acted(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    assert [x.number for x in await tables.since(code, BOB)] == [0]
    await chooses(tables, code, BOB)
    await chooses(tables, code, ALICE)
    await tables.run_bot(code, ALICE, key=key())
    assert [x.number for x in await tables.since(code, BOB)] == [2, 3, 4, 5]
    assert await tables.since(code, ALICE) == ()
    assert [x.number for x in await tables.since(code, BOB, most=2)] == [4, 5]


async def test_an_act_can_be_recalled_for_its_mail(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    told = await chooses(tables, code, ALICE)
    news = next(m for m in await store.pending() if m.kind == "news" and m.data["act"] == 2)
    again = await tables.recall(code, news.data["act"])
    assert again.lines("oak") == told.lines("oak")


async def test_a_table_survives_a_restart_in_the_middle_of_a_choice(database: str) -> None:
    store = Store(database)
    await store.open()
    code = await begun(service(store))
    before = (await chooses(service(store), code, ALICE)).view
    await store.close()
    store = Store(database)
    await store.open()
    after = await service(store).look(code)
    assert after == before
    await chooses(service(store), code, BOB)
    await store.close()
