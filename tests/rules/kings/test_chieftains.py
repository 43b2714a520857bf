"""Dark Chieftains and Rulers in battle (RULES 9, 11): the cases F1 to F7."""

from __future__ import annotations

import pytest

from rules.kings.agenda import Battle
from rules.kings.cards import EVENTS
from rules.kings.state import State
from tests.rules.kings.kit import Table, table

pytestmark = pytest.mark.rule("Dark Chieftains")
BATS, DESPERATE, ASSAULT = "sh-str-09", "sh-str-22", "sh-str-04"
PLAIN, DEFIANCE, HOPE = "fp-str-09", "fp-char-11", "fp-str-25-km"


def test_F01_a_chieftain_does_not_call_gandalf_the_white() -> None:
    t = table(turn="shadow", shadow="muster", free="will", nations={"rohan": "4"}, at={"gandalf-grey": "dale"})
    t.does("muster chieftain ugluk@orthanc")
    assert t.options("gandalf-white") == []
    t = table(turn="shadow", shadow="muster", free="will", nations={"isengard": "4"}, at={"gandalf-grey": "dale"})
    t.does("muster character saruman@orthanc")
    assert t.options("gandalf-white") == ["will character gandalf-white@dale"]


CALLS = [
    ("shadow-of-mirkwood", {"north": "4"}, "dol-guldur"),
    ("shadow-of-mirkwood", {"elves": "4"}, "dol-guldur"),
    ("shadow-of-mirkwood", {"dwarves": "4"}, "dol-guldur"),
    ("ugluk", {"rohan": "4"}, "orthanc"),
    ("black-serpent", {"gondor": "4"}, "umbar"),
]


@pytest.mark.parametrize(("chieftain", "nations", "place"), CALLS)
@pytest.mark.parametrize("die", ["muster", "muster_army", "ruler:character"])
def test_F02_his_condition_must_hold(chieftain: str, nations: dict[str, str], place: str, die: str) -> None:
    assert table(turn="shadow", shadow=die).options(f"chieftain {chieftain}") == []
    t = table(turn="shadow", shadow=die, nations=nations)
    assert f"{die} chieftain {chieftain}@{place}" in t.options()
    assert table(turn="shadow", shadow="character", nations=nations).options("chieftain") == []


def test_F02_no_eye_on_the_ruler_die_brings_one() -> None:
    assert table(turn="shadow", shadow="ruler:eye, army", nations={"gondor": "4"}).options("chieftain") == []


def test_ugluk_comes_to_the_revealed_fellowship_or_next_to_it() -> None:
    t = table(turn="shadow", shadow="muster", fellowship={"region": "moria", "hidden": False})
    places = [o.partition("@")[2] for o in t.options("chieftain ugluk")]
    assert {"moria", "dimrill-dale"} <= set(places)
    assert "lorien" not in places
    hidden = table(turn="shadow", shadow="muster", fellowship={"region": "moria"})
    assert hidden.options("chieftain ugluk") == []


def test_a_chieftain_adds_no_action_die_but_the_ruler_die() -> None:
    t = table(turn="shadow", shadow="muster", nations={"gondor": "4"})
    t.does("muster chieftain black-serpent@umbar")
    assert (t.state.shadow.dice, t.state.shadow.ruler_due) == (7, True)


@pytest.mark.parametrize(
    ("to", "words"),
    [("moria", ""), ("lorien", "beyond"), ("hollin", ""), ("rivendell", "beyond"), ("trollshaws", "beyond")],
)
def test_he_moves_up_to_his_level_and_into_no_free_stronghold(to: str, words: str) -> None:
    t = table(at={"ugluk": "dimrill-dale"}, armies={"hollin:free": "5R elves"})
    if words:
        assert words in t.refused(lambda: t.hand_move("shadow", "person", person="ugluk", to=to))
    else:
        assert t.hand_move("shadow", "person", person="ugluk", to=to).state.characters["ugluk"] == to


def test_he_enters_a_free_stronghold_that_the_shadow_besieges() -> None:
    t = table(at={"ugluk": "dimrill-dale"}, armies={"lorien:shadow": "6R sauron"}, besieged="lorien:free")
    assert t.hand_move("shadow", "person", person="ugluk", to="lorien").state.characters["ugluk"] == "lorien"


# In battle.


