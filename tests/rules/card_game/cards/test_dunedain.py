"""The texts of the Dúnedain."""

import pytest

from rules.card_game.events import DeckShuffled
from tests.rules.card_game.cards.table import Table, bounds, table, works


@works("F1")
@pytest.mark.parametrize(("heir", "own"), [("Strider", 1), ("Aragorn", 1 + 1)])
def test_the_dead_men_fight_when_they_support_the_heir(heir: str, own: int) -> None:
    assert table(at={"Pelargir": f"{heir}, Dead Men of Dunharrow"}).strength("Pelargir") == (0, 1 + own + 2)
    assert table(at={"Umbar": f"{heir}, Dead Men of Dunharrow"}).strength("Umbar")[0] == own + 2


@bounds("F1")
def test_the_dead_men_alone_or_with_another_leader_have_no_icons() -> None:
    assert table(at={"Pelargir": "Dead Men of Dunharrow"}).strength("Pelargir") == (0, 1)
    assert table(at={"Pelargir": "Prince Imrahil, Dead Men of Dunharrow"}).strength("Pelargir") == (0, 1 + 1)
    assert table(at={"Pelargir": "Aragorn, F4, Dead Men of Dunharrow"}).strength("Pelargir") == (0, 1 + 2 + 1 + 2)


HOMES = [("F2", "Dol Amroth", 2 + 1 + 1), ("F3", "Minas Tirith", 3 + 1 + 1), ("F5", "Minas Tirith", 3 + 3)]


@works("F2", "F3", "F5")
@pytest.mark.parametrize(("army", "home", "defense"), HOMES)
def test_some_armies_defend_their_own_battleground_better(army: str, home: str, defense: int) -> None:
    assert table(at={home: army}).strength(home) == (0, defense)


@bounds("F2", "F3", "F5")
@pytest.mark.parametrize(("army", "defense"), [("F2", 1), ("F3", 1), ("F5", 0)])
def test_these_armies_defend_no_other_battleground_better(army: str, defense: int) -> None:
    assert table(at={"Pelargir": army}).strength("Pelargir") == (0, 1 + defense)


@bounds("F5")
def test_the_great_gate_never_goes_to_a_shadow_battleground() -> None:
    t = table(hand="The Great Gate, Soldiers of Gondor", battlegrounds="Umbar, Pelargir")
    assert t.may("play The Great Gate to Pelargir", "play Soldiers of Gondor to Umbar")
    assert not t.may("play The Great Gate to Umbar")


@works("F6")
def test_aragorn_removes_strider_wherever_he_is() -> None:
    for more in ({}, {"reserve": "Strider"}, {"cycle": "Strider"}, {"at": {"Imladris": "Strider"}}):
        assert table(hand="Aragorn, Faramir", **more).plays("Aragorn").where("Strider") == "eliminated"


@works("F6")
def test_aragorn_in_reserve_draws_one_more_and_is_cycled_off_the_top() -> None:
    assert table(reserve="Aragorn").draws().drawn("aragorn") == 3 + 1
    t = table(reserve="Boromir", top="Aragorn", hand="Faramir", path="Imladris").moves("Boromir", "Imladris")
    assert t.answers("top").where("Aragorn") == "cycle"


@bounds("F6")
def test_aragorn_elsewhere_draws_no_more_removes_nobody_on_a_move_and_out_of_hand_is_eliminated() -> None:
    assert table(at={"Pelargir": "Aragorn"}).draws().drawn("aragorn") == 3
    t = table(reserve="Aragorn, Strider", battlegrounds="Pelargir").moves("Aragorn", "Pelargir")
    assert t.where("Strider") == "reserve"
    t = table(reserve="Boromir", hand="Aragorn", path="Imladris").moves("Boromir", "Imladris")
    assert t.answers("Aragorn").where("Aragorn") == "eliminated"


@works("F7")
def test_boromir_draws_when_played_and_makes_you_forsake_on_a_path() -> None:
    t = table(hand="Boromir, Faramir", top="Denethor", path="Imladris").plays("Boromir", "Imladris")
    assert t.hand("aragorn") == "Denethor"
    assert t.answers("Denethor").where("Denethor") == "eliminated"
    t = table(reserve="Boromir", hand="Faramir", path="Imladris").moves("Boromir", "Imladris")
    assert t.answers("Faramir").where("Faramir") == "eliminated"


