"""Moderators' repairs: they reach every value, and show a playing moderator nothing (Moderators)."""

from __future__ import annotations

import random
from dataclasses import fields
from typing import Any

import pytest

from rules.core.game import TABLE, Illegal
from rules.kings import GAME
from rules.kings.agenda import Allocation, Attempt, Round
from rules.kings.state import Fellowship, Hand, Pool, Ruler, State
from tests.rules.kings import hidden
from tests.rules.kings.kit import Table, table

pytestmark = pytest.mark.rule("Moderators")

SET: list[tuple[str, dict[str, str], str, Any]] = [
    ("corruption", {"value": "7"}, "fellowship.corruption", 7),
    ("progress", {"value": "3"}, "fellowship.progress", 3),
    ("mordor", {"value": "2"}, "fellowship.mordor", 2),
    ("mordor", {"value": "6"}, "fellowship.mordor", None),
    ("hidden", {"value": "no"}, "fellowship.hidden", False),
    ("place", {"value": "moria"}, "fellowship.region", "moria"),
    ("guide", {"value": "strider"}, "fellowship.guide", "strider"),
    ("once", {"what": "declared", "value": "yes"}, "fellowship.declared", True),
    ("once", {"what": "moved", "value": "yes"}, "fellowship.moved", True),
    ("once", {"what": "minion", "value": "yes"}, "minion_seen", True),
    ("once", {"what": "token", "value": "yes"}, "used", ("token",)),
    ("once", {"what": "ring_free", "value": "yes"}, "free.ringed", True),
    ("box", {"value": "4"}, "box", 4),
    ("box_free", {"value": "2"}, "box_free", 2),
    ("box_last", {"value": "1"}, "box_free_last", 1),
    ("dice", {"side": "shadow", "value": "9"}, "shadow.dice", 9),
    ("ruler_die", {"side": "free", "value": "yes"}, "free.ruler", True),
    ("ruler_due", {"side": "shadow", "value": "yes"}, "shadow.ruler_due", True),
    ("rings", {"side": "shadow", "value": "2"}, "shadow.rings", 2),
    ("nation", {"nation": "rohan", "value": "4"}, "politics.rohan.box", 4),
    ("active", {"nation": "rohan", "value": "yes"}, "politics.rohan.active", True),
    ("person", {"person": "ugluk", "value": "orthanc"}, "characters.ugluk", "orthanc"),
    ("sovereign", {"sovereign": "dain", "value": "corrupted"}, "rulers.dain.state", "corrupted"),
    ("sovereign", {"sovereign": "dain", "value": "eliminated"}, "rulers.dain.region", None),
    ("home", {"sovereign": "dain", "value": "dale"}, "rulers.dain.region", "dale"),
    ("ruler_token", {"sovereign": "dain", "value": "used"}, "rulers.dain.token", "used"),
    ("attempted", {"sovereign": "dain", "value": "yes"}, "attempts", ("dain",)),
    ("besieged", {"region": "dale", "side": "free", "value": "yes"}, "armies.dale:free.besieged", True),
    ("control", {"region": "dale", "value": "shadow"}, "control", {"dale": "shadow"}),
    ("corruptor", {"value": "isengard"}, "corruptor", "isengard"),
    ("turns", {"value": "9"}, "turn", 9),
    ("turn", {"value": "shadow"}, "actor", "shadow"),
    ("number", {"what": "brand.resistance", "value": "3"}, "numbers.brand.resistance", 3),
    ("option", {"value": "inside=counts"}, "options.inside", "counts"),
]  # fmt: skip


def value(state: State, path: str) -> Any:
    """A value by its path: fields and keys; a key may itself hold a dot."""
    at: Any = state
    parts = path.split(".")
    while parts:
        if isinstance(at, dict):
            key = ".".join(parts)
            if key in at:
                return at[key]
            at = at[parts.pop(0)]
        else:
            at = getattr(at, parts.pop(0))
    return at


