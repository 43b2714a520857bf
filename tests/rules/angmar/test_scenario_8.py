"""Scenario 8, The Battle of Carn Dûm: its setup and its quest cards (scenarios.json 8, quests.json 8; RULES 10.8)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking, questing, values
from rules.angmar.events import Shuffled
from rules.angmar.inventory import inventory
from rules.angmar.state import MAIN, Step
from rules.angmar.writing import script, then
from rules.core.ledger import Ledger
from tests.rules.angmar.carn_dum import (
    BLANK,
    CAPTAIN,
    CARN_DUM,
    CHAMPION,
    GARRISON,
    ORC,
    THAURDIR,
    deal,
    lock,
    shadows,
    table,
)
from tests.rules.angmar.kit import Table


def second_stage(players: int = 2, *, side: int = CHAMPION, progress: int = 0) -> tuple[Table, str]:
    """Stage 2B with Thaurdir in the staging area."""
    play = table(players)
    play.do(lambda t: questing.advance(t, MAIN))
    thaurdir = play.put(THAURDIR, side=side)
    play.mark(looking.main_quest(play.state, MAIN), progress=progress)
    return play, thaurdir


def combat(play: Table) -> None:
    play.phase("combat")
    play.do(lambda t: then(t, Step(name="combat phase")))


# Setup


@pytest.mark.parametrize(
    ("mode", "players", "deck", "garrisons"),
    [
        ("standard", 1, 45, 1),
        ("standard", 2, 44, 2),
        ("standard", 3, 43, 3),
        ("standard", 4, 42, 4),
        ("easy", 1, 29, 1),
        ("easy", 2, 28, 2),
        ("easy", 3, 27, 3),
        ("easy", 4, 27, 3),
    ],
)
def test_setup(mode: str, players: int, deck: int, garrisons: int) -> None:
    play = Table(CARN_DUM, players, mode=mode, clear=False)
    staged = sorted(looking.key_of(card) for card in play.staged())
    assert staged == [GARRISON] * garrisons + [THAURDIR]
    assert play.piece(f"{THAURDIR}#1").side == CAPTAIN
    assert looking.key_of(looking.active(play.state, MAIN)) == "accursed-battlefield-bocd"
    assert len(play.pile("encounter")) == deck
    assert (play.pile("discard"), play.pile("aside")) == ((), ())
    assert (play.state.areas[MAIN].stage, len(play.pile("quest"))) == (1, 1)
    assert inventory(play.state) == ()


def test_the_encounter_deck_is_shuffled_after_the_setup_took_cards_out_of_it() -> None:
    play = table()
    play.do(lambda t: then(t, *script("quest-8-1/setup", card=looking.main_quest(t.state, MAIN), seat="p1")))
    assert [event.pile for event in play.events if isinstance(event, Shuffled)] == ["encounter"]


def test_the_garrisons_come_without_being_revealed() -> None:
    play = Table(CARN_DUM, 2, clear=False)
    assert play.threat() == 12 + 8 + 9


# Stage 1, The Clutches of Carn Dûm


def test_thaurdir_takes_no_damage_on_stage_1() -> None:
    play = table()
    thaurdir, orc = play.put(THAURDIR), play.put(ORC)
    play.do(lambda t: leaving.damage(t, thaurdir, 3))
    play.do(lambda t: leaving.damage(t, orc, 1))
    assert (play.piece(thaurdir).damage, play.piece(orc).damage) == (0, 1)


def test_thaurdir_stays_in_the_staging_area() -> None:
    play = table()
    thaurdir, orc = play.put(THAURDIR), play.put(ORC)
    for seat in ("p1", "p2"):
        play.set_threat(49, seat)
    play.phase("encounter")
    play.do(lambda t: then(t, Step(name="encounter phase")))
    assert play.options() == (orc, "")
    play.answer("")
    play.answer("")
    assert (play.piece(thaurdir).at, play.piece(orc).at) == ("staging:main", "engaged:p1")
    play.do(lambda t: doing.engage(t, thaurdir, "p2"))
    assert play.piece(thaurdir).at == "staging:main"


def test_shadow_cards_that_were_not_resolved_stay_after_the_combat_phase() -> None:
    play = table()
    thaurdir, orc = play.put(THAURDIR), play.put(ORC, "engaged:p1")
    lock(play, thaurdir, BLANK)
    combat(play)
    while play.asked():
        play.answer("" if play.asked() in {"defend", "strike"} else None)
    assert shadows(play, thaurdir) == 1
    assert shadows(play, orc) == 0


def test_the_third_shadow_card_flips_thaurdir() -> None:
    play = table()
    thaurdir = play.put(THAURDIR)
    lock(play, thaurdir, BLANK)
    deal(play, thaurdir)
    assert play.piece(thaurdir).side == CAPTAIN
    deal(play, thaurdir)
    assert (play.piece(thaurdir).side, play.asked()) == (CHAMPION, "defend")


def test_the_third_shadow_card_of_another_enemy_flips_nobody() -> None:
    play = table()
    thaurdir, garrison = play.put(THAURDIR), play.put(GARRISON)
    lock(play, garrison, BLANK, BLANK)
    deal(play, garrison)
    assert play.piece(thaurdir).side == CAPTAIN


def test_H04_thaurdir_flips_only_at_exactly_3_shadow_cards() -> None:
    play = table()
    thaurdir = play.put(THAURDIR)
    lock(play, thaurdir, BLANK, BLANK, "blight-of-carn-dum-bocd")
    deal(play, thaurdir)
    assert (shadows(play, thaurdir), play.piece(thaurdir).side) == (4, CAPTAIN)


def test_H04_the_third_card_for_his_immediate_attack_flips_him_back_and_the_attack_goes_on() -> None:
    play = table()
    thaurdir, orc = play.put(THAURDIR), play.put(ORC)
    lock(play, thaurdir, "fortress-walls-bocd", "fortress-walls-bocd")
    play.on_top("blight-of-carn-dum-bocd")
    play.on_top("fortress-walls-bocd")
    play.do(lambda t: doing.flip(t, thaurdir))
    assert (play.piece(thaurdir).side, shadows(play, thaurdir), shadows(play, orc)) == (CAPTAIN, 4, 1)
    assert play.asked() == "defend"
    play.answer(play.heroes()[0])
    assert (play.asked(), shadows(play, thaurdir), play.piece(thaurdir).side) == ("", 0, CAPTAIN)


def test_at_the_end_of_the_round_the_champion_becomes_captain_and_the_captain_stays() -> None:
    for side in (CHAMPION, CAPTAIN):
        play = table()
        thaurdir = play.put(THAURDIR, side=side)
        play.moment("round-ends")
        assert (play.piece(thaurdir).side, play.asked()) == (CAPTAIN, "")
        assert shadows(play, thaurdir) == (1 if side == CHAMPION else 0)


def test_H07_no_shadow_cards_are_dealt_from_an_empty_deck_at_the_end_of_the_round() -> None:
    play = table()
    thaurdir = play.put(THAURDIR, side=CHAMPION)
    play.do(lambda t: doing.all_to(t, "encounter", "discard"))
    play.moment("round-ends")
    assert (play.piece(thaurdir).side, shadows(play, thaurdir)) == (CAPTAIN, 0)


def test_H08_with_every_encounter_card_a_shadow_card_nothing_is_revealed_and_2A_bills_them_all() -> None:
    play = table()
    orc, threat = play.put(ORC, "engaged:p1"), play.threat()
    play.do(lambda t: doing.all_to(t, "discard", f"shadow:{orc}"))
    play.do(lambda t: doing.all_to(t, "encounter", f"shadow:{orc}"))
    play.phase("quest")
    play.do(lambda t: then(t, Step(name="quest.stage", other=MAIN)))
    assert play.told("revealed") == []
    assert (play.threat(), shadows(play, orc)) == (threat, 47)
    play.do(lambda t: questing.advance(t, MAIN))
    assert play.state.result is not None
    assert not play.state.result.won


def test_an_encounter_deck_that_ran_out_in_combat_is_made_anew_when_the_quest_phase_begins() -> None:
    play = table()
    werewolf = play.put("werewolf-of-angmar-bocd")
    play.do(lambda t: doing.all_to(t, "encounter", "discard"))
    deal(play, werewolf)
    assert shadows(play, werewolf) == 0
    play.phase("quest")
    play.do(lambda t: then(t, Step(name="quest.begin", other=MAIN)))
    deal(play, werewolf)
    assert shadows(play, werewolf) == 1


# Stage 2, Midwinter's Crux


def test_2A_raises_every_players_threat_by_the_shadow_cards_in_play_and_flips_the_captain() -> None:
    play = table()
    thaurdir, orc = play.put(THAURDIR), play.put(ORC, "engaged:p2")
    lock(play, orc, BLANK, BLANK)
    lock(play, thaurdir, GARRISON)
    before = play.threat(), play.threat("p2")
    play.do(lambda t: questing.advance(t, MAIN))
    assert (play.threat(), play.threat("p2")) == (before[0] + 3, before[1] + 3)
    assert (play.piece(thaurdir).side, play.asked()) == (CHAMPION, "defend")


def test_2A_leaves_the_champion_alone() -> None:
    play = table()
    thaurdir, threat = play.put(THAURDIR, side=CHAMPION), play.threat()
    play.do(lambda t: questing.advance(t, MAIN))
    assert (play.piece(thaurdir).side, play.asked(), play.threat()) == (CHAMPION, "", threat)


def test_on_stage_2_thaurdir_stays_staged_and_adds_his_threat() -> None:
    play, thaurdir = second_stage()
    play.do(lambda t: doing.engage(t, thaurdir, "p1"))
    assert play.piece(thaurdir).at == "staging:main"
    assert values.staging_threat(play.state, MAIN) == 4


def test_H09_on_stage_2_he_attacks_each_player_once_each_time_with_a_new_shadow_card() -> None:
    play, thaurdir = second_stage(3)
    deck = len(play.pile("encounter"))
    combat(play)
    attacked = []
    while play.asked():
        if play.asked() == "enemies":
            assert shadows(play, thaurdir) == 0
        if play.asked() == "defend":
            attacked.append(play.questions()[0].seat)
            assert shadows(play, thaurdir) == 1
        play.answer("" if play.asked() in {"defend", "strike"} else None)
    assert attacked == ["p1", "p2", "p3"]
    assert (len(play.pile("encounter")), shadows(play, thaurdir)) == (deck - 3, 0)


def test_H09_the_shadow_card_of_an_attack_that_a_player_card_ends_is_discarded_too_and_only_that() -> None:
    play, thaurdir = second_stage(1)
    lock(play, thaurdir, GARRISON)
    combat(play)
    assert (play.asked(), shadows(play, thaurdir)) == ("defend", 2)
    (_, own) = play.pile(f"shadow:{thaurdir}")
    play.by_hand("parry")
    assert own in play.pile("discard")
    assert shadows(play, thaurdir) == 1


def test_an_attack_that_a_player_card_ends_leaves_shadow_cards_that_were_not_dealt_for_it() -> None:
    play = table(1)
    orc = play.put(ORC, "engaged:p1")
    lock(play, orc, BLANK)
    play.attack(orc)
    play.by_hand("parry")
    assert (play.asked(), shadows(play, orc)) == ("", 1)


def test_on_stage_2_only_the_attacked_players_characters_defend_against_him() -> None:
    play, thaurdir = second_stage()
    play.attack(thaurdir, "p2")
    assert set(play.options()) == {*play.heroes("p2"), ""}


def test_on_stage_2_every_player_may_attack_him() -> None:
    play, thaurdir = second_stage()
    for seat in ("p1", "p2"):
        play.do(lambda t, seat=seat: then(t, Step(name="strike", seat=seat)))
        assert play.options() == (thaurdir, "")


def test_on_stage_2_shadow_cards_do_not_stay_and_the_third_one_flips_nobody() -> None:
    play, thaurdir = second_stage()
    lock(play, thaurdir, BLANK, BLANK)
    deal(play, thaurdir)
    assert play.piece(thaurdir).side == CHAMPION
    play.do(lambda t: then(t, Step(name="combat.end")))
    assert shadows(play, thaurdir) == 0


def test_H11_who_counts_as_engaged_with_him_was_not_engaged_by_him() -> None:
    play, thaurdir = second_stage()
    combat(play)
    assert [e for e in play.events if getattr(e, "how", "") == "engaged"] == []
    assert looking.engaged_with(play.state, thaurdir) == ""


def test_H11_an_effect_may_keep_him_from_attacking_this_phase() -> None:
    play, thaurdir = second_stage()
    play.phase("combat")
    play.do(lambda t: doing.last(t, "phase", "no-attack", 1, thaurdir))
    combat(play)
    assert play.asked() == "strike"


def test_H06_what_kept_him_from_attacking_in_the_combat_phase_does_not_stop_his_attack_at_the_rounds_end() -> None:
    play, thaurdir = second_stage(side=CAPTAIN)
    play.do(lambda t: doing.last(t, "phase", "no-attack", 1, thaurdir))
    play.do(lambda t: then(t, Step(name="phase.end"), Step(name="round.end")))
    assert (play.piece(thaurdir).side, play.asked()) == (CHAMPION, "defend")


def test_at_the_end_of_the_round_on_stage_2_the_champion_stays() -> None:
    play, thaurdir = second_stage()
    play.moment("round-ends")
    assert (play.piece(thaurdir).side, play.asked()) == (CHAMPION, "")


def test_thaurdir_takes_damage_on_stage_2_and_is_indestructible_below_15_progress() -> None:
    play, thaurdir = second_stage(progress=14)
    play.do(lambda t: leaving.damage(t, thaurdir, 10))
    assert play.piece(thaurdir).damage == 10


def test_H12_damage_beyond_his_hit_points_piles_up_and_kills_him_when_he_is_indestructible_no_more() -> None:
    play, thaurdir = second_stage(progress=10)
    play.do(lambda t: leaving.damage(t, thaurdir, 8))
    play.do(lambda t: leaving.damage(t, thaurdir, 8))
    assert play.piece(thaurdir).damage == 16
    play.do(lambda t: questing.progress(t, MAIN, 5))
    assert play.state.result is not None
    assert play.state.result.won


def test_H13_15_progress_do_not_defeat_stage_2_while_thaurdir_is_in_play() -> None:
    play, thaurdir = second_stage()
    play.do(lambda t: questing.progress(t, MAIN, 17))
    assert play.state.result is None
    assert play.piece(looking.main_quest(play.state, MAIN)).progress == 17
    play.do(lambda t: leaving.damage(t, thaurdir, 8))
    assert play.state.result is None
    play.do(lambda t: leaving.damage(t, thaurdir, 1))
    assert play.state.result is not None
    assert play.state.result.won


def test_two_werewolves_with_three_shadow_cards_each_attack_one_after_the_other() -> None:
    """Both texts watch the table at once; neither begins again while it waits for the other."""
    play = Table("the-battle-of-carn-dum")
    wolves = [play.put("werewolf-of-angmar-bocd") for _ in range(2)]

    def deal(t: Ledger) -> None:
        for wolf in wolves:
            for _ in range(3):
                doing.deal_shadow(t, wolf)

    play.do(deal)
    play.answer_all()
    assert all(play.piece(wolf).at == "engaged:p1" for wolf in wolves if wolf in play.state.pieces)
