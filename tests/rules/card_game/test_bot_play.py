"""Bot Flowchart, 4. Play?: a random card, and where it goes."""

from typing import Any

import pytest

from rules.card_game import GAME
from rules.card_game import events as ev
from rules.card_game.agenda import Cost, Forsaking, Placing
from rules.card_game.commands import ANY, Play
from tests.rules.card_game.shadow import Board, box, drawn, keys

NAZGUL = {"witch_king": ["The Destroyer", "The Hunter"]}


@pytest.mark.rule("Random Shadow Hand")
def test_the_bot_asks_for_a_random_card_and_its_walk_does_not_name_one():
    board = Board(hands={"witch_king": ["Mordor Orcs", "Black Uruks"]})
    reply = board.reply()
    assert reply.command == Play(card=ANY)
    assert not any(name in b.fact for b in reply.trace for name in ("Mordor Orcs", "Black Uruks"))
    assert box(reply.trace, "play") == (None, "One of the 2 cards in hand, unseen.")


@pytest.mark.rule("Random Shadow Hand")
def test_the_random_card_is_drawn_from_the_cup():
    board = Board(hands={"witch_king": 5})
    first, again = (GAME.play(board.state, "witch_king", Play(card=ANY)).state for _ in range(2))
    assert first == again
    assert first.cup.drawn == board.state.cup.drawn + 1


@pytest.mark.rule("Bot Flowchart, 4. Play?")
def test_to_a_path_that_is_losing_but_winnable():
    assert drawn("The Commander").does() == "play The Commander to Weathertop"
    won = drawn("The Commander", sites={"Weathertop": {"attack": 1}})
    assert won.does() == "play The Commander to reserve"
    assert keys(won.reply().trace)[-3:] == ["path", "battleground", "reserve"]


@pytest.mark.rule("Bot Flowchart, 4. Play?")
def test_to_the_last_path_in_any_case():
    for here in ({"attack": 5}, {"defense": 9}):
        board = drawn("The Commander", path="Crack of Doom", sites={"Crack of Doom": here})
        assert board.does() == "play The Commander to Crack of Doom"


@pytest.mark.rule("Bot Flowchart, 4. Play?")
def test_to_the_right_most_battleground_that_is_losing_but_winnable():
    sites = {"Minas Tirith": {"attack": 3}, "Lórien": {"attack": 2}, "Pelargir": {"attack": 1}}
    assert drawn("Mordor Orcs", path="Caradhras", sites=sites).does() == "play Mordor Orcs to Lórien"


@pytest.mark.rule("Conceivably Win")
def test_the_card_being_played_counts_too():
    board = drawn("Mordor Orcs", path="Caradhras", sites={"Lórien": {"attack": 2}})
    assert board.does() == "play Mordor Orcs to Lórien"
    weak = drawn("Mordor Orcs", path="Caradhras", sites={"Lórien": {"attack": 1}})
    assert weak.does() == "play Mordor Orcs to reserve"


@pytest.mark.rule("Usefully")
def test_a_leader_without_an_army_goes_to_reserve():
    sites = {"Lórien": {"attack": 2}}
    board = drawn("The Black Easterling", path="Caradhras", sites=sites, reserves={"witch_king": ["Mordor Orcs"]})
    assert board.does() == "play The Black Easterling to reserve"
    assert "would be of no use there" in box(board.reply().trace, "battleground")[1]


@pytest.mark.rule("Bot Flowchart, 4. Play?")
def test_A42_an_item_goes_to_the_right_most_wielder():
    board = drawn("Morgul Blade", reserves=NAZGUL)
    assert board.does() == "play Morgul Blade to The Hunter"
    assert box(board.reply().trace, "wielder")[1] == "Morgul Blade on The Hunter in reserve, right-most of 2."


@pytest.mark.rule("Bot Flowchart, 4. Play?")
@pytest.mark.parametrize(
    ("ruling", "wielder"),
    [("places", "The Commander"), ("reserve", "The Hunter"), ("battlegrounds", "The Warrior")],
)
def test_A43_which_wielder_is_right_most_in_different_places_is_a_ruling(ruling: str, wielder: str):
    board = drawn(
        "Morgul Blade",
        sites={"Weathertop": {"shadow": ["The Commander"]}, "Lórien": {"shadow": ["The Warrior"]}},
        reserves=NAZGUL,
        options={"wielder": ruling},
    )
    assert board.does() == f"play Morgul Blade to {wielder}"


@pytest.mark.rule("Bot Flowchart, 4. Play?")
def test_A43_of_wielders_on_two_battlegrounds_the_newest_battleground_counts():
    sites = {"Minas Tirith": {"shadow": ["The Warrior"]}, "Lórien": {"shadow": ["The Commander", "The Reaver"]}}
    assert drawn("Morgul Blade", sites=sites).does() == "play Morgul Blade to The Reaver"


@pytest.mark.rule("Bot Flowchart, 4. Play?")
def test_A44_an_item_without_a_wielder_uses_its_text_for_that():
    board = drawn("Morgul Blade", reserves={"witch_king": ["Grishnákh"]})
    assert board.does() == "decline"
    assert keys(board.reply().trace)[-2:] == ["wielder", "unplayable"]
    board.act()
    assert board.names(board.state.decks["witch_king"].cycle) == ["Morgul Blade"]
    cycled = next(e for e in board.table.events if isinstance(e, ev.CardCycled))
    assert GAME.heard_by(cycled, None).card == cycled.card, "everybody saw it already"


