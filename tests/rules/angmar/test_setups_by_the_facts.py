"""Every setup, for one to four players in both modes, against the numbers of the facts and not those of the code.

What lies where is written out here from the quest cards (quests.json); how many cards there are, of each title and
in all, comes from scenarios.json and encounter_sets.json by way of `setups.json`.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from rules.angmar import looking
from rules.angmar.events import PileMade, Shuffled, Told
from rules.angmar.scenarios.table import SCENARIOS
from rules.angmar.state import MAIN, State
from tests.rules.angmar.kit import at_stage_1, to_stage_1

FACTS = Path(__file__).resolve().parents[4] / "shared/facts/angmar"
COPY = json.loads((Path(__file__).parent / "setups.json").read_text(encoding="utf-8"))
"""The numbers of the facts: copies of each title in a set (standard, easy), and what a scenario says of its setup."""

EVERY = tuple(product(range(1, 10), (1, 2, 3, 4), ("standard", "easy")))
REVEALS = {4, 9}
"""Their setup reveals a card for each player, and more with surge: of some shuffles the one without is looked at."""
PLACES = {"Chetwood Forest", "Borders of Bree-land", "Outlying Homestead", "Rugged Country", "Shrouded Hills"}
ERRANDS = {"Lie Low", "Forage for Food", "Scavenge for Supplies"}
HAVENS = {"Patch of Woods", "Secluded Cave", "Abandoned Camp", "The Hoarwell"}
INQUIRIES = ("Quiet the Spirits", "Sift through the Debris", "Decipher Ancient Texts")
CAMP = "Concealed Orc-camp"
Cards = Mapping[str, int]


def scenario(number: int) -> Any:
    return COPY["scenarios"][str(number)]


def box(number: int, mode: str, *only: str) -> Counter[str]:
    """How many copies of each title the scenario's encounter sets have, or one set of them."""
    found: Counter[str] = Counter()
    for one in only or scenario(number)["sets"]:
        found.update({title: copies[mode == "easy"] for title, copies in COPY["sets"][one].items()})
    return +found


def orc_deck(mode: str) -> Cards:
    """The enemies of Angmar Orcs and all Concealed Orc-camps."""
    orcs = {name: n for name, n in box(2, mode, "Angmar Orcs").items() if name != "Orc Ambush"}
    return {**orcs, CAMP: box(2, mode)[CAMP]}


def begins(number: int, players: int, mode: str) -> dict[str, Cards]:
    """What the setup takes out of the encounter deck, by where it is put; chosen and random cards are not named."""
    taken: dict[int, dict[str, Cards]] = {
        1: {"play": {"Iârion": 1}, "staging": {"Orc War Party": 1}},
        2: {
            "aside": {"Orc Ambush": 1, "Amon Forn": 1},
            "orcs": orc_deck(mode),
            "active": {"Exposed Ridge": 1},
            "staging": {"Weathered Hilltop": 1, "Hunting the Orcs": 1},
        },
        3: {"play": {"Iârion": 1}, "aside": {"Thaurdir": 1}, "staging": {"Fornost Square": 1}},
        4: {
            "play": {"Amarthiúl": 1},
            "aside": {"Pack Leader": 1},
            "active": {"Shrouded Hills": 1},
            "staging": {"Daybreak": 1},
        },
        5: {"aside": {**box(5, mode, "Angmar Orcs"), "Jailor Gornákh": 1, "Southern Gate": 1}},
        6: {"play": {"Amarthiúl": 1}, "staging": {"Savage Trollspawn": players}},
        7: {
            "play": {"Amarthiúl": 1},
            "aside": {"Thaurdir": 1},
            "active": {"The Great Hall": 1},
            "staging": {**dict.fromkeys(INQUIRIES, 1), "Ancient Causeway": 2 if players >= 3 else 1},
        },
        8: {"active": {"Accursed Battlefield": 1}, "staging": {"Thaurdir": 1, "Carn Dûm Garrison": players}},
        9: {"aside": {"Daechanar": 1, "Altar of Midwinter": 1}},
    }
    there = box(number, mode)
    return {place: {name: min(n, there[name]) for name, n in cards.items()} for place, cards in taken[number].items()}


def chosen(number: int, players: int) -> int:
    """How many cards more the setup takes out: chosen, random or revealed ones."""
    return {1: players, 4: players, 6: 2, 9: players}.get(number, 0)


@cache
def table(number: int, players: int, mode: str) -> State:
    """The first quest card has just been turned to side B."""
    key = next(one.key for one in SCENARIOS.values() if one.number == number)
    seeds = [f"setup {n}" for n in range(12 if number in REVEALS else 1)]
    return max(
        (at_stage_1(key, players, mode, seed=seed) for seed in seeds),
        key=lambda s: len(looking.pile(s, "encounter")),
    )


def names(s: State, cards: tuple[str, ...]) -> Counter[str]:
    return Counter(looking.front(s, card).name for card in cards if not looking.owner(card))


def lies(s: State) -> dict[str, Counter[str]]:
    """The encounter cards of the table by place."""
    kinds = {"hero", "quest"}
    pieces = tuple(c for c in s.pieces if looking.kind(s, c) not in kinds and looking.key_of(c) != looking.DEAD)
    where = {place: tuple(c for c in pieces if s.pieces[c].at.startswith(f"{place}:"))
             for place in ("play", "staging", "active", "on", "engaged")}  # fmt: skip
    piles = {pile: looking.pile(s, pile) for pile in ("encounter", "discard", "aside", "orcs", "revealed", "removed")}
    return {place: names(s, cards) for place, cards in {**where, **piles}.items()}


