"""Locations and treacheries of the encounter set The Dread Realm, card by card (encounter_sets.json)."""

from __future__ import annotations

import pytest

from rules.angmar import GAME, doing, leaving, questing
from rules.angmar.events import Reanimated
from rules.angmar.state import MAIN, Step
from rules.angmar.steps import quest as quest_phase
from rules.angmar.writing import then
from tests.rules.angmar.dread_realm import (
    ALTAR,
    CALAMITY,
    CRYPT,
    CURSE,
    CURSED,
    DAECHANAR,
    DREAD,
    DUNGEON,
    HALLS,
    POSSESSION,
    TOMBS,
    attached,
    dead,
    hurt,
    main_quest,
    risen,
    table,
    titles,
    under,
)
from tests.rules.angmar.kit import Table

# Altar of Midwinter


def test_no_progress_is_put_on_the_altar_while_daechanar_is_in_play() -> None:
    play = table()
    altar, daechanar = play.put(ALTAR, "active:main"), play.put(DAECHANAR)
    play.do(lambda t: questing.on_location(t, altar, 4))
    assert play.piece(altar).progress == 0
    play.do(lambda t: leaving.discard(t, daechanar))
    play.do(lambda t: questing.progress(t, MAIN, 4))
    assert play.piece(altar).progress == 4


@pytest.mark.parametrize(("buffer", "progress"), [("lost", 0), ("on", 4)])
def test_whether_progress_passes_an_altar_that_takes_none_is_a_setting_of_the_table(buffer: str, progress: int) -> None:
    play = table(buffer=buffer)
    play.put(ALTAR, "active:main"), play.put(DAECHANAR)
    play.do(lambda t: questing.progress(t, MAIN, 4))
    assert play.piece(main_quest(play)).progress == progress


def test_at_the_end_of_staging_the_altar_makes_the_first_player_reveal_a_card_or_reanimate_one() -> None:
    for answer in ("Reveal", "Reanimate"):
        play = table()
        play.put(ALTAR, "active:main")
        play.stack("p1", "Sneak Attack")
        play.on_top(CRYPT)
        play.phase("quest")
        play.moment("staging-ends")
        assert play.questions()[0].seat == "p1"
        play.answer(answer)
        assert len(play.in_play(CRYPT)) == (answer == "Reveal")
        assert [under(play, piece) for piece in dead(play)] == (["Sneak Attack"] if answer == "Reanimate" else [])


def test_with_an_empty_deck_the_first_player_has_to_reveal_a_card() -> None:
    play = table()
    play.put(ALTAR)
    play.do(lambda t: doing.all_to(t, "deck:p1", "discard:p1"))
    play.on_top(CRYPT)
    play.phase("quest")
    play.moment("staging-ends")
    assert (play.asked(), len(play.in_play(CRYPT))) == ("", 1)


# Sinister Dungeon


def test_exploring_a_sinister_dungeon_reanimates_a_random_card_of_the_first_players_hand() -> None:
    play = table()
    dungeon, hand, other = play.put(DUNGEON), play.pile("hand:p1"), play.pile("hand:p2")
    play.do(lambda t: questing.on_location(t, dungeon, 1))
    (piece,) = dead(play)
    assert [event.random for event in play.events if isinstance(event, Reanimated)] == [True]
    assert any(GAME.reveals(event) for event in play.events if isinstance(event, Reanimated)), "chance chose it"
    assert play.piece(piece).at == "engaged:p1"
    assert {*play.pile("hand:p1"), *play.pile(f"under:{piece}")} == set(hand)
    assert len(play.pile("hand:p1")) == len(hand) - 1
    assert play.pile("hand:p2") == other
    assert play.pile(f"shadow:{piece}") == (dungeon,)


def test_a_sinister_dungeon_raises_nobody_without_a_hand_or_when_it_is_discarded_or_another_place_explored() -> None:
    play = table()
    dungeon = play.put(DUNGEON)
    play.do(lambda t: leaving.discard(t, dungeon))
    assert not dead(play)
    dungeon, other = play.put(DUNGEON), play.put(HALLS)
    play.explore(other)
    assert not dead(play)
    play.do(lambda t: doing.all_to(t, "hand:p1", "discard:p1"))
    play.explore(dungeon)
    assert (dead(play), play.pile("discard")[0]) == ((), dungeon)


def test_the_shadow_of_sinister_dungeon_discards_2_cards_and_does_the_when_revealed_of_sorceries_among_them() -> None:
    play = table()
    cursed = play.put(CURSED, "engaged:p1")
    play.on_top(CURSED)
    calamity = play.on_top(CALAMITY)
    play.attack(cursed, shadow=DUNGEON)
    deck = len(play.pile("encounter"))
    play.answer(play.heroes()[0])
    assert len(play.pile("encounter")) == deck - 2
    assert play.piece(calamity).at == f"on:{main_quest(play)}"
    assert len(play.in_play(CURSED)) == 1
    assert len(dead(play)) == 1


# Tombs of Carn Dûm


