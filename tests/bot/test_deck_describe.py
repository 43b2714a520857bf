"""A player describes a card that nobody knows: the form, and what is accepted in it."""

import pytest

from bot.decks.describe import describe, fields
from bot.decks.read import BadDeck, Unknown
from rules.angmar.decks import TYPES, PlayerCard, captured, is_code

BLADE = Unknown(name="Example Blade", octgnid="00-1", pack="Later Box", copies=3, hint="attachment")
RANGER = Unknown(code="99010", hint="hero")


@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("unknown", [BLADE, Unknown(code="99001")])
def test_a_form_has_at_most_five_fields(kind: str, unknown: Unknown) -> None:
    asked = fields(unknown, kind)
    assert len({field.key for field in asked}) == len(asked) <= 5


@pytest.mark.parametrize("kind", TYPES)
def test_the_examples_are_accepted(kind: str) -> None:
    unknown = Unknown(code="99001")
    answers = {field.key: field.example for field in fields(unknown, kind)}
    assert describe(unknown, {"type": kind, **answers}).type == kind


def test_an_attachment() -> None:
    card = describe(BLADE, {"sphere": "Tactics", "traits": "item, weapon", "numbers": "1", "unique": "no"})
    assert card == PlayerCard(
        code="own-attachment-example-blade-later-box",
        octgnid="00-1",
        name="Example Blade",
        type="attachment",
        sphere="tactics",
        traits=("Item", "Weapon"),
        cost="1",
        pack_name="Later Box",
    )
    assert captured(card)


def test_a_hero() -> None:
    given = {"name": "Example Ranger", "sphere": "lore", "traits": "Dunedain. Ranger.", "numbers": "10 2/2/2/4"}
    assert describe(RANGER, given) == PlayerCard(
        code="99010",
        name="Example Ranger",
        type="hero",
        sphere="lore",
        traits=("Dúnedain", "Ranger"),
        unique=True,
        threat=10,
        willpower=2,
        attack=2,
        defense=2,
        health=4,
        deck_limit=1,
    )


@pytest.mark.parametrize(
    ("kind", "numbers", "cost", "stats", "quest"),
    [
        ("ally", "2, 1, 1, 0, 2", "2", (1, 1, 0, 2), None),
        ("ally", "X 1 1 0 2", "X", (1, 1, 0, 2), None),
        ("event", "x", "X", (0, 0, 0, 0), None),
        ("event", "–", "-", (0, 0, 0, 0), None),
        ("player-side-quest", "1 6", "1", (0, 0, 0, 0), 6),
        ("player side quest", "0/4", "0", (0, 0, 0, 0), 4),
        ("contract", "", "", (0, 0, 0, 0), None),
    ],
)
def test_numbers_as_on_the_card(kind: str, numbers: str, cost: str, stats: tuple[int, ...], quest: int | None) -> None:
    card = describe(Unknown(name="Example"), {"type": kind, "sphere": "neutral", "numbers": numbers})
    assert (card.cost, card.quest) == (cost, quest)
    assert (card.willpower, card.attack, card.defense, card.health) == stats


GOOD = {"sphere": "tactics", "traits": "Item", "numbers": "1", "unique": "no"}
SPHERES = "leadership, lore, spirit, tactics, neutral, baggins or fellowship"
KINDS = "hero, ally, attachment, event, player-side-quest, contract, player-objective, treasure"


@pytest.mark.parametrize(
    ("unknown", "answers", "sentence"),
    [
        (BLADE, {"type": "weapon"}, f"“weapon” is no type of card: give {KINDS}."),
        (Unknown(name="Example"), {}, f"Nothing is no type of card: give {KINDS}."),
        (BLADE, {"sphere": "blue"}, f"“blue” is no sphere: give {SPHERES}."),
        (BLADE, {"sphere": ""}, f"Nothing is no sphere: give {SPHERES}."),
        (BLADE, {"numbers": "two"}, "“TWO” cannot be its cost."),
        (BLADE, {"numbers": "-1"}, "“-1” cannot be its cost."),
        (BLADE, {"numbers": "100"}, "“100” cannot be its cost."),
        (BLADE, {"numbers": ""}, "For this card give cost as on the card, for example 1."),
        (BLADE, {"numbers": "1 2"}, "For this card give cost as on the card, for example 1."),
        (
            BLADE,
            {"type": "ally", "numbers": "2"},
            "For this card give cost, willpower, attack, defense, hit points as on the card, for example 2 1 1 0 2.",
        ),
        (BLADE, {"type": "ally", "numbers": "2 1 1 0 X"}, "“X” cannot be its hit points."),
        (BLADE, {"type": "hero", "numbers": "X 1 1 0 2"}, "“X” cannot be its threat."),
        (BLADE, {"unique": "perhaps"}, "“perhaps” is neither yes nor no: is the card unique?"),
        (BLADE, {"traits": "Item. 7"}, "“7” is no trait: traits are words, such as Item. Weapon."),
        (BLADE, {"traits": "<b>Item</b>"}, "“<b>Item</b>” is no trait: traits are words, such as Item. Weapon."),
        (BLADE, {"traits": ".".join("abcdefghijk")}, "There are more than ten traits; no card has so many."),
        (Unknown(code="99001", hint="attachment"), {}, "The title is missing."),
    ],
)
def test_what_does_not_fit_is_told(unknown: Unknown, answers: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadDeck) as refused:
        describe(unknown, {**GOOD, **answers})
    assert str(refused.value) == f"{sentence} Nothing was changed."


def test_everything_that_is_wrong_is_told_at_once() -> None:
    with pytest.raises(BadDeck) as refused:
        describe(BLADE, {"sphere": "blue", "numbers": "many", "unique": "?"})
    assert str(refused.value).count("“") == 3


def test_a_long_title_makes_no_long_code_and_no_code_twice() -> None:
    given = {"type": "ally", "sphere": "lore", "numbers": "2 1 1 0 2"}
    titles = [f"{'word ' * 15}{n}" for n in range(20)]
    codes = {describe(Unknown(name=title, pack="box " * 15), given).code for title in titles}
    assert len(codes) == 20
    assert all(is_code(code) for code in codes)
