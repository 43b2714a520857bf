"""Bot Flowchart, 1. Use an action?, with the three Examples of Shadow Bot Play."""

import pytest

from rules.card_game import GAME
from rules.card_game.commands import Move, UseAction
from tests.rules.card_game.shadow import Board, box, keys

WINNING_5 = {"Dimrill Dale": {"attack": 1}}


def uses(board: Board) -> list[str]:
    """The cards that the box finds useful, and how it answers."""
    answer, fact = box(board.reply().trace, "use")
    return fact.removeprefix("Useful: ").removesuffix(".").split(", ") if answer else []


@pytest.mark.rule("Bot Flowchart, 1. Use an action?")
def test_A09_the_path_comes_before_battlegrounds_and_those_before_the_reserve():
    def board(**without: list[str]) -> Board:
        here = {"path": ["Grishnákh"], "ground": ["The Warrior"], "reserve": ["The Reaver"]} | without
        items = {"The Warrior": ["Black Breath"]} if here["ground"] else {}
        return Board(
            path="Emyn Muil",
            sites={"Emyn Muil": {"shadow": here["path"]}, "Lórien": {"shadow": here["ground"]}},
            reserves={"witch_king": here["reserve"]},
            items=items,
        )

    assert board().does() == "use Grishnákh"
    assert board(path=[]).does() == "use Black Breath"
    assert board(path=[], ground=[]).does() == "use The Reaver"


@pytest.mark.rule("Bot Flowchart, 1. Use an action?")
def test_A09_among_equals_the_right_most_card_is_used():
    for cards in (["The Reaver", "The Beguiler"], ["The Beguiler", "The Reaver"]):
        board = Board(path="Caradhras", reserves={"witch_king": cards}, hands={"frodo": 2})
        assert board.does() == f"use {cards[-1]}"


@pytest.mark.rule("Usefully")
def test_A10_the_messenger_is_not_used_once_every_nazgul_is_known():
    nazgul = [
        "The Beguiler", "The Black Easterling", "The Commander", "The Destroyer",
        "The Hunter", "The Reaver", "The Warrior", "The Witch-king",
    ]  # fmt: skip
    known = Board(
        path="Caradhras",
        reserves={"witch_king": [*nazgul[:1], "The Messenger"]},
        eliminated={"witch_king": nazgul[1:]},
    )
    assert "The Messenger" not in uses(known)
    unsure = Board(
        path="Caradhras",
        reserves={"witch_king": [*nazgul[:1], "The Messenger"]},
        eliminated={"witch_king": nazgul[2:]},
        cycled={"witch_king": nazgul[1:2]},
    )
    assert unsure.does() == "use The Messenger"


@pytest.mark.rule("Usefully")
def test_a_nazgul_that_may_not_be_played_again_this_round_is_nothing_to_hope_for():
    nazgul = [
        "The Black Easterling", "The Commander", "The Destroyer",
        "The Hunter", "The Reaver", "The Warrior", "The Witch-king",
    ]  # fmt: skip
    board = Board(
        path="Caradhras",
        reserves={"witch_king": ["The Messenger"]},
        eliminated={"witch_king": nazgul},
        cycled={"witch_king": ["The Beguiler"]},
        played=["The Beguiler"],
    )
    assert uses(board) == []


def grima(*rohan: str, eliminated: tuple[str, ...] = ()) -> Board:
    """Gríma in reserve, about to be used."""
    board = Board(
        seat="saruman",
        path="Caradhras",
        reserves={"saruman": ["Gríma Wormtongue"], "frodo": rohan},
        eliminated={"saruman": eliminated},
    )
    assert board.does() == "use Gríma Wormtongue"
    return board


def choices(board: Board) -> list[str]:
    """What a person may choose for the bot; nothing if nobody is asked."""
    return [option.text for q in GAME.questions(board.state) if q.seat == "frodo" for option in q.options]


@pytest.mark.rule("Examples of Shadow Bot Play, Example 2")
def test_A11_with_saruman_eliminated_and_no_rohan_character_only_drawing_is_left():
    board = grima(eliminated=("Saruman",))
    board.act()
    assert len(board.state.decks["saruman"].hand) == 2
    assert board.names(board.state.decks["saruman"].eliminated) == ["Saruman", "Gríma Wormtongue"]


@pytest.mark.rule("Examples of Shadow Bot Play, Example 2")
def test_A12_a_person_may_choose_to_draw_although_saruman_is_in_the_draw_deck():
    board = grima()
    board.act()
    assert [text[:6] for text in choices(board)] == ["Take S", "Draw 2"]
    with_rohan = grima("Éowyn")
    with_rohan.act()
    assert len(choices(with_rohan)) == 3