def test_at_the_end_of_the_round_tombs_of_carn_dum_mill_each_player_and_raise_allies_among_it() -> None:
    play = table()
    play.put(TOMBS)
    play.stack("p1", "Guard of the Citadel", "Faramir")
    play.stack("p2", "Feint")
    play.throw("p2", "Veteran Axehand")
    play.moment("round-ends")
    (piece,) = dead(play)
    assert (play.piece(piece).at, under(play, piece)) == ("engaged:p1", "Guard of the Citadel")
    assert titles(play, "discard:p2") == ["Feint", "Veteran Axehand"]


def test_travelling_to_tombs_of_carn_dum_deals_every_undead_enemy_a_shadow_card() -> None:
    play = table()
    tombs, cursed, piece = play.put(TOMBS), play.put(CURSED), risen(play)
    play.travel(tombs)
    assert play.piece(tombs).at == "active:main"
    assert [len(play.pile(f"shadow:{card}")) for card in (cursed, piece)] == [1, 1]


def test_the_travel_cost_of_tombs_of_carn_dum_asks_nothing_of_enemies_that_are_no_undead() -> None:
    play = table()
    tombs, orc = play.put(TOMBS), play.foreign("angmar-orc-tlr")
    play.do(lambda t: then(t, Step(name="travel", other=MAIN)))
    assert tombs not in play.options()
    cursed = play.put(CURSED)
    play.travel(tombs)
    assert [len(play.pile(f"shadow:{card}")) for card in (cursed, orc)] == [1, 0]


def test_H20_nobody_travels_to_tombs_of_carn_dum_without_an_undead_enemy_in_play() -> None:
    play = table()
    tombs = play.put(TOMBS)
    play.do(lambda t: then(t, Step(name="travel", other=MAIN)))
    assert tombs not in play.options()


# Dark Halls and Unholy Crypt


def test_staged_dark_halls_give_each_reanimated_dead_1_attack_and_1_defense() -> None:
    play = table()
    halls, piece, cursed = play.put(HALLS), risen(play), play.put(CURSED)
    assert [play.value(stat, piece) for stat in ("attack", "defense", "threat")] == [3, 3, 2]
    assert [play.value(stat, cursed) for stat in ("attack", "defense")] == [3, 1]
    play.do(lambda t: doing.shift(t, halls, "active:main"))
    assert [play.value(stat, piece) for stat in ("attack", "defense")] == [2, 2]


def test_the_shadow_of_dark_halls_raises_a_copy_of_the_defender_out_of_your_discard_pile() -> None:
    play = table()
    cursed, ally = play.put(CURSED, "engaged:p1"), play.titled("Guard of the Citadel")
    play.throw("p1", "Guard of the Citadel", "Guard of the Citadel", "Faramir")
    play.attack(cursed, shadow=HALLS)
    play.answer(ally)
    (piece,) = dead(play)
    assert (under(play, piece), len(play.pile(f"shadow:{piece}"))) == ("Guard of the Citadel", 1)
    assert play.pile(f"under:{piece}") != (ally,)


def test_the_shadow_of_dark_halls_raises_nobody_without_a_defender_or_a_copy() -> None:
    for answer in (True, False):
        play = table()
        cursed = play.put(CURSED, "engaged:p1")
        play.throw("p1", "Guard of the Citadel")
        play.attack(cursed, shadow=HALLS)
        play.answer(play.heroes()[0] if answer else "")
        assert not dead(play)


def test_an_unholy_crypt_has_1_threat_more_for_each_reanimated_dead_in_play() -> None:
    play = table()
    crypt = play.put(CRYPT)
    play.put(CURSED)
    assert play.value("threat", crypt) == 1
    risen(play), risen(play, seat="p2", title="Feint", at="staging:main")
    assert play.value("threat", crypt) == 3


# Possession


def test_possession_destroys_the_dearest_ally_and_raises_it_in_the_staging_area_with_possession_on_it() -> None:
    play = table()
    cheap, dear = play.titled("Guard of the Citadel"), play.titled("Horseback Archer", "p2")
    before = play.threat(), play.threat("p2")
    possession = play.reveal(POSSESSION)
    (piece,) = dead(play)
    assert cheap in play.state.pieces
    assert (play.piece(piece).at, play.pile(f"under:{piece}")) == ("staging:main", (dear,))
    assert play.piece(possession).at == f"on:{piece}"
    assert (play.threat(), play.threat("p2")) == (before[0] + 1, before[1] + 1)


def test_among_equally_dear_allies_the_first_player_chooses_whom_possession_destroys() -> None:
    play = table()
    mine, his = play.titled("Guard of the Citadel"), play.titled("Veteran Axehand", "p2")
    play.reveal(POSSESSION, "p2")
    assert (play.questions()[0].seat, play.options()) == ("p1", (mine, his))
    play.answer(his)
    assert mine in play.state.pieces


def test_possession_without_an_ally_in_play_does_nothing() -> None:
    play = table()
    possession = play.reveal(POSSESSION)
    assert (dead(play), play.pile("discard")[0]) == ((), possession)


