"""What paths do when they are activated."""

import pytest

from rules.card_game.cards import PATHS
from tests.rules.card_game.cards.table import Table, bounds, table, works

DRAWS = {
    "P1-1": {"frodo": 2},
    "P1-2": {"witch_king": 1, "frodo": 1},
    "P2-1": {"witch_king": 2, "saruman": 2},
    "P2-3": {"witch_king": 2},
    "P3-2": {"aragorn": 2},
    "P3-3": {"frodo": 1, "aragorn": 1},
    "P4-2": {"saruman": 2},
    "P6-2": {"saruman": 2},
    "P7-1": {"aragorn": 1},
    "P7-3": {"frodo": 1, "aragorn": 1},
    "P8-3": {"saruman": 2},
    "P9-1": {"saruman": 2},
    "P9-3": {"witch_king": 2},
}
SEATS = ("frodo", "aragorn", "witch_king", "saruman")
HANDS = {"frodo": "Merry, Sam", "aragorn": "Arwen, Boromir", "witch_king": "S31, S32", "saruman": "S1, S2"}


def activated(path: str, *, bots: bool = False, **more: object) -> Table:
    return table("frodo", bots=bots, **more).activates(path)


def sizes(t: Table) -> dict[str, int]:
    return {seat: t.size(seat) for seat in SEATS if t.size(seat)}


@works(*DRAWS)
@pytest.mark.parametrize(("path", "cards"), DRAWS.items())
def test_some_paths_let_players_draw(path: str, cards: dict[str, int]) -> None:
    assert sizes(activated(path)) == cards


@bounds(*DRAWS)
@pytest.mark.parametrize(("path", "cards"), DRAWS.items())
def test_nobody_else_draws_and_nothing_else_happens(path: str, cards: dict[str, int]) -> None:
    t = activated(path, hands=HANDS)
    assert {seat: t.size(seat) for seat in SEATS} == {seat: 2 + cards.get(seat, 0) for seat in SEATS}
    assert all(not d.cycle and not d.eliminated for d in t.state.decks.values())
    assert (t.state.corruption, t.strength(path)) == (0, (0, PATHS[path].defense))


CYCLES = {"P1-3": ("aragorn", 1), "P5-3": ("aragorn", 1), "P6-1": ("witch_king", 1)}


@works(*CYCLES)
@pytest.mark.parametrize(("path", "who"), CYCLES.items())
def test_some_let_a_player_draw_one_and_cycle_one(path: str, who: tuple[str, int]) -> None:
    t = activated(path, hands=HANDS)
    assert (t.asked, t.size(who[0]), len(t.choices)) == (who[0], 2 + 1, 3)
    t.answers(min(t.choices))
    assert (t.size(who[0]), t.count(who[0], "cycle")) == (2, 1)


@bounds(*CYCLES)
@pytest.mark.parametrize(("path", "who"), CYCLES.items())
def test_the_others_neither_draw_nor_cycle(path: str, who: tuple[str, int]) -> None:
    t = activated(path, hands=HANDS)
    t.answers(min(t.choices))
    rest = [seat for seat in SEATS if seat != who[0]]
    assert all((t.size(seat), t.count(seat, "cycle")) == (2, 0) for seat in rest)


@works("P2-2", "P4-1", "P6-3")
@pytest.mark.parametrize("path", ["P2-2", "P4-1", "P6-3"])
def test_dangers_make_each_of_the_free_peoples_forsake(path: str) -> None:
    t = activated(path, hands=HANDS).answers("Merry", "Boromir")
    assert t.where("Merry", "Boromir", "Sam", "Arwen") == "eliminated, eliminated, hand, hand"
    duel = table("gandalf", scenario="two-player-duel", hand="Merry, Sam, Arwen").activates(path)
    assert duel.answers("Merry", "Arwen").hand("gandalf") == "Sam Gamgee"


@bounds("P2-2", "P4-1", "P6-3")
@pytest.mark.parametrize("path", ["P2-2", "P4-1", "P6-3"])
def test_dangers_spare_the_shadow(path: str) -> None:
    t = activated(path, hands=HANDS).answers("Merry", "Boromir")
    assert (t.size("witch_king"), t.size("saruman")) == (2, 2)


