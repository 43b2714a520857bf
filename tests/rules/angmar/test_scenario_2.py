"""Scenario 2, The Weather Hills: its setup and its stages (scenarios.json 2, quests.json 2; RULES 10.2)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking, values
from rules.angmar import events as ev
from rules.angmar.state import Step
from rules.angmar.writing import then
from tests.rules.angmar.kit import Table

HILLS, MISSION = "the-weather-hills", "hunting-the-orcs-savage-counter-attack-tlr"
HUNT, SECOND = f"{MISSION}#1", "quest-2-2#1"


def table(players: int = 2, **options: str) -> Table:
    return Table(HILLS, players, **options)


def keys(play: Table, pile: str) -> list[str]:
    return sorted(looking.key_of(card) for card in play.pile(pile))


# Setup


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(("mode", "deck", "orcs"), [("standard", 31, 11), ("easy", 24, 9)])
def test_setup(players: int, mode: str, deck: int, orcs: int) -> None:
    """47 cards (38 in easy mode): the Mission, two aside, two places and the Orc deck are taken out."""
    play = Table(HILLS, players, clear=False, mode=mode)
    assert len(play.pile("encounter")) == deck
    assert len(play.pile("orcs")) == orcs
    assert keys(play, "aside") == ["amon-forn-tlr", "orc-ambush-tlr"]
    assert sorted(looking.key_of(card) for card in play.staged()) == [MISSION, "weathered-hilltop-tlr"]
    assert looking.key_of(looking.active(play.state, "main")) == "exposed-ridge-tlr"
    assert play.piece(HUNT).side == play.piece(HUNT).tokens == 0
    assert play.piece("quest-2-1#1").side == 1
    assert keys(play, "quest") == ["quest-2-2"]
    assert play.pile("discard") == ()


@pytest.mark.parametrize(("mode", "captains", "marauders"), [("standard", 2, 3), ("easy", 1, 2)])
def test_the_orc_deck_has_the_angmar_orcs_and_the_camps(mode: str, captains: int, marauders: int) -> None:
    play = Table(HILLS, 2, clear=False, mode=mode)
    found = keys(play, "orcs")
    assert {key: found.count(key) for key in found} == {
        "angmar-orc-tlr": 3, "angmar-marauder-tlr": marauders, "angmar-captain-tlr": captains,
        "concealed-orc-camp-tlr": 3,
    }  # fmt: skip


def test_cornered_orcs_stay_in_the_encounter_deck() -> None:
    play = Table(HILLS, 2, clear=False)
    assert keys(play, "encounter").count("cornered-orc-tlr") == 5
    assert not set(keys(play, "encounter")) & {"angmar-orc-tlr", "concealed-orc-camp-tlr"}


def test_two_seeds_shuffle_the_orc_deck_differently() -> None:
    one, other = Table(HILLS, 1, seed="a", clear=False), Table(HILLS, 1, seed="b", clear=False)
    assert one.pile("orcs") != other.pile("orcs")
    assert one.pile("encounter") != other.pile("encounter")


# Stage 1: Scattered Among the Hills


def test_the_first_weather_treachery_of_a_round_has_surge_and_no_other() -> None:
    play = table()
    place = play.on_top("ancient-causeway-tlr")
    play.reveal("freezing-blast-tlr")
    assert place in play.staged()
    play.reveal("biting-wind-tlr")
    assert len(play.told("revealed")) == 1


def test_each_round_has_its_first_weather_treachery() -> None:
    play = table()
    play.on_top("ancient-causeway-tlr")
    play.reveal("freezing-blast-tlr")
    play.do(lambda t: t.happen(ev.RoundBegan(number=2)))
    play.on_top("ruins-of-arnor-tlr")
    play.reveal("biting-wind-tlr")
    assert len(play.told("revealed")) == 2


def test_a_canceled_weather_treachery_surges_too() -> None:
    """FAQ 1.53."""
    play = table(pace="brisk")
    place = play.on_top("ancient-causeway-tlr")
    play.reveal("ice-storm-tlr")
    play.by_hand("cancel", what="effect")
    play.answer("")
    assert place in play.staged()


def test_other_treacheries_have_no_surge() -> None:
    play = table()
    play.reveal("tragic-discovery-tlr")
    assert len(play.told("revealed")) == 1


@pytest.mark.parametrize(("players", "count"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_exploring_an_active_location_reveals_cards_of_the_orc_deck(players: int, count: int) -> None:
    play = table(players)
    place = play.put("ruins-of-arnor-tlr", "active:main")
    stack(play, "concealed-orc-camp-tlr", "angmar-captain-tlr")
    play.explore(place)
    assert len(play.told("revealed")) == count
    assert [looking.key_of(c) for c in play.staged()] == ["concealed-orc-camp-tlr", "angmar-captain-tlr"][:count]
    assert len(play.pile("orcs")) == 11 - count


def stack(play: Table, *wanted: str) -> None:
    """These cards lie on top of the Orc deck, the first one first."""
    for key in reversed(wanted):
        card = next(c for c in play.pile("orcs") if looking.key_of(c) == key)
        play.do(lambda t, card=card: doing.move(t, card, "orcs"), go_on=False)


def test_exploring_a_staged_location_reveals_none() -> None:
    play = table()
    place = play.put("ruins-of-arnor-tlr")
    play.explore(place)
    assert len(play.pile("orcs")) == 11


def test_an_empty_orc_deck_is_ignored() -> None:
    play = table()
    play.do(lambda t: doing.all_to(t, "orcs", "removed"), go_on=False)
    place = play.put("ruins-of-arnor-tlr", "active:main")
    play.explore(place)
    assert play.told("revealed") == []
    assert play.staged() == ()


def test_cards_of_the_orc_deck_go_to_the_encounter_discard_pile() -> None:
    play = table()
    place = play.put("ruins-of-arnor-tlr", "active:main")
    stack(play, "angmar-captain-tlr")
    play.explore(place)
    (captain,) = play.in_play("angmar-captain-tlr")
    play.do(lambda t: leaving.destroy(t, captain))
    assert captain in play.pile("discard")


def test_an_orc_that_is_revealed_there_does_what_it_says() -> None:
    play = table()
    place = play.put("ruins-of-arnor-tlr", "active:main")
    ally = play.ally("p2")
    stack(play, "angmar-orc-tlr")
    play.explore(place)
    assert play.asked() == "option"
    play.answer("Discard")
    assert ally in play.pile("discard:p2")


def test_D03_the_orc_comes_while_progress_is_placed_and_an_ally_is_still_committed() -> None:
    """RULES 10.2: before the rest is placed and before characters leave the quest."""
    play = table(1)
    place, quest = play.put("ruins-of-arnor-tlr", "active:main"), looking.main_quest(play.state, "main")
    ally = play.ally()
    play.commit(ally, *play.heroes())
    stack(play, "angmar-orc-tlr")
    play.phase("quest")
    play.do(lambda t: doing.last(t, "game", "willpower", 9, ally), go_on=False)
    brought = values.questing(play.state, "main")
    play.do(lambda t: then(t, Step(name="quest.resolve", other="main"), Step(name="quest.end", other="main")))
    assert play.asked() == "option"
    assert place in play.pile("discard")
    assert play.piece(ally).committed
    assert play.piece(quest).progress == 0
    play.answer("Discard")
    assert ally in play.pile("discard:p1")
    assert play.piece(quest).progress == brought - 3
    assert not any(play.piece(hero).committed for hero in play.heroes())


def test_A15_the_location_is_explored_with_all_that_follows_before_the_rest_goes_on_the_side_quest() -> None:
    play = table(1)
    place, quest = play.put("ruins-of-arnor-tlr", "active:main"), play.put("make-camp-tlr")
    ally = play.ally()
    stack(play, "angmar-orc-tlr")
    play.current(quest)
    play.do(lambda t: then(t, Step(name="progress", seat="main", n=3 + 6)))
    assert play.asked() == "option"
    assert place in play.pile("discard")
    assert play.piece(quest).progress == 0
    play.answer("Discard")
    assert ally in play.pile("discard:p1")
    assert quest in play.pile("victory")


def test_A02_outside_the_quest_phase_progress_goes_on_the_main_quest() -> None:
    play = table()
    quest, main = play.put("make-camp-tlr"), looking.main_quest(play.state, "main")
    play.current(quest)
    play.by_hand("quest", count="2")
    play.do(lambda t: then(t, Step(name="phase.end"), Step(name="phase", script="combat")))
    play.by_hand("quest", count="3")
    assert play.piece(quest).progress == 2
    assert play.piece(main).progress == 3
