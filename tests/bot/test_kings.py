"""Kings of Middle-earth through the real client: hand moves in a few presses, `/kings`, private news of attempts."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.playground.people import Player
from bot.playground.watched import Watched
from tests.bot.war_kit import SEED, War, war


@pytest.fixture
async def table(standin: Watched, tmp_path: Path) -> AsyncIterator[War]:
    async with war(standin, tmp_path) as scene:
        await scene.begin()
        yield scene


# Hand moves.


async def test_an_army_goes_to_a_neighbour_in_a_few_presses(table: War) -> None:
    await table.by_hand(table.alice, "Free Peoples", "Move a whole Army", From="Edoras", To="Folde")
    page = await table.fill(table.alice)
    assert "**Rohan**: 1 Regular, 1 Elite from Edoras to Folde. **Théoden** goes to Folde." in page.text


async def test_neighbours_come_first_and_every_other_region_in_order(table: War) -> None:
    page = await table.by_hand(table.alice, "Free Peoples", "Move a whole Army", From="Edoras")
    first, *others = page.selects
    assert (first["label"], first["options"]) == ("To: most likely", ["Folde", "Westemnet"])
    names = [name for menu in others for name in menu["options"]]
    assert names == sorted(names)
    assert len(names) == 103
    assert "Move a whole Army**: From **Edoras**" in page.text


async def test_a_number_stands_at_its_least_and_a_sure_value_is_chosen(table: War) -> None:
    await table.by_hand(table.bob, "Shadow", "Recruit", To="Orthanc")
    page = await table.fill(table.bob, figure="Isengard: Regular", override="Do it all the same")
    assert "**Isengard**: 1 Regular to Orthanc (recruited)." in page.text


async def test_what_the_table_refuses_somebody_may_insist_on(table: War) -> None:
    page = await table.by_hand(table.alice, "Free Peoples", "Attack a region", From="Fords of Isen", To="Orthanc")
    assert "No Nation of that Army is At War." in page.text
    assert list(page.buttons) == ["Do it all the same", "Back"]
    page = await table.press(table.alice, "Do it all the same")
    assert "Done by hand although the table refuses it: No Nation of that Army is At War." in page.text
    assert "**Battle at Orthanc**" in page.text


async def test_a_filled_form_that_is_refused_can_be_insisted_on_too(table: War) -> None:
    await table.by_hand(table.alice, "Free Peoples", "Move figures", From="Minas Tirith", To="Erebor")
    page = await table.fill(table.alice, figure="Gondor: Regular", count="2")
    assert "Erebor is no neighbour of Minas Tirith." in page.text
    page = await table.press(table.alice, "Do it all the same")
    assert "**Gondor**: 2 Regulars from Minas Tirith to Erebor." in page.text


async def test_to_insist_does_not_bring_figures_into_being(table: War) -> None:
    await table.by_hand(table.alice, "Free Peoples", "Move figures", From="Bree", To="Buckland")
    page = await table.fill(table.alice, figure="The North: Elite", count="3", override="Do it all the same")
    assert "There are not that many of them in Bree." in page.text
    assert "Do it all the same" not in page.buttons


async def test_a_character_goes_as_far_as_the_level_reaches(table: War) -> None:
    await table.type(table.mia, "moderator set", what="person", reason="so it was", value="gimli", second="rivendell")
    page = await table.by_hand(table.alice, "Free Peoples", "Move a character", Who="Gimli")
    assert page.selects[0]["options"][:2] == ["Fords of Bruinen", "Trollshaws"]
    page = await table.pick(table.alice, "To: most likely", "Trollshaws")
    assert "**Gimli** goes to Trollshaws" in page.text


async def test_a_hand_move_with_few_values_is_one_form(table: War) -> None:
    await table.by_hand(table.alice, "Free Peoples", "Draw an Event card")
    page = await table.fill(table.alice, deck="Strategy")
    assert "draw “" in page.text
    await table.settled()
    assert "draw a Strategy card (an action)" in table.board().text


async def test_only_the_sides_own_people_use_its_hand_moves(table: War) -> None:
    await table.by_hand(table.alice, "Free Peoples", "Move a whole Army")
    menu = table.raw("From?")["components"][1]["components"][0]
    assert ":free:" in menu["custom_id"]
    menu["custom_id"] = menu["custom_id"].replace(":free:", ":shadow:")
    page = await table.pick(table.alice, "From", "Edoras")
    assert "That hand move is not yours now; nothing was done." in page.text


async def test_act_leads_to_the_same_menus(table: War) -> None:
    assert "Move a whole Army" in await table.offered(table.bob, "act", "what", "whole")
    page = await table.type(table.bob, "act", what="Move a whole Army")
    assert "**Move a whole Army**. From?" in page.text
    page = await table.pick(table.bob, "From", "Orthanc")
    assert page.selects[0]["options"] == ["Fords of Isen", "Gap of Rohan"]


async def test_a_value_that_is_none_is_refused_in_a_sentence(table: War) -> None:
    await table.by_hand(table.alice, "Free Peoples", "Move a whole Army", From="Edoras")
    menu = table.raw("From **Edoras**")["components"][1]["components"][0]
    menu["custom_id"] = menu["custom_id"].replace("edoras", "numenor")
    await table.pick(table.alice, "To: most likely", "Folde")
    page = await table.fill(table.alice)
    assert "“From” does not take that value." in page.text
    await table.settled()
    assert "Edoras 1R 1E" in table.board().text


# The shortcuts.


async def test_the_shadow_tempts_a_sovereign_by_name(table: War) -> None:
    await table.roll()
    await table.type(table.alice, "act", what="For nothing (Character)")
    await table.press(table.alice, "Do it anyway")
    offered = await table.offered(table.bob, "kings corrupt", "sovereign", "dá")
    assert offered == ["Corruption attempt: Tempt Dáin Ironfoot"]
    page = await table.type(table.bob, "kings corrupt", sovereign="Dáin")
    assert "**Corruption attempt** on **Dáin Ironfoot**" in page.text
    assert await table.offered(table.alice, "kings corrupt", "sovereign") == []


async def test_the_free_peoples_awaken_a_sovereign_by_name(table: War) -> None:
    await table.roll()
    assert await table.offered(table.alice, "kings awaken", "sovereign") == [
        "Awaken a Sovereign: Awaken Thranduil in Woodland Realm (Muster)"
    ]
    page = await table.type(table.alice, "kings awaken", sovereign="Thranduil")
    assert "**Thranduil is Awakened** in Woodland Realm" in page.text


@pytest.mark.parametrize(
    ("path", "option", "value"),
    [
        ("kings corrupt", "sovereign", "Brand"),
        ("kings awaken", "sovereign", "Brand"),
        ("kings map", "region", "Numenor"),
    ],
)
async def test_what_cannot_be_done_now_gets_its_sentence(table: War, path: str, option: str, value: str) -> None:
    page = await table.type(table.alice, path, **{option: value})
    assert "nothing was done" in page.text


async def test_sheets_are_shown_to_their_asker_as_far_as_they_may_know(table: War) -> None:
    await table.type(table.mia, "moderator set", what="add_tile", reason="so it was", value="brand", second="1r")
    mine = await table.type(table.alice, "kings sovereigns")
    theirs = await table.type(table.bob, "kings sovereigns")
    watching = await table.type(table.mia, "kings sovereigns")
    assert "Brand: Leader in Dale; Resistance 2; 1 hidden tile." in mine.text
    assert "Brand: Leader in Dale; Resistance 2; 1 hidden tile." in watching.text
    assert "Brand: Leader in Dale; Resistance 2; 1 with Reveal, Level 1." in theirs.text
    for command, words in (("hunt", "Hunt Pool: 17 tiles"), ("dice", "3 Elven Rings")):
        assert words in (await table.type(table.alice, f"kings {command}")).text
    page = await table.type(table.mia, "kings map", region="fords of isen")
    assert "- Army of the Free Peoples: Rohan 2 Regulars, 1 Leader." in page.text
    assert "Orthanc (Shadow)" in page.text


async def test_regions_are_completed(table: War) -> None:
    assert await table.offered(table.mia, "kings map", "region", "minas") == ["Minas Morgul", "Minas Tirith"]


async def test_elsewhere_the_shortcuts_say_what_they_are_for(table: War) -> None:
    table.client.place = table.guild["channels"][1]["id"]
    assert await table.offered(table.alice, "kings corrupt", "sovereign") == []
    assert "no table" in (await table.type(table.alice, "kings hunt")).text
    await table.type(table.alice, "game new", game="against-the-shadow", scenario="two-player-duel")
    assert "plays another game" in (await table.type(table.alice, "kings hunt")).text
    await table.type(table.alice, "game new", game="kings-of-middle-earth", scenario="war-of-the-ring")


async def test_before_the_start_there_is_nothing_to_show(standin: Watched, tmp_path: Path) -> None:
    async with war(standin, tmp_path) as scene:
        await scene.type(scene.alice, "game new", game="kings-of-middle-earth", scenario="war-of-the-ring")
        assert "has not begun" in (await scene.type(scene.alice, "kings dice")).text


# What the Shadow alone is told.


async def test_each_attempt_is_written_to_the_shadow_alone(table: War) -> None:
    await table.roll()
    await table.type(table.alice, "act", what="For nothing (Character)")
    await table.press(table.alice, "Do it anyway")
    before = len(table.bob.dms)
    await table.type(table.bob, "kings corrupt", sovereign="Dáin")
    await table.settled()
    letter = table.page(table.bob.dms[-1]).text
    assert len(table.bob.dms) == before + 1
    drawn = next(line for line in letter.splitlines() if line.startswith("- Drawn for Dáin Ironfoot: "))
    kept = drawn.removeprefix("- Drawn for Dáin Ironfoot: **").removesuffix("**").replace(" and ", ", ").split(", ")
    assert len(kept) == 3
    await table.press(table.bob, f"Place {kept[0]}")
    await table.settled()
    assert f"- Dáin Ironfoot: {kept[0]}; Level" in table.page(table.bob.dms[-1]).text
    for other in (table.alice, table.mia):
        assert "Drawn for" not in table.everything(other)
        assert "Level " not in table.everything(other).replace("his Level", "")
    assert "**One hidden tile** lies on **Dáin Ironfoot** now." in table.everything(table.alice)


async def test_numbers_of_ones_own_cards_are_set_when_a_table_is_opened(standin: Watched, tmp_path: Path) -> None:
    async with war(standin, tmp_path) as scene:
        game = {"game": "kings-of-middle-earth", "scenario": "war-of-the-ring"}
        offered = await scene.offered(scene.alice, "game new", "brand_leadership", "", **game)
        assert offered == ["1", "2"]
        page = await scene.type(scene.alice, "game new", brand_leadership="2", **game)
        assert "Brand's Leadership once awakened: **2**" in page.text


# Two people on one side.


@pytest.fixture
async def four(standin: Watched, tmp_path: Path) -> AsyncIterator[War]:
    """Alice and Mia lead the Free Peoples, Bob the Shadow's both seats."""
    async with war(standin, tmp_path) as scene:
        game = {"game": "kings-of-middle-earth", "scenario": "war-of-the-ring", "seed": SEED}
        await scene.type(scene.alice, "game new", free_players="two", shadow_players="two", **game)
        for who, seat in (
            (scene.alice, "gondor"),
            (scene.mia, "rohan"),
            (scene.bob, "sauron"),
            (scene.bob, "isengard"),
        ):
            await scene.type(who, "game join", seat=seat)
        await scene.settled()
        await scene.press(scene.bob, "Start")
        await scene.settled()
        yield scene


