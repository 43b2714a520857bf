"""What other programs got wrong (EDGE_CASES, section H): none of it may come back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules.kings.corruption import discarded
from rules.kings.rulers import SOVEREIGNS
from tests.rules.kings.kit import table
from tests.rules.kings.test_promises import moves

pytestmark = pytest.mark.rule("Known defects")


def test_H01_a_kings_tile_alone_corrupts_nobody() -> None:
    assert table(turn="shadow", eyes=2, pool="kings-2").does("corrupt brand").ruler("brand") == "leader@dale"


def test_H02_the_highest_tile_is_a_standard_one_and_reveal_breaks_ties() -> None:
    assert discarded(("kings-2#1", "1#1", "1r#1")) == "1r#1"
    assert discarded(("2#1", "2r#1", "1#1")) == "2r#1"
    assert discarded(("2r#1", "3#1")) == "3#1"
    assert discarded(("kings-1#1",)) == ""


def test_H03_of_two_equal_tiles_one_goes_and_one_stays() -> None:
    t = table(turn="shadow", eyes=3, pool="1, 1").does("corrupt dain").chooses("1")
    assert (t.tiles("dain"), t.pool()) == ("1", "1")


def test_H04_shown_eyes_take_no_draw_and_are_no_choice() -> None:
    t = table(turn="shadow", eyes=3, pool="eye, 1, 2").does("corrupt dain", draws="eye, 1, 2")
    assert t.options() == ["choose 1", "choose 2"]


def test_H05_three_draws_at_most_and_each_sovereign_once() -> None:
    t = table(turn="shadow", eyes=9, pool="0r, 0r, 1, 1, 2", shadow="army, army", free="muster, muster")
    t.does("corrupt dain")
    assert len(t.happened("attempt_drew")) == 3
    t.does(t.options()[0]).does("muster nothing")
    assert "corrupt dain" not in t.options()


@pytest.mark.parametrize("sovereign", list(SOVEREIGNS))
def test_H06_each_stands_corrupted_in_his_own_region(sovereign: str) -> None:
    t = table(turn="shadow", eyes=2, pool="3", on={sovereign: "3"}, rulers={sovereign: "leader@osgiliath"})
    t.does(f"corrupt {sovereign}")
    assert t.ruler(sovereign) == f"corrupted@{SOVEREIGNS[sovereign].home}"


@pytest.mark.parametrize(
    ("state", "holder", "counts"),
    [
        ("corrupted", "shadow", True),
        ("corrupted", "free", False),
        ("awakened", "shadow", False),
        ("leader", "shadow", False),
    ],
)
def test_H07_helms_deep_is_isengards_only_when_held_and_theoden_corrupted(
    state: str, holder: str, counts: bool
) -> None:
    from rules.kings.board import isengard_helms_deep

    control = {"helms-deep": "shadow"} if holder == "shadow" else {}
    assert isengard_helms_deep(table(rulers={"theoden": state}, control=control).state) == counts


def test_H08_a_kept_ruler_die_with_an_eye_goes_to_the_hunt_box() -> None:
    from rules.kings.agenda import Round, RulerDiscard

    steps = (Round(at="action"), RulerDiscard(side="shadow"))
    t = table(shadow="army, muster, ruler:eye", agenda=steps, sides={"shadow": {"ruler": True}}).does("choose army")
    assert (t.state.box, t.dice("shadow")) == (1, "muster")


def test_H09_no_id_of_a_single_tile_is_ever_heard() -> None:
    t = table(turn="shadow", eyes=3, pool="1, 2, eye").does("corrupt dain").does("choose 1")
    for seat in ("free", "shadow", None):
        assert "#" not in repr(t.heard(seat))
        assert "#" not in repr(t.sees(seat))


def test_H10_every_card_and_every_extra_tile_names_its_cause() -> None:
    causes = set()
    for move in moves(5):
        causes |= {e.cause for e in move.outcome.events if e.kind in {"card_drawn", "tile_drawn"}}
    assert "" not in causes
    assert "the recover phase" in causes


SECTIONS = {
    "A": range(1, 39), "B": range(1, 6), "C": range(1, 21), "D": range(1, 17), "E": range(1, 17),
    "F": (1, 2, 4, 5, 6, 7), "G": (1, 2, 5, 6, 7, 8, 9), "H": range(1, 11),
}  # fmt: skip
CASES = {f"{letter}{number:02}" for letter, numbers in SECTIONS.items() for number in numbers}


@pytest.mark.rule("Edge cases")
def test_every_edge_case_has_a_test_of_its_name() -> None:
    named: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for name in re.findall(r"def test((?:_[A-H]\d\d)+)_", path.read_text(encoding="utf-8")):
            named |= set(name.strip("_").split("_"))
    assert CASES - named == set()
