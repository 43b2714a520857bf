"""What is no deck is refused with one sentence that says why, and that nothing was changed."""

import json

import pytest

from bot.decks.read import BadDeck, finish
from bot.decks.reading import read_deck
from rules.angmar.decks import CARDS

GAME = "a21af4e8-be4b-4cda-a6b6-534f9717391f"
BOMB = """<?xml version="1.0"?>
<!DOCTYPE deck [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
<deck game="{GAME}"><section name="Hero"><card qty="1" id="1">&b;</card></section></deck>"""
THEFT = '<!DOCTYPE deck SYSTEM "file:///etc/passwd"><deck/>'
OUTSIDE = '<!DOCTYPE deck [<!ENTITY x SYSTEM "http://127.0.0.1:9/x">]><deck>&x;</deck>'
UNREAD = "There is no card in it that I can read; lines are like 3x Gandalf (Core Set)."
BROKEN_OFF = "The XML breaks off or is damaged; export the deck again."
NO_ENTITIES = "The file declares a document type or entities, which no deck needs."
NOT_SHOWN = (
    "RingsDB does not show this deck: it is gone, or its owner does not share decks. "
    "Export it there as text or .o8d and give me that."
)
LEADERS = {"01001": 1, "01002": 1, "01003": 1}


def deck(**parts: object) -> str:
    return json.dumps({"name": "A deck", "heroes": LEADERS, "slots": {**LEADERS, "01013": 3}, "sideslots": [], **parts})


def octgn(inside: str, game: str = GAME) -> str:
    return f'<deck game="{game}">{inside}</deck>'


