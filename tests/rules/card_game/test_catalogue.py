"""The catalogue: what must hold of all cards, paths and battlegrounds together."""

import re
from collections import Counter
from dataclasses import is_dataclass, replace
from pathlib import Path
from typing import Any, get_args

import pytest

from rules.card_game import facts
from rules.card_game.cards import BATTLEGROUNDS, CARDS, PATHS, SOURCES, load
from rules.card_game.checking import faults, parts
from rules.card_game.effects import Activate, Draw, DrawAndPlay, If, PathIs, Take
from rules.card_game.facts import Ability, Card, Confidence
from rules.card_game.frame import frame
from rules.card_game.match import Ground, Match
from rules.card_game.notation import KINDS
from rules.card_game.passives import MayGo
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
        assert bool(card.abilities) or card.kind != "event", ids(card)
    assert all(x.abilities for x in LOCATIONS.values())


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


@pytest.mark.parametrize("fact", EVERYTHING.values(), ids=ids)
def test_every_declaration_is_in_order(fact: Any) -> None:
    assert list(faults(fact)) == []


def test_every_word_is_of_the_vocabulary() -> None:
    printed = (Card, facts.Path, facts.Battleground)
    for fact in EVERYTHING.values():
        assert {type(v) for v in parts(fact) if is_dataclass(v)} <= {*KINDS.values(), *printed}, ids(fact)


def wrong(key: str, **changes: Any) -> list[str]:
    return list(faults(replace(EVERYTHING[key], **changes)))


def does(*words: Any, when: Any = "played") -> dict[str, Any]:
    return {"abilities": (Ability(when, words),)}


FAULTS = [
    (wrong("F7", paths=(3, 10)), "there is no path 10"),
    (wrong("F7", paths="3"), "paths cannot be '3'"),
    (wrong("F7", icons=(1, 1)), "icons cannot be (1, 1)"),
    (wrong("F7", passives=(Draw(),)), "passives cannot be (Draw(),)"),
    (wrong("F7", **does(Draw(), when="event")), "it has no moment 'event'"),
    (wrong("F15", **does(Draw())), "it has no moment 'played', only 'event'"),
    (wrong("P1-1", **does(Draw())), "it has no moment 'played', only 'activated'"),
    (wrong("F24", wielders=("Sauron",)), "nobody can wield it as 'Sauron'"),
    (wrong("F24", wielders=("faction:ent",)), "nobody can wield it as 'faction:ent'"),
    (wrong("F24", wielders=("people:elf",)), "nobody can wield it as 'people:elf'"),
    (wrong("F7", **does(Take(match=Match(names=("Sauron",))))), "no card is called 'Sauron'"),
    (wrong("F7", **does(If(PathIs("Umbar Bay"), (Draw(),)))), "no path or battleground is called 'Umbar Bay'"),
    (wrong("F7", **does(Activate(ground=Ground(names=("Bree",))))), "no battleground is called 'Bree'"),
    (wrong("F7", **does(Activate(ground=Ground(defended_by=("hobbit",))))), "no battleground fits what it activates"),
    (wrong("F7", **does(DrawAndPlay(draw=5, play=1, match=Match(), to="Bree"))), "no battleground is called 'Bree'"),
    (wrong("F7", passives=(MayGo(ground=Ground(), by="ruling:x"),)), "there is no ruling 'x'"),
    (wrong("F7", passives=(MayGo(ground=Ground(), by="moving"),)), "MayGo: by cannot be 'moving'"),
    (wrong("F7", abilities=(Ability("played", (Draw(),), ruling=("orthanc", ("no",))),)),
     "there is no ruling 'orthanc' with the values 'no'"),
]  # fmt: skip


@pytest.mark.parametrize(("found", "fault"), FAULTS, ids=[fault for _, fault in FAULTS])
def test_a_wrong_declaration_is_noticed(found: list[str], fault: str) -> None:
    assert fault in found


def test_a_wrong_declaration_stops_the_start_and_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CARDS, "F7", replace(CARDS["F7"], paths=(12,)))
    with pytest.raises(ValueError, match="F7 Boromir: there is no path 12"):
        load()


def test_no_card_has_code_of_its_own_and_few_words_serve_a_single_title() -> None:
    """No text is bespoke. Words that only one title uses so far are general all the same; here they are."""
    titles: dict[str, set[str]] = {name: set() for name in KINDS}
    for fact in EVERYTHING.values():
        for part in parts((fact.abilities, getattr(fact, "passives", ()), getattr(fact, "if_unplayable", ()))):
            if type(part).__name__ in titles:
                titles[type(part).__name__].add(fact.name)
    single = {name: min(found) for name, found in titles.items() if len(found) == 1}
    assert not [name for name in single if not KINDS[name].__module__.startswith("rules.card_game.")]
    needing = set(single.values())
    assert len(needing) <= 15, needing
    assert len(needing) < 0.15 * len({fact.name for fact in EVERYTHING.values()})


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
        for part in parts(fact):
            if isinstance(part, str):
                assert not eights(part) & printed, ids(fact)
