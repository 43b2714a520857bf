"""The playground as `python -m bot play` starts it: two people sit down to the real game in two Chromium windows."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Locator, Page, expect

from bot.playground.run import COMMAND
from tests.playground.browser import command, messages, playground

FRODO, ARAGORN = "Frodo (Free Peoples)", "Aragorn (Free Peoples)"
OPENING = "Choose 2 cards of your opening hand to cycle"


def board(page: Page) -> Locator:
    return messages(page).filter(has_text="Trilogy").first


async def private(page: Page, button: str) -> Locator:
    """The private answer to a button of the board."""
    secrets = messages(page).filter(has_text="Only you can see this")
    before = await secrets.count()
    await board(page).get_by_role("button", name=button).click()
    await expect(secrets).to_have_count(before + 1)
    return secrets.nth(before)


async def hand(page: Page) -> set[str]:
    """The names of the cards that "Show my hand" shows to this window's person."""
    shown = await private(page, "Show my hand")
    await expect(shown.get_by_text("Your hand, 7 cards")).to_be_visible()
    return set(await shown.get_by_role("listitem").locator("strong").all_text_contents())


async def cycle_two(page: Page) -> list[str]:
    """Cycles the first card that "Your move" offers, and again the first; their names."""
    mine, names = await private(page, "Your move"), []
    for _ in range(2):
        await mine.get_by_role("button", name="Cycle a card").click()
        first = page.get_by_role("option").first
        names.append(await first.locator(".label").text_content() or "")
        await first.click()
        await expect(mine.get_by_text(f"cycles {names[-1]} of the opening hand")).to_be_visible()
    return names


async def test_two_people_play_and_neither_sees_the_others_hand(tmp_path: Path):
    async with playground(tmp_path, COMMAND) as place:
        alice, bob = await place.window("alice"), await place.window("bob")
        await command(alice, "/game new game:against-the-shadow scenario:trilogy seed:11")
        await board(alice).get_by_role("button", name=f"Sit at {FRODO}").click()
        await expect(board(bob).get_by_text(f"{FRODO}: Alice")).to_be_visible()
        await board(bob).get_by_role("button", name=f"Sit at {ARAGORN}").click()
        await expect(board(alice).get_by_text(f"{ARAGORN}: Bob")).to_be_visible()
        await board(alice).get_by_role("button", name="Start").click()
        await expect(board(bob).get_by_text(f"{FRODO} (Alice): {OPENING}")).to_be_visible()

        of_alice, of_bob = await hand(alice), await hand(bob)
        assert len(of_alice) == len(of_bob) == 7
        cycled = await cycle_two(alice)
        await expect(board(bob).get_by_text(f"{ARAGORN} (Bob): {OPENING}")).to_be_visible()
        cycled += await cycle_two(bob)
        assert set(cycled) <= of_alice | of_bob

        heard = {page: "".join(place.heard[page]) for page in (alice, bob)}
        assert [name for name in of_alice if name not in heard[alice]] == []
        assert [name for name in of_alice - of_bob if name in heard[bob]] == []
        assert [name for name in of_bob - of_alice if name in heard[alice]] == []

        await expect(board(alice).get_by_text("Round 1").first).to_be_visible()
        await command(alice, "/game board as:picture")
        picture = messages(bob).get_by_role("img").last
        await expect(picture).to_be_visible()
        assert "Round 1" in (await picture.get_attribute("alt") or "")
