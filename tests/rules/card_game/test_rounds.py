"""Setup, Location step, paths that replace one another, drawing, Victory Check and the end."""

from collections import Counter
from typing import Any

import pytest

from rules.card_game import GAME
from rules.card_game import events as ev
from rules.card_game.agenda import Actions, Check, Draws, Forsaking, Location, Turn
from rules.card_game.state import Result
from rules.core.game import Setup
from tests.rules.card_game.kit import Table, table

PEOPLE = {"shadow": "people"}


def located(path_number: int, scenario: str = "trilogy", **changes: Any) -> Table:
    """At the beginning of a Location step, after the path with this number."""
    changed = {"path_number": path_number, **changes}
    return table(scenario, path=None, agenda=(Location(),), changes=changed)


def started(scenario: str, **options: str) -> dict[str, tuple[int, ...]]:
    """After the opening hands: cards in each pile of each seat."""
    outcome = GAME.start(Setup(scenario, "seed", options))
    return {
        seat: tuple(map(len, (d.draw, d.hand, d.cycle, d.aside, d.reserve, d.eliminated)))
        for seat, d in outcome.state.decks.items()
    }


@pytest.mark.rule("Setup")
@pytest.mark.parametrize(
    ("scenario", "sizes"),
    [
        ("trilogy", {"frodo": 30, "aragorn": 30, "witch_king": 30, "saruman": 30}),
        ("two-player-duel", {"gandalf": 60, "witch_king": 60}),
        ("three-player-duel", {"gandalf": 60, "witch_king": 30, "saruman": 30}),
        ("fellowship", {"gandalf": 30, "balrog_of_moria": 30}),
    ],
)
@pytest.mark.parametrize("shadow", ["bots", "people"])
def test_decks_have_the_size_of_the_scenario(scenario: str, sizes: dict[str, int], shadow: str) -> None:
    assert {seat: sum(cards) for seat, cards in started(scenario, shadow=shadow).items()} == sizes


@pytest.mark.rule("Setup")
def test_in_the_trilogy_people_choose_two_of_seven_cards_to_cycle() -> None:
    t = Table(GAME.start(Setup("trilogy", "seed")).state, table().box)
    assert (t.asked, len(t.options())) == ("frodo", 7)
    t.does("cycle").does("cycle")
    assert (t.count("frodo", "hand"), t.count("frodo", "cycle")) == (5, 2)


@pytest.mark.rule("Against the Shadow, Setup")
def test_A54_a_bots_last_two_cards_drawn_go_unseen_to_its_cycle_pile() -> None:
    outcome = GAME.start(Setup("trilogy", "seed"))
    drawn = {e.seat: e.cards for e in outcome.events if isinstance(e, ev.CardsDrawn)}
    t = Table(outcome.state, table().box)
    for _ in range(4):
        t.does("cycle")
    for bot in ("witch_king", "saruman"):
        deck = t.state.decks[bot]
        assert deck.cycle[:2] == drawn[bot][5:7]
        assert set(drawn[bot][:5]) <= set(deck.hand) | set(deck.reserve) | set(deck.cycle) | set(deck.eliminated)


@pytest.mark.rule("Against the Shadow, Setup")
def test_the_duel_bot_draws_six_and_cycles_none() -> None:
    outcome = GAME.start(Setup("two-player-duel", "seed"))
    drawn = Counter(e.seat for e in outcome.events if isinstance(e, ev.CardsDrawn) for _ in e.cards)
    cycled = [e for e in outcome.events if isinstance(e, ev.CardCycled) and e.why == "setup"]
    assert (drawn["gandalf"] >= 4, drawn["witch_king"] >= 6, cycled) == (True, True, [])


@pytest.mark.rule("Activating battlegrounds")
def test_a_battleground_of_the_starting_players_side_and_then_a_path_become_active() -> None:
    t = located(4, starting=1).runs()
    grounds = {t.box.frame.book.battlegrounds[g.card].side for g in t.state.battlegrounds[:1]}
    assert grounds == {"shadow"}
    assert t.state.path_number == 5


