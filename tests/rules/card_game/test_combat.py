"""Combat on paths and battlegrounds: counting, cancelling, losses, leadership, and who takes the card."""

from typing import Any

import pytest

from rules.card_game.agenda import Combat, Combats
from rules.card_game.cards import BATTLEGROUNDS, PATHS
from rules.card_game.combat import tally
from rules.card_game.events import CombatEnded
from tests.rules.card_game.kit import Table, table

SHADOW_AT_EGLADIL = "The Commander, The Destroyer + Black Rider's Mount"


def fight(place: str, cards: str = "", *, on_path: bool = False, **more: Any) -> Table:
    """One combat, resolved as far as nobody has to choose."""
    key = next(k for k, f in {**PATHS, **BATTLEGROUNDS}.items() if f.name == place and f.edition == "base")
    path = place if on_path else None
    return table(path=path, at={place: cards}, agenda=(Combat(site=key),), **more).runs()


@pytest.mark.rule("Path combat example")
def test_B13_legolas_and_his_bow_cancel_two_and_gimli_cycles() -> None:
    t = fight("Egladil", f"Gimli, Legolas + Bow of the Galadhrim | {SHADOW_AT_EGLADIL}", on_path=True)
    assert (t.asked, t.options()) == ("frodo, aragorn", ["lose Gimli", "lose Legolas"])
    t.loses("Legolas")
    assert t.eliminated("aragorn") == "Bow of the Galadhrim, Legolas"
    assert t.cycled("frodo") == "Gimli"
    assert t.eliminated("witch_king") == "The Commander, Black Rider's Mount, The Destroyer"
    assert t.state.areas["free"] == (t.id("Egladil"),)
    assert t.state.corruption == 0
    ended = next(e for e in t.events if isinstance(e, CombatEnded))
    assert (ended.winner, ended.points, ended.corruption) == ("free", 1, 0)


@pytest.mark.rule("Outcomes of path combat")
def test_B13_without_defenders_each_icon_left_over_is_corruption() -> None:
    t = fight("Egladil", f"| {SHADOW_AT_EGLADIL}", on_path=True)
    assert (t.state.corruption, t.state.areas) == (2, {"free": (), "shadow": ()})


@pytest.mark.rule("Outcomes of path combat")
def test_no_icons_against_no_icons_is_a_path_for_the_free_peoples() -> None:
    t = fight("Caradhras", on_path=True)
    assert t.state.areas["free"] == (t.id("Caradhras"),)


@pytest.mark.rule("Path combat")
def test_defenders_must_cancel_as_far_as_possible_though_it_is_not_enough() -> None:
    t = fight("Caradhras", "Gimli | The Commander, The Destroyer", on_path=True)
    assert (t.eliminated("frodo"), t.state.corruption) == ("Gimli", 1)


@pytest.mark.rule("Path combat")
def test_a_small_card_may_be_given_up_first_and_then_another_is_needed() -> None:
    t = fight("Egladil", f"Gimli, Legolas + Bow of the Galadhrim | {SHADOW_AT_EGLADIL}", on_path=True).loses("Gimli")
    assert t.eliminated("frodo") == "Gimli"
    assert t.eliminated("aragorn") == "Bow of the Galadhrim, Legolas"


@pytest.mark.rule("Path combat")
def test_a_card_without_icons_cannot_be_given_up_and_cycles() -> None:
    t = fight("Minas Tirith", "Denethor, Soldiers of Gondor, Boromir | Grond, Olog-hai, Mordor Orcs")
    assert t.options() == []
    assert t.eliminated("aragorn") == "Denethor, Soldiers of Gondor, Boromir"
    t = fight("Minas Tirith", "Denethor, Boromir | Grond, Olog-hai")
    assert (t.cycled("aragorn"), t.eliminated("aragorn")) == ("Denethor", "Boromir")


@pytest.mark.rule("Battleground combat")
@pytest.mark.parametrize("place", ["Lórien", "Orthanc"])
def test_B16_a_battleground_without_cards_goes_to_its_defender(place: str) -> None:
    t = fight(place)
    side = "free" if place == "Lórien" else "shadow"
    assert t.state.areas[side] == (t.id(place),)


@pytest.mark.rule("Battleground combat")
def test_B17_attack_equal_to_defense_is_the_defenders() -> None:
    held = fight("Edoras", "| Fighting Uruk-hai")
    assert held.state.areas["free"] == (held.id("Edoras"),)
    lost = fight("Edoras", "| Wolf Riders")
    assert lost.state.areas["shadow"] == (lost.id("Edoras"),)


