"""The texts of Mordor, with people for the Shadow."""

import pytest

from tests.rules.card_game.cards.table import Table, bounds, table, works

HANDS = {"frodo": "Merry, Sam", "aragorn": "Arwen"}


def played(name: str, **more: object) -> Table:
    return table("witch_king", hand=f"{name}, S39", **more)


@works("S40")
@pytest.mark.parametrize(("path", "tokens"), [("Shelob's Lair", 1), ("Cirith Ungol", 2)])
def test_gorbag_and_shagrat_arriving_on_a_path_add_attacks_for_a_card(path: str, tokens: int) -> None:
    t = table("witch_king", hand="S40, S38, S39", path=path).plays("S40", path).answers("Olog-hai", "yes")
    assert (t.strength(path)[0], t.where("S39")) == (tokens, "cycle")
    t = table("witch_king", reserve="S40", hand="S38", path=path).moves("S40", path).answers("yes")
    assert (t.strength(path)[0], t.where("S38")) == (tokens, "cycle")


@bounds("S40")
def test_gorbag_and_shagrat_need_not_and_not_on_battlegrounds_or_without_a_card() -> None:
    t = table("witch_king", reserve="S40", hand="S38", path="Cirith Ungol").moves("S40", "Cirith Ungol").answers("no")
    assert (t.strength("Cirith Ungol")[0], t.where("S38")) == (0, "hand")
    t = table("witch_king", reserve="S40", hand="S38", battlegrounds="Morannon").moves("S40", "Morannon")
    assert (t.settled, t.where("S38")) == (True, "hand")
    t = table("witch_king", reserve="S40", path="Cirith Ungol").moves("S40", "Cirith Ungol")
    assert (t.strength("Cirith Ungol")[0], t.settled) == (0, True)


@works("S41", "S56")
def test_grishnakh_and_the_morgul_blade_are_given_up_on_a_path_for_corruption() -> None:
    t = table("witch_king", at={"Amon Hen": "| Grishnákh"}).uses("Grishnákh")
    assert (t.state.corruption, t.where("Grishnákh")) == (1, "eliminated")
    t = table("witch_king", at={"Amon Hen": "| Commander + Morgul Blade"}).uses("Morgul Blade")
    assert (t.state.corruption, t.where("Morgul Blade", "Commander")) == (1, "eliminated, Amon Hen")


@bounds("S41", "S56")
@pytest.mark.parametrize("card", ["Grishnákh", "Commander + Morgul Blade"])
def test_but_not_in_reserve_or_on_a_battleground(card: str) -> None:
    offered = table("witch_king", reserve=card).options("use") + table(
        "witch_king", at={"Morannon": f"| {card}"}
    ).options("use")
    assert not {"use Grishnákh", "use Morgul Blade"} & set(offered)


@works("S42", "S52", "PS2")
@pytest.mark.parametrize("name", ["Mouth", "Witch-king", "Gothmog"])
def test_captains_in_reserve_draw_one_more(name: str) -> None:
    assert table("witch_king", reserve=name).draws().drawn("witch_king") == 4 + 1


@bounds("S42", "S52", "PS2")
@pytest.mark.parametrize("name", ["Mouth", "Witch-king", "Gothmog"])
def test_captains_elsewhere_do_not(name: str) -> None:
    assert table("witch_king", at={"Morannon": f"| {name}"}).draws().drawn("witch_king") == 4


@works("S42", "S48")
@pytest.mark.parametrize("name", ["Mouth of Sauron", "The Lidless Eye"])
def test_mouth_and_eye_stay_off_the_path_while_a_shadow_battleground_is_active(name: str) -> None:
    busy = played(name, path="Morgai", battlegrounds="Pelargir, Moria")
    assert not busy.may(f"play {name} to Morgai")
    assert busy.may(f"play {name} to reserve")
    t = table("witch_king", reserve=name, path="Morgai", battlegrounds="Moria")
    assert not t.may(f"move {name} to Morgai")


@bounds("S42", "S48")
@pytest.mark.parametrize("name", ["Mouth of Sauron", "The Lidless Eye"])
def test_a_free_peoples_battleground_does_not_keep_them_off(name: str) -> None:
    t = played(name, path="Morgai", battlegrounds="Minas Tirith")
    assert t.may(f"play {name} to Morgai", f"play {name} to Minas Tirith")
    assert played(name, path="Morgai", battlegrounds="Morannon").may(f"play {name} to Morannon")