@pytest.mark.rule("Activating battlegrounds")
def test_B27_the_other_sides_deck_serves_when_the_own_is_empty_and_none_when_both_are() -> None:
    one = located(4, battleground_decks={"free": (), "shadow": ("SS2", "SS7")}).runs()
    assert [one.name(g.card) for g in one.state.battlegrounds] == ["Harad"]
    none = located(4, battleground_decks={"free": (), "shadow": ()}).runs()
    assert none.state.battlegrounds == ()
    assert any(isinstance(e, ev.NoBattlegroundLeft) for e in none.events)


@pytest.mark.rule("The Fellowship of the Ring")
def test_the_fellowship_has_its_battlegrounds_in_order_and_both_elven_woods_at_once() -> None:
    t = located(3, scenario="fellowship", round=4).runs()
    assert [t.name(g.card) for g in t.state.battlegrounds] == ["Lórien", "Dol Guldur"]


@pytest.mark.rule("Activating paths")
def test_B28_gandalf_activates_the_next_path_after_combat_on_the_old_one() -> None:
    t = table(
        at={"Dimrill Dale": "Gandalf the Grey | The Commander"},
        hand={"frodo": "Sam, Merry", "witch_king": "S91", "saruman": "S61"},
    )
    t.uses("Gandalf the Grey")
    t.does("pick")
    assert t.state.path_number == 6
    assert t.at("Dimrill Dale") == ""
    assert "Gandalf the Grey" in t.eliminated("frodo")
    assert t.state.areas["free"] == (t.id("Dimrill Dale"),)
    assert t.state.step == "action"


@pytest.mark.rule("Activating paths")
def test_B30_the_token_of_there_is_another_way_goes_on_the_new_path() -> None:
    t = table(at={"Egladil": "| The Commander, The Hunter"}, hand={"frodo": "There is Another Way, Sam"})
    t.plays("There is Another Way", to="")
    t.does("pick Dimrill Dale")
    assert t.state.corruption == 1
    assert (t.name(t.state.path.card), t.state.path.defense) == ("Dimrill Dale", 1)


@pytest.mark.rule("Activating paths")
def test_a_path_that_was_active_before_is_never_activated_again() -> None:
    hand = {"frodo": "There is Another Way, Sam, Merry"}
    fresh = table(path="Egladil", hand=hand)
    fresh.plays("There is Another Way", to="").cycles("Sam")
    assert fresh.options() == ["pick Dimrill Dale", "pick Lothlórien"]
    used = table(path="Egladil", hand=hand, changes={"spent": ("P5-1", "P5-2")})
    used.plays("There is Another Way", to="").cycles("Sam")
    assert used.name(used.state.path.card) == "Lothlórien"


@pytest.mark.rule("Activating paths")
def test_a_text_that_would_need_a_path_used_before_cannot_be_used() -> None:
    """Its token is for the new path: without one, none goes on the old path."""
    hand = {"frodo": "There is Another Way, Sam"}
    t = table(path="Egladil", hand=hand, changes={"spent": ("P5-1", "P5-2", "P5-3")})
    t.plays("There is Another Way", to="")
    assert (t.name(t.state.path.card), t.state.path.defense) == ("Egladil", 0)
    assert (t.eliminated("frodo"), t.asked) == ("There is Another Way", "witch_king")
    assert not any(isinstance(e, ev.TextUsed) for e in t.events)


@pytest.mark.rule("Activating battlegrounds")
def test_B24_lorien_and_dol_guldur_call_each_other_without_a_loop() -> None:
    t = located(4, battleground_decks={"free": ("FS4", "FS1"), "shadow": ("SS2", "SS1")}).runs()
    assert [t.name(g.card) for g in t.state.battlegrounds] == ["Lórien", "Dol Guldur"]


@pytest.mark.rule("Activating battlegrounds")
def test_B23_a_battleground_won_back_is_reactivated_with_its_printed_defense() -> None:
    bare = {}
    for side in ("free", "shadow"):
        t = table(reserve={"aragorn": "Strider + Andúril"}, turn="aragorn", areas={side: "Minas Tirith"})
        t.uses("Andúril").picks("Minas Tirith")
        bare[side] = t.state.battlegrounds[0].bare
        assert t.state.areas[side] == ()
    assert bare == {"free": False, "shadow": True}


@pytest.mark.rule("Activating battlegrounds")
def test_B26_an_active_battleground_cannot_be_reactivated() -> None:
    t = table(reserve={"aragorn": "Strider + Andúril"}, turn="aragorn", battlegrounds="Minas Tirith")
    t.uses("Andúril")
    assert "pick Minas Tirith" not in t.options()


