"""Playing a card: where it may go, what it costs, and in which order things happen."""

import pytest

from rules.card_game.events import DeckShuffled
from tests.rules.card_game.kit import table


@pytest.mark.rule("Playing a card")
def test_a_different_card_is_cycled_at_once_for_a_card_that_is_played() -> None:
    t = table(hand={"frodo": "Gimli, Frodo, Sam"}).plays("Gimli")
    assert t.options() == ["cycle Frodo Baggins", "cycle Sam Gamgee"]
    t.cycles("Sam")
    assert (t.reserve("frodo"), t.hand("frodo"), t.cycled("frodo")) == ("Gimli", "Frodo Baggins", "Sam Gamgee")


@pytest.mark.rule("Playing a card")
def test_with_one_other_card_there_is_nothing_to_choose() -> None:
    t = table(hand={"frodo": "Gimli, Frodo"}).plays("Gimli")
    assert (t.cycled("frodo"), t.asked) == ("Frodo Baggins", "witch_king")


@pytest.mark.rule("Playing a card")
def test_the_last_card_in_hand_costs_a_forsaken_card_instead() -> None:
    t = table(hand={"frodo": "Gimli"}, reserve={"frodo": "Sam"}).plays("Gimli", to="reserve")
    assert t.options() == ["forsake Sam Gamgee", "forsake top"]
    t.forsakes("Sam")
    assert t.eliminated("frodo") == "Sam Gamgee"


@pytest.mark.rule("Playing a card")
def test_whether_the_last_card_may_be_forsaken_for_itself_is_a_ruling() -> None:
    t = table(hand={"frodo": "Gimli"}, empty=("frodo",), options={"last_card": "any"}).plays("Gimli", to="reserve")
    assert "Gimli" in t.eliminated("frodo")
    t = table(hand={"frodo": "Sting"}, reserve={"frodo": "Sam"}, empty=("frodo",)).plays("Sting", to="Sam")
    assert "Sam Gamgee" in t.eliminated("frodo"), "its wielder is another card, with which it goes"


@pytest.mark.rule("Running out of cards")
def test_B02_the_last_card_is_played_without_a_penalty_when_nothing_can_be_forsaken() -> None:
    t = table(path="Dead Marshes", hand={"frodo": "Gimli"}, empty=("frodo",)).plays("Gimli", to="Dead Marshes")
    assert (t.at("Dead Marshes"), t.asked) == ("Gimli |", "witch_king")
    t = table(hand={"frodo": "Gimli"}, empty=("frodo",)).plays("Gimli", to="reserve")
    assert (t.reserve("frodo"), t.asked) == ("Gimli", "witch_king")


@pytest.mark.rule("Playing a card")
def test_B03_nobody_may_forsake_instead_of_cycling_while_holding_another_card() -> None:
    t = table(hand={"frodo": "Gimli, Frodo, Sam"}, reserve={"frodo": "Merry"}).plays("Gimli")
    assert all(option.startswith("cycle") for option in t.options())


@pytest.mark.rule("Playing a card")
def test_the_cost_comes_before_the_text() -> None:
    """The card that Elrond draws cannot be the one that is cycled."""
    t = table(turn="aragorn", hand={"aragorn": "Elrond, High Elves, Halbarad"}, draw={"aragorn": "Lembas"})
    t.plays("Elrond")
    assert t.options() == ["cycle High Elves", "cycle Halbarad"]
    t.cycles("Halbarad")
    assert t.hand("aragorn") == "High Elves, Lembas"


@pytest.mark.rule("Playing a card")
def test_an_army_goes_to_reserve_or_a_battleground_of_its_faction_and_never_to_a_path() -> None:
    t = table(path="Dead Marshes", battlegrounds="Edoras, Rivendell, Morannon", hand={"frodo": "Village Militia, Sam"})
    assert [o for o in t.options("play") if "Militia" in o] == [
        "play Village Militia to Edoras",
        "play Village Militia to Morannon",
        "play Village Militia to reserve",
    ]


