"""Options of the card game as menu entries: what a move does, and a word before one that the rules punish."""

from itertools import combinations
from typing import Any, get_args

import pytest

from bot.faces import FACES
from bot.faces.card_game.labels import MADE, NOTE, TEXT
from bot.faces.face import Label
from rules.card_game.commands import (
    Command,
    Cycle,
    Decline,
    Fight,
    Forsake,
    Lose,
    Move,
    Pass,
    Pick,
    Play,
    UseAction,
    UseRing,
    Winnow,
)
from rules.card_game.sight import Sight
from rules.core.game import Question
from rules.core.repairs import Repair, SetOption
from tests.bot.faces.card_game_kit import BOOK, cards, holding, key, keys, place, table, totals

FACE = FACES["against-the-shadow"]


def label(sight: Sight, command: Any) -> Label:
    return FACE.label(sight, command)


def test_every_command_has_a_label() -> None:
    assert set(get_args(Command)) - {Repair, SetOption} == set(MADE), "a repair is never among the options"


def test_a_play_says_where_and_what_it_would_change() -> None:
    made = label(holding("Gandalf the Grey", "Sam Gamgee"), Play(card=key("Gandalf the Grey"), to=key("Lothlórien")))
    assert made.text == "Gandalf the Grey to path 5, Lothlórien"
    assert made.group == "Play a card"
    assert made.note == "Brings path 3; now 4 attack against 2"
    assert not made.warning


def test_a_play_to_reserve_shows_all_icons() -> None:
    made = label(holding("Gandalf the Grey", "Sam Gamgee"), Play(card=key("Gandalf the Grey"), to="reserve"))
    assert made.text == "Gandalf the Grey to the reserve"
    assert made.note == "Wizard character: path 3, attack 2, defense 2"


def test_an_item_names_its_wielder_and_an_event_its_kind() -> None:
    sight = holding("Sting", "Sam Gamgee")
    assert label(sight, Play(card=key("Sting"), to=key("Frodo Baggins"))).text == "Sting on Frodo Baggins"
    assert label(sight, Play(card=key("The Red Arrow"))).text == "The Red Arrow (event)"


@pytest.mark.rule("Playing a card")
def test_playing_the_last_card_in_hand_is_warned_of() -> None:
    last = Play(card=key("Sam Gamgee"), to="reserve")
    assert "forsaking" in label(holding("Sam Gamgee"), last).warning
    assert "forsaking" not in label(holding("Sam Gamgee", "Sting"), last).warning


@pytest.mark.rule("Forsake")
def test_cycling_the_last_card_in_hand_is_warned_of() -> None:
    last = Cycle(card=key("Sam Gamgee"))
    assert "forsaken instead" in label(holding("Sam Gamgee"), last).warning
    assert not label(holding("Sam Gamgee", "Sting"), last).warning


def test_passing_warns_of_a_path_that_the_shadow_would_win() -> None:
    warning = label(holding("Sam Gamgee"), Pass()).warning
    assert warning == (
        "If nobody acts any more, the Shadow would take path 5, Lothlórien (2 corruption) and Moria (1 point)."
    )


def test_passing_is_not_warned_of_when_nothing_would_be_lost() -> None:
    safe = place("Lothlórien", "free", totals(1, 1, 1, "free"))
    assert not label(holding("Sam Gamgee", path=safe, battlegrounds=()), Pass()).warning


def test_sending_the_card_elsewhere_that_could_hold_the_path_is_warned_of() -> None:
    sight = holding("Gandalf the Grey", "Sam Gamgee")
    assert "Gandalf the Grey could hold it" in label(sight, Move(card=key("Gandalf the Grey"), to=key("Moria"))).warning
    assert not label(sight, Move(card=key("Gandalf the Grey"), to=key("Lothlórien"))).warning
    assert not label(sight, Move(card=key("Théoden"), to=key("Moria"))).warning


@pytest.mark.rule("Action step")
def test_the_question_says_why_passing_is_not_allowed() -> None:
    pair = Winnow(cards=keys("Boromir", "Arwen"))
    asked = Question(7, "frodo", "Take an action or pass.", (pair,))
    assert FACE.question(table(), asked) == (
        "Take an action. Passing is not allowed with 4 cards in hand: the limit is 2."
    )
    free = Question(7, "frodo", "Take an action or pass.", (pair, Pass()))
    assert FACE.question(table(), free) == "Take an action or pass."


