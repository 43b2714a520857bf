"""The campaign's events (campaign.json 172, 190)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.angmar import doing, leaving, looking
from rules.angmar.campaign_log import Log
from rules.core.game import Illegal
from tests.rules.angmar.campaigns import CHETWOOD, DIKE, WASTES, in_hand, played, title
from tests.rules.angmar.kit import Table


@pytest.fixture
def play() -> Table:
    return Table(CHETWOOD)


# 172 Determination


def test_172_goes_on_a_unique_character_and_readies_him_and_who_is_determined() -> None:
    log = Log(scenario=4, pool=("158/2", "173"), protect=0)
    play = Table(WASTES, log=log)
    hero, friend, other = play.heroes()[0], play.heroes("p2")[0], play.heroes("p2")[1]
    assert play.state.log is not None
    play.state = replace(play.state, log=replace(play.state.log, determined=(title(play, friend),)))
    for one in (hero, friend, other):
        play.mark(one, exhausted=1)
    ally = play.ally()
    event = played(play, "172")
    assert ally not in play.options()
    play.answer(hero)
    assert looking.host(play.state, event) == hero
    assert [play.piece(one).exhausted for one in (hero, friend, other)] == [False, False, True]


def test_172_readies_everyone_who_bears_one(play: Table) -> None:
    first, second = play.heroes()[:2]
    played(play, "172")
    play.answer(first)
    play.mark(first, exhausted=1)
    played(play, "172")
    play.answer(second)
    assert not play.piece(first).exhausted


def test_172_is_a_condition_attachment_while_it_is_attached(play: Table) -> None:
    event = played(play, "172")
    assert looking.printed(play.state, event).kind == "event"
    play.answer(play.heroes()[0])
    face = looking.printed(play.state, event)
    assert (face.kind, face.traits) == ("attachment", ("Condition",))
    play.do(lambda t: leaving.discard(t, event))
    assert event in play.pile("discard:p1")
    assert looking.printed(play.state, event).kind == "event"


# 190 Lore of Ancient Arnor


def test_190_each_player_takes_a_card_back_and_shuffles_the_rest_in(play: Table) -> None:
    for seat in ("p1", "p2"):
        play.do(lambda t, seat=seat: doing.mill(t, seat, 3))
    piles = {seat: set(play.pile(f"discard:{seat}")) for seat in ("p1", "p2")}
    event = played(play, "190")
    picked = {}
    for seat in ("p1", "p2"):
        picked[seat] = play.options()[0]
        assert event not in play.options()
        play.answer(picked[seat], seat=seat)
    for seat in ("p1", "p2"):
        assert picked[seat] in play.pile(f"hand:{seat}")
        assert piles[seat] - {picked[seat]} <= set(play.pile(f"deck:{seat}"))
        assert not play.pile(f"discard:{seat}")
    assert event in play.pile("removed")


def test_190_who_is_alone_takes_2_cards() -> None:
    play = Table(CHETWOOD, 1)
    play.do(lambda t: doing.mill(t, "p1", 3))
    hand = len(play.pile("hand:p1"))
    played(play, "190")
    play.answer()
    play.answer()
    assert not play.questions()
    assert len(play.pile("hand:p1")) == hand + 2


def test_190_leaves_dead_heroes_where_they_are(play: Table) -> None:
    hero = play.heroes()[0]
    play.do(lambda t: leaving.destroy(t, hero))
    played(play, "190")
    play.answer_all()
    assert hero in play.pile("discard:p1")


def test_190_moves_nothing_while_cards_are_kept_in_the_discard_piles() -> None:
    play = Table(DIKE)
    play.put("the-power-of-angmar-tlr")
    play.do(lambda t: doing.mill(t, "p1", 3))
    lies = set(play.pile("discard:p1"))
    event = played(play, "190")
    assert set(play.pile("discard:p1")) == lies
    assert event in play.pile("removed")


def test_a_boon_in_hand_is_paid_for_like_any_card(play: Table) -> None:
    event = in_hand(play, "190")
    for hero in play.heroes():
        play.mark(hero, resources=0)
    with pytest.raises(Illegal, match="cannot pay"):
        play.by_hand("play", card=event, paid="yes", x="0")
