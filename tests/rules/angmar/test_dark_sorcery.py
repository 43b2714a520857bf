"""The encounter set Dark Sorcery, card by card (encounter_sets.json)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking, questing, values
from rules.angmar.steps.planning import price
from rules.core.game import Illegal
from tests.rules.angmar.kit import Table

DIKE = "deadmens-dike"


def table(players: int = 2, **options: str) -> Table:
    return Table(DIKE, players, **options)


def hand_or_deck(play: Table, title: str, seat: str = "p1") -> str:
    cards = (*play.pile(f"hand:{seat}"), *play.pile(f"deck:{seat}"))
    return next(c for c in cards if looking.front(play.state, c).name == title)


def staging_threat(play: Table) -> int:
    return values.staging_threat(play.state, "main")


def curse(play: Table) -> str:
    """A Heavy Curse is revealed; its surge brings a Fornost Square."""
    play.on_top("fornost-square-tlr")
    return play.reveal("heavy-curse-tlr")


# Terror of the North


def test_terror_of_the_north_mills_3_and_adds_2_threat_for_each_different_type() -> None:
    play = table()
    play.stack("p1", "Guard of the Citadel", "Faramir", "Sneak Attack")
    play.stack("p2", "Veteran Axehand", "Blade of Gondolin", "Feint")
    decks = len(play.pile("deck:p1")), len(play.pile("deck:p2"))
    play.reveal("terror-of-the-north-tlr")
    assert (len(play.pile("deck:p1")), len(play.pile("deck:p2"))) == (decks[0] - 3, decks[1] - 3)
    assert staging_threat(play) == 6


def test_terror_of_the_north_counts_a_type_once_whoever_discards_it() -> None:
    play = table()
    play.stack("p1", "Guard of the Citadel", "Guard of the Citadel", "Snowbourn Scout")
    play.stack("p2", "Veteran Axehand", "Veteran Axehand", "Gondorian Spearman")
    play.reveal("terror-of-the-north-tlr")
    assert staging_threat(play) == 2


def test_terror_of_the_north_lasts_until_the_end_of_the_round() -> None:
    play = table()
    play.stack("p1", "Guard of the Citadel", "Sneak Attack", "Steward of Gondor")
    play.reveal("terror-of-the-north-tlr")
    play.do(lambda t: t.happen(doing.ev.LastingEnded(until="phase")))
    assert staging_threat(play) == 6
    play.do(lambda t: t.happen(doing.ev.LastingEnded(until="round")))
    assert staging_threat(play) == 0


def test_the_shadow_of_terror_of_the_north_adds_1_attack_for_each_type_the_attacked_player_mills() -> None:
    play = table()
    dead, hero = play.put("cursed-dead-tlr", "engaged:p2"), play.heroes("p2")[0]
    play.stack("p2", "Veteran Axehand", "Blade of Gondolin", "Veteran Axehand")
    mine = play.pile("deck:p1")
    play.attack(dead, "p2", shadow="terror-of-the-north-tlr")
    play.answer(hero)
    assert play.piece(hero).damage == 3 + 2 - play.value("defense", hero)
    assert play.pile("deck:p1") == mine
    assert len(play.pile("discard:p2")) == 3


# Dark Sorcery


def test_dark_sorcery_discards_every_ally_whose_title_lies_in_its_players_discard_pile() -> None:
    play = table()
    guard, scout = play.titled("Guard of the Citadel"), play.titled("Snowbourn Scout")
    play.throw("p1", "Guard of the Citadel")
    before = play.threat(), play.threat("p2")
    play.reveal("dark-sorcery-tlr")
    assert guard in play.pile("discard:p1")
    assert scout in play.state.pieces
    assert (play.threat(), play.threat("p2")) == (before[0] + 2, before[1] + 2)


def test_dark_sorcery_looks_only_into_the_players_own_discard_pile() -> None:
    play = table()
    gandalf = play.titled("Gandalf")
    play.throw("p2", "Gandalf")
    play.reveal("dark-sorcery-tlr")
    assert gandalf in play.state.pieces


def test_dark_sorcery_asks_for_the_discard_pile_of_the_player_who_controls_the_ally() -> None:
    """An ally goes to its owner's discard pile all the same."""
    play = table()
    lent, kept = play.titled("Gandalf", "p2"), play.titled("Snowbourn Scout")
    play.by_hand("control", "p2", card=lent, seat="p1")
    play.by_hand("control", card=kept, seat="p2")
    play.throw("p1", "Gandalf", "Snowbourn Scout")
    play.reveal("dark-sorcery-tlr")
    assert lent in play.pile("discard:p2")
    assert kept in play.state.pieces


