"""Event cards that touch Rulers or the hunt (RULES 11)."""

from __future__ import annotations

import pytest

from rules.kings.agenda import Losses
from tests.rules.kings.kit import Table, table

pytestmark = pytest.mark.rule("Event cards")
WELCOME, FOLLY, THREATS, PALANTIR = "sh-char-25-km", "sh-str-03-km", "sh-str-05-km", "sh-str-25-km"


def plays(card: str, **more: object) -> Table:
    """The card is played with an Event die; Gandalf the Grey is not the Guide."""
    side = "free" if card.startswith("fp") else "shadow"
    base = {"turn": side, side: "event", "hand": {side: card}, "fellowship": {"guide": "strider"}}
    return table(**{**base, **more}).does(f"event play {card}")  # type: ignore[arg-type]


# House of the Stewards.


def test_house_of_the_stewards_needs_boromir_in_a_gondor_region() -> None:
    card = "fp-char-23-km"
    assert table(free="event", hand={"free": card}).options("play") == []
    assert table(free="event", hand={"free": card}, at={"boromir": "osgiliath"}).options("play") == []


def test_house_of_the_stewards_recruits_with_him_then_draws_two() -> None:
    t = plays("fp-char-23-km", at={"boromir": "pelargir"}).chooses("recruit")
    assert len(t.state.free.hand) == 0
    t.chooses("elite:gondor@pelargir")
    assert t.army("pelargir:free") == "1R 1E gondor"
    assert [e.deck for e in t.happened("card_drawn")] == ["strategy", "strategy"]


def test_house_of_the_stewards_returns_a_tile_of_denethors() -> None:
    t = plays("fp-char-23-km", at={"boromir": "pelargir"}, on={"denethor": "1"}).chooses("tile")
    assert (t.tiles("denethor"), len(t.state.free.hand)) == ("", 2)


# Wisdom of Elrond and It Is Not So Dark Here.


def test_wisdom_of_elrond_activates_and_advances() -> None:
    t = plays("fp-str-08-km").chooses("rohan")
    assert (t.state.politics["rohan"].active, t.state.politics["rohan"].box) == (True, 2)


def test_wisdom_of_elrond_looks_and_may_return_one() -> None:
    t = plays("fp-str-08-km", on={"dain": "1, 2r, kings-1"}).chooses("look:dain")
    assert t.options() == ["choose 1", "choose 2r", "choose kings-1", "done"]
    assert t.sees("free").looked == ("1", "2r", "kings-1")
    t.chooses("2r")
    assert t.tiles("dain") == "1, kings-1"
    assert [e.tile for e in t.heard("free", "tile_returned")] == ["2r"]
    assert [e.tile for e in t.heard(None, "tile_returned")] == [None]


def test_wisdom_of_elrond_may_return_none() -> None:
    assert plays("fp-str-08-km", on={"dain": "1"}).chooses("look:dain").done().tiles("dain") == "1"


def test_the_others_hear_that_they_looked_and_nothing_more() -> None:
    t = plays("fp-str-08-km", on={"dain": "1, 2r"}).chooses("look:dain")
    assert [e.tiles for e in t.heard("free", "tiles_seen")] == [("1", "2r")]
    for seat in ("shadow", None):
        assert [(e.sovereign, e.tiles) for e in t.heard(seat, "tiles_seen")] == [("dain", (None, None))]
        assert t.sees(seat).looked is None


def test_it_is_not_so_dark_here_advances_looks_and_returns_one() -> None:
    t = plays("fp-char-26-km", on={"brand": "1"}, nations={"gondor": "2"}).chooses("gondor", "brand")
    assert t.options() == ["choose 1"]
    t.chooses("1")
    assert (t.state.politics["gondor"].box, t.tiles("brand")) == (3, "")


def test_it_is_not_so_dark_here_looks_also_when_no_nation_can_advance() -> None:
    at_war = dict.fromkeys(("dwarves", "elves", "gondor", "north", "rohan"), "4")
    t = plays("fp-char-26-km", on={"brand": "1"}, nations=at_war)
    assert t.options() == ["choose brand"]


def test_under_your_welcome_they_look_but_return_nothing() -> None:
    t = plays("fp-char-26-km", on={"brand": "1"}, cards={"shadow": WELCOME}, nations={"gondor": "2"})
    t.chooses("gondor", "brand")
    assert t.options() == ["done"]
    assert t.done().tiles("brand") == "1"


# The four cards of a Sovereign's own people.

