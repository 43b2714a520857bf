"""Taking back and bringing back: free before a secret, by vote after it, by a moderator always."""

from __future__ import annotations

import pytest

from rules.core.game import Illegal
from storage.store import Store
from tests.table_kit import ALICE, BOB, CAROL, HERE, MIA, begun, chooses, key, opened, pick, round_of, service


async def test_the_seat_that_moved_last_takes_back_freely(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    before = await tables.look(code)
    await chooses(tables, code, ALICE)
    told = await tables.undo(code, ALICE, key=key())
    assert (told.deed, told.numbers, told.ballot) == ("undo", (1,), None)
    assert told.view.sight("oak") == before.sight("oak")
    assert (told.view.number, told.view.redoable) == (0, True)


async def test_whoever_shares_the_seat_may_take_back_too(store: Store) -> None:
    tables = service(store)
    code = await opened(tables)
    await tables.join(HERE, CAROL, "oak", key=key())
    await tables.start(HERE, ALICE, key=key())
    await chooses(tables, code, ALICE)
    assert (await tables.undo(code, CAROL, key=key())).deed == "undo"


async def test_it_is_a_vote_once_somebody_else_has_acted(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    await tables.use(code, BOB, "mark", {"text": "x"}, key=key())
    told = await tables.undo(code, ALICE, key=key())
    assert told.deed == "propose"
    assert told.ballot is not None
    assert (told.ballot.kind, told.ballot.data, told.ballot.waiting) == ("undo", {"moves": [2, 2]}, ("ash",))


async def test_it_is_a_vote_once_something_hidden_was_shown_or_dice_were_rolled(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    await chooses(tables, code, BOB)
    told = await tables.undo(code, BOB, key=key())
    assert told.ballot is not None
    assert told.view.number == 2


async def test_it_is_a_vote_once_the_automated_side_has_acted(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    await chooses(tables, code, BOB)
    await tables.run_bot(code, BOB, key=key())
    told = await tables.undo(code, BOB, key=key())
    assert told.ballot is not None
    assert told.ballot.data == {"moves": [3, 5]}
    agreed = await tables.vote(code, ALICE, told.ballot.id, True, key=key())
    assert (agreed.deed, agreed.numbers, agreed.view.number) == ("undo", (3, 4, 5), 2)


async def test_a_move_and_the_answer_that_followed_by_itself_go_back_together(store: Store) -> None:
    tables = service(store)
    code = await begun(tables, bot_turn="auto")
    await chooses(tables, code, ALICE)
    await chooses(tables, code, BOB)
    told = await tables.undo(code, MIA, moderator=True, key=key())
    assert told.numbers == (2, 3, 4, 5)


async def test_there_is_nothing_to_take_back_at_the_start(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    for moderator in (False, True):
        with pytest.raises(Illegal, match="nothing to take back"):
            await tables.undo(code, ALICE, moderator=moderator, key=key())


async def test_who_does_not_sit_takes_nothing_back(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    with pytest.raises(Illegal, match="do not sit"):
        await tables.undo(code, CAROL, key=key())


async def test_old_buttons_die_although_the_step_is_the_same_again(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    old = await tables.look(code)
    await chooses(tables, code, ALICE)
    await tables.undo(code, ALICE, key=key())
    with pytest.raises(Illegal, match="moved on"):
        await tables.act(code, ALICE, *pick(old, ALICE), key=key())
    assert (await chooses(tables, code, ALICE)).view.number == 1


async def test_changed_hands_are_sent_again(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    told = await tables.undo(code, ALICE, key=key())
    hands = [m.data for m in told.mail if m.kind == "hand"]
    assert hands == [{"seat": "oak", "user": ALICE.id}, {"seat": "ash", "user": BOB.id}]


async def test_without_direct_messages_no_hand_is_sent(store: Store) -> None:
    tables = service(store)
    code = await begun(tables, dm="off")
    assert "hand" not in [m.kind for m in (await chooses(tables, code, ALICE)).mail]


async def test_what_was_taken_back_comes_again_exactly(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await round_of(tables, code)
    await chooses(tables, code, BOB)
    end = await tables.look(code)
    for _ in range(3):
        await tables.undo(code, MIA, moderator=True, key=key())
    assert (await tables.look(code)).number == 2
    for _ in range(3):
        told = await tables.redo(code, MIA, moderator=True, key=key())
    assert told.view.sight("ash") == end.sight("ash")
    assert told.view.number == end.number
    assert not told.view.redoable
    assert [x.number for x in await tables.history(code, last=9)] == list(range(8))


async def test_redo_ends_with_the_next_move(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    await tables.undo(code, ALICE, key=key())
    await tables.use(code, BOB, "mark", {"text": "x"}, key=key())
    with pytest.raises(Illegal, match="nothing to bring back"):
        await tables.redo(code, ALICE, key=key())


async def test_redo_is_free_for_the_seat_whose_move_it_is_else_a_vote(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    await tables.undo(code, ALICE, key=key())
    told = await tables.redo(code, BOB, key=key())
    assert told.ballot is not None
    assert (await tables.vote(code, ALICE, told.ballot.id, True, key=key())).deed == "redo"
    await tables.undo(code, ALICE, key=key())
    assert (await tables.redo(code, ALICE, key=key())).deed == "redo"


async def test_a_move_that_was_taken_back_leaves_the_log(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await tables.use(code, ALICE, "mark", {"text": "first"}, key=key())
    await tables.undo(code, ALICE, key=key())
    await tables.use(code, ALICE, "mark", {"text": "second"}, key=key())
    texts = [e.text for x in await tables.history(code) for e in x.events if e.kind == "marked"]
    assert texts == ["second"]


async def test_a_long_line_goes_back_step_by_step_to_equal_states(store: Store) -> None:
    tables = service(store)
    code = await begun(tables, scenario="long")
    seen = [await tables.look(code)]
    seen += [(await tables.use(code, ALICE, "mark", {"text": str(n)}, key=key())).view for n in range(45)]
    for before in reversed(seen[:-1]):
        view = (await tables.undo(code, ALICE, key=key())).view
        assert view.sight("oak") == before.sight("oak")
    assert view.number == 0


async def test_a_ruling_goes_back_with_the_move_that_made_it(store: Store) -> None:
    tables = service(store)
    code = await begun(tables, scenario="long")
    await tables.use(code, ALICE, "mark", {"text": "x"}, key=key())
    told = await tables.change(code, MIA, "roars", "1", moderator=True, key=key())
    assert told.view.options["roars"] == "1"
    assert [x.kind for x in told.lines(None)] == ["option"]
    assert (await tables.undo(code, MIA, moderator=True, key=key())).view.options["roars"] == "2"
    assert (await tables.redo(code, MIA, moderator=True, key=key())).view.options["roars"] == "1"
    for _ in range(30):
        await tables.use(code, ALICE, "mark", {"text": "y"}, key=key())
    assert (await tables.undo(code, ALICE, key=key())).view.options["roars"] == "1"


async def test_a_finished_game_can_be_taken_up_again(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    for _ in range(3):
        await round_of(tables, code)
    told = await tables.undo(code, MIA, moderator=True, key=key())
    assert (told.view.phase, told.view.seed) == ("playing", None)
    assert (await chooses(tables, code, ALICE)).view.phase == "over"


async def test_a_moderator_takes_back_at_once_and_it_is_on_record_as_such(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    told = await tables.undo(code, MIA, moderator=True, key=key())
    assert (told.deed, told.numbers, told.ballot) == ("undo", (1,), None)
    await tables.redo(code, MIA, moderator=True, key=key())
    assert [(d.kind, d.by, d.data["moves"]) for d in await tables.audit(code, MIA)] == [
        ("undo", MIA.id, [1, 1]),
        ("redo", MIA.id, [1, 1]),
    ]
    (said,) = (m.data for m in told.mail if m.kind == "deed")
    assert said == {"deed": "undo", "by": MIA.id, "moves": [1, 1], "moderator": True}


async def test_a_moderator_who_plays_here_asks_the_seats_like_everybody(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    await chooses(tables, code, BOB)
    told = await tables.undo(code, ALICE, moderator=True, key=key())
    assert told.ballot is not None
    agreed = await tables.vote(code, BOB, told.ballot.id, True, key=key())
    assert (agreed.deed, await tables.audit(code, MIA)) == ("undo", ())
    assert (await tables.redo(code, ALICE, moderator=True, key=key())).ballot is not None


async def test_a_moderator_who_plays_takes_back_alone_where_the_table_is_told_so(store: Store) -> None:
    tables = service(store)
    code = await begun(tables, moderator_sees="on")
    await chooses(tables, code, ALICE)
    await chooses(tables, code, BOB)
    assert (await tables.undo(code, ALICE, moderator=True, key=key())).numbers == (2,)
    assert (await tables.redo(code, ALICE, moderator=True, key=key())).numbers == (2,)
    assert [d.kind for d in await tables.audit(code, MIA)] == ["undo", "redo"]


async def test_what_was_free_anyway_is_no_moderators_deed(store: Store) -> None:
    tables = service(store)
    code = await begun(tables, moderator_sees="on")
    await chooses(tables, code, ALICE)
    await tables.undo(code, ALICE, moderator=True, key=key())
    assert await tables.audit(code, MIA) == ()


async def test_a_locked_table_is_open_to_moderators_who_do_not_play(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    await tables.lock(code, MIA, key=key())
    with pytest.raises(Illegal, match="has locked"):
        await tables.undo(code, ALICE, moderator=True, key=key())
    assert (await tables.undo(code, MIA, moderator=True, key=key())).deed == "undo"
