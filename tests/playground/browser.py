"""Debian's Chromium for tests, and a playground to look at with it."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, WebSocket, async_playwright, expect

from bot.playground.page import Page as Served
from bot.playground.play import furnished
from bot.playground.run import Bot
from bot.playground.watched import Watched

RACE = (sys.executable, "-m", "tests.playground.race")
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
expect.set_options(timeout=15_000)  # milliseconds: machines that run many tests at once are slow
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


def executable() -> str:
    """Where Chromium is. Skips the test where there is none, but fails it in CI."""
    told = os.environ.get("CHROMIUM")
    found = told or next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        why = f"no Chromium is installed (none of {', '.join(NAMES)}): apt-get install chromium, or set CHROMIUM"
        if os.environ.get("CI") == "true":
            pytest.fail(why)
        pytest.skip(why)
    return found


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    path = executable()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=ARGS)
        try:
            yield browser
        finally:
            await browser.close()


@dataclass
class Playground:
    """A playground with its bot. `window` opens a page; what it hears and what it complains of is kept."""

    standin: Watched
    served: Served
    bot: Bot
    browser: Browser
    heard: dict[Page, list[str]] = field(default_factory=dict)
    complaints: list[str] = field(default_factory=list)

    async def window(self, who: str | None = None, **context: object) -> Page:
        """A window of somebody's own, or one for all."""
        page = await (await self.browser.new_context(**context)).new_page()
        page.set_default_timeout(15_000)
        heard = self.heard[page] = []

        def listen(line: WebSocket) -> None:
            line.on("framereceived", lambda frame: heard.append(str(frame)))

        page.on("websocket", listen)
        page.on("pageerror", lambda e: self.complaints.append(str(e)))
        page.on("console", lambda m: self.complaints.append(m.text) if m.type == "error" else None)
        await page.goto(self.served.address + (f"?as={who}" if who else ""))
        await page.get_by_role("tab", selected=True).wait_for()
        return page


@asynccontextmanager
async def playground(folder: Path, command: Sequence[str] = RACE) -> AsyncIterator[Playground]:
    """A playground with three people, the bot connected. Errors in the page's console fail whoever uses it."""
    async with chromium() as browser:
        standin, served = furnished(("alice", "bob", "mia"))
        await standin.start()
        bot = Bot(standin, f"sqlite+aiosqlite:///{folder / 'playground.db'}", folder, command=command)
        served.watch(bot)
        try:
            await bot.start()
            place = Playground(standin, served, bot, browser)
            yield place
            assert standin.violations == [], "the bot sent what Discord refuses as malformed"
            assert place.complaints == [], "the page complained"
        finally:
            await served.close()
            await bot.stop()
            await standin.stop()


async def command(page: Page, text: str) -> None:
    """Types a command and presses Enter."""
    line = page.get_by_label("Command", exact=True)
    await line.fill(text)
    await line.press("Enter")


def messages(page: Page) -> Locator:
    return page.get_by_role("article")
