"""Kings of Middle-earth through the client: whatever the Free Peoples and onlookers try, nothing hidden is seen."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.playground.people import Player
from bot.playground.watched import Watched
from bot.table import Person, View
from bot.table.packing import body, pack, unpack
from rules.kings import GAME
from rules.kings.agenda import Attempt, Battle
from rules.kings.cards import EVENTS
from rules.kings.commands import Pass
from rules.kings.politics import hidden_tiles
from rules.kings.tiles import TILES
from tests.bot.kit import Scene
from tests.bot.war_kit import War, war
from tests.rules.kings import policy
from tests.rules.kings.hidden import mixed

LOOKS: dict[str, dict[str, Any]] = {
    "game status": {}, "game history": {"last": 50}, "game settings": {}, "hand": {}, "game board": {"as": "picture"},
    "game export": {}, "act": {"what": "zzz"}, "kings hunt": {}, "kings dice": {}, "kings sovereigns": {},
    "kings map": {"region": "dale"}, "kings corrupt": {"sovereign": "b"}, "kings awaken": {"sovereign": "d"},
}  # fmt: skip
MOVES = 200
TYPED = (("act", "what"), ("game join", "seat"), ("kings corrupt", "sovereign"), ("kings awaken", "sovereign"))


@pytest.fixture
async def table(standin: Watched, tmp_path: Path) -> AsyncIterator[War]:
    async with war(standin, tmp_path) as scene:
        yield scene


def attempted(state: Any) -> bool:
    """The Shadow is choosing between candidates, and tiles lie face down."""
    step = state.agenda[-1].step if state.agenda else None
    return isinstance(step, Attempt) and any(r.tiles for r in state.rulers.values())


def laid(state: Any) -> bool:
    """A Combat card of the Shadow lies face down."""
    step = state.agenda[-1].step if state.agenda else None
    return isinstance(step, Battle) and not step.open and bool(step.cards.get("shadow"))


def two_lie(state: Any) -> bool:
    """Tiles lie face down on two Sovereigns in the middle of the action phase."""
    return sum(bool(hidden_tiles(state, k)) for k in state.rulers) > 1 and state.phase == "action"


async def played(table: War, seed: int, enough: Callable[[Any], bool]) -> View:
    """A game in the middle, hand moves and battles included: Alice leads the Free Peoples, Bob the Shadow."""
    await table.begin()
    tables, rng = table.app.tables, random.Random(seed)
    code = (await tables.live())[0]
    people = {"free": Person(int(table.alice.id), "Alice"), "shadow": Person(int(table.bob.id), "Bob")}
    for key in range(MOVES):
        view = await tables.look(code)
        if enough(view._state):
            break
        seat, command = policy.choose(view._state, rng)
        if command.kind == "hand":
            override = {"override": "yes"} if command.override else {}
            await tables.use(
                code, people[seat], command.tool, {**command.values, **override}, seat=seat, key=9000 + key
            )
        else:
            question = next(q for q in view.questions(people[seat]) if command in q.options)
            offer = next(o for o in view.offers(question) if o.command == command)
            await tables.act(code, people[seat], view.step(question), offer.digest, key=9000 + key)
    else:
        raise AssertionError("it never came so far")
    await table.settled()
    return view


def swapped(table: War, rng: random.Random) -> None:
    """Another game takes its place, which differs in what neither the Free Peoples nor onlookers may know."""
    with sqlite3.connect(table.folder / "tables.db") as file:
        state = unpack(GAME.State, file.execute("select state from tables").fetchone()[0])
        other = replace(mixed(state, "free", rng), cup=state.cup)
        assert other != state
        file.execute("update tables set state = ?", (pack(GAME.State, other),))
        for number, old in file.execute("select id, body from moves").fetchall():
            _, events, trace = unpack(body(GAME), old)
            new = pack(body(GAME), (Pass(), tuple(other_event(e) for e in events), trace))
            file.execute("update moves set body = ? where id = ?", (new, number))


def other_event(event: Any) -> Any:
    """The event with other tiles and cards wherever neither the Free Peoples nor onlookers are shown them."""
    out = event
    for field in HIDDEN[event.kind](event) if event.kind in HIDDEN else ():
        out = replace(out, **{field: _other(getattr(event, field))})
    return out


def _of_shadow(event: Any) -> tuple[str, ...]:
    return ("card",) if event.side == "shadow" and event.card else ()


HIDDEN: dict[str, Callable[[Any], tuple[str, ...]]] = {
    "attempt_drew": lambda e: () if e.shown else ("tile",),
    "tile_placed": lambda e: ("unseen",) if e.face_up else ("tile", "unseen"),
    "attempt_ended": lambda _: ("unseen",),
    "tile_returned": lambda e: ("tile",) if e.random and not e.shown else (),
    "tiles_returned": lambda e: () if e.shown else ("tiles",),
    "deck_shuffled": lambda _: ("cards",),
    "card_drawn": _of_shadow,
    "card_discarded": _of_shadow,
    "combat_card_chosen": _of_shadow,
}
"""What RULES 7.1 keeps from them, by the kind of event."""


def _other(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(map(_other, value))
    if value in TILES:
        lies_open = value.startswith("kings")
        return value if lies_open else next(t for t in HIDEABLE if t != value)
    return next(c for c in EVENTS if c != value and EVENTS[c].deck == EVENTS[value].deck)


HIDEABLE = tuple(key for key, tile in TILES.items() if tile.kind == "standard" and not tile.eye)


async def looked(table: War, who: Player) -> dict[str, Any]:
    """All that somebody gets to see when they try everything that changes nothing."""
    out: dict[str, Any] = {}
    for path, values in LOOKS.items():
        out[path] = await shown(table, who, path, **values)
    await table.type(who, "game board", **{"as": "text"})
    await table.settled()
    w = table.standin
    public = [m for m in w.messages[table.channel].values() if m["id"] not in w.private_to]
    out["board"] = next(m["components"] for m in reversed(public) if m["components"])
    for path, option in TYPED:
        await table.offered(who, path, option)
        out[f"{path} {option}"] = table.client.offered[who.name, path, option]
    for label in ("Show my hand", "Your move", "Hand moves"):
        if who is table.alice or label != "Hand moves":
            out[label] = str(await table.press(who, label))
    if who is table.mia:
        out["rewind"] = await table.offered(who, "moderator rewind", "to")
        out["audit"] = (await table.type(who, "moderator audit")).text
    return out


async def shown(table: Scene, who: Player, path: str, **values: Any) -> Any:
    """The answer to a command: texts, components, descriptions and files, without the stand-in's own numbers."""
    i = await table.client.slash(who, path, values)
    m = i.message or {}
    data = [table.standin.uploads[a["id"]].data for a in m.get("attachments", ())]
    parts = json.dumps(
        [m.get("content"), m.get("components"), [a.get("description") for a in m.get("attachments", ())]]
    )
    for a in m.get("attachments", ()):
        parts = parts.replace(a["id"], "ID").replace(json.dumps(a["url"])[1:-1], "URL")
    return parts, data


@pytest.mark.rule("Who sees what")
@pytest.mark.parametrize(("seed", "enough"), [(7, attempted), (6, laid), (13, two_lie)])
async def test_no_road_shows_what_is_hidden(table: War, seed: int, enough: Callable[[Any], bool]) -> None:
    await played(table, seed, enough)
    before = {who.name: await looked(table, who) for who in (table.alice, table.mia)}
    theirs = (await table.type(table.bob, "hand")).text
    swapped(table, random.Random(seed))
    assert (await table.type(table.bob, "hand")).text != theirs
    after = {who.name: await looked(table, who) for who in (table.alice, table.mia)}
    for who, roads in before.items():
        for road, seen in roads.items():
            assert seen == after[who][road], (who, road)
