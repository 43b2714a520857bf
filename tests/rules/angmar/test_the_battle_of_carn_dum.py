"""Thaurdir and the other enemies of the encounter set The Battle of Carn Dûm (encounter_sets.json; EDGE_CASES H)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking, questing
from rules.angmar.state import MAIN
from rules.angmar.steps import planning
from rules.angmar.writing import then
from tests.rules.angmar.carn_dum import (
    BLANK,
    CHAMPION,
    GARRISON,
    GRUNTS,
    ORC,
    THAURDIR,
    WEREWOLF,
    deal,
    lock,
    main_quest,
    shadows,
    table,
)
from tests.rules.angmar.kit import Table

# Thaurdir


def test_thaurdir_as_captain_makes_other_enemies_cost_10_more_to_engage() -> None:
    play = table()
    thaurdir, orc = play.put(THAURDIR), play.put(ORC)
    assert (play.value("engagement", orc), play.value("engagement", thaurdir)) == (35, 50)


def test_thaurdir_as_champion_makes_other_enemies_cost_10_less() -> None:
    play = table()
    thaurdir, orc, grunts = play.put(THAURDIR, side=CHAMPION), play.put(ORC), play.put(GRUNTS)
    assert (play.value("engagement", orc), play.value("engagement", thaurdir)) == (15, 50)
    assert play.value("engagement", grunts) == 0


def test_a_revealed_sorcery_treachery_makes_the_captain_deal_every_enemy_a_shadow_card() -> None:
    play = table()
    enemies = play.put(THAURDIR), play.put(ORC), play.put(GARRISON, "engaged:p2")
    play.reveal("the-sky-darkens-bocd")
    assert [shadows(play, card) for card in enemies] == [1, 1, 1]


def test_other_revealed_cards_do_not_move_the_captain() -> None:
    play = table()
    thaurdir = play.put(THAURDIR)
    play.on_top("blight-of-carn-dum-bocd")
    play.reveal("the-power-of-angmar-tlr")
    assert play.in_play("blight-of-carn-dum-bocd")
    assert shadows(play, thaurdir) == 0


def test_D08_a_canceled_sorcery_still_moves_thaurdir_but_not_a_canceled_card() -> None:
    for cancelled, cards in ((1, 1), (2, 0)):
        play = table(pace="brisk")
        thaurdir = play.put(THAURDIR)
        card = play.reveal("the-sky-darkens-bocd")
        hand = len(play.pile("hand:p1"))
        assert play.asked() == "revealed"
        cancel(play, card, cancelled)
        assert len(play.pile("hand:p1")) == hand
        assert shadows(play, thaurdir) == cards


def cancel(play: Table, card: str, how: int) -> None:
    """What a player card does in the pause for it: the effect (1) or the whole card (2) is canceled."""
    agenda = play.state.agenda
    play.do(lambda t: doing.note(t, f"phase:cancelled:{card}", how), go_on=False)
    play.do(lambda t: then(t, *(one.step for one in reversed(agenda))))
    play.answer()


def test_D07_a_sorcery_shadow_card_does_not_move_thaurdir() -> None:
    play = table()
    thaurdir, orc = play.put(THAURDIR), play.put(ORC, "engaged:p1")
    play.attack(orc, shadow="the-sky-darkens-bocd")
    play.answer(play.heroes()[0])
    assert shadows(play, thaurdir) == 0


def test_D09_thaurdir_acts_after_the_when_revealed_and_before_the_surge() -> None:
    play = table()
    play.put(THAURDIR, side=CHAMPION)
    play.on_top("blight-of-carn-dum-bocd")
    curse = play.reveal("heavy-curse-tlr")
    assert play.piece(curse).at == f"on:{main_quest(play)}"
    assert play.asked() == "defend"
    assert not play.in_play("blight-of-carn-dum-bocd")


def test_thaurdir_flipped_to_champion_heals_3_and_attacks_the_first_player_at_once() -> None:
    play = table()
    thaurdir = play.put(THAURDIR)
    play.mark(thaurdir, damage=5)
    play.on_top(BLANK)
    play.do(lambda t: doing.flip(t, thaurdir))
    assert (play.piece(thaurdir).side, play.piece(thaurdir).damage) == (CHAMPION, 2)
    assert (play.asked(), play.questions()[0].seat) == ("defend", "p1")
    play.answer("")
    play.answer(play.heroes()[1])
    assert play.heroes() == (play.heroes()[0], play.heroes()[1])
    assert shadows(play, thaurdir) == 0


def test_thaurdir_flipped_to_captain_deals_every_enemy_a_shadow_card_and_attacks_nobody() -> None:
    play = table()
    thaurdir, orc = play.put(THAURDIR, side=CHAMPION), play.put(ORC, "engaged:p1")
    play.mark(thaurdir, damage=5)
    play.do(lambda t: doing.flip(t, thaurdir))
    assert (shadows(play, thaurdir), shadows(play, orc)) == (1, 1)
    assert (play.piece(thaurdir).damage, play.asked()) == (5, "")


def test_another_card_that_is_flipped_does_not_move_thaurdir() -> None:
    play = table()
    thaurdir, orc = play.put(THAURDIR), play.put(ORC)
    play.moment("flipped", card=orc)
    assert (shadows(play, thaurdir), shadows(play, orc)) == (0, 0)


def test_his_attack_out_of_the_staging_area_may_be_defended_by_any_player() -> None:
    play = table()
    thaurdir = play.put(THAURDIR)
    play.do(lambda t: doing.flip(t, thaurdir))
    assert set(play.options()) == {*play.heroes(), *play.heroes("p2"), ""}


def test_his_immediate_attack_uses_the_shadow_cards_he_has_and_a_new_one() -> None:
    play = table()
    thaurdir = play.put(THAURDIR)
    lock(play, thaurdir, GARRISON)
    play.on_top(BLANK)
    play.do(lambda t: doing.flip(t, thaurdir))
    assert shadows(play, thaurdir) == 2
    play.answer(play.heroes()[0])
    assert [looking.key_of(event.card) for event in play.told("shadow")] == [GARRISON, BLANK]
    assert not play.pile(f"shadow:{thaurdir}")


def test_thaurdir_is_never_put_into_the_encounter_deck() -> None:
    play = table()
    thaurdir = play.put(THAURDIR)
    play.do(lambda t: leaving.leave(t, thaurdir, to="encounter", how="shuffled in"))
    assert play.piece(thaurdir).at == "staging:main"
    play.do(lambda t: leaving.discard(t, thaurdir))
    play.do(doing.reset_deck)
    assert play.pile("discard") == (thaurdir,)


# Carn Dûm Garrison


def test_a_carn_dum_garrison_has_1_threat_more_for_each_shadow_card_on_it() -> None:
    play = table()
    garrison, orc = play.put(GARRISON), play.put(ORC)
    lock(play, garrison, BLANK, BLANK)
    assert (play.value("threat", garrison), play.value("threat", orc)) == (3, 2)
    assert play.value("attack", garrison) == 4


def test_the_shadow_of_carn_dum_garrison_adds_1_attack_for_each_shadow_card_on_the_attacker() -> None:
    play = table()
    orc = play.put(ORC, "engaged:p1")
    lock(play, orc, BLANK, BLANK)
    play.attack(orc, shadow=GARRISON)
    hero = play.heroes()[0]
    play.answer(hero)
    assert play.piece(hero).damage == 2 + 3 - play.value("defense", hero)


# Orc Grunts


def test_each_orc_grunts_takes_1_off_progress_on_the_current_quest() -> None:
    play = table()
    play.put(GRUNTS), play.put(GRUNTS, "engaged:p1")
    play.do(lambda t: questing.progress(t, MAIN, 5))
    assert play.piece(main_quest(play)).progress == 3


def test_orc_grunts_take_it_off_also_when_a_card_puts_progress_on_the_quest_that_is_current() -> None:
    play = table()
    play.put(GRUNTS)
    play.do(lambda t: questing.on_card(t, main_quest(play), 5))
    assert play.piece(main_quest(play)).progress == 4


def test_orc_grunts_do_not_reduce_progress_on_a_quest_that_is_not_current() -> None:
    play = table()
    play.put(GRUNTS)
    charge = play.put("furious-charge-bocd")
    play.current(charge)
    play.do(lambda t: questing.on_card(t, main_quest(play), 5))
    assert play.piece(main_quest(play)).progress == 5


def test_H10_orc_grunts_do_not_reduce_progress_that_goes_on_the_active_location() -> None:
    play = table()
    play.put(GRUNTS)
    place = play.put("mountains-of-angmar-bocd", "active:main")
    play.do(lambda t: questing.progress(t, MAIN, 4))
    assert play.piece(place).progress == 4
    play.do(lambda t: questing.progress(t, MAIN, 4))
    assert play.piece(main_quest(play)).progress == 2


def test_the_shadow_of_orc_grunts_is_added_to_the_staging_area_and_not_revealed() -> None:
    play = table()
    orc, threat = play.put(ORC, "engaged:p1"), play.threat()
    play.attack(orc, shadow=GRUNTS)
    play.answer(play.heroes()[0])
    (grunts,) = play.in_play(GRUNTS)
    assert play.piece(grunts).at == "staging:main"
    assert (play.threat(), play.told("revealed")) == (threat, [])


# Werewolf of Angmar


def test_a_werewolf_of_angmar_gets_a_shadow_card_for_each_event_played() -> None:
    play = table()
    werewolf, orc = play.put(WEREWOLF), play.put(ORC)
    play_card(play, "Common Cause")
    assert (shadows(play, werewolf), shadows(play, orc)) == (1, 0)
    play_card(play, "Guard of the Citadel")
    assert shadows(play, werewolf) == 1


def play_card(play: Table, title: str) -> None:
    card = play.throw("p1", title)[0]
    play.do(lambda t: doing.move(t, card, "hand:p1"), go_on=False)
    play.do(lambda t: planning.play(t, "p1", card, paid=False))


def test_a_staged_werewolf_with_3_shadow_cards_engages_the_first_player_and_attacks_with_just_those() -> None:
    play = table()
    werewolf = play.put(WEREWOLF)
    lock(play, werewolf, "blight-of-carn-dum-bocd", "blight-of-carn-dum-bocd")
    play.on_top("blight-of-carn-dum-bocd")
    deal(play, werewolf)
    assert play.piece(werewolf).at == "engaged:p1"
    assert (play.asked(), play.questions()[0].seat) == ("defend", "p1")
    assert shadows(play, werewolf) == 3
    play.answer(play.heroes()[0])
    assert len(play.told("shadow")) == 3
    assert shadows(play, werewolf) == 0


@pytest.mark.parametrize(("place", "cards"), [("staging:main", 2), ("staging:main", 4), ("engaged:p2", 3)])
def test_a_werewolf_waits_with_other_numbers_of_cards_or_when_it_is_engaged(place: str, cards: int) -> None:
    play = table()
    werewolf = play.put(WEREWOLF, place)
    lock(play, werewolf, *(["carn-dum-garrison-bocd"] * cards))
    play.do(lambda _: None)
    assert (play.piece(werewolf).at, play.asked()) == (place, "")
