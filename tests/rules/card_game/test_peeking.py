"""Nobody learns of hidden cards by taking a move back, by a search, or by a repair that is refused."""

import pytest

from rules.card_game import GAME
from rules.core.game import TABLE
from tests.rules.card_game.kit import Table, table


def opened(t: Table) -> list[str]:
    return t.options("pick")


@pytest.mark.rule("Undo")
def test_playing_the_mirror_shows_its_owner_the_top_card_so_it_is_no_free_undo() -> None:
    t = table(reserve={"aragorn": "Galadriel"}, hand={"aragorn": "Mirror of Galadriel, Lembas, Arwen"}, turn="aragorn")
    t.plays("Mirror of Galadriel", to="Galadriel")
    assert GAME.seen_by(t.state, "aragorn").player("aragorn").top is not None
    assert any(GAME.reveals(e) for e in t.events)
    t = table(hand={"aragorn": "Galadriel, Lembas, Arwen"}, turn="aragorn").plays("Galadriel")
    assert not any(GAME.reveals(e) for e in t.events)


@pytest.mark.rule("Who can see what")
def test_a_search_does_not_tell_in_which_order_the_draw_deck_lies() -> None:
    orders = []
    for top in ("Boromir, Faramir", "Faramir, Boromir"):
        t = table(reserve={"aragorn": "Denethor"}, turn="aragorn", draw={"aragorn": top}).uses("Denethor")
        t.forsakes("Denethor")
        orders.append(opened(t))
    assert orders[0] == orders[1]
    assert len(orders[0]) > 1


@pytest.mark.rule("Repairs")
def test_a_repair_of_a_hidden_card_does_not_tell_by_a_refusal_what_it_is() -> None:
    for card, lies in (("Gimli", True), ("Lembas", False)):
        seat = "frodo" if lies else "aragorn"
        t = table(hand={seat: card})
        values = {"seat": seat, "out_of": "hand", "position": "1", "to": "reserve"}
        t.play(TABLE, GAME.use(t.state, TABLE, "pile", values))
        assert (t.reserve(seat) != "", t.hand(seat) == "") == (lies, lies)
        assert [e.kind for e in t.events] == (["repaired"] if lies else ["repaired", "nothing_found"])


@pytest.mark.rule("Special cases")
def test_between_people_nobody_learns_whether_a_card_drawn_could_be_played() -> None:
    seen = []
    for top in ("Riders of Rohan", "Shadowfax"):
        t = table(hand={"frodo": "Éomer, Gimli"}, draw={"frodo": top}, empty=("frodo",), options={"shadow": "people"})
        t.plays("Éomer")
        seen.append((t.asked, t.questions[0].text, t.options("decline")))
    assert seen[0] == seen[1] == ("frodo", "You may play one of the cards drawn; the rest is cycled.", ["decline"])
