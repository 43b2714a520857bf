"""The texts of the Monstrous, with people for the Shadow."""

import pytest

from tests.rules.card_game.cards.table import bounds, table, works

HANDS = {"frodo": "Merry", "aragorn": "Arwen"}


@works("S15", "S23")
@pytest.mark.parametrize(
    ("name", "path", "ground"), [("Balrog", "Caradhras", "Moria"), ("Shelob", "Osgiliath", "Moria")]
)
def test_the_great_terrors_make_each_of_the_free_peoples_forsake_on_arrival(name: str, path: str, ground: str) -> None:
    for to in (path, ground):
        t = table("saruman", hand=f"{name}, Uglúk", hands=HANDS, path=path, battlegrounds=ground).plays(name, to)
        assert t.answers("Merry", "Arwen").where("Merry", "Arwen") == "eliminated, eliminated"
        t = table("saruman", reserve=name, hands=HANDS, path=path, battlegrounds=ground).moves(name, to)
        assert t.answers("Merry", "Arwen").where("Merry", "Arwen") == "eliminated, eliminated"


@bounds("S15", "S23")
@pytest.mark.parametrize("name", ["Balrog", "Shelob"])
def test_in_reserve_they_frighten_nobody(name: str) -> None:
    t = table("saruman", hand=f"{name}, Uglúk", hands=HANDS).plays(name)
    assert (t.where("Merry", "Arwen"), t.settled) == ("hand, hand", True)


HAUNTS = [
    ("Balrog", "Khazad-dûm", 2, "Caradhras"),
    ("Candles", "Dead Marshes", 1, "Amon Hen"),
    ("Shelob", "Shelob's Lair", 1, "Morgai"),
]


@works("S15", "S17", "S23")
@pytest.mark.parametrize(("name", "haunt", "icons", "other"), HAUNTS)
def test_some_are_stronger_on_their_own_path(name: str, haunt: str, icons: int, other: str) -> None:
    assert table(at={haunt: f"| {name}"}).strength(haunt)[0] == icons + 1


@bounds("S15", "S17", "S23")
@pytest.mark.parametrize(("name", "haunt", "icons", "other"), HAUNTS)
def test_and_not_on_another(name: str, haunt: str, icons: int, other: str) -> None:
    assert table(at={other: f"| {name}"}).strength(other)[0] == icons


SACRIFICES = ["Barrow-wights", "Candles", "Caradhras the Cruel", "Cave-troll", "Hill-troll"]


@works("S16", "S17", "S18", "S19", "S22")
@pytest.mark.parametrize("name", SACRIFICES)
def test_a_sacrifice_in_reserve_makes_each_of_the_free_peoples_forsake(name: str) -> None:
    t = table("saruman", reserve=name, hands=HANDS).uses(name).answers("Merry", "top")
    assert t.where(name, "Merry", "Arwen") == "eliminated, eliminated, hand"
    assert t.count("aragorn", "eliminated") == 1


@bounds("S16", "S17", "S18", "S19", "S22")
@pytest.mark.parametrize("name", SACRIFICES)
def test_a_sacrifice_is_made_in_reserve_only_and_costs_the_shadow_nothing_else(name: str) -> None:
    assert table("saruman", at={"Moria": f"| {name}"}).uses_nothing()
    assert table("saruman", hand=name).uses_nothing()
    t = table("saruman", hand="Uglúk", reserve=name, hands=HANDS | {"witch_king": "Commander"}).uses(name)
    t.answers("Merry", "Arwen")
    assert t.where("Uglúk", "Commander") == "hand, hand"


@works("S18")
def test_the_cruel_mountain_played_on_caradhras_turns_them_to_another_path() -> None:
    t = table("saruman", hand="Caradhras the Cruel, Uglúk", path="Caradhras").plays("S18", "Caradhras")
    assert t.answers("Khazad-dûm").active == "Khazad-dûm"
    assert t.where("S18") == "eliminated"


@bounds("S18")
def test_it_turns_nobody_on_a_move_or_from_another_path() -> None:
    t = table("saruman", reserve="S18", path="Caradhras").moves("S18", "P4-1")
    assert (t.active, t.settled) == ("Caradhras", True)
    t = table("saruman", hand="S18, Uglúk", path="Khazad-dûm").plays("S18", "Khazad-dûm")
    assert (t.active, t.settled) == ("Khazad-dûm", True)


@works("S20", "S21")
@pytest.mark.parametrize("name", ["Flocks of Crebain", "Gollum"])
def test_spies_lead_to_another_path_of_the_same_number(name: str) -> None:
    t = table("saruman", at={"Osgiliath": f"| {name}"}).uses(name).answers("The Cross-roads")
    assert t.active == "The Cross-roads"


@bounds("S20", "S21")
@pytest.mark.parametrize("name", ["Flocks of Crebain", "Gollum"])
def test_spies_lead_from_a_path_only_and_to_no_other_number(name: str) -> None:
    assert table("saruman", reserve=name).uses_nothing()
    t = table("saruman", at={"Osgiliath": f"| {name}"}).uses(name)
    assert t.choices == {"The Cross-roads", "Henneth Annûn"}


@works("S21")
def test_gollum_is_cycled_after_path_combat() -> None:
    assert table(at={"Osgiliath": "| Gollum"}).fights_at("Osgiliath").where("Gollum") == "cycle"


@bounds("S21")
def test_gollum_is_not_spared_on_a_battleground_or_when_forsaken() -> None:
    assert table(at={"Lórien": "| Gollum"}).fights_at("Lórien").where("Gollum") == "eliminated"
    t = table("saruman", reserve="Gollum").activates("The Doors of Durin").answers("yes", "Gollum")
    assert t.where("Gollum") == "eliminated"
