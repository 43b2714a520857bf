"""Corrections: what an operator reads off the cards is checked, kept with the game, and marked as confirmed."""

import re
from dataclasses import replace
from typing import Any

import pytest

from rules.card_game import GAME
from rules.card_game.book import book
from rules.card_game.cards import CARDS, declared
from rules.card_game.corrections import DOUBTFUL, Corrections, check, corrected, pack, parse, template, unpack
from rules.card_game.effects import Draw, Each, EliminateIt, Forsake
from rules.card_game.facts import Ability, Card, Icons
from rules.card_game.notation import read, spell
from rules.card_game.passives import DrawBonus, MayGo, Passive
from rules.core.codec import dump, load
from rules.core.game import Setup
from tests.rules.card_game.kit import table

UNCOMMENT = re.compile(r"(?m)^# (?=\w+ = )")
REAVER = """
[S110]
icons = { path = 2 }
text = "Action in reserve: eliminate it to draw 1."
abilities = ["Ability('action_reserve', (EliminateIt(), Draw()))"]
"""


def test_a_corrected_card_is_what_the_operator_read() -> None:
    fixed = book("bot", pack(parse(REAVER))).cards["S110"]
    assert fixed.icons == Icons(path=2)
    assert fixed.text == "Action in reserve: eliminate it to draw 1."
    assert fixed.abilities == (Ability("action_reserve", (EliminateIt(), Draw())),)
    assert (fixed.icons_confidence, fixed.text_confidence) == ("confirmed", "confirmed")
    assert fixed.source == "OPERATOR"


def test_all_other_cards_and_other_tables_stay_as_they_were() -> None:
    plain, fixed = book("bot").cards, book("bot", pack(parse(REAVER))).cards
    assert plain["S110"] == CARDS["S110"]
    assert {k: c for k, c in fixed.items() if k != "S110"} == {k: c for k, c in plain.items() if k != "S110"}


def test_all_copies_of_a_card_are_corrected_together() -> None:
    cards = book("bot", pack(parse("[S93]\nicons = { attack = 2, defense = 1 }"))).cards
    assert {cards[k].icons for k in ("S93", "S94", "S95", "S96", "S97")} == {Icons(attack=2, defense=1)}


def test_paths_and_battlegrounds_can_be_corrected_too() -> None:
    text = '[P6-1-coop]\ndefense = 1\n[SS4-coop]\nattackers = ["wizard", "dunedain"]\nconfirmed = true'
    fixed = book("bot", pack(parse(text)))
    assert (fixed.paths["P6-1-coop"].defense, fixed.paths["P6-1-coop"].confidence) == (1, "confirmed")
    assert fixed.paths["P6-1-coop"].text_confidence == "assumed"
    ground = fixed.battlegrounds["SS4-coop"]
    assert (ground.attackers, ground.text_confidence) == (("wizard", "dunedain"), "confirmed")


