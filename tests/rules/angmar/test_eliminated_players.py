"""A player is eliminated where a scenario has rules of its own: what stays behind, who counts then (RULES 8.4, 10)."""

from __future__ import annotations

import pytest

from rules.angmar import GAME, doing, leaving, looking, questing, values
from rules.angmar.scenarios.table import SCENARIOS
from rules.angmar.state import MAIN, Step
from rules.angmar.writing import then
from tests.rules.angmar import carn_dum, dread_realm, rhudaur, wastes
from tests.rules.angmar.kit import Table

WARGS = frozenset(
    {"northern-warg-woe", "blood-thirsty-warg-woe", "hunting-pack-woe", "white-warg-woe", "wolf-of-angmar-woe"}
)


def out(play: Table, seat: str) -> None:
    """His threat reaches 50."""
    play.set_threat(50, seat)
    play.settle()
    assert play.state.players[seat].out
    assert play.state.result is None


def advance(play: Table) -> None:
    play.do(lambda t: questing.advance(t, MAIN))


# Every scenario


@pytest.mark.parametrize("scenario", sorted(SCENARIOS))
def test_the_players_lose_when_the_last_of_them_is_eliminated(scenario: str) -> None:
    play = Table(scenario)
    guide = next((c for c in play.state.pieces if looking.kind(play.state, c) == "objective-ally"), "")
    if guide:  # or they would lose with him
        play.do(lambda t: doing.last(t, "game", "blank", 1, guide), go_on=False)
        play.do(lambda t: doing.shift(t, guide, "play:p2"), go_on=False)
    out(play, "p1")
    play.set_threat(50, "p2")
    play.settle()
    assert play.state.result is not None
    assert not play.state.result.won


@pytest.mark.parametrize(
    ("scenario", "why"),
    [
        ("intruders-in-chetwood", "iarion"),
        ("deadmens-dike", "iarion"),
        ("wastes-of-eriador", "amarthiul"),
        ("across-the-ettenmoors", "amarthiul"),
        ("the-treachery-of-rhudaur", "amarthiul"),
    ],
)
def test_the_players_lose_with_their_guide(scenario: str, why: str) -> None:
    play = Table(scenario, clear=False)
    (guide,) = [c for c in play.state.pieces if looking.kind(play.state, c) == "objective-ally"]
    play.do(lambda t: leaving.discard(t, guide))
    assert play.state.result is not None
    assert (play.state.result.won, play.state.result.why) == (False, why)


# 1 Intruders in Chetwood


def test_iarion_under_his_side_quest_is_not_lost_with_the_first_player_and_comes_back_to_the_next_one() -> None:
    play = Table("intruders-in-chetwood")
    rescue = play.reveal("rescue-iarion-tlr")
    out(play, "p1")
    play.do(lambda t: questing.progress(t, MAIN, 30))
    assert play.state.result is None
    play.do(lambda t: questing.on_card(t, rescue, 6))
    assert play.state.result is not None
    assert play.state.result.won


def test_the_enemies_of_an_eliminated_player_raise_the_threat_of_the_others_from_the_staging_area() -> None:
    play = Table("intruders-in-chetwood")
    orc = play.put("angmar-orc-tlr", "engaged:p2")
    play.mark(orc, damage=1)
    out(play, "p2")
    assert (play.piece(orc).at, play.piece(orc).damage) == ("staging:main", 1)
    before = play.threat()
    play.moment("refresh-ends")
    assert (play.threat(), play.threat("p2")) == (before + 1, 50)


# 2 The Weather Hills


def test_with_two_of_three_players_left_one_card_of_the_orc_deck_is_revealed() -> None:
    play = Table("the-weather-hills", 3)
    out(play, "p3")
    place = play.put("ruins-of-arnor-tlr", "active:main")
    play.explore(place)
    assert len(play.pile("orcs")) == 11 - 1


def test_the_mission_is_turned_over_at_the_players_who_are_left_and_3() -> None:
    play = Table("the-weather-hills")
    hunt = play.put("hunting-the-orcs-savage-counter-attack-tlr")
    play.mark(hunt, tokens=3)
    out(play, "p2")
    assert looking.key_of(looking.main_quest(play.state, MAIN)) == "quest-2-1"
    orc = play.put("angmar-orc-tlr", "engaged:p1")
    play.do(lambda t: leaving.destroy(t, orc))
    assert looking.key_of(looking.main_quest(play.state, MAIN)) == "quest-2-2"


# 3 Deadmen's Dike


def test_an_empty_deck_of_a_player_who_is_out_eliminates_nobody_else() -> None:
    play = Table("deadmens-dike", 3)
    play.do(lambda t: doing.all_to(t, "deck:p3", "discard:p3"))
    assert [seat for seat in play.state.seats if play.state.players[seat].out] == ["p3"]
    assert play.pile("hand:p3") == ()
    play.settle()
    assert [seat for seat in play.state.seats if play.state.players[seat].out] == ["p3"]


# 4 Wastes of Eriador


def test_2A_and_3A_count_the_players_who_are_left() -> None:
    play = wastes.at_night(3)
    out(play, "p3")
    for wargs in (2, 1):
        for card in play.staged():
            if looking.key_of(card) in WARGS:
                play.do(lambda t, card=card: leaving.discard(t, card))
        advance(play)
        assert len([card for card in play.staged() if looking.key_of(card) in WARGS]) == wargs