def battle(free: str = PLAIN, shadow: str = "sh-char-05", **more: object) -> Table:
    """Before the Combat cards: ten Shadow units in the field against five of the North."""
    step = Battle(region="dale", origin="iron-hills", attacker="shadow", **more.pop("battle", {}))  # type: ignore[arg-type]
    base = {
        "armies": {"dale:free": "5R north", "iron-hills:shadow": "5R sauron, 5R southrons"},
        "hand": {"free": free, "shadow": shadow}, "agenda": (step,),
    }  # fmt: skip
    return table(**{**base, **more})  # type: ignore[arg-type]


def lay(t: Table) -> Table:
    for seat in ("free", "shadow"):
        hand = getattr(t.state, seat).hand
        t.does(f"choose {hand[0]}" if hand else "choose none", seat)
    return t


def bonus(t: Table) -> dict[str, int]:
    """What the roll was made with: the numbers that hit, by side."""
    return {
        f"{e.side}:{what}": needs
        for e in t.happened("combat_rolled")
        for what, needs in (("roll", e.needs), ("again", e.needs_again))
    }


def stage(state: State) -> str:
    return state.agenda[-1].step.stage  # type: ignore[union-attr]


CHIEFS = [
    ("shadow-of-mirkwood", "sh-char-05", {"free:roll": 5, "free:again": 5, "shadow:roll": 6, "shadow:again": 5}),
    ("shadow-of-mirkwood", BATS, {"free:roll": 5, "free:again": 5, "shadow:roll": 6, "shadow:again": 5}),
    ("ugluk", "sh-char-05", {"free:roll": 4, "free:again": 4, "shadow:roll": 5, "shadow:again": 5}),
    ("ugluk", DESPERATE, {"free:roll": 5, "free:again": 5, "shadow:roll": 5, "shadow:again": 5}),
    ("black-serpent", "sh-char-05", {"free:roll": 5, "free:again": 5, "shadow:roll": 5, "shadow:again": 6}),
    ("black-serpent", ASSAULT, {"free:roll": 5, "free:again": 5, "shadow:roll": 4, "shadow:again": 6}),
]


@pytest.mark.rule("Combat abilities")
@pytest.mark.parametrize(("chieftain", "card", "needs"), CHIEFS)
def test_each_chieftains_ability_and_the_card_that_strengthens_it(
    chieftain: str, card: str, needs: dict[str, int]
) -> None:
    """In Dale, a City: the attacker needs 6 in the first round."""
    t = lay(battle(shadow=card, at={chieftain: "iron-hills"}))
    assert (stage(t.state), t.asked, t.options()) == ("before", "shadow", [f"choose {chieftain}", "done"])
    t.does(f"choose {chieftain}")
    assert stage(t.state) == "abilities"
    assert t.state.agenda[-1].step.given == ("shadow",)  # type: ignore[union-attr]
    t.done("free").done("shadow")
    assert bonus(t) == needs
    cancelled = "free" in t.state.agenda[-1].step.given  # type: ignore[union-attr]
    assert cancelled == (card == BATS)


@pytest.mark.rule("Combat abilities")
def test_the_shadow_of_mirkwood_gives_up_his_leadership() -> None:
    without = lay(battle(at={"shadow-of-mirkwood": "iron-hills"})).done().done("free").done("shadow")
    given = lay(battle(at={"shadow-of-mirkwood": "iron-hills"})).chooses("shadow-of-mirkwood")
    given.done("free").done("shadow")
    rerolls = [len(e.again) for t in (without, given) for e in t.happened("combat_rolled") if e.side == "shadow"]
    assert (rerolls[0] in {0, 1}, rerolls[1]) == (True, 0)


@pytest.mark.rule("Combat abilities")
def test_red_wrath_takes_a_hit_on_the_own_army() -> None:
    t = lay(battle(at={"black-serpent": "iron-hills"})).chooses("black-serpent").done("free").done("shadow")
    [lost] = [e for e in t.happened("units_removed") if e.cause == "Red Wrath"]
    assert (lost.side, lost.units.regular) == ("shadow", 1)


@pytest.mark.rule("Combat abilities")
def test_without_a_card_there_is_nothing_to_give_up() -> None:
    t = battle(shadow="", at={"ugluk": "iron-hills"})
    t.does("choose fp-str-09", "free").does("choose none", "shadow")
    assert stage(t.state) == "abilities"
    assert t.options("ugluk") == []