@pytest.mark.rule("Choose")
def test_A62_a_person_chooses_for_the_bot_among_what_is_possible_and_useful():
    board = grima("Éowyn")
    board.act()
    assert GAME.opponent(board.state) is None
    (question,) = GAME.questions(board.state)
    rohan = next(o for o in question.options if "Rohan" in o.text)
    board.table.play("frodo", rohan)
    assert "Éowyn" in board.names(board.state.decks["frodo"].eliminated)


@pytest.mark.rule("Examples of Shadow Bot Play, Example 1")
def test_the_messenger_is_used_although_it_could_move_to_a_combat():
    here = {"Weathertop": {"shadow": []}}
    board = Board(sites=here, reserves={"witch_king": ["The Messenger"]})
    path = board.card("Weathertop")
    messenger = board.card("The Messenger")
    assert Move(card=messenger, to=path) in GAME.questions(board.state)[0].options
    assert board.does() == "use The Messenger"


CREBAIN = ["Flocks of Crebain"]


@pytest.mark.rule("Examples of Shadow Bot Play, Example 3")
def test_A13_crebain_on_dimrill_dale_activate_another_path_5():
    board = Board(seat="saruman", path="Dimrill Dale", sites={"Dimrill Dale": {"shadow": CREBAIN}})
    assert board.does() == "use Flocks of Crebain"
    board.act()
    assert board.state.corruption == 1
    assert board.names(board.state.decks["saruman"].eliminated) == CREBAIN
    assert board.state.path is not None
    assert board.names([board.state.path.card])[0] in ("Egladil", "Lothlórien")
    assert board.state.path_number == 5


@pytest.mark.rule("Usefully")
@pytest.mark.parametrize("path", ["Egladil", "Lothlórien"])
def test_A14_activating_a_path_is_useless_while_the_present_one_is_not_won(path: str):
    board = Board(seat="saruman", path=path, sites={path: {"shadow": CREBAIN}})
    assert UseAction(card=board.card("Flocks of Crebain")) in GAME.questions(board.state)[0].options
    assert box(board.reply().trace, "use") == (False, "Possible but not useful: Flocks of Crebain.")


@pytest.mark.rule("Card Notes, Flocks of Crebain")
def test_A16_crebain_go_to_a_path_from_2_to_6_even_where_the_shadow_wins():
    board = Board(seat="saruman", sites={"Weathertop": {"attack": 1}}, reserves={"saruman": CREBAIN})
    assert board.does() == "move Flocks of Crebain to Weathertop"
    elsewhere = Board(
        seat="saruman", path="Osgiliath", sites={"Osgiliath": {"attack": 1}}, reserves={"saruman": CREBAIN}
    )
    assert elsewhere.does() == "pass"


@pytest.mark.rule("Card Notes, Flocks of Crebain")
def test_A16_by_the_other_ruling_crebain_move_in_the_first_box():
    board = Board(
        seat="saruman",
        sites={"Weathertop": {"attack": 1}},
        reserves={"saruman": CREBAIN},
        options={"crebain": "action"},
    )
    assert board.does() == "use Flocks of Crebain"
    board.act()
    assert board.names(board.site("Weathertop").shadow) == CREBAIN


@pytest.mark.rule("Usefully")
def test_A17_dol_amroth_is_not_activated_where_it_could_not_be_won():
    board = Board(seat="saruman", path="Caradhras", reserves={"saruman": ["Corsairs of Umbar", "Coastal Raiders"]})
    assert "Coastal Raiders" not in uses(board)


@pytest.mark.rule("Usefully")
@pytest.mark.parametrize("others", [["Haradrim Mûmakil"], ["Corsairs of Umbar", "The Black Serpent"]])
def test_A18_dol_amroth_is_activated_where_two_more_icons_could_come(others: list[str]):
    board = Board(seat="saruman", path="Caradhras", reserves={"saruman": [*others, "Coastal Raiders"]})
    assert board.does() == "use Coastal Raiders"
    board.act()
    board.table.declines()
    assert board.names(board.site("Dol Amroth").shadow) == ["Coastal Raiders"]


@pytest.mark.rule("Usefully")
def test_a_card_that_pays_with_itself_does_not_count_for_the_battleground_it_activates():
    here = {"Caradhras": {"attack": 1}}
    cavalry = Board(
        seat="saruman",
        path="Caradhras",
        sites=here,
        reserves={"saruman": ["Haradrim Mûmakil", "The Black Fleet"]},
        facts={"S89": {"icons": {"attack": 2}}, "FS6": {"defense": 3}},
    )
    assert "The Black Fleet" not in uses(cavalry)
    enough = Board(
        seat="saruman",
        path="Caradhras",
        sites=here,
        reserves={"saruman": ["Haradrim Mûmakil", "The Black Fleet"]},
    )
    assert "The Black Fleet" in uses(enough)