@works("P3-1")
def test_the_fords_cost_each_one_and_give_three() -> None:
    t = activated("P3-1", hands=HANDS).answers("Merry", "Boromir")
    assert (t.size("frodo"), t.size("aragorn")) == (1 + 3, 1 + 3)


@bounds("P3-1")
def test_in_the_duel_the_fords_are_crossed_twice_and_the_shadow_stays() -> None:
    t = table("gandalf", scenario="two-player-duel", hand="Merry", top="Sam, Arwen, Sting").activates("P3-1")
    t.answers("Merry")
    assert t.size("gandalf") == 3, "forsake, draw 3, then all of it again"
    assert t.answers("Sting").size("gandalf") == 2 + 3
    assert t.size("witch_king") == 0


DOORS = {"hands": {"saruman": "S1, S2"}}


@works("P4-3")
def test_the_doors_may_cost_the_monstrous_player_one_for_an_attack() -> None:
    t = activated("P4-3", **DOORS)
    assert t.asked == "saruman"
    t.answers("yes", "Devilry of Saruman")
    assert (t.where("S1"), t.strength("P4-3")) == ("eliminated", (1, 0))


@bounds("P4-3")
def test_the_doors_need_not_and_give_nothing_for_nothing() -> None:
    t = activated("P4-3", **DOORS).answers("no")
    assert (t.size("saruman"), t.strength("P4-3")) == (2, (0, 0))
    t = table("frodo", empty=("saruman",)).activates("P4-3")
    assert t.strength("P4-3") == (0, 0)


@works("P5-1")
def test_dimrill_dale_makes_each_shadow_player_cycle_two() -> None:
    t = activated("P5-1", hands={"witch_king": "S31, S32, S38", "saruman": "S1, S2"}).answers("Olog-hai", "Black Uruks")
    assert (t.hand("witch_king"), t.hand("saruman")) == ("Grond, Hammer of the Underworld", "")
    t = activated("P5-1", hands={"witch_king": "S31"})
    assert (t.where("S31"), t.count("witch_king", "eliminated")) == ("cycle", 1), "for the missing one it forsakes"


@bounds("P5-1")
def test_dimrill_dale_spares_the_free_peoples() -> None:
    t = activated("P5-1", hands={"frodo": "Merry, Sam", "witch_king": "S31, S32", "saruman": "S1, S2"})
    assert (t.size("frodo"), t.count("frodo", "cycle")) == (2, 0)


@works("P5-2")
def test_egladil_lets_each_of_the_free_peoples_draw_two_and_cycle_one() -> None:
    t = activated("P5-2", hands=HANDS).answers("Merry", "Arwen")
    assert (t.size("frodo"), t.size("aragorn"), t.where("Merry", "Arwen")) == (3, 3, "cycle, cycle")


@bounds("P5-2")
def test_egladil_gives_the_shadow_nothing() -> None:
    t = activated("P5-2", hands=HANDS).answers("Merry", "Arwen")
    assert (t.size("witch_king"), t.size("saruman")) == (2, 2)


@works("P7-2")
def test_osgiliath_may_cost_the_dunedain_player_one_for_three() -> None:
    t = activated("P7-2", hands=HANDS)
    assert t.asked == "aragorn"
    assert t.answers("yes", "Boromir").size("aragorn") == 1 + 3


@bounds("P7-2")
def test_osgiliath_need_not() -> None:
    t = activated("P7-2", hands=HANDS).answers("no")
    assert (t.size("aragorn"), t.count("aragorn", "eliminated")) == (2, 0)


MUSTERS = [
    ("P8-1", "S31, Hunter, S38, Mouth, S53", {"Black Uruks to reserve", "Olog-hai to reserve"}),
    (
        "P8-2",
        "Hunter, S31, Commander, Mouth, S53",
        {f"{n} to {p}" for n in ("The Hunter", "The Commander") for p in ("reserve", "{}")},
    ),
]