GUARDS = [
    ("fp-str-16-km", "theoden", ["elite:rohan@edoras"], "edoras:free", "1R 2E 1L rohan"),
    ("fp-str-19-km", "brand", [], "dale:free", "3R 1L north"),
    ("fp-str-22-km", "dain", ["regular:dwarves@erebor"], "erebor:free", "2R 2E 2L dwarves"),
    ("fp-str-24-km", "thranduil", ["elite:elves@woodland-realm"], "woodland-realm:free", "1R 2E 1L elves"),
]


@pytest.mark.parametrize(("card", "sovereign", "choices", "key", "army"), GUARDS)
def test_his_own_people_come(card: str, sovereign: str, choices: list[str], key: str, army: str) -> None:
    """Whatever leaves no choice comes by itself, and then a card is drawn."""
    t = plays(card).chooses("recruit", *choices)
    assert t.army(key) == army
    assert [e.deck for e in t.happened("card_drawn")] == ["strategy"]
    assert t.ruler(sovereign).startswith("leader")


@pytest.mark.parametrize(("card", "sovereign"), [g[:2] for g in GUARDS])
def test_his_own_people_return_a_tile_by_chance(card: str, sovereign: str) -> None:
    t = plays(card, on={sovereign: "1, kings-1"}).chooses("tile")
    assert (t.tiles(sovereign), len(t.state.free.hand)) == ("kings-1", 1)


@pytest.mark.parametrize(("card", "sovereign"), [g[:2] for g in GUARDS])
@pytest.mark.parametrize(("ruling", "drawn"), [("draw", 1), ("only_else", 0)])
def test_his_own_people_remove_him_when_corrupted(card: str, sovereign: str, ruling: str, drawn: int) -> None:
    t = plays(card, rulers={sovereign: "corrupted"}, options={"guards_draw": ruling})
    assert t.ruler(sovereign) == "eliminated"
    assert len(t.happened("card_drawn")) == drawn


def test_the_riders_come_where_in_rohan_a_companion_stands_and_together() -> None:
    t = plays("fp-str-16-km", at={"gimli": "helms-deep", "legolas": "dale"}).chooses("recruit")
    assert t.options("elite") == ["choose elite:rohan@edoras", "choose elite:rohan@helms-deep"]
    t.chooses("elite:rohan@helms-deep")
    assert t.army("helms-deep:free") == "1R 1E 1L rohan"


# Awakening and recruiting.


def test_aid_in_time_of_need_awakens_where_a_companion_is() -> None:
    t = plays("fp-char-25-km", at={"gimli": "dale"}, on={"dain": "2"}, pool="")
    t.hand_move("free", "person", person="gimli", to="erebor")
    assert t.options() == ["choose dain", "done"]  # He woke the Dwarves: a tile might go.
    t.done().done()
    assert t.options() == ["choose dain"]
    t.chooses("dain")
    assert (t.ruler("dain"), t.tiles("dain"), t.token("dain")) == ("awakened@erebor", "", "free")


def test_aid_in_time_of_need_heeds_what_lies_on_the_table() -> None:
    at = {"gimli": "minas-tirith"}
    assert plays("fp-char-25-km", at=at, cards={"shadow": FOLLY}).done().asked == "shadow"
    assert plays("fp-char-25-km", at=at, cards={"shadow": WELCOME}).done().asked == "shadow"
    assert plays("fp-char-25-km", at=at).done().options() == ["choose denethor"]


def test_ever_at_your_service_recruits_where_he_is_and_returns_a_tile() -> None:
    t = plays("fp-str-25-km", on={"brand": "1"}).chooses("brand")
    assert t.tiles("brand") == ""
    t.chooses("regular:north@dale")
    assert t.army("dale:free") == "2R 1L north"


def test_men_of_little_villages_come_from_four_different_nations() -> None:
    t = plays("fp-str-26-km")
    for what in (
        "regular:dwarves@ered-luin",
        "regular:gondor@pelargir",
        "leader:north@bree",
        "regular:rohan@westemnet",
    ):
        assert f"choose {what}" in t.options()
        t.chooses(what)
    assert (t.army("bree:free"), t.army("westemnet:free")) == ("1R 1L north", "1R rohan")
    assert t.options("elves") == []


def test_the_king_is_revealed_needs_aragorn_or_denethor_awakened() -> None:
    card = {"turn": "shadow", "shadow": "event", "hand": {"shadow": "sh-str-18-km"}}
    assert table(**card).options("play") == []  # type: ignore[arg-type]
    assert table(**card, at={"aragorn": "dale"}).options("play")  # type: ignore[arg-type]
    assert table(**card, rulers={"denethor": "awakened"}).options("play")  # type: ignore[arg-type]


