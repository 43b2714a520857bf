"""`/deck` through the real client: what is read, what is asked about it, what is refused, and who sees it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.playground.people import Player
from bot.playground.watched import Watched
from rules.angmar.decks import CARDS
from tests.bot.angmar_kit import DECKS, EXPORT, North, file, north
from tests.bot.kit import Json, Page

NAME = "Watchers of the North"
PLAY, CASUALLY = "Play this deck", "Play it casually"
CORE = ("Denethor", "Glorfindel", "Beravor", "Théodred", "Legolas", "Thalin", "Éowyn")
HALF = EXPORT[EXPORT.index("Allies") : EXPORT.index("Events")]
"""35 cards: enough for casual play."""


def led_by(*heroes: str, cards: str = HALF) -> str:
    return "\n".join([*(f"1x {hero} (Core Set)" for hero in heroes), cards])


SHORT = led_by("Denethor", "Glorfindel", "Éowyn")
ALLIES = "Allies (7)\n\n"
GANDALF = EXPORT.replace(ALLIES, f"{ALLIES}1x Gandalf\n")
"""With a title of several cards."""
RIDDLE = EXPORT.replace(ALLIES, f"{ALLIES}3x What is X?\n")
"""With a card that nobody has described."""
KINDS = [("Ally", "spirit", "2 1 1 0 2", "no"), ("Attachment", "lore", "1", "yes")]


@pytest.fixture
async def table(standin: Watched, tmp_path: Path) -> AsyncIterator[North]:
    async with north(standin, tmp_path) as scene:
        yield scene


def page_of(scene: North, who: Player) -> Json:
    """The newest private page of a person."""
    w = scene.standin
    return [m for m in w.messages[scene.channel].values() if w.private_to.get(m["id"]) == who.id][-1]


async def pressed(scene: North, who: Player, page: Json, *values: str) -> str:
    """Uses the button or menu of a page, on whosever screen it is."""
    w = scene.standin
    reader, w.private_to[page["id"]] = w.private_to[page["id"]], who.id
    try:
        name = custom_id(page)
        i = await scene.client.outcome(
            await (who.select(page, name, list(values)) if values else who.click(page, name))
        )
        return scene.page((i.followups or [i.message])[-1]).text
    finally:
        w.private_to[page["id"]] = reader


def custom_id(m: Json) -> str:
    found: list[str] = [c["custom_id"] for row in m["components"] for c in row.get("components", [])]
    return found[0]


# What is read


@pytest.mark.parametrize("name", ["ringsdb-export.txt", "ringsdb-decklist.json", "ringsdb-export.o8d"])
async def test_a_file_of_each_kind_becomes_a_deck(table: North, name: str) -> None:
    await table.begin()
    page = await table.bring(table.alice, (DECKS / name).read_bytes(), name)
    assert "Aragorn, Halbarad and Beravor." in page.text
    assert "52 cards:" in page.text
    assert "3 Ranger of Cardolan" in page.text
    assert "✅ The deck is legal." in page.text
    assert list(page.buttons) == [PLAY]


async def test_a_list_in_one_line_is_read_too(table: North) -> None:
    page = await table.type(table.alice, "deck bring", text=" ".join(EXPORT.split()))
    assert f"**{NAME}**: Aragorn, Halbarad and Beravor.\n52 cards:" in page.text
    assert "Not shuffled into it: 1 Grim Resolve" in page.text


async def test_without_file_or_text_a_form_takes_a_list_of_many_lines(table: North) -> None:
    await table.type(table.alice, "deck bring")
    page = await table.fill(table.alice, dl=EXPORT)
    assert f"**{NAME}**: Aragorn, Halbarad and Beravor.\n52 cards:" in page.text


async def test_it_is_played_at_the_table_and_kept_for_the_next(table: North) -> None:
    await table.begin()
    await table.bring(table.alice)
    await table.press(table.alice, PLAY)
    await table.settled()
    assert f"plays “{NAME}” with Aragorn, Halbarad and Beravor" in table.public()[-1].text
    assert NAME in (await table.type(table.alice, "deck show")).text


async def test_a_deck_that_was_brought_before_the_start_is_shown_again_and_played(table: North) -> None:
    await table.open()
    page = await table.bring(table.alice)
    assert "No table here waits for a deck of yours" in page.text
    assert not page.buttons
    await table.press(table.alice, "Join")
    await table.press(table.alice, "Start")
    await table.settled()
    assert list((await table.type(table.alice, "deck show")).buttons) == [PLAY]


async def test_one_person_with_two_seats_brings_a_deck_for_each(table: North) -> None:
    await table.open(players=2)
    for seat in ("p1", "p2"):
        await table.type(table.alice, "game join", seat=seat)
    await table.press(table.alice, "Start")
    await table.settled()
    await table.bring(table.alice)
    await table.press(table.alice, PLAY)
    page = await table.bring(table.alice, SHORT)
    assert list(page.buttons) == [CASUALLY]
    await table.press(table.alice, CASUALLY)
    view = await table.app.tables.at(table.place)
    assert sorted(p.deck_name for p in view.sight(None).players.values()) == [NAME, "deck"]


# What is asked about it


async def test_a_title_of_several_cards_is_chosen(table: North) -> None:
    page = await table.bring(table.alice, GANDALF)
    assert "Which card is Gandalf?" in page.text
    page = await table.pick(table.alice, "Which card is it?", "Gandalf (Over Hill and Under Hill)")
    assert "2 Gandalf" in page.text
    assert "1 Gandalf" in page.text
    assert "53 cards" in page.text


async def test_a_title_may_be_yet_another_card(table: North) -> None:
    await table.bring(table.alice, GANDALF)
    page = await table.pick(table.alice, "Which card is it?", "Another card")
    assert "Nobody has described **Gandalf** here (1 in the deck)" in page.text


@pytest.mark.parametrize(("kind", "sphere", "numbers", "unique"), KINDS)
async def test_a_card_that_nobody_knows_is_described(
    table: North, kind: str, sphere: str, numbers: str, unique: str
) -> None:
    page = await table.bring(table.alice, RIDDLE)
    assert "Nobody has described **What is X?** here (3 in the deck)" in page.text
    await table.pick(table.alice, "Type of What is X?", kind)
    page = await table.fill(table.alice, sphere=sphere, traits="Item. Ranger", numbers=numbers, unique=unique)
    assert "3 What is X?" in page.text
    assert "The deck is legal" in page.text


async def test_a_wrong_answer_gets_its_sentence_and_the_deck_still_asks(table: North) -> None:
    await table.bring(table.alice, RIDDLE)
    await table.pick(table.alice, "Type of What is X?", "Ally")
    page = await table.fill(table.alice, sphere="gold", traits="9", numbers="2", unique="perhaps")
    for said in ("“gold” is no sphere", "“9” is no trait", "for example 2 1 1 0 2", "neither yes nor no"):
        assert said in page.text
    assert "Nothing was changed." in page.text
    await table.pick(table.alice, "Type of What is X?", "Ally")
    page = await table.fill(table.alice, sphere="lore", traits="", numbers="2 1 1 0 2", unique="no")
    assert "3 What is X?" in page.text


# What is refused


BROKEN = [
    ("", "is empty"),
    (b"\xff\xfe\x00x", "not text in UTF-8"),
    ("a\0b", "not text"),
    ("<html><body>deck</body></html>", "is a web page"),
    ("{", "breaks off or is damaged at line 1"),
    ("[1]", "is a list"),
    ('{"name": "x"}', "neither slots nor heroes"),
    ("good morning", "no card in it"),
    ("1x Aragorn\n99x Gandalf", "nobody plays more than 20"),
    ("https://ringsdb.com/decklist/view/1", "does not ask RingsDB"),
    ("<deck><section></deck>", "damaged"),
    ("x" * (256 << 10) + "y", "larger than 256 KiB"),
]


@pytest.mark.parametrize(("data", "said"), BROKEN, ids=[said for _, said in BROKEN])
async def test_what_is_no_deck_is_refused_and_the_last_one_stays(table: North, data: str | bytes, said: str) -> None:
    await table.bring(table.alice)
    page = await table.bring(table.alice, data)
    assert said in page.text
    assert "othing was changed" in page.text
    assert NAME in (await table.type(table.alice, "deck show")).text


async def test_a_file_and_a_text_at_once_are_refused(table: North) -> None:
    page = await table.type(table.alice, "deck bring", file=file(EXPORT), text="1x Gandalf")
    assert "not both; nothing was read" in page.text


async def test_a_file_that_discord_does_not_give_is_asked_for_again(table: North) -> None:
    class Gone(dict[str, Any]):
        def get(self, *_: Any) -> None:  # type: ignore[override]  # every file is gone
            return None

    table.standin.uploads = Gone()
    page = await table.bring(table.alice)
    assert page.text == "Discord did not give me that file; nothing was changed. Please attach it again."


async def test_nobody_has_a_deck_before_he_brings_one(table: North) -> None:
    assert "I have no deck of yours; nothing was done." in (await table.type(table.alice, "deck show")).text


ILLEGAL = [
    (SHORT, "✅ Legal for a casual deck of 30 cards or more.", CASUALLY),
    (led_by("Éowyn", cards="3x Gléowine"), "⛔ The deck has 3 cards; it needs at least 30.", CASUALLY),
    (led_by("Éowyn", cards=f"3x Gléowine\n{HALF}"), "⛔ The deck has 6 copies of Gléowine; it may hold 3.", CASUALLY),
    (HALF, "⛔ The deck has no hero; it needs one to three.", ""),
    (led_by(*CORE[:4]), "⛔ The deck has 4 heroes; at most three may be chosen.", ""),
]


@pytest.mark.parametrize(("text", "said", "button"), ILLEGAL)
async def test_an_illegal_deck_says_why_and_is_played_only_casually(
    table: North, text: str, said: str, button: str
) -> None:
    await table.begin()
    page = await table.bring(table.alice, text)
    assert said in page.text
    assert list(page.buttons) == ([button] if button else [])


async def test_everybody_hears_that_a_deck_is_played_casually(table: North) -> None:
    await table.begin()
    await table.bring(table.alice, SHORT)
    await table.press(table.alice, CASUALLY)
    await table.settled()
    assert "plays “deck”, for casual play, with Denethor, Glorfindel and Éowyn" in table.public()[-1].text


async def test_heroes_that_somebody_else_plays_are_refused_above_the_deck(table: North) -> None:
    await table.begin(players=2)
    await table.bring(table.bob)
    await table.press(table.bob, PLAY)
    await table.bring(table.alice)
    page = await table.press(table.alice, PLAY)
    assert page.text.startswith("⚠️ Aragorn is already at this table. Nothing has changed")
    assert "52 cards:" in page.text
    assert list(page.buttons) == [PLAY]


async def test_a_table_that_has_its_deck_waits_for_no_other(table: North) -> None:
    await table.begin()
    await table.bring(table.alice)
    old = page_of(table, table.alice)
    await table.bring(table.alice)
    await table.press(table.alice, PLAY)
    said = await pressed(table, table.alice, old)
    assert said.startswith("⚠️ That is not possible now. Nothing has changed;")
    assert "No table here waits for a deck of yours" in said


async def test_an_old_page_does_nothing_to_the_deck_that_came_after_it(table: North) -> None:
    await table.begin()
    await table.bring(table.alice, GANDALF)
    menu = page_of(table, table.alice)
    await table.bring(table.alice)
    button = page_of(table, table.alice)
    await table.bring(table.alice, RIDDLE)
    for old, values in ((menu, ("another card",)), (button, ())):
        said = await pressed(table, table.alice, old, *values)
        assert said.startswith("⚠️ That page was older than your deck, so nothing was done.")
        assert "Nobody has described **What is X?**" in said


async def test_a_form_that_was_opened_for_an_older_deck_describes_nothing(table: North) -> None:
    await table.bring(table.alice, RIDDLE.replace("X", "Y"))
    await table.pick(table.alice, "Type of What is Y?", "Event")
    form = table.client.forms["alice"]
    await table.bring(table.alice, RIDDLE)
    table.client.forms["alice"] = form
    page = await table.fill(table.alice, sphere="lore", traits="", numbers="1")
    assert "That page was older than your deck" in page.text
    assert "Nobody has described **What is X?**" in (await table.type(table.alice, "deck show")).text


async def test_somebody_elses_button_brings_nobodys_deck(table: North) -> None:
    await table.begin(players=2)
    await table.bring(table.alice)
    old = page_of(table, table.alice)
    assert "I have no deck of yours" in await pressed(table, table.bob, old)
    await table.bring(table.bob, SHORT)
    assert "That page was older than your deck" in await pressed(table, table.bob, old)
    view = await table.app.tables.at(table.place)
    assert [p.deck_name for p in view.sight(None).players.values()] == ["", ""]


async def test_the_table_of_a_page_may_be_gone(table: North) -> None:
    await table.begin()
    await table.bring(table.alice)
    old = page_of(table, table.alice)
    await table.type(table.mia, "moderator end")
    await table.press(table.mia, "End the table")
    said = await pressed(table, table.alice, old)
    assert said.startswith("⚠️ ")
    assert "closed" in said
    assert "No table here waits" in said


async def test_a_draft_of_an_older_version_of_the_bot_is_none(table: North) -> None:
    await table.app.tables.set_draft(table.person(table.alice), '{"cards": 3}')
    assert "I have no deck of yours" in (await table.type(table.alice, "deck show")).text


# Who sees it, and what is in it


async def test_nobody_else_reads_a_list(table: North) -> None:
    await table.begin(players=2)
    await table.bring(table.alice, RIDDLE)
    await table.pick(table.alice, "Type of What is X?", "Event")
    await table.fill(table.alice, sphere="lore", traits="", numbers="1")
    await table.press(table.alice, PLAY)
    await table.settled()
    await table.type(table.bob, "game export")
    await table.type(table.bob, "game history")
    seen = table.everything(table.bob)
    assert NAME in seen
    exported = [a for m in table.standin.visible(table.channel, table.bob) for a in m["attachments"]]
    files = [table.standin.uploads[a["id"]].data.decode() for a in exported]
    assert len(files) == 1
    for secret in ("What is X", "Ranger of Cardolan", "10010"):
        assert secret not in seen
        assert secret not in files[0]


BAD = "**x** <@1> @everyone [y](https://z.example) `q`"


async def test_names_with_formatting_or_calls_mean_nothing(table: North) -> None:
    sent: list[Json] = []
    table.standin.capture = sent.append
    await table.begin()
    deck = json.loads((DECKS / "ringsdb-decklist.json").read_text("utf-8"))
    page = await table.bring(table.alice, json.dumps({**deck, "name": BAD}), "x.json")
    assert "\\*\\*x\\*\\* \\<@" in page.text
    await table.press(table.alice, PLAY)
    await table.settled()
    said = table.public()[-1].text
    assert "@everyone" not in said
    assert "[y]" not in said
    bodies = [r["body"].get("data", r["body"]) for r in sent if isinstance(r["body"], dict)]
    shown = [b for b in bodies if "z.example" in str(b)]
    assert len(shown) > 3
    assert {str(b.get("allowed_mentions")) for b in shown} == {"{'parse': []}"}


async def test_the_longest_deck_is_one_page(table: North) -> None:
    """Three hundred cards of titles that nobody knows, each of eighty letters."""
    lines = "".join(f"1x {n:03} {'long title ' * 6}\n" for n in range(297))
    page: Page = await table.bring(table.alice, led_by(*CORE[:3], cards=lines))
    assert "296 more after this one" in page.text
    assert len(page.text) < 4000


async def test_a_deck_of_a_hundred_heroes_is_told_in_a_page(table: North) -> None:
    every = [card for card in CARDS.values() if card.type == "hero"]
    deck: dict[str, Any] = {"name": "All", "heroes": {c.code: 1 for c in every}, "slots": {}}
    page = await table.bring(table.alice, json.dumps(deck), "x.json")
    assert f"and {len(every) - 8} more" in page.text
    assert f"The deck has {len(every)} heroes; at most three may be chosen." in page.text
