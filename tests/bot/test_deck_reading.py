"""Decks that people bring, in every form that RingsDB, OCTGN and they themselves write (DECK_FORMATS)."""

import json
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from bot.decks.read import BadDeck, Choice, Read, Unknown, add, choose, finish, label
from bot.decks.reading import read_deck
from rules.angmar.decks import CARDS, STARTERS, Deck, PlayerCard, problems

SAMPLES = Path(__file__).resolve().parents[1] / "decks"
GAME = "a21af4e8-be4b-4cda-a6b6-534f9717391f"
HEROES = "1x Aragorn (Core Set)\n1x Théodred\n1x Glóin (Core Set)\n"
"""Three lines that name heroes without doubt."""


def names(counts: dict[str, int]) -> dict[str, int]:
    return {CARDS[code].name: number for code, number in counts.items()}


def octgn(*cards: str, section: str = "Ally") -> str:
    return (
        f'<deck game="{GAME}"><section name="Hero"><card qty="1" id="{CARDS["01001"].octgnid}">Aragorn</card></section>'
        f'<section name="{section}">{"".join(cards)}</section></deck>'
    )


@pytest.mark.parametrize("file", sorted(SAMPLES.glob("ringsdb-*")), ids=lambda file: file.name)
def test_one_deck_in_three_forms_is_one_deck(file: Path) -> None:
    read = read_deck(file.read_bytes(), "Watchers of the North" + file.suffix)
    assert (read.choices, read.unknown, read.notes) == ((), (), ())
    deck = finish(read)
    assert deck.name == "Watchers of the North"
    assert sorted(names(deck.heroes)) == ["Aragorn", "Beravor", "Halbarad"]
    assert "09001" in deck.heroes
    assert sum(deck.cards.values()) == 52
    assert names(deck.side) == {"Grim Resolve": 1, "Self Preservation": 2}
    assert deck.extra == {}
    assert problems(deck) == ()
    others = [finish(read_deck(other.read_bytes(), "Watchers of the North")) for other in SAMPLES.glob("ringsdb-*")]
    assert all(other == deck for other in others)


@pytest.mark.rule("DECK_FORMATS 1.3")
@pytest.mark.parametrize("empty", [[], {}, None])
def test_an_empty_map_may_be_a_list(empty: object) -> None:
    deck = {"name": "A deck", "heroes": {"01001": 1}, "slots": {"01001": 1, "01013": 3}, "sideslots": empty}
    assert finish(read_deck(json.dumps(deck))) == Deck(name="A deck", heroes={"01001": 1}, cards={"01013": 3})


@pytest.mark.rule("DECK_FORMATS 1.3")
@pytest.mark.parametrize("heroes", [[], {"01001": 1}])
def test_heroes_are_told_by_the_map_or_by_their_type(heroes: object) -> None:
    read = read_deck(json.dumps({"heroes": heroes, "slots": {"01001": 1, "01013": 3}}))
    assert (read.deck.heroes, read.deck.cards) == ({"01001": 1}, {"01013": 3})


@pytest.mark.rule("DECK_FORMATS 3")
@pytest.mark.parametrize(
    ("line", "number", "title"),
    [
        ("3x Sneak Attack (Core Set)", 3, "Sneak Attack"),
        ("3x Sneak Attack (Core)", 3, "Sneak Attack"),
        ("3x Sneak Attack", 3, "Sneak Attack"),
        ("3 x Sneak Attack", 3, "Sneak Attack"),
        ("3X SNEAK ATTACK", 3, "Sneak Attack"),
        ("3× Sneak Attack", 3, "Sneak Attack"),
        ("x3 Sneak Attack", 3, "Sneak Attack"),
        ("3 Sneak Attack", 3, "Sneak Attack"),
        ("Sneak Attack x3", 3, "Sneak Attack"),
        ("Sneak Attack 3x", 3, "Sneak Attack"),
        ("Sneak Attack (Core Set) x3", 3, "Sneak Attack"),
        ("Sneak Attack x3 (Core Set)", 3, "Sneak Attack"),
        ("- 3x Sneak Attack", 3, "Sneak Attack"),
        ("•  2x  Sneak   Attack ", 2, "Sneak Attack"),
        ("Sneak Attack", 1, "Sneak Attack"),
        ("2x Don’t Be Hasty!", 2, "Don't Be Hasty!"),
        ("2x Peace, and Thought", 2, "Peace, and Thought"),
        ("2x To the Sea, to the Sea! (The Grey Havens)", 2, "To the Sea, to the Sea!"),
        ("2x Khazad! Khazad!", 2, "Khazâd! Khazâd!"),
        ("2x Celebrian's Stone", 2, "Celebrían's Stone"),
    ],
)
def test_a_line_of_a_list(line: str, number: int, title: str) -> None:
    assert names(finish(read_deck(f"{HEROES}\nThe rest\n{line}\n")).cards) == {title: number}


