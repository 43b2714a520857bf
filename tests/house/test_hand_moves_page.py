"""The page that tells how player cards are played names hand moves as the menu does."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_hand_move_on_the_page_is_called_as_in_the_menu() -> None:
    titles = re.findall(r'Tool\("\w+", "([^"]+)"', (ROOT / "rules/angmar/tools.py").read_text(encoding="utf-8"))
    page = (ROOT / "docs/hand-moves.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (?!card \|)[^|]+ \| ([^|]+) \|$", page, flags=re.MULTILINE)
    assert len(rows) > 40
    for row in rows:
        for move in re.split(r" → |, or ", re.sub(r" ?\([^)]*\)", "", row)):
            assert move.split(",")[0] in titles, move
