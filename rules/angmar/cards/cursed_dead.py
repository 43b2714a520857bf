"""The encounter set Cursed Dead (encounter_sets.json)."""

from rules.angmar import looking
from rules.angmar.pile_words import has_copy, mill_encounter, topmost
from rules.angmar.pools import enemies, in_piles, kind, of_kind
from rules.angmar.shadow_words import boost, boost_if, defender, on_killing
from rules.angmar.state import State, Step
from rules.angmar.texts import Of, Text, Trigger, group, write
from rules.angmar.words import add, add_engaged, each, lasting, listed, reveal, surge, when

UNDEAD_ENEMIES = of_kind("enemy", trait="Undead")
EACH_UNDEAD = group("undead", UNDEAD_ENEMIES)


def _with(seat: str) -> Of:
    """Undead enemies engaged with that player."""
    return lambda s, source, card: UNDEAD_ENEMIES(s, source, card) and looking.engaged_with(s, card) == seat


WITH = {seat: group(f"undead:{seat}", _with(seat)) for seat in ("p1", "p2", "p3", "p4")}
"""Undead enemies engaged with a player, also those that engage him later (RULES 7.4)."""


def _with_you(_: State, f: Step) -> tuple[str, ...]:
    return (WITH[f.seat],)


def _no_undead(s: State, f: Step) -> bool:
    return not enemies("play", trait="Undead")(s, f)


def _defender_doubled(s: State, f: Step) -> bool:
    return any(has_copy(s, card) for card in defender(s, f))


write(
    "dead-lord-tlr",
    Text(
        forced=(Trigger("engaged", (topmost(), add_engaged()), when=lambda s, f: f.env["it"] == f.card),),
        shadow=(boost(1), on_killing("character", reveal(1))),
    ),
)
write(
    "cursed-dead-tlr",
    Text(
        revealed=(each(in_piles("discard", fits=kind("enemy", name="Cursed Dead")), add("each")),),
        shadow=(boost_if(_defender_doubled, 2),),
    ),
)
write(
    "restless-evil-tlr",
    Text(
        revealed=(
            *(lasting("round", stat, 1, EACH_UNDEAD) for stat in ("threat", "attack", "defense")),
            when(_no_undead, surge()),
        ),
        shadow=tuple(lasting("round", stat, 1, _with_you) for stat in ("attack", "defense")),
    ),
)
write(
    "seal-the-tomb-tlr",
    Text(
        forced=(
            Trigger(
                "refresh-ends",
                (
                    mill_encounter(3),
                    when(lambda s, f: bool(listed(s, f)), topmost(), add()),
                ),
            ),
        ),
    ),
)
