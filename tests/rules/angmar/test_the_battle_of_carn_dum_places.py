"""Locations, treacheries and the side quest of the encounter set The Battle of Carn Dûm (encounter_sets.json)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, looking, questing, values
from rules.angmar.state import MAIN, Step
from rules.angmar.steps import planning
from rules.angmar.writing import then
from tests.rules.angmar.carn_dum import (
    BLANK,
    CAPTAIN,
    CHAMPION,
    GARRISON,
    GRUNTS,
    ORC,
    THAURDIR,
    main_quest,
    shadows,
    table,
)
from tests.rules.angmar.kit import Table

# Accursed Battlefield


def test_an_active_accursed_battlefield_gives_every_quest_battle() -> None:
    play = table()
    place = play.put("accursed-battlefield-bocd", "active:main")
    charge = play.put("furious-charge-bocd")
    hero = play.heroes()[0]
    play.commit(hero)
    assert values.questing(play.state, MAIN) == 3
    play.current(charge)
    assert values.in_battle(play.state, MAIN) == "attack"
    play.do(lambda t: doing.to_staging(t, place))
    assert values.questing(play.state, MAIN) == 2


@pytest.mark.parametrize(("threat", "more"), [(25, 1), (26, 3)])
def test_the_shadow_of_accursed_battlefield_compares_threat_with_engagement_cost(threat: int, more: int) -> None:
    play = table()
    orc, hero = play.put(ORC, "engaged:p1"), play.heroes()[0]
    play.set_threat(threat)
    play.attack(orc, shadow="accursed-battlefield-bocd")
    play.answer(hero)
    assert play.piece(hero).damage == max(0, 2 + more - 2)


# Mountains of Angmar


def test_active_mountains_of_angmar_give_blank_shadow_cards_the_effect_to_raise_threat_by_2() -> None:
    play = table()
    play.put("mountains-of-angmar-bocd", "active:main")
    orc = play.put(ORC, "engaged:p2")
    before = play.threat(), play.threat("p2")
    play.attack(orc, "p2", shadow="furious-charge-bocd")
    play.answer("")
    assert (play.threat(), play.threat("p2")) == (before[0], before[1] + 2)


def test_mountains_of_angmar_give_nothing_to_cards_with_a_shadow_effect_nor_when_they_are_staged() -> None:
    for place, shadow in (("active:main", "blight-of-carn-dum-bocd"), ("staging:main", BLANK)):
        play = table()
        play.put("mountains-of-angmar-bocd", place)
        orc, threat = play.put(ORC, "engaged:p1"), play.threat()
        play.attack(orc, shadow=shadow)
        play.answer("")
        assert play.threat() == threat


def test_the_players_may_answer_a_shadow_effect_that_mountains_of_angmar_gave() -> None:
    play = table(pace="brisk")
    play.put("mountains-of-angmar-bocd", "active:main")
    orc = play.put(ORC, "engaged:p1")
    play.attack(orc, shadow=BLANK)
    play.answer("")
    assert play.asked() == "shadow"


def test_the_shadow_of_mountains_of_angmar_raises_the_attacked_players_threat_by_2() -> None:
    play = table()
    orc, before = play.put(ORC, "engaged:p1"), (play.threat(), play.threat("p2"))
    play.attack(orc, shadow="mountains-of-angmar-bocd")
    play.answer("")
    assert (play.threat(), play.threat("p2")) == (before[0] + 2, before[1])


# Blight of Carn Dûm


def test_blight_of_carn_dum_heals_1_damage_on_an_enemy_after_it_attacks() -> None:
    play = table()
    play.put("blight-of-carn-dum-bocd")
    orc, other = play.put(ORC, "engaged:p1"), play.put(GARRISON, "engaged:p1")
    play.mark(orc, damage=2)
    play.mark(other, damage=2)
    play.attack(orc)
    play.answer(play.heroes()[0])
    assert (play.piece(orc).damage, play.piece(other).damage) == (1, 2)


def test_travelling_to_blight_of_carn_dum_deals_every_enemy_a_shadow_card() -> None:
    play = table()
    place, enemies = play.put("blight-of-carn-dum-bocd"), (play.put(ORC), play.put(GARRISON, "engaged:p2"))
    play.travel(place)
    assert play.piece(place).at == "active:main"
    assert [shadows(play, card) for card in enemies] == [1, 1]


def test_nobody_travels_to_blight_of_carn_dum_when_its_cost_cannot_be_paid_in_full() -> None:
    play = table()
    place = play.put("blight-of-carn-dum-bocd")
    play.do(lambda t: then(t, Step(name="travel", other=MAIN)))
    assert place not in play.options()
    play.put(ORC), play.put(GARRISON)
    play.do(lambda t: doing.all_to(t, "encounter", "discard"))
    play.on_top(BLANK)
    play.do(lambda t: then(t, Step(name="travel", other=MAIN)))
    assert place not in play.options()
    play.on_top(GRUNTS)
    play.do(lambda t: then(t, Step(name="travel", other=MAIN)))
    assert place in play.options()


def test_the_shadow_of_blight_of_carn_dum_heals_3_on_thaurdir_alone() -> None:
    play = table()
    thaurdir, orc = play.put(THAURDIR), play.put(GARRISON, "engaged:p1")
    play.mark(thaurdir, damage=4)
    play.mark(orc, damage=4)
    play.attack(orc, shadow="blight-of-carn-dum-bocd")
    play.answer("")
    play.answer_all(limit=1)
    assert (play.piece(orc).damage, play.piece(thaurdir).damage) == (4, 4)
    play.attack(thaurdir, shadow="blight-of-carn-dum-bocd")
    play.answer("")
    assert play.piece(thaurdir).damage == 1


# Fortress Walls


def test_active_fortress_walls_raise_threat_by_1_for_each_resource_spent() -> None:
    play = table()
    walls = play.put("fortress-walls-bocd", "active:main")
    hero, threat, other = play.heroes()[0], play.threat(), play.threat("p2")
    play.mark(hero, resources=5)
    play.do(lambda t: planning.spend(t, "p1", hero, 3))
    assert (play.threat(), play.threat("p2")) == (threat + 3, other)
    play.do(lambda t: doing.resources(t, hero, -1))
    assert play.threat() == threat + 3
    play.do(lambda t: doing.to_staging(t, walls))
    play.do(lambda t: planning.spend(t, "p1", hero, 1))
    assert play.threat() == threat + 3


def test_a_player_whom_fortress_walls_eliminate_while_he_pays_gets_no_ally() -> None:
    play = table()
    play.put("fortress-walls-bocd", "active:main")
    play.mark(play.heroes()[0], resources=5)
    play.set_threat(49)
    card = play.throw("p1", "Guard of the Citadel")[0]
    play.do(lambda t: doing.move(t, card, "hand:p1"), go_on=False)
    play.do(lambda t: planning.play(t, "p1", card))
    play.answer_all(limit=3)
    assert play.state.players["p1"].out
    assert card not in play.state.pieces


@pytest.mark.parametrize(("threat", "attacks"), [(39, 1), (40, 2)])
def test_the_shadow_of_fortress_walls_makes_the_attacker_attack_again_at_40_threat(threat: int, attacks: int) -> None:
    play = table()
    orc = play.put(ORC, "engaged:p1")
    play.set_threat(threat)
    play.on_top(BLANK)
    play.attack(orc, shadow="fortress-walls-bocd")
    made = 0
    while play.asked():
        made += play.asked() == "defend"
        play.answer(play.heroes()[made - 1] if play.asked() == "defend" else None)
    assert made == attacks


# The Sky Darkens


def test_the_sky_darkens_takes_a_random_card_of_each_hand_and_its_copies_out_of_the_decks() -> None:
    play = table()
    for seat, title in (("p1", "Guard of the Citadel"), ("p2", "Feint")):
        only_card_in_hand(play, seat, title)
    play.reveal("the-sky-darkens-bocd")
    for seat, title, count in (("p1", "Guard of the Citadel", 3), ("p2", "Feint", 2)):
        assert titles(play, f"discard:{seat}").count(title) == count
        assert title not in titles(play, f"deck:{seat}")
        assert not play.pile(f"hand:{seat}")


def only_card_in_hand(play: Table, seat: str, title: str) -> None:
    play.do(lambda t: doing.all_to(t, f"hand:{seat}", f"deck:{seat}"), go_on=False)
    card = play.throw(seat, title)[0]
    play.do(lambda t: doing.move(t, card, f"hand:{seat}"), go_on=False)


def titles(play: Table, pile: str) -> list[str]:
    return [looking.front(play.state, card).name for card in play.pile(pile)]


def test_the_sky_darkens_takes_nothing_from_a_player_without_a_hand() -> None:
    play = table(1)
    play.do(lambda t: doing.all_to(t, "hand:p1", "deck:p1"), go_on=False)
    deck = play.pile("deck:p1")
    play.reveal("the-sky-darkens-bocd")
    assert (play.pile("deck:p1"), play.pile("discard:p1")) == (deck, ())


def test_the_shadow_of_the_sky_darkens_discards_a_random_card_of_the_attacked_players_hand_and_no_copies() -> None:
    play = table()
    only_card_in_hand(play, "p1", "Guard of the Citadel")
    orc, other = play.put(ORC, "engaged:p1"), play.pile("hand:p2")
    play.attack(orc, shadow="the-sky-darkens-bocd")
    play.answer("")
    assert titles(play, "discard:p1") == ["Guard of the Citadel"]
    assert play.pile("hand:p2") == other


# Vile Affliction


def test_vile_affliction_spreads_the_highest_cost_in_each_discard_pile_over_questing_characters() -> None:
    play = table()
    first, second, third = play.heroes()
    other = play.heroes("p2")[0]
    play.throw("p1", "Snowbourn Scout", "Son of Arnor", "Common Cause")
    play.throw("p2", "Veteran Axehand")
    play.commit(first, second, other)
    play.reveal("vile-affliction-bocd")
    assert (play.asked(), set(play.options())) == ("spread", {first, second})
    play.answer(first)
    play.answer(second)
    play.answer(first)
    play.answer_all()
    assert [play.piece(card).damage for card in (first, second, third, other)] == [2, 1, 0, 2]


def test_vile_affliction_spares_a_player_without_discards_or_without_questing_characters() -> None:
    play = table()
    play.throw("p2", "Veteran Axehand")
    play.commit(play.heroes()[0])
    play.reveal("vile-affliction-bocd")
    assert play.asked() == ""
    assert not any(piece.damage for piece in play.state.pieces.values())


def test_the_shadow_of_vile_affliction_discards_one_more_copy_of_an_ally_it_kills() -> None:
    play = table()
    orc, ally = play.put(ORC, "engaged:p1"), play.titled("Guard of the Citadel")
    play.attack(orc, shadow="vile-affliction-bocd")
    play.answer(ally)
    assert titles(play, "discard:p1") == ["Guard of the Citadel", "Guard of the Citadel"]


def test_the_shadow_of_vile_affliction_adds_1_attack_and_searches_nothing_if_no_ally_dies() -> None:
    play = table()
    orc, hero = play.put(ORC, "engaged:p1"), play.heroes()[0]
    deck = play.pile("deck:p1")
    play.attack(orc, shadow="vile-affliction-bocd")
    play.answer(hero)
    assert play.piece(hero).damage == 1
    assert play.pile("deck:p1") == deck


def test_the_shadow_of_vile_affliction_searches_for_no_copy_of_a_hero_whom_it_kills() -> None:
    play = table()
    orc, hero, deck = play.put(ORC, "engaged:p1"), play.heroes()[0], play.pile("deck:p1")
    play.mark(hero, damage=play.value("hit_points", hero) - 1)
    play.attack(orc, shadow="vile-affliction-bocd")
    play.answer(hero)
    assert hero in play.pile("discard:p1")
    assert play.pile("deck:p1") == deck, "it is not even shuffled"


# Daechanar's Will


def test_daechanars_will_flips_thaurdir_and_gains_surge_if_he_is_captain_then() -> None:
    play = table()
    thaurdir = play.put(THAURDIR, side=CHAMPION)
    play.on_top("mountains-of-angmar-bocd")
    play.on_top(BLANK)
    play.reveal("daechanar-s-will-bocd")
    assert play.piece(thaurdir).side == CAPTAIN
    assert play.in_play("mountains-of-angmar-bocd")


def test_daechanars_will_does_not_surge_when_thaurdir_becomes_champion() -> None:
    play = table()
    thaurdir = play.put(THAURDIR)
    play.on_top("mountains-of-angmar-bocd")
    play.on_top(BLANK)
    play.reveal("daechanar-s-will-bocd")
    play.answer("")
    play.answer_all()
    assert play.piece(thaurdir).side == CHAMPION
    assert not play.in_play("mountains-of-angmar-bocd")


def test_the_shadow_of_daechanars_will_flips_thaurdir_after_the_attack() -> None:
    play = table()
    thaurdir, orc, hero = play.put(THAURDIR, side=CHAMPION), play.put(ORC, "engaged:p1"), play.heroes()[0]
    play.attack(orc, shadow="daechanar-s-will-bocd")
    assert play.piece(thaurdir).side == CHAMPION
    play.answer(hero)
    assert play.piece(thaurdir).side == CAPTAIN
    assert shadows(play, orc) == 1


# Furious Charge


def test_progress_on_furious_charge_takes_2_defense_off_each_character_this_round() -> None:
    play = table(4)
    charge = play.put("furious-charge-bocd")
    mine, denethor = play.heroes()[0], play.heroes("p4")[0]
    play.do(lambda t: questing.on_card(t, charge, 1))
    assert (play.value("defense", mine), play.value("defense", denethor)) == (0, 1)
    assert play.value("defense", play.ally()) == 0
    play.do(lambda t: t.happen(doing.ev.LastingEnded(until="phase")))
    assert play.value("defense", mine) == 0
    play.do(lambda t: t.happen(doing.ev.LastingEnded(until="round")))
    assert (play.value("defense", mine), play.value("defense", denethor)) == (2, 3)


def test_progress_on_another_quest_does_not_wake_furious_charge() -> None:
    play = table()
    play.put("furious-charge-bocd")
    play.do(lambda t: questing.progress(t, MAIN, 3))
    assert play.value("defense", play.heroes()[0]) == 2


def test_progress_on_furious_charge_flips_thaurdir_from_captain_but_not_from_champion() -> None:
    for side in (CAPTAIN, CHAMPION):
        play = table()
        thaurdir, charge = play.put(THAURDIR, side=side), play.put("furious-charge-bocd")
        play.do(lambda t, charge=charge: questing.on_card(t, charge, 1))
        assert play.piece(thaurdir).side == CHAMPION
        assert play.asked() == ("defend" if side == CAPTAIN else "")


def test_the_forced_effect_of_furious_charge_is_done_before_it_is_defeated() -> None:
    play = table()
    play.put(THAURDIR)
    charge = play.put("furious-charge-bocd")
    play.current(charge)
    play.do(lambda t: questing.progress(t, MAIN, 5))
    assert (play.asked(), charge in play.state.pieces) == ("defend", True)
    play.answer("")
    play.answer()
    assert (play.asked(), play.pile("victory")) == ("may", (charge,))


def test_after_furious_charge_is_defeated_the_players_may_put_10_progress_on_the_main_quest() -> None:
    for answer, progress in (("furious", 10), ("", 0)):
        play = table()
        charge = play.put("furious-charge-bocd")
        play.current(charge)
        play.do(lambda t: questing.progress(t, MAIN, 7))
        assert play.questions()[0].seat == "p1"
        play.answer(answer)
        assert play.piece(main_quest(play)).progress == progress


def test_the_defeat_of_another_side_quest_is_nothing_to_furious_charge() -> None:
    play = table()
    play.put("furious-charge-bocd")
    other = play.put("the-power-of-angmar-tlr")
    play.do(lambda t: questing.on_card(t, other, 8))
    assert (other in play.state.pieces, play.asked()) == (False, "")


def test_outside_the_quest_phase_that_progress_goes_on_the_active_location_first() -> None:
    play = table()
    place, charge = play.put("accursed-battlefield-bocd", "active:main"), play.put("furious-charge-bocd")
    play.do(lambda t: questing.on_card(t, charge, 5))
    play.answer("furious")
    assert (place in play.state.pieces, play.piece(main_quest(play)).progress) == (False, 7)


def test_furious_charge_is_blank_as_a_shadow_card() -> None:
    play = table()
    orc, hero, threat = play.put(ORC, "engaged:p1"), play.heroes()[0], play.threat()
    play.attack(orc, shadow="furious-charge-bocd")
    play.answer(hero)
    assert (play.piece(hero).damage, play.threat(), play.in_play("furious-charge-bocd")) == (0, threat, ())
