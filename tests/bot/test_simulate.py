"""`python -m bot simulate`: equal seeds give equal games, and the figures are what they say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.simulate import proportion, run, spread

WORDS = ["simulate", "against-the-shadow", "--scenario", "fellowship", "--games", "2", "--processes", "1"]


def test_equal_seeds_give_equal_games() -> None:
    one, other = (run("against-the-shadow", "fellowship", {}, "random", games=2, seed=5, processes=1) for _ in range(2))
    assert (one.margin, one.rounds, one.moves) == (other.margin, other.rounds, other.moves)


def test_two_processes_play_the_same_games_as_one() -> None:
    one = run("against-the-shadow", "fellowship", {}, "random", games=4, seed=5, processes=1)
    two = run("against-the-shadow", "fellowship", {}, "random", games=4, seed=5, processes=2)
    assert (one.margin, one.rounds, one.moves) == (two.margin, two.rounds, two.moves)


def test_who_plays_cautiously_loses_by_less() -> None:
    careless = run("against-the-shadow", "fellowship", {}, "random", games=6, seed=1, processes=1)
    cautious = run("against-the-shadow", "fellowship", {}, "cautious", games=6, seed=1, processes=1)
    assert cautious.margin.mean > careless.margin.mean


def test_a_share_near_zero_still_has_an_interval() -> None:
    """Wilson's interval for 0 of 10 reaches to 27.8 %."""
    none = proportion(0, 10)
    assert (none.mean, none.low) == (0.0, 0.0)
    assert none.high == pytest.approx(0.278, abs=0.001)


def test_a_mean_has_its_interval() -> None:
    """1, 2 and 3: mean 2, standard error 1/√3."""
    found = spread([1, 2, 3])
    assert found.mean == 2
    assert found.high - found.mean == pytest.approx(1.96 / 3**0.5)


def test_the_command_prints_a_table_json_and_a_picture(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main([*WORDS, "--difficulty", "standard"]) == 0
    assert "Free Peoples win" in capsys.readouterr().out
    picture = tmp_path / "plot.png"
    assert main([*WORDS, "--json", "--plot", str(picture)]) == 0
    series = json.loads(capsys.readouterr().out)
    assert [s["options"]["difficulty"] for s in series] == ["standard", "challenging"]
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("words", [["simulate", "chess"], ["simulate", "against-the-shadow", "--scenario", "chess"]])
def test_what_does_not_exist_is_said(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert "There is no" in capsys.readouterr().err
