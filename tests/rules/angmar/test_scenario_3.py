"""Scenario 3, Deadmen's Dike: its setup and its two stages (quests.json 3; scenarios.json 3; RULES 10.3)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking
from rules.angmar.events import Entered, Shuffled
from rules.angmar.state import State, Step
from rules.angmar.writing import then
from tests.rules.angmar.kit import Table, at_stage_1

DIKE = "deadmens-dike"
BLANK = "fornost-square-tlr"
"""A card without a shadow effect."""


def table(players: int = 2, **options: str) -> Table:
    return Table(DIKE, players, **options)


def deck(play: Table, seat: str = "p1") -> int:
    return len(play.pile(f"deck:{seat}"))


def quest(play: Table) -> str:
    return looking.main_quest(play.state, "main")


def empty(play: Table, seat: str) -> None:
    """The last card of the seat's deck is discarded."""
    play.do(lambda t: doing.mill(t, seat, 99))


def stage_2(players: int = 2) -> Table:
    """Stage 2B, with everything else of the encounter side out of play but Thaurdir in the staging area."""
    play = table(players)
    for key in ("fornost-square-tlr", "norbury-tombs-tlr", "haunted-keep-tlr", "deadmen-s-gate-tlr")[:players]:
        play.on_top(key)
    play.mark(quest(play), progress=11)
    play.settle()
    play.clear()
    play.put("thaurdir-tlr")
    return play


def keys(s: State, pile: str) -> list[str]:
    return [looking.key_of(card) for card in looking.pile(s, pile)]


# Setup


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(("mode", "cards"), [("standard", 41), ("easy", 28)])
def test_setup(players: int, mode: str, cards: int) -> None:
    s = at_stage_1(DIKE, players, mode)
    assert len(looking.pile(s, "encounter")) == cards
    assert keys(s, "aside") == ["thaurdir-tlr"]
    assert [looking.key_of(card) for card in looking.staging(s, "main")] == ["fornost-square-tlr"]
    assert looking.active(s, "main") == ""
    assert [p.at for c, p in s.pieces.items() if looking.key_of(c) == "iarion-tlr"] == ["play:p1"]
    assert not looking.pile(s, "discard")


@pytest.mark.parametrize(("players", "cards"), [(1, 39), (2, 37), (3, 35), (4, 33)])
def test_before_round_1_each_player_has_a_baleful_shade_and_one_card_is_revealed_for_each(
    players: int, cards: int
) -> None:
    plays = [Table(DIKE, players, seed=f"setup {n}", clear=False) for n in range(12)]
    for play in plays:
        shades = play.in_play("baleful-shade-tlr")
        assert {play.piece(shade).at for shade in shades} >= {f"engaged:{seat}" for seat in play.state.seats}
    assert max(len(play.pile("encounter")) for play in plays) == cards, "surge takes more"


def test_setup_shuffles_the_encounter_deck_again() -> None:
    play = table()
    play.do(lambda t: then(t, Step(name="script", script="quest-3-1/setup", card=quest(play), seat="p1")))
    assert [e.pile for e in play.events if isinstance(e, Shuffled)] == ["encounter"]


def begin(play: Table) -> None:
    """What side B of stage 1 says when it is revealed."""
    play.do(lambda t: then(t, Step(name="script", script="quest-3-1/2/revealed", card=quest(play), seat="p1")))


def test_the_baleful_shades_come_engaged_out_of_the_encounter_deck_and_are_not_revealed() -> None:
    play = table()
    play.discards()
    begin(play)
    came = [e for e in play.events if isinstance(e, Entered) and e.at.startswith("engaged:")]
    assert [(looking.key_of(e.card or ""), e.at, e.how) for e in came[:2]] == [
        ("baleful-shade-tlr", "engaged:p1", "added"),
        ("baleful-shade-tlr", "engaged:p2", "added"),
    ]
    assert not {e.card for e in came} & {told.card for told in play.told("revealed")}
    assert "encounter" in [e.pile for e in play.events if isinstance(e, Shuffled)]


def test_a_discarded_baleful_shade_is_not_searched_for() -> None:
    play = table()
    play.discards(*["baleful-shade-tlr"] * 4)
    begin(play)
    assert not play.in_play("baleful-shade-tlr")


