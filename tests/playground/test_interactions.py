"""The life of an interaction, by raw requests: 3 seconds, 15 minutes, one answer, and which answer fits."""

from __future__ import annotations

import aiohttp
import pytest

from bot.playground import Upload, acts
from bot.playground.interaction import Interaction
from bot.playground.wire import EPHEMERAL, LOADING, dumps
from tests.playground.conftest import Json, Scene
from tests.standin import expected_violation

NUMBERS = {"type": 4, "name": "n", "description": "d", "autocomplete": True}
BOARD = {
    "content": "your move",
    "components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}],
}
FORM = {"type": 9, "data": {"custom_id": "f", "title": "Form", "components": [
    {"type": 18, "label": "How many", "component": {"type": 4, "custom_id": "n", "style": 1}},
]}}  # fmt: skip


@pytest.fixture
async def asked(scene: Scene) -> Scene:
    """A Scene with a command /go that no bot listens to."""
    url = f"/applications/{scene.standin.app_id}/commands"
    status, _ = await scene.api("PUT", url, [{"name": "go", "description": "d", "options": [NUMBERS]}])
    assert status == 200
    return scene


async def respond(s: Scene, i: Interaction, body: Json) -> int:
    """Answers an interaction; the error code, 0 for none."""
    return await s.api.code("POST", f"/interactions/{i.id}/{i.token}/callback", body)


def hook(s: Scene, i: Interaction, tail: str = "") -> str:
    return f"/webhooks/{s.standin.app_id}/{i.token}{tail}"


async def test_after_three_seconds_the_interaction_is_unknown(asked: Scene) -> None:
    i = await asked.alice.slash(asked.channel, "go")
    await asked.standin.clock.advance(3.01)
    assert await respond(asked, i, {"type": 4, "data": {"content": "late"}}) == 10062
    assert await asked.api.code("POST", hook(asked, i), {"content": "late"}) == 10015


async def test_before_three_seconds_it_is_not(asked: Scene) -> None:
    i = await asked.alice.slash(asked.channel, "go")
    await asked.standin.clock.advance(2)
    assert await respond(asked, i, {"type": 4, "data": {"content": "in time"}}) == 0


async def test_the_second_answer_is_refused(asked: Scene) -> None:
    i = await asked.alice.slash(asked.channel, "go")
    assert await respond(asked, i, {"type": 5}) == 0
    assert await respond(asked, i, {"type": 4, "data": {"content": "again"}}) == 40060


async def test_a_wrong_token_or_id_is_unknown(asked: Scene) -> None:
    i, j = await asked.alice.slash(asked.channel, "go"), await asked.bob.slash(asked.channel, "go")
    path = f"/interactions/{i.id}/{j.token}/callback"
    assert await asked.api.code("POST", path, {"type": 5}) == 10062
    assert await asked.api.code("POST", f"/interactions/{i.id}/nonsense/callback", {"type": 5}) == 10062


async def test_a_followup_before_any_answer_finds_no_webhook(asked: Scene) -> None:
    i = await asked.alice.slash(asked.channel, "go")
    assert await asked.api.code("POST", hook(asked, i), {"content": "x"}) == 10015


async def test_the_token_lives_fifteen_minutes(asked: Scene) -> None:
    i = await asked.alice.slash(asked.channel, "go")
    await respond(asked, i, {"type": 4, "data": {"content": "one"}})
    await asked.standin.clock.advance(890)
    assert await asked.api.code("POST", hook(asked, i), {"content": "two"}) == 0
    assert await asked.api.code("PATCH", hook(asked, i, "/messages/@original"), {"content": "three"}) == 0
    asked.standin.token_life = 889
    assert await asked.api.code("POST", hook(asked, i), {"content": "too late by another reckoning"}) == 50027
    asked.standin.token_life = 900
    await asked.standin.clock.advance(11)
    assert await asked.api.code("POST", hook(asked, i), {"content": "four"}) == 50027
    assert await asked.api.code("PATCH", hook(asked, i, "/messages/@original"), {"content": "five"}) == 50027


