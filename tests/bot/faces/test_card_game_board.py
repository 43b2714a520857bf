"""The card game's table as text: the board, one breath of it, what a seat alone may see, the doubts, the end."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.faces import FACES
from bot.faces.card_game.board import ALT, BOARD
from bot.faces.card_game.private import LIMIT
from rules.card_game.state import Result
from tests.bot.faces.card_game_kit import BOOK, cards, crowded, holding, key, keys, place, seen_by, table, totals

FACE = FACES["against-the-shadow"]
GOLDEN = Path(__file__).with_name("card_game_board.golden.md")


def test_a_board_reads_like_this() -> None:
    """The golden text is the readable example; change it on purpose only."""
    reserve = cards("Éowyn", fresh=True) + cards("Treebeard", attack=1)
    players = tuple(replace(p, reserve=reserve) if p.seat == "frodo" else p for p in table().players)
    sight = table(players=players, modifiers=(key("The Red Arrow"),))
    assert FACE.board(sight) + "\n" == GOLDEN.read_text(encoding="utf-8")


def test_the_headline_is_one_line() -> None:
    assert FACE.headline(table()) == (
        "**Round 4, Action step.** Frodo acts. Free Peoples 2, Shadow 3 (with 3 corruption)."
    )


def test_every_part_of_the_table_has_a_heading() -> None:
    headings = [line for line in FACE.board(table()).splitlines() if line.startswith("### ")]
    assert headings == [
        "### Round 4, Action step",
        "### Score",
        "### Path 5: Lothlórien, 1 point",
        "### Battleground: Moria, 1 point",
        "### Frodo: Free Peoples, acts now, begins the round",
        "### The Witch-king: Shadow, bot",
        "### Aragorn: Free Peoples",
        "### Saruman: Shadow, bot",
    ]


def test_a_crowded_board_says_less_of_each_card_and_still_names_every_place() -> None:
    sight = crowded()
    text = FACE.board(sight)
    assert len(text) <= BOARD
    assert not text.endswith("…")
    assert text.count("### ") == 2 + 5 + 4 + 1
    assert "right-most" in text


def test_icons_become_letters_before_they_go() -> None:
    some = cards("Boromir", "Faramir", "Éomer", "Legolas", "Gimli", "Prince Imrahil", "Riders of Rohan", "Éowyn")
    sight = table(
        battlegrounds=tuple(
            place(n, "free", totals(0, 0, 0, "free"), some, some) for n in ("Edoras", "Moria", "Orthanc")
        )
    )
    assert "attack 1" not in FACE.board(sight)
    assert "A1" in FACE.board(sight)


def test_a_bare_battleground_says_that_its_defense_does_not_count() -> None:
    moria = replace(table().battlegrounds[0], bare=True)
    assert "printed defense does not count" in FACE.board(table(battlegrounds=(moria,)))


@pytest.mark.rule("Duel specials")
def test_a_tie_that_nobody_wins_is_said() -> None:
    path = place("Lothlórien", "free", totals(2, 1, 1, None))
    assert "nobody would take it" in FACE.board(table(path=path))


def test_the_alt_text_fits_and_names_every_place() -> None:
    for sight in (table(), crowded()):
        alt = FACE.alt(sight)
        assert len(alt) <= ALT
        assert "*" not in alt
        for site in (sight.path, *sight.battlegrounds):
            assert site is not None
            assert sight.book.name(site.card) in alt
        for player in sight.players:
            assert player.title in alt


def test_a_seat_reads_its_hand_with_texts_and_its_own_piles() -> None:
    sight = holding("Gandalf the Grey", "Sting", "The Red Arrow")
    sight = seen_by(
        sight, "frodo", cycle_cards=keys("Boromir", "Arwen"), eliminated_cards=keys("Legolas"), top=key("Gimli")
    )
    text = FACE.private(sight)
    assert text.startswith("**Your hand, 3 cards** (carryover limit 2)")
    assert "- **Gandalf the Grey**: Wizard character; path 3, attack 2, defense 2; may go to paths 1-9." in text
    assert BOOK.cards[key("The Red Arrow")].text in text
    assert "for Frodo or Sam" in text
    assert "### Top of your draw deck\nGimli" in text
    assert "### Your cycle pile, 2 cards\nArwen and Boromir" in text
    assert "### Your eliminated cards, 1 card\nLegolas" in text


def test_a_large_hand_fits() -> None:
    names = [c.name for c in BOOK.cards.values() if c.side == "free"][:30]
    assert len(FACE.private(holding(*names))) <= LIMIT


def test_nobody_in_particular_has_no_private_text() -> None:
    assert FACE.private(table()) == ""


def test_doubtful_facts_are_named_at_the_foot() -> None:
    assert FACE.foot(table()) == ""
    two = table(unverified=(key("Cave-troll"), key("Shelob")))
    assert FACE.foot(two) == "† Printed icons or texts not confirmed by any source: Cave-troll and Shelob."
    assert FACE.foot(crowded()).endswith(" more.")
    assert len(FACE.foot(crowded())) <= 300


def test_the_end_says_who_won_and_why() -> None:
    assert FACE.ending(table()) == ""
    over = table(step="over", result=Result(winner="shadow", free=9, shadow=9, why="last path"), seed="mellon")
    assert FACE.ending(over).splitlines() == [
        "**The Shadow wins:** Free Peoples 9 points, Shadow 9 points.",
        "The last path of the scenario is behind them.",
        "Equal points at the end go to the Shadow.",
    ]
    assert FACE.headline(over).startswith("**The game is over.**")
