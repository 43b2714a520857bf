"""The objective-ally Amarthiúl, and unique titles (RULES 1.3, 8.5, 10.0; EDGE_CASES C)."""

from __future__ import annotations

import pytest

from rules.angmar import GAME, doing, leaving, looking
from rules.angmar import events as ev
from rules.angmar.commands import BringDeck
from rules.angmar.decks import Deck, warnings
from rules.core.game import Setup
from tests.rules.angmar.kit import Table

AMARTHIUL = "amarthiul-woe#1"
HERO_AMARTHIUL, ARAGORN = "10115", "01001"


def table() -> Table:
    """A table where the first of two players controls Amarthiúl."""
    play = Table("across-the-ettenmoors")
    if AMARTHIUL not in play.state.pieces:
        play.put("amarthiul-woe", "play:p1")
    return play


def enemy(play: Table) -> str:
    return play.put(next(looking.key_of(c) for c in play.pile("discard") + play.pile("encounter") if foe(play, c)))


def foe(play: Table, card: str) -> bool:
    face = looking.front(play.state, card)
    return face.kind == "enemy" and not face.unique and not face.indestructible


def test_a_player_whom_an_enemy_has_engaged_may_take_control_of_him() -> None:
    play = table()
    orc = enemy(play)
    play.do(lambda t: doing.engage(t, orc, "p2"))
    assert play.asked() == "may"
    assert play.questions()[0].seat == "p2"
    play.answer("amarthiul-woe")
    assert play.piece(AMARTHIUL).at == "play:p2"


def test_C04_nobody_has_to_take_him() -> None:
    play = table()
    orc = enemy(play)
    play.do(lambda t: doing.engage(t, orc, "p2"))
    play.answer("")
    assert play.piece(AMARTHIUL).at == "play:p1"


def test_a_player_who_is_out_by_now_takes_no_control_of_him() -> None:
    play = table()
    orc = enemy(play)
    play.do(lambda t: doing.engage(t, orc, "p2"))
    play.by_hand("threat", "p2", seat="p2", sign="more", count="20")
    play.by_hand("threat", "p2", seat="p2", sign="more", count="20")
    assert play.state.players["p2"].out
    play.answer("amarthiul-woe")
    assert play.piece(AMARTHIUL).at == "play:p1"
    assert play.state.result is None


def test_the_player_who_has_control_of_him_is_not_asked() -> None:
    play = table()
    orc = enemy(play)
    play.do(lambda t: doing.engage(t, orc, "p1"))
    assert play.asked() == ""


def test_his_damage_and_his_weariness_go_with_him() -> None:
    play = table()
    orc = enemy(play)
    play.mark(AMARTHIUL, damage=2, exhausted=1)
    play.do(lambda t: doing.engage(t, orc, "p2"))
    play.answer("amarthiul-woe")
    assert (play.piece(AMARTHIUL).damage, play.piece(AMARTHIUL).exhausted) == (2, True)


def test_control_of_him_does_not_pass_with_the_first_player_token() -> None:
    play = table()
    play.do(leaving.pass_token)
    assert play.state.first == "p2"
    assert play.piece(AMARTHIUL).at == "play:p1"


@pytest.mark.parametrize("how", [leaving.destroy, leaving.discard])
def test_when_he_leaves_play_the_players_have_lost(how: object) -> None:
    play = table()
    play.do(lambda t: how(t, AMARTHIUL))  # type: ignore[operator]
    assert play.state.result is not None
    assert (play.state.result.won, play.state.result.why) == (False, "amarthiul")


def test_damage_up_to_his_hit_points_loses_the_game_and_less_does_not() -> None:
    play = table()
    play.do(lambda t: leaving.damage(t, AMARTHIUL, 2))
    assert play.state.result is None
    play.do(lambda t: leaving.damage(t, AMARTHIUL, 1))
    assert play.state.result is not None


