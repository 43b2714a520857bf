"""The campaign's burdens and side quests (campaign.json 158, 160, 168-170, 173, 175, 183)."""

from __future__ import annotations

import pytest

from rules.angmar import GAME, doing, leaving, looking, values
from rules.angmar.campaign_log import Log
from rules.angmar.dead_words import sorceries
from rules.angmar.state import Step
from rules.angmar.writing import then
from rules.core.game import TABLE
from tests.rules.angmar.campaigns import CHETWOOD, DIKE, HILLS, WASTES, boon, burden, card, played, struck, title
from tests.rules.angmar.kit import Table

SORCERY, PLAIN = "dark-sorcery-tlr", "surprising-speed-tlr"


@pytest.fixture
def play() -> Table:
    return Table(CHETWOOD)


# 158 Protect the Innocent, and Arnor Ravaged


def test_158_an_attack_of_players_on_an_enemy_does_not_count() -> None:
    play = Table(CHETWOOD, log=Log(), clear=False)
    orc = play.put("angmar-captain-tlr", "engaged:p1")
    struck(play, orc, *play.heroes())
    assert play.piece(card(play, "158")).damage == 0


def test_158_an_attack_that_deals_no_damage_does_not_count() -> None:
    play = Table(CHETWOOD, log=Log(), clear=False)
    orc, hero = play.put("angmar-orc-tlr", "engaged:p1"), play.heroes()[0]
    play.do(lambda t: doing.last(t, "round", "defense", 9, hero), go_on=False)
    play.attack(orc, shadow="orc-war-party-tlr")
    play.answer(hero)
    assert play.piece(card(play, "158")).damage == 0


def test_158_a_character_that_dies_of_the_attack_counts_too() -> None:
    play = Table(CHETWOOD, log=Log(), clear=False)
    ally = play.ally()
    play.do(lambda t: leaving.damage(t, ally, 99, cause="test", attack=1))
    assert ally in play.pile("discard:p1")
    assert play.piece(card(play, "158")).damage == 1


def test_158_is_never_defeated_by_progress() -> None:
    play = Table(CHETWOOD, log=Log(), clear=False)
    innocent = card(play, "158")
    play.by_hand("progress", card=innocent, count="20")
    assert play.piece(innocent).at == "staging:main"


def ravaged(damage: int = 3) -> tuple[Table, str]:
    play = Table(WASTES, log=Log(scenario=4, pool=("158/2",), protect=damage), clear=False)
    play.mark(play.heroes()[0], damage=0)
    return play, card(play, "158")


def test_158_arnor_ravaged_moves_nothing_to_a_character_who_dies_or_is_hurt_otherwise() -> None:
    play, doom = ravaged()
    hero, ally = play.heroes()[0], play.ally()
    play.do(lambda t: leaving.damage(t, hero, 1))
    play.do(lambda t: leaving.damage(t, ally, 99, cause="test", attack=1))
    assert play.piece(doom).damage == 3
    assert play.piece(hero).damage == 1


def test_158_arnor_ravaged_moves_no_more_than_it_has() -> None:
    play, doom = ravaged(0)
    hero = play.heroes()[0]
    play.do(lambda t: leaving.damage(t, hero, 1, cause="test", attack=1))
    assert (play.piece(doom).damage, play.piece(hero).damage) == (0, 1)


def test_158_what_arnor_ravaged_moves_is_not_an_attack_again() -> None:
    play, doom = ravaged(3)
    hero = play.heroes()[0]
    play.do(lambda t: leaving.damage(t, hero, 1, cause="test", attack=1))
    assert (play.piece(doom).damage, play.piece(hero).damage) == (2, 2)


# 160 Mysterious Omens


def omens() -> tuple[Table, str]:
    play = Table(HILLS, log=Log(scenario=2, pool=("158",), protect=0), clear=False)
    quest = next(c for c in (*play.pile("encounter"), *play.pile("discard")) if looking.key_of(c) == "campaign-160")
    play.do(lambda t: doing.enter(t, quest, "staging:main"))
    return play, quest


def test_160_becoming_current_it_costs_each_player_a_random_card() -> None:
    play, quest = omens()
    hands = len(play.pile("hand:p1")), len(play.pile("hand:p2"))
    play.current(quest)
    assert (len(play.pile("hand:p1")), len(play.pile("hand:p2"))) == (hands[0] - 1, hands[1] - 1)


def test_160_another_quest_becoming_current_costs_nothing() -> None:
    play, _ = omens()
    hand = len(play.pile("hand:p1"))
    other = card(play, "158")
    play.do(lambda t: doing.moment(t, "current", card=other, area="main"))
    assert len(play.pile("hand:p1")) == hand


def test_160_a_boon_that_somebody_has_taken_is_offered_to_nobody() -> None:
    play, quest = omens()
    play.mark(quest, progress=9)
    play.settle()
    play.answer("Cunning")
    hero = play.heroes()[0]
    before = play.piece(hero).resources
    play.answer(hero)
    assert play.piece(hero).resources == before  # its Setup is for later scenarios
    assert play.questions()[0].seat == "p2"
    assert "Cunning" not in play.options()
    assert quest in play.pile("victory")


