"""Moving out of reserve, passing, cycling, winnowing, action texts and Ring tokens: the other actions."""

import pytest

from rules.core.game import Illegal
from tests.rules.card_game.kit import table


@pytest.mark.rule("Move action")
def test_a_card_moves_only_where_it_could_be_played() -> None:
    t = table(path="Caradhras", battlegrounds="Moria, Orthanc", reserve={"frodo": "Gimli, Riders of Rohan"})
    assert t.options("move") == [
        "move Gimli to Caradhras",
        "move Gimli to Moria",
        "move Riders of Rohan to Orthanc",
    ]


@pytest.mark.rule("Playing to the reserve area")
def test_A41_a_card_that_came_to_reserve_this_round_stays_there_for_people() -> None:
    assert table(reserve={"frodo": "Gimli"}, path="Caradhras", arrived="Gimli").options("move") == []


@pytest.mark.rule("Against the Shadow, Move")
def test_A41_a_bot_moves_a_card_that_came_to_reserve_this_round() -> None:
    t = table(
        turn="saruman", path="Dead Marshes", reserve={"saruman": "Candles of Corpses"}, arrived="Candles of Corpses"
    )
    assert t.options("move") == ["move Candles of Corpses to Dead Marshes"]


@pytest.mark.rule("Move action")
def test_B33_a_text_for_being_played_is_ignored_on_a_move() -> None:
    t = table(
        turn="aragorn", battlegrounds="Dol Amroth", reserve={"aragorn": "Prince Imrahil"}, hand={"aragorn": "Lembas"}
    )
    t.moves("Prince Imrahil", to="Dol Amroth")
    assert (t.hand("aragorn"), t.asked) == ("Lembas", "saruman")


@pytest.mark.rule("What is the carryover limit")
def test_B05_with_three_cards_only_if_each_enemy_holds_more() -> None:
    hand = {"frodo": "Gimli, Frodo, Sam"}
    fewer = {"witch_king": "S91, S92, S93, S94", "saruman": "S61, S62, S63"}
    assert "pass" not in table(hand={**hand, **fewer}).options()
    more = {"witch_king": "S91, S92, S93, S94", "saruman": "S61, S62, S63, S64"}
    assert "pass" in table(hand={**hand, **more}).options()
    assert "pass" in table(hand={"frodo": "Gimli, Frodo"}).options()


@pytest.mark.rule("What is the carryover limit")
def test_B47_the_limit_drops_at_once_when_elrond_leaves_reserve() -> None:
    hand = {"aragorn": "Lembas, Arwen, Legolas"}
    t = table(turn="aragorn", path="Imladris", reserve={"aragorn": "Elrond"}, hand=hand)
    assert "pass" in t.options()
    t.moves("Elrond", to="Imladris").bot().passes()
    t.bot()
    assert (t.asked, "pass" in t.options()) == ("aragorn", False)


@pytest.mark.rule("Action step")
def test_B06_a_pass_does_not_lock_anybody_out() -> None:
    t = table(hand={"frodo": "Gimli, Frodo", "aragorn": "Arwen, Lembas"})
    t.passes().bot().plays("Arwen").bot()
    assert t.asked == "frodo"
    assert "play Gimli to reserve" in t.options()


@pytest.mark.rule("Action step")
def test_the_step_ends_when_all_have_passed_in_a_row() -> None:
    t = table(at={"Moria": ""}, hand={"frodo": "Gimli"})
    t.passes().bot().passes().bot()
    assert t.state.step == "combat"


@pytest.mark.rule("Three-Player Duel")
def test_three_players_have_passed_though_gandalf_stands_twice_in_the_order() -> None:
    t = table("three-player-duel", turn="witch_king", at={"Moria": ""}).bot().passes().bot()
    assert t.state.step == "combat"
    t = table("three-player-duel", turn="gandalf", at={"Moria": ""}).passes().bot().passes()
    assert (t.state.step, t.asked) == ("action", "saruman"), "three passes, but Saruman has not passed yet"


