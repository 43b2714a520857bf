"""The catalogue: what must hold of all cards, paths and battlegrounds together."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, get_args

import pytest

from rules.card_game import effects
from rules.card_game.cards import BATTLEGROUNDS, CARDS, PATHS, SOURCES
from rules.card_game.facts import Ability, Card, Confidence, Moment
from rules.card_game.frame import frame
from rules.card_game.match import Match
from rules.card_game.notation import KINDS, read, spell
from rules.card_game.passives import On, Passive
from rules.card_game.rulings import RULINGS
from rules.card_game.scenarios import LAYOUTS

SEEDS = Path(__file__).resolve().parents[4] / "shared" / "seeds"

LOCATIONS = {**PATHS, **BATTLEGROUNDS}
EVERYTHING: dict[str, Any] = {**CARDS, **LOCATIONS}
SIZES = {
    "dunedain": 17, "elf": 13, "dwarf": 2, "hobbit": 10, "rohan": 8, "wizard": 10,
    "isengard": 12, "monstrous": 11, "southron": 7, "mordor": 30,
}  # fmt: skip
SHADOW = ("isengard", "monstrous", "southron", "mordor")


def of(edition: str) -> list[Card]:
    return [c for c in CARDS.values() if c.edition == edition]


def inside(value: Any) -> Iterator[Any]:
    """A declaration and everything it is made of."""
    yield value
    if isinstance(value, tuple):
        for part in value:
            yield from inside(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from inside(getattr(value, field.name))


def ids(fact: Any) -> str:
    return f"{fact.key} {fact.name}"


@pytest.mark.rule("Components")
def test_the_base_game_has_120_faction_cards_in_ten_factions() -> None:
    count = Counter[str]()
    for card in of("base"):
        count[card.faction] += len(card.copies)
    assert count == SIZES
    assert count.total() == 120


@pytest.mark.rule("Against the Shadow, Components")
def test_the_bots_have_a_card_for_each_base_card_of_the_shadow() -> None:
    def printed(edition: str) -> Counter[tuple[str, str, str]]:
        return Counter({(c.faction, c.kind, c.name): len(c.copies) for c in of(edition) if c.side == "shadow"})

    assert printed("bot") == printed("base")
    assert printed("bot").total() == 60
    assert printed("bot_promo") == printed("promo")
    assert len(of("promo")) == 4


def test_no_two_cards_share_an_id() -> None:
    copies = [copy for card in CARDS.values() for copy in card.copies] + list(LOCATIONS)
    assert [copy for copy, n in Counter(copies).items() if n > 1] == []
    assert all(card.copies[0] == card.key for card in CARDS.values())


@pytest.mark.rule("Components")
def test_there_are_three_paths_for_each_number_and_seven_battlegrounds_of_each_side() -> None:
    assert Counter(p.number for p in PATHS.values() if p.edition == "base") == dict.fromkeys(range(1, 10), 3)
    assert Counter(b.side for b in BATTLEGROUNDS.values() if b.edition == "base") == {"free": 7, "shadow": 7}


@pytest.mark.rule("Against the Shadow, Components")
def test_six_locations_take_the_place_of_base_ones_with_the_same_numbers() -> None:
    base = {x.name: x for x in LOCATIONS.values() if x.edition == "base"}
    new = [x for x in LOCATIONS.values() if x.edition == "bot"]
    assert len(new) == 6
    for location in new:
        old = base[location.name]
        for field in ("number", "side", "points", "defense", "defenders", "attackers"):
            assert getattr(location, field, None) == getattr(old, field, None), ids(location)


@pytest.mark.rule("Scenarios")
@pytest.mark.parametrize("used", ["base", "bot"])
@pytest.mark.parametrize("scenario", sorted(LAYOUTS))
def test_the_decks_of_a_scenario_are_complete(scenario: str, used: Any) -> None:
    made = frame(scenario, used, False, "")
    for seat, deck in LAYOUTS[scenario].decks.items():
        wanted = sum(SIZES[f] for f in deck.factions) + sum(deck.cards.values())
        assert len(made.decks[seat]) == wanted, seat
        assert len(set(made.decks[seat])) == wanted
    assert len(made.owner) == sum(map(len, made.decks.values())), "a card is in two decks"


def test_every_kind_of_card_has_what_belongs_to_it_and_nothing_else() -> None:
    for card in CARDS.values():
        assert bool(card.wielders) == (card.kind == "item"), ids(card)
        assert not card.paths or card.kind == "character", ids(card)
        assert not card.if_unplayable or (card.kind == "item" and card.edition.startswith("bot")), ids(card)
        moments = {a.when for a in card.abilities}
        assert (moments == {"event"}) if card.kind == "event" else ("event" not in moments), ids(card)
        assert "activated" not in moments, ids(card)
    assert all({a.when for a in x.abilities} == {"activated"} for x in LOCATIONS.values())


@pytest.mark.rule("Against the Shadow, Bot Flowchart 4")
def test_every_item_of_the_bots_has_a_text_for_when_it_cannot_be_played() -> None:
    items = [c for c in CARDS.values() if c.kind == "item" and c.edition.startswith("bot")]
    assert len(items) == 9
    assert all(card.if_unplayable for card in items)


@pytest.mark.parametrize("fact", EVERYTHING.values(), ids=ids)
def test_a_card_that_does_something_says_so_in_words(fact: Any) -> None:
    passives = fact.passives if isinstance(fact, Card) else ()
    assert bool(fact.text) == bool(fact.abilities or passives)
    assert not fact.text or (fact.text[0].isupper() and fact.text.endswith("."))


@pytest.mark.parametrize("fact", EVERYTHING.values(), ids=ids)
def test_every_fact_says_how_sure_it_is_and_where_it_comes_from(fact: Any) -> None:
    printed = fact.icons_confidence if isinstance(fact, Card) else fact.confidence
    for confidence in (printed, fact.text_confidence):
        assert confidence in get_args(Confidence)
    codes = fact.source.split(", ")
    assert set(codes) <= set(SOURCES)
    assert ("seed" in (printed, fact.text_confidence)) <= ("SEED" in codes)
    assert (printed == "high") <= (len(codes) > 2), "high means that two sources agree"
    assert (printed == "derived") <= bool({"DIZED", "SEED"} & set(codes)), "derived from an example of a rulebook"
    assert (printed in ("low", "derived", "unknown")) <= bool(fact.note), "a doubt is explained"


def test_nothing_that_a_bot_card_copies_claims_to_be_known() -> None:
    seeds = [c for c in of("bot") if c.text_confidence == "seed"]
    assert len(seeds) == 9
    assert sum(len(c.copies) for c in seeds) == 10
    rest = [c for c in (*of("bot"), *of("bot_promo")) if c.text_confidence != "seed"]
    assert {c.text_confidence for c in rest} == {"assumed"}
    assert {c.icons_confidence for c in of("bot")} == {"assumed", "derived"}


def test_every_word_is_of_the_vocabulary_and_can_be_written_down() -> None:
    known = set(KINDS.values())
    for fact in EVERYTHING.values():
        passives = fact.passives if isinstance(fact, Card) else ()
        for text in (*fact.abilities, *passives):
            assert {type(v) for v in inside(text) if is_dataclass(v)} - known <= {effects.Option}, ids(fact)
            assert read(spell(text), type(text)) == text, ids(fact)
        assert all(isinstance(p, get_args(Passive)) for p in passives)
        assert all(isinstance(a, Ability) and a.when in get_args(Moment) for a in fact.abilities)


def test_no_card_has_code_of_its_own_and_few_words_serve_a_single_title() -> None:
    """No text is bespoke. Words that only one title uses so far are general all the same; here they are."""
    titles: dict[str, set[str]] = {name: set() for name in KINDS}
    for fact in EVERYTHING.values():
        for part in inside((fact.abilities, getattr(fact, "passives", ()), getattr(fact, "if_unplayable", ()))):
            if type(part).__name__ in titles:
                titles[type(part).__name__].add(fact.name)
    single = {name: min(found) for name, found in titles.items() if len(found) == 1}
    assert not [name for name in single if not KINDS[name].__module__.startswith("rules.card_game.")]
    needing = set(single.values())
    assert len(needing) <= 15, needing
    assert len(needing) < 0.15 * len({fact.name for fact in EVERYTHING.values()})


def test_every_name_that_a_text_speaks_of_is_printed_on_a_card() -> None:
    cards = list(CARDS.values())
    places = {x.name for x in LOCATIONS.values()}
    for fact in EVERYTHING.values():
        for part in inside((fact.abilities, getattr(fact, "passives", ()))):
            if isinstance(part, Match):
                assert part.names == () or any(part.fits(c) for c in cards), (ids(fact), part)
                assert part == Match() or any(part.fits(c) for c in cards), (ids(fact), part)
                for name in part.names:
                    assert any(Match(names=(name,)).fits(c) for c in cards), (ids(fact), name)
            elif isinstance(part, On | effects.PathIs | effects.HereIs):
                assert part.name in places, (ids(fact), part)
            elif isinstance(part, effects.Activate):
                assert any(part.ground.fits(b) for b in BATTLEGROUNDS.values()), (ids(fact), part)
            elif isinstance(part, effects.DrawAndPlay | effects.DrawUntil):
                assert part.to in ("", "reserve") or part.to in places, (ids(fact), part)


def test_every_wielder_and_ruling_exists() -> None:
    rulings = {s.key: {c.value for c in s.choices} for s in RULINGS}
    for card in CARDS.values():
        for word in card.wielders:
            kind, _, value = word.rpartition(":")
            field = {"faction": "faction", "trait": "traits", "": "name"}[kind]
            found = [c for c in CARDS.values() if c.kind == "character" and value in getattr(c, field)]
            assert found, (ids(card), word)
    for fact in EVERYTHING.values():
        for part in inside((fact.abilities, getattr(fact, "passives", ()))):
            if isinstance(part, Ability) and part.ruling:
                assert set(part.ruling[1]) <= rulings[part.ruling[0]], ids(fact)
            if getattr(part, "by", None) and str(part.by).startswith("ruling:"):
                assert part.by.removeprefix("ruling:") in rulings, ids(fact)


def eights(text: str) -> set[tuple[str, ...]]:
    words = re.findall(r"[^\W_]+", text.casefold())
    return {tuple(words[i : i + 8]) for i in range(len(words) - 7)}


@pytest.mark.skipif(not SEEDS.is_dir(), reason="the rulebooks are not beside this repository")
def test_no_text_is_copied_out_of_a_rulebook() -> None:
    printed = set[tuple[str, ...]]()
    for book in sorted(SEEDS.glob("*.txt")):
        printed |= eights(book.read_text(encoding="utf-8"))
    assert len(printed) > 1000
    for fact in EVERYTHING.values():
        for part in inside(fact):
            if isinstance(part, str):
                assert not eights(part) & printed, ids(fact)