def test_160_a_player_without_heroes_in_play_is_offered_nothing() -> None:
    play, quest = omens()
    for hero in play.heroes("p2"):
        play.do(lambda t, hero=hero: leaving.leave(t, hero, to="hand:p2", how="test"))
    play.mark(quest, progress=9)
    play.settle()
    play.answer("None")
    assert not play.questions()


# 168-170 Thaurdir's burdens

WORST = {"168": ("willpower", 2), "169": ("attack", 2), "170": ("defense", 2)}


def dike() -> tuple[Table, str]:
    play = Table(DIKE)
    return play, play.put("thaurdir-tlr")


def on_thaurdir(number: str) -> tuple[Table, str, str]:
    play, thaurdir = dike()
    curse = burden(play, number, f"on:{thaurdir}")
    return play, thaurdir, curse


def alone(number: str) -> tuple[Table, str]:
    """The burden lies in the staging area, and Thaurdir, who would answer Sorcery too, is not in play."""
    play = Table(DIKE)
    return play, burden(play, number)


def marked(play: Table, number: str, hero: str) -> None:
    """The hero has most of what the burden looks for."""
    if number == "169":
        boon(play, "186", hero)
    else:
        play.mark(hero, **({"resources": 7} if number == "168" else {"damage": 1}))


@pytest.mark.parametrize("number", list(WORST))
def test_168_to_170_do_nothing_while_they_are_on_thaurdir(number: str) -> None:
    play, thaurdir, curse = on_thaurdir(number)
    stat, _ = WORST[number]
    assert play.value(stat, thaurdir) == (getattr(looking.front(play.state, thaurdir), stat) or 0)
    assert curse not in sorceries(play.state)
    assert not values.blank(play.state, thaurdir)


@pytest.mark.parametrize("number", list(WORST))
def test_168_to_170_a_revealed_sorcery_treachery_moves_them_onto_the_hero_with_the_most(number: str) -> None:
    play, curse = alone(number)
    hero = play.heroes("p2")[1]
    marked(play, number, hero)
    stat, less = WORST[number]
    before = play.value(stat, hero)
    play.reveal(SORCERY)
    play.answer_all()
    assert looking.host(play.state, curse) == hero
    assert play.value(stat, hero) == max(0, before - less)
    assert curse in sorceries(play.state)


@pytest.mark.parametrize("number", list(WORST))
def test_168_to_170_the_first_player_chooses_among_equals(number: str) -> None:
    play, _ = alone(number)
    for hero in (*play.heroes(), *play.heroes("p2")):
        play.mark(hero, resources=1)
    play.reveal(SORCERY)
    assert play.questions()[0].seat == "p1"
    assert set(play.options()) == {*play.heroes(), *play.heroes("p2")}


@pytest.mark.parametrize("number", list(WORST))
def test_168_to_170_other_cards_do_not_move_them(number: str) -> None:
    play, thaurdir, curse = on_thaurdir(number)
    marked(play, number, play.heroes()[0])
    play.reveal("cursed-dead-tlr")
    play.answer_all()
    assert looking.host(play.state, curse) == thaurdir


def test_168_comes_from_thaurdir_and_the_next_sorcery_moves_it_on() -> None:
    play, thaurdir, curse = on_thaurdir("168")
    first, second = play.heroes()[:2]
    play.mark(first, resources=7)
    play.reveal(SORCERY)
    play.answer_all()
    assert looking.host(play.state, curse) == first
    play.do(lambda t: leaving.leave(t, thaurdir, to="removed", how="test"), go_on=False)
    play.mark(second, resources=9)
    play.reveal("terror-of-the-north-tlr")
    play.answer_all()
    assert looking.host(play.state, curse) == second
    assert not values.blank(play.state, first)
    assert values.blank(play.state, second)


def test_169_its_hero_cannot_commit_to_the_quest_and_objectives_do_not_count() -> None:
    play, _, curse = on_thaurdir("169")
    first, second = play.heroes()[:2]
    boon(play, "186", second)
    play.do(lambda t: doing.attach(t, curse, first))
    assert values.barred(play.state, "cannot-commit", first)
    assert not values.barred(play.state, "cannot-commit", second)
    play.reveal(SORCERY)
    play.answer_all()
    assert looking.host(play.state, curse) == second


def test_170_its_hero_cannot_be_healed() -> None:
    play, _, curse = on_thaurdir("170")
    first, second = play.heroes()[:2]
    for hero in (first, second):
        play.mark(hero, damage=2)
    play.do(lambda t: doing.attach(t, curse, first))
    for hero in (first, second):
        play.do(lambda t, hero=hero: leaving.heal(t, hero, 1))
    assert (play.piece(first).damage, play.piece(second).damage) == (2, 1)


