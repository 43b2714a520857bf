"""What battlegrounds do when they are activated."""

import pytest

from rules.card_game.cards import BATTLEGROUNDS
from tests.rules.card_game.cards.table import Table, bounds, table, works

SEATS = ("frodo", "aragorn", "witch_king", "saruman")
HANDS = {"frodo": "Merry, Sam", "aragorn": "Arwen, Boromir", "witch_king": "S31, S32", "saruman": "S1, S2"}


def activated(place: str, turn: str = "frodo", *, bots: bool = False, **more: object) -> Table:
    return table(turn, bots=bots, **more).activates(place)


MAY = {"FS1": 1, "FS5": 3, "FS6": 1}


@works(*MAY)
@pytest.mark.parametrize(("place", "cards"), MAY.items())
def test_cities_of_the_south_may_cost_the_dunedain_player_one_for_cards(place: str, cards: int) -> None:
    t = activated(place, hands=HANDS)
    assert t.asked == "aragorn"
    t.answers("yes", "Boromir")
    assert (t.size("aragorn"), t.where("Boromir")) == (1 + cards, "eliminated")


@bounds(*MAY)
@pytest.mark.parametrize("place", MAY)
def test_they_need_not(place: str) -> None:
    t = activated(place, hands=HANDS).answers("no")
    assert [t.size(s) for s in SEATS] == [2, 2, 2, 2]
    assert t.active == f"Weathertop, {BATTLEGROUNDS[place].name}"


@works("FS2")
def test_edoras_brings_helms_deep_with_its_text() -> None:
    t = activated("Edoras", top="Éomer")
    assert t.active == "Weathertop, Edoras, Helm's Deep"
    assert t.answers("Éomer to Helm's Deep").at("Helm's Deep") == "Éomer |"


@bounds("FS2")
def test_edoras_does_not_bring_it_back_out_of_a_scoring_area() -> None:
    assert activated("Edoras", areas={"shadow": "Helm's Deep"}).active == "Weathertop, Edoras"
    assert activated("Edoras", battlegrounds="Helm's Deep").active == "Weathertop, Helm's Deep, Edoras"


TOP = "Sting, Riders of Rohan, Gandalf the White, Merry, Éomer"


@works("FS3")
def test_helms_deep_calls_one_out_of_five() -> None:
    t = activated("Helm's Deep", top=TOP)
    assert t.asked == "frodo"
    assert t.choices == {
        f"{n} to Helm's Deep" for n in ("Riders of Rohan", "Gandalf the White", "Merry Brandybuck", "Éomer")
    } | {"no"}
    t.answers("Gandalf the White to Helm's Deep")
    assert (t.at("Helm's Deep"), t.count("frodo", "cycle")) == ("Gandalf the White |", 4)


@bounds("FS3")
def test_nobody_need_come_to_helms_deep_but_the_cards_are_cycled() -> None:
    t = activated("Helm's Deep", top=TOP).answers("no")
    assert (t.at("Helm's Deep"), t.count("frodo", "cycle"), t.size("frodo")) == ("|", 5, 0)
    t = activated("Helm's Deep", top="Sting, Gimli, Sam, Bilbo, F39")
    assert t.choices == {"no"}
    t.answers("no")
    assert (t.at("Helm's Deep"), t.count("frodo", "cycle")) == ("|", 5)


PAIR = [("FS4", "Lórien", "Dol Guldur"), ("SS1", "Dol Guldur", "Lórien")]


@works("FS4", "SS1")
@pytest.mark.parametrize(("key", "place", "other"), PAIR)
def test_lorien_and_dol_guldur_come_together(key: str, place: str, other: str) -> None:
    assert activated(place).active == f"Weathertop, {place}, {other}"
    t = activated(place, areas={"free": other})
    assert t.active == f"Weathertop, {place}, {other}"
    assert t.state.areas["free"] == ()


@bounds("FS4", "SS1")
@pytest.mark.parametrize(("key", "place", "other"), PAIR)
def test_they_come_once(key: str, place: str, other: str) -> None:
    assert activated(place, battlegrounds=other).active == f"Weathertop, {other}, {place}"


@works("FS7")
def test_rivendell_lets_the_elf_player_draw_one_and_cycle_one() -> None:
    t = activated("Rivendell", hands=HANDS)
    assert (t.asked, t.size("aragorn")) == ("aragorn", 3)
    assert t.answers("Boromir").where("Boromir") == "cycle"


@bounds("FS7")
def test_rivendell_gives_nobody_else_a_card() -> None:
    t = activated("Rivendell", hands=HANDS).answers("Boromir")
    assert [t.size(s) for s in SEATS] == [2, 2, 2, 2]


