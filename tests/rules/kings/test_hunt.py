"""The Hunt for the Ring, Kings tiles in it, and the Fellowship (RULES 1.5, 10): the cases B1 to B5 and G1 to G9."""

from __future__ import annotations

import pytest

from rules.kings.agenda import FellowshipPhase, Hunting, Reveal, Round
from rules.kings.regions import REGIONS
from tests.rules.kings.kit import Table, table

pytestmark = pytest.mark.rule("The Hunt")
HERE = {"region": "hollin"}
FOUND = (Hunting(stage="tile", successes=2),)


def hunted(tile: str, **more: object) -> Table:
    """The Hunt succeeded twice and draws the only tile of the pool."""
    t = table(**{"pool": tile, "agenda": FOUND, "fellowship": HERE, **more})  # type: ignore[arg-type]
    return t.draw()


@pytest.mark.rule("Kings Hunt tiles")
@pytest.mark.parametrize(("tile", "damage"), [("kings-1", 1), ("kings-2", 2)])
def test_B01_a_kings_tile_does_its_printed_damage_and_reveals_nothing(tile: str, damage: int) -> None:
    t = hunted(tile).chooses("corruption")
    assert (t.state.fellowship.corruption, t.state.fellowship.hidden) == (damage, True)
    assert t.pool("drawn") == tile


@pytest.mark.rule("Kings Hunt tiles")
def test_B02_a_tile_drawn_for_a_card_has_its_printed_value_too() -> None:
    t = table(pool="kings-2", fellowship=HERE)
    t.hand_move("shadow", "hunt_tile", cause="The Breaking of the Fellowship")
    assert [(e.tile, e.cause) for e in t.heard(None, "tile_drawn")] == [("kings-2", "The Breaking of the Fellowship")]
    t.chooses("corruption")
    assert t.state.fellowship.corruption == 2
    assert t.state.box_free == 0


@pytest.mark.rule("Kings Hunt tiles")
def test_B03_it_goes_back_when_its_owner_is_corrupted() -> None:
    t = table(turn="shadow", eyes=2, pool="2", on={"brand": "kings-1"}).does("corrupt brand")
    assert (t.pool(), t.pool("removed")) == ("kings-1", "2")


@pytest.mark.rule("Kings Hunt tiles")
def test_B04_it_goes_back_when_its_owner_is_eliminated() -> None:
    t = table(on={"brand": "kings-1"}, pool="", armies={"dale:free": "1R north"})
    t.hand_move("free", "remove", origin="dale", figure="north:regular", count="1", lost="lost")
    assert t.pool() == "kings-1"
    assert t.heard("free", "tiles_returned")[0].tiles == ("kings-1",)


@pytest.mark.rule("Kings Hunt tiles")
def test_B05_it_goes_back_when_its_owner_is_awakened() -> None:
    t = table(free="muster", on={"thranduil": "kings-2"}, pool="").does("muster awaken thranduil@woodland-realm")
    assert t.pool() == "kings-2"


# The roll.


@pytest.mark.parametrize(
    ("boxed", "rolls", "successes"), [(0, "6 5 1", 1), (1, "6 5 1", 2), (2, "6 4 1", 2), (5, "2 2 1", 2)]
)
def test_a_6_succeeds_and_each_free_peoples_die_adds_one(boxed: int, rolls: str, successes: int) -> None:
    t = table(eyes=3, boxed=boxed, fellowship=HERE).does("character move_fellowship", rolls=rolls)
    assert t.happened("hunt_rolled")[0].successes == successes


@pytest.mark.parametrize(("eyes", "dice"), [(0, 0), (1, 1), (5, 5), (8, 5)])
def test_as_many_dice_as_the_level_five_at_most(eyes: int, dice: int) -> None:
    t = table(eyes=eyes, fellowship=HERE).does("character move_fellowship")
    assert [len(e.rolls) for e in t.happened("hunt_rolled")] == ([dice] if dice else [])
    assert t.state.fellowship.progress == 1


