"""`/campaign`, and what a campaign says to tables and decks, through the real client."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from bot.playground.watched import Watched
from rules.angmar import GAME
from rules.angmar.campaign.sound import flaw
from rules.angmar.campaign_log import Entry, Log
from rules.angmar.state import changed
from tests.bot.angmar_kit import FIRST, SECOND, North, file, north
from tests.bot.kit import Json, Page

NAME = "North"
KEEPERS = ("Denethor", "Glorfindel", "Beravor")
HALFWAY = Log(
    scenario=5,
    heroes={"p1": KEEPERS, "p2": ("Gimli",)},
    penalty={"p1": 2},
    pool=("158/2", "160", "162", "172"),
    fallen=("Gimli",),
    boons={"162": "Glorfindel"},
    cards={"p1": ("172",)},
    protect=4,
    determined=("Beravor",),
    won=(Entry(scenario=1, rounds=6, score=77),),
)
LATE = changed(
    HALFWAY, scenario=9, pool=("158/2", "160", "162", "172", "183"), losing_time=2, damage={"Denethor": 3}, despair=1
)
BAD = "**x** <@1> @everyone `q`"


@pytest.fixture
async def scene(standin: Watched, tmp_path: Path) -> AsyncIterator[North]:
    async with north(standin, tmp_path) as here:
        yield here


async def kept(scene: North, log: Log = HALFWAY, name: str = NAME) -> None:
    await scene.app.tables.put_campaign(int(scene.guild["id"]), GAME.key, name, asdict(log))


async def read(scene: North, name: str = NAME) -> Log:
    found = await scene.app.tables.campaign(int(scene.guild["id"]), name)
    log: Log = GAME.recall(found.data).log
    return log


async def say(scene: North, command: str, **values: Any) -> str:
    return (await scene.type(scene.mia, f"campaign {command}", **values)).text


def filed(**changes: Any) -> Json:
    return {"format": "barliman-campaign", "game": GAME.key, "name": "Old", "log": asdict(HALFWAY), **changes}


# Looking


async def test_a_server_without_campaigns_is_told_how_to_begin_one(scene: North) -> None:
    assert "There is no campaign yet. `/game new` begins one" in await say(scene, "list")
    assert "There is no campaign 'North' in this server; nothing was done." in await say(scene, "show", name=NAME)


async def test_the_list_says_where_each_stands_and_who_plays_it(scene: North) -> None:
    await kept(scene)
    await scene.open(campaign="South")
    said = await say(scene, "list")
    assert "- **North**: 4 of 9 scenarios won; next: 5, Escape from Mount Gram" in said
    assert (
        f"- **South**: 0 of 9 scenarios won; next: 1, Intruders in Chetwood (being played in <#{scene.channel}>)"
        in said
    )


TOLD = [
    "8 of 9 scenarios won; next: 9, The Dread Realm.",
    "1. Intruders in Chetwood: 6 rounds, score 77",
    "Player 1: Denethor, Glorfindel, Beravor",
    "Player 2: Gimli (fallen) (starting threat -2)",
    "**Fallen heroes**\n- Gimli",
    "Hardy: Glorfindel",
    "Player 1: Determination",
    "Arnor Ravaged: 4 damage",
    "Losing Time, 2 times",
    "**Determined**\n- Beravor",
    "Denethor: 3 damage",
]


async def test_the_log_is_shown_in_words_and_as_a_picture_with_the_same_words(scene: North) -> None:
    await kept(scene, LATE)
    page = await scene.type(scene.alice, "campaign show", name="north")
    (picture,) = page.files
    for words in TOLD:
        assert words in page.text
    assert picture["name"] == "campaign.png"


async def test_the_text_of_the_picture_has_the_same_words_without_formatting(scene: North) -> None:
    await kept(scene, changed(LATE, notes=("a *note* of_ours",)), "The *North*")
    (picture,) = (await scene.type(scene.alice, "campaign show", name="The *North*")).files
    lines = picture["alt"].split("\n")
    assert lines[:2] == ["The *North*", "8 of 9 scenarios won; next: 9, The Dread Realm."]
    assert "Scenarios: 1. Intruders in Chetwood: 6 rounds, score 77." in lines
    assert "Heroes: Player 1: Denethor, Glorfindel, Beravor; Player 2: Gimli (fallen) (starting threat -2)." in lines
    assert lines[-1] == "Notes: Despair fended off: 2 less starting threat; a *note* of_ours."
    assert not [line for line in lines if line.startswith(("#", "-", "**"))]


async def test_a_boon_that_was_lost_stands_in_no_deck_any_more(scene: North) -> None:
    await kept(
        scene, Log(scenario=6, pool=("157", "172"), cards={"p1": ("157", "172")}, lost={"p1": ("Iârion's Pendant",)})
    )
    said = await say(scene, "show", name=NAME)
    assert "Player 1: no heroes yet; lost: Iârion's Pendant" in said
    assert "Player 1: Determination" in said


async def test_the_longest_log_is_still_one_message(scene: North) -> None:
    words = [f"{n} {'long' * 19}"[:80] for n in range(60)]
    log = Log(
        scenario=9,
        heroes={f"p{n}": tuple(words[:3]) for n in range(1, 5)},
        lost={f"p{n}": tuple(words) for n in range(1, 5)},
        fallen=tuple(words),
        determined=tuple(words),
        damage=dict.fromkeys(words, 9),
        notes=tuple("note " * 40 for _ in range(20)),
    )
    assert flaw(log) == ""
    await kept(scene, log)
    page = await scene.type(scene.alice, "campaign show", name=NAME)
    assert "more lines\n-# `/campaign export` gives all of it as a file." in page.text
    assert len(page.text) <= 4000
    assert 0 < len(page.files[0]["alt"]) <= 1024
    assert page.files[0]["bytes"] < 2 << 20


async def test_many_campaigns_are_one_list(scene: North) -> None:
    for number in range(50):
        await kept(scene, name=f"{number} {'*' * 35}")
    said = await say(scene, "list")
    assert "more lines" in said
    assert len(said) <= 4000


async def test_only_what_may_begin_one_is_offered_a_new_name(scene: North) -> None:
    await kept(scene)
    for command in ("show", "export", "forget"):
        assert await scene.offered(scene.mia, f"campaign {command}", "name", "Nor") == [NAME]
    new = {"game": GAME.key, "scenario": FIRST}
    assert await scene.offered(scene.alice, "game new", "campaign", "Nor", **new) == [NAME, "Nor (new)"]
    assert await scene.offered(scene.alice, "game new", "campaign", "north", **new) == [NAME]
    assert await scene.offered(scene.alice, "game new", "campaign", "x" * 120, **new) == []


# Files


def exported(scene: North) -> bytes:
    w = scene.standin
    newest = max((a["id"] for m in w.messages[scene.channel].values() for a in m["attachments"]), key=int)
    return w.uploads[newest].data


async def test_a_campaign_goes_out_as_a_file_and_comes_back_as_another(scene: North) -> None:
    await kept(scene)
    assert "The log of **North**." in await say(scene, "export", name=NAME)
    said = await say(scene, "import", file=file(exported(scene), "campaign.json"), name="  The  South ")
    assert "The campaign **The South** is here: 4 of 9 scenarios won; next: 5" in said
    assert await read(scene, "the south") == HALFWAY


async def test_a_file_takes_the_place_of_a_campaign_that_nobody_plays(scene: North) -> None:
    await kept(scene, Log())
    await say(scene, "import", file=file(json.dumps(filed(name="NORTH")), "c.json"))
    assert await read(scene) == HALFWAY
    assert "**North**" in await say(scene, "list")


NONSENSE = [
    ("", "holds no campaign log"),
    ("[]", "holds no campaign log"),
    ("null", "holds no campaign log"),
    ("[" * 9000, "holds no campaign log"),
    ("9" * 9000, "holds no campaign log"),
    (b"\xff\xfe", "holds no campaign log"),
    (json.dumps({"barliman": 1}), "holds no campaign log"),
    (json.dumps(filed(format="other")), "holds no campaign log"),
    (json.dumps(filed(log=None)), "holds no campaign log"),
    (json.dumps(filed(log=[1])), "holds no campaign log"),
    (json.dumps(filed(log=[])), "holds no campaign log"),
    (json.dumps(filed(name=None)), "holds no campaign log"),
    (json.dumps(filed(name=5)), "holds no campaign log"),
    (json.dumps(filed(game=[])), "holds no campaign log"),
    (json.dumps(filed(log={"scenario": "many"})), "no campaign log of this game: scenario: Input should be"),
    (json.dumps(filed(log={"scenario": 0})), "no campaign log of this game: `scenario` is the one that comes next"),
    (json.dumps(filed(log={"pool": ["1"]})), "no campaign log of this game: `pool` holds the card '1'"),
    (json.dumps(filed(log={"notes": ["x" * 999]})), "no campaign log of this game: `notes` holds one"),
    (json.dumps(filed(log={"penalties": {"p1": 1}})), "no campaign log of this game: it has 'penalties', which"),
    (json.dumps(filed(log={"@everyone": 1})), "no campaign log of this game: it has"),
    (json.dumps(filed(game="chess")), "There is no game 'chess' here"),
    (json.dumps(filed(game="kings-of-middle-earth")), "has no campaign"),
    (json.dumps(filed(name="x" * 41)), "name has 1 to 40 letters"),
    (json.dumps(filed(name=" \u0000 ")), "name has 1 to 40 letters"),
    (json.dumps(filed(name="\ud800")), "name has 1 to 40 letters"),
    ("x" * (64 << 10) + "y", "larger than 64 KiB, so it is no campaign log"),
]


@pytest.mark.parametrize(("data", "said"), NONSENSE)
async def test_a_file_that_holds_no_campaign_is_refused(scene: North, data: str | bytes, said: str) -> None:
    await kept(scene)
    page = await say(scene, "import", file=file(data, "c.json"))
    assert said in page
    assert "othing was" in page
    assert await read(scene) == HALFWAY
    assert len(await scene.app.tables.campaigns(int(scene.guild["id"]))) == 1


async def test_only_moderators_bring_and_forget(scene: North) -> None:
    await kept(scene)
    page = await scene.type(scene.alice, "campaign import", file=file(json.dumps(filed())))
    assert page.text == "Only moderators of this server may do that; nothing was changed."
    page = await scene.type(scene.alice, "campaign forget", name=NAME)
    assert page.text == "Only moderators of this server may do that; nothing was changed."
    assert await read(scene) == HALFWAY
    assert "The campaign **North** is forgotten." in await say(scene, "forget", name="north")
    assert "There is no campaign yet." in await say(scene, "list")


async def test_a_campaign_that_is_being_played_is_left_alone(scene: North) -> None:
    await scene.open(campaign=NAME)
    before = await read(scene)
    for said in (
        await say(scene, "import", file=file(json.dumps(filed(name=NAME)))),
        await say(scene, "forget", name=NAME),
    ):
        assert f"'North' is being played in <#{scene.channel}>; nothing was changed." in said
    assert await read(scene) == before


async def test_a_name_with_formatting_or_calls_means_nothing(scene: North) -> None:
    sent: list[Json] = []
    scene.standin.capture = sent.append
    await kept(scene, Log(fallen=(BAD,), notes=(BAD,)), BAD)
    said = [await say(scene, "list"), await say(scene, "show", name=BAD), await say(scene, "export", name=BAD)]
    await scene.begin(campaign=BAD)
    said += [page.text for page in scene.public()]
    said.append(await say(scene, "forget", name=BAD))
    await scene.type(scene.mia, "moderator end")
    await scene.press(scene.mia, "End the table")
    said += [await say(scene, "import", file=file(json.dumps(filed(name=BAD)))), await say(scene, "forget", name=BAD)]
    told = [words for words in said if "\\*\\*x\\*\\*" in words]
    assert len(told) > 5
    for words in told:
        assert "**x**" not in words
        assert "@everyone" not in words
        assert " <@1>" not in words
    bodies = [r["body"].get("data", r["body"]) for r in sent if isinstance(r["body"], dict)]
    shown = [b for b in bodies if "x\\\\*" in str(b) or "everyone" in str(b)]
    assert len(shown) > 8
    assert {str(b.get("allowed_mentions")) for b in shown if b.keys() & {"content", "components"}} == {"{'parse': []}"}


# Tables


async def test_the_lobby_and_the_board_name_the_campaign(scene: North) -> None:
    await scene.open(campaign=NAME)
    assert "Campaign **North**" in scene.board().text
    await scene.press(scene.alice, "Join")
    await scene.press(scene.alice, "Start")
    await scene.settled()
    assert "Campaign **North**" in scene.board().text
    assert "A campaign goes on here: scenario 1 of nine." in "".join(p.text for p in scene.public())


async def refused(scene: North, scenario: str, said: str, **options: str) -> None:
    page: Page = await scene.open(scenario, campaign=NAME, **options)
    assert said in page.text
    assert not scene.public()


async def test_a_table_is_not_opened_for_another_scenario_than_the_next(scene: North) -> None:
    await kept(scene)
    await refused(scene, SECOND, "choose the one that comes next: 5, Escape from Mount Gram.")
    await kept(scene, Log(scenario=10))
    await refused(scene, FIRST, "This campaign is won: no scenario comes next.")


async def test_a_game_without_campaigns_takes_none(scene: North) -> None:
    page = await scene.type(
        scene.alice, "game new", game="against-the-shadow", scenario="two-player-duel", campaign=NAME
    )
    assert "has no campaign" in page.text
    assert await scene.app.tables.campaigns(int(scene.guild["id"])) == ()


async def test_a_campaign_is_played_at_one_table_at_a_time(scene: North) -> None:
    await scene.begin(campaign=NAME)
    here = scene.channel
    scene.client.place = scene.guild["channels"][1]["id"]
    await refused(scene, FIRST, f"'North' is being played in <#{here}>; nothing was changed.")
    await scene.open(campaign="South")
    assert "Campaign **South**" in scene.board().text


async def test_a_table_whose_campaign_went_on_without_it_says_so(scene: North) -> None:
    await scene.begin(campaign=NAME)
    await scene.type(scene.mia, "moderator end")
    await scene.press(scene.mia, "End the table")
    await scene.settled()
    code = "".join(p.text for p in scene.public()).partition("Restore code: `")[2].partition("`")[0]
    first = scene.channel
    scene.client.place = scene.guild["channels"][1]["id"]
    await scene.begin(campaign=NAME)
    scene.client.place = first
    await scene.type(scene.mia, "moderator restore", code=code)
    await scene.settled()
    said = "".join(p.text for p in scene.public())
    assert "⚠️ Its campaign goes on without this table: nothing that happens here is kept for it." in said
    await lost(scene)
    assert "Its campaign has gone on without this table: nothing of it is kept." in scene.public()[-1].text


async def lost(scene: North) -> None:
    """A moderator gives the only player so much threat that he is eliminated."""
    await scene.bring(scene.alice)
    await scene.press(scene.alice, "Play this deck")
    await scene.to_round_one(scene.alice)
    await scene.repair("threat", whose="p1", number="49")
    await scene.type(scene.alice, "act", what="Change a threat")
    await scene.fill(scene.alice, seat="p1", sign="more", count="1")
    await scene.settled()


async def test_the_last_word_of_a_game_says_where_its_campaign_is_told(scene: North) -> None:
    await scene.begin(campaign="*N*")
    before = await read(scene, "*N*")
    await lost(scene)
    assert scene.public()[-1].text.startswith("The game is over.")
    assert "Campaign **\\*N\\***: `/campaign show` has its log." in scene.public()[-1].text
    assert await read(scene, "*N*") == before