async def test_who_waits_for_a_deferred_answer_hears_that_the_token_died(asked: Scene) -> None:
    i = await asked.alice.slash(asked.channel, "go")
    await respond(asked, i, {"type": 5})
    await asked.standin.clock.advance(1200)
    with pytest.raises(TimeoutError, match="token has expired"):
        await i.wait_response()


@pytest.mark.parametrize(
    ("body", "fits"),
    [
        ({"type": 4, "data": {"content": "x"}}, {"command", "component", "form"}),
        ({"type": 5}, {"command", "component", "form"}),
        ({"type": 6}, {"component", "form"}),
        ({"type": 7, "data": {"content": "x"}}, {"component", "form"}),
        ({"type": 8, "data": {"choices": []}}, {"autocomplete"}),
        (FORM, {"command", "component"}),
    ],
    ids=["message", "defer", "defer update", "update", "choices", "modal"],
)
async def test_the_answer_must_fit_what_was_asked(asked: Scene, body: Json, fits: set[str]) -> None:
    for kind, i in (await one_of_each(asked)).items():
        if kind in fits:
            assert await respond(asked, i, body) == 0, kind
        else:
            with expected_violation(asked.standin, "is not for interaction type"):
                assert await respond(asked, i, body) == 50035, kind
            assert not i.acked.done()


async def one_of_each(s: Scene) -> dict[str, Interaction]:
    """An open interaction of each type; the form was opened by a button."""
    first = await s.alice.slash(s.channel, "go")
    await respond(s, first, {"type": 4, "data": BOARD})
    opener = await s.alice.click(first.message, "go")
    await respond(s, opener, FORM)
    return {
        "command": await s.alice.slash(s.channel, "go", n=3),
        "component": await s.alice.click(first.message, "go"),
        "autocomplete": await acts.invoke(s.alice, s.channel, "go", {"n": "1"}, focused="n"),
        "form": await s.alice.submit(opener, n="5"),
    }


async def test_a_form_from_a_command_has_no_message_to_update(asked: Scene) -> None:
    opener = await asked.alice.slash(asked.channel, "go")
    await respond(asked, opener, FORM)
    i = await asked.alice.submit(opener, n="5")
    with expected_violation(asked.standin):
        assert await respond(asked, i, {"type": 7, "data": {"content": "x"}}) == 50035


async def test_the_defer_decides_whether_the_answer_is_private(asked: Scene) -> None:
    i = await asked.alice.slash(asked.channel, "go")
    await respond(asked, i, {"type": 5, "data": {"flags": EPHEMERAL}})
    assert i.message["flags"] == LOADING | EPHEMERAL
    await asked.api("POST", hook(asked, i), {"content": "for all?"})
    assert i.message["content"] == "for all?"
    assert asked.standin.visible(asked.channel, asked.bob) == []
    j = await asked.alice.slash(asked.channel, "go")
    await respond(asked, j, {"type": 5})
    await asked.api("POST", hook(asked, j), {"content": "for me?", "flags": EPHEMERAL})
    assert not j.message["flags"] & EPHEMERAL
    assert [m["content"] for m in asked.standin.visible(asked.channel, asked.bob)] == ["for me?"]


async def test_only_the_first_followup_fills_the_deferred_message(asked: Scene) -> None:
    i = await asked.alice.slash(asked.channel, "go")
    await respond(asked, i, {"type": 5})
    for n in "ab":
        await asked.api("POST", hook(asked, i), {"content": n})
    assert [m["content"] for m in asked.standin.visible(asked.channel, asked.bob)] == ["a", "b"]