def test_when_another_card_leaves_play_nothing_is_lost() -> None:
    play = table()
    orc, ally = enemy(play), play.ally()
    play.do(lambda t: leaving.destroy(t, orc))
    play.do(lambda t: leaving.discard(t, ally))
    assert play.state.result is None


def test_a_player_eliminated_while_he_controls_him_loses_the_game_for_everyone() -> None:
    """RULES 8.5: his cards leave play before the token passes."""
    play = table()
    play.do(lambda t: doing.threat(t, "p1", 50))
    assert play.state.result is not None
    assert play.state.result.why == "amarthiul"


def test_another_player_may_be_eliminated() -> None:
    play = table()
    play.do(lambda t: doing.threat(t, "p2", 50))
    assert play.state.players["p2"].out
    assert play.state.result is None


def blanked(play: Table) -> None:
    play.do(lambda t: doing.last(t, "game", "blank", 1, AMARTHIUL), go_on=False)


def test_C05_with_a_blank_text_he_may_not_be_taken() -> None:
    play = table()
    orc = enemy(play)
    blanked(play)
    play.do(lambda t: doing.engage(t, orc, "p2"))
    assert play.asked() == ""


def test_C05_with_a_blank_text_the_game_is_lost_without_him_all_the_same() -> None:
    play = table()
    blanked(play)
    play.do(lambda t: leaving.destroy(t, AMARTHIUL))
    assert play.state.result is not None
    assert not play.state.result.won


def test_C08_he_is_a_character_and_an_ally_that_leaves_play_like_one() -> None:
    """What answers a character that leaves play (hand moves) is told of it, before the game is over."""
    play = table()
    assert AMARTHIUL in looking.characters(play.state, "p1")
    assert looking.kind(play.state, AMARTHIUL) in looking.ALLIES
    play.do(lambda t: leaving.destroy(t, AMARTHIUL))
    kinds = [type(event) for event in play.events]
    assert kinds.index(ev.Left) < kinds.index(ev.GameEnded)


def with_hero(*heroes: str) -> Table:
    """A table where the second player brought those heroes to a scenario with Amarthiúl."""
    play = Table.__new__(Table)
    play.state = GAME.start(Setup("across-the-ettenmoors", "a test", {"players": "2", "pace": "quick"})).state
    deck = Deck(name="Amarthiúl's own", heroes=dict.fromkeys(heroes, 1), cards={"01073": 3})
    play.state = GAME.play(play.state, "p2", BringDeck(deck=deck, casual=True)).state
    while not play.state.round and play.state.result is None:
        play.answer()
    if AMARTHIUL not in play.state.pieces:
        play.put("amarthiul-woe", "play:p1")
    play.do(lambda _: None)
    return play


def test_C09_the_player_discards_his_own_amarthiul_when_the_ally_comes_into_play() -> None:
    play = with_hero(HERO_AMARTHIUL, ARAGORN)
    assert AMARTHIUL in play.state.pieces
    assert f"p2:{HERO_AMARTHIUL}#1" in play.pile("discard:p2")
    assert [looking.key_of(hero) for hero in play.heroes("p2")] == [ARAGORN]
    assert play.state.result is None


def test_C09_a_player_left_without_heroes_by_that_is_eliminated() -> None:
    assert with_hero(HERO_AMARTHIUL).state.players["p2"].out


def test_C09_other_heroes_stay() -> None:
    assert len(with_hero(ARAGORN, "01002").heroes("p2")) == 2


@pytest.mark.parametrize("scenario", [4, 6, 7])
def test_C09_whoever_brings_the_hero_is_warned(scenario: int) -> None:
    deck = Deck(name="Amarthiúl's own", heroes={HERO_AMARTHIUL: 1})
    assert any("Amarthiúl" in warning for warning in warnings(deck, scenario))


def test_control_of_iarion_is_not_lost_with_another_card() -> None:
    play = Table("intruders-in-chetwood")
    orc = play.put("angmar-orc-tlr")
    play.do(lambda t: leaving.destroy(t, orc))
    assert play.state.result is None