@bounds("F7")
def test_boromir_costs_nothing_off_the_path_and_does_not_draw_on_a_move() -> None:
    t = table(hand="Boromir, Faramir", top="Denethor", battlegrounds="Pelargir").plays("Boromir", "Pelargir")
    assert (t.settled, t.hand("aragorn")) == (True, "Denethor")
    t = table(reserve="Boromir", hand="Faramir", battlegrounds="Pelargir").moves("Boromir", "Pelargir")
    assert (t.settled, t.hand("aragorn")) == (True, "Faramir")


@works("F8")
@pytest.mark.parametrize("son", ["Boromir", "Faramir"])
def test_denethor_calls_one_of_his_sons_for_a_forsaken_card(son: str) -> None:
    t = table(reserve="Denethor", hand="Legolas").uses("Denethor").answers("Legolas", son)
    assert t.where("Legolas", son, "Denethor") == "eliminated, hand, reserve"


@bounds("F8")
def test_denethor_does_not_call_from_elsewhere_nor_out_of_the_cycle_pile() -> None:
    assert table(at={"Pelargir": "Denethor"}).uses_nothing()
    t = table(reserve="Denethor", hand="Legolas", cycle="Boromir").uses("Denethor").answers("Legolas")
    assert t.where("Boromir", "Faramir") == "cycle, hand"


@works("F9")
def test_faramir_arriving_on_a_path_seven_may_activate_another() -> None:
    t = table(hand="Faramir, Legolas", path="Osgiliath").plays("Faramir", "Osgiliath")
    assert t.choices == {"Henneth Annûn", "The Cross-roads", "no"}
    assert t.answers("Henneth Annûn").active == "Henneth Annûn"
    t = table(reserve="Faramir", path="Osgiliath").moves("Faramir", "Osgiliath")
    assert t.answers("The Cross-roads").active == "The Cross-roads"


@bounds("F9")
def test_faramir_need_not_and_cannot_on_a_path_eight() -> None:
    t = table(hand="Faramir, Legolas", path="Osgiliath").plays("Faramir", "Osgiliath").answers("no")
    assert t.at("Osgiliath") == "Faramir |"
    t = table(hand="Faramir, Legolas", path="Cirith Ungol").plays("Faramir", "Cirith Ungol")
    assert (t.active, t.settled) == ("Cirith Ungol", True)
    t = table(hand="Faramir, Legolas", path="Osgiliath", battlegrounds="Pelargir").plays("Faramir", "Pelargir")
    assert (t.active, t.settled) == ("Osgiliath, Pelargir", True)


@works("F10")
@pytest.mark.parametrize("heir", ["Strider", "Aragorn"])
def test_halbarad_cycles_to_find_strider_or_aragorn(heir: str) -> None:
    assert table(reserve="Halbarad").uses("Halbarad").answers(heir).where("Halbarad", heir) == "cycle, hand"


@bounds("F10")
def test_halbarad_finds_nobody_in_the_cycle_pile_or_from_a_path() -> None:
    assert table(at={"Imladris": "Halbarad"}).uses_nothing()
    t = table(reserve="Halbarad", cycle="Strider, Aragorn", hand="Legolas")
    t.uses("Halbarad")
    assert t.where("Strider", "Aragorn") == "cycle, cycle"
    assert any(isinstance(e, DeckShuffled) for e in t.events), "a search in vain shuffles the deck too"


@works("F11")
def test_imrahil_brings_his_knights_for_a_cycled_card() -> None:
    t = table(hand="Prince Imrahil, Boromir, Faramir").plays("Prince Imrahil").answers("Boromir", "yes")
    assert t.where("Faramir", "Knights of Dol Amroth") == "cycle, hand"


@bounds("F11")
def test_imrahil_need_not_brings_nobody_on_a_move_and_needs_a_card_to_cycle() -> None:
    t = table(hand="Prince Imrahil, Boromir, Faramir").plays("Prince Imrahil").answers("Boromir", "no")
    assert t.where("Faramir", "Knights of Dol Amroth") == "hand, draw"
    t = table(hand="Faramir", reserve="Prince Imrahil", battlegrounds="Pelargir").moves("Prince Imrahil", "Pelargir")
    assert (t.where("Knights of Dol Amroth"), t.settled) == ("draw", True)
    t = table(hand="Prince Imrahil, Faramir").plays("Prince Imrahil")
    assert (t.where("Knights of Dol Amroth"), t.settled) == ("draw", True)


@works("F12")
def test_strider_leads_to_the_next_path_after_the_combat_on_this_one() -> None:
    t = table(at={"Imladris": "Strider"}).uses("Strider").answers("Khazad-dûm")
    assert (t.active, t.where("Strider")) == ("Khazad-dûm", "cycle")
    assert t.state.areas["free"] == (t.id("Imladris"),)