REROLLS = [
    ({}, 0),
    ({"armies": {"moria:shadow": "1R sauron"}, "fellowship": {"region": "moria"}}, 2),
    ({"armies": {"hollin:shadow": "1R sauron"}}, 1),
    ({"armies": {"hollin:shadow": "1N sauron"}}, 1),
    ({"at": {"witch-king": "hollin"}}, 1),
    ({"armies": {"hollin:shadow": "1R 1N sauron"}}, 2),
    ({"armies": {"moria:shadow": "1R 1N sauron"}, "fellowship": {"region": "moria"}}, 3),
]


@pytest.mark.parametrize(("there", "again"), REROLLS)
def test_stronghold_army_and_nazgul_each_roll_one_failed_die_again(there: dict[str, object], again: int) -> None:
    """Moria is a Stronghold of the Shadow."""
    t = table(**{"eyes": 5, "fellowship": HERE, **there})  # type: ignore[arg-type]
    t.does("character move_fellowship", when=lambda events: max(_rolled(events).rolls) < 6)
    assert len(_rolled(t.events).again) == again


def _rolled(events: tuple[object, ...]) -> object:
    return next(e for e in events if e.kind == "hunt_rolled")  # type: ignore[attr-defined]


@pytest.mark.rule("Dark Chieftains")
@pytest.mark.parametrize(("place", "successes"), [("hollin", 1), ("moria", 1), ("lorien", 0)])
def test_ugluk_in_or_next_to_the_region_adds_one_to_the_re_roll(place: str, successes: int) -> None:
    t = table(eyes=1, fellowship=HERE, armies={"hollin:shadow": "1R sauron"}, at={"ugluk": place})
    t.does("character move_fellowship", rolls="2 | 5")
    assert t.happened("hunt_rolled")[0].successes == successes


def test_no_success_draws_no_tile() -> None:
    t = table(eyes=1, fellowship=HERE).does("character move_fellowship", rolls="3")
    assert t.happened("tile_drawn") == []
    assert t.state.box_free == 1


# Damage.


def test_an_eye_does_as_much_as_there_were_successes() -> None:
    t = hunted("eye").chooses("corruption")
    assert t.state.fellowship.corruption == 2
    assert t.options()[0].startswith("choose")


def test_an_eye_drawn_without_a_roll_does_nothing_but_reveal() -> None:
    t = table(pool="eye", fellowship={"region": "hollin", "progress": 1})
    t.hand_move("shadow", "hunt_tile", cause="a Shadow Stronghold")
    assert t.state.fellowship.corruption == 0
    assert isinstance(t.state.agenda[-1].step, Reveal)


def test_the_phial_heals_and_nothing_below_nought() -> None:
    assert hunted("phial", fellowship={"region": "hollin", "corruption": 3}).state.fellowship.corruption == 1
    assert hunted("phial", fellowship={"region": "hollin", "corruption": 1}).state.fellowship.corruption == 0


def test_the_die_tile_is_rolled() -> None:
    t = hunted("shelobs-lair")
    [thrown] = t.happened("dice_thrown")
    assert t.sees(None).hunt.damage == thrown.rolls[0]


def test_one_casualty_takes_off_his_level_and_no_second_one() -> None:
    t = hunted("3")
    assert t.options() == ["choose corruption", "choose guide", "choose random"]
    t.does("choose random", when=lambda events: any(getattr(e, "person", "") == "boromir" for e in events))
    assert t.state.characters["boromir"] == "dead"
    assert t.state.fellowship.corruption == 1


def test_the_guide_as_casualty_is_replaced_by_the_highest_level() -> None:
    t = hunted("3").chooses("guide")
    assert t.state.characters["gandalf-grey"] == "dead"
    assert (t.state.fellowship.guide, t.state.fellowship.corruption) == ("strider", 0)


HOBBITS = dict.fromkeys(("gandalf-grey", "strider", "boromir", "legolas", "gimli"), "dead")


def test_both_hobbits_may_leave_one_after_the_other_as_guides() -> None:
    t = hunted("3", at=HOBBITS, fellowship={"region": "hollin", "guide": "meriadoc"})
    t.chooses("hobbit", "hollin")
    assert (t.state.characters["meriadoc"], t.state.fellowship.guide) == ("hollin", "peregrin")
    t.chooses("hobbit", "hollin")
    assert t.state.fellowship.guide == "gollum"
    t.chooses("corruption")
    assert t.state.fellowship.corruption == 1


