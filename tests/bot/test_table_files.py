"""A game as a file: who gets how much of it, and what is done with files that people send."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from typing import Any

import pytest

from bot.table import Tables, files, imports
from rules.core.game import Illegal
from storage.store import Store
from tests.table_kit import ALICE, BOB, CAROL, HERE, MIA, THERE, begun, chooses, key, opened, round_of, service


async def exported(tables: Tables, code: str, *args: Any, **how: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((await tables.export(code, *args, **how)).data)
    return found


async def test_a_player_gets_their_own_view_while_the_game_runs(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    view = await tables.look(code)
    for viewer, seats in ((ALICE, ["oak"]), (BOB, ["ash"]), (CAROL, []), (None, [])):
        found = await exported(tables, code, viewer)
        assert (found["full"], found["seats"], list(found["seen"])) == (False, seats, seats)
        assert not {"seed", "state", "start"} & set(found)
        own = [e["cards"] for m in found["moves"] for e in m["events"] if e["kind"] == "drew" and e["cards"] != [0]]
        assert len(own) == 3 * len(seats)
    found = await exported(tables, code, ALICE)
    assert found["seen"]["oak"]["hand"] == list(view.sight("oak").hand)


async def test_everybody_gets_all_of_a_finished_game(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    for _ in range(3):
        await round_of(tables, code)
    found = await exported(tables, code, CAROL)
    assert (found["full"], found["seed"], len(found["moves"])) == (True, "7", 19)
    assert found["moves"][3]["body"][2][0]["text"] == "Has the troll roared twice?"


async def test_a_moderator_gets_all_unless_they_play(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    assert (await exported(tables, code, MIA, moderator=True))["full"]
    assert not (await exported(tables, code, BOB, moderator=True))["full"]
    await tables.change(code, MIA, "moderator_sees", "on", moderator=True, key=key())
    assert (await exported(tables, code, BOB, moderator=True))["full"]


async def test_a_file_names_no_person(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    for how in ({"moderator": True}, {}):
        text = (await tables.export(code, MIA, **how)).data.decode()
        assert not any(name in text for name in ("alice", "bob", "mia"))


async def test_a_lobby_has_nothing_to_export(store: Store) -> None:
    tables = service(store)
    with pytest.raises(Illegal, match="has not started"):
        await tables.export(await opened(tables), ALICE)


async def test_a_file_goes_on_in_another_channel_exactly(store: Store) -> None:
    tables = service(store)
    code = await begun(tables, scenario="long")
    await tables.change(code, MIA, "roars", "1", moderator=True, key=key())
    for _ in range(5):
        await round_of(tables, code)
    await chooses(tables, code, ALICE)
    before, lines = await tables.look(code), await tables.history(code, last=99)
    told = await tables.import_(THERE, MIA, (await tables.export(code, MIA, moderator=True)).data, key=key())
    assert (told.deed, told.view.phase, told.view.seats) == ("import", "playing", {"oak": (), "ash": ()})
    assert told.view.options == before.options
    for seat in (None, "oak", "ash"):
        assert told.view.sight(seat) == before.sight(seat)
    again = await tables.history(told.view.code, last=99)
    assert [x.events for x in again] == [x.events for x in lines]
    assert told.view.commitment == before.commitment
    for where, whom, seat in ((THERE, CAROL, "oak"), (THERE, BOB, "ash")):
        await tables.join(where, whom, seat, key=key())
    await chooses(tables, told.view.code, BOB)
    rewound = await tables.rewind(told.view.code, MIA, 3, key=key())
    assert rewound.view.sight("oak") == (await tables.rewind(code, MIA, 3, key=key())).view.sight("oak")


async def test_a_finished_game_can_be_looked_at_again(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    for _ in range(3):
        await round_of(tables, code)
    told = await tables.import_(THERE, MIA, (await tables.export(code, ALICE)).data, key=key())
    assert (told.view.phase, told.view.number) == ("over", 18)


async def test_a_long_game_is_compressed_and_read_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "BIG", 100)
    tables = service(store)
    code = await begun(tables)
    file = await tables.export(code, MIA, moderator=True)
    assert file.name.endswith(".json.gz")
    assert (await tables.import_(THERE, MIA, file.data, key=key())).view.number == 0


async def test_a_file_is_not_opened_over_a_living_table(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    with pytest.raises(Illegal, match="has a table already"):
        await tables.import_(HERE, MIA, (await tables.export(code, MIA, moderator=True)).data, key=key())


def _change(*path: Any, to: Any) -> Callable[[dict[str, Any]], None]:
    def change(found: dict[str, Any]) -> None:
        inner: Any = found
        for part in path[:-1]:
            inner = inner[part]
        inner[path[-1]] = to

    return change


BROKEN = {
    "another format": (_change("barliman", to=99), "format 99"),
    "an unknown game": (_change("game", to="chess"), "no game 'chess'"),
    "an unknown scenario": (_change("scenario", to="endless"), "no scenario 'endless'"),
    "an unknown setting": (_change("options", "colour", to="red"), "no setting 'colour'"),
    "a value that is none": (_change("settings", "dm", to="maybe"), "cannot be 'maybe'"),
    "options that are none": (_change("options", to=[1]), "options"),
    "no seed": (_change("seed", to=""), "seed"),
    "a state that is none": (_change("state", to={"scenario": 3}), "state"),
    "another last state": (_change("state", "scores", "oak", to=99), "do not lead to its last state"),
    "another first state": (_change("start", "scores", "oak", to=99), "do not lead to its last state"),
    "a move too few": (lambda f: f["moves"].pop(), "do not lead to its last state"),
    "a move left out": (lambda f: f["moves"].pop(1), "Move 1 of the file is out of order"),
    "no moves": (_change("moves", to=[]), "0 moves"),
    "a second start": (_change("moves", 2, "kind", to="start"), "Move 2 of the file is out of order"),
    "a move of no kind": (_change("moves", 2, "kind", to="cheat"), "moves.2.kind"),
    "an act from nowhere": (_change("moves", 2, "act", to=77), "Move 2 of the file is out of order"),
    "an event that is none": (_change("moves", 1, "body", 1, 0, to={"kind": "won"}), "moves.1.body"),
    "an event that cannot be": (_change("moves", 1, "body", 1, 0, "card", to=77), "Move 1 of the file cannot have"),
    "an endless seat": (_change("moves", 1, "seat", to="x" * 1000), "Move 1 of the file is out of order"),
    "a moment that is none": (_change("moves", 1, "at", to=1 << 60), "Move 1 of the file is out of order"),
}


@pytest.mark.parametrize("broken", BROKEN)
async def test_a_broken_file_is_refused_by_name_and_opens_nothing(store: Store, broken: str) -> None:
    tables = service(store)
    code = await begun(tables)
    await chooses(tables, code, ALICE)
    await chooses(tables, code, BOB)
    found = await exported(tables, code, MIA, moderator=True)
    change, said = BROKEN[broken]
    change(found)
    with pytest.raises(Illegal, match=said) as refused:
        await tables.import_(THERE, MIA, json.dumps(found).encode(), key=key())
    assert str(refused.value).endswith("nothing was opened.") or "nothing was changed" in str(refused.value)
    with pytest.raises(Illegal, match="no table"):
        await tables.at(THERE)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "not a game of this bot"),
        (b"hello", "not a game of this bot"),
        (b"\xff\xfe\x00", "not a game of this bot"),
        (b"[" * 100_000, "not a game of this bot"),
        (b'{"a":' * 100_000, "not a game of this bot"),
        (b"\x1f\x8b garbage", "damaged"),
        (gzip.compress(b"{}" * 1000)[:-9], "damaged"),
        (gzip.compress(b" " * (imports.MOST_OPENED + 1)), "opens to more than 16 MiB"),
        (b" " * (imports.MOST_BYTES + 1), "larger than 8 MiB"),
    ],
    ids=["empty", "text", "binary", "deep list", "deep object", "not gzip", "cut off", "bomb", "large"],
)
async def test_what_is_no_game_at_all_is_refused(sqlite_url: str, data: bytes, said: str) -> None:
    store = Store(sqlite_url)
    await store.open()
    with pytest.raises(Illegal, match=said):
        await service(store).import_(THERE, MIA, data, key=key())
    await store.close()


async def test_what_one_reader_knew_is_not_a_game_to_go_on_from(store: Store) -> None:
    tables = service(store)
    code = await begun(tables)
    with pytest.raises(Illegal, match="only what one reader knew"):
        await tables.import_(THERE, ALICE, (await tables.export(code, ALICE)).data, key=key())
