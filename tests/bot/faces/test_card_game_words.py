"""What happens at the card table is told in words: every event, one line, hidden parts said as such."""

from typing import Any, get_args

import pytest

from bot.faces import FACES
from bot.faces.card_game.words import SAID, SILENT
from rules.card_game.events import Event
from rules.card_game.events.cards import (
    CardCycled,
    CardEliminated,
    CardMoved,
    CardPlayed,
    CardsDrawn,
    CardsSetAside,
    CardTaken,
    DeckShuffled,
    NothingForsaken,
    OptionChosen,
    PileRecycled,
    RandomCardPicked,
    RingUsed,
    TextUsed,
)
from rules.card_game.events.table import (
    BattlegroundActivated,
    CardLost,
    CombatBegan,
    CombatEnded,
    CorruptionChanged,
    GameEnded,
    Passed,
    PathActivated,
    Repaired,
    RoundBegan,
    Scored,
    StepBegan,
    TokensAdded,
    TurnCame,
)
from tests.bot.faces.card_game_kit import BOOK, key, player, table

FACE = FACES["against-the-shadow"]


def say(event: Any) -> str:
    return FACE.say(table(), event)


def test_every_kind_of_event_has_words_or_is_silent_on_purpose() -> None:
    kinds = set(get_args(Event))
    assert kinds == set(SAID) | SILENT
    assert not set(SAID) & SILENT


def test_whose_turn_it_is_needs_no_line_of_its_own() -> None:
    assert say(TurnCame(turn=0, seat="frodo")) == ""


def test_cards_that_the_reader_may_not_know_are_counted() -> None:
    assert say(CardsDrawn(seat="frodo", cards=(None, None))) == "**Frodo deck** draws 2 cards."
    assert say(CardsDrawn(seat="frodo", cards=(None,))) == "**Frodo deck** draws 1 card."
    assert (
        say(CardsSetAside(seat="saruman", cards=(None,) * 5)) == "**Saruman deck** draws 5 cards and lays them aside."
    )
    assert (
        say(CardCycled(seat="frodo", card=None, out_of="hand", why="cost"))
        == "**Frodo deck** cycles a card from hand as the cost."
    )


def test_the_owner_reads_the_names_of_the_cards_drawn() -> None:
    drawn = CardsDrawn(seat="frodo", cards=(key("Sam Gamgee"), key("Sting"), None))
    assert say(drawn) == "**Frodo deck** draws Sam Gamgee, Sting and 1 card."


@pytest.mark.parametrize(
    ("to", "words"),
    [
        ("reserve", "**Frodo deck** plays Gandalf the Grey to the reserve."),
        ("Lothlórien", "**Frodo deck** plays Gandalf the Grey to path 5, Lothlórien."),
        ("Moria", "**Frodo deck** plays Gandalf the Grey to Moria."),
    ],
)
def test_a_card_is_played_to_a_place(to: str, words: str) -> None:
    at = to if to == "reserve" else key(to)
    assert say(CardPlayed(seat="frodo", card=key("Gandalf the Grey"), to=at)) == words


def test_an_item_is_played_on_its_wielder_and_an_event_to_nowhere() -> None:
    on_frodo = CardPlayed(seat="frodo", card=key("Sting"), to=key("Frodo Baggins"))
    assert say(on_frodo) == "**Frodo deck** plays Sting on Frodo Baggins."
    assert (
        say(CardPlayed(seat="aragorn", card=key("The Red Arrow"), to=""))
        == "**Aragorn deck** plays the event The Red Arrow."
    )


def test_a_move_names_the_card_and_the_place() -> None:
    moved = CardMoved(seat="saruman", card=key("Flocks of Crebain"), to=key("Lothlórien"))
    assert say(moved) == "**Saruman deck** moves Flocks of Crebain from reserve to path 5, Lothlórien."


