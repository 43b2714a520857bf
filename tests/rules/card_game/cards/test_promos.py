"""The texts of the promotional cards."""

import pytest

from tests.rules.card_game.cards.table import bounds, table, works


@works("F61")
@pytest.mark.parametrize("place", ["Pelargir", "Umbar"])
def test_ioreth_and_another_are_cycled_after_battleground_combat(place: str) -> None:
    army = "F4" if place == "Pelargir" else "F2"
    t = table(at={place: f"Ioreth, {army}, Boromir + Bow of the Galadhrim"}, tokens={place: {"attack": 9}})
    t.fights_at(place).answers("Boromir")
    assert t.where("Ioreth", "Boromir", "Bow", army) == "cycle, cycle, eliminated, eliminated"


@bounds("F61")
def test_ioreth_saves_no_wizard_no_army_no_second_one_and_need_not() -> None:
    at = {"Pelargir": "Ioreth, F4, Boromir, Strider, Gandalf the White"}
    tokens = {"Pelargir": {"attack": 20}}
    t = table(at=at, tokens=tokens).fights_at("Pelargir")
    assert t.choices == {"Boromir", "Strider", "no"}
    assert t.answers("Strider").where("Ioreth", "Strider", "Boromir") == "cycle, cycle, eliminated"
    t = table(at=at, tokens=tokens).fights_at("Pelargir").answers("no")
    assert t.where("Ioreth", "Strider", "Boromir") == "eliminated, eliminated, eliminated"
    t = table(at={"Pelargir": "Ioreth, F4, Boromir"}).fights_at("Pelargir")
    assert t.where("Ioreth", "Boromir") == "cycle, cycle", "nobody was to be eliminated"


@works("F62")
def test_ghan_shows_rohan_the_way_to_minas_tirith() -> None:
    hand, more = "Riders of Rohan, Éomer", {"battlegrounds": "Minas Tirith"}
    t = table("frodo", hand=hand, reserve="F62, Village Militia", **more)
    assert t.may(
        "play Riders of Rohan to Minas Tirith", "play Éomer to Minas Tirith", "move Village Militia to Minas Tirith"
    )


@bounds("F62")
def test_ghan_shows_nobody_else_no_other_way_and_only_from_reserve() -> None:
    t = table("frodo", hand="Éomer, Gimli", reserve="F62", battlegrounds="Minas Tirith, Pelargir")
    assert not t.may("play Gimli to Minas Tirith")
    assert not t.may("play Éomer to Pelargir")
    t = table("frodo", hand="Éomer", at={"Edoras": "F62", "Minas Tirith": ""})
    assert not t.may("play Éomer to Minas Tirith")


@works("PS1")
def test_the_whip_draws_one_when_played() -> None:
    t = table("saruman", hand="Whip, S1", reserve="Balrog", top="Uglúk").plays("Whip", "Balrog")
    assert t.hand("saruman") == "Uglúk"


@bounds("PS1")
def test_the_whip_is_the_balrogs_alone() -> None:
    t = table("saruman", hand="Whip", reserve="Balrog, Saruman, Shelob")
    assert t.options("play") == ["play Whip of Many Thongs to Balrog of Moria"]


@works("PS2")
def test_gothmog_removes_the_witch_king_wherever_he_is() -> None:
    for more in ({}, {"reserve": "Witch-king"}, {"at": {"Weathertop": "| Witch-king"}}):
        t = table("witch_king", hand="Gothmog, S38", **more).plays("Gothmog")
        assert t.where("Witch-king") == "eliminated"


@bounds("PS2")
def test_gothmog_removes_nobody_on_a_move_and_no_other_rider() -> None:
    t = table("witch_king", reserve="Gothmog, Witch-king", battlegrounds="Morannon").moves("Gothmog", "Morannon")
    assert t.where("Witch-king") == "reserve"
    assert table("witch_king", hand="Gothmog, S38", reserve="Hunter").plays("Gothmog").where("Hunter") == "reserve"
