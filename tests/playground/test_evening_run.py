"""An evening with a real client and a small bot: what people can do, what is expected, and how it fails."""

import json
import sys
from argparse import Namespace
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.playground.evening import evening

RACE = (sys.executable, "-m", "tests.playground.race")
OPENED = "players alice bob mia\nchannel table-1\nalice: /game new\nalice: [Join]\nbob: [Join]\n"


@dataclass
class Played:
    code: int
    out: str
    err: str

    @property
    def rows(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.out.splitlines()]


Play = Callable[..., Awaitable[Played]]


@pytest.fixture
def play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Play:
    """Plays a script with the small bot."""

    async def run(script: str, **more: Any) -> Played:
        file = tmp_path / "one.evening"
        file.write_text(script)
        args = Namespace(**{"file": str(file), "json": False, "db": None, "keep": False, "limits": False, **more})
        code = await evening(args, command=RACE)
        return Played(code, *capsys.readouterr())

    return run


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What will not come is not waited for so long."""
    for module in ("client", "run", "chance"):
        monkeypatch.setattr(f"bot.playground.evening_{module}.PATIENCE", 0.3)


async def test_people_use_commands_buttons_menus_forms_and_files(play: Play, tmp_path: Path):
    (tmp_path / "story.txt").write_text("Once upon a time")
    done = await play(
        """
        players alice bob mia
        channel table-1
        alice: /game new name:"A long race" rounds:3 loud:true guest:@bob
        see channel "Opened A long race, 3 rounds, loud: True, guest: bob."
        alice: [Join]
        see channel "The score is 0. **alice** is asked."
        see channel "The score is 0. alice is asked."
        see channel "@Alice sits down"
        bob: [Join]
        alice: [Take steps] > "Take 2"
        see channel /score is 2\\. \\*\\*bob/
        bob: [Take 3]
        see channel "Bob takes 3."
        mia: [Bot turn]
        alice: /note
        see alice "How many"
        alice: {How many=17, card=Sam}
        see channel "Alice noted 17 of sam"
        alice: /read file:@story.txt
        see channel "Once upon a time"
        see channel "Bytes: 16"
        """
    )
    assert (done.code, done.err) == (0, "")
    assert "table-1, everybody · message" in done.out


async def test_completions_are_private_and_a_name_picked_from_them_sends_its_value(play: Play):
    done = await play(
        OPENED
        + """
        alice: ?/act what:3
        see alice "Take 3"
        alice: ?/act what:
        see alice "Take 1"
        bob: ?/act what:
        never bob "0-0/3"
        alice: ?/act what:Take
        alice: /act what:"Take 3"
        see channel "Alice takes 3."
        """
    )
    assert done.code == 0, done.out


async def test_the_state_outlives_a_kill(play: Play):
    done = await play(
        OPENED
        + """
        alice: [Take 3]
        restart
        bob: [Take 3]
        see channel "The score is 6."
        """
    )
    assert done.code == 0, done.out


async def test_closed_direct_messages_are_refused_and_the_clock_can_be_moved(play: Play):
    done = await play(
        """
        players alice bob
        close-dms bob
        bob: /letter
        see bob "Your letters are closed (50007)."
        open-dms bob
        wait 20m
        bob: /letter
        see bob "A letter to bob"
        never alice "A letter to bob"
        """
    )
    assert done.code == 0, done.out


async def test_a_moderator_is_offered_more(play: Play):
    done = await play("players alice mia\nmoderator mia\nmia: /reset\nsee channel /reset/\nalice: /reset\n")
    assert done.code == 1
    assert "line 5: alice: /reset\n    /reset: alice does not see /reset" in done.out


async def test_json_holds_one_object_for_each_thing_and_reader(play: Play):
    done = await play(
        OPENED + "alice: /picture\nalice: [Your move]\nalice: ?/act what:2\nalice: /note\nbob: /letter\n", json=True
    )
    assert done.code == 0
    for row in done.rows:
        assert list(row) == ["line", "to", "via", "text", "buttons", "selects", "files"]
    by = {(row["line"], row["via"]): row for row in done.rows}
    assert by[3, "message"]["to"] == "channel"
    assert by[4, "edit"]["buttons"] == ["Take 3", "Join", "Your move", "Show my hand"]
    assert by[4, "edit"]["selects"] == [{"label": "Take steps", "options": ["Take 1", "Take 2"]}]
    (picture,) = by[6, "message"]["files"]
    assert (picture["name"], picture["alt"]) == ("board.png", "Three mountains")
    assert picture["bytes"] > 100
    assert (by[7, "ephemeral"]["to"], by[7, "ephemeral"]["text"]) == ("alice", "What will you do?")
    assert (by[8, "autocomplete"]["to"], by[8, "autocomplete"]["text"]) == ("alice", "Take 2")
    assert (by[9, "modal"]["to"], by[9, "modal"]["text"]) == ("alice", "A note\nHow many\nCard")
    assert (by[10, "dm"]["to"], by[10, "dm"]["text"]) == ("bob", "A letter to bob")


async def test_chance_plays_to_the_end_and_the_same_seed_plays_the_same(play: Play):
    script = OPENED + 'repeat 900 until "The game is over": random alice,bob 1 seed 3\nsee channel "The game is over"\n'
    first, second = await play(script, json=True), await play(script, json=True)
    assert first.code == second.code == 0, first.err + second.err
    news = [[r["text"] for r in done.rows if r["via"] == "message"] for done in (first, second)]
    assert news[0] == news[1]
    assert any("The bot takes 1." in text for text in news[0])


async def test_chance_ends_with_the_game(play: Play):
    done = await play(OPENED + "random alice,bob 50 seed 1\n")
    assert done.code == 0, done.out
    assert "of 50 acts: there is nothing left to do" in done.out


async def test_chance_does_not_move_for_somebody_else(play: Play, impatient: None):
    done = await play(OPENED + "random alice 1 seed 1\nrandom alice 1 seed 1\n")
    assert done.code == 1
    assert "nothing is left to do for alice, but the game is not over" in done.out


async def test_a_text_that_nobody_saw_fails_with_what_was_seen_instead(play: Play, impatient: None):
    done = await play(
        'players alice bob\nalice: /hand\nsee channel "hello"\nsee bob "secret"\nsee alice "secret-alice"\n'
    )
    assert done.code == 1
    assert "line 3: see channel" in done.out
    assert 'expected that everybody sees "hello"; seen since the last action:\n    nothing' in done.out
    assert 'expected that bob alone sees "secret"' in done.out
    assert 'line 5: see alice "secret-alice"\n    expected' not in done.out


async def test_only_what_came_since_the_last_action_counts(play: Play, impatient: None):
    done = await play('players alice\nalice: /hand\nalice: /picture\nsee alice "secret"\n')
    assert done.code == 1
    assert "line 4" in done.out


@pytest.mark.parametrize(
    ("script", "who"),
    [
        ('never bob "secret-alice"\nalice: /hand\nbob: /hand\n', None),
        ('never alice "secret"\nbob: /picture\nalice: /hand\n', "alice"),
        ('bob: /picture\nnever alice "mountains"\n', "alice"),
        ('alice: /note\nnever alice "How many"\n', "alice"),
    ],
)
async def test_what_was_never_to_be_seen_is_judged_over_the_whole_evening(play: Play, script: str, who: str | None):
    done = await play(f"players alice bob\n{script}")
    assert done.code == (1 if who else 0), done.out
    if who:
        assert f"expected that {who} never sees" in done.out


async def test_a_malformed_request_fails_the_evening_even_if_the_bot_hides_it(play: Play):
    done = await play('players alice\nalice: /mistake\nsee channel "all is well"\n')
    assert done.code == 1
    assert "line 2: alice: /mistake" in done.out
    assert "the bot sent a malformed request" in done.out


async def test_what_cannot_be_done_ends_the_evening_with_the_reason(play: Play, impatient: None):
    done = await play(f"{OPENED}alice: [Fly]\nalice: /picture\n")
    assert done.code == 1
    assert "line 6: alice: [Fly]" in done.out
    assert "alice sees no button [Fly] to press, only [Take 3], [Join], [Your move], [Show my hand]" in done.out
    assert "Three mountains" not in done.out


async def test_an_unreadable_script_is_not_begun(play: Play):
    done = await play("players alice\nalice jumps\n")
    assert (done.code, done.out) == (2, "")
    assert "line 2: alice jumps" in done.err


async def test_a_bot_that_does_not_start_fails_the_evening_with_its_last_words(tmp_path: Path, capsys: Any):
    file = tmp_path / "one.evening"
    file.write_text("players alice\n")
    args = Namespace(file=str(file), json=False, db=None, keep=False, limits=False)
    assert await evening(args, command=(sys.executable, "-c", "print('no beer today'); raise SystemExit(3)")) == 1
    assert "The bot ended. Its last words:\n    no beer today" in capsys.readouterr().out
