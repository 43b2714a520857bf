"""Scenario 4, Wastes of Eriador: setup, stages, how it ends (scenarios.json 4, quests.json 4; EDGE_CASES E-05)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking, questing
from rules.angmar.state import MAIN, Step
from rules.angmar.writing import then
from tests.rules.angmar.kit import Table
from tests.rules.angmar.wastes import AMARTHIUL, TIME, at_day, at_night, quest, revealed, side, turn

LEADER = "pack-leader-woe"
WARGS = frozenset(
    {"northern-warg-woe", "blood-thirsty-warg-woe", "hunting-pack-woe", "white-warg-woe", "wolf-of-angmar-woe"}
)


def shown(play: Table) -> int:
    """How many cards the setup has revealed."""
    there = [c for c in play.state.pieces if not looking.owner(c) and c not in {AMARTHIUL, f"{TIME}#1", quest(play)}]
    return len(there) - 1 + len(play.pile("discard"))


def set_up(players: int, mode: str) -> Table:
    """The table after a setup in which no card that was revealed revealed another."""
    tables = (Table("wastes-of-eriador", players, seed=f"seed {n}", mode=mode, clear=False) for n in range(30))
    return next(play for play in tables if play.state.result is None and shown(play) == players)


@pytest.mark.parametrize(
    ("players", "mode", "deck"),
    [
        (1, "standard", 43), (2, "standard", 42), (3, "standard", 41), (4, "standard", 40),
        (1, "easy", 29), (2, "easy", 28), (3, "easy", 27), (4, "easy", 26),
    ],
)  # fmt: skip
def test_setup(players: int, mode: str, deck: int) -> None:
    """48 cards (34 in easy mode) without Amarthiúl, the Time objective, the Pack Leader and a Shrouded Hills; then one
    card is revealed for each player.
    """
    play = set_up(players, mode)
    assert len(play.pile("encounter")) == deck
    assert [looking.key_of(card) for card in play.pile("aside")] == [LEADER]
    assert looking.key_of(looking.active(play.state, MAIN)) == "shrouded-hills-tlr"
    assert play.staged()[0] == f"{TIME}#1"
    assert side(play) == 0
    assert play.piece(AMARTHIUL).at == f"play:{play.state.first}"
    assert looking.key_of(quest(play)) == "quest-4-1"


@pytest.mark.parametrize(("mode", "resources"), [("standard", 1), ("easy", 2)])
def test_in_easy_mode_each_hero_begins_with_a_resource(mode: str, resources: int) -> None:
    play = set_up(2, mode)
    assert {play.piece(hero).resources for hero in play.heroes() + play.heroes("p2")} == {resources}


def test_the_quest_deck_has_three_stages_of_20_15_and_5_points() -> None:
    play = at_day()
    points = []
    for stage in (1, 2, 3):
        assert looking.key_of(quest(play)) == f"quest-4-{stage}"
        points.append(looking.printed(play.state, quest(play)).points)
        if stage < 3:
            play.do(lambda t: questing.advance(t, MAIN))
            play.answer_all()
    assert points == [20, 15, 5]


def advance(play: Table) -> None:
    play.do(lambda t: questing.advance(t, MAIN))


def test_1B_by_day_heroes_have_1_willpower_more() -> None:
    play = at_day()
    hero, ally = play.heroes()[0], play.ally()
    assert play.value("willpower", hero) == 2 + 1
    assert play.value("willpower", ally) == looking.front(play.state, ally).willpower
    assert play.value("willpower", AMARTHIUL) == 1


def test_1B_at_night_heroes_have_their_printed_willpower() -> None:
    play = at_night()
    assert play.value("willpower", play.heroes()[0]) == 2


def test_1B_each_threat_rises_by_1_when_it_becomes_night() -> None:
    play = at_day()
    before = play.threat(), play.threat("p2")
    play.on_top("north-downs-woe")
    turn(play)
    assert (play.threat(), play.threat("p2")) == (before[0] + 1, before[1] + 1)


def test_1B_no_threat_rises_when_it_becomes_day() -> None:
    play = at_night()
    before = play.threat(), play.threat("p2")
    turn(play)
    assert (play.threat(), play.threat("p2")) == before


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_2A_brings_a_warg_for_each_player(players: int) -> None:
    """They are added, not revealed: no surge (FAQ 1.22). The discard pile was shuffled into the deck before."""
    play = at_day(players)
    before = len(play.pile("encounter")) + len(play.pile("discard"))
    old = set(play.pile("discard"))
    advance(play)
    wargs = [card for card in play.staged() if looking.key_of(card) in WARGS]
    assert len(wargs) == players
    assert not [card for card in play.pile("discard") if looking.key_of(card) in WARGS]
    assert len(play.pile("encounter")) + len(play.pile("discard")) == before - players
    assert old & set(play.pile("encounter"))
    assert revealed(play) == []
    assert LEADER not in {looking.key_of(card) for card in play.staged()}


def test_2A_stops_when_there_are_too_few_wargs() -> None:
    play = at_day()
    for key in sorted(WARGS):
        while any(looking.key_of(card) == key for pile in ("encounter", "discard") for card in play.pile(pile)):
            play.put(key, "engaged:p1")
    advance(play)
    assert looking.key_of(quest(play)) == "quest-4-2"
    assert play.staged() == (f"{TIME}#1",)


def stage_2(players: int = 2, *, night: bool) -> Table:
    play = at_night(players) if night else at_day(players)
    advance(play)
    for card in play.staged():
        if card != f"{TIME}#1":
            play.do(lambda t, card=card: leaving.discard(t, card))
    return play


def test_2B_each_player_draws_a_card_when_it_becomes_day() -> None:
    play = stage_2(night=True)
    before = [len(play.pile(f"hand:{seat}")) for seat in ("p1", "p2")]
    turn(play)
    assert [len(play.pile(f"hand:{seat}")) for seat in ("p1", "p2")] == [n + 1 for n in before]


def test_2B_nobody_loses_an_ally_when_it_becomes_day() -> None:
    play = stage_2(night=True)
    ally = play.ally()
    turn(play)
    assert ally in play.state.pieces


@pytest.mark.parametrize(("players", "lost"), [(2, 1), (3, 2), (4, 2)])
def test_2B_allies_are_discarded_when_it_becomes_night(players: int, lost: int) -> None:
    play = stage_2(players, night=False)
    allies = [play.ally(), play.ally(), play.ally("p2")]
    hands = [len(play.pile(f"hand:{seat}")) for seat in play.state.seats]
    play.on_top("north-downs-woe")
    turn(play)
    assert set(play.options()) == set(allies)
    assert AMARTHIUL not in play.options()
    for ally in allies[:lost]:
        play.answer(ally)
    assert play.asked() == ""
    assert [ally in play.state.pieces for ally in allies] == [n >= lost for n in range(3)]
    assert [len(play.pile(f"hand:{seat}")) for seat in play.state.seats] == hands


def test_2B_amarthiul_is_not_discarded_for_want_of_another_ally() -> None:
    play = stage_2(night=False)
    play.on_top("north-downs-woe")
    turn(play)
    assert play.asked() == ""
    assert play.state.result is None


@pytest.mark.parametrize(("players", "count"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_3A_at_night_brings_the_pack_leader_and_a_warg_for_each_player_but_one(players: int, count: int) -> None:
    """E-05: a single player meets the Pack Leader alone, and no card is discarded for him."""
    play = stage_2(players, night=True)
    advance(play)
    names = [looking.key_of(card) for card in play.staged()]
    assert names[:2] == [TIME, LEADER]
    assert len([name for name in names if name in WARGS]) == count == len(names) - 2
    assert side(play) == 1
    assert revealed(play) == []
    if players == 1:
        assert play.pile("discard") == ()


def test_3A_by_day_it_becomes_night() -> None:
    play = stage_2(night=False)
    play.on_top("north-downs-woe")
    advance(play)
    play.answer_all()
    assert side(play) == 1
    assert "north-downs-woe" in {looking.key_of(card) for card in play.staged()}
    assert LEADER in {looking.key_of(card) for card in play.staged()}


def stage_3(*, night: bool = True) -> tuple[Table, str]:
    """Stage 3B by Night or Day, with only the Pack Leader in play, engaged with the first player."""
    play = stage_2(night=True)
    advance(play)
    for card in play.staged():
        if looking.key_of(card) in WARGS:
            play.do(lambda t, card=card: leaving.discard(t, card))
    if not night:
        turn(play)
    leader = play.in_play(LEADER)[0]
    play.do(lambda t: doing.shift(t, leader, "engaged:p1"), go_on=False)
    return play, leader


@pytest.mark.parametrize(("progress", "damage"), [(0, 0), (4, 0), (5, 3), (9, 3)])
def test_3B_the_pack_leader_takes_damage_only_with_5_progress_on_the_stage(progress: int, damage: int) -> None:
    play, leader = stage_3()
    play.mark(quest(play), progress=progress)
    play.do(lambda t: leaving.damage(t, leader, 3))
    assert play.piece(leader).damage == damage


def test_3B_other_wargs_take_damage_all_the_same() -> None:
    play, _ = stage_3()
    warg = play.put("hunting-pack-woe")
    play.do(lambda t: leaving.damage(t, warg, 3))
    assert play.piece(warg).damage == 3


def test_3B_the_stage_loses_its_progress_when_it_becomes_day() -> None:
    play, _ = stage_3()
    play.mark(quest(play), progress=7)
    turn(play)
    assert side(play) == 0
    assert play.piece(quest(play)).progress == 0


def test_3B_the_stage_keeps_its_progress_when_it_becomes_night() -> None:
    play, leader = stage_3(night=False)
    play.mark(quest(play), progress=7)
    play.on_top("north-downs-woe")
    turn(play)
    assert play.piece(quest(play)).progress == 7
    assert leader in play.state.pieces


def test_3B_progress_alone_does_not_win_while_the_pack_leader_is_in_play() -> None:
    play, _ = stage_3(night=False)
    play.do(lambda t: questing.progress(t, MAIN, 12))
    assert play.state.result is None
    assert play.piece(quest(play)).progress == 12


def test_the_players_win_when_the_pack_leader_is_destroyed() -> None:
    play, leader = stage_3()
    play.mark(quest(play), progress=5)
    play.do(lambda t: leaving.damage(t, leader, 7))
    assert play.state.result is None
    play.do(lambda t: leaving.damage(t, leader, 1))
    assert play.state.result is not None
    assert play.state.result.won
    assert play.state.result.score["victory"] == 3


def test_the_players_win_when_a_card_destroys_the_pack_leader_without_5_progress() -> None:
    """scenarios.json 4: its destruction on stage 3 is the victory."""
    play, leader = stage_3(night=False)
    play.by_hand("damage", card=leader, count="8")
    assert play.state.result is None
    play.do(lambda t: leaving.destroy(t, leader))
    assert play.state.result is not None
    assert play.state.result.won
    assert play.state.result.score["victory"] == 3


def test_another_warg_that_is_destroyed_wins_nothing() -> None:
    play, _ = stage_3(night=False)
    warg = play.put("white-warg-woe")
    play.do(lambda t: leaving.destroy(t, warg))
    assert play.state.result is None


def test_a_pack_leader_that_is_only_discarded_wins_nothing_before_5_progress() -> None:
    play, leader = stage_3(night=False)
    play.do(lambda t: leaving.discard(t, leader))
    assert play.state.result is None
    play.do(lambda t: questing.progress(t, MAIN, 5))
    assert play.state.result is not None
    assert play.state.result.won


def test_the_players_lose_with_amarthiul_or_when_all_are_eliminated() -> None:
    play = at_day()
    play.do(lambda t: doing.threat(t, "p2", 50))
    assert play.state.result is None
    play.do(lambda t: doing.threat(t, "p1", 50))
    assert play.state.result is not None
    assert not play.state.result.won


def test_round_1_is_day_round_2_night_and_so_on() -> None:
    play = at_day()
    for card in play.pile("encounter"):
        play.do(lambda t, card=card: doing.move(t, card, "removed"), go_on=False)
    for card in play.pile("discard"):
        play.do(lambda t, card=card: doing.move(t, card, "removed"), go_on=False)
    seen = [side(play)]
    for _ in range(3):
        play.do(lambda t: then(t, Step(name="round.end"), Step(name="round.over"), Step(name="round")))
        seen.append(side(play))
    assert seen == [0, 1, 0, 1]
    assert play.state.phase == "planning"