def test_what_cancels_comes_first_and_after_the_casualty_only_corruption_is_left() -> None:
    """Meriadoc, who follows Boromir as the Guide, comes too late, and so do the cards (RULES 1.5.4)."""
    cards, hollin = {"free": "fp-char-05, fp-char-06"}, {"region": "hollin", "guide": "boromir"}
    people = {**HOBBITS, "boromir": "fellowship", "peregrin": "dead"}
    t = hunted("3", at=people, fellowship=hollin, cards=cards).chooses("guide")
    assert (t.state.fellowship.guide, t.state.fellowship.corruption, len(t.state.free.table)) == ("meriadoc", 1, 2)
    t = hunted("3", at=HOBBITS, fellowship={**hollin, "guide": "meriadoc"}, cards=cards).chooses("hobbit", "hollin")
    assert t.options() == ["choose corruption", "choose card:fp-char-06", "choose hobbit", "choose guide"]


def test_a_hobbit_as_casualty_is_set_apart_but_not_in_mordor() -> None:
    t = hunted("1", at=HOBBITS, fellowship={"region": "hollin", "guide": "meriadoc"}).chooses("guide", "moria")
    assert (t.state.characters["meriadoc"], t.state.fellowship.corruption) == ("moria", 0)
    t = hunted("1", at=HOBBITS, fellowship={"region": "morannon", "guide": "meriadoc", "mordor": 1}).chooses("guide")
    assert t.state.characters["meriadoc"] == "dead"


def test_in_mordor_a_hobbit_who_leaves_is_gone() -> None:
    inside = {"region": "morannon", "guide": "meriadoc", "mordor": 1, "moved": True}
    t = hunted("1", at=HOBBITS, fellowship=inside).chooses("hobbit")
    assert (t.state.characters["meriadoc"], t.state.fellowship.corruption) == ("dead", 0)


def test_a_reveal_tile_reveals_after_the_damage() -> None:
    t = hunted("1r", fellowship={"region": "hollin", "progress": 1}).chooses("corruption")
    assert (t.asked, t.state.fellowship.corruption) == ("free", 1)
    t.chooses("moria")
    assert (t.state.fellowship.hidden, t.state.fellowship.region, t.state.fellowship.progress) == (False, "moria", 0)


def test_an_extra_tile_for_a_shadow_stronghold_on_the_way_names_its_cause() -> None:
    t = hunted("1r", pool="1r, 0r", fellowship={"region": "hollin", "progress": 1})
    while t.options("choose corruption"):
        t.chooses("corruption")
    t.chooses("moria")
    assert [e.cause for e in t.happened("tile_drawn")] == ["a Shadow Stronghold on its way"]


def test_round_a_stronghold_no_extra_tile_is_drawn() -> None:
    t = hunted("1r", pool="1r, 0r", fellowship={"region": "hollin", "progress": 1})
    while t.options("choose corruption"):
        t.chooses("corruption")
    assert t.chooses("trollshaws").happened("tile_drawn") == []


# Cards on the table.


def test_mithril_coat_puts_the_tile_back_and_draws_another_with_its_cause() -> None:
    t = hunted("3", cards={"free": "fp-char-05"}).does("choose card:fp-char-05")
    assert [e.tile for e in t.heard(None, "tile_rejected")] == ["3"]
    assert [e.cause for e in t.happened("tile_drawn")] == ["Mithril Coat and Sting"]
    assert t.state.free.table == ()


def test_wizards_staff_stops_the_draw() -> None:
    t = table(pool="3", agenda=FOUND, cards={"free": "fp-char-08"}, fellowship=HERE).draw()
    assert t.options() == ["choose card:fp-char-08", "done"]
    t.does("choose card:fp-char-08")
    assert (t.pool(), t.state.fellowship.corruption) == ("3", 0)


@pytest.mark.parametrize("card", ["fp-char-06", "fp-char-07"])
def test_axe_and_bow_and_the_horn_of_gondor_take_one_off(card: str) -> None:
    t = hunted("3", cards={"free": card}).does(f"choose card:{card}").chooses("corruption")
    assert t.state.fellowship.corruption == 2


