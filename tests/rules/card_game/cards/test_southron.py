"""The texts of the Southrons, with people for the Shadow."""

import pytest

from rules.card_game.events import BattlegroundsShuffled
from tests.rules.card_game.cards.table import bounds, table, works

RAIDS = [
    ("Coastal Raiders", "Dol Amroth"),
    ("Corsairs of Umbar", "Umbar"),
    ("Haradrim Regulars", "Harad"),
    ("Haradrim Cavalry", "Minas Tirith"),
    ("The Black Fleet", "Pelargir"),
]
BONUSES = [("Coastal Raiders", "Dol Amroth"), ("Haradrim Cavalry", "Minas Tirith"), ("The Black Fleet", "Pelargir")]


@works("S24", "S25", "S27", "S28", "S29")
@pytest.mark.parametrize(("army", "place"), RAIDS)
def test_an_army_in_reserve_is_given_up_to_activate_its_battleground(army: str, place: str) -> None:
    t = table("saruman", reserve=army, arrived=army).uses(army)
    assert (t.active, t.where(army)) == (f"Weathertop, {place}", "eliminated")
    assert any(isinstance(e, BattlegroundsShuffled) for e in t.events), "a deck that was searched is shuffled"


@bounds("S24", "S25", "S27", "S28", "S29")
@pytest.mark.parametrize(("army", "place"), RAIDS)
def test_not_if_that_is_not_in_its_deck_and_not_from_elsewhere(army: str, place: str) -> None:
    assert table("saruman", reserve=army, areas={"free": place}).uses_nothing()
    assert table("saruman", reserve=army, battlegrounds=place).uses_nothing()
    assert table("saruman", at={"Morannon": f"| {army}"}).uses_nothing()
    t = table("saruman", reserve=army)
    assert [t.text(o) for q in t.questions for o in q.options if o.kind == "use"] == [f"use {t.name(t.id(army))}"]


@works("S24", "S28", "S29")
@pytest.mark.parametrize(("army", "place"), BONUSES)
def test_three_attack_their_battleground_harder(army: str, place: str) -> None:
    assert table(at={place: f"| {army}"}).strength(place)[0] == 1 + 1


@bounds("S24", "S28", "S29")
@pytest.mark.parametrize(("army", "place"), BONUSES)
def test_and_no_other(army: str, place: str) -> None:
    for other in {"Dol Amroth", "Minas Tirith", "Pelargir"} - {place}:
        assert table(at={other: f"| {army}"}).strength(other)[0] == 1
    assert table(at={"Umbar": f"| {army}"}).strength("Umbar")[1] == 2 + 1


@works("S30")
@pytest.mark.parametrize("place", ["Harad", "Umbar", "Morannon"])
def test_the_black_serpent_is_given_up_to_bring_a_southron_battleground_back(place: str) -> None:
    t = table("saruman", reserve="Black Serpent", areas={"free": place}).uses("Black Serpent")
    assert place in t.active
    assert (t.where("Black Serpent"), t.state.battlegrounds[0].bare) == ("eliminated", True)


@bounds("S30")
def test_the_serpent_brings_none_out_of_a_deck_and_no_other() -> None:
    assert table("saruman", reserve="Black Serpent").uses_nothing()
    assert table("saruman", reserve="Black Serpent", areas={"free": "Orthanc", "shadow": "Pelargir"}).uses_nothing()
    assert table("saruman", at={"Umbar": "| Black Serpent"}, areas={"free": "Harad"}).uses_nothing()
