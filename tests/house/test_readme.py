"""What the README says is so."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_readmes_evening_is_a_test() -> None:
    shown = re.search(r"```evening\n(.*?)```", README, re.DOTALL)
    assert shown is not None
    assert shown[1].strip() == (ROOT / "tests/evening/readme.evening").read_text(encoding="utf-8").strip()


def test_every_link_leads_somewhere() -> None:
    for document in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")):
        for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (document.parent / target).exists(), f"{document.name}: {target}"


def test_its_commands_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for name in re.findall(r"`make (\w+)", README):
        assert re.search(rf"^{name}:", makefile, re.MULTILINE), name


def test_it_says_that_it_is_unofficial() -> None:
    assert "unofficial" in README
    assert "bring their own copies" in README
