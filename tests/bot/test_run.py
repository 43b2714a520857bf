"""The program: it says what it lacks, ends calmly, survives a kill, and the doctor finds what is wrong."""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.__main__ import main, parser
from bot.doctor import Finding, heartbeat
from bot.playground.evening_client import Client
from bot.playground.evening_seen import message
from bot.playground.run import ROOT, Bot
from bot.playground.watched import Watched
from bot.run import doctor
from bot.settings import Settings
from tests import toy
from tests.bot.kit import connected, house
from tests.bot.toy_face import FACES

COMMAND = (sys.executable, "-m", "tests.bot.toy_bot", "run")


@pytest.fixture
async def process(standin: Watched, tmp_path: Path) -> AsyncIterator[Bot]:
    bot = Bot(standin, f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, command=COMMAND)
    yield bot
    await bot.kill()


def at(standin: Watched, folder: Path) -> Client:
    client = Client(standin, folder)
    client.place = next(iter(standin.guilds.values()))["channels"][0]["id"]
    return client


async def dealt(client: Client, alice: object) -> None:
    values = {"game": "troll-bluff", "scenario": "long", "seed": "7"}
    await client.slash(alice, "game new", values)  # type: ignore[arg-type]
    for label in ("Sit at Oak", "Sit at Ash", "Start", "Your move"):
        await client.press(alice, label)  # type: ignore[arg-type]


async def test_a_kill_in_the_middle_of_a_choice_loses_nothing(standin: Watched, process: Bot, tmp_path: Path) -> None:
    alice, client = standin.add_user("alice"), at(standin, tmp_path)
    await process.start()
    await dealt(client, alice)
    await process.kill()
    await process.start()
    i = await client.pick(alice, "Play a card", ["Card 2"])
    assert i.message is not None
    assert "Oak chose card 2." in message(i.message, str).text


async def test_sigterm_lets_the_news_out_and_ends_with_code_0(standin: Watched, process: Bot, tmp_path: Path) -> None:
    alice, client = standin.add_user("alice"), at(standin, tmp_path)
    await process.start()
    await dealt(client, alice)
    await client.pick(alice, "Play a card", ["Card 2"])
    await process.stop()
    assert "(the process ended" not in process.last_words()
    said = [message(m, str).text for m in standin.messages[client.place].values() if m["id"] not in standin.private_to]
    assert any("Oak chose a card." in text and not text.startswith("## ") for text in said)


