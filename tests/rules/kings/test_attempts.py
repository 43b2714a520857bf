"""Corruption attempts (RULES 7): the cases A1 to A38."""

from __future__ import annotations

import pytest

from rules.core.game import Illegal
from rules.kings import GAME
from rules.kings import commands as cmd
from rules.kings.agenda import Attempt
from rules.kings.rulings import SETTINGS
from rules.kings.tiles import TILES
from tests.rules.kings.kit import Table, table

pytestmark = pytest.mark.rule("Attempting to Corrupt a Sovereign")


def attempt(eyes: int = 3, **more: object) -> Table:
    return table(turn="shadow", eyes=eyes, **more)  # type: ignore[arg-type]


def test_A01_one_eye_is_not_enough() -> None:
    assert attempt(eyes=1).options("corrupt") == []


def test_A02_two_eyes_give_one_tile() -> None:
    t = attempt(eyes=2, pool="1, 2, 3").does("corrupt dain", draws="3")
    assert t.tiles("dain") == "3"
    assert t.state.box == 1


@pytest.mark.parametrize(("eyes", "tiles"), [(3, 2), (4, 3), (5, 3), (7, 3), (10, 3)])
def test_A03_as_many_tiles_as_eyes_are_left_three_at_most(eyes: int, tiles: int) -> None:
    t = attempt(eyes=eyes, pool="0r, 0r, 1, 1, 2, 2").does("corrupt thranduil")
    assert len(t.happened("attempt_drew")) == tiles
    assert t.happened("attempt_began")[0].draws == tiles


def test_A04_free_peoples_dice_in_the_box_do_not_count() -> None:
    assert attempt(eyes=1, boxed=2).options("corrupt") == []


def test_A05_the_free_peoples_must_have_an_unused_die() -> None:
    assert attempt(eyes=4, free="").options("corrupt") == []


def test_A06_a_sovereign_is_tried_once_a_turn() -> None:
    t = attempt(eyes=4, pool="0r, 0r", shadow="army, army", free="character, character").does("corrupt brand")
    t.chooses("0r").does("character nothing")
    assert t.options("corrupt") == ["corrupt dain", "corrupt denethor", "corrupt theoden", "corrupt thranduil"]


def test_A06_an_event_may_try_him_again() -> None:
    t = attempt(
        eyes=3,
        shadow="event",
        hand={"shadow": "sh-char-26-km"},
        attempts=("brand",),
        armies={"dale:shadow": "1N sauron"},
    )
    assert "corrupt brand" not in t.options()
    t.does("event play sh-char-26-km").does("choose brand", when=lambda e: e[-1].kind != "attempt_ended")
    assert t.happened("attempt_began")[0].cause == "sh-char-26-km"


def test_A07_two_sovereigns_in_one_turn() -> None:
    t = attempt(eyes=4, pool="0r, 0r, 1, 1", shadow="army, army", free="character, character")
    t.does("corrupt brand", draws="0r, 1, 0r").chooses("0r").does("character nothing")
    t.does("corrupt denethor", draws="1, 0r").chooses("0r")
    assert (t.tiles("brand"), t.tiles("denethor"), t.state.box) == ("0r", "0r", 2)


def test_A08_an_attempt_stands_in_for_using_a_die() -> None:
    t = attempt(eyes=2, pool="0r", free="character, character").does("corrupt brand")
    assert t.asked == "free"
    assert t.dice("shadow") == "army"


@pytest.mark.parametrize(("ruling", "offered"), [("skipped", False), ("allowed", True)])
def test_A09_without_a_shadow_die_it_is_a_ruling(ruling: str, offered: bool) -> None:
    t = attempt(eyes=3, shadow="army", free="character, character", options={"no_dice_attempt": ruling})
    t.does("army nothing").does("character nothing")
    assert (t.asked == "shadow") == offered
    assert bool(t.options("corrupt")) == offered


def test_A10_an_eye_is_shown_and_replaced() -> None:
    t = attempt(eyes=2, pool="eye, 2").does("corrupt dain", draws="eye, 2")
    assert t.tiles("dain") == "2"
    assert t.pool() == "eye"
    assert [e.tile for e in t.heard("free", "attempt_drew")] == ["eye", None]