@works("S44")
def test_the_black_easterling_draws_one_when_played_and_defends_dol_guldur() -> None:
    for to in ("reserve", "Weathertop", "Dol Guldur"):
        t = played("S44", top="Olog-hai", battlegrounds="Dol Guldur").plays("S44", to)
        assert t.hand("witch_king") == "Olog-hai"
    assert table(at={"Dol Guldur": "| S44"}).strength("Dol Guldur")[1] == 2 + 1


@bounds("S44")
def test_the_black_easterling_draws_none_on_a_move_and_defends_no_other_place() -> None:
    assert table("witch_king", reserve="S44").moves("S44", "Weathertop").hand("witch_king") == ""
    assert table(at={"Minas Morgul": "| S44"}).strength("Minas Morgul")[1] == 2
    assert table(at={"Minas Morgul": "| S44, S38"}).strength("Minas Morgul")[1] == 2 + 2 + 1


@works("S43")
def test_the_beguiler_makes_each_of_the_free_peoples_cycle() -> None:
    t = table("witch_king", reserve="Beguiler", hands=HANDS).uses("Beguiler").answers("Sam")
    assert t.where("Beguiler", "Sam", "Merry", "Arwen") == "cycle, cycle, hand, cycle"


@works("S45")
def test_the_commander_lets_each_shadow_player_draw() -> None:
    t = table("witch_king", reserve="Commander").uses("Commander")
    assert (t.size("witch_king"), t.size("saruman"), t.where("Commander")) == (1, 1, "cycle")
    duel = table("witch_king", scenario="two-player-duel", reserve="Commander").uses("Commander")
    assert duel.size("witch_king") == 2


TOKENS = [("Destroyer", "Pelargir", (1, 0)), ("Hunter", "Weathertop", (1, 0)), ("Warrior", "Moria", (0, 1))]


@works("S46", "S47", "S51")
@pytest.mark.parametrize(("name", "place", "more"), TOKENS)
def test_three_riders_put_a_token(name: str, place: str, more: tuple[int, int]) -> None:
    t = table("witch_king", reserve=name, battlegrounds="Pelargir, Moria")
    before = t.strength(place)
    t.uses(name)
    if t.choices >= {place}:
        t.answers(place)
    assert t.strength(place) == (before[0] + more[0], before[1] + more[1])
    assert t.where(name) == "cycle"


@bounds("S46", "S47", "S51")
def test_the_tokens_of_destroyer_and_warrior_go_to_battlegrounds_that_of_the_hunter_to_the_path() -> None:
    for name in ("Destroyer", "Warrior"):
        t = table("witch_king", reserve=name, battlegrounds="Pelargir, Moria").uses(name)
        assert t.choices == {"Pelargir", "Moria"}
        assert table("witch_king", reserve=name).uses_nothing()
    t = table("witch_king", reserve="Hunter", battlegrounds="Pelargir").uses("Hunter")
    assert t.strength("Pelargir") == (0, 1)


@works("S49")
def test_the_messenger_calls_a_nazgul_back() -> None:
    t = table("witch_king", reserve="Messenger", cycle="Witch-king, Hunter").uses("Messenger").answers("The Hunter")
    assert t.where("Messenger", "Hunter", "Witch-king") == "cycle, hand, cycle"


@bounds("S49")
def test_the_messenger_calls_nobody_else_and_nobody_out_of_the_deck() -> None:
    t = table("witch_king", reserve="Messenger", cycle="Grishnákh, Fell Beast, Hunter").uses("Messenger")
    assert not {"Grishnákh", "Fell Beast", "The Witch-king"} & t.choices


@works("S50")
def test_the_reaver_makes_each_of_the_free_peoples_forsake_even_when_it_just_came() -> None:
    t = table("witch_king", reserve="Reaver", arrived="Reaver", hands=HANDS).uses("Reaver").answers("Sam", "Arwen")
    assert t.where("Reaver", "Sam", "Merry", "Arwen") == "cycle, eliminated, hand, eliminated"
    duel = table("witch_king", scenario="two-player-duel", reserve="Reaver", hands={"gandalf": "Sam, Merry, Pippin"})
    assert duel.uses("Reaver").answers("Sam", "Merry").hand("gandalf") == "Pippin Took"