async def ran(*words: str, folder: Path, **env: str) -> tuple[int, str]:
    """The exit code and everything that `python -m bot` printed."""
    given = {k: v for k, v in os.environ.items() if not k.startswith("DISCORD_")}
    python = (sys.executable, "-m", "bot", *words)
    process = await asyncio.create_subprocess_exec(
        *python,
        cwd=folder,
        env={**given, "PYTHONPATH": str(ROOT), **env},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    out, _ = await process.communicate()
    return process.returncode or 0, out.decode()


async def test_run_without_a_token_says_what_to_do(tmp_path: Path) -> None:
    code, said = await ran("run", folder=tmp_path)
    assert code == 1
    assert "DISCORD_TOKEN is not set" in said
    assert "make play" in said


async def test_a_setting_that_cannot_be_read_ends_the_start_with_its_name(tmp_path: Path) -> None:
    code, said = await ran("run", folder=tmp_path, LOG_LEVEL="loud")
    assert (code, said) == (2, "LOG_LEVEL does not take 'LOUD': it is DEBUG, INFO, WARNING or ERROR.\n")


async def test_player_cards_that_cannot_be_used_end_the_start(standin: Watched, tmp_path: Path) -> None:
    (tmp_path / "cards.json").write_text('[{"code": "99001", "name": "Example Blade"}]', "utf-8")
    env = {"DISCORD_TOKEN": standin.token, "DISCORD_API_BASE": standin.api_base, "PLAYER_CARDS": "cards.json"}
    code, said = await ran("run", folder=tmp_path, **env)
    assert code == 1
    assert "99001 Example Blade: type_code: nothing is none of hero, ally" in said


async def test_an_unknown_token_is_told_in_words(standin: Watched, tmp_path: Path) -> None:
    env = {"DISCORD_TOKEN": "no.such", "DISCORD_API_BASE": standin.api_base}
    code, said = await ran("run", folder=tmp_path, **env)
    assert code == 1
    assert "Discord does not know this token" in said


def test_the_command_line_has_its_commands() -> None:
    for words in (["run"], ["play", "--text", "--port", "9"], ["doctor", "--heartbeat"], ["evening", "x", "--json"]):
        assert parser().parse_args(words).command == words[0]
    args = parser().parse_args(
        ["simulate", "against-the-shadow", "--scenario", "trilogy", "--games", "3", "--seed", "1"]
    )
    assert (args.game, args.scenario, args.games, args.seed) == ("against-the-shadow", "trilogy", 3, 1)
    with pytest.raises(SystemExit):
        main(["dance"])


# The doctor
async def examined(settings: Settings) -> tuple[int, str]:
    said: list[str] = []
    code = await doctor(settings, (toy.GAMES, FACES), said.append)
    return code, "\n".join(said)


def settings_of(standin: Watched, folder: Path, **more: object) -> Settings:
    given = {
        "discord_token": SecretStr(standin.token),
        "discord_api_base": standin.api_base,
        "discord_gateway_url": standin.gateway_url,
        "database_url": f"sqlite:///{folder / 'tables.db'}",
        **more,
    }
    return Settings(_env_file=None, **given)  # type: ignore[arg-type,call-arg]


async def test_the_doctor_is_content_where_everything_is_there(standin: Watched, tmp_path: Path) -> None:
    async with connected(standin, house(tmp_path, allow_seeds=False)):
        pass
    code, said = await examined(settings_of(standin, tmp_path))
    assert code == 0
    assert "✓ SQLite" in said
    assert "✓ The token is that of" in said
    assert "✓ Connected" in said
    assert "commands are registered" in said
    assert "✓ Bree: it may keep a table in every channel" in said
    assert "https://discord.com/oauth2/authorize?client_id=" in said
    assert said.endswith("Nothing is wrong.")


async def test_it_names_channels_where_a_permission_is_missing(standin: Watched, tmp_path: Path) -> None:
    place = next(iter(standin.guilds.values()))["channels"][1]
    place["permission_overwrites"] = [{"id": standin.bot_id, "type": 1, "allow": "0", "deny": str(1 << 11 | 1 << 15)}]
    _, said = await examined(settings_of(standin, tmp_path))
    assert "Bree, #table-2: it lacks " in said
    assert "Send Messages" in said
    assert "Attach Files" in said


async def test_it_says_that_commands_are_not_registered_yet(standin: Watched, tmp_path: Path) -> None:
    code, said = await examined(settings_of(standin, tmp_path))
    assert code == 0
    assert "· Not registered yet: act, bot-turn, bot-why, game, hand, help, moderator" in said


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"discord_token": None}, "DISCORD_TOKEN is not set"),
        ({"discord_token": SecretStr("no.such.token")}, "Discord does not know this token"),
        ({"discord_api_base": "http://127.0.0.1:9/api/v10"}, "Discord cannot be reached"),
        ({"discord_gateway_url": "ws://127.0.0.1:9/"}, "The gateway does not answer"),
        ({"database_url": "sqlite:////nowhere/at/all/tables.db"}, "The database cannot be opened"),
        ({"card_facts": Path("nowhere.toml")}, "CARD_FACTS names a file that cannot be read"),
        ({"player_cards": Path("nowhere.json")}, "PLAYER_CARDS names a file that cannot be read"),
    ],
)
async def test_it_says_in_words_what_is_wrong_and_ends_with_code_1(
    standin: Watched, tmp_path: Path, wrong: dict[str, object], says: str
) -> None:
    code, said = await examined(settings_of(standin, tmp_path, **wrong))
    assert code == 1
    assert says in said


def test_a_heartbeat_is_judged_by_its_age(tmp_path: Path) -> None:
    file = tmp_path / "beat"

    def found(now: float) -> Finding:
        return heartbeat(Settings(_env_file=None, heartbeat_file=file), now)  # type: ignore[call-arg]

    assert found(time.time()).good is False
    file.touch()
    assert found(time.time()).good is True
    assert found(time.time() + 1000).good is False


async def test_a_running_bot_touches_its_heartbeat_file(standin: Watched, process: Bot, tmp_path: Path) -> None:
    beat = tmp_path / "beat"
    process.settings = {**process.settings, "HEARTBEAT_FILE": str(beat)}
    await process.start()
    assert await standin.until(beat.exists, 10)
