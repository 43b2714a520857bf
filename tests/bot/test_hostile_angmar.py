"""Angmar Awakened through the client: whatever a player and onlookers try, they see nothing that is not theirs.

Alice moderates too: a moderator who plays sees no more than any player.
"""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from bot.decks.listing import shown as shown_
from bot.playground.people import Player
from bot.playground.watched import Watched
from bot.table.packing import body, pack, unpack
from rules.angmar import GAME
from rules.angmar.commands import Done
from rules.core.game import Illegal
from tests.bot.angmar_kit import EXPORT, North, north
from tests.bot.kit import MANAGE_MESSAGES
from tests.rules.angmar import policy
from tests.rules.angmar.hidden import mixed

LOOKS: dict[str, dict[str, Any]] = {
    "game status": {}, "game history": {"last": 50}, "game settings": {}, "hand": {}, "game board": {"as": "picture"},
    "game export": {}, "act": {"what": "zzz"}, "deck show": {}, "campaign list": {}, "moderator audit": {},
}  # fmt: skip
TYPED = (("act", "what"), ("game join", "seat"), ("moderator set", "what"), ("moderator rewind", "to"))
SECRETS = {"hand", "in", "move", "out"}
"""Repairs whose lists might name what is hidden."""


@pytest.fixture
async def table(standin: Watched, tmp_path: Path) -> AsyncIterator[North]:
    async with north(standin, tmp_path) as scene:
        scene.alice.permissions |= MANAGE_MESSAGES
        yield scene


async def played(table: North, scenario: str, seed: int, moves: int) -> None:
    """A game in the middle, hand moves and looks at decks included: Alice is Player 1, Bob Player 2."""
    await table.begin(scenario, 2)
    tables, rng = table.app.tables, random.Random(seed)
    code = (await tables.live())[0]
    people = {"p1": table.person(table.alice), "p2": table.person(table.bob)}
    for key in range(moves):
        view = await tables.look(code)
        seat, command = policy.choose(view._state, rng)
        try:
            if command.kind == "hand":
                await tables.use(code, people[seat], command.tool, command.values, seat=seat, key=9000 + key)
            else:
                question = next(q for q in view.questions(people[seat]) if command in q.options)
                offer = next(o for o in view.offers(question) if o.command == command)
                await tables.act(code, people[seat], view.step(question), offer.digest, key=9000 + key)
        except Illegal:
            continue
        if (await tables.look(code)).phase == "over":
            raise AssertionError("the game was over too soon")
    await tables.use(code, people["p2"], "scry", {"count": "3"}, seat="p2", key=8000)
    await table.settled()


def swapped(table: North, rng: random.Random) -> None:
    """Another game takes its place, which differs in what neither Player 1 nor onlookers may know."""
    with sqlite3.connect(table.folder / "tables.db") as file:
        state = unpack(GAME.State, file.execute("select state from tables").fetchone()[0])
        other = replace(mixed(state, "p1", rng), cup=state.cup)
        assert other != state
        file.execute("update tables set state = ?", (pack(GAME.State, other),))
        for number, old in file.execute("select id, body from moves").fetchall():
            _, events, trace = unpack(body(GAME), old)
            new = pack(body(GAME), (Done(of="window"), tuple(other_event(e) for e in events), trace))
            file.execute("update moves set body = ? where id = ?", (new, number))


def other_event(event: Any) -> Any:
    """The event with something else wherever neither Player 1 nor onlookers are shown it."""
    known = GAME.heard_by(event, "p1")
    if known is None:
        return event
    hidden = [f.name for f in fields(event) if getattr(event, f.name) != getattr(known, f.name)]
    out = event
    for field in hidden:
        if field in {"card", "cards"}:
            out = replace(out, **{field: _other(getattr(event, field))})
    return out


