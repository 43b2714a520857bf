"""The encounter set Cursed Dead, card by card (encounter_sets.json)."""

from __future__ import annotations

from rules.angmar import doing, leaving, values
from rules.angmar import events as ev
from tests.rules.angmar.kit import Table

DIKE = "deadmens-dike"


def table(players: int = 2, **options: str) -> Table:
    return Table(DIKE, players, **options)


def stats(play: Table, card: str) -> tuple[int, int, int]:
    return play.value("threat", card), play.value("attack", card), play.value("defense", card)


# Dead Lord


def test_dead_lord_brings_the_topmost_undead_enemy_of_the_discard_pile_engaged_with_you() -> None:
    play = table()
    low, high, _ = play.discards("baleful-shade-tlr", "cursed-dead-tlr", "haunted-keep-tlr")
    play.engage("dead-lord-tlr", "p2")
    assert play.piece(high).at == "engaged:p2"
    assert low in play.pile("discard")


def test_a_dead_lord_that_a_dead_lord_brings_has_engaged_you_too() -> None:
    play = table()
    cursed, lord = play.discards("cursed-dead-tlr", "dead-lord-tlr")
    play.engage("dead-lord-tlr")
    assert {play.piece(lord).at, play.piece(cursed).at} == {"engaged:p1"}


def test_dead_lord_brings_nobody_when_another_enemy_engages_or_no_undead_is_discarded() -> None:
    play = table()
    play.put("dead-lord-tlr", "engaged:p1")
    (cursed,) = play.discards("cursed-dead-tlr")
    play.engage("baleful-shade-tlr")
    assert cursed in play.pile("discard")
    play.discards("haunted-keep-tlr")
    enemies = len(play.state.pieces)
    play.engage("dead-lord-tlr")
    assert len(play.state.pieces) == enemies + 1


def test_dead_lord_passes_over_an_enemy_that_is_no_undead() -> None:
    play = table()
    (cursed,) = play.discards("cursed-dead-tlr")
    orc = play.foreign("angmar-orc-tlr")
    play.do(lambda t: leaving.destroy(t, orc))
    play.engage("dead-lord-tlr")
    assert play.piece(cursed).at == "engaged:p1"
    assert orc in play.pile("discard")


def test_the_shadow_of_dead_lord_adds_1_attack_and_reveals_a_card_when_a_character_falls() -> None:
    play = table()
    dead, scout = play.put("cursed-dead-tlr", "engaged:p1"), play.titled("Snowbourn Scout")
    square = play.on_top("fornost-square-tlr")
    play.attack(dead, shadow="dead-lord-tlr")
    play.answer(scout)
    assert scout in play.pile("discard:p1")
    assert [told.card for told in play.told("revealed")] == [square]
    assert play.piece(square).at == "staging:main"


def test_the_shadow_of_dead_lord_reveals_a_card_when_a_hero_falls_too() -> None:
    play = table()
    dead, hero = play.put("cursed-dead-tlr", "engaged:p1"), play.heroes()[0]
    play.mark(hero, damage=play.value("hit_points", hero) - 1)
    square = play.on_top("fornost-square-tlr")
    play.attack(dead, shadow="dead-lord-tlr")
    play.answer(hero)
    assert hero in play.pile("discard:p1")
    assert square in play.staged()


def test_the_shadow_of_dead_lord_reveals_nothing_when_the_defender_lives() -> None:
    play = table()
    dead, hero = play.put("cursed-dead-tlr", "engaged:p1"), play.heroes()[0]
    square = play.on_top("fornost-square-tlr")
    play.attack(dead, shadow="dead-lord-tlr")
    play.answer(hero)
    assert play.piece(hero).damage == 3 + 1 - play.value("defense", hero)
    assert square in play.pile("encounter")


# Cursed Dead


def test_cursed_dead_brings_every_discarded_copy_into_the_staging_area() -> None:
    play = table()
    copies = play.discards("cursed-dead-tlr", "cursed-dead-tlr")
    lord = play.put("dead-lord-tlr")
    play.do(lambda t: leaving.leave(t, lord, how="discarded"))
    card = play.reveal("cursed-dead-tlr")
    assert {play.piece(c).at for c in (card, *copies)} == {"staging:main"}
    assert lord in play.pile("discard")


def test_copies_that_cursed_dead_brings_are_not_revealed() -> None:
    play = table()
    play.discards("cursed-dead-tlr", "cursed-dead-tlr")
    play.reveal("cursed-dead-tlr")
    assert len(play.told("revealed")) == 1


def test_the_shadow_of_cursed_dead_adds_1_attack() -> None:
    play = table()
    dead, hero = play.put("cursed-dead-tlr", "engaged:p1"), play.heroes()[0]
    play.attack(dead, shadow="cursed-dead-tlr")
    play.answer(hero)
    assert play.piece(hero).damage == 3 + 1 - play.value("defense", hero)


