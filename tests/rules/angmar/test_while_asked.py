"""What leaves play or exhausts by a hand move while a question is open: it is offered no more, and nothing breaks.

A hand move may also put a player out of the game.
"""

from __future__ import annotations

from rules.angmar import GAME, doing, leaving
from rules.angmar.commands import Hand
from rules.angmar.state import MAIN, Step
from rules.angmar.writing import then
from tests.rules.angmar import ettenmoors
from tests.rules.angmar.gram import ALARM, CELL, GUARD, JAILOR, Gram
from tests.rules.angmar.kit import Table


def test_an_ally_that_has_left_play_is_not_picked_any_more() -> None:
    t = Table("intruders-in-chetwood")
    allies = [t.ally(), t.ally(), t.ally("p2")]
    t.reveal("angmar-orc-tlr")
    t.answer("Discard")
    assert set(allies) < set(t.options())
    t.by_hand("leave", card=allies[0], to="discard")
    assert t.asked() == "pick"
    assert allies[0] not in t.options()
    t.answer(allies[1])
    assert allies[1] not in t.state.pieces


def test_a_pick_without_anything_left_to_pick_is_over() -> None:
    t = Table("the-weather-hills")
    allies = [t.ally(), t.ally("p2")]
    t.reveal("angmar-orc-tlr")
    t.answer("Discard")
    for ally in allies:
        t.by_hand("leave", card=ally, to="hand")
    assert t.asked() != "pick"


def test_an_enemy_that_has_left_play_engages_nobody() -> None:
    t = Table("the-weather-hills")
    orcs = [t.put("angmar-orc-tlr"), t.put("angmar-orc-tlr")]
    t.set_threat(30)
    t.do(lambda ledger: then(ledger, Step(name="checks", other=MAIN)))
    assert t.asked() == "tie"
    t.by_hand("remove", card=orcs[0])
    assert t.options() == (orcs[1],)


def test_an_attacker_that_has_left_play_or_is_exhausted_does_not_attack() -> None:
    t = Table("the-weather-hills", players=1)
    first, second, third = t.heroes()
    orc = t.engage("angmar-orc-tlr")
    t.do(lambda ledger: then(ledger, Step(name="strike", seat="p1")))
    t.answer(orc)
    t.answer(first)
    t.answer(second)
    t.by_hand("exhaust", card=first)
    t.by_hand("leave", card=second, to="destroyed")
    t.answer("")
    assert t.told("struck") == []
    t.answer(orc)
    assert t.options() == (third, "")


def test_who_was_named_for_the_quest_and_has_left_play_or_is_exhausted_does_not_commit() -> None:
    t = Table("the-weather-hills", players=1)
    first, second, third = t.heroes()
    t.phase("quest")
    t.do(lambda ledger: then(ledger, Step(name="commit", seat="p1")))
    t.answer(first)
    t.answer(second)
    t.by_hand("exhaust", card=first)
    t.by_hand("leave", card=second, to="destroyed")
    assert second not in GAME.seen_by(t.state, None).work.chosen
    t.answer(third)
    assert [told.other for told in t.told("commits")] == [third]
    assert not t.piece(first).committed
    assert t.piece(third).committed


def test_who_was_named_for_the_quest_and_belongs_to_another_player_now_does_not_commit() -> None:
    t = Table("the-weather-hills", players=2)
    ally = t.ally()
    t.phase("quest")
    t.do(lambda ledger: then(ledger, Step(name="commit", seat="p1")))
    t.answer(ally)
    t.state = GAME.play(t.state, "p1", Hand(tool="control", values={"card": ally, "seat": "p2"})).state
    t.answer("")
    assert not t.piece(ally).committed
    assert t.told("commits") == []


def doom(t: Table, seat: str) -> None:
    """Hand moves raise his threat to 50."""
    while not t.state.players[seat].out:
        t.by_hand("threat", seat, seat=seat, sign="more", count="20")


def test_an_enemy_that_is_to_come_engaged_with_a_player_who_is_out_comes_into_the_staging_area() -> None:
    t = ettenmoors.table(3)
    side = t.put("scavenge-for-supplies-ate")
    t.set_threat(30, "p2")
    ettenmoors.defeat(t, side)
    doom(t, "p2")
    t.answer("savage-trollspawn-ate")
    (troll,) = t.in_play("savage-trollspawn-ate")
    assert t.piece(troll).at == "staging:main"