def test_easy_mode_gives_each_hero_one_more_resource() -> None:
    easy = Table(DIKE, 2, mode="easy")
    standard = Table(DIKE, 2)
    assert [easy.piece(hero).resources for hero in easy.heroes()] == [
        standard.piece(hero).resources + 1 for hero in standard.heroes()
    ]


# Stage 1


def test_at_the_end_of_the_refresh_phase_of_stage_1_each_player_mills_1() -> None:
    play = table()
    before = deck(play), deck(play, "p2")
    play.moment("refresh-ends")
    assert (deck(play), deck(play, "p2")) == (before[0] - 1, before[1] - 1)


def test_stage_2_mills_nobody_at_the_end_of_the_refresh_phase() -> None:
    play = stage_2()
    before = deck(play), deck(play, "p2")
    play.moment("refresh-ends")
    assert (deck(play), deck(play, "p2")) == before


@pytest.mark.parametrize("stage", [1, 2])
def test_a_player_with_an_empty_deck_is_eliminated_at_once(stage: int) -> None:
    play = table() if stage == 1 else stage_2()
    dead = play.put("cursed-dead-tlr", "engaged:p2")
    empty(play, "p2")
    assert play.state.players["p2"].out
    assert not play.state.players["p1"].out
    assert play.piece(dead).at == "staging:main"
    assert play.state.result is None


def test_drawing_the_last_card_eliminates_as_well() -> None:
    play = table()
    play.do(lambda t: doing.mill(t, "p2", deck(play, "p2") - 1))
    assert not play.state.players["p2"].out
    play.do(lambda t: doing.draw(t, "p2"))
    assert play.state.players["p2"].out


def test_side_a_eliminates_nobody() -> None:
    play = table()
    play.mark(quest(play), side=0)
    empty(play, "p2")
    assert not play.state.players["p2"].out
    play.mark(quest(play), side=1)
    play.settle()
    assert play.state.players["p2"].out


def test_the_first_player_loses_the_game_for_all_with_an_empty_deck_since_iarion_is_with_him() -> None:
    play = table()
    empty(play, "p1")
    assert play.state.result is not None
    assert (play.state.result.won, play.state.result.why) == (False, "iarion")


def test_two_players_whose_decks_run_out_together_are_both_out() -> None:
    play = table(3)

    def both(t: doing.Ledger) -> None:
        doing.mill(t, "p2", 99)
        doing.mill(t, "p3", 99)

    play.do(both)
    assert [play.state.players[seat].out for seat in play.state.seats] == [False, True, True]


def test_11_progress_end_stage_1_and_bring_thaurdir_and_one_card_for_each_player() -> None:
    play = table(3)
    play.mark(quest(play), progress=10)
    play.settle()
    assert looking.key_of(quest(play)) == "quest-3-1"
    for key in ("fornost-square-tlr", "norbury-tombs-tlr", "haunted-keep-tlr"):
        play.on_top(key)
    play.mark(quest(play), progress=11)
    play.settle()
    staged = [looking.key_of(card) for card in play.staged()]
    assert staged == ["thaurdir-tlr", "haunted-keep-tlr", "norbury-tombs-tlr", "fornost-square-tlr"]
    assert looking.key_of(quest(play)) == "quest-3-2"
    assert play.piece(quest(play)).side == 1


def test_thaurdir_is_there_already_when_the_cards_of_stage_2_are_revealed() -> None:
    play = table(1)
    play.on_top(BLANK)
    play.on_top("terror-of-the-north-tlr")
    play.mark(quest(play), progress=11)
    play.settle()
    assert [looking.key_of(told.card) for told in play.told("attacks")] == ["thaurdir-tlr"]


def test_A07_a_heavy_curse_that_side_a_reveals_stays_when_the_card_is_turned() -> None:
    play = table(1)
    play.on_top("norbury-tombs-tlr")
    play.on_top(BLANK)
    curse = play.on_top("heavy-curse-tlr")
    play.mark(quest(play), progress=11)
    play.settle()
    play.answer_all()
    assert play.piece(quest(play)).side == 1
    assert looking.host(play.state, curse) == quest(play)


def test_a_heavy_curse_on_stage_1_leaves_with_it() -> None:
    play = table(1)
    curse = play.find("heavy-curse-tlr")
    play.do(lambda t: doing.attach(t, curse, quest(play)))
    play.on_top("norbury-tombs-tlr")
    play.mark(quest(play), progress=11)
    play.settle()
    assert curse in play.pile("discard")


# Stage 2


