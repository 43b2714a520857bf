"""The table of Angmar Awakened as text: the board, what a seat alone may see, the end."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.faces.angmar import FACE
from bot.faces.angmar.board import ALT, BOARD, RESOLVED
from bot.faces.angmar.private import LIMIT
from rules.angmar import GAME, doing
from rules.angmar.commands import Choose
from rules.angmar.looking import front
from rules.angmar.state import Result, changed
from rules.angmar.steps.windows import window
from rules.angmar.writing import then
from rules.core.game import Setup
from tests.bot.faces.angmar_kit import crowded, sees
from tests.rules.angmar.kit import Table

GOLDEN = Path(__file__).with_name("angmar_board.golden.md")


def midway() -> Table:
    """A table in the middle of its quest."""
    t = Table("intruders-in-chetwood", seed="midway")
    t.put("orc-war-party-tlr")
    t.put("borders-of-bree-land-tlr")
    quest = t.put("rescue-iarion-tlr")
    t.mark(quest, time=3, progress=2)
    place = t.put("chetwood-forest-tlr")
    t.do(lambda ledger: doing.shift(ledger, place, "active:main", how="travelled"), go_on=False)
    t.mark(place, progress=1)
    orc = t.put("angmar-orc-tlr", "engaged:p2")
    t.mark(orc, damage=1)
    ally = t.ally("p1", ready=False)
    t.mark(ally, damage=1)
    thing = next(c for c in t.pile("deck:p1") if sees_title(t, c) == "Steward of Gondor")
    t.do(lambda ledger: doing.attach(ledger, thing, t.heroes()[0]), go_on=False)
    t.commit(*t.heroes("p2")[:2])
    main = next(c for c, p in t.state.pieces.items() if p.at == "quest:main")
    t.mark(main, progress=7)
    t.phase("quest")
    t.set_threat(33, "p2")
    return t


def sees_title(t: Table, card: str) -> str:
    """The title of any card, wherever it is."""
    return front(t.state, card).name


def test_a_board_reads_like_this() -> None:
    """The golden text is the readable example; change it on purpose only."""
    assert FACE.board(sees(midway())) + "\n" == GOLDEN.read_text(encoding="utf-8")


def test_the_headline_is_one_line() -> None:
    assert FACE.headline(sees(midway())) == (
        "**Round 1, Quest phase.** First player Player 1. Threat: Player 1 29, Player 2 33. "
        "Stage 1B, Stop the War Party: 7 of 30 progress."
    )


def test_a_crowded_board_still_fits_and_names_every_title() -> None:
    for t in (crowded(), crowded("the-battle-of-carn-dum"), crowded(allies=12, enemies=6, staged=16)):
        sight = sees(t)
        text = FACE.board(sight)
        assert len(text) <= BOARD
        assert "…" not in text
        for seat in ("Player 1", "Player 2", "Player 3", "Player 4"):
            assert f"### {seat}: threat" in text
    text = FACE.board(sees(crowded()))
    assert all(piece.name in text for piece in sees(crowded()).pieces.values())


def test_the_alt_text_fits_and_tells_what_the_picture_shows() -> None:
    for t in (midway(), crowded(), crowded("escape-from-mount-gram", staged=0)):
        alt = FACE.alt(sees(t))
        assert len(alt) <= ALT
        assert "*" not in alt
        for words in ("Round 1", "Threat: Player 1", "The staging area", "Engaged: none"):
            assert words in alt


def test_private_staging_areas_stand_under_headings_of_their_own() -> None:
    text = FACE.board(sees(Table("escape-from-mount-gram", 3, clear=False)))
    for number in (1, 2, 3):
        assert f"### The staging area of Player {number}\n- Stage 2B, Gornákh's Dungeons: 0 progress, 7 cards" in text
    assert "captured deck " in text


def test_what_happens_now_is_said() -> None:
    t = Table("the-weather-hills", pace="brisk")
    orc = t.engage("angmar-orc-tlr")
    t.attack(orc)
    assert FACE.question(sees(t), t.questions()[0]).startswith("Angmar Orc attacks Player 1 (attack 2")
    assert "Angmar Orc attacks" not in FACE.board(sees(t)), "the question says so"
    hero = t.heroes()[0]
    t.answer(hero)
    over = FACE.board(sees(t))
    assert "Angmar Orc attacks" not in over or f"{sees(t).names[hero]} defends with" in over
    t.reveal("ice-storm-tlr")
    assert FACE.question(sees(t), t.questions()[0]).startswith("Revealed: Ice Storm.")
    assert "Revealed: Ice Storm." not in FACE.board(sees(t)), "the question says so"
    t.answer("")
    assert t.questions()
    assert "Revealed: Ice Storm." in FACE.board(sees(t))


def test_the_headline_of_a_table_for_one_names_him_not() -> None:
    assert FACE.headline(sees(Table("the-weather-hills", 1))).startswith(
        "**Round 1, Planning phase.** Threat: 29. Stage"
    )


def test_nothing_is_foretold_of_a_quest_that_is_resolved() -> None:
    t = midway()
    assert "3 willpower against 5 threat; as it stands: threat +2 for each" in FACE.board(sees(t))
    t.state = changed(t.state, options={**t.state.options, "pace": "windows"})
    t.do(lambda ledger: then(ledger, *window(RESOLVED)))
    assert "- 3 willpower against 5 threat\n" in FACE.board(sees(t))


def test_before_the_setup_the_decks_are_listed() -> None:
    state = GAME.start(Setup("deadmens-dike", "x", {"players": "2"})).state
    state = GAME.play(state, "p2", Choose(of="deck", what="Keepers of old lore (Lore)")).state
    text = FACE.board(GAME.seen_by(state, None))
    assert "- Player 1: still to choose\n- Player 2: “Keepers of old lore (Lore)”" in text
    assert "`/deck bring`" in text
    assert FACE.private(GAME.seen_by(state, "p2")) == "You play “Keepers of old lore (Lore)”."
    assert FACE.private(GAME.seen_by(state, "p1")) == "You have no deck yet."


@pytest.mark.rule("Who sees what")
def test_a_hand_is_sorted_and_read_by_its_player_alone() -> None:
    t = midway()
    t.by_hand("draw", count="8")
    lines = FACE.private(sees(t, "p1")).splitlines()
    assert lines[0] == f"**Your hand, {len(t.pile('hand:p1'))} cards**"
    kinds = [line.split(": ")[1].split(", ")[0].split(" ")[1] for line in lines[1:-1]]
    assert kinds == sorted(kinds, key=("ally", "attachment", "event").index)
    assert lines[-1].startswith(f"Your deck has {len(t.pile('deck:p1'))} cards")
    assert FACE.private(sees(t)) == ""


@pytest.mark.rule("Who sees what")
def test_captured_cards_are_listed_by_name_never_in_order() -> None:
    t = Table("escape-from-mount-gram", 2, clear=False)
    text = FACE.private(sees(t, "p1"))
    line = text.splitlines()[text.splitlines().index(next(x for x in text.splitlines() if "captured cards" in x)) + 1]
    names = [part.split(" × ")[-1] for part in line.split("; ")]
    assert names == sorted(names)
    assert len(names) > 3


@pytest.mark.rule("Who sees what")
def test_what_is_looked_at_comes_first_and_in_its_order() -> None:
    t = midway()
    t.by_hand("look", count="3")
    top = [sees_title(t, card) for card in t.pile("deck:p1")[:3]]
    head, *lines = FACE.private(sees(t, "p1")).splitlines()
    assert head.startswith("**You look at, in this order**")
    assert [line[:2] for line in lines[:3]] == ["1.", "2.", "3."]
    assert all(name in line for name, line in zip(top, lines[:3], strict=True))
    assert "You look at" not in FACE.private(sees(t, "p2"))


def test_a_great_hand_fits() -> None:
    t = midway()
    t.by_hand("draw", count="20")
    assert len(FACE.private(sees(t, "p1"))) <= LIMIT


@pytest.mark.parametrize(
    ("won", "why", "words"),
    [
        (True, "quest", "**The players have won** Intruders in Chetwood in round 1: the last quest is defeated."),
        (False, "iarion", "**The players have lost** Intruders in Chetwood in round 1: Iârion left play."),
        (
            False,
            "eliminated",
            "**The players have lost** Intruders in Chetwood in round 1: every player is eliminated.",
        ),
        (False, "something else", "**The players have lost** Intruders in Chetwood in round 1: a card says that the"),
    ],
)
def test_the_end_says_how_and_why(won: bool, why: str, words: str) -> None:
    t = midway()
    assert FACE.ending(sees(t)) == ""
    score = {"p1": 31, "p2": 35, "victory": 4, "all": 62}
    over: Any = changed(t.state, result=Result(won=won, why=why, score=score))
    sight = GAME.seen_by(over, None)
    assert FACE.ending(sight).startswith(words)
    scored = "Score **62** (lower is better): Player 1 31, Player 2 35, 4 off for victory points."
    assert scored in FACE.ending(sight)
    assert FACE.headline(sight).startswith("**Round 1, the game is over.**")
    assert FACE.foot(sight) == ""


def test_titles_of_strangers_do_nothing_on_the_board() -> None:
    sight = sees(midway())
    odd = {key: replace(p, name="**x** [a](http://b.c) @here\n### Big") for key, p in sight.pieces.items()}
    text = FACE.board(replace(sight, pieces=odd))
    for mark in ("**x**", "[a](", "http://", "@here", "\n### Big"):
        assert mark not in text
