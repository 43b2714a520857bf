"""Ruler Dice, the discard, Elven Rings, Ruler Tokens and Dismay (RULES 3, 6, 13): the cases C1 to C20."""

from __future__ import annotations

import pytest

from rules.core.ledger import Ledger
from rules.kings.agenda import Actions, Dismay, Round, RulerDiscard
from rules.kings.evolve import evolve
from rules.kings.state import State
from rules.kings.steps import turn
from tests.rules.kings.kit import Table, table

pytestmark = pytest.mark.rule("Action Roll Phase")
RULERS = {"free": {"ruler": True}, "shadow": {"ruler": True}}


def rolled(free: str, shadow: str, **more: object) -> Table:
    """A table just after the Action roll, both Ruler Dice in their pools."""
    steps = (Round(at="action"), Dismay(), RulerDiscard(side="free"), RulerDiscard(side="shadow"))
    return table(free=free, shadow=shadow, agenda=steps, **{"sides": RULERS, **more})  # type: ignore[arg-type]


def recovered(t: Table) -> State:
    """The state after the next recover phase alone."""
    ledger = Ledger(t.state, evolve)
    turn.run_round(ledger, Round(at="recover"))
    return ledger.state  # type: ignore[no-any-return]


def test_C01_the_shadow_discards_then_eyes_go_to_the_box_then_the_free_peoples() -> None:
    t = rolled("character, ruler:muster", "army, eye, ruler:event")
    assert t.asked == "shadow"
    t.does("choose army")
    assert (t.state.box, t.asked) == (1, "free")
    t.does("choose character")
    assert (t.dice("free"), t.dice("shadow")) == ("ruler:muster", "ruler:event")


def test_C02_no_standard_die_with_an_eye_is_discarded() -> None:
    assert rolled("ruler:muster", "army, eye, ruler:event").options() == ["choose army", "choose ruler:event"]


def test_C03_a_ruler_die_with_an_eye_may_go_and_adds_no_eye() -> None:
    t = rolled("ruler:muster", "army, ruler:eye").does("choose ruler:eye")
    assert (t.state.box, t.dice("shadow")) == (0, "army")


def test_C04_a_kept_ruler_die_with_an_eye_goes_to_the_box() -> None:
    t = rolled("ruler:muster", "army, muster, eye, ruler:eye").does("choose army")
    assert (t.state.box, t.dice("shadow")) == (2, "muster")


def test_C05_with_only_eyes_the_ruler_die_must_go() -> None:
    assert rolled("ruler:muster", "eye, eye, ruler:army").options() == ["choose ruler:army"]


def test_C06_only_whose_pool_holds_one_discards() -> None:
    """From the allocation on: the Shadow has no Ruler Die, the Free Peoples have one."""
    t = table(agenda=(Round(at="roll"),), sides={"free": {"ruler": True}}, shadow="")
    ledger = Ledger(t.state, evolve)
    turn.run_round(ledger, Round(at="roll"))
    steps = [o.step for o in ledger.state.agenda]
    assert RulerDiscard(side="free") in steps
    assert RulerDiscard(side="shadow") not in steps
    assert all(d.face != "eye" for d in ledger.state.shadow.rolled)
    assert sum(d.ruler for d in ledger.state.free.rolled) == 1


def test_C07_the_die_joins_in_the_next_recover_phase() -> None:
    t = table(free="muster", nations={"dwarves": "1"}).does("muster awaken dain@erebor")
    assert (t.state.free.ruler, t.state.free.ruler_due) == (False, True)
    assert recovered(t).free.ruler


def test_C08_it_stays_usable_when_the_only_awakened_one_dies_and_leaves_then() -> None:
    t = table(free="ruler:muster", rulers={"brand": "eliminated"}, sides=RULERS)
    assert "ruler:muster muster" in t.options()
    assert not recovered(t).free.ruler


def test_C09_a_second_awakening_adds_no_second_die() -> None:
    t = table(free="muster", nations={"dwarves": "1"}, rulers={"thranduil": "awakened"}, sides=RULERS)
    t.does("muster awaken dain@erebor")
    assert not t.state.free.ruler_due
    assert recovered(t).free.ruler


