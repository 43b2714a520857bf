"""Private staging areas in Escape from Mount Gram, and players eliminated in theirs (RULES 8.6 and 10.5)."""

from __future__ import annotations

from dataclasses import replace

from rules.angmar import GAME, doing, leaving, looking, values
from rules.angmar import events as ev
from rules.angmar.decks import PlayerCard
from rules.angmar.looking import owner
from rules.angmar.state import MAIN, Step, changed
from rules.angmar.steps import attack as fight
from rules.angmar.steps import combat, planning, reveal, travel
from rules.angmar.writing import then
from rules.core.ledger import Ledger
from tests.rules.angmar.gram import CELL, EXECUTIONERS, GUARD, ORC, PATROL, TORTURER, Gram


def quest_phase(play: Gram) -> None:
    play.phase("quest")
    play.do(lambda t: then(t, Step(name="quest phase")))


def set_first(play: Gram, seat: str) -> None:
    play.do(lambda t: t.happen(ev.FirstPlayer(seat=seat)), go_on=False)


# Each for himself


def test_only_players_of_a_staging_area_are_there() -> None:
    play = Gram(3)
    assert [looking.players_at(play.state, area) for area in ("p1", "p2", "p3")] == [("p1",), ("p2",), ("p3",)]


def test_F17_where_the_first_player_is_not_the_first_of_that_area_decides() -> None:
    play = Gram(3)
    set_first(play, "p2")
    assert looking.first_at(play.state, "p1") == "p1"
    assert looking.first_at(play.state, "p2") == "p2"


def test_staging_areas_take_their_turns_in_player_order() -> None:
    play = Gram(4)
    set_first(play, "p3")
    assert looking.areas(play.state) == ("p3", "p4", "p1", "p2")


def test_the_first_player_token_keeps_moving() -> None:
    play = Gram(3)
    play.do(lambda t: then(t, Step(name="refresh phase")))
    assert play.state.first == "p2"


def test_GAP16_in_the_staging_step_each_area_reveals_a_card_for_each_of_its_players() -> None:
    play = Gram(3)
    play.put(ORC, "staging:p3")
    for _ in range(3):
        play.on_top(CELL)
    quest_phase(play)
    while play.asked() == "commit":
        play.answer("")
    shown = [(e.seat, e.other) for e in play.told("revealed")]
    assert shown == [("p1", "p1"), ("p2", "p2"), ("p3", "p3")]


def test_an_area_with_two_players_reveals_two_cards() -> None:
    play = Gram(3)
    play.free("p1")
    play.travel_phase()
    play.answer("p2")
    play.do(lambda t: [doing.move(t, card, "discard") for card in looking.pile(t.state, "encounter")], go_on=False)
    for key in (CELL, CELL, PATROL):
        play.on_top(key)
    quest_phase(play)
    while play.asked() == "commit":
        play.answer("")
    assert [e.other for e in play.told("revealed")] == ["p2", "p2", "p3"]


def test_each_area_resolves_its_own_quest() -> None:
    play = Gram(2)
    play.put(PATROL, "staging:p1")
    mine, his = play.heroes("p1")[0], play.heroes("p2")[0]
    play.commit(mine, his)
    before = play.threat("p1"), play.threat("p2")
    brought, threat = values.willpower(play.state, mine), 3
    assert values.staging_threat(play.state, "p1") == threat
    assert values.staging_threat(play.state, "p2") == 0
    for area in ("p1", "p2"):
        play.do(lambda t, area=area: then(t, Step(name="quest.resolve", other=area)))
    assert play.threat("p1") == before[0] + threat - brought
    assert play.threat("p2") == before[1]
    assert len(play.under(play.quest("p2"))) == 7 - values.willpower(play.state, his)


def test_F07_F16_doomed_raises_only_the_threat_of_players_there() -> None:
    play = Gram(2)
    before = play.threat("p1"), play.threat("p2")
    play.do(lambda t: reveal.raise_all(t, "p1", 3))
    assert (play.threat("p1"), play.threat("p2")) == (before[0] + 3, before[1])


