"""Awakening (RULES 5): the cases D1 to D16; second abilities and the first."""

from __future__ import annotations

import pytest

from rules.kings import paths
from rules.kings.agenda import Losses
from tests.rules.kings.kit import Table, table

pytestmark = pytest.mark.rule("Awakening a Sovereign")
WELCOME, FOLLY, THREATS = "sh-char-25-km", "sh-str-03-km", "sh-str-05-km"


def awakenings(**more: object) -> list[str]:
    return [o.partition("awaken ")[2] for o in table(**{"free": "muster", **more}).options("awaken")]  # type: ignore[arg-type]


def test_D01_not_while_his_nation_is_passive() -> None:
    assert awakenings(nations={"elves": "1 passive"}) == []
    assert awakenings() == ["thranduil@woodland-realm"]


@pytest.mark.parametrize(
    ("sovereign", "nation", "home"),
    [("dain", "dwarves", "erebor"), ("denethor", "gondor", "minas-tirith"), ("theoden", "rohan", "edoras"),
     ("thranduil", "elves", "woodland-realm")],
)  # fmt: skip
def test_D02_not_where_his_home_is_conquered(sovereign: str, nation: str, home: str) -> None:
    nations = {nation: "2"}
    assert f"{sovereign}@{home}" in awakenings(nations=nations)
    assert f"{sovereign}@{home}" not in awakenings(nations=nations, control={home: "shadow"})


def test_D03_brand_goes_to_any_unconquered_city_or_stronghold_within_one_region() -> None:
    north = {"north": "1", "elves": "1 passive"}
    assert awakenings(nations=north) == ["brand@dale", "brand@erebor", "brand@woodland-realm"]
    assert awakenings(nations=north, control={"dale": "shadow"}) == ["brand@erebor", "brand@woodland-realm"]


def test_D04_two_regions_are_too_far_for_dain() -> None:
    dwarves = {"dwarves": "1", "elves": "1 passive"}
    assert awakenings(nations=dwarves, rulers={"dain": "leader@dale"}) == ["dain@erebor"]
    assert awakenings(nations=dwarves, rulers={"dain": "leader@iron-hills"}) == ["dain@erebor"]
    assert awakenings(nations=dwarves, rulers={"dain": "leader@woodland-realm"}) == []


def siege(**more: object) -> dict[str, object]:
    return {
        "nations": {"dwarves": "1", "elves": "1 passive"}, "besieged": "erebor:free",
        "armies": {"erebor:shadow": "5R southrons"}, **more,
    }  # fmt: skip


def test_D05_inside_his_besieged_home_no_move_is_needed() -> None:
    assert awakenings(**siege()) == ["dain@erebor"]


def test_D06_nobody_enters_a_besieged_home() -> None:
    assert awakenings(**siege(rulers={"dain": "leader@dale"})) == []


def test_D07_a_corrupted_sovereign_is_not_awakened() -> None:
    assert awakenings(rulers={"thranduil": "corrupted"}) == []


@pytest.mark.parametrize(("ruling", "heard"), [("hidden", (None, "kings-1")), ("shown", ("2", "kings-1"))])
def test_D08_his_tiles_return_and_are_shown_as_ruled(ruling: str, heard: tuple[str | None, ...]) -> None:
    t = table(free="muster", pool="1", on={"thranduil": "2, kings-1"}, options={"awakened_tiles": ruling})
    t.does("muster awaken thranduil@woodland-realm")
    assert (t.tiles("thranduil"), t.pool()) == ("", "1, 2, kings-1")
    assert t.heard("free", "tiles_returned")[0].tiles == heard
    assert t.heard("shadow", "tiles_returned")[0].tiles == ("2", "kings-1")


def test_D09_your_welcome_is_doubtful_asks_for_a_nation_at_war() -> None:
    doubtful = {"shadow": WELCOME}
    assert awakenings(cards=doubtful) == []
    assert awakenings(cards=doubtful, nations={"elves": "4"}) == ["thranduil@woodland-realm"]


def test_D10_threats_and_promises_bars_a_muster_but_not_the_ruler_die() -> None:
    threats = {"shadow": THREATS}
    for die in ("muster", "muster_army", "will"):
        assert awakenings(free=die, cards=threats) == []
    assert awakenings(free="ruler:event", cards=threats) == ["thranduil@woodland-realm"]


