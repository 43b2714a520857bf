"""Options of Kings of Middle-earth as menu entries: what can be chosen at each step, and who reads what of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.faces.face import Label
from bot.faces.kings import FACE
from bot.faces.kings.choices import CHOICES
from bot.faces.kings.choices_of_battle import OTHERS
from bot.faces.kings.labels import NOTE, TEXT
from bot.ui import layout
from rules.kings import GAME
from rules.kings import agenda as ag
from rules.kings import commands as cmd
from rules.kings.agenda import Battle
from rules.kings.cards import EVENTS, deck
from rules.kings.flow import ASKS
from rules.kings.rulers import CHIEFTAINS, SOVEREIGNS
from rules.kings.steps.abilities import ABILITIES
from rules.kings.tiles import KINDS
from tests.rules.kings.kit import Table, table


def offered(t: Table, seat: str | None = None) -> dict[str, Label]:
    """The labels of what is asked, by their words."""
    out = {}
    for question in t.questions:
        if seat in (None, question.seat):
            sight = t.sees(question.seat)
            out |= {label.text: label for label in (FACE.label(sight, o) for o in question.options)}
    return out


def question(t: Table, seat: str | None = None) -> str:
    asked = t.questions[0]
    return FACE.question(t.sees(seat or asked.seat), asked)


def test_every_step_that_asks_has_words_for_its_choices() -> None:
    chosen = {step for step in ASKS if step is not ag.Action} | {Battle}
    steps = {step(**_least(step)).kind for step in chosen}
    assert steps <= set(CHOICES)


def _least(step: Any) -> dict[str, Any]:
    """Some value for each field that has no default."""
    some: dict[str, Any] = {
        "side": "free", "least": 0, "most": 3, "what": "army", "steps": 1, "people": ("gimli",), "region": "dale",
        "sovereign": "brand", "left": 1, "card": "fp-str-25-km", "nations": ("north",), "units": ("regular",),
        "regions": ("dale",), "hits": 1, "face": "army", "ruler": False, "origin": "dale", "attacker": "free",
    }  # fmt: skip
    if step is ag.EventUse:
        some["what"] = "palantir"
    return {name: some[name] for name in step.__dataclass_fields__ if name in some}


def test_the_action_step_says_what_each_die_is_for() -> None:
    t = table(free="muster, ruler:event, will", hand={"free": "fp-str-26-km"}, rulers={"denethor": "awakened"})
    labels = offered(t)
    assert labels["Awaken Thranduil in Woodland Realm (Ruler Die: Event)"].group == "Awaken a Sovereign"
    assert labels["Advance Gondor (Muster)"].group == "Political Track"
    assert labels["Play “Men of Little Villages” (Muster)"].note == (
        "Strategy card; in battle “There Is Hope for Victory”"
    )
    assert labels["Denethor's Palantír of Anárion (Ruler Die: Event)"].note.startswith("after the Ruler Die drew")
    assert labels["Recruit (Muster)"].note == "By hand, with Hand moves; then say that you are done"
    assert labels["Denethor: Palantír of Anárion"].group == "Use a Ruler Token"
    assert labels["Change Ruler Die: Event"].note == "3 Elven Rings left; one a turn"


def test_a_die_for_nothing_is_warned_of() -> None:
    warned = [label for label in offered(table(free="muster")).values() if label.warning]
    assert [label.text for label in warned] == ["For nothing (Muster)"]


def test_the_question_of_an_action_counts_the_dice() -> None:
    t = table(free="muster, muster, ruler:event", shadow="army, eye")
    assert question(t) == ("What do you do? Your unused dice: 2 Muster and Ruler Die: Event. Those of the Shadow: 2.")


@pytest.mark.rule("Who sees what")
def test_an_attempt_shows_the_level_to_the_shadow_alone() -> None:
    t = table(turn="shadow", eyes=3, on={"dain": "2r, kings-1"})
    tempt = cmd.TryCorruption(sovereign="dain")
    assert FACE.label(t.sees("shadow"), tempt).note == (
        "Level 2, Shadow Resistance 4; an Eye leaves the Hunt Box, 2 draws"
    )
    for seat in (None, "free"):
        assert FACE.label(t.sees(seat), tempt).note.startswith("2 tiles on him, Shadow Resistance 4;")


@pytest.mark.rule("Corruption attempts")
def test_the_candidates_of_an_attempt_are_offered_by_kind() -> None:
    t = table(turn="shadow", eyes=4, pool="1, 2r, 0r").does("corrupt theoden")
    assert set(offered(t)) == {"Place 1", "Place 2 with Reveal", "Place 0 with Reveal"}
    assert question(t) == "Which of the 3 tiles do you place on Théoden?"
    assert not any(GAME.is_open(t.state, "shadow", option) for option in t.questions[0].options)


@pytest.mark.rule("Corruption attempts")
def test_in_the_sequential_variant_another_tile_may_be_drawn() -> None:
    t = table(turn="shadow", eyes=4, pool="1, 2, 3", options={"draw": "sequential"}).does("corrupt dain")
    assert "Draw another tile" in offered(t)
    assert question(t) == "Place the last tile on Dáin Ironfoot, or draw another? Draws left: 2."


def test_damage_that_ends_the_game_is_warned_of() -> None:
    hunted = ag.Hunting(stage="damage", damage=3, tile="3#1")
    t = table(agenda=(hunted,), fellowship={"corruption": 9})
    assert "the Shadow wins" in offered(t)["Take 3 Corruption"].warning
    assert not offered(table(agenda=(hunted,), fellowship={"corruption": 8}))["Take 3 Corruption"].warning
    assert "Lose the Guide, Gandalf the Grey: 3 less" in offered(t)
    assert question(t) == "The Hunt does 3 damage. How is it taken? Corruption is 9 of 12."


def test_a_region_says_whose_it_is_and_who_stands_there() -> None:
    t = table(agenda=(ag.Reveal(steps=3),), fellowship={"region": "rivendell", "progress": 3, "hidden": True})
    labels = offered(t)
    assert labels["Bree"].note == "The North; Town; an Army of the Free Peoples"
    assert labels["Bree"].group == "Where the figure ends"


def test_recruits_are_told_by_kind_nation_and_place() -> None:
    step = ag.Recruit(side="free", nations=("north",), units=("regular|leader",) * 2, regions=("dale", "bree"))
    t = table(agenda=(step,))
    labels = offered(t)
    assert labels["Regular of The North in Dale"].group == "Recruit: Regular"
    assert labels["Leader of The North in Bree"].group == "Recruit: Leader"
    assert "Recruit no more" in labels
    assert question(t) == "Which Regular or Leader comes, and where? 1 more follows."


def battle(stage: str, **more: Any) -> Battle:
    given: dict[str, Any] = {"region": "dale", "origin": "old-forest-road", "attacker": "shadow", "stage": stage}
    return Battle(**(given | more))


FIELD = {"dale:free": "2R 1E 1L north", "old-forest-road:shadow": "3R 1E sauron"}


def test_combat_cards_are_told_by_their_titles() -> None:
    t = table(armies=FIELD, agenda=(battle("cards"),), hand={"free": "fp-str-25-km", "shadow": "sh-str-01-km"})
    mine, theirs = offered(t, "free"), offered(t, "shadow")
    assert mine["There Is Hope for Victory (Ever at Your Service)"].note == "Strategy card, initiative 4"
    assert theirs["Deadly Strife (Return to Valinor)"].note == "Strategy card, initiative not certain"
    assert "No Combat card" in mine
    assert question(t) == "Battle at Dale, round 1. Which Combat card do you lay down?"


def test_hits_say_what_they_cost() -> None:
    t = table(armies=FIELD, agenda=(battle("casualties", hits={"free": 2}),))
    assert set(offered(t)) == {
        "The North: remove a Regular", "The North: an Elite becomes a Regular", "The North: remove an Elite, 2 hits",
    }  # fmt: skip
    assert question(t) == "Battle at Dale, round 1. Take 2 more hits."
    one = table(armies=FIELD, agenda=(battle("casualties", hits={"free": 1}),))
    assert question(one).endswith("Take 1 more hit.")


@pytest.mark.parametrize(
    ("stage", "words"),
    [
        ("after", {"Another round", "Cease the attack"}),
        ("advance", {"Move in", "Stay"}),
        ("besiege", {"Besiege the Stronghold", "Stay"}),
        ("shelter", {"Fight in the field", "Withdraw into the Stronghold"}),
    ],
)
def test_each_stage_of_a_battle_has_its_words(stage: str, words: set[str]) -> None:
    t = table(armies=FIELD, agenda=(battle(stage),))
    assert set(offered(t)) == words


def test_to_be_done_is_said_for_what_it_is() -> None:
    before = table(
        armies=FIELD, agenda=(battle("before", cards={"free": "", "shadow": "sh-str-01-km"}),),
        at={"ugluk": "old-forest-road"}, sides={"shadow": {"hand": ("sh-str-01-km",)}},
    )  # fmt: skip
    assert set(offered(before, "shadow")) == {"No ability", "Uglúk: I Command"}
    after = table(armies=FIELD, agenda=(battle("abilities", cards={"free": "", "shadow": "sh-str-01-km"}, open=True),))
    assert "Done: roll the dice" in offered(after)


def test_every_ability_in_battle_has_words() -> None:
    sight = table(armies=FIELD, agenda=(battle("abilities"),)).sees("shadow")
    assert set(ABILITIES) == set(OTHERS) | set(CHIEFTAINS) | {"brand"}
    for key, ability in ABILITIES.items():
        label = FACE.label(sight, cmd.Choose(what=f"{key}:witch-king" if key in OTHERS else key))
        assert ability.name in label.text
        assert label.note


def test_no_label_is_longer_than_discord_takes() -> None:
    """Every card, every tile, every Sovereign, at every step and with every die."""
    t = table()
    sight = t.sees("free")
    uses: list[tuple[str, tuple[str, ...]]] = [
        ("play", tuple(EVENTS)),
        ("discard_table", tuple(EVENTS)),
        ("awaken", tuple(f"{k}@narrows-of-the-forest" for k in SOVEREIGNS)),
        ("chieftain", tuple(f"{k}@narrows-of-the-forest" for k in CHIEFTAINS)),
        ("character", ("gandalf-white@narrows-of-the-forest", "aragorn@dol-amroth", "mouth-of-sauron@minas-morgul")),
        ("second", tuple(SOVEREIGNS)),
        ("first", tuple(SOVEREIGNS)),
        ("politics", ("southrons",)),
        ("separate", ("meriadoc",)),
    ]
    commands: list[Any] = [
        cmd.UseDie(face="muster_army", ruler=True, use=use, target=target)  # type: ignore[arg-type]
        for use, targets in uses
        for target in targets
    ]
    for command in commands:
        made = FACE.label(sight, command)
        assert 0 < len(made.text) <= TEXT, made
        assert not made.text.endswith("…"), made
        assert len(made.note) <= NOTE, made


@pytest.mark.parametrize("kind", list(KINDS))
def test_every_kind_of_tile_can_be_placed_by_name(kind: str) -> None:
    t = table(turn="shadow", eyes=4, pool="1, 2r, 0r").does("corrupt theoden")
    assert FACE.label(t.sees("shadow"), cmd.Choose(what=kind)).text.startswith("Place ")


def test_menus_of_a_rich_turn_hold_what_discord_takes() -> None:
    """Six different dice and a full hand."""
    hand = ",".join((*deck("free", "character")[4:7], *deck("free", "strategy")[:3]))
    t = table(free="character, muster, event, muster_army, will, ruler:muster", hand={"free": hand})
    groups: dict[str, int] = {}
    for label in offered(t).values():
        groups[label.group] = groups.get(label.group, 0) + 1
    assert len(groups) <= 15
    assert all(count <= layout.MENU for group, count in groups.items() if group != "Event cards"), groups


LIKELY: list[tuple[str, dict[str, str], str, Callable[[tuple[str, ...]], bool]]] = [
    ("army", {"from": "edoras"}, "to", lambda found: found == ("folde", "westemnet")),
    ("attack", {"from": "fords-of-isen"}, "to", lambda found: found == ("orthanc",)),
    ("attack", {}, "from", lambda found: "fords-of-isen" in found and "edoras" not in found),
    ("move", {"from": "dale", "to": "erebor"}, "figure", lambda found: found == ("north:regular", "north:leader")),
    ("recruit", {"to": "edoras"}, "figure", lambda found: found[0] == "rohan:regular"),
    ("recruit", {}, "to", lambda found: "minas-tirith" in found and "orthanc" not in found),
    ("person", {"person": "theoden"}, "to", lambda found: found[:2] == ("folde", "westemnet")),
    ("figure", {}, "to", lambda found: found == ("fords-of-bruinen", "trollshaws")),
    ("dice", {}, "cause", lambda found: found == ("an action",)),
    ("army", {}, "people", lambda found: found == ("with",)),
    ("dice", {}, "count", lambda found: found == ()),
    ("attack", {"from": "numenor"}, "to", lambda found: found == ()),
    ("person", {"person": "numenor"}, "to", lambda found: found == ()),
    ("move", {"from": "numenor", "to": "numenor"}, "figure", lambda found: found == ()),
]


@pytest.mark.parametrize(("tool", "given", "param", "holds"), LIKELY)
def test_hand_moves_offer_first_what_is_near(
    tool: str, given: dict[str, str], param: str, holds: Callable[[tuple[str, ...]], bool]
) -> None:
    assert holds(FACE.likely(table().sees("free"), tool, given, param))


def test_likely_values_are_values_that_the_hand_move_takes() -> None:
    t = table(armies=FIELD, agenda=(battle("cards"),))
    for seat in ("free", "shadow"):
        for tool in GAME.tools(t.state, seat):
            given: dict[str, str] = {}
            for param in tool.params:
                likely = FACE.likely(t.sees(seat), tool.key, given, param.key)
                known = {c.value for c in param.choices}
                assert len(likely) <= layout.MENU
                assert set(likely) & known or not likely or not known, (tool.key, param.key, likely)
                given[param.key] = next((v for v in likely if v in known), next(iter(sorted(known)), "1"))
