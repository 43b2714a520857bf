"""Votes of the seats."""

from __future__ import annotations

import pytest

from bot.table import Tables
from rules.core.game import Illegal
from storage.store import Store
from tests.table_kit import ALICE, BOB, CAROL, HERE, begun, chooses, key, opened, service


async def proposed(tables: Tables, code: str) -> int:
    told = await tables.end(code, ALICE, key=key())
    assert told.ballot is not None
    assert told.deed == "propose"
    return told.ballot.id


async def test_every_seat_must_agree_and_the_proposer_has(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    ballot = await proposed(tables, code)
    view = await tables.at(HERE)
    assert view.ballot is not None
    assert (view.ballot.proposer, view.ballot.yes, view.ballot.waiting) == (ALICE, (ALICE.id,), ("ash",))
    told = await tables.vote(code, BOB, ballot, True, key=key())
    assert (told.deed, told.view.phase, told.ballot and told.ballot.state) == ("end", "closed", "agreed")
    assert told.code


async def test_one_no_ends_it(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    told = await tables.vote(code, BOB, await proposed(tables, code), False, key=key())
    assert (told.deed, told.ballot and told.ballot.state, told.view.ballot) == ("vote", "refused", None)
    assert told.view.phase == "playing"


async def test_one_yes_of_a_shared_seat_is_enough(store: Store) -> None:
    tables = service(store)
    code = await opened(tables)
    await tables.join(HERE, CAROL, "ash", key=key())
    await tables.start(HERE, ALICE, key=key())
    assert (await tables.vote(code, CAROL, await proposed(tables, code), True, key=key())).deed == "end"


async def test_who_holds_every_seat_asks_nobody(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await tables.leave(HERE, BOB, key=key())
    assert (await tables.end(code, ALICE, key=key())).view.phase == "closed"


async def test_agreeing_twice_does_not_count_for_another_seat(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    ballot = await proposed(tables, code)
    for _ in range(2):
        told = await tables.vote(code, ALICE, ballot, True, key=key())
    assert told.ballot is not None
    assert (told.ballot.state, told.ballot.waiting, told.ballot.yes) == ("open", ("ash",), (ALICE.id,))


async def test_proposing_the_same_is_agreeing(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await proposed(tables, code)
    assert (await tables.end(code, BOB, key=key())).deed == "end"


async def test_one_vote_is_open_at_a_time(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await proposed(tables, code)
    with pytest.raises(Illegal, match="Another vote is open"):
        await tables.change(code, BOB, "roars", "1", key=key())


async def test_a_vote_ends_when_the_table_moves_on(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    ballot = await proposed(tables, code)
    told = await chooses(tables, code, BOB)
    assert told.view.ballot is None
    with pytest.raises(Illegal, match="That vote is over"):
        await tables.vote(code, BOB, ballot, True, key=key())


async def test_who_does_not_sit_has_no_vote(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    ballot = await proposed(tables, code)
    with pytest.raises(Illegal, match="do not sit"):
        await tables.vote(code, CAROL, ballot, True, key=key())


async def test_a_ruling_changes_by_vote_and_is_a_move_of_the_table(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    told = await tables.change(code, ALICE, "roars", "1", key=key())
    assert told.ballot is not None
    assert told.view.options["roars"] == "2"
    told = await tables.vote(code, BOB, told.ballot.id, True, key=key())
    assert (told.deed, told.view.options["roars"]) == ("setting", "1")
    assert [(x.seat, x.kind, [e.kind for e in x.events]) for x in told.lines(None)] == [
        ("table", "option", ["changed"])
    ]


async def test_a_habit_of_the_table_changes_by_vote_without_a_move(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    told = await tables.change(code, ALICE, "bot_turn", "auto", key=key())
    assert told.ballot is not None
    told = await tables.vote(code, BOB, told.ballot.id, True, key=key())
    assert (told.view.options["bot_turn"], told.moves) == ("auto", ())


async def test_what_is_fixed_at_setup_is_not_voted_on(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    with pytest.raises(Illegal, match="fixed once the game has started"):
        await tables.change(code, ALICE, "cards", "4", key=key())