def test_only_what_the_entry_speaks_of_is_confirmed() -> None:
    orcs = CARDS["S64"]
    assert corrected(orcs, {}) == orcs
    icons = corrected(orcs, {"icons": {"attack": 1, "defense": 1}})
    assert (icons.icons_confidence, icons.text_confidence, icons.source) == (
        "confirmed",
        "seed",
        f"OPERATOR, {orcs.source}",
    )
    text = corrected(CARDS["S61"], {"passives": ["DrawBonus()"], "text": "In reserve: 1 more card."})
    assert (text.icons_confidence, text.text_confidence) == ("assumed", "confirmed")
    assert text.passives == (DrawBonus(),)
    both = corrected(CARDS["S61"], {"confirmed": True})
    assert both == replace(
        CARDS["S61"], icons_confidence="confirmed", text_confidence="confirmed", source="OPERATOR", note=""
    )


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[S61]\nicons = { atack = 3 }", "Line 2: S61 Devilry of Saruman: icons must be a table"),
        ("\n[S61.icons]\nattack = -1", "Line 2: S61 Devilry of Saruman: icons must be a table"),
        ("[S61]\nicons.attack = true", "Line 2: S61 Devilry of Saruman: icons must be a table"),
        ("[S999]", "Line 1: there is no card 'S999'."),
        ("S61 = 3", "Line 1: there is no card 'S61'."),
        ("[S62]\n[S65]\nconfirmed = true", "Line 2: S65 is a further copy; its entry is [S64]."),
        ("[S61]\nattack = 3", "Line 2: S61 Devilry of Saruman: there is no field 'attack'; there are icons, "),
        ("[P1-1]\nicons = { path = 1 }", "Line 2: P1-1 Bag End: there is no field 'icons'; there are points, "),
        ("[S68]\npaths = [5, 'six']", "Line 2: S68 Uglúk: paths cannot be (5, 'six')."),
        ("[FS1]\ndefenders = ['gondor']", "Line 2: FS1 Dol Amroth: defenders cannot be ('gondor',)."),
        ("[S61]\nconfirmed = 1", "Line 2: S61 Devilry of Saruman: confirmed must be true or false."),
        ("[S61]\ntext = 'Draws.'", "Line 2: S61 Devilry of Saruman: text changes what people read, not what is played"),
        ("[S61]\nabilities = ['Drow()']", "Line 2: S61 Devilry of Saruman: there is no word 'Drow'."),
        ("[S61]\nabilities = ['Draw()']", "Line 2: S61 Devilry of Saruman: 'Draw()' is not one of Ability."),
        ("[S61]\nabilities = ['Ability(']", "Line 2: S61 Devilry of Saruman: cannot be read: "),
        ("[S61]\nabilities = 'Draw()'", "Line 2: S61 Devilry of Saruman: abilities must be a list of texts."),
        (
            "[S61]\npassives = ['DrawBonus(cards=True)']",
            "Line 2: S61 Devilry of Saruman: DrawBonus: cards cannot be True.",
        ),
        (
            "[S61]\npassives = ['Boost(match=Match(names=(\"Sauron\",)), icons=Icons(attack=1))']",
            "Line 2: S61 Devilry of Saruman: no card is called 'Sauron'.",
        ),
        (
            "[S61]\nabilities = [\"Ability('event', (Draw(),))\"]",
            "Line 2: S61 Devilry of Saruman: it has no moment 'event'.",
        ),
        ("[S68]\npaths = [5, 12]", "Line 2: S68 Uglúk: there is no path 12."),
        ("[S70]\nwielders = ['Sarumann']", "Line 2: S70 Saruman's Staff: nobody can wield it as 'Sarumann'."),
        ("[S61]\n\nicons = {", "This is not TOML: "),
        ("[S61]\n[S61]", "This is not TOML: "),
    ],
)
def test_an_error_names_the_line_and_the_card(text: str, wrong: str) -> None:
    assert [w[: len(wrong)] for w in check(text)] == [wrong]
    with pytest.raises(ValueError, match=re.escape(wrong)):
        parse(text)


def test_all_errors_are_said_at_once_in_the_order_of_their_lines() -> None:
    text = "[S62]\nwow = 1\nicons = { path = 'a' }\n[S1000]\n[S63]\nconfirmed = true"
    assert [w.split(":")[0] for w in check(text)] == ["Line 2", "Line 3", "Line 4"]


def test_what_a_game_keeps_of_the_entries_is_compact_and_the_same_for_the_same_entries() -> None:
    entries = parse(REAVER)
    assert unpack(pack(entries)) == entries
    assert pack(entries) == pack(dict(reversed(entries.items())))
    assert "\n" not in pack(entries)
    assert (pack({}), unpack("")) == ("", {})


def doubts(fact: Any) -> set[str]:
    return {fact.icons_confidence if isinstance(fact, Card) else fact.confidence, fact.text_confidence} & set(DOUBTFUL)


