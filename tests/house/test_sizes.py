"""Small parts: files, functions and their opening sentences."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("rules", "storage", "bot", "tests", "bench")
FILES = sorted(p for room in ROOMS for p in (ROOT / room).rglob("*.py"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_file_fits_on_a_few_screens(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400


@pytest.mark.parametrize("path", [p for p in FILES if name(p).split("/")[0] not in {"tests", "bench"}], ids=name)
def test_functions_are_short_and_modules_say_what_lives_in_them(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert not tree.body or ast.get_docstring(tree), "the module does not open with a sentence"
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert (node.end_lineno or 0) - node.lineno < 50, f"{node.name} is longer than 50 lines"
