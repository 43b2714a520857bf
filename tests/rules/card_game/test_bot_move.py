"""Bot Flowchart, 3. Move?, with Conceivably Win and the lines of Usefully that speak of icons."""

from dataclasses import replace
from typing import Any

import pytest

from tests.rules.card_game.shadow import Board, box, keys

LAST_WON = {"Crack of Doom": {"attack": 1}}
LAST_LOST = {"Crack of Doom": {"defense": 9}}


@pytest.mark.rule("Bot Flowchart, 3. Move?")
def test_A31_on_the_last_path_cards_come_even_where_the_shadow_wins():
    board = Board(path="Crack of Doom", sites=LAST_WON, reserves={"witch_king": ["The Witch-king"]})
    assert board.does() == "move The Witch-king to Crack of Doom"


@pytest.mark.rule("Bot Flowchart, 3. Move?")
def test_A31_by_the_letter_the_last_path_alone_does_not_open_the_box():
    given: dict[str, Any] = {
        "path": "Crack of Doom",
        "reserves": {"witch_king": ["The Witch-king", "Mordor Orcs"]},
        "hands": {"witch_king": 1},
        "options": {"last_path_gate": "letter"},
    }
    assert Board(sites=LAST_WON, **given).does() == "play ?"
    # Another combat opens it, and the list behind it still begins with the last path.
    opened = Board(sites=LAST_WON | {"Minas Tirith": {"attack": 3}}, **given)
    assert opened.does() == "move The Witch-king to Crack of Doom"


@pytest.mark.rule("Flocks of Crebain")
def test_A16_by_the_letter_too_the_text_of_crebain_opens_the_box():
    board = Board(
        seat="saruman",
        path="Caradhras",
        sites={"Caradhras": {"attack": 1}},
        reserves={"saruman": ["Flocks of Crebain"]},
        options={"last_path_gate": "letter"},
    )
    assert board.does() == "move Flocks of Crebain to Caradhras"


@pytest.mark.rule("Usefully")
def test_A32_on_any_other_path_more_icons_are_useless_where_the_shadow_wins():
    board = Board(
        path="Shelob's Lair",
        sites={"Shelob's Lair": {"attack": 1}},
        reserves={"witch_king": ["The Witch-king"]},
        hands={"witch_king": 1},
    )
    assert board.does() == "play ?"
    assert box(board.reply().trace, "move") == (
        False,
        "Shelob's Lair: attack 1 against defense 0, the Shadow is winning.",
    )


@pytest.mark.rule("Bot Flowchart, 3. Move?")
@pytest.mark.parametrize(("ruling", "does"), [("send", "move The Witch-king to Crack of Doom"), ("keep", "play ?")])
def test_A33_a_last_path_that_cannot_be_won_is_a_ruling(ruling: str, does: str):
    board = Board(
        path="Crack of Doom",
        sites=LAST_LOST,
        reserves={"witch_king": ["The Witch-king"]},
        hands={"witch_king": 1},
        options={"last_path_lost": ruling},
    )
    assert board.does() == does


@pytest.mark.rule("Bot Flowchart, 3. Move?")
def test_A34_the_path_comes_before_battlegrounds():
    board = Board(sites={"Minas Tirith": {"attack": 1}}, reserves={"witch_king": ["The Witch-king"]})
    assert board.does() == "move The Witch-king to Weathertop"


@pytest.mark.rule("Bot Flowchart, 3. Move?")
@pytest.mark.parametrize("newest", ["Minas Tirith", "Lórien"])
def test_of_two_battlegrounds_the_right_most_is_helped(newest: str):
    names = [n for n in ("Minas Tirith", "Lórien") if n != newest] + [newest]
    board = Board(
        path="Caradhras",
        sites={name: {"attack": 2} for name in names},
        reserves={"witch_king": ["Black Uruks", "Mordor Orcs"]},
    )
    assert board.does() == f"move Mordor Orcs to {newest}"


@pytest.mark.rule("First In, Last Out")
@pytest.mark.parametrize("right", ["Mordor Orcs", "Black Uruks"])
def test_of_two_cards_the_right_most_moves(right: str):
    left = next(n for n in ("Mordor Orcs", "Black Uruks") if n != right)
    board = Board(path="Caradhras", sites={"Lórien": {"attack": 2}}, reserves={"witch_king": [left, right]})
    assert board.does() == f"move {right} to Lórien"
    assert "Right-most useful of 2" in box(board.reply().trace, "move_battleground")[1]


@pytest.mark.rule("Usefully")
def test_A36_a_leader_waits_until_an_army_of_its_faction_is_there():
    # The Black Easterling stands for The Beguiler: the same icon for leading an attack, and no action text.
    board = Board(
        path="Caradhras",
        sites={"Lórien": {"shadow": ["Goblins of the Misty Mountains"]}},
        reserves={"witch_king": ["Mordor Orcs", "The Black Easterling"]},
    )
    assert board.does() == "move Mordor Orcs to Lórien"
    fact = "Lórien: attack 1 against defense 2, losing; with the reserves attack 3 against defense 2, winnable."
    assert box(board.reply().trace, "move") == (True, fact)
    board.act()
    board.state = replace(board.state, agenda=Board().state.agenda, turn=1)
    assert board.does() == "move The Black Easterling to Lórien"


