"""Who sees what (RULES 7.1), with one and with two seats a side."""

from __future__ import annotations

import pytest

from rules.core.game import TABLE
from rules.kings import GAME
from rules.kings.rulers import SOVEREIGNS
from tests.rules.kings.kit import Table, table

pytestmark = pytest.mark.rule("Who sees what")
TWO = {"free_players": "two", "shadow_players": "two"}


def tried(**more: object) -> Table:
    return table(turn="shadow", eyes=4, pool="1, 2, 3, eye", **more).does("corrupt dain", draws="1, eye, 3, 2")  # type: ignore[arg-type]


def test_candidates_are_the_shadows_alone() -> None:
    t = tried()
    assert t.sees("shadow").attempt.candidates == ("1", "3", "2")
    for seat in ("free", None):
        seen = t.sees(seat).attempt
        assert (seen.candidates, seen.hidden, seen.shown) == (None, 3, ("eye",))


def test_the_choice_of_a_tile_is_offered_to_nobody_else() -> None:
    t = tried()
    [question] = t.questions
    assert not any(GAME.is_open(t.state, "shadow", option) for option in question.options)


def test_what_is_drawn_is_heard_by_kind_and_only_by_those_who_may() -> None:
    t = tried()
    assert [e.tile for e in t.heard("shadow", "attempt_drew")] == ["1", "eye", "3", "2"]
    for seat in ("free", None, TABLE):
        assert [e.tile for e in t.heard(seat, "attempt_drew")] == [None, "eye", None, None]


def test_the_pool_is_a_number_to_everybody() -> None:
    t = table(pool="1, 2, 3")
    for seat in ("free", "shadow", None):
        assert t.sees(seat).pool == 3


def test_tiles_on_a_sovereign_are_counted_by_all_and_read_by_the_shadow() -> None:
    t = table(on={"brand": "1, kings-2"})
    assert t.sees("shadow").rulers["brand"].tiles == ("1", "kings-2")
    for seat in ("free", None):
        assert t.sees(seat).rulers["brand"].tiles == (None, "kings-2")
        assert t.sees(seat).rulers["brand"].level is None


def test_at_the_moment_of_corruption_all_is_shown() -> None:
    t = table(turn="shadow", eyes=2, pool="2r", on={"brand": "1, kings-1"}).does("corrupt brand")
    for seat in ("free", None):
        [heard] = t.heard(seat, "sovereign_corrupted")
        assert (heard.tiles, heard.discarded) == (("1", "2r", "kings-1"), "2r")


def test_with_visible_tiles_everybody_reads_them() -> None:
    t = table(on={"brand": "1"}, options={"tiles": "visible"})
    assert (t.sees(None).rulers["brand"].tiles, t.sees(None).rulers["brand"].level) == (("1",), 1)


def test_hands_are_their_own_sides() -> None:
    t = table(hand={"free": "fp-str-04", "shadow": "sh-str-10"})
    assert (t.sees("free").free.hand, t.sees("free").shadow.hand) == (("fp-str-04",), None)
    assert (t.sees("shadow").free.hand, t.sees("shadow").shadow.hand) == (None, ("sh-str-10",))
    assert (t.sees(None).free.hand, t.sees(None).free.held) == (None, 1)


def test_playing_a_card_is_offered_openly_to_nobody() -> None:
    t = table(free="event", hand={"free": "fp-str-04"})
    [question] = t.questions
    shown = [t.text(o) for o in question.options if GAME.is_open(t.state, "free", o)]
    assert "event play fp-str-04" in t.options()
    assert "event play fp-str-04" not in shown
    assert "event draw character" in shown


def test_discards_and_laid_cards_are_not_offered_openly() -> None:
    full = ", ".join(f"fp-str-0{n}" for n in range(1, 7))
    t = table(hand={"free": full}).hand_move("free", "draw_card", deck="character", cause="an event")
    assert not any(GAME.is_open(t.state, "free", o) for o in t.questions[0].options)


@pytest.mark.rule("Three or four players")
def test_two_seats_of_a_side_see_the_same_things_of_it() -> None:
    t = table(on={"brand": "1"}, hand={"free": "fp-str-04"}, options=TWO)
    for seat in ("sauron", "isengard"):
        assert t.sees(seat).rulers["brand"].tiles == ("1",)
        assert t.sees(seat).free.hand is None
    for seat in ("gondor", "rohan"):
        assert t.sees(seat).rulers["brand"].tiles == (None,)
        assert t.sees(seat).free.hand == ("fp-str-04",)
    assert t.sees("free").side is None, "nobody sits there"


@pytest.mark.rule("Three or four players")
def test_rulers_are_their_nations_players() -> None:
    rulers = dict.fromkeys(SOVEREIGNS, "leader")
    active = dict.fromkeys(("dwarves", "gondor", "north", "rohan"), "1")
    t = table(free="muster", rulers=rulers, nations={**active, "gondor": "2"}, options=TWO)
    awakened = {
        seat: {o.split("awaken ")[1].split("@")[0] for o in t.options("awaken", seat)} for seat in ("gondor", "rohan")
    }
    assert awakened == {"gondor": {"denethor", "thranduil"}, "rohan": {"brand", "dain", "theoden"}}
    t = table(turn="shadow", shadow="muster", nations={"gondor": "4", "rohan": "4", "north": "4"}, options=TWO)
    called = {
        seat: {o.split("chieftain ")[1].split("@")[0] for o in t.options("chieftain", seat)}
        for seat in ("sauron", "isengard")
    }
    assert called == {"sauron": {"shadow-of-mirkwood"}, "isengard": {"ugluk", "black-serpent"}}


@pytest.mark.rule("Three or four players")
def test_either_free_player_removes_tiles_and_corrupted_sovereigns() -> None:
    t = table(rulers={"dain": "corrupted"}, at={"gimli": "erebor"}, options=TWO)
    assert all(t.options("uncorrupt", seat) for seat in ("gondor", "rohan"))
    t = table(free="muster", on={"dain": "1"}, at={"gimli": "erebor"}, nations={"dwarves": "1"}, options=TWO)
    t.does("muster politics dwarves", "gondor")
    assert t.asked == "gondor, rohan"


@pytest.mark.rule("Three or four players")
@pytest.mark.parametrize(
    ("options", "seats"),
    [({}, ["free", "shadow"]), ({"free_players": "two"}, ["gondor", "rohan", "shadow"]),
     ({"shadow_players": "two"}, ["free", "sauron", "isengard"]), (TWO, ["gondor", "rohan", "sauron", "isengard"])],
)  # fmt: skip
def test_seats(options: dict[str, str], seats: list[str]) -> None:
    assert [s.key for s in GAME.seats("war-of-the-ring", options)] == seats
    assert list(table(options=options).state.seats) == seats


def test_nobody_hears_the_seed_before_the_end() -> None:
    from rules.core.game import Setup

    outcome = GAME.start(Setup("war-of-the-ring", "secret seed"))
    for seat in ("free", "shadow", None):
        assert "secret seed" not in repr([GAME.heard_by(e, seat) for e in outcome.events])
        assert "secret seed" not in repr(GAME.seen_by(outcome.state, seat))