@pytest.mark.rule("Usefully")
@pytest.mark.parametrize("ruling", ["own", "team"])
def test_only_the_bots_own_cards_are_used_also_where_people_may_use_a_team_mates(ruling: str):
    board = Board(
        seat="witch_king",
        path="Dimrill Dale",
        sites={"Dimrill Dale": {"shadow": ["Uglúk"]}},
        reserves={"saruman": ["Barrow-wights"]},
        hands={"frodo": 2, "aragorn": 2},
        options={"team_action": ruling},
    )
    assert uses(board) == []
    assert "use_path" not in keys(board.reply().trace)


@pytest.mark.rule("Usefully")
@pytest.mark.parametrize(
    ("path", "here", "useful"),
    [
        ("Crack of Doom", {"attack": 1}, True),
        ("Crack of Doom", {"defense": 9}, False),
        ("Shelob's Lair", {"attack": 1}, False),
        ("Shelob's Lair", {"defense": 0}, True),
    ],
)
def test_more_icons_are_useful_where_they_could_win_and_on_a_last_path_that_is_won(
    path: str, here: dict[str, int], useful: bool
):
    # The Hunter is cycled to add an attack token to the path, so his own icon does not count.
    board = Board(path=path, sites={path: here}, reserves={"witch_king": ["The Hunter"]})
    assert ("The Hunter" in uses(board)) is useful


@pytest.mark.rule("Conceivably Win")
def test_a_card_in_reserve_that_may_not_go_there_gives_no_hope():
    board = Board(seat="saruman", path="Caradhras", reserves={"saruman": ["Wolf Riders", "Coastal Raiders"]})
    assert "Coastal Raiders" not in uses(board)


@pytest.mark.rule("Usefully")
@pytest.mark.parametrize(("defense", "useful"), [(0, True), (1, False)])
def test_a_card_that_pays_with_itself_does_not_lead_the_army_that_its_token_helps(defense: int, useful: bool):
    """Olog-hai 2 and a token are 3; The Destroyer, who is cycled for it, would have led them."""
    lorien = {"Lórien": {"shadow": ["Olog-hai"], "defense": defense}}
    board = Board(path="Caradhras", sites=lorien, reserves={"witch_king": ["The Destroyer"]})
    assert ("The Destroyer" in uses(board)) is useful


@pytest.mark.rule("Usefully")
def test_a_token_goes_where_it_is_useful_though_another_battleground_is_further_right():
    sites = {"Lórien": {"shadow": ["Olog-hai"]}, "Minas Tirith": {"shadow": ["Black Uruks"], "attack": 4}}
    board = Board(path="Caradhras", sites=sites, reserves={"witch_king": ["The Destroyer"]})
    board.act()
    assert (board.site("Lórien").attack, board.site("Minas Tirith").attack) == (1, 4)


@pytest.mark.rule("Usefully")
def test_an_attack_token_is_useless_where_the_shadow_defends():
    sites = {"Moria": {"attack": 3}}
    board = Board(
        path="Caradhras",
        sites=sites,
        reserves={"witch_king": ["The Destroyer"], "saruman": ["Hill-troll", "Cave-troll"]},
    )
    assert "The Destroyer" not in uses(board)


@pytest.mark.rule("Usefully")
def test_the_last_path_is_that_of_the_scenario():
    for scenario, path, useful in (("fellowship", "Amon Hen", True), ("trilogy", "Amon Hen", False)):
        seat = "balrog_of_moria" if scenario == "fellowship" else "witch_king"
        board = Board(
            scenario=scenario, seat=seat, path=path, sites={path: {"attack": 1}}, reserves={seat: ["The Hunter"]}
        )
        assert ("The Hunter" in uses(board)) is useful


@pytest.mark.rule("Usefully")
@pytest.mark.parametrize("rider", ["The Reaver", "The Beguiler", "The Commander"])
def test_what_nobody_can_do_is_of_no_use(rider: str):
    """Nobody of the Free Peoples has a card to give up, or no Shadow player one to draw."""
    seats = ("witch_king", "saruman") if rider == "The Commander" else ("frodo", "aragorn")
    board = Board(path="Caradhras", reserves={"witch_king": [rider]}, hands={"witch_king": 1})
    assert rider in uses(board)
    for seat in seats:
        board.change_deck(seat, draw=(), cycle=())
    assert rider not in uses(board)


@pytest.mark.rule("Choose")
def test_a_choice_that_hidden_cards_make_impossible_is_made_again_among_the_others():
    board = grima("Éowyn")
    deck = board.state.decks["saruman"]
    saruman = board.card("Saruman")
    board.change_deck("saruman", draw=tuple(c for c in deck.draw if c != saruman), cycle=(saruman,))
    board.act()
    assert choices(board) == ["Take Saruman out of the draw deck", "Eliminate a Rohan character", "Draw 2"]
    board.table.picks("Take Saruman out of the draw deck")
    assert choices(board) == ["Eliminate a Rohan character", "Draw 2"]
    board.table.picks("Eliminate a Rohan character")
    assert "Éowyn" in board.names(board.state.decks["frodo"].eliminated)
