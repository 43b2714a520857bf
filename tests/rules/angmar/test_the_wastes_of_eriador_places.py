"""The locations and treacheries of The Wastes of Eriador (encounter_sets.json; EDGE_CASES C-06, E)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking, questing, values
from rules.angmar.state import MAIN, Step
from rules.angmar.writing import then
from tests.rules.angmar.wastes import (
    AMARTHIUL,
    TIME,
    Start,
    at_day,
    at_night,
    quest,
    revealed,
    side,
)


def test_staged_eriador_wastes_caps_the_progress_of_a_round_at_5() -> None:
    play = at_day()
    play.put("eriador-wastes-woe")
    play.do(lambda t: questing.progress(t, MAIN, 4))
    play.do(lambda t: questing.progress(t, MAIN, 4))
    assert play.piece(quest(play)).progress == 5


def test_active_eriador_wastes_caps_nothing() -> None:
    """Progress that bypasses the active location shows it (FAQ 1.27)."""
    play = at_day()
    place = play.put("eriador-wastes-woe", "active:main")
    play.do(lambda t: questing.on_quest(t, MAIN, 7))
    assert play.piece(quest(play)).progress == 7
    play.do(lambda t: questing.progress(t, MAIN, 12))
    assert place not in play.state.pieces
    assert play.piece(quest(play)).progress == 14


def test_E01_eriador_wastes_does_not_cap_the_progress_on_a_location() -> None:
    play = at_day()
    play.put("eriador-wastes-woe")
    place = play.put("shrouded-hills-tlr", "active:main")
    play.do(lambda t: questing.progress(t, MAIN, 12))
    assert place not in play.state.pieces
    assert play.piece(quest(play)).progress == 5


def test_on_the_way_to_eriador_wastes_a_warg_engages_the_first_player_with_a_shadow_card() -> None:
    play = at_day()
    place = play.put("eriador-wastes-woe")
    warg, other = play.put("northern-warg-woe"), play.put("blood-thirsty-warg-woe")
    play.travel(place)
    play.answer(warg)
    assert (play.piece(warg).at, play.piece(other).at) == ("engaged:p1", "staging:main")
    assert len(play.pile(f"shadow:{warg}")) == 1
    assert play.piece(place).at == "active:main"


def test_E08_without_a_warg_in_the_staging_area_nobody_travels_to_eriador_wastes() -> None:
    play = at_day()
    play.put("eriador-wastes-woe")
    play.put("northern-warg-woe", "engaged:p1")
    play.do(lambda t: then(t, Step(name="travel", other=MAIN)))
    assert play.asked() == ""


def test_nobody_travels_to_eriador_wastes_while_there_is_no_shadow_card_to_deal() -> None:
    """RULES 3.4: the whole cost is paid. Outside the quest phase an empty encounter deck stays empty (RULES 4.4)."""
    play = at_day()
    place = play.put("eriador-wastes-woe")
    for _ in range(2):
        play.put("northern-warg-woe")
    play.do(lambda t: doing.all_to(t, "encounter", "discard"), go_on=False)
    play.phase("travel")
    play.do(lambda t: then(t, Step(name="travel", other=MAIN)))
    assert play.asked() == ""
    play.on_top("north-downs-woe")
    play.do(lambda t: then(t, Step(name="travel", other=MAIN)))
    assert place in play.options()


def test_on_the_way_to_the_wargs_den_a_warg_is_found_and_revealed_engaged_with_the_first_player() -> None:
    play = at_day()
    place = play.put("warg-s-den-woe")
    before = len(play.pile("encounter"))
    play.travel(place)
    found = next(c for c in play.options() if c.startswith("northern-warg-woe") and c in play.pile("encounter"))
    assert not [card for card in play.options() if "Warg" not in looking.front(play.state, card).traits]
    play.answer(found)
    assert play.piece(found).at == "engaged:p1"
    assert play.value("threat", found) == 3
    assert len(play.pile("encounter")) == before - 1
    assert play.piece(place).at == "active:main"


def test_a_wolf_found_by_the_wargs_den_surges() -> None:
    play = at_day()
    place = play.put("warg-s-den-woe")
    play.travel(place)
    play.answer("wolf-of-angmar-woe")
    assert revealed(play)[0] == "wolf-of-angmar-woe"
    assert len(revealed(play)) >= 2


def test_the_wargs_den_is_closed_when_every_warg_is_in_play() -> None:
    play = at_day()
    play.put("warg-s-den-woe")
    names = ("northern", "blood-thirsty", "white")
    wargs = [*(f"{name}-warg-woe" for name in names), "hunting-pack-woe", "wolf-of-angmar-woe", "pack-leader-woe"]
    for key in wargs:
        while any(looking.key_of(c) == key for p in ("encounter", "discard", "aside") for c in play.pile(p)):
            play.put(key)
    play.do(lambda t: then(t, Step(name="travel", other=MAIN)))
    assert play.asked() == ""


def test_the_wargs_den_is_open_when_the_last_warg_may_lie_facedown_as_a_shadow_card() -> None:
    """Not to offer it would tell what lies there."""
    play = at_day()
    place, attacker = play.put("warg-s-den-woe"), play.foreign("angmar-orc-tlr", "engaged:p1")
    names = ("northern-warg", "blood-thirsty-warg", "white-warg", "hunting-pack", "wolf-of-angmar", "pack-leader")
    for key in (f"{name}-woe" for name in names):
        while any(looking.key_of(c) == key for p in ("encounter", "discard", "aside") for c in play.pile(p)):
            last = play.put(key)
    play.do(lambda t: leaving.leave(t, last, to=f"shadow:{attacker}", how="test"), go_on=False)
    play.do(lambda t: then(t, Step(name="travel", other=MAIN)))
    play.answer(place)
    assert play.piece(place).at == "active:main"
    assert last in play.pile(f"shadow:{attacker}")


@pytest.mark.parametrize(("start", "threat"), [(at_day, 1), (at_night, 3)])
def test_north_downs_has_2_threat_more_at_night(start: Start, threat: int) -> None:
    play = start()
    place = play.put("north-downs-woe")
    assert values.threat(play.state, place) == threat


def test_the_shadow_of_north_downs_takes_all_progress_when_the_attack_kills() -> None:
    play = at_day()
    ally = play.ally()
    warg = play.put("hunting-pack-woe", "engaged:p1")
    play.mark(quest(play), progress=9)
    play.attack(warg, shadow="north-downs-woe")
    play.answer(ally)
    assert ally not in play.state.pieces
    assert play.piece(quest(play)).progress == 0


def test_the_shadow_of_north_downs_takes_all_progress_of_a_current_side_quest_when_a_hero_dies() -> None:
    play = at_day()
    hero, side_quest = play.heroes()[0], play.put("make-camp-tlr")
    play.mark(hero, damage=play.value("hit_points", hero) - 1)
    warg = play.put("hunting-pack-woe", "engaged:p1")
    play.mark(quest(play), progress=9)
    play.mark(side_quest, progress=1)
    play.current(side_quest)
    play.attack(warg, shadow="north-downs-woe")
    play.answer(hero)
    assert hero not in play.state.pieces
    assert (play.piece(side_quest).progress, play.piece(quest(play)).progress) == (0, 9)


def test_the_shadow_of_north_downs_takes_nothing_when_nobody_dies() -> None:
    play = at_day()
    hero = play.heroes()[0]
    warg = play.put("northern-warg-woe", "engaged:p1")
    play.mark(quest(play), progress=9)
    play.attack(warg, shadow="north-downs-woe")
    play.answer(hero)
    assert play.piece(hero).damage == 3 + 1 - play.value("defense", hero)
    assert play.piece(quest(play)).progress == 9


# Treacheries


def test_sudden_darkness_turns_day_to_night() -> None:
    play = at_day()
    before = play.threat(), play.threat("p2")
    play.on_top("north-downs-woe")
    play.reveal("sudden-darkness-woe")
    assert side(play) == 1
    assert revealed(play) == ["sudden-darkness-woe", "north-downs-woe"]
    assert play.piece(quest(play)).side == 1
    assert (play.threat(), play.threat("p2")) == (before[0] + 1, before[1] + 1)  # stage 1B


def test_sudden_darkness_at_night_raises_each_threat_by_4() -> None:
    play = at_night()
    before = play.threat(), play.threat("p2")
    play.reveal("sudden-darkness-woe")
    assert side(play) == 1
    assert (play.threat(), play.threat("p2")) == (before[0] + 4, before[1] + 4)
    assert revealed(play) == ["sudden-darkness-woe"]


def test_the_shadow_of_sudden_darkness_brings_the_topmost_discarded_warg() -> None:
    play = at_day()
    warg = play.put("northern-warg-woe", "engaged:p1")
    lower, upper = play.find("blood-thirsty-warg-woe"), play.find("hunting-pack-woe")
    for card in (lower, upper, play.find("north-downs-woe")):
        play.do(lambda t, card=card: doing.move(t, card, "discard"), go_on=False)
    play.attack(warg, shadow="sudden-darkness-woe")
    play.answer(play.heroes()[0])
    assert play.piece(upper).at == "engaged:p1"
    assert lower in play.pile("discard")
    assert len(play.pile(f"shadow:{upper}")) == 1


def test_the_shadow_of_sudden_darkness_finds_nothing_without_a_discarded_warg() -> None:
    play = at_day()
    warg = play.put("northern-warg-woe", "engaged:p1")
    play.do(doing.reset_deck, go_on=False)
    play.attack(warg, shadow="sudden-darkness-woe")
    play.answer(play.heroes()[0])
    assert looking.at(play.state, "engaged:p1") == (warg,)


def test_predatory_wolves_take_the_most_expensive_ally_or_bring_a_warg() -> None:
    play = at_day()
    mine = play.pile("deck:p1") + play.pile("hand:p1")
    dear = next(c for c in mine if looking.front(play.state, c).name == "Gandalf")
    cheap = play.ally()
    play.do(lambda t: doing.enter(t, dear, "play:p1", how="test"), go_on=False)
    play.reveal("predatory-wolves-woe")
    play.answer("Discard")
    assert dear in play.pile("discard:p1")
    assert cheap in play.state.pieces
    assert AMARTHIUL in play.state.pieces


def test_predatory_wolves_ask_each_player() -> None:
    play = at_day()
    mine, his = play.ally(), play.ally("p2")
    play.reveal("predatory-wolves-woe")
    play.answer("Find")
    play.answer("northern-warg-woe")
    play.answer("Discard")
    assert mine in play.state.pieces
    assert his not in play.state.pieces
    assert revealed(play) == []
    assert [looking.key_of(card) for card in play.staged()] == [TIME, "northern-warg-woe"]


def test_without_an_ally_predatory_wolves_bring_a_warg() -> None:
    play = at_day()
    play.reveal("predatory-wolves-woe")
    play.answer("Find")
    play.answer("northern-warg-woe")
    assert play.questions()[0].seat == "p2"
    assert play.asked() == "pick"
    play.answer("blood-thirsty-warg-woe")
    names = [looking.key_of(card) for card in play.staged()]
    assert names == [TIME, "northern-warg-woe", "blood-thirsty-warg-woe"]
    assert play.value("threat", play.staged()[1]) == 3


def test_C06_with_only_amarthiul_the_other_option_is_open_and_the_discard_loses_the_game() -> None:
    play = at_day()
    play.reveal("predatory-wolves-woe")
    assert play.options() == ("Find a Warg and reveal it", "Discard your most expensive ally")
    play.answer("Discard")
    assert play.state.result is not None
    assert play.state.result.why == "amarthiul"


def test_the_shadow_of_predatory_wolves_tires_a_character() -> None:
    play = at_day()
    warg = play.put("northern-warg-woe", "engaged:p1")
    first, second = play.heroes()[:2]
    play.attack(warg, shadow="predatory-wolves-woe")
    play.answer(first)
    assert set(play.options()) == set(looking.characters(play.state, "p1")) - {first}
    play.answer(second)
    assert play.piece(second).exhausted
    assert not play.piece(play.heroes()[2]).exhausted