def test_the_king_is_revealed_brings_more_for_each_awakened_one() -> None:
    """Minas Morgul has five Regulars and one Nazgûl at first; ten Army units are the limit there."""
    t = plays("sh-str-18-km", rulers={"denethor": "awakened", "brand": "awakened"})
    while t.options("nazgul:"):
        t.does(t.options("nazgul:")[0])
    assert t.army("minas-morgul:shadow").split()[-2] in {"3N", "4N"}


# Cards of the Shadow.


def test_your_welcome_is_ended_by_will_or_where_a_sovereign_and_a_companion_meet() -> None:
    table_ = {"shadow": WELCOME}
    assert table(free="will", cards=table_).options("discard_table")
    assert table(free="character", cards=table_).options("discard_table") == []
    assert table(free="character", cards=table_, rulers={"brand": "awakened"}).options("discard_table") == []
    assert table(free="muster", cards=table_, at={"gimli": "erebor"}).options("discard_table") == []
    t = table(free="character", cards=table_, at={"gimli": "erebor"}).does(f"character discard_table {WELCOME}")
    assert t.state.shadow.table == ()


def test_denethors_folly_bars_combat_cards_in_minas_tirith_and_ends_by_gandalf_or_aragorn() -> None:
    folly = {"shadow": FOLLY}
    assert table(free="muster", cards=folly).options("discard_table") == []
    for who in ("gandalf-grey", "gandalf-white", "aragorn"):
        assert table(free="muster", cards=folly, at={who: "minas-tirith"}).options("discard_table")
    assert table(free="will", cards=folly).options("discard_table")
    assert (
        table(turn="shadow", shadow="event", hand={"shadow": FOLLY}, rulers={"denethor": "awakened"}).options("play")
        == []
    )
    t = table(
        cards=folly, hand={"free": "fp-str-09"}, armies={"osgiliath:shadow": "5R sauron"}, nations={"sauron": "4"},
    )  # fmt: skip
    t.hand_move("shadow", "attack", origin="osgiliath", to="minas-tirith")
    t.chooses("field")
    assert t.options(seat="free") == ["choose none"]


def test_threats_and_promises_advances_no_passive_nation() -> None:
    t = table(free="muster", cards={"shadow": THREATS}, nations={"gondor": "2"})
    assert t.options("politics") == ["muster politics elves", "muster politics gondor"]


@pytest.mark.parametrize("how", ["corrupted", "attack", "companion"])
def test_threats_and_promises_leaves(how: str) -> None:
    threats = {"shadow": THREATS}
    if how == "corrupted":
        t = table(turn="shadow", eyes=2, pool="3", cards=threats).does("corrupt brand")
    elif how == "attack":
        t = table(cards=threats, armies={"old-ford:shadow": "5R sauron"}, nations={"sauron": "4"})
        t.hand_move("shadow", "attack", origin="old-ford", to="carrock")
    else:
        t = table(cards=threats, at={"gimli": "erebor"}, nations={"dwarves": "1"}).does("character advance gimli")
    assert t.state.shadow.table == ()


def test_threats_and_promises_stays_for_an_event() -> None:
    t = plays("fp-str-08-km", cards={"shadow": THREATS}).chooses("rohan")
    assert t.state.shadow.table == (THREATS,)


def test_the_palantir_makes_one_muster_an_event_each_turn() -> None:
    t = table(turn="shadow", shadow="muster, muster", free="character", cards={"shadow": PALANTIR}, hand={"shadow": ""})
    t.does("muster draw character").does("character nothing")
    assert t.options("draw") == []


def test_the_palantir_is_taken_up_by_a_card_that_the_muster_could_not_play() -> None:
    cards = {"turn": "shadow", "shadow": "muster, muster", "free": "character", "cards": {"shadow": PALANTIR}}
    army = table(**cards, hand={"shadow": "sh-str-13"})  # type: ignore[arg-type]
    army.does("muster play sh-str-13")
    assert army.state.used == ("palantir",)
    muster = table(**cards, hand={"shadow": "sh-str-14, sh-str-16"})  # type: ignore[arg-type]
    muster.does("muster play sh-str-16")
    assert muster.state.used == ()


def test_the_palantir_ends_by_will_or_by_any_die_and_a_ring() -> None:
    palantir = {"shadow": PALANTIR}
    t = table(free="muster", cards=palantir).does(f"muster discard_table {PALANTIR}")
    assert (t.state.free.rings, t.state.shadow.rings, t.state.free.ringed) == (2, 1, True)
    t = table(free="will", cards=palantir).does(f"will discard_table {PALANTIR}")
    assert t.state.free.rings == 3
    assert table(free="muster", cards=palantir, sides={"free": {"rings": 0}}).options("discard_table") == []


