"""The operator's file of player cards: what it may look like, and how each mistake is named."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.decks.cardfile import BadCards, found, operators_cards
from bot.decks.catalogue import PRINTED, Found, Printing
from bot.decks.decks import Decks
from bot.decks.read import finish
from bot.settings import Settings, read
from rules.angmar.decks import CARDS, PlayerCard

BLADE: dict[str, Any] = {
    "code": "99001",
    "name": "Example Blade",
    "type_code": "attachment",
    "type_name": "Attachment",
    "sphere_code": "tactics",
    "sphere_name": "Tactics",
    "pack_code": "XYZ",
    "pack_name": "Example Pack",
    "position": 1,
    "quantity": 3,
    "traits": "Item. Weapon.",
    "text": "Words of no importance.",
    "is_unique": False,
    "cost": "1",
    "deck_limit": 3,
    "has_errata": False,
    "octgnid": "00000000-0000-0000-0000-000000000001",
    "url": "https://ringsdb.com/card/99001",
    "packs": [
        {"pack_code": "XYZ", "pack_name": "Example Pack", "octgnid": "00000000-0000-0000-0000-000000000001"},
        {"pack_code": "REV", "pack_name": "Second Edition", "octgnid": "00000000-0000-0000-0000-00000000000a"},
    ],
}
CARD = PlayerCard(
    code="99001",
    octgnid="00000000-0000-0000-0000-000000000001",
    name="Example Blade",
    type="attachment",
    sphere="tactics",
    traits=("Item", "Weapon"),
    cost="1",
    pack_code="XYZ",
    pack_name="Example Pack",
)
TOML = """
[[cards]]
code = "99001"
name = "Example Blade"
type_code = "attachment"
sphere_code = "tactics"
traits = ["Item", "Weapon"]
cost = 1
octgnid = "00000000-0000-0000-0000-000000000001"
pack_code = "XYZ"
pack_name = "Example Pack"
"""


def file(tmp_path: Path, text: str, name: str = "cards.json") -> Path:
    path = tmp_path / name
    path.write_text(text, "utf-8")
    return path


@pytest.mark.rule("DECK_FORMATS 1.1")
def test_a_card_of_ringsdb() -> None:
    assert found(BLADE).card == CARD
    assert found(BLADE).printings[1] == Printing(
        octgnid="00000000-0000-0000-0000-00000000000a", pack_code="REV", pack_name="Second Edition"
    )


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (json.dumps([BLADE]), "cards.json"),
        (json.dumps({"_about": "Mine", "cards": [BLADE]}), "cards.json"),
        (TOML, "cards.toml"),
    ],
)
def test_a_file_of_one_card(text: str, name: str, tmp_path: Path) -> None:
    assert [one.card for one in operators_cards(file(tmp_path, text, name))] == [CARD]


def test_what_is_left_out_has_the_usual_value(tmp_path: Path) -> None:
    text = '[{"code": "99010", "name": "Example Ranger", "type_code": "hero", "threat": 9, "health": null}]'
    (ranger,) = operators_cards(file(tmp_path, text))
    assert ranger.card == PlayerCard(
        code="99010", name="Example Ranger", type="hero", unique=True, threat=9, deck_limit=1
    )


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"code": None}, "Example Blade: code: nothing is no code such as 01001."),
        ({"code": 99001}, "99001 Example Blade: code: 99001 is no code such as 01001."),
        ({"code": "a b"}, 'a b Example Blade: code: "a b" is no code such as 01001.'),
        ({"name": ""}, '99001: name: "" is no title.'),
        ({"name": None}, "99001: name: nothing is no title."),
        (
            {"type_code": "weapon"},
            (
                '99001 Example Blade: type_code: "weapon" is none of hero, ally, attachment, event, player-side-quest, '
                "contract, player-objective, treasure."
            ),
        ),
        (
            {"sphere_code": "blue"},
            (
                '99001 Example Blade: sphere_code: "blue" is none of leadership, lore, spirit, tactics, neutral, '
                "baggins, fellowship."
            ),
        ),
        ({"traits": 7}, '99001 Example Blade: traits: 7 is neither "Item. Weapon." nor a list of words.'),
        (
            {"traits": ["Item", 7]},
            '99001 Example Blade: traits: ["Item", 7] is neither "Item. Weapon." nor a list of words.',
        ),
        ({"traits": "Item. " * 50}, "99001 Example Blade: traits: there are more than on any card."),
        ({"is_unique": "yes"}, '99001 Example Blade: is_unique: "yes" is neither true nor false.'),
        ({"cost": "many"}, '99001 Example Blade: cost: "many" is neither a number nor X nor -.'),
        ({"cost": 1.5}, "99001 Example Blade: cost: 1.5 is neither a number nor X nor -."),
        ({"cost": True}, "99001 Example Blade: cost: true is neither a number nor X nor -."),
        ({"attack": -1}, "99001 Example Blade: attack: -1 is no number from 0 to 99."),
        ({"attack": "2"}, '99001 Example Blade: attack: "2" is no number from 0 to 99.'),
        ({"deck_limit": 0}, "99001 Example Blade: deck_limit: 0 is no number from 1 to 99."),
        ({"octgnid": 5}, "99001 Example Blade: octgnid: 5 is no text of at most 80 characters."),
        ({"packs": "XYZ"}, '99001 Example Blade: packs: "XYZ" is no list of printings.'),
        ({"willpowr": 2}, "99001 Example Blade: willpowr: there is no such field; willpower is meant."),
    ],
)
def test_a_mistake_is_named_with_card_and_field(changes: dict[str, Any], sentence: str, tmp_path: Path) -> None:
    path = file(tmp_path, json.dumps([{**BLADE, **changes}]))
    with pytest.raises(BadCards) as wrong:
        operators_cards(path)
    assert str(wrong.value) == f"PLAYER_CARDS: {path} cannot be used.\n{sentence}"


@pytest.mark.parametrize(
    ("text", "name", "sentence"),
    [
        ("[", "cards.json", "is not JSON: "),
        ("[" * 100_000, "cards.json", "is not JSON: "),
        ("= 3", "cards.toml", "is not TOML: "),
        ('"cards"', "cards.json", "holds no list of cards (in TOML: [[cards]] before each)."),
        ('{"cards": {}}', "cards.json", "holds no list of cards (in TOML: [[cards]] before each)."),
        ("[7]", "cards.json", "cannot be used.\nCard 1 of the file: card: 7 is no card."),
        (json.dumps([BLADE, BLADE]), "cards.json", "99001 Example Blade: code: there are two cards of this code."),
        (json.dumps([{}] * 30), "cards.json", "And 70 more."),
    ],
)
def test_a_file_that_is_none(text: str, name: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(BadCards, match=re.escape(sentence)):
        operators_cards(file(tmp_path, text, name))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match=r"^PLAYER_CARDS names a file that cannot be read \("):
        operators_cards(tmp_path / "nowhere.json")


# --- the catalogue ---------------------------------------------------------------------------------------------------


def test_a_card_is_found_by_each_of_its_printings() -> None:
    catalogue = PRINTED.with_cards([found(BLADE)], over=True)
    assert catalogue.by_octgnid("00000000-0000-0000-0000-00000000000A") == CARD
    assert catalogue.named("example  blade") == (CARD,)
    assert catalogue.is_of(CARD, "Second Edition")
    assert catalogue.is_of(CARD, "rev")
    assert not catalogue.is_of(CARD, "Core")
    assert len(catalogue.cards) == len(CARDS) + 1


def test_no_id_is_no_id() -> None:
    catalogue = PRINTED.with_cards([Found(PlayerCard(code="99010", name="Example Ranger", type="hero"))], over=True)
    assert catalogue.by_octgnid("") is None


def test_a_known_card_learns_of_its_reprints() -> None:
    again = Found(CARDS["01023"], (Printing(octgnid="00-r", pack_code="REV", pack_name="Second Edition"),))
    catalogue = PRINTED.with_cards([again], over=False)
    assert catalogue.is_of(CARDS["01023"], "Second Edition")
    assert catalogue.by_octgnid("00-R") == CARDS["01023"]


def test_the_operator_wins_over_what_is_compiled_and_ringsdb_does_not() -> None:
    stronger = Found(PlayerCard(code="01013", name="Guard of the Citadel", type="ally", attack=9))
    assert PRINTED.with_cards([stronger], over=True).cards["01013"].attack == 9
    assert PRINTED.with_cards([stronger], over=False).cards["01013"] == CARDS["01013"]


async def test_the_decks_of_this_server_know_the_operators_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("RINGSDB_URL", raising=False)
    decks = Decks.of(read(player_cards=file(tmp_path, TOML, "cards.toml")))
    deck = finish(await decks.read("1x Beravor\n2x Example Blade"))
    assert (deck.cards, deck.extra) == ({"99001": 2}, {"99001": CARD})
    await decks.close()


async def test_a_corrected_card_travels_with_the_deck() -> None:
    """The table knows the compiled cards only; whatever differs lies in the deck."""
    stronger = replace(CARDS["01013"], attack=9)
    decks = Decks(own=(Found(stronger), Found(CARDS["01023"])))
    deck = finish(await decks.read("1x Beravor\n3x Guard of the Citadel\n3x Sneak Attack"))
    assert deck.extra == {"01013": stronger}
    assert deck.card("01013").attack == 9


def test_the_operators_file_is_checked_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(BadCards):
        Decks.of(Settings(player_cards=tmp_path / "nowhere.json", _env_file=None))  # type: ignore[call-arg]