def test_two_lines_of_one_card_are_added_up() -> None:
    deck = finish(read_deck(f"{HEROES}2x Sneak Attack\n1x Sneak Attack (Core Set)"))
    assert names(deck.cards) == {"Sneak Attack": 3}


def test_a_list_has_its_name_above_it() -> None:
    assert read_deck(f"My best deck\n\n{HEROES}").deck.name == "My best deck"
    assert read_deck(f"Aragorn\n\n{HEROES}").deck.name == "Aragorn"
    assert read_deck(f"Heroes (3)\n{HEROES}", "from-a-file.txt").deck.name == "from-a-file"
    assert read_deck(HEROES).deck.name == "A deck"


def test_a_list_of_titles_alone_is_a_list() -> None:
    deck = finish(read_deck("Beravor\nTom Cotton\nSneak Attack"))
    assert sorted(names(deck.heroes)) == ["Beravor", "Tom Cotton"]
    assert names(deck.cards) == {"Sneak Attack": 1}


def test_what_is_no_card_is_told() -> None:
    read = read_deck(f"My deck\n\nHeroes\n{HEROES}\nBuilt in a rainy night\n2x Sneak Attack")
    assert read.notes == ("Not read as cards: Built in a rainy night.",)


def test_the_sideboard_is_kept_apart() -> None:
    deck = finish(read_deck(f"{HEROES}2x Sneak Attack\n\nSideboard\n1x Sneak Attack\n1x Gimli (Core Set)"))
    assert (names(deck.cards), names(deck.side)) == ({"Sneak Attack": 2}, {"Sneak Attack": 1, "Gimli": 1})


# --- which card is it? ----------------------------------------------------------------------------------------------


def test_a_title_of_several_heroes_is_asked_about() -> None:
    read = read_deck("1x Aragorn\n1x Théodred\n3x Sneak Attack")
    (choice,) = read.choices
    assert choice.text == "Which card is Aragorn?"
    assert {card.pack_code for card in choice.cards} == {"Core", "WitW", "TLR", "ToS", "FotW", "MoF"}
    assert "Aragorn (Core Set): leadership hero, threat 12, 2/3/2/5" in map(label, choice.cards)
    with pytest.raises(BadDeck, match=r"^Which card is Aragorn\? Choose one of 6\. Nothing was changed\.$"):
        finish(read)
    assert finish(choose(read, choice, "09001")).heroes == {"01002": 1, "09001": 1}


@pytest.mark.parametrize(
    ("heading", "types"),
    [("Allies (1)", {"ally"}), ("Heroes (1)", {"hero"}), ("", {"ally", "hero"})],
)
def test_the_heading_tells_the_type(heading: str, types: set[str]) -> None:
    read = read_deck(f"A deck\n\n1x Beravor\n\n{heading}\n\n1x Faramir")
    asked = [card for choice in read.choices for card in choice.cards]
    clear = [CARDS[code] for code in (*read.deck.heroes, *read.deck.cards) if CARDS[code].name == "Faramir"]
    assert {card.type for card in [*asked, *clear]} == types


def test_the_pack_tells_the_version() -> None:
    assert list(read_deck("1x Aragorn (The Lost Realm)").deck.heroes) == ["09001"]
    assert list(read_deck("1x Aragorn (TLR)").deck.heroes) == ["09001"]


def test_a_hero_of_a_pack_that_is_not_known_is_asked_about() -> None:
    """It may be a reprint, or another hero of that title."""
    read = read_deck("1x Beravor (A Later Box)\n1x Théodred\n3x Sneak Attack")
    (choice,) = read.choices
    assert choice.text == "Which card is Beravor (A Later Box)?"
    assert [card.code for card in choice.cards] == ["01012"]
    other = choose(read, choice, None)
    assert other.unknown == (Unknown(name="Beravor", pack="A Later Box"),)
    with pytest.raises(BadDeck, match="Beravor is not known here; describe it"):
        finish(other)


def test_other_cards_of_a_later_pack_are_taken_and_told() -> None:
    read = read_deck(f"{HEROES}3x Sneak Attack (Revised Core Set)")
    assert names(read.deck.cards) == {"Sneak Attack": 3}
    assert read.notes == ("Taken as the card of the same title that I know: Sneak Attack (Core Set).",)


def test_an_octgn_id_that_is_not_known_is_looked_up_by_title() -> None:
    read = read_deck(octgn('<card qty="2" id="new">Snowbourn Scout</card>', '<card qty="1" id="other">Faramir</card>'))
    assert names(read.deck.cards) == {"Snowbourn Scout": 2}
    assert [choice.unknown.name for choice in read.choices] == ["Faramir"]
    assert {card.type for card in read.choices[0].cards} == {"ally"}


def test_a_question_is_answered_once_and_with_what_is_offered() -> None:
    read = read_deck("1x Aragorn\n")
    choice = read.choices[0]
    with pytest.raises(BadDeck, match=r"^01013 is none of the cards to choose from; nothing was changed\.$"):
        choose(read, choice, "01013")
    with pytest.raises(BadDeck, match=r"^That question was answered already; nothing was changed\.$"):
        choose(choose(read, choice, "01001"), choice, "01001")


