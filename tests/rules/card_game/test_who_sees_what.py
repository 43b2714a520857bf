"""Hidden information: sights, heard events, open options ("Who can see what")."""

from typing import Any

import pytest

from rules.card_game import GAME
from rules.card_game import commands as cmd
from rules.card_game import events as ev
from rules.core.dice import commitment
from rules.core.game import Setup
from tests.rules.card_game.kit import Table, table

PILES = ("hand_cards", "cycle_cards", "eliminated_cards", "aside_cards")


def seen(t: Table, viewer: str | None, seat: str) -> dict[str, Any]:
    player = GAME.seen_by(t.state, viewer).player(seat)
    return {pile: getattr(player, pile) for pile in PILES}


@pytest.fixture
def laid() -> Table:
    piles = {"hand": "Gimli, Sam", "cycle": "Frodo", "eliminated": "Merry"}
    bots = {"hand": "S91", "cycle": "S92", "eliminated": "S98"}
    return table(**{pile: {"frodo": cards, "witch_king": bots[pile]} for pile, cards in piles.items()})


@pytest.mark.rule("Who can see what")
def test_a_player_sees_the_own_hand_and_looks_into_the_own_piles(laid: Table) -> None:
    own = seen(laid, "frodo", "frodo")
    assert [len(cards) for cards in own.values()] == [2, 1, 1, 0]
    assert set(seen(laid, "aragorn", "frodo").values()) == {None}
    assert set(seen(laid, None, "frodo").values()) == {None}


@pytest.mark.rule("Against the Shadow, Eliminate")
def test_a_bots_eliminated_pile_is_open_and_its_hand_and_cycle_pile_are_nobodys(laid: Table) -> None:
    for viewer in ("frodo", "aragorn", None, "witch_king"):
        shown = seen(laid, viewer, "witch_king")
        assert (shown["hand_cards"], shown["cycle_cards"], shown["eliminated_cards"]) == (None, None, ("S98",))


@pytest.mark.rule("Who can see what")
def test_with_people_on_both_sides_nobody_looks_into_the_others_eliminated_pile() -> None:
    t = table(options={"shadow": "people"}, eliminated={"witch_king": "Mordor Orcs"})
    assert seen(t, "frodo", "witch_king")["eliminated_cards"] is None
    assert seen(t, "witch_king", "witch_king")["eliminated_cards"] == ("S33",)


@pytest.mark.rule("Mirror of Galadriel")
def test_the_mirror_shows_its_owner_the_top_card_and_nobody_else() -> None:
    t = table(reserve={"aragorn": "Galadriel + Mirror of Galadriel"}, draw={"aragorn": "Lembas"})
    tops = [GAME.seen_by(t.state, viewer).player("aragorn").top for viewer in ("aragorn", "frodo", None)]
    assert tops == [t.id("Lembas"), None, None]


@pytest.mark.rule("Combat")
def test_the_totals_of_each_combat_are_shown_as_if_it_were_resolved_now() -> None:
    t = table(at={"Egladil": "Gimli | The Commander, The Destroyer + Black Rider's Mount", "Lórien": "High Elves |"})
    sight = GAME.seen_by(t.state, None)
    assert sight.path is not None
    path, lorien = sight.path.totals, sight.battlegrounds[0].totals
    assert (path.attack, path.ground, path.cards, path.left, path.winner, path.corruption) == (3, 1, 1, 2, "shadow", 1)
    assert (lorien.attack, lorien.ground, lorien.cards, lorien.winner) == (0, 2, 2, "free")


@pytest.mark.rule("Facts with doubt")
def test_facts_on_the_table_that_no_source_confirms_are_named() -> None:
    sure = table(path="Bag End", reserve={"frodo": "Gimli"})
    assert GAME.seen_by(sure.state, None).unverified == ()
    doubtful = table(path="Amon Hen", reserve={"saruman": "Uglúk"})
    assert GAME.seen_by(doubtful.state, None).unverified == ("P6-1-coop", "S68")


@pytest.mark.rule("Chance")
def test_the_seed_is_committed_to_at_the_start_and_shown_at_the_end_only() -> None:
    outcome = GAME.start(Setup("trilogy", "secret seed"))
    sight = GAME.seen_by(outcome.state, None)
    assert (sight.commitment, sight.seed) == (commitment("secret seed"), None)
    assert "secret seed" not in repr([GAME.heard_by(e, "frodo") for e in outcome.events])


@pytest.mark.rule("Who can see what")
def test_others_hear_that_cards_were_drawn_but_not_which() -> None:
    t = table(draw={"frodo": "Merry, Pippin"}).does("ring")
    drawn = next(e for e in t.events if isinstance(e, ev.CardsDrawn))
    assert GAME.heard_by(drawn, "frodo") == drawn
    assert [GAME.heard_by(drawn, who).cards for who in ("aragorn", None)] == [(None, None)] * 2


@pytest.mark.rule("Who can see what")
def test_a_card_kept_after_a_look_at_the_deck_is_its_owners_alone_to_know() -> None:
    t = table(
        turn="saruman",
        options={"shadow": "people"},
        reserve={"saruman": "Saruman + Palantír of Orthanc"},
        draw={"saruman": "Shelob, Uglúk, Gollum"},
    )
    t.uses("Palantír of Orthanc")
    looked = next(e for e in t.events if isinstance(e, ev.CardsSetAside))
    t.picks("Gollum").picks("Uglúk")
    kept = next(e for e in t.events if isinstance(e, ev.CardKept))
    assert [GAME.heard_by(kept, who).card for who in ("saruman", "frodo", None)] == [t.id("Shelob"), None, None]
    assert GAME.heard_by(looked, "frodo").cards == (None, None, None)