@pytest.mark.rule("Combat abilities")
def test_the_ability_may_be_used_again_in_the_next_round() -> None:
    t = lay(battle(battle={"number": 2}, at={"ugluk": "iron-hills"}))
    assert "choose ugluk" in t.options()


def test_F04_daring_defiance_cancels_his_ability() -> None:
    t = lay(battle(free=DEFIANCE, at={"ugluk": "iron-hills", "gimli": "dale"})).chooses("ugluk")
    t.does("choose defiance", "free").done("free").done("shadow")
    assert [(e.ability, e.cancelled) for e in t.happened("ability_took")] == [
        ("Daring Defiance", False),
        ("I Command", True),
    ]
    assert bonus(t) == {"free:roll": 5, "free:again": 5, "shadow:roll": 6, "shadow:again": 6}


def test_F05_the_witch_king_draws_also_after_a_given_up_card() -> None:
    t = lay(battle(at={"ugluk": "iron-hills", "witch-king": "iron-hills"})).chooses("ugluk")
    t.does("choose sorcerer", "shadow")
    [drawn] = t.happened("card_drawn")
    assert (drawn.side, drawn.deck, drawn.cause) == ("shadow", "character", "Sorcerer")
    assert t.options("sorcerer") == []


def test_F05_only_in_the_first_round() -> None:
    t = lay(battle(battle={"number": 2}, at={"witch-king": "iron-hills"}))
    assert t.options("sorcerer") == []


def test_F06_no_call_to_battle_card_is_in_this_game() -> None:
    """Warriors belongs to another box: every card is a Character or Strategy card."""
    assert {card.deck for card in EVENTS.values()} == {"character", "strategy"}


def heir(free: str = PLAIN, shadow: str = "sh-char-05", attacker: str = "shadow", **more: object) -> Table:
    """Brand awakened with the Army in Dale, the Shadow of Mirkwood with the other one."""
    rulers = {"brand": "awakened@dale" if attacker == "shadow" else "awakened@iron-hills"}
    other = "iron-hills" if attacker == "shadow" else "dale"
    at = {"shadow-of-mirkwood": other}
    if attacker == "shadow":
        return lay(battle(free=free, shadow=shadow, rulers=rulers, at=at, **more))
    step = Battle(region="dale", origin="iron-hills", attacker="free")
    armies = {"iron-hills:free": "5R north", "dale:shadow": "5R sauron, 5R southrons"}
    return lay(
        table(empty=True, armies=armies, hand={"free": free, "shadow": shadow}, rulers=rulers, at=at, agenda=(step,))
    )


def test_F07_heir_of_bard_cancels_lord_of_the_bats() -> None:
    t = heir().chooses("shadow-of-mirkwood")
    t.does("choose brand", "free").done("free").done("shadow")
    assert [(e.ability, e.cancelled) for e in t.happened("ability_took")] == [
        ("Heir of Bard", False), ("Lord of the Bats", True),
    ]  # fmt: skip
    assert bonus(t)["shadow:again"] == 6


@pytest.mark.rule("Combat abilities")
@pytest.mark.parametrize(("attacker", "first"), [("shadow", "Heir of Bard"), ("free", "Lord of the Bats")])
def test_with_swarm_of_bats_both_are_at_0_and_the_defenders_comes_first(attacker: str, first: str) -> None:
    t = heir(shadow=BATS, attacker=attacker).chooses("shadow-of-mirkwood")
    t.does("choose brand", "free").done("free").done("shadow")
    assert [e.ability for e in t.happened("ability_took") if not e.cancelled] == [first]


@pytest.mark.rule("Three or four players")
def test_heir_of_bard_is_for_the_player_of_the_north() -> None:
    t = battle(rulers={"brand": "awakened"}, options={"free_players": "two"})
    t.does(f"choose {PLAIN}", "gondor").does("choose sh-char-05", "shadow")
    assert t.options(seat="gondor") == ["done"]
    assert t.options(seat="rohan") == ["choose brand", "done"]


@pytest.mark.rule("Sovereign sheet")
def test_heir_of_bard_gives_up_the_own_card_once_a_battle() -> None:
    t = heir()
    t.done("shadow")  # Not the Shadow of Mirkwood this time.
    t.does("choose brand", "free")
    step = t.state.agenda[-1].step
    assert ("free" in step.given, "brand" in step.used) == (True, True)  # type: ignore[union-attr]
    again = lay(battle(battle={"number": 2, "used": ("brand",)}, rulers={"brand": "awakened"}))
    assert again.options("choose brand") == []