@pytest.mark.parametrize(("tool", "values", "path", "wanted"), SET)
def test_a_value_is_set_and_said_aloud(tool: str, values: dict[str, str], path: str, wanted: Any) -> None:
    t = table().repair(tool, **values)
    assert value(t.state, path) == wanted
    [said] = t.heard(None, "option_set" if tool == "option" else "repaired")
    assert said.value in {str(values["value"]), "counts"}


def test_every_field_of_the_table_can_be_reached() -> None:
    """Each of them is set above, moved by a repair below, or is no value of the table but its bookkeeping."""
    reached = {part for _, _, path, _ in SET for part in path.split(".")}
    reached |= {"pool", "tiles", "drawn", "aside", "waiting", "removed", "losses", "units"}
    reached |= {"hand", "draw", "discard", "table", "rolled"}
    own = {"scenario", "cup", "seats", "agenda", "asked", "result", "phase", "used"}
    names = {f.name for kind in (State, Hand, Pool, Ruler, Fellowship) for f in fields(kind)}
    assert names - own - reached == set()


def test_dice_are_added_and_removed() -> None:
    t = table(free="character").repair("add_die", side="free", value="muster")
    assert t.dice("free") == "character, muster"
    t.repair("drop_die", side="free", value="character")
    assert t.dice("free") == "muster"
    assert "cannot be set" in t.refused(lambda: t.repair("drop_die", side="free", value="event"))


def test_figures_are_set_as_far_as_there_are_some() -> None:
    t = table().repair("units", region="dale", figure="north:elite", value="3")
    assert t.army("dale:free") == "1R 3E 1L north"
    t.repair("units", region="dale", figure="north:regular", value="0")
    t.repair("losses", figure="north:leader", value="2")
    assert t.state.losses["north"].leader == 2
    assert "cannot be set" in t.refused(lambda: t.repair("units", region="dale", figure="north:elite", value="9"))


def test_the_open_action_goes_to_the_other_side() -> None:
    t = table(turn="free")
    before = t.questions[0].step
    t.repair("turn", value="shadow")
    assert t.asked == "shadow"
    assert t.questions[0].step != before


def test_a_ruling_is_changed_as_the_service_asks_for_it() -> None:
    t = table()
    command = GAME.use(t.state, TABLE, "option", {"key": "strider", "value": "free"})
    assert t.play(TABLE, command).state.options["strider"] == "free"
    for values in ({"key": "tiles", "value": "visible"}, {"key": "strider", "value": "dwarf"}):
        with pytest.raises(Illegal):
            GAME.use(t.state, TABLE, "option", values)


def test_only_the_table_repairs() -> None:
    t = table()
    command = GAME.use(t.state, TABLE, "box", {"value": "3"})
    with pytest.raises(Illegal):
        GAME.play(t.state, "shadow", command)
    with pytest.raises(Illegal):
        GAME.use(t.state, TABLE, "box", {"value": "99"})
    with pytest.raises(Illegal):
        GAME.use(t.state, TABLE, "nonsense", {"value": "1"})


# Tiles.


def test_tiles_come_to_a_sovereign_by_kind_or_by_chance_and_go_again() -> None:
    t = table(pool="1, 2, 3").repair("add_tile", sovereign="dain", kind="2")
    assert (t.tiles("dain"), t.pool()) == ("2", "1, 3")
    t.repair("random_tile", sovereign="dain")
    assert len(t.state.rulers["dain"].tiles) == 2
    t.repair("drop_tile", sovereign="dain", value="1")
    assert "2" in t.pool()


def test_nobody_hears_which_tile_it_was() -> None:
    t = table(pool="1, 2, 3").repair("add_tile", sovereign="dain", kind="2")
    for seat in ("free", "shadow", None):
        [heard] = t.heard(seat, "repaired")
        assert (heard.value, heard.chance, heard.hidden) == (None, False, True)


