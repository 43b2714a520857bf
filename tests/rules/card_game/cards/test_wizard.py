"""The texts of the Wizards and of those who help them."""

import pytest

from tests.rules.card_game.cards.table import Table, bounds, table, works

SMALL = {"witch_king": "Mordor Orcs", "saruman": "Saruman"}


@works("F51")
def test_gandalf_the_grey_leads_to_the_next_path() -> None:
    t = table("frodo", at={"Imladris": "Gandalf the Grey"}).uses("Gandalf").answers("Caradhras")
    assert (t.active, t.where("Gandalf the Grey")) == ("Caradhras", "cycle")


@bounds("F51")
def test_gandalf_the_grey_leads_from_a_path_only_and_from_the_last_nowhere() -> None:
    assert table("frodo", reserve="Gandalf the Grey").uses_nothing()
    assert table("frodo", at={"Rivendell": "Gandalf the Grey"}).uses_nothing()
    assert table("frodo", at={"Morgai": "Gandalf the Grey"}).uses_nothing()


@works("F52")
def test_gandalf_the_white_removes_the_grey_draws_and_is_cycled_off_the_top() -> None:
    for more in ({}, {"reserve": "Gandalf the Grey"}, {"cycle": "Gandalf the Grey"}):
        t = table("frodo", hand="Gandalf the White, Merry", **more).plays("Gandalf the White")
        assert t.where("Gandalf the Grey") == "eliminated"
    assert table("frodo", reserve="Gandalf the White").draws().drawn("frodo") == 3 + 1
    t = table("frodo", hand="Merry", top="Gandalf the White").activates("Caradhras").answers("top")
    assert t.where("Gandalf the White") == "cycle"


@bounds("F52")
def test_gandalf_the_white_does_none_of_it_elsewhere() -> None:
    t = table("frodo", reserve="Gandalf the Grey, Gandalf the White", battlegrounds="Edoras")
    assert t.moves("Gandalf the White", "Edoras").where("Gandalf the Grey") == "reserve"
    assert table("frodo", at={"Edoras": "Gandalf the White"}).draws().drawn("frodo") == 3
    t = table("frodo", hand="Gandalf the White, Merry").activates("Caradhras").answers("Gandalf the White")
    assert t.where("Gandalf the White") == "eliminated"


@works("F53")
@pytest.mark.parametrize("who", ["Gandalf the Grey", "Gandalf the White"])
def test_gwaihir_brings_either_gandalf_back(who: str) -> None:
    assert table("frodo", reserve="Gwaihir", cycle=who).uses("Gwaihir").where("Gwaihir", who) == "cycle, hand"


@bounds("F53")
def test_gwaihir_brings_nobody_else_and_nobody_out_of_the_deck() -> None:
    t = table("frodo", reserve="Gwaihir", cycle="Merry").uses("Gwaihir")
    assert (t.hand("frodo"), t.where("Gandalf the Grey")) == ("", "draw")
    assert table("frodo", at={"Morgai": "Gwaihir"}, cycle="Gandalf the Grey").uses_nothing()


@works("F54")
@pytest.mark.parametrize(
    ("foes", "icons"), [("S4", 0), ("S4, S5", 1), ("S4, S5, Saruman", 1), ("S4, S5, S1, Uglúk", 2)]
)
def test_quickbeam_fights_for_every_two_of_isengard(foes: str, icons: int) -> None:
    with_him = table(at={"Helm's Deep": f"Quickbeam | {foes}"}).strength("Helm's Deep")[1]
    assert with_him == 2 + icons
    with_him = table(at={"Orthanc": f"Quickbeam | {foes}"}).strength("Orthanc")[0]
    assert with_him == icons


@bounds("F54")
def test_quickbeam_counts_no_items_and_no_others_and_gains_nothing_on_a_path() -> None:
    assert table(at={"Orthanc": "Quickbeam | Saruman + Saruman's Staff"}).strength("Orthanc")[0] == 0
    assert table(at={"Lórien": "Quickbeam | S13, S14"}).strength("Lórien")[1] == 2
    assert table(at={"Amon Hen": "Quickbeam | Saruman, Uglúk"}).strength("Amon Hen")[1] == 1


@works("F55")
def test_smeagol_leads_on_for_a_corruption_and_survives_path_combat() -> None:
    t = table("frodo", at={"Osgiliath": "Sméagol"}).uses("Sméagol").answers("Cirith Ungol", "no")
    assert (t.active, t.state.corruption, t.where("Sméagol")) == ("Cirith Ungol", 1, "cycle")
    t = table(at={"Osgiliath": "Sméagol"}, tokens={"Osgiliath": {"attack": 5}}).fights_at("Osgiliath")
    assert t.where("Sméagol") == "cycle"


