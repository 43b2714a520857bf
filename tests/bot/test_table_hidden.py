"""What is hidden stays hidden, whatever is asked for and by whom."""

from __future__ import annotations

import dataclasses
from typing import Any

from bot.table import Tables, View
from rules.core import codec
from storage.store import Store
from tests.table_kit import ALICE, BOB, CAROL, HERE, MIA, begun, chooses, key, service
from tests.toy import HIDDEN, TOY


def cards(events: tuple[Any, ...]) -> list[tuple[str, Any]]:
    """The hidden values that the events show, with the seat they belong to."""
    shown = [(e.seat, c) for e in events if e.kind == "drew" for c in e.cards]
    return [x for x in shown + [(e.seat, e.card) for e in events if e.kind == "chose"] if x[1] != HIDDEN]


async def with_a_secret(tables: Tables) -> str:
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    return code


async def test_history_shows_each_reader_their_own_secrets_only(store: Store) -> None:
    tables = service(store)
    code = await with_a_secret(tables)
    for viewer, seats in ((ALICE, {"oak"}), (BOB, {"ash"}), (CAROL, set()), (None, set())):
        events = tuple(e for x in await tables.history(code, viewer=viewer) for e in x.events)
        assert {seat for seat, _ in cards(events)} == seats
    events = tuple(e for x in await tables.since(code, BOB) for e in x.events)
    assert {seat for seat, _ in cards(events)} == {"ash"}


async def test_who_holds_both_seats_hears_both(store: Store) -> None:
    tables = service(store)
    code = await with_a_secret(tables)
    await tables.seat(code, MIA, "ash", ALICE, key=key())
    events = tuple(e for x in await tables.history(code, viewer=ALICE) for e in x.events)
    assert {seat for seat, _ in cards(events)} == {"oak", "ash"}


async def test_a_public_question_offers_nothing_hidden(store: Store) -> None:
    tables = service(store)
    code = await with_a_secret(tables)
    view = await tables.look(code)
    (question,) = view.questions(None)
    assert (question.seat, view.offers(question)) == ("ash", ())
    await chooses(tables, code, BOB)
    view = (await tables.run_bot(code, BOB, key=key())).view
    assert [o.open for o in view.offers(view.questions(None)[0])] == [True, True]


async def test_a_question_is_put_to_its_own_seat_only(store: Store) -> None:
    view = await service(store).look(await begun(service(store)))
    assert [q.seat for q in view.questions(ALICE)] == ["oak"]
    assert view.questions(CAROL) == ()
    assert view.tools(CAROL) == ()


async def test_nothing_that_is_printed_by_accident_holds_a_secret(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    told = await chooses(tables, code, ALICE)
    for thing in (told, told.view):
        assert "hands=" not in repr(thing)
        assert "Chose" not in repr(thing)


async def test_the_moves_of_an_answer_are_public_unless_a_seat_is_named(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    told = await chooses(tables, code, ALICE)
    assert cards(tuple(e for x in told.moves for e in x.events)) == []
    assert cards(told.heard("oak")) != []


async def test_mail_holds_no_secret(store: Store) -> None:
    tables = service(store)
    code = await with_a_secret(tables)
    await tables.repair(code, MIA, "repair", {"what": "oak", "value": "61"}, "a slip", key=key())
    assert all(
        set(m.data) <= {"act", "seat", "user", "deed", "by", "tool", "reason", "move"} for m in await store.pending()
    )


async def test_two_tables_that_differ_in_secrets_only_look_the_same_to_others(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    one = (await chooses(tables, code, ALICE, 0)).view
    await tables.undo(code, ALICE, key=key())
    other = (await chooses(tables, code, ALICE, 1)).view
    assert one.sight("oak") != other.sight("oak")
    for seat in ("ash", None):
        assert _seen(one, seat) == _seen(other, seat)


def _seen(view: View, seat: str | None) -> bytes:
    return codec.dump(Any, view.sight(seat))


async def test_a_running_game_keeps_its_seed(store: Store) -> None:
    tables = service(store, allow_seeds=False)
    told = await tables.open(HERE, ALICE, TOY.key, "short", {}, key=key())
    for seat in ("oak", "ash"):
        await tables.join(HERE, ALICE, seat, key=key())
    told = await tables.start(HERE, ALICE, key=key())
    row = await store.read(lambda r: r.table(told.view.code))
    assert row is not None
    assert row.seed is not None
    assert row.seed not in repr(told)
    assert all(row.seed != getattr(told.view, f.name) for f in dataclasses.fields(told.view))
    ended = await tables.close(told.view.code, MIA, key=key())
    assert ended.view.seed is None
