"""Scenario 7, The Treachery of Rhudaur (quests.json 7; RULES 10.7)."""

from rules.angmar import leaving, looking, questing
from rules.angmar.cards.deadmens_dike import about_me, thaurdir_stands
from rules.angmar.cards.the_treachery_of_rhudaur import INQUIRIES
from rules.angmar.looking import printed
from rules.angmar.pile_words import UNDEAD
from rules.angmar.state import State, Step
from rules.angmar.texts import Constant, Text, Trigger, write
from rules.angmar.words import act, add, advance, each_player, find, reshuffle, set_aside, take
from rules.core.ledger import Ledger

THAURDIR = "thaurdir-tor"


def _inquiries(s: State) -> tuple[str, ...]:
    """The scenario's side quests that still lie quest side up."""
    return tuple(card for card, piece in s.pieces.items() if looking.key_of(card) in INQUIRIES and not piece.side)


def _out_of_time(t: Ledger, f: Step) -> None:
    """What has not been defeated is removed from the game, and stage 2 begins."""
    for card in _inquiries(t.state):
        leaving.leave(t, card, to="removed", how="removed", cause=f.card)
    questing.advance(t, looking.area_of(t.state, f.card))


def _causeways(s: State, f: Step) -> int:
    return 2 if len(s.seats) > 2 else 1


def _clues(s: State, _: str, __: str) -> int:
    """5 quest points less for each Clue on a character, whoever controls him (EDGE_CASES H-03)."""
    held = [card for card in s.pieces if "Clue" in printed(s, card).traits and looking.host(s, card)]
    return -5 * sum(1 for card in held if looking.kind(s, looking.host(s, card)) in looking.CHARACTERS)


write(
    "quest-7-1",
    Text(
        setup=(
            take("the-great-hall-tor", "active"),
            set_aside(THAURDIR),
            *(take(key, "staging") for key in INQUIRIES),
            take("ancient-causeway-tlr", "staging", _causeways),
            take("amarthiul-woe", "play:first"),
            reshuffle(),
        ),
    ),
)
write(
    "quest-7-1/2",
    Text(
        constants=(Constant("not-current"),),
        forced=(
            Trigger("time", (act(_out_of_time),), when=about_me),
            Trigger("always", (advance(),), when=lambda s, f: not _inquiries(s)),
        ),
    ),
)
write(
    "quest-7-2",
    Text(
        revealed=(
            take(THAURDIR, "staging"),
            each_player(find(UNDEAD, "Which Undead enemy is added to the staging area?"), add()),
            reshuffle(),
        ),
    ),
)
write(
    "quest-7-2/2",
    Text(constants=(Constant("quest_points", _clues), Constant("undefeatable", when=thaurdir_stands))),
)