def test_C10_after_it_left_it_joins_again_a_turn_after_the_next_awakening() -> None:
    t = table(free="muster", nations={"dwarves": "1"}, rulers={"brand": "eliminated"}, sides=RULERS)
    t.state = recovered(t)
    assert not t.state.free.ruler
    again = table(free="muster", nations={"dwarves": "1"}, rulers={"brand": "eliminated"})
    assert recovered(again.does("muster awaken dain@erebor")).free.ruler


def test_C10_the_shadows_die_comes_and_goes_with_the_chieftains() -> None:
    t = table(turn="shadow", shadow="muster", nations={"gondor": "4"}, armies={"umbar:shadow": "1R southrons"})
    t.does("muster chieftain black-serpent@umbar")
    assert (t.state.shadow.ruler, recovered(t).shadow.ruler) == (False, True)
    assert not recovered(table(at={"black-serpent": "dead"}, sides=RULERS)).shadow.ruler


def test_C11_the_ruler_die_is_never_allocated_and_always_rolled() -> None:
    t = table(agenda=(Round(at="allocation"),), sides={"shadow": {"ruler": True, "dice": 7}})
    ledger = Ledger(t.state, evolve)
    turn.run_round(ledger, Round(at="allocation"))
    t.state = ledger.state
    assert t.options()[-1] == "choose 7"
    t.does("choose 7")
    assert (t.state.box, len(t.happened("dice_rolled")[1].faces)) == (7, 0)
    assert t.happened("dice_rolled")[1].ruler is not None


def test_C12_an_elven_ring_may_turn_the_shadow_ruler_die_to_an_eye() -> None:
    t = table(turn="shadow", shadow="army, ruler:event", sides={"shadow": {"rings": 1}})
    t.does("ring ruler:event").does("choose eye")
    assert (t.state.box, t.dice("shadow"), t.asked) == (1, "army", "shadow")
    assert t.state.shadow.rings == 0


def test_C12_a_die_with_an_eye_is_not_changed_and_will_not_taken() -> None:
    t = table(free="character", sides={"free": {"rings": 1}}).does("ring character")
    assert t.options() == ["choose muster", "choose event", "choose muster_army"]
    t.does("choose event")
    assert (t.state.free.rings, t.state.shadow.rings, t.dice("free")) == (0, 1, "event")


AWAKE = {"rulers": {"dain": "awakened"}, "nations": {"dwarves": "4"}}


def test_C13_no_token_after_a_ring() -> None:
    t = table(free="character, ruler:character", **AWAKE)  # type: ignore[arg-type]
    assert "token dain" in t.options()
    t.does("ring character").does("choose event")
    assert "token dain" not in t.options()


def test_C13_no_ring_after_a_token() -> None:
    t = table(free="character, ruler:character", shadow="army", **AWAKE)  # type: ignore[arg-type]
    t.does("token dain").done().done().does("army nothing")
    assert t.options("ring") == []


def test_C14_no_token_without_the_ruler_die() -> None:
    assert table(free="character", **AWAKE).options("token") == []  # type: ignore[arg-type]


def test_C15_no_token_where_the_ability_is_not_possible() -> None:
    t = table(free="ruler:character", rulers={"dain": "awakened"}, nations={"dwarves": "3"})
    assert t.options("token") == []


def test_C16_will_of_the_west_on_the_ruler_die_gives_any_second_ability() -> None:
    t = table(
        free="ruler:will", nations={"dwarves": "4", "north": "4"},
        rulers={"dain": "awakened", "brand": "awakened", "denethor": "awakened", "thranduil": "awakened"},
    )  # fmt: skip
    assert [o.split()[-1] for o in t.options(" second ")] == ["brand", "dain", "denethor", "thranduil"]


def test_C17_the_ruler_die_pays_for_a_first_ability() -> None:
    t = table(free="ruler:muster", rulers={"thranduil": "awakened"}, nations={"elves": "4"})
    t.does("ruler:muster first thranduil")
    assert t.army("woodland-realm:free") == "2E 1L elves"


def test_C18_a_standard_die_pays_for_no_second_ability() -> None:
    assert table(free="muster", **AWAKE).options(" second ") == []  # type: ignore[arg-type]
    assert table(free="ruler:event", **AWAKE).options(" second ") == []  # type: ignore[arg-type]