@bounds("F55")
def test_smeagol_in_reserve_leads_nowhere_and_is_not_spared_otherwise() -> None:
    assert table("frodo", reserve="Sméagol").uses_nothing()
    assert table("frodo", reserve="Sméagol").activates("Caradhras").answers("Sméagol").where("Sméagol") == "eliminated"


@works("F56")
def test_treebeard_fights_harder_at_orthanc_and_breaks_an_army_of_isengard() -> None:
    assert table(at={"Orthanc": "Treebeard"}).strength("Orthanc") == (1 + 1, 2)
    t = table("frodo", hand="Treebeard, Merry", at={"Edoras": "| S4"}, reserves={"saruman": "Wolf Riders"})
    t.plays("Treebeard", "Edoras")
    assert (t.asked, t.choices) == ("saruman", {"White Hand Orcs", "Wolf Riders"})
    assert t.answers("Wolf Riders").where("Wolf Riders", "S4") == "eliminated, Edoras"
    t = table("frodo", reserve="Treebeard", at={"Edoras": "| S4"}).moves("Treebeard", "Edoras")
    assert t.where("S4") == "eliminated"


@bounds("F56")
def test_treebeard_spares_characters_other_factions_and_everybody_elsewhere() -> None:
    t = table("frodo", hand="Treebeard, Merry", at={"Edoras": "| Uglúk"}, reserves={"saruman": "S13, Saruman"})
    t.plays("Treebeard", "Edoras")
    assert (t.where("Uglúk", "S13", "Saruman"), t.settled) == ("Edoras, reserve, reserve", True)
    for to, path in (("reserve", "Amon Hen"), ("Amon Hen", "Amon Hen")):
        t = table("frodo", hand="Treebeard, Merry", path=path, at={"Edoras": "| S4"}).plays("Treebeard", to)
        assert t.where("S4") == "Edoras"
    assert table(at={"Edoras": "Treebeard"}).strength("Edoras") == (0, 1 + 1)


@works("F57")
def test_the_draught_brings_two_hobbits_back() -> None:
    for more in ({"reserve": "Treebeard + Ent-draught"}, {"at": {"Amon Hen": "Quickbeam + Ent-draught"}}):
        t = table("frodo", cycle="Merry, Pippin, Gimli", **more).uses("Ent-draught").answers("Pippin Took")
        assert (t.where("Merry", "Pippin", "Gimli"), t.where("Ent-draught")) == ("hand, hand, cycle", "eliminated")


@bounds("F57")
def test_the_draught_brings_no_third_and_as_many_as_there_are() -> None:
    t = table("frodo", cycle="Merry, Pippin, Sam", reserve="Treebeard + Ent-draught").uses("Ent-draught")
    assert t.answers("Merry", "Sam").where("Merry", "Pippin", "Sam") == "hand, cycle, hand"
    t = table("frodo", cycle="Merry, Gimli", reserve="Treebeard + Ent-draught").uses("Ent-draught")
    assert t.hand("frodo") == "Merry Brandybuck"


@works("F58")
def test_gandalfs_staff_lets_you_keep_three_anywhere_in_play() -> None:
    for more in ({"reserve": "Gandalf the Grey + F58"}, {"at": {"Imladris": "Gandalf the Grey + F58"}}):
        assert table("frodo", hand="Merry, Sam, Sting", hands=SMALL, **more).may("pass")


@bounds("F58")
def test_the_staff_lets_nobody_keep_four_and_not_out_of_hand() -> None:
    assert not table("frodo", hand="Merry, Sam, Sting, Gimli", hands=SMALL, reserve="Gandalf the Grey + F58").may(
        "pass"
    )
    assert not table("frodo", hand="Merry, Sam, F58", hands=SMALL, reserve="Gandalf the Grey").may("pass")


def narya(shadow: dict[str, str], **more: str) -> Table:
    return table("frodo", reserve="Gandalf the White + F60", hands=shadow, **more)


@works("F60")
def test_narya_makes_each_shadow_player_cycle_a_card() -> None:
    t = narya({"witch_king": "Commander, Hunter", "saruman": "Uglúk"}).uses("F60").answers("The Hunter")
    assert t.where("Commander", "Hunter", "Uglúk") == "hand, cycle, cycle"
    assert t.where("F60", "Gandalf the White") == "cycle, reserve"


@bounds("F60")
def test_narya_spares_the_free_peoples_and_works_only_while_gandalf_waits() -> None:
    t = narya({"witch_king": "Commander", "saruman": "Uglúk", "aragorn": "Boromir"}, hand="Merry").uses("F60")
    assert t.where("Merry", "Boromir") == "hand, hand"
    assert table("frodo", at={"Edoras": "Gandalf the White + F60"}).uses_nothing()