@pytest.mark.rule("Battleground combat")
@pytest.mark.parametrize(("scenario", "winner"), [("trilogy", "free"), ("two-player-duel", None)])
def test_a_tie_is_shown_as_it_would_be_resolved(scenario: str, winner: str | None) -> None:
    ground = table(scenario, at={"Edoras": "| Fighting Uruk-hai"})
    path = table(scenario, at={"Egladil": "| The Commander"})
    assert tally(ground.state, ground.id("Edoras")).winner == "free"
    count = tally(path.state, path.id("Egladil"))
    assert (count.winner, count.shadow_wins) == (winner, False)


@pytest.mark.rule("Battleground combat")
def test_all_attackers_are_eliminated_and_spare_defenders_cycle() -> None:
    t = fight("Lórien", "High Elves, Arwen | Mordor Orcs")
    assert t.eliminated("witch_king") == "Mordor Orcs"
    assert t.cycled("aragorn") == "High Elves, Arwen"


@pytest.mark.rule("Characters in battleground combat")
def test_leadership_counts_only_with_an_army_of_the_same_faction() -> None:
    alone = table(at={"Orthanc": "| Saruman"})
    other = table(at={"Lórien": "| Goblins of the Misty Mountains, The Commander"})
    led = table(at={"Lórien": "| Mordor Orcs, The Commander"})
    assert tally(alone.state, alone.id("Orthanc")).cards == {alone.id("Saruman"): 1}
    assert tally(other.state, other.id("Lórien")).attack == 1
    assert tally(led.state, led.id("Lórien")).attack == 2


@pytest.mark.rule("Characters in battleground combat")
def test_B21_a_leader_alone_may_be_there_but_leads_nobody() -> None:
    t = table(turn="aragorn", battlegrounds="Minas Tirith", hand={"aragorn": "Denethor, Lembas"})
    t.plays("Denethor", to="Minas Tirith")
    assert tally(t.state, t.id("Minas Tirith")).cards == {t.id("Denethor"): 0}


@pytest.mark.rule("Characters in battleground combat")
def test_one_army_supports_one_character() -> None:
    one = table(at={"Lórien": "| Mordor Orcs, The Commander, The Hunter"})
    two = table(at={"Lórien": "| Mordor Orcs, Mordor Orcs, The Commander, The Hunter"})
    assert tally(one.state, one.id("Lórien")).attack == 1 + 1
    assert tally(two.state, two.id("Lórien")).attack == 2 + 2


@pytest.mark.rule("Characters in battleground combat")
def test_the_support_that_counts_most_is_found() -> None:
    """Dead Men of Dunharrow add two for Aragorn, so the other army is left for Denethor."""
    t = table(at={"Minas Tirith": "Soldiers of Gondor, Dead Men of Dunharrow, Denethor, Aragorn | "})
    count = tally(t.state, t.id("Minas Tirith"))
    assert count.cards == {
        t.id("Soldiers of Gondor"): 1,
        t.id("Dead Men of Dunharrow"): 2,
        t.id("Denethor"): 1,
        t.id("Aragorn"): 1 + 1,
    }


@pytest.mark.rule("Characters in battleground combat")
def test_B20_dead_men_support_and_gain_only_with_strider_or_aragorn() -> None:
    led = table(at={"Minas Tirith": "Dead Men of Dunharrow, Denethor | "})
    assert sum(tally(led.state, led.id("Minas Tirith")).cards.values()) == 0 + 1
    strider = table(at={"Minas Tirith": "Dead Men of Dunharrow, Strider | "})
    assert sum(tally(strider.state, strider.id("Minas Tirith")).cards.values()) == 2 + 1


@pytest.mark.rule("Characters in battleground combat")
def test_a_leader_and_its_army_are_lost_apart_and_both_still_count() -> None:
    t = fight("Minas Tirith", "Soldiers of Gondor, Denethor | Grond, Mordor Orcs")
    assert t.options() == ["lose Soldiers of Gondor", "lose Denethor"]
    t.loses("Soldiers of Gondor")
    assert (t.eliminated("aragorn"), t.cycled("aragorn")) == ("Soldiers of Gondor", "Denethor")
    assert t.state.areas["free"] == (t.id("Minas Tirith"),)