@pytest.mark.rule("Each player, Duels")
def test_B48_in_the_duel_each_players_text_is_done_twice_as_a_whole() -> None:
    only = {"path_number": 2, "paths": ("P3-1",)}
    t = table("two-player-duel", path=None, agenda=(Location(at="path"),), changes=only).runs()
    assert t.count("gandalf", "hand") == 3
    t.forsakes("top")
    assert t.count("gandalf", "hand") == 6


@pytest.mark.rule("Each player, Duels")
def test_in_the_three_player_duel_only_the_one_player_of_a_side_does_it_twice() -> None:
    for path, drawn in (("P2-1", (0, 2, 2)), ("P7-3", (2, 0, 0))):
        number = int(path[1]) - 1
        changes = {"path_number": number, "paths": (path,)}
        t = table("three-player-duel", path=None, agenda=(Location(at="path"),), changes=changes).runs()
        assert tuple(t.count(seat, "hand") for seat in ("gandalf", "witch_king", "saruman")) == drawn


@pytest.mark.rule("Victory Check")
def test_B40_a_lead_of_exactly_ten_wins_at_once() -> None:
    for corruption, over in ((9, False), (10, True)):
        t = table(options=PEOPLE, agenda=(Check(),), changes={"corruption": corruption}).runs()
        assert (t.state.result is not None) is over
    assert t.state.result.winner == "shadow"
    assert t.state.result.why == "lead"


@pytest.mark.rule("Against the Shadow, Victory")
def test_A57_with_bots_there_is_no_check_before_the_last_path() -> None:
    t = table(agenda=(Check(),), changes={"corruption": 15}).runs()
    assert (t.state.result, t.state.round) == (None, 2)


@pytest.mark.rule("Victory")
def test_a_tie_after_the_last_path_is_the_shadows() -> None:
    def end(corruption: int) -> Table:
        scored = {"areas": {"free": "Minas Tirith"}, "changes": {"corruption": corruption}}
        return table("two-player-duel", path="Morgai", agenda=(Check(),), **scored).runs()

    assert end(3).state.result == Result(winner="shadow", free=3, shadow=3, why="last path")
    assert end(2).state.result == Result(winner="free", free=3, shadow=2, why="last path")


@pytest.mark.rule("Ring tokens, Trilogy")
def test_unused_ring_tokens_count_a_point_at_the_end_of_the_trilogy_only() -> None:
    last = {"path": "Morgai", "agenda": (Check(),)}
    assert table(**last).runs().state.result.free == 2
    assert table("two-player-duel", **last).runs().state.result.free == 0
    early = table(path="Weathertop", agenda=(Check(),), options=PEOPLE, areas={"free": "Minas Tirith, Lórien, Orthanc"})
    assert early.runs().state.result is None
    assert next(e for e in early.events if isinstance(e, ev.Scored)).free == 3 + 2 + 2, "tokens count at the end only"
    three = table("three-player-duel", options=PEOPLE, **last).runs().state.result
    ruled = table("three-player-duel", options={**PEOPLE, "ring_points": "shadow"}, **last).runs().state.result
    assert ((three.free, three.shadow), (ruled.free, ruled.shadow)) == ((0, 0), (0, 2))


@pytest.mark.rule("Draw step")
@pytest.mark.parametrize(
    ("scenario", "difficulty", "drawn"),
    [
        ("trilogy", "standard", {"frodo": 3, "aragorn": 3, "witch_king": 3, "saruman": 3}),
        ("trilogy", "challenging", {"frodo": 3, "aragorn": 3, "witch_king": 4, "saruman": 4}),
        ("two-player-duel", "standard", {"gandalf": 4, "witch_king": 4}),
        ("two-player-duel", "challenging", {"gandalf": 4, "witch_king": 6}),
        ("three-player-duel", "standard", {"gandalf": 6, "witch_king": 3, "saruman": 3}),
        ("three-player-duel", "challenging", {"gandalf": 6, "witch_king": 4, "saruman": 4}),
        ("fellowship", "standard", {"gandalf": 3, "balrog_of_moria": 3}),
        ("fellowship", "challenging", {"gandalf": 3, "balrog_of_moria": 4}),
    ],
)
def test_A64_the_draw_step_gives_each_scenario_and_difficulty_its_cards(
    scenario: str, difficulty: str, drawn: dict[str, int]
) -> None:
    assert _drawn(table(scenario, options={"difficulty": difficulty}, agenda=(Draws(),))) == drawn


