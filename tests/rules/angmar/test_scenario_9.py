"""Scenario 9, The Dread Realm: its setup and its quest cards (scenarios.json 9, quests.json 9; RULES 10.9)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking, questing
from rules.angmar.events import Shuffled
from rules.angmar.inventory import inventory
from rules.angmar.state import MAIN, Step
from rules.angmar.steps import quest as quest_phase
from rules.angmar.writing import then
from tests.rules.angmar.dread_realm import (
    ALTAR,
    CALAMITY,
    CRYPT,
    CURSE,
    CURSED,
    DAECHANAR,
    DREAD_REALM,
    DUNGEON,
    HALLS,
    TOMBS,
    dead,
    main_quest,
)
from tests.rules.angmar.kit import Table

NO_SURGE = "a quiet crypt 5"
"""A seed with which no card that the setup reveals brings more into play or takes more out of the deck."""


def table(players: int = 2, **options: str) -> Table:
    return Table(DREAD_REALM, players, **options)


def on_stage(stage: int, players: int = 2) -> Table:
    """Stage 2B or 3B, with nothing of the encounter side in play."""
    play = table(players)
    for _ in range(stage - 1):
        play.do(lambda t: questing.advance(t, MAIN))
        play.answer_all()
    play.clear()
    assert play.state.areas[MAIN].stage == stage
    return play


def progress(play: Table, amount: int) -> None:
    play.do(lambda t: questing.progress(t, MAIN, amount))


def keys(cards: tuple[str, ...]) -> list[str]:
    return sorted(looking.key_of(card) for card in cards)


# Setup


@pytest.mark.parametrize(
    ("mode", "players", "deck"),
    [
        ("standard", 1, 45),
        ("standard", 2, 44),
        ("standard", 3, 43),
        ("standard", 4, 42),
        ("easy", 1, 28),
        ("easy", 2, 27),
        ("easy", 3, 26),
        ("easy", 4, 25),
    ],
)
def test_setup(mode: str, players: int, deck: int) -> None:
    play = Table(DREAD_REALM, players, mode=mode, clear=False, seed=NO_SURGE)
    assert keys(play.pile("aside")) == [ALTAR, DAECHANAR]
    assert len(play.pile("encounter")) == deck
    assert [play.piece(piece).at for piece in dead(play)] == [f"engaged:p{n + 1}" for n in range(players)]
    for piece in dead(play):
        (card,) = play.pile(f"under:{piece}")
        assert card.startswith(f"{play.piece(piece).at[8:]}:")
    assert looking.active(play.state, MAIN) == ""
    assert (play.state.areas[MAIN].stage, len(play.pile("quest"))) == (1, 2)
    assert inventory(play.state) == ()


def test_setup_reveals_a_card_for_each_player() -> None:
    play = Table(DREAD_REALM, 2, seed=NO_SURGE, clear=False)
    assert keys(play.staged()) == [DUNGEON, CRYPT]


# Stage 1, The Catacombs of Carn Dûm


def test_sorcery_cards_on_stage_1_move_along_to_stage_2_and_others_do_not() -> None:
    play = table()
    first = main_quest(play)
    curse, calamity = play.put(CURSE, f"on:{first}"), play.put(CALAMITY, f"on:{first}")
    fear, other = play.put("a-fell-dread-tdr", f"on:{play.heroes()[0]}"), play.put("restless-evil-tlr", f"on:{first}")
    progress(play, 18)
    play.answer_all()
    second = main_quest(play)
    assert looking.key_of(second) == "quest-9-2"
    assert {play.piece(card).at for card in (curse, calamity)} == {f"on:{second}"}
    assert play.piece(fear).at == f"on:{play.heroes()[0]}"
    assert other in play.pile("discard")


def test_stage_1_needs_18_progress() -> None:
    play = table()
    progress(play, 17)
    assert looking.key_of(main_quest(play)) == "quest-9-1"


# Stage 2, Angmar Awakened


def test_2A_brings_daechanar_the_altar_and_a_reanimated_dead_for_each_player() -> None:
    play = table()
    place = play.put(CRYPT, "active:main")
    play.mark(place, progress=2)
    tops = {play.pile("deck:p1")[0], play.pile("deck:p2")[0]}
    play.do(lambda t: questing.advance(t, MAIN))
    assert keys(play.staged()) == [DAECHANAR, CRYPT]
    assert looking.key_of(looking.active(play.state, MAIN)) == ALTAR
    assert play.piece(place).progress == 2
    assert [play.piece(piece).at for piece in dead(play)] == ["engaged:p1", "engaged:p2"]
    assert {play.pile(f"under:{piece}")[0] for piece in dead(play)} == tops
    assert play.pile("aside") == ()


def test_sorcery_cards_on_stage_2_do_not_move_along_to_stage_3() -> None:
    play = on_stage(2)
    curse = play.put(CURSE, f"on:{main_quest(play)}")
    play.do(lambda t: questing.advance(t, MAIN))
    assert curse in play.pile("discard")


def test_no_progress_passes_stage_2() -> None:
    play = on_stage(2)
    progress(play, 50)
    assert looking.key_of(main_quest(play)) == "quest-9-2"


def test_when_daechanar_is_defeated_the_players_advance_to_stage_3() -> None:
    play = on_stage(2)
    daechanar, cursed = play.put(DAECHANAR), play.put(CURSED)
    play.do(lambda t: leaving.damage(t, cursed, 2))
    assert looking.key_of(main_quest(play)) == "quest-9-2"
    play.do(lambda t: leaving.damage(t, daechanar, 12))
    assert play.state.areas[MAIN].stage == 3
    assert play.pile("victory") == (daechanar,)


# Stage 3, Daechanar's Fall


@pytest.mark.parametrize(
    ("players", "there", "found"), [(1, 0, 1), (2, 1, 1), (3, 0, 3), (4, 2, 2), (2, 2, 0), (1, 2, 0)]
)
def test_3A_finds_locations_until_the_staging_area_holds_one_for_each_player(
    players: int, there: int, found: int
) -> None:
    play = on_stage(2, players)
    for _ in range(there):
        play.put(CRYPT)
    before = len(play.pile("encounter")) + len(play.pile("discard"))
    play.do(lambda t: questing.advance(t, MAIN))
    asked = 0
    while play.asked() == "pick":
        assert play.questions()[0].seat == "p1"
        play.answer()
        asked += 1
    assert asked == found
    assert found or not any(isinstance(event, Shuffled) for event in play.events)
    assert len(play.staged()) == there + found
    assert len(play.pile("encounter")) + len(play.pile("discard")) == before - found


def test_3A_does_not_reveal_what_it_finds_and_takes_it_from_the_discard_pile_too() -> None:
    play = on_stage(2, 1)
    tombs = play.find(TOMBS)
    play.do(lambda t: doing.all_to(t, "discard", "encounter"))
    play.do(lambda t: doing.move(t, tombs, "discard"))
    play.do(lambda t: questing.advance(t, MAIN))
    play.answer(tombs)
    assert play.staged() == (tombs,)
    assert [event.pile for event in play.events if isinstance(event, Shuffled)] == ["encounter"]
    assert play.told("revealed") == []


def test_the_active_location_does_not_count_for_3A() -> None:
    play = on_stage(2, 1)
    play.put(ALTAR, "active:main")
    play.do(lambda t: questing.advance(t, MAIN))
    play.answer(TOMBS)
    assert keys(play.staged()) == [TOMBS]


def test_progress_on_stage_3_goes_on_staged_locations_as_the_players_divide_it() -> None:
    play = on_stage(3)
    crypt, halls = play.put(CRYPT), play.put(HALLS)
    progress(play, 6)
    assert play.questions()[0].seat == "p1"
    assert play.options() == (f"{crypt}/6", f"{crypt}/1", f"{halls}/4", f"{halls}/1")
    play.answer(f"{halls}/1")
    play.answer(f"{crypt}/1")
    assert play.options() == (f"{crypt}/4", f"{crypt}/1", f"{halls}/3", f"{halls}/1")
    play.answer(f"{crypt}/4")
    assert (play.piece(crypt).progress, play.piece(halls).progress, play.asked()) == (5, 1, "")
    assert play.piece(main_quest(play)).progress == 0


def test_a_location_that_has_all_its_progress_is_explored_before_the_rest_is_placed() -> None:
    play = on_stage(3, 1)
    dungeon, crypt, halls = play.put(DUNGEON), play.put(CRYPT), play.put(HALLS)
    progress(play, 4)
    play.answer(f"{dungeon}/1")
    assert dungeon not in play.state.pieces
    assert len(dead(play)) == 1
    assert play.options() == (f"{crypt}/3", f"{crypt}/1", f"{halls}/3", f"{halls}/1")


def test_nobody_is_asked_when_there_is_nothing_to_divide() -> None:
    play = on_stage(3)
    crypt = play.put(CRYPT)
    progress(play, 3)
    assert (play.piece(crypt).progress, play.asked()) == (3, "")
    halls = play.put(HALLS)
    progress(play, 9)
    assert play.asked() == ""
    assert {crypt, halls} <= set(play.pile("discard"))
    progress(play, 5)
    assert play.piece(main_quest(play)).progress == 0


def test_progress_is_not_divided_over_side_quests_nor_over_a_location_that_can_take_none() -> None:
    play = on_stage(3)
    crypt, tomb = play.put(CRYPT), play.put("seal-the-tomb-tlr")
    altar, _ = play.put(ALTAR), play.put(DAECHANAR)
    progress(play, 5)
    assert [play.piece(card).progress for card in (crypt, tomb, altar)] == [5, 0, 0]
    assert play.asked() == ""


def test_the_active_location_takes_progress_first_on_stage_3() -> None:
    play = on_stage(3)
    altar, crypt = play.put(ALTAR, "active:main"), play.put(CRYPT)
    progress(play, 5)
    assert (play.piece(altar).progress, play.piece(crypt).progress) == (5, 0)
    progress(play, 6)
    assert (play.pile("victory")[0], play.piece(crypt).progress) == (altar, 2)


def test_progress_for_a_side_quest_that_is_current_goes_on_it_on_stage_3() -> None:
    play = on_stage(3)
    crypt, tomb = play.put(CRYPT), play.put("seal-the-tomb-tlr")
    play.phase("quest")
    play.do(lambda t: quest_phase.make_current(t, MAIN, tomb))
    progress(play, 3)
    assert (play.piece(tomb).progress, play.piece(crypt).progress) == (3, 0)


@pytest.mark.parametrize("place", ["staging:main", "active:main"])
def test_at_the_end_of_the_quest_phase_a_location_in_play_means_1_damage_on_every_character(place: str) -> None:
    play = on_stage(3)
    play.put(HALLS, place)
    ally = play.titled("Veteran Axehand", "p2")
    play.moment("quest-ends")
    assert {play.piece(card).damage for card in (*play.heroes(), *play.heroes("p2"), ally)} == {1}
    assert play.state.result is None


def test_at_the_end_of_the_quest_phase_without_a_location_in_play_the_players_win() -> None:
    play = on_stage(3)
    play.put(CURSED)
    play.moment("quest-ends")
    assert play.state.result is not None
    assert play.state.result.won


def test_the_last_location_explored_in_the_quest_phase_wins_at_its_end_and_not_before() -> None:
    play = on_stage(3, 1)
    halls = play.put(HALLS)
    play.commit(*play.heroes())
    play.mark(halls, progress=3)
    play.phase("quest")
    play.do(lambda t: then(t, Step(name="progress", seat=MAIN, n=1)))
    assert (halls in play.state.pieces, play.state.result) == (False, None)
    play.do(lambda t: then(t, Step(name="quest.end", other=MAIN)))
    assert play.state.result is not None
    assert play.state.result.won


def test_stage_2_hurts_nobody_at_the_end_of_the_quest_phase() -> None:
    play = on_stage(2)
    play.moment("quest-ends")
    assert (play.state.result, play.piece(play.heroes()[0]).damage) == (None, 0)
