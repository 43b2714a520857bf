"""Hard cases of the base rules that rest on single cards, named after their ids."""

import pytest

from rules.card_game.agenda import Location
from tests.rules.card_game.kit import table

PEOPLE = {"shadow": "people"}


@pytest.mark.rule("Forsake")
def test_B12_frodo_forsaken_cycles_and_his_coat_is_eliminated() -> None:
    t = table(hand={"frodo": "Gimli"}, reserve={"frodo": "Frodo + Mithril Coat"})
    t.plays("Gimli").forsakes("Frodo")
    assert (t.cycled("frodo"), t.eliminated("frodo")) == ("Frodo Baggins", "Mithril Coat")


@pytest.mark.rule("When played or moved")
def test_B31_the_balrog_frightens_on_arriving_at_a_path_and_not_in_reserve() -> None:
    hands = {"frodo": "Gimli, Sam, Frodo", "aragorn": "Arwen, Lembas, Legolas", "saruman": "Balrog, Shelob, Uglúk"}
    t = table(turn="saruman", path="Khazad-dûm", options=PEOPLE, hand=hands)
    t.plays("Balrog of Moria").cycles("Shelob")
    assert (t.count("frodo", "eliminated"), t.asked) == (0, "frodo")
    moved = table(
        turn="saruman", path="Khazad-dûm", options=PEOPLE, reserve={"saruman": "Balrog"}, hand=hands_of(hands)
    )
    moved.moves("Balrog of Moria", to="Khazad-dûm").forsakes("Gimli").forsakes("Arwen")
    assert (moved.eliminated("frodo"), moved.eliminated("aragorn")) == ("Gimli", "Arwen")


def hands_of(hands: dict[str, str]) -> dict[str, str]:
    return {seat: cards for seat, cards in hands.items() if seat != "saruman"}


@pytest.mark.rule("Removing corruption")
@pytest.mark.parametrize(("corruption", "left"), [(0, 0), (1, 0), (5, 3)])
def test_B35_lembas_removes_as_much_corruption_as_there_is(corruption: int, left: int) -> None:
    t = table(at={"Weathertop": "Frodo + Lembas, Sam | "}, changes={"corruption": corruption}).uses("Lembas")
    assert (t.state.corruption, t.eliminated("aragorn")) == (left, "Lembas")


@pytest.mark.rule("Destinations")
@pytest.mark.parametrize(("ruling", "army", "goes"), [("free", "", True), ("army", "", False), ("army", "F43", True)])
def test_B42_merry_goes_to_a_rohan_battleground_as_the_table_rules(ruling: str, army: str, goes: bool) -> None:
    t = table(at={"Edoras": f"{army} |"}, hand={"frodo": "Merry, Sam"}, options={"merry": ruling})
    assert ("play Merry Brandybuck to Edoras" in t.options()) is goes


@pytest.mark.rule("Destinations")
def test_B43_the_mouth_of_sauron_shuns_the_path_while_a_shadow_battleground_is_active() -> None:
    hand = {"witch_king": "Mouth of Sauron, Mordor Orcs"}
    free = table(turn="witch_king", path="Osgiliath", battlegrounds="Lórien", hand=hand, options=PEOPLE)
    assert "play Mouth of Sauron to Osgiliath" in free.options()
    barred = table(turn="witch_king", path="Osgiliath", battlegrounds="Lórien, Morannon", hand=hand, options=PEOPLE)
    assert [o for o in barred.options("play") if "Mouth" in o] == [
        "play Mouth of Sauron to Lórien",
        "play Mouth of Sauron to Morannon",
        "play Mouth of Sauron to reserve",
    ]


@pytest.mark.rule("Special cases")
def test_B45_the_palantir_does_its_parts_with_the_cards_there_are_or_not_at_all() -> None:
    reserve = {"saruman": "Saruman + Palantír of Orthanc"}
    short = {"turn": "saruman", "reserve": reserve, "draw": {"saruman": "Shelob, Uglúk"}, "empty": ("saruman",)}
    t = table(options=PEOPLE, **short).uses("Palantír of Orthanc").picks("Shelob")
    assert "Shelob" in t.eliminated("saruman")
    assert (t.cycled("saruman"), t.hand("saruman")) == ("Uglúk", "")
    assert table(options={**PEOPLE, "short_look": "all"}, **short).options("use") == []