def test_2B_a_night_costs_one_ally_with_two_of_three_players_left() -> None:
    play = wastes.at_day(3)
    advance(play)
    play.clear()
    play.put(wastes.TIME)
    out(play, "p3")
    allies = [play.ally(), play.ally("p2")]
    play.on_top("north-downs-woe")
    wastes.turn(play)
    play.answer(allies[0])
    assert play.asked() == ""
    assert allies[1] in play.state.pieces


# 6 Across the Ettenmoors


def test_enemies_of_an_eliminated_player_and_what_they_guard_are_staged_again() -> None:
    play = Table("across-the-ettenmoors")
    troll = play.put("savage-trollspawn-ate", "engaged:p2")
    haven = play.put("patch-of-woods-ate", f"on:{troll}")
    out(play, "p2")
    assert (play.piece(troll).at, play.piece(haven).at) == ("staging:main", f"on:{troll}")


# 7 The Treachery of Rhudaur


def test_the_clue_of_an_eliminated_player_goes_back_to_the_staging_area() -> None:
    play = rhudaur.table()
    clue = rhudaur.clue(play, rhudaur.SIFT, play.heroes("p2")[0])
    out(play, "p2")
    assert (play.piece(clue).at, play.piece(clue).side) == ("staging:main", 1)


def test_the_clue_on_amarthiul_stays_when_another_player_is_eliminated() -> None:
    play = rhudaur.table()
    clue = rhudaur.clue(play, rhudaur.SIFT, rhudaur.AMARTHIUL)
    out(play, "p2")
    assert play.piece(clue).at == f"on:{rhudaur.AMARTHIUL}"


def test_2A_finds_an_undead_enemy_for_each_player_who_is_left() -> None:
    play = rhudaur.table(3)
    out(play, "p3")
    advance(play)
    play.answer_all()
    assert len(play.in_play("thaurdir-tor")) == 1
    undead = [c for c in play.staged() if "Undead" in looking.front(play.state, c).traits]
    assert len(undead) == 1 + 2


# 8 The Battle of Carn Dûm


def test_2B_thaurdir_attacks_only_those_who_are_left() -> None:
    play = carn_dum.table(3)
    thaurdir = play.put(carn_dum.THAURDIR, side=carn_dum.CHAMPION)
    advance(play)
    out(play, "p2")
    play.phase("combat")
    play.do(lambda t: then(t, Step(name="combat phase")))
    attacked = []
    while play.asked():
        if play.asked() == "defend":
            attacked.append(play.questions()[0].seat)
        play.answer("" if play.asked() in {"defend", "strike"} else None)
    assert attacked == ["p1", "p3"]
    assert thaurdir in play.state.pieces


def test_2B_an_attack_on_a_player_who_is_eliminated_meanwhile_ends_and_the_next_one_is_attacked() -> None:
    play = carn_dum.table(3)
    play.put(carn_dum.THAURDIR, side=carn_dum.CHAMPION)
    advance(play)
    play.phase("combat")
    play.do(lambda t: then(t, Step(name="combat phase")))
    assert (play.asked(), play.questions()[0].seat) == ("defend", "p1")
    for _ in range(2):
        hand = GAME.use(play.state, "p1", "threat", {"seat": "p1", "sign": "more", "count": "20"})
        play.state = GAME.play(play.state, "p1", hand).state
    assert play.state.players["p1"].out
    assert (play.asked(), play.questions()[0].seat) == ("defend", "p2")


def test_1B_shadow_cards_of_an_eliminated_players_enemies_stay_with_them() -> None:
    play = carn_dum.table()
    orc = play.put(carn_dum.ORC, "engaged:p2")
    carn_dum.lock(play, orc, carn_dum.BLANK)
    out(play, "p2")
    play.do(lambda t: then(t, Step(name="combat.end")))
    assert carn_dum.shadows(play, orc) == 1


# 9 The Dread Realm


def test_the_reanimated_dead_of_an_eliminated_player_are_staged_and_go_to_his_discard_pile_later() -> None:
    play = dread_realm.table()
    piece = dread_realm.risen(play, seat="p2", title="Feint")
    (card,) = play.pile(f"under:{piece}")
    out(play, "p2")
    assert play.piece(piece).at == "staging:main"
    assert card not in play.pile("discard:p2")
    play.do(lambda t: leaving.destroy(t, piece))
    assert card in play.pile("discard:p2")


@pytest.mark.parametrize(("gone", "places"), [((), 3), (("p3",), 2), (("p2", "p3"), 1)])
def test_3A_finds_locations_for_the_players_who_are_left(gone: tuple[str, ...], places: int) -> None:
    play = dread_realm.table(3)
    advance(play)
    for seat in gone:
        out(play, seat)
    play.do(lambda t: leaving.leave(t, play.in_play(dread_realm.ALTAR)[0], to="removed", how="test"))
    advance(play)
    play.answer_all()
    assert len([c for c in play.staged() if looking.kind(play.state, c) == "location"]) == places


def test_1A_and_2A_reanimate_nothing_from_an_empty_deck_and_eliminate_nobody() -> None:
    play = dread_realm.table()
    play.do(lambda t: doing.all_to(t, "deck:p2", "discard:p2"))
    advance(play)
    assert not play.state.players["p2"].out
    assert [play.piece(piece).at for piece in dread_realm.dead(play)] == ["engaged:p1"]
    assert values.threat(play.state, dread_realm.dead(play)[0]) == 2
