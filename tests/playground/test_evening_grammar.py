"""The language of evenings, line by line, and what it says to a line it does not know."""

from pathlib import Path

import pytest

from bot.playground.evening_grammar import Unreadable, read
from bot.playground.evening_script import (
    Channel,
    Dms,
    Fill,
    Moderator,
    Never,
    Pick,
    Players,
    Press,
    Random,
    Repeat,
    Restart,
    Saying,
    See,
    Slash,
    Wait,
)

HERE = Path()


def says(line: str) -> Saying:
    return read(f"players alice bob mia\n{line}", HERE).lines[-1].says


def refused(line: str) -> str:
    with pytest.raises(Unreadable) as e:
        says(line)
    return str(e.value)


def test_comments_and_empty_lines_say_nothing():
    script = read("# a comment\n\n   # another\nplayers alice\n", HERE)
    assert [(line.number, line.says) for line in script.lines] == [(4, Players(("alice",)))]


def test_a_comment_may_follow_an_action_but_not_begin_inside_quotes():
    assert says("alice: [Join]   # sits down") == Press("alice", "Join")
    assert says('alice: /report what:"card # 3"') == Slash("alice", "report", {"what": "card # 3"})
    assert says("alice: /card name:#3") == Slash("alice", "card", {"name": "#3"})


def test_the_room_is_set():
    assert says("moderator mia") == Moderator("mia")
    assert says("channel table-1") == Channel("table-1")
    assert says("close-dms bob") == Dms("bob", open=False)
    assert says("open-dms bob") == Dms("bob", open=True)


def test_a_slash_command_has_a_path_and_options():
    assert says("alice: /game new game:against-the-shadow scenario:two-player-duel seed:7") == Slash(
        "alice", "game new", {"game": "against-the-shadow", "scenario": "two-player-duel", "seed": "7"}
    )
    assert says("alice: /hand") == Slash("alice", "hand", {})


def test_values_with_spaces_are_quoted():
    assert says(r'alice: /game new scenario:"Escape from Mount Gram" note:"say \"hi\""') == Slash(
        "alice", "game new", {"scenario": "Escape from Mount Gram", "note": 'say "hi"'}
    )
    assert "values with spaces are quoted" in refused("alice: /game new scenario:Escape from")


def test_a_file_stays_a_path_until_it_is_sent():
    assert says("alice: /game import file:@games/one.json").options == {"file": "@games/one.json"}


def test_a_button_is_named_by_its_label():
    assert says("alice: [Join]") == Press("alice", "Join")
    assert says("alice: [Play [twice]]") == Press("alice", "Play [twice]")


def test_a_menu_is_named_by_its_label_and_the_option_by_its_start():
    assert says('alice: [Choose a card] > "Frodo"') == Pick("alice", "Choose a card", ("Frodo",))
    assert says("alice: [Choose a card] > Frodo") == Pick("alice", "Choose a card", ("Frodo",))
    assert says('alice: [Choose] > "Fro]do", "Sam"') == Pick("alice", "Choose", ("Fro]do", "Sam"))


def test_a_form_is_filled_field_by_field():
    assert says("alice: {amount=3, note=hello}") == Fill("alice", {"amount": "3", "note": "hello"})
    assert says('alice: {note="a, b", "Card name"=Sam, rest=}') == Fill(
        "alice", {"note": "a, b", "Card name": "Sam", "rest": ""}
    )
    assert says("alice: {}") == Fill("alice", {})


def test_a_question_mark_asks_for_completions():
    assert says("alice: ?/act what:Fro") == Slash("alice", "act", {"what": "Fro"}, ask=True)
    assert says("alice: ?/act what:") == Slash("alice", "act", {"what": ""}, ask=True)
    assert "completes an option" in refused("alice: ?/act")


def test_expectations_hold_a_text_or_a_regular_expression():
    see = says('see channel "Saruman moves"')
    assert isinstance(see, See)
    assert see.who is None
    assert see.words.found("Now Saruman moves.")
    assert not see.words.found("saruman moves")
    never = says("never bob /Saruman.s (Staff|Voice)/")
    assert isinstance(never, Never)
    assert never.who == "bob"
    assert never.words.found("x\nSaruman's Voice")
    assert says('see alice "Your hand"').who == "alice"


def test_chance_needs_a_seed():
    assert says("random alice 50 seed 3") == Random(("alice",), 50, "3")
    assert says("random alice,bob 1 seed x") == Random(("alice", "bob"), 1, "x")
    assert "seed" in refused("random alice 50")
    assert "random <players>" in refused("random alice many seed 3")


@pytest.mark.parametrize(
    ("action", "act"),
    [
        ("random alice,bob 1 seed 3", Random(("alice", "bob"), 1, "3")),
        ("alice: [Pass: now]", Press("alice", "Pass: now")),
        ("restart", Restart()),
        ("wait 20m", Wait(1200)),
    ],
)
def test_any_action_can_be_repeated(action: str, act: Saying):
    repeat = says(f'repeat 900 until "The game: over": {action}')
    assert isinstance(repeat, Repeat)
    assert (repeat.most, repeat.until.text, repeat.act) == (900, "The game: over", act)


@pytest.mark.parametrize("action", ['see channel "x"', "channel other", "players dora", 'repeat 2 until "x": restart'])
def test_only_an_action_can_be_repeated(action: str):
    assert "no action" in refused(f'repeat 9 until "x": {action}')


def test_the_clock_is_moved_by_durations():
    assert says("wait 20m") == Wait(1200)
    assert says("wait 1h30m") == Wait(5400)
    assert "duration" in refused("wait long")


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("alice jumps", "no line starts with 'alice'"),
        ("Restart", "no line starts with 'Restart'"),
        ("restart now", "stands alone"),
        ("dora: [Join]", "'dora' is not among the players: alice, bob, mia"),
        ("moderator dora", "not among the players"),
        ('see dora "x"', "not among the players"),
        ('never channel "x"', "not among the players"),
        ("random dora 1 seed 1", "not among the players"),
        ("players alice", "named twice"),
        ("players see", "cannot be a player's name"),
        ("players", "name the people"),
        ("channel", "one word"),
        ("channel two words", "one word"),
        ("see channel Saruman", "in quotes or between slashes"),
        ('see channel "a" b', "nothing may follow"),
        ("see channel /(/", "no regular expression"),
        ("alice: hello", "a player does one of"),
        ("alice: {x}", "no `field=value`"),
        ("alice: {x=1", "a player does one of"),
        ("alice: [Join", "a player does one of"),
        ('alice: [Choose] > "Frodo', "options are quoted"),
        ("alice: /", "a command has a name"),
        ("alice: /act what:", "has no value"),
        ("alice: /act what:a what:b", "given twice"),
        ('repeat 3 until "x" restart', "a colon comes after"),
        ("repeat until x: restart", "repeat <number> until"),
    ],
)
def test_an_unknown_line_is_refused_with_its_number_and_a_hint(line: str, hint: str):
    said = refused(line)
    assert said.startswith(f"line 2: {line}")
    assert hint in said


def test_every_bad_line_is_named_at_once():
    with pytest.raises(Unreadable) as e:
        read("players alice\nbogus\nalice: [Join]\nwait\n", HERE)
    assert "line 2: bogus" in str(e.value)
    assert "line 4: wait" in str(e.value)
