"""Scenario 5, Escape from Mount Gram (quests.json 5; RULES 10.5)."""

from rules.angmar import doing, looking
from rules.angmar.facts import CARDS
from rules.angmar.looking import key_of
from rules.angmar.pools import characters, chosen, count, kind, seats
from rules.angmar.scenarios.captured_deck import (
    DUNGEONS,
    FLIGHT,
    build,
    capture_heroes,
    capture_more,
    flee,
    free_some,
    hand_back,
    is_free,
    join,
    neighbours,
    set_threat,
    split_up,
)
from rules.angmar.state import State, Step
from rules.angmar.texts import Constant, Text, Trigger, write
from rules.angmar.words import (
    act,
    choose,
    draw,
    each_player,
    find,
    give_resources,
    reshuffle,
    reveal,
    reveal_found,
    set_aside,
    take,
)
from rules.core.ledger import Ledger

GATE = "southern-gate-efmg"
JAILOR = "jailor-gornakh-efmg"
ORCS = tuple(card.key for card in CARDS.values() if card.set == "angmar-orcs")

write(
    "quest-5-1",
    Text(
        setup=(
            each_player(
                act(hand_back),
                act(build),
                choose(characters("you", "hero"), "Which hero do you start with? The others are captured."),
                act(capture_heroes),
                give_resources(chosen(), 2),
                act(set_threat),
            ),
            set_aside(*ORCS, JAILOR, GATE),
            reshuffle(),
            each_player(draw(3)),
        ),
    ),
)
write("quest-5-1/2", Text(revealed=(act(split_up),)))
write(
    DUNGEONS,
    Text(
        revealed=(
            find(kind("location", name="Prison Cell"), "Which Prison Cell is revealed?", discard=False),
            reveal_found(),
            act(lambda t, f: capture_more(t, f.env["found"], 2, f.seat)),
            reshuffle(),
        ),
    ),
)


def _free_to_join(s: State, f: Step) -> bool:
    return is_free(s, f.card) and bool(neighbours(s, f))


def _free_and_alone(s: State, f: Step) -> bool:
    return is_free(s, f.card) and not neighbours(s, f)


write(
    f"{DUNGEONS}/2",
    Text(
        takes=free_some,
        forced=(
            Trigger("travel-begins", (choose(neighbours, "Whom do you join?"), act(join)), when=_free_to_join),
            Trigger("travel-begins", (act(flee),), when=_free_and_alone),
        ),
    ),
)


def _orcs_come(t: Ledger, f: Step) -> None:
    """The set Angmar Orcs joins the encounter deck."""
    for card in looking.pile(t.state, "aside"):
        if key_of(card) in ORCS:
            doing.move(t, card, "encounter", how="shuffled in", cause=f.card)


write(
    FLIGHT,
    Text(
        revealed=(
            take(GATE, "staging"),
            take(JAILOR, "staging"),
            act(_orcs_come),
            reshuffle(),
            reveal(count(seats)),
        ),
    ),
)


def _gate_is_shut(s: State, source: str, card: str) -> bool:
    """The players cannot travel to the gate before there are 16 progress on this stage."""
    return key_of(card) == GATE and s.pieces[source].progress < 16


def _gate_in_play(s: State, _: str) -> bool:
    return any(key_of(card) == GATE for card in s.pieces)


write(
    f"{FLIGHT}/2",
    Text(constants=(Constant("no-travel", of=_gate_is_shut), Constant("undefeatable", when=_gate_in_play))),
)
