"""The boons that players take into their decks (campaign.json 176-181, 185-187, 189, 191, 192)."""

from __future__ import annotations

import pytest

from rules.angmar import GAME, doing, looking
from rules.angmar.state import Step
from rules.angmar.steps import attack as fight
from rules.angmar.writing import then
from tests.rules.angmar.campaigns import BLANK, CHETWOOD, DIKE, boon, played, struck
from tests.rules.angmar.kit import Table

ORC, MARAUDER, CAPTAIN = "angmar-orc-tlr", "angmar-marauder-tlr", "angmar-captain-tlr"


@pytest.fixture
def play() -> Table:
    return Table(CHETWOOD)


def weak(play: Table, key: str, at: str = "engaged:p1") -> str:
    """An enemy with one hit point left."""
    enemy = play.put(key, at)
    play.mark(enemy, damage=play.value("hit_points", enemy) - 1)
    return enemy


def stronger(play: Table, who: str, by: int = 9) -> None:
    play.do(lambda t: doing.last(t, "round", "attack", by, who), go_on=False)


# 176 Berelind


def test_176_after_a_kill_berelind_puts_1_progress_on_a_quest_card_of_her_players_choice(play: Table) -> None:
    berelind, orc = boon(play, "176"), weak(play, ORC)
    stronger(play, berelind)
    side, quest = play.put("orc-rearguard-tlr"), looking.main_quest(play.state, "main")
    struck(play, orc, berelind)
    assert play.asked() == "may"
    play.answer("campaign-176")
    assert set(play.options()) == {side, quest}
    play.answer(side)
    assert (play.piece(side).progress, play.piece(quest).progress) == (1, 0)


def test_176_may_be_left_alone(play: Table) -> None:
    berelind, orc = boon(play, "176"), weak(play, ORC)
    stronger(play, berelind)
    struck(play, orc, berelind)
    play.answer("")
    assert play.piece(looking.main_quest(play.state, "main")).progress == 0


def test_176_does_nothing_for_an_enemy_that_lives_or_that_others_kill(play: Table) -> None:
    berelind, captain = boon(play, "176"), play.put(CAPTAIN, "engaged:p1")
    struck(play, captain, berelind)
    assert not play.questions()
    orc, hero = weak(play, ORC), play.heroes()[0]
    stronger(play, hero)
    struck(play, orc, hero)
    assert orc in play.pile("discard")
    assert not play.questions()


# 177 Chieftain's Brooch


def test_177_allies_that_share_a_trait_with_the_bearer_have_1_willpower_more(play: Table) -> None:
    ranger, other = boon(play, "176"), play.titled("Guard of the Citadel")
    aragorn = next(hero for hero in play.heroes() if "Ranger" in looking.front(play.state, hero).traits)
    before = play.value("willpower", ranger), play.value("willpower", other), play.value("willpower", aragorn)
    boon(play, "177", aragorn)
    after = play.value("willpower", ranger), play.value("willpower", other), play.value("willpower", aragorn)
    assert after == (before[0] + 1, before[1], before[2])


def test_177_is_played_on_a_hero(play: Table) -> None:
    play.ally()
    played(play, "177")
    assert set(play.options()) == {*play.heroes(), *play.heroes("p2")}


# 178 Coruhaer


def test_178_after_coruhaer_defends_a_resource_deals_2_damage_to_the_attacker(play: Table) -> None:
    ranger, captain = boon(play, "178"), play.put(CAPTAIN, "engaged:p1")
    play.do(lambda t: doing.last(t, "round", "defense", 9, ranger), go_on=False)
    first, *rest = play.heroes()
    play.mark(first, resources=1)
    for hero in rest:
        play.mark(hero, resources=0)
    play.attack(captain, shadow=BLANK)
    play.answer(ranger)
    play.answer("campaign-178")
    assert play.piece(captain).damage == 2
    assert play.piece(first).resources == 0


def test_178_without_a_resource_or_another_defender_nothing_is_asked(play: Table) -> None:
    ranger, captain = boon(play, "178"), play.put(CAPTAIN, "engaged:p1")
    play.do(lambda t: doing.last(t, "round", "defense", 9, ranger), go_on=False)
    for hero in play.heroes():
        play.mark(hero, resources=0)
    play.attack(captain, shadow=BLANK)
    play.answer(ranger)
    assert not play.questions()
    for hero in play.heroes():
        play.mark(hero, resources=3)
    play.attack(captain, shadow=BLANK)
    play.answer(play.heroes()[0])
    assert not play.questions()


# 179 Laermuin


def commit(play: Table, *cards: str, seat: str = "p1") -> None:
    play.phase("quest")
    play.do(lambda t: then(t, Step(name="commit", seat=seat)))
    for one in cards:
        play.answer(one, seat=seat)
    play.answer("", seat=seat)


def test_179_after_committing_laermuin_heals_1_damage_on_any_character(play: Table) -> None:
    ranger, friend = boon(play, "179"), play.heroes("p2")[0]
    play.mark(friend, damage=2)
    play.mark(play.heroes()[0], damage=1)
    commit(play, ranger)
    play.answer("campaign-179")
    play.answer(friend)
    assert play.piece(friend).damage == 1


