"""Messages in channels and DMs: what may be sent where, nonces, files, old messages, pins, history."""

from __future__ import annotations

import aiohttp
import pytest

from bot.playground.permissions import (
    ATTACH_FILES,
    EMBED_LINKS,
    MANAGE_MESSAGES,
    PIN_MESSAGES,
    READ_HISTORY,
    SEND_MESSAGES,
    VIEW_CHANNEL,
)
from bot.playground.wire import FILE_LIMIT, REQUEST_LIMIT, dumps
from tests.playground.conftest import Json, Scene
from tests.standin import NewStandIn, expected_violation


@pytest.fixture
def url(scene: Scene) -> str:
    """Where messages of the first channel are; limits are off."""
    scene.standin.limits.on = False
    return f"/channels/{scene.channel}/messages"


async def send(scene: Scene, url: str, body: Json | None = None) -> Json:
    status, m = await scene.api("POST", url, body or {"content": "hello"})
    assert status == 200, m
    return m


@pytest.mark.parametrize(
    ("denied", "body", "code"),
    [
        (VIEW_CHANNEL, {"content": "x"}, 50001),
        (SEND_MESSAGES, {"content": "x"}, 50013),
        (EMBED_LINKS, {"embeds": [{"title": "x"}]}, 50013),
        (EMBED_LINKS, {"content": "x"}, 0),
        (ATTACH_FILES, {"content": "x"}, 0),
    ],
)
async def test_the_bot_writes_only_where_it_may(scene: Scene, url: str, denied: int, body: Json, code: int) -> None:
    await scene.standin.permit(scene.channel, "bot", deny=denied)
    assert await scene.api.code("POST", url, body) == code
    assert await scene.api.code("POST", f"/channels/{scene.other}/messages", body) == 0


async def test_a_file_needs_its_own_permission(scene: Scene, url: str) -> None:
    await scene.standin.permit(scene.channel, "everyone", deny=ATTACH_FILES)
    await scene.standin.permit(scene.channel, scene.guild["roles"][1], deny=ATTACH_FILES)
    form = aiohttp.FormData({"payload_json": dumps({"content": "x"}).decode()})
    form.add_field("files[0]", b"x", filename="x.txt")
    assert await scene.api.code("POST", url, data=form) == 50013


async def test_a_role_gives_back_what_everyone_lacks_and_a_member_what_its_roles_lack(scene: Scene, url: str) -> None:
    s, mine = scene.standin, scene.guild["roles"][1]
    await s.permit(scene.channel, "everyone", deny=SEND_MESSAGES)
    assert await scene.api.code("POST", url, {"content": "x"}) == 50013
    await s.permit(scene.channel, mine, allow=SEND_MESSAGES)
    assert await scene.api.code("POST", url, {"content": "x"}) == 0
    await s.permit(scene.channel, mine, deny=SEND_MESSAGES)
    await s.permit(scene.channel, "bot", allow=SEND_MESSAGES)
    assert await scene.api.code("POST", url, {"content": "x"}) == 0
    await s.permit(scene.channel, "bot")
    assert await scene.api.code("POST", url, {"content": "x"}) == 50013


async def test_a_person_sees_no_channel_that_is_hidden(scene: Scene, url: str) -> None:
    await send(scene, url)
    await scene.standin.permit(scene.channel, scene.bob, deny=VIEW_CHANNEL)
    assert len(scene.standin.visible(scene.channel, scene.alice)) == 1
    assert scene.standin.visible(scene.channel, scene.bob) == []
    with pytest.raises(PermissionError):
        await scene.bob.say(scene.channel, "hello?")


async def test_what_is_not_there_is_unknown(scene: Scene, url: str) -> None:
    assert await scene.api.code("POST", "/channels/5/messages", {"content": "x"}) == 10003
    assert await scene.api.code("GET", url + "/5") == 10008
    assert await scene.api.code("PATCH", url + "/5", {"content": "x"}) == 10008


async def test_only_ones_own_message_is_edited(scene: Scene, url: str) -> None:
    said = await scene.alice.say(scene.channel, "mine")
    assert await scene.api.code("PATCH", f"{url}/{said['id']}", {"content": "x"}) == 50005
    own = await send(scene, url)
    status, m = await scene.api("PATCH", f"{url}/{own['id']}", {"content": "changed"})
    assert (status, m["content"], m["edited_timestamp"] is None) == (200, "changed", False)