def test_the_west_has_failed_needs_a_nazgul_near_a_sovereign() -> None:
    card = {"turn": "shadow", "shadow": "event", "hand": {"shadow": "sh-char-26-km"}}
    assert table(**card).options("play") == []  # type: ignore[arg-type]
    t = table(**card, at={"witch-king": "folde"}).does("event play sh-char-26-km")  # type: ignore[arg-type]
    assert t.options() == ["choose theoden"]


def test_stormcrow_needs_a_companion_or_the_fellowship_in_a_nation_not_at_war() -> None:
    card = {"turn": "shadow", "shadow": "event", "hand": {"shadow": "sh-str-06-km"}}
    far = {"fellowship": {"region": "moria"}}
    assert table(**card, **far).options("play") == []  # type: ignore[arg-type]
    assert table(**card, **far, at={"gimli": "erebor"}).options("play")  # type: ignore[arg-type]
    assert table(**card, **far, at={"gimli": "erebor"}, nations={"dwarves": "4"}).options("play") == []  # type: ignore[arg-type]


def test_stormcrow_spares_an_awakened_sovereign() -> None:
    t = plays("sh-str-06-km", rulers={"dain": "awakened"}, nations={"dwarves": "3"}, fellowship={"region": "moria"})
    t.chooses("dwarves")
    assert (t.state.politics["dwarves"].box, t.tiles("dain"), t.happened("attempt_began")) == (2, "", [])


def test_stormcrow_lets_the_free_peoples_take_a_unit_off_by_hand() -> None:
    t = plays(
        "sh-str-06-km", at={"gimli": "erebor"}, nations={"dwarves": "2"}, pool="0r", fellowship={"region": "moria"}
    )
    t.chooses("dwarves")
    assert (t.tiles("dain"), t.asked, t.sees(None).work.card) == ("0r", "free", "sh-str-06-km")


@pytest.mark.parametrize(("corrupted", "needs"), [(1, 6), (2, 5)])
def test_return_to_valinor_rolls_against_elven_strongholds(corrupted: int, needs: int) -> None:
    rulers = dict.fromkeys(("brand", "dain")[:corrupted], "corrupted")
    t = plays("sh-str-01-km", rulers=rulers, besieged="lorien:free", armies={"lorien:shadow": "6R sauron"})
    thrown = {e.cause: (len(e.rolls), e.needs) for e in t.happened("dice_thrown")}
    assert thrown == {
        "Return to Valinor, Rivendell": (2, needs),
        "Return to Valinor, Woodland Realm": (2, needs),
        "Return to Valinor, Grey Havens": (2, needs),
    }  # fmt: skip


def test_return_to_valinor_needs_a_lost_stronghold_or_a_corrupted_sovereign() -> None:
    card = {"turn": "shadow", "shadow": "event", "hand": {"shadow": "sh-str-01-km"}}
    assert table(**card).options("play") == []  # type: ignore[arg-type]
    assert table(**card, control={"lorien": "shadow"}).options("play")  # type: ignore[arg-type]


@pytest.mark.parametrize(("state", "needs"), [("leader", 5), ("awakened", 5), ("corrupted", 4)])
def test_work_of_the_enemy_rolls_three_dice_where_a_sovereign_is(state: str, needs: int) -> None:
    t = plays("sh-str-26-km", rulers={"dain": state}).does("choose dain", rolls="6 4 2")
    [thrown] = t.happened("dice_thrown")
    assert (thrown.needs, thrown.hits) == (needs, 2 if needs == 4 else 1)
    step = t.state.agenda[-1].step
    assert isinstance(step, Losses)
    assert (t.asked, step.region, step.hits) == ("free", "erebor", thrown.hits)


# Special tiles, other cards, and the Guide.


@pytest.mark.parametrize(("mordor", "pile"), [(None, "waiting"), (1, "tiles")])
def test_a_special_tile_waits_for_mordor(mordor: int | None, pile: str) -> None:
    t = plays("fp-char-03", pool="1", fellowship={"mordor": mordor, "guide": "strider"})
    assert "phial" in t.pool(pile)


def test_a_card_of_the_base_game_is_done_by_hand_and_may_stay() -> None:
    t = plays("fp-char-05")
    assert t.options() == ["done", "choose table"]
    assert t.chooses("table").state.free.table == ("fp-char-05",)
    assert plays("fp-char-05").done().state.free.table == ()


def test_gandalf_the_grey_as_guide_draws_from_the_same_deck() -> None:
    t = plays("fp-str-08-km", fellowship={"guide": "gandalf-grey"}).chooses("rohan")
    assert t.options() == ["choose draw:strategy", "done"]
    assert len(t.chooses("draw:strategy").state.free.hand) == 1
    t = table(free="muster", hand={"free": "fp-str-08-km"}).does("muster play fp-str-08-km").chooses("rohan")
    assert t.asked == "shadow"
