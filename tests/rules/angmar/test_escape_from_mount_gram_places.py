"""The encounter set Escape from Mount Gram: its locations (encounter_sets.json; RULES 10.5)."""

from __future__ import annotations

import pytest

from rules.angmar import GAME, doing
from rules.angmar.state import MAIN
from rules.angmar.steps import planning
from rules.angmar.steps.travel import activate
from tests.rules.angmar.gram import (
    CELL,
    GATE,
    GUARD,
    JAILOR,
    ORC,
    PATROL,
    TUNNELS,
    Gram,
)


def together(players: int = 2, **options: str) -> Gram:
    """All players at stage 3, where nothing of the encounter side is in play."""
    play = Gram(players, **options)
    play.gather()
    return play


# Southern Gate


def test_each_orc_has_2_attack_more_while_the_southern_gate_is_the_active_location() -> None:
    play = together()
    orc, guard = play.put(ORC, "engaged:p1"), play.put(GUARD)
    warg = play.foreign("white-warg-woe")
    attacks = [play.value("attack", play.heroes()[0])]
    play.put(GATE, "active:main")
    assert play.value("attack", warg) == 2
    assert (play.value("attack", orc), play.value("attack", guard)) == (2 + 2, 2 + 2)
    assert [play.value("attack", play.heroes()[0])] == attacks


def test_a_staged_southern_gate_gives_no_attack() -> None:
    play = together()
    play.put(GATE)
    assert play.value("attack", play.put(ORC)) == 2


def test_when_the_gate_becomes_active_threats_below_35_become_35() -> None:
    play = together(3)
    gate = play.put(GATE)
    for seat, threat in (("p1", 20), ("p2", 34), ("p3", 41)):
        play.set_threat(threat, seat)
    play.do(lambda t: activate(t, gate, MAIN))
    assert [play.threat(seat) for seat in ("p1", "p2", "p3")] == [35, 35, 41]


def test_another_active_location_sets_no_threat() -> None:
    play = together()
    play.put(GATE)
    cell = play.put(CELL)
    play.set_threat(20)
    play.do(lambda t: activate(t, cell, MAIN))
    assert play.threat() == 20


def test_player_cards_cannot_touch_the_gate() -> None:
    play = together()
    gate = play.put(GATE)
    assert gate not in planning.hosts(play.state, play.pile("hand:p1")[0])
    chosen = {choice.value for tool in GAME.tools(play.state, "p1") for p in tool.params for choice in p.choices or ()}
    assert gate not in chosen


def test_the_explored_gate_goes_to_the_victory_display() -> None:
    play = together()
    gate = play.put(GATE)
    play.explore(gate)
    assert gate in play.pile("victory")


# Prison Cell


def cell_with(play: Gram, *titles: str, at: str = "p1") -> tuple[str, tuple[str, ...]]:
    cell = play.put(CELL, f"staging:{at}")
    return cell, play.capture(cell, *titles)


def test_after_they_travel_to_a_prison_cell_the_players_may_put_one_captive_into_play() -> None:
    play = Gram(1)
    cell, (gandalf, slayer) = cell_with(play, "Gandalf", "Longbeard Orc Slayer")
    resources = play.piece(play.heroes()[0]).resources
    play.travel(cell, "p1")
    play.answer("prison-cell")
    assert set(play.options()) == {gandalf, slayer}
    play.answer(slayer)
    assert play.piece(slayer).at == "play:p1"
    assert play.under(cell) == (gandalf,)
    assert play.piece(play.heroes()[0]).resources == resources


def test_the_prison_cells_response_is_optional() -> None:
    play = Gram(1)
    cell, captives = cell_with(play, "Gandalf")
    play.travel(cell, "p1")
    play.answer("")
    assert play.under(cell) == captives


def test_a_captured_hero_comes_out_of_the_prison_cell_under_his_owners_control() -> None:
    play = together()
    cell = play.put(CELL)
    (hero,) = play.capture(cell, "Legolas", seat="p2")
    play.travel(cell)
    play.answer("prison-cell")
    assert play.piece(hero).at == "play:p2"


def test_an_attachment_out_of_the_prison_cell_is_attached_where_its_owner_says() -> None:
    play = Gram(1)
    cell, (stone,) = cell_with(play, "Celebrían's Stone")
    play.travel(cell, "p1")
    play.answer("prison-cell")
    play.answer(play.heroes()[0])
    assert play.piece(stone).at == f"on:{play.heroes()[0]}"


