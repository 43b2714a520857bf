"""Corrupted Sovereigns, their weaknesses, and what removes corruption (RULES 4, 8, 15): the cases E1 to E16."""

from __future__ import annotations

import pytest

from rules.core.game import Illegal
from rules.kings import GAME
from rules.kings.agenda import Battle, Losses
from tests.rules.kings.kit import Table, table

pytestmark = pytest.mark.rule("Removing a Corrupted Sovereign from the Game")
CORRUPTED = {"dain": "corrupted"}


def test_E01_an_army_wiped_out_around_him_leaves_him_there() -> None:
    t = table(
        rulers=CORRUPTED, armies={"erebor:free": "1R dwarves"}, agenda=(Losses(side="free", region="erebor", hits=1),),
    )  # fmt: skip
    t.chooses("regular:dwarves")
    assert t.ruler("dain") == "corrupted@erebor"


def test_E02_he_does_not_move_and_serves_as_nothing() -> None:
    t = table(rulers=CORRUPTED)
    with pytest.raises(Illegal):
        GAME.use(t.state, "free", "person", {"person": "dain", "to": "dale"})
    person = next(x for x in GAME.tools(t.state, "free") if x.key == "person")
    assert "dain" not in [c.value for c in person.params[0].choices]
    assert t.options("companions") == []


@pytest.mark.parametrize(
    ("number", "companion", "sovereign", "home"),
    [("E03", "gandalf-grey", "dain", "erebor"), ("E04", "meriadoc", "dain", "erebor"),
     ("E05", "legolas", "thranduil", "woodland-realm"), ("E03", "aragorn", "theoden", "edoras")],
)  # fmt: skip
def test_E03_E04_E05_a_companion_with_the_right_icon_and_a_character_die_remove_him(
    number: str, companion: str, sovereign: str, home: str
) -> None:
    t = table(free="character, muster", rulers={sovereign: "corrupted"}, at={companion: home})
    assert t.options("uncorrupt") == [f"character uncorrupt {sovereign}"]
    t.does(f"character uncorrupt {sovereign}")
    assert t.ruler(sovereign) == "eliminated"


def test_E05_the_wrong_icon_does_not_help() -> None:
    assert table(rulers=CORRUPTED, at={"legolas": "erebor"}).options("uncorrupt") == []


@pytest.mark.rule("Strider's icon")
@pytest.mark.parametrize(("icon", "offered"), [("north", []), ("free", ["character uncorrupt dain"])])
def test_striders_icon_is_a_setting(icon: str, offered: list[str]) -> None:
    t = table(rulers=CORRUPTED, at={"strider": "erebor"}, options={"strider": icon})
    assert t.options("uncorrupt") == offered


@pytest.mark.parametrize(("ruling", "offered"), [("no", []), ("counts", ["character uncorrupt dain"])])
def test_E06_companions_in_the_fellowship_count_as_ruled(ruling: str, offered: list[str]) -> None:
    t = table(rulers=CORRUPTED, fellowship={"region": "erebor"}, options={"inside": ruling})
    assert t.options("uncorrupt") == offered


def advance(sovereign: str = "dain", **more: object) -> Table:
    return table(
        free="muster", **{"on": {sovereign: "1"}, "at": {"gimli": "erebor"}, "nations": {"dwarves": "1"}, **more}
    ).does("muster politics dwarves")  # type: ignore[arg-type]


@pytest.mark.parametrize(("ruling", "heard"), [("hidden", None), ("shown", "1")])
def test_E07_an_advance_lets_a_companion_return_one_tile_by_chance(ruling: str, heard: str | None) -> None:
    t = advance(options={"removed_tile": ruling})
    assert (t.asked, t.options()) == ("free", ["choose dain", "done"])
    t.chooses("dain")
    assert t.tiles("dain") == ""
    assert [e.tile for e in t.heard("free", "tile_returned")] == [heard]
    assert [e.tile for e in t.heard("shadow", "tile_returned")] == ["1"]


def test_E07_it_is_optional_and_asks_for_the_companion() -> None:
    assert advance().done().tiles("dain") == "1"
    assert advance(at={"gimli": "dale"}).asked == "shadow"
    assert advance(on={"dain": "kings-1"}).asked == "shadow"