def test_the_template_has_an_entry_for_every_doubtful_fact_and_for_no_other() -> None:
    wanted = {fact.key for fact in declared() if doubts(fact)}
    assert set(re.findall(r"(?m)^\[(.+?)\]", template())) == wanted
    assert {c.key for c in CARDS.values() if c.edition == "bot"} <= wanted
    assert not {"P1-1", "S4", "FS3"} & wanted


def test_the_template_as_written_confirms_nothing() -> None:
    assert check(template()) == []
    entries = parse(template())
    assert all(entry == {} for entry in entries.values())
    assert all(corrected(fact, entries.get(fact.key, {})) == fact for fact in declared())


def test_the_template_with_all_fields_taken_over_changes_no_value_and_leaves_no_doubt() -> None:
    full = UNCOMMENT.sub("", template())
    assert check(full) == []
    for fact in declared():
        fixed = corrected(fact, parse(full).get(fact.key, {}))
        assert not doubts(fixed)
        for field in ("icons", "paths", "abilities", "passives", "text", "points", "defenders"):
            assert getattr(fixed, field, None) == getattr(fact, field, None)


def test_the_template_with_one_field_taken_over_confirms_that_field() -> None:
    text = template().replace("# icons = { path = 0, attack = 3", "icons = { path = 0, attack = 3", 1)
    (changed,) = [key for key, entry in parse(text).items() if entry]
    assert corrected(CARDS[changed], parse(text)[changed]).icons_confidence == "confirmed"


def test_every_declared_text_can_be_written_down_and_read_again() -> None:
    for fact in declared():
        for text in (*fact.abilities, *getattr(fact, "passives", ())):
            assert read(spell(text), type(text)) == text


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Draw(cards='x')", "Draw: cards cannot be 'x'"),
        ("Draw(2, 3)", "Draw takes from"),
        ("Each('free', Forsake())", "Each: does cannot be Forsake()"),
        ("Each('free', ('x',))", "Each: does cannot be ('x',)"),
        ("Each('elves', (Forsake(),))", "Each: side cannot be 'elves'"),
        ("ForRound((Draw(),))", "ForRound: passives cannot be (Draw(),)"),
        ("__import__('os')", "there is no word '__import__'"),
        ("Draw.__class__", "'Draw.__class__' is neither a word, a text, a number nor a tuple"),
        ("1.5", "'1.5' is neither a word, a text, a number nor a tuple"),
        ("Draw(**{})", "'{}' is neither a word, a text, a number nor a tuple"),
        ("[Draw()]", "'[Draw()]' is neither a word, a text, a number nor a tuple"),
    ],
)
def test_nothing_but_words_with_fitting_values_is_read(text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=re.escape(wrong)):
        read(text, Draw, Each)


def test_a_text_in_the_notation_is_the_declaration() -> None:
    assert read("Each('free', (Forsake(),))", Each) == Each("free", (Forsake(),))
    assert spell(Each("free", (Forsake(2),))) == "Each('free', (Forsake(cards=2),))"
    assert isinstance(read("MayGo(ground=Ground(names=('Edoras',)))", MayGo), Passive)


def started(facts: Corrections) -> Any:
    return GAME.start(Setup("trilogy", "a seed", facts=facts)).state


def test_a_table_keeps_the_corrections_that_it_started_with() -> None:
    state = started(parse(REAVER))
    assert state.corrections == pack(parse(REAVER))
    assert load(GAME.State, dump(GAME.State, state)).corrections == state.corrections
    assert GAME.seen_by(state, None).book.cards["S110"].icons == Icons(path=2)
    assert GAME.seen_by(started({}), None).book.cards["S110"] == CARDS["S110"]


def test_confirmed_cards_are_no_longer_named_as_unverified() -> None:
    at = {"Weathertop": "| The Hunter"}
    assert "S107" in GAME.seen_by(table(at=at).state, None).unverified
    facts = parse("[S107]\nconfirmed = true")
    assert "S107" not in GAME.seen_by(table(at=at, facts=facts).state, None).unverified
