"""The command tree: Discord's limits, the names that people type, and when it is registered."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.client import Barliman
from bot.faces.games import FACES
from bot.playground.watched import Watched
from bot.settings import Settings
from bot.table import Tables
from rules.games import GAMES
from storage.store import Store
from tests.bot.kit import connected, house

Json = dict[str, Any]

TYPED = {
    "game": "new join leave start status board history undo redo settings export import end",
    "kings": "corrupt awaken hunt dice sovereigns map",
    "moderator": "reset rewind restore set seat lock unlock end export import audit config",
}
ALONE = "act hand bot-turn bot-why help"


def real(*, seeds: bool = False) -> Barliman:
    """The bot with the games that it ships with."""
    settings = Settings(_env_file=None, allow_seeds=seeds)  # type: ignore[call-arg]
    store = Store("sqlite:///nowhere.db")
    return Barliman(settings, store, Tables(store, GAMES), GAMES, FACES)


def definitions(app: Barliman) -> list[Json]:
    return [c.to_dict(app.tree) for c in app.tree.get_commands()]


def parts(d: Json) -> Iterator[Json]:
    """A definition and everything in it."""
    yield d
    for option in d.get("options") or []:
        yield from parts(option)


async def test_every_command_is_there() -> None:
    tree = real().tree
    found = {c.name: c for c in tree.get_commands()}
    assert {*TYPED, *ALONE.split()} <= set(found)
    for name, subs in TYPED.items():
        group = found[name]
        assert isinstance(group, app_commands.Group)
        assert {c.name for c in group.commands} == set(subs.split())


async def test_discords_limits_hold() -> None:
    for d in definitions(real(seeds=True)):
        everything = list(parts(d))
        words = sum(len(p["name"]) + len(p["description"]) for p in everything)
        words += sum(len(c["name"]) + len(str(c["value"])) for p in everything for c in p.get("choices") or [])
        assert words <= 8000, d["name"]
        for part in everything:
            assert re.fullmatch(r"[-_\w]{1,32}", part["name"])
            assert part["name"] == part["name"].lower()
            assert 1 <= len(part["description"]) <= 100, part
            assert part["description"] != "…", f"{part['name']} has no description"
            options = part.get("options") or []
            assert len(options) <= 25
            assert len({o["name"] for o in options}) == len(options)
            assert len(part.get("choices") or []) <= 25
            required = [bool(o.get("required")) for o in options]
            assert required == sorted(required, reverse=True)


async def test_commands_are_for_servers_only() -> None:
    """With `guild_only` alone, contexts would still let them into private conversations."""
    for d in definitions(real()):
        assert d["contexts"] == [0], d["name"]


async def test_moderators_commands_are_hidden_from_others() -> None:
    (d,) = [d for d in definitions(real()) if d["name"] == "moderator"]
    assert int(d["default_member_permissions"]) == 1 << 13


async def test_every_option_that_names_a_thing_is_completed() -> None:
    free_text = {"seed", "code", "reason", "text"}
    for d in definitions(real(seeds=True)):
        for option in parts(d):
            if option.get("type") == 3 and option["name"] not in free_text and "options" not in option:
                assert option.get("autocomplete") or option.get("choices"), (d["name"], option["name"])


async def test_a_seed_can_be_named_only_where_seeds_are_allowed() -> None:
    for seeds in (True, False):
        (game,) = [d for d in definitions(real(seeds=seeds)) if d["name"] == "game"]
        (new,) = [o for o in game["options"] if o["name"] == "new"]
        names = [o["name"] for o in new["options"]]
        assert names[:2] == ["game", "scenario"]
        assert {"difficulty", "shadow"} <= set(names)
        assert ("seed" in names) is seeds


PUT = "PUT /applications/{application_id}/commands"


async def test_they_are_registered_once_and_again_only_when_they_change(standin: Watched, tmp_path: Path) -> None:
    for _ in range(2):
        async with connected(standin, house(tmp_path)):
            assert standin.counts[PUT] == 1
    async with connected(standin, house(tmp_path, allow_seeds=False)):
        assert standin.counts[PUT] == 2
        (game,) = [c for c in standin.commands[None] if c["name"] == "game"]
        assert "seed" not in str(game)


async def test_another_application_on_the_same_database_gets_them_too(
    standin: Watched, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with connected(standin, house(tmp_path)) as app:
        before = app.fingerprint(1)
        assert before != app.fingerprint(2)
