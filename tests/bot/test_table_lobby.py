"""Opening a table, sitting down, settings, and the start."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.table import Person, Where
from rules.core.dice import commitment
from rules.core.game import Illegal
from storage.store import Store
from tests.table_kit import ALICE, BOB, CAROL, HERE, THERE, begun, key, opened, round_of, service
from tests.toy import TOY


async def test_a_channel_without_a_table_says_how_to_open_one(store: Store) -> None:
    with pytest.raises(Illegal, match="/game new"):
        await service(store).at(HERE)


async def test_a_new_table_is_an_empty_lobby(store: Store) -> None:
    tables = service(store)
    told = await tables.open(HERE, ALICE, TOY.key, "short", {}, key=key())
    view = await tables.at(HERE)
    assert view.code == told.view.code
    assert (view.phase, view.version, view.number) == ("lobby", 1, 0)
    assert view.seats == {"oak": (), "ash": ()}
    assert view.options == {"roars": "2", "cards": "3", "bot_turn": "ask", "dm": "on", "moderator_sees": "off"}
    assert (view.commitment, view.seed, view.sight(None), view.questions(ALICE)) == (None, None, None, ())


async def test_a_channel_has_one_table(store: Store) -> None:
    tables = service(store)
    await opened(tables)
    with pytest.raises(Illegal, match="has a table already"):
        await tables.open(HERE, CAROL, TOY.key, "short", {}, key=key())
    await tables.open(THERE, CAROL, TOY.key, "short", {}, key=key())


async def test_a_lobby_at_which_nobody_sits_for_long_makes_room(store: Store) -> None:
    now = [datetime(2030, 1, 1, tzinfo=UTC)]
    tables = service(store, clock=lambda: now[0])
    first = await tables.open(HERE, ALICE, TOY.key, "short", {}, key=key())
    with pytest.raises(Illegal, match="has a table already"):
        await tables.open(HERE, BOB, TOY.key, "short", {}, key=key())
    now[0] += timedelta(minutes=11)
    second = await tables.open(HERE, BOB, TOY.key, "short", {}, key=key())
    assert (await tables.at(HERE)).code == second.view.code
    assert (await tables.look(first.view.code)).phase == "closed"


async def test_a_finished_game_makes_room(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    for _ in range(3):
        await round_of(tables, code)
    await tables.open(HERE, BOB, TOY.key, "short", {}, key=key())
    assert (await tables.look(code)).phase == "closed"


@pytest.mark.parametrize(
    ("game", "scenario", "options", "said"),
    [
        ("chess", "short", {}, "no game 'chess'"),
        (TOY.key, "endless", {}, "no scenario 'endless'"),
        (TOY.key, "short", {"colour": "red"}, "no setting 'colour'"),
        (TOY.key, "short", {"roars": "17"}, "cannot be '17'"),
        (TOY.key, "short", {"bot_turn": "never"}, "cannot be 'never'"),
    ],
)
async def test_what_cannot_be_played_is_named(
    store: Store, game: str, scenario: str, options: dict[str, str], said: str
) -> None:
    tables = service(store)
    with pytest.raises(Illegal, match=said):
        await tables.open(HERE, ALICE, game, scenario, options, key=key())
    with pytest.raises(Illegal):
        await tables.at(HERE)


async def test_nobody_chooses_a_seed_on_a_real_server(store: Store) -> None:
    tables = service(store, allow_seeds=False)
    with pytest.raises(Illegal, match="seed"):
        await tables.open(HERE, ALICE, TOY.key, "short", {}, seed="7", key=key())


@pytest.mark.parametrize("seed", ["", "x" * 65])
async def test_a_seed_has_a_length(store: Store, seed: str) -> None:
    with pytest.raises(Illegal, match="A seed has"):
        await service(store).open(HERE, ALICE, TOY.key, "short", {}, seed=seed, key=key())


async def test_a_name_of_any_kind_is_kept(store: Store) -> None:
    tables = service(store)
    await tables.open(HERE, ALICE, TOY.key, "short", {}, key=key())
    await tables.join(HERE, Person(9, "a\0b" + "c" * 500), None, key=key())
    assert (await tables.at(HERE)).seats["oak"][0].name == "ab" + "c" * 126


async def test_two_games_do_not_share_a_seed_and_each_shows_only_its_hash(store: Store) -> None:
    tables = service(store, allow_seeds=False)
    seen = []
    for where in (HERE, THERE):
        told = await tables.open(where, ALICE, TOY.key, "short", {}, key=key())
        await tables.join(where, ALICE, "oak", key=key())
        await tables.join(where, ALICE, "ash", key=key())
        told = await tables.start(where, ALICE, key=key())
        assert told.view.seed is None
        seen.append(told.view.commitment)
    assert len(set(seen)) == 2
    assert all(len(c or "") == 64 for c in seen)


async def test_the_seed_that_is_shown_at_the_end_is_the_one_that_was_promised(store: Store) -> None:
    tables = service(store, allow_seeds=False)
    await tables.open(HERE, ALICE, TOY.key, "short", {}, key=key())
    await tables.join(HERE, ALICE, "oak", key=key())
    await tables.join(HERE, BOB, "ash", key=key())
    promised = (await tables.start(HERE, ALICE, key=key())).view.commitment
    for _ in range(3):
        told = await round_of(tables, (await tables.at(HERE)).code)
    assert told.view.seed is not None
    assert commitment(told.view.seed) == promised


async def test_joining_takes_the_first_free_seat(store: Store) -> None:
    tables = service(store)
    await tables.open(HERE, ALICE, TOY.key, "short", {}, key=key())
    assert (await tables.join(HERE, ALICE, None, key=key())).view.held(ALICE) == ("oak",)
    assert (await tables.join(HERE, BOB, None, key=key())).view.held(BOB) == ("ash",)
    with pytest.raises(Illegal, match="Every seat is taken"):
        await tables.join(HERE, CAROL, None, key=key())


async def test_pressing_join_twice_does_not_take_two_seats(store: Store) -> None:
    tables = service(store)
    await tables.open(HERE, ALICE, TOY.key, "short", {}, key=key())
    await tables.join(HERE, ALICE, None, key=key())
    with pytest.raises(Illegal, match="already"):
        await tables.join(HERE, ALICE, None, key=key())
    assert (await tables.join(HERE, ALICE, "ash", key=key())).view.held(ALICE) == ("oak", "ash")


async def test_several_people_may_share_a_seat_before_the_start(store: Store) -> None:
    tables = service(store)
    await opened(tables)
    told = await tables.join(HERE, CAROL, "oak", key=key())
    assert told.view.seats["oak"] == (ALICE, CAROL)


async def test_a_seat_in_play_is_not_shared_for_the_asking(store: Store) -> None:
    tables = service(store)
    await begun(tables)
    with pytest.raises(Illegal, match="not for others"):
        await tables.join(HERE, CAROL, "oak", key=key())


async def test_an_unknown_seat_is_named_with_those_that_exist(store: Store) -> None:
    tables = service(store)
    await opened(tables)
    with pytest.raises(Illegal, match=r"'elm'.*oak, ash"):
        await tables.join(HERE, CAROL, "elm", key=key())


async def test_a_seat_left_during_play_can_be_taken(store: Store) -> None:
    tables = service(store)
    await begun(tables)
    await tables.leave(HERE, BOB, key=key())
    told = await tables.join(HERE, CAROL, None, key=key())
    assert told.view.seats == {"oak": (ALICE,), "ash": (CAROL,)}
    assert ("hand", {"seat": "ash", "user": CAROL.id}) in [(m.kind, m.data) for m in told.mail]


async def test_the_last_to_leave_leaves_the_table_waiting(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await tables.leave(HERE, ALICE, key=key())
    await tables.leave(HERE, BOB, key=key())
    assert (await tables.at(HERE)).code == code
    with pytest.raises(Illegal, match="has a table already"):
        await tables.open(HERE, CAROL, TOY.key, "short", {}, key=key())


async def test_one_of_several_seats_can_be_left(store: Store) -> None:
    tables = service(store)
    await tables.open(HERE, ALICE, TOY.key, "short", {}, key=key())
    await tables.join(HERE, ALICE, "oak", key=key())
    await tables.join(HERE, ALICE, "ash", key=key())
    assert (await tables.leave(HERE, ALICE, seat="oak", key=key())).view.held(ALICE) == ("ash",)
    with pytest.raises(Illegal, match="do not sit as Oak"):
        await tables.leave(HERE, ALICE, seat="oak", key=key())


async def test_leaving_a_table_one_does_not_sit_at_changes_nothing(store: Store) -> None:
    tables = service(store)
    await opened(tables)
    with pytest.raises(Illegal, match="do not sit"):
        await tables.leave(HERE, CAROL, key=key())


async def test_the_start_needs_every_seat(store: Store) -> None:
    tables = service(store)
    await tables.open(HERE, ALICE, TOY.key, "short", {}, key=key())
    await tables.join(HERE, ALICE, None, key=key())
    with pytest.raises(Illegal, match="Nobody sits as Ash"):
        await tables.start(HERE, ALICE, key=key())


async def test_only_who_sits_starts_and_only_once(store: Store) -> None:
    tables = service(store)
    await opened(tables)
    with pytest.raises(Illegal, match="do not sit"):
        await tables.start(HERE, CAROL, key=key())
    told = await tables.start(HERE, BOB, key=key())
    assert (told.view.phase, told.view.number) == ("playing", 0)
    with pytest.raises(Illegal, match="started already"):
        await tables.start(HERE, BOB, key=key())


async def test_settings_change_freely_in_the_lobby(store: Store) -> None:
    tables = service(store)
    code = await opened(tables)
    await tables.change(code, ALICE, "cards", "4", key=key())
    told = await tables.change(code, BOB, "bot_turn", "auto", key=key())
    assert (told.view.options["cards"], told.view.options["bot_turn"]) == ("4", "auto")
    with pytest.raises(Illegal, match="do not sit"):
        await tables.change(code, CAROL, "cards", "3", key=key())
    started = await tables.start(HERE, ALICE, key=key())
    assert len(started.view.sight("oak").hand) == 4


async def test_tables_of_a_private_conversation_have_no_server(store: Store) -> None:
    told = await service(store).open(Where(None, 9), ALICE, TOY.key, "short", {}, key=key())
    assert told.view.where == Where(None, 9)