def possessed(play: Table) -> tuple[str, str]:
    """A Possession and the Reanimated Dead that it is on."""
    play.titled("Guard of the Citadel")
    possession = play.reveal(POSSESSION)
    return possession, dead(play)[0]


def test_a_possessed_reanimated_dead_engages_at_cost_0() -> None:
    play = table(1)
    _, piece = possessed(play)
    play.set_threat(0)
    play.phase("encounter")
    play.do(lambda t: then(t, Step(name="checks", other=MAIN)))
    assert play.piece(piece).at == "engaged:p1"


def test_if_possession_is_discarded_so_is_whom_it_possesses_but_not_if_it_is_removed_from_the_game() -> None:
    for removed in (False, True):
        play = table()
        possession, piece = possessed(play)
        how, to = ("removed", "removed") if removed else ("discarded", "")
        play.do(lambda t, card=possession, how=how, to=to: leaving.leave(t, card, to=to, how=how))
        assert (piece in play.state.pieces) == removed


def test_a_discarded_attachment_of_somebody_else_is_nothing_to_possession() -> None:
    play = table()
    _, piece = possessed(play)
    hero = play.heroes()[0]
    fear = attached(play, DREAD, hero)
    play.do(lambda t: leaving.discard(t, fear))
    assert {hero, piece} <= set(play.state.pieces)


def test_possession_is_discarded_with_whom_it_possesses() -> None:
    play = table()
    possession, piece = possessed(play)
    hurt(play, piece, 2)
    assert play.pile("discard")[0] == possession
    assert titles(play, "discard:p1") == ["Guard of the Citadel"]


# A Fell Dread


def test_a_fell_dread_falls_on_a_hero_of_the_player_with_the_highest_threat() -> None:
    play = table()
    play.set_threat(40, "p2")
    fear = play.reveal(DREAD)
    assert (play.questions()[0].seat, play.options()) == ("p2", play.heroes("p2"))
    hero = play.heroes("p2")[1]
    play.answer(hero)
    assert (play.piece(fear).at, play.value("willpower", hero)) == (f"on:{hero}", 0)
    assert play.value("willpower", play.heroes("p2")[0]) == 2


def test_of_players_with_equal_threat_the_first_player_chooses_who_takes_a_fell_dread() -> None:
    play = table()
    for seat in ("p1", "p2"):
        play.set_threat(30, seat)
    play.reveal(DREAD, "p2")
    assert (play.questions()[0].seat, play.options()) == ("p1", ("p1", "p2"))


def test_a_hero_takes_only_one_copy_of_a_fell_dread() -> None:
    play = table(1)
    first, *others = play.heroes()
    attached(play, DREAD, first)
    play.reveal(DREAD)
    assert play.options() == tuple(others)


def test_a_hero_under_a_fell_dread_must_commit_to_the_quest_if_he_can() -> None:
    play = table(1)
    hero = play.heroes()[0]
    attached(play, DREAD, hero)
    play.phase("quest")
    play.do(lambda t: then(t, Step(name="commit", seat="p1")))
    assert "" not in play.options()
    play.answer(hero)
    assert "" in play.options()
    play.mark(hero, exhausted=1)
    play.do(lambda t: then(t, Step(name="commit", seat="p1")))
    assert "" in play.options()


# Death and Calamity


def test_death_and_calamity_is_on_the_current_quest_and_raises_as_many_cards_as_copies_are_in_play() -> None:
    play = table()
    play.stack("p1", "Sneak Attack", "Faramir", "Grim Resolve")
    first = play.reveal(CALAMITY)
    assert play.piece(first).at == f"on:{main_quest(play)}"
    assert [under(play, piece) for piece in dead(play)] == ["Sneak Attack"]
    tomb = play.put("seal-the-tomb-tlr")
    play.do(lambda t: quest_phase.make_current(t, MAIN, tomb))
    play.reveal(CALAMITY)
    assert [under(play, piece) for piece in dead(play)] == ["Sneak Attack", "Faramir", "Grim Resolve"]
    assert {play.piece(piece).at for piece in dead(play)} == {"engaged:p1"}
    assert sorted(play.piece(card).at for card in play.in_play(CALAMITY)) == [f"on:{main_quest(play)}", f"on:{tomb}"]


def test_death_and_calamity_raises_what_is_left_of_a_small_deck() -> None:
    play = table()
    play.do(lambda t: doing.all_to(t, "deck:p1", "discard:p1"))
    play.reveal(CALAMITY)
    assert (dead(play), len(play.in_play(CALAMITY))) == ((), 1)


def test_the_shadow_of_death_and_calamity_adds_1_attack_for_each_sorcery_card_in_play() -> None:
    play = table()
    cursed, hero = play.put(CURSED, "engaged:p1"), play.heroes()[0]
    attached(play, CURSE, main_quest(play))
    attached(play, CALAMITY, main_quest(play))
    play.attack(cursed, shadow=CALAMITY)
    play.answer(hero)
    assert play.piece(hero).damage == 3 + 2 - 2