# The Mordor Track.

MORDOR = {"region": "morannon", "mordor": 2, "moved": False}


@pytest.mark.rule("Mordor Track")
def test_in_mordor_nobody_rolls_and_the_fellowship_steps_on() -> None:
    t = table(pool="0r", eyes=3, fellowship=MORDOR).does("character move_fellowship")
    assert t.happened("hunt_rolled") == []
    assert (t.state.fellowship.mordor, t.state.fellowship.hidden) == (3, False)


@pytest.mark.rule("Mordor Track")
def test_a_stop_tile_prevents_the_step_and_moving_was_tried() -> None:
    t = table(pool="on-on", fellowship=MORDOR).does("character move_fellowship").chooses("corruption")
    assert (t.state.fellowship.mordor, t.state.fellowship.moved) == (2, True)


@pytest.mark.rule("Mordor Track")
@pytest.mark.parametrize(("moved", "corruption"), [(False, 1), (True, 0)])
def test_waiting_in_mordor_costs_one(moved: bool, corruption: int) -> None:
    t = table(free="", shadow="army", turn="shadow", fellowship={**MORDOR, "moved": moved}).does("army nothing")
    assert t.state.fellowship.corruption == corruption


@pytest.mark.rule("Mordor Track")
def test_entering_mordor_brings_eyes_and_waiting_tiles_into_the_pool() -> None:
    gate = {"region": "morannon"}
    t = table(
        pool="1", drawn="eye, 3", waiting="phial, on-on", fellowship=gate,
        agenda=(Round(at="allocation"), FellowshipPhase()),
    )  # fmt: skip
    t.chooses("mordor")
    assert (t.state.fellowship.mordor, t.pool(), t.pool("drawn")) == (0, "1, eye, on-on, phial", "3")


# Base rules worth a test.


@pytest.mark.rule("Revealing")
def test_G01_revealed_it_does_not_end_in_a_free_city_or_stronghold() -> None:
    t = table(agenda=(Reveal(steps=1),), fellowship={"region": "parth-celebrant"})
    assert "choose lorien" not in t.options()
    t = table(agenda=(Reveal(steps=1),), fellowship={"region": "parth-celebrant"}, control={"lorien": "shadow"})
    assert ("choose lorien" in t.options()) == ("lorien" in REGIONS["parth-celebrant"].adjacent)


@pytest.mark.rule("Declaring")
def test_G02_it_is_declared_once_a_turn() -> None:
    t = table(
        agenda=(Round(at="allocation"), FellowshipPhase()),
        fellowship={"region": "rivendell", "progress": 2, "corruption": 5, "guide": "gandalf-grey"},
    )
    t.chooses("declare:rivendell")
    assert t.state.fellowship.corruption == 4
    assert t.options("declare") == []


@pytest.mark.rule("Declaring")
def test_declaring_where_it_rests_heals_also_without_progress() -> None:
    t = table(agenda=(Round(at="allocation"), FellowshipPhase()), fellowship={"region": "lorien", "corruption": 2})
    assert t.options("declare") == ["choose declare:lorien"]


@pytest.mark.rule("Declaring")
def test_declared_in_a_city_it_activates_the_nation() -> None:
    t = table(agenda=(Round(at="allocation"), FellowshipPhase()), fellowship={"region": "dale"})
    assert not t.chooses("declare:dale").state.politics["gondor"].active
    assert t.state.politics["north"].active


@pytest.mark.rule("Victory")
def test_G05_both_military_goals_in_one_check_are_the_shadows() -> None:
    t = table(free="", shadow="army", turn="shadow", control=BOTH).does("army nothing")
    assert (t.state.result.winner, t.state.result.why) == ("shadow", "military_shadow")  # type: ignore[union-attr]


TEN = dict.fromkeys(("minas-tirith", "dol-amroth", "helms-deep", "edoras", "pelargir", "lorien"), "shadow")
FOUR = dict.fromkeys(("moria", "dol-guldur"), "free")
BOTH = {**TEN, **FOUR}


