"""Walls that imports alone do not show."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def calls(room: str, *names: str) -> Iterator[str]:
    """Places under a room where a method with one of these names is called."""
    for path in sorted((ROOT / room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in names:
                yield f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"


def test_only_evolve_builds_a_new_state() -> None:
    """`replace` on the state belongs to the events of a game and to the core."""
    for game in sorted(p for p in (ROOT / "rules").iterdir() if p.is_dir() and p.name not in {"core", "__pycache__"}):
        for path in game.rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            writes = re.findall(r"\breplace\((?:s|state|t\.state|ledger\.state)\b", text)
            allowed = "events" in path.parts or path.stem in {"events", "evolve"} or path.stem.startswith("evolve")
            assert allowed or not writes, f"{path.relative_to(ROOT)} writes state outside evolve"


def test_the_database_commits_in_one_place() -> None:
    places = {p.split(":")[0] for p in calls("storage", "commit") if "migrations" not in p}
    assert len(places) <= 1, places
    assert not list(calls("bot", "commit"))


def test_no_file_names_a_registry_or_a_home() -> None:
    """Lock files record no addresses; nothing in the tree names the machine it was written on."""
    for lock in ROOT.glob("*.lock"):
        assert "://" not in lock.read_text(encoding="utf-8"), lock.name


def test_nothing_is_left_for_later() -> None:
    marks = re.compile(r"\b(TODO|FIXME|XXX|raise NotImplementedError)\b")
    for room in ("rules", "storage", "bot"):
        for path in (ROOT / room).rglob("*.py"):
            assert not marks.search(path.read_text(encoding="utf-8")), path.relative_to(ROOT)


def test_every_silenced_warning_gives_its_reason() -> None:
    """After the codes come words: `# noqa: S105 -- a Ruler Token, not a secret`."""
    silenced = re.compile(
        r"#\s*(?:noqa|type:\s*ignore|pragma)(?::\s*[A-Z]+[0-9]+(?:,\s*[A-Z]+[0-9]+)*|\[[^\]]*\])?(.*)$"
    )
    for room in ("rules", "storage", "bot", "bench"):
        for path in (ROOT / room).rglob("*.py"):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                found = silenced.search(line)
                assert not found or len(found[1].strip(" -#")) > 6, f"{path.relative_to(ROOT)}:{number}: say why"
