"""The operator's settings: each documented, each read, each refused in a sentence that names it."""

import re
from pathlib import Path

import pytest

from bot.settings import BadSetting, Settings, read

EXAMPLE = Path(__file__).resolve().parents[2] / ".env.example"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No .env and no variables of whoever runs the tests."""
    monkeypatch.chdir(tmp_path)
    for key in Settings.model_fields:
        monkeypatch.delenv(key.upper(), raising=False)


def test_the_example_names_every_setting_and_no_other() -> None:
    named = re.findall(r"^([A-Z_]+)=", EXAMPLE.read_text("utf-8"), re.MULTILINE)
    assert sorted(named) == sorted(key.upper() for key in Settings.model_fields)


def test_every_setting_of_the_example_has_a_comment_above_it() -> None:
    for block in EXAMPLE.read_text("utf-8").split("\n\n")[1:]:
        assert block.startswith("# "), block


def test_the_example_as_it_stands_gives_the_defaults(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(EXAMPLE.read_text("utf-8"), "utf-8")
    assert read() == Settings(_env_file=None)  # type: ignore[call-arg]


def test_the_environment_wins_over_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=debug\nALLOW_SEEDS=1\n", "utf-8")
    monkeypatch.setenv("LOG_LEVEL", "warning")
    found = read()
    assert (found.log_level, found.allow_seeds) == ("WARNING", True)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOG_LEVEL", "LOUD"),
        ("ALLOW_SEEDS", "perhaps"),
        ("SENDS_PER_SECOND", "0"),
        ("SENDS_PER_SECOND", "500"),
        ("SENDS_PER_SECOND", "many"),
        ("KEEP_CLOSED_DAYS", "0"),
        ("KEEP_CLOSED_DAYS", "for ever"),
        ("DATABASE_URL", "mysql://somewhere"),
        ("DATABASE_URL", "sqlite:///:memory:"),
        ("DISCORD_API_BASE", "discord.com"),
        ("DISCORD_GATEWAY_URL", "somewhere"),
    ],
)
def test_a_bad_value_is_named_with_what_it_should_be(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSetting, match=rf"^{name} does not take {re.escape(repr(value))}: it is .+\.$"):
        read()


def test_a_token_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very.secret")
    assert "very.secret" not in repr(read())