def test_each_player_is_each_player_there() -> None:
    play = Gram(2)
    mine, his = play.ally("p1", ready=False), play.ally("p2", ready=False)
    play.reveal("feeble-and-weary-efmg", "p1", "p1")
    assert mine not in play.state.pieces or play.piece(mine).damage == 1
    assert play.piece(his).damage == 0


def test_enemies_check_only_for_players_there() -> None:
    play = Gram(2)
    guard = play.put(GUARD, "staging:p2")
    play.set_threat(30, "p1")
    play.set_threat(10, "p2")
    play.do(lambda t: then(t, Step(name="encounter phase")))
    play.answer("")
    assert play.piece(guard).at == "staging:p2"
    play.set_threat(20, "p2")
    play.do(lambda t: then(t, Step(name="encounter phase")))
    play.answer("")
    assert play.piece(guard).at == "engaged:p2"


def test_a_player_can_only_engage_enemies_of_his_staging_area() -> None:
    play = Gram(2)
    play.put(GUARD, "staging:p2")
    assert travel.ask_engage(play.state, Step(name="engage", seat="p1")) == ("", ())


def test_nobody_travels_to_a_location_of_another_area() -> None:
    play = Gram(2)
    play.put(CELL, "staging:p2")
    assert travel.ask_travel(play.state, Step(name="travel", other="p1")) == ("", ())


def test_sentinel_and_ranged_do_not_reach_another_area() -> None:
    play = Gram(2)
    enemy = play.put(GUARD, "engaged:p1")
    helper = play.heroes("p2")[0]
    notes = {**play.state.notes, f"game:sentinel:{helper}": 1, f"game:ranged:{helper}": 1}
    play.state = changed(play.state, notes=notes)
    assert helper not in fight.defenders(play.state, enemy, "p1")
    assert combat.targets(play.state, "p2") == ()


def test_attachments_go_only_on_cards_there() -> None:
    play = Gram(2)
    card = play.pile("captured:p1")[-1]
    assert play.heroes("p2")[0] not in planning.hosts(play.state, card)
    assert play.heroes("p1")[0] in planning.hosts(play.state, card)


def test_F15_a_unique_title_is_in_play_once_for_all_areas() -> None:
    play = Gram(4)
    play.ally("p1", title="Gandalf")
    gandalf = play.on_captured("Gandalf", "p2")
    assert not looking.unique_free(play.state, gandalf)


def test_constant_effects_stay_in_their_area() -> None:
    play = Gram(2)
    play.put("orc-ambush-tlr", "staging:p1")
    near, far = play.put(ORC, "staging:p1"), play.put(ORC, "staging:p2")
    assert (play.value("threat", near), play.value("threat", far)) == (3, 2)


def test_a_side_quest_is_current_only_in_its_area() -> None:
    play = Gram(2)
    quest = play.put(EXECUTIONERS, "staging:p2")
    quest_phase(play)
    assert play.asked() == "current"
    assert play.questions()[0].seat == "p2"
    play.answer(quest)
    assert looking.current_quest(play.state, "p2") == quest
    assert looking.current_quest(play.state, "p1") == play.quest("p1")


# Elimination


def test_F04_eliminated_in_his_own_area_its_encounter_cards_are_discarded_and_the_area_is_no_more() -> None:
    play = Gram(2)
    cell, guard, room = play.put(CELL, "active:p1"), play.put(GUARD, "engaged:p1"), play.put(PATROL, "staging:p1")
    quest = play.quest("p1")
    play.set_threat(50)
    play.settle()
    assert tuple(play.state.areas) == ("p2",)
    assert {cell, guard, room} <= set(play.pile("discard"))
    assert quest in play.pile("removed")
    assert play.state.first == "p2"


def test_F04_his_captured_cards_are_discarded_and_not_rescued() -> None:
    play = Gram(2)
    cell = play.put(CELL, "staging:p1")
    play.capture(cell, "Gandalf")
    play.set_threat(50)
    play.settle()
    assert looking.captives(play.state, "p1") == ()
    assert play.pile("hand:p1") == ()
    assert len(play.pile("discard:p1")) == 30 + 3
    assert GAME.inventory(play.state) == ()


def test_F04_the_other_areas_are_left_alone() -> None:
    play = Gram(2)
    guard = play.put(GUARD, "staging:p2")
    play.set_threat(50)
    play.settle()
    assert play.piece(guard).at == "staging:p2"
    assert len(play.under(play.quest("p2"))) == 7
    assert play.state.result is None


