"""Player cards and what makes a deck legal (RULES 1.1, DECK_FORMATS 7)."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from rules.angmar.decks import (
    BOONS,
    CARDS,
    CASUAL,
    SPHERES,
    STARTERS,
    TYPES,
    Deck,
    PlayerCard,
    captured,
    captured_size,
    problems,
    unplayable,
    warnings,
)

FACTS = Path(__file__).resolve().parents[4] / "shared/facts/angmar/player_cards.json"


def card_of(facts: dict[str, object]) -> PlayerCard:
    """The facts file's own words for one card, with nought for what it does not have."""
    return PlayerCard(
        **{name: facts[name] for name in ("code", "octgnid", "name", "deck_limit", "pack_code", "pack_name")},
        **{name: facts[name] for name in ("cost", "threat", "quest", "victory") if name in facts},
        **{name: facts[name] for name in ("willpower", "attack", "defense", "health") if name in facts},
        type=facts["type_code"],
        sphere=facts["sphere_code"],
        traits=tuple(facts["traits"]),
        unique=facts["is_unique"],
    )


@pytest.mark.skipif(not FACTS.exists(), reason="the facts that the tables were made from are not beside the project")
def test_the_tables_say_what_the_facts_say() -> None:
    facts = {entry["code"]: card_of(entry) for entry in json.loads(FACTS.read_text(encoding="utf-8"))["cards"]}
    assert dict(CARDS) == facts


@pytest.mark.skipif(not FACTS.exists(), reason="the facts that the titles were taken from are not beside the project")
def test_the_boons_are_those_of_the_campaign() -> None:
    cards = json.loads(FACTS.with_name("campaign.json").read_text(encoding="utf-8"))["cards"]
    assert tuple(card["name"] for card in cards if card["kind"] == "boon") == BOONS


@pytest.mark.rule("DECK_FORMATS 7")
def test_the_cards_are_counted() -> None:
    assert Counter(card.type for card in CARDS.values()) == {
        "hero": 96,
        "ally": 214,
        "attachment": 171,
        "event": 207,
        "player-side-quest": 10,
        "treasure": 9,
    }
    assert len({card.octgnid for card in CARDS.values()}) == 707
    assert {card.type for card in CARDS.values()} <= set(TYPES)
    assert {card.sphere for card in CARDS.values()} == set(SPHERES)


def test_a_card_has_what_is_printed_on_it() -> None:
    assert CARDS["01001"] == PlayerCard(
        code="01001",
        octgnid="51223bd0-ffd1-11df-a976-0801200c9001",
        name="Aragorn",
        type="hero",
        sphere="leadership",
        traits=("Dúnedain", "Noble", "Ranger"),
        unique=True,
        threat=12,
        willpower=2,
        attack=3,
        defense=2,
        health=5,
        deck_limit=1,
        pack_code="Core",
        pack_name="Core Set",
    )


def test_cards_and_decks_go_through_json() -> None:
    deck = replace(STARTERS[0], side={"01050": 1}, extra={"99001": replace(CARDS["01013"], code="99001")})
    adapter = TypeAdapter(Deck)
    assert adapter.validate_json(adapter.dump_json(deck)) == deck


@pytest.mark.parametrize("starter", STARTERS, ids=lambda deck: deck.name)
def test_a_starter_deck_is_legal_for_casual_play(starter: Deck) -> None:
    assert problems(starter, minimum=CASUAL) == ()
    assert sum(starter.cards.values()) == 30
    assert {CARDS[code].pack_code for code in (*starter.heroes, *starter.cards)} == {"Core"}
    assert len({CARDS[code].sphere for code in starter.heroes}) == 1
    assert [warning for n in range(1, 10) for warning in warnings(starter, n)] == []


def test_four_starter_decks_come_out_of_one_core_set() -> None:
    heroes = [CARDS[code].name for starter in STARTERS for code in starter.heroes]
    assert len(heroes) == len(set(heroes)) == 12
    assert sum((Counter(starter.cards) for starter in STARTERS), Counter())["01073"] == 4  # all Gandalfs of a box


@pytest.mark.rule("DECK_FORMATS 7")
def test_starting_threats() -> None:
    assert [sum(CARDS[code].threat for code in starter.heroes) for starter in STARTERS] == [29, 29, 24, 30]


LEADERS = {"01001": 1, "01002": 1, "01003": 1}
THIRTY = {f"{1013 + i:05}": 3 for i in range(10)}


def deck(heroes: dict[str, int] = LEADERS, cards: dict[str, int] = THIRTY) -> Deck:
    return Deck(name="A deck", heroes=heroes, cards=cards)


@pytest.mark.rule("RULES 1.1")
@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (deck(heroes={}), "The deck has no hero; it needs one to three."),
        (deck(heroes={**LEADERS, "01004": 1}), "The deck has 4 heroes; at most three may be chosen."),
        (deck(heroes={"01001": 2}), "2 heroes are called Aragorn; heroes need different titles."),
        (deck(heroes={"01001": 1, "09001": 1}), "2 heroes are called Aragorn; heroes need different titles."),
        (deck(heroes={"01014": 1}), "Faramir stands among the heroes and is none."),
        (deck(cards={**THIRTY, "01004": 1}), "The hero Gimli is shuffled into the deck; heroes begin in play."),
        (deck(cards={**THIRTY, "99001": 1}), "Nobody has described the card 99001."),
        (deck(cards={**THIRTY, "01028": 0}), "Veteran Axehand is in the deck 0 times; it must be once or more."),
        (deck(cards={**THIRTY, "01028": -1}), "Veteran Axehand is in the deck -1 times; it must be once or more."),
    ],
)
def test_nobody_can_play_with_it(wrong: Deck, sentence: str) -> None:
    assert unplayable(wrong) == (sentence,)
    assert problems(wrong, minimum=1)[0] == sentence