async def test_an_edit_is_refused_when_it_empties_or_breaks_the_message(scene: Scene, url: str) -> None:
    own = await send(scene, url)
    with expected_violation(scene.standin):
        assert await scene.api.code("PATCH", f"{url}/{own['id']}", {"content": ""}) == 50006
    with expected_violation(scene.standin, "2000"):
        assert await scene.api.code("PATCH", f"{url}/{own['id']}", {"content": "x" * 2001}) == 50035


async def test_others_messages_are_deleted_only_with_permission(scene: Scene, url: str) -> None:
    said = [await scene.alice.say(scene.channel, "x") for _ in range(3)]
    assert await scene.api.code("DELETE", f"{url}/{said[0]['id']}") == 0
    await scene.standin.permit(scene.channel, "bot", deny=MANAGE_MESSAGES)
    own = await send(scene, url)
    assert await scene.api.code("DELETE", f"{url}/{said[1]['id']}") == 50013
    assert await scene.api.code("DELETE", f"{url}/{own['id']}") == 0
    both = {"messages": [m["id"] for m in said[1:]]}
    assert await scene.api.code("POST", url + "/bulk-delete", both) == 50013
    await scene.standin.permit(scene.channel, "bot")
    assert await scene.api.code("POST", url + "/bulk-delete", both) == 0
    assert scene.standin.visible(scene.channel, scene.alice) == []


async def test_an_enforced_nonce_sends_once(scene: Scene, url: str) -> None:
    body = {"content": "once", "nonce": "table-7-move-12", "enforce_nonce": True}
    first = await send(scene, url, body)
    assert (await send(scene, url, body))["id"] == first["id"]
    assert (await send(scene, url, {**body, "enforce_nonce": False}))["id"] != first["id"]
    assert (await send(scene, f"/channels/{scene.other}/messages", body))["id"] != first["id"]
    last = await send(scene, url, body)
    await scene.standin.clock.advance(301)
    assert (await send(scene, url, body))["id"] != last["id"]