@pytest.mark.parametrize(("number", "players", "mode"), EVERY)
def test_the_encounter_deck_has_the_size_of_the_facts(number: int, players: int, mode: str) -> None:
    out = sum(sum(cards.values()) for cards in begins(number, players, mode).values()) + chosen(number, players)
    total = scenario(number)["cards"][mode == "easy"]
    assert box(number, mode).total() == total
    if mode == "standard":
        assert total - out == scenario(number)["after"][players - 1], "the facts are at one"
    assert len(looking.pile(table(number, players, mode), "encounter")) == total - out


@pytest.mark.parametrize(("number", "players", "mode"), EVERY)
def test_what_the_setup_names_lies_where_it_says_and_nothing_else_does(number: int, players: int, mode: str) -> None:
    found, expected = lies(table(number, players, mode)), begins(number, players, mode)
    more = Counter[str]()
    for place in ("play", "staging", "active", "aside", "orcs", "on", "engaged", "revealed", "removed", "discard"):
        rest = found[place].copy()
        rest.subtract(expected.get(place, {}))
        assert min(rest.values(), default=0) >= 0, (place, rest)
        more += rest
    assert more.total() == chosen(number, players), more
    _fit(number, players, more)
    every = sum(found.values(), Counter[str]())
    assert every == box(number, mode)


def _fit(number: int, players: int, more: Counter[str]) -> None:
    """Chosen and random cards are of those that the setup names."""
    if number == 1:
        assert (len(more), set(more) <= PLACES) == (players, True)
    elif number == 6:
        assert (len(set(more) & ERRANDS), len(set(more) & HAVENS)) == (1, 1)


@pytest.mark.parametrize(("number", "players", "mode"), EVERY)
def test_quest_deck_hands_heroes_and_threats(number: int, players: int, mode: str) -> None:
    s = table(number, players, mode)
    quest = looking.main_quest(s, MAIN)
    assert [looking.front(s, c).name for c in (quest, *looking.pile(s, "quest"))] == [
        name for name, copies in scenario(number)["stages"] for _ in range(copies)
    ]
    begun = (1, 3, 2) if number == 5 else (3, 6, 0)
    for seat in s.seats:
        team = looking.heroes(s, seat)
        assert (len(team), len(looking.pile(s, f"hand:{seat}"))) == begun[:2]
        assert {s.pieces[hero].resources for hero in team} == {begun[2] + (1 if mode == "easy" else 0)}
        assert not s.players[seat].out
        if number not in REVEALS:
            assert s.players[seat].threat == sum(looking.front(s, hero).threat_cost or 0 for hero in team)


@pytest.mark.parametrize("number", range(1, 10))
def test_a_setup_that_says_so_shuffles_the_encounter_deck_again_before_it_reveals_from_it(number: int) -> None:
    key = next(one.key for one in SCENARIOS.values() if one.number == number)
    events = to_stage_1(key, 2)
    made = next(n for n, e in enumerate(events) if isinstance(e, PileMade) and e.pile == "encounter")
    shown = [n for n, e in enumerate(events) if isinstance(e, Told) and e.what == "revealed"] if number == 4 else []
    before = events[made : shown[0] if shown else len(events)]
    shuffles = sum(1 for e in before if isinstance(e, Shuffled) and e.pile == "encounter")
    assert shuffles >= (2 if scenario(number)["reshuffles"] else 1)


# The copy


def of_facts() -> dict[str, Any]:
    """What `setups.json` holds, read from the facts themselves."""
    boxes, scenarios, quests = (
        json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8"))
        for name in ("encounter_sets", "scenarios", "quests")
    )
    out: dict[str, Any] = {"sets": {}, "scenarios": {}}
    for one in boxes["sets"]:
        out["sets"][one["name"]] = {
            card["sides"][0]["name"] if card.get("double_sided") else card["name"]: [
                card["quantity"], card["easy_mode_quantity"],
            ]
            for card in one["cards"]
        }  # fmt: skip
    stages = {one["scenario"]: one["stages"] for one in quests["scenarios"]}
    for one in scenarios["scenarios"]:
        setup = next(e["text"] for e in stages[one["number"]][0]["side_a"]["effects"] if e["trigger"] == "setup")
        out["scenarios"][str(one["number"])] = {
            "sets": one["encounter_sets"],
            "cards": [one["encounter_cards_total"], one["encounter_cards_total_easy_mode"]],
            "after": [_after(one["encounter_deck_size_after_setup"], players) for players in (1, 2, 3, 4)],
            "stages": [[stage["name"], stage["copies"]] for stage in stages[one["number"]]],
            "reshuffles": "Reshuffle" in setup or "into the deck" in setup,
        }
    return out


def _after(words: str, players: int) -> int:
    """The size of the encounter deck after a standard setup, as scenarios.json words it."""
    many = re.search(r"^\d+ \((\d+) with 3-4 players\)", words)
    if many and players >= 3:
        return int(many[1])
    found = re.match(r"(\d+)( - players)?", words)
    assert found is not None
    return int(found[1]) - (players if found[2] else 0)


@pytest.mark.skipif(not FACTS.exists(), reason="the facts that the copy was made from are not here")
def test_the_copy_is_as_the_facts_are() -> None:
    assert of_facts() == COPY
