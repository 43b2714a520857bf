"""`python -m bot simulate`: equal seeds give equal games, and the figures are what they say."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bot.__main__ import main, parser
from bot.simulate import play, proportion, run, shares, spread
from bot.simulate_report import as_text
from rules.games import GAMES

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


def test_a_search_that_finds_nothing_is_not_made_for_ever() -> None:
    """Denethor's action, with Boromir and Faramir gone: it costs a card that comes back."""
    played = play(GAMES["against-the-shadow"], "three-player-duel", {"difficulty": "standard"}, "cautious", "1:149")
    assert played.moves < 1000


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


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("chess", "There is no game chess"),
        ("against-the-shadow --scenario chess", "There is no scenario chess"),
        ("kings-of-middle-earth", "cannot play itself"),
        ("against-the-shadow --games 0", "1 game or more"),
        ("against-the-shadow --plot nowhere/plot.png", "There is no folder nowhere"),
    ],
)
def test_what_cannot_be_simulated_is_said(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *words.split()]) == 2
    assert said in capsys.readouterr().err


def test_a_report_says_how_the_games_spread_and_how_quick_they_were() -> None:
    """Of 0 to 100, a twentieth lies below 5, a quarter below 25, and so on."""
    assert shares(list(range(101))) == (5, 25, 50, 75, 95)
    assert shares([7]) == (7, 7, 7, 7, 7)
    text = as_text([run("against-the-shadow", "fellowship", {}, "random", games=2, seed=5, processes=1)])
    assert text.startswith("| scenario ")
    assert re.search(r"^2 games in \d+ s: \d+\.\d games/s, \d+ moves/s\.$", text, re.MULTILINE)


def test_the_commands_of_the_report_are_right() -> None:
    """Every command in docs/balance.md is one that exists, with values that exist."""
    document = (Path(__file__).parents[2] / "docs/balance.md").read_text(encoding="utf-8")
    commands = re.findall(r"python -m bot (simulate .*)", document.replace("\\\n", ""))
    assert commands
    for words in commands:
        args = parser().parse_args(words.split())
        assert args.scenario in ("all", *GAMES[args.game].scenarios)
