"""The texts of the Elves."""

import pytest

from rules.card_game import GAME
from rules.card_game.events import CorruptionChanged
from tests.rules.card_game.cards.table import Table, bounds, table, works

GREAT = ["Arwen", "Elrond", "Galadriel"]
SMALL = {"witch_king": "Mordor Orcs", "saruman": "Saruman"}
"""Hands that leave a hand of three the larger one."""


@works("F20", "F21", "F22")
@pytest.mark.parametrize("name", GREAT)
def test_the_great_elves_draw_one_when_played(name: str) -> None:
    for place in ("reserve", "Rivendell"):
        t = table(hand=f"{name}, Faramir", top="Boromir", battlegrounds="Rivendell").plays(name, place)
        assert t.hand("aragorn") == "Boromir"


@bounds("F20", "F21", "F22")
@pytest.mark.parametrize("name", GREAT)
def test_they_draw_none_when_moved(name: str) -> None:
    assert table(reserve=name, battlegrounds="Rivendell").moves(name, "Rivendell").hand("aragorn") == ""


@works("F20")
def test_arwen_in_reserve_gives_the_heir_a_defense() -> None:
    assert table(reserve="Arwen", at={"Pelargir": "Aragorn"}).strength("Pelargir") == (0, 1 + 1 + 1)
    assert table(reserve="Arwen", at={"Imladris": "Strider"}).strength("Imladris") == (0, 1 + 2 + 1)


@bounds("F20")
def test_arwen_helps_nobody_else_no_attack_and_only_from_reserve() -> None:
    assert table(reserve="Arwen", at={"Pelargir": "Boromir"}).strength("Pelargir") == (0, 1 + 1)
    assert table(reserve="Arwen", at={"Umbar": "Strider"}).strength("Umbar") == (1, 2)
    assert table(at={"Rivendell": "Arwen", "Pelargir": "Strider"}).strength("Pelargir") == (0, 1 + 1)


@works("F21")
def test_elrond_in_reserve_lets_you_keep_three() -> None:
    assert table(hand="Boromir, Faramir, Legolas", reserve="Elrond", hands=SMALL).may("pass")


@bounds("F21")
def test_elrond_lets_nobody_keep_four_helps_no_other_player_and_not_from_elsewhere() -> None:
    assert not table(hand="Boromir, Faramir, Legolas, Denethor", reserve="Elrond", hands=SMALL).may("pass")
    assert not table(hand="Boromir, Faramir, Legolas", at={"Rivendell": "Elrond"}, hands=SMALL).may("pass")
    assert not table("frodo", hand="Éomer, Gimli, Sting", reserves={"aragorn": "Elrond"}, hands=SMALL).may("pass")


@works("F22")
def test_galadriel_in_reserve_draws_one_more_then_you_cycle_one() -> None:
    t = table(hand="Faramir", reserve="Galadriel").draws()
    assert t.drawn("aragorn") == 3 + 1
    assert t.answers("Faramir").where("Faramir") == "cycle"


@bounds("F22")
def test_galadriel_elsewhere_does_not() -> None:
    t = table(hand="Faramir", at={"Rivendell": "Galadriel"}).draws()
    assert (t.drawn("aragorn"), t.where("Faramir")) == (3, "hand")


@works("F23")
def test_legolas_may_take_his_bow() -> None:
    t = table(hand="Legolas, Faramir").plays("Legolas").answers("Bow of the Galadhrim")
    assert t.where("Bow") == "hand"


@bounds("F23")
def test_legolas_need_not_take_it_and_not_out_of_the_cycle_pile_nor_on_a_move() -> None:
    assert table(hand="Legolas, Faramir").plays("Legolas").answers("no").where("Bow") == "draw"
    assert table(hand="Legolas, Faramir", cycle="Bow").plays("Legolas").where("Bow") == "cycle"
    t = table(reserve="Legolas", battlegrounds="Rivendell").moves("Legolas", "Rivendell")
    assert (t.where("Bow"), t.settled) == ("draw", True)


@works("F24")
def test_who_wields_the_bow_wields_no_other_weapon() -> None:
    facts = {"F14": {"wielders": ["faction:elf"]}}  # no printed Weapon but the Bow fits an Elf
    bow, blade = "Bow of the Galadhrim", "Blade of Westernesse"
    assert not table(hand=bow, reserve=f"Legolas + {blade}", facts=facts).may(f"play {bow} to Legolas")
    assert not table(hand=blade, reserve=f"Legolas + {bow}", facts=facts).may(f"play {blade} to Legolas")


@bounds("F24")
def test_the_bow_goes_with_things_that_are_no_weapons() -> None:
    t = table(hand="Bow, Faramir", reserve="Legolas + Elven Cloak").plays("Bow", "Legolas")
    assert t.reserve("aragorn") == "Legolas + Elven Cloak + Bow of the Galadhrim"


@works("F25")
@pytest.mark.parametrize(("wielder", "item"), [("Legolas", "Bow of the Galadhrim"), ("Sam", "Mithril Coat")])
def test_the_cloak_saves_its_wielder_and_all_items_in_path_combat(wielder: str, item: str) -> None:
    t = table(at={"Caradhras": f"{wielder} + Elven Cloak + {item}"}, tokens={"Caradhras": {"attack": 9}})
    assert t.fights_at("Caradhras").where(wielder, "Elven Cloak", item) == "cycle, cycle, cycle"


