"""What hand moves do is said aloud and stands on the board; what they show to one player is his alone."""

from __future__ import annotations

import pytest

from bot.faces.angmar import FACE
from rules.angmar import GAME, doing
from rules.angmar.commands import Choose
from rules.angmar.looking import front
from tests.bot.faces.angmar_kit import sees
from tests.rules.angmar.kit import Table

ORC = "angmar-orc-tlr"


@pytest.fixture
def t() -> Table:
    return Table("intruders-in-chetwood")


def news(t: Table, seat: str | None = None) -> list[str]:
    """What a seat, or the channel, was told of the last change."""
    heard = (GAME.heard_by(event, seat) for event in t.events)
    return [line for event in heard if event is not None and (line := FACE.say(sees(t, seat), event))]


def use(t: Table, tool: str, **values: str) -> None:
    outcome = GAME.play(t.state, "p1", GAME.use(t.state, "p1", tool, values))
    t.state, t.events = outcome.state, list(outcome.events)


def board(t: Table) -> str:
    return FACE.board(sees(t))


def test_what_an_enemy_cannot_do_is_said_and_stands_on_the_board_until_it_ends(t: Table) -> None:
    orc = t.put(ORC, "engaged:p1")
    t.by_hand("rule", card=orc, rule="no-attack", until="phase")
    assert news(t) == ["**Angmar Orc**: cannot attack until the end of the phase (by hand)."]
    assert "cannot attack" in board(t)
    (lapse,) = (tool for tool in GAME.tools(t.state, "p1") if tool.key == "lapse")
    assert [c.text for c in lapse.params[0].choices] == ["Angmar Orc: Cannot attack"]
    t.by_hand("lapse", what=lapse.params[0].choices[0].value)
    assert news(t) == ["**Angmar Orc**: no longer “cannot attack” (by hand)."]
    assert "cannot attack" not in board(t)


def test_a_keyword_and_an_icon_stand_on_the_board(t: Table) -> None:
    hero = t.heroes()[0]
    t.by_hand("keyword", card=hero, keyword="ranged", until="round")
    t.by_hand("keyword", card=hero, keyword="sentinel", until="game")
    t.by_hand("icon", card=hero, sphere="spirit")
    assert "has Ranged, has Sentinel, Spirit icon" in board(t)


def test_a_card_that_counts_as_out_of_play_has_a_line_of_its_own(t: Table) -> None:
    orc = t.put(ORC)
    t.by_hand("hide", card=orc)
    assert news(t) == ["**Angmar Orc** counts as out of play (by hand)."]
    assert "Counts as out of play: Angmar Orc" in board(t)
    assert FACE.picture(sees(t)).startswith(b"\x89PNG")
    t.by_hand("unhide", card=orc)
    assert news(t) == ["**Angmar Orc** returns to the staging area (by hand)."]
    assert "Counts as out of play" not in board(t)


def test_an_attachment_in_the_staging_area_is_offered_said_and_drawn(t: Table) -> None:
    card = next(c for c in t.pile("deck:p1") if front(t.state, c).kind == "attachment")
    t.do(lambda ledger: doing.move(ledger, card, "hand:p1"), go_on=False)
    t.by_hand("play", card=card, paid="no", x="0")
    label = FACE.label(sees(t, "p1"), Choose(of="host", what="staging:main"))
    assert label.text == "Into the staging area"
    t.answer("staging:main")
    title = sees(t).names[card]
    assert news(t) == [f"**Player 1** plays {title} into the staging area."]
    assert title in board(t)
    assert FACE.picture(sees(t)).startswith(b"\x89PNG")


def test_moved_resources_are_told_as_a_whole(t: Table) -> None:
    one, two, *_ = t.heroes()
    t.mark(one, resources=3)
    t.by_hand("pass", card=one, host=two, count="2")
    names = sees(t).names
    assert news(t) == [f"2 resources go from {names[one]} to {names[two]} (by hand)."]


def test_resources_on_an_ally_stand_on_the_board(t: Table) -> None:
    ally = t.ally()
    before = board(t).count("2 resources")
    t.by_hand("gain", card=ally, count="2")
    assert board(t).count("2 resources") == before + 1


def test_shadow_cards_that_one_looks_at_are_named_to_him_alone(t: Table) -> None:
    orc = t.put(ORC, "engaged:p1")
    t.do(lambda ledger: doing.deal_shadow(ledger, orc))
    t.by_hand("peek", card=orc)
    assert news(t) == ["**Player 1** looks at 1 card among the shadow cards of Angmar Orc (by hand)."]
    (mine,) = news(t, "p1")
    (shadow,) = t.pile(f"shadow:{orc}")
    assert sees(t, "p1").names[shadow] in mine
    assert sees(t, "p1").names[shadow] in FACE.private(sees(t, "p1"))


def test_a_card_that_is_shown_is_named_to_all(t: Table) -> None:
    card = t.pile("hand:p1")[0]
    t.by_hand("show", card=card)
    assert news(t) == [f"**Player 1** shows **{sees(t, 'p1').names[card]}** (by hand)."]


def test_a_discard_pile_that_goes_back_and_fewer_cards_to_reveal_are_said(t: Table) -> None:
    t.by_hand("mill", count="3")
    use(t, "renew", seat="p1")
    assert news(t)[0] == "**Player 1**: the discard pile is shuffled into the deck (by hand)."


def test_an_encounter_card_that_goes_into_its_deck_is_said(t: Table) -> None:
    one, two, three = (t.put(ORC) for _ in range(3))
    for card, to, words in (
        (one, "shuffle", "is shuffled into the encounter deck"),
        (two, "bottom", "goes under the encounter deck"),
        (three, "victory", "goes to the victory display"),
    ):
        t.by_hand("send", card=card, to=to)
        assert f"**Angmar Orc** {words} (by hand)." in news(t)


def test_what_an_effect_forbids_is_said_to_have_changed_nothing(t: Table) -> None:
    party, orc = t.put("orc-war-party-tlr"), t.put(ORC)
    t.by_hand("damage", card=orc, count="2")
    assert news(t) == ["**Player 1**: that changes nothing; an effect forbids it, or it is so already."]
    assert party in t.state.pieces
