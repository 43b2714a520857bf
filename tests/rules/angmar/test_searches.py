"""Card texts that search the encounter deck and its discard pile (RULES 4.5)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.angmar import doing, looking
from rules.angmar import events as ev
from tests.rules.angmar import ettenmoors, wastes
from tests.rules.angmar.gram import ALARM, GUARD, Gram
from tests.rules.angmar.kit import Table


def wargs_den() -> tuple[Table, str]:
    play = wastes.at_day()
    play.travel(play.put("warg-s-den-woe"))
    return play, "northern-warg-woe"


def predatory_wolves() -> tuple[Table, str]:
    play = wastes.at_day()
    play.reveal("predatory-wolves-woe")
    play.answer("Find")
    return play, "northern-warg-woe"


def sound_the_alarm() -> tuple[Table, str]:
    play = Gram(1)
    play.reveal(ALARM, "p1", "p1")
    return play, GUARD


def troll_fells() -> tuple[Table, str]:
    play = ettenmoors.table()
    play.reveal("troll-fells-ate")
    return play, ettenmoors.CAMP


def aradors_bane() -> tuple[Table, str]:
    play = ettenmoors.table()
    play.reveal("arador-s-bane-ate")
    return play, "coldfell-giant-ate"


def scavenge_for_supplies() -> tuple[Table, str]:
    play = ettenmoors.table()
    play.set_threat(40)
    ettenmoors.defeat(play, play.put("scavenge-for-supplies-ate"))
    return play, "savage-trollspawn-ate"


SEARCHES = [wargs_den, predatory_wolves, sound_the_alarm, troll_fells, aradors_bane, scavenge_for_supplies]


def shuffled(play: Table) -> list[str]:
    return [event.pile for event in play.events if isinstance(event, ev.Shuffled)]


@pytest.mark.parametrize("search", SEARCHES)
def test_after_a_search_the_encounter_deck_is_shuffled_and_never_the_discard_pile(
    search: Callable[[], tuple[Table, str]],
) -> None:
    play, found = search()
    play.answer(found)
    assert shuffled(play) == ["encounter"]


@pytest.mark.parametrize("search", SEARCHES)
def test_a_search_offers_one_copy_of_the_deck_and_one_of_the_discard_pile(
    search: Callable[[], tuple[Table, str]],
) -> None:
    """Copies that lie in the same pile are the same to choose from."""
    play, _ = search()
    lies = [(looking.key_of(card), looking.pile_of(play.state, card)) for card in play.options()]
    assert len(lies) == len(set(lies))
    assert {pile for _, pile in lies} <= {"encounter", "discard"}


def test_what_a_search_finds_may_come_from_the_discard_pile() -> None:
    play = wastes.at_day(1)
    warg = play.find("blood-thirsty-warg-woe")
    play.do(lambda t: doing.move(t, warg, "discard"), go_on=False)
    play.reveal("predatory-wolves-woe")
    play.answer("Find")
    play.answer(warg)
    assert play.piece(warg).at == "staging:main"


def test_what_is_shuffled_into_the_encounter_deck_does_not_lie_on_top() -> None:
    play = ettenmoors.table()
    side, troll = play.put("lie-low-ate"), play.put("savage-trollspawn-ate")
    ettenmoors.defeat(play, side)
    play.answer("lie-low-ate")
    assert troll in play.pile("encounter")
    assert shuffled(play) == ["encounter"]
    play = ettenmoors.table()
    place = play.put(ettenmoors.CAVE)
    play.attack(play.put("savage-trollspawn-ate", "engaged:p1"), shadow="ruthless-hill-troll-ate")
    play.answer(play.heroes()[0])
    assert place in play.pile("encounter")
    assert shuffled(play) == ["encounter"]