def test_an_option_of_a_text_is_told_in_its_words() -> None:
    assert label(table(), Pick(what="2", text="draw 2 cards")).text == "Draw 2 cards"


def test_the_top_card_is_forsaken_unseen() -> None:
    made = label(holding("Sam Gamgee"), Forsake(card="top"))
    assert (made.text, made.note) == ("The top card of the draw deck", "Nobody has seen it")


def test_a_random_card_of_a_bot_is_called_so() -> None:
    for command in (Play(card="?"), Cycle(card="?"), Forsake(card="?"), Pick(what="?")):
        assert label(table(), command).text == "A random card from hand"


def test_a_combat_to_resolve_shows_its_totals() -> None:
    made = label(table(), Fight(site=key("Moria")))
    assert (made.text, made.note) == ("Moria", "Now 0 attack against 3: the Shadow would win 1 point")


def test_copies_of_one_card_are_told_apart() -> None:
    twins = next(c for c in BOOK.cards.values() if c.side == "free" and len(c.copies) > 1)
    sight = holding(twins.name, twins.name)
    texts = [label(sight, Cycle(card=k)).text for k in keys(twins.name, twins.name)]
    assert texts == [f"{twins.name} (copy 1)", f"{twins.name} (copy 2)"]


def test_one_copy_alone_needs_no_number() -> None:
    twins = next(c for c in BOOK.cards.values() if c.side == "free" and len(c.copies) > 1)
    assert label(holding(twins.name), Cycle(card=key(twins.name))).text == twins.name


def test_everybody_reads_open_options_without_a_seat() -> None:
    for command in (Pass(), UseRing(), Decline(), Fight(site=key("Moria")), Pick(what=key("Cave-troll"))):
        made = label(table(), command)
        assert made.text
        assert not made.warning or isinstance(command, UseRing)


def test_no_label_is_longer_than_discord_takes_for_any_card_anywhere() -> None:
    hand = [k for k, c in BOOK.cards.items() if c.side == "free"]
    sight = holding(
        *(BOOK.cards[k].name for k in hand[:20]),
        path=place("Emyn Muil", "free", totals(19, 2, 12, "shadow", 5), cards("Frodo Baggins")),
    )
    spots = ("", "reserve", key("Emyn Muil"), key("Moria"), key("Frodo Baggins"))
    commands: list[Any] = [way(card=k, to=to) for k in hand for to in spots[1:] for way in (Play, Move)]
    commands += [way(card=k) for k in hand for way in (Cycle, Forsake, Lose, UseAction, Play)]
    commands += [Winnow(cards=pair) for pair in combinations(hand, 2)]
    for command in commands:
        made = label(sight, command)
        assert 0 < len(made.text) <= TEXT, made
        assert len(made.note) <= NOTE, made
        assert made.group, made


@pytest.mark.rule("Winnow")
def test_winnowing_says_which_card_its_own_text_saves() -> None:
    sight = holding("Frodo Baggins", "Boromir", "Arwen")
    assert label(sight, Winnow(cards=keys("Boromir", "Arwen"))).note == "Both are out of the game"
    assert label(sight, Winnow(cards=keys("Frodo Baggins", "Arwen"))).note == "Frodo Baggins is cycled instead"


@pytest.mark.rule("Use a Ring token")
@pytest.mark.parametrize(
    ("scenario", "seat", "options", "note", "point"),
    [
        ("trilogy", "frodo", {}, "Draw 2; once in a game", True),
        ("two-player-duel", "witch_king", {}, "Draw 3, eliminate 1, cycle 1; once in a round", False),
        ("three-player-duel", "gandalf", {}, "Draw 3, eliminate 1, cycle 1; once in a round", False),
        ("three-player-duel", "saruman", {}, "Draw 2; once in a game", False),
        ("three-player-duel", "saruman", {"ring_points": "shadow"}, "Draw 2; once in a game", True),
    ],
)
def test_the_ring_token_says_what_it_does_for_this_seat(
    scenario: str, seat: str, options: dict[str, str], note: str, point: bool
) -> None:
    made = label(table(scenario=scenario, seat=seat, options=options), UseRing())
    assert (made.note, "worth 1 point" in made.warning) == (note, point)