@pytest.mark.rule("Special cases")
def test_the_palantir_eliminates_one_cycles_one_and_keeps_one() -> None:
    t = table(
        turn="saruman",
        options=PEOPLE,
        reserve={"saruman": "Saruman + Palantír of Orthanc"},
        draw={"saruman": "Shelob, Uglúk, Gollum"},
    )
    t.uses("Palantír of Orthanc").picks("Gollum").picks("Uglúk")
    assert (t.eliminated("saruman"), t.cycled("saruman"), t.hand("saruman")) == ("Gollum", "Uglúk", "Shelob")


@pytest.mark.rule("Activating battlegrounds")
@pytest.mark.parametrize(("ruling", "left"), [("always", 0), ("taken", 1)])
def test_B46_orthanc_recycles_without_saruman_as_the_table_rules(ruling: str, left: int) -> None:
    t = table(
        path=None,
        agenda=(Location(),),
        options={**PEOPLE, "orthanc": ruling},
        cycle={"saruman": "Shelob"},
        eliminated={"saruman": "Saruman"},
        changes={"path_number": 4, "starting": 1, "battleground_decks": {"free": (), "shadow": ("SS6",)}},
    ).runs()
    assert t.count("saruman", "cycle") == left


@pytest.mark.rule("Cycle")
def test_whoever_must_cycle_with_an_empty_hand_forsakes_instead() -> None:
    t = table(
        turn="witch_king",
        options=PEOPLE,
        reserve={"witch_king": "The Beguiler", "frodo": "Gimli"},
        hand={"aragorn": "Arwen"},
    )
    t.uses("The Beguiler")
    assert t.options() == ["forsake Gimli", "forsake top"]
    t.forsakes("Gimli")
    assert (t.eliminated("frodo"), t.cycled("aragorn")) == ("Gimli", "Arwen")


@pytest.mark.rule("Forsake")
def test_hand_reserve_items_and_the_unseen_top_may_be_forsaken_but_no_card_on_a_site() -> None:
    t = table(
        turn="witch_king",
        options=PEOPLE,
        at={"Weathertop": "Gimli |"},
        reserve={"witch_king": "The Reaver", "frodo": "Sam + Elven Cloak"},
        hand={"frodo": "Merry"},
    ).uses("The Reaver")
    assert t.options() == ["forsake Merry Brandybuck", "forsake Sam Gamgee", "forsake Elven Cloak", "forsake top"]
    t.forsakes("Elven Cloak")
    assert t.reserve("frodo") == "Sam Gamgee"
    assert "Elven Cloak" in t.eliminated("aragorn")


@pytest.mark.rule("Against the Shadow, Forsake")
@pytest.mark.parametrize(("ruling", "cycled"), [("with", "Saruman's Staff, Saruman"), ("alone", "Saruman's Staff")])
def test_a_bot_forsakes_a_wielder_with_its_items_or_the_item_alone(ruling: str, cycled: str) -> None:
    t = table(
        path=None,
        agenda=(Location(at="path"),),
        options={"bot_items": ruling},
        reserve={"saruman": "Saruman + Saruman's Staff"},
        changes={"path_number": 3, "paths": ("P4-3-coop",)},
    ).runs()
    assert t.cycled("saruman") == cycled
    assert t.state.path is not None
    assert t.state.path.attack == 1


@pytest.mark.rule("What is the carryover limit")
@pytest.mark.parametrize(("ruling", "kept"), [("keep", 3), ("cycle", 2)])
def test_A29_a_hand_above_its_limit_at_the_end_is_kept_unless_the_table_rules_otherwise(ruling: str, kept: int) -> None:
    t = table(
        "three-player-duel",
        options={**PEOPLE, "over_limit": ruling},
        turn="witch_king",
        battlegrounds="Moria",
        reserve={"gandalf": "Elrond, Gandalf + Gandalf's Staff"},
        hand={
            "gandalf": "Gimli, Sam, Frodo, Merry",
            "witch_king": "Mordor Orcs, Grond, Olog-hai",
            "saruman": "Shelob, Uglúk, Gollum",
        },
    )
    t.passes().passes().passes()
    if ruling == "cycle":
        t.does("cycle").does("cycle")
    assert (t.count("witch_king", "hand"), t.count("saruman", "hand")) == (kept, kept)
