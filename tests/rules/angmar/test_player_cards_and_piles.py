"""What well-known player cards say of hands, decks and discard piles is done by hand moves (RULES 1, 4, 8).

Each test names the card or the kind of cards whose text it does.
"""

from __future__ import annotations

import pytest

from rules.angmar import GAME, doing, leaving, looking
from rules.core.game import Illegal
from tests.rules.angmar.kit import Table

CHETWOOD = "intruders-in-chetwood"
ORC, PLACE, OTHER = "angmar-orc-tlr", "rugged-country-tlr", "outlying-homestead-tlr"


@pytest.fixture
def play() -> Table:
    return Table(CHETWOOD)


# Piles: Will of the West, Stand and Fight, Out of the Wild, Shadow of the Past


def test_a_whole_discard_pile_is_shuffled_back_but_no_hero(play: Table) -> None:
    play.by_hand("mill", count="5")
    hero = play.heroes()[0]
    play.do(lambda t: leaving.destroy(t, hero))
    play.by_hand("renew", seat="p1")
    assert play.pile("discard:p1") == (hero,)


def test_an_event_is_removed_from_the_game_or_goes_to_the_victory_display(play: Table) -> None:
    one, two = play.pile("deck:p1")[:2]
    play.by_hand("mill", count="2")
    play.by_hand("recover", card=one, to="removed")
    play.by_hand("recover", card=two, to="victory")
    assert one in play.pile("removed")
    assert two in play.pile("victory")
    assert GAME.inventory(play.state) == ()


def test_an_ally_of_any_discard_pile_comes_into_play_under_ones_own_control(play: Table) -> None:
    ally = play.ally("p2")
    play.do(lambda t: leaving.destroy(t, ally))
    play.by_hand("recover", "p1", card=ally, to="play")
    assert play.piece(ally).at == "play:p1"
    play.by_hand("leave", card=ally, to="destroyed")
    assert ally in play.pile("discard:p2")


def test_the_encounter_deck_is_searched_and_a_location_found_comes_into_play(play: Table) -> None:
    count = len(play.pile("encounter"))
    place = next(c for c in play.pile("encounter") if looking.key_of(c) == PLACE)
    play.by_hand("scry", count=str(count))
    assert place in play.offered()["fetch"]
    assert "fetch" not in play.offered("p2")
    play.by_hand("fetch", card=place, to="play")
    assert play.piece(place).at == "staging:main"
    play.by_hand("stop", order="shuffle")
    play.by_hand("travel", card=place)
    assert play.piece(place).at == "active:main"


def test_an_encounter_card_that_is_looked_at_goes_to_the_victory_display_and_into_no_hand(play: Table) -> None:
    top = play.pile("encounter")[0]
    play.by_hand("scry", count="1")
    with pytest.raises(Illegal, match="no hand"):
        play.by_hand("fetch", card=top, to="hand")
    play.by_hand("fetch", card=top, to="victory")
    assert top in play.pile("victory")


def test_a_card_of_the_encounter_discard_pile_goes_on_top_of_its_deck(play: Table) -> None:
    orc, *_ = play.discards(ORC)
    play.by_hand("unearth", card=orc, to="top")
    assert play.pile("encounter")[0] == orc


def test_an_encounter_card_leaves_play_for_its_deck_or_the_victory_display(play: Table) -> None:
    orc, place, other = play.put(ORC), play.put(PLACE), play.put(OTHER)
    play.by_hand("send", card=orc, to="bottom")
    play.by_hand("send", card=place, to="victory")
    play.by_hand("send", card=other, to="explored")
    assert play.pile("encounter")[-1] == orc
    assert play.pile("victory") == (place,)
    assert other in play.pile("discard")


def test_thaurdir_is_never_put_into_the_encounter_deck_by_hand() -> None:
    play = Table("the-battle-of-carn-dum")
    thaurdir = next(c for c in play.pile("discard") if looking.front(play.state, c).name == "Thaurdir")
    play.do(lambda t: doing.enter(t, thaurdir, "staging:main"), go_on=False)
    with pytest.raises(Illegal, match="never put"):
        play.by_hand("send", card=thaurdir, to="shuffle")


# Looking at shadow cards, and showing cards


def test_a_facedown_shadow_card_is_looked_at_by_one_player_alone(play: Table) -> None:
    orc = play.put(ORC, "engaged:p1")
    play.do(lambda t: doing.deal_shadow(t, orc))
    (shadow,) = play.pile(f"shadow:{orc}")
    play.by_hand("peek", card=orc)
    mine, others = (GAME.seen_by(play.state, seat).players["p1"].looking_at for seat in ("p1", "p2"))
    assert mine is not None
    assert [card.card for card in mine] == [shadow]
    assert others is None
    assert shadow not in GAME.seen_by(play.state, "p2").names
    (event,) = (e for e in play.events if e.kind == "looked")
    assert GAME.heard_by(event, "p2").cards == (None,)
    deck = play.pile("encounter")
    play.by_hand("stop", order="shuffle")
    assert play.pile("encounter") == deck
    assert play.pile(f"shadow:{orc}") == (shadow,)


def test_a_card_that_is_shown_is_known_to_all_and_taking_that_back_needs_a_vote(play: Table) -> None:
    card = play.pile("hand:p1")[0]
    play.by_hand("show", card=card)
    (event,) = play.told("shown")
    assert GAME.heard_by(event, None).other == looking.front(play.state, card).name
    assert GAME.reveals(event)
    assert card in play.pile("hand:p1")


def test_shadow_cards_that_were_looked_at_are_not_shuffled(play: Table) -> None:
    orc = play.put(ORC, "engaged:p1")
    for _ in range(3):
        play.do(lambda t: doing.deal_shadow(t, orc))
    dealt = play.pile(f"shadow:{orc}")
    play.by_hand("peek", card=orc)
    play.by_hand("stop", order="shuffle")
    assert play.pile(f"shadow:{orc}") == dealt
    assert not any(event.kind == "shuffled" for event in play.events)
