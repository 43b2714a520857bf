"""Definitions of commands: kept, counted, offered to some and not to others."""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground.permissions import ADMINISTRATOR, MANAGE_MESSAGES, USE_COMMANDS
from tests.playground.conftest import Json, Scene
from tests.standin import expected_violation


def command(name: str, **more: Any) -> Json:
    return {"name": name, "description": "d", "type": 1, **more}


def url(scene: Scene, tail: str = "", guild: bool = False) -> str:
    where = f"/guilds/{scene.guild['id']}" if guild else ""
    return f"/applications/{scene.standin.app_id}{where}/commands{tail}"


async def put(scene: Scene, *commands: Json, guild: bool = False) -> list[Json]:
    status, out = await scene.api("PUT", url(scene, guild=guild), list(commands))
    assert status == 200, out
    return out


def names(scene: Scene, who: Any = None, channel: str | None = None) -> list[str]:
    return [c["name"] for c in scene.standin.offered(who or scene.alice, channel or scene.channel)]


async def test_a_command_of_the_same_name_keeps_its_id_and_gets_a_new_version(scene: Scene) -> None:
    (old,) = await put(scene, command("go"))
    new, _ = await put(scene, command("go", description="better"), command("stay"))
    assert (new["id"], new["version"] == old["version"], new["description"]) == (old["id"], False, "better")


async def test_one_command_is_added_changed_read_and_removed(scene: Scene) -> None:
    status, made = await scene.api("POST", url(scene), command("go"))
    assert status == 201
    assert (await scene.api("POST", url(scene), command("go", description="again")))[0] == 200
    one = url(scene, f"/{made['id']}")
    assert (await scene.api("PATCH", one, {"name": "went"}))[1]["name"] == "went"
    assert (await scene.api("GET", one))[1]["description"] == "again"
    assert [c["name"] for c in (await scene.api("GET", url(scene)))[1]] == ["went"]
    assert await scene.api.code("DELETE", one) == 0
    assert await scene.api.code("GET", one) == 10063


async def test_adding_one_is_held_to_the_rules_of_all(scene: Scene) -> None:
    await put(scene, *(command(f"c{n}") for n in range(100)))
    with expected_violation(scene.standin):
        assert await scene.api.code("POST", url(scene), command("c100")) == 30032
    (c, *_) = scene.standin.commands[None]
    with expected_violation(scene.standin, "must be unique"):
        assert await scene.api.code("PATCH", url(scene, f"/{c['id']}"), {"name": "c1"}) == 50035


async def test_two_hundred_creates_a_day(scene: Scene) -> None:
    for n in range(2):
        await put(scene, *(command(f"c{n}-{k}") for k in range(100)))
    assert await scene.api.code("PUT", url(scene), [command("one-more")]) == 30034
    await put(scene, *(command(f"c1-{k}", description="changed") for k in range(100)))
    await put(scene, command("elsewhere"), guild=True)
    await scene.standin.clock.advance(86401)
    await put(scene, command("one-more"))


async def test_commands_of_another_application_or_guild_are_not_ours(scene: Scene) -> None:
    assert await scene.api.code("PUT", "/applications/5/commands", []) == 20012
    await scene.standin.remove_bot(scene.guild["id"])
    assert await scene.api.code("PUT", url(scene, guild=True), []) == 50001


async def test_guild_commands_are_offered_in_their_guild_alone(scene: Scene) -> None:
    await put(scene, command("here"), guild=True)
    await put(scene, command("everywhere"))
    elsewhere = scene.standin.add_guild("Elsewhere", "hall")
    assert names(scene) == ["here", "everywhere"]
    assert names(scene, channel=elsewhere["channels"][0]["id"]) == ["everywhere"]


async def test_contexts_say_whether_it_is_offered_in_a_dm(scene: Scene) -> None:
    await put(scene, command("both"), command("guild", contexts=[0]), command("dm", contexts=[1]))
    dm = scene.standin.put_dm(scene.alice)["id"]
    assert names(scene) == ["both", "guild"]
    assert names(scene, channel=dm) == ["both", "dm"]
    assert names(scene, scene.bob, dm) == []
    with pytest.raises(PermissionError, match="not offered in DMs"):
        await scene.alice.slash(dm, "guild")


