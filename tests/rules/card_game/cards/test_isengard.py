"""The texts of Isengard, with people for the Shadow."""

import pytest

from tests.rules.card_game.cards.table import Table, bounds, table, works


def grima(**more: str) -> Table:
    return table("saruman", reserve="Gríma", **more).uses("Gríma")


@works("S6")
def test_grima_fetches_saruman_or_destroys_a_man_of_rohan() -> None:
    t = grima(at={"Edoras": "Éomer"}).answers("Take Saruman out of the draw deck")
    assert t.where("Gríma", "Saruman", "Éomer") == "eliminated, hand, Edoras"
    t = grima(at={"Edoras": "Éomer"}).answers("Eliminate a Rohan character")
    assert t.where("Gríma", "Saruman", "Éomer") == "eliminated, draw, eliminated"


@bounds("S6")
def test_grima_draws_nothing_and_destroys_no_army_and_nobody_else() -> None:
    t = table("saruman", at={"Edoras": "Éomer | Gríma"})
    assert t.uses_nothing()
    t = grima(at={"Edoras": "Riders of Rohan, Gandalf the White"})
    assert t.where("Saruman", "Riders of Rohan", "Gandalf the White") == "hand, Edoras, Edoras"


@works("S7")
def test_saruman_in_reserve_draws_one_more_and_is_cycled_off_the_top() -> None:
    assert table("saruman", reserve="Saruman").draws().drawn("saruman") == 4 + 1
    t = table("saruman", hand="Uglúk", top="Saruman").activates("The Doors of Durin").answers("yes", "top")
    assert t.where("Saruman") == "cycle"


@bounds("S7")
def test_saruman_elsewhere_draws_no_more_and_out_of_hand_is_eliminated() -> None:
    assert table("saruman", at={"Orthanc": "| Saruman"}).draws().drawn("saruman") == 4
    t = table("saruman", hand="Saruman, Uglúk").activates("The Doors of Durin").answers("yes", "Saruman")
    assert t.where("Saruman") == "eliminated"


@works("S8")
def test_ugluk_leads_to_another_path_of_the_same_number() -> None:
    t = table("saruman", at={"Egladil": "| Uglúk"}).uses("Uglúk").answers("Dimrill Dale")
    assert (t.active, t.where("Uglúk")) == ("Dimrill Dale", "eliminated"), "the old path is fought for first"


@bounds("S8")
def test_ugluk_leads_from_a_path_only_and_not_to_one_that_was_active() -> None:
    assert table("saruman", reserve="Uglúk").uses_nothing()
    t = table("saruman", at={"Egladil": "| Uglúk"}).uses("Uglúk")
    assert t.choices == {"Dimrill Dale", "Lothlórien"}


PALANTIR = {"reserve": "Saruman + Palantír", "top": "S1, S2, S3"}


@works("S9")
def test_the_palantir_sorts_the_top_three_cards() -> None:
    t = table("saruman", **PALANTIR).uses("Palantír").answers("Wolf Riders", "Devilry of Saruman")
    assert t.where("S3", "S1", "S2") == "eliminated, cycle, hand"


@bounds("S9")
def test_the_palantir_looks_once_a_round_and_only_while_saruman_waits() -> None:
    t = table("saruman", **PALANTIR).uses("Palantír").answers("Wolf Riders", "Devilry of Saruman")
    assert t.comes_to("saruman").uses_nothing()
    assert table("saruman", at={"Orthanc": "| Saruman + Palantír"}).uses_nothing()


def short_palantir(**options: str) -> Table:
    return table("saruman", reserve="Saruman + Palantír", top="S1, S2", empty=("saruman",), options=options)


@bounds("S9")
def test_with_fewer_than_three_cards_the_parts_come_in_their_order_or_by_ruling_not_at_all() -> None:
    t = short_palantir().uses("Palantír").answers("Fighting Uruk-hai")
    assert t.where("S2", "S1") == "eliminated, cycle"
    assert short_palantir(short_look="all").uses_nothing()


SMALL = {"frodo": "Sam", "aragorn": "Arwen"}


@works("S10")
def test_sarumans_staff_lets_you_keep_three_anywhere_in_play() -> None:
    for more in ({"reserve": "Saruman + S10"}, {"at": {"Orthanc": "| Saruman + S10"}}):
        assert table("saruman", hand="S1, S2, S3", hands=SMALL, **more).may("pass")


@bounds("S10")
def test_the_staff_lets_nobody_keep_four_and_not_out_of_hand() -> None:
    assert not table("saruman", hand="S1, S2, S3, S4", hands=SMALL, reserve="Saruman + S10").may("pass")
    assert not table("saruman", hand="S1, S2, S10", hands=SMALL, reserve="Saruman").may("pass")


@works("S11")
@pytest.mark.parametrize("place", ["Orthanc", "Edoras", "Amon Hen"])
def test_the_robe_saves_saruman_and_all_he_bears_in_any_combat(place: str) -> None:
    t = table("saruman", at={place: "| Saruman + S10 + Woven"}, tokens={place: {"attack": 9}}).fights_at(place)
    assert t.where("Saruman", "S10", "Woven") == "cycle, cycle, cycle"


@bounds("S11")
def test_the_robe_does_not_save_saruman_from_being_forsaken() -> None:
    t = table("saruman", reserve="Saruman + Woven").activates("The Doors of Durin").answers("yes", "Saruman")
    assert t.where("Saruman", "Woven") == "eliminated, eliminated"


@works("S12")
def test_threats_bring_saruman_to_orthanc() -> None:
    t = table("saruman", hand="Threats, Uglúk", reserve="Saruman", arrived="Saruman").plays("Threats", "")
    assert t.answers("Orthanc").where("Saruman", "Threats") == "Orthanc, eliminated"
    t = table("saruman", hand="Threats, Uglúk", reserve="Saruman", areas={"free": "Orthanc"}).plays("Threats", "")
    assert t.answers("no").active == "Weathertop, Orthanc"


@bounds("S12")
def test_threats_do_nothing_without_saruman_in_reserve_and_he_may_stay() -> None:
    for more in ({}, {"path": "Amon Hen", "at": {"Amon Hen": "| Saruman"}}):
        t = table("saruman", hand="Threats, Uglúk", **more).plays("Threats", "")
        assert ("Orthanc" in t.active, t.where("Threats")) == (False, "eliminated")
    t = table("saruman", hand="Threats, Uglúk", reserve="Saruman").plays("Threats", "").answers("no")
    assert t.where("Saruman") == "reserve"