def test_the_players_cannot_win_while_thaurdir_has_hit_points_left() -> None:
    play = stage_2()
    thaurdir = play.in_play("thaurdir-tlr")[0]
    play.mark(thaurdir, damage=8)
    play.mark(quest(play), progress=13)
    play.settle()
    assert play.state.result is None
    play.do(lambda t: leaving.damage(t, thaurdir, 1))
    assert play.state.result is not None
    assert play.state.result.won


def test_9_damage_on_thaurdir_alone_do_not_win() -> None:
    play = stage_2()
    play.mark(play.in_play("thaurdir-tlr")[0], damage=9)
    play.mark(quest(play), progress=12)
    play.settle()
    assert play.state.result is None
    play.do(lambda t: doing.mark(t, quest(play), "progress", 13))
    assert play.state.result is not None
    assert play.state.result.won


def test_thaurdir_healed_after_his_fall_bars_the_way_again() -> None:
    play = stage_2()
    thaurdir = play.in_play("thaurdir-tlr")[0]
    play.mark(thaurdir, damage=9)
    play.do(lambda t: leaving.heal(t, thaurdir, 3))
    play.mark(quest(play), progress=13)
    play.settle()
    assert play.state.result is None


def test_when_thaurdir_kills_in_an_attack_its_controller_mills_3_or_sends_him_back() -> None:
    for answer, place, lost in (("Discard", "engaged:p1", 3), ("Return", "staging:main", 0)):
        play = stage_2()
        thaurdir = play.in_play("thaurdir-tlr")[0]
        play.do(lambda t, card=thaurdir: doing.engage(t, card, "p1"))
        scout, before = play.titled("Snowbourn Scout"), deck(play)
        play.attack(thaurdir, shadow=BLANK)
        play.answer(scout)
        assert scout in play.pile("discard:p1")
        play.answer(answer)
        assert play.piece(thaurdir).at == place
        assert deck(play) == before - lost


def test_a_staged_thaurdir_cannot_be_sent_back_so_3_are_milled() -> None:
    play = stage_2()
    thaurdir = play.in_play("thaurdir-tlr")[0]
    scout, before = play.titled("Snowbourn Scout"), deck(play)
    play.attack(thaurdir, shadow=BLANK)
    play.answer(scout)
    assert not play.asked()
    assert deck(play) == before - 3


def test_the_controller_of_the_fallen_character_chooses_not_the_attacked_player() -> None:
    play = stage_2()
    thaurdir = play.in_play("thaurdir-tlr")[0]
    axehand, before = play.titled("Veteran Axehand", "p2"), (deck(play), deck(play, "p2"))
    play.attack(thaurdir, shadow=BLANK)
    play.answer(axehand)
    assert (deck(play), deck(play, "p2")) == (before[0], before[1] - 3)


def test_that_controller_is_asked_also_when_he_is_not_the_first_player() -> None:
    play = stage_2()
    thaurdir = play.in_play("thaurdir-tlr")[0]
    play.do(lambda t: doing.engage(t, thaurdir, "p2"))
    axehand = play.titled("Veteran Axehand", "p2")
    play.attack(thaurdir, "p2", shadow=BLANK)
    play.answer(axehand)
    assert (play.asked(), play.questions()[0].seat) == ("option", "p2")


def test_neither_other_enemies_nor_thaurdir_without_a_kill_nor_damage_without_an_attack_ask_that() -> None:
    play = stage_2()
    thaurdir = play.in_play("thaurdir-tlr")[0]
    play.do(lambda t: doing.engage(t, thaurdir, "p1"))
    dead, scout = play.put("cursed-dead-tlr", "engaged:p1"), play.titled("Snowbourn Scout")
    guard, before = play.titled("Guard of the Citadel"), deck(play)
    play.attack(dead, shadow=BLANK)
    play.answer(scout)
    play.attack(thaurdir, shadow=BLANK)
    play.answer(play.heroes()[0])
    play.do(lambda t: leaving.damage(t, guard, 5, cause=thaurdir))
    assert not play.asked()
    assert deck(play) == before


def test_stage_1_asks_nothing_when_thaurdir_kills() -> None:
    play = table()
    thaurdir, scout = play.put("thaurdir-tlr", "engaged:p1"), play.titled("Snowbourn Scout")
    play.attack(thaurdir, shadow=BLANK)
    play.answer(scout)
    assert not play.asked()
