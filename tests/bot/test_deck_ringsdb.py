"""RingsDB is asked over real sockets: a small server on this machine answers as RingsDB does, well and badly."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
from aiohttp import web

from bot.decks.catalogue import Found
from bot.decks.decks import Decks
from bot.decks.links import Link
from bot.decks.read import BadDeck, Read, finish
from bot.decks.ringsdb import DAY, RingsDB
from tests.bot.test_deck_cardfile import BLADE, CARD

DECKLIST = {"name": "Shared by many", "heroes": {"01012": 1}, "slots": {"01012": 1, "01013": 3, "99001": 2}}
NOT_SHOWN = (
    "it is gone, was never published, or its owner does not share decks. "
    "Nothing is lost: check the link, or export the deck as text or .o8d and give me that."
)
LATER = "Nothing is lost: try again later, or export the deck as text or .o8d and give me that."


class Site:
    """What the server answers, and what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.since: list[str | None] = []
        self.answers: dict[str, Any] = {
            "/api/public/cards/": [BLADE, {"code": "99002"}],
            "/api/public/decklist/7.json": DECKLIST,
            "/api/oauth2/deck/load/8": DECKLIST,
            "/api/oauth2/deck/load/9": {"success": False, "error": "Deck not found."},
        }
        self.held = asyncio.Event()
        self.clock = 0.0
        self.url = ""

    async def answer(self, request: web.Request) -> web.StreamResponse:
        self.asked.append(request.path)
        self.since.append(request.headers.get("If-Modified-Since"))
        answer = self.answers.get(request.path, 404)
        if answer == "never":
            await self.held.wait()
        if answer == "cut":
            request.transport.close() if request.transport else None
        if isinstance(answer, int):
            return web.Response(status=answer, text="<html>RingsDB</html>", content_type="text/html")
        if isinstance(answer, bytes):
            return web.Response(body=answer)
        if self.since[-1]:
            return web.Response(status=304)
        return web.json_response(answer, headers={"Last-Modified": "Fri, 02 Jan 2026 10:00:00 GMT"})

    def client(self, seconds: float = 10.0) -> RingsDB:
        return RingsDB(self.url, seconds=seconds, clock=lambda: self.clock)


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    site = Site()
    app = web.Application()
    app.router.add_get("/{path:.*}", site.answer)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    listener = web.TCPSite(runner, "127.0.0.1", 0)
    await listener.start()
    site.url = f"http://127.0.0.1:{runner.addresses[0][1]}/"
    yield site
    site.held.set()
    await runner.cleanup()


@pytest.fixture
async def decks(site: Site) -> AsyncIterator[Decks]:
    decks = Decks(site.client())
    yield decks
    await decks.close()


async def test_a_link_brings_the_deck_and_its_unknown_cards(site: Site, decks: Decks) -> None:
    read = await decks.read("https://ringsdb.com/decklist/view/7/shared-by-many-1.0")
    deck = finish(read)
    assert deck.name == "Shared by many"
    assert (deck.heroes, deck.cards, deck.extra) == ({"01012": 1}, {"01013": 3, "99001": 2}, {"99001": CARD})
    assert site.asked == ["/api/public/decklist/7.json", "/api/public/cards/"]


async def test_a_deck_that_its_owner_shares(site: Site, decks: Decks) -> None:
    assert finish(await decks.read("https://ringsdb.com/deck/view/8")).cards == {"01013": 3, "99001": 2}
    assert site.asked[0] == "/api/oauth2/deck/load/8"


async def test_a_file_may_hold_the_link(site: Site, decks: Decks) -> None:
    assert finish(await decks.read(b"https://ringsdb.com/decklist/view/7\r\n", "link.txt")).heroes == {"01012": 1}


async def test_nobody_is_asked_about_a_deck_that_is_known(site: Site, decks: Decks) -> None:
    finish(await decks.read("1x Beravor\n3x Sneak Attack"))
    assert site.asked == []


async def test_a_pasted_list_learns_its_unknown_cards(site: Site, decks: Decks) -> None:
    assert finish(await decks.read("1x Beravor\n2x Example Blade (Second Edition)")).extra == {"99001": CARD}
    assert site.asked == ["/api/public/cards/"]


async def test_a_title_that_is_not_clear_learns_of_later_versions(site: Site, decks: Decks) -> None:
    later = {"code": "99011", "name": "Beravor", "type_code": "hero", "pack_name": "Later Box"}
    site.answers["/api/public/cards/"] = [later]
    (choice,) = (await decks.read("1x Beravor (Later Edition)")).choices
    assert [card.code for card in choice.cards] == ["01012", "99011"]


