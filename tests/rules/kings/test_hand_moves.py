"""Hand moves: what the table checks, what follows, and that a refusal can be overridden (base rules)."""

from __future__ import annotations

import pytest

from rules.core.game import Illegal
from rules.kings import GAME
from rules.kings.agenda import Action, Work
from tests.rules.kings.kit import Table, table

pytestmark = pytest.mark.rule("Hand moves")


def test_every_hand_move_fits_into_a_form() -> None:
    t = table(at={"ugluk": "orthanc"}, cards={"free": "fp-char-05", "shadow": "sh-char-25-km"})
    for seat in ("free", "shadow"):
        tools = GAME.tools(t.state, seat)
        assert len({x.key for x in tools}) == len(tools)
        for tool in tools:
            assert len(tool.params) <= 5, tool.key
            assert all(p.choices or p.lo is not None for p in tool.params), tool.key


def moves(**more: object) -> Table:
    return table(**{"nations": {"north": "4", "rohan": "4", "isengard": "4", "sauron": "4"}, **more})  # type: ignore[arg-type]


REFUSED = [
    ("free", "army", {"origin": "dale", "to": "bree", "people": "with"}, "no neighbour"),
    ("free", "army", {"origin": "dale", "to": "erebor", "people": "with"}, ""),
    ("free", "army", {"origin": "erebor", "to": "dale", "people": "with"}, "not At War"),
    ("free", "army", {"origin": "erebor", "to": "iron-hills", "people": "with"}, ""),
    ("shadow", "army", {"origin": "orthanc", "to": "fords-of-isen", "people": "with"}, "An enemy Army"),
    ("shadow", "army", {"origin": "orthanc", "to": "gap-of-rohan", "people": "with"}, ""),
    ("free", "move", {"origin": "dale", "to": "iron-hills", "figure": "north:regular", "count": "2"}, "not that many"),
    (
        "free",
        "move",
        {"origin": "dale", "to": "vale-of-the-carnen", "figure": "north:leader", "count": "1"},
        "only with",
    ),
    ("shadow", "move", {"origin": "barad-dur", "to": "dale", "figure": "sauron:nazgul", "count": "1"}, ""),
    (
        "shadow",
        "move",
        {"origin": "barad-dur", "to": "erebor", "figure": "sauron:nazgul", "count": "1"},
        "not besieged",
    ),
    ("shadow", "part", {"origin": "dol-guldur", "to": "moria", "regulars": "1", "elites": "0"}, "no neighbour"),
    (
        "shadow",
        "part",
        {"origin": "dol-guldur", "to": "southern-mirkwood", "regulars": "9", "elites": "0"},
        "not that many",
    ),
    ("shadow", "part", {"origin": "dol-guldur", "to": "southern-mirkwood", "regulars": "3", "elites": "1"}, ""),
    ("free", "recruit", {"to": "dale", "figure": "north:elite", "count": "1", "by": "action"}, ""),
    ("free", "recruit", {"to": "edoras", "figure": "north:elite", "count": "1", "by": "action"}, "no Settlement"),
    ("free", "recruit", {"to": "pelargir", "figure": "gondor:elite", "count": "1", "by": "action"}, "not At War"),
    ("free", "recruit", {"to": "pelargir", "figure": "gondor:elite", "count": "1", "by": "event"}, ""),
    ("free", "recruit", {"to": "dale", "figure": "north:elite", "count": "9", "by": "action"}, "do not hold that many"),
    (
        "free",
        "recruit",
        {"to": "fords-of-isen", "figure": "rohan:elite", "count": "1", "by": "action"},
        "no Settlement",
    ),
    ("shadow", "recruit", {"to": "barad-dur", "figure": "sauron:nazgul", "count": "1", "by": "action"}, ""),
    (
        "shadow",
        "recruit",
        {"to": "angmar", "figure": "sauron:nazgul", "count": "1", "by": "action"},
        "Stronghold of Sauron",
    ),
    ("shadow", "attack", {"origin": "orthanc", "to": "fords-of-isen"}, ""),
    ("shadow", "attack", {"origin": "orthanc", "to": "edoras"}, "no neighbour"),
    ("shadow", "attack", {"origin": "umbar", "to": "west-harondor"}, "No enemy Army"),
    ("free", "attack", {"origin": "erebor", "to": "erebor"}, "No enemy Army"),
    ("free", "siege", {"origin": "dale"}, "no Stronghold of yours"),
    ("free", "siege", {"origin": "erebor"}, "No enemy Army"),
    ("free", "take", {"to": "moria"}, "None of your Armies"),
    ("free", "guide", {"person": "boromir"}, "higher Level"),
    ("free", "guide", {"person": "strider"}, ""),
]


@pytest.mark.parametrize(("seat", "tool", "values", "words"), REFUSED)
def test_the_table_refuses_with_a_reason_or_takes_it(seat: str, tool: str, values: dict[str, str], words: str) -> None:
    t = moves()
    if words:
        assert words in t.refused(lambda: t.hand_move(seat, tool, **values))
    else:
        t.hand_move(seat, tool, **values)
        assert t.events


