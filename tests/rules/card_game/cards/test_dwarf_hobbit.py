"""The texts of Dwarves and Hobbits."""

import pytest

from tests.rules.card_game.cards.table import Table, bounds, table, works

BLADE, COAT = "Blade of Westernesse", "Mithril Coat"


def lost(name: str, item: str, place: str = "Caradhras") -> str:
    """Where a card and its item are after a combat in which the card is lost."""
    t = table("frodo", path="Caradhras", at={place: f"{name} + {item}"}, tokens={place: {"attack": 9}})
    return t.fights_at(place).where(name, item)


def forsaken(name: str, item: str) -> str:
    """Where a card and its item are after the card was forsaken out of reserve."""
    return table("frodo", reserve=f"{name} + {item}", hands={"aragorn": "Legolas"}).activates("Caradhras").answers(
        name
    ).where(name, item)  # fmt: skip


def forsaken_from_hand(name: str) -> str:
    return table("frodo", hand=f"{name}, Gimli").activates("Caradhras").answers(name).where(name)


@works("F31")
def test_gimli_may_take_his_axe_out_of_the_cycle_pile() -> None:
    t = table("frodo", hand="Gimli, Éomer", cycle="Dwarven Axe").plays("Gimli").answers("Dwarven Axe")
    assert t.where("Dwarven Axe") == "hand"


@bounds("F31")
def test_gimli_need_not_and_finds_no_axe_in_the_draw_deck_nor_on_a_move() -> None:
    t = table("frodo", hand="Gimli, Éomer", cycle="Dwarven Axe").plays("Gimli").answers("no")
    assert t.where("Dwarven Axe") == "cycle"
    assert table("frodo", hand="Gimli, Éomer", cycle="Sting").plays("Gimli").where("Dwarven Axe") == "draw"
    t = table("frodo", reserve="Gimli", cycle="Dwarven Axe", path="Imladris").moves("Gimli", "Imladris")
    assert (t.where("Dwarven Axe"), t.settled) == ("cycle", True)


@works("F33")
def test_bilbo_is_cycled_with_his_items_whatever_happens() -> None:
    t = table(at={"Imladris": "Bilbo + Elven Cloak"}, tokens={"Imladris": {"attack": 9}}).fights_at("Imladris")
    assert t.where("Bilbo", "Elven Cloak") == "cycle, cycle"
    assert lost("Bilbo", BLADE, "Edoras") == "cycle, cycle"
    assert forsaken("Bilbo", BLADE) == "cycle, cycle"
    assert forsaken_from_hand("Bilbo") == "cycle"


@works("F33")
def test_bilbo_in_reserve_cycles_to_draw_two() -> None:
    t = table("frodo", reserve="Bilbo").uses("Bilbo")
    assert (t.where("Bilbo"), t.size("frodo")) == ("cycle", 2)


@bounds("F33")
def test_bilbo_on_a_path_draws_nothing() -> None:
    assert table("frodo", at={"Imladris": "Bilbo"}).uses_nothing()


@works("F34")
def test_fatty_is_cycled_when_forsaken_from_reserve_and_eliminated_to_draw_three() -> None:
    assert forsaken("Fatty", BLADE) == "cycle, cycle"
    t = table("frodo", reserve="Fatty").uses("Fatty")
    assert (t.where("Fatty"), t.size("frodo")) == ("eliminated", 3)


@bounds("F34")
def test_fatty_forsaken_out_of_hand_is_eliminated_and_he_draws_in_reserve_only() -> None:
    assert table("frodo", at={"Edoras": "Fatty"}).uses_nothing()
    assert forsaken_from_hand("Fatty") == "eliminated"


@works("F35")
def test_frodo_is_cycled_whatever_happens() -> None:
    assert lost("Frodo", COAT).startswith("cycle")
    assert forsaken("Frodo", COAT).startswith("cycle")
    assert forsaken_from_hand("Frodo") == "cycle"


@bounds("F35")
def test_what_frodo_carries_is_eliminated_all_the_same() -> None:
    assert lost("Frodo", COAT) == "cycle, eliminated"
    assert forsaken("Frodo", COAT) == "cycle, eliminated"


FRIENDS = [("Merry", "Edoras", "Riders of Rohan", "Pelargir"), ("Pippin", "Pelargir", "Soldiers of Gondor", "Edoras")]


@works("F36", "F37")
@pytest.mark.parametrize(("name", "home", "army", "other"), FRIENDS)
def test_merry_and_pippin_serve_where_their_lords_armies_support_them(
    name: str, home: str, army: str, other: str
) -> None:
    assert table("frodo", hand=f"{name}, Gimli", battlegrounds=home).plays(name, home).where(name) == home
    assert table("frodo", reserve=name, battlegrounds=home).moves(name, home).where(name) == home
    assert table(at={home: f"{army}, {name}"}).strength(home) == (0, 1 + 1 + 1)
    assert lost(name, BLADE) == "cycle, cycle"