def _other(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(map(_other, value))
    return f"{value.rpartition('#')[0]}#9" if value and value.startswith("p") else "orc-war-party-tlr#9"


async def looked(table: North, who: Player) -> dict[str, Any]:
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
    for repair in sorted(SECRETS):
        for option in ("value", "second", "third"):
            await table.offered(who, "moderator set", option, what=repair)
            out[f"{repair} {option}"] = table.client.offered[who.name, "moderator set", option]
    for label in ("Show my hand", "Your move", "Hand moves"):
        if who is table.alice or label != "Hand moves":
            out[label] = str(await table.press(who, label))
    return out


async def shown(table: North, who: Player, path: str, **values: Any) -> Any:
    """The answer to a command: texts, components, descriptions and files, without the stand-in's own numbers."""
    i = await table.client.slash(who, path, values)
    m = (i.followups or [i.message])[-1] or {}  # what took long comes after a "Done."
    data = [table.standin.uploads[a["id"]].data for a in m.get("attachments", ())]
    parts = json.dumps(
        [m.get("content"), m.get("components"), [a.get("description") for a in m.get("attachments", ())]]
    )
    for a in m.get("attachments", ()):
        parts = parts.replace(a["id"], "ID").replace(json.dumps(a["url"])[1:-1], "URL")
    return parts, data


@pytest.mark.rule("Who sees what")
@pytest.mark.parametrize(
    ("scenario", "seed", "moves"), [("intruders-in-chetwood", 3, 45), ("escape-from-mount-gram", 5, 40)]
)
async def test_no_road_shows_what_is_hidden(table: North, scenario: str, seed: int, moves: int) -> None:
    await played(table, scenario, seed, moves)
    before = {who.name: await looked(table, who) for who in (table.alice, table.mia)}
    theirs = (await table.type(table.bob, "hand")).text
    swapped(table, random.Random(seed))
    assert (await table.type(table.bob, "hand")).text != theirs
    after = {who.name: await looked(table, who) for who in (table.alice, table.mia)}
    for who, roads in before.items():
        for road, seen in roads.items():
            assert seen == after[who][road], (who, road)


async def test_an_option_is_taken_by_its_words_as_the_board_shows_them(table: North) -> None:
    new = {"game": "angmar-awakened", "scenario": "intruders-in-chetwood"}
    await table.type(table.alice, "game new", **new, players="one", mode="EASY")
    assert "Players: **One**" in table.board().text
    assert "Mode: **Easy**" in table.board().text


async def test_who_sits_alone_hears_how_to_play_alone(table: North) -> None:
    await table.type(table.alice, "game new", game="angmar-awakened", scenario="intruders-in-chetwood")
    await table.press(table.alice, "Join")
    page = await table.press(table.alice, "Start")
    assert "If fewer play, say so with Settings" in page.text
    await table.type(table.alice, "game settings", setting="players", value="1")
    await table.press(table.alice, "Start")
    await table.settled()
    assert "The game begins" in "".join(p.text for p in table.public())


async def test_help_has_the_round_in_short(table: North) -> None:
    assert "action window" in (await table.type(table.alice, "help", topic="angmar")).text


LONG = "The Long Way of the Watchers of the North that Nobody Ever Walked to Its End"
WORDS = f"{LONG[:60]} **x** <@1> @everyone"
"""Titles that somebody gives a card of his own."""


@pytest.mark.parametrize("title", [LONG, WORDS])
async def test_a_card_with_a_long_or_loud_title_is_played_like_any_other(table: North, title: str) -> None:
    """Its title makes no button too long for Discord, and calls nobody."""
    await table.open()
    await table.press(table.alice, "Join")
    await table.type(table.alice, "game settings", setting="pace", value="quick")
    await table.press(table.alice, "Start")
    await table.bring(
        table.alice, EXPORT.replace("Allies (7)\n\n", f"Allies (7)\n\n20x {title} (Box {'of ice ' * 8})\n")
    )
    await table.pick(table.alice, f"Type of {shown_(title, 80)}", "Ally")
    await table.fill(table.alice, sphere="neutral", traits="", numbers="0 1 1 1 2", unique="no")
    await table.press(table.alice, "Play it casually")
    await table.to_round_one(table.alice)
    await table.type(table.alice, "act", what="Put a card from your hand into play")
    await table.pick(table.alice, "Which card", shown_(title, 80))
    await table.type(table.alice, "act", what="Deal damage")
    await table.fill(table.alice, card=shown_(title, 80), count="1")
    await table.settled()
    said = "".join(page.text for page in table.public())
    assert f"{title[:30]}" in said
    assert "@everyone" not in said
    assert "<@1>" not in said
