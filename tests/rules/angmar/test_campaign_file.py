"""Which data is a campaign log: a file may have been changed by hand (campaign.json, campaign_log_fields)."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

from rules.angmar import GAME
from rules.angmar.campaign.sound import GAINED
from rules.angmar.campaign_log import Entry, Log
from rules.angmar.facts import CARDS, FACES
from rules.core.game import Illegal

WHOLE = Log(
    scenario=9,
    heroes={"p1": ("Aragorn", "Amarthiúl"), "p4": ("Thalin",)},
    penalty={"p1": 1},
    lost={"p4": ("Iârion's Pendant",)},
    pool=("157", "158/2", "162", "168", "172", "173", "181", "183", "185", "192"),
    fallen=("Thalin",),
    boons={"162": "Aragorn"},
    cards={"p1": ("172", "181", "185", "192"), "p4": ("157", "172")},
    protect=23,
    determined=("Aragorn", "Iârion"),
    despair=5,
    losing_time=5,
    damage={"Aragorn": 3},
    won=(Entry(scenario=1, rounds=5, score=60), Entry(scenario=8, rounds=9, score=-4)),
    notes=("No reason\u00a0to despair.",),
)


def test_a_whole_log_is_recalled() -> None:
    assert GAME.recall(asdict(WHOLE)).log == WHOLE


LATE = {"scenario": 9, "pool": ["157", "158/2", "162", "172", "183"], "losing_time": 1}
NONSENSE: list[tuple[dict[str, Any], str]] = [
    ({"scenario": 0}, "`scenario` is the one that comes next, 1 to 9, or 10 after the last"),
    ({"scenario": 11}, "`scenario` is the one that comes next"),
    ({"scenario": 10**400}, "`scenario` is the one that comes next"),
    ({"scenario": True}, "scenario: Input should be a valid integer"),
    ({"scenario": "5"}, "scenario: Input should be a valid integer"),
    ({"scenario": 2.0}, "scenario: Input should be a valid integer"),
    ({"fallen": "Gimli"}, "fallen: Input should be a valid"),
    ({"notes": [["x"]]}, "notes.0: Input should be a valid string"),
    ({"protect": float("nan")}, "protect: Input should be a"),
    ({"notes": ["\ud800"]}, "its text: Invalid JSON"),
    ({"fallen_heroes": ["Gimli"]}, "it has 'fallen_heroes', which is not among boons, cards, "),
    ({"scenario": 2, "won": [{"scenario": 12, "rounds": 1, "score": 1}]}, "`won` lists scenarios"),
    ({"scenario": 3, "won": [{"scenario": 2, "rounds": 1, "score": 1}] * 2}, "`won` lists scenarios twice"),
    ({"scenario": 3, "won": [{"scenario": 2, "rounds": -1, "score": 1}]}, "`won` has a number of rounds"),
    ({"pool": ["999"]}, "`pool` holds the card '999', which is no boon or burden"),
    ({**LATE, "pool": ["156"]}, r"`pool` holds Intruders in Chetwood \(156\), which is no boon or burden of a pool"),
    ({**LATE, "pool": ["175"]}, r"`pool` holds Loot the Dungeons \(175\), which is no boon or burden of a pool"),
    ({"scenario": 3, "pool": ["158"] * 60}, r"`pool` holds Protect the Innocent \(158\) twice"),
    ({"scenario": 8, "pool": ["189"]}, r"Elrond's Champion \(189\), which comes in scenario 8 at the earliest"),
    ({"scenario": 4, "pool": ["158"]}, "becomes Arnor Ravaged after scenario 3"),
    ({**LATE, "pool": ["157", "167"]}, "Pendant .* and Amarthiúl's Courage .*, of which a campaign has one"),
    ({**LATE, "pool": ["168", "170"]}, "Legacy .* and Thaurdir's Spite .*, of which a campaign has one"),
    ({**LATE, "boons": {"200": "Aragorn"}}, "`boons` holds the card '200', which is no permanent boon"),
    ({**LATE, "boons": {"157": "Aragorn"}}, "`boons` holds Iârion's Pendant .*, which is no permanent boon"),
    ({**LATE, "boons": {"161": "Aragorn"}}, "gives a hero Cunning .*, which is not in `pool`"),
    ({**LATE, "boons": {"162": "Gimli"}, "fallen": ["Gimli"]}, "Hardy .* to a hero who has fallen"),
    ({**LATE, "cards": {"p1": ["0"]}}, "`cards` holds the card '0', which is no boon for a deck"),
    ({**LATE, "boons": {"158/2": "Aragorn"}}, "`boons` holds Arnor Ravaged .*, which is no permanent boon"),
    ({**LATE, "cards": {"p1": ["158/2"]}}, "`cards` holds Arnor Ravaged .*, which is no boon for a deck"),
    ({**LATE, "cards": {"p1": ["193"]}}, "`cards` holds The Dread Realm .*, which is no boon for a deck"),
    ({**LATE, "cards": {"p1": ["183"]}}, "`cards` holds Losing Time .*, which is no boon for a deck"),
    ({**LATE, "cards": {"p1": ["162"]}}, "`cards` holds Hardy .*, which is no boon for a deck"),
    ({**LATE, "cards": {"p1": ["176"]}}, "gives a player Berelind .*, which is not in `pool`"),
    ({**LATE, "cards": {"p1": ["157"], "p2": ["157"]}}, "`cards` holds Iârion's Pendant .* twice"),
    ({**LATE, "cards": {"p1": ["172", "172"]}}, "gives a player Determination .* twice"),
    ({"heroes": {"p9": ["Aragorn"]}}, "the seats are p1, p2, p3 and p4"),
    ({"heroes": {"p1": ["A" * 200]}}, "`heroes` holds a title"),
    ({"heroes": {"p1": list("ABCD")}}, "`heroes` lists more than three for p1"),
    ({"heroes": {"p1": ["Aragorn", "Aragorn"]}}, "or one of them twice"),
    ({"scenario": 8, "heroes": {"p2": ["Amarthiúl"]}}, "Amarthiúl is no hero before the eighth scenario, and p2"),
    ({"penalty": {"p1": 1000}}, "`penalty` is 0 to 99"),
    ({"penalty": {"p1": -1}}, "`penalty` is 0 to 99"),
    ({"protect": -1}, "`protect` is 0 to 99"),
    ({"scenario": 2, "pool": ["158"], "protect": 20}, "`protect` is 0 to 99, and below 20"),
    ({"scenario": 2, "protect": 3}, "`protect` counts damage on a card that is not in `pool`"),
    ({**LATE, "losing_time": 6}, "`losing_time` is 1 to 5"),
    ({**LATE, "losing_time": 0}, "`losing_time` is 1 to 5 if"),
    ({**LATE, "pool": [], "losing_time": 1}, "and 0 if it is not"),
    ({"despair": -3}, "`despair` counts victories"),
    ({"scenario": 6, "despair": 3}, "`despair` counts victories"),
    ({"scenario": 4, "despair": 1}, "`despair` counts victories"),
    ({**LATE, "damage": {"Aragorn": 500}}, "`damage` of a hero is 1 to 99"),
    ({"scenario": 8, "damage": {"Aragorn": 1}}, "`damage` tells of what comes in scenario 8"),
    ({"scenario": 4, "determined": ["Aragorn"]}, "`determined` tells of what comes in scenario 4"),
    ({"scenario": 5, "lost": {"p1": ["Gimli"]}}, "`lost` tells of what comes in scenario 5"),
    ({"fallen": ["x"] * 200}, "`fallen` holds a title"),
    ({"fallen": ["Gim\x00li"]}, "`fallen` holds a title that is empty, too long or not in one line"),
    ({**LATE, "lost": {"p1": ["x"] * 200}}, "`lost` holds a title"),
    ({**LATE, "determined": [""]}, "`determined` holds a title"),
    ({"notes": ["x"] * 200}, "`notes` holds one"),
    ({"notes": ["x" * 1000]}, "`notes` holds one"),
    ({"notes": ["x\n## y"]}, "`notes` holds one"),
]


@pytest.mark.parametrize(("wrong", "said"), NONSENSE)
def test_a_log_that_no_campaign_can_have_is_refused_with_what_is_wrong(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(Illegal, match=f"^That is no campaign log of this game: .*{said}.*\\. Nothing was changed\\.$"):
        GAME.recall(wrong)


def test_a_log_that_is_nested_without_end_is_refused() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(Illegal, match="nested too deeply"):
        GAME.recall({"notes": deep})


def test_each_card_of_the_campaign_is_in_a_pool_from_one_scenario_on_or_in_none() -> None:
    known = {f"campaign-{number}" for numbers in GAINED.values() for number in numbers}
    faces = {face.key for card in CARDS.values() if card.set == "campaign" for face in card.faces}
    assert {face for face in faces - known if FACES[face].kind != "campaign"} == {"campaign-175"}
    assert known <= faces
