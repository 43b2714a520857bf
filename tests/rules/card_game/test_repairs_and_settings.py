"""Moderators' repairs, the rulings of a table, and what a lobby offers."""

import pytest

from rules.card_game import GAME
from rules.card_game.agenda import Location
from rules.core.game import TABLE, Illegal, Setup
from tests.rules.card_game.kit import Table, table

ATTACK, DEFENSE = {"token": "attack"}, {"token": "defense"}


def repaired(t: Table, tool: str, **values: str) -> Table:
    return t.play(TABLE, GAME.use(t.state, TABLE, tool, values))


@pytest.mark.rule("Repairs")
def test_corruption_and_tokens_are_set() -> None:
    t = table(at={"Lórien": "High Elves |"})
    repaired(t, "corruption", value="4")
    repaired(t, "tokens", on=t.id("Lórien"), value="2", **DEFENSE)
    repaired(t, "tokens", on=t.id("High Elves"), value="1", **ATTACK)
    assert (t.state.corruption, t.state.battlegrounds[0].defense) == (4, 2)
    assert t.state.tokens[t.id("High Elves")].attack == 1


@pytest.mark.rule("Repairs")
def test_a_face_up_card_moves_with_its_items_or_leaves_to_each_owners_pile() -> None:
    t = table(reserve={"frodo": "Sam + Elven Cloak"})
    repaired(t, "card", card=t.id("Sam"), to=t.id("Weathertop"))
    assert t.at("Weathertop") == "Sam Gamgee + Elven Cloak |"
    repaired(t, "card", card=t.id("Sam"), to="cycle")
    assert (t.cycled("frodo"), t.cycled("aragorn")) == ("Sam Gamgee", "Elven Cloak")


@pytest.mark.rule("Repairs")
def test_cards_of_hidden_piles_are_named_by_their_place_alone() -> None:
    t = table(hand={"frodo": "Gimli, Sam"})
    tools = {tool.key: tool for tool in GAME.tools(t.state, TABLE)}
    hidden = {c for deck in t.state.decks.values() for c in (*deck.hand, *deck.draw)}
    offered = {c.value for tool in tools.values() for p in tool.params for c in p.choices}
    assert not hidden & offered
    repaired(t, "pile", seat="frodo", out_of="hand", position="2", to="cycle")
    assert (t.hand("frodo"), t.cycled("frodo")) == ("Gimli", "Sam Gamgee")
    with pytest.raises(Illegal, match="only 1 cards"):
        repaired(t, "pile", seat="frodo", out_of="hand", position="2", to="cycle")


@pytest.mark.rule("Repairs")
def test_path_battleground_turn_ring_and_decks() -> None:
    t = table(at={"Weathertop": "Frodo |", "Lórien": "High Elves |"})
    repaired(t, "path", card=t.id("The Old Forest"))
    assert t.at("The Old Forest") == "Frodo Baggins |"
    repaired(t, "battleground", card=t.id("Lórien"), to="shadow")
    assert (t.state.areas["shadow"], t.cycled("aragorn")) == ((t.id("Lórien"),), "High Elves")
    repaired(t, "battleground", card=t.id("Lórien"), to="active")
    assert t.at("Lórien") == "|"
    repaired(t, "turn", seat="aragorn")
    assert t.asked == "aragorn"
    repaired(t, "ring", seat="aragorn", value="down")
    assert "ring" not in t.options()
    repaired(t, "draw", seat="frodo", value="2")
    assert t.count("frodo", "hand") == 2
    before = t.state.decks["frodo"].draw
    repaired(t, "shuffle", seat="frodo")
    assert sorted(t.state.decks["frodo"].draw) == sorted(before)