@pytest.mark.rule("Against the Shadow, First In Last Out")
def test_A04_a_bot_gives_up_its_right_most_card_though_a_smaller_one_would_do() -> None:
    heavy = {"S62": {"icons": {"attack": 1, "defense": 3}}}
    t = fight("Orthanc", "Gandalf the White, Village Militia | White Hand Orcs, Fighting Uruk-hai", facts=heavy)
    assert t.eliminated("saruman") == "Fighting Uruk-hai"
    assert t.cycled("saruman") == "White Hand Orcs"


@pytest.mark.rule("Two-Player Duel")
def test_in_the_duels_a_tie_on_a_path_is_nobodys() -> None:
    t = fight("Egladil", "| The Commander", scenario="two-player-duel", on_path=True)
    assert (t.state.areas["free"], t.state.corruption) == ((), 0)
    t = fight("Dimrill Dale", scenario="two-player-duel", on_path=True)
    assert (t.state.areas["free"], t.state.corruption) == ((), 0), "no icons against none are equal too"
    t = fight("Egladil", scenario="two-player-duel", on_path=True)
    assert t.state.areas["free"] == (t.id("Egladil"),)


@pytest.mark.rule("Combat tokens")
def test_tokens_go_with_their_card_and_leave_the_table_with_it() -> None:
    t = table(turn="aragorn", reserve={"aragorn": "Legolas"}, path="Egladil", tokens={"Legolas": {"defense": 1}})
    t.moves("Legolas", to="Egladil")
    assert t.state.tokens[t.id("Legolas")].defense == 1
    t = fight("Egladil", "Legolas", on_path=True, tokens={"Legolas": {"defense": 1}})
    assert (t.cycled("aragorn"), t.state.tokens) == ("Legolas", {})


@pytest.mark.rule("Combat tokens")
def test_tokens_improve_a_place_or_a_card() -> None:
    t = table(
        at={"Lórien": "High Elves | Mordor Orcs"}, tokens={"Lórien": {"defense": 1}, "High Elves": {"defense": 2}}
    )
    count = tally(t.state, t.id("Lórien"))
    assert (count.ground, count.cards) == (3, {t.id("High Elves"): 4})
    attacked = table(path="Caradhras", at={}, tokens={"Caradhras": {"attack": 2}})
    assert tally(attacked.state, attacked.id("Caradhras")).uncancelled == 2


@pytest.mark.rule("Combat in reactivated battlegrounds")
def test_B22_out_of_the_other_sides_area_printed_defense_does_not_count_but_tokens_do() -> None:
    t = table(at={"Minas Tirith": "| Black Uruks"}, bare="Minas Tirith", tokens={"Minas Tirith": {"defense": 1}})
    count = tally(t.state, t.id("Minas Tirith"))
    assert (count.ground, count.defender, count.winner) == (1, "free", "shadow")


@pytest.mark.rule("Combat")
def test_the_starting_player_picks_the_order_and_combat_happens_without_cards_too() -> None:
    t = table(path="Caradhras", battlegrounds="Lórien, Orthanc", agenda=(Combats(),))
    assert (t.asked, t.options()) == ("frodo", ["fight Caradhras", "fight Lórien", "fight Orthanc"])
    t.fights("Orthanc")
    assert t.options() == ["fight Caradhras", "fight Lórien"]


@pytest.mark.rule("Combat")
def test_A61_people_pick_the_order_for_a_bot_where_the_table_says_so() -> None:
    bots = table(battlegrounds="Lórien", agenda=(Combats(),), changes={"starting": 1})
    people = table(battlegrounds="Lórien", agenda=(Combats(),), changes={"starting": 1}, options={"fights": "people"})
    assert (bots.asked, people.asked) == ("witch_king", "frodo")


@pytest.mark.rule("Path combat")
def test_frodo_is_cycled_and_what_he_wields_is_eliminated() -> None:
    t = fight("Caradhras", "Frodo + Mithril Coat | The Commander", on_path=True)
    assert (t.cycled("frodo"), t.eliminated("frodo")) == ("Frodo Baggins", "Mithril Coat")


@pytest.mark.rule("Path combat")
def test_of_two_texts_that_spare_a_card_the_one_that_keeps_its_items_counts() -> None:
    t = fight("Caradhras", "Frodo + Elven Cloak | The Commander", on_path=True)
    assert (t.cycled("frodo"), t.cycled("aragorn")) == ("Frodo Baggins", "Elven Cloak")