@works("P8-1", "P8-2")
@pytest.mark.parametrize(("path", "top", "plays"), MUSTERS)
def test_the_mordor_player_may_play_one_out_of_five(path: str, top: str, plays: set[str]) -> None:
    t = table("witch_king", top=top).activates(path)
    wanted = {p.format(PATHS[path].name) for p in plays}
    assert (t.asked, t.choices) == ("witch_king", wanted | {"no"})
    t.answers(next(p for p in sorted(wanted) if p.endswith("reserve")))
    assert (t.count("witch_king", "reserve"), t.count("witch_king", "cycle")) == (1, 4)


@bounds("P8-1", "P8-2")
@pytest.mark.parametrize(("path", "top", "plays"), MUSTERS)
def test_the_mordor_player_need_not_but_the_cards_are_cycled(path: str, top: str, plays: set[str]) -> None:
    t = table("witch_king", top=top).activates(path).answers("no")
    assert (t.reserve("witch_king"), t.count("witch_king", "cycle"), t.size("witch_king")) == ("", 5, 0)


@works("P9-2")
def test_morgai_gives_the_shadow_an_attack() -> None:
    assert activated("P9-2").strength("P9-2") == (1, 0)


@bounds("P9-2")
def test_morgai_gives_no_corruption_by_itself() -> None:
    t = activated("P9-2", hands=HANDS)
    assert (t.state.corruption, sizes(t)) == (0, dict.fromkeys(SEATS, 2))


# Against the Shadow


@works("P4-3-coop")
def test_the_doors_make_the_bot_forsake_for_an_attack() -> None:
    t = activated("The Doors of Durin", bots=True, reserves={"saruman": "S61, S66"})
    assert (t.where("S66", "S61"), t.strength("The Doors of Durin")) == ("cycle, reserve", (1, 0))
    t = activated("The Doors of Durin", bots=True, hands={"saruman": "S61"})
    assert (t.where("S61"), t.strength("The Doors of Durin")) == ("cycle", (1, 0))


@bounds("P4-3-coop")
def test_a_bot_that_has_nothing_to_forsake_adds_none() -> None:
    t = activated("The Doors of Durin", bots=True, empty=("saruman",))
    assert t.strength("The Doors of Durin") == (0, 0)
    assert activated("The Doors of Durin", bots=True).size("witch_king") == 0


@works("P6-1-coop")
def test_amon_hen_lets_the_bot_draw_one_and_cycle_a_random_one() -> None:
    t = activated("Amon Hen", bots=True, hands={"witch_king": "S91, S92"})
    assert (t.size("witch_king"), t.count("witch_king", "cycle")) == (2, 1)


@bounds("P6-1-coop")
def test_amon_hen_gives_the_other_bot_nothing() -> None:
    t = activated("Amon Hen", bots=True, hands={"saruman": "S61, S62"})
    assert (t.size("saruman"), t.count("saruman", "cycle")) == (2, 0)


FIRST = [("Cirith Ungol", "S107, S116, S92, S91", "S92"), ("Morgul Vale", "S91, S116, S107, S105", "S107")]


@works("P8-1-coop", "P8-2-coop")
@pytest.mark.parametrize(("path", "top", "first"), FIRST)
def test_the_bot_plays_the_first_that_fits(path: str, top: str, first: str) -> None:
    t = table("witch_king", bots=True, top=top).activates(path).bot()
    a, b, _, last = top.split(", ")
    assert (t.where(first) in ("reserve", path), t.where(a, b, last)) == (True, "cycle, cycle, draw")


@bounds("P8-1-coop", "P8-2-coop")
@pytest.mark.parametrize(
    ("path", "top"),
    [("Cirith Ungol", "S107, S105, S106, S113, S114, S91"), ("Morgul Vale", "S91, S92, S93, S94, S95, S107")],
)
def test_the_bot_looks_at_five_cards(path: str, top: str) -> None:
    t = table("witch_king", bots=True, top=top).activates(path)
    assert t.where(*top.split(", ")) == ", ".join(["cycle"] * 5 + ["draw"])
