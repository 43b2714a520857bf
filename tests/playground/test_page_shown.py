"""What a bot can put into a message, as the page shows it, and what the page sends back of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.async_api import Page, expect

from bot.playground import Player, posts
from bot.playground.page import Page as Served
from bot.playground.play import furnished
from bot.playground.watched import Watched
from bot.playground.wire import COMPONENTS_V2
from tests.playground.browser import chromium, messages

Json = dict[str, Any]
PIXEL = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"


@dataclass
class Shown:
    standin: Watched
    page: Page
    alice: Player
    channel: str

    async def post(self, **body: Any) -> None:
        m = posts.build(self.standin, self.channel, body, [])
        await posts.store(self.standin, m)

    @property
    def sent(self) -> Json:
        """The data of the newest interaction."""
        return list(self.standin.interactions.values())[-1].payload["data"]  # type: ignore[no-any-return] # Json


@pytest.fixture
async def shown() -> AsyncIterator[Shown]:
    async with chromium() as browser:
        standin, served = furnished(("alice", "bob"))
        standin.ack_deadline = 0.2
        await standin.start()
        page = await browser.new_page()
        complaints: list[str] = []
        page.on("pageerror", lambda e: complaints.append(str(e)))
        try:
            await page.goto(f"{served.address}?as=alice")
            await page.get_by_role("tab", selected=True).wait_for()
            alice = next(iter(standin.players.values()))
            yield Shown(standin, page, alice, standin.guilds[served.guild_id]["channels"][0]["id"])
            assert complaints == []
        finally:
            await closed(served)
            await standin.stop()


async def closed(served: Served) -> None:
    await served.close()


async def test_markdown_is_read_as_discord_reads_it(shown: Shown):
    bob = list(shown.standin.players)[1]
    lines = [
        "# Title",
        "**bold** *italic* __under__ ~~gone~~ `code` [link](https://example.org) snake_case_word 2 * 3 * 4",
        "- one\n  - inner\n- two\n1. first\n> quoted\n-# small",
        f"||hidden|| <@{bob}> <#{shown.channel}> <t:1900000000:D>",
        "```py\nx = '<b>'\n```\n\\*not italic\\* <b>no html</b>",
    ]
    await shown.post(content="\n".join(lines))
    m = messages(shown.page)
    await expect(m.get_by_role("heading", level=2, name="Title")).to_be_visible()
    for tag, text in (("strong", "bold"), ("em", "italic"), ("u", "under"), ("s", "gone"), ("small", "small")):
        await expect(m.locator(f".md {tag}").get_by_text(text, exact=True)).to_be_visible()
    await expect(m.get_by_role("link", name="link")).to_have_attribute("href", "https://example.org")
    await expect(m.locator("li li")).to_have_text("inner")
    await expect(m.locator("ol li")).to_have_text("first")
    await expect(m.locator("blockquote")).to_have_text("quoted")
    await expect(m.locator("pre")).to_have_text("x = '<b>'")
    await expect(m.locator(".mention")).to_have_text(["@Bob", "#table-1"])
    await expect(m.locator("time[title]")).to_contain_text("2030")
    await expect(m.get_by_text("*not italic* <b>no html</b>")).to_be_visible()
    await expect(m.get_by_text("snake_case_word 2 * 3 * 4")).to_be_visible()
    spoiler = m.get_by_role("button", name="Spoiler")
    await spoiler.click()
    await expect(m.get_by_role("button", name="hidden")).to_have_attribute("aria-expanded", "true")


async def test_containers_sections_galleries_and_files(shown: Shown):
    text = {"type": 10, "content": "## In a box"}
    thumbnail = {"type": 11, "media": {"url": PIXEL}, "description": "A small picture"}
    section = {"type": 9, "components": [{"type": 10, "content": "Beside it"}], "accessory": thumbnail}
    gallery = {"type": 12, "items": [{"media": {"url": PIXEL}, "description": f"Picture {n}"} for n in (1, 2)]}
    inner = [text, {"type": 14, "divider": True, "spacing": 2}, section, gallery]
    await shown.post(flags=COMPONENTS_V2, components=[{"type": 17, "accent_color": 0xB8860B, "components": inner}])
    m = messages(shown.page)
    box = m.locator(".box")
    await expect(box.get_by_role("heading", name="In a box")).to_be_visible()
    assert await box.evaluate("one => getComputedStyle(one).borderLeftColor") == "rgb(184, 134, 11)"
    for alt in ("A small picture", "Picture 1", "Picture 2"):
        await expect(m.get_by_role("img", name=alt, exact=True)).to_be_attached()
    await expect(m.get_by_role("separator")).to_be_attached()


async def test_embeds(shown: Shown):
    fields = [{"name": "Round", "value": "3", "inline": True}, {"name": "Score", "value": "**7** : 5"}]
    embed = {
        "title": "History",
        "description": "It *began*",
        "color": 255,
        "fields": fields,
        "footer": {"text": "page 1"},
    }
    await shown.post(embeds=[embed])
    m = messages(shown.page).locator(".embed")
    await expect(m.get_by_role("heading", name="History")).to_be_visible()
    await expect(m.get_by_role("term")).to_have_text(["Round", "Score"])
    await expect(m.get_by_role("definition")).to_have_text(["3", "7 : 5"])
    await expect(m.get_by_text("page 1")).to_be_visible()


async def test_buttons_of_all_styles(shown: Shown):
    buttons: list[Json] = [{"type": 2, "style": n, "label": f"Style {n}", "custom_id": f"b{n}"} for n in range(1, 5)]
    link = {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"}
    dead = {"type": 2, "style": 1, "label": "Dead", "custom_id": "dead", "disabled": True}
    emoji = {"type": 2, "style": 2, "emoji": {"name": "X"}, "custom_id": "emoji"}
    await shown.post(
        content="x", components=[{"type": 1, "components": [*buttons, link]}, {"type": 1, "components": [dead, emoji]}]
    )
    m = messages(shown.page)
    for n, style in enumerate(("primary", "secondary", "success", "danger"), 1):
        await expect(m.get_by_role("button", name=f"Style {n}")).to_have_class(f"btn {style}")
    await expect(m.get_by_role("link", name="Rules")).to_have_attribute("href", "https://example.org")
    await expect(m.get_by_role("button", name="Dead")).to_be_disabled()
    await m.get_by_role("button", name="X").click()
    await expect(shown.page.get_by_role("alert")).to_contain_text("did not respond")
    assert shown.sent["custom_id"] == "emoji"


async def test_a_menu_for_several_sends_what_was_chosen(shown: Shown):
    options = [{"label": f"Card {n}", "value": str(n), "description": "a note"} for n in range(5)]
    menu = {
        "type": 3,
        "custom_id": "m",
        "placeholder": "Two cards",
        "options": options,
        "min_values": 2,
        "max_values": 2,
    }
    await shown.post(content="x", components=[{"type": 1, "components": [menu]}])
    page = shown.page
    await page.get_by_role("button", name="Two cards").click()
    await expect(page.get_by_role("button", name="Choose")).to_be_disabled()
    for name in ("Card 1", "Card 3", "Card 4"):
        await page.get_by_role("option", name=name).click()
    await expect(page.get_by_role("option", selected=True)).to_have_count(2)
    await page.get_by_role("button", name="Choose").click()
    await expect(page.get_by_role("alert")).to_contain_text("did not respond")
    assert shown.sent["values"] == ["1", "3"]


async def test_a_menu_of_people(shown: Shown):
    await shown.post(
        content="x", components=[{"type": 1, "components": [{"type": 5, "custom_id": "u", "placeholder": "Who?"}]}]
    )
    page = shown.page
    await page.get_by_role("button", name="Who?").press("Enter")
    await page.keyboard.press("b")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert")).to_contain_text("did not respond")
    assert shown.sent["values"] == [list(shown.standin.players)[1]]


async def test_escape_closes_a_menu_and_gives_the_focus_back(shown: Shown):
    options = [{"label": "One", "value": "1"}]
    menu = {"type": 3, "custom_id": "m", "placeholder": "Pick", "options": options}
    await shown.post(content="x", components=[{"type": 1, "components": [menu]}])
    button = shown.page.get_by_role("button", name="Pick")
    await button.press("Enter")
    await expect(shown.page.get_by_role("option")).to_have_count(1)
    await shown.page.keyboard.press("Escape")
    await expect(shown.page.get_by_role("option")).to_have_count(0)
    await expect(button).to_be_focused()
    assert not shown.standin.interactions


async def test_deleted_messages_go_and_reactions_come(shown: Shown):
    await shown.post(content="one")
    await shown.post(content="two")
    first, second = shown.standin.visible(shown.channel, shown.alice)
    await expect(messages(shown.page)).to_have_count(2)
    await posts.delete(shown.standin, first)
    await expect(messages(shown.page)).to_have_count(1)
    await shown.alice.react(second, "X")
    await expect(messages(shown.page).get_by_text("X 1")).to_be_visible()
