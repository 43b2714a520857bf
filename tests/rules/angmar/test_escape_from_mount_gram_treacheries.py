"""The encounter set Escape from Mount Gram: its treacheries (encounter_sets.json; RULES 10.5)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, looking
from rules.angmar import events as ev
from rules.angmar.looking import front
from rules.angmar.state import Step
from rules.angmar.writing import then
from tests.rules.angmar.gram import (
    ALARM,
    CAPTIVES,
    CELL,
    GUARD,
    INTERROGATION,
    JAILOR,
    PATROL,
    TORTURER,
    WEARY,
    Gram,
)


def together(players: int = 2, **options: str) -> Gram:
    """All players at stage 3, where nothing of the encounter side is in play."""
    play = Gram(players, **options)
    play.gather()
    return play


# Sound the Alarm!


def test_sound_the_alarm_lowers_engagement_costs_and_gives_1_attack_this_round_also_to_later_enemies() -> None:
    play = Gram(2)
    torturer, far = play.put(TORTURER, "staging:p1"), play.put(TORTURER, "staging:p2")
    before = play.threat("p1"), play.threat("p2")
    play.reveal(ALARM, "p1", "p1")
    later = play.put(GUARD, "staging:p1")
    for enemy, cost, attack in ((torturer, 26, 4), (later, 6, 3), (far, 36, 3)):
        assert (play.value("engagement", enemy), play.value("attack", enemy)) == (cost, attack)
    assert (play.threat("p1"), play.threat("p2")) == (before[0] + 3, before[1])
    play.do(lambda t: then(t, Step(name="round.over")))
    assert (play.value("engagement", torturer), play.value("attack", torturer)) == (36, 3)


def test_sound_the_alarm_adds_an_enemy_if_none_is_in_play_there() -> None:
    play = Gram(2)
    play.put(TORTURER, "staging:p2")
    play.reveal(ALARM, "p1", "p1")
    play.answer(GUARD)
    (guard,) = play.in_play(GUARD)
    assert play.piece(guard).at == "staging:p1"
    assert len(play.under(guard)) == 1
    assert (play.value("engagement", guard), play.value("attack", guard)) == (6, 3)
    assert not [e for e in play.told("revealed") if e.card == guard]


def test_sound_the_alarm_adds_nobody_if_an_enemy_is_engaged() -> None:
    play = Gram(1)
    play.put(GUARD, "engaged:p1")
    play.reveal(ALARM, "p1", "p1")
    assert play.asked() == ""
    assert looking.staging(play.state, "p1") == ()


# Feeble and Weary


def tired(play: Gram) -> tuple[str, str, str]:
    """An exhausted character who quests, one who does not, and a ready one."""
    questing, idle, ready = play.heroes()[0], play.ally(title="Gandalf", ready=False), play.ally()
    play.commit(questing)
    return questing, idle, ready


def test_feeble_and_weary_damages_each_exhausted_character() -> None:
    play = Gram(1)
    questing, idle, ready = tired(play)
    play.reveal(WEARY, "p1", "p1")
    play.answer("Each takes 1 damage")
    assert play.piece(questing).damage == 1
    assert play.piece(idle).damage == 1
    assert play.piece(ready).damage == 0
    assert play.piece(questing).committed


def test_or_feeble_and_weary_removes_them_from_the_quest() -> None:
    play = Gram(1)
    questing, idle, _ = tired(play)
    play.reveal(WEARY, "p1", "p1")
    play.answer("Each is removed from the quest")
    assert not play.piece(questing).committed
    assert play.piece(questing).exhausted
    assert play.piece(questing).damage == play.piece(idle).damage == 0


def test_each_player_chooses_for_his_own_characters() -> None:
    play = together()
    mine, his = play.heroes("p1")[0], play.heroes("p2")[0]
    play.commit(mine, his)
    play.reveal(WEARY)
    play.answer("Each takes 1 damage", "p1")
    play.answer("Each is removed from the quest", "p2")
    assert (play.piece(mine).damage, play.piece(mine).committed) == (1, True)
    assert (play.piece(his).damage, play.piece(his).committed) == (0, False)


def test_with_nobody_to_remove_from_the_quest_feeble_and_weary_damages() -> None:
    """One of the two must be done if it can be (FAQ 1.44)."""
    play = Gram(1)
    idle = play.ally(title="Gandalf", ready=False)
    play.reveal(WEARY, "p1", "p1")
    assert play.asked() == ""
    assert play.piece(idle).damage == 1


def test_feeble_and_weary_leaves_ready_characters_alone() -> None:
    play = Gram(1)
    play.reveal(WEARY, "p1", "p1")
    assert play.asked() == ""
    assert play.piece(play.heroes()[0]).damage == 0


def test_the_shadow_of_feeble_and_weary_exhausts_one_of_the_attacked_players_characters() -> None:
    play = together()
    guard, hero, ally = play.put(GUARD, "engaged:p1"), play.heroes()[0], play.ally()
    play.ally(ready=False)
    play.ally("p2")
    play.attack(guard, shadow=WEARY)
    play.answer("")
    assert set(play.options()) == {hero, ally}
    play.answer(ally)
    assert (play.piece(ally).exhausted, play.piece(hero).exhausted) == (True, False)


# Captives of Gornákh


def test_one_ally_of_each_player_is_captured_under_the_encounter_card_with_the_highest_threat() -> None:
    play = together()
    room, cell = play.put(PATROL, "active:main"), play.put(CELL)
    mine, kept, his = play.ally("p1"), play.ally("p1"), play.ally("p2")
    play.reveal(CAPTIVES)
    assert (play.questions()[0].seat, set(play.options())) == ("p1", {mine, kept})
    play.answer(mine)
    assert set(play.under(room)) == {mine, his}
    assert play.under(cell) == ()
    assert kept in play.state.pieces


def test_the_first_player_chooses_between_encounter_cards_of_the_same_threat() -> None:
    play = Gram(2)
    room, orc = play.put(PATROL, "staging:p1"), play.put("angmar-captain-tlr", "engaged:p1")
    far, ally, his = play.put(JAILOR, "staging:p2"), play.ally("p1"), play.ally("p2")
    play.reveal(CAPTIVES, "p1", "p1")
    assert set(play.options()) == {room, orc}
    play.answer(orc)
    assert play.under(orc) == (ally,)
    assert play.under(far) == ()
    assert his in play.state.pieces


def test_without_an_encounter_card_or_an_ally_nobody_is_captured() -> None:
    play = Gram(1)
    ally = play.ally()
    play.reveal(CAPTIVES, "p1", "p1")
    assert ally in play.state.pieces
    other = Gram(1)
    room = other.put(PATROL, "staging:p1")
    other.reveal(CAPTIVES, "p1", "p1")
    assert other.under(room) == ()
    assert len(other.heroes()) == 1


def test_the_shadow_of_captives_captures_an_ally_instead_of_damaging_him() -> None:
    play = Gram(1)
    guard, ally, next_ = play.put(GUARD, "engaged:p1"), play.ally(title="Gandalf"), play.ally(title="Brok Ironfist")
    play.do(lambda t: doing.last(t, "round", "attack", 5, guard), go_on=False)
    play.attack(guard, shadow=CAPTIVES)
    play.answer(ally)
    assert play.under(guard) == (ally,)
    play.attack(guard)
    play.answer(next_)
    assert play.under(guard) == (ally,)
    assert next_ in play.pile("discard:p1")


# Interrogation


@pytest.mark.parametrize(
    ("title", "cost"), [("Gandalf", 5), ("Celebrían's Stone", 2), ("Snowbourn Scout", 1), ("Théodred", 0)]
)
def test_interrogation_discards_from_the_captured_deck_and_raises_threat_by_its_cost(title: str, cost: int) -> None:
    play = Gram(2)
    card = play.on_captured(title)
    before, captured, his = play.threat(), play.captured(), play.captured("p2")
    play.reveal(INTERROGATION, "p1", "p1")
    assert play.pile("discard:p1") == (card,)
    assert play.threat() == before + cost
    assert (play.captured(), play.captured("p2")) == (captured - 1, his)


def test_F06_a_hero_has_no_cost() -> None:
    play = Gram(1)
    hero = play.on_captured("Théodred")
    assert looking.cost_number(play.state, hero) == 0
    assert front(play.state, hero).threat_cost == 8


def empty(play: Gram, seat: str) -> None:
    play.do(lambda t: doing.all_to(t, f"captured:{seat}", f"discard:{seat}"), go_on=False)


def test_F07_interrogation_gains_doomed_2_for_that_area_if_a_player_discards_nothing() -> None:
    play = Gram(2)
    empty(play, "p1")
    before = play.threat("p1"), play.threat("p2")
    play.reveal(INTERROGATION, "p1", "p1")
    assert (play.threat("p1"), play.threat("p2")) == (before[0] + 2, before[1])


def test_one_player_without_captured_cards_dooms_all_there_once() -> None:
    play = together(3)
    empty(play, "p1")
    empty(play, "p2")
    play.on_captured("Dúnhere", "p3")
    before = [play.threat(seat) for seat in ("p1", "p2", "p3")]
    play.reveal(INTERROGATION)
    assert [play.threat(seat) for seat in ("p1", "p2", "p3")] == [threat + 2 for threat in before]


def test_the_shadow_of_interrogation_costs_a_random_card_of_the_hand_and_its_cost_in_threat() -> None:
    play = Gram(2)
    guard, before = play.put(GUARD, "engaged:p1"), play.threat()
    hand = len(play.pile("hand:p1"))
    play.attack(guard, shadow=INTERROGATION)
    play.answer("")
    (lost,) = play.pile("discard:p1")
    assert len(play.pile("hand:p1")) == hand - 1
    assert play.threat() == before + looking.cost_number(play.state, lost)
    assert any(isinstance(e, ev.Moved) and e.random and e.card == lost for e in play.events)


def test_the_shadow_of_interrogation_costs_nothing_without_a_hand() -> None:
    play = Gram(1)
    guard, before = play.put(GUARD, "engaged:p1"), play.threat()
    play.do(lambda t: doing.all_to(t, "hand:p1", "deck:p1"), go_on=False)
    play.attack(guard, shadow=INTERROGATION)
    play.answer("")
    assert play.threat() == before
    assert play.pile("discard:p1") == ()
