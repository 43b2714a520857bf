"""Moderators: reset, rewind, restore, repair, seats, locks, and the record of it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.table import Config
from bot.table.moderating import HIDDEN
from rules.core.game import Illegal
from storage.store import Store
from tests.table_kit import (
    ABROAD,
    ALICE,
    BOB,
    CAROL,
    HERE,
    MIA,
    THERE,
    begun,
    chooses,
    key,
    opened,
    pick,
    round_of,
    service,
)


async def test_a_reset_is_a_fresh_start_with_other_shuffles(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    start = await tables.look(code)
    await round_of(tables, code)
    told = await tables.reset(code, MIA, key=key())
    assert (told.view.code, told.view.number, told.view.phase) == (code, 0, "playing")
    assert told.view.seats == start.seats
    assert told.view.commitment != start.commitment
    assert told.numbers == tuple(range(1, 7))
    assert [x.number for x in await tables.history(code)] == [0]


async def test_on_a_real_server_nobody_can_know_the_seed_after_a_reset(store: Store) -> None:
    tables = service(store, allow_seeds=False)
    await tables.open(HERE, ALICE, "troll-bluff", "short", {}, key=key())
    for seat in ("oak", "ash"):
        await tables.join(HERE, ALICE, seat, key=key())
    first = (await tables.start(HERE, ALICE, key=key())).view
    second = (await tables.reset(first.code, MIA, key=key())).view
    third = (await tables.reset(first.code, MIA, key=key())).view
    assert len({first.commitment, second.commitment, third.commitment}) == 3
    row = await store.read(lambda r: r.table(first.code))
    assert row is not None
    assert len(row.seed or "") == 32


async def test_a_restore_code_brings_back_exactly_what_was_there(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await round_of(tables, code)
    await chooses(tables, code, ALICE)
    before, lines = await tables.look(code), await tables.history(code, viewer=ALICE)
    told = await tables.reset(code, MIA, key=key())
    await chooses(tables, code, BOB)
    back = await tables.restore(HERE, MIA, told.code or "", key=key())
    for seat in (None, "oak", "ash"):
        assert back.view.sight(seat) == before.sight(seat)
    assert (back.view.number, back.view.commitment) == (before.number, before.commitment)
    assert await tables.history(code, viewer=ALICE) == lines
    assert (await chooses(tables, code, BOB)).view.number == before.number + 1


async def test_what_a_restore_replaces_has_a_code_of_its_own(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    reset = await tables.reset(code, MIA, key=key())
    await chooses(tables, code, BOB)
    fresh = await tables.look(code)
    restored = await tables.restore(HERE, MIA, reset.code or "", key=key())
    again = await tables.restore(HERE, MIA, restored.code or "", key=key())
    assert again.view.sight("ash") == fresh.sight("ash")


async def test_a_table_that_was_ended_comes_back_in_another_channel(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await round_of(tables, code)
    await tables.board_is(code, 77)
    before = await tables.look(code)
    ended = await tables.close(code, MIA, key=key())
    with pytest.raises(Illegal, match="no table"):
        await tables.at(HERE)
    told = await tables.restore(THERE, MIA, f" {(ended.code or '').lower()} ", key=key())
    assert (told.view.where, told.view.board) == (THERE, None)
    assert (await tables.at(THERE)).sight("oak") == before.sight("oak")
    assert (await tables.look(code)).board is None


async def test_a_restore_moves_a_table_that_is_live_elsewhere_and_tells_from_where(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await tables.board_is(code, 77)
    reset = await tables.reset(code, MIA, key=key())
    told = await tables.restore(THERE, MIA, reset.code or "", key=key())
    deed = next(m.data for m in told.mail if m.kind == "deed")
    assert deed["left"] == {"channel": HERE.channel, "board": 77}
    with pytest.raises(Illegal, match="no table"):
        await tables.at(HERE)


async def test_a_restore_does_not_push_a_living_table_aside(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    ended = await tables.close(code, MIA, key=key())
    await begun(tables, HERE)
    with pytest.raises(Illegal, match="has a table already"):
        await tables.restore(HERE, MIA, ended.code or "", key=key())


@pytest.mark.parametrize("code", ["", "NOSUCHCD", "0" * 200])
async def test_an_unknown_code_is_refused(store: Store, code: str) -> None:
    with pytest.raises(Illegal, match="restore code"):
        await service(store).restore(HERE, MIA, code, key=key())


async def test_a_code_works_only_in_its_own_server(store: Store) -> None:
    tables = service(store)
    ended = await tables.close(await begun(tables), MIA, key=key())
    with pytest.raises(Illegal, match="restore code"):
        await tables.restore(ABROAD, MIA, ended.code or "", key=key())


async def test_a_code_is_kept_for_as_long_as_was_set(store: Store) -> None:
    now = [datetime(2030, 1, 1, tzinfo=UTC)]
    tables = service(store, clock=lambda: now[0], keep_days=90)
    ended = await tables.close(await begun(tables), MIA, key=key())
    now[0] += timedelta(days=91)
    with pytest.raises(Illegal, match="too old"):
        await tables.restore(HERE, MIA, ended.code or "", key=key())
    now[0] -= timedelta(days=2)
    assert (await tables.restore(HERE, MIA, ended.code or "", key=key())).view.phase == "playing"


async def test_a_lobby_that_was_ended_comes_back_as_a_lobby(store: Store) -> None:
    tables = service(store)
    ended = await tables.close(await opened(tables), MIA, key=key())
    told = await tables.restore(HERE, MIA, ended.code or "", key=key())
    assert (told.view.phase, told.view.seats["oak"]) == ("lobby", (ALICE,))


async def test_a_rewind_goes_to_right_after_a_move(store: Store) -> None:
    tables = service(store)
    code = await begun(tables, scenario="long")
    seen = [await tables.look(code)]
    seen += [(await tables.use(code, ALICE, "mark", {"text": str(n)}, key=key())).view for n in range(50)]
    for to in (41, 40, 39, 7, 0):
        told = await tables.rewind(code, MIA, to, key=key())
        assert told.view.sight("oak") == seen[to].sight("oak")
        assert (told.numbers[0], told.view.number) == (to + 1, to)
        back = await tables.restore(HERE, MIA, told.code or "", key=key())
        assert back.view.number == 50


@pytest.mark.parametrize("to", [-1, 1, 99])
async def test_a_rewind_goes_only_to_earlier_moves(store: Store, to: int) -> None:
    tables = service(store)
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    with pytest.raises(Illegal, match="no earlier move"):
        await tables.rewind(code, MIA, to, key=key())


async def test_what_was_confirmed_must_still_be_so(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    shown = await tables.look(code)
    await chooses(tables, code, ALICE)
    for deed in (
        tables.reset(code, MIA, version=shown.version, key=key()),
        tables.rewind(code, MIA, 0, version=shown.version, key=key()),
        tables.close(code, MIA, version=shown.version, key=key()),
    ):
        with pytest.raises(Illegal, match="changed since you were asked"):
            await deed
    assert (await tables.look(code)).number == 1


async def test_a_lobby_cannot_be_reset_or_repaired(store: Store) -> None:
    tables = service(store)
    code = await opened(tables)
    with pytest.raises(Illegal, match="has not started"):
        await tables.reset(code, MIA, key=key())
    with pytest.raises(Illegal, match="has not started"):
        await tables.repair(code, MIA, "repair", {"what": "oak", "value": "3"}, "why not", key=key())


async def test_a_repair_is_a_move_with_a_reason_and_can_be_undone(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    told = await tables.repair(code, MIA, "repair", {"what": "oak", "value": "30"}, "a slip", key=key())
    assert told.view.sight(None).scores["oak"] == 30
    assert [(x.seat, x.kind, x.by) for x in told.lines(None)] == [("table", "repair", MIA.id)]
    assert (await tables.undo(code, MIA, moderator=True, key=key())).view.sight(None).scores["oak"] == 0


async def test_a_ruling_that_a_moderator_repairs_is_in_force(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    told = await tables.repair(code, MIA, "option", {"value": "roars=1"}, "as agreed", key=key())
    assert told.view.options["roars"] == "1"
    assert (await tables.undo(code, MIA, moderator=True, key=key())).view.options["roars"] == "2"


async def test_a_repair_without_a_reason_or_of_nothing_is_refused(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    for tool, values, reason, said in (
        ("repair", {"what": "oak", "value": "3"}, "  ", "needs a reason"),
        ("mend", {}, "a slip", "no repair 'mend'"),
        ("repair", {"what": "elm", "value": "3"}, "a slip", "no such"),
    ):
        with pytest.raises(Illegal, match=said):
            await tables.repair(code, MIA, tool, values, reason, key=key())


async def test_the_record_says_who_did_what_when_and_why(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await tables.repair(code, MIA, "repair", {"what": "oak", "value": "30"}, "a slip", key=key())
    await tables.lock(code, MIA, "a quarrel", key=key())
    reset = await tables.reset(code, MIA, key=key())
    deeds = await tables.audit(code, MIA)
    assert [(d.kind, d.by, d.reason) for d in deeds] == [
        ("repair", MIA.id, "a slip"),
        ("lock", MIA.id, "a quarrel"),
        ("reset", MIA.id, ""),
    ]
    assert deeds[0].data["values"] == {"what": "oak", "value": "30"}
    assert deeds[2].data["code"] == reset.code


async def test_a_moderator_who_plays_does_not_read_repaired_values(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await tables.repair(code, MIA, "repair", {"what": "oak", "value": "30"}, "a slip", key=key())
    assert (await tables.audit(code, BOB))[0].data["values"] == {"what": HIDDEN, "value": HIDDEN}
    await tables.change(code, MIA, "moderator_sees", "on", moderator=True, key=key())
    assert (await tables.audit(code, BOB))[0].data["values"]["value"] == "30"


async def test_a_seat_is_given_to_somebody_else(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    told = await tables.seat(code, MIA, "ash", CAROL, "bob is away", key=key())
    assert told.view.seats["ash"] == (CAROL,)
    assert ("hand", CAROL.id) in [(m.kind, m.data.get("user")) for m in told.mail]
    with pytest.raises(Illegal, match="do not sit"):
        await tables.act(code, BOB, *pick(await tables.look(code), CAROL), key=key())
    assert (await tables.seat(code, MIA, "ash", None, key=key())).view.seats["ash"] == ()
    with pytest.raises(Illegal, match="no seat 'elm'"):
        await tables.seat(code, MIA, "elm", CAROL, key=key())


async def test_a_locked_table_stands_still_until_it_is_unlocked(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    assert (await tables.lock(code, MIA, key=key())).view.locked
    for doing in (
        chooses(tables, code, BOB),
        tables.use(code, BOB, "mark", {"text": "x"}, key=key()),
        tables.undo(code, ALICE, key=key()),
        tables.end(code, ALICE, key=key()),
        tables.change(code, ALICE, "roars", "1", key=key()),
        tables.join(HERE, CAROL, None, key=key()),
    ):
        with pytest.raises(Illegal, match="locked"):
            await doing
    with pytest.raises(Illegal, match="locked already"):
        await tables.lock(code, MIA, key=key())
    await tables.unlock(code, MIA, key=key())
    with pytest.raises(Illegal, match="not locked"):
        await tables.unlock(code, MIA, key=key())
    await chooses(tables, code, BOB)


async def test_a_closed_table_is_left_alone(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    view = await tables.look(code)
    await tables.close(code, MIA, key=key())
    for doing in (
        tables.act(code, ALICE, *pick(view, ALICE), key=key()),
        tables.reset(code, MIA, key=key()),
        tables.undo(code, MIA, moderator=True, key=key()),
        tables.seat(code, MIA, "oak", CAROL, key=key()),
        tables.close(code, MIA, key=key()),
    ):
        with pytest.raises(Illegal, match="was closed"):
            await doing


async def test_a_server_remembers_its_moderators_role(store: Store) -> None:
    tables = service(store)
    assert await tables.config(7) == Config()
    await tables.configure(7, Config(moderator_role=55))
    await tables.configure(7, Config(moderator_role=66))
    assert await tables.config(7) == Config(moderator_role=66)
    assert await tables.config(8) == Config()