@bounds("F36", "F37")
@pytest.mark.parametrize(("name", "home", "army", "other"), FRIENDS)
def test_merry_and_pippin_go_to_no_other_battleground_and_alone_lead_nobody(
    name: str, home: str, army: str, other: str
) -> None:
    t = table("frodo", reserve=name, battlegrounds=f"{other}, Rivendell, Umbar", path="Imladris")
    assert t.options("move") == [f"move {t.name(t.id(name))} to Imladris"]
    assert table(at={home: name}).strength(home) == (0, 1)
    assert lost(name, BLADE, home) == "eliminated, eliminated"
    assert forsaken(name, BLADE) == "eliminated, eliminated"


@bounds("F36", "F37")
@pytest.mark.parametrize(("name", "home", "army", "other"), FRIENDS)
def test_by_ruling_they_go_only_where_an_army_stands(name: str, home: str, army: str, other: str) -> None:
    options = {"merry": "army"}
    t = table("frodo", reserve=name, at={home: army}, options=options)
    assert t.moves(name, home).where(name) == home
    t = table("frodo", reserve=name, at={home: ""}, options=options)
    assert not [o for o in t.options("move") if o.endswith(home)]


@works("F38")
def test_sam_cycles_to_put_a_defense_on_the_path() -> None:
    t = table("frodo", path="Caradhras", reserve=f"Sam + {COAT}").uses("Sam")
    assert (t.strength("Caradhras"), t.where("Sam", COAT)) == ((0, 1), "cycle, cycle")


@bounds("F38")
def test_sam_on_the_path_does_not() -> None:
    assert table("frodo", at={"Caradhras": "Sam"}).uses_nothing()


@works("F39")
@pytest.mark.parametrize("more", [{"reserve": "Sam + Herbs"}, {"at": {"Caradhras": "Frodo + Herbs"}}])
def test_the_stew_brings_a_hobbit_back_and_draws_one_anywhere_in_play(more: dict[str, str]) -> None:
    t = table("frodo", cycle="Merry, Gimli", **more).uses("Herbs")
    assert (t.where("Merry", "Herbs"), t.size("frodo")) == ("hand, eliminated", 1 + 1)


@bounds("F39")
def test_the_stew_brings_back_neither_a_dwarf_nor_a_hobbits_item() -> None:
    t = table("frodo", cycle=f"Gimli, {COAT}", reserve="Sam + Herbs").uses("Herbs")
    assert (t.where("Gimli", COAT), t.size("frodo")) == ("cycle, cycle", 1)


def sting(free: str, shadow: str) -> tuple[int, int]:
    return table(at={"Caradhras": f"{free} | {shadow}"}).strength("Caradhras")


@works("F41")
def test_sting_gives_the_path_a_defense_against_monsters() -> None:
    assert sting("Frodo + Sting", "Cave-troll") == (1, 1 + 1)
    t = table(at={"Caradhras": "Frodo + Sting | Cave-troll"}).fights_at("Caradhras")
    assert t.where("Frodo", "Sting") == "cycle, cycle"


@bounds("F41")
def test_sting_gives_no_second_one_and_none_against_others() -> None:
    assert sting("Frodo + Sting", "Cave-troll, Hill-troll") == (2, 1 + 1)
    assert sting("Frodo + Sting", "Witch-king") == (2, 1)
    assert sting("Frodo + Sting", "") == (0, 1)
    assert table(at={"Lórien": "Frodo + Sting | Cave-troll"}).strength("Lórien") == (1, 2)
    assert table(path="Caradhras", at={"Caradhras": "| Cave-troll"}, reserve="Frodo + Sting").strength("Caradhras") == (
        1,
        0,
    )


def another_way(**more: str) -> Table:
    return table("frodo", hand="There is Another Way, Gimli", path="Caradhras", **more).plays(
        "There is Another Way", ""
    )


@works("F42")
def test_there_is_another_way_with_a_defense_on_it() -> None:
    t = another_way().answers("Khazad-dûm")
    assert (t.active, t.strength("Khazad-dûm")) == ("Khazad-dûm", (0, 1))
    assert t.state.areas["free"] == (t.id("Caradhras"),), "combat on the old path came first"


@bounds("F42")
def test_the_other_way_has_the_same_number() -> None:
    assert another_way().choices == {"Khazad-dûm", "The Doors of Durin"}