def test_D11_denethors_folly_bars_denethor() -> None:
    assert awakenings(nations={"gondor": "2", "elves": "1 passive"}) == ["denethor@minas-tirith"]
    assert awakenings(nations={"gondor": "2", "elves": "1 passive"}, cards={"shadow": FOLLY}) == []


def test_D12_under_your_welcome_no_event_returns_a_tile_but_awakening_does() -> None:
    t = table(
        free="event", hand={"free": "fp-str-25-km"}, cards={"shadow": WELCOME}, on={"thranduil": "1, 2"},
        nations={"elves": "4"},
    )  # fmt: skip
    t.does("event play fp-str-25-km").chooses("thranduil")
    assert t.tiles("thranduil") == "1, 2"
    t = table(free="muster", cards={"shadow": WELCOME}, on={"thranduil": "1, 2"}, nations={"elves": "4"})
    assert t.does("muster awaken thranduil@woodland-realm").tiles("thranduil") == ""


def test_D13_awakened_in_his_city_he_activates_his_nation() -> None:
    """Aid in Time of Need asks for no active Nation."""
    t = table(
        free="event", hand={"free": "fp-char-25-km"}, at={"legolas": "edoras"}, nations={"rohan": "1 passive"},
    )  # fmt: skip
    t.does("event play fp-char-25-km").done().chooses("theoden")
    assert t.ruler("theoden") == "awakened@edoras"
    assert t.state.politics["rohan"].active


@pytest.mark.parametrize(("dismay", "token"), [("out", "gone"), ("in", "shadow")])
def test_D14_his_unused_token_goes_with_him(dismay: str, token: str) -> None:
    t = table(
        rulers={"brand": "awakened"}, armies={"dale:free": "1R north"}, options={"dismay": dismay},
        agenda=(Losses(side="free", region="dale", hits=1),),
    )  # fmt: skip
    t.chooses("regular:north")
    assert t.ruler("brand") == "eliminated"
    assert t.token("brand") == token


@pytest.mark.parametrize(("ruling", "offered"), [("allowed", ["thranduil@woodland-realm"]), ("barred", [])])
def test_D15_threats_and_a_ruler_die_that_shows_muster(ruling: str, offered: list[str]) -> None:
    assert awakenings(free="ruler:muster", cards={"shadow": THREATS}, options={"threats_ruler": ruling}) == offered


@pytest.mark.parametrize("die", ["muster", "muster_army", "will"])
def test_D16_whatever_serves_as_a_muster_awakens(die: str) -> None:
    assert awakenings(free=die) == ["thranduil@woodland-realm"]


def test_nobody_walks_through_a_stronghold_that_the_shadow_holds() -> None:
    """Between Hollin and the Dimrill Dale lies Moria."""
    t = table(control={"erebor": "shadow"})
    assert "withered-heath" in paths.walk(t.state, "dale", 1)
    assert "erebor" in paths.walk(t.state, "dale", 1), "he may stop there"
    through = table(control={"moria": "shadow"}).state
    assert "dimrill-dale" not in paths.walk(through, "hollin", 2)
    assert "dimrill-dale" in paths.walk(table(control={"moria": "free"}).state, "hollin", 2)


def test_a_besieged_friendly_stronghold_is_neither_left_nor_entered() -> None:
    t = table(armies={"erebor:shadow": "5R southrons"}, besieged="erebor:free")
    assert paths.walk(t.state, "erebor", 3) == ("erebor",)
    assert "erebor" not in paths.walk(t.state, "dale", 3)


def awake(sovereign: str, nation: str, die: str, **more: object) -> Table:
    t = table(free=die, **{"rulers": {sovereign: "awakened"}, "nations": {nation: "4"}, **more})  # type: ignore[arg-type]
    return t.does(f"{die} second {sovereign}")


@pytest.mark.rule("Sovereign sheet")
def test_call_to_arms_musters_in_two_settlements_and_where_brand_is() -> None:
    t = awake("brand", "north", "ruler:muster")
    t.does("choose regular:north@bree")
    assert t.options("@bree") == []
    t.does("choose leader:north@the-shire").does("choose leader:north@dale")
    assert (t.army("bree:free"), t.army("the-shire:free"), t.army("dale:free")) == (
        "2R north",
        "1R 1L north",
        "1R 2L north",
    )