def test_F09_the_prison_cells_response_rescues_nobody() -> None:
    play = together(1)
    jailor = play.put(JAILOR)
    cell, _ = cell_with(play, "Gandalf", at="main")
    play.travel(cell)
    play.answer("prison-cell")
    assert play.piece(jailor).at == "staging:main"
    assert play.asked() == ""


def test_travelling_elsewhere_or_to_an_empty_cell_offers_nothing() -> None:
    play = Gram(1)
    cell_with(play, "Gandalf")
    empty, room = play.put(CELL, "staging:p1"), play.put(PATROL, "staging:p1")
    play.travel(empty, "p1")
    assert play.asked() == ""
    play.do(lambda t: doing.to_staging(t, empty), go_on=False)
    play.travel(room, "p1")
    assert play.asked() == ""


def test_the_prison_cell_also_answers_when_the_players_travel_there_by_a_player_card() -> None:
    play = Gram(1)
    cell, (gandalf,) = cell_with(play, "Gandalf")
    play.by_hand("travel", card=cell)
    assert play.asked() == "may"
    play.answer("prison-cell")
    assert play.piece(cell).at == "active:p1"
    assert play.piece(gandalf).at == "play:p1"


def test_the_captives_left_under_an_explored_cell_are_rescued() -> None:
    play = Gram(1)
    cell, (gandalf, slayer) = cell_with(play, "Gandalf", "Longbeard Orc Slayer")
    play.travel(cell, "p1")
    play.answer("prison-cell")
    play.answer(slayer)
    play.explore(cell)
    assert gandalf in play.pile("hand:p1")
    assert play.piece(slayer).at == "play:p1"


# Patrol Room


def test_travelling_to_the_patrol_room_raises_each_players_threat_there_by_3() -> None:
    play = Gram(3)
    play.free("p1")
    play.travel_phase()
    play.answer("p2")
    room = play.put(PATROL, "staging:p2")
    before = [play.threat(seat) for seat in ("p1", "p2", "p3")]
    play.travel(room, "p2")
    assert [play.threat(seat) for seat in ("p1", "p2", "p3")] == [before[0] + 3, before[1] + 3, before[2]]
    assert play.piece(room).at == "active:p2"


@pytest.mark.parametrize(("threat", "more"), [(19, 1), (20, 2)])
def test_the_patrol_rooms_shadow_is_worse_at_20_threat(threat: int, more: int) -> None:
    play = Gram(1)
    guard = play.put(GUARD, "engaged:p1")
    play.set_threat(threat)
    play.attack(guard, shadow=PATROL)
    play.answer("")
    assert play.piece(play.heroes()[0]).damage == 2 + more


# Tunnels of Mount Gram


def test_F01_the_tunnels_threat_counts_only_the_captives_under_that_copy() -> None:
    play = Gram(1)
    one, two = play.put(TUNNELS, "staging:p1"), play.put(TUNNELS, "staging:p1")
    play.capture(one, "Gandalf", "Longbeard Orc Slayer")
    assert (play.value("threat", one), play.value("threat", two)) == (2, 0)


def test_the_tunnels_shadow_captures_every_attachment_of_the_defender_under_the_attacker() -> None:
    play = Gram(2)
    guard, ally = play.put(GUARD, "engaged:p2"), play.ally("p2")
    mine = {play.attachment(ally, "Dwarven Axe"), play.attachment(ally, "Citadel Plate")}
    other = play.attachment(play.heroes("p2")[0], "Horn of Gondor")
    play.attack(guard, "p2", shadow=TUNNELS)
    play.answer(ally)
    assert set(play.under(guard)) == mine
    assert play.piece(other).at == f"on:{play.heroes('p2')[0]}"


def test_the_tunnels_shadow_captures_nothing_without_a_defender() -> None:
    play = Gram(1)
    guard, hero = play.put(GUARD, "engaged:p1"), play.heroes()[0]
    stone = play.attachment(hero, "Celebrían's Stone")
    play.attack(guard, shadow=TUNNELS)
    play.answer("")
    assert play.under(guard) == ()
    assert play.piece(stone).at == f"on:{hero}"