@pytest.mark.rule("RULES 1.1")
@pytest.mark.parametrize(
    ("wrong", "minimum", "sentence"),
    [
        (deck(), 50, "The deck has 30 cards; it needs at least 50."),
        (deck(cards={"01013": 3}), CASUAL, "The deck has 3 cards; it needs at least 30."),
        (deck(cards={**THIRTY, "01013": 4}), CASUAL, "The deck has 4 copies of Guard of the Citadel; it may hold 3."),
        (deck(cards={**THIRTY, "01073": 2, "131010": 2}), CASUAL, "The deck has 4 copies of Gandalf; it may hold 3."),
        (deck(cards={**THIRTY, "132015": 2}), CASUAL, "The deck has 2 copies of Black Arrow; it may hold 1."),
    ],
)
def test_it_is_illegal_and_can_be_played_for_fun(wrong: Deck, minimum: int, sentence: str) -> None:
    assert problems(wrong, minimum=minimum) == (sentence,)
    assert unplayable(wrong) == ()


def test_boons_do_not_make_a_deck_large_enough() -> None:
    twenty_nine = {**THIRTY, "01013": 2, "131020": 3}
    assert problems(deck(cards=twenty_nine), minimum=30) == ("The deck has 29 cards; it needs at least 30.",)


@pytest.mark.parametrize(
    "code",
    ["campaign-169", "iarion-tlr", "quest-1-1", "dead", "p2:01016", "a b", "x/1", "x#1", "@everyone", "", "x" * 999],
)
def test_no_described_card_takes_the_code_of_another_kind_of_card(code: str) -> None:
    forged = PlayerCard(code=code, name="Example Friend", type="ally", cost="0", attack=9, health=9)
    known = Deck(name="A deck", heroes=LEADERS, cards={**THIRTY, code: 3}, extra={code: forged})
    assert unplayable(known) == ("Example Friend has a code that no player card has.",)


def test_every_reason_is_named() -> None:
    assert len(problems(deck(heroes={}, cards={"99001": 1, "01013": 5}))) == 4


def test_a_described_card_is_known_to_its_deck_alone() -> None:
    blade = PlayerCard(code="99001", name="Example Blade", type="attachment", cost="1", traits=("Item", "Weapon"))
    known = Deck(name="A deck", heroes=LEADERS, cards={**THIRTY, "99001": 1}, extra={"99001": blade})
    assert problems(known, minimum=CASUAL) == ()
    assert known.card("99001") == blade
    assert known.card("01001").name == "Aragorn"
    with pytest.raises(KeyError):
        deck().card("99001")


@pytest.mark.rule("EDGE_CASES C-09")
@pytest.mark.parametrize("scenario", range(1, 10))
def test_the_hero_amarthiul_meets_himself(scenario: int) -> None:
    told = " ".join(warnings(deck(heroes={"10115": 1, "01002": 1}), scenario))
    assert ("Amarthiúl" in told) == (scenario in {4, 6, 7})
    assert warnings(deck(), scenario) == ()


@pytest.mark.rule("RULES 11.7")
@pytest.mark.parametrize("scenario", range(1, 10))
def test_in_a_campaign_amarthiul_comes_late(scenario: int) -> None:
    told = " ".join(warnings(deck(heroes={"10115": 1, "01002": 1}), scenario, campaign=True))
    assert ("only from the eighth scenario" in told) == (scenario < 8)


@pytest.mark.rule("DECK_FORMATS 6")
@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("Snowbourn Scout", True),
        ("Blade of Gondolin", True),
        ("Forest Snare", True),
        ("Steed of Imladris", True),
        ("Ancient Mathom", False),
        ("Book of Eldacar", False),
        ("Dúnedain Mark", False),
        ("Ranger Bow", False),
        ("Good Meal", False),
        ("Sneak Attack", False),
        ("Sting", False),
    ],
)
def test_what_mount_gram_takes(name: str, taken: bool) -> None:
    assert captured(next(card for card in CARDS.values() if card.name == name)) == taken


@pytest.mark.rule("DECK_FORMATS 7")
@pytest.mark.parametrize(("first", "size"), [(1013, 26), (1028, 26), (1043, 11), (1058, 20)])
def test_captured_decks_of_one_sphere(first: int, size: int) -> None:
    three_each = {f"{first + i:05}": 3 for i in range(15)}
    assert captured_size(deck(cards=three_each)) == size


@pytest.mark.rule("DECK_FORMATS 6")
def test_a_deck_may_be_too_small_for_mount_gram() -> None:
    events = deck(cards={"01020": 3, "01013": 3})
    told = "Mount Gram captures 10 cards of each deck at its start; this deck has only 5 for it."
    assert warnings(events, 5) == (told,)
    assert warnings(events, 4) == ()
    spirit = deck(cards={f"{1043 + i:05}": 3 for i in range(15)})
    assert warnings(spirit, 5) == ()
    assert "15 cards" in warnings(spirit, 5, campaign=True)[0]
