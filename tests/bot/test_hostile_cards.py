"""The Card Game through the client: two tables that differ only in what is hidden look the same on every road."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.client import Barliman
from bot.faces.games import FACES
from bot.playground.evening_client import Client
from bot.playground.people import Player
from bot.playground.watched import Watched
from bot.table import Person, Tables, View, Where
from bot.table.packing import body, pack, unpack
from rules.card_game import GAME
from rules.card_game.commands import Pass
from rules.core.game import Illegal
from rules.games import GAMES
from tests.bot.kit import MANAGE_MESSAGES, Scene, connected, house
from tests.rules.secrets import mixed


@pytest.fixture
async def scene(standin: Watched, tmp_path: Path) -> AsyncIterator[Scene]:
    guild = next(iter(standin.guilds.values()))
    client = Client(standin, tmp_path)
    client.place = guild["channels"][0]["id"]
    people = {name: standin.add_user(name) for name in ("alice", "bob", "mia")}
    people["mia"].permissions |= MANAGE_MESSAGES
    toy = house(tmp_path)
    tables = Tables(toy.store, GAMES, allow_seeds=True)
    app = Barliman(toy.settings, toy.store, tables, GAMES, FACES, guild_ready_timeout=0.05)
    async with connected(standin, app):
        yield Scene(standin, tmp_path, app, client, **people, guild=guild)


async def played(scene: Scene, seed: int, moves: int, **setup: str) -> tuple[View, tuple[str, ...]]:
    """A game in the middle: Alice holds every second seat, Bob the others."""
    new = {"game": GAME.key, "seed": str(seed), **setup}
    await scene.type(scene.alice, "game new", **new)
    view = await scene.app.tables.look((await scene.app.tables.live())[0])
    for n, seat in enumerate(view.places):
        await scene.type((scene.alice, scene.bob)[n % 2], "game join", seat=seat.key)
    await scene.type(scene.alice, "game start")
    await scene.settled()
    people = [Person(int(p.id), p.name) for p in (scene.alice, scene.bob)]
    rng, key = random.Random(seed), 1000
    for _ in range(moves):
        view = await scene.app.tables.look(view.code)
        if view.bot_asked:
            await scene.app.tables.run_bot(view.code, people[0], key=(key := key + 1))
            continue
        asked = [(p, q) for p in people for q in view.questions(p)]
        if not asked:
            break
        person, question = rng.choice(asked)
        digest = rng.choice(view.offers(question)).digest
        await scene.app.tables.act(view.code, person, view.step(question), digest, key=(key := key + 1))
    view = await scene.app.tables.look(view.code)
    return view, view.held(people[1])


def swap_state(scene: Scene, view: View, seats: tuple[str, ...], rng: random.Random) -> None:
    """Puts another state in its place, which differs in what neither these seats nor the channel may see."""
    with sqlite3.connect(scene.folder / "tables.db") as file:
        state = unpack(GAME.State, file.execute("select state from tables").fetchone()[0])
        other = only_hidden(state, seats, rng)
        assert other != state
        file.execute("update tables set state = ?", (pack(GAME.State, other),))
        for table, number, old in file.execute("select table_id, id, body from moves").fetchall():
            _, events, trace = unpack(body(GAME), old)
            new = pack(body(GAME), (Pass(), tuple(other_event(e, seats, state) for e in events), trace))
            file.execute("update moves set body = ? where table_id = ? and id = ?", (new, table, number))


def only_hidden(state: Any, seats: tuple[str, ...], rng: random.Random) -> Any:
    """Mixed for the channel; what the seats themselves see stays."""
    other = mixed(GAME.key, state, None, rng)
    kept = {seat: state.decks[seat] for seat in seats}
    return replace(other, decks={**other.decks, **kept}, cup=state.cup)


def other_event(event: Any, seats: tuple[str, ...], state: Any) -> Any:
    """The event with other cards wherever none of the seats nor the channel may know them."""
    heard = [GAME.heard_by(event, seat) for seat in (None, *seats)]
    if any(h is None or h == event for h in heard):
        return event
    deck = [c for c, owner in state.frame.owner.items() if owner == getattr(event, "seat", None)]
    if getattr(event, "card", None) is not None:
        return replace(event, card=deck[0])
    if getattr(event, "cards", None) and hasattr(event, "seat"):
        return replace(event, cards=tuple(deck[: len(event.cards)]))
    return event


async def looked(scene: Scene, who: Player) -> dict[str, Any]:
    """All that somebody gets to see when they try everything that changes nothing."""
    out: dict[str, Any] = {}
    typed: dict[str, dict[str, Any]] = {
        "game status": {}, "game history": {"last": 50}, "game settings": {}, "hand": {}, "bot-why": {},
        "act": {"what": "zzz"}, "game board": {"as": "picture"}, "game export": {},
    }  # fmt: skip
    for path, values in typed.items():
        out[path] = await shown(scene, who, path, **values)
    await scene.type(who, "game board", **{"as": "text"})
    await scene.settled()
    w = scene.standin
    public = [m for m in w.messages[scene.channel].values() if m["id"] not in w.private_to]
    out["board"] = next(m["components"] for m in reversed(public) if m["components"])
    for path, option in (("act", "what"), ("game join", "seat"), ("bot-why", "move")):
        await scene.offered(who, path, option)
        out[f"{path} {option}"] = scene.client.offered[who.name, path, option]
    for label in ("Your move", "Show my hand"):
        out[label] = (await scene.press(who, label)).text
    if who is scene.mia:
        out["moderator"] = await repairs(scene)
    return out


async def shown(scene: Scene, who: Player, path: str, **values: Any) -> Any:
    """The answer to a command: texts, components, descriptions and files, without the stand-in's own numbers."""
    i = await scene.client.slash(who, path, values)
    m = i.message or {}
    data = [scene.standin.uploads[a["id"]].data for a in m.get("attachments", ())]
    parts = json.dumps(
        [m.get("content"), m.get("components"), [a.get("description") for a in m.get("attachments", ())]]
    )
    for a in m.get("attachments", ()):
        parts = parts.replace(a["id"], "ID").replace(json.dumps(a["url"])[1:-1], "URL")
    return parts, data