def test_179_only_his_own_commitment_counts_and_somebody_must_be_hurt(play: Table) -> None:
    ranger, hero = boon(play, "179"), play.heroes()[0]
    commit(play, ranger)
    assert not play.questions()
    play.mark(ranger, committed=0, exhausted=0)
    play.mark(hero, damage=1)
    commit(play, hero)
    assert not play.questions()
    play.mark(ranger, committed=1)
    commit(play, play.heroes("p2")[0], seat="p2")
    assert not play.questions()


# 180 Mail of Eärnur


def test_180_has_2_hit_points_and_heals_its_hero_when_any_threat_is_lowered(play: Table) -> None:
    hero = play.heroes()[0]
    before = play.value("hit_points", hero)
    boon(play, "180", hero)
    assert play.value("hit_points", hero) == before + 2
    play.mark(hero, damage=2)
    play.do(lambda t: doing.threat(t, "p2", -3))
    play.answer("campaign-180")
    assert play.piece(hero).damage == 1


def test_180_is_not_asked_about_when_threat_rises_or_the_hero_is_whole(play: Table) -> None:
    hero = play.heroes()[0]
    boon(play, "180", hero)
    play.do(lambda t: doing.threat(t, "p1", -1))
    assert not play.questions()
    play.mark(hero, damage=1)
    play.do(lambda t: doing.threat(t, "p1", 2))
    assert not play.questions()


# 181 Silverthorn


def test_181_adds_1_against_enemies_that_share_a_trait_with_one_in_the_victory_display(play: Table) -> None:
    hero, orc = play.heroes()[0], play.put(ORC, "engaged:p1")
    boon(play, "181", hero)
    before = fight.resistance(play.state, hero, orc)
    assert before == play.value("defense", hero)
    trophy = play.find(CAPTAIN)
    play.do(lambda t: doing.move(t, trophy, "victory"))
    assert fight.resistance(play.state, hero, orc) == before + 1
    for one in play.heroes()[1:]:
        assert fight.resistance(play.state, one, orc) == play.value("defense", one)
    struck(play, orc, hero)
    assert play.told("struck")[0].m == play.value("attack", hero) + 1


def test_181_once_a_game_a_killed_enemy_goes_to_the_victory_display(play: Table) -> None:
    hero = play.heroes()[0]
    boon(play, "181", hero)
    stronger(play, hero)
    orc, other = weak(play, ORC), weak(play, MARAUDER)
    struck(play, orc, hero)
    play.answer("campaign-181")
    assert orc in play.pile("victory")
    play.mark(hero, exhausted=0)
    struck(play, other, hero)
    assert not play.questions()
    assert other in play.pile("discard")


def test_181_what_another_hero_kills_is_no_trophy(play: Table) -> None:
    hero, other = play.heroes()[:2]
    boon(play, "181", hero)
    stronger(play, other)
    struck(play, weak(play, ORC), other)
    assert not play.questions()


# 185 Daechanar's Brand


def test_185_gives_1_attack_and_another_against_the_undead() -> None:
    play = Table(DIKE)
    hero, dead = play.heroes()[0], play.put("cursed-dead-tlr", "engaged:p1")
    before = play.value("attack", hero)
    boon(play, "185", hero)
    assert play.value("attack", hero) == before + 1
    struck(play, dead, hero)
    assert play.told("struck")[0].m == before + 2


def test_185_when_played_a_sorcery_of_the_top_5_goes_to_the_victory_display() -> None:
    play = Table(DIKE)
    sorcery = play.on_top("dark-sorcery-tlr")
    deck = set(play.pile("encounter"))
    played(play, "185", play.heroes()[0])
    play.answer("campaign-185", seat="p1")
    shown = GAME.seen_by(play.state, "p1").players["p1"].looking_at
    assert shown is not None
    assert len(shown) == 5
    assert GAME.seen_by(play.state, "p2").players["p1"].looking_at is None
    play.answer(sorcery, seat="p1")
    assert sorcery in play.pile("victory")
    assert set(play.pile("encounter")) == deck - {sorcery}
    assert not GAME.seen_by(play.state, "p1").players["p1"].looking_at


def test_185_finds_no_sorcery_below_the_fifth_card() -> None:
    play = Table(DIKE)
    deck = play.pile("encounter")
    plain = [c for c in deck if "Sorcery" not in looking.front(play.state, c).traits]
    plain.sort(key=lambda c: looking.kind(play.state, c) != "treachery")
    assert looking.kind(play.state, plain[0]) == "treachery"
    rest = [c for c in deck if c not in plain[:5]]

    def change(t: doing.Ledger) -> None:
        for one in (*plain[:5], *rest):
            doing.move(t, one, "encounter", bottom=True)

    play.do(change, go_on=False)
    played(play, "185", play.heroes()[0])
    play.answer("campaign-185", seat="p1")
    assert not play.questions()
    assert not play.pile("victory")


