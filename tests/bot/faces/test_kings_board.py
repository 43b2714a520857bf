"""The table of Kings of Middle-earth as text: the board, its sheets, what a seat alone may see, the end."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.faces.kings import FACE, sheets
from bot.faces.kings.board import ALT, BOARD
from bot.faces.kings.private import LIMIT
from rules.kings import agenda as ag
from rules.kings.cards import deck
from rules.kings.regions import REGIONS
from rules.kings.state import Result
from tests.rules.kings.kit import Table, table

GOLDEN = Path(__file__).with_name("kings_board.golden.md")


def midway(**changes: Any) -> Table:
    """A war that has been going on for a while."""
    given: dict[str, Any] = {
        "free": "muster, ruler:event, character", "shadow": "army, army, ruler:muster", "eyes": 3, "boxed": 1,
        "drawn": "3, eye", "removed": "2", "waiting": "phial",
        "on": {"dain": "1, kings-1", "theoden": "2r"},
        "rulers": {"brand": "corrupted", "thranduil": "awakened", "denethor": "eliminated@minas-tirith"},
        "at": {"gimli": "erebor", "legolas": "erebor", "boromir": "dead", "ugluk": "orthanc"},
        "nations": {"isengard": "4", "north": "4", "gondor": "3", "dwarves": "2 passive"},
        "armies": {"minas-tirith:free": "3R 1E 1L gondor, 1R rohan", "osgiliath:shadow": "5R 2E 1N sauron"},
        "besieged": "helms-deep:free", "control": {"pelargir": "shadow", "dale": "shadow"},
        "fellowship": {"region": "lorien", "progress": 2, "corruption": 5, "hidden": False},
        "cards": {"shadow": "sh-str-05-km", "free": "fp-char-08"}, "hand": {"free": "fp-str-25-km", "shadow": ""},
        "sides": {"free": {"rings": 2, "ruler": True}, "shadow": {"rings": 1, "ruler": True}},
    }  # fmt: skip
    return table(**(given | changes))


def test_a_board_reads_like_this() -> None:
    """The golden text is the readable example; change it on purpose only."""
    assert FACE.board(midway().sees(None)) + "\n" == GOLDEN.read_text(encoding="utf-8")


def test_the_headline_is_one_line() -> None:
    assert FACE.headline(midway().sees(None)) == (
        "**Turn 3, Action resolution.** The Free Peoples to act. Fellowship revealed, progress 2 from Lórien, "
        "Corruption 5 of 12. Points: Free Peoples 0 of 4, Shadow 2 of 10."
    )
    mordor = midway(fellowship={"mordor": 3, "corruption": 5}).sees(None)
    assert "Fellowship on step 3 of 5 of the Mordor Track" in FACE.headline(mordor)


def crowded() -> Table:
    """An Army of three Nations in every region, of both sides where there is room: more than the box holds."""
    armies = {f"{r}:free": "4R 3E 2L gondor, 2R 1E rohan, 1R elves" for r in list(REGIONS)[:60]}
    armies |= {f"{r}:shadow": "8R 2E 3N sauron, 1R isengard" for r in list(REGIONS)[60:]}
    return midway(armies=armies)


def test_a_crowded_board_still_fits_and_names_every_army() -> None:
    text = FACE.board(crowded().sees(None))
    assert len(text) <= BOARD
    assert text.count("### ") >= 8


def test_the_alt_text_fits_and_tells_what_the_picture_shows() -> None:
    for t in (table(), midway(), crowded()):
        alt = FACE.alt(t.sees(None))
        assert len(alt) <= ALT
        assert "*" not in alt
        for words in ("Turn 3", "Hunt Box", "Sovereigns: Brand", "Points: Free Peoples", "At War"):
            assert words in alt


@pytest.mark.rule("Who sees what")
def test_the_shadow_reads_values_and_levels_the_free_peoples_only_how_many() -> None:
    t = midway()
    assert FACE.private(t.sees("shadow")).startswith(
        "**Corruption tiles, for the Shadow alone**\n"
        "- Dáin Ironfoot: 1 and Kings 1; Level 1 of 4\n"
        "- Théoden: 2 with Reveal; Level 2 of 3\n"
        "**Your Event cards, 0**"
    )
    assert FACE.private(t.sees("free")).startswith(
        "**Your Event cards, 1**\n- **Ever at Your Service**: Strategy card, "
    )
    assert "Corruption tiles" not in FACE.private(t.sees("free"))
    assert FACE.private(t.sees(None)) == ""


@pytest.mark.rule("Who sees what")
def test_candidates_of_an_attempt_come_first() -> None:
    t = table(turn="shadow", eyes=3, pool="2, 3").does("corrupt brand", draws="3, 2")
    lines = FACE.private(t.sees("shadow")).splitlines()
    assert lines[:2] == ["**Corruption tiles, for the Shadow alone**", "- Drawn for Brand: **3 and 2**"]


@pytest.mark.rule("Who sees what")
def test_in_the_variant_with_visible_tiles_everybody_reads_them() -> None:
    t = midway(options={"tiles": "visible"})
    assert "- Théoden: Leader in Edoras; Resistance 3; 2 with Reveal, Level 2" in FACE.board(t.sees(None))


def test_tiles_that_a_card_lets_the_free_peoples_see_are_theirs_to_read() -> None:
    looking = ag.CardStep(card="fp-str-08-km", side="free", at=2, target="theoden")
    t = midway(agenda=(looking,))
    assert FACE.private(t.sees("free")).startswith("**You look at**: 2 with Reveal.")
    assert "You look at" not in FACE.private(t.sees("shadow"))


def test_a_full_hand_fits() -> None:
    for side in ("free", "shadow"):
        hand = ",".join(deck(side, "strategy")[:12])  # type: ignore[arg-type]
        t = midway(hand={side: hand})
        assert len(FACE.private(t.sees(side))) <= LIMIT


def test_a_combat_card_that_lies_face_down_is_read_by_its_side() -> None:
    step = ag.Battle(region="dale", origin="old-forest-road", attacker="shadow", cards={"free": "fp-str-25-km"})
    t = table(agenda=(step,), armies={"old-forest-road:shadow": "2R sauron"}, hand={"free": "fp-str-25-km"})
    line = "Your Combat card: “There Is Hope for Victory” (“Ever at Your Service”)."
    assert line in FACE.private(t.sees("free"))
    assert line not in FACE.private(t.sees("shadow"))


def test_the_sheet_of_the_sovereigns_says_what_each_can_do_now() -> None:
    text = "\n".join(sheets.details(midway().sees("free")))
    assert "Awakens in Erebor; his Nation (Dwarves) must be active." in text
    assert "- Elvenking (Muster; Elves At War" in text
    assert "Weak: North Leaders and Elites can be recruited only by an Event." in text
    assert "Dáin Ironfoot: Leader in Erebor; Resistance 4; 1 hidden tile and Kings 1." in text


def test_the_sheet_of_a_region_says_who_is_there_and_what_is_next_to_it() -> None:
    t = midway()
    assert sheets.region(t.sees(None), "erebor").splitlines() == [
        "### Erebor",
        "Dwarves; Stronghold (2 points).",
        "- Army of the Free Peoples: Dwarves 1 Regular, 2 Elites, 1 Leader.",
        "- Here: Legolas, Gimli and Dáin Ironfoot (Leader).",
        "- Next to it: Dale (Free Peoples), Iron Hills (Free Peoples) and Withered Heath.",
    ]
    assert "held by the Shadow" in sheets.region(t.sees(None), "pelargir")
    assert "the figure of the Fellowship" in sheets.region(t.sees(None), "lorien")
    assert "- Army of the Free Peoples, besieged: " in sheets.region(t.sees(None), "helms-deep")


def test_every_region_has_its_sheet() -> None:
    sight = midway().sees(None)
    assert all(len(sheets.region(sight, key)) < 1000 for key in REGIONS)


@pytest.mark.parametrize(
    ("winner", "why", "words"),
    [
        ("shadow", "corruption", "**The Shadow wins** in turn 3. The Ring-bearers reached 12 Corruption."),
        ("free", "crack_of_doom", "**The Free Peoples win** in turn 3. The Ring went into the Crack of Doom"),
        ("shadow", "military_shadow", "**The Shadow wins** in turn 3. The Shadow holds at least 10 points"),
        ("free", "military_free", "**The Free Peoples win** in turn 3. The Free Peoples hold at least 4 points"),
        (None, "ended", "**Nobody wins** in turn 3. The table ended the game"),
    ],
)
def test_the_end_says_who_won_and_why(winner: Any, why: Any, words: str) -> None:
    t = midway()
    assert FACE.ending(t.sees(None)) == ""
    over = Table(replace(t.state, result=Result(winner=winner, why=why)))
    assert FACE.ending(over.sees(None)).startswith(words)
    assert FACE.headline(over.sees(None)).startswith("**Turn 3, the game is over.**")
    assert FACE.foot(over.sees(None)) == ""


def test_doubtful_numbers_are_named_at_the_foot() -> None:
    assert "one transcription" in FACE.foot(midway().sees(None))
    both = midway(rulers={"brand": "awakened", "dain": "awakened"}, on={})
    assert "Brand's Leadership and Dáin Ironfoot's Leadership" in FACE.foot(both.sees(None))