async def repairs(scene: Scene) -> list[Any]:
    """What a moderator is offered."""
    out: list[Any] = [await scene.offered(scene.mia, "moderator rewind", "to")]
    view = await scene.app.tables.look((await scene.app.tables.live())[0])
    for tool in view.repairs():
        out += [
            await scene.offered(scene.mia, "moderator set", option, what=tool.key)
            for option in ("value", "second", "third")
        ]
    return out


@pytest.mark.parametrize(
    ("seed", "setup"),
    [
        (1, {"scenario": "trilogy", "shadow": "people"}),
        (2, {"scenario": "trilogy"}),
        (3, {"scenario": "two-player-duel", "shadow": "people"}),
    ],
    ids=["people", "bots", "duel"],
)
async def test_no_road_shows_what_is_hidden(scene: Scene, seed: int, setup: dict[str, str]) -> None:
    view, seats = await played(scene, seed, 60, **setup)
    before = {who.name: await looked(scene, who) for who in (scene.bob, scene.mia)}
    hand = (await scene.type(scene.alice, "hand")).text
    swap_state(scene, view, seats, random.Random(seed))
    assert (await scene.type(scene.alice, "hand")).text != hand
    after = {who.name: await looked(scene, who) for who in (scene.bob, scene.mia)}
    for who, roads in before.items():
        for road, seen in roads.items():
            assert seen == after[who][road], (who, road)


async def test_a_file_with_other_cards_than_the_game_is_refused_before_the_rules_look_at_it(scene: Scene) -> None:
    view, _ = await played(scene, 5, 20, scenario="trilogy")
    person, tables = Person(9, "nobody here"), scene.app.tables
    honest = json.loads((await tables.export(view.code, person, moderator=True)).data)
    there = Where(view.where.guild, int(scene.guild["channels"][1]["id"]))
    hand = ("decks", "frodo", "hand")
    for key, (pile, cards) in enumerate([(hand, ["F999"]), (hand, ["F1"] * 3000), (("played",), ["F1"] * 30_000)]):
        doctored = json.loads(json.dumps(honest))
        for state in (doctored["start"], doctored["state"]):
            *way, last = pile
            for part in way:
                state = state[part]  # noqa: PLW2901 -- down the path
            state[last] = cards
        doctored["moves"] = doctored["moves"][:1]
        with pytest.raises(Illegal, match="other pieces"):
            await tables.import_(there, person, json.dumps(doctored).encode(), key=5000 + key)
    told = await tables.import_(there, person, json.dumps(honest).encode(), key=5009)
    assert told.view.number == view.number