@pytest.mark.rule("Playing a card")
def test_a_character_goes_to_paths_with_one_of_its_numbers_only() -> None:
    here, there = (
        table(turn="aragorn", path=path, hand={"aragorn": "Elrond, Lembas"}).options("play")
        for path in ("Imladris", "Caradhras")
    )
    assert "play Elrond to Imladris" in here
    assert "play Elrond to Caradhras" not in there


@pytest.mark.rule("Special cases")
def test_the_same_character_or_item_is_not_played_twice_in_a_round() -> None:
    t = table(hand={"frodo": "Gimli, Dwarven Axe, Sam"}, reserve={"frodo": "Merry"}, played="Gimli, Dwarven Axe")
    assert not [o for o in t.options("play") if "Gimli" in o or "Axe" in o]


@pytest.mark.rule("Special cases")
def test_what_is_played_counts_for_the_round_also_where_a_text_draws_it_again() -> None:
    t = table(hand={"frodo": "Éomer, Sam"}).plays("Éomer")
    assert t.id("Éomer") in t.state.played
    top = "Éomer, Village Militia, Gimli, Merry, Pippin"
    t = table(hand={"frodo": "Théoden, Sam"}, draw={"frodo": top}, played="Éomer").plays("Théoden")
    assert t.options("play") == ["play Village Militia to reserve"]


@pytest.mark.rule("Playing to the reserve area")
def test_a_card_played_to_reserve_does_not_move_before_the_next_round() -> None:
    t = table(hand={"frodo": "Gimli, Sam"}, path="Egladil", turn="frodo").plays("Gimli")
    assert t.state.arrived == (t.id("Gimli"),)


@pytest.mark.rule("Special cases")
def test_A47_two_copies_of_an_army_are_two_cards() -> None:
    t = table(hand={"frodo": "F44, Riders of Rohan, Sam"}, played="F44")
    assert t.options("play").count("play Riders of Rohan to reserve") == 2


@pytest.mark.rule("Where can items be played")
def test_B09_an_item_needs_an_allowed_character_in_play() -> None:
    without = table(hand={"frodo": "Glamdring, Sam"}, reserve={"frodo": "Riders of Rohan"})
    assert not [o for o in without.options("play") if "Glamdring" in o]
    t = table(hand={"frodo": "Glamdring, Sam"}, reserve={"frodo": "Riders of Rohan, Gandalf"})
    assert [o for o in t.options("play") if "Glamdring" in o] == ["play Glamdring to Gandalf the Grey"]
    t = table(
        turn="aragorn", hand={"aragorn": "Bow of the Galadhrim, Lembas"}, reserve={"aragorn": "High Elves, Arwen"}
    )
    assert [o for o in t.options("play") if "Bow" in o] == ["play Bow of the Galadhrim to Arwen"], "not on an army"


@pytest.mark.rule("Where can items be played")
def test_an_item_goes_onto_a_team_mates_character_wherever_it_is() -> None:
    t = table(
        turn="aragorn",
        at={"Weathertop": "Frodo"},
        reserve={"frodo": "Sam"},
        hand={"aragorn": "Elven Cloak, Lembas"},
    )
    t.plays("Elven Cloak", to="Frodo")
    assert t.at("Weathertop") == "Frodo Baggins + Elven Cloak |"


@pytest.mark.rule("Playing an item")
def test_B10_an_item_cycles_with_its_wielder_to_its_own_owners_pile() -> None:
    t = table(reserve={"frodo": "Sam + Elven Cloak"}).uses("Sam")
    assert (t.cycled("frodo"), t.cycled("aragorn")) == ("Sam Gamgee", "Elven Cloak")


@pytest.mark.rule("Playing an item")
def test_B08_a_character_from_an_earlier_round_still_moves_after_it_got_an_item() -> None:
    t = table(hand={"frodo": "Mithril Coat, Sam"}, reserve={"frodo": "Frodo"})
    t.plays("Mithril Coat", to="Frodo").bot().passes().bot().moves("Frodo", to="Weathertop")
    assert t.at("Weathertop") == "Frodo Baggins + Mithril Coat |"