def test_the_shadow_of_cursed_dead_adds_2_when_a_copy_of_the_defender_lies_in_its_owners_discard_pile() -> None:
    play = table()
    dead, faramir = play.put("cursed-dead-tlr", "engaged:p1"), play.titled("Longbeard Orc Slayer")
    play.throw("p1", "Longbeard Orc Slayer")
    play.attack(dead, shadow="cursed-dead-tlr")
    play.answer(faramir)
    assert ev.Told(what="dealt", card=faramir, other=dead, n=5 - 1) in play.events


# Restless Evil


def test_restless_evil_strengthens_every_undead_enemy_this_round_also_later_ones() -> None:
    play = table()
    dead = play.put("cursed-dead-tlr")
    play.reveal("restless-evil-tlr")
    assert len(play.told("revealed")) == 1
    later = play.put("baleful-shade-tlr", "engaged:p1")
    assert stats(play, dead) == (2, 4, 2)
    assert stats(play, later) == (3, 3, 2)
    play.do(lambda t: t.happen(ev.LastingEnded(until="round")))
    assert stats(play, dead) == (1, 3, 1)


def test_restless_evil_leaves_locations_and_other_enemies_alone() -> None:
    play = table()
    play.put("cursed-dead-tlr")
    keep, orc = play.put("haunted-keep-tlr"), play.foreign("angmar-orc-tlr")
    play.reveal("restless-evil-tlr")
    assert values.threat(play.state, keep) == 3
    assert stats(play, orc) == (2, 2, 3)


def test_restless_evil_gains_surge_without_an_undead_enemy_in_play() -> None:
    play = table()
    play.foreign("angmar-orc-tlr")
    play.on_top("fornost-square-tlr")
    play.reveal("restless-evil-tlr")
    assert len(play.told("revealed")) == 2


def test_the_shadow_of_restless_evil_strengthens_undead_enemies_engaged_with_you_this_round() -> None:
    play = table()
    mine, his = play.put("cursed-dead-tlr", "engaged:p1"), play.put("cursed-dead-tlr", "engaged:p2")
    staged, hero = play.put("cursed-dead-tlr"), play.heroes()[0]
    play.attack(mine, shadow="restless-evil-tlr")
    play.answer(hero)
    assert play.piece(hero).damage == 3 + 1 - play.value("defense", hero)
    assert stats(play, mine) == (1, 4, 2)
    assert stats(play, his) == stats(play, staged) == (1, 3, 1)
    later = play.engage("baleful-shade-tlr")
    assert stats(play, later) == (2, 3, 2)


# Seal the Tomb


def test_seal_the_tomb_mills_3_encounter_cards_and_returns_the_topmost_undead_enemy() -> None:
    play = table()
    play.put("seal-the-tomb-tlr")
    (old,) = play.discards("dead-lord-tlr")
    play.on_top("fornost-square-tlr")
    dead = play.on_top("cursed-dead-tlr")
    play.on_top("haunted-keep-tlr")
    deck = len(play.pile("encounter"))
    play.phase("refresh")
    play.moment("refresh-ends")
    assert play.piece(dead).at == "staging:main"
    assert old in play.pile("discard")
    assert len(play.pile("encounter")) == deck - 3


def test_seal_the_tomb_returns_an_enemy_that_lay_there_before_if_none_is_milled() -> None:
    play = table()
    play.put("seal-the-tomb-tlr")
    (old,) = play.discards("dead-lord-tlr")
    for key in ("fornost-square-tlr", "haunted-keep-tlr", "norbury-tombs-tlr"):
        play.on_top(key)
    play.phase("refresh")
    play.moment("refresh-ends")
    assert play.piece(old).at == "staging:main"


def test_seal_the_tomb_does_nothing_with_an_empty_encounter_deck() -> None:
    play = table()
    play.put("seal-the-tomb-tlr")
    (old,) = play.discards("dead-lord-tlr")
    play.do(lambda t: doing.all_to(t, "encounter", "removed"), go_on=False)
    play.phase("refresh")
    play.moment("refresh-ends")
    assert old in play.pile("discard")


def test_the_defeated_seal_the_tomb_is_worth_10_victory_points_and_does_no_more() -> None:
    play = table()
    seal = play.put("seal-the-tomb-tlr")
    play.mark(seal, progress=6)
    play.settle()
    assert seal in play.pile("victory")
    (old,) = play.discards("dead-lord-tlr")
    play.moment("refresh-ends")
    assert old in play.pile("discard")


def test_as_a_shadow_card_a_side_quest_is_blank() -> None:
    play = table()
    dead, hero = play.put("cursed-dead-tlr", "engaged:p1"), play.heroes()[0]
    play.attack(dead, shadow="seal-the-tomb-tlr")
    play.answer(hero)
    assert play.piece(hero).damage == 3 - play.value("defense", hero)