def dismay(when: str, eye: str = "box", **more: object) -> Table:
    """A table at the Action roll, with Théoden's token in the Shadow's hands."""
    options = {"dismay": "in", "dismay_time": when, "dismay_eye": eye}
    t = table(agenda=(Round(at="roll"),), shadow="", free="", sides=RULERS, options=options, **more)  # type: ignore[arg-type]
    rulers = dict(t.state.rulers)
    rulers["theoden"] = evolve_token(t, "shadow")
    t.state = _with(t.state, rulers=rulers)
    ledger = Ledger(t.state, evolve)
    turn.run_round(ledger, Round(at="roll"))
    t.state = ledger.state
    return t


def evolve_token(t: Table, token: str) -> object:
    from dataclasses import replace

    return replace(t.state.rulers["theoden"], token=token)  # type: ignore[arg-type]


def _with(state: State, **changes: object) -> State:
    from dataclasses import replace

    return replace(state, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("when", "kinds"), [("after", ["ruler_discard", "dismay"]), ("before", ["dismay", "ruler_discard"])]
)
def test_C19_dismay_comes_after_the_discards_or_as_ruled(when: str, kinds: list[str]) -> None:
    t = dismay(when)
    steps = [o.step.kind for o in reversed(t.state.agenda) if o.step.kind in {"dismay", "ruler_discard"}]
    assert list(dict.fromkeys(steps)) == kinds


@pytest.mark.parametrize(("ruling", "box", "left"), [("box", 1, "muster"), ("stays", 0, "muster, ruler:eye")])
def test_C20_an_eye_by_dismay_goes_to_the_box_or_stays_as_ruled(ruling: str, box: int, left: str) -> None:
    t = table(
        free="character", shadow="muster, ruler:army", agenda=(Actions(), Dismay()),
        options={"dismay": "in", "dismay_eye": ruling},
    )  # fmt: skip
    t.state = _with(t.state, rulers={**t.state.rulers, "theoden": evolve_token(t, "shadow")})
    t.does("choose shadow", when=lambda events: any(e.kind == "die_changed" and e.face == "eye" for e in events))
    assert (t.state.box, t.dice("shadow")) == (box, left)
    assert t.token("theoden") == "gone"


def test_dismay_rolls_the_free_peoples_ruler_die_anew_too() -> None:
    t = table(
        free="ruler:will", shadow="muster", agenda=(Actions(), Dismay()), options={"dismay": "in"},
    )  # fmt: skip
    t.state = _with(t.state, rulers={**t.state.rulers, "theoden": evolve_token(t, "shadow")})
    assert t.options() == ["choose free", "done"]
    t.does("choose free", when=lambda events: any(e.kind == "die_changed" and e.face == "event" for e in events))
    assert t.dice("free") == "ruler:event"


@pytest.mark.rule("Ruler Tokens")
@pytest.mark.parametrize(("dismay_in", "token"), [("out", "used"), ("in", "shadow")])
def test_a_used_token_is_gone_or_goes_to_the_shadow(dismay_in: str, token: str) -> None:
    t = table(free="ruler:character", options={"dismay": dismay_in}, **AWAKE)  # type: ignore[arg-type]
    t.does("token dain")
    assert t.token("dain") == token
    assert t.dice("free") == ""
    assert t.happened("die_changed")[0].face == "muster"
    assert "choose elite:dwarves@erebor" in t.options()


@pytest.mark.rule("Ruler Tokens")
def test_without_tokens_nothing_is_offered() -> None:
    assert table(free="ruler:character", options={"tokens": "out"}, **AWAKE).options("token") == []  # type: ignore[arg-type]


@pytest.mark.rule("Free Peoples Ruler Die")
def test_any_face_of_the_ruler_die_awakens() -> None:
    t = table(free="ruler:character, character", nations={"dwarves": "1"})
    assert t.options("awaken dain") == ["ruler:character awaken dain@erebor"]


@pytest.mark.rule("Elven Rings")
def test_a_ring_is_not_spent_on_a_die_that_went_in_the_meantime() -> None:
    t = table(turn="shadow", shadow="army, event", sides={"shadow": {"rings": 1}}).does("ring army")
    t.hand_move("shadow", "eye", face="army", cause="an event")
    assert (t.asked, t.state.shadow.rings, t.dice("shadow")) == ("shadow", 1, "event")