def test_185_put_into_play_without_being_played_finds_nothing() -> None:
    play = Table(DIKE)
    boon(play, "185", play.heroes()[0])
    assert not play.questions()


# 186 Heirloom of Iârchon


def test_186_when_played_heals_all_damage_of_its_hero_and_gives_him_1_willpower(play: Table) -> None:
    hero, other = play.heroes()[:2]
    before = play.value("willpower", hero)
    for one in (hero, other):
        play.mark(one, damage=2)
    played(play, "186", hero)
    play.answer("campaign-186")
    assert (play.piece(hero).damage, play.piece(other).damage) == (0, 2)
    assert play.value("willpower", hero) == before + 1


@pytest.mark.parametrize(("damage", "barred"), [(0, 0), (2, 1)])
def test_186_does_not_heal_a_hero_who_is_whole_or_cannot_be_healed(play: Table, damage: int, barred: int) -> None:
    hero = play.heroes()[0]
    play.mark(hero, damage=damage)
    if barred:
        play.do(lambda t: doing.last(t, "round", "no-heal", 1, hero), go_on=False)
    played(play, "186", hero)
    assert not play.questions()
    assert play.piece(hero).damage == damage


# 187 Orders from Angmar


def test_187_gives_1_defense_and_another_against_the_undead() -> None:
    play = Table(DIKE)
    hero, dead = play.heroes()[0], play.put("cursed-dead-tlr", "engaged:p1")
    before = play.value("defense", hero)
    boon(play, "187", hero)
    assert play.value("defense", hero) == before + 1
    assert fight.resistance(play.state, hero, dead) == before + 2


def test_187_when_played_discards_an_undead_enemy_with_2_hit_points_left_that_is_not_unique() -> None:
    play = Table(DIKE)
    low, high = play.put("cursed-dead-tlr"), play.put("dead-lord-tlr")
    thaurdir = play.put("thaurdir-tlr")
    play.mark(low, damage=play.value("hit_points", low) - 2)
    play.mark(high, damage=play.value("hit_points", high) - 3)
    play.mark(thaurdir, damage=play.value("hit_points", thaurdir) - 1)
    played(play, "187", play.heroes()[0])
    play.answer("campaign-187")
    assert low in play.pile("discard")
    assert {high, thaurdir} <= set(play.state.pieces)


def test_187_leaves_the_living_alone(play: Table) -> None:
    weak(play, ORC)
    played(play, "187", play.heroes()[0])
    assert not play.questions()


# 189 Elrond's Champion


def test_189_readies_after_an_enemy_engages_its_player_and_no_other(play: Table) -> None:
    champion, orc = boon(play, "189"), play.put(ORC)
    play.mark(champion, exhausted=1)
    play.do(lambda t: doing.engage(t, orc, "p2"))
    assert not play.questions()
    play.do(lambda t: doing.engage(t, orc, "p1"))
    play.answer("campaign-189")
    assert not play.piece(champion).exhausted


def test_189_is_not_asked_about_while_ready(play: Table) -> None:
    boon(play, "189")
    play.engage(ORC)
    assert not play.questions()


# 191 Raiment of the Second Age


def test_191_gives_2_attack_and_2_hit_points_and_a_card_for_a_kill(play: Table) -> None:
    ally = play.titled("Guard of the Citadel")
    before = play.value("attack", ally), play.value("hit_points", ally)
    boon(play, "191", ally)
    assert (play.value("attack", ally), play.value("hit_points", ally)) == (before[0] + 2, before[1] + 2)
    stronger(play, ally)
    hand = len(play.pile("hand:p1"))
    struck(play, weak(play, ORC), ally)
    play.answer("campaign-191")
    assert len(play.pile("hand:p1")) == hand + 1


def test_191_draws_nothing_for_an_enemy_that_lives(play: Table) -> None:
    hero = play.heroes()[0]
    boon(play, "191", hero)
    captain = play.put(CAPTAIN, "engaged:p1")
    struck(play, captain, hero)
    assert captain in play.state.pieces
    assert not play.questions()


# 192 Rivendell Skirmishers


def test_192_defending_against_a_common_enemy_they_discard_its_shadow_cards(play: Table) -> None:
    elves, orc = boon(play, "192"), play.put(ORC, "engaged:p1")
    shadow = play.on_top("chetwood-forest-tlr")
    play.attack(orc, deal=True)
    play.answer(elves)
    play.answer("campaign-192")
    assert not play.questions()  # its shadow effect would ask
    assert shadow in play.pile("discard")


def test_192_a_unique_enemy_keeps_its_shadow_cards() -> None:
    play = Table(DIKE)
    elves, thaurdir = boon(play, "192"), play.put("thaurdir-tlr", "engaged:p1")
    play.attack(thaurdir, shadow="dark-sorcery-tlr")
    play.answer(elves, seat="p1")
    assert play.asked() != "may"


def test_192_other_defenders_discard_nothing(play: Table) -> None:
    boon(play, "192")
    orc = play.put(ORC, "engaged:p1")
    play.attack(orc, shadow="chetwood-forest-tlr")
    play.answer(play.heroes()[0])
    assert play.asked() == "option"