def card(qty: str = "1", id_: str = "51223bd0-ffd1-11df-a976-0801200c9001", title: str = "Aragorn") -> str:
    return octgn(f'<section name="Hero"><card qty="{qty}" id="{id_}">{title}</card></section>')


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        # The file itself
        (b"", "The file is empty. Export the deck again."),
        (b" \r\n\t \n", "The file is empty. Export the deck again."),
        (b"\xef\xbb\xbf", "The file is empty. Export the deck again."),
        ("1x Beravor\n" * 30_000, "It is larger than 256 KiB, which no deck is."),
        (b"x" * 262_145, "It is larger than 256 KiB, which no deck is."),
        ("Glóin".encode("latin-1"), "The file is not text in UTF-8; save it as UTF-8, or paste the list."),
        ("1x Beravor".encode("utf-16"), "The file is not text in UTF-8; save it as UTF-8, or paste the list."),
        (b"\x89PNG\r\n\x1a\n\0\0", "The file is not text in UTF-8; save it as UTF-8, or paste the list."),
        (b"PK\x03\x04\0\0\0\0", "The file is not text. Export the deck as text or .o8d."),
        (
            "<!DOCTYPE html><html><body>Deck</body></html>",
            "This is a web page. Export the deck there as text or .o8d, or give its link.",
        ),
        ("<HTML><p>", "This is a web page. Export the deck there as text or .o8d, or give its link."),
        (
            "https://ringsdb.com/decklist/view/123/some-deck-1.0",
            "This is a link and this bot does not ask RingsDB; export the deck as text or .o8d.",
        ),
        ("Once upon a time there was no deck.", UNREAD),
        # JSON
        ('{"name": "A deck", "heroes": {"01001": 1', "The JSON breaks off or is damaged at line 1; copy it again."),
        ("[1, 2, 3]", "The JSON is a list; give one deck, as RingsDB shows it."),
        ("[]", "The JSON is a list; give one deck, as RingsDB shows it."),
        ("[" * 100_000, "The JSON is nested deeper than any deck."),
        ('{"slots": {"01013": ' + "9" * 5000 + "}}", "The JSON breaks off or is damaged; copy it again."),
        ('{"cards": []}', "The JSON is no deck of RingsDB: it has neither slots nor heroes."),
        ('{"success": false, "error": "Deck not found."}', NOT_SHOWN),
        (deck(slots=[1, 2]), "In the JSON the cards are not listed by code."),
        (deck(heroes="Aragorn"), "In the JSON the heroes are not listed by code."),
        (deck(slots={"a b": 3}), "In the JSON a b is no code of a card."),
        (deck(slots={"p2:01013": 3}), "In the JSON p2:01013 is no code of a card."),
        (deck(slots={"": 3}), "In the JSON there is a card without a code."),
        (deck(slots={"campaign-169": 3}), "In the JSON campaign-169 is no code of a card."),
        (deck(heroes={"dead": 1}), "In the JSON dead is no code of a card."),
        (deck(slots={"01013": "three"}), "In the JSON the copies of 01013 are not a number."),
        (deck(slots={"01013": 1.5}), "In the JSON the copies of 01013 are not a number."),
        (deck(slots={"01013": True}), "In the JSON the copies of 01013 are not a number."),
        (deck(slots={"01013": -3}), "The deck has -3 copies of card 01013; it must be 1 or more."),
        (deck(slots={"01013": 0}), "The deck has 0 copies of card 01013; it must be 1 or more."),
        (deck(slots={"01013": 999}), "The deck has 999 copies of card 01013; nobody plays more than 20."),
        (
            deck(slots={f"{code:05}": 20 for code in range(1013, 1030)}),
            "It has more than 300 cards, more than any deck.",
        ),
        (deck(heroes=[], slots=[]), UNREAD),
        (
            deck(heroes=[], slots=[], sideslots={"01013": 1}),
            "All its cards are in the sideboard, which is not played.",
        ),
        (deck(slots={"99001": 3}), "card 99001 is not known here; describe it, or take it out of the list."),
        (deck(heroes={}, slots={"01013": 3}), "The deck has no hero; it needs one to three."),
        (
            deck(heroes={**LEADERS, "01004": 1}),
            "The deck has 4 heroes; at most three may be chosen.",
        ),
        (
            deck(heroes={"01001": 1, "09001": 1}, slots={"01013": 3}),
            "2 heroes are called Aragorn; heroes need different titles.",
        ),
        (deck(heroes={"01001": 2}, slots={"01013": 3}), "2 heroes are called Aragorn; heroes need different titles."),
        # Lists
        ("1x Beravor\n-3x Sneak Attack", "The deck has -3 copies of Sneak Attack; it must be 1 or more."),
        ("1x Beravor\n0x Sneak Attack", "The deck has 0 copies of Sneak Attack; it must be 1 or more."),
        ("1x Beravor\nSneak Attack x999", "The deck has 999 copies of Sneak Attack; nobody plays more than 20."),
        (
            "1x Beravor\n" + "9" * 100 + "x Sneak Attack",
            "The deck has 999999999 copies of Sneak Attack; nobody plays more than 20.",
        ),
        ("Sideboard\n3x Sneak Attack", "All its cards are in the sideboard, which is not played."),
        ("1x Beravor\n" * 1001, "It has more than 1000 lines, more than any deck."),
        ("a" + " " * 200_000 + "b", UNREAD),
        ("a (" * 80_000, UNREAD),
        ("3x Sneak Attack", "The deck has no hero; it needs one to three."),
        ("1x Beravor\n2x Exmaple", "Exmaple is not known here; describe it, or take it out of the list."),
        # OCTGN
        (BOMB, NO_ENTITIES),
        (THEFT, NO_ENTITIES),
        (OUTSIDE, NO_ENTITIES),
        (octgn("<section")[:40], BROKEN_OFF),
        (octgn('<section name="Hero"><card qty="1" id="1">&unheard;</card></section>'), BROKEN_OFF),
        ("<a>" * 50_000, BROKEN_OFF),
        ("<cockatrice_deck/>", "The XML is no OCTGN deck: it begins with cockatrice_deck, not deck."),
        ('<?xml version="1.0"?><html/>', "The XML is no OCTGN deck: it begins with html, not deck."),
        (octgn("", "00000000-0000-0000-0000-000000000000"), "The OCTGN deck is one of another game."),
        ("<deck/>", "The OCTGN deck is one of another game."),
        (octgn(""), UNREAD),
        (
            octgn('<section name="Ally">' * 3000 + '<card id="1"/>' * 3000 + "</section>" * 3000),
            UNREAD,
        ),
        (card(qty="many"), "In the OCTGN deck the copies of Aragorn are not a number."),
        (card(qty="-1"), "The deck has -1 copies of Aragorn; it must be 1 or more."),
        (card(qty="999"), "The deck has 999 copies of Aragorn; nobody plays more than 20."),
        (card(id_="", title=""), "The OCTGN deck has a card with neither id nor title."),
        (
            octgn('<section name="Sideboard"><card qty="1" id="1">Sting</card></section>'),
            "All its cards are in the sideboard, which is not played.",
        ),
    ],
    ids=lambda value: value[:40] if isinstance(value, str) and value.endswith(".") else "",
)
def test_it_is_refused_with_one_sentence(given: bytes | str, sentence: str) -> None:
    with pytest.raises(BadDeck) as refused:
        finish(read_deck(given))
    assert str(refused.value) == f"{sentence} Nothing was changed."


def test_a_stranger_cannot_fill_the_answer() -> None:
    with pytest.raises(BadDeck) as refused:
        read_deck(f"<{'a' * 100_000}/>")
    assert len(str(refused.value)) < 200


def test_what_is_wrong_is_told_all_at_once() -> None:
    with pytest.raises(BadDeck) as refused:
        finish(read_deck("1x Aragorn\n2x Exmaple\n1x Galadriel (Core Set)"))
    assert str(refused.value).count("?") == 2
    assert "Exmaple" in str(refused.value)


def test_a_long_list_of_riddles_has_a_short_answer() -> None:
    with pytest.raises(BadDeck) as refused:
        finish(read_deck("\n".join(f"1x Riddle {number:x}" for number in range(100, 300))))
    assert str(refused.value).endswith("And 193 more. Nothing was changed.")
    assert len(str(refused.value)) < 1000


def test_a_long_list_of_reprints_has_a_short_note() -> None:
    cards = sorted({card.name for card in CARDS.values() if card.type == "event"})
    read = read_deck("\n".join(f"1x {name} (Later Box)" for name in cards))
    assert len(read.notes[0]) < 1000
    assert read.notes[0].endswith(f"and {len(cards) - 10} more.")