def test_dark_sorcery_is_for_each_player() -> None:
    play = table()
    his = play.titled("Veteran Axehand", "p2")
    play.throw("p2", "Veteran Axehand")
    play.reveal("dark-sorcery-tlr")
    assert his in play.pile("discard:p2")


def test_dark_sorcery_leaves_two_copies_in_play_alone_when_none_is_discarded() -> None:
    play = table()
    scouts = {play.titled("Snowbourn Scout"), play.titled("Snowbourn Scout")}
    play.reveal("dark-sorcery-tlr")
    assert scouts <= set(play.state.pieces)


def test_dark_sorcery_spares_heroes() -> None:
    play = table()
    heroes = play.heroes()
    play.do(lambda t: t.happen(doing.ev.PileMade(pile="discard:p1", cards=("p1:01001#2",))), go_on=False)
    assert looking.front(play.state, heroes[0]).name == looking.front(play.state, "p1:01001#2").name
    play.reveal("dark-sorcery-tlr")
    assert play.heroes() == heroes


def test_the_shadow_of_dark_sorcery_discards_a_defender_with_a_copy_discarded_and_the_attack_is_undefended() -> None:
    play = table()
    dead, guard = play.put("cursed-dead-tlr", "engaged:p1"), play.titled("Guard of the Citadel")
    play.throw("p1", "Guard of the Citadel")
    play.attack(dead, shadow="dark-sorcery-tlr")
    play.answer(guard)
    assert guard in play.pile("discard:p1")
    assert play.asked() == "hero"


def test_the_shadow_of_dark_sorcery_spares_a_defender_without_a_copy() -> None:
    play = table()
    dead, guard = play.put("cursed-dead-tlr", "engaged:p1"), play.titled("Faramir")
    play.throw("p1", "Guard of the Citadel")
    play.attack(dead, shadow="dark-sorcery-tlr")
    play.answer(guard)
    assert play.piece(guard).damage == 3 - play.value("defense", guard)


# Heavy Curse


def test_heavy_curse_attaches_to_the_current_quest_and_surges() -> None:
    play = table()
    card = curse(play)
    assert looking.host(play.state, card) == looking.main_quest(play.state, "main")
    assert len(play.told("revealed")) == 2


def test_A05_heavy_curse_goes_on_a_current_side_quest_and_leaves_with_it() -> None:
    play = table()
    side = play.put("the-shadow-world-tlr")
    play.current(side)
    play.on_top("fornost-square-tlr")
    card = play.on_top("heavy-curse-tlr")
    play.by_hand("reveal")
    assert looking.host(play.state, card) == side
    play.do(lambda t: doing.mark(t, side, "progress", 5))
    assert side in play.pile("victory")
    assert card in play.pile("discard")


def test_A06_heavy_curse_in_setup_goes_on_the_main_quest_whatever_side_quests_there_are() -> None:
    play = table()
    play.put("the-shadow-world-tlr")
    play.put("seal-the-tomb-tlr")
    play.on_top("fornost-square-tlr")
    card = play.on_top("heavy-curse-tlr")
    play.phase("setup")
    play.by_hand("reveal")
    assert looking.host(play.state, card) == looking.main_quest(play.state, "main")


def test_heavy_curse_makes_cards_dearer_whose_title_lies_discarded_and_only_those() -> None:
    play = table()
    play.throw("p1", "Snowbourn Scout")
    scout, guard = hand_or_deck(play, "Snowbourn Scout"), hand_or_deck(play, "Guard of the Citadel")
    assert (price(play.state, scout), price(play.state, guard)) == (1, 2)
    curse(play)
    assert (price(play.state, scout), price(play.state, guard)) == (2, 2)


def test_heavy_curse_asks_for_the_owners_own_discard_pile() -> None:
    play = table()
    play.throw("p2", "Gandalf")
    curse(play)
    assert price(play.state, hand_or_deck(play, "Gandalf")) == 5