# 173 Fend Off Despair


def test_173_every_event_card_has_doomed_1_and_no_other_card_has(play: Table) -> None:
    before = play.threat(), play.threat("p2")
    played(play, "190")
    play.answer_all()
    assert (play.threat(), play.threat("p2")) == before
    burden(play, "173")
    played(play, "190")
    play.answer_all()
    assert (play.threat(), play.threat("p2")) == (before[0] + 1, before[1] + 1)
    played(play, "186", play.heroes()[0])
    assert play.threat() == before[0] + 1


def test_173_defeated_it_lowers_every_later_starting_threat_by_2_and_goes_to_the_victory_display() -> None:
    play = Table(WASTES, log=Log(scenario=4, pool=("158/2", "173"), protect=0, despair=1), clear=False)
    quest = next(
        c
        for c in (*play.pile("encounter"), *play.pile("discard"), *play.staged())
        if title(play, c) == "Fend Off Despair"
    )
    if quest not in play.state.pieces:
        play.do(lambda t: doing.enter(t, quest, "staging:main"))
    play.mark(quest, progress=8)
    play.settle()
    assert play.state.log is not None
    assert play.state.log.despair == 2
    assert quest in play.pile("victory")


# 183 Losing Time


def losing(play: Table) -> str:
    """It is turned up in the staging step; a location comes by its surge."""
    play.on_top("rugged-country-tlr")
    new = burden(play, "183")
    play.phase("quest")

    def change(t: doing.Ledger) -> None:
        leaving.leave(t, new, to="encounter", how="test")
        then(t, Step(name="reveal", script="encounter", seat="p1", other="main"))

    play.do(change)
    return new


def test_183_each_player_raises_his_threat_by_3_or_exhausts_a_hero_and_it_surges(play: Table) -> None:
    before = play.threat(), play.threat("p2")
    new = losing(play)
    assert play.questions()[0].seat == "p1"
    play.answer("Raise")
    assert (play.threat(), play.threat("p2")) == (before[0] + 3, before[1])
    play.answer("Exhaust")
    hero = play.heroes("p2")[1]
    play.answer(hero)
    assert [one for one in play.heroes("p2") if play.piece(one).exhausted] == [hero]
    assert not [one for one in play.heroes() if play.piece(one).exhausted]
    assert new in play.pile("discard")
    assert [looking.key_of(c) for c in play.staged()] == ["rugged-country-tlr"]


def test_183_with_no_ready_hero_threat_rises(play: Table) -> None:
    for seat in ("p1", "p2"):
        for hero in play.heroes(seat):
            play.mark(hero, exhausted=1)
    before = play.threat(), play.threat("p2")
    losing(play)
    assert not play.questions()
    assert (play.threat() - before[0], play.threat("p2") - before[1]) == (3, 3)


@pytest.mark.parametrize(("answer", "attack", "defense"), [("+3 attack", 3, 0), ("+3 defense", 0, 3)])
def test_183_as_a_shadow_the_attacker_gains_3_attack_or_3_defense_this_phase(
    play: Table, answer: str, attack: int, defense: int
) -> None:
    orc = play.put("angmar-captain-tlr", "engaged:p2")
    before = play.value("attack", orc), play.value("defense", orc)
    shadowed(play, orc)
    assert play.questions()[0].seat == "p1"
    play.answer(answer)
    assert (play.value("attack", orc), play.value("defense", orc)) == (before[0] + attack, before[1] + defense)
    play.answer_all()
    assert (play.value("attack", orc), play.value("defense", orc)) == (before[0] + attack, before[1] + defense)
    play.do(lambda t: then(t, Step(name="phase.end")))
    assert (play.value("attack", orc), play.value("defense", orc)) == before


def shadowed(play: Table, enemy: str) -> None:
    """The enemy attacks p2 with Losing Time as its shadow card, and nobody defends."""
    new = burden(play, "183")
    play.do(lambda t: leaving.leave(t, new, to=f"shadow:{enemy}", how="test"), go_on=False)
    play.attack(enemy, "p2")
    play.answer("", seat="p2")


def test_GAP5_183_without_a_shadow_effect_where_the_table_says_so() -> None:
    play = Table(CHETWOOD, **{"losing-time": "none"})
    orc = play.put("angmar-captain-tlr", "engaged:p2")
    before = play.value("attack", orc)
    shadowed(play, orc)
    assert play.asked() == "hero"
    assert play.value("attack", orc) == before


def test_168_a_burden_that_left_play_while_the_first_player_was_asked_goes_nowhere() -> None:
    play, curse = alone("168")
    for hero in play.heroes():
        play.mark(hero, resources=5)
    play.reveal(SORCERY)
    assert play.asked() == "pick"
    command = GAME.use(play.state, TABLE, "out", {"card": curse, "value": "removed"})
    play.state = GAME.play(play.state, TABLE, command).state
    play.answer_all()
    assert curse in play.pile("removed")