@bounds("F25")
def test_the_cloak_saves_nobody_on_a_battleground_or_from_being_forsaken() -> None:
    t = table(at={"Rivendell": "Legolas + Elven Cloak"}, tokens={"Rivendell": {"attack": 9}}).fights_at("Rivendell")
    assert t.where("Legolas", "Elven Cloak") == "eliminated, eliminated"
    t = table(hand="Faramir", reserve="Legolas + Elven Cloak").activates("The Old Forest")
    while "Legolas" not in t.choices:
        t.answers("top")
    assert t.answers("Legolas").where("Legolas", "Elven Cloak") == "eliminated, eliminated"


def lembas(seat: str, place: str = "Imladris", corruption: int = 3) -> Table:
    return table(seat, path="Imladris", at={place: "Frodo + Lembas, Sam, Legolas"}, corruption=corruption)


@works("F26")
def test_the_hobbit_player_eats_lembas_for_each_hobbit_on_the_path() -> None:
    t = lembas("frodo").uses("Lembas")
    assert (t.state.corruption, t.where("Lembas", "Frodo")) == (3 - 2, "eliminated, Imladris")


@bounds("F26")
def test_lembas_is_not_for_its_owner_nor_off_the_path_and_removes_no_more_than_there_is() -> None:
    assert lembas("aragorn").uses_nothing()
    assert lembas("frodo", "Rivendell").uses_nothing()
    t = lembas("frodo", corruption=1).uses("Lembas")
    assert (t.state.corruption, [e.by for e in t.events if isinstance(e, CorruptionChanged)]) == (0, [-1])


@works("F27")
def test_the_mirror_shows_the_top_card_to_its_owner() -> None:
    for more in ({"reserve": "Galadriel + Mirror"}, {"at": {"Rivendell": "Galadriel + Mirror"}}):
        t = table(top="Boromir", **more)
        assert GAME.seen_by(t.state, "aragorn").player("aragorn").top == t.id("Boromir")


@bounds("F27")
def test_the_mirror_shows_nothing_to_others_nor_out_of_hand() -> None:
    t = table(top="Boromir", reserve="Galadriel + Mirror")
    for seat in ("frodo", "witch_king", None):
        assert [p.top for p in GAME.seen_by(t.state, seat).players] == [None] * 4
    assert GAME.seen_by(t.state, "aragorn").player("frodo").top is None
    t = table(hand="Mirror", reserve="Galadriel")
    assert GAME.seen_by(t.state, "aragorn").player("aragorn").top is None


@works("F28")
@pytest.mark.parametrize("place", ["Weathertop", "Rivendell", "Umbar"])
def test_nenya_puts_a_defense_on_the_path_or_a_battleground(place: str) -> None:
    t = table(reserve="Galadriel + F28", battlegrounds="Rivendell, Umbar")
    before = t.strength(place)[1]
    t.uses("F28").answers(place)
    assert (t.strength(place)[1], t.where("F28", "Galadriel")) == (before + 1, "cycle, reserve")


@bounds("F28")
def test_nenya_works_only_while_galadriel_waits() -> None:
    assert table(at={"Rivendell": "Galadriel + F28"}).uses_nothing()


@works("F29")
@pytest.mark.parametrize("hobbit", ["Frodo", "Sam"])
def test_the_phial_shines_on_the_path_before_any_character(hobbit: str) -> None:
    t = table(at={"Caradhras": f"{hobbit} + Phial"}, tokens={"Caradhras": {"attack": 2}})
    assert t.strength("Caradhras") == (2, 2 + 1)
    t.fights_at("Caradhras")
    assert t.state.decks["frodo"].eliminated == t.state.decks["aragorn"].eliminated == ()
    assert t.where(hobbit, "Phial") == "cycle, cycle"


@bounds("F29")
def test_the_phial_in_reserve_or_on_a_battleground_gives_nothing() -> None:
    assert table(at={"Edoras": "Frodo + Phial"}).strength("Edoras") == (0, 1)
    assert table(path="Caradhras", reserves={"frodo": "Frodo + Phial"}).strength("Caradhras") == (0, 0)


@works("F30")
def test_vilya_lets_each_free_peoples_player_draw() -> None:
    t = table(reserve="Elrond + F30").uses("F30")
    assert (t.drawn("aragorn"), t.drawn("frodo"), t.where("F30", "Elrond")) == (1, 1, "cycle, reserve")
    assert table("gandalf", scenario="two-player-duel", reserve="Elrond + F30").uses("F30").size("gandalf") == 2


@bounds("F30")
def test_vilya_lets_no_shadow_player_draw_and_works_only_while_elrond_waits() -> None:
    t = table(reserve="Elrond + F30").uses("F30")
    assert (t.drawn("witch_king"), t.drawn("saruman")) == (0, 0)
    assert table(at={"Rivendell": "Elrond + F30"}).uses_nothing()
