"""Nobody looks at something hidden and then takes the move back for nothing ("Undo", "Who can see what")."""

import pytest

from rules.card_game import GAME
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