def test_A11_a_shown_tile_goes_back_only_after_the_attempt() -> None:
    """The pool holds one Eye and one number: the Eye can never come twice."""
    for seed in range(20):
        t = table(turn="shadow", eyes=2, pool="eye, 1", seed=f"a11 {seed}").does("corrupt dain")
        assert t.tiles("dain") == "1"
        assert sum(e.shown for e in t.happened("attempt_drew")) <= 1


def test_A12_a_kings_tile_ends_the_attempt() -> None:
    t = attempt(eyes=4, pool="3, kings-1, 2").does("corrupt dain", draws="3, kings-1")
    assert t.tiles("dain") == "kings-1"
    assert t.pool() == "2, 3"


@pytest.mark.parametrize(("ruling", "returned", "unseen"), [("shown", ("3",), ()), ("hidden", (), (None,))])
def test_A13_whether_the_other_candidates_are_shown_is_a_ruling(
    ruling: str, returned: tuple[str, ...], unseen: tuple[None, ...]
) -> None:
    t = attempt(eyes=4, pool="3, kings-1, 2", options={"shown_after_kings": ruling})
    t.does("corrupt dain", draws="3, kings-1")
    [heard] = t.heard("free", "tile_placed")
    assert (heard.returned, heard.unseen) == (returned, unseen)
    assert t.heard("shadow", "tile_placed")[0].unseen == (("3",) if unseen else ())


def test_A14_a_kings_tile_counts_nothing_on_a_sovereign() -> None:
    t = attempt(eyes=2, pool="kings-2").does("corrupt brand")
    assert t.ruler("brand") == "leader@dale"
    assert t.sees("shadow").rulers["brand"].level == 0


def test_A15_the_level_reaches_the_resistance() -> None:
    t = attempt(eyes=2, pool="1", on={"brand": "1"}).does("corrupt brand")
    assert t.ruler("brand") == "corrupted@dale"
    assert (t.pool(), t.pool("removed"), t.tiles("brand")) == ("1", "1", "")


def test_A16_of_equal_tiles_the_one_with_a_reveal_is_discarded() -> None:
    t = attempt(eyes=2, pool="2r", on={"theoden": "2"}).does("corrupt theoden")
    assert t.ruler("theoden") == "corrupted@edoras"
    assert (t.pool("removed"), t.pool()) == ("2r", "2")


def test_A17_the_kings_tile_is_never_the_discarded_one() -> None:
    t = attempt(eyes=2, pool="2", on={"denethor": "kings-2, 1"}).does("corrupt denethor")
    assert t.ruler("denethor") == "corrupted@minas-tirith"
    assert (t.pool("removed"), t.pool()) == ("2", "1, kings-2")


def test_A18_noughts_raise_the_count_alone() -> None:
    t = attempt(eyes=2, pool="0r", on={"dain": "0r"}).does("corrupt dain")
    assert t.sees("free").rulers["dain"].tiles == (None, None)
    assert t.sees("free").rulers["dain"].level is None
    assert t.sees("shadow").rulers["dain"].level == 0


def test_A19_the_shadow_chooses_freely() -> None:
    t = attempt(eyes=3, pool="1, 3").does("corrupt dain")
    assert sorted(t.options()) == ["choose 1", "choose 3"]
    assert t.chooses("1").tiles("dain") == "1"


def test_A20_mithril_coat_draws_no_tile_anew() -> None:
    t = attempt(eyes=2, pool="3, 1", cards={"free": "fp-char-05"}).does("corrupt dain", draws="3")
    assert t.tiles("dain") == "3"
    assert t.state.free.table == ("fp-char-05",)


def test_A21_a_kings_tile_first_is_all_there_is() -> None:
    t = attempt(eyes=4, pool="kings-1, 3, 3, 3").does("corrupt dain", draws="kings-1")
    assert (t.tiles("dain"), t.pool()) == ("kings-1", "3, 3, 3")


def test_A22_attempts_go_on_while_the_fellowship_is_in_mordor() -> None:
    t = attempt(eyes=2, fellowship={"mordor": 2})
    assert "corrupt brand" in t.options()


def test_A23_the_kept_tile_is_never_named_the_others_are() -> None:
    t = attempt(eyes=3, pool="1, 3").does("corrupt dain").chooses("3")
    for seat in ("free", None):
        [heard] = t.heard(seat, "tile_placed")
        assert (heard.tile, heard.returned) == (None, ("1",))
    assert t.heard("shadow", "tile_placed")[0].tile == "3"