@pytest.mark.rule("Regions")
def test_G06_osgiliath_is_not_in_gondor_and_nobody_captures_it() -> None:
    assert (REGIONS["osgiliath"].nation, REGIONS["osgiliath"].points) == (None, 0)
    t = table(
        armies={"minas-morgul:shadow": "3R sauron", "south-ithilien:shadow": "3R sauron"},
        nations={"sauron": "4"},
        empty=True,
    )
    t.hand_move("shadow", "army", origin="south-ithilien", to="osgiliath", people="with")
    assert (t.state.control, t.state.politics["gondor"].active) == ({}, False)


@pytest.mark.rule("Moving the Fellowship")
def test_G07_the_die_enters_the_box_after_its_own_hunt() -> None:
    t = table(eyes=1, free="character, character", fellowship=HERE)
    t.does("character move_fellowship", rolls="5")
    assert (t.happened("hunt_rolled")[0].bonus, t.state.box_free, t.state.free.used) == (0, 1, ())


ALONE = {**HOBBITS, "meriadoc": "dead", "peregrin": "dead", "gollum": "fellowship"}


@pytest.mark.rule("Gollum")
@pytest.mark.parametrize(("tile", "hidden"), [("1r", True), ("2r", True), ("eye", False), ("give-it", False)])
def test_G08_with_gollum_a_numbered_standard_tile_does_not_reveal(tile: str, hidden: bool) -> None:
    t = hunted(tile, at=ALONE, fellowship={"region": "hollin", "guide": "gollum"})
    if t.options("choose corruption"):
        t.chooses("corruption")
    if t.asked == "free" and isinstance(t.state.agenda[-1].step, Reveal):
        t.chooses("hollin")
    assert t.state.fellowship.hidden == hidden


@pytest.mark.rule("Gollum")
def test_gollum_may_reveal_for_one_damage_less() -> None:
    t = hunted("2r", at=ALONE, fellowship={"region": "hollin", "guide": "gollum"})
    assert t.options() == ["choose corruption", "choose gollum"]
    t.chooses("gollum", "hollin")
    assert (t.state.fellowship.corruption, t.state.fellowship.hidden) == (1, False)


@pytest.mark.rule("Mordor Track")
def test_G09_a_mordor_eye_counts_all_dice_also_above_five() -> None:
    t = table(pool="eye", eyes=6, boxed=1, fellowship=MORDOR).does("character move_fellowship")
    assert t.sees(None).hunt.damage == 7


@pytest.mark.rule("Victory")
def test_twelve_corruption_comes_before_the_crack_of_doom() -> None:
    t = table(pool="3", fellowship={**MORDOR, "mordor": 4, "corruption": 9}).does("character move_fellowship")
    t.chooses("corruption")
    assert t.state.result is not None
    assert (t.state.result.winner, t.state.result.why) == ("shadow", "corruption")


@pytest.mark.rule("Victory")
def test_the_crack_of_doom_wins_once_its_tile_is_taken() -> None:
    t = table(pool="2", fellowship={**MORDOR, "mordor": 4, "corruption": 9}).does("character move_fellowship")
    assert t.state.result is None
    t.chooses("corruption")
    assert (t.state.result.winner, t.state.result.why) == ("free", "crack_of_doom")  # type: ignore[union-attr]


@pytest.mark.rule("Victory")
@pytest.mark.parametrize(
    ("control", "winner"),
    [(TEN, "shadow"), (FOUR, "free"), ({"moria": "free"}, None), ({"minas-tirith": "shadow"}, None)],
)
def test_the_military_goals(control: dict[str, str], winner: str | None) -> None:
    t = table(free="", shadow="army", turn="shadow", control=control).does("army nothing")
    assert (t.state.result.winner if t.state.result else None) == winner


@pytest.mark.rule("Victory")
def test_the_last_corruption_of_waiting_comes_before_the_military_goals() -> None:
    t = table(free="", shadow="army", turn="shadow", control=FOUR, fellowship={**MORDOR, "corruption": 11})
    t.does("army nothing")
    assert t.state.result.why == "corruption"  # type: ignore[union-attr]
