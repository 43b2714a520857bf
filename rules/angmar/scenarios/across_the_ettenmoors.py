"""Scenario 6, Across the Ettenmoors (quests.json 6; RULES 10.6)."""

from collections.abc import Mapping

from rules.angmar import doing, looking
from rules.angmar import events as ev
from rules.angmar.cards.across_the_ettenmoors import sheltered
from rules.angmar.pools import count, damaged_characters, kind, me, quests, seats
from rules.angmar.state import State, Step
from rules.angmar.texts import Constant, Text, Trigger, Words, anything, write
from rules.angmar.words import (
    act,
    dig,
    discard_into_deck,
    progress,
    reshuffle,
    reveal_found,
    set_aside,
    take,
)
from rules.core.ledger import Ledger

HAVENS = ("secluded-cave-ate", "the-hoarwell-ate", "abandoned-camp-ate", "patch-of-woods-ate")
ERRANDS = ("lie-low-ate", "forage-for-food-ate", "scavenge-for-supplies-ate")
SIDE_QUEST = kind("side-quest")


def _one_of(t: Ledger, keys: tuple[str, ...]) -> str:
    """One of the cards that were set aside, at random."""
    card: str = t.state.cup.pick(tuple(c for c in looking.pile(t.state, "aside") if looking.key_of(c) in keys))
    t.happen(ev.Chanced())
    return card


def _draw_lots(t: Ledger, _: Step) -> Mapping[str, str]:
    return {"found": _one_of(t, ERRANDS), "haven": _one_of(t, HAVENS)}


def _guard(t: Ledger, f: Step) -> None:
    """The side quest guards the safe location; no other card does (EDGE_CASES G-01)."""
    doing.attach(t, f.env["haven"], f.env["found"], cause=f.card)


def _rest_into_deck(t: Ledger, f: Step) -> None:
    for card in looking.pile(t.state, "aside"):
        if looking.key_of(card) in {*HAVENS, *ERRANDS}:
            doing.move(t, card, "encounter", how="shuffled in", cause=f.card)


def _no_errand(s: State, f: Step) -> bool:
    return not quests(encounter=True)(s, f)


def _exposed(s: State, source: str) -> bool:
    """Unless a safe location is the active location."""
    return not sheltered(s, source)


FIND_ERRAND: Words = (dig(SIDE_QUEST), reveal_found())

write(
    "quest-6-1",
    Text(
        setup=(
            set_aside(*HAVENS, *ERRANDS),
            act(_draw_lots),
            reveal_found(),
            act(_guard),
            take("savage-trollspawn-ate", "staging", count(seats)),
            act(_rest_into_deck),
            take("amarthiul-woe", "play:first"),
            reshuffle(),
        ),
    ),
)
write(
    "quest-6-1/2",
    Text(
        forced=(
            Trigger("quest-begins", FIND_ERRAND, when=_no_errand),
            Trigger("defeated", (progress(me, lambda _, f: int(f.env["points"])),)),
        ),
    ),
)
for stage in (2, 3):
    write(f"quest-6-{stage}", Text(revealed=(discard_into_deck(), *FIND_ERRAND)))
write("quest-6-2/2", Text(constants=(Constant("extra-reveal", of=anything, when=_exposed),)))
write("quest-6-3/2", Text(constants=(Constant("willpower", -2, of=damaged_characters, when=_exposed),)))