def test_an_enemy_for_a_staging_area_that_is_gone_does_not_come() -> None:
    t = Gram(2)
    t.reveal(ALARM, "p2", "p2")
    doom(t, "p2")
    t.answer(GUARD)
    assert t.in_play(GUARD) == ()
    assert GAME.inventory(t.state) == ()


def test_an_enemy_that_is_to_engage_a_player_whose_staging_area_is_gone_does_not_come() -> None:
    t = Gram(2)
    t.reveal("orc-ambush-tlr", "p2", "p2")
    doom(t, "p2")
    t.answer(GUARD)
    assert t.in_play(GUARD) == ()
    assert GAME.inventory(t.state) == ()


def test_no_captive_of_a_player_who_is_out_comes_into_play() -> None:
    t = Gram(2)
    t.gather()
    cell = t.put(CELL)
    (his,), (mine,) = t.capture(cell, "Gandalf", seat="p2"), t.capture(cell, "Longbeard Orc Slayer")
    t.travel(cell)
    t.answer("prison-cell")
    doom(t, "p2")
    t.answer(his)
    assert set(t.under(cell)) == {his, mine}


def test_a_captive_that_a_hand_move_has_put_into_play_stays_there() -> None:
    t = Gram(1)
    guard = t.put(GUARD, "staging:p1")
    gandalf, slayer = t.capture(guard, "Gandalf", "Longbeard Orc Slayer")
    t.do(lambda ledger: leaving.destroy(ledger, guard))
    t.answer(GUARD)
    t.by_hand("enter", card=gandalf)
    assert t.options() == (slayer, "")
    t.answer(slayer)
    assert {gandalf, slayer} <= set(t.state.pieces)


def test_a_card_that_has_left_the_discard_pile_is_not_taken_back_any_more() -> None:
    t = ettenmoors.table(1)
    place = t.put(ettenmoors.CAMP)
    scout, event = t.throw("p1", "Snowbourn Scout", "Sneak Attack")
    t.travel(place)
    t.answer(ettenmoors.CAMP)
    t.by_hand("recover", card=scout, to="play")
    assert t.options() == (event, "")
    t.by_hand("recover", card=event, to="hand")
    t.answer("")
    assert t.piece(scout).at == "play:p1"
    assert event in t.pile("hand:p1")


def test_a_card_that_has_left_the_hand_is_not_played_any_more() -> None:
    t = ettenmoors.table(1)
    side = t.put("scavenge-for-supplies-ate")
    ettenmoors.defeat(t, side)
    t.answer("savage-trollspawn-ate")
    card = t.options()[0]
    t.by_hand("discard", card=card)
    assert card not in t.options()
    assert "" in t.options()


def test_no_captive_comes_into_play_whose_title_has_come_meanwhile() -> None:
    t = Gram(2)
    t.gather()
    guard = t.put(GUARD)
    (gandalf,), other = t.capture(guard, "Gandalf"), t.on_captured("Gandalf", "p2")
    t.do(lambda ledger: doing.move(ledger, other, "hand:p2"), go_on=False)
    t.do(lambda ledger: leaving.destroy(ledger, guard))
    t.answer(GUARD)
    t.by_hand("enter", "p2", card=other)
    t.answer(gandalf)
    assert t.piece(other).at == "play:p2"
    assert gandalf in t.pile("hand:p1")


def test_an_attachment_of_a_player_who_is_out_by_now_is_not_attached() -> None:
    t = Gram(2)
    t.gather()
    guard = t.put(GUARD)
    (stone,) = t.capture(guard, "Celebrían's Stone")
    t.do(lambda ledger: leaving.destroy(ledger, guard))
    t.answer(GUARD)
    t.answer(stone)
    assert t.asked() == "host"
    doom(t, "p1")
    assert t.asked() != "host"
    assert stone in t.pile("discard:p1")
    assert GAME.inventory(t.state) == ()


def test_an_enemy_that_a_hand_move_has_taken_out_of_play_attacks_nobody() -> None:
    """Gornákh, while the first player says whom of two he attacks after a rescue."""
    t = Gram(2)
    t.gather()
    jailor, cell = t.put(JAILOR), t.put(CELL)
    t.capture(cell, "Gandalf")
    for seat in ("p1", "p2"):
        t.set_threat(30, seat)
    t.explore(cell)
    t.by_hand("send", card=jailor, to="shuffle")
    t.answer("p2")
    assert jailor in t.pile("encounter")
    assert t.asked() == ""
