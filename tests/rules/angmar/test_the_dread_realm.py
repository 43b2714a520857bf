"""The encounter set The Dread Realm, card by card (encounter_sets.json; EDGE_CASES H)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, ending, leaving, looking, questing, values
from rules.angmar.events import Reanimated
from rules.angmar.inventory import inventory
from rules.angmar.state import MAIN, Step
from rules.angmar.steps import quest as quest_phase
from rules.angmar.writing import then
from tests.rules.angmar.kit import Table

DREAD_REALM = "the-dread-realm"
DAECHANAR, ALTAR = "daechanar-tdr", "altar-of-midwinter-tdr"
DWIMMERLAIK, WITCH, WRAITH = "dwimmerlaik-tdr", "witch-of-angmar-tdr", "wraith-of-carn-dum-tdr"
DUNGEON, TOMBS, HALLS, CRYPT = "sinister-dungeon-tdr", "tombs-of-carn-dum-tdr", "dark-halls-tdr", "unholy-crypt-tdr"
POSSESSION, DREAD, CALAMITY = "possession-tdr", "a-fell-dread-tdr", "death-and-calamity-tdr"
CURSED, CURSE = "cursed-dead-tlr", "heavy-curse-tlr"
BLANK = WITCH
"""A card without a shadow effect."""


def table(players: int = 2, **options: str) -> Table:
    """A table in the planning phase, its Reanimated Dead of the setup back in the discard piles and these emptied."""
    play = Table(DREAD_REALM, players, **options)
    for seat in play.state.seats:
        play.do(lambda t, seat=seat: doing.all_to(t, f"discard:{seat}", f"deck:{seat}"), go_on=False)
    assert not dead(play)
    return play


def dead(play: Table) -> tuple[str, ...]:
    return play.in_play(looking.DEAD)


def risen(play: Table, title: str = "Common Cause", seat: str = "p1", at: str = "") -> str:
    """That player has reanimated a card of that title."""
    card = play.throw(seat, title)[0]
    name: str = play.do(lambda t: doing.reanimate(t, card, at or f"engaged:{seat}"))
    return name


def under(play: Table, piece: str) -> str:
    """The title of the card that a Reanimated Dead was."""
    (card,) = play.pile(f"under:{piece}")
    return looking.front(play.state, card).name


def titles(play: Table, pile: str) -> list[str]:
    return [looking.front(play.state, card).name for card in play.pile(pile)]


def attached(play: Table, key: str, host: str) -> str:
    """A card of the encounter side is attached to that host, without anything being triggered."""
    return play.put(key, f"on:{host}")


def main_quest(play: Table) -> str:
    return looking.main_quest(play.state, MAIN)


def hurt(play: Table, card: str, amount: int) -> None:
    play.do(lambda t: leaving.damage(t, card, amount))


# Reanimated Dead (RULES 10.9)


def test_a_reanimated_card_is_an_undead_enemy_that_has_engaged_its_player() -> None:
    play = table()
    piece = risen(play, "Feint", "p2")
    assert play.piece(piece).at == "engaged:p2"
    assert looking.printed(play.state, piece).traits == ("Undead",)
    assert [play.value(stat, piece) for stat in ("engagement", "threat", "attack", "defense", "hit_points")] == [
        0, 2, 2, 2, 2,
    ]  # fmt: skip


def test_what_a_reanimated_card_was_is_hidden_and_counts_for_nothing() -> None:
    play = table()
    piece = risen(play, "Guard of the Citadel")
    assert under(play, piece) == "Guard of the Citadel"
    assert titles(play, "discard:p1") == []
    assert looking.characters(play.state, "p1") == play.heroes()


def test_H22_a_reanimated_dead_goes_to_its_owners_discard_pile_however_it_leaves_play() -> None:
    play = table()
    card = play.throw("p2", "Feint")[0]
    for go in ("destroyed", "encounter"):
        piece: str = play.do(lambda t: doing.reanimate(t, card, "engaged:p1"))
        if go == "destroyed":
            hurt(play, piece, 2)
        else:
            play.do(lambda t, piece=piece: leaving.leave(t, piece, to="encounter", how="shuffled in"))
        assert play.pile("discard:p2")[0] == card
        assert inventory(play.state) == ()


def test_a_killed_hero_who_was_reanimated_still_counts_as_dead() -> None:
    play = table()
    hero = play.heroes()[0]
    play.do(lambda t: leaving.destroy(t, hero))
    score = ending.score(play.state)["p1"]
    play.do(lambda t: doing.reanimate(t, hero, "engaged:p1"))
    assert ending.score(play.state)["p1"] == score


# Daechanar


def test_daechanar_has_1_attack_more_for_each_sorcery_card_in_play() -> None:
    play = table()
    daechanar = play.put(DAECHANAR)
    assert play.value("attack", daechanar) == 4
    attached(play, CURSE, main_quest(play))
    attached(play, DREAD, play.heroes()[0])
    assert play.value("attack", daechanar) == 6
    assert values.has(play.state, "indestructible", daechanar)


def test_daechanars_damage_is_canceled_and_a_sorcery_card_of_the_first_players_choice_removed_from_the_game() -> None:
    play = table()
    daechanar = play.put(DAECHANAR)
    curse, fear = attached(play, CURSE, main_quest(play)), attached(play, DREAD, play.heroes("p2")[0])
    hurt(play, daechanar, 20)
    assert (play.questions()[0].seat, play.options()) == ("p1", (curse, fear))
    play.answer(fear)
    assert (play.piece(daechanar).damage, play.pile("removed")) == (0, (fear,))
    hurt(play, daechanar, 20)
    assert (play.piece(daechanar).damage, play.pile("removed")) == (0, (curse, fear))


def test_daechanar_is_damaged_and_killed_without_a_sorcery_card_in_play() -> None:
    play = table()
    daechanar = play.put(DAECHANAR)
    hurt(play, daechanar, 11)
    assert play.piece(daechanar).damage == 11
    hurt(play, daechanar, 1)
    assert play.pile("victory") == (daechanar,)


def test_H12_damage_that_he_had_kills_him_when_the_last_sorcery_card_is_gone() -> None:
    play = table()
    daechanar, curse = play.put(DAECHANAR), attached(play, CURSE, main_quest(play))
    play.mark(daechanar, damage=12)
    play.settle()
    assert daechanar in play.state.pieces
    play.do(lambda t: leaving.discard(t, curse))
    assert daechanar not in play.state.pieces


def test_H19_sorcery_cards_among_the_shadow_cards_do_not_protect_daechanar() -> None:
    play = table()
    daechanar = play.put(DAECHANAR, "engaged:p1")
    curse = play.find(CURSE)
    play.do(lambda t: doing.move(t, curse, f"shadow:{daechanar}"), go_on=False)
    hurt(play, daechanar, 3)
    assert (play.piece(daechanar).damage, play.value("attack", daechanar)) == (3, 4)


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


# Dwimmerlaik


def test_the_attacked_player_reanimates_whom_a_dwimmerlaik_kills_with_a_shadow_card() -> None:
    play = table()
    dwimmerlaik, ally = play.put(DWIMMERLAIK, "engaged:p1"), play.titled("Snowbourn Scout")
    play.attack(dwimmerlaik, shadow=BLANK)
    play.answer(ally)
    (piece,) = dead(play)
    assert (play.piece(piece).at, under(play, piece)) == ("engaged:p1", "Snowbourn Scout")
    assert len(play.pile(f"shadow:{piece}")) == 1


def test_a_sentinel_of_another_player_whom_a_dwimmerlaik_kills_is_reanimated_by_the_attacked_player() -> None:
    play = table()
    dwimmerlaik, ally = play.put(DWIMMERLAIK, "engaged:p1"), play.titled("Veteran Axehand", "p2")
    play.do(lambda t: doing.note(t, f"game:sentinel:{ally}"), go_on=False)
    play.attack(dwimmerlaik)
    play.answer(ally)
    (piece,) = dead(play)
    assert (play.piece(piece).at, play.pile(f"under:{piece}")) == ("engaged:p1", (ally,))


def test_a_dwimmerlaik_raises_nobody_who_lives_or_dies_otherwise() -> None:
    play = table()
    dwimmerlaik, hero = play.put(DWIMMERLAIK, "engaged:p1"), play.heroes()[0]
    play.attack(dwimmerlaik)
    play.answer(hero)
    assert not dead(play)
    cursed = play.put(CURSED, "engaged:p1")
    ally = play.titled("Snowbourn Scout")
    play.attack(cursed)
    play.answer(ally)
    assert not dead(play)


@pytest.mark.parametrize("key", [DWIMMERLAIK, CRYPT])
def test_the_shadows_of_dwimmerlaik_and_unholy_crypt_raise_a_character_that_the_attack_kills(key: str) -> None:
    play = table()
    cursed, ally = play.put(CURSED, "engaged:p2"), play.titled("Veteran Axehand", "p2")
    play.attack(cursed, "p2", shadow=key)
    play.answer(ally)
    (piece,) = dead(play)
    assert (play.piece(piece).at, under(play, piece)) == ("engaged:p2", "Veteran Axehand")
    assert len(play.pile(f"shadow:{piece}")) == 1
    play.attack(cursed, "p2", shadow=key)
    play.answer(play.heroes("p2")[0])
    assert dead(play) == (piece,)


# Witch of Angmar


def test_a_witch_of_angmar_does_the_when_revealed_of_her_sorcery_shadow_cards_after_their_shadow_effects() -> None:
    play = table()
    witch = play.put(WITCH, "engaged:p1")
    play.stack("p1", "Sneak Attack", "Faramir", "Ever Vigilant", "Grim Resolve", "Gandalf", "Guard of the Citadel")
    play.attack(witch, shadow="terror-of-the-north-tlr")
    deck, other = len(play.pile("deck:p1")), len(play.pile("deck:p2"))
    play.answer(play.heroes()[0])
    assert (len(play.pile("deck:p1")), len(play.pile("deck:p2"))) == (deck - 6, other - 3)
    assert titles(play, "discard:p1")[3:] == ["Ever Vigilant", "Faramir", "Sneak Attack"]


def test_a_witch_of_angmar_attaches_her_sorcery_shadow_card_where_its_text_says() -> None:
    play = table()
    witch = play.put(WITCH, "engaged:p1")
    play.attack(witch, shadow=CALAMITY)
    play.answer(play.heroes()[0])
    (calamity,) = play.in_play(CALAMITY)
    assert play.piece(calamity).at == f"on:{main_quest(play)}"
    assert [play.piece(piece).at for piece in dead(play)] == ["engaged:p1"]


def test_other_shadow_cards_of_a_witch_and_those_of_other_enemies_do_only_their_shadow_effects() -> None:
    play = table()
    witch, cursed = play.put(WITCH, "engaged:p1"), play.put(CURSED, "engaged:p1")
    first, second, _ = play.heroes()
    play.attack(witch, shadow="restless-evil-tlr")
    play.answer(first)
    assert [play.value(stat, witch) for stat in ("attack", "threat")] == [3, 3]
    play.attack(cursed, shadow=CALAMITY)
    play.answer(second)
    assert (play.in_play(CALAMITY), dead(play)) == ((), ())


def test_H16_a_canceled_shadow_effect_does_not_stop_the_witchs_when_revealed() -> None:
    play = table(pace="brisk")
    witch = play.put(WITCH, "engaged:p1")
    play.attack(witch, shadow=CALAMITY)
    play.answer("")
    assert play.asked() == "shadow"
    agenda, (calamity,) = play.state.agenda, play.pile(f"shadow:{witch}")
    play.do(lambda t: doing.note(t, f"phase:cancelled:{calamity}"), go_on=False)
    play.do(lambda t: then(t, *(one.step for one in reversed(agenda))))
    play.answer()
    assert play.in_play(CALAMITY)
    assert play.value("attack", witch) == 2


# Wraith of Carn Dûm


def test_a_wraith_of_carn_dum_that_leaves_play_haunts_a_character_of_the_first_players_choice() -> None:
    play = table()
    wraith, victim = play.put(WRAITH, "engaged:p2"), play.heroes("p2")[0]
    before = [play.value(stat, victim) for stat in ("willpower", "attack", "defense")]
    hurt(play, wraith, 5)
    assert play.questions()[0].seat == "p1"
    assert set(play.options()) == {*play.heroes(), *play.heroes("p2")}
    play.answer(victim)
    assert play.piece(wraith).at == f"on:{victim}"
    assert [play.value(stat, victim) for stat in ("willpower", "attack", "defense")] == [n - 1 for n in before]
    other = play.heroes()[0]
    assert play.value("willpower", other) == looking.printed(play.state, other).willpower


def haunted(play: Table) -> tuple[str, str]:
    """A Wraith and the character that it is attached to."""
    wraith, victim = play.put(WRAITH, "engaged:p1"), play.titled("Guard of the Citadel")
    hurt(play, wraith, 5)
    play.answer(victim)
    return wraith, victim


def test_an_attached_wraith_is_a_sorcery_card_and_no_enemy() -> None:
    play = table()
    daechanar = play.put(DAECHANAR)
    wraith, _ = haunted(play)
    face = looking.printed(play.state, wraith)
    assert (face.kind, face.traits, looking.controller(play.state, wraith)) == ("attachment", ("Sorcery",), "")
    assert play.value("attack", daechanar) == 5
    assert values.staging_threat(play.state, MAIN) == 5


def test_a_wraith_returns_to_the_staging_area_when_whom_it_haunts_leaves_play() -> None:
    play = table()
    wraith, victim = haunted(play)
    play.do(lambda t: leaving.destroy(t, victim))
    assert play.piece(wraith).at == "staging:main"
    assert looking.printed(play.state, wraith).kind == "enemy"


@pytest.mark.parametrize(("pile", "how"), [("", "discarded"), ("removed", "removed")])
def test_an_attached_wraith_that_is_discarded_or_removed_itself_haunts_nobody_else(pile: str, how: str) -> None:
    play = table()
    wraith, _ = haunted(play)
    play.do(lambda t: leaving.leave(t, wraith, to=pile, how=how, cause="p1:01057#1"))
    assert play.pile(pile or "discard")[0] == wraith
    assert play.asked() == ""


def test_a_wraith_stays_where_it_haunts_when_somebody_else_leaves_play() -> None:
    play = table()
    (wraith, victim), cursed, hero = haunted(play), play.put(CURSED), play.heroes()[0]
    for card in (cursed, hero):
        play.do(lambda t, card=card: leaving.destroy(t, card))
    assert play.piece(wraith).at == f"on:{victim}"


def test_a_wraith_that_only_moves_in_play_haunts_nobody() -> None:
    play = table()
    wraith = play.put(WRAITH, "engaged:p1")
    play.do(lambda t: doing.to_staging(t, wraith))
    assert (play.piece(wraith).at, play.asked()) == ("staging:main", "")


# Sinister Dungeon


def test_exploring_a_sinister_dungeon_reanimates_a_random_card_of_the_first_players_hand() -> None:
    play = table()
    dungeon, hand, other = play.put(DUNGEON), play.pile("hand:p1"), play.pile("hand:p2")
    play.do(lambda t: questing.on_location(t, dungeon, 1))
    (piece,) = dead(play)
    assert [event.random for event in play.events if isinstance(event, Reanimated)] == [True]
    assert play.piece(piece).at == "engaged:p1"
    assert {*play.pile("hand:p1"), *play.pile(f"under:{piece}")} == set(hand)
    assert len(play.pile("hand:p1")) == len(hand) - 1
    assert play.pile("hand:p2") == other
    assert play.pile(f"shadow:{piece}") == (dungeon,)


def test_without_a_hand_or_when_it_is_only_discarded_a_sinister_dungeon_raises_nobody() -> None:
    play = table()
    dungeon = play.put(DUNGEON)
    play.do(lambda t: leaving.discard(t, dungeon))
    assert not dead(play)
    dungeon = play.put(DUNGEON)
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
    play.reveal(POSSESSION)
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
    play.reveal(DREAD)
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