@pytest.mark.parametrize(("ruling", "left"), [("one", "1"), ("two", "")])
def test_E08_activated_and_advanced_by_one_effect_gives_one_or_two_as_ruled(ruling: str, left: str) -> None:
    t = table(
        free="event", hand={"free": "fp-str-08-km"}, on={"dain": "1, 1"}, at={"gimli": "erebor"},
        nations={"dwarves": "1 passive"}, options={"removals": ruling}, shadow="",
    )  # fmt: skip
    t.does("event play fp-str-08-km").chooses("dwarves", "dain")
    if t.options() == ["choose dain", "done"]:
        t.chooses("dain")
    assert t.tiles("dain") == left


def test_E09_a_step_back_triggers_nothing() -> None:
    t = table(
        turn="shadow", shadow="muster", hand={"shadow": "sh-str-06-km"}, on={"dain": "1"}, at={"gimli": "erebor"},
        nations={"dwarves": "2"}, pool="0r", fellowship={"region": "moria"},
    )  # fmt: skip
    t.does("muster play sh-str-06-km").chooses("dwarves")
    assert t.options("choose dain") == []


def test_E10_an_advance_without_effect_is_none() -> None:
    t = table(on={"dain": "1"}, at={"gimli": "erebor"}, nations={"dwarves": "4"})
    t.hand_move("free", "advance", nation="dwarves", cause="an event")
    assert t.happened("nation_moved") == []
    assert t.options("choose dain") == []


@pytest.mark.rule("Sovereign sheet")
def test_E11_helms_deep_is_an_isengard_stronghold_and_still_two_points() -> None:
    t = helms_deep(rulers={"theoden": "corrupted"})
    t.hand_move("shadow", "recruit", **ELITE)
    assert t.army("helms-deep:shadow") == "1R 1E isengard"
    assert t.sees(None).points["shadow"] == 2
    loyal = helms_deep()
    assert "no Settlement of that Nation" in loyal.refused(lambda: loyal.hand_move("shadow", "recruit", **ELITE))


ELITE = {"to": "helms-deep", "figure": "isengard:elite", "count": "1", "by": "action"}


def helms_deep(**more: object) -> Table:
    """The Shadow holds it."""
    armies = {"helms-deep:shadow": "1R isengard"}
    return table(empty=True, control={"helms-deep": "shadow"}, nations={"isengard": "4"}, armies=armies, **more)  # type: ignore[arg-type]


BANS = [
    ("brand", "north", "bree", {"leader", "elite"}),
    ("dain", "dwarves", "erebor", {"leader", "elite"}),
    ("denethor", "gondor", "minas-tirith", {"leader", "elite"}),
    ("theoden", "rohan", "helms-deep", {"leader", "elite"}),
    ("thranduil", "elves", "woodland-realm", {"elite"}),
]


@pytest.mark.rule("Sovereign sheet")
@pytest.mark.parametrize(("sovereign", "nation", "region", "bars"), BANS)
def test_a_corrupted_ruler_bars_recruits(sovereign: str, nation: str, region: str, bars: set[str]) -> None:
    for unit in ("regular", "elite", "leader"):
        barred = unit in bars
        assert recruits(sovereign, nation, region, unit) != barred
        assert recruits("", nation, region, unit)


@pytest.mark.rule("Sovereign sheet")
@pytest.mark.parametrize(("ruling", "comes"), [("free", True), ("barred", False)])
def test_whether_thranduil_bars_leaders_is_a_ruling(ruling: str, comes: bool) -> None:
    few = {"armies": {"woodland-realm:free": "1R elves", "lorien:free": "1R elves"}, "empty": True}
    assert (
        recruits("thranduil", "elves", "woodland-realm", "leader", options={"thranduil_leaders": ruling}, **few)
        == comes
    )


@pytest.mark.rule("Sovereign sheet")
def test_at_home_only_dain_bars() -> None:
    assert recruits("dain", "dwarves", "ered-luin", "elite")


