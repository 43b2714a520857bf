"""Menus that are too long, walks that are too long, and other limits of a message."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.cogs.forms import matched
from bot.errors import Refused
from bot.faces.face import Label
from bot.ui import ids, layout, news, offers, walk, words
from bot.ui.offers import Choice
from bot.ui.post import Post
from rules.core.game import Box, Param
from rules.core.game import Choice as Value


@dataclass
class Table:
    code: str = "ABC123"


def choice(number: int, group: str = "Play a card", warning: str = "") -> Choice:
    return Choice("oak", "0-5-0", f"{number:010x}", Label(f"Card {number}", group, warning=warning), True)


def rows(*offered: Choice) -> list[layout.Row]:
    return offers.rows(Table(), offered)  # type: ignore[arg-type]  # only the code is read


def test_options_of_one_group_share_a_menu_and_the_others_are_buttons() -> None:
    menu, buttons = rows(choice(1), choice(2, ""), choice(3))
    assert [o.label for o in menu.children[0].options] == ["Card 1", "Card 3"]
    assert [b.label for b in buttons.children] == ["Card 2"]


def test_a_menu_of_more_than_25_is_split_and_each_part_says_which_it_holds() -> None:
    found = rows(*(choice(n) for n in range(60)))
    assert [len(r.children[0].options) for r in found] == [25, 25, 10]
    assert [r.children[0].placeholder for r in found] == [
        "Play a card",
        "Play a card (26 to 50)",
        "Play a card (51 to 60)",
    ]
    assert len({r.children[0].custom_id for r in found}) == 3


def test_a_warned_option_asks_first() -> None:
    menu, buttons = rows(choice(1, warning="It hurts."), choice(2, "", "It hurts."))
    assert menu.children[0].options[0].value.startswith(ids.MARK)
    assert buttons.children[0].custom_id.startswith("w:")


def test_custom_ids_stay_within_a_hundred_characters() -> None:
    step, digest = "123456789012345678901234567890", "0123456789"
    for made in (
        ids.option("A" * 16, step, digest),
        ids.options("A" * 16, step, 99),
        ids.control("A" * 16, "vote", 10**15, "yes"),
    ):
        assert len(made) <= 100


def walked(number: int, boxes: int, fact: str = "a fact") -> walk.Walked:
    trace = tuple(Box("Chart", str(n), f"Box {n} of {number}?", True, fact, f"Section {n}") for n in range(boxes))
    return walk.Walked(number, "The Troll", trace, (f"It did {number}.",))


def test_a_short_walk_is_told_box_by_box() -> None:
    text = walk.public([walked(1, 3)], 1000)
    assert text.count("◇") == 3
    assert text.startswith("**The Troll**\n◇ Box 0 of 1? **Yes**\n-# a fact\n")
    assert text.endswith("➜ It did 1.")


def test_a_long_run_is_folded_from_its_beginning_and_keeps_what_happened() -> None:
    many = [walked(n, 8, "a long fact " * 5) for n in range(12)]
    text = walk.public(many, 3000)
    assert len(text) <= 3000
    assert all(f"It did {n}." in text for n in range(12))
    assert "Box 7 of 11?" in text
    assert "Box 0 of 0?" not in text
    assert "6 boxes before this one" in text


def test_the_full_walk_names_the_section_of_each_box() -> None:
    assert "-# a fact · Section 2" in walk.full(walked(4, 3), 3000)


@pytest.mark.parametrize("limit", [1, 10, 50, 1000])
def test_what_is_cut_fits_and_says_so(limit: int) -> None:
    text = "one two three\nfour five six " * 10
    cut = words.clip(text, limit)
    assert len(cut) <= limit
    assert cut == text or cut.endswith("…")


def test_names_are_listed_as_people_say_them() -> None:
    assert [words.listed(x) for x in ((), ("a",), ("a", "b"), ("a", "b", "c"))] == ["", "a", "a and b", "a, b and c"]


def test_news_are_joined_while_they_fit_but_an_ending_stands_alone() -> None:
    post = Post("One.", mail=[1])
    assert post.join(Post("Two.", mail=[2]))
    assert (post.words, post.mail) == ("One.\nTwo.", [1, 2])
    assert not post.join(Post("The game is over."))
    assert not post.join(Post("x" * 4000))
    assert not post.join(Post("For you.", call=5))
    assert not Post("The game is over.").join(Post("More."))


CARDS = Param("card", "Card", (Value("f1", "Frodo"), Value("f2", "Frodo Baggins"), Value("s1", "Sam")))


@pytest.mark.parametrize(("typed", "value"), [("Frodo", "f1"), ("f2", "f2"), ("bagg", "f2"), (" SAM ", "s1")])
def test_a_parameter_is_matched_to_what_was_meant(typed: str, value: str) -> None:
    assert matched(CARDS, typed) == value


@pytest.mark.parametrize("typed", ["", "fro", "Gollum"])
def test_a_parameter_that_is_none_or_several_is_refused_with_examples(typed: str) -> None:
    with pytest.raises(Refused, match=r"Frodo.*(Nothing was done|Sam)"):
        matched(CARDS, typed)


def test_what_is_said_again_at_once_is_counted() -> None:
    said = ["A draws a card.", "A draws a card.", "B rests.", "A draws a card.", "Halt!", "Halt!"]
    assert news.folded(said) == ("A draws a card, 2 times.", "B rests.", "A draws a card.", "Halt! (2 times)")


def test_a_text_that_is_cut_keeps_no_mark_before_its_dots() -> None:
    assert words.clip("One two three. Four five", 18) == "One two three…"