RIDERS = ["Beguiler", "Commander", "Destroyer", "Hunter", "Messenger", "Reaver", "Warrior"]


@bounds("S43", "S45", "S46", "S47", "S49", "S50", "S51")
@pytest.mark.parametrize("name", RIDERS)
def test_the_riders_act_in_reserve_only_and_hurt_no_team_mate(name: str) -> None:
    more = {"cycle": "Witch-king", "battlegrounds": "Umbar"}
    assert table("witch_king", at={"Weathertop": f"| {name}"}, **more).uses_nothing()
    assert table("witch_king", hand=name, **more).uses_nothing()
    t = table("witch_king", reserve=name, hand="S38", hands=HANDS | {"saruman": "Uglúk"}, **more).uses(name)
    assert t.where("S38", "Uglúk") == "hand, hand"


@works("S48")
def test_the_eye_lets_each_shadow_player_draw_when_played_and_you_keep_three() -> None:
    t = played("Lidless Eye").plays("Lidless Eye")
    assert (t.size("witch_king"), t.size("saruman")) == (1, 1)
    t = table("witch_king", hand="S31, S32, S38", reserve="Lidless Eye", hands={"frodo": "Sam", "aragorn": "Arwen"})
    assert t.may("pass")


@bounds("S48")
def test_the_eye_draws_nothing_on_a_move_and_helps_from_reserve_only_and_no_team_mate() -> None:
    small = {"frodo": "Sam", "aragorn": "Arwen"}
    assert not table("witch_king", hand="S31, S32, S38", at={"Morgai": "| Lidless Eye"}, hands=small).may("pass")
    t = table("witch_king", reserve="Lidless Eye", path="Morgai").moves("Lidless Eye", "Morgai")
    assert t.size("witch_king") == 0
    t = table("saruman", hand="S1, S2, S3", reserves={"witch_king": "Lidless Eye"}, hands=small)
    assert not t.may("pass")


@works("S52")
def test_the_witch_king_is_cycled_off_the_top() -> None:
    t = table("witch_king", top="Witch-king", scenario="two-player-duel").activates("The Doors of Durin").answers("yes")
    assert t.where("Witch-king") == "cycle"


@bounds("S52")
def test_out_of_hand_the_witch_king_is_eliminated() -> None:
    t = table("witch_king", hand="Witch-king", scenario="two-player-duel").activates("The Doors of Durin")
    assert t.answers("yes", "Witch-king").where("Witch-king") == "eliminated"


@works("S53")
@pytest.mark.parametrize("place", ["Weathertop", "Minas Tirith"])
def test_the_black_breath_cycles_its_nazgul_and_all_items_for_corruption(place: str) -> None:
    t = table("witch_king", at={place: "| Hunter + Black Breath + Morgul Blade"}).uses("Black Breath")
    assert (t.state.corruption, t.where("Hunter", "S53", "S56")) == (1, "cycle, cycle, cycle")


@bounds("S53")
def test_the_black_breath_is_not_blown_in_reserve() -> None:
    assert "use Black Breath" not in table("witch_king", reserve="Witch-king + Black Breath").options("use")


MOUNTS = [("Black Rider's Mount", "Weathertop", "Pelargir"), ("Fell Beast", "Minas Tirith", "Weathertop")]


@works("S54", "S55")
@pytest.mark.parametrize(("mount", "place", "other"), MOUNTS)
def test_a_mount_carries_a_nazgul_out_of_reserve_at_once(mount: str, place: str, other: str) -> None:
    t = played(mount, reserve="Hunter", arrived="Hunter", battlegrounds="Minas Tirith").plays(mount, "Hunter")
    assert t.answers("yes" if "yes" in t.choices else place).where("Hunter", mount) == f"{place}, on The Hunter"