@pytest.mark.rule("Bot Flowchart, 4. Play?")
def test_A44_the_text_for_that_is_what_is_printed_on_the_card():
    board = drawn(
        "Morgul Blade", reserves={"witch_king": ["Grishnákh"]}, facts={"S116": {"if_unplayable": ["Draw(2)"]}}
    )
    board.act()
    deck = board.state.decks["witch_king"]
    assert (len(deck.hand), board.names(deck.cycle)) == (2, ["Morgul Blade"])


@pytest.mark.rule("Playing a card, Events")
def test_A45_an_event_is_carried_out_and_eliminated():
    board = drawn("The Day Without Dawn")
    board.put_on_top("witch_king", "Mordor Orcs")
    assert board.does() == "play The Day Without Dawn"
    board.act()
    # The army that its text plays is placed by the same boxes.
    assert board.does() == "play Mordor Orcs to reserve"
    board.act()
    assert board.names(board.state.decks["witch_king"].eliminated) == ["The Day Without Dawn"]


@pytest.mark.rule("Bot Flowchart, 4. Play?")
@pytest.mark.parametrize(("ruling", "pile"), [("play", "eliminated"), ("cycle", "cycle")])
def test_an_event_of_no_use_is_a_ruling(ruling: str, pile: str):
    # The Black Captain needs the Witch-king in reserve.
    board = drawn("The Black Captain", options={"useless_event": ruling})
    board.act()
    assert board.names(getattr(board.state.decks["witch_king"], pile)) == ["The Black Captain"]


@pytest.mark.rule("Usefully")
def test_a_useful_event_is_played_by_either_ruling():
    for ruling in ("play", "cycle"):
        board = drawn("The Day Without Dawn", options={"useless_event": ruling})
        assert board.does() == "play The Day Without Dawn"


def twice(ruling: str, *hand: str) -> Board:
    return drawn(
        "The Black Easterling",
        played=["The Black Easterling"],
        hands={"witch_king": ["The Black Easterling", *hand]},
        options={"twice": ruling},
    )


@pytest.mark.rule("Cannot Be Played Twice")
def test_A46_a_card_played_this_round_is_cycled_and_the_action_is_spent():
    board = twice("spent", "Mordor Orcs")
    assert board.does() == "cycle The Black Easterling"
    assert box(board.reply().trace, "twice") == (True, "The Black Easterling has been played this round.")
    board.act()
    assert board.names(board.state.decks["witch_king"].cycle) == ["The Black Easterling"]
    assert {q.seat for q in GAME.questions(board.state)} == {"aragorn"}


@pytest.mark.rule("Cannot Be Played Twice")
def test_A46_by_the_other_ruling_it_draws_another_card():
    board = twice("again", "Mordor Orcs")
    board.act()
    assert board.does() == "play Mordor Orcs to reserve"
    last = twice("again")
    last.act()
    assert {q.seat for q in GAME.questions(last.state)} == {"aragorn"}


@pytest.mark.rule("Special cases")
def test_A47_another_copy_of_the_same_army_may_be_played():
    board = drawn("Mordor Orcs", played=["Mordor Orcs"])
    assert board.does() == "play Mordor Orcs to reserve"


@pytest.mark.rule("Game Procedure Changes, Play")
def test_A48_a_bot_pays_nothing_for_a_card_not_even_its_last():
    for hand in (1, 4):
        board = Board(hands={"witch_king": ["Mordor Orcs"] * hand}, path="Caradhras")
        board.act()
        board.act()
        deck = board.state.decks["witch_king"]
        assert len(deck.hand) == hand - 1
        assert deck.cycle == ()
        assert not any(isinstance(e.step, Cost | Forsaking) for e in board.table.events if e.kind == "opened")


def messenger(**more: Any) -> Board:
    """The Messenger in reserve draws a Nazgûl that was played this round, then another."""
    board = Board(path="Caradhras", reserves={"witch_king": ["The Messenger"]}, played=["The Commander"], **more)
    board.put_on_top("witch_king", "Mordor Orcs", "The Commander", "The Hunter")
    board.act()
    return board


@pytest.mark.rule("Cannot Be Played Twice")
def test_A53_a_text_that_finds_a_card_played_this_round_cycles_it_and_stops():
    board = messenger()
    assert board.names(board.state.decks["witch_king"].cycle) == ["Mordor Orcs", "The Commander"]
    assert not isinstance(board.state.agenda[-1].step, Placing)


@pytest.mark.rule("Cannot Be Played Twice")
def test_A53_by_the_other_ruling_the_drawing_goes_on():
    board = messenger(options={"draw_twice": "go on"})
    assert board.does() == "play The Hunter to reserve"
    board.act()
    assert board.names(board.state.decks["witch_king"].cycle) == ["Mordor Orcs", "The Commander"]
    assert "The Hunter" in board.names(board.state.decks["witch_king"].reserve)


@pytest.mark.rule("Card Notes, Minas Morgul")
def test_a_place_that_a_text_names_comes_before_the_list():
    board = Board(seat="witch_king", reserves={})
    board.open(Placing(seat="witch_king", card=board.card("The Commander"), to="reserve", out_of="aside"))
    board.change_deck("witch_king", aside=(board.card("The Commander"),))
    assert board.does() == "play The Commander to reserve"
    assert keys(board.reply().trace)[-2:] == ["named", "there"]