@pytest.mark.parametrize(
    ("why", "out_of", "words"),
    [
        ("setup", "hand", "**Frodo deck** cycles Boromir of the opening hand."),
        ("action", "hand", "**Frodo deck** cycles Boromir from hand."),
        ("forsaken", "play", "**Frodo deck** forsakes Boromir from reserve: it is cycled."),
        ("combat", "play", "Boromir (**Frodo deck**) is cycled after the combat."),
        ("unplayable", "hand", "**Frodo deck** cycles Boromir: it cannot be played."),
        ("twice", "hand", "**Frodo deck** cycles Boromir: it was played this round already."),
        ("rest", "aside", "**Frodo deck** cycles Boromir, the rest of the cards drawn."),
        ("wielder", "play", "Boromir (**Frodo deck**) goes with its wielder and is cycled."),
    ],
)
def test_a_card_that_is_cycled_says_why(why: Any, out_of: Any, words: str) -> None:
    assert say(CardCycled(seat="frodo", card=key("Boromir"), out_of=out_of, why=why)) == words


def test_forsaking_the_unseen_top_card_says_where_it_came_from() -> None:
    gone = CardEliminated(seat="frodo", card=None, out_of="draw", why="forsaken")
    assert say(gone) == "**Frodo deck** forsakes a card from the top of the draw deck: it is eliminated."


def test_chance_is_named_when_it_picked_the_card() -> None:
    picked = RandomCardPicked(seat="witch_king", card=key("Cave-troll"))
    assert say(picked) == "Chance draws Cave-troll from the hand of **Witch-king deck**."
    gone = CardCycled(seat="saruman", card=None, out_of="hand", why="forsaken", random=True)
    assert say(gone) == "**Saruman deck** forsakes a card from hand by chance: it is cycled."


def test_a_text_is_quoted_in_our_words() -> None:
    line = say(TextUsed(seat="frodo", card=key("Gandalf the Grey"), ability=0, action=True))
    assert line.startswith("**Frodo deck** uses Gandalf the Grey as the action: *")
    assert BOOK.cards[key("Gandalf the Grey")].text in line


def test_a_card_that_cannot_be_played_is_not_said_to_be_used() -> None:
    line = say(TextUsed(seat="witch_king", card=key("Black Rider's Mount"), ability=-1))
    assert line == "**Witch-king deck** cannot play Black Rider's Mount and does what its text says for that."


@pytest.mark.rule("Against the Shadow, Victory")
def test_against_bots_there_is_a_score_after_each_round_but_no_victory_check() -> None:
    assert say(StepBegan(step="victory")) == ""
    people = tuple(player(s.seat, bot=False) for s in table().players)
    assert FACE.say(table(players=people), StepBegan(step="victory")) == "**Victory check.**"
    assert say(StepBegan(step="combat")) == "**Combat step.**"


def test_shuffles_are_said() -> None:
    assert say(DeckShuffled(seat="frodo", cards=(None,) * 30)) == "**Frodo deck** shuffles the draw deck, 30 cards."
    recycled = PileRecycled(seat="frodo", cards=(None,) * 9)
    assert say(recycled) == "**Frodo deck** shuffles the cycle pile into the draw deck, which has 9 cards now."


@pytest.mark.rule("Combat on the path")
def test_a_combat_is_told_step_by_step() -> None:
    at = key("Lothlórien")
    steps = (
        CombatBegan(site=at, attack=5, ground=2, cards=4, left=3),
        CardLost(site=at, card=key("Boromir"), icons=2, left=1),
        CombatEnded(site=at, winner="shadow", corruption=1),
    )
    assert [say(step) for step in steps] == [
        (
            "**Combat: path 5, Lothlórien.** 5 attack icons; the path itself cancels 2; "
            "3 left for the cards there, which can cancel 4."
        ),
        "Boromir is given up and cancels 2 attack icons; 1 left.",
        "The Shadow wins **Lothlórien**: 1 corruption.",
    ]