@pytest.mark.parametrize(
    ("seat", "tool", "values", "words"),
    [r for r in REFUSED if r[3] and "many" not in r[3] and r[1] not in {"attack", "take"}],
)
def test_an_override_is_carried_out_and_said_aloud(seat: str, tool: str, values: dict[str, str], words: str) -> None:
    t = moves().hand_move(seat, tool, **values, override="yes")
    [said] = t.heard(None, "overridden")
    assert said.tool == tool
    assert words in said.why


def test_an_attack_that_is_overridden_needs_an_enemy_all_the_same() -> None:
    t = moves()
    words = t.refused(lambda: t.hand_move("shadow", "attack", origin="umbar", to="west-harondor", override="yes"))
    assert "No battle can begin there" in words


def test_only_a_nation_at_war_attacks_and_others_stay_out_of_it() -> None:
    armies = {"northern-mirkwood:shadow": "3R sauron, 2R southrons"}
    t = table(armies=armies)
    attack = {"origin": "northern-mirkwood", "to": "woodland-realm"}
    assert "At War" in t.refused(lambda: t.hand_move("shadow", "attack", **attack))
    t = table(armies=armies, nations={"sauron": "4"}).hand_move("shadow", "attack", **attack)
    assert [(e.nation, e.units.regular, e.cause) for e in t.happened("rearguard_held")] == [
        ("southrons", 2, "not At War")
    ]
    assert t.sees(None).battle.held["southrons"].regular == 2


def test_a_region_holds_ten_army_units() -> None:
    t = moves(armies={"dale:free": "9R north", "iron-hills:free": "2R north"})
    words = t.refused(lambda: t.hand_move("free", "army", origin="iron-hills", to="dale", people="with"))
    assert "at most 10" in words


def test_overridden_the_excess_goes_back_to_the_reinforcements() -> None:
    t = moves(armies={"dale:free": "8R north", "iron-hills:free": "2R 2E north"}, empty=True)
    t.hand_move("free", "army", origin="iron-hills", to="dale", people="with", override="yes")
    assert t.options() == ["choose regular:north", "choose elite:north"]
    t.chooses("elite:north", "regular:north")
    assert (t.army("dale:free"), t.state.losses) == ("9R 1E north", {})


def test_entering_activates_and_an_undefended_settlement_falls_and_advances() -> None:
    t = moves(armies={"old-ford:shadow": "2R sauron"}, empty=True)
    t.hand_move("shadow", "army", origin="old-ford", to="carrock", people="with")
    assert t.state.control == {"carrock": "shadow"}
    t = table(armies={"bree:shadow": "2R sauron"}, nations={"sauron": "4"}, empty=True)
    t.hand_move("shadow", "army", origin="bree", to="buckland", people="with")
    assert (t.state.politics["north"].active, t.state.politics["north"].box) == (True, 1)
    t.hand_move("shadow", "army", origin="buckland", to="the-shire", people="with")
    assert (t.state.control, t.state.politics["north"].box) == ({"the-shire": "shadow"}, 2)
    assert t.sees(None).points["shadow"] == 1


def test_taken_back_a_settlement_gives_its_points_back() -> None:
    t = moves(control={"dale": "shadow"}, armies={"erebor:free": "2R north"}, empty=True)
    t.hand_move("free", "army", origin="erebor", to="dale", people="with")
    assert (t.state.control, t.sees(None).points["shadow"]) == ({}, 0)


def test_a_companion_who_comes_to_a_city_of_his_nation_wakes_it() -> None:
    t = table(at={"boromir": "osgiliath"}).hand_move("free", "person", person="boromir", to="pelargir")
    assert t.state.politics["gondor"].active
    t = table(at={"gimli": "osgiliath"}).hand_move("free", "person", person="gimli", to="pelargir")
    assert not t.state.politics["gondor"].active


def test_companions_go_as_far_as_the_highest_level_among_them() -> None:
    t = table(at={"meriadoc": "dale"})
    assert "Level of 1" in t.refused(lambda: t.hand_move("free", "person", person="meriadoc", to="bree"))
    t = table(at={"meriadoc": "dale", "aragorn": "dale"})
    assert t.hand_move("free", "person", person="meriadoc", to="carrock").state.characters["meriadoc"] == "carrock"


def test_far_sighted_work_reaches_one_region_further() -> None:
    at = {"meriadoc": "dale"}
    two = "northern-mirkwood"
    t = table(at=at, agenda=(Action(side="free"), Work(side="free", what="companions")))
    assert "beyond" in t.refused(lambda: t.hand_move("free", "person", person="meriadoc", to=two))
    t = table(at=at, agenda=(Action(side="free"), Work(side="free", what="companions", extra=1)))
    assert t.hand_move("free", "person", person="meriadoc", to=two).state.characters["meriadoc"] == two


