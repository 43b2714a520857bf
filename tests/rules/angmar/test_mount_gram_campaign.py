"""Escape from Mount Gram in a campaign: what its campaign card and the private staging areas do to each other."""

from __future__ import annotations

import pytest

from rules.angmar import leaving, looking
from rules.angmar.campaign_log import Log
from rules.angmar.state import Step
from rules.angmar.writing import then
from tests.rules.angmar.gram import GRAM, GUARD, TORMENTOR, TUNNELS, Gram
from tests.rules.angmar.kit import Table


def begun(players: int = 2, log: Log | None = None, **options: str) -> Table:
    """After the setup of the fifth scenario of a campaign, with all that is in play."""
    return Table(GRAM, players, log=log or Log(scenario=5), clear=False, **options)


def test_174_a_rescued_hero_gets_his_permanent_boons_back() -> None:
    play = begun(log=Log(scenario=5, pool=("161",), boons={"161": "Théodred"}))
    hero = "p1:01002#1"
    assert hero in play.pile("under:quest-5-2#1")
    play.do(lambda t: leaving.rescue(t, "quest-5-2#1", (hero,), "p1"))
    assert [looking.key_of(card) for card in looking.attached(play.state, hero)] == ["campaign-161"]


def test_a_permanent_boon_that_left_play_with_its_hero_does_not_come_back_in_this_game_even_if_he_does() -> None:
    play = begun(log=Log(scenario=5, pool=("161",), boons={"161": "Théodred"}))
    hero = "p1:01002#1"
    play.do(lambda t: leaving.rescue(t, "quest-5-2#1", (hero,), "p1"))
    play.do(lambda t: leaving.capture(t, hero, "quest-5-2#1"))
    play.do(lambda t: leaving.rescue(t, "quest-5-2#1", (hero,), "p1"))
    assert hero in play.heroes()
    assert not looking.attached(play.state, hero)
    assert [looking.key_of(card) for card in play.pile("removed")].count("campaign-161") == 1
    assert play.state.log is not None
    assert ("161" in play.state.log.pool, play.state.log.boons) == (True, {"161": "Théodred"})


def test_the_shadow_of_the_tunnels_leaves_permanent_boons_and_what_no_player_owns_on_the_defender() -> None:
    play = Gram(1, log=Log(scenario=5, pool=("161",), boons={"161": "Aragorn"}))
    (hero,), guard = play.heroes(), play.put(GUARD, "engaged:p1")
    stone, burden = play.attachment(hero, "Celebrían's Stone"), play.foreign("no-rest-ate", f"on:{hero}")
    (boon,) = (card for card in looking.attached(play.state, hero) if card not in {stone, burden})
    play.attack(guard, shadow=TUNNELS)
    play.answer(hero)
    assert play.under(guard) == (stone,)
    assert set(looking.attached(play.state, hero)) == {boon, burden}
    assert looking.printed(play.state, boon).permanent


def test_a_boon_that_is_an_item_is_captured_too() -> None:
    play = begun(log=Log(scenario=5, pool=("157",), cards={"p1": ("157",)}))
    assert "p1:campaign-157#1" in looking.captives(play.state, "p1")


def test_GAP8_the_starting_threat_has_the_penalty_of_the_campaign() -> None:
    play = begun(log=Log(scenario=5, penalty={"p1": 3}))
    assert (play.threat("p1"), play.threat("p2")) == (12 + 3, 11)


@pytest.mark.parametrize(("option", "rise"), [("stages", 2), ("cards", 3)])
def test_GAP19_the_refresh_phase_counts_completed_quest_cards_as_the_table_likes(option: str, rise: int) -> None:
    play = Gram(2, log=Log(scenario=5), **{"gram-quests": option})
    scene = "campaign-174"
    play.put(scene, "campaign:*")
    play.gather()
    play.put(scene, "campaign:*")
    before = play.threat()
    play.do(lambda t: then(t, Step(name="refresh phase")))
    assert play.threat() == before + rise


def test_175_loot_the_dungeons_is_a_card_with_captives_at_every_staging_area() -> None:
    play = begun()
    tormentor = play.put(TORMENTOR, "engaged:p1")
    assert play.value("attack", tormentor) == 3  # the stage, the Prison Cell and Loot the Dungeons


def test_175_what_lies_under_loot_the_dungeons_comes_back_to_each_owner() -> None:
    play = begun()
    (loot,) = play.in_play("campaign-175")
    before = len(looking.captives(play.state, "p1")), len(looking.captives(play.state, "p2"))
    play.do(lambda t: leaving.leave(t, loot, how="defeated"))
    assert len(looking.captives(play.state, "p1")) == before[0] - 5
    assert len(looking.captives(play.state, "p2")) == before[1] - 5