@pytest.mark.parametrize("state", ["awakened", "corrupted", "eliminated"])
def test_A24_only_a_sovereign_who_is_a_leader_still(state: str) -> None:
    t = attempt(eyes=4, rulers={"brand": state})
    assert "corrupt brand" not in t.options()
    with pytest.raises(Illegal):
        GAME.play(t.state, "shadow", cmd.TryCorruption(sovereign="brand"))


def test_A25_an_empty_pool_is_filled_with_the_drawn_standard_tiles() -> None:
    t = attempt(eyes=4, pool="1", drawn="2, eye, kings-1", on={"theoden": "3"})
    t.does("corrupt dain", draws="1, eye, 2")
    assert t.happened("pool_refilled")[0].tiles == ("2#1", "eye#1")
    assert sorted(t.options()) == ["choose 1", "choose 2"]


def test_A25_if_it_stays_empty_the_attempt_stops() -> None:
    t = attempt(eyes=4, pool="1").does("corrupt dain", draws="1")
    assert t.tiles("dain") == "1"


def test_A25_with_no_number_to_be_had_nothing_is_placed() -> None:
    t = attempt(eyes=2, pool="eye").does("corrupt dain", draws="eye")
    assert (t.tiles("dain"), t.pool()) == ("", "eye")
    assert t.heard(None, "attempt_ended")[0].returned == ("eye",)


@pytest.mark.parametrize(
    ("kings", "discard", "pool"),
    [
        ("out", "out", "1, 3"),
        ("return", "out", "1, 3, kings-1"),
        ("out", "return", "1, 2r, 3"),
        ("return", "return", "1, 2r, 3, kings-1"),
    ],
)
def test_A26_what_else_comes_back_are_rulings(kings: str, discard: str, pool: str) -> None:
    t = attempt(
        eyes=2, pool="", drawn="1, 3, kings-1", removed="2r, on-on",
        options={"kings_refill": kings, "discard_refill": discard},
    )  # fmt: skip
    t.does("corrupt thranduil", when=lambda events: all(e.kind != "tile_placed" or e.face_up is False for e in events))
    back = sorted([t.tiles("thranduil"), *t.pool().split(", ")])
    assert ", ".join(back) == pool
    assert "on-on" in t.pool("removed")


@pytest.mark.parametrize(("eyes", "draws"), [(1, 1), (2, 2), (4, 3)])
def test_A27_the_west_has_failed_takes_no_eye(eyes: int, draws: int) -> None:
    t = failed(eyes, "none")
    assert (t.happened("attempt_began")[0].draws, t.state.box) == (draws, eyes)


@pytest.mark.parametrize(("ruling", "tiles"), [("none", ""), ("one", "1")])
def test_A27_without_eyes_it_is_a_ruling(ruling: str, tiles: str) -> None:
    assert failed(0, ruling).tiles("dain") == tiles


def failed(eyes: int, ruling: str) -> Table:
    t = table(
        turn="shadow", eyes=eyes, shadow="character, army", free="", pool="1, 1, 0r, 0r",
        hand={"shadow": "sh-char-26-km"}, armies={"dale:shadow": "1N sauron"}, options={"failed_no_eyes": ruling},
    )  # fmt: skip
    return t.does("character play sh-char-26-km").does("choose dain")


@pytest.mark.parametrize(
    ("ruling", "tile", "placed", "level"),
    [("attempt", "eye, 2", "2", 2), ("as_drawn", "eye", "eye", 0), ("attempt", "kings-2", "kings-2", 0),
     ("as_drawn", "kings-2", "kings-2", 0), ("attempt", "on-on, 2", "2", 2), ("as_drawn", "on-on", "on-on", 0)],
)  # fmt: skip
def test_A28_stormcrow_draws_as_in_an_attempt_or_as_ruled(ruling: str, tile: str, placed: str, level: int) -> None:
    t = table(
        turn="shadow", shadow="muster", pool="eye, 2, kings-2, on-on", hand={"shadow": "sh-str-06-km"},
        at={"legolas": "erebor"}, nations={"dwarves": "2"}, options={"stormcrow": ruling},
        fellowship={"region": "moria"},
    )  # fmt: skip
    t.does("muster play sh-str-06-km").does("choose dwarves", draws=tile)
    assert t.tiles("dain") == placed
    assert t.sees("shadow").rulers["dain"].level == level
    assert t.state.politics["dwarves"].box == 1