@pytest.mark.parametrize(
    ("person", "to", "words"),
    [
        ("saruman", "moria", "never leaves"),
        ("witch-king", "dale", ""),
        ("witch-king", "erebor", "not besieged"),
        ("mouth-of-sauron", "gorgoroth", ""),
        ("mouth-of-sauron", "dale", "beyond"),
    ],
)
def test_minions_move_as_their_cards_say(person: str, to: str, words: str) -> None:
    t = table(at={"saruman": "orthanc", "witch-king": "orthanc", "mouth-of-sauron": "barad-dur"})
    if words:
        assert words in t.refused(lambda: t.hand_move("shadow", "person", person=person, to=to))
    else:
        assert t.hand_move("shadow", "person", person=person, to=to).state.characters[person] == to


def test_leaders_without_an_army_are_lost_for_good() -> None:
    t = table().hand_move("free", "remove", origin="dale", figure="north:regular", count="1", lost="back")
    assert t.army("dale:free") == ""
    assert t.state.losses["north"].leader == 1
    assert t.ruler("brand") == "eliminated"


def test_exchanging_regulars_and_elites() -> None:
    t = table().hand_move("free", "exchange", origin="edoras", nation="rohan", way="up", count="1")
    assert t.army("edoras:free") == "2E rohan"
    t.hand_move("free", "exchange", origin="edoras", nation="rohan", way="down", count="2")
    assert t.army("edoras:free") == "2R rohan"


def test_figures_that_are_not_there_cannot_be_overridden_into_being() -> None:
    t = table()
    words = t.refused(
        lambda: t.hand_move(
            "free", "move", origin="dale", to="erebor", figure="north:regular", count="5", override="yes"
        )
    )
    assert "not that many" in words


def test_cards_are_drawn_with_their_cause_and_the_hand_limit_holds_at_once() -> None:
    full = ", ".join(f"fp-str-0{n}" for n in range(1, 7))
    t = table(hand={"free": full}).hand_move("free", "draw_card", deck="character", cause="an event")
    [drawn] = t.heard("shadow", "card_drawn")
    assert (drawn.card, drawn.cause) == (None, "an event")
    assert (t.asked, len(t.options())) == ("free", 7)
    t.chooses("fp-str-01")
    assert t.heard(None, "card_discarded")[0].card is None


def test_a_random_card_is_discarded_by_chance() -> None:
    t = table(hand={"shadow": "sh-str-10, sh-str-11"}).hand_move("free", "random_card", side="shadow", cause="an event")
    assert len(t.state.shadow.hand) == 1
    assert t.heard("free", "card_discarded")[0].card is None


def test_corruption_dice_and_the_guide_by_hand() -> None:
    t = table(fellowship={"corruption": 4})
    t.hand_move("free", "corruption", sign="less", by="2", cause="an event")
    assert t.state.fellowship.corruption == 2
    t.hand_move("shadow", "dice", count="3", cause="combat")
    assert len(t.happened("dice_thrown")[0].rolls) == 3
    t.hand_move("free", "casualty", person="gandalf-grey", cause="an event")
    assert t.state.fellowship.guide == "strider"


def test_a_card_moves_the_fellowship_without_a_die_in_the_box() -> None:
    t = table(eyes=1, pool="0r").hand_move("free", "fellowship", what="move", cause="an event")
    assert t.state.fellowship.progress == 1
    assert t.state.box_free == 0
    assert "cannot do that now" in table().refused(
        lambda: table().hand_move("free", "fellowship", what="hide", cause="an event")
    )


def test_the_shadow_reveals_and_draws_by_cards() -> None:
    t = table(fellowship={"region": "hollin", "progress": 1}, pool="0r")
    t.hand_move("shadow", "reveal", cause="an event").chooses("hollin")
    assert not t.state.fellowship.hidden
    t.hand_move("shadow", "hunt_tile", cause="Orc Patrol")
    assert t.happened("tile_drawn")[0].cause == "Orc Patrol"
    t = table(shadow="army, event").hand_move("shadow", "eye", face="army", cause="an event")
    assert (t.state.box, t.dice("shadow")) == (1, "event")


def test_a_card_on_the_table_is_lifted() -> None:
    t = table(cards={"free": "fp-char-05"}).hand_move("free", "lift", card="fp-char-05", cause="an event")
    assert t.state.free.table == ()


def test_nobody_moves_for_the_other_side_or_after_the_end() -> None:
    t = table()
    with pytest.raises(Illegal):
        GAME.use(
            t.state, "free", "recruit", {"to": "orthanc", "figure": "isengard:elite", "count": "1", "by": "action"}
        )
    with pytest.raises(Illegal):
        GAME.use(t.state, "free", "hunt_tile", {"cause": "Orc Patrol"})
    over = table(free="", shadow="army", turn="shadow", fellowship={"mordor": 1, "corruption": 11}).does("army nothing")
    assert GAME.tools(over.state, "free") == ()
    with pytest.raises(Illegal, match="no such hand move"):
        GAME.use(over.state, "free", "dice", {"count": "1", "cause": "combat"})


@pytest.mark.parametrize("count", ["", "0", "11", "-1", "²", "½", "two", "9" * 5000])
def test_what_is_no_number_of_the_list_is_refused(count: str) -> None:
    with pytest.raises(Illegal, match="does not take that value"):
        GAME.use(table().state, "free", "dice", {"count": count, "cause": "combat"})