@pytest.mark.rule("Draw step")
def test_A55_A56_cards_in_reserve_draw_more() -> None:
    reserve = {"saruman": "Saruman", "witch_king": "The Witch-king"}
    assert _drawn(table(reserve=reserve, agenda=(Draws(),)))["saruman"] == 4
    duel = table("two-player-duel", reserve={"witch_king": "Saruman, The Witch-king"}, agenda=(Draws(),))
    assert _drawn(duel)["witch_king"] == 4 + 2


@pytest.mark.rule("The game round")
def test_what_was_done_in_a_round_binds_nobody_in_the_next() -> None:
    t = table(agenda=(Draws(),), played="Gimli", arrived="Legolas", reserve={"aragorn": "Legolas"},
              changes={"used": ("S9:0",), "starting": 1}, battlegrounds="Orthanc", options=PEOPLE)  # fmt: skip
    t.runs()
    assert (t.state.played, t.state.arrived, t.state.used) == ((), (), ())
    t = table(agenda=(Actions(),), changes={"starting": 2})
    assert t.runs().asked == "aragorn", "the Action step begins with the starting player"


@pytest.mark.rule("Recycling the cycle pile")
def test_an_empty_draw_deck_is_made_anew_of_the_cycle_pile_and_the_draw_goes_on() -> None:
    t = table(hand={"frodo": "Gimli"}, draw={"frodo": "Merry"}, cycle={"frodo": "Sam, Frodo"}, empty=("frodo",))
    t.does("ring")
    assert t.count("frodo", "hand") == 3
    assert (t.count("frodo", "draw"), t.count("frodo", "cycle")) == (1, 0)


@pytest.mark.rule("Recycling the cycle pile")
def test_a_deck_is_made_anew_as_soon_as_it_is_empty_whatever_took_the_last_card() -> None:
    t = table(hand={"frodo": "Gimli"}, draw={"frodo": "Merry, Sam"}, cycle={"frodo": "Frodo"}, empty=("frodo",))
    t.does("ring")
    assert (t.hand("frodo"), t.pile("frodo", "draw"), t.cycled("frodo")) == (
        "Gimli, Merry Brandybuck, Sam Gamgee", "Frodo Baggins", "",
    )  # fmt: skip
    for top, left in (("Saruman", "Saruman, Wolf Riders"), ("Uglúk", "Wolf Riders")):
        t = table(draw={"saruman": top}, cycle={"saruman": "Wolf Riders"}, empty=("saruman",),
                  agenda=(Actions(begun=True), Turn(seat="frodo"), Forsaking(seat="saruman", left=1)))  # fmt: skip
        t.runs()
        assert (sorted(t.pile("saruman", "draw").split(", ")), t.cycled("saruman")) == (left.split(", "), "")


@pytest.mark.rule("Recycling the cycle pile")
def test_B38_the_top_of_an_empty_deck_is_that_of_the_cycle_pile_shuffled() -> None:
    t = table(hand={"frodo": "Gimli"}, cycle={"frodo": "Merry"}, path="Caradhras", empty=("frodo",))
    t.plays("Gimli")
    assert "Merry" in t.eliminated("frodo")


@pytest.mark.rule("Running out of cards")
def test_without_any_cards_one_goes_on_with_what_one_has() -> None:
    t = table(hand={"frodo": "Gimli"}, draw={"frodo": "Merry"}, empty=("frodo",)).does("ring")
    assert t.hand("frodo") == "Gimli, Merry Brandybuck"


@pytest.mark.rule("Starting player")
def test_the_starting_player_token_passes_on_in_turn_order() -> None:
    t = table(agenda=(Check(),)).runs()
    assert t.state.order[t.state.starting] == "witch_king"
    assert t.state.round == 2


def _drawn(t: Table) -> dict[str, int]:
    t.runs()
    drawn: Counter[str] = Counter()
    for event in t.events:
        if isinstance(event, ev.RoundEnded):
            break
        if isinstance(event, ev.CardsDrawn):
            drawn[event.seat] += len(event.cards)
    return dict(drawn)