async def test_the_original_is_read_edited_and_deleted_through_the_token_alone(asked: Scene) -> None:
    i = await asked.alice.slash(asked.channel, "go")
    await respond(asked, i, {"type": 4, "data": {"content": "psst", "flags": EPHEMERAL}})
    own, public = hook(asked, i, "/messages/@original"), f"/channels/{asked.channel}/messages/{i.message['id']}"
    assert (await asked.api("GET", own))[1]["content"] == "psst"
    assert await asked.api.code("GET", public) == 10008
    assert await asked.api.code("PATCH", public, {"content": "x"}) == 10008
    assert await asked.api.code("DELETE", public) == 10008
    assert (await asked.api("GET", f"/channels/{asked.channel}/messages"))[1] == []
    assert await asked.api.code("DELETE", own) == 0
    assert await asked.api.code("GET", own) == 10008
    assert asked.standin.visible(asked.channel, asked.alice) == []


async def test_nobody_else_can_press_a_private_button(asked: Scene) -> None:
    i = await asked.alice.slash(asked.channel, "go")
    await respond(asked, i, {"type": 4, "data": {**BOARD, "flags": EPHEMERAL}})
    with pytest.raises(PermissionError, match="ephemeral to someone else"):
        await asked.bob.click(i.message, "go")
    with pytest.raises(LookupError, match="no component"):
        await asked.alice.click(i.message, "stay")


async def test_a_disabled_button_and_a_deleted_message_cannot_be_pressed(asked: Scene) -> None:
    i = await asked.alice.slash(asked.channel, "go")
    button = {"type": 2, "style": 1, "label": "Go", "custom_id": "go", "disabled": True}
    board = {"components": [{"type": 1, "components": [button]}]}
    await respond(asked, i, {"type": 4, "data": board})
    with pytest.raises(PermissionError, match="disabled"):
        await asked.alice.click(i.message, "go")
    await asked.api("DELETE", hook(asked, i, "/messages/@original"))
    with pytest.raises(LookupError, match="gone"):
        await asked.alice.click(i.message, "go")


async def test_five_followups_where_only_the_person_has_the_app(asked: Scene) -> None:
    s = asked.standin
    s.commands[None][0]["integration_types"] = [0, 1]
    await s.remove_bot(asked.guild["id"])
    with pytest.raises(PermissionError, match="the bot is not in this guild"):
        await asked.alice.slash(asked.channel, "go")
    asked.alice.installed = True
    s.limits.on = False
    i = await asked.alice.slash(asked.channel, "go")
    assert i.payload["authorizing_integration_owners"] == {"1": asked.alice.id}
    await respond(asked, i, {"type": 4, "data": {"content": "here"}})
    codes = [await asked.api.code("POST", hook(asked, i), {"content": "x"}) for _ in range(6)]
    assert codes == [0, 0, 0, 0, 0, 40094]


async def test_files_come_with_an_answer_and_stay_as_an_edit_says(asked: Scene) -> None:
    i = await asked.alice.slash(asked.channel, "go")
    await respond(asked, i, {"type": 4, "data": {"content": "x"}})
    path = hook(asked, i, "/messages/@original")
    for name in ("a.txt", "b.txt"):
        kept = [{"id": a["id"]} for a in i.message["attachments"]]
        about = [*kept, {"id": 0, "filename": name, "description": f"file {name}"}]
        await send_file(asked, path, {"attachments": about}, Upload(name, name.encode()))
    told = [(f.name, f.description) for f in asked.standin.files(i.message)]
    assert told == [("a.txt", "file a.txt"), ("b.txt", "file b.txt")]
    second = i.message["attachments"][1]["id"]
    await asked.api("PATCH", path, {"attachments": [{"id": second}]})
    assert [f.data for f in asked.standin.files(i.message)] == [b"b.txt"]
    await asked.api("PATCH", path, {"content": "y"})
    assert len(i.message["attachments"]) == 1