@pytest.mark.rule("Where can items be played")
def test_a_weapon_that_stands_alone_goes_on_nobody_who_wields_another() -> None:
    cloak = {"hand": {"aragorn": "Bow of the Galadhrim, Lembas"}, "reserve": {"aragorn": "Legolas + Elven Cloak"}}
    assert "play Bow of the Galadhrim to Legolas" in table(turn="aragorn", **cloak).options()
    weapon = table(turn="aragorn", facts={"F25": {"traits": ["Weapon"]}}, **cloak)
    assert "play Bow of the Galadhrim to Legolas" not in weapon.options()


@pytest.mark.rule("Playing a card")
def test_an_event_is_carried_out_and_then_eliminated() -> None:
    t = table(turn="aragorn", hand={"aragorn": "Paths of the Dead, Lembas, Arwen"}).plays("Paths of the Dead", to="")
    t.cycles("Lembas")
    t.forsakes("top").forsakes("top")
    assert t.count("aragorn", "hand") == 1 + 4
    assert "Paths of the Dead" in t.eliminated("aragorn")


@pytest.mark.rule("Gandalf and Aragorn")
def test_B39_aragorn_removes_strider_wherever_he_is() -> None:
    for pile in ("draw", "hand", "cycle", "reserve"):
        cards = {"hand": "Aragorn, Lembas"}
        cards[pile] = f"{cards[pile]}, Strider" if pile in cards else "Strider"
        t = table(turn="aragorn", **{p: {"aragorn": c} for p, c in cards.items()}).plays("Aragorn")
        if t.asked == "aragorn":
            t.cycles("Lembas")
        assert "Strider" in t.eliminated("aragorn"), pile
        assert any(isinstance(e, DeckShuffled) for e in t.events) is (pile == "draw"), "a deck that was searched"


@pytest.mark.rule("Special cases")
def test_cards_that_a_text_draws_are_paid_for_by_those_it_cycles() -> None:
    """Draw five, play one army, cycle the rest: no other card is cycled for the army."""
    t = table(
        hand={"frodo": "Éomer, Sam, Frodo"},
        draw={"frodo": "Village Militia, Merry, Pippin, Gimli, Dwarven Axe"},
        battlegrounds="Edoras",
    )
    t.plays("Éomer").cycles("Sam")
    assert t.options() == ["play Village Militia to Edoras", "play Village Militia to reserve", "decline"]
    t.plays("Village Militia", to="Edoras")
    assert t.at("Edoras") == "Village Militia |"
    assert t.hand("frodo") == "Frodo Baggins"
    assert t.cycled("frodo") == "Sam Gamgee, Merry Brandybuck, Pippin Took, Gimli, Dwarven Axe"


@pytest.mark.rule("Special cases")
def test_a_text_that_lets_somebody_play_may_be_left() -> None:
    t = table(hand={"frodo": "Éomer, Sam"}, draw={"frodo": "Village Militia, Merry, Pippin, Gimli, Dwarven Axe"})
    t.plays("Éomer").declines()
    assert t.cycled("frodo") == "Sam Gamgee, Village Militia, Merry Brandybuck, Pippin Took, Gimli, Dwarven Axe"


@pytest.mark.rule("Playing a card")
def test_B32_boromir_on_a_path_draws_one_and_forsakes_one_after_the_cost() -> None:
    t = table(turn="aragorn", path="Caradhras", hand={"aragorn": "Boromir, Lembas"}, draw={"aragorn": "Arwen"})
    t.plays("Boromir", to="Caradhras")
    assert t.cycled("aragorn") == "Lembas"
    assert t.options() == ["forsake Arwen", "forsake top"]
    t.forsakes("Arwen")
    assert (t.hand("aragorn"), t.eliminated("aragorn")) == ("", "Arwen")