def test_D10_two_heavy_curses_stack() -> None:
    play = table()
    play.throw("p1", "Snowbourn Scout")
    curse(play)
    curse(play)
    assert price(play.state, hand_or_deck(play, "Snowbourn Scout")) == 3


def test_D10_a_card_played_out_of_the_discard_pile_lies_there_when_its_cost_is_worked_out() -> None:
    play = table()
    (scout,) = play.throw("p1", "Snowbourn Scout")
    curse(play)
    assert price(play.state, scout) == 2


def test_a_canceled_heavy_curse_is_discarded_and_still_surges() -> None:
    play = table(pace="brisk")
    play.throw("p1", "Snowbourn Scout")
    card = curse(play)
    play.by_hand("cancel", what="effect")
    play.answer_all(limit=1)
    assert card in play.pile("discard")
    assert price(play.state, hand_or_deck(play, "Snowbourn Scout")) == 1
    assert play.in_play("fornost-square-tlr")


# The Power of Angmar


def test_the_power_of_angmar_keeps_player_card_effects_from_discard_piles() -> None:
    play = table()
    (scout,) = play.throw("p1", "Snowbourn Scout")
    play.put("the-power-of-angmar-tlr")
    with pytest.raises(Illegal):
        play.by_hand("recover", card=scout, to="hand")
    assert scout in play.pile("discard:p1")


def test_without_the_power_of_angmar_cards_come_back_from_the_discard_pile() -> None:
    play = table()
    (scout,) = play.throw("p1", "Snowbourn Scout")
    play.by_hand("recover", card=scout, to="hand")
    assert scout in play.pile("hand:p1")


def test_the_defeat_of_the_power_of_angmar_shuffles_the_top_5_of_each_discard_pile_back() -> None:
    play = table()
    power = play.put("the-power-of-angmar-tlr")
    old = play.throw("p1", "Sneak Attack", "Guard of the Citadel")
    new = play.throw("p1", "Faramir", "Faramir", "Gandalf", "Snowbourn Scout", "Snowbourn Scout")
    his = play.throw("p2", "Feint")
    encounter = play.pile("discard")
    play.mark(power, progress=8)
    play.settle()
    assert power in play.pile("victory")
    assert set(play.pile("discard:p1")) == set(old)
    assert set(new) <= set(play.pile("deck:p1"))
    assert set(his) <= set(play.pile("deck:p2"))
    assert play.pile("discard") == encounter


def test_a_dead_hero_stays_in_the_discard_pile_when_the_power_of_angmar_is_defeated() -> None:
    play = table()
    power, hero = play.put("the-power-of-angmar-tlr"), play.heroes()[2]
    play.throw("p1", "Sneak Attack")
    play.do(lambda t: doing.mark(t, hero, "damage", 9))
    play.mark(power, progress=8)
    play.settle()
    assert play.pile("discard:p1") == (hero,)


def test_the_power_of_angmar_in_play_does_not_answer_the_defeat_of_another_side_quest() -> None:
    play = table()
    power, other = play.put("the-power-of-angmar-tlr"), play.put("the-shadow-world-tlr")
    thrown = play.throw("p1", "Sneak Attack")
    play.do(lambda t: questing.defeat(t, other))
    assert power in play.state.pieces
    assert play.pile("discard:p1") == thrown


def test_the_power_of_angmar_surges() -> None:
    play = table()
    play.on_top("fornost-square-tlr")
    play.reveal("the-power-of-angmar-tlr")
    assert len(play.told("revealed")) == 2


def test_when_the_power_of_angmar_is_defeated_a_player_who_is_out_shuffles_nothing_back() -> None:
    play = table()
    power = play.put("the-power-of-angmar-tlr")
    play.set_threat(50, "p2")
    play.settle()
    his = play.pile("discard:p2")
    play.mark(power, progress=8)
    play.settle()
    assert power in play.pile("victory")
    assert play.pile("discard:p2") == his


def test_the_power_of_angmar_removed_without_defeat_returns_nothing() -> None:
    play = table()
    power = play.put("the-power-of-angmar-tlr")
    thrown = play.throw("p1", "Sneak Attack")
    play.do(lambda t: leaving.discard(t, power))
    assert play.pile("discard:p1") == thrown