@pytest.mark.rule("Sovereign sheet")
def test_shadow_in_the_north_cancels_the_free_peoples_card_once_a_battle() -> None:
    t = lay(battle(rulers={"brand": "corrupted"}))
    t.does("choose north", "shadow").done("free").done("shadow")
    assert set(t.state.agenda[-1].step.given) == {"free", "shadow"}  # type: ignore[union-attr]
    again = lay(battle(battle={"number": 2, "used": ("north",)}, rulers={"brand": "corrupted"}))
    assert again.options("choose north") == []
    no_north = lay(
        battle(rulers={"brand": "corrupted"}, armies={"dale:free": "5R dwarves", "iron-hills:shadow": "5R sauron"})
    )
    assert no_north.options("choose north") == []


@pytest.mark.rule("Combat titles that touch Rulers")
def test_there_is_hope_for_victory_awakens_a_sovereign_in_the_battle() -> None:
    t = lay(battle(free=HOPE, on={"brand": "1"}, pool=""))
    t.does("choose hope:brand", "free").done("free").done("shadow")
    assert (t.ruler("brand"), t.pool()) == ("awakened@dale", "1")
    assert bonus(t)["free:again"] == 4


@pytest.mark.rule("Combat titles that touch Rulers")
@pytest.mark.parametrize(("state", "free"), [("leader", 4), ("corrupted", 5)])
def test_his_power_waxes(state: str, free: int) -> None:
    t = lay(battle(shadow="sh-str-26-km", rulers={"brand": f"{state}@dale"}))
    t.does("choose waxes:brand", "shadow").done("free").done("shadow")
    assert (bonus(t)["shadow:roll"], bonus(t)["free:roll"]) == (5, free)


@pytest.mark.rule("Combat titles that touch Rulers")
def test_servant_of_the_shadow_takes_dice_for_leadership() -> None:
    t = lay(battle(shadow="sh-char-25-km", at={"black-serpent": "iron-hills"}))
    t.done("shadow")
    t.does("choose servant:black-serpent", "shadow").done("free").done("shadow")
    [rolled] = [e for e in t.happened("combat_rolled") if e.side == "free"]
    assert len(rolled.rolls) == 3


@pytest.mark.rule("Combat titles that touch Rulers")
def test_the_kings_banner_cancels_the_leader_re_roll() -> None:
    t = lay(battle(free="fp-char-25-km", rulers={"brand": "awakened"}, at={"witch-king": "iron-hills"}))
    t.does("choose banner:brand", "free").done("free").done("shadow")
    assert [len(e.again) for e in t.happened("combat_rolled") if e.side == "shadow"] == [0]


@pytest.mark.rule("Combat titles that touch Rulers")
def test_like_a_king_of_old_rolls_more_dice_that_hit_on_3() -> None:
    t = lay(battle(free="fp-char-26-km", rulers={"brand": "awakened"}))
    t.does("choose old:brand", "free").done("free").done("shadow")
    [rolled] = [e for e in t.happened("combat_rolled") if e.side == "free"]
    assert len(rolled.extra) == 1


@pytest.mark.rule("Sovereign sheet")
@pytest.mark.parametrize(("number", "rerolls"), [(1, 3), (2, 1)])
def test_forth_eorlingas_is_leadership_3_in_the_first_round(number: int, rerolls: int) -> None:
    step = Battle(region="edoras", origin="westemnet", attacker="shadow", number=number, stage="roll")
    t = table(
        rulers={"theoden": "awakened"}, armies={"edoras:free": "5R rohan", "westemnet:shadow": "5R isengard"},
        agenda=(Battle(region="edoras", origin="westemnet", attacker="shadow", number=number, stage="cards"),),
        hand={"free": "", "shadow": ""},
    )  # fmt: skip
    assert step.number == number
    t.does("choose none", "free").does(
        "choose none", "shadow",
        when=lambda events: any(e.kind == "combat_rolled" and e.side == "free" and max(e.rolls) < 5 for e in events),
    )  # fmt: skip
    assert [len(e.again) for e in t.happened("combat_rolled") if e.side == "free"] == [rerolls]
