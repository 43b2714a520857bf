"""Links to decks, as people paste them."""

import pytest

from bot.decks.links import Link, link
from bot.decks.read import BadDeck


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("https://ringsdb.com/decklist/view/123/some-deck-1.0", Link("decklist", 123)),
        ("http://ringsdb.com/decklist/view/123", Link("decklist", 123)),
        ("https://www.ringsdb.com/decklist/view/123/", Link("decklist", 123)),
        ("ringsdb.com/decklist/view/123?x=1#top", Link("decklist", 123)),
        (" <https://ringsdb.com/decklist/view/123/some-deck> ", Link("decklist", 123)),
        ("https://ringsdb.com/decklist/export/text/123", Link("decklist", 123)),
        ("https://ringsdb.com/api/public/decklist/123.json", Link("decklist", 123)),
        ("https://ringsdb.com/deck/view/456", Link("deck", 456)),
        ("https://ringsdb.com/deck/edit/456", Link("deck", 456)),
        ("https://ringsdb.com/deck/export/octgn/456", Link("deck", 456)),
        ("https://ringsdb.com/api/oauth2/deck/load/456", Link("deck", 456)),
        ("123", Link("decklist", 123)),
        ("decklist 123", Link("decklist", 123)),
        ("deck/456", Link("deck", 456)),
        ("Deck #456", Link("deck", 456)),
    ],
)
def test_a_link_names_a_deck(text: str, found: Link) -> None:
    assert link(text) == found


@pytest.mark.parametrize(
    "text",
    [
        "",
        "3x Sneak Attack",
        "1234567890",
        "https://example.org/decklist/view/123",
        "https://ringsdb.com.example.org/decklist/view/123",
        "https://example.org/?https://ringsdb.com/decklist/view/123",
        "https://ringsdb.com@example.org/decklist/view/123",
        "Look: https://ringsdb.com/decklist/view/123",
    ],
)
def test_anything_else_does_not(text: str) -> None:
    assert link(text) is None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "https://ringsdb.com/fellowship/view/12/two-decks",
            "A fellowship holds several decks; open one of them on RingsDB and give its link.",
        ),
        (
            "https://ringsdb.com/card/01001",
            "This page of RingsDB is no deck; a deck's link has /decklist/view/ or /deck/view/ and a number in it.",
        ),
        (
            "https://ringsdb.com/decklist/view/12345678901",
            "This page of RingsDB is no deck; a deck's link has /decklist/view/ or /deck/view/ and a number in it.",
        ),
    ],
)
def test_other_pages_of_ringsdb_are_told_apart(text: str, sentence: str) -> None:
    with pytest.raises(BadDeck) as refused:
        link(text)
    assert str(refused.value) == sentence