@bounds("F12")
def test_strider_leads_only_from_a_path() -> None:
    assert table(reserve="Strider").uses_nothing()
    assert table(at={"Pelargir": "Strider"}).uses_nothing()


@works("F13")
def test_anduril_takes_its_wielder_to_a_dunedain_battleground() -> None:
    t = table(reserve="Aragorn + Andúril", arrived="Aragorn").uses("Andúril").answers("Pelargir", "no")
    assert t.at("Pelargir") == "Aragorn + Andúril |"
    t = table(reserve="Strider + Andúril", areas={"shadow": "Minas Tirith"}).uses("Andúril")
    assert t.answers("Minas Tirith", "no").where("Strider") == "Minas Tirith"


@bounds("F13")
def test_anduril_names_no_other_battleground_and_rests_outside_the_reserve() -> None:
    t = table(reserve="Aragorn + Andúril").uses("Andúril")
    assert t.choices == {"Dol Amroth", "Minas Tirith", "Pelargir"}
    assert table(at={"Pelargir": "Aragorn + Andúril"}).uses_nothing()


@works("F15")
@pytest.mark.parametrize(("heir", "cards"), [("Legolas", 4), ("Strider", 5), ("Aragorn", 5)])
def test_the_paths_of_the_dead_cost_two_and_give_four_or_five(heir: str, cards: int) -> None:
    t = table(hand="Paths of the Dead, Faramir", reserve=heir).plays("Paths of the Dead", "").answers("top", "top")
    assert (t.size("aragorn"), t.where("Paths of the Dead")) == (cards, "eliminated")
    assert t.count("aragorn", "eliminated") == 2 + 1


@bounds("F15")
def test_an_heir_in_hand_or_pile_does_not_help_on_the_paths_of_the_dead() -> None:
    t = table(hand="Paths of the Dead, Strider, Faramir", cycle="Aragorn").plays("Paths of the Dead", "")
    assert t.answers("Faramir", "top", "top").size("aragorn") == 1 + 4


def red_arrow(**options: str) -> Table:
    return table(
        hand="The Red Arrow, Faramir",
        hands={"frodo": "Riders of Rohan, Éomer"},
        reserves={"frodo": "Village Militia"},
        battlegrounds="Pelargir, Rivendell",
        options=options,
    ).plays("The Red Arrow", "")


@works("F16")
def test_the_red_arrow_opens_dunedain_battlegrounds_to_rohan() -> None:
    assert red_arrow().comes_to("frodo").may("play Riders of Rohan to Pelargir", "play Éomer to Pelargir")
    assert red_arrow(red_arrow="both").comes_to("frodo").may("move Village Militia to Pelargir")


@bounds("F16")
def test_the_red_arrow_opens_no_other_battleground_by_default_not_to_moving_and_for_one_round() -> None:
    t = red_arrow().comes_to("frodo")
    assert not t.may("play Éomer to Rivendell")
    assert not t.may("move Village Militia to Pelargir")
    assert red_arrow().draws().state.modifiers == ()
    assert not table("frodo", hand="Éomer", battlegrounds="Pelargir").may("play Éomer to Pelargir")


def hunters(edoras: str = "", event: str = "The Three Hunters") -> Table:
    t = table(
        hand=f"{event}, Faramir",
        at={"Edoras": edoras, "Umbar": ""},
        reserve="Legolas, Denethor",
        reserves={"frodo": "Gimli"},
    )
    return t.answers(next(c for c in sorted(t.choices) if c.startswith(event)))


@works("F17")
def test_the_three_hunters_go_to_any_battleground_and_any_army_supports_them() -> None:
    assert hunters().comes_to("aragorn").may("move Legolas to Edoras", "move Legolas to Umbar")
    assert hunters().comes_to("frodo").may("move Gimli to Edoras", "move Gimli to Umbar")
    assert hunters("Riders of Rohan, Aragorn").strength("Edoras") == (0, 1 + 1 + 1 + 1)


@bounds("F17")
def test_nobody_else_hunts_and_nobody_without_the_event_or_in_the_next_round() -> None:
    assert not hunters().comes_to("aragorn").may("move Denethor to Edoras")
    assert hunters("Riders of Rohan, Ioreth").strength("Edoras") == (0, 1 + 1), "nobody of Rohan supports Ioreth"
    without = hunters("Riders of Rohan, Aragorn", event="Paths of the Dead")
    assert without.strength("Edoras") == (0, 1 + 1 + 1)
    assert hunters().draws().state.modifiers == ()