@pytest.mark.rule("Action step")
def test_cycling_a_card_is_an_action() -> None:
    t = table(hand={"frodo": "Gimli, Frodo"}).cycles("Frodo")
    assert (t.hand("frodo"), t.cycled("frodo"), t.asked) == ("Gimli", "Frodo Baggins", "witch_king")


@pytest.mark.rule("Winnow")
def test_winnowing_eliminates_two_cards_from_hand_and_draws_one() -> None:
    t = table(hand={"frodo": "Gimli, Frodo, Sam"}, draw={"frodo": "Merry"}).winnows("Gimli", "Sam")
    assert (t.hand("frodo"), t.eliminated("frodo")) == ("Frodo Baggins, Merry Brandybuck", "Gimli, Sam Gamgee")


@pytest.mark.rule("Winnow")
def test_B36_one_card_or_a_card_in_reserve_cannot_be_winnowed() -> None:
    assert table(hand={"frodo": "Gimli"}, reserve={"frodo": "Sam"}).options("winnow") == []


@pytest.mark.rule("Against the Shadow, Winnow")
def test_a_bot_never_winnows_or_cycles_as_its_action() -> None:
    t = table(turn="saruman", hand={"saruman": "Saruman, Uglúk, Shelob"})
    assert t.options() == ["play ?"]


@pytest.mark.rule("Use an action of a card in play")
def test_B34_action_texts_in_reserve_work_in_the_round_the_card_came() -> None:
    t = table(
        turn="witch_king",
        options={"shadow": "people"},
        reserve={"witch_king": "The Reaver"},
        arrived="The Reaver",
        hand={"frodo": "Gimli, Sam", "aragorn": "Arwen, Lembas"},
    )
    t.uses("The Reaver").forsakes("Gimli").forsakes("top")
    assert t.cycled("witch_king") == "The Reaver"
    assert t.eliminated("frodo") == "Gimli"


@pytest.mark.rule("Use an action of a card in play")
def test_B44_a_team_mates_card_is_used_by_its_owner_unless_the_table_rules_otherwise() -> None:
    reserve = {"aragorn": "Halbarad"}
    assert table(reserve=reserve).options("use") == []
    shared = table(reserve=reserve, options={"team_action": "team"})
    assert shared.options("use") == ["use Halbarad"]
    shared.uses("Halbarad")
    assert shared.cycled("aragorn") == "Halbarad"


@pytest.mark.rule("Ring tokens, Trilogy")
def test_a_ring_token_of_the_trilogy_draws_two_once_a_game() -> None:
    t = table(hand={"frodo": "Gimli"}, draw={"frodo": "Merry, Pippin"}).does("ring")
    assert t.hand("frodo") == "Gimli, Merry Brandybuck, Pippin Took"
    assert not t.state.decks["frodo"].ring


@pytest.mark.rule("Ring tokens, Duel")
def test_a_ring_token_of_the_duel_draws_three_and_gives_up_two_once_a_round() -> None:
    t = table("two-player-duel", draw={"gandalf": "Merry, Pippin, Gimli"}).does("ring")
    t.picks("Merry Brandybuck").cycles("Pippin")
    assert (t.hand("gandalf"), t.eliminated("gandalf")) == ("Gimli", "Merry Brandybuck")
    assert t.cycled("gandalf") == "Pippin Took"
    assert "ring" not in t.bot().options()
    t.passes()
    t.bot() if t.asked == "witch_king" else None
    while t.state.round == 1:
        t.does("")
    assert t.state.decks["gandalf"].ring


@pytest.mark.rule("Against the Shadow, Setup")
def test_bots_have_no_ring_tokens() -> None:
    t = table()
    assert [seat for seat, deck in t.state.decks.items() if deck.ring] == ["frodo", "aragorn"]


@pytest.mark.rule("Action step")
def test_what_is_not_offered_is_refused_and_nothing_is_lost() -> None:
    t = table(hand={"frodo": "Gimli, Frodo, Sam"})
    before = t.state
    command = t.questions[0].options[0]
    with pytest.raises(Illegal, match="not your turn"):
        t.play("aragorn", command)
    with pytest.raises(Illegal, match="not possible now"):
        t.passes()
    assert t.state is before