async def test_what_is_compiled_stays_and_the_operator_has_the_last_word(site: Site) -> None:
    site.answers["/api/public/cards/"] = [
        BLADE,
        {"code": "01013", "name": "Guard of the Citadel", "type_code": "event"},
    ]
    mine = replace(CARD, cost="7", traits=("Weapon",))
    decks = Decks(site.client(), (Found(mine),))
    deck = finish(await decks.read("1x Beravor\n3x Guard of the Citadel\n1x Example Blade\nSideboard\n1x Riddle"))
    await decks.close()
    assert site.asked == ["/api/public/cards/"]
    assert (deck.cards, deck.extra) == ({"01013": 3, "99001": 1}, {"99001": mine})


async def test_the_cards_are_asked_for_once_a_day(site: Site, decks: Decks) -> None:
    async def again() -> Read:
        return await decks.read("1x Beravor\n2x Example Blade")

    await asyncio.gather(again(), again(), again())
    assert site.asked == ["/api/public/cards/"]
    site.clock = DAY - 1
    await again()
    assert len(site.asked) == 1
    site.clock = DAY
    assert finish(await again()).cards == {"99001": 2}
    assert site.since == [None, "Fri, 02 Jan 2026 10:00:00 GMT"]


async def test_yesterdays_cards_are_better_than_none(site: Site, decks: Decks) -> None:
    await decks.read("1x Beravor\n2x Example Blade")
    site.clock, site.answers["/api/public/cards/"] = DAY, 500
    assert finish(await decks.read("1x Beravor\n2x Example Blade")).cards == {"99001": 2}
    assert len(site.asked) == 2


@pytest.mark.parametrize("answer", [404, 500, b"<html>", b"[", b"{}", b"[7]"])
async def test_without_its_cards_the_player_is_asked(site: Site, decks: Decks, answer: Any) -> None:
    site.answers["/api/public/cards/"] = answer
    read = await decks.read("1x Beravor\n2x Example Blade")
    assert [unknown.name for unknown in read.unknown] == ["Example Blade"]
    assert read.notes[-1].startswith("RingsDB could not be asked about unknown cards: RingsDB")


@pytest.mark.parametrize(
    ("link", "answer", "sentence"),
    [
        (
            Link("decklist", 7),
            404,
            f"RingsDB shows no decklist 7: {NOT_SHOWN}",
        ),
        (
            Link("deck", 8),
            500,
            f"RingsDB shows no deck 8: {NOT_SHOWN}",
        ),
        (Link("decklist", 7), 500, f"RingsDB answered with error 500. {LATER}"),
        (Link("decklist", 7), 429, f"RingsDB is asked too often just now. {LATER}"),
        (Link("decklist", 7), b"<html>", f"RingsDB answered with something that is no deck data. {LATER}"),
        (Link("decklist", 7), b"", f"RingsDB answered with something that is no deck data. {LATER}"),
        (Link("decklist", 7), b"{" * 300_000, f"RingsDB's answer is larger than 256 KiB. {LATER}"),
        (Link("decklist", 7), "cut", f"RingsDB cannot be reached. {LATER}"),
    ],
)
async def test_what_goes_wrong_is_told(site: Site, link: Link, answer: Any, sentence: str) -> None:
    site.answers |= {"/api/public/decklist/7.json": answer, "/api/oauth2/deck/load/8": answer}
    client = site.client()
    with pytest.raises(BadDeck) as refused:
        await client.deck(link)
    await client.close()
    assert str(refused.value) == sentence


async def test_it_does_not_wait_for_ever(site: Site) -> None:
    site.answers["/api/public/decklist/7.json"] = "never"
    client = site.client(seconds=0.05)
    with pytest.raises(BadDeck) as refused:
        await client.deck(Link("decklist", 7))
    await client.close()
    assert str(refused.value) == f"RingsDB did not answer within 0.05 seconds. {LATER}"


async def test_nobody_is_there() -> None:
    client = RingsDB("http://127.0.0.1:9")
    with pytest.raises(BadDeck) as refused:
        await client.deck(Link("decklist", 7))
    await client.close()
    assert str(refused.value) == f"RingsDB cannot be reached. {LATER}"


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ({"success": False, "error": "Deck not found."}, "RingsDB does not show this deck: "),
        ({"slots": {"01013": -3}}, "The deck has -3 copies of card 01013; it must be 1 or more."),
        ([], "The JSON is a list; give one deck, as RingsDB shows it."),
        (json.dumps(DECKLIST)[:30].encode(), "The JSON breaks off or is damaged at line 1; copy it again."),
    ],
)
async def test_odd_data_is_refused_like_any_other(site: Site, decks: Decks, answer: Any, sentence: str) -> None:
    site.answers["/api/public/decklist/7.json"] = answer
    with pytest.raises(BadDeck) as refused:
        await decks.read("7")
    assert str(refused.value).startswith(sentence)


async def test_where_it_is_not_allowed_a_link_is_refused(site: Site) -> None:
    decks = Decks()
    with pytest.raises(BadDeck, match="this bot does not ask RingsDB"):
        await decks.read("https://ringsdb.com/decklist/view/7")
    await decks.close()
    assert site.asked == []