@bounds("S54", "S55")
@pytest.mark.parametrize(("mount", "place", "other"), MOUNTS)
def test_a_mount_need_not_and_carries_nobody_who_is_out_already(mount: str, place: str, other: str) -> None:
    t = played(mount, reserve="Hunter", battlegrounds="Minas Tirith").plays(mount, "Hunter").answers("no")
    assert t.where("Hunter") == "reserve"
    t = played(mount, at={"Weathertop": "| Hunter", "Minas Tirith": "| Commander"})
    for rider, there in (("Hunter", "Weathertop"), ("Commander", "Minas Tirith")):
        out = played(mount, at={"Weathertop": "| Hunter", "Minas Tirith": "| Commander"}).plays(mount, rider)
        assert out.where(rider) == there
    t = played(mount, reserve="Hunter", path="Khazad-dûm").plays(mount, "Hunter")
    assert t.where("Hunter") == "reserve", "a Nazgûl has no place on a path 4, and no battleground is active"


@works("S57")
@pytest.mark.parametrize("place", ["Weathertop", "Minas Tirith", "Morannon"])
def test_the_mantle_saves_its_nazgul_and_items_in_combat(place: str) -> None:
    t = table(at={place: "| Hunter, S38, Commander + S57 + S56"}, tokens={place: {"attack": 9}}).fights_at(place)
    assert t.where("Commander", "S57", "S56") == "cycle, cycle, cycle"


@bounds("S57")
def test_the_mantle_saves_nobody_else_and_not_from_eowyn() -> None:
    t = table(at={"Weathertop": "| Hunter, Commander + S57"}).fights_at("Weathertop")
    assert t.where("Hunter") == "eliminated"
    t = table("frodo", hand="Éowyn, Merry", at={"Edoras": "", "Weathertop": "| Commander + S57"}).plays(
        "Éowyn", "Edoras"
    )
    assert t.answers("The Commander").where("Commander", "S57") == "eliminated, eliminated"


@works("S58")
def test_the_black_captain_brings_the_witch_king_to_a_mordor_battleground() -> None:
    t = played("Black Captain", reserve="Witch-king", arrived="Witch-king", top="S31, S32, S33, S34, S35")
    t.plays("Black Captain", "")
    assert t.choices == {"Dol Guldur", "Minas Morgul", "Morannon"}
    t.answers("Minas Morgul", "no", "Minas Morgul")
    assert t.where("Witch-king", "S58") == "Minas Morgul, eliminated"
    t = played("Black Captain", reserve="Witch-king", areas={"free": "Morannon"}).plays("Black Captain", "")
    assert "Morannon" in t.choices


@bounds("S58")
def test_without_the_witch_king_in_reserve_the_black_captain_does_nothing() -> None:
    for more in ({}, {"at": {"Weathertop": "| Witch-king"}}, {"cycle": "Witch-king"}):
        t = played("Black Captain", **more).plays("Black Captain", "")
        assert (t.active, t.where("S58")) == ("Weathertop", "eliminated")


MUSTERS = [
    ("S59", "S31, Hunter, S38, S53, S32, Mouth, S39", ("Black Uruks", "Olog-hai"), {"The Hunter", "Mouth of Sauron"}),
    (
        "S60",
        "Hunter, S31, Commander, S53, Mouth, S38, S39",
        ("The Hunter", "The Commander"),
        {"Mouth of Sauron", "Olog-hai"},
    ),
]


@works("S59", "S60")
@pytest.mark.parametrize(("event", "top", "wanted", "others"), MUSTERS)
def test_a_muster_plays_two_out_of_seven(event: str, top: str, wanted: tuple[str, str], others: set[str]) -> None:
    t = table("witch_king", hand=f"{event}, S33", top=top).plays(event, "")
    t.answers("Black Breath", *(f"{w} to reserve" for w in wanted))
    assert t.reserve("witch_king") == ", ".join(wanted)
    assert (t.where("S53", event), t.count("witch_king", "hand")) == ("eliminated, eliminated", 0)
    assert all(t.where(name) == "cycle" for name in others)


@bounds("S59", "S60")
@pytest.mark.parametrize(("event", "top", "wanted", "others"), MUSTERS)
def test_a_muster_plays_no_third_and_nothing_else(
    event: str, top: str, wanted: tuple[str, str], others: set[str]
) -> None:
    t = table("witch_king", hand=f"{event}, S33", top=top).plays(event, "").answers("Black Breath")
    assert not {c for c in t.choices for name in others if c.startswith(name)}
    assert t.answers(f"{wanted[0]} to reserve", "no").reserve("witch_king") == wanted[0]
