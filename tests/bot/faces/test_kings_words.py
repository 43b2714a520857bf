"""What happens in Kings of Middle-earth is told in words: every event, one line, hidden parts said as such."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from bot.faces.kings import FACE
from bot.faces.kings.uses import USES, said
from bot.faces.kings.words import SILENT, WORDS
from rules.kings import GAME
from rules.kings import commands as cmd
from rules.kings import events as ev
from rules.kings.cards import EVENTS
from rules.kings.facts import Units
from rules.kings.repairs import TOOLS
from rules.kings.rulings import SETTINGS
from rules.kings.tiles import KINDS
from tests.bot.faces.kings_kit import HIDDEN
from tests.rules.kings.kit import Table, table

CARDS = tuple(EVENTS)


def say(event: Any) -> str:
    return FACE.say(table().sees(None), event)


def heard(t: Table, seat: str | None) -> list[str]:
    sight = t.sees(seat)
    return [words for event in t.heard(seat) if (words := FACE.say(sight, event))]


def test_every_kind_of_event_has_words_or_is_silent_on_purpose() -> None:
    kinds = set(get_args(ev.Event))
    assert kinds == set(WORDS) | SILENT
    assert not set(WORDS) & SILENT


def test_every_use_of_a_die_has_words() -> None:
    assert set(USES) == set(get_args(cmd.Use))


def test_a_die_is_said_with_what_it_is_for() -> None:
    used = ev.DieUsed(side="shadow", face="muster", ruler=True, use="chieftain", target="ugluk@orthanc")
    assert say(used) == "**The Shadow** uses Ruler Die: Muster to bring Uglúk into play in Orthanc."
    assert said("politics", "gondor") == "to advance Gondor"
    assert said("second", "theoden") == "for Théoden's Mustering of the Mark"
    assert said("play", "fp-str-26-km") == "to play “Men of Little Villages”"


def test_a_roll_counts_equal_faces() -> None:
    rolled = ev.DiceRolled(side="free", faces=("muster", "event", "muster", "will"), ruler="event")
    assert say(rolled) == "**The Free Peoples** roll 2 Muster, Event and Will of the West; the Ruler Die shows Event."
    assert say(ev.DiceRolled(side="shadow", faces=(), ruler=None)) == "**The Shadow** rolls no dice."


def test_cards_that_the_reader_may_not_know_are_called_by_their_deck() -> None:
    drawn = ev.CardDrawn(side="free", deck="strategy", card=None, cause="an Event die")
    assert say(drawn) == "**The Free Peoples** draw a Strategy card (an Event die)."
    own = ev.CardDrawn(side="shadow", deck="strategy", card="sh-str-06-km", cause="an Event die")
    assert say(own) == "**The Shadow** draws “Stormcrow” (an Event die)."
    gone = ev.CardDiscarded(side="shadow", deck="character", card=None, random=True)
    assert say(gone) == "**The Shadow** discards a Character card, face down, chosen by chance."


@pytest.mark.rule("Corruption attempts")
def test_an_attempt_is_told_to_each_as_they_may_know_it() -> None:
    t = table(turn="shadow", eyes=3, pool="eye, 2r, 1")
    t.does("corrupt dain", draws="2r, eye, 1")
    assert (
        heard(t, None)
        == heard(t, "free")
        == [
            "**Corruption attempt** on **Dáin Ironfoot**. An Eye leaves the Hunt Box; 2 tiles to draw.",
            "The Shadow draws a tile, unseen.",
            "The Shadow draws and shows the tile **Eye**.",
            "The Shadow draws a tile, unseen.",
        ]
    )
    assert heard(t, "shadow")[1] == "You draw the tile **2 with Reveal**, unseen by others."
    t.chooses("2r")
    assert heard(t, "free") == ["**One hidden tile** lies on **Dáin Ironfoot** now. Shown and returned: 1 and Eye."]
    assert heard(t, "shadow") == [
        "The tile **2 with Reveal** lies on **Dáin Ironfoot** now. Shown and returned: 1 and Eye."
    ]


@pytest.mark.rule("Corruption attempts")
def test_a_corruption_shows_all_tiles_and_the_weakness() -> None:
    t = table(turn="shadow", eyes=2, pool="2", on={"brand": "1r, kings-1"}).does("corrupt brand")
    line = heard(t, "free")[-1]
    assert line.startswith("**Brand is Corrupted** in Dale. His tiles: 1 with Reveal, 2 and Kings 1; ")
    assert "the tile **2** stays out of the pool" in line
    assert "Weak now: North Leaders and Elites can be recruited only by an Event." in line


@pytest.mark.rule("Awakening")
def test_tiles_that_go_back_at_an_awakening_are_counted_but_for_the_shadow() -> None:
    t = table(free="muster", on={"thranduil": "2r, kings-1"}).does("muster awaken thranduil@woodland-realm")
    assert "All tiles of **Thranduil** go back to the pool: 1 hidden tile and Kings 1." in heard(t, "free")
    assert "All tiles of **Thranduil** go back to the pool: 2 with Reveal and Kings 1." in heard(t, "shadow")


def test_a_combat_card_is_named_to_its_side_alone() -> None:
    mine = ev.CombatCardChosen(side="free", card="fp-str-25-km", laid=True)
    assert say(mine) == "You lay “There Is Hope for Victory” (“Ever at Your Service”) face down."
    assert say(ev.CombatCardChosen(side="free", card=None, laid=True)) == (
        "**The Free Peoples** lay a Combat card face down."
    )
    assert say(ev.CombatCardChosen(side="shadow", card="", laid=False)) == "**The Shadow** lays no Combat card."


def test_a_combat_roll_says_dice_numbers_and_hits() -> None:
    rolled = ev.CombatRolled(side="shadow", rolls=(5, 2, 6), again=(1,), needs=5, needs_again=4, hits=2, extra=(3,))
    assert say(rolled) == (
        "**The Shadow** rolls 5 2 6, hits on 5+; Leaders roll again 1, hits on 4+; more dice 3, hits on 3+: **2 hits**."
    )


def test_units_say_what_happened_to_them() -> None:
    placed = ev.UnitsPlaced(region="dale", side="free", nation="north", units=Units(1, 2, 1), cause="recruited")
    assert say(placed) == "**The North**: 1 Regular, 2 Elites, 1 Leader to Dale (recruited)."
    lost = ev.UnitsRemoved(
        region="moria", side="shadow", nation="sauron", units=Units(nazgul=2), lost=False, cause="lost with the Army"
    )
    assert say(lost) == "**Sauron**: 2 Nazgûl out of Moria (lost with the Army)."


def test_every_repair_and_every_ruling_has_words() -> None:
    for tool in TOOLS:
        values = [p.choices[0].value if p.choices else str(p.lo) for p in tool.params]
        event = ev.Repaired(what="/".join((tool.key, *values[:-1])), value=values[-1])
        assert say(event).startswith(f"By hand: {tool.text} – "), tool.key
        blank = say(ev.Repaired(what="/".join((tool.key, *values[:-1])), value=None, hidden=True))
        assert blank.startswith(f"By hand: {tool.text}"), tool.key
        assert "None" not in blank
    for setting in SETTINGS:
        line = say(ev.OptionSet(key=setting.key, value=setting.choices[-1].value))
        assert setting.choices[-1].text in line
    assert (
        say(ev.Repaired(what="nation/gondor", value="3")) == "By hand: Set a Nation's box (4: At War) – Gondor and 3."
    )


def test_every_kind_of_tile_has_a_name_of_its_own() -> None:
    lines = {say(ev.TileDrawn(tile=kind, cause="the Hunt")) for kind in KINDS}
    assert len(lines) == len(KINDS)


def disguised(event: Any) -> list[Any]:
    """The same event with other hidden values."""
    match event:
        case ev.AttemptDrew(shown=False):
            return [ev.AttemptDrew(sovereign=event.sovereign, tile=tile, shown=False) for tile in HIDDEN]
        case ev.TilePlaced():
            return [
                ev.TilePlaced(
                    sovereign="dain", tile=tile, face_up=False, returned=("eye#1",), cause="action", unseen=(other,)
                )
                for tile, other in zip(HIDDEN, reversed(HIDDEN), strict=True)
            ]
        case ev.AttemptEnded():
            return [
                ev.AttemptEnded(sovereign="dain", returned=("eye#1",), cause="action", unseen=(tile,))
                for tile in HIDDEN
            ]
        case ev.TileReturned():
            return [ev.TileReturned(sovereign="dain", tile=tile, random=True, cause="a Companion") for tile in HIDDEN]
        case ev.TilesReturned():
            return [
                ev.TilesReturned(sovereign="dain", tiles=(tile, "kings-1#1", other))
                for tile, other in zip(HIDDEN, reversed(HIDDEN), strict=True)
            ]
        case ev.TilesSeen():
            return [ev.TilesSeen(sovereign="dain", tiles=(tile,), cause="the card") for tile in HIDDEN]
        case ev.CardDrawn():
            return [ev.CardDrawn(side="shadow", deck="strategy", card=card, cause="a die") for card in CARDS]
        case ev.CardDiscarded():
            return [ev.CardDiscarded(side="shadow", deck="strategy", card=card) for card in CARDS]
        case ev.CombatCardChosen():
            return [ev.CombatCardChosen(side="shadow", card=card, laid=True) for card in CARDS]
        case _:
            return [ev.Repaired(what="add_tile/dain", value=tile, hidden=True) for tile in HIDDEN]


SECRETS = (
    ev.AttemptDrew(sovereign="dain", tile="3#1", shown=False),
    ev.TilePlaced(sovereign="dain", tile="3#1", face_up=False, returned=(), cause="action"),
    ev.AttemptEnded(sovereign="dain", returned=(), cause="action", unseen=("3#1",)),
    ev.TileReturned(sovereign="dain", tile="3#1", random=True, cause="a Companion"),
    ev.TilesReturned(sovereign="dain", tiles=("3#1",)),
    ev.CardDrawn(side="shadow", deck="strategy", card=CARDS[0], cause="a die"),
    ev.CardDiscarded(side="shadow", deck="strategy", card=CARDS[0]),
    ev.CombatCardChosen(side="shadow", card=CARDS[0], laid=True),
    ev.Repaired(what="add_tile/dain", value="3#1", hidden=True),
)


@pytest.mark.rule("Who sees what")
@pytest.mark.parametrize("event", SECRETS, ids=lambda event: event.kind)
@pytest.mark.parametrize("seat", [None, "free"])
def test_hidden_values_never_change_what_others_read(event: Any, seat: str | None) -> None:
    lines = {say(GAME.heard_by(one, seat)) for one in disguised(event)}
    assert len(lines) == 1


@pytest.mark.rule("Who sees what")
def test_that_the_free_peoples_looked_is_said_without_what_they_saw() -> None:
    looks = disguised(ev.TilesSeen(sovereign="dain", tiles=("3#1",), cause="the card"))
    for seat in (None, "shadow"):
        lines = {say(GAME.heard_by(one, seat)) for one in looks}
        assert lines == {"**The Free Peoples** look at the tiles of **Dáin Ironfoot** (the card)."}
    assert len({say(GAME.heard_by(one, "free")) for one in looks}) > 1


def test_the_end_names_the_winner_the_reason_and_the_seed() -> None:
    ended = ev.GameEnded(winner="shadow", why="corruption", seed="mellon")
    assert say(ended) == (
        "**The Shadow** wins: the Ring-bearers have 12 Corruption. The seed of the shuffles was `mellon`."
    )
    assert say(ev.GameEnded(winner=None, why="ended")) == "Nobody wins: it was ended before its time."