async def test_files_over_ten_mebibytes_are_refused(scene: Scene, url: str) -> None:
    async def upload(*sizes: int) -> int:
        form = aiohttp.FormData({"payload_json": "{}"})
        for n, size in enumerate(sizes):
            form.add_field(f"files[{n}]", bytes(size), filename=f"{n}.bin")
        return await scene.api.code("POST", url, data=form)

    assert await upload(FILE_LIMIT) == 0
    with expected_violation(scene.standin, "too large"):
        assert await upload(FILE_LIMIT + 1) == 40005
    with expected_violation(scene.standin, "too large"):
        assert await upload(*[REQUEST_LIMIT // 3 + 1] * 3) == 40005
    with expected_violation(scene.standin):
        assert await upload(*[1] * 11) == 50035


async def test_messages_older_than_an_hour_bear_few_edits(scene: Scene, url: str) -> None:
    scene.standin.old_edit_limit = 2
    own = await send(scene, url)
    for n in range(5):
        assert await scene.api.code("PATCH", f"{url}/{own['id']}", {"content": f"young {n}"}) == 0
    await scene.standin.clock.advance(3700)
    codes = [await scene.api.code("PATCH", f"{url}/{own['id']}", {"content": f"old {n}"}) for n in range(3)]
    assert codes == [0, 0, 30046]
    await scene.standin.clock.advance(3700)
    assert await scene.api.code("PATCH", f"{url}/{own['id']}", {"content": "again"}) == 0


async def test_history_is_newest_first_and_needs_its_permission(scene: Scene, url: str) -> None:
    ids = [(await send(scene, url, {"content": str(n)}))["id"] for n in range(5)]

    async def contents(query: str = "") -> str:
        return "".join(m["content"] for m in (await scene.api("GET", url + query))[1])

    assert await contents() == "43210"
    assert await contents("?limit=2") == "43"
    assert await contents(f"?before={ids[2]}") == "10"
    assert await contents(f"?after={ids[1]}&limit=2") == "32"
    await scene.standin.permit(scene.channel, "bot", deny=READ_HISTORY)
    assert await contents() == ""
    assert await scene.api.code("GET", f"{url}/{ids[0]}") == 50013
    with expected_violation(scene.standin):
        assert await scene.api.code("GET", f"/channels/{scene.other}/messages?limit=101") == 50035


async def test_pins_need_their_permission(scene: Scene, url: str) -> None:
    own = await send(scene, url)
    assert await scene.api.code("PUT", f"{url}/pins/{own['id']}") == 0
    assert [x["message"]["id"] for x in (await scene.api("GET", url + "/pins"))[1]["items"]] == [own["id"]]
    await scene.standin.permit(scene.channel, "bot", deny=PIN_MESSAGES)
    assert await scene.api.code("DELETE", f"{url}/pins/{own['id']}") == 50013


async def test_a_dm_is_opened_once_and_refused_when_it_is_closed(scene: Scene) -> None:
    scene.standin.limits.on = False
    first, again = [await scene.api("POST", "/users/@me/channels", {"recipient_id": scene.bob.id}) for _ in range(2)]
    assert first[1]["id"] == again[1]["id"] == scene.standin.dm_of[scene.bob.id]
    _, dm = await scene.api("POST", "/users/@me/channels", {"recipient_id": scene.shy.id})
    assert await scene.api.code("POST", f"/channels/{dm['id']}/messages", {"content": "x"}) == 50007
    scene.shy.accepts_dms = True
    assert await scene.api.code("POST", f"/channels/{dm['id']}/messages", {"content": "x"}) == 0
    assert [m["content"] for m in scene.shy.dms] == ["x"]
    assert scene.standin.visible(dm["id"], scene.alice) == []
    assert await scene.api.code("POST", "/users/@me/channels", {"recipient_id": "5"}) == 50033


async def test_opening_many_dms_can_be_made_too_fast(scene: Scene) -> None:
    scene.standin.dm_limit = 1
    codes = [
        await scene.api.code("POST", "/users/@me/channels", {"recipient_id": p.id}) for p in (scene.bob, scene.shy)
    ]
    assert codes == [0, 40003]
    await scene.standin.clock.advance(601)
    assert await scene.api.code("POST", "/users/@me/channels", {"recipient_id": scene.shy.id}) == 0


async def test_a_reply_points_at_its_message(scene: Scene, url: str) -> None:
    said = await scene.alice.say(scene.channel, "who's there?")
    m = await send(scene, url, {"content": "me", "message_reference": {"message_id": said["id"]}})
    assert m["referenced_message"]["content"] == "who's there?"


async def test_watchers_hear_of_every_change_at_once(scene: Scene, url: str) -> None:
    seen: list[list[str]] = []
    look = lambda cid: seen.append([m["content"] for m in scene.standin.visible(cid, scene.alice)])  # noqa: E731 - one line is clearer
    scene.standin.observers.append(look)
    own = await send(scene, url)
    await scene.api("PATCH", f"{url}/{own['id']}", {"content": "changed"})
    await scene.api("DELETE", f"{url}/{own['id']}")
    assert seen == [["hello"], ["changed"], []]


async def test_a_fetched_file_never_runs_as_a_page(scene: Scene, url: str) -> None:
    form = aiohttp.FormData({"payload_json": "{}"})
    form.add_field("files[0]", b"<script>", filename="x.html", content_type="text/html")
    _, m = await scene.api("POST", url, data=form)
    async with scene.api.session.get(m["attachments"][0]["url"]) as r:
        assert "sandbox" in r.headers["Content-Security-Policy"]
        assert r.headers["X-Content-Type-Options"] == "nosniff"
    await scene.api("DELETE", f"{url}/{m['id']}")
    async with scene.api.session.get(m["attachments"][0]["url"]) as r:
        assert r.status == 404


async def test_it_listens_on_loopback_only(new_standin: NewStandIn) -> None:
    s = await new_standin()
    for host in ("0.0.0.0", "192.168.1.1", "::"):  # noqa: S104 - that is what must not be
        with pytest.raises(ValueError, match="loopback only"):
            await s.start(host)