@works("SS2", "SS7")
@pytest.mark.parametrize("place", ["Harad", "Umbar"])
def test_harad_and_umbar_let_each_shadow_player_draw(place: str) -> None:
    t = activated(place)
    assert [t.size(s) for s in SEATS] == [0, 0, 1, 1]
    assert activated(place, "gandalf", scenario="two-player-duel").size("witch_king") == 2


@bounds("SS2", "SS5", "SS7")
@pytest.mark.parametrize("place", ["Harad", "Moria", "Umbar"])
def test_they_give_the_free_peoples_nothing(place: str) -> None:
    t = activated(place, hands=HANDS)
    assert (t.size("frodo"), t.size("aragorn")) == (2, 2)
    assert all(not d.cycle and not d.eliminated for d in t.state.decks.values())


@works("SS5")
def test_moria_lets_the_monstrous_player_draw_two() -> None:
    assert [activated("Moria").size(s) for s in SEATS] == [0, 0, 0, 2]


MUSTERS = [
    ("Minas Morgul", "Hunter, S31, Commander, Mouth, S53", {"The Hunter to reserve", "The Commander to reserve"}),
    (
        "Morannon",
        "S31, Hunter, S38, Mouth, S53",
        {f"{n} to {p}" for n in ("Black Uruks", "Olog-hai") for p in ("reserve", "Morannon")},
    ),
]


@works("SS3", "SS4")
@pytest.mark.parametrize(("place", "top", "plays"), MUSTERS)
def test_the_mordor_player_may_play_one_out_of_five(place: str, top: str, plays: set[str]) -> None:
    t = activated(place, "witch_king", top=top)
    assert (t.asked, t.choices) == ("witch_king", plays | {"no"})
    t.answers(max(plays))
    assert (t.count("witch_king", "reserve"), t.count("witch_king", "cycle")) == (1, 4)


@bounds("SS3", "SS4")
@pytest.mark.parametrize(("place", "top", "plays"), MUSTERS)
def test_the_mordor_player_need_not(place: str, top: str, plays: set[str]) -> None:
    t = activated(place, "witch_king", top=top).answers("no")
    assert (t.reserve("witch_king"), t.count("witch_king", "cycle"), t.size("witch_king")) == ("", 5, 0)


@works("SS6")
@pytest.mark.parametrize("pile", ["draw", "cycle"])
def test_orthanc_may_bring_saruman_and_recycles(pile: str) -> None:
    t = table("saruman", cycle="S1, Saruman" if pile == "cycle" else "S1").activates("Orthanc").answers("Saruman")
    assert t.where("Saruman", "S1") == "hand, draw"


@bounds("SS6")
def test_orthanc_need_not_bring_saruman_and_recycles_all_the_same_unless_ruled_otherwise() -> None:
    t = table("saruman", cycle="S1").activates("Orthanc").answers("no")
    assert t.where("Saruman", "S1") == "draw, draw"
    t = table("saruman", cycle="S1", options={"orthanc": "taken"}).activates("Orthanc").answers("no")
    assert t.where("Saruman", "S1") == "draw, cycle"
    t = table("saruman", cycle="S1", options={"orthanc": "taken"}).activates("Orthanc").answers("Saruman")
    assert t.where("Saruman", "S1") == "hand, draw"
    t = table("saruman", cycle="S1", reserve="Saruman").activates("Orthanc")
    assert t.where("Saruman", "S1") == "reserve, draw"


# Against the Shadow


@works("SS3-coop", "SS4-coop")
@pytest.mark.parametrize(
    ("place", "top", "first"),
    [("Minas Morgul", "S91, S116, S107, S105", "S107"), ("Morannon", "S107, S116, S92, S91", "S92")],
)
def test_the_bot_plays_the_first_that_fits(place: str, top: str, first: str) -> None:
    t = table("witch_king", bots=True, top=top).activates(place).bot()
    a, b, _, last = top.split(", ")
    assert t.where(a, b, first, last) == "cycle, cycle, reserve, draw"


@bounds("SS3-coop", "SS4-coop")
@pytest.mark.parametrize(
    ("place", "top"),
    [("Minas Morgul", "S91, S92, S93, S94, S95, S107"), ("Morannon", "S107, S105, S106, S113, S114, S91")],
)
def test_the_bot_looks_at_five_cards(place: str, top: str) -> None:
    t = table("witch_king", bots=True, top=top).activates(place)
    assert t.where(*top.split(", ")) == ", ".join(["cycle"] * 5 + ["draw"])
    assert t.size("witch_king") == 0


@works("SS6")
def test_orthanc_brings_a_bot_its_saruman() -> None:
    t = table("saruman", bots=True, cycle="S61").activates("Orthanc")
    assert t.where("Saruman", "S61") == "hand, draw"