def test_a_kind_that_lies_face_down_elsewhere_is_not_betrayed() -> None:
    """The two tables differ only in where the tile lies: nothing that others see may differ."""
    told = []
    for on, pool in (({"brand": "1", "dain": "2r"}, "3, 3, 1"), ({"brand": "1", "dain": "3"}, "2r, 3, 1")):
        t = table(pool=pool, on=on)
        t.repair("add_tile", sovereign="brand", kind="2r")
        told.append((repr(t.heard("free")), repr(t.sees("free"))))
        assert "2r" in t.tiles("brand")
        assert len(t.state.rulers["dain"].tiles) == 1
    assert told[0] == told[1]


def test_out_of_the_pool_nothing_is_betrayed_either() -> None:
    told = []
    for on, pool in (({"dain": "2r"}, "3, 1"), ({"dain": "3"}, "2r, 1")):
        t = table(pool=pool, on=on).repair("tile", kind="2r", out_of="pool", value="drawn")
        told.append((repr(t.heard("free")), repr(t.sees("free"))))
        assert t.pool("drawn") == "2r"
    assert told[0] == told[1]


def test_refusals_rest_on_what_everybody_sees() -> None:
    t = table(pool="3", drawn="2r")
    words = t.refused(lambda: t.repair("add_tile", sovereign="dain", kind="2r"))
    assert "lie in the open" in words
    t = table(pool="", on={"dain": "1", "theoden": "3"})
    assert "pool is empty" in t.refused(lambda: t.repair("add_tile", sovereign="brand", kind="3"))
    t = table(on={"dain": "1"}, rulers={"brand": "corrupted"})
    assert "holds no tiles" in t.refused(lambda: t.repair("add_tile", sovereign="brand", kind="3"))
    assert "fewer tiles" in t.refused(lambda: t.repair("drop_tile", sovereign="dain", value="2"))


def test_tiles_in_the_open_are_moved_by_name() -> None:
    t = table(pool="3", drawn="2r, kings-1", removed="1")
    t.repair("tile", kind="2r", out_of="drawn", value="pool").repair("tile", kind="1", out_of="removed", value="drawn")
    t.repair("tile", kind="phial", out_of="aside", value="waiting")
    assert (t.pool(), t.pool("drawn"), t.pool("waiting")) == ("2r, 3", "1, kings-1", "phial")
    assert "No tile of that kind" in t.refused(lambda: t.repair("tile", kind="2", out_of="drawn", value="pool"))
    assert "Only Special" in t.refused(lambda: t.repair("tile", kind="1", out_of="drawn", value="waiting"))


def test_nothing_is_repaired_in_the_middle_of_an_attempt() -> None:
    t = table(agenda=(Attempt(sovereign="dain", left=2, candidates=("1#1",)),), pool="2, 3")
    for tool, values in (
        ("add_tile", {"sovereign": "brand", "kind": "3"}),
        ("deal", {"side": "free", "deck": "character"}),
    ):
        assert "being carried out" in t.refused(lambda tool=tool, values=values: t.repair(tool, **values))  # type: ignore[misc]


# Cards.


def test_hands_are_repaired_by_position_and_count() -> None:
    t = table(hand={"free": "fp-str-04, fp-str-05"})
    t.repair("deal", side="free", deck="strategy")
    assert [(e.card, e.cause) for e in t.heard(None, "card_drawn")] == [(None, "a repair")]
    t.repair("hand", side="free", position="1", value="bottom")
    assert (t.state.free.draw["strategy"][-1], len(t.state.free.hand)) == ("fp-str-04", 2)
    assert t.heard("free", "repaired")[0].value is None
    t.repair("hand", side="free", position="1", value="discard")
    assert t.state.free.discard["strategy"] == ("fp-str-05",)
    t.repair("recall", side="free", deck="strategy")
    assert t.state.free.discard["strategy"] == ()
    assert "fp-str-05" in t.state.free.draw["strategy"]
    assert "holds 1 cards" in t.refused(lambda: t.repair("hand", side="free", position="3", value="top"))