@pytest.mark.rule("Repairs")
def test_a_repair_waits_while_a_text_is_carried_out_and_is_the_tables_alone() -> None:
    t = table(hand={"frodo": "Gimli, Sam, Merry"}, reserve={"frodo": "Frodo"}).plays("Gimli")
    with pytest.raises(Illegal, match="between two actions"):
        repaired(t, "card", card=t.id("Frodo"), to="cycle")
    with pytest.raises(Illegal, match="Only the table"):
        t.play("frodo", GAME.use(t.state, TABLE, "corruption", {"value": "1"}))
    with pytest.raises(Illegal, match="no hand moves"):
        GAME.use(t.state, "frodo", "corruption", {"value": "1"})


@pytest.mark.rule("Repairs")
@pytest.mark.parametrize(
    ("tool", "values"),
    [
        ("corruption", {"value": "-1"}),
        ("corruption", {"value": "many"}),
        ("corruption", {}),
        ("ring", {"seat": "nobody", "value": "up"}),
        ("nonsense", {}),
    ],
)
def test_values_that_do_not_fit_are_refused_with_a_sentence(tool: str, values: dict[str, str]) -> None:
    with pytest.raises(Illegal, match=r"[Nn]othing (was|has) changed"):
        GAME.use(table().state, TABLE, tool, values)


@pytest.mark.rule("Settings")
def test_a_ruling_is_changed_at_the_table() -> None:
    t = repaired(table(reserve={"aragorn": "Halbarad"}), "option", value="team_action=team")
    assert t.options("use") == ["use Halbarad"]


@pytest.mark.rule("Settings")
def test_each_ruling_has_a_default_among_its_choices_and_says_why_and_where_from() -> None:
    for scenario in GAME.scenarios.values():
        keys = [s.key for s in scenario.settings]
        assert len(keys) == len(set(keys))
        for setting in scenario.settings:
            assert setting.default in [c.value for c in setting.choices]
            assert len(setting.choices) > 1
            assert setting.reason.endswith(".")
            assert setting.source


@pytest.mark.rule("Settings")
def test_people_take_the_free_peoples_or_all_seats_in_turn_order() -> None:
    bots = {key: [s.key for s in GAME.seats(key, {})] for key in GAME.scenarios}
    people = {key: [s.key for s in GAME.seats(key, {"shadow": "people"})] for key in GAME.scenarios}
    assert bots["trilogy"] == ["frodo", "aragorn"]
    assert people["trilogy"] == ["frodo", "witch_king", "aragorn", "saruman"]
    assert people["three-player-duel"] == ["gandalf", "witch_king", "saruman"]
    assert (bots["fellowship"], people["fellowship"]) == (["gandalf"], ["balrog_of_moria", "gandalf"])


@pytest.mark.rule("Settings")
def test_setups_that_do_not_fit_are_refused() -> None:
    for scenario, options in (("two-towers", {}), ("trilogy", {"difficulty": "easy"}), ("trilogy", {"colour": "red"})):
        with pytest.raises(Illegal, match="choose one"):
            GAME.start(Setup(scenario, "seed", options))


@pytest.mark.rule("Promo cards")
def test_promo_cards_are_shuffled_in_where_the_table_wants_them() -> None:
    out, in_ = (GAME.start(Setup("trilogy", "seed", {"promos": promos})).state.frame.owner for promos in ("out", "in"))
    assert {"F61", "F62"} <= set(in_) - set(out)


@pytest.mark.rule("Special cases")
def test_a_choice_in_the_middle_of_a_text_survives_being_stored() -> None:
    from rules.core import codec

    t = table(
        path=None,
        agenda=(Location(at="path"),),
        options={"shadow": "people"},
        changes={"path_number": 6, "paths": ("P7-2",)},
        hand={"aragorn": "Lembas, Arwen"},
    ).runs()
    assert t.options() == ["pick Use Osgiliath", "decline"]
    t.state = codec.load(GAME.State, codec.dump(GAME.State, t.state))
    t.picks("yes").forsakes("Lembas")
    assert t.count("aragorn", "hand") == 1 + 3