# --- cards that nobody described ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "unknown"),
    [
        (
            json.dumps({"heroes": {"01001": 1}, "slots": {"01001": 1, "99001": 2}}),
            Unknown(code="99001", copies=2),
        ),
        (json.dumps({"heroes": {"99010": 1}, "slots": {"99010": 1}}), Unknown(code="99010", hint="hero")),
        ("1x Beravor\n2x Example Blade", Unknown(name="Example Blade", copies=2)),
        (
            "1x Beravor\nAttachments (1)\n2x Example Blade (Later Box)\n1x Example Blade (Later Box)",
            Unknown(name="Example Blade", pack="Later Box", copies=3, hint="attachment"),
        ),
        ("1x Beravor\nSideboard\n2x Example Blade", Unknown(name="Example Blade", copies=2, side=True)),
        (
            octgn('<card qty="2" id="00-1">Example Guide</card>'),
            Unknown(name="Example Guide", octgnid="00-1", copies=2, hint="ally"),
        ),
        (
            octgn('<card qty="1" id="00-2">Example Errand</card>', section="Side Quest"),
            Unknown(name="Example Errand", octgnid="00-2", hint="player-side-quest"),
        ),
        (
            "1x Beravor\nContract (1)\n1x Example Bond",
            Unknown(name="Example Bond", hint="contract", side=True),
        ),
    ],
)
def test_what_nobody_described_is_listed(given: str, unknown: Unknown) -> None:
    assert read_deck(given).unknown == (unknown,)


def test_a_described_card_completes_the_deck() -> None:
    read = read_deck("1x Beravor\n2x Example Blade")
    blade = PlayerCard(code="own-attachment-example-blade", name="Example Blade", type="attachment", cost="1")
    done = add(read, read.unknown[0], blade)
    deck = finish(done)
    assert (deck.cards, deck.extra) == ({blade.code: 2}, {blade.code: blade})
    with pytest.raises(BadDeck, match=r"^Example Blade was described already; nothing was changed\.$"):
        add(done, read.unknown[0], blade)


def test_a_hero_who_is_described_stands_among_the_heroes() -> None:
    read = read_deck("1x Example Ranger\n3x Sneak Attack")
    ranger = PlayerCard(code="own-hero-example-ranger", name="Example Ranger", type="hero", threat=9)
    assert finish(add(read, read.unknown[0], ranger)).heroes == {ranger.code: 1}


def test_the_sideboard_need_not_be_described() -> None:
    read = read_deck("1x Beravor\n3x Sneak Attack\nSideboard\n2x Example Blade")
    assert read.needed == ()
    assert finish(read).side == {}


def test_boons_are_left_out() -> None:
    read = read_deck(octgn('<card qty="1" id="00-9">Berelind</card>'))
    assert (read.unknown, read.deck.cards) == ((), {})
    assert read.notes == ("Left out, since it comes into the game through the campaign: Berelind.",)


def test_treasures_lie_in_the_sideboard() -> None:
    read = read_deck("1x Beravor\n1x Orcrist")
    assert names(read.deck.side) == {"Orcrist": 1}
    assert read.notes == ("Kept in the sideboard, since it is not shuffled into a deck: Orcrist.",)


@pytest.mark.rule("DECK_FORMATS 4")
def test_ringsdb_puts_treasures_among_the_attachments_of_an_octgn_deck() -> None:
    read = read_deck(octgn('<card qty="1" id="reprint">Glamdring</card>', section="Attachment"))
    assert (names(read.deck.side), read.unknown, read.choices) == ({"Glamdring": 1}, (), ())


def test_encounter_cards_of_an_octgn_deck_are_left_out() -> None:
    read = read_deck(octgn('<card qty="1" id="0">Some Foe</card>', section="Encounter"))
    assert (read.unknown, read.notes) == ((), ("Left out, since the table brings its own: Encounter.",))


def test_what_was_read_can_be_kept_as_json() -> None:
    read = read_deck("1x Aragorn\n1x Théodred\n2x Example Blade\nSideboard\n1x Sting")
    adapter = TypeAdapter(Read)
    assert adapter.validate_json(adapter.dump_json(read)) == read
    assert isinstance(read.choices[0], Choice)


@pytest.mark.parametrize("starter", STARTERS, ids=lambda deck: deck.name)
def test_a_starter_deck_comes_back_as_it_went_out(starter: Deck) -> None:
    rows = [
        f"{n}x {CARDS[c].name} ({CARDS[c].pack_name})" for c, n in (*starter.heroes.items(), *starter.cards.items())
    ]
    text = "\n".join([starter.name, "", *rows])
    read = read_deck(text)
    asked = [choice.unknown.name for choice in read.choices]
    assert asked in ([], ["Gandalf"])
    assert read.deck.heroes == starter.heroes
