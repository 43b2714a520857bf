"""The encounter set Eriador Wilds, card by card (encounter_sets.json)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking, questing, values
from rules.angmar.state import Step
from rules.angmar.writing import then
from tests.rules.angmar.kit import Table


def table(players: int = 2, **options: str) -> Table:
    return Table("intruders-in-chetwood", players, **options)


def fight(play: Table, shadow: str) -> str:
    """An Angmar Orc (attack 2) attacks the first player, nobody defends; gives the orc once its shadow is done."""
    orc = play.engage("angmar-orc-tlr")
    play.attack(orc, shadow=shadow)
    play.answer("")
    return orc


# Rugged Country


def test_rugged_country_has_2_more_threat_while_a_side_quest_is_current() -> None:
    play = table()
    place, quest = play.put("rugged-country-tlr"), play.put("orc-rearguard-tlr")
    other = play.put("chetwood-forest-tlr")
    assert play.value("threat", place) == 2
    play.current(quest)
    assert play.value("threat", place) == 4
    assert play.value("threat", other) == 3


def test_rugged_country_has_its_own_threat_when_the_current_side_quest_is_gone() -> None:
    play = table()
    place, quest = play.put("rugged-country-tlr"), play.put("orc-rearguard-tlr")
    play.current(quest)
    play.do(lambda t: questing.on_card(t, quest, 3))
    assert quest in play.pile("victory")
    assert play.value("threat", place) == 2


def test_the_shadow_of_rugged_country_adds_1_attack_for_each_quest_card() -> None:
    play = table()
    play.put("orc-rearguard-tlr")
    hero = play.heroes()[0]
    fight(play, "rugged-country-tlr")
    play.answer(hero)
    assert play.piece(hero).damage == 2 + 2


# Shrouded Hills


def test_the_threat_of_shrouded_hills_is_the_number_of_quest_cards() -> None:
    play = table()
    place, other = play.put("shrouded-hills-tlr"), play.put("chetwood-forest-tlr")
    assert play.value("threat", place) == 1
    assert play.value("threat", other) == 3
    play.put("orc-rearguard-tlr")
    play.put("lost-in-the-wilderness-tlr")
    assert play.value("threat", place) == 3


def test_shrouded_hills_surges_while_the_main_quest_is_the_only_quest_card() -> None:
    play = table()
    play.on_top("rugged-country-tlr")
    play.reveal("shrouded-hills-tlr")
    assert len(play.told("revealed")) == 2
    assert {looking.key_of(c) for c in play.staged()} == {"shrouded-hills-tlr", "rugged-country-tlr"}


def test_shrouded_hills_does_not_surge_beside_a_side_quest() -> None:
    play = table()
    play.put("orc-rearguard-tlr")
    play.reveal("shrouded-hills-tlr")
    assert len(play.told("revealed")) == 1


def test_shrouded_hills_gives_no_other_card_surge() -> None:
    play = table()
    play.put("shrouded-hills-tlr")
    play.reveal("rugged-country-tlr")
    assert len(play.told("revealed")) == 1


# Pressing Needs


def test_pressing_needs_raises_each_threat_by_2_and_asks_the_first_player() -> None:
    play = table()
    play.put("orc-rearguard-tlr")
    before = play.threat(), play.threat("p2")
    play.reveal("pressing-needs-tlr")
    assert (play.threat(), play.threat("p2")) == (before[0] + 2, before[1] + 2)
    assert play.asked() == "option"
    assert play.questions()[0].seat == "p1"


def test_pressing_needs_can_find_a_side_quest_and_reveal_it() -> None:
    play = table()
    lost = play.find("lost-in-the-wilderness-tlr")
    hand = play.pile("hand:p1")
    play.reveal("pressing-needs-tlr", seat="p2")
    assert (play.asked(), play.questions()[0].seat) == ("pick", "p1")
    assert all(looking.front(play.state, c).kind == "side-quest" for c in play.options())
    play.answer(lost)
    assert lost in play.staged()
    assert set(hand) <= set(play.pile(f"under:{lost}"))
    assert any(e.kind == "shuffled" and e.pile == "encounter" for e in play.events)


def test_pressing_needs_can_find_a_side_quest_in_the_discard_pile() -> None:
    play = table()
    quest = play.find("orc-rearguard-tlr")
    play.do(lambda t: doing.move(t, quest, "discard"), go_on=False)
    play.reveal("pressing-needs-tlr")
    assert quest in play.options()
    play.answer(quest)
    assert quest in play.staged()


def test_pressing_needs_can_make_another_quest_current_until_the_phase_ends() -> None:
    play = table()
    quest = play.put("orc-rearguard-tlr")
    play.put("orc-ambush-tlr")
    play.reveal("pressing-needs-tlr", seat="p2")
    play.answer("Make")
    assert (play.asked(), play.questions()[0].seat) == ("pick", "p1")
    play.answer(quest)
    assert looking.current_quest(play.state, "main") == quest
    play.do(lambda t: then(t, Step(name="phase.end")))
    assert looking.current_quest(play.state, "main") == looking.main_quest(play.state, "main")


def test_pressing_needs_can_make_the_main_quest_current_instead_of_a_side_quest() -> None:
    play = table()
    quest = play.put("orc-rearguard-tlr")
    play.current(quest)
    play.reveal("pressing-needs-tlr")
    play.answer("Make")
    assert looking.current_quest(play.state, "main") == looking.main_quest(play.state, "main")


def test_A12_the_search_of_pressing_needs_is_always_possible() -> None:
    """Also when there is no side quest left to find."""
    play = table()
    for key in ("orc-rearguard-tlr", "rescue-iarion-tlr", "lost-in-the-wilderness-tlr"):
        play.put(key)
    play.put("orc-ambush-tlr")
    play.reveal("pressing-needs-tlr")
    assert {option.split()[0] for option in play.options()} == {"Find", "Make"}
    play.answer("Find")
    assert play.asked() == ""


def test_A12_outside_the_quest_phase_another_quest_may_become_current_until_that_phase_ends() -> None:
    play = table()
    quest = play.put("orc-rearguard-tlr")
    card = play.on_top("pressing-needs-tlr")
    play.phase("combat")
    play.do(lambda t: then(t, Step(name="reveal", card=card, seat="p1", other="main"), Step(name="phase.end")))
    play.answer("Make")
    assert any(e.kind == "area" and e.current == quest for e in play.events)
    assert looking.current_quest(play.state, "main") == looking.main_quest(play.state, "main")


def test_A12_a_table_may_allow_that_choice_in_the_quest_phase_only() -> None:
    play = table(**{"pressing-needs": "quest"})
    play.put("orc-rearguard-tlr")
    card = play.on_top("pressing-needs-tlr")
    play.phase("combat")
    play.do(lambda t: then(t, Step(name="reveal", card=card, seat="p1", other="main")))
    assert play.asked() == "pick"
    play.phase("quest")
    play.do(lambda t: then(t, Step(name="reveal", card=card, seat="p1", other="main")))
    assert play.asked() == "option"


# Weight of Responsibility


@pytest.mark.parametrize("side_quests", [0, 2])
def test_weight_of_responsibility_reveals_a_card_for_each_quest_card(side_quests: int) -> None:
    play = table()
    for key in ("orc-rearguard-tlr", "lost-in-the-wilderness-tlr")[:side_quests]:
        play.put(key)
    for key in ("rugged-country-tlr", "borders-of-bree-land-tlr", "chetwood-forest-tlr"):
        play.on_top(key)
    play.reveal("weight-of-responsibility-tlr")
    assert len(play.told("revealed")) == 1 + 1 + side_quests


def attachments(play: Table, count: int, seat: str = "p1") -> tuple[str, ...]:
    """Attachments of the seat on its first hero."""
    cards = [*play.pile(f"hand:{seat}"), *play.pile(f"deck:{seat}")]
    found = [c for c in cards if looking.front(play.state, c).kind == "attachment"][:count]
    hero = play.heroes(seat)[0]
    for card in found:
        play.do(lambda t, card=card: doing.attach(t, card, hero), go_on=False)
    assert len(found) == count
    return tuple(found)


def test_the_shadow_of_weight_of_responsibility_discards_an_attachment_for_each_quest_card() -> None:
    play = table()
    play.put("orc-rearguard-tlr")
    cards = attachments(play, 3)
    his = attachments(play, 1, "p2")
    fight(play, "weight-of-responsibility-tlr")
    assert set(play.options()) == set(cards)
    play.answer(cards[1])
    play.answer(cards[2])
    assert play.in_play(looking.key_of(his[0]))
    assert [c in play.state.pieces for c in cards] == [True, False, False]


def test_the_shadow_of_weight_of_responsibility_discards_no_more_than_there_are() -> None:
    play = table()
    play.put("orc-rearguard-tlr")
    (card,) = attachments(play, 1)
    fight(play, "weight-of-responsibility-tlr")
    assert card in play.pile("discard:p1")
    assert play.asked() == "hero"


# Lost in the Wilderness


def test_lost_in_the_wilderness_puts_every_hand_under_it() -> None:
    play = table()
    hands = {*play.pile("hand:p1"), *play.pile("hand:p2")}
    quest = play.reveal("lost-in-the-wilderness-tlr")
    assert play.pile("hand:p1") == play.pile("hand:p2") == ()
    assert set(play.pile(f"under:{quest}")) == hands
    assert quest in play.staged()


def test_on_its_defeat_the_cards_go_back_to_their_owners_hands() -> None:
    play = table()
    mine, his = set(play.pile("hand:p1")), set(play.pile("hand:p2"))
    quest = play.reveal("lost-in-the-wilderness-tlr")
    play.do(lambda t: doing.draw(t, "p1", 1))
    play.do(lambda t: questing.on_card(t, quest, 4))
    assert quest in play.pile("victory")
    assert mine < set(play.pile("hand:p1"))
    assert set(play.pile("hand:p2")) == his


def test_cards_drawn_later_do_not_go_under_it() -> None:
    play = table()
    quest = play.reveal("lost-in-the-wilderness-tlr")
    play.do(lambda t: doing.draw(t, "p1", 2))
    assert len(play.pile("hand:p1")) == 2
    play.do(lambda t: leaving.damage(t, play.heroes()[0], 1))
    assert quest in play.staged()


def test_the_side_quests_count_for_nothing_at_the_comparison() -> None:
    """RULES 5.12."""
    play = table()
    play.put("lost-in-the-wilderness-tlr")
    assert values.staging_threat(play.state, "main") == 0