@pytest.mark.rule("Usefully")
@pytest.mark.parametrize(("ruling", "moves"), [("useless", False), ("useful", True)])
def test_A37_a_second_leader_for_one_army_is_a_ruling(ruling: str, moves: bool):
    board = Board(
        path="Caradhras",
        sites={"Lórien": {"shadow": ["Mordor Orcs", "The Black Easterling"]}},
        reserves={"witch_king": ["Mouth of Sauron"], "saruman": ["Goblins of the Misty Mountains"]},
        options={"second_leader": ruling},
    )
    assert (board.does() == "move Mouth of Sauron to Lórien") is moves


@pytest.mark.rule("Usefully")
def test_A37_by_either_ruling_a_leader_needs_an_army_of_its_own_faction_there():
    board = Board(
        path="Caradhras",
        sites={"Lórien": {"shadow": ["Goblins of the Misty Mountains"]}},
        reserves={"witch_king": ["Mouth of Sauron"], "saruman": ["Hill-troll", "Cave-troll"]},
        options={"second_leader": "useful"},
    )
    assert board.does() != "move Mouth of Sauron to Lórien"


@pytest.mark.rule("Conceivably Win")
def test_A38_the_reserves_of_both_bots_count():
    given: dict[str, Any] = {"path": "Caradhras", "sites": {"Lórien": {}}}
    alone = Board(reserves={"witch_king": ["Mordor Orcs"]}, **given)
    assert alone.does() == "pass"
    goblins = ["Goblins of the Misty Mountains", "Goblins of the Misty Mountains"]
    together = Board(reserves={"witch_king": ["Mordor Orcs"], "saruman": goblins}, **given)
    assert together.does() == "move Mordor Orcs to Lórien"


@pytest.mark.rule("Conceivably Win")
def test_free_peoples_cards_that_could_come_do_not_count():
    board = Board(
        path="Caradhras",
        sites={"Lórien": {}},
        reserves={"witch_king": ["Olog-hai", "Mordor Orcs"], "aragorn": ["High Elves"]},
    )
    assert board.does() == "move Mordor Orcs to Lórien"


@pytest.mark.rule("Game Procedure Changes, Move")
def test_A41_a_bot_moves_a_card_that_came_to_reserve_this_round():
    board = Board(path="Caradhras", sites={"Lórien": {"attack": 2}}, reserves={"witch_king": ["Mordor Orcs"]})
    board.state = replace(board.state, arrived=(board.card("Mordor Orcs"),))
    assert board.does() == "move Mordor Orcs to Lórien"


@pytest.mark.rule("Usefully")
def test_a_card_without_icons_that_count_there_stays():
    # Orthanc is defended by the Shadow: Devilry of Saruman only attacks.
    board = Board(
        seat="saruman",
        sites={"Orthanc": {"attack": 3}},
        reserves={"saruman": ["Wolf Riders", "Devilry of Saruman"]},
    )
    assert board.does() == "move Wolf Riders to Orthanc"


@pytest.mark.rule("Usefully")
@pytest.mark.parametrize(("ruling", "moves"), [("useless", False), ("useful", True)])
def test_a_leader_without_an_army_whose_text_would_hurt_is_a_ruling(ruling: str, moves: bool):
    board = Board(
        seat="saruman",
        path="Caradhras",
        sites={"Dol Amroth": {"attack": 2}},
        reserves={"saruman": ["Haradrim Mûmakil", "The Black Serpent"]},
        options={"lone_leader": ruling},
    )
    card = "The Black Serpent" if moves else "Haradrim Mûmakil"
    assert board.does() == f"move {card} to Dol Amroth"


@pytest.mark.rule("Bot Flowchart, 3. Move?")
@pytest.mark.parametrize(
    ("ruling", "does"),
    [("place", "move The Witch-king to Weathertop"), ("card", "move Mordor Orcs to Lórien")],
)
def test_the_place_or_the_right_most_card_first_is_a_ruling(ruling: str, does: str):
    board = Board(
        sites={"Lórien": {"attack": 2}},
        reserves={"witch_king": ["The Witch-king", "Mordor Orcs"]},
        options={"targets": ruling},
    )
    assert board.does() == does


@pytest.mark.rule("Conceivably Win")
def test_A65_a_tie_on_a_path_of_a_duel_is_losing():
    board = Board(
        scenario="two-player-duel",
        path="Weathertop",
        sites={"Weathertop": {"attack": 1, "defense": 1}},
        reserves={"witch_king": ["The Witch-king"]},
    )
    assert board.does() == "move The Witch-king to Weathertop"
    assert "attack 1 against defense 1, losing" in box(board.reply().trace, "move")[1]


@pytest.mark.rule("Usefully")
def test_a_card_that_may_not_go_to_the_path_now_is_not_moved_there():
    # Mouth of Sauron: not to a path while a Shadow battleground is active.
    here = {"Osgiliath": {"defense": 0}}
    free = Board(path="Osgiliath", sites=here, reserves={"witch_king": ["Mouth of Sauron"]})
    assert free.does() == "move Mouth of Sauron to Osgiliath"
    barred = Board(path="Osgiliath", sites=here | {"Orthanc": {}}, reserves={"witch_king": ["Mouth of Sauron"]})
    assert barred.does() == "pass"
    assert "move_path" not in keys(barred.reply().trace)
