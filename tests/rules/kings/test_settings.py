"""The settings of a table: each has a source and a reason, and each value is tried somewhere (EDGE_CASES, GAPS)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.core.game import Illegal, Setup
from rules.kings import GAME
from rules.kings.rulings import NUMBERS, RULINGS, SETTINGS
from tests.rules.kings.kit import table

HERE = Path(__file__).parent
OTHERS = "\n".join(
    p.read_text(encoding="utf-8") for p in sorted(HERE.glob("test_*.py")) if p.name != "test_settings.py"
)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda s: s.key)
def test_a_setting_says_why_and_its_values_are_tried(setting: object) -> None:
    assert setting.reason  # type: ignore[attr-defined]
    assert setting.source  # type: ignore[attr-defined]
    assert setting.default == setting.choices[0].value  # type: ignore[attr-defined]
    if setting in NUMBERS and "." in setting.key:  # type: ignore[attr-defined]
        return  # Below.
    assert f'"{setting.key}"' in OTHERS  # type: ignore[attr-defined]
    for choice in setting.choices:  # type: ignore[attr-defined]
        assert f'"{choice.value}"' in OTHERS or choice.value == setting.default  # type: ignore[attr-defined]


@pytest.mark.parametrize("sovereign", ["brand", "dain"])
@pytest.mark.parametrize("value", [1, 2])
def test_a_doubtful_leadership_is_asked_at_setup(sovereign: str, value: int) -> None:
    t = table(options={f"{sovereign}.leadership": str(value)})
    assert t.sees(None).rulers[sovereign].leadership == value
    assert t.sees(None).numbers[f"{sovereign}.leadership"] == value


def test_a_number_that_the_table_sets_is_the_one_that_counts() -> None:
    t = table(turn="shadow", eyes=2, pool="2").repair("number", what="brand.resistance", value="3")
    assert t.does("corrupt brand").ruler("brand") == "leader@dale"


def test_only_rulings_change_during_play() -> None:
    assert {s.when for s in RULINGS} == {"any"}
    assert {s.when for s in SETTINGS if s not in RULINGS} == {"setup"}


@pytest.mark.parametrize("options", [{"nonsense": "1"}, {"tiles": "purple"}])
def test_what_is_no_setting_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(Illegal, match="no setting"):
        GAME.start(Setup("war-of-the-ring", "seed", options))
    with pytest.raises(Illegal, match="no such scenario"):
        GAME.start(Setup("another war", "seed"))
