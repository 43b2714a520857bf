"""The playground's page is for this machine and its own page only."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.playground.page import Page
from bot.playground.play import furnished
from bot.playground.watched import Watched


@pytest.fixture
async def page() -> AsyncIterator[tuple[Watched, Page]]:
    standin, page = furnished(("alice", "bob"))
    await standin.start()
    yield standin, page
    await page.close()
    await standin.stop()


async def status(address: str, **headers: str) -> int:
    async with aiohttp.ClientSession() as session, session.get(address, headers=headers, allow_redirects=False) as r:
        return r.status


async def line(address: str, **headers: str) -> int:
    """The status that a WebSocket is answered with."""
    try:
        async with aiohttp.ClientSession() as session, session.ws_connect(address + "ws", headers=headers) as ws:
            await ws.receive_json(timeout=5)
            return 101
    except aiohttp.WSServerHandshakeError as e:
        return e.status


async def test_its_own_page_is_served(page: tuple[Watched, Page]):
    at = page[1].address
    assert await status(at) == 200
    assert await status(at + "app.js") == 200
    assert await status(at + "nothing.js") == 404
    assert await status(at + "..%2fpage.py") == 404
    assert await status(at.removesuffix("play/")) == 302


async def test_another_host_name_is_refused(page: tuple[Watched, Page]):
    port = page[0].port
    for path in ("play/", "play/app.js", "play/ws", "attachments/1/2/board.png"):
        assert await status(f"http://127.0.0.1:{port}/{path}", Host=f"evil.example:{port}") == 403
    assert await status(page[1].address, Host=f"localhost:{port}") == 200
    own = f"http://127.0.0.1:{port}"
    assert await line(page[1].address, Host=f"evil.example:{port}", Origin=own) == 403


async def test_another_origin_is_refused(page: tuple[Watched, Page]):
    at, port = page[1].address, page[0].port
    assert await status(at, Origin="http://evil.example") == 403
    assert await line(at, Origin="http://evil.example") == 403
    assert await line(at, Origin=f"http://127.0.0.1:{port + 1}") == 403
    assert await line(at, Origin="null") == 403
    assert await line(at) == 403
    assert await line(at, Origin=f"http://127.0.0.1:{port}") == 101


async def test_it_listens_on_loopback_only(page: tuple[Watched, Page]):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent: it only names this machine's own address
        own = probe.getsockname()[0]
    if own.startswith("127."):
        pytest.skip("this machine has no address but loopback")
    with pytest.raises(aiohttp.ClientConnectorError):
        await status(f"http://{own}:{page[0].port}/play/")


async def test_a_window_of_ones_own_is_told_nothing_of_the_others(page: tuple[Watched, Page]):
    standin, served = page
    alice, bob = standin.players.values()
    here = standin.put_dm(bob)
    headers = {"Origin": f"http://127.0.0.1:{standin.port}"}
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(served.address + "ws?as=alice", headers=headers) as ws:
            hello = await ws.receive_json(timeout=5)
            assert (hello["me"]["name"], hello["pinned"], hello["log"]) == ("alice", True, [])
            assert here["id"] not in {c["id"] for c in hello["channels"]}
            await ws.send_json({"do": "be", "n": 1, "as": "bob"})
            assert "belongs to one person" in (await ws.receive_json(timeout=5))["error"]
            await ws.send_json({"do": "restart", "n": 2})
            assert "cannot restart" in (await ws.receive_json(timeout=5))["error"]
            for odd in ({"do": "fly", "n": 3}, {"n": 4}, {"do": "slash", "n": 5}):
                await ws.send_json(odd)
                assert "odd" in (await ws.receive_json(timeout=5))["error"]
        async with session.ws_connect(served.address + "ws?as=zoe", headers=headers) as ws:
            message = await ws.receive(timeout=5)
            assert (message.type, message.data) == (aiohttp.WSMsgType.CLOSE, 4004)
            assert "Nobody is called 'zoe'" in message.extra
    assert alice.name == "alice"
