"""The Reanimated Dead and the enemies of the encounter set The Dread Realm (encounter_sets.json; EDGE_CASES H)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, ending, leaving, looking, values
from rules.angmar.inventory import inventory
from rules.angmar.state import MAIN
from rules.angmar.writing import then
from tests.rules.angmar.dread_realm import (
    BLANK,
    CALAMITY,
    CRYPT,
    CURSE,
    CURSED,
    DAECHANAR,
    DREAD,
    DWIMMERLAIK,
    WITCH,
    WRAITH,
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


def test_a_player_whose_last_hero_a_dwimmerlaik_kills_is_out_and_reanimates_nobody() -> None:
    play = table()
    dwimmerlaik, (hero, *others) = play.put(DWIMMERLAIK, "engaged:p2"), play.heroes("p2")
    for other in others:
        play.do(lambda t, other=other: leaving.destroy(t, other))
    play.mark(hero, damage=4)
    play.attack(dwimmerlaik, "p2")
    play.answer(hero)
    assert (play.state.players["p2"].out, dead(play)) == (True, ())
    assert inventory(play.state) == ()


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


@pytest.mark.parametrize("key", [DWIMMERLAIK, CRYPT])
def test_those_shadows_raise_a_killed_hero_too(key: str) -> None:
    play = table()
    cursed, hero = play.put(CURSED, "engaged:p1"), play.heroes()[0]
    play.mark(hero, damage=play.value("hit_points", hero) - 1)
    play.attack(cursed, shadow=key)
    play.answer(hero)
    (piece,) = dead(play)
    assert play.pile(f"under:{piece}") == (hero,)


def test_a_dwimmerlaik_whose_shadow_card_is_another_raises_its_victim_once() -> None:
    play = table()
    dwimmerlaik, ally = play.put(DWIMMERLAIK, "engaged:p1"), play.titled("Snowbourn Scout")
    play.attack(dwimmerlaik, shadow=DWIMMERLAIK)
    play.answer(ally)
    (piece,) = dead(play)
    assert len(play.pile(f"shadow:{piece}")) == 1
    assert inventory(play.state) == ()


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
    wraith, cursed = play.put(WRAITH, "engaged:p1"), play.put(CURSED)
    play.do(lambda t: doing.to_staging(t, wraith))
    play.do(lambda t: leaving.destroy(t, cursed))
    assert (play.piece(wraith).at, play.asked()) == ("staging:main", "")


def test_H17_a_wraith_that_a_player_card_only_counts_as_out_of_play_has_not_left_it_and_haunts_nobody() -> None:
    play = table()
    threat, wraith = values.staging_threat(play.state, MAIN), play.put(WRAITH)
    play.by_hand("modify", card=wraith, stat="threat", sign="less", count="2", until="phase")
    assert (values.staging_threat(play.state, MAIN), play.piece(wraith).at) == (threat, "staging:main")
    assert play.asked() == ""
