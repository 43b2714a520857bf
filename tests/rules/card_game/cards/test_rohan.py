"""The texts of Rohan."""

import pytest

from tests.rules.card_game.cards.table import Table, bounds, table, works

TOP = "Sting, Riders of Rohan, Gimli, Sam, Village Militia"


@works("F46")
def test_eomer_plays_an_army_out_of_five_cards_and_cycles_the_rest() -> None:
    t = table("frodo", hand="Éomer, Merry", top=TOP, battlegrounds="Edoras").plays("Éomer")
    assert t.choices == {
        f"{a} to {p}" for a in ("Riders of Rohan", "Village Militia") for p in ("Edoras", "reserve")
    } | {"no"}
    t.answers("Riders of Rohan to Edoras")
    assert (t.at("Edoras"), t.hand("frodo")) == ("Riders of Rohan |", "")
    assert t.where("Sting", "Gimli", "Sam", "Village Militia") == "cycle, cycle, cycle, cycle"


@bounds("F46")
def test_eomer_need_not_plays_one_only_and_calls_nobody_on_a_move() -> None:
    t = table("frodo", hand="Éomer, Merry", top=TOP).plays("Éomer").answers("no")
    assert (t.reserve("frodo"), t.where("Riders of Rohan", "Village Militia")) == ("Éomer", "cycle, cycle")
    t = table("frodo", reserve="Éomer", top=TOP, battlegrounds="Edoras").moves("Éomer", "Edoras")
    assert t.where("Sting", "Gimli") == "draw, draw"


@works("F47")
def test_eowyn_on_a_battleground_may_slay_a_nazgul_anywhere_in_play() -> None:
    for more in (
        {"at": {"Edoras": "", "Weathertop": "| Witch-king"}},
        {"at": {"Edoras": ""}, "reserves": {"witch_king": "Witch-king"}},
    ):
        t = table("frodo", hand="Éowyn, Merry", **more).plays("Éowyn", "Edoras").answers("The Witch-king")
        assert t.where("Witch-king") == "eliminated"


@works("F47")
def test_eowyn_in_reserve_may_call_a_friend_back() -> None:
    for friend in ("Merry Brandybuck", "Pippin Took"):
        t = table("frodo", hand="Éowyn, Sting", cycle="Merry, Pippin").plays("Éowyn").answers(friend)
        assert t.hand("frodo") == friend


@bounds("F47")
def test_eowyn_need_not_slays_nobody_else_and_nobody_on_a_move() -> None:
    t = table("frodo", hand="Éowyn, Merry", at={"Edoras": "", "Weathertop": "| Witch-king, Grishnákh"})
    t.plays("Éowyn", "Edoras")
    assert t.choices == {"The Witch-king", "no"}
    assert t.answers("no").where("Witch-king") == "Weathertop"
    t = table("frodo", reserve="Éowyn", at={"Edoras": "", "Weathertop": "| Witch-king"}).moves("Éowyn", "Edoras")
    assert (t.settled, t.where("Witch-king")) == (True, "Weathertop")
    t = table("frodo", hand="Éowyn, Sting", cycle="Merry", battlegrounds="Edoras").plays("Éowyn", "Edoras")
    assert (t.settled, t.where("Merry")) == (True, "cycle")
    t = table("frodo", hand="Éowyn, Sting", cycle="Sam, Gimli").plays("Éowyn")
    assert t.hand("frodo") == ""


@works("F48")
def test_theoden_fights_while_gandalf_is_in_play() -> None:
    for name in ("Gandalf the Grey", "Gandalf the White"):
        assert table(at={"Edoras": "Théoden"}, reserves={"frodo": name}).strength("Edoras") == (0, 1 + 1)
        assert table(at={"Orthanc": "Théoden"}, reserves={"frodo": name}).strength("Orthanc") == (1, 2)


@works("F48")
def test_theoden_plays_a_card_of_rohan_out_of_five() -> None:
    t = table("frodo", hand="Théoden, Merry", top="Shadowfax, Éomer, Gimli, Sam, Pippin", reserve="Gandalf the Grey")
    t.plays("Théoden").answers("Shadowfax to Gandalf the Grey")
    assert (t.where("Shadowfax"), t.where("Éomer", "Gimli")) == ("on Gandalf the Grey", "cycle, cycle")


@bounds("F48")
def test_theoden_alone_has_no_icons_and_plays_no_others() -> None:
    assert table(at={"Edoras": "Théoden"}, hands={"frodo": "Gandalf the Grey"}).strength("Edoras") == (0, 1)
    t = table("frodo", hand="Théoden, Merry", top="Sting, Gimli, Sam, Pippin, Bilbo").plays("Théoden")
    assert t.choices == {"no"}
    t.answers("no")
    assert (t.reserve("frodo"), t.where("Gimli", "Bilbo")) == ("Théoden", "cycle, cycle")


@works("F49")
@pytest.mark.parametrize("place", ["Rivendell", "Umbar"])
def test_shadowfax_bears_gandalf_to_any_battleground(place: str) -> None:
    t = table("frodo", reserve="Gandalf the White + Shadowfax").uses("Shadowfax").answers(place)
    assert t.at(place) == "Gandalf the White + Shadowfax |"
    t = table("frodo", reserve="Gandalf the White + Shadowfax", areas={"shadow": "Moria"}).uses("Shadowfax")
    assert t.answers("Moria").at("Moria") == "Gandalf the White + Shadowfax |"


@bounds("F49")
def test_shadowfax_rests_while_gandalf_fights_and_finds_no_active_battleground() -> None:
    assert table("frodo", at={"Edoras": "Gandalf the White + Shadowfax"}).uses_nothing()
    t = table("frodo", reserve="Gandalf the White + Shadowfax", battlegrounds="Edoras").uses("Shadowfax")
    assert (len(t.choices), "Edoras" in t.choices) == (13, False)


def ride(reserve: str) -> Table:
    at = {"Minas Tirith": "| Mordor Orcs, Black Uruks + Morgul Blade", "Weathertop": "| Commander"}
    t = table("frodo", hand="F50, Merry", reserve=reserve, reserves={"witch_king": "Olog-hai"}, at=at)
    return t.plays("F50", "")


@works("F50")
def test_as_many_of_mordor_fall_as_ride_to_ruin() -> None:
    t = ride("Éomer, Riders of Rohan").answers("Éomer", "Riders of Rohan")
    assert t.asked == "witch_king"
    t.answers("Mordor Orcs", "Black Uruks")
    assert t.where("Éomer", "F43", "S33", "Black Uruks") == ", ".join(["eliminated"] * 4)
    assert t.where("F50") == "eliminated"


@bounds("F50")
def test_others_do_not_ride_and_only_those_on_battlegrounds_fall() -> None:
    t = ride("Éomer, Gimli")
    assert t.choices == {"Éomer", "no"}
    t.answers("Éomer")
    assert t.choices == {"Mordor Orcs", "Black Uruks", "Morgul Blade"}
    t = ride("Éomer").answers("no")
    assert (t.where("Éomer", "Mordor Orcs"), t.settled) == ("reserve, Minas Tirith", True)