def test_the_winner_of_a_battleground_scores_its_points() -> None:
    assert say(CombatEnded(site=key("Edoras"), winner="free", points=1)) == "The Free Peoples win **Edoras**: 1 point."
    assert say(CombatEnded(site=key("Edoras"), winner="shadow", points=1)) == "The Shadow wins **Edoras**: 1 point."


@pytest.mark.rule("Duel specials")
def test_a_tie_on_a_duel_path_is_nobodys() -> None:
    assert say(CombatEnded(site=key("Lothlórien"), winner=None)) == "Nobody takes **Lothlórien**."


def test_places_say_what_they_are_worth_and_who_fights_there() -> None:
    line = say(BattlegroundActivated(card=key("Edoras"), out_of="shadow", bare=True))
    assert line.startswith("Battleground **Edoras** is reactivated out of the scoring area of the Shadow: 1 point, ")
    assert "its printed defense does not count" in line
    assert "the Free Peoples defend (" in line
    assert "the Shadow attacks (" in line
    assert say(PathActivated(card=key("Lothlórien"), number=5)).startswith("**Path 5, Lothlórien** is active: ")


def test_corruption_comes_and_goes() -> None:
    assert say(CorruptionChanged(by=2)) == "The Shadow gains 2 corruption."
    assert say(CorruptionChanged(by=-1)) == "1 corruption is removed."


def test_small_things_have_their_lines() -> None:
    assert say(Passed(seat="frodo")) == "**Frodo deck** passes."
    assert say(RingUsed(seat="frodo")) == "**Frodo deck** uses the Ring token."
    assert say(NothingForsaken(seat="frodo")) == "**Frodo deck** has nothing to forsake, so nothing happens."
    assert say(RoundBegan(number=4, seat="saruman")) == "**Round 4** begins with Saruman."
    assert say(Scored(free=7, shadow=5)) == "**Score:** Free Peoples 7, Shadow 5."
    added = TokensAdded(on=key("Moria"), token="attack", count=2)  # noqa: S106 -- a combat token
    assert say(added) == "2 attack tokens on Moria."
    assert say(OptionChosen(seat="saruman", card=key("Gríma Wormtongue"), text="draw 2 cards")) == (
        "Chosen for Gríma Wormtongue of **Saruman deck**: draw 2 cards."
    )
    assert say(CardTaken(seat="saruman", card=key("Saruman"), out_of="draw")) == (
        "**Saruman deck** takes Saruman from the draw deck into hand, for all to see."
    )


def test_the_end_names_the_winner_the_score_and_the_seed() -> None:
    ended = GameEnded(winner="shadow", free=9, shadow=9, why="last path", seed="mellon")
    assert say(ended) == "**The Shadow wins:** Free Peoples 9, Shadow 9. The seed of the shuffles was `mellon`."


def test_a_repair_is_a_sentence_with_the_names_of_cards_piles_and_decks() -> None:
    sting = key("Sting")
    for what, value, words in (
        ("corruption", "5", "the corruption is 5."),
        ("tokens/P4-1/attack", "1", "**Caradhras** has 1 attack token."),
        (f"card/{sting}", "cycle", "**Sting** goes to its owner's cycle pile."),
        (f"card/{sting}", "P4-1", "**Sting** goes to path 4, Caradhras."),
        (
            "pile/frodo/hand/3",
            "draw",
            "card 3 of the hand of the **Frodo deck** goes to the top of its owner's draw deck.",
        ),
        ("draw/frodo", "2", "the **Frodo deck** draws 2 cards."),
        ("shuffle", "frodo", "the draw deck of the **Frodo deck** is shuffled."),
        ("path", "P4-1", "path 4, Caradhras is the active path."),
        (f"battleground/{key('Edoras')}", "shadow", "**Edoras** lies in the scoring area of the Shadow."),
        ("turn", "saruman", "it is the turn of the **Saruman deck**."),
        ("ring/frodo", "down", "the Ring token of the **Frodo deck** is used."),
    ):
        assert say(Repaired(what=what, value=value)) == f"By hand: {words}"