def test_A29_a_special_tile_is_shown_and_replaced_also_in_mordor() -> None:
    t = attempt(eyes=2, pool="shelobs-lair, 1", fellowship={"mordor": 1}).does("corrupt dain", draws="shelobs-lair, 1")
    assert (t.tiles("dain"), t.pool()) == ("1", "shelobs-lair")
    assert (t.state.fellowship.corruption, t.state.fellowship.mordor) == (0, 1)


def test_A30_two_shadow_players_alternate() -> None:
    t = attempt(
        eyes=5, pool="0r, 0r", shadow="army, army, army", free="character, character, character",
        options={"shadow_players": "two"},
    )  # fmt: skip
    assert all("corrupt dain" in t.options(seat=seat) for seat in ("sauron", "isengard"))
    t.does("corrupt dain", "isengard").chooses("0r").does("character nothing")
    assert t.options("corrupt", "isengard") == []
    assert "corrupt dain" not in t.options()
    assert "corrupt brand" in t.options(seat="sauron")


def test_A31_in_the_sequential_variant_the_last_tile_counts() -> None:
    t = attempt(eyes=4, pool="1, 2, 3", options={"draw": "sequential"}).does("corrupt dain", draws="2")
    assert t.options() == ["choose 2", "choose draw"]
    t.does("choose draw", draws="1")
    assert t.options() == ["choose 1", "choose draw"]
    assert t.chooses("1").tiles("dain") == "1"
    assert t.pool() == "2, 3"


def test_A31_the_first_of_three_may_be_kept() -> None:
    t = attempt(eyes=4, pool="1, 2, 3", options={"draw": "sequential"}).does("corrupt dain", draws="2").chooses("2")
    assert (t.tiles("dain"), t.pool()) == ("2", "1, 3")


def test_A32_with_visible_tiles_a_hidden_one_is_any_but_kings() -> None:
    t = table(
        free="muster", on={"dain": "1, kings-1"}, at={"gimli": "erebor"}, nations={"dwarves": "1"},
        options={"tiles": "visible"},
    )  # fmt: skip
    assert t.sees(None).rulers["dain"].tiles == ("1", "kings-1")
    t.does("muster politics dwarves").does("choose dain")
    assert t.tiles("dain") == "kings-1"
    assert t.heard(None, "tile_returned")[0].tile == "1"


def test_A33_A34_A35_no_other_expansion_is_in_this_game() -> None:
    """Captain of Despair, Keeper dice and the Sméagol tile of Lords belong to another box: nothing names them."""
    assert not [s for s in SETTINGS if "lords" in s.key or "warriors" in s.key]
    assert {t.kind for t in TILES.values()} == {"standard", "kings", "free_special", "shadow_special"}
    assert len(TILES) == 26


def test_A36_the_level_is_the_sum() -> None:
    t = attempt(eyes=2, pool="1", on={"thranduil": "0r, 3"}).does("corrupt thranduil")
    assert t.ruler("thranduil") == "corrupted@woodland-realm"
    assert (t.pool("removed"), t.pool()) == ("3", "0r, 1")


def test_A37_a_reveal_tile_is_the_higher_of_two_ones() -> None:
    t = attempt(eyes=2, pool="1r", on={"brand": "1"}).does("corrupt brand")
    assert (t.pool("removed"), t.pool()) == ("1r", "1")


def test_A38_a_corrupted_sovereign_is_tried_no_more() -> None:
    t = attempt(eyes=4, pool="3", shadow="army, army", free="character, character", attempts=())
    t.does("corrupt brand").does("character nothing")
    assert t.ruler("brand") == "corrupted@dale"
    assert t.options("corrupt") == ["corrupt dain", "corrupt denethor", "corrupt theoden", "corrupt thranduil"]


def test_two_equal_candidates_are_asked_about_all_the_same() -> None:
    """To be spared the question would tell the Free Peoples that they are equal."""
    t = attempt(eyes=3, pool="1, 1").does("corrupt dain")
    assert t.options() == ["choose 1"]
    assert isinstance(t.state.agenda[-1].step, Attempt)


def test_if_he_falls_in_the_middle_of_it_all_tiles_go_back() -> None:
    t = attempt(eyes=3, pool="1, 2", armies={"dale:free": "1R north"}).does("corrupt brand")
    t.hand_move("free", "remove", origin="dale", figure="north:regular", count="1", lost="lost")
    assert (t.ruler("brand"), t.tiles("brand"), t.pool()) == ("eliminated", "", "1, 2")
    assert t.heard("free", "attempt_ended")[0].unseen == (None, None)