def test_a_card_comes_to_the_table_from_wherever_it_is() -> None:
    for hand in ({"shadow": "sh-char-25-km"}, {"shadow": "sh-char-05"}):
        t = table(hand=hand).repair("table", card="sh-char-25-km", value="yes")
        assert t.state.shadow.table == ("sh-char-25-km",)
        assert len(t.state.shadow.hand) == 1
    t.repair("table", card="sh-char-25-km", value="no")
    assert t.state.shadow.discard["character"] == ("sh-char-25-km",)


def test_a_card_that_was_replaced_is_not_in_the_game() -> None:
    t = table()
    assert "not in this game" in t.refused(lambda: t.repair("table", card="sh-str-06", value="yes"))


def test_what_a_repair_offers_depends_on_nothing_hidden() -> None:
    rng = random.Random(1)
    t = table(on={"dain": "1, 2"}, pool="3, 3, 1r")
    for _ in range(5):
        other = hidden.mixed(t.state, None, rng)
        assert GAME.tools(other, TABLE) == GAME.tools(t.state, TABLE)


@pytest.mark.parametrize("seed", range(30))
def test_random_repairs_neither_lose_nor_make_anything_nor_tell_hidden_things(seed: int) -> None:
    """Two tables that differ in hidden things hear and see the same after the same repair, refused or not."""
    rng = random.Random(seed)
    t = table(
        on={"dain": "1, 2", "brand": "0r, kings-1"},
        pool="3, 3, 1r, eye, 2r",
        drawn="0r, eye",
        hand={"free": "fp-str-04"},
    )
    all_there = hidden.inventory(t.state)
    for _ in range(25):
        tool = rng.choice(GAME.tools(t.state, TABLE))
        values = {
            p.key: rng.choice(p.choices).value if p.choices else str(rng.randint(p.lo or 0, 3)) for p in tool.params
        }
        other = Table(_differs(t.state, rng))
        assert _result(t, tool.key, values) == _result(other, tool.key, values), (tool.key, values)
        assert hidden.inventory(t.state) == all_there


def _differs(state: State, rng: random.Random) -> State:
    from dataclasses import replace

    return replace(hidden.mixed(state, "free", rng), cup=state.cup)


def _result(t: Table, tool: str, values: dict[str, str]) -> tuple[str, str, str]:
    """What the Free Peoples hear and see of it, or the refusal."""
    try:
        t.repair(tool, **values)
    except Illegal as refusal:
        return str(refusal), "", ""
    heard = [e for e in t.heard("free") if e.kind not in {"card_drawn", "card_discarded"}]
    shown = t.sees("free")
    return "", repr(heard), repr([shown.pool, shown.drawn, shown.removed, shown.rulers, shown.free.held, shown.shadow])


@pytest.mark.parametrize(("dice", "box"), [("7", "9"), ("2", "3"), ("0", "1")])
def test_more_dice_in_the_box_than_there_are_leave_none_but_the_ruler_die_to_roll(dice: str, box: str) -> None:
    """A box that a moderator set does not stop the turn."""
    ruler = {"ruler": True, "dice": int(dice)}
    t = table(agenda=(Round(at="roll"), Allocation(least=0, most=1)), shadow="", sides={"shadow": ruler})
    t.repair("box", value=box).does("choose 0")
    [_, rolled] = t.happened("dice_rolled")
    assert (rolled.faces, rolled.ruler is None) == ((), False)
    assert "ruler_discard" in [o.step.kind for o in t.state.agenda]


@pytest.mark.parametrize("to", ["pool", "drawn", "removed", "waiting"])
def test_a_special_tile_that_was_moved_by_hand_is_not_there_twice(to: str) -> None:
    t = table(free="event", hand={"free": "fp-char-03"}, fellowship={"guide": "strider"})
    t.repair("tile", kind="phial", out_of="aside", value=to)
    before = hidden.inventory(t.state)
    t.does("event play fp-char-03")
    assert hidden.inventory(t.state) == before
    assert t.happened("tile_added") == []