async def test_contexts_win_over_the_old_field(scene: Scene) -> None:
    a, b, c = await put(
        scene,
        command("a", contexts=[0, 1], dm_permission=False),
        command("b", dm_permission=False),
        command("c"),
    )
    assert [(x["dm_permission"], x["contexts"]) for x in (a, b, c)] == [(True, [0, 1]), (False, [0]), (True, None)]


async def test_default_permissions_may_be_overridden_by_a_guilds_admins(scene: Scene) -> None:
    s = scene.standin
    await put(scene, command("judge", default_member_permissions=str(MANAGE_MESSAGES)), command("vote"))
    assert names(scene, scene.bob) == ["vote"]
    s.allow_command(scene.guild["id"], "judge", scene.bob, allow=True)
    assert names(scene, scene.bob) == ["judge", "vote"]
    role = await s.add_role(scene.guild["id"], "Banned")
    s.allow_command(scene.guild["id"], "vote", role, allow=False)
    scene.bob.roles.add(role["id"])
    assert names(scene, scene.bob) == ["judge"]
    s.allow_command(scene.guild["id"], "vote", scene.bob, allow=True)
    assert names(scene, scene.bob) == ["judge", "vote"]
    s.allow_command(scene.guild["id"], "vote", scene.guild["roles"][0], allow=False)
    assert names(scene) == []


async def test_nobody_but_admins_sees_a_command_with_permissions_0(scene: Scene) -> None:
    await put(scene, command("secret", default_member_permissions="0"))
    assert names(scene) == []
    scene.alice.permissions |= ADMINISTRATOR
    assert names(scene) == ["secret"]


async def test_who_may_not_use_commands_is_offered_none(scene: Scene) -> None:
    await put(scene, command("go"))
    await scene.standin.permit(scene.channel, scene.bob, deny=USE_COMMANDS)
    assert names(scene, scene.bob) == []
    with pytest.raises(PermissionError, match="may not use commands"):
        await scene.bob.slash(scene.channel, "go")


async def test_a_bot_reads_the_overrides_but_cannot_set_them(scene: Scene) -> None:
    (c,) = await put(scene, command("go"))
    path = url(scene, f"/{c['id']}/permissions", guild=True)
    assert await scene.api.code("GET", path) == 10066
    scene.standin.allow_command(scene.guild["id"], "go", scene.bob, allow=False)
    assert (await scene.api("GET", path))[1]["permissions"] == [{"id": scene.bob.id, "type": 2, "permission": False}]
    assert len((await scene.api("GET", url(scene, "/permissions", guild=True)))[1]) == 1
    with expected_violation(scene.standin):
        assert await scene.api.code("PUT", path, {"permissions": []}) == 20001


async def test_every_kind_of_value_arrives_resolved(scene: Scene) -> None:
    kinds = {"s": 3, "i": 4, "b": 5, "u": 6, "c": 7, "r": 8, "m": 9, "n": 10}
    await put(scene, command("go", options=[{"type": t, "name": n, "description": "d"} for n, t in kinds.items()]))
    role = scene.guild["roles"][1]
    values = {"s": "x", "i": 3, "b": True, "u": scene.bob, "c": scene.other, "r": role, "m": scene.alice, "n": 1.5}
    i = await scene.alice.slash(scene.channel, "go", **values)
    got = {o["name"]: o["value"] for o in i.payload["data"]["options"]}
    want = {**values, "u": scene.bob.id, "r": role["id"], "m": scene.alice.id}
    assert got == want
    resolved = i.payload["data"]["resolved"]
    assert {k: set(v) for k, v in resolved.items()} == {
        "users": {scene.bob.id, scene.alice.id},
        "members": {scene.bob.id, scene.alice.id},
        "channels": {scene.other},
        "roles": {role["id"]},
    }
    for bad in ({"u": "5"}, {"c": "5"}, {"r": "5"}, {"i": "many"}):
        with pytest.raises(ValueError):  # noqa: PT011 - each says it in its own words
            await scene.alice.slash(scene.channel, "go", **bad)


async def test_choices_are_all_there_is(scene: Scene) -> None:
    two = [{"name": "Chess", "value": "chess"}, {"name": "Go", "value": "go"}]
    option = {"type": 3, "name": "kind", "description": "d", "choices": two}
    await put(scene, command("play", options=[option]))
    await scene.alice.slash(scene.channel, "play", kind="go")
    with pytest.raises(ValueError, match="is not one of"):
        await scene.alice.slash(scene.channel, "play", kind="ludo")
