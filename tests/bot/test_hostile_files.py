"""What a file tells of its moves is not believed: the game itself makes each again and says what happened."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from bot.table import Tables, Told, Where
from rules.core import codec
from rules.core.game import Illegal
from rules.games import GAMES
from storage.store import Store
from tests.table_kit import ALICE, BOB, MIA, THERE, begun, chooses, key, round_of, service

Json = dict[str, Any]


async def played(tables: Tables) -> tuple[str, Json]:
    """A round of the toy game, and its file."""
    code = await begun(tables, scenario="long")
    await round_of(tables, code)
    return code, json.loads((await tables.export(code, MIA, moderator=True)).data)


async def opened(tables: Tables, game: Json) -> Told:
    return await tables.import_(THERE, MIA, json.dumps(game).encode(), key=key())


async def told(tables: Tables, code: str) -> list[str]:
    """All that anybody can read of the moves: their events and their walks."""
    lines = await tables.history(code, last=99)
    return [codec.dump(Any, (x.seat, x.events, x.trace)).decode() for x in lines]


async def test_an_honest_file_tells_the_same_again(store: Store) -> None:
    tables = service(store)
    code, game = await played(tables)
    assert await told(tables, (await opened(tables, game)).view.code) == await told(tables, code)


async def test_names_that_were_written_into_an_event_are_not_heard(store: Store) -> None:
    tables = service(store)
    _, game = await played(tables)
    shown = next(e for e in game["moves"][2]["body"][1] if e["kind"] == "showed")
    shown["cards"]["Sauron"] = 9
    code = (await opened(tables, game)).view.code
    assert "Sauron" not in str(await told(tables, code))
    lines = await tables.history(code, last=99)
    assert lines[2].events == ()
    assert lines[3].events != ()


async def test_words_that_were_written_into_a_walk_are_not_read(store: Store) -> None:
    tables = service(store)
    _, game = await played(tables)
    honest = game["moves"][3]["body"][2][0]["text"]
    game["moves"][3]["body"][2][0]["text"] = "Is Bob a cheat?"
    game["moves"][1]["body"][2] = game["moves"][3]["body"][2]
    code = (await opened(tables, game)).view.code
    assert "cheat" not in str(await told(tables, code))
    assert (await tables.why(code, 3))[1][0].text == honest
    assert (await tables.history(code, last=99))[1].trace == ()


async def test_a_seat_that_was_made_up_is_the_tables(store: Store) -> None:
    tables = service(store)
    _, game = await played(tables)
    game["moves"][3]["seat"] = "bob_is_a_cheat"
    assert "cheat" not in str(await told(tables, (await opened(tables, game)).view.code))


async def test_what_is_said_at_the_start_is_not_believed_either(store: Store) -> None:
    tables = service(store)
    _, game = await played(tables)
    game["moves"][0]["body"][1].append({"kind": "marked", "seat": "oak", "text": "Bob is a cheat"})
    assert "cheat" not in str(await told(tables, (await opened(tables, game)).view.code))


async def test_a_command_that_was_exchanged_is_not_what_happened(store: Store) -> None:
    tables = service(store)
    _, game = await played(tables)
    card = game["moves"][1]["body"][0]["card"]
    game["moves"][1]["body"][0]["card"] = card % 9 + 1
    assert (await tables.history((await opened(tables, game)).view.code, last=99))[1].events == ()


async def test_a_move_that_today_s_rules_would_not_make_leads_to_its_state_in_silence(store: Store) -> None:
    """A file of an older version goes on, back and forth over such a move too."""
    tables = service(store)
    _, game = await played(tables)
    roar = next(m for m in game["moves"] if m["body"][1][0]["kind"] == "rolled")
    before = roar["body"][1][0]["die"]
    roar["body"][1][0]["die"] = 6 + before
    game["state"]["scores"]["troll"] += 6
    there = (await opened(tables, game)).view
    assert there.sight(None).scores["troll"] == game["state"]["scores"]["troll"]
    for person, seat in ((ALICE, "oak"), (BOB, "ash")):
        await tables.join(THERE, person, seat, key=key())
    await chooses(tables, there.code, ALICE)
    silent = roar["number"]
    for to in (silent + 1, silent, silent - 1):
        view = (await tables.rewind(there.code, MIA, to, key=key())).view
        assert (view.number, view.sight(None).scores["troll"] >= 6 + before) == (to, to >= silent)


@pytest.mark.parametrize(("game", "scenario"), [(k, s) for k, g in GAMES.items() for s in g.scenarios])
async def test_every_move_of_our_own_files_is_made_again(sqlite_url: str, game: str, scenario: str) -> None:
    store = Store(sqlite_url, synchronous="OFF")
    await store.open()
    tables, chance, here = service(store, GAMES), random.Random(scenario), Where(7, 500)
    view = (await tables.open(here, ALICE, game, scenario, {}, seed="11", key=key())).view
    for place in view.places:
        await tables.join(here, ALICE, place.key, key=key())
    code = (await tables.start(here, ALICE, key=key())).view.code
    for _ in range(40):
        view = await tables.look(code)
        if view.bot_asked:
            await tables.run_bot(code, ALICE, key=key())
        elif mine := view.questions(ALICE):
            question = chance.choice(mine)
            await tables.act(code, ALICE, view.step(question), chance.choice(view.offers(question)).digest, key=key())
    file = await tables.export(code, MIA, moderator=True)
    again = (await tables.import_(THERE, MIA, file.data, key=key())).view.code
    assert await told(tables, again) == await told(tables, code)
    await store.close()


HUGE = 10**9
BOMBS: dict[str, tuple[tuple[str, ...], int]] = {
    "dice": (("shadow", "dice"), HUGE),
    "a way without end": (("fellowship", "progress"), HUGE),
    "negative": (("box",), -HUGE),
}


@pytest.mark.parametrize("bomb", BOMBS)
async def test_a_number_that_would_keep_the_rules_busy_for_ever_is_refused(sqlite_url: str, bomb: str) -> None:
    """A roll of a thousand million dice would stop the bot for everybody."""
    store = Store(sqlite_url, synchronous="OFF")
    await store.open()
    game = await kings(service(store, GAMES))
    (*way, last), number = BOMBS[bomb]
    state = game["start"]
    for part in way:
        state = state[part]
    state[last] = number
    game |= {"state": game["start"], "moves": game["moves"][:1]}
    with pytest.raises(Illegal, match="larger than any in that game"):
        await service(store, GAMES).import_(THERE, MIA, json.dumps(game).encode(), key=key())
    await store.close()


async def test_a_number_in_the_middle_of_a_file_is_refused_too(sqlite_url: str) -> None:
    store = Store(sqlite_url, synchronous="OFF")
    await store.open()
    game = await kings(service(store, GAMES))
    bomb = {"kind": "dice_recovered", "side": "shadow", "dice": HUGE, "ruler": False}
    game["moves"][1]["body"][1].insert(0, bomb)
    game["moves"][1]["body"][1].append({**bomb, "dice": 7})
    with pytest.raises(Illegal, match="larger than any in that game"):
        await service(store, GAMES).import_(THERE, MIA, json.dumps(game).encode(), key=key())
    await store.close()


async def test_a_choice_among_thousands_is_refused(sqlite_url: str) -> None:
    store = Store(sqlite_url, synchronous="OFF")
    await store.open()
    game = await kings(service(store, GAMES))
    choice = {"number": 99, "step": {"kind": "allocation", "least": -900, "most": 900}, "own": {}}
    game["start"]["agenda"].append(choice)
    game |= {"state": game["start"], "moves": game["moves"][:1]}
    with pytest.raises(Illegal, match="among more things than any game offers"):
        await service(store, GAMES).import_(THERE, MIA, json.dumps(game).encode(), key=key())
    await store.close()


async def test_a_file_that_takes_too_long_is_given_up(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = service(store)
    _, game = await played(tables)
    monkeypatch.setattr("bot.table.imports.PATIENCE", 0.0)
    with pytest.raises(Illegal, match="takes too long"):
        await opened(tables, game)


async def kings(tables: Tables) -> Json:
    """The file of a game of Kings of Middle-earth after its first answer."""
    here = Where(7, 500)
    view = (await tables.open(here, ALICE, "kings-of-middle-earth", "war-of-the-ring", {}, seed="11", key=key())).view
    for place in view.places:
        await tables.join(here, ALICE, place.key, key=key())
    view = (await tables.start(here, ALICE, key=key())).view
    question = view.questions(ALICE)[0]
    await tables.act(view.code, ALICE, view.step(question), view.offers(question)[-1].digest, key=key())
    found: Json = json.loads((await tables.export(view.code, MIA, moderator=True)).data)
    return found