def test_an_area_with_another_player_in_it_stays() -> None:
    play = Gram(2)
    play.free("p1")
    play.travel_phase()
    guard = play.put(GUARD, "engaged:p2")
    play.set_threat(50, "p2")
    play.settle()
    assert tuple(play.state.areas) == ("p2",)
    assert play.piece(guard).at == "staging:p2"
    assert looking.players_at(play.state, "p2") == ("p1",)


def test_the_last_player_left_goes_on_to_stage_3_alone() -> None:
    play = Gram(2)
    play.set_threat(50, "p2")
    play.settle()
    play.free("p1")
    play.travel_phase()
    assert tuple(play.state.areas) == (MAIN,)


def test_a_card_whose_doom_eliminates_the_only_player_there_is_discarded() -> None:
    play = Gram(2)
    play.set_threat(48)
    alarm = play.reveal("sound-the-alarm-efmg", "p1", "p1")
    assert play.state.players["p1"].out
    assert alarm in play.pile("discard")
    assert play.state.lasting == ()
    assert play.state.result is None


def test_for_an_area_that_has_vanished_no_more_cards_are_revealed() -> None:
    play = Gram(2)
    play.set_threat(48)
    play.on_top("sound-the-alarm-efmg")
    play.phase("quest")
    before = len(play.pile("encounter"))
    play.do(lambda t: then(t, *reveal.reveal(2, "p1")))
    assert play.state.players["p1"].out
    assert len(play.pile("encounter")) == before - 1


def test_the_round_goes_on_when_an_area_vanishes_in_the_quest_phase() -> None:
    play = Gram(2)
    play.set_threat(48)
    for key in (CELL, "sound-the-alarm-efmg"):
        play.on_top(key)
    play.do(lambda t: then(t, Step(name="phase", script="quest"), Step(name="quest phase"), Step(name="phase.end")))
    while play.asked() == "commit":
        play.answer("")
    assert play.state.players["p1"].out
    assert [e.other for e in play.told("revealed")] == ["p1", "p2"]
    assert not play.questions()
    assert tuple(play.state.areas) == ("p2",)


def test_a_revealed_card_gives_up_what_it_captured_when_its_area_vanishes() -> None:
    play = Gram(2)
    card = play.on_top(TORTURER)
    play.phase("quest")

    def change(t: Ledger) -> None:
        reveal.run_reveal(t, Step(name="reveal", script="encounter", seat="p1", other="p1"))
        reveal.capture(t, Step(name="reveal.capture", card=card, seat="p1", other="p1"))
        t.happen(ev.ThreatChanged(seat="p1", value=50, by=0))

    play.do(change)
    assert card in play.pile("discard")
    assert looking.captives(play.state, "p1") == ()
    assert GAME.inventory(play.state) == ()


def test_such_a_card_captures_again_when_it_is_revealed_elsewhere() -> None:
    play = Gram(2)
    card = play.on_top(TORTURER)
    play.phase("quest")

    def change(t: Ledger) -> None:
        reveal.run_reveal(t, Step(name="reveal", script="encounter", seat="p1", other="p1"))
        reveal.capture(t, Step(name="reveal.capture", card=card, seat="p1", other="p1"))
        t.happen(ev.ThreatChanged(seat="p1", value=50, by=0))

    play.do(change)
    play.do(lambda t: then(t, Step(name="reveal", card=card, seat="p2", other="p2")))
    assert [owner(captive) for captive in play.under(card)] == ["p2"]


def test_without_a_hero_in_play_only_neutral_cards_without_a_cost_can_be_played() -> None:
    play = Gram(2)
    play.do(lambda t: leaving.destroy(t, play.heroes()[0]))
    assert not play.state.players["p1"].out
    free = PlayerCard(code="free", name="A free card", type="ally", sphere="neutral", cost="0")
    lore = replace(free, code="lore", sphere="lore")
    play.state = changed(play.state, library={"free": free, "lore": lore})
    assert planning.affordable(play.state, "p1", "p1:free#1")
    assert not planning.affordable(play.state, "p1", "p1:lore#1")