def test_E12_weaknesses_end_when_he_is_removed() -> None:
    assert not recruits("dain", "dwarves", "erebor", "elite")
    t = table(free="character", rulers=CORRUPTED, at={"gimli": "erebor"}, nations={"dwarves": "4"})
    t.does("character uncorrupt dain")
    t.hand_move("free", "recruit", to="erebor", figure="dwarves:elite", count="1", by="action")
    assert t.army("erebor:free") == "1R 3E 1L dwarves"


def recruits(sovereign: str, nation: str, region: str, unit: str, by: str = "action", **more: object) -> bool:
    """Whether that can be recruited there; five Elves' Leaders are all on the board at first."""
    base = {"armies": {f"{region}:free": f"1R {nation}"}, "empty": True}
    t = table(rulers={sovereign: "corrupted"} if sovereign else {}, nations={nation: "4"}, **{**base, **more})  # type: ignore[arg-type]
    try:
        t.hand_move("free", "recruit", to=region, figure=f"{nation}:{unit}", count="1", by=by)
    except Illegal:
        return False
    return True


def test_E13_an_event_recruits_all_the_same() -> None:
    assert recruits("dain", "dwarves", "erebor", "elite", by="event")
    t = table(
        free="event",
        rulers={"dain": "corrupted"},
        hand={"free": "fp-str-25-km"},
        armies={"minas-tirith:free": "1R gondor"},
    )
    t.does("event play fp-str-25-km").chooses("denethor", "elite:gondor@minas-tirith")
    assert t.army("minas-tirith:free") == "1R 1E gondor"


def test_E14_the_siege_is_extended_by_a_regular_once_a_battle() -> None:
    step = Battle(region="erebor", origin="erebor", attacker="shadow", siege=True, stage="after")
    t = table(
        rulers=CORRUPTED, armies={"erebor:shadow": "5R 1E southrons", "erebor:free": "5R dwarves"},
        besieged="erebor:free", agenda=(step,),
    )  # fmt: skip
    assert t.options() == ["choose extend:southrons", "choose weakness:southrons", "choose cease"]
    t.does("choose weakness:southrons")
    assert t.army("erebor:shadow") == "4R 1E southrons"
    t.does("choose none", "free").does("choose none", "shadow")
    while "casualties" in str(t.state.agenda[-1].step.stage):  # type: ignore[union-attr]
        t.does(t.options()[0])
    assert t.options("weakness") == []
    assert t.options("extend") == ["choose extend:southrons"]


def test_E14_only_at_his_home_and_only_while_corrupted() -> None:
    step = Battle(region="erebor", origin="erebor", attacker="shadow", siege=True, stage="after")
    t = table(armies={"erebor:shadow": "5R southrons"}, besieged="erebor:free", agenda=(step,))
    assert t.options() == ["choose cease"]


def test_E15_left_alone_he_is_removed_and_his_tiles_return() -> None:
    t = table(on={"brand": "1"}, pool="", armies={"dale:free": "1R north"}, nations={"north": "4"})
    t.hand_move("free", "move", origin="dale", to="iron-hills", figure="north:regular", count="1")
    assert t.ruler("brand") == "eliminated"
    assert t.pool() == "1"
    assert t.heard(None, "tiles_returned")[0].tiles == (None,)


def test_E16_killed_in_battle_his_tiles_return() -> None:
    step = Battle(region="dale", origin="iron-hills", attacker="shadow", stage="casualties", hits={"free": 1})
    t = table(
        on={"brand": "1"},
        pool="",
        armies={"dale:free": "1R north", "iron-hills:shadow": "3R southrons"},
        agenda=(step,),
    )
    t.chooses("regular:north")
    assert (t.ruler("brand"), t.pool()) == ("eliminated", "1")
    assert t.options() == ["choose advance", "choose stay"]


@pytest.mark.rule("Leaders")
def test_a_leader_state_sovereign_moves_with_the_army() -> None:
    t = table(nations={"north": "4"}, on={"brand": "1"})
    t.hand_move("free", "army", origin="dale", to="iron-hills", people="with")
    assert (t.ruler("brand"), t.tiles("brand")) == ("leader@iron-hills", "1")
    words = t.refused(lambda: t.hand_move("free", "person", person="brand", to="dale"))
    assert "only with or to an Army" in words