async def test_what_two_seats_are_asked_at_once_is_one_button_for_both(four: War) -> None:
    assert list(four.board().buttons).count("Go on to the dice") == 1
    await four.press(four.mia, "Go on to the dice")
    await four.settled()
    assert "How many dice go into the Hunt Box?" in four.board().text
    assert "Mia · Free Peoples: Rohan, the North and Dwarves" in "\n".join(page.text for page in four.public())


async def test_what_one_of_them_alone_may_do_the_other_is_refused(four: War) -> None:
    await four.press(four.mia, "Go on to the dice")
    await four.settled()
    await four.press(four.bob, "4 dice")
    await four.settled()
    page = await four.pick(four.mia, "Awaken a Sovereign", "Awaken Thranduil in Woodland Realm (Muster)")
    assert "That is asked of Free Peoples: Gondor and Elves, not of you; nothing was done." in page.text
    await four.pick(four.alice, "Awaken a Sovereign", "Awaken Thranduil in Woodland Realm (Muster)")
    await four.settled()
    assert "Thranduil: Awakened in Woodland Realm" in four.board().text


async def test_a_stranger_to_the_side_is_refused_the_shared_button(four: War) -> None:
    page = await four.press(four.bob, "Go on to the dice")
    assert "not of you; nothing was done." in page.text


async def exported(table: War, who: Player) -> dict[str, Any]:
    """What a person's export holds."""
    i = await table.client.slash(who, "game export", {})
    (attachment,) = (i.message or {})["attachments"]
    return dict(json.loads(table.standin.uploads[attachment["id"]].data))


@pytest.mark.rule("Who sees what")
async def test_an_export_holds_no_value_that_its_asker_may_not_know(table: War) -> None:
    await table.roll()
    await table.type(table.alice, "act", what="For nothing (Character)")
    await table.press(table.alice, "Do it anyway")
    await table.type(table.bob, "kings corrupt", sovereign="Dáin")
    await table.press(table.bob, "Place 3")
    await table.settled()
    for who, knows in ((table.alice, False), (table.mia, False), (table.bob, True)):
        data = await exported(table, who)
        events = [e for move in data["moves"] for e in move["events"]]
        hidden = [e["tile"] for e in events if e["kind"] == "attempt_drew" and not e["shown"]]
        (placed,) = (e["tile"] for e in events if e["kind"] == "tile_placed")
        assert data["table"]["rulers"]["dain"]["tiles"] == [None]
        assert (None not in hidden) is knows
        assert placed == ("3" if knows else None)
        assert "command" not in str(data)
