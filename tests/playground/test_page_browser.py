"""The page in a real Chromium, with a small bot: keyboard, forms, menus, private answers, pictures."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.playground.browser import Playground, command, messages, playground


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Playground]:
    async with playground(tmp_path) as place:
        yield place


async def opened(page: Page) -> None:
    """A table with the person of this window at it."""
    await command(page, "/game new name:race")
    await expect(messages(page).filter(has_text="Opened race")).to_be_visible()
    await messages(page).get_by_role("button", name="Join").click()
    await expect(messages(page).get_by_text("sits down")).to_be_visible()


async def test_a_command_with_options_is_sent_with_the_keyboard_alone(place: Playground):
    page = await place.window("alice")
    await page.keyboard.press("/")
    await page.keyboard.type("new")
    await expect(page.get_by_role("listbox", name="Commands").get_by_role("option")).to_have_count(1)
    await page.keyboard.press("Enter")
    form = page.get_by_role("form", name="Options of /game new")
    await expect(form.get_by_label("name")).to_be_focused()
    await page.keyboard.type("A long race")
    await page.keyboard.press("Tab")
    await page.keyboard.type("3")
    await page.keyboard.press("Tab")
    await page.keyboard.type("Yes")
    await page.keyboard.press("Tab")
    await page.keyboard.type("Bob")
    await page.keyboard.press("Tab")
    await expect(form.get_by_role("button", name="Send")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(messages(page).get_by_text("Opened A long race, 3 rounds, loud: True, guest: bob")).to_be_visible()
    await expect(form).to_have_count(0)
    await expect(page.get_by_label("Command", exact=True)).to_be_focused()


async def test_a_wrong_number_is_refused_by_the_form(place: Playground):
    page = await place.window("alice")
    await command(page, "/game new")
    form = page.get_by_role("form", name="Options of /game new")
    await form.get_by_label("rounds").fill("99")
    await form.get_by_role("button", name="Send").click()
    await expect(form).to_be_visible()
    await form.get_by_label("rounds").fill("9")
    await form.get_by_role("button", name="Send").click()
    await expect(messages(page).get_by_text("9 rounds")).to_be_visible()


async def test_completions_come_while_typing_and_what_is_picked_sends_its_value(place: Playground):
    page = await place.window("alice")
    await opened(page)
    await command(page, "/act")
    field = page.get_by_role("form", name="Options of /act").get_by_role("combobox", name="what")
    await expect(page.get_by_role("option")).to_have_text(["Take 1", "Take 2", "Take 3"])
    await field.press_sequentially("3")
    await expect(page.get_by_role("option")).to_have_text(["Take 3"])
    await field.press("Enter")
    await expect(field).to_have_value("Take 3")
    await field.press("Enter")
    await expect(messages(page).get_by_text("Alice takes 3.")).to_be_visible()


async def test_a_menu_opens_with_the_keyboard_and_the_board_changes_in_place(place: Playground):
    page = await place.window("alice")
    await opened(page)
    board = messages(page).first
    await board.get_by_role("button", name="Take steps").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("option")).to_have_count(2)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(board.get_by_text("The score is 2.")).to_be_visible()
    await expect(messages(page).get_by_text("Alice takes 2.")).to_be_visible()


async def test_the_focus_stays_on_a_button_of_a_message_that_changes(place: Playground):
    page = await place.window("alice")
    await opened(page)
    await page.evaluate("window.first = document.querySelector('article')")
    await messages(page).first.get_by_role("button", name="Join").focus()
    await page.keyboard.press("Enter")
    await expect(messages(page).get_by_text("sits down")).to_have_count(2)
    assert await page.evaluate("window.first === document.querySelector('article')")
    await expect(messages(page).first.get_by_role("button", name="Join")).to_be_focused()


async def test_a_private_answer_reaches_one_window_alone(place: Playground):
    alice, bob, everyone = await place.window("alice"), await place.window("bob"), await place.window()
    await opened(alice)
    await messages(alice).first.get_by_role("button", name="Show my hand").click()
    secret = messages(alice).filter(has_text="secret-alice")
    await expect(secret.get_by_text("Only you can see this")).to_be_visible()
    await messages(bob).first.get_by_role("button", name="Show my hand").click()
    await expect(messages(bob).filter(has_text="secret-bob")).to_be_visible()
    assert "secret-alice" in "".join(place.heard[alice])
    assert "secret-alice" not in "".join(place.heard[bob])
    assert "secret-bob" not in "".join(place.heard[alice])
    await secret.get_by_role("button", name="Dismiss message").click()
    await expect(secret).to_have_count(0)
    await everyone.get_by_role("tab", name="Bob").click()
    await expect(messages(everyone).filter(has_text="secret-bob")).to_be_visible()
    await expect(messages(everyone).filter(has_text="secret-alice")).to_have_count(0)


async def test_a_form_of_the_bot_is_a_dialog(place: Playground):
    page = await place.window("alice")
    await command(page, "/note")
    dialog = page.get_by_role("dialog", name="A note")
    await expect(dialog.get_by_label("How many")).to_be_focused()
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog).to_be_visible()
    await dialog.get_by_label("How many").fill("12")
    await dialog.get_by_label("Card").select_option("Sam")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(messages(page).get_by_text("Alice noted 12 of sam")).to_be_visible()
    await expect(dialog).to_have_count(0)


async def test_a_picture_has_its_alt_text_and_a_file_can_be_sent(place: Playground, tmp_path: Path):
    page = await place.window("alice")
    await command(page, "/picture")
    picture = page.get_by_role("img", name="Three mountains")
    await expect(picture).to_be_visible()
    assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 300
    await page.get_by_role("button", name="Show the picture in words").click()
    await expect(messages(page).get_by_text("Three mountains", exact=True)).to_be_visible()
    story = tmp_path / "story.txt"
    story.write_text("Once upon a time")
    await command(page, "/read")
    form = page.get_by_role("form", name="Options of /read")
    await form.get_by_label("file").set_input_files(story)
    await form.get_by_role("button", name="Send").click()
    await expect(messages(page).get_by_text("Once upon a time")).to_be_visible()


async def test_direct_messages_have_a_place_of_their_own(place: Playground):
    page = await place.window("alice")
    await command(page, "/letter")
    await page.get_by_role("button", name="Barliman 1 unread").click()
    await expect(messages(page).get_by_text("A letter to alice")).to_be_visible()
    await page.get_by_role("switch", name="Takes direct messages").click()
    await page.get_by_role("button", name="table-1").click()
    await command(page, "/letter")
    await expect(messages(page).get_by_text("Your letters are closed (50007).")).to_be_visible()


async def test_a_moderator_is_offered_more(place: Playground):
    page = await place.window("alice")
    await command(page, "/reset")
    await expect(page.get_by_role("alert")).to_contain_text("There is no command /reset")
    await page.get_by_role("switch", name="Is a moderator").click()
    await expect(page.get_by_role("switch", name="Is a moderator")).to_be_checked()
    await command(page, "/reset")
    await expect(messages(page).get_by_text("It was reset.")).to_be_visible()


async def test_what_goes_wrong_is_said(place: Playground):
    place.standin.ack_deadline = 0.3
    page = await place.window("alice")
    await command(page, "/silence")
    await expect(page.get_by_role("alert")).to_contain_text("The application did not respond")


async def test_channels_threads_and_people_are_made(place: Playground):
    page = await place.window()
    for opener, label, name in (
        ("New channel", "A new channel", "second-table"),
        ("New thread", "A new thread", "Night"),
    ):
        await page.get_by_role("button", name=opener).click()
        await page.get_by_role("dialog", name=label).get_by_label("Name").fill(name)
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    await command(page, "/picture")
    await expect(page.get_by_role("img", name="Three mountains")).to_be_visible()
    await page.get_by_role("button", name="Seat another person").click()
    await page.get_by_role("dialog", name="Another person").get_by_label("Name").fill("dora")
    await page.keyboard.press("Enter")
    await page.get_by_role("tab", name="Dora").click()
    await expect(page.get_by_role("tab", name="Dora")).to_have_attribute("aria-selected", "true")


async def test_the_bot_is_killed_and_comes_back(place: Playground):
    page = await place.window()
    await opened(page)
    await page.get_by_role("button", name="Bot log").click()
    log = page.get_by_role("complementary", name="Bot log")
    await expect(log.get_by_text("online")).to_be_visible()
    await log.get_by_role("button", name="Kill and restart").click()
    await expect(log.get_by_text("stopped")).to_be_visible()
    await expect(log.get_by_text("online")).to_be_visible()
    await messages(page).first.get_by_role("button", name="Take 3").click()
    await expect(messages(page).get_by_text("Alice takes 3.")).to_be_visible()


async def test_everything_that_can_be_used_has_a_name(place: Playground):
    page = await place.window()
    await opened(page)
    await command(page, "/note")
    nameless = """[...document.querySelectorAll("button, a, input, select, textarea, img")].filter((one) => {
        const labels = [...(one.labels ?? [])].map((label) => label.textContent).join("");
        if (one.tagName === "IMG") return !one.hasAttribute("alt");
        return !(one.getAttribute("aria-label") ?? (one.textContent.trim() || labels));
    }).map((one) => one.outerHTML)"""
    assert await page.evaluate(nameless) == []


async def test_it_fits_a_narrow_screen(place: Playground):
    page = await place.window("alice", viewport={"width": 380, "height": 700})
    await opened(page)
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await page.evaluate("document.getElementById('messages').scrollWidth <= innerWidth")
    await expect(page.get_by_role("button", name="table-2")).to_be_hidden()
    await page.get_by_role("button", name="Channels").click()
    await page.get_by_role("button", name="table-2").click()
    await expect(page.get_by_role("heading", level=1)).to_contain_text("table-2")
