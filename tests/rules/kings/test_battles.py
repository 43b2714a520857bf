"""Battles, sieges and what follows from them (base rules: Battles, Strongholds and sieges)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.kings.agenda import Battle
from tests.rules.kings.kit import Table, table

pytestmark = pytest.mark.rule("Battles")
AT_WAR = {"nations": {"sauron": "4", "isengard": "4", "rohan": "4", "gondor": "4", "dwarves": "4"}}


def step(t: Table) -> Any:
    return next(o.step for o in reversed(t.state.agenda) if isinstance(o.step, Battle))


def battle(stage: str = "cards", **more: Any) -> Table:
    """The Shadow attacks Edoras from Westemnet; other fields of the battle by `battle`."""
    base: dict[str, Any] = {"region": "edoras", "origin": "westemnet", "attacker": "shadow", "stage": stage}
    base |= more.pop("battle", {})
    armies = {"edoras:free": "3R 1E rohan", "westemnet:shadow": "5R isengard", **more.pop("armies", {})}
    return table(armies=armies, hand={"free": "", "shadow": ""}, agenda=(Battle(**base),), **{**AT_WAR, **more})


def without_cards(t: Table, **fate: Any) -> Table:
    return t.does("choose none", "free").does("choose none", "shadow", **fate)


def test_an_attacked_nation_wakes_and_advances_once() -> None:
    t = table(armies={"westemnet:shadow": "5R isengard"}, nations={"isengard": "4"})
    t.hand_move("shadow", "attack", origin="westemnet", to="edoras")
    assert (t.state.politics["rohan"].active, t.state.politics["rohan"].box) == (True, 2)
    assert t.happened("battle_began")[0].siege is False


def test_both_sides_lay_cards_at_the_same_time_and_the_others_button_stays_good() -> None:
    t = battle()
    before = {q.seat: q.step for q in t.questions}
    assert set(before) == {"free", "shadow"}
    t.does("choose none", "shadow")
    assert [(q.seat, q.step) for q in t.questions] == [("free", before["free"])]
    assert t.sees(None).battle.cards == {"shadow": ""}


def test_a_laid_card_is_hidden_until_both_are() -> None:
    t = table(
        armies={"edoras:free": "3R rohan", "westemnet:shadow": "5R isengard"},
        hand={"free": "fp-str-09", "shadow": "sh-char-05"},
        agenda=(Battle(region="edoras", origin="westemnet", attacker="shadow"),),
        **AT_WAR,
    )
    t.does("choose sh-char-05", "shadow")
    assert t.heard("free", "combat_card_chosen")[0].card is None
    assert (t.sees("free").battle.cards, t.sees(None).battle.cards) == ({"shadow": None}, {"shadow": None})
    assert t.sees("shadow").battle.cards == {"shadow": "sh-char-05"}
    t.does("choose fp-str-09", "free")
    [shown] = t.heard(None, "combat_cards_revealed")
    assert (shown.free, shown.shadow, shown.first) == ("fp-str-09", "sh-char-05", "free")
    assert t.sees(None).battle.cards == {"free": "fp-str-09", "shadow": "sh-char-05"}
    assert (t.state.free.hand, t.state.shadow.hand) == ((), ())


@pytest.mark.parametrize(("ruling", "first"), [("2", "shadow"), ("3", "free")])
def test_deadly_strifes_initiative_is_a_number_of_the_table(ruling: str, first: str) -> None:
    """The Free Peoples defend with a 3: on a tie theirs comes first."""
    t = table(
        armies={"edoras:free": "3R rohan", "westemnet:shadow": "5R isengard"},
        hand={"free": "fp-str-20", "shadow": "sh-str-10"},
        agenda=(Battle(region="edoras", origin="westemnet", attacker="shadow"),),
        options={"deadly_strife": ruling},
        **AT_WAR,
    )
    t.does("choose fp-str-20", "free").does("choose sh-str-10", "shadow")
    assert t.happened("combat_cards_revealed")[0].first == first


def needs(t: Table, side: str) -> int:
    return next(e.needs for e in t.happened("combat_rolled") if e.side == side)


@pytest.mark.parametrize(
    ("fields", "attacker", "defender"),
    [
        ({}, 6, 5),
        ({"number": 2}, 5, 5),
        ({"region": "fords-of-isen"}, 6, 5),
        ({"region": "westemnet"}, 5, 5),
        ({"region": "helms-deep"}, 5, 5),
        ({"region": "helms-deep", "siege": True}, 6, 5),
        ({"region": "helms-deep", "siege": True, "number": 2}, 6, 5),
        ({"region": "helms-deep", "sortie": True}, 5, 5),
    ],
)
def test_the_number_that_hits(fields: dict[str, Any], attacker: int, defender: int) -> None:
    """6 for the attacker in the first round against a City or Fortification, and in every round of a siege."""
    region = fields.get("region", "edoras")
    t = battle(
        battle={**fields, "origin": "folde"}, armies={f"{region}:free": "3R rohan", "folde:shadow": "5R isengard"}
    )
    without_cards(t)
    assert (needs(t, "shadow"), needs(t, "free")) == (attacker, defender)


def _shadow_misses(events: tuple[Any, ...]) -> bool:
    return any(e.kind == "combat_rolled" and e.side == "shadow" and max(e.rolls) < 5 for e in events)


def test_a_captain_of_the_west_adds_a_die_five_at_most() -> None:
    for army, people, dice in (
        ("3R rohan", {}, 3),
        ("3R rohan", {"strider": "edoras"}, 4),
        ("5R rohan", {"strider": "edoras"}, 5),
    ):
        t = without_cards(battle(armies={"edoras:free": army}, at=people))
        assert next(len(e.rolls) for e in t.happened("combat_rolled") if e.side == "free") == dice


def test_sarumans_elites_lead_too() -> None:
    armies = {"westemnet:shadow": "2R 2E isengard"}
    for people, rerolls in (({}, 0), ({"saruman": "orthanc"}, 2)):
        t = without_cards(battle(armies=armies, at=people), when=_shadow_misses)
        assert [len(e.again) for e in t.happened("combat_rolled") if e.side == "shadow"] == [rerolls]


def test_gandalf_the_white_cancels_the_leadership_of_nazgul() -> None:
    t = battle(
        armies={"westemnet:shadow": "5R isengard, 2N sauron"}, at={"gandalf-white": "edoras", "witch-king": "westemnet"}
    )
    without_cards(t)
    assert t.options() == ["choose white", "done"]
    t.does("choose white", when=_shadow_misses)
    assert [len(e.again) for e in t.happened("combat_rolled") if e.side == "shadow"] == [0]


# Casualties.


def test_the_attacker_takes_his_hits_first() -> None:
    t = battle("casualties", battle={"hits": {"free": 1, "shadow": 1}})
    assert t.asked == "shadow"
    t.chooses("regular:isengard")
    assert t.asked == "free"


def test_ways_to_take_hits() -> None:
    t = battle("casualties", battle={"hits": {"free": 2}})
    assert t.options() == ["choose regular:rohan", "choose elite:rohan", "choose both:rohan"]
    assert t.does("choose both:rohan").army("edoras:free") == "3R rohan"
    t = battle("casualties", battle={"hits": {"free": 1}}).does("choose elite:rohan")
    assert t.army("edoras:free") == "4R rohan"
    assert (t.state.losses["rohan"].elite, t.state.losses["rohan"].regular) == (1, 0)


def test_without_reinforcements_the_regular_comes_out_of_the_losses() -> None:
    armies = {"edoras:free": "1E rohan", "helms-deep:free": "5R rohan", "folde:free": "4R rohan"}
    t = battle("casualties", battle={"hits": {"free": 1}}, armies=armies, empty=True, losses=_lost(1))
    t.does("choose elite:rohan")
    assert t.army("edoras:free") == "1R rohan"
    assert t.state.losses["rohan"].regular == 0


def _lost(regulars: int) -> dict[str, Any]:
    from rules.kings.facts import Units

    return {"rohan": Units(regular=regulars)}


def test_losses_of_the_shadow_come_back() -> None:
    t = battle("casualties", battle={"hits": {"shadow": 1}}).chooses("regular:isengard")
    assert t.state.losses == {}


def test_with_the_army_die_its_leaders_nazgul_and_characters() -> None:
    t = battle(
        "casualties",
        battle={"hits": {"free": 1, "shadow": 1}},
        armies={"edoras:free": "1R 1L rohan", "westemnet:shadow": "1R isengard, 1N sauron"},
        at={"gimli": "edoras", "witch-king": "westemnet", "ugluk": "westemnet"},
        rulers={"dain": "corrupted@edoras"},
    )
    t.chooses("regular:isengard", "regular:rohan")
    assert {t.state.characters[p] for p in ("gimli", "witch-king", "ugluk")} == {"dead"}
    assert (t.army("edoras:free"), t.army("westemnet:shadow")) == ("", "")
    assert (t.ruler("theoden"), t.ruler("dain")) == ("eliminated", "corrupted@edoras")
    assert t.happened("battle_ended")[0].winner is None
    assert t.state.control == {}


# Going on.


def test_the_attacker_may_cease() -> None:
    t = battle("after")
    assert t.options() == ["choose go_on", "choose cease"]
    assert t.does("choose cease").happened("battle_ended")[0].winner is None


def test_the_defender_may_retreat_and_the_attacker_move_in_and_capture() -> None:
    t = battle("after", at={"gimli": "edoras"}).does("choose go_on")
    assert t.options() == ["choose folde", "choose hold"]
    t.chooses("folde")
    assert (t.army("folde:free"), t.state.characters["gimli"], t.ruler("theoden")) == (
        "3R 1E rohan",
        "folde",
        "leader@folde",
    )
    t.chooses("advance")
    assert (t.state.control, t.army("edoras:shadow")) == ({"edoras": "shadow"}, "5R isengard")


def test_who_does_not_move_in_captures_nothing() -> None:
    t = battle("after").does("choose go_on").chooses("folde", "stay")
    assert (t.state.control, t.army("westemnet:shadow")) == ({}, "5R isengard")


def test_holding_begins_the_next_round() -> None:
    t = battle("after").does("choose go_on").chooses("hold")
    assert (step(t).number, step(t).stage) == (2, "cards")


# Sieges.


def stronghold(stage: str = "cards", **more: Any) -> Table:
    fields = {"region": "helms-deep", "origin": "westemnet", **more.pop("battle", {})}
    return battle(stage, battle=fields, armies={"helms-deep:free": "6R 1E rohan", **more.pop("armies", {})}, **more)


def test_before_each_round_the_defender_may_withdraw_into_his_stronghold() -> None:
    t = table(armies={"westemnet:shadow": "5R isengard"}, **AT_WAR)
    t.hand_move("shadow", "attack", origin="westemnet", to="helms-deep")
    assert (t.asked, t.options()) == ("free", ["choose field", "choose siege"])
    t = stronghold("after").does("choose go_on").chooses("hold")
    assert t.options() == ["choose field", "choose siege"]


def test_withdrawn_five_stay_and_the_siege_begins_if_the_attacker_advances() -> None:
    t = stronghold("shelter").chooses("siege", "advance")
    assert t.army("helms-deep:shadow") == "5R isengard"
    assert t.options() == ["choose regular:rohan", "choose elite:rohan"]
    t.chooses("regular:rohan", "regular:rohan")
    assert t.army("helms-deep:free") == "4R 1E rohan"
    assert (t.state.armies["helms-deep:free"].besieged, t.state.control) == (True, {})


def test_if_he_does_not_advance_the_garrison_comes_out_again() -> None:
    t = stronghold("shelter").chooses("siege", "stay")
    assert not t.state.armies["helms-deep:free"].besieged
    assert t.army("helms-deep:free") == "6R 1E rohan"


def besieged(**more: Any) -> Table:
    armies = {"helms-deep:free": "2R rohan", "helms-deep:shadow": "5R 1E isengard", **more.pop("armies", {})}
    return table(armies=armies, besieged="helms-deep:free", hand={"free": "", "shadow": ""}, **{**AT_WAR, **more})


def _fight(attacker: Any, stage: Any, **fields: Any) -> Battle:
    return Battle(region="helms-deep", origin="helms-deep", attacker=attacker, stage=stage, **fields)


def test_an_assault_lasts_a_round_unless_an_elite_is_reduced() -> None:
    t = besieged().hand_move("shadow", "attack", origin="helms-deep", to="helms-deep")
    assert (step(t).siege, step(t).sortie, step(t).stage) == (True, False, "cards")
    t.state = besieged(
        agenda=(Battle(region="helms-deep", origin="helms-deep", attacker="shadow", siege=True, stage="after"),)
    ).state
    assert t.options() == ["choose extend:isengard", "choose cease"]
    t.does("choose extend:isengard")
    assert (t.army("helms-deep:shadow"), step(t).number, step(t).stage) == ("6R isengard", 2, "cards")


def test_a_garrison_that_dies_loses_the_stronghold() -> None:
    fight = Battle(
        region="helms-deep", origin="helms-deep", attacker="shadow", siege=True, stage="casualties", hits={"free": 2}
    )
    t = besieged(agenda=(fight,)).chooses("regular:rohan", "regular:rohan")
    assert t.state.control == {"helms-deep": "shadow"}
    assert t.sees(None).points["shadow"] == 2


def test_a_sortie_is_a_field_battle_and_lost_it_loses_the_stronghold() -> None:
    t = besieged().hand_move("free", "attack", origin="helms-deep", to="helms-deep")
    assert (step(t).siege, step(t).sortie) == (False, True)
    fight = Battle(
        region="helms-deep", origin="helms-deep", attacker="free", sortie=True, stage="casualties", hits={"free": 2}
    )
    t = besieged(agenda=(fight,)).chooses("regular:rohan", "regular:rohan")
    assert t.state.control == {"helms-deep": "shadow"}


def test_a_sortie_that_wins_lifts_the_siege() -> None:
    fight = Battle(
        region="helms-deep", origin="helms-deep", attacker="free", sortie=True, stage="casualties", hits={"shadow": 1}
    )
    t = besieged(armies={"helms-deep:shadow": "1R isengard"}, agenda=(fight,)).chooses("regular:isengard")
    assert not t.state.armies["helms-deep:free"].besieged
    assert t.state.control == {}


def test_a_besieged_army_neither_moves_nor_attacks_elsewhere_and_is_attacked_only_from_inside() -> None:
    t = besieged(armies={"westemnet:shadow": "2R isengard", "edoras:free": "1R rohan"})
    assert "does not move" in t.refused(
        lambda: t.hand_move("free", "army", origin="helms-deep", to="westemnet", people="with")
    )
    assert "move in" in t.refused(lambda: t.hand_move("shadow", "attack", origin="westemnet", to="helms-deep"))
    t.hand_move("shadow", "army", origin="westemnet", to="helms-deep", people="with")
    assert t.army("helms-deep:shadow") == "7R 1E isengard"


def test_when_the_besiegers_leave_the_siege_ends() -> None:
    t = besieged().hand_move("shadow", "army", origin="helms-deep", to="westemnet", people="with")
    assert not t.state.armies["helms-deep:free"].besieged


# By hand.


def test_combat_effects_by_hand_change_the_roll() -> None:
    t = battle()
    t.hand_move("shadow", "combat", side="shadow", what="roll", sign="more", count="1", cause="combat")
    t.hand_move("free", "combat", side="shadow", what="dice", sign="less", count="2", cause="combat")
    assert [e.what for e in t.heard(None, "combat_adjusted")] == ["dice"]
    without_cards(t)
    assert (needs(t, "shadow"), [len(e.rolls) for e in t.happened("combat_rolled")]) == (5, [3, 4])


def test_a_rearguard_takes_no_part_and_stays() -> None:
    t = battle().hand_move("shadow", "hold", figure="isengard:regular", count="2")
    without_cards(t)
    assert [len(e.rolls) for e in t.happened("combat_rolled") if e.side == "shadow"] == [3]
    t = battle("advance", battle={"held": {"isengard": _units(2)}}, armies={"edoras:free": "1L rohan"}).chooses(
        "advance"
    )
    assert (t.army("westemnet:shadow"), t.army("edoras:shadow")) == ("2R isengard", "3R isengard")
    t = battle()
    assert "At least one" in t.refused(lambda: t.hand_move("shadow", "hold", figure="isengard:regular", count="5"))


def _units(regulars: int) -> Any:
    from rules.kings.facts import Units

    return Units(regular=regulars)


def test_a_battle_ends_if_hand_moves_take_an_army_away() -> None:
    t = battle().hand_move("free", "remove", origin="edoras", figure="rohan:regular", count="3", lost="back")
    t.hand_move("free", "remove", origin="edoras", figure="rohan:elite", count="1", lost="back")
    assert t.options() == ["choose advance", "choose stay"]


def test_a_laid_card_is_in_no_hand() -> None:
    full = ", ".join(f"fp-str-0{n}" for n in range(1, 8))
    t = table(
        armies={"edoras:free": "3R rohan", "westemnet:shadow": "5R isengard"},
        hand={"free": full, "shadow": ""},
        agenda=(Battle(region="edoras", origin="westemnet", attacker="shadow"),),
        **AT_WAR,
    )
    t.does("choose fp-str-01", "free")
    assert "lies on the table" in t.refused(lambda: t.hand_move("free", "discard_card", card="fp-str-01"))
    t.hand_move("free", "draw_card", deck="character", cause="combat")
    assert len(t.options(seat="free")) == 7
    assert "choose fp-str-01" not in t.options(seat="free")
