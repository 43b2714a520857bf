"""Scenario 1, Intruders in Chetwood (quests.json 1)."""

from rules.angmar import looking
from rules.angmar.looking import front
from rules.angmar.pools import area, count, enemies
from rules.angmar.state import State, Step
from rules.angmar.texts import Constant, Text, Trigger, anything, write
from rules.angmar.words import add, choose, each_player, raise_threat, reshuffle, take

IARION = "iarion-tlr"


def _different_locations(s: State, f: Step) -> tuple[str, ...]:
    """One copy of each location in the encounter deck that is not in the staging area yet."""
    there = {looking.key_of(card) for card in looking.staging(s, area(s, f))}
    cards = {looking.key_of(c): c for c in looking.pile(s, "encounter") if front(s, c).kind == "location"}
    return tuple(card for key, card in sorted(cards.items()) if key not in there)


def _without_iarion(s: State, source: str) -> bool:
    """Whether the first player does not control Iârion."""
    return not any(looking.key_of(c) == IARION and p.at == f"play:{s.first}" for c, p in s.pieces.items())


write(
    "quest-1-1",
    Text(
        setup=(
            take(IARION, "play:first"),
            take("orc-war-party-tlr", "staging"),
            each_player(choose(_different_locations, "Which location do you add to the staging area?"), add("chosen")),
            reshuffle(),
        ),
    ),
)
write(
    "quest-1-1/2",
    Text(
        constants=(
            Constant("no-checks", of=anything),
            Constant("undefeatable", when=_without_iarion),
        ),
        forced=(Trigger("refresh-ends", (raise_threat(count(enemies("staging")), "all"),)),),
    ),
)
