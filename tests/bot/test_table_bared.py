"""Games that go on although their seed and hands were shown: the channel is told, each time one comes back."""

from __future__ import annotations

import pytest

from bot.table import Tables, Told
from rules.core.game import Illegal
from storage.store import Store
from tests.bot.kit import Scene
from tests.table_kit import ALICE, BOB, CAROL, HERE, MIA, THERE, begun, chooses, key, round_of, service


def warned(told: Told) -> bool:
    return any(m.data.get("bared", False) for m in told.mail if m.kind == "deed")


async def finished(tables: Tables) -> str:
    code = await begun(tables)
    for _ in range(3):
        await round_of(tables, code)
    return code


async def test_a_finished_game_that_is_taken_up_again(store: Store) -> None:
    tables = service(store)
    code = await finished(tables)
    assert warned(await tables.undo(code, MIA, moderator=True, key=key()))
    assert not warned(await tables.undo(code, MIA, moderator=True, key=key()))


async def test_it_comes_back_after_a_reset(store: Store) -> None:
    tables = service(store)
    code = await finished(tables)
    await tables.undo(code, MIA, moderator=True, key=key())
    reset = await tables.reset(code, MIA, key=key())
    assert not warned(reset)
    assert warned(await tables.restore(HERE, MIA, reset.code or "", key=key()))


async def test_a_code_from_before_its_end(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    early = await tables.rewind(code, MIA, 0, key=key())
    for _ in range(3):
        await round_of(tables, code)
    await tables.reset(code, MIA, key=key())
    assert warned(await tables.restore(HERE, MIA, early.code or "", key=key()))


async def test_a_code_from_before_its_end_after_another_table_took_its_place(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    early = await tables.rewind(code, MIA, 0, key=key())
    for _ in range(3):
        await round_of(tables, code)
    await begun(tables)
    assert warned(await tables.restore(THERE, MIA, early.code or "", key=key()))


async def test_a_finished_game_from_a_file(store: Store) -> None:
    tables = service(store)
    file = await tables.export(await finished(tables), ALICE)
    code = (await tables.import_(THERE, MIA, file.data, key=key())).view.code
    await tables.undo(code, MIA, moderator=True, key=key())
    reset = await tables.reset(code, MIA, key=key())
    assert warned(await tables.restore(THERE, MIA, reset.code or "", key=key()))


async def test_a_game_that_was_never_shown_needs_no_warning(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    reset = await tables.reset(code, MIA, key=key())
    assert not warned(await tables.restore(HERE, MIA, reset.code or "", key=key()))


async def test_the_last_move_answers_the_same_again_when_it_is_delivered_twice(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    for _ in range(2):
        await round_of(tables, code)
    await chooses(tables, code, ALICE)
    await chooses(tables, code, BOB)
    await tables.run_bot(code, BOB, key=key())
    view, once = await tables.look(code), key()
    question = view.questions(ALICE)[0]
    press = (view.step(question), view.offers(question)[0].digest)
    first = await tables.act(code, ALICE, *press, key=once)
    second = await tables.act(code, ALICE, *press, key=once)
    assert (first.view.phase, second.again, second.deed) == ("over", True, "act")
    assert second.lines(None) == first.lines(None)


async def test_whoever_has_taken_every_hand_is_given_no_seat_either(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await tables.export(code, CAROL, moderator=True)
    with pytest.raises(Illegal, match="every hand"):
        await tables.seat(code, CAROL, "ash", CAROL, key=key())
    assert (await tables.look(code)).seats["ash"] == (BOB,)


async def test_the_channel_reads_it(scene: Scene) -> None:
    await scene.deal()
    for _ in range(3):
        await scene.round()
    await scene.type(scene.mia, "game undo")
    await scene.type(scene.mia, "moderator reset")
    await scene.press(scene.mia, "Reset the table")
    await scene.settled()
    code = "\n".join(p.text for p in scene.public()).split("Restore code: `")[1].split("`")[0]
    await scene.type(scene.mia, "moderator restore", code=code)
    await scene.press(scene.mia, "Restore")
    await scene.settled()
    said = [p.text for p in scene.public() if "brought this table back" in p.text]
    assert "its seed and every hand were shown" in said[-1]