async def test_a_gallery_shows_the_file_that_came_with_it(asked: Scene) -> None:
    i = await asked.alice.slash(asked.channel, "go")
    await respond(asked, i, {"type": 5})
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://map.png"}}]}
    body = {"flags": 1 << 15, "components": [gallery], "attachments": [{"id": 0, "filename": "map.png"}]}
    status = await send_file(asked, hook(asked, i, "/messages/@original"), body, Upload("map.png", b"png"))
    assert status == 200
    url = i.message["components"][0]["items"][0]["media"]["url"]
    assert url == i.message["attachments"][0]["url"]
    async with asked.api.session.get(url) as r:
        assert await r.read() == b"png"


async def send_file(s: Scene, path: str, body: Json, file: Upload, method: str = "PATCH") -> int:
    """A multipart request with one file; the status."""
    form = aiohttp.FormData()
    form.add_field("payload_json", dumps(body).decode())
    form.add_field("files[0]", file.data, filename=file.name, content_type="application/octet-stream")
    status, _ = await s.api(method, path, data=form)
    return status


async def test_a_v2_message_never_becomes_a_legacy_one(asked: Scene) -> None:
    i = await asked.alice.slash(asked.channel, "go")
    words = {"type": 10, "content": "x"}
    await respond(asked, i, {"type": 4, "data": {"flags": 1 << 15, "components": [words]}})
    path = hook(asked, i, "/messages/@original")
    with expected_violation(asked.standin, "LEGACY_FIELDS"):
        assert await asked.api.code("PATCH", path, {"content": "old style"}) == 50035
    assert await asked.api.code("PATCH", path, {"components": [words, words], "flags": 0}) == 0
    assert i.message["flags"] & 1 << 15


async def test_a_legacy_message_becomes_v2_when_its_old_fields_are_nulled(asked: Scene) -> None:
    i = await asked.alice.slash(asked.channel, "go")
    await respond(asked, i, {"type": 4, "data": {"content": "x"}})
    path, body = hook(asked, i, "/messages/@original"), {"flags": 1 << 15, "components": [{"type": 10, "content": "y"}]}
    with expected_violation(asked.standin, "LEGACY_FIELDS"):
        assert await asked.api.code("PATCH", path, body) == 50035
    assert await asked.api.code("PATCH", path, {**body, "content": None}) == 0
    assert i.message["content"] == ""


async def test_metadata_leads_back_to_who_asked(asked: Scene) -> None:
    kinds = await one_of_each(asked)
    for i in (kinds["component"], kinds["form"]):
        await respond(asked, i, {"type": 4, "data": {"content": "x"}})
    md = kinds["component"].message["interaction_metadata"]
    assert (md["user"]["id"], md["interacted_message_id"]) == (asked.alice.id, kinds["component"].source["id"])
    assert kinds["form"].message["interaction_metadata"]["triggering_interaction_metadata"]["type"] == 3


async def test_menus_of_people_roles_and_channels_arrive_resolved(asked: Scene) -> None:
    menus = [{"type": 1, "components": [{"type": t, "custom_id": f"m{t}", "max_values": 2}]} for t in (5, 6, 7, 8)]
    first = await asked.alice.slash(asked.channel, "go")
    await respond(asked, first, {"type": 4, "data": {"content": "x", "components": menus}})
    role = asked.guild["roles"][1]["id"]
    picks = {"m5": [asked.bob.id], "m6": [role], "m7": [asked.bob.id, role], "m8": [asked.other]}
    for custom_id, values in picks.items():
        i = await asked.alice.select(first.message, custom_id, values)
        resolved = i.payload["data"]["resolved"]
        assert {k for kind, found in resolved.items() if kind != "members" for k in found} == set(values)
        with pytest.raises(ValueError, match="there is no"):
            await asked.alice.select(first.message, custom_id, ["5"])
    with pytest.raises(ValueError, match="3 picked"):
        await asked.alice.select(first.message, "m5", [asked.bob.id] * 3)
