"""Combat: shadow cards, attacks in four steps, players' attacks (RULES 3.6); death and elimination (RULES 8)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, ending, leaving, looking, values
from rules.angmar.state import Step
from rules.angmar.writing import then
from rules.core.ledger import Ledger
from tests.rules.angmar.kit import Table

CHETWOOD = "intruders-in-chetwood"
BLANK = "orc-war-party-tlr"
"""A card without a shadow effect."""


def noted(_: Ledger) -> None:
    """Nothing is done; what is due at any time is."""


@pytest.fixture
def play() -> Table:
    return Table(CHETWOOD)


def test_each_engaged_enemy_gets_a_shadow_card_and_staged_ones_none(play: Table) -> None:
    mine, staged = play.put("angmar-orc-tlr", "engaged:p1"), play.put("angmar-marauder-tlr")
    play.phase("combat")
    play.do(lambda t: then(t, Step(name="combat.deal")))
    assert len(play.pile(f"shadow:{mine}")) == 1
    assert not play.pile(f"shadow:{staged}")


def test_the_first_players_enemies_get_theirs_first_the_dearest_one_first(play: Table) -> None:
    cheap, dear = play.put("angmar-orc-tlr", "engaged:p1"), play.put("angmar-captain-tlr", "engaged:p1")
    other = play.put("angmar-marauder-tlr", "engaged:p2")
    deck = play.pile("encounter")[:3]
    play.phase("combat")
    play.do(lambda t: then(t, Step(name="combat.deal")))
    assert [play.pile(f"shadow:{card}")[0] for card in (dear, cheap, other)] == list(deck)


def test_an_empty_deck_deals_nothing_and_is_not_made_anew_in_combat(play: Table) -> None:
    orc = play.put("angmar-orc-tlr", "engaged:p1")
    play.phase("combat")
    play.do(lambda t: doing.all_to(t, "encounter", "discard"))
    play.do(lambda t: then(t, Step(name="combat.deal")))
    assert not play.pile(f"shadow:{orc}")
    assert not play.pile("encounter")


def test_the_only_enemy_attacks_without_a_question_and_of_several_the_player_picks(play: Table) -> None:
    first, second = play.put("angmar-orc-tlr", "engaged:p1"), play.put("angmar-captain-tlr", "engaged:p1")
    play.do(lambda t: then(t, Step(name="enemies", seat="p1")))
    assert play.options() == (first, second)
    play.answer(second)
    assert (play.asked(), play.told("attacks")[0].card) == ("defend", second)
    play.answer("")
    play.answer(play.heroes()[0])
    assert (play.asked(), play.told("attacks")[0].card) == ("defend", first)


def test_damage_is_attack_less_the_defenders_defense(play: Table) -> None:
    orc, hero = play.put("angmar-captain-tlr", "engaged:p1"), play.heroes()[0]
    play.attack(orc, shadow=BLANK)
    play.answer(hero)
    assert play.piece(hero).damage == max(0, 5 - play.value("defense", hero))
    assert play.piece(hero).exhausted


def test_an_undefended_attack_hurts_one_hero_whom_the_player_chooses(play: Table) -> None:
    orc, hero = play.put("angmar-marauder-tlr", "engaged:p1"), play.heroes()[1]
    ally = play.ally()
    play.attack(orc, shadow=BLANK)
    play.answer("")
    assert ally not in play.options()
    play.answer(hero)
    assert play.piece(hero).damage == 3


def test_an_exhausted_character_does_not_defend(play: Table) -> None:
    orc, hero = play.put("angmar-orc-tlr", "engaged:p1"), play.heroes()[0]
    play.mark(hero, exhausted=1)
    play.attack(orc, shadow=BLANK)
    assert hero not in play.options()


def test_others_defend_only_with_sentinel(play: Table) -> None:
    orc, other = play.put("angmar-orc-tlr", "engaged:p1"), play.heroes("p2")[0]
    play.attack(orc, shadow=BLANK)
    assert other not in play.options()
    play.do(lambda t: doing.note(t, f"game:sentinel:{other}"))
    play.attack(orc, shadow=BLANK)
    assert other in play.options()


def test_anybody_may_defend_against_an_enemy_engaged_with_nobody(play: Table) -> None:
    orc = play.put("angmar-orc-tlr")
    play.attack(orc, shadow=BLANK)
    assert play.heroes("p2")[0] in play.options()


def test_a_defender_who_left_play_leaves_the_attack_undefended(play: Table) -> None:
    orc = play.put("angmar-orc-tlr", "engaged:p1")
    ally = play.ally()
    play.attack(orc, shadow="chetwood-forest-tlr")
    play.answer(ally)
    assert play.asked() == "option"
    play.by_hand("leave", card=ally, to="discard")
    play.answer("The attacker")
    assert play.asked() == "hero"


def test_an_attacker_that_is_destroyed_ends_its_attack(play: Table) -> None:
    orc = play.put("angmar-marauder-tlr", "engaged:p1")
    play.attack(orc, shadow="chetwood-forest-tlr")
    play.answer("")
    play.by_hand("remove", card=orc)
    play.answer("Exhaust")
    play.answer_all()
    assert orc in play.pile("discard")
    assert all(not play.piece(hero).damage for hero in play.heroes())


def test_the_shadow_card_is_discarded_after_the_attack(play: Table) -> None:
    orc = play.put("angmar-orc-tlr", "engaged:p1")
    shadow = play.on_top(BLANK)
    play.attack(orc, deal=True)
    play.answer(play.heroes()[0])
    assert shadow in play.pile("discard")


def test_a_player_attacks_each_enemy_engaged_with_him_once(play: Table) -> None:
    orc = play.put("angmar-captain-tlr", "engaged:p1")
    heroes = play.heroes()
    total = sum(play.value("attack", hero) for hero in heroes)
    play.do(lambda t: then(t, Step(name="strike", seat="p1")))
    play.answer(orc)
    for hero in heroes:
        play.answer(hero)
    play.answer("")
    assert play.told("struck")[0].n == max(0, total - 2)
    assert play.told("struck")[0].m == total
    assert all(play.piece(hero).exhausted for hero in heroes)
    assert not play.questions()


def test_staged_enemies_are_not_attacked(play: Table) -> None:
    play.put("angmar-orc-tlr")
    play.do(lambda t: then(t, Step(name="strike", seat="p1")))
    assert not play.questions()


def test_ranged_characters_join_attacks_against_enemies_of_others(play: Table) -> None:
    orc, archer = play.put("angmar-orc-tlr", "engaged:p2"), play.heroes()[0]
    play.do(lambda t: then(t, Step(name="strike", seat="p1")))
    assert not play.questions()
    play.do(lambda t: doing.note(t, f"game:ranged:{archer}"))
    play.do(lambda t: then(t, Step(name="strike", seat="p1")))
    play.answer(orc)
    assert set(play.options()) == {archer, ""}


def test_shadow_cards_that_are_left_are_discarded_at_the_end(play: Table) -> None:
    orc = play.put("angmar-orc-tlr", "engaged:p1")
    play.do(lambda t: doing.deal_shadow(t, orc))
    play.do(lambda t: then(t, Step(name="combat.end")))
    assert not play.pile(f"shadow:{orc}")


def test_a_dead_hero_and_what_was_attached_go_to_the_owners_discard_pile(play: Table) -> None:
    hero = play.heroes()[0]
    card = next(c for c in play.pile("deck:p1") if looking.front(play.state, c).kind == "attachment")
    play.do(lambda t: doing.attach(t, card, hero))
    play.do(lambda t: leaving.damage(t, hero, 99))
    assert {hero, card} <= set(play.pile("discard:p1"))


def test_a_player_without_heroes_is_eliminated_and_his_enemies_return(play: Table) -> None:
    orc = play.put("angmar-orc-tlr", "engaged:p2")
    play.mark(orc, damage=1)
    for hero in play.heroes("p2"):
        play.do(lambda t, hero=hero: leaving.damage(t, hero, 99))
    assert play.state.players["p2"].out
    assert play.piece(orc).at == "staging:main"
    assert play.piece(orc).damage == 1
    assert not play.pile("hand:p2")
    assert play.state.result is None


def test_at_threat_50_a_player_is_eliminated_at_once(play: Table) -> None:
    play.set_threat(49, "p2")
    play.do(lambda t: doing.threat(t, "p2", 1))
    assert play.state.players["p2"].out


def test_the_game_is_lost_when_all_are_eliminated(play: Table) -> None:
    for seat in ("p1", "p2"):
        play.set_threat(50, seat)
    play.do(noted)
    assert play.state.result is not None
    assert not play.state.result.won


def test_the_score_adds_threat_dead_heroes_and_damage_less_victory(play: Table) -> None:
    hero, other = play.heroes()[:2]
    cost = looking.front(play.state, hero).threat_cost or 0
    play.do(lambda t: leaving.destroy(t, hero))
    play.mark(other, damage=2)
    quest = play.put("orc-rearguard-tlr")
    play.do(lambda t: leaving.leave(t, quest, how="defeated"))
    score = ending.score(play.state)
    assert score["p1"] == play.threat() + cost + 2
    assert score["victory"] == 10
    assert score["all"] == score["p1"] + score["p2"] - 10


def test_values_never_go_below_zero(play: Table) -> None:
    hero = play.heroes()[0]
    play.do(lambda t: doing.last(t, "round", "attack", -99, hero))
    assert values.attack(play.state, hero) == 0