@pytest.mark.rule("Eliminate")
def test_a_card_out_of_hand_is_not_shown_and_one_out_of_play_is() -> None:
    t = table(hand={"frodo": "Gimli"}, reserve={"frodo": "Sam"}, path="Caradhras").plays("Gimli", to="Caradhras")
    t.forsakes("Sam")
    gone = next(e for e in t.events if isinstance(e, ev.CardEliminated))
    assert GAME.heard_by(gone, None) == gone
    t = table(hand={"frodo": "Gimli, Sam, Merry"}).winnows("Gimli", "Sam")
    gone = next(e for e in t.events if isinstance(e, ev.CardEliminated))
    assert (GAME.heard_by(gone, None).card, GAME.heard_by(gone, "frodo").card) == (None, gone.card)


@pytest.mark.rule("Eliminate")
def test_a_card_that_its_own_text_spares_is_shown() -> None:
    t = table(hand={"frodo": "Gimli, Frodo, Merry"}).winnows("Gimli", "Frodo")
    spared = next(e for e in t.events if isinstance(e, ev.CardCycled))
    assert GAME.heard_by(spared, None).card == t.id("Frodo")


@pytest.mark.rule("Against the Shadow, Cycle")
def test_a_bot_cycles_face_down_where_nobody_has_a_reason_to_look() -> None:
    t = table(reserve={"frodo": "Gandalf + Narya"}, hand={"witch_king": "S91, S92", "saruman": "S61"}).uses("Narya")
    cycled = [e for e in t.events if isinstance(e, ev.CardCycled) and e.out_of == "hand"]
    assert [e.seat for e in cycled] == ["witch_king", "saruman"]
    assert {GAME.heard_by(e, who).card for e in cycled for who in ("frodo", None)} == {None}


@pytest.mark.rule("Against the Shadow, Cycle")
def test_what_a_bot_drew_to_find_a_card_that_fits_is_seen_to_be_cycled() -> None:
    t = table(
        turn="witch_king", reserve={"witch_king": "The Messenger"}, draw={"witch_king": "S91, The Hunter"}, path=None
    )
    t.bot().bot()
    heard = [GAME.heard_by(e, None) for e in t.events]
    assert [e.card for e in heard if isinstance(e, ev.CardCycled)] == ["S91"]


@pytest.mark.rule("Against the Shadow, Cycle")
def test_cards_that_a_bot_sorts_by_chance_are_looked_at_by_nobody_but_for_the_one_eliminated() -> None:
    t = table(turn="saruman", reserve={"saruman": "Saruman + Palantír of Orthanc"}, draw={"saruman": "S61, S62, S63"})
    t.bot()
    heard = [GAME.heard_by(e, "frodo") for e in t.events]
    aside = next(e for e in heard if isinstance(e, ev.CardsSetAside))
    cycled = next(e for e in heard if isinstance(e, ev.CardCycled))
    eliminated = next(e for e in heard if isinstance(e, ev.CardEliminated))
    assert (aside.cards, cycled.card, eliminated.card) == ((None,) * 3, None, "S61")


@pytest.mark.rule("Who can see what")
def test_bookkeeping_is_told_to_nobody() -> None:
    t = table(hand={"frodo": "Gimli, Frodo"}).plays("Gimli")
    heard = [GAME.heard_by(e, "frodo") for e in t.events]
    assert not any(isinstance(e, ev.StepOpened | ev.StepChanged | ev.StepClosed | ev.Noted) for e in heard)


@pytest.mark.rule("Who can see what")
def test_no_option_that_names_a_card_in_hand_is_open() -> None:
    t = table(hand={"frodo": "Gimli, Sam, Merry"}, reserve={"frodo": "Bilbo"}, path="Imladris")
    opened = {t.text(o) for o in t.questions[0].options if GAME.is_open(t.state, "frodo", o)}
    assert opened == {"move Bilbo Baggins to Imladris", "use Bilbo Baggins", "ring"}


@pytest.mark.rule("Who can see what")
def test_what_lies_face_up_may_be_forsaken_openly_and_a_search_is_private() -> None:
    t = table(hand={"frodo": "Gimli"}, reserve={"frodo": "Sam"}).plays("Gimli")
    assert all(GAME.is_open(t.state, "frodo", o) for o in t.questions[0].options)
    t = table(reserve={"aragorn": "Denethor"}, turn="aragorn", hand={"aragorn": "Lembas"}).uses("Denethor")
    t.forsakes("top")
    assert not any(GAME.is_open(t.state, "aragorn", o) for o in t.questions[0].options if isinstance(o, cmd.Pick))


@pytest.mark.rule("Undo")
def test_moving_reveals_nothing_and_drawing_does() -> None:
    t = table(reserve={"frodo": "Gimli"}, path="Caradhras").moves("Gimli", to="Caradhras")
    assert not any(GAME.reveals(e) for e in t.events)
    assert any(GAME.reveals(e) for e in table().does("ring").events)