@pytest.mark.rule("Sovereign sheet")
def test_a_leader_comes_only_to_an_army() -> None:
    t = awake("brand", "north", "ruler:muster", empty=True)
    assert t.options("leader") == []


@pytest.mark.rule("Sovereign sheet")
def test_iron_guard_musters_also_in_a_besieged_erebor() -> None:
    t = awake("dain", "dwarves", "ruler:muster", besieged="erebor:free", armies={"erebor:shadow": "5R southrons"})
    assert t.options("@") == ["choose regular:dwarves@erebor", "choose elite:dwarves@erebor"]
    t.chooses("elite:dwarves@erebor")
    assert t.army("erebor:free") == "1R 3E 1L dwarves"
    assert "choose regular:dwarves@erebor" not in t.options()
    assert "choose regular:dwarves@ered-luin" in t.options()


@pytest.mark.rule("Sovereign sheet")
def test_palantir_of_anarion_draws_once_more_after_the_draw() -> None:
    t = awake("denethor", "gondor", "ruler:event", hand={"free": "fp-str-04"})
    t.chooses("draw:character")
    assert t.options() == ["choose draw:character", "choose draw:strategy", "done"]
    t.chooses("draw:strategy")
    assert [e.cause for e in t.happened("card_drawn")] == ["the Palantír of Anárion"]
    assert len(t.state.free.hand) == 3


@pytest.mark.rule("Sovereign sheet")
def test_palantir_of_anarion_draws_once_more_after_a_card_was_played() -> None:
    t = awake("denethor", "gondor", "ruler:event", hand={"free": "fp-str-04"})
    t.chooses("play:fp-str-04").done()
    t.done()  # Gandalf the Grey is the Guide: he might draw first.
    assert t.options() == ["choose draw:character", "choose draw:strategy", "done"]


@pytest.mark.rule("Sovereign sheet")
def test_palantir_of_anarion_only_in_minas_tirith() -> None:
    t = table(free="ruler:event", rulers={"denethor": "awakened@pelargir"})
    assert t.options(" second ") == []


@pytest.mark.rule("Sovereign sheet")
@pytest.mark.parametrize(("eyes", "dice"), [(1, 1), (2, 1), (4, 3), (8, 4)])
def test_far_sighted_rolls_one_hunt_die_fewer_but_one_at_least(eyes: int, dice: int) -> None:
    t = awake("thranduil", "elves", "ruler:character", eyes=eyes).does("choose move")
    assert len(t.happened("hunt_rolled")[0].rolls) == dice


@pytest.mark.rule("Sovereign sheet")
def test_far_sighted_lets_companions_go_one_region_further() -> None:
    t = awake("thranduil", "elves", "ruler:character").does("choose separate:boromir")
    t.done()
    assert "choose dimrill-dale" not in t.options()
    reached = {o.partition(" ")[2] for o in t.options("choose")}
    plain = table(free="character").does("character separate boromir")
    plain.done()
    assert {o.partition(" ")[2] for o in plain.options("choose")} < reached


@pytest.mark.rule("Sovereign sheet")
def test_far_sighted_not_on_the_mordor_track() -> None:
    t = table(free="ruler:character", rulers={"thranduil": "awakened"}, fellowship={"mordor": 1})
    assert t.options(" second ") == []


@pytest.mark.rule("Sovereign sheet")
def test_elvenking_promotes_also_under_siege_and_not_without_an_elite() -> None:
    base = {"rulers": {"thranduil": "awakened"}, "nations": {"elves": "4"}, "besieged": "woodland-realm:free"}
    besiegers = {"woodland-realm:shadow": "6R sauron"}
    assert table(free="muster", armies=besiegers, **base).options(" first ") == ["muster first thranduil"]  # type: ignore[arg-type]
    none_left = {**besiegers, "lorien:free": "9E elves", "rivendell:free": "1L elves", "grey-havens:free": "1R elves"}
    assert table(free="muster", armies=none_left, **base).options(" first ") == []  # type: ignore[arg-type]
